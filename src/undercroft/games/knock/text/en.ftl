### Knock, Knock! Dungeon!

game-title = Knock, Knock! Dungeon!
game-summary = Lay a dungeon of overlapping cards together and bring down the Black Knight at its end, all within six minutes.

## Options

option-players = How many play, from 1 to 6.
option-first = The seat that begins; 0 lets luck decide.
option-adventure = Play a keep of the adventure: four keeps, each harder than the last, with spells to find.
option-keep = Which keep of the adventure to enter, from 1 to 4.
option-spells = The Spellbook tokens that the team brings along: fireball, ice-flash, poison, sphere.
option-chests = Hunt for chests: a victory also scores the largest group of touching chest cards.
option-clock = Seconds on the clock; 0 plays without one.
option-first-seat = the seat that begins has to be one of the { $players } at the table
option-spells-twice = there is only one Spellbook token of each kind
option-adventure-only = later keeps and Spellbook tokens belong to the adventure: switch it on

## Prompts

prompt-place = Your turn: place a card.
prompt-revealed = Your turn: place the card that you have shown.
prompt-knight = You have drawn the Black Knight: place him at once.
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

## Targets of the calibration

target-keep-1 = Keep 1
target-keep-2 = Keep 2
target-keep-3 = Keep 3
target-keep-4 = Keep 4
target-keep-1-solo = Keep 1, alone
target-keep-2-solo = Keep 2, alone
target-keep-3-solo = Keep 3, alone
target-keep-4-solo = Keep 4, alone
