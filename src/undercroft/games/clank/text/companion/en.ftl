### What the companion says: a table does not wait for it.

companion-pad = Score pad
companion-about = For the box on your table: touch what each of you has, and the points are counted. And how likely the dragon finds whom.
companion-points = Points
companion-cards = Cards
companion-the-bag = The bag
companion-bag = The dragon’s bag
companion-line-artifacts = Artifacts
companion-line-tokens = Tokens
companion-line-gold = Gold
companion-line-cards = Cards
companion-line-mastery = Mastery
companion-note-artifacts = 5 to 30
companion-note-tokens = 5 each, crowns
companion-note-gold = 1 each
companion-note-cards = pick them
companion-note-mastery = out on foot
companion-of-artifacts = { $name }’s artifact
companion-of-tokens = { $name }’s tokens
companion-of-gold = { $name }’s gold
companion-of-cards = { $name }’s cards
companion-of-mastery = How did { $name } get out?
companion-none = none
companion-how = How did { $name } get out?
companion-how-note = Rescued is who was knocked out above the depths, with an artifact. Anybody else who was knocked out is lost, and scores nothing.
companion-fate-escaped = on foot
companion-fate-escaped-note = +20
companion-fate-rescued = rescued
companion-fate-rescued-note = all but 20
companion-fate-lost = lost
companion-fate-lost-note = 0 in all
companion-taken = Already with { $name }.
companion-empty-handed = Without an artifact nobody comes out.
companion-artifact = Artifact, { $points } points
companion-artifact-taken = Artifact, { $points } points: { $name } has it
companion-crown = Crown, { $points } points
companion-crown-taken = Crown, { $points } points: { $name } has it
companion-backpacks =
    { $count ->
        [one] So many take a backpack.
       *[other] So many take { $count } backpacks.
    }
companion-each = { $points } each
companion-whose = Whose cards?
companion-find = Find a card
companion-find-nothing = No such card is worth anything.
companion-sum =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
companion-point =
    { $points ->
        [one] point
       *[other] points
    }
companion-by-mastery = 10 with Mastery
companion-by-relics = 4 for two relics
companion-by-gold = 1 for 5 gold
companion-by-tomes = 2 for each Tome
companion-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
companion-won-why = With { $points } points.
companion-tie-why = With { $points } points like { $names }, and the higher artifact: { $artifact } against { $lower }.
companion-shared-why = With { $points } points each, and artifacts of the same worth: { $artifact }.
companion-nobody = Nobody wins
companion-nobody-why = Nobody has brought an artifact out.
companion-draws =
    { $drawn ->
        [one] She draws { $drawn } cube of { $bag }.
       *[other] She draws { $drawn } cubes of { $bag }.
    }
companion-all-out = Nobody is inside any more.
companion-hits = Hits
companion-hit = { $chance } hit
companion-cubes = Cubes in the bag
companion-cubes-note = With those that lie on the board and go in. A colour has { $each }: all that are neither in the supply nor on a health track. There are { $black } black ones, without those set aside.
companion-cubes-of = { $name }’s cubes
companion-black = Black cubes
companion-as-black = out: as good as black
companion-rage = Rage: cubes by space
companion-rage-space =
    { $cubes ->
        [one] Space { $space }: { $cubes } cube
       *[other] Space { $space }: { $cubes } cubes
    }
companion-danger = Danger cards
companion-danger-note = in the row, a cube more each
companion-countdown = Countdown
companion-countdown-note = cubes more for its own attack
