### Knock, Knock! Dungeon!

game-title = Knock, Knock! Dungeon!
game-summary = Lay a dungeon of overlapping cards together and bring down the Black Knight at its end, all within six minutes.
game-sentence = Build a dungeon of overlapping cards, keep it quiet, and bring down the Black Knight.
game-length = 6 min
game-kind = Together
game-style = Laying cards
game-credit = By Anthony Perone and Waltch Pierre, published by Blue Orange.

## Options

option-players-label = Players
option-players = How many play, from 1 to 6.
option-players-about = Up to six explorers; bots take the seats that are free.
option-first-label = Who begins
option-first = The seat that begins; 0 lets luck decide.
option-first-about = By lot, or the seat you name.
option-adventure-label = Adventure
option-adventure = Play a keep of the adventure: four keeps, each harder than the last, with spells to find.
option-keep-label = Keep
option-keep = Which keep of the adventure to enter, from 1 to 4.
option-keep-about = Each keep is harder than the one before.
option-spells-label = Spellbook tokens
option-spells = The Spellbook tokens that the team brings along: fireball, ice-flash, poison, sphere.
option-spells-about = Found in the keeps before: the team brings them along.
option-chests-label = Chest hunt
option-chests = Hunt for chests: a victory also scores the largest group of touching chest cards.
option-clock-label = Clock
option-clock = Seconds on the clock; 0 plays without one.
option-clock-about = How long the team has; without one there is no hurry.
option-first-seat = the seat that begins has to be one of the { $players } at the table
option-spells-twice = there is only one Spellbook token of each kind
option-adventure-only = later keeps and Spellbook tokens belong to the adventure: switch it on

## Prompts

prompt-place = Your turn: place a card.
prompt-revealed = Your turn: place the card that you have shown.
prompt-knight = You have drawn the Black Knight: place him at once.
prompt-spells = All hands are empty: cast a spell, or say that there is nothing more to do.
prompt-wait = { player } is to move.
prompt-watch = There is nothing for you to do here.

## Cards

card-hall = hall { $code }
card-joker = joker { $code }
creature-rat = Pantry Rat
creature-bat = Belfry Bat
creature-goblin = Grumpy Goblin
creature-kobold = Thieving Kobold
creature-slime = Hungry Slime
creature-spider = Cellar Spider
creature-skeleton = Rattling Skeleton
creature-imp = Candle Imp
creature-zombie = Drowsy Zombie
creature-ghoul = Greedy Ghoul
creature-mimic = Toothy Chest
creature-orc = Orc Doorkeeper
creature-gargoyle = Mossy Gargoyle
creature-wraith = Weeping Wraith
creature-ogre = Kitchen Ogre
creature-minotaur = Lost Minotaur
creature-basilisk = Squinting Basilisk
creature-vampire = Pale Vampire
creature-golem = Pebble Golem
creature-lich = Librarian Lich
creature-hatchling = Dragon Hatchling
creature-knight = Black Knight

## The columns of the content

column-halls = Empty halls
column-creatures = Creatures
column-code = code
column-name = name
column-corners = corners
column-tokens = Time tokens
column-silence = Silence
column-chests = chests
column-level = level
column-knight = Black Knight

## Spells, corners, places in a hand

spell-fireball = Fireball
spell-ice-flash = Ice Flash
spell-poison = Poison
spell-sphere = Sphere of Silence
corner-nw = upper left
corner-ne = upper right
corner-sw = lower left
corner-se = lower right
slot-1 = my first card
slot-2 = my second card
slot-3 = my third card
slot-4 = my fourth card
slot-5 = my fifth card
slot-6 = my sixth card
turned-yes = turned
turned-no = upright
silence-yes = Silence
silence-no = Speech

## Actions

kind-place = Place
kind-reveal = Show
kind-fireball = Fireball
kind-ice-flash = Ice Flash
kind-poison = Poison
kind-sphere = Sphere
kind-time-up = Time is up
kind-done = Nothing more to do
action-place =
    { $turned-number ->
        [1] Place the { $card } at { $site }, turned
       *[0] Place the { $card } at { $site }
    }
action-reveal = Show everyone the { $card }
action-fireball = Fireball: burn the creature at { $site }
action-ice-flash = Ice Flash: freeze the creature at { $site }
action-poison = Poison: the { $corner } corner of the creature at { $site }
action-sphere = Sphere of Silence: let everyone speak again
action-time-up = The time is up
action-done = Say that there is nothing more to do: the keep is lost

## Events

event-dealt = { player } is dealt the { $card }.
event-dealt-hidden = { player } is dealt a card.
event-opened = The dungeon begins with the { $card }.
event-placed =
    { $turned-number ->
        [1] { player } places the { $card } at { $site }, turned.
       *[0] { player } places the { $card } at { $site }.
    }
event-revealed = { player } shows the { $card } and has to place it next.
event-cast = { player } uses a Spellbook token: { $spell }.
event-burned = The { $card } at { $site } goes up in flames.
event-froze = The creature at { $site } freezes.
event-poisoned = The { $corner } corner at { $site } is poisoned and counts zero.
event-flipped =
    { $silence-number ->
        [1] Silence! Not a word from now on, only signs.
       *[0] Speech: everyone may talk again.
    }
event-timed =
    { $tokens-number ->
        [one] The creature at { $site } takes { $tokens-number } Time token.
       *[other] The creature at { $site } takes { $tokens-number } Time tokens.
    }
event-defeated = The { $card } at { $site } is defeated.
event-alarm =
    { $tokens-number ->
        [one] The alarm draws nearer: { $tokens-number } Time token goes back to the reserve.
       *[other] The alarm draws nearer: { $tokens-number } Time tokens go back to the reserve.
    }
event-drew = { player } draws the { $card }.
event-drew-hidden = { player } draws a card.
event-no-draw = { player } draws nothing for a Silence card.
event-knight = { player } draws the Black Knight!
event-found = The team finds a Spellbook token: { $spell }.
event-ended = { $end }

## How a keep ends

end-running = The keep is not decided yet.
end-won = The Black Knight is defeated!
end-hall = Too much noise in a hall: its danger has reached 6.
end-reserve = The reserve had too few Time tokens for a new creature.
end-alarm = A creature has lost its last Time token and raised the alarm.
end-time = The time has run out.
end-cards = All hands are empty, and the Black Knight still stands.
score-chests =
    { $cards ->
        [one] Chests on the largest group, { $cards } card
       *[other] Chests on the largest group, { $cards } cards
    }

## Why an action is refused

refuse-over = This keep is over.
refuse-clock-owner = Only the table keeps the clock, and it does nothing else.
refuse-no-clock = This keep is played without a clock.
refuse-cards-left = There are still cards to place.
refuse-turn = It is the turn of { player }.
refuse-knight-first = The Black Knight has been drawn: he has to be placed first.
refuse-revealed-first = You have shown a card: it has to be the next one that you place.
refuse-not-in-hand = You do not hold that card.
refuse-taken = A card already lies there.
refuse-no-corner = A card has to cover one corner of a card in the dungeon, and no more than one of each.
refuse-same-turned = This card looks the same after a half turn: place it upright.
refuse-reveal-alone = You play alone: there is nobody to show a card to.
refuse-reveal-twice = You have already shown a card: place that one first.
refuse-no-token = The team does not hold that Spellbook token.
refuse-speech = Speech shows already: the Sphere would change nothing.
refuse-alone = The Speech/Silence token is not used when you play alone.
refuse-no-creature = No undefeated creature lies there.
refuse-knight-immune = The Black Knight does not burn.
refuse-frozen = That creature is frozen already.
refuse-slot = A hand has { $cards } places here.
refuse-no-corner-there = A card has no such corner.

## Sets of cards and positions that cannot be used

set-halls =
    { $count ->
        [one] there is { $count } empty hall, and a set has { $wanted }
       *[other] there are { $count } empty halls, and a set has { $wanted }
    }
set-creatures =
    { $count ->
        [one] there is { $count } creature, and a set has { $wanted }
       *[other] there are { $count } creatures, and a set has { $wanted }
    }
set-knights = a set has one Black Knight (“knight = true”), and here are { $count }
set-knight-level = the Black Knight carries no level mark
set-codes = two cards have the code “{ $code }”
set-code-spell = the code “{ $code }” is the name of a spell
set-base =
    { $count ->
        [one] { $count } card without a level mark is too few to deal: { $wanted } are needed
       *[other] { $count } cards without a level mark are too few to deal: { $wanted } are needed
    }
position-parts = a position has four parts between “|”: the state, the dungeon, the hands, the pile
position-field = “{ $field }” does not fit into a position
position-hands =
    { $players ->
        [one] there has to be { $players } hand with { $cards } places
       *[other] there have to be { $players } hands with { $cards } places each
    }
position-tokens = “{ $card }” is an empty hall and takes no Time tokens
position-cards = these cards are missing, too many, or where they cannot be in this keep: { $cards }
position-time = the Time tokens in the reserve and on the creatures have to be { $wanted } in all
position-alarm = a creature without Time tokens is frozen (“+ice”), or the keep has ended
position-turn = it is the turn of { player }, whose hand is empty

## Why a hint says so

reason-defeats = It brings a creature down.
reason-urgent = It brings a creature down whose time is nearly up.
reason-weakens = It lowers the danger of a creature.
reason-calms = It makes a hall quieter.
reason-opens = It gets a creature out of the hand while the fight can be won.
reason-quiet = It keeps the halls quiet and spends nothing of value.
reason-spell = A spell is worth more now than later.
reason-desperate = Every way looks lost; this one may not be.

## What a view shows, and what a preview counts

view-players = Players
view-level = Keep
view-turn = To move
view-dungeon = Dungeon
view-card = Card
view-x = Column
view-y = Row
view-turned = Turned
view-danger = Danger
view-tokens = Time tokens
view-frozen = Frozen
view-hands = Hands
view-revealed = Shown
view-pile = Pile
view-knight = Black Knight
view-reserve = Time tokens in the reserve
view-silence = Silence
view-spells = Spellbook tokens
view-poison = Poisoned
view-corner = Corner
view-burned = Burnt
view-adventure = Adventure
view-chest-hunt = Chest hunt
view-clock = Clock
view-end = The keep
figure-danger = Danger
figure-tokens = Time tokens
figure-reserve = Time tokens in the reserve
figure-chests = Chests

## Where the Black Knight is

knight-pile = under the pile
knight-drawn = drawn
knight-dungeon = in the dungeon

## Drawing

draw-hush = hush
draw-shown = shown
draw-reserve = Time
draw-pile = Pile { $cards }
draw-knight =
    { $where ->
        [pile] knight below
        [drawn] knight drawn!
       *[dungeon] knight is here!
    }
draw-legend =
    { $quiet } quiet   { $tight } full
    { $stands } stands  { $falls } falls
    { $lost } the hall is lost
draw-speech = Speech: talk freely
draw-silence = SILENCE: signs only
draw-keep = Keep { $keep }
draw-no-spells = no spells
draw-spell =
    { $spell ->
        [fireball] Fire
        [ice-flash] Ice
        [poison] Poison
       *[sphere] Sphere
    }
# A creature in eight letters at most; three must do where there is little room.
draw-creature =
    { $name ->
        [rat] Rat
        [bat] Bat
        [goblin] Goblin
        [kobold] Kobold
        [slime] Slime
        [spider] Spider
        [skeleton] Skeleton
        [imp] Imp
        [zombie] Zombie
        [ghoul] Ghoul
        [mimic] Chest
        [orc] Orc
        [gargoyle] Gargoyle
        [wraith] Wraith
        [ogre] Ogre
        [minotaur] Minotaur
        [basilisk] Basilisk
        [vampire] Vampire
        [golem] Golem
        [lich] Lich
        [hatchling] Dragon
        [knight] Knight
       *[other] { $name }
    }
sign-quiet = a hall that is quiet, and its danger
sign-full = a hall that bears nothing more
sign-lost = a hall that is lost: the game would be over
sign-stands = a creature that stands, and its danger
sign-falls = a creature that falls
sign-hall = a hall
sign-creature = a creature that stands; in the hand, the chosen card
sign-ghost = the card in hand, as it would lie
sign-token = a Time token
sign-no-token = a creature without Time tokens
sign-frozen = a frozen creature
sign-poison = a poisoned corner
sign-chest = a treasure chest
sign-place = another place where the card may lie
sign-hand = a card in another hand, seen from behind
sign-turn = whose turn it is
sign-face = a card that was shown: upper and lower corners
sign-spent = a Time token that is spent
sign-hush = a card that calls for Silence

## Targets of the calibration

target-keep-1 = Keep 1
target-keep-2 = Keep 2
target-keep-3 = Keep 3
target-keep-4 = Keep 4
target-keep-1-solo = Keep 1, alone
target-keep-2-solo = Keep 2, alone
target-keep-3-solo = Keep 3, alone
target-keep-4-solo = Keep 4, alone

## The board in the browser

board-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } in the pile
    }
board-reserve = { $count } of 12 Time tokens
board-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-hall = Hall
board-joker = Joker
board-creature = { $name }
board-hall-told = Hall { $top } / { $bottom }
board-joker-told = Joker { $top } / { $bottom }
board-placing = { $card }, at { $site }
board-placing-turned = { $card }, turned, at { $site }
board-place-it = Place it
board-show-card = Show everyone: { $card }
board-note-take = Take a card from your hand: its places light up.
board-note-places =
    { $count ->
        [one] One place is free: point at it to try it.
       *[other] { $count } places are free: point at one to try it.
    }
board-keep-taken = Keep { $keep }: taken
board-keep-now = Keep { $keep }: here you are
board-keep-ahead = Keep { $keep }
board-turn = Turn
board-show = Show it
board-keep = Keep { $keep } of 4
board-knight-below =
    { $count ->
        [0] he is next
        [one] { $count } card down
       *[other] { $count } cards down
    }
board-knight-drawn = drawn: he has to be placed
board-knight-dungeon = he stands in the dungeon
board-change = { $card } at { $site }: danger { $before } → { $after }
board-quiet = quiet
board-full = full
board-stands = stands
board-lost = lost

## The guided game

guide-dungeon-title = A dungeon of cards
guide-dungeon-see = The first card lies there. Its four numbers make its danger: the disc in the middle tells it.
guide-dungeon-want = Five is all that a hall bears. At six the whole dungeon wakes up, and you lose together.
guide-hall-title = Lay a hall
guide-hall-see = Your four cards. A new card covers one corner of another, and what it covers counts no more.
guide-hall-want = A place where nothing gets louder than 5. A red number tells what would be too loud.
guide-hall-press = (1) this hall, (2) the place, (3) “Place it”.
guide-creature-title = A creature comes in
guide-creature-see = The Grumpy Goblin’s numbers make 8, so it will stand. It takes 3 Time tokens, and each turn gives one back.
guide-creature-want = Let it in where its numbers can be covered soon: when its last token goes, you lose.
guide-creature-press = (1) the goblin, (2) turn it, (3) the place, (4) “Place it”.
guide-falls-title = Bring the goblin down
guide-falls-see = The goblin stands: the numbers on its card make 6, and one Time token is left.
guide-falls-want = At 5 or less it falls and gives its tokens back. The joker’s 0 hides a 2.
guide-falls-press = (1) the joker, (2) this place, (3) “Place it”.
guide-silence-title = Not a word
guide-silence-see = The joker has turned the token over. Until the next one, Silence reigns: no chat.
guide-silence-want = Understand each other without words, by signs, or by showing everyone a card.
guide-silence-press = A sign; or point at a place in the dungeon: right-click it, or press it long.
guide-knight-title = The Black Knight waits
guide-knight-see = He lies below the pile. Whoever draws him lays him down at once.
guide-knight-want = Bring him down and you all win. In the next game a candle of six minutes burns.
guide-knight-press = Play on as you like. If you are stuck, ask for a hint.
