### Deck Box Dungeons

game-title = Deck Box Dungeons
game-summary = Together: build heroes, explore a dungeon tile by tile, fight what comes, and do what the quest asks for.

## Options

option-players = heroes, 1 to 4; from 3 on two boxes are combined
option-quest = the quest: cellar, bridge, seals, hoard, vigil, crypt, tower or throne; nothing for the first one
option-party = ready-made heroes by seat, such as shield+bow: shield, bow, hammer, knives, ember, song, blades, staff; nothing to build your own
option-ties = whether you are asked whom an enemy goes for among equals
option-quest-elsewhere = the quest “{ $quest }” is not here; there is: { $quests }
option-party-size = the party has { $count } heroes for { $players } players
option-party-twice = no ready-made hero can be there twice

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

preset-shield = Warden with sword, shield and ward
preset-bow = Ranger with longbow and sure shot
preset-hammer = Smith with war hammer and second wind
preset-knives = Thief with throwing knives and sprint
preset-ember = Seer with ember wand and ring of fire
preset-song = Bard with spear and battle cry
preset-blades = Duellist with twin daggers and whirl
preset-staff = Friar with battle staff and hex

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

card = { $name } ({ $printed })
card-hero = melee { $melee }, ranged { $ranged }, def { $defence }, speed { $speed }, health { $health }
card-ability = { $cost } energy: { $effect }
card-item = { $cost }$: { $effect }
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

## Actions

kind-ready = Ready-made
kind-hero = Hero
kind-gear = Gear
kind-learn = Ability
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

action-ready = Play the { $preset }
action-hero = Play the { $hero }
action-gear = Take the { $gear }
action-learn = Learn { $ability }
action-move = Move to { $square }
action-attack = Attack { $square }
action-work = { $offer }
action-end = End the activation
action-ability = Use the ability on { $square }
action-use = Use { $item } on { $square }
action-buy = Buy { $item }
action-give = Give { $item } to hero { $to }
action-pay = Give { $amount } treasure to hero { $to }
action-take = Pick up what lies here
action-choose = { $choice }
action-let = Place this enemy next: { $die }
action-aim = Aim a die at { $square }
action-target = Let it go for hero { $to }
action-go = Go on

## Events

event-built = { player } plays the { $hero } with { $gear } and { $ability }.
event-for-sale = For sale: { $item }.
event-laid = A new tile: { $tile }.
event-tale = { $tale }
event-round = Round { $number }.
event-moved = { player } moves to { $square }.
event-fell = { player } falls into a pit.
event-attacked = { player } attacks { $square }: { $dice }, { $hits-number ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-foe-defended = { $enemy } defends: { $dice }, { $wounds-number ->
        [0] all blocked.
       *[other] { $wounds } not blocked.
    }
event-defeated = { $enemy } is defeated!
event-gained = { player } gains { $number } treasure.
event-charged = { player } gains { $number } energy.
event-spawned = { $enemy } ({ $number }) appears at { $square }.
event-rolled = The die shows { $dice }.
event-no-dice = { $number } dice are missing: each is a hit on every hero!
event-foe-moved = { $enemy } goes from { $from } to { $square }.
event-foe-attacked = { $enemy } attacks { player }: { $dice }, { $hits-number ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
event-defended = { player } defends: { $dice }, { $wounds-number ->
        [0] all blocked.
       *[other] { $wounds } not blocked.
    }
event-wounded = { player } loses { $number } health.
event-died = { player } is dead.
event-healed = { player } regains { $number } health.
event-foe-stunned = { $enemy } is stunned.
event-idle = { $enemy } is still stunned.
event-foe-pushed = { $enemy } is pushed to { $square }.
event-pushed = { player } is pushed to { $square }.
event-foe-fell = { $enemy } falls into a pit.
event-foe-crashed = { $enemy } is pushed against a wall.
event-crashed = { player } is pushed against a wall.
event-regenerated = { $enemy } regenerates.
event-ritual = A ritual strengthens { $enemy }.
event-siphoned = { player } is drained of 1 energy.
event-used = { player } uses { $item }.
event-invoked = { player } uses { $ability }.
event-bought = { player } buys { $item }.
event-gave = { player } gives { $item } to hero { $to }.
event-paid = { player } gives { $number } treasure to hero { $to }.
event-took = { player } picks up what lies there.
event-found = { player } finds { $item }.
event-guarded = { player } has +{ $number } defence until the end of the round.
event-rallied = { player } gets one more action.
event-tested = { player } tests { $skill }: { $dice }, { $hits } successes.
event-chose = { player } chooses: { $choice }.
event-token = { $token }: { $number }.
event-offered = From now on for an action: { $offer }.
event-worked = { player }: { $offer }.
event-stunned = { player } is stunned.
event-foe-hit = { $enemy } is pushed against another: one hit more.
event-saved = A phoenix feather burns up, and { player } lives.
event-enemies = The enemies act.
event-ended = { $end }

## Prompts

prompt-build = Build your hero: a ready-made one, or hero, gear and ability.
prompt-choose = Choose what to do.
prompt-place = Which enemy is placed next?
prompt-aim = Aim the next die.
prompt-pause = You are wounded. Use something now, or go on.
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
refuse-card-taken = That card is taken, and there is no other in the box.
refuse-dead = A dead hero does nothing more.
refuse-not-asked = Nobody has asked you that.
refuse-pending = Player { $seat } has to decide something first.
refuse-enemies = The enemies are acting: minor actions only.
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

## Drawing

draw-round = round { $round }
draw-dead = is dead
draw-figures = H{ $health } E{ $energy } ${ $treasure }
draw-melee = melee { $dice }d{ $bonus }
draw-ranged = ranged { $dice }d{ $bonus }
draw-defence = def { $bonus }
draw-speed = speed { $bonus }
draw-market = For sale:
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

## Hints

reason-named = This is the one that the quest is about.
reason-finish = It is about to fall.
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
column-style = Style
column-encounters = Encounters

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
quest-no-token = the quest has no token “{ $code }”
quest-faces = the outcomes have to cover the faces 1 to 6, each once
quest-close = only an offer can be closed, from inside of it
quest-no-win = the quest cannot be won: it has neither a win condition nor an effect that wins
quest-empty-condition = the condition names nothing
quest-never-comes = no encounter spawns an enemy with the name “{ $code }”
quest-no-exit = no tile beyond the start has exit squares
