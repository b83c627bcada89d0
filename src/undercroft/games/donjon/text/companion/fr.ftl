### Ce que dit le compagnon : une table ne l’attend pas.

companion-pad = Feuille de score
companion-about = Pour la boîte sur votre table : dites quels objectifs sont en jeu, comptez ce qui est demandé, les points sont là.
companion-points = Points
companion-objectives = Objectifs
companion-objectives-which = Quels objectifs sont en jeu ?
companion-objectives-rule = Tous les objectifs dans les règles
companion-star = avec une étoile
companion-of = { $name } · { $line }
companion-line-mixed = Quatre espèces
companion-line-malus = Tuiles Malus
companion-line-groups = Aventuriers
companion-note-mixed = 7 par salle
companion-note-malus = toutes posées
companion-note-groups = selon la salle
companion-a-spider = une araignée
companion-a-brou = un brou
companion-a-dragon = un dragon
companion-a-vampire = un vampire
companion-a-skeleton = un squelette
companion-a-vip = un VIP
companion-just-spider = une seule araignée
companion-just-brou = un seul brou
companion-just-dragon = un seul dragon
companion-just-vampire = un seul vampire
companion-just-skeleton = un seul squelette
companion-just-vip = un seul VIP
companion-ask-pair = Combien de salles avec { $one } et { $other } ?
companion-ask-with =
    { $places ->
        [hallways] Combien de couloirs avec { $one } ?
       *[other] Combien de salles avec { $one } ?
    }
companion-ask-one =
    { $places ->
        [treasuries] Dans combien de salles un seul tas d’or est-il gardé ?
        [hallways] Combien de couloirs avec { $just } ?
       *[other] Combien de salles avec { $just } ?
    }
companion-ask-two =
    { $places ->
        [treasuries] Dans combien de salles les deux tas d’or sont-ils gardés ?
        [hallways] Combien de couloirs avec deux { $many } ou plus ?
       *[other] Combien de salles avec deux { $many } ou plus ?
    }
companion-ask-piles = Combien de tas d’or sont gardés ?
companion-ask-total =
    { $places ->
        [hallways] Combien de { $many } en tout dans les couloirs ?
       *[other] Combien de { $many } en tout dans les salles ?
    }
companion-ask-count =
    { $places ->
        [hallways] Combien de { $many } en tout dans les couloirs ?
       *[other] Combien de { $many } en tout dans les salles ?
    }
companion-ask-mixed = Combien de salles de quatre espèces ou plus ?
companion-ask-malus = Combien de tuiles Malus posées, à côté de la salle 5 et sur le Gardien ?
companion-ask-groups = Combien de groupes dans chaque salle ?
companion-room = Salle { $room }
companion-room-cost = { $points } chacun
companion-no-groups = Aucun groupe
companion-worth =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
companion-won = { $name } gagne
companion-won-why = Avec { $points } points, et la succession du Gardien.
companion-nobody = Personne ne gagne
