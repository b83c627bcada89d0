### Clank!

game-title = Clank!
game-summary = Steal an artifact from under a dragon, and as much else as you dare, and get out again. Every noise you make may be your last.

## Options

option-players = How many play, from 1 to 4.
option-side = The side of the board: day or dusk.
option-first = The seat that begins; 0 lets luck decide.
option-first-seat = the seat that begins has to be one of the { $players } at the table

## Prompts

prompt-play = Your turn: play the cards of your hand, and act as you like.
prompt-act = Your turn: spend what you have, then end the turn.
prompt-take = A token lies here: take it, or leave it.
prompt-discard = Discard a card to pay for this one, or leave it.
prompt-choose = Choose one of the effects of the card.
prompt-trash = Trash a card of your discard pile or of those you have played.
prompt-grab = Take a secret from which room?
prompt-replace = Which card of the row goes?
prompt-wait = { player } is to move.
prompt-watch = There is nothing for you to do here.

## Cards

card-burgle = Burgle
card-stumble = Stumble
card-sidestep = Sidestep
card-scramble = Scramble
card-mercenary = Mercenary
card-explore = Explore
card-secret-tome = Secret Tome
card-goblin = Goblin
card-sapphire = Sapphire
card-emerald = Emerald
card-ruby = Ruby
card-diamond = Diamond
card-dragons-eye = Dragon’s Eye
card-amulet-of-vigor = Amulet of Vigor
card-boots-of-swiftness = Boots of Swiftness
card-bracers-of-agility = Bracers of Agility
card-brilliance = Brilliance
card-dead-run = Dead Run
card-elven-boots = Elven Boots
card-elven-cloak = Elven Cloak
card-elven-dagger = Elven Dagger
card-flying-carpet = Flying Carpet
card-lucky-coin = Lucky Coin
card-move-silently = Move Silently
card-pickaxe = Pickaxe
card-scepter-of-the-ape-lord = Scepter of the Ape Lord
card-search = Search
card-silver-spear = Silver Spear
card-singing-sword = Singing Sword
card-sleight-of-hand = Sleight of Hand
card-sneak = Sneak
card-swagger = Swagger
card-tattle = Tattle
card-treasure-map = Treasure Map
card-underworld-dealing = Underworld Dealing
card-wand-of-recall = Wand of Recall
card-wand-of-wind = Wand of Wind
card-apothecary = Apothecary
card-archaeologist = Archaeologist
card-cleric-of-the-sun = Cleric of the Sun
card-dwarven-peddler = Dwarven Peddler
card-gem-collector = Gem Collector
card-invoker-of-the-ancients = Invoker of the Ancients
card-kobold-merchant = Kobold Merchant
card-master-burglar = Master Burglar
card-mister-whiskers = Mister Whiskers
card-monkeybot-3000 = MonkeyBot 3000
card-rebel-captain = Rebel Captain
card-rebel-miner = Rebel Miner
card-rebel-scout = Rebel Scout
card-rebel-soldier = Rebel Soldier
card-the-duke = The Duke
card-the-mountain-king = The Mountain King
card-the-queen-of-hearts = The Queen of Hearts
card-treasure-hunter = Treasure Hunter
card-tunnel-guide = Tunnel Guide
card-wizard = Wizard
card-dragon-shrine = Dragon Shrine
card-ladder = Ladder
card-shrine = Shrine
card-teleporter = Teleporter
card-the-vault = The Vault
card-animated-door = Animated Door
card-belcher = Belcher
card-cave-troll = Cave Troll
card-crystal-golem = Crystal Golem
card-kobold = Kobold
card-ogre = Ogre
card-orc-grunt = Orc Grunt
card-overlord = Overlord
card-watcher = Watcher

## Secrets, items, artifacts, cubes, rooms

token-chalice = Chalice
token-greater-healing = Greater Healing Potion
token-greater-skill-boost = Greater Skill Boost
token-greater-treasure = Greater Treasure
token-flash-of-brilliance = Flash of Brilliance
token-dragon-egg = Dragon Egg
token-healing = Healing Potion
token-treasure = Treasure
token-skill-boost = Skill Boost
token-strength = Potion of Strength
token-swiftness = Potion of Swiftness
token-magic-spring = Magic Spring
item-key = Key
item-backpack = Backpack
item-crown = Crown
artifact-ring = Ring (5)
artifact-ankh = Ankh (7)
artifact-vase = Vase (10)
artifact-bananas = Golden Bananas (15)
artifact-shield = Shield (20)
artifact-armour = Armour (25)
artifact-orb = Orb (30)
cube-red = red cube
cube-blue = blue cube
cube-green = green cube
cube-yellow = yellow cube
cube-black = black cube
room =
    { $room ->
        [1] the way out
       *[other] room { $room }
    }
swords =
    { $count ->
        [0] no sword
        [one] { $count } sword
       *[other] { $count } swords
    }

## What an effect does, as a choice

verb-skill = skill
verb-swords = swords
verb-boots = boots
verb-gold = gold
verb-clank = less clank
verb-draw = draw cards
verb-heal = heal
verb-teleport = teleport
verb-others-clank = clank for the others
verb-everyone-clank = clank for everyone
verb-dragon-cubes = black cubes back into the bag
verb-rage = a furious dragon
verb-trash = trash a card
verb-spring = trash a card at the end of the turn
verb-burgle = trash a Burgle
verb-replace = replace a card of the row
verb-secret = take a secret nearby
verb-attack = a dragon attack
verb-tomes = Secret Tomes for 7 gold

## The columns of the content

column-cards = Cards
column-secrets = Secrets
column-day_rooms = Rooms of the Day side
column-day_tunnels = Tunnels of the Day side
column-dusk_rooms = Rooms of the Dusk side
column-dusk_tunnels = Tunnels of the Dusk side
column-code = code
column-kind = kind
column-count = copies
column-cost = cost
column-points = points
column-score = points by
column-companion = companion
column-play = play
column-price = price
column-then = choice
column-when = if you have
column-bonus = bonus
column-turn = this turn
column-gain = gained at once
column-arrive = arrive
column-where = only in
column-dragon = dragon
column-danger = danger
column-kept = kept
column-now = now
column-use = potion
column-room = room
column-at = place
column-depths = depths
column-cave = cave
column-market = market
column-fountain = fountain
column-minor = minor
column-major = major
column-idols = idols
column-artifact = artifact
column-rooms = rooms
column-boots = boots
column-monsters = monsters
column-locked = locked
column-one_way = one way
column-wraps = wraps

## Actions

kind-play-all = Play all
kind-play = Play
kind-discard = Discard
kind-trash = Trash
kind-replace = Replace
kind-choose = Choose
kind-take = Take
kind-grab = Grab
kind-pass = Leave it
kind-artifact = Artifact
kind-move = Move
kind-teleport = Teleport
kind-buy = Acquire
kind-use = Use
kind-fight = Fight
kind-market = Market
kind-drink = Drink
kind-end = End turn
action-play-all = Play all cards that need no choice
action-play = Play { $card }
action-discard = Discard { $card }
action-trash = Trash { $card }
action-replace = Replace { $card } in the row
action-choose = Choose: { $verb }
action-take = Take the token
action-grab = Take a secret from { $room }
action-pass = Leave it
action-artifact = Take the artifact
action-move =
    { $swords-number ->
        [0] Move to { $room }
        [one] Move to { $room }, spending { $swords-number } sword
       *[other] Move to { $room }, spending { $swords-number } swords
    }
action-teleport = Teleport to { $room }
action-buy = Acquire { $card }
action-use = Use { $card }
action-fight = Fight { $card }
action-market = Buy at the market: { $item }
action-drink = Drink: { $secret }
action-end = End the turn

## Events

event-boxed = { $artifact } stays in the box.
event-opened = { $card } lies in the row.
event-dealt = { player } is dealt { $card }.
event-dealt-hidden = { player } is dealt a card.
event-begins = { player } begins.
event-played = { player } plays { $card }.
event-drew = { player } draws { $card }.
event-drew-hidden = { player } draws a card.
event-new-hand =
    { $number-number ->
        [one] { player } draws a new hand: { $number-number } card.
       *[other] { player } draws a new hand: { $number-number } cards.
    }
event-shuffled = { player } shuffles the discard pile into a new deck.
event-discarded = { player } discards { $card }.
event-trashed = { player } trashes { $card }.
event-replaced = { player } sends { $card } away from the row.
event-acquired = { player } acquires { $card }.
event-used = { player } uses { $card }.
event-defeated = { player } defeats { $card }.
event-moved = { player } goes to { $room }.
event-wounded = Monsters bite { player }: { $number-number } damage.
event-teleported = { player } teleports to { $room }.
event-found = { player } finds a secret: { $secret }.
event-idol = { player } takes a Monkey Idol.
event-stole = { player } takes an artifact: { $artifact }!
event-bought = { player } buys at the market: { $item }.
event-drank = { player } drinks a potion: { $secret }.
event-gold = { player } gains { $number-number } gold.
event-noise = { player } makes clank: +{ $number-number }.
event-hushed = { player } takes clank back: −{ $number-number }.
event-healed = { player } heals { $number-number }.
event-rage = The dragon’s rage stands at { $number-number }.
event-arrived = { $card } comes into the row.
event-reshuffled = The dungeon discard is shuffled into a new deck.
event-cubes = Black cubes go back into the bag: { $number-number }.
event-attack = The dragon attacks: { $number-number } cubes!
event-hit = { player } is hit.
event-missed = Harmless cubes: { $number-number }.
event-rescued = { player } is knocked out, and rescued by the villagers.
event-fell = { player } is knocked out and lost.
event-left = { player } escapes from the dungeon!
event-counted = The countdown stands at { $number-number }.
event-ended = { $end }

## How a heist ends

end-running = The heist goes on.
end-out = Nobody is left in the dungeon.
end-countdown = The countdown has run out for everyone still inside.
score-mastery = Mastery token
score-rescued = Rescued, no Mastery token
score-lost = Lost in the dungeon
score-artifacts = Artifacts
score-tokens = Tokens
score-gold = Gold
score-cards = Cards

## Why an action is refused

refuse-over = The heist is over.
refuse-turn = It is the turn of { player }.
refuse-first-take = A token lies here: take it or leave it first.
refuse-first-discard = Pay for the card with a discard or leave it first.
refuse-first-choose = Choose one of the effects of the card first.
refuse-first-trash = A card has to be trashed first.
refuse-first-grab = Take a secret from a room nearby first.
refuse-first-replace = A card of the row has to be replaced first.
refuse-unasked = Nothing asks for that now.
refuse-not-in-hand = That card is not in your hand.
refuse-play-all = Every card in your hand needs a choice of yours, or the hand is empty.
refuse-choice = The card does not offer that, or it cannot happen now.
refuse-tomes = That takes 7 gold and a Secret Tome in the reserve.
refuse-trash = No such card lies in your discard pile or among those you have played.
refuse-grab = No secret lies there, or no tunnel leads there.
refuse-kind-buy = Only cards that join a deck can be acquired.
refuse-kind-use = Only devices can be used.
refuse-kind-fight = Only monsters can be fought.
refuse-sold-out = This pile of the reserve is empty.
refuse-not-in-row = That card does not lie in the row.
refuse-where = You are not in the right place for this card.
refuse-skill = That costs { $cost } skill, and you have { $has }.
refuse-swords = That takes { $cost } swords, and you have { $has }.
refuse-no-tunnel = No tunnel leads there from here.
refuse-empty-handed = Without an artifact nobody leaves the dungeon.
refuse-one-way = That tunnel only leads the other way.
refuse-locked = That tunnel is locked, and you have no key.
refuse-tired = The crystal cave has worn you out: no more boots this turn.
refuse-boots = That takes { $cost } boots, and you have { $has }.
refuse-split = You have not so many swords, or there are not so many monsters.
refuse-damage = You may not choose damage that would knock you out, nor without cubes for it.
refuse-no-teleport = You have no teleport.
refuse-no-artifact = No artifact lies in this room.
refuse-hands-full = You cannot carry another artifact.
refuse-no-market = There is no market here.
refuse-gold = That costs { $cost } gold, and you have { $has }.
refuse-item = That item is sold out.
refuse-no-potion = You have no such potion.
refuse-unhurt = You are not hurt.
refuse-end = First play all cards of your hand.

## Contents and positions that cannot be used

set-codes = two entries have the code “{ $code }”
set-needs = the rules need a card “{ $code }” of the kind “{ $kind }”
set-starters = a starting deck has { $count } cards, and a hand is { $wanted }
set-row = only { $count } cards of the dungeon deck show no dragon, and the first row needs { $wanted }
set-rooms = rooms have to be numbered from 1 on without a gap
set-artifact = there is no artifact of the value { $value }
set-artifacts = every artifact needs one room
set-tokens = room { $room } has tokens of two kinds
set-secrets = there are { $spaces } spaces for secrets and { $count } secrets
set-tunnel = the tunnel { $rooms } does not join two rooms that there are
set-twice = there are two tunnels { $rooms }
position-parts = a position has the table and one to four thieves between “|”, with all rooms, cubes and piles
position-field = “{ $field }” does not fit into a position
position-value = a value does not fit into a position ({ $reason })
position-seats = a seat that is not there is in turn or counts down
position-rooms = a thief is in a room that there is not
position-hand = more cards of a hand are known than there are
position-turn = { player } is in turn and cannot act
position-end = the heist is over, and yet a thief is inside
position-cards = cards are missing or there twice
position-cubes = the cubes of { player } are not 30 in all
position-health = { player } should be knocked out
position-dragon = the dragon’s cubes are not 24 in all, or cubes of nobody are there
position-tokens = tokens are missing or there twice
position-market = items or idols are missing or there twice
position-artifacts = an artifact is there twice

## Why a hint says so

reason-play = All cards have to be played anyway.
reason-boots = Boots bring you in and out again in time.
reason-points = It is worth points in the end.
reason-deck = It makes the deck better.
reason-deed = What it gives is worth what it costs.
reason-thin = The deck is better off without it.
reason-artifact = It can be brought home in time.
reason-market = Gold is worth more as an item.
reason-token = A token lies there.
reason-home = It is time to turn back.
reason-deeper = It leads towards an artifact.
reason-escape = Out and safe, with the Mastery token.
reason-end = There is nothing better left to do.

## Drawing

draw-exit = EXIT
draw-turn = { $skill } skill · { $swords } swords · { $boots } boots
draw-teleports = · { $count } teleports
draw-thief = ♥{ $health } clank { $clank } gold { $gold }
draw-status =
    { $status ->
        [escaped] escaped
        [rescued] rescued
       *[lost] lost
    }
draw-key = key
draw-backpack = pack
draw-dragon = Rage { $rage }: { $cubes } of { $bag } · you { $percent } %
draw-countdown = Countdown: { $space } of 5
draw-attacks =
    { $count ->
        [one] { $count } attack so far
       *[other] { $count } attacks so far
    }
draw-hand = Hand
draw-played = Played:
draw-ways = Ways out of room { $room }, { $home } boots from the exit
draw-skill = sk
draw-sword = sw
draw-boot = b
draw-points = pt
draw-price = discard:
draw-rule =
    { $rule ->
        [sure-footed] no cave stops you
        [fearless] no monster bites
        [rich] each gain +1g
        [swagger] 1sk per clank
       *[jeweller] gems −2
    }
draw-only =
    { $where ->
        [depths] depths
       *[cave] cave
    }
draw-bonus =
    { $when ->
        [artifact] (artifact: { $effect })
        [idol] (idol: { $effect })
        [crown] (crown: { $effect })
       *[companion] (companion: { $effect })
    }
draw-verb =
    { $verb ->
        [skill] { $count }sk
        [swords] { $count }sw
        [boots] { $count }b
        [gold] { $count }g
        [clank] { $count }ck
        [draw] draw{ $count }
        [heal] heal{ $count }
        [teleport] tele
        [others-clank] others { $count }ck
        [everyone-clank] all { $count }ck
        [dragon-cubes] { $count } black
        [rage] rage
        [trash] trash
        [spring] trash
        [burgle] −Burgle
        [replace] replace
        [secret] secret
        [attack] attack
        [tomes] { $count } Tomes
       *[other] { $verb }
    }
draw-legend =
    ○ minor ● major secret ♞ idol ▲ artifact ▣ market
    ~ cave + fountain · 2 boots ☠ monster # lock
    ▼ calls the dragon ↑ danger, a cube more
