### Ce que dit le compagnon : une table ne l’attend pas.

companion-pad = Feuille de score
companion-about = Pour la boîte sur votre table : touchez ce que chacun a rapporté, les points se comptent. Et voyez qui le dragon risque de trouver.
companion-points = Points
companion-cards = Cartes
companion-the-bag = Le sac
companion-bag = Le sac du dragon
companion-line-artifacts = Artefacts
companion-line-tokens = Jetons
companion-line-gold = Or
companion-line-cards = Cartes
companion-line-mastery = Maîtrise
companion-note-artifacts = de 5 à 30
companion-note-tokens = 5, couronnes
companion-note-gold = 1 la pièce
companion-note-cards = à choisir
companion-note-mastery = sortie à pied
companion-of-artifacts = { $name } · l’artefact
companion-of-tokens = { $name } · les jetons
companion-of-gold = { $name } · l’or
companion-of-cards = { $name } · les cartes
companion-of-mastery = { $name } · quelle sortie ?
companion-none = aucun
companion-how = { $name } · quelle sortie ?
companion-how-note = Les secours emportent qui tombe au-dessus des profondeurs avec un artefact. Qui tombe autrement a tout perdu, et ne marque rien.
companion-fate-escaped = à pied
companion-fate-escaped-note = +20
companion-fate-rescued = les secours
companion-fate-rescued-note = tout sauf 20
companion-fate-lost = tout perdu
companion-fate-lost-note = 0 en tout
companion-taken = Déjà pris par { $name }.
companion-empty-handed = Sans artefact, personne n’en sort.
companion-artifact = Artefact, { $points } points
companion-artifact-taken = Artefact, { $points } points : déjà pris par { $name }
companion-crown = Couronne, { $points } points
companion-crown-taken = Couronne, { $points } points : déjà prise par { $name }
companion-backpacks =
    { $count ->
        [one] Il faut un sac à dos pour en porter autant.
       *[other] Il faut { $count } sacs à dos pour en porter autant.
    }
companion-each = { $points } chacun
companion-whose = Les cartes de qui ?
companion-find = Chercher une carte
companion-find-nothing = Aucune carte de ce nom ne vaut de points.
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
companion-by-mastery = 10 avec Maîtrise
companion-by-relics = 4 pour deux reliques
companion-by-gold = 1 pour 5 pièces
companion-by-tomes = 2 par Livre
companion-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
companion-won-why = Avec { $points } points.
companion-tie-why = Avec { $points } points comme { $names }, et le plus bel artefact : { $artifact } contre { $lower }.
companion-shared-why = Avec { $points } points chacun, et des artefacts de même valeur : { $artifact }.
companion-nobody = Personne ne gagne
companion-nobody-why = Aucun artefact n’est sorti du donjon.
companion-draws =
    { $drawn ->
        [one] Le dragon tire { $drawn } cube sur { $bag }.
       *[other] Le dragon tire { $drawn } cubes sur { $bag }.
    }
companion-all-out = Il n’y a plus personne dedans.
companion-hits = Touches
companion-hit = { $chance } de risque
companion-cubes = Cubes dans le sac
companion-cubes-note = Avec ceux du plateau qui vont y entrer. Une couleur en a { $each } : tous ceux qui ne sont ni en réserve ni sur une piste de santé. Il y en a { $black } noirs, moins ceux qui sont écartés.
companion-cubes-of = { $name } · cubes
companion-black = Cubes noirs
companion-as-black = dehors : comptent comme noirs
companion-rage = Fureur : cubes par case
companion-rage-space =
    { $cubes ->
        [one] Case { $space } : { $cubes } cube
       *[other] Case { $space } : { $cubes } cubes
    }
companion-danger = Cartes Danger
companion-danger-note = dans la piste, un cube de plus chacune
companion-countdown = Compte à rebours
companion-countdown-note = cubes de plus, pour sa propre attaque
