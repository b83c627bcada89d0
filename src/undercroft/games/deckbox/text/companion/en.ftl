### What the companion says: a table does not wait for it.

companion-unknown-quest = This quest is not here any more.
companion-new = Begin a quest
companion-drawn = Tiles and encounters are drawn
companion-mapped = A fixed map
companion-another = Another quest
companion-heroes = Heroes
companion-boxes = Boxes
companion-with = You play with
companion-the-box = the box
companion-our-set = our printed set
companion-box-about = Of the box, names, exits and arrows of the tiles are known: enemies are told by their dice.
companion-ours-about = Tiles and enemy cards are shown in full.
companion-keeps = What the companion keeps
companion-keeps-rounds = Rounds
companion-keeps-rounds-not = Off: you count them with cardboard.
companion-keeps-tokens = Quest tokens
companion-keeps-tokens-not = Off: you lay them out, and are asked when it matters.
companion-keeps-dice = Enemy dice
companion-keeps-dice-not = Off: it only says which to take.
companion-limit =
    { $rounds ->
        [one] It is over after 1 round.
       *[other] It is over after { $rounds } rounds.
    }
companion-begin = Begin
companion-take-out = Take out of the box
companion-lay-out = Lay out
companion-normal = normal sides up
companion-hard = hard sides up
companion-out-dice = Enemy dice: { $green } green, { $blue } blue, { $red } red.
companion-out-cards = The enemy card for each kind of die, { $side }.
companion-out-named = { $cards }: { $side }.
companion-out-tiles = Tiles { $tiles }. { $start } is laid first.
companion-out-heroes =
    { $heroes ->
        [one] One hero: a hero card, gear and an ability.
       *[other] { $heroes } heroes: a hero card, gear and an ability each.
    }
companion-out-items =
    { $boxes ->
        [one] Items, shuffled; three of them face up, for sale.
       *[other] The items of both boxes, shuffled together; three face up, for sale.
    }
companion-parts = Parts of the companion
companion-tab-map = Map
companion-tab-enemies = Enemies
companion-tab-quest = Quest
companion-tab-log = Log
companion-start-tile = The start tile
companion-new-tile = A new tile
companion-done = An action
companion-round-over = End of round { $round }
companion-round-of = round { $round } of { $rounds }
companion-round = Round
companion-of = of { $most }
companion-rounds-by-you = You count the rounds
companion-party =
    { $heroes ->
        [one] 1 hero
       *[other] { $heroes } heroes
    }, { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }
companion-or = or
companion-fallen = Heroes fallen
companion-less = { $name }: one less
companion-more = { $name }: one more
companion-plan =
    { $tiles ->
        [one] The start tile
       *[other] { $tiles } tiles as they lie
    }
companion-which-way = Which way do you look?
companion-no-way = Nothing is left to explore
companion-side-of =
    { $side ->
        [north] north of
        [east] east of
        [south] south of
       *[west] west of
    }
companion-for-an-action = For an action:
companion-undo = Undo
companion-enemies-phase = Enemies’ phase
companion-tile = Tile
companion-arrow = arrow to the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
companion-tile-drawn = Tile { $tile }, its arrow points { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
companion-stand = Put the heroes on its entrance squares, as you like.
companion-quiet = Nothing here. For once.
companion-round-end = The round is over.
companion-from-now = From now on, for an action here:
companion-count-of = { $count } of { $most }
companion-has = Do you have { $count } × { $token }?
companion-yes = Yes
companion-no = No
companion-roll-one = Roll one die
companion-app-rolls = let the app roll
companion-face = The die shows { $face }
companion-test =
    { $need ->
        [one] Test of { $skill }: 1 success
       *[other] Test of { $skill }: { $need } successes
    }
companion-test-how = Four dice plus { $skill }: each 6 or more is a success. How many?
companion-hero = hero { $hero }
companion-failed = failed
companion-passed = passed
companion-successes =
    { $count ->
        [one] 1 success
       *[other] { $count } successes
    }
companion-nobody-else = Nobody else makes this test
companion-on = Go on
companion-lacks-die =
    { $count ->
        [one] Enter the die
       *[other] { $nth ->
            [1] Enter the first die
            [2] Enter the second die
            [3] Enter the third die
            [4] Enter the fourth die
            [5] Enter the fifth die
            [6] Enter the sixth die
           *[other] Enter die { $nth }
        }
    }
companion-lacks-roll = Roll the die
companion-lacks-test = Enter the successes
companion-lacks-choice = Choose
companion-take =
    { $colour ->
        [green] { $count ->
            [one] Take 1 green die
           *[other] Take { $count } green dice
        }
        [blue] { $count ->
            [one] Take 1 blue die
           *[other] Take { $count } blue dice
        }
       *[red] { $count ->
            [one] Take the red die
           *[other] Take { $count } red dice
        }
    }
companion-health = health { $health }
companion-each =
    { $each ->
        [1] one for each hero
        [2] two for each hero
        [3] three for each hero
        [4] four for each hero
       *[other] { $each } for each hero
    }
companion-on-explorer = On the tile of the hero who looked.
companion-on-heroes = On the tile of the first hero.
companion-on-tile = On tile { $tile }.
companion-roll =
    { $count ->
        [one] Roll it
       *[other] Roll { $count }
    }
companion-or-touch =
    { $count ->
        [one] or touch what it shows
       *[other] { $nth ->
            [1] or touch what the first one shows
            [2] or touch what the second one shows
            [3] or touch what the third one shows
            [4] or touch what the fourth one shows
            [5] or touch what the fifth one shows
            [6] or touch what the sixth one shows
           *[other] or touch what number { $nth } shows
        }
    }
companion-out =
    { $colour ->
        [green] No green die left
        [blue] No blue die left
       *[red] No red die left either
    }
companion-none-left = no die was left
companion-hits =
    { $count ->
        [one] A die was missing: one hit on every hero.
       *[other] { $count } dice were missing: so many hits on every hero.
    }
companion-by-diagram = Place them by the tile’s own diagram, in the order that you like.
companion-by-numbers = Place them on 1, 2, 3 …, in the order that you like.
companion-treasure = { $amount } treasure
companion-energy = { $amount } energy
companion-heal = { $amount } health regained
companion-damage = { $amount } damage
companion-struck =
    { $amount ->
        [one] 1 hit, defended as usual,
       *[other] { $amount } hits, defended as usual,
    }
companion-items =
    { $amount ->
        [one] 1 item
       *[other] { $amount } items
    }
companion-item =
    { $amount ->
        [one] { $item }
       *[other] { $item } × { $amount }
    }
companion-lose = { $what } lost
companion-for-explorer-tile = for the hero who looked
companion-for-explorer-offer = for the hero who did it
companion-for-explorer-round = for the first hero
companion-for-all = for every hero
companion-for-tile = for each hero on the tile
companion-for-hero = for hero { $hero }
companion-goal-defeated = { $name } defeated
companion-goal-exit-all-start = Every living hero back at the entrance
companion-goal-exit-one-start = A hero back at the entrance
companion-goal-exit-all-elsewhere = Every living hero on an exit
companion-goal-exit-one-elsewhere = A hero on an exit
companion-goal-clear = No enemy left
companion-goal-rounds =
    { $count ->
        [one] Hold out for 1 round
       *[other] Hold out for { $count } rounds
    }
companion-goal-tiles = { $count } tiles explored
companion-goal-deaths =
    { $count ->
        [one] A hero has fallen
       *[other] { $count } heroes have fallen
    }
companion-peril-rounds = Round { $count } is over
companion-peril-token = { $token }: { $count }
companion-order = Green before blue before red, at range before melee.
companion-goes-for = Goes for the { $behaviour } hero.
companion-faces = Each fights as the card for its die says; the face is its kind and its health.
companion-keywords = What keywords mean
companion-won-if = Won if
companion-lost-if = Lost if
companion-all-fallen = All heroes have fallen
companion-special = Special rules
companion-each-round =
    { $every ->
        [1] At the end of each round from { $at } on:
       *[other] At the end of round { $at } and then every { $every } rounds:
    }
companion-at-round = At the end of round { $at }:
companion-it-is-so = It is time
companion-action-on = For an action on { $tile }:
companion-log-round = Round { $round }
companion-log-tile = Tile { $tile }
companion-log-token = { $token }: { $count }
companion-log-roll = The die shows { $face }.
companion-log-test = Test of { $skill }: { $successes }
companion-log-by-hand = { $token }: { $add }, by hand
companion-log-fallen = A hero has fallen
companion-log-risen = A hero stands again
companion-won = Won!
companion-lost = Lost
companion-sums =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
companion-once-more = Once more
