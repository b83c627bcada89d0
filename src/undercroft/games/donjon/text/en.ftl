### Donjon: The Apprentice Guardians

game-title = Donjon: The Apprentice Guardians
game-summary = Recruit monsters, lead them to the right rooms of your dungeon, and keep the adventurers out: one of two to four apprentices will follow the Guardian.

## Options

option-players = How many play, from 2 to 4.
option-first = The seat that begins; 0 lets luck decide.
option-expert = Draw the objectives from all eight tiles, those with a star included.
option-first-seat = the seat that begins has to be one of the { $players } at the table

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
prompt-vip = Refectory: choose a VIP card for that room.
prompt-place =
    { $count ->
        [one] Place a monster in your dungeon.
       *[other] Place monsters in your dungeon: { $count } to go.
    }
prompt-move =
    { $count ->
        [one] Move a monster of your dungeon.
       *[other] Move monsters of your dungeon: up to { $count }.
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
prompt-dump = Send a monster of your dungeon to the oubliettes.
prompt-wait = { player } is to decide.
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
area-forest = forest
area-swamp = swamp
area-oubliettes = oubliettes
board-north = North Tower
board-east = East Tower
board-south = South Tower
board-west = West Tower

## What cards do

things =
    { $what-number ->
        [0] { $count-number ->
            [one] 1 spider
           *[other] { $count-number } spiders
        }
        [1] { $count-number ->
            [one] 1 brou
           *[other] { $count-number } brous
        }
        [2] { $count-number ->
            [one] 1 dragon
           *[other] { $count-number } dragons
        }
        [3] { $count-number ->
            [one] 1 vampire
           *[other] { $count-number } vampires
        }
        [4] { $count-number ->
            [one] 1 skeleton
           *[other] { $count-number } skeletons
        }
        [5] { $count-number ->
            [one] 1 VIP
           *[other] { $count-number } VIPs
        }
        [6] { $count-number ->
            [one] 1 of choice from the reserve
           *[other] { $count-number } of choice from the reserve
        }
        [7] { $count-number ->
            [one] 1 of choice from the oubliettes
           *[other] { $count-number } of choice from the oubliettes
        }
       *[other] { $count-number ->
            [one] 1 new group of adventurers
           *[other] { $count-number } new groups of adventurers
        }
    }
whither =
    { $to-number ->
        [11] anywhere
        [12] to the VIP’s room
       *[other] to { $to }
    }
effect-place = { things } { whither }
effect-move =
    { $from-number ->
        [13] 1 monster from your highest occupied room { whither }
       *[other] up to { $count-number } from { $from } { whither }
    }
effect-teleport =
    { $count-number ->
        [one] teleport 1 monster
       *[other] teleport up to { $count-number } monsters
    }
effect-remove =
    { $from-number ->
        [11] { $count-number ->
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
        [0] most spiders: { $effect }
        [1] most brous: { $effect }
        [2] most dragons: { $effect }
        [3] most vampires: { $effect }
        [4] most skeletons: { $effect }
        [5] most VIPs: { $effect }
       *[other] most groups: { $effect }
    }
inn-least =
    { $what ->
        [0] fewest spiders: { $effect }
        [1] fewest brous: { $effect }
        [2] fewest dragons: { $effect }
        [3] fewest vampires: { $effect }
        [4] fewest skeletons: { $effect }
        [5] fewest VIPs: { $effect }
       *[other] fewest groups: { $effect }
    }

## Objectives and score

objective-spider-a = 4 for each room with spider and brou
objective-spider-b = 4 for each room with spider and dragon
objective-spider-star-a = 4 for each room with spider and vampire
objective-spider-star-b = 4 for each room with spider and skeleton
objective-brou-a = for each room: 1 brou 2, more brous 5
objective-brou-b = 4 for each room with 2 brous or more
objective-brou-star-a = brous in 4 rooms 13, in all 5 rooms 20
objective-brou-star-b = brous in rooms: 3 pay 5, 6 pay 13, 9 pay 24
objective-vampire-a = 6 vampires in rooms pay 15
objective-vampire-b = hallways with vampires: 2, 6, 12, 20, 30
objective-vampire-star-a = most vampires in rooms: 12
objective-vampire-star-b = 4 for each hallway with a vampire
objective-dragon-a = rooms with both piles guarded: 1, 6, 15, 24
objective-dragon-b = for each room: 1 pile guarded 2, both 8
objective-dragon-star-a = 3 for each pile guarded
objective-dragon-star-b = rooms with both piles guarded: -12, -5, 0, 7, 15
score-mixed = 7 for each room with 4 kinds or more
score-malus = Malus tiles
score-groups = groups of adventurers
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
        [one] Recruit 1 { $monster } from the { $area } into { $to }
       *[other] Recruit { $count-number } × { $monster } from the { $area } into { $to }
    }
action-move = Move a { $monster } from { $from } to { $to }
action-place = Place a { $monster } in { $to }
action-power =
    { $from-number ->
        [2] Laboratory: give a { $monster } of room 1 for a mixture
        [4] Refectory: give a { $monster } of room 2 for a VIP
        [6] Crystal balls: give a { $monster } of room 3 for 7 footsteps
        [8] Bedroom: give a { $monster } of room 4 for a swordbearer
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
event-came = A { $monster } comes to the { $area }.
event-inn = From the inn: { $inn }.
event-no-inn = The inn has no card left.
event-group = { player }: a group of adventurers enters { $room }.
event-progressed = { player }: a group goes from { $from } to { $to }.
event-malus = { player } takes the Malus tile { $malus-number }.
event-revealed = { player } reveals the Guardian: { $tile }.
event-guarded = { player } covers a power of the Guardian with the Malus tile { $malus-number }: { $power }.
event-recruited = { player } recruits { $count-number } × { $monster } from the { $area }.
event-placed = { player } places { $count-number } × { $monster } in { $to }.
event-footsteps =
    { $count-number ->
        [one] { player } has 1 footstep.
       *[other] { player } has { $count-number } footsteps.
    }
event-moved = { player } moves a { $monster } from { $from } to { $to }.
event-sacrificed = { player } sends a { $monster } of { $from } to the oubliettes and uses the room’s power.
event-mixed = { player } mixes: { $mixture }.
event-called = { player } calls a VIP: { $vip }.
event-drew = { player } draws a swordbearer: { $swordbearer }.
event-removed = { player } removes a group from { $room }.
event-dumped = { player } sends a { $monster } of { $from } to the oubliettes.
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

## Targets of the calibration

target-seats = Seats
target-scores = Winning scores

## The drawing

draw-letters = SBDVKP
draw-entrance = Entry
draw-room-1 = 1 Lab
draw-room-2 = 2 Mess
draw-room-3 = 3 Balls
draw-room-4 = 4 Bed
draw-room-5 = 5 Desk
draw-forest = Forest
draw-swamp = Swamp
draw-oubliettes = Oubliettes
draw-threats = Threats { $cards } · kept { $kept }/{ $players }
draw-score = If the game ended now
draw-total = Total
draw-mixture = Mixture
draw-vip = VIP
draw-guardian = Guardian
draw-hidden = not revealed: he wants five monsters in his office
