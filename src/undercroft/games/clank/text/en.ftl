### Clank!

game-title = Clank!
game-summary = Steal an artifact from under a dragon, and as much else as you dare, and get out again. Every noise you make may be your last.
game-sentence = Steal an artifact from under a dragon and get out again. Every noise may be your last.
game-length = 15–20 rounds
game-kind = A race
game-style = Deck building

## Options

option-players-label = Thieves
option-players = How many play, from 1 to 4.
option-players-about = One to four thieves; bots take the seats that are free.
option-side-label = Side of the board
option-side = The side of the board: day or dusk.
option-side-about = On Day the market lies together in the depths, on Dusk it is scattered.
option-first-label = Who begins
option-first = The seat that begins; 0 lets luck decide.
option-first-about = By lot, or the seat you name.
option-first-seat = the seat that begins has to be one of the { $players } at the table

## Prompts

prompt-play = Your turn: play the cards of your hand, and act as you like.
prompt-act = Your turn: spend what you have, then end the turn.
prompt-take = A token lies here: take it, or leave it.
prompt-discard = Discard a card to pay for { $card }, or leave it.
prompt-choose = Choose one of the effects of { $card }.
prompt-trash = Trash a card of your discard pile or of those you have played, or leave it.
prompt-grab = Take a secret from which room?
prompt-replace = Which card of the row goes? You may leave it.
prompt-burgle = Your Master Burglar would trash a Burgle: say which, or leave it.
prompt-spring = The Magic Spring takes a card of your discard pile or of those you have played.
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
artifact-ring = Ring
artifact-ankh = Ankh
artifact-vase = Vase
artifact-bananas = Golden Bananas
artifact-shield = Shield
artifact-armour = Armour
artifact-orb = Orb
cube-red = red cube
cube-blue = blue cube
cube-green = green cube
cube-yellow = yellow cube
cube-black = black cube
lying-minor = minor secret
lying-major = major secret
lying-idol = Monkey Idol
pile-discard = discard pile
pile-played = play area
room =
    { $room ->
        [1] the way out
       *[other] room { $room }
    }
swords =
    { $swords ->
        [0] no sword
        [one] { $swords } sword
       *[other] { $swords } swords
    }

## The side of the board, what thieves are up to, what must be decided

side-day = Day
side-dusk = Dusk
status-inside = inside
status-escaped = escaped
status-rescued = rescued
status-lost = lost
pending-take = take a token or leave it
pending-discard = discard a card or leave it
pending-choose = choose an effect
pending-trash = trash a card or leave it
pending-grab = take a secret nearby
pending-replace = replace a card of the row or leave it
pending-burgle = trash a Burgle or leave it
pending-spring = trash a card for the Magic Spring

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
value-kind-starter = starting card
value-kind-reserve = reserve
value-kind-goblin = goblin
value-kind-gem = gem
value-kind-item = item
value-kind-companion = companion
value-kind-device = device
value-kind-monster = monster
value-kind-minor = minor secret
value-kind-major = major secret

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
action-trash =
    { $from-code ->
        [played] Trash { $card } from the play area
       *[discard] Trash { $card } from the discard pile
    }
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
    { $cards-number ->
        [one] { player } draws a new hand: { $cards-number } card.
       *[other] { player } draws a new hand: { $cards-number } cards.
    }
event-shuffled =
    { $cards-number ->
        [one] { player } shuffles the discard pile into a new deck: { $cards-number } card.
       *[other] { player } shuffles the discard pile into a new deck: { $cards-number } cards.
    }
event-discarded = { player } discards { $card }.
event-trashed =
    { $from-code ->
        [played] { player } trashes { $card } from the play area.
       *[discard] { player } trashes { $card } from the discard pile.
    }
event-replaced = { player } sends { $card } away from the row.
event-acquired =
    { $skill-number ->
        [0] { player } acquires { $card }.
       *[other] { player } acquires { $card } for { $skill-number } skill.
    }
event-used =
    { $skill-number ->
        [0] { player } uses { $card }.
       *[other] { player } uses { $card } for { $skill-number } skill.
    }
event-defeated =
    { $swords-number ->
        [0] { player } defeats { $card }.
        [one] { player } defeats { $card } with { $swords-number } sword.
       *[other] { player } defeats { $card } with { $swords-number } swords.
    }
event-moved =
    { $from-number ->
        [1] { player } goes in, to { $to }.
       *[other] { player } goes from { $from } to { $to }.
    }
event-wounded = Monsters on the way from { $from } to { $to } bite { player }: { $damage-number } damage.
event-wounded-you = Monsters on the way from { $from } to { $to } bite you: { $damage-number } damage.
event-teleported =
    { $from-number ->
        [1] { player } teleports in, to { $to }.
       *[other] { player } teleports from { $from } to { $to }.
    }
event-found = { player } finds a secret in { $room }: { $secret }.
event-idol = { player } takes a Monkey Idol in { $room }.
event-stole = { player } takes the artifact of { $room }: { $artifact }, worth { $points-number }!
event-bought = { player } buys at the market: { $item }, worth { $points-number }.
event-drank = { player } drinks a potion: { $secret }.
event-gold = { player } gains { $gold-number } gold.
event-noise = { player } makes clank: +{ $cubes-number }.
event-noise-you = You make clank: +{ $cubes-number }.
event-hushed = { player } takes clank back: −{ $cubes-number }.
event-healed = { player } heals { $cubes-number } and has { $health-number } health.
event-rage = The dragon’s rage stands at { $to-number }: { $cubes-number } cubes an attack.
event-arrived = { $card } comes into the row.
event-cubes = Black cubes go back into the bag: { $cubes-number }.
event-attack = The dragon attacks: { $cubes-number } cubes of { $bag-number }!
event-hit = { player } is hit: { $health-number } health left.
event-hit-you = You are hit: { $health-number } health left!
event-missed = The dragon draws a { $cube }: nobody is hit.
event-rescued = { player } is knocked out in { $room }, and rescued by the villagers.
event-rescued-you = You are knocked out in { $room }, and rescued by the villagers.
event-fell =
    { $room-number ->
        [1] { player } is knocked out before going in, and lost.
       *[other] { player } is knocked out in { $room }, and lost.
    }
event-fell-you =
    { $room-number ->
        [1] You are knocked out before going in, and lost.
       *[other] You are knocked out in { $room }, and lost.
    }
event-left = { player } escapes from the dungeon!
event-left-you = You escape from the dungeon!
event-counted = The countdown of { player } stands at { $space-number }.
event-ended = { $end }

## How a heist ends

end-running = The heist goes on.
end-out = Nobody is left in the dungeon.
end-countdown = The countdown has run out for everyone still inside.
score-artifacts = Artifacts
score-tokens = Tokens
score-gold = Gold
score-cards = Cards
score-mastery =
    { $fate ->
        [escaped] Mastery token
        [rescued] Rescued, no Mastery token
       *[lost] Lost in the dungeon
    }
fate-escaped = walked out of the dungeon
fate-rescued = carried out, rescued
fate-lost = lost in the dungeon

## Why an action is refused

refuse-over = The heist is over.
refuse-turn = It is the turn of { player }.
refuse-first-take = A token lies here: take it or leave it first.
refuse-first-discard = Pay for the card with a discard or leave it first.
refuse-first-choose = Choose one of the effects of the card first.
refuse-first-trash = Trash a card or leave it first.
refuse-first-grab = Take a secret from a room nearby first.
refuse-first-replace = Replace a card of the row or leave it first.
refuse-first-burgle = Trash a Burgle or leave it first.
refuse-first-spring = The Magic Spring takes a card first.
refuse-unasked = Nothing asks for that now.
refuse-not-in-hand = That card is not in your hand.
refuse-play-all = Every card in your hand needs a choice of yours, or the hand is empty.
refuse-choice = The card does not offer that, or it cannot happen now.
refuse-tomes = That takes 7 gold and a Secret Tome in the reserve.
refuse-trash = No such card of yours lies there.
refuse-burgle = A Master Burglar trashes nothing but a Burgle.
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

## What cannot be asked

unknown-room = there is no room { $room } on this side of the board
unknown-thief = there is no thief in seat { $seat }

## Contents and positions that cannot be used

set-codes = two entries have the code “{ $code }”
set-needs = the rules need a card “{ $code }” of the kind “{ $kind }”
set-amount = “{ $verb } = { $amount }” cannot be an effect
set-choices = effects to choose from have to begin with different verbs
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
reason-deck = It makes your deck better.
reason-deed = What it gives is worth what it costs.
reason-discard = It gives you least of what you hold.
reason-thin = Your deck is better off without it.
reason-take = A token is worth points, or helps you on.
reason-pass = What it would cost is worth more.
reason-keep = What there is, is better kept.
reason-heal = You are hurt, and the way is long.
reason-choice = It helps you most just now.
reason-replace = A better card may come in its place.
reason-danger = While it lies there every attack is worse.
reason-artifact = It can be brought home in time.
reason-key = It opens the way to more loot, or a shorter way home.
reason-backpack = There is time to carry a second artifact home.
reason-crown = A crown is worth more than the gold it costs.
reason-token = A token lies there.
reason-home = It is time to turn back.
reason-deeper = It leads towards an artifact.
reason-more = There is still time for more loot that way.
reason-escape = Out and safe, with the Mastery token.
reason-end = There is nothing better left to do.

## What an action is about

say-or = or
say-price = discard a card: { $effect }
say-when =
    { $when ->
        [artifact] with an artifact: { $effect }
        [idol] with a Monkey Idol: { $effect }
        [crown] with a crown: { $effect }
       *[companion] with another companion in play: { $effect }
    }
say-turn =
    { $rule ->
        [sure-footed] crystal caves do not stop you this turn
        [fearless] monsters in tunnels do not bite this turn
        [rich] every gain of gold this turn is 1 more
        [swagger] +1 skill for each clank you make this turn
       *[jeweller] gems cost 2 skill less this turn
    }
say-gain = once, when acquired: { $effect }
say-drink = when drunk: { $effect }
say-arrive = when it comes into the row: { $effect }
say-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
say-score =
    { $score ->
        [mastery] 10 points with a Mastery token
        [relics] 4 points with two different ones of Chalice, Dragon Egg and Monkey Idol
        [gold] 1 point for every 5 gold
       *[tomes] 2 points for each Secret Tome
    }
say-companion = companion
say-where =
    { $where ->
        [depths] only in the depths
       *[cave] only in a crystal cave
    }
say-danger = danger: while it lies there, an attack draws a cube more
say-dragon = coming into the row, it calls the dragon
say-verb =
    { $verb ->
        [skill] +{ $count } skill
        [swords] { $count ->
            [one] +{ $count } sword
           *[other] +{ $count } swords
        }
        [boots] { $count ->
            [one] +{ $count } boot
           *[other] +{ $count } boots
        }
        [gold] +{ $count } gold
        [clank] +{ $count } clank
        [hush] −{ $count } clank
        [draw] { $count ->
            [one] draw a card
           *[other] draw { $count } cards
        }
        [heal] heal { $count }
        [teleport] { $count ->
            [one] a teleport
           *[other] { $count } teleports
        }
        [others-clank] +{ $count } clank for all others
        [everyone-clank] +{ $count } clank for everyone
        [dragon-cubes] { $count } black cubes go back into the bag
        [rage] the dragon’s rage goes up by { $count }
        [trash] you may trash a card of your discard pile or play area
        [spring] trash a card at the end of the turn
        [burgle] you may trash a Burgle of your discard pile or play area
        [replace] you may replace a card of the row
        [secret] take a secret from a room nearby
        [attack] the dragon attacks now
       *[tomes] pay 7 gold for { $count } Secret Tomes
    }
say-item =
    { $item ->
        [key] Opens every locked tunnel. 5 points.
        [backpack] Carries one artifact more. 5 points.
       *[crown] The highest crown left: 10, 9 or 8 points.
    }
say-boots =
    { $count ->
        [one] { $count } boot
       *[other] { $count } boots
    }
say-damage = { $count } damage
say-escape = out of the dungeon, with a Mastery token worth 20
say-tokens =
    { $kind ->
        [minor] { $count ->
            [one] a minor secret
           *[other] { $count } minor secrets
        }
        [major] { $count ->
            [one] a major secret
           *[other] { $count } major secrets
        }
       *[idols] { $count ->
            [one] a Monkey Idol
           *[other] { $count } Monkey Idols
        }
    }
say-artifact = the artifact worth { $value }
say-room =
    { $sign ->
        [fountain] a fountain heals 1
        [market] a market
        [cave] a crystal cave: no more boots this turn
        [passed] a crystal cave, which does not stop you this turn
       *[depths] in the depths
    }

## What a view shows, and what a preview counts

view-side = Side of the board
view-turn = To move
view-turns = Turns so far
view-now = This turn
view-skill = Skill
view-swords = Swords
view-boots = Boots
view-teleports = Teleports
view-hush = Clank to be cancelled
view-springs = Magic Springs waiting
view-burgles = Master Burglars waiting for a Burgle
view-stopped = Stopped by a cave
view-tired = Came into a cave
view-sure-footed = No cave stops you
view-fearless = No monster bites
view-jewellers = Gem Collectors played
view-searches = Searches played
view-swaggers = Swaggers played
view-unmet = Bonuses still waiting
view-placed = Clank made this turn
view-gains = Gains of gold this turn
view-gold-paid = Gold from Searches
view-skill-paid = Skill from Swaggers
view-pending = To be decided first
view-what = Decision
view-card = Card
view-ending = Turn is ending
view-thieves = Thieves
view-colour = Cubes
view-status = Status
view-room = Room
view-health = Health
view-max-health = Health at most
view-clank = Clank
view-supply = Cubes left
view-gold = Gold
view-points = Points
view-hand = Hand
view-open = Cards that all know
view-deck = Deck
view-deck-size = Cards in the deck
view-played = Played
view-discard = Discard pile
view-artifacts = Artifacts
view-artifact = Artifact
view-capacity = Artifacts more
view-keys = Keys
view-backpacks = Backpacks
view-crowns = Crowns
view-idols = Monkey Idols
view-secrets = Secrets kept
view-row = Dungeon row
view-cost = Cost
view-paid = Paid with
view-reserve = Reserve
view-left = Left
view-box = Trashed
view-tokens = Tokens
view-lying = Kind
view-count = Number
view-minor = Minor secrets not seen yet
view-major = Major secrets not seen yet
view-market = Market
view-price = Price in gold
view-dragon = Dragon
view-rage = Rage
view-track = Rage track
view-cubes = Cubes an attack
view-bag = Bag
view-aside = Set aside
view-attacks = Attacks
view-schedule = Turns until she attacks
view-red = Red
view-blue = Blue
view-green = Green
view-yellow = Yellow
view-black = Black
view-countdown = Countdown
view-herald = First one out
view-space = Space
view-last = Last space
view-more = Cubes more
view-end = The heist
figure-health = Health
figure-clank = Clank
figure-rival-health = Health of the others
figure-rival-clank = Clank of the others
figure-skill = Skill
figure-swords = Swords
figure-boots = Boots
figure-teleports = Teleports
figure-hush = Clank to be cancelled
figure-gold = Gold
figure-points = Points
figure-rage = Rage
figure-cubes = Cubes an attack
figure-home = Boots to the exit

## Drawing

draw-exit = EXIT
draw-turn = { $skill } skill · { $swords } { $swords ->
        [one] sword
       *[other] swords
    } · { $boots } { $boots ->
        [one] boot
       *[other] boots
    }
draw-teleports = · { $count } tele
draw-stopped = no more boots
draw-hush = −{ $count } clank later
draw-spring = Spring
draw-thief = ♥{ $health } clank { $clank } gold { $gold }
draw-key = key
draw-backpack = pack
draw-dragon = Rage { $rage }: { $cubes } cubes of { $bag } · { $who } { $percent } %
draw-you = you
draw-odds = Damage to expect of an attack now: { $odds }
draw-odd = { $name } { NUMBER($damage, maximumFractionDigits: 1) }
draw-last = Last attack: { $cubes }
draw-countdown = Countdown: { $space } of 5
draw-attacks =
    { $count ->
        [one] { $count } attack so far
       *[other] { $count } attacks so far
    }
draw-market = Market, { $price } gold: { $goods }
draw-keys =
    { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
draw-backpacks =
    { $count ->
        [one] 1 pack
       *[other] { $count } packs
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
sign-here = the room where you stand
sign-others = the thieves who stand there, by number
sign-coming = where the action in hand takes you
sign-tunnel = a tunnel, one boot
sign-footprints = in a tunnel: two boots
sign-monster = in a tunnel: a monster bites, unless a sword stops it
sign-lock = in a tunnel: locked, a key opens it
sign-one-way = a tunnel that can be gone in this direction only
sign-wrap = a tunnel around the edge of the board, to room 22
sign-room-key = before a room: the key that chooses it
sign-cave = a crystal cave: no more boots this turn
sign-fountain = a fountain
sign-market = a market
sign-minor = a minor secret
sign-major = a major secret
sign-idol = an idol
sign-artifact = an artifact and its points
sign-turn = whose turn it is
sign-health = health
sign-crown = a crown and its points
sign-secrets = how many secrets a thief holds
sign-danger = a danger: one more cube in each attack
sign-dragon = calls the dragon when it comes into the row
sign-copies = copies of a card; cubes of a colour
sign-way = the tunnel to room 26, for two boots
sign-out = a way out of the room
sign-closed = a one-way tunnel that comes from there
sign-varies = points that depend on what else you have
sign-gained = at once, when the card is acquired
sign-either = one or the other
sign-skill = skill
sign-swords = swords
sign-boots = boots
sign-gold = gold
sign-clank = clank
sign-points = points at the end

## The board in the browser

board-rage = Rage
board-cubes =
    { $count ->
        [one] { $count } cube a time
       *[other] { $count } cubes a time
    }
board-bag = The bag
board-coming = next: +{ $count }
board-row = Dungeon row
board-reserve = Reserve
board-gap = filled at the end of the turn
board-always = always
board-played = Played this turn
board-depths = The depths
board-exit = Exit
board-room = Room { $room }
board-home =
    { $boots ->
        [one] home: { $boots } boot
       *[other] home: { $boots } boots
    }
board-round = round { $round }
board-countdown =
    { $left ->
        [one] { $left } turn left
       *[other] { $left } turns left
    }
board-hush =
    { $count ->
        [one] The next clank is cancelled.
       *[other] The next { $count } clank are cancelled.
    }
board-cave = A crystal cave: no more boots this turn.
board-artifact = { $name }, { $points } points. Taking it raises the dragon’s rage.
board-schedule =
    { $turns ->
        [one] attacks at the end of this turn
       *[other] attacks in { $turns } turns
    }
board-odds = hits you: { $percent }%
board-expected = Damage to expect of an attack
board-black = black
board-yours = yours
board-drawn =
    { $count ->
        [one] { $count } cube of { $bag }
       *[other] { $count } cubes of { $bag }
    }
board-of = { $count } of { $bag }
board-play-all = all that need no choice
board-cost =
    { $paid ->
        [skill] { $cost } skill
       *[swords] { $cost ->
            [one] { $cost } sword
           *[other] { $cost } swords
        }
    }
board-good = { $item }, { $left } left, { $price } gold
board-no-cards = No cards.
board-deck-note = What is in it, in no order; cards of yours that nobody sees may be in the hand.
board-way-now = can be walked now
board-way-later = takes more than you have
board-home-line =
    { $boots ->
        [one] { $boots } boot back to the exit.
       *[other] { $boots } boots back to the exit.
    }
board-boots =
    { $boots ->
        [one] { $boots } boot
       *[other] { $boots } boots
    }
board-damage = Damage
board-map = The dungeon
board-whole = The whole dungeon: touch a part to see it
board-parts = What is shown
board-part-map = Map
board-part-row = Row
board-part-cards = Cards
board-a-cave = crystal cave
board-a-market = market
board-a-fountain = fountain
board-cave-passed = A crystal cave, which does not stop you this turn.
board-secret = A secret: { $what }.
board-stopped = In a crystal cave: no more boots this turn.
board-springs =
    { $count ->
        [one] A Magic Spring waits: at the end of the turn it takes a card.
       *[other] { $count } Magic Springs wait: at the end of the turn they take { $count } cards.
    }
board-sure-footed = No crystal cave stops you this turn.
board-fearless = No monster in a tunnel bites you this turn.
board-burgles = A Master Burglar waits for a Burgle to trash.
board-short-hush = −{ $count } clank
board-short-stopped = no more boots
board-short-springs = Magic Spring waits
board-short-sure-footed = caves do not stop you
board-short-fearless = monsters do not bite
board-short-jewellers = cheaper gems
board-short-searches = gold +{ $more }
board-short-swaggers = skill for clank
board-short-burgles = waits for a Burgle
board-short-unmet = { $card } waits
board-teleports =
    { $count ->
        [one] Teleport
       *[other] Teleports
    }
board-instead = instead of { $cost }
board-out-first =
    { $left ->
        [one] { $name } was out first: at their next turn everyone still inside is knocked out.
       *[other] { $name } was out first: { $left } turns of theirs, then everyone still inside is knocked out.
    }
board-out-attack =
    { $more ->
        [one] At their next turn the dragon attacks with { $more } cube more.
       *[other] At their next turn the dragon attacks with { $more } cubes more.
    }
board-you-escaped = You are out, with { $points } points. Nothing can happen to you any more.
board-you-rescued = You were knocked out, and the villagers carried you off with { $points } points.
board-you-lost = You were knocked out, and all is lost. The others play on.
board-jewellers = Gems cost less skill.
board-searches = Every gain of gold is { $more } more.
board-swaggers = { $more } skill for each clank you make.
board-unmet =
    { $when ->
        [artifact] { $card }: its bonus waits for an artifact.
        [companion] { $card }: its bonus waits for another companion.
        [crown] { $card }: its bonus waits for a crown.
       *[idol] { $card }: its bonus waits for a Monkey Idol.
    }
board-how-deep = How deep, turn by turn
board-depth = depth
board-victim = The dragon’s victim
board-victim-with = { $name }, with { $loot }
board-victim-drawn =
    { $count ->
        [one] In turn { $turn }, in room { $room }, she drew one cube.
       *[other] In turn { $turn }, in room { $room }, she drew { $count } cubes, and { $own ->
            [one] one was { $name }’s.
           *[other] { $own } were { $name }’s.
        }
    }
board-victim-late = In turn { $turn } time had run out, in room { $room }.
board-she-drew = What she drew

## The guided game

guide-dungeon-title = Down, and out again
guide-dungeon-see = Rooms and tunnels under the ground, and below the red line the depths. The golden discs are artifacts, with their points.
guide-dungeon-want = Steal one of them, and as much else as you can, and be out again before the dragon gets you.
guide-play-title = Five cards, all of them
guide-play-see = Your hand. A blue rhombus is skill, a boot takes you through a tunnel, a bell is noise.
guide-play-want = In a turn you play all your cards. They say what you have to spend.
guide-play-press = (1) Play all, then (2) the large button if it waits for you.
guide-purse-title = What this turn has
guide-purse-see = 3 skill, no swords, 2 boots. What you do not spend is lost at the end of the turn.
guide-purse-want = Skill acquires cards, swords fight monsters, boots carry you. In any order, as often as you can pay.
guide-buy-title = A better deck
guide-buy-see = The cards with a dashed line are those that you can have. The number in the corner is what they cost.
guide-buy-want = Explore gives 2 skill and a boot, better than any card you began with. It comes into your hand when your deck is shuffled.
guide-buy-press = (1) Explore, then (2) the large button if it waits for you.
guide-way-title = In with you
guide-way-see = Rooms that you can go to are lit, with the boots that it takes. A pale one is farther, but still in reach.
guide-way-want = The way to a room of several tunnels is walked step by step. Begin with the first.
guide-way-press = (1) Room 2, then (2) the large button if it waits for you.
guide-deeper-title = One more boot
guide-deeper-see = Point at any room: a slip says what the way takes, and how far it is home from there.
guide-deeper-want = Footprints on a tunnel take two boots, skulls bite, padlocks want a key, arrows lead one way.
guide-deeper-press = (1) Room 3, then (2) the large button if it waits for you.
guide-noise-title = She hears you
guide-noise-see = Every clank is a cube of yours. At an attack all of them go into the bag, and she draws as many as her rage says.
guide-noise-want = A cube of your colour is a heart that you lose. The percentage beside the dragon says how likely that is.
guide-end-title = The end of a turn
guide-end-see = The row is filled up now. A card with the dragon’s sign wakes her: then she attacks.
guide-end-want = Nobody can foresee that, so it cannot be taken back.
guide-end-press = (1) End the turn, then (2) the large button.
guide-again-title = Your second hand
guide-again-see = The other thief has moved too. Beside the players you see hearts, noise and gold of both.
guide-again-want = Four skill this time, and a Stumble, which only makes noise.
guide-again-press = (1) Play all, then (2) the large button if it waits for you.
guide-row-title = Something from the row
guide-row-see = Six cards that change all the time. A right click, or a long press, shows any of them large, with its text.
guide-row-want = The Elven Boots give skill, a boot and another card, and 2 points in the end.
guide-row-press = (1) The Elven Boots, then (2) the large button if it waits for you.
guide-out-title = And then home
guide-out-see = With an artifact the exit is open: walking out is worth 20 points more. Whoever is knocked out in the depths loses everything.
guide-out-want = The first one out starts a countdown for the others. From here on the heist is yours.
