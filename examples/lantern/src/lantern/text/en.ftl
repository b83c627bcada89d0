game-title = Lantern
game-summary = Two to four thieves share one light: go deeper, or leave with what you have.

option-players-label = Players
option-players = How many play
option-stairs-label = Stairs
option-stairs = What a die must show at least to find the stairs in the dark

## Actions

kind-deeper = Go deeper
kind-climb = Climb out
kind-charm = Show the charm
action-deeper = Go deeper
action-climb = Climb out
action-charm = Show your charm

## Events

event-dealt = { player } gets a charm against { $tile }.
event-dealt-hidden = { player } gets a charm.
event-found = { player } finds { $tile }.
event-lurks = Out of the shadows: { $tile }!
event-charmed = { player } shows a charm, and { $tile } will bother nobody any more.
event-climbed = { player } climbs out.
event-dark = The lantern goes out.
event-rolled = { player } gropes for the stairs and rolls { $face }.

## Tiles

tile-copper = a copper coin
tile-silver = a silver goblet
tile-pearl = a pearl
tile-ruby = a ruby
tile-crown = the crown
tile-bats = the bats
tile-ghost = the ghost
tile-flood = the flood

## Refusals

refuse-over = The night is over.
refuse-turn = { player } decides now.
refuse-charm = Your charm is spent, or what it is good against does not lie in the vault.
refuse-empty = The bag is empty: there is no deeper.

## Prompts, ends and scores

prompt-choose = Deeper, or up into the fresh air?
prompt-wait = { player } is thinking.
prompt-over = The night is over.
end-dark = The lantern went out.
end-out = Everybody is out.
score-treasure = Treasure brought home
score-charm = A charm that was not needed

## Content

column-treasures = Treasures
column-dangers = Dangers
column-code = code
column-points = points
column-count = how many
column-charms = charms

## Content and positions that cannot be used

content-codes = two kinds of tiles have the code “{ $code }”
content-charms = there are { $count } charms, and { $wanted } players may need one each
position-json = this is not a position of Lantern ({ $reason })
position-seats = a position has two to four seats, each with a sack and a charm, and one of them decides
position-pieces = tiles or charms are missing, or there are too many

## What a view shows

view-turn = Decides now
view-below = Below
view-sacks = Sack
view-charms = Charm
view-lying = Lying in the vault
view-boxed = Out of the game
view-bag = In the bag
view-stairs = Finds the stairs in the dark, or more
view-dark = Dark
figure-points = Points
fate-out = climbed out
fate-below = stayed below
charm-spent = spent

## The guided game

guide-vault-title = One lantern for all
guide-vault-see = The lantern lights the vault. What lies at its foot lurks there already.
guide-vault-want = Bring home more than the others, before the light goes out.
guide-deeper-title = One step deeper
guide-deeper-see = Nothing much lies in the vault yet, so the light is safe for now.
guide-deeper-want = Each step brings a tile out of the bag: a treasure for your sack, or a danger.
guide-deeper-press = (1) Go deeper, then (2) the large button.
guide-climb-title = Out in time
guide-climb-see = The others have taken their steps, and you have something in your sack.
guide-climb-want = Whoever climbs out keeps it for good.
guide-climb-press = (1) Climb out, then (2) the large button.
