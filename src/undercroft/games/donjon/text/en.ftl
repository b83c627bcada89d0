### Donjon: The Apprentice Guardians

game-title = Donjon: The Apprentice Guardians
game-summary = Recruit monsters, lead them to the right rooms of your dungeon, and keep the adventurers out: one of two to four apprentices will follow the Guardian.
game-sentence = Lead your monsters to the right rooms, and keep the adventurers out.
game-length = 8–14 rounds
game-kind = A contest
game-style = Moving monsters
game-credit = A game by Joachim Thôme in the world of Lewis Trondheim and Joann Sfar, drawn by Lewis Trondheim and Crocotame, published by Sylex.

## Options

option-players-label = Players
option-players = How many play, from 2 to 4.
option-players-about = Two to four apprentices; bots take the seats that are free.
option-first-label = Who begins
option-first = The seat that begins; 0 lets luck decide.
option-first-about = By lot, or the seat you name.
option-boards-label = Boards
option-boards = The boards of the players by seat, such as north+south: north, east, south, west; nothing to have them dealt.
option-boards-about = By seat; nothing chosen has them dealt.
option-expert-label = For experts
option-expert = Draw the objectives from all eight tiles, those with a star included.
option-objectives-label = Objectives
option-objectives = Objectives that the players agree on, such as spider-a+brou-star-b, at most one of each colour; the others are drawn.
option-objectives-about = Chosen by the players, at most one of each colour; the others are drawn.
option-first-seat = the seat that begins has to be one of the { $players } at the table
option-boards-count =
    { $count ->
        [one] 1 board is named for { $players } players
       *[other] { $count } boards are named for { $players } players
    }
option-boards-twice = no board can be there twice
option-objectives-colour = there is one objective of each colour, and these name a colour twice
option-not-here = “{ $code }” is not in this set; there is: { $codes }

## Prompts

prompt-recruit = Recruit one or two monsters of one kind.
prompt-step =
    { $count ->
        [one] Move your monsters: 1 footstep left.
       *[other] Move your monsters: { $count } footsteps left.
    }
prompt-power = Send a monster from one of the rooms 1 to 4 to the oubliettes and use that room’s power, or pass.
prompt-guardian = Cover a power of your Guardian with a Malus tile and use it, or pass.
prompt-spread = Forest and swamp are both short of monsters: where do the new ones go?
prompt-laboratory = Laboratory: choose a mixture.
prompt-refectory = Refectory: choose a room for the VIP.
prompt-vip = Refectory: choose a VIP card for { $to }.
prompt-place =
    { $count ->
        [one] Place a monster in { $to }.
       *[other] Place monsters in { $to }: { $count } to go.
    }
prompt-place-any =
    { $count ->
        [one] Place a monster anywhere in your dungeon.
       *[other] Place monsters anywhere in your dungeon: { $count } to go.
    }
prompt-move =
    { $count ->
        [one] Move a monster: from { $from } to { $to }.
       *[other] Move up to { $count } monsters: from { $from } to { $to }.
    }
prompt-teleport =
    { $count ->
        [one] Teleport a monster of your dungeon, or pass.
       *[other] Teleport up to { $count } monsters of your dungeon, or pass.
    }
prompt-remove =
    { $count ->
        [one] Remove a group of adventurers from your dungeon.
       *[other] Remove groups of adventurers from your dungeon: { $count } to go.
    }
prompt-remove-there =
    { $count ->
        [one] Remove a group of adventurers from { $from }.
       *[other] Remove groups of adventurers from { $from }: { $count } to go.
    }
prompt-dump = Send a monster of your dungeon to the oubliettes.
prompt-luck = Luck has the next word.
prompt-wait =
    { $task ->
        [recruitment] { player } is recruiting.
        [step] { player } is moving monsters.
        [power] { player } may use the power of a room.
        [guardian] { player } may use a power of the Guardian.
        [spread] { player } says where new monsters go.
        [laboratory] { player } is choosing a mixture.
        [refectory] { player } is choosing a room for a VIP.
        [vip-card] { player } is choosing a VIP card.
        [place] { player } is placing a monster.
        [move] { player } is moving monsters.
        [teleport] { player } may teleport monsters.
        [remove] { player } is removing adventurers.
        [dump] { player } is sending a monster to the oubliettes.
       *[other] { player } is to decide.
    }
prompt-watch = There is nothing for you to do here.

## Monsters, places, areas

monster-spider = spider
monster-brou = brou
monster-dragon = dragon
monster-vampire = vampire
monster-skeleton = skeleton
monster-vip = VIP
what-spider = spiders
what-brou = brous
what-dragon = dragons
what-vampire = vampires
what-skeleton = skeletons
what-vip = VIPs
what-reserve = monsters of the reserve
what-oubliettes = monsters of the oubliettes
what-group = groups of adventurers
what-another = monsters of the reserve but skeletons
place-ent = the entrance
place-h1 = hallway 1
place-r1 = room 1
place-h2 = hallway 2
place-r2 = room 2
place-h3 = hallway 3
place-r3 = room 3
place-h4 = hallway 4
place-r4 = room 4
place-h5 = hallway 5
place-r5 = room 5
place-any = anywhere
place-here = the VIP’s room
place-highest = the highest occupied room
place-forest = the forest
place-swamp = the swamp
place-oubliettes = the oubliettes
place-reserve = the reserve
place-terrace = the terrace of the inn
room-r1 = Laboratory
room-r2 = Refectory
room-r3 = Crystal balls
room-r4 = Bedroom
room-r5 = Guardian’s office
area-forest = forest
area-swamp = swamp
area-oubliettes = oubliettes
board-north = North Tower
board-east = East Tower
board-south = South Tower
board-west = West Tower
tile-called = Guardian { $code }

## The turn

phase-threat = Threat
phase-guardian = Guardian
phase-recruit = Recruit
phase-move = Move
phase-power = Power
phase-over = The end
task-place = Place
task-move = Move
task-teleport = Teleport
task-remove = Remove groups
task-progress = Adventurers go on
task-dump = To the oubliettes
task-step = Footsteps
task-threat = Threat card
task-spread = New monsters
task-keep = Threat card put away
task-guardian = Guardian
task-recruitment = Recruit
task-power = Power of a room
task-laboratory = Laboratory
task-refectory = Refectory
task-vip-card = VIP card
task-refill = New cards laid out
task-bedroom = Swordbearer

## What cards do

things =
    { $what-code ->
        [spider] { $count-number ->
            [one] 1 spider
           *[other] { $count-number } spiders
        }
        [brou] { $count-number ->
            [one] 1 brou
           *[other] { $count-number } brous
        }
        [dragon] { $count-number ->
            [one] 1 dragon
           *[other] { $count-number } dragons
        }
        [vampire] { $count-number ->
            [one] 1 vampire
           *[other] { $count-number } vampires
        }
        [skeleton] { $count-number ->
            [one] 1 skeleton
           *[other] { $count-number } skeletons
        }
        [vip] { $count-number ->
            [one] 1 VIP
           *[other] { $count-number } VIPs
        }
        [reserve] { $count-number ->
            [one] 1 of choice from the reserve
           *[other] { $count-number } of choice from the reserve
        }
        [oubliettes] { $count-number ->
            [one] 1 of choice from the oubliettes
           *[other] { $count-number } of choice from the oubliettes
        }
        [another] { $count-number ->
            [one] 1 of another kind from the reserve
           *[other] { $count-number } of other kinds from the reserve
        }
       *[other] { $count-number ->
            [one] 1 new group
           *[other] { $count-number } new groups
        }
    }
whither =
    { $to-code ->
        [any] anywhere
        [here] to the VIP’s room
       *[other] to { $to }
    }
effect-place = { things } { whither }
effect-move =
    { $from-code ->
        [highest] 1 monster from your highest occupied room { whither }
       *[other] up to { $count-number } from { $from } { whither }
    }
effect-teleport =
    { $count-number ->
        [one] teleport 1 monster
       *[other] teleport up to { $count-number } monsters
    }
effect-remove =
    { $from-code ->
        [any] { $count-number ->
            [one] remove 1 group
           *[other] remove { $count-number } groups
        }
       *[other] { $count-number ->
            [one] remove 1 group in { $from }
           *[other] remove { $count-number } groups in { $from }
        }
    }
effect-progress =
    { $count-number ->
        [one] the lowest group goes 1 room on
       *[other] the lowest group goes { $count-number } rooms on
    }
effect-dump =
    { $count-number ->
        [one] 1 monster to the oubliettes
       *[other] { $count-number } monsters to the oubliettes
    }
effect-step =
    { $count-number ->
        [one] 1 footstep
       *[other] { $count-number } footsteps
    }
effect-both = { $yours }; all others: { $others }
threat-plain = { $first } and { $second }
threat-icon = { $first } and { $second }; everybody: { $effect }
inn-most =
    { $what ->
        [spider] most spiders
        [brou] most brous
        [dragon] most dragons
        [vampire] most vampires
        [skeleton] most skeletons
        [vip] most VIPs
       *[other] most groups
    }
inn-least =
    { $what ->
        [spider] fewest spiders
        [brou] fewest brous
        [dragon] fewest dragons
        [vampire] fewest vampires
        [skeleton] fewest skeletons
        [vip] fewest VIPs
       *[other] fewest groups
    }

## What is printed on cards and rooms

inside =
    { $to-code ->
        [any] anywhere in your dungeon
        [here] in the VIP’s room
       *[other] in { $to }
    }
out-of =
    { $from-code ->
        [any] from anywhere in your dungeon
        [highest] from your highest occupied room
       *[other] from { $from }
    }
printed-place =
    { $what-code ->
        [group] { $count-number ->
            [one] A new group of adventurers comes into { $to }.
           *[other] { $count-number } new groups of adventurers come into { $to }.
        }
       *[other] Place { things } { inside }.
    }
printed-move =
    { $from-code ->
        [highest] Move 1 monster { out-of } { whither }.
       *[other] { $count-number ->
            [one] Move 1 monster { out-of } { whither }, if you like.
           *[other] Move up to { $count-number } monsters { out-of } { whither }.
        }
    }
printed-teleport =
    { $count-number ->
        [one] Take 1 monster of your dungeon and place it anywhere in it, if you like.
       *[other] Take up to { $count-number } monsters of your dungeon and place each anywhere in it.
    }
printed-remove =
    { $from-code ->
        [any] { $count-number ->
            [one] Remove 1 group of adventurers from your dungeon.
           *[other] Remove { $count-number } groups of adventurers from your dungeon.
        }
       *[other] { $count-number ->
            [one] Remove 1 group of adventurers from { $from }.
           *[other] Remove { $count-number } groups of adventurers from { $from }.
        }
    }
printed-progress =
    { $count-number ->
        [one] A group in your lowest room with adventurers goes 1 room on, as far as room 5.
       *[other] A group in your lowest room with adventurers goes { $count-number } rooms on, as far as room 5.
    }
printed-dump =
    { $count-number ->
        [one] Send 1 monster of your dungeon to the oubliettes.
       *[other] Send { $count-number } monsters of your dungeon to the oubliettes.
    }
printed-step =
    { $count-number ->
        [one] You have 1 footstep.
       *[other] You have { $count-number } footsteps.
    }
printed-both = { $yours } All others: { $others }
printed-threat = From the reserve: { $first } and { $second }.
printed-threat-icon = Everybody: { $effect }
printed-threat-kept = The card is kept beside the board.
printed-inn = It hits those with { $who }. { $effect }
printed-r1 = { room-r1 }: for a monster of this room, apply one of the open Mixtures.
printed-r2 = { room-r2 }: for a monster of this room, put a VIP into one of your rooms and apply an open VIP card there.
printed-r3 = { room-r3 }: for a monster of this room, you have 7 footsteps.
printed-r4 = { room-r4 }: for a monster of this room, draw a Swordbearer and apply it.
printed-r5 = { room-r5 }: 5 monsters in this room reveal your Guardian.

## Objectives and score

objective-spider-a = Spider and brou
objective-spider-b = Spider and dragon
objective-spider-star-a = Spider and vampire
objective-spider-star-b = Spider and skeleton
objective-brou-a = Brous room by room
objective-brou-b = Brou pairs
objective-brou-star-a = Brous everywhere
objective-brou-star-b = Horde of brous
objective-vampire-a = Six vampires
objective-vampire-b = Vampires in hallways
objective-vampire-star-a = Most vampires
objective-vampire-star-b = Hallway by hallway
objective-dragon-a = Treasure rooms
objective-dragon-b = Guarded gold
objective-dragon-star-a = Gold pile by pile
objective-dragon-star-b = No gold unguarded
pays-spider-a = 4 for each room with spider and brou
pays-spider-b = 4 for each room with spider and dragon
pays-spider-star-a = 4 for each room with spider and vampire
pays-spider-star-b = 4 for each room with spider and skeleton
pays-brou-a = for each room: 1 brou 2, more brous 5
pays-brou-b = 4 for each room with 2 brous or more
pays-brou-star-a = brous in 4 rooms 13, in all 5 rooms 20
pays-brou-star-b = brous in rooms: 3 pay 5, 6 pay 13, 9 pay 24
pays-vampire-a = 6 vampires in rooms pay 15
pays-vampire-b = hallways with vampires: 2, 6, 12, 20, 30
pays-vampire-star-a = most vampires in rooms: 12
pays-vampire-star-b = 4 for each hallway with a vampire
pays-dragon-a = rooms with both piles guarded: 1, 6, 15, 24
pays-dragon-b = for each room: 1 pile guarded 2, both 8
pays-dragon-star-a = 3 for each pile guarded
pays-dragon-star-b = rooms with both piles guarded: −12, −5, 0, 7, 15
score-mixed = 7 for each room with 4 kinds or more
score-malus = Malus tiles
score-groups = groups of adventurers
part-none = to begin with
part-count = { $count } in all
part-malus = Malus tile { $malus }
part-groups =
    { $groups ->
        [one] 1 group in room { $room }
       *[other] { $groups } groups in room { $room }
    }
figure-spider = Spider objective
figure-brou = Brou objective
figure-dragon = Dragon objective
figure-vampire = Vampire objective
figure-mixed = Rooms with four kinds
figure-malus = Malus tiles
figure-groups = Adventurers
figure-total = Points
figure-footsteps = Footsteps
end-won = The round with the last Threat card is complete: the best dungeon wins.
end-tie = Several dungeons share the first place: nobody deserves the succession.

## The columns of the content

column-threats = Threat cards
column-inn = Inn cards
column-mixtures = Mixtures
column-vips = VIP cards
column-swordbearers = Swordbearers
column-powers = Powers of the Guardian
column-tiles = Guardian tiles
column-boards = Dungeon boards
column-objectives = Objectives
column-code = code
column-players = players
column-monsters = monsters
column-all = everybody
column-threat = threat
column-who = who
column-what = what
column-hit = those hit
column-you = you
column-others = all others
column-colour = colour
column-star = star
column-form = form
column-kind = kind
column-other = other kind
column-places = places
column-need = needed
column-at = from
column-points = points

## Actions

one-monster = a { $monster }
leaving = from { $from }
arriving = to { $to }
recruited-from = from the { $area }
kind-recruit = Recruit
kind-move = Move
kind-place = Place
kind-power = Use a power
kind-mix = Mix
kind-call = Call
kind-guardian = Guardian
kind-remove = Remove
kind-dump = Oubliettes
kind-spread = Send
kind-pass = Pass
action-recruit =
    { $count-number ->
        [one] Recruit { one-monster } { recruited-from } into { $to }
       *[other] Recruit { $count-number } × { $monster } { recruited-from } into { $to }
    }
action-move = Move { one-monster } { leaving } { arriving }
action-place = Place a { $monster } in { $to }
action-power =
    { $from-code ->
        [r1] Laboratory: give a { $monster } of room 1 for a mixture
        [r2] Refectory: give a { $monster } of room 2 for a VIP
        [r3] Crystal balls: give a { $monster } of room 3 for 7 footsteps
        [r4] Bedroom: give a { $monster } of room 4 for a swordbearer
       *[other] Give a { $monster } of { $from }
    }
action-mix = Mix: { $mixture }
action-call = Call the VIP: { $vip }
action-guardian = Guardian: { $power }
action-remove = Remove a group from { $room }
action-dump = Send a { $monster } of { $from } to the oubliettes
action-spread = Send the new monsters to the { $area }
action-pass = Leave it at that

## Events

event-objective = Objective: { $objective }.
event-board = { player } has the { $board }.
event-turn = It is the turn of { player }.
event-threat = Threat: { $threat }.
event-came = A { $monster } comes { leaving } { arriving }.
event-inn = A card of the inn: { $inn }.
event-hit = { player } is meant: { $inn }.
event-no-inn = The inn has no card left.
event-group = { player }: a group of adventurers comes from { $from } into { $to }.
event-progressed = { player }: a group goes { leaving } { arriving }.
event-malus = { player } takes the Malus tile { $malus-number }.
event-revealed = { player } reveals the { $tile }.
event-guarded = { player } covers a power of the Guardian with the Malus tile { $malus-number }: { $power }.
event-recruited = { player } recruits a { $monster } from { $from } into { $to }.
event-placed = { player } places a { $monster } from { $from } in { $to }.
event-footsteps =
    { $count-number ->
        [one] { player } has 1 footstep.
       *[other] { player } has { $count-number } footsteps.
    }
event-moved = { player } moves { one-monster } { leaving } { arriving }.
event-sacrificed = { player } sends a { $monster } of { $from } to { $to } and uses the room’s power.
event-mixed = { player } mixes: { $mixture }.
event-called = { player } calls a VIP to { $room }: { $vip }.
event-drew = { player } draws a swordbearer: { $swordbearer }.
event-removed = { player } removes a group: it goes from { $from } to { $to }.
event-dumped = { player } sends a { $monster } of { $from } to { $to }.
event-new-mixture = New mixture: { $mixture }.
event-new-vip = New VIP card: { $vip }.
event-last-round = That was the last Threat card: this round is the last.
event-reshuffled = The cemetery is shuffled into a new pile of Threat cards.
event-ended = The game is over.

## Refusals

refuse-over = The game is over.
refuse-turn = It is for { player } to decide now.
refuse-must = This has to be done.
refuse-other-decision = Something else is to be decided now.
refuse-count = You recruit one monster or two.
refuse-not-there = There are not that many there.
refuse-not-among-its-kind = Recruits go to the entrance, or to a place where one of their kind already stands.
refuse-no-monster = No such monster stands there.
refuse-stays = It stands there already.
refuse-entrance = No footstep leads back to the entrance.
refuse-too-far =
    { $steps ->
        [one] That is too far: you have 1 footstep.
       *[other] That is too far: you have { $steps } footsteps.
    }
refuse-from = The monster has to come from another place.
refuse-to = The monster has to go to another place.
refuse-kind = The card names another kind of monster.
refuse-vip-reserve = VIPs come to those who use the refectory only.
refuse-another-skeleton = One skeleton is enough: the other monster has to be of another kind.
refuse-no-power = Only the rooms 1 to 4 have a power.
refuse-no-vips = There are no VIPs left to call.
refuse-no-group = There is no group of adventurers to remove.
refuse-covered = A Malus tile already covers that power.
refuse-not-on-tile = Your Guardian tile does not have that power.
refuse-vip-room = The VIP goes into one of your rooms.
refuse-area = New monsters go to the forest or to the swamp.
refuse-not-open = That card does not lie open.

## Content files and positions

effect-count = the effect “{ $effect }” needs a number from 1 to 9
effect-senseless = the effect “{ $effect }” makes no sense here
set-count = there are { $count }, and a set has { $wanted }
set-codes = the code { $code } is there twice
set-threats = { $count } Threat cards are for { $players } players and more, and a set has { $wanted }
set-tile = the tile { $code } needs three different powers of the list
set-objective = the objective { $code } lacks something that its form needs
set-sides = the colour { $colour } has a tile with { $count } sides, and tiles have 2
position-parts = a position has five parts and a dungeon for each of two to four players, separated by |
position-field = { $field } has no meaning there
position-twice = { $card } is there twice
position-threat = the Threat card { $card } is not used by so few players
position-open = too many cards lie open
position-kept = too many Threat cards lie beside the board
position-objectives = there has to be one objective of each colour, in the order spider, brou, dragon, vampire
position-malus = the Malus tiles on a Guardian tile are not those that were placed
position-task = nothing of this kind can be waiting: { $task }
position-shown = a Threat card is shown while it is being resolved, and only then
position-over = a game that is over has nothing left to do, and one that goes on has
position-monsters = there are too many monsters of the kind { $monster }
position-groups = there are too many groups of adventurers
position-guardian = the Guardian of { player } should be revealed: five monsters stand in room 5

## Reasons

reason-enough = Everything else costs more than it brings.
reason-objective = An objective pays more.
reason-mixed = A room gets its fourth kind.
reason-groups = Fewer adventurers trouble you.
reason-guardian = It reveals your Guardian.
reason-steps = It gives you many footsteps.
reason-power = The power is worth more than the monster.
reason-way = It brings an objective nearer.
reason-mixing = A room lacks only one kind more.
reason-ready = From there it can be given for the power of the room.
reason-malus = The power is worth more than its Malus tile costs.
reason-card = No other card that lies open does as much for you.
reason-least = You will miss it least.

## What a view shows

view-first = First player
view-turn = In turn
view-phase = Phase
view-last-round = Last round
view-objectives = Objectives
view-forest = Forest
view-swamp = Swamp
view-oubliettes = Oubliettes
view-reserve = Reserve
view-terrace = Groups on the terrace
view-threats = Threat cards left
view-shown-threat = Threat card shown
view-kept = Threat cards kept
view-cemetery = Cemetery
view-inn = Inn
view-inn-gone = Inn cards gone
view-mixtures = Mixtures left
view-open-mixtures = Open Mixtures
view-mixtures-gone = Mixtures discarded
view-vips = VIP cards left
view-open-vips = Open VIP cards
view-vips-gone = VIP cards gone
view-swordbearers = Swordbearers left
view-swordbearers-gone = Swordbearers discarded
view-dungeons = Dungeons
view-tasks = What follows
view-board = Board
view-places = Places
view-place = Place
view-monsters = Monsters
view-groups = Groups of adventurers
view-piles = Piles of gold
view-guarded = Guarded
view-malus = Malus tiles
view-malus-left = Malus tiles in reserve
view-guardian = Guardian
view-tile = Guardian tile
view-powers = Powers
view-power = Power
view-score = Score now
view-line = Line
view-objective = Objective
view-points = Points
view-count = How many
view-what = What
view-from = From
view-to = To
view-source = Because of
view-threat = Threat card
view-mixture = Mixture
view-vip = VIP card
view-swordbearer = Swordbearer
view-room = Room

## Targets of the calibration

target-seats = Seats
target-scores = Winning scores

## The drawing

draw-letters = SBDVKP
draw-entrance = Entry
draw-room-1 = 1 Lab
draw-room-2 = 2 Mess
draw-room-3 = 3 Orbs
draw-room-4 = 4 Bed
draw-room-5 = 5 Desk
draw-forest = Forest
draw-swamp = Swamp
draw-oubliettes = Oubliettes
draw-threats = Threats { $cards } · kept { $kept }/{ $players }
draw-score = If the game ended now
draw-final = Final score
draw-total = Total
draw-mixture = Mixture
draw-vip = VIP
draw-guardian = Guardian
draw-hidden = not revealed: he wants five monsters in his office
sign-crowd = three of a kind, where there is little room
sign-leaves = somebody who would leave
sign-room = the entrance or a room
sign-hallway = a hallway
sign-empty = an empty hallway
sign-other = the dungeon of player 2
sign-gold = a pile of gold
sign-guarded = a pile of gold that is guarded
sign-groups = two groups of adventurers
sign-nobody = nobody there
sign-count = how many are taken
sign-malus = two Malus tiles on a power
sign-keys = keys above a place: at the left where from, at the right where to
sign-card = on a card: from where, to where

## The board in the browser

board-entrance = Entrance
board-dungeon-of = { $player }’s dungeon
board-place = { $place }: { $who }
board-token =
    { $count ->
        [one] { $monster }, { $place }
       *[other] { $monster } × { $count }, { $place }
    }
board-groups =
    { $count ->
        [one] 1 group of adventurers
       *[other] { $count } groups of adventurers
    }
board-onward =
    { $rooms ->
        [one] 1 room on
       *[other] { $rooms } rooms on
    }
board-steps = { $used }/{ $left }
board-for-a-monster = For a monster of a room: its power
board-powers = Powers
board-new-card = a new one comes
board-no-card = no more
board-swordbearers = Sword-bearers, drawn unseen
board-drawn = drawn
board-asleep = asleep
board-of-five = of 5
board-of-full = { $count }/5
board-threats = Threats
board-stock = Threats and reserve
board-kept =
    { $count ->
        [0] none kept
       *[other] { $count } kept
    }
board-kept-of = { $kept }/{ $players }
board-threats-left =
    { $count ->
        [one] threat
       *[other] threats
    }
board-phase-now = now
board-follows = { $player }: { $what }
board-gain = { $points }: { $line }
board-for = { $points } for { $player }
board-no-points = Nobody’s points change at once.
board-take =
    { $count ->
        [one] Take only one
       *[other] Take two
    }
board-card = { $kind }: { $card }
board-because = { $card }.
board-because-of = { $player } · { $card }.
board-touch-monster = Touch a lit monster, then a lit place.
board-touch-place = Now touch a lit place.
board-touch-given = Touch a lit monster to send it away.
board-touch-card = Touch a lit card.
board-touch-group = Touch a lit pennant.
board-touch-area = Touch one of the two.
board-score = The score now
board-final = The dungeons as they ended
board-close = Close
short-spider-a = 4 a room
short-spider-b = 4 a room
short-spider-star-a = 4 a room
short-spider-star-b = 4 a room
short-brou-a = one 2 · more 5
short-brou-b = 4 a room
short-brou-star-a = 4 rooms 13 · 5 rooms 20
short-brou-star-b = 3, 6, 9 pay 5, 13, 24
short-vampire-a = 6 in rooms pay 15
short-vampire-b = 2, 6, 12, 20, 30
short-vampire-star-a = most pay 12
short-vampire-star-b = 4 a hallway
short-dragon-a = 1, 6, 15, 24
short-dragon-b = 1 pile 2 · both 8
short-dragon-star-a = 3 a pile
short-dragon-star-b = −12, −5, 0, 7, 15
short-mixed = Four kinds: 7
short-malus = Malus
short-groups = Adventurers

## The guided first game

guide-dungeon-title = This is your dungeon
guide-dungeon-see = An entrance at the left, five hallways and five rooms with numbers. Your first four monsters wait in the entrance. The red pennant below the floor is a group of adventurers.
guide-dungeon-want = Monsters go from place to place, always along this chain. Your rival has the same dungeon, above.
guide-goals-title = What pays
guide-goals-see = Four objectives, one for each kind of monster, with the points you have now. Beside them: 7 points for a room with four kinds. A touch tells what is paid.
guide-goals-want = Most points win when the last Threat card has come. We shall make room 1 worth as much as we can.
guide-recruit-title = Recruit
guide-recruit-see = New monsters wait in the forest, the swamp and the oubliettes. In every turn you take one or two of one kind; a touch takes two.
guide-recruit-want = Two brous more: a room with two of them pays 4.
guide-recruit-press = (1) the brou in the swamp, then (2) your entrance.
guide-steps-title = Footsteps
guide-steps-see = You have three brous now, so you have three footsteps, for whichever monsters you like. The numbers on the places are the footsteps to get there.
guide-steps-want = A brou into room 1: two footsteps.
guide-steps-press = (1) the brou in the entrance, then (2) room 1. You can also drag it, or use the arrow keys.
guide-rest-title = One footstep is left
guide-rest-see = What you have done can be taken back with Undo, as long as no luck has answered.
guide-rest-want = The spider is to follow the brou: spider and brou in one room pay 4.
guide-rest-press = (1) the spider, then (2) hallway 1.
guide-wait-title = A power, or none
guide-wait-see = At the end of a turn you may throw a monster of the rooms 1 to 4 into the oubliettes for the power of its room. What the powers offer stands above your rooms; on a phone, behind “Powers”.
guide-wait-want = The only brou there is worth more to us. This time we leave it at that.
guide-wait-press = (1) “Leave it at that”, then (2) the button that does it. It asks first, for luck then draws a card.
guide-threat-title = Adventurers
guide-threat-see = A Threat card has brought monsters into the forest, and a second group into your room 1. In the end each group costs the number of its room: 2 points already, and more as they go deeper.
guide-threat-want = Keep them out. But first let us earn something.
guide-pair-title = Where their kind already stands
guide-pair-see = Recruits come into the entrance, or straight to a place where one of their kind stands.
guide-pair-want = Two brous into room 1: a pair is worth 4 at once, and five brous are five footsteps.
guide-pair-press = (1) the brou in the forest, then (2) room 1.
guide-spider-title = Spider and brou
guide-spider-see = Before you let it go, the board shows what a move brings: +4.
guide-spider-want = The spider into the room with the brous.
guide-spider-press = (1) the spider, then (2) room 1.
guide-gold-title = Guard the gold
guide-gold-see = Two piles of gold lie in each of the rooms 1 to 4. A dragon guards one: 2 points, and both piles of a room 8.
guide-gold-want = A dragon to the gold: two footsteps.
guide-gold-press = (1) the dragon, then (2) room 1.
guide-fourth-title = The fourth kind
guide-fourth-see = The notches under the keystone count the kinds in a room. Three of the four are full.
guide-fourth-want = A vampire makes four kinds: 7 points.
guide-fourth-press = (1) the vampire, then (2) room 1.
guide-power-title = Now for a power
guide-power-see = Three brous stand in room 1, and two are enough for the pair. Room 1 is the laboratory: it applies one of its three Mixtures.
guide-power-want = Give the third brou for a Mixture.
guide-power-press = The brous in room 1: one of them goes.
guide-mix-title = Choose a Mixture
guide-mix-see = The three slips of the laboratory say in signs what they do. A right click or a long press tells it in words, and so does the list.
guide-mix-want = A skeleton, anywhere, and one group of adventurers leaves.
guide-mix-press = The slip with the skeleton and the crossed-out pennant.
guide-place-title = A beginning in room 2
guide-place-see = What has to be placed is in your hand already: all places are lit.
guide-place-want = A skeleton in room 2 is a first kind there, and may be given for the power of that room later.
guide-place-press = (1) room 2, then (2) the button: luck then draws a new Mixture.
guide-end-title = Now it is yours
guide-end-see = Go on like this until the last Threat card has come; how many are left stands above. Five monsters in room 5 wake your Guardian, who has powers of his own.
guide-end-want = Touch what is lit. The bulb gives a hint, Undo takes back, and a touch on a card or room tells what it does. The score can be looked at by its sheet below.
