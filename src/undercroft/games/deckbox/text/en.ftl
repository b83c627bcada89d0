### Deck Box Dungeons

game-title = Deck Box Dungeons
game-summary = Together: build heroes, explore a dungeon tile by tile, fight what comes, and do what the quest asks for.
game-sentence = Make a hero of three cards, explore tile by tile, and do what the quest asks for.
game-length = 11–24 rounds
game-kind = Together
game-style = Dice and quests
game-credit = By Ariah Studios.

## Options

option-players-label = Heroes
option-players = heroes, 1 to 4; from 3 on two boxes are combined
option-players-about = One to four heroes; from three on two boxes are combined.
option-quest-label = Quest
option-quest = the quest: cellar, bridge, seals, hoard, vigil, crypt, tower or throne; nothing for the first one
option-quest-about = What the heroes are sent to do; each quest tells its own story.
option-party-label = Ready-made heroes
option-party = ready-made heroes by seat, such as shield+bow: shield, bow, hammer, knives, ember, song, blades, staff; nothing to build your own
option-party-about = By seat; nothing chosen lets everybody build a hero.
option-ties-label = Ask about equals
option-ties = whether you are asked whom an enemy goes for among equals
option-ties-about = Whether you are asked whom an enemy goes for among equals.
option-pauses-label = Ask about minor actions
option-pauses = when the enemies act, how often you are asked for minor actions: attacked (after an attack on a hero), always (before and after each enemy) or never; each player can say so anew during the game
option-pauses-about = How often you are asked for minor actions while the enemies act.
option-quest-elsewhere = the quest “{ $quest }” is not here; there is: { $quests }
option-party-size = the party has { $count } heroes for { $players } players
option-party-twice = no ready-made hero can be there twice
first-quest = the first one

## Heroes

hero-warden = Warden
hero-ranger = Ranger
hero-smith = Smith
hero-thief = Thief
hero-seer = Seer
hero-bard = Bard
hero-duellist = Duellist
hero-friar = Friar

gear-sword-and-shield = Sword and Shield
gear-greatsword = Greatsword
gear-spear = Spear
gear-war-hammer = War Hammer
gear-twin-daggers = Twin Daggers
gear-longbow = Longbow
gear-crossbow = Crossbow
gear-throwing-knives = Throwing Knives
gear-battle-staff = Battle Staff
gear-ember-wand = Ember Wand

ability-second-wind = Second Wind
ability-sprint = Sprint
ability-whirl = Whirl
ability-fire-ring = Ring of Fire
ability-battle-cry = Battle Cry
ability-hex = Hex
ability-ward = Ward
ability-sure-shot = Sure Shot

preset-shield = Shield
preset-bow = Bow
preset-hammer = Hammer
preset-knives = Knives
preset-ember = Ember
preset-song = Song
preset-blades = Blades
preset-staff = Staff

## Items

item-healing-draught = Healing Draught
item-royal-draught = Royal Draught
item-storm-tonic = Storm Tonic
item-quicksilver = Quicksilver
item-throwing-axe = Throwing Axe
item-fire-flask = Fire Flask
item-smoke-pot = Smoke Pot
item-shield-charm = Shield Charm
item-war-horn = War Horn
item-foresight-scroll = Scroll of Foresight
item-whetstone = Whetstone
item-eagle-lens = Eagle Lens
item-iron-cap = Iron Cap
item-light-boots = Light Boots
item-phoenix-feather = Phoenix Feather

## What is printed on cards

card-hero = Melee { $melee }, ranged { $ranged }, defence { $defence }, speed { $speed }, health { $health }.
card-skill = { $skill } { $bonus }
card-ability = { $cost } energy: { $effect }.
card-item = { $cost } treasure: { $effect }.
card-enemy = Normal: { $normal }. Hard: { $hard }.
card-behaviour = goes for the { $behaviour }
card-preset = { $hero }, { $gear }, { $ability }.
card-quest = { $summary } { $goal }
about-attack = It falls with { $chance } %; { $damage } damage on average.
effect-heal = a hero of the tile regains { $power } health
effect-energy = { $power } energy
effect-dash = a dash of { $power } squares
effect-strike = a shot, { $dice }d{ $bonus }
effect-blast = { $dice }d{ $bonus } at every enemy of the tile
effect-sweep = strike at everybody within reach
effect-daze = an enemy misses its turn, unless it is red
effect-guard = a hero of the tile defends at { $bonus } this round
effect-rally = a hero of the tile gets an action more
effect-reveal = reveals the tile beyond an exit
effect-might = melee { $bonus } while you keep it
effect-aim = ranged { $bonus } while you keep it
effect-armour = defence { $bonus } while you keep it
effect-swiftness = speed { $bonus } while you keep it
effect-rebirth = at death it burns, and you have { $power } health

## Enemies

enemy-rat = Rat
enemy-goblin = Goblin
enemy-imp = Imp
enemy-slinger = Slinger
enemy-ghoul = Ghoul
enemy-brute = Brute
enemy-acolyte = Acolyte
enemy-wraith = Wraith
enemy-ogre = Ogre
enemy-lich = Lich

die-green-melee-1 = green, melee, health 1
die-green-melee-2 = green, melee, health 2
die-green-melee-3 = green, melee, health 3
die-green-ranged-1 = green, ranged, health 1
die-green-ranged-2 = green, ranged, health 2
die-green-ranged-3 = green, ranged, health 3
die-blue-melee-1 = blue, melee, health 1
die-blue-melee-2 = blue, melee, health 2
die-blue-melee-3 = blue, melee, health 3
die-blue-ranged-1 = blue, ranged, health 1
die-blue-ranged-2 = blue, ranged, health 2
die-blue-ranged-3 = blue, ranged, health 3
die-red-1 = red, health 1
die-red-2 = red, health 2
die-red-3 = red, health 3
die-red-4 = red, health 4
die-red-5 = red, health 5
die-red-6 = red, health 6

skill-strength = strength
skill-dexterity = dexterity
skill-wisdom = wisdom
skill-charisma = charisma
colour-green = green
colour-blue = blue
colour-red = red
attack-melee = melee
attack-ranged = ranged
behaviour-nearest = nearest
behaviour-weakest = weakest
behaviour-strongest = strongest
behaviour-richest = richest

## Actions

kind-ready = Ready-made
kind-hero = Hero
kind-gear = Gear
kind-learn = Ability
kind-stand = Begin
kind-move = Move
kind-attack = Attack
kind-work = Do
kind-end = End
kind-ability = Ability
kind-use = Use
kind-buy = Buy
kind-give = Give
kind-pay = Pay
kind-take = Pick up
kind-choose = Choose
kind-let = Place
kind-aim = Aim
kind-target = Target
kind-go = Go on
kind-ask = Pauses

action-ready = Ready-made: { $preset }
action-hero = Play the { $hero }
action-gear = Take the { $gear }
action-learn = Learn { $ability }
action-stand = Begin at { $square }
action-move = Move to { $square }
action-attack = Attack { $square }
action-work = { $offer }
action-end = End the activation
action-ability = Use the ability on { $square }
action-use = Use { $item } on { $square }
action-buy = Buy { $item }
action-give = Give { $item } to hero { $receiver }
action-pay = Give { $treasure } treasure to hero { $receiver }
action-take = Pick up what lies here
action-choose = { $choice }
action-let = Place this enemy next: { $die }
action-aim = Aim a die at { $square }
action-target = Let it go for hero { $victim }
action-go = Go on
action-ask = Among the enemies, ask me { $pauses }

## Events

# An enemy at the beginning of a sentence, and within.
leading-enemy = The { $enemy }
the-enemy = the { $enemy }
event-built = { player } plays the { $hero } with { $gear } and { $ability }.
event-stood = { player } begins at { $square }.
event-for-sale = For sale: { $item }.
event-laid = A new tile: { $tile }.
event-tale = { $tale }
event-epilogue = { $tale }
event-round = Round { $round }.
event-moved = { player } goes from { $from } to { $to }.
event-fell = { player } falls into the pit at { $square }.
event-attacked = { player } attacks { the-enemy } at { $to }.
event-threw =
    { $hits-number ->
        [0] The dice show { $dice }, modifier { $bonus }: no hit.
        [one] The dice show { $dice }, modifier { $bonus }: 1 hit.
       *[other] The dice show { $dice }, modifier { $bonus }: { $hits } hits.
    }
event-foe-defended = { leading-enemy } defends: { $dice }, { $wounds-number ->
        [0] all blocked.
       *[other] { $wounds } not blocked.
    }
event-foe-wounded = { leading-enemy } at { $square } loses { $damage } health, { $health } left.
event-defeated = { leading-enemy } at { $square } is defeated!
event-gained = { player } gains { $treasure } treasure.
event-robbed = { player } loses { $treasure } treasure.
event-drained = { player } loses { $energy } energy.
event-charged = { player } gains { $energy } energy.
event-spawned = { leading-enemy } ({ $health }) appears at { $square }.
event-rolled = The die shows { $face }.
event-no-dice =
    { $missing-number ->
        [one] A die is missing: it is a hit on every hero!
       *[other] { $missing } dice are missing: each is a hit on every hero!
    }
event-foe-removed = { leading-enemy } at { $square } makes room for another.
event-foe-moved = { leading-enemy } goes from { $from } to { $to }.
event-foe-attacked = { leading-enemy } at { $from } attacks { player }.
event-defended = { player } defends: { $dice }, { $wounds-number ->
        [0] all blocked.
       *[other] { $wounds } not blocked.
    }
event-wounded = { player } loses { $damage } health, { $health } left.
event-died = { player } dies at { $square }.
event-healed = { player } regains { $healing } health.
event-foe-stunned = { leading-enemy } is stunned.
event-idle = { leading-enemy } is still stunned.
event-foe-pushed = { leading-enemy } is pushed from { $from } to { $to }.
event-pushed = { player } is pushed from { $from } to { $to }.
event-foe-fell = { leading-enemy } falls into a pit.
event-foe-crashed = { leading-enemy } is pushed against a wall.
event-crashed = { player } is pushed against a wall.
event-regenerated = { leading-enemy } at { $square } regenerates.
event-ritual = A ritual strengthens { the-enemy } at { $square }.
event-siphoned = { leading-enemy } drains { player } of 1 energy.
event-used = { player } uses { $item }.
event-invoked = { player } uses { $ability }.
event-bought = { player } buys { $item } for { $cost } treasure.
event-gave = { player } gives { $item } to hero { $receiver }.
event-paid = { player } gives { $treasure } treasure to hero { $receiver }.
event-took =
    { $treasure-number ->
        [0] { player } picks up what lies at { $square }.
       *[other] { player } picks up what lies at { $square }, { $treasure } treasure with it.
    }
event-picked-up = { player } picks up { $item }.
event-found = { player } finds { $item }.
event-guarded = { player } has +{ $bonus } defence until the end of the round.
event-rallied =
    { $actions-number ->
        [one] { player } gets one more action.
       *[other] { player } gets { $actions } more actions.
    }
event-tested =
    { $successes-number ->
        [0] { player } tests { $skill }: { $dice }, no success.
        [one] { player } tests { $skill }: { $dice }, 1 success.
       *[other] { player } tests { $skill }: { $dice }, { $successes } successes.
    }
event-chose = { player } chooses: { $choice }.
event-token = { $token }: { $count }.
event-offered = From now on for an action on tile { $tile }: { $offer }.
event-worked = { player }: { $offer }.
event-stunned = { player } is stunned.
event-foe-hit = { leading-enemy } is pushed against another: one hit more.
event-saved = { $item } burns up, and { player } lives.
event-enemies = The enemies act.
event-asks = { player } wants to be asked among the enemies { $pauses }.
event-ended = { $end }

## Prompts

prompt-build =
    { $part ->
        [hero] Build your hero: a ready-made one, or a hero card first.
        [gear] Build your hero: choose the gear.
        [square] Your hero is built: choose the square to begin on.
       *[ability] Build your hero: choose the ability.
    }
prompt-choose = Choose what to do.
prompt-place = Which enemy is placed next? { $count } are still to come.
prompt-aim =
    { $dice ->
        [one] Aim the last die.
       *[other] Aim the next die; { $dice } are left.
    }
prompt-pause = The enemies act. Take minor actions now, or go on.
prompt-tie = Whom does this enemy go for?
prompt-steps = Go on with your move ({ $steps } left), or do something else.
prompt-act = Your activation: { $actions ->
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
prompt-minor = Nothing left but minor actions. End the activation when you are done.
prompt-wait = Another hero decides.
prompt-watch = You are watching.

## Refusals

refuse-over = The quest is over.
refuse-table = There is no clock in this game.
refuse-build-first = Build the heroes first.
refuse-built = The heroes are built.
refuse-build-turn = It is for Player { $seat } to build a hero now.
refuse-build-order = First the hero, then the gear, then the ability, one of each.
refuse-stand = Heroes begin on the entrance squares of the start tile, one on each.
refuse-card-taken = That card is taken, and there is no other in the box.
refuse-dead = A dead hero does nothing more.
refuse-not-asked = Nobody has asked you that.
refuse-pending = Player { $seat } has to decide something first.
refuse-enemies = The enemies are acting: minor actions only.
refuse-asked-so = That is how you are asked already.
refuse-ask-more = To be asked more often, say so in the heroes’ phase, before or after your own activation.
refuse-ask-less = To be asked less often, say so in a pause, when you are asked.
refuse-active = Hero { $seat } finishes its actions first.
refuse-done = This hero has been activated in this round.
refuse-no-action = This hero has no action left.
refuse-no-offer = There is nothing like that to do here.
refuse-no-square = There is no such square.
refuse-taken = Somebody stands there.
refuse-too-far = That square is out of reach.
refuse-no-enemy = There is no enemy there.
refuse-melee = Melee needs an adjacent target.
refuse-range = The target has to be on the same tile or an adjacent one.
refuse-half = From a half-square only its two tiles are in range.
refuse-sight = There is no line of sight.
refuse-energy = That costs { $cost } energy.
refuse-no-target = It cannot be used there now.
refuse-not-held = This hero does not have that.
refuse-lasting = That item works by being kept.
refuse-not-for-sale = That item is not for sale.
refuse-treasure = That costs { $cost } treasure, and heroes do not pool theirs.
refuse-nothing-lies = Nothing lies on this square.
refuse-not-beside = Trade needs a hero on an adjacent square.
refuse-amount = Give one treasure, or all of it.

## Parts of a quest and of a round

side-top = top
side-right = right
side-bottom = bottom
side-left = left
phase-building = Building heroes
phase-heroes = Heroes
phase-enemies = Enemies
phase-recovery = Recovery
part-hero = hero
part-gear = gear
part-ability = ability
part-square = place
goal-token = tokens
goal-defeated = enemy defeated
goal-rounds = rounds over
goal-tiles = tiles laid
goal-clear = no enemy left
goal-deaths = heroes dead
goal-exit = heroes on exit squares
gate-start = on the start tile
gate-elsewhere = beyond the start tile
who-explorer = the explorer
who-all = all heroes
who-tile = the heroes on the tile
befalls-treasure = treasure
befalls-energy = energy
befalls-heal = health regained
befalls-damage = damage
befalls-hits = hits
befalls-item = items
blocker-wall = a wall
blocker-enemy = an enemy
blocker-hero = a hero
where-here = on this tile
where-start = on the start tile
where-newest = on the newest tile
where-explorer = on the explorer’s tile
where-tile = on a certain tile
pauses-attacked = after an attack
pauses-always = before and after each enemy
pauses-never = never

## What a view shows, and what a preview counts

view-quest = Quest
view-hard = Hard enemies
view-ask-ties = Asked about equals
view-phase = Phase
view-round = Round
view-last-round = Last round
view-active = Active hero
view-movement = Movement left
view-tiles = Tiles
view-exits = Unexplored ways
view-heroes = Heroes
view-enemies = Enemies
view-enemies-so-far = Enemies so far
view-dice = Dice
view-market = For sale
view-deck = Item deck
view-spent = Used items
view-lying = Lying about
view-tiles-left = Tiles left
view-encounters-left = Encounters left
view-offers = To be done
view-tokens = Tokens
view-goals = Goals
view-perils = Lost if
view-fallen = Fallen
view-deaths = Heroes dead
view-told = Told last
view-pending = Pending
view-end = The quest
view-tile = Tile
view-x = Column
view-y = Row
view-turn = Quarter turns
view-side = Side
view-at = Square
view-bonus = Modifier
view-melee = Melee
view-ranged = Ranged
view-defence = Defence
view-speed = Speed
view-most-health = Maximum health
view-strength = Strength
view-dexterity = Dexterity
view-wisdom = Wisdom
view-charisma = Charisma
view-hero = Hero
view-gear = Gear
view-ability = Ability
view-health = Health
view-energy = Energy
view-treasure = Treasure
view-actions = Actions left
view-done = Done
view-dead = Dead
view-guard = Guard
view-stunned = Stunned
view-items = Items
view-values = Values
view-pauses = Asked among the enemies
view-colour = Colour
view-attack = Attack
view-name = Name
view-face = Die
view-card = Card
view-id = Number
view-green = Green
view-blue = Blue
view-red = Red
view-item = Item
view-offer = Offer
view-token = Token
view-count = Count
view-what = What
view-now = Now
view-needed = Needed
view-where = Where
view-parts = Parts
view-missing = Missing
view-encounter = Encounter
view-steps = Steps
view-choices = Choices
view-rolled = Rolled
view-squares = Squares
view-places = Places
view-aimed-at = Aimed at
view-to-act = Still to act
view-seats = Seats
view-enemy = Enemy
view-between = Between
view-tale = Tale
view-fixed = Fixed
view-each = For each hero
view-amount = Amount
view-who = Who
view-add = Change
view-outcomes = Outcomes
view-faces = Faces
view-skill = Skill
view-need = Successes needed
view-alone = Alone
view-success = Success
view-failure = Failure
view-options = Options
view-choice = Choice
view-again = Again and again
view-least = At least
view-then = Then
view-otherwise = Otherwise
figure-health = Health
figure-energy = Energy
figure-treasure = Treasure
figure-actions = Actions
figure-enemy = The enemy’s health
figure-tokens = Tokens
figure-movement = Movement left
figure-tiles = Tiles

## Drawing

draw-round = round { $round }
draw-dead = is dead
draw-figures = H{ $health } E{ $energy } ${ $treasure }
draw-melee = melee { $dice }d{ $bonus }
draw-ranged = ranged { $dice }d{ $bonus }
draw-defence = def { $bonus }
draw-speed = speed { $bonus }
draw-market = For sale:
sign-hero = a hero, by number
sign-green = an enemy: its letter, its health; small is green
sign-blue = a capital: a blue enemy, which is stronger
sign-red = a red enemy
sign-archer = an enemy that shoots; with / it fights hand to hand
sign-stunned = an enemy that is stunned
sign-would = where an enemy would stand then
sign-floor = floor
sign-pit = a pit
sign-water = water
sign-gate = an entrance or exit
sign-unknown = unexplored: the dungeon goes on there
sign-things = things that lie there; treasure; a price
sign-rock = rock between the tiles
sign-wall = a wall
sign-aim = the square in question
sign-active = who acts
sign-action = an action left
sign-card = the card of an enemy with this sign
sign-dice = two dice, one added
sign-of = so much of so much
sign-figures = health, energy, treasure
keyword-reach = Reach
keyword-barrage = Barrage
keyword-crush = Crush
keyword-stun = Stun
keyword-heavy = Heavy
keyword-knockback = Knockback
keyword-regenerate = Regenerate
keyword-ritual = Ritual
keyword-siphon = Siphon
keyword-pierce = Pierce
means-reach = Melee also diagonally.
means-barrage = Each die may have its own target.
means-crush = Each hit that wounds deals one damage more.
means-stun = Whoever is wounded misses the next activation; not red enemies.
means-heavy = At most 1 energy for an attack.
means-knockback = Whoever is wounded is pushed one square away; against a wall that is one damage more, against somebody one hit.
means-regenerate = It gains 1 health at the end of the round.
means-ritual = When it wounds, the weakest enemy on its tile gains 1 health.
means-siphon = When it acts, heroes on its tile and adjacent ones lose 1 energy.
means-pierce = The target defends at −1.

## Hints

reason-named = This is the one that the quest is about.
reason-finish = One good hit finishes it.
reason-attack = The fewer stand, the fewer strike back.
reason-explore = There is nothing left to do here; see what lies beyond.
reason-position = From there you can attack.
reason-retreat = It is safer there.
reason-onward = It leads on towards the goal of the quest.
reason-work = The quest needs it.
reason-buy = Treasure is of no use in a dead hero’s purse.
reason-use = Now it does most good.
reason-ready = These three cards go well together.

## Targets of the calibration

target-cellar = The Long Cellar
target-bridge = The Toll Bridge
target-seals = Three Seals
target-hoard = The Scattered Hoard
target-vigil = The Long Night
target-crypt = The Quiet Crypt
target-tower = The Drowned Tower
target-throne = The Hollow Throne
target-any-party = Any number of heroes
target-heroes = Ready-made heroes

## The end

end-running = The quest goes on.
end-exit = The heroes are out. The quest is won!
end-defeated = The enemy is defeated. The quest is won!
end-tokens = The heroes have what they came for. The quest is won!
end-rounds = The heroes have held out. The quest is won!
end-tiles = The dungeon is explored. The quest is won!
end-clear = No enemy is left. The quest is won!
end-told = The quest is won!
end-dead = All heroes are dead.
end-fallen = Too many heroes have fallen: the quest is lost.
end-doom = What should not have happened has happened: the quest is lost.
end-late = Too much time has passed: the quest is lost.
end-failed = The quest is lost.
score-treasure = Treasure
fate-alive = came through alive
fate-dead = fell in the dungeon

## Positions as text

position-word = “{ $word }” does not belong into a position
position-parts = the position lacks its quest, its tiles or its heroes, or they do not fit
position-tiles = the tiles do not lie side by side
position-squares = two stand on one square, or somebody stands in a wall
position-die = no enemy die shows { $health } like that
position-dice = there are not so many { $colour } dice
position-items = there are not so many of { $item }
position-health = hero { $seat } is dead or too healthy
position-dead = all heroes are dead, yet the quest goes on
position-steps = no encounter of the quest does that
unknown-hero = there is no hero { $seat } on the table

## Content

column-heroes = Heroes
column-gear = Gear
column-abilities = Abilities
column-items = Items
column-enemies = Enemies
column-presets = Ready-made heroes
column-tiles = Tiles
column-quests = Quests
column-code = Code
column-melee = Melee
column-ranged = Ranged
column-defence = Defence
column-speed = Speed
column-strength = Strength
column-dexterity = Dexterity
column-wisdom = Wisdom
column-charisma = Charisma
column-health = Health
column-melee_dice = Melee dice
column-ranged_dice = Ranged dice
column-movement = Movement
column-keywords = Keywords
column-effect = Effect
column-power = Power
column-dice = Dice
column-cost = Cost
column-count = Count
column-slot = Slot
column-side = Side
column-behaviour = Behaviour
column-hero = Hero
column-ability = Ability
column-exits = Exits
column-map = Map
column-spawn = Spawn
column-encounters = Encounters
column-summary = Summary
column-goal = Goal
column-start = Start
column-pool = Pool
column-tokens = Tokens
column-names = Names
column-cards = Own enemy cards
column-rounds = Events of rounds
column-win = Won by
column-lose = Lost by
column-ending = Last words
value-slot-green-melee = green, melee
value-slot-green-ranged = green, ranged
value-slot-blue-melee = blue, melee
value-slot-blue-ranged = blue, ranged
value-slot-red = red
value-side-normal = normal
value-side-hard = hard

box-sides = the card “{ $code }” needs a normal and a hard side for one slot, one after the other
box-no-card = there is no card “{ $code }”
box-grid = it has to be five rows of five signs out of { $signs }
box-spawn = the spawn diagram needs the numbers 1 to 9, each once
box-gates = with less than { $heroes } entrance or exit squares the heroes cannot all stand on them
box-ways = its squares do not hang together, or an exit is walled up

## Quest files

quest-no-words = it has no words in any language
quest-code-twice = the code “{ $code }” is there twice
quest-no-enemy = there is no enemy card “{ $code }”; for this slot there are: { $cards }
quest-wrong-slot = the card “{ $code }” belongs to the slot { $slot }
quest-card-known = the box has an enemy card “{ $code }” already: choose another code
quest-idle-card = no slot of the enemies names the card “{ $code }”
quest-no-dice = an enemy of the slot { $slot } needs dice for its kind of attack
quest-two-styles = a quest has a pool or a map, not both
quest-no-style = a quest needs a pool (app style) or a map (print style)
quest-few-tiles = the pool has { $count } tiles; before the finale { $wanted } are laid
quest-no-tile = there is no tile “{ $tile }”
quest-tile-twice = tile { $tile } or its other face lies somewhere already
quest-no-entrance = tile { $tile } has no entrance squares to start from
quest-place-twice = another tile lies there already
quest-no-way = no way leads to tile { $tile }
quest-no-encounter = there is no encounter “{ $code }”
quest-idle-encounter = nothing leads to the encounter “{ $code }”
quest-count = “{ $count }” is no number of enemies; write 3, P, 2P, P+1 or 2P-1, at least 1 for one hero
quest-no-name = the quest has no name “{ $code }” among its names
quest-health = only a red die shows { $health }
quest-no-amount = an amount of 0 changes nothing: a positive one is gained, a negative one is taken
quest-no-item = there is no item “{ $code }”; there are: { $items }
quest-many-items = it gives { $wanted } of an item, and a box has { $count }
quest-nowhere = “{ $where }” is no place for enemies to come; write one of these: { $places }
quest-no-token = the quest has no token “{ $code }”
quest-faces = the outcomes have to cover the faces 1 to 6, each once
quest-close = only an offer can be closed, from inside of it
quest-no-win = the quest cannot be won: it has neither a win condition nor an effect that wins
quest-empty-condition = the condition names nothing
quest-never-comes = no encounter spawns an enemy with the name “{ $code }”
quest-no-exit = no tile beyond the start has exit squares
quest-code = “{ $code }” is no code: small letters without accents, digits and hyphens, beginning with a letter
quest-at-once = it holds from the start, so that the quest would be over at once
quest-won-and-lost = the same condition loses the quest, and a loss comes first
quest-too-late = round { $rounds } is too late: the quest is lost after round { $last }
quest-many-tokens = it asks for { $wanted } tokens, and there can only be { $count }
quest-many-tiles = it asks for { $wanted } tiles, and there can only be { $count }
quest-many-deaths = it asks for { $wanted } deaths, and there are at most { $count } heroes
quest-many-red = with { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
} the boxes have fewer red dice than come at once

## The workshop: undercroft quest

help-workshop = For those who write quests of Deck Box Dungeons: begin a new one, check it, and see how hard it is.
help-workshop-short = Write and check quests.
help-workshop-examples =
    undercroft quest new my-quest.toml
    undercroft quest check my-quest.toml
    undercroft play deckbox --content my-quest.toml
help-check-content = Check a quest file: every mistake with its place; or, if there is none, its map, how often bots win it and why they lose.
help-check-content-short = Check a quest file.
help-check-content-examples =
    undercroft quest check my-quest.toml
    undercroft quest check my-quest.toml --bot expert@100 --games 100 --heroes 3
help-new-content = Write a commented quest to begin with.
help-new-content-short = Begin a new quest.
help-new-content-examples =
    undercroft quest new my-quest.toml
    undercroft quest new my-quest.toml --print-style
help-workshop-file = A quest file.
help-workshop-players = How many heroes, 1 to 4.
help-style-print = Print style: a fixed map instead of a pool of tiles.
workshop-bad = { $file } is not a quest yet: see above
quest-headline = { $title }: { $goal }
quest-style = { $style ->
        [print] Print style: its map.
       *[app] App style: the start, the tiles of the pool, the finale.
    }

## Print & play

paper-hint = Print this page with your browser, at its true size (100 %), with background colours.
paper-map = The map of the quest
paper-app-style = “{ $quest }” draws its tiles at random (app style): only a quest with a map can be printed
paper-sign-gate = entrance or exit
paper-sign-pit = pit
paper-sign-water = water
paper-sign-number = read this encounter
paper-sign-arrow = which way the tile lies
paper-rounds = Rounds
paper-won = How it is won
paper-lost = How it is lost
paper-told = When an encounter says so.
paper-all-dead = All heroes are dead.
paper-how = How to play it
paper-enemies = Enemies
paper-keywords = Keywords
paper-encounters = Encounters
paper-warning = Read nothing here before you are told to. Cut the frames apart along the dashed lines, or cover those that you do not need.
paper-read-start = Lay tile { $tile } as the map shows it, and place the heroes on its entrance squares. If it has a number on the map, read that encounter now.
paper-read-lay = Whenever a hero comes to a half-square with nothing beyond, lay the tile that the map shows there, its arrow as printed, and read the encounter with its number. No number: nothing happens.
paper-read-spawn = Enemies are dice. Roll those that an encounter names, unless it says what they show, and place them around the tile’s spawn point, from 1 to 9.
paper-read-explorer = The explorer is the hero who has just laid the tile; in an offer, the hero who takes it up.
paper-read-faces = [1–2] is the face of a die: roll one, and read only the line whose numbers contain what it shows.
paper-read-heroes = (P) is the number of heroes at the table: for three heroes, 2(P) − 1 is five.
paper-read-test = A test: roll four dice and add the hero’s modifier to each; every die that reaches six is a success.
paper-read-letters = At the end of each round tick its box. If it has a letter, read the frame with that letter.
paper-roll = Roll a die:
paper-nothing = Nothing happens.
paper-quiet = Nothing else happens.
paper-choice = The explorer chooses:
paper-test =
    { $many ->
        [explorer] { $need ->
            [one] The explorer tests { $skill }: 1 success is needed.
           *[other] The explorer tests { $skill }: { $need } successes are needed.
        }
       *[other] { $need ->
            [one] Each of { $who } tests { $skill }: 1 success is needed.
           *[other] Each of { $who } tests { $skill }: { $need } successes are needed.
        }
    }
paper-success = Success:
paper-failure = Failure:
paper-when =
    { $least ->
        [one] If there is at least 1 of “{ $token }”:
       *[other] If there are at least { $least } of “{ $token }”:
    }
paper-then = so it is:
paper-otherwise = if not:
paper-offer = From now on, once, for an action on this tile: { $offer }.
paper-offer-again = From now on, again and again, for an action on this tile: { $offer }.
paper-token = { $token }: { $change }.
paper-item =
    { $amount ->
        [one] { $item } for { $who }.
       *[other] { $amount } × { $item } for { $who }.
    }
paper-items =
    { $amount ->
        [one] An item from the deck for { $who }.
       *[other] { $amount } items from the deck for { $who }.
    }
paper-treasure = { $amount } treasure for { $who }.
paper-treasure-lost = { $amount } treasure taken from { $who }, as far as there is some.
paper-energy = { $amount } energy for { $who }.
paper-energy-lost = { $amount } energy taken from { $who }, as far as there is some.
paper-heal = { $amount } health back for { $who }.
paper-damage = { $amount } damage to { $who }, without defence.
paper-hits =
    { $amount ->
        [one] 1 hit on { $who }, to be defended.
       *[other] { $amount } hits on { $who }, to be defended.
    }
paper-close = This can no longer be done.
paper-win = The quest is won.
paper-lose = The quest is lost.
paper-spawn =
    { $colour ->
        [green] { $count ->
            [one] { $number } green enemy
           *[other] { $number } green enemies
        }
        [blue] { $count ->
            [one] { $number } blue enemy
           *[other] { $number } blue enemies
        }
       *[red] { $count ->
            [one] { $number } red enemy
           *[other] { $number } red enemies
        }
    }
paper-spawn-health = health { $health }
paper-spawn-name = called “{ $name }”
paper-where-tile = on tile { $tile }, or here if it is not there yet
paper-and = and
paper-if-token =
    { $count ->
        [one] There is 1 of “{ $token }”
       *[other] There are { $count } of “{ $token }”
    }
paper-if-defeated = “{ $name }” is defeated
paper-if-exit =
    { $who ->
        [one] { $on ->
            [start] One hero stands on an exit square of the start tile
           *[elsewhere] One hero stands on an exit square beyond the start tile
        }
       *[all] { $on ->
            [start] All living heroes stand on exit squares of the start tile
           *[elsewhere] All living heroes stand on exit squares beyond the start tile
        }
    }
paper-if-rounds =
    { $count ->
        [one] 1 round is over
       *[other] { $count } rounds are over
    }
paper-if-tiles =
    { $count ->
        [one] 1 tile lies on the table
       *[other] { $count } tiles lie on the table
    }
paper-if-deaths =
    { $count ->
        [one] 1 hero is dead
       *[other] { $count } heroes are dead
    }
paper-if-clear = No enemy is left
paper-slot =
    { $slot ->
        [green-melee] Green die, melee
        [green-ranged] Green die, ranged
        [blue-melee] Blue die, melee
        [blue-ranged] Blue die, ranged
       *[red] Red die
    }
paper-side-normal = Normal
paper-side-hard = Hard
paper-at-round =
    { $where ->
        [start] At the end of the round, on the start tile
        [heroes] At the end of the round, on the tile of the first hero
       *[newest] At the end of the round, on the newest tile
    }
paper-ending-won = When the quest is won
paper-ending-lost = When the quest is lost
paper-set-cards = Deck Box Dungeons: the cards of the house
paper-set-tiles = Deck Box Dungeons: the tiles of the house
paper-item-card = Item
paper-single = At 100 %. Fronts only.
paper-double = At 100 %, on both sides, turned along the long edge.
paper-back = Back of the sheet before.
print-set-cards = Cards
print-set-tiles = Tiles
help-print-content = Print & play: a quest with a map as pages for paper, or the cards and tiles of the box to cut out. A document is written that any browser prints; nothing is opened.
help-print-content-short = Write a quest, cards or tiles for paper.
help-print-content-examples =
    undercroft quest print my-quest.toml
    undercroft quest print seals --paper letter --language fr --out seals.html
    undercroft quest print --set tiles
help-print-file = A quest file, or the name of a quest of the box.
help-print-set = Cards or tiles to cut out, instead of a quest.

## The board in the browser

board-map = The dungeon
board-up = above
board-down = below
board-left = to the left
board-right = to the right
board-beyond-up = Enemies further up: { $count }
board-beyond-down = Enemies further down: { $count }
board-beyond-left = Enemies further to the left: { $count }
board-beyond-right = Enemies further to the right: { $count }
board-falls = { $chance } it falls
board-chance = Chance that it falls
board-health = health { $health }
board-last = of { $last }
board-round = Round { $round }
board-phase-building = Building
board-phase-heroes = Heroes’ phase
board-phase-enemies = Enemies’ phase
board-phase-recovery = Recovery
board-goal = { $what }: { $now } of { $needed }
board-count = { $what }: { $count }
board-foes = Enemies: { $count }
board-weapon =
    { $dice ->
        [one] 1 die { $bonus }
       *[other] { $dice } dice { $bonus }
    }
board-hits-on = hits on { $face } or more
board-blocks-on = blocks on { $face } or more
board-blocks-never = blocks nothing
board-squares =
    { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
board-actions =
    { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
board-go = Go { $where }
board-explore = Explore { $where }
board-way = { $cost } of { $movement } movement.
board-pits =
    { $count ->
        [one] A pit on the way costs 1 health.
       *[other] { $count } pits on the way cost a health each.
    }
board-explores = A tile is revealed there, and what waits on it.
board-throws =
    { $dice ->
        [one] 1 die { $bonus }: it hits on { $face } or more.
       *[other] { $dice } dice { $bonus }: each hits on { $face } or more.
    }

board-attacks = { $who } attacks { $whom }
board-goes = { $who } comes closer
board-idle = { $who } is stunned
board-tale = What happens
board-last-roll = Last roll
board-again = Look at it again
board-of = { $at } of { $all }
board-each = { $bonus } each
board-hits =
    { $hits ->
        [0] no hit
        [one] { $criticals ->
            [0] 1 hit
           *[other] 1 hit, critical
        }
       *[other] { $criticals ->
            [0] { $hits } hits
           *[other] { $hits } hits, { $criticals } critical
        }
    }
board-blocked =
    { $wounds ->
        [0] all blocked
       *[other] { $blocked } of { $all } blocked
    }
board-lost = { $who } loses { $damage } health
board-fell = { $who } falls
board-back = Back
board-next = Next
board-skip = Skip all
board-play = Let it go on
board-stop = Hold it

board-intent-nearest =
    { $figure ->
        [one] Goes for { $hero }, the nearest: beside it.
       *[other] Goes for { $hero }, the nearest: { $figure } steps away.
    }
board-intent-weakest = Goes for { $hero }, the weakest: health { $figure }.
board-intent-strongest = Goes for { $hero }, the strongest: health { $figure }.
board-intent-richest = Goes for { $hero }, the richest: treasure { $figure }.
board-intent-equals = Goes for one of { $heroes }: you choose.
board-intent-none = Reaches nobody.
board-intent-attack = Attacks: { $damage } damage on average, { $chance } to fell.
board-intent-goes =
    { $count ->
        [one] Goes 1 square, and attacks nobody yet.
       *[other] Goes { $count } squares, and attacks nobody yet.
    }
board-no-sight = No line of sight: { $what } in the way.

board-read = Read
board-thrown = { $count ->
    [one] one die, { $mean } on average ({ $fair } to be expected)
   *[other] { $count } dice, { $mean } on average ({ $fair } to be expected)
}
board-thrown-heroes = The heroes’ dice
board-thrown-enemies = The enemies’ dice
board-rolled = Rolled, to be placed
board-spawn =
    { $colour ->
        [green] { $count ->
            [one] 1 green die
           *[other] { $count } green dice
        }
        [blue] { $count ->
            [one] 1 blue die
           *[other] { $count } blue dice
        }
       *[red] { $count ->
            [one] 1 red die
           *[other] { $count } red dice
        }
    }
board-spawn-health = health { $health }
board-spawn-each =
    { $fixed ->
        [0] { $each } for each hero
       *[other] { $fixed }, and { $each } for each hero
    }
board-befalls = { $who }: { $amount } { $what }
board-token = { $token } { $add }
board-roll = A die decides
board-test =
    { $need ->
        [one] A test of { $skill }: 1 success
       *[other] A test of { $skill }: { $need } successes
    }
board-choice = There is a choice
board-offer = For an action here: { $offer }

board-build = Build your hero
board-builds = { $name } builds a hero
board-choosing = choosing
board-waits = not yet
board-ready-made = Ready-made, and how often they win
board-ready = Ready
board-hero-with = { $hero } with { $gear } and { $ability }
board-a-blow = { $hits } hits a blow
board-no-melee = no blow
board-no-ranged = no shot
board-party-afar =
    { $count ->
        [one] { $names } fights from afar: somebody should stand in front.
       *[other] { $names } fight from afar: somebody should stand in front.
    }
board-party-lacks = Nobody is good at { $skills }.

board-quests = Quests
board-quest-rounds =
    { $rounds ->
        [0] no last round
       *[other] { $rounds } rounds
    }
board-quest-won = won by two heroes
board-quest-unknown = nobody has counted
board-way-out = way out
board-give = Give to: { $hero }
board-give-treasure = { $treasure } treasure
board-turn-to = Play: { $hero }
board-put-away = Put away
board-deed-attack = Attack: { $whom }
board-deed-aim = Aim at: { $whom }
board-deed-place = Place: { $who }

board-brief-heal = heals { $power }
board-brief-energy = { $power } energy
board-brief-dash = dash of { $power }
board-brief-strike = a shot, { $dice }d{ $bonus }
board-brief-blast = { $dice }d{ $bonus }, whole tile
board-brief-sweep = strikes all in reach
board-brief-daze = an enemy misses
board-brief-guard = defence { $bonus }
board-brief-rally = one action more
board-brief-reveal = reveals a tile
board-brief-might = melee { $bonus }
board-brief-aim = ranged { $bonus }
board-brief-armour = defence { $bonus }
board-brief-swiftness = speed { $bonus }
board-brief-rebirth = saves a life
board-rounds = rounds
board-quest-file = A quest from a file

## A first game, guided

guide-quest-title = A quest for one
guide-quest-see = Rats have taken a long cellar. Here stand the quest, its goal and its rounds.
guide-quest-want = To reach the far exit alive, before round 18 is over.
guide-hero-title = A hero of three cards
guide-hero-see = A hero card, gear and an ability. The framed part says what the three make together.
guide-hero-want = Somebody who hits from afar: the ranger with a longbow.
guide-hero-press = (1) Bow, then (2) Ready.
guide-stand-title = Where you begin
guide-stand-see = The start tile. Steps mark the entrance, question marks the ways that nobody knows yet.
guide-stand-want = To come in.
guide-stand-press = (1) This entrance square.
guide-explore-title = Into the dark
guide-explore-see = You have two actions. The lit squares are as far as one move takes you.
guide-explore-want = To see what lies beyond: stepping on a way into the unknown reveals a tile, and what waits there.
guide-explore-press = (1) The question mark, then (2) the large button.
guide-place-title = You are not alone
guide-place-see = An encounter: a card is read, dice are rolled, and each die is an enemy with the health that it shows.
guide-place-want = To decide who stands in front. They take the numbered squares in order.
guide-place-press = (1) The weaker slinger. What can be taken back is done at once.
guide-attack-title = A clear shot
guide-attack-see = Every target carries the chance that it falls. Once you point at one, a line shows how you see it.
guide-attack-want = One enemy less before they act. Every hit also charges your ability.
guide-attack-press = (1) The slinger ahead, then (2) the large button.
guide-market-title = Treasure is there to be spent
guide-market-see = What has fallen left you treasure. Here is what can be had for it.
guide-market-want = To save up. Buying, using and trading cost no action and can be done at any time: for now, keep it.
guide-end-title = Then they act
guide-end-see = Your two actions are spent.
guide-end-want = To let the enemies act, one after the other: where each goes, whom it attacks and why, the dice, and what they cost you.
guide-end-press = (1) End the activation, then (2) the large button.
guide-enemies-title = What they are up to
guide-enemies-see = The slinger has acted, a new round has begun, and you have two actions again. Here you can look at its attack once more.
guide-enemies-want = To get past it and find the far exit: explore on. A touch on an enemy shows what it will do next.
