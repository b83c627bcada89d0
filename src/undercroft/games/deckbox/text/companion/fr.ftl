### Ce que dit le compagnon : une table ne l’attend pas.

companion-unknown-quest = Cette quête n’est plus ici.
companion-new = Commencer une quête
companion-drawn = Tuiles et rencontres tirées au sort
companion-mapped = Une carte fixe
companion-another = Une autre quête
companion-heroes = Héros
companion-boxes = Boîtes
companion-with = Vous jouez avec
companion-the-box = la boîte
companion-our-set = notre jeu imprimé
companion-box-about = De la boîte, on connaît les noms, les issues et les flèches des tuiles : les ennemis sont annoncés par leurs dés.
companion-ours-about = Les tuiles et les cartes d’ennemis sont montrées en entier.
companion-keeps = Ce que tient le compagnon
companion-keeps-rounds = Les tours
companion-keeps-rounds-not = Sinon : vous les comptez avec du carton.
companion-keeps-tokens = Les jetons de quête
companion-keeps-tokens-not = Sinon : vous les posez, et on vous demande quand cela compte.
companion-keeps-dice = Les dés ennemis
companion-keeps-dice-not = Sinon : il dit seulement lesquels prendre.
companion-limit =
    { $rounds ->
        [one] Elle finit après { $rounds } tour.
       *[other] Elle finit après { $rounds } tours.
    }
companion-begin = Commencer
companion-take-out = À sortir de la boîte
companion-lay-out = À préparer
companion-normal = côté normal
companion-hard = côté difficile
companion-out-dice = Dés ennemis : { $green } verts, { $blue } bleus, { $red ->
        [one] 1 rouge
       *[other] { $red } rouges
    }.
companion-out-cards = La carte d’ennemi de chaque sorte de dé, { $side }.
companion-out-named = { $cards } : { $side }.
companion-out-tiles = Tuiles { $tiles }. { $start } se pose d’abord.
companion-out-heroes =
    { $heroes ->
        [one] Un héros : une carte de héros, un équipement et une capacité.
       *[other] { $heroes } héros : chacun une carte de héros, un équipement et une capacité.
    }
companion-out-items =
    { $boxes ->
        [one] Les objets, mélangés ; trois face visible, à vendre.
       *[other] Les objets des deux boîtes, mélangés ensemble ; trois face visible, à vendre.
    }
companion-parts = Parties du compagnon
companion-tab-map = Carte
companion-tab-enemies = Ennemis
companion-tab-quest = Quête
companion-tab-log = Journal
companion-start-tile = La tuile de départ
companion-new-tile = Une nouvelle tuile
companion-done = Une action
companion-round-over = Fin du tour { $round }
companion-round-of = tour { $round } sur { $rounds }
companion-round = Tour
companion-of = sur { $most }
companion-rounds-by-you = Vous comptez les tours
companion-party = { $heroes } héros, { $boxes ->
        [one] { $boxes } boîte
       *[other] { $boxes } boîtes
    }
companion-or = ou
companion-fallen = Héros tombés
companion-less = { $name } : un de moins
companion-more = { $name } : un de plus
companion-plan =
    { $tiles ->
        [one] La tuile de départ
       *[other] { $tiles } tuiles, comme elles sont posées
    }
companion-which-way = De quel côté regardez-vous ?
companion-no-way = Il ne reste rien à explorer
companion-side-of =
    { $side ->
        [north] au nord de
        [east] à l’est de
        [south] au sud de
       *[west] à l’ouest de
    }
companion-for-an-action = Pour une action :
companion-undo = Annuler
companion-enemies-phase = Phase des ennemis
companion-tile = Tuile
companion-arrow = flèche { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
companion-tile-drawn = Tuile { $tile }, sa flèche { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
companion-stand = Placez les héros sur ses cases d’entrée, comme il vous plaît.
companion-quiet = Rien ici. Pour une fois.
companion-round-end = Le tour est fini.
companion-from-now = Désormais, pour une action ici :
companion-count-of = { $count } sur { $most }
companion-has = Avez-vous { $count } × { $token } ?
companion-yes = Oui
companion-no = Non
companion-roll-one = Lancez un dé
companion-app-rolls = laisser l’appli lancer
companion-face = Le dé montre { $face }
companion-test = Test ({ $skill }) : { $need } succès
companion-test-how = Quatre dés plus { $skill } : chaque 6 ou plus est un succès. Combien ?
companion-hero = héros { $hero }
companion-failed = échec
companion-passed = réussite
companion-successes = { $count } succès
companion-nobody-else = Personne d’autre ne fait ce test
companion-on = Continuer
companion-lacks-die =
    { $count ->
        [one] Entrez le dé
       *[other] { $nth ->
            [1] Entrez le premier dé
            [2] Entrez le deuxième dé
            [3] Entrez le troisième dé
            [4] Entrez le quatrième dé
            [5] Entrez le cinquième dé
            [6] Entrez le sixième dé
           *[other] Entrez le dé { $nth }
        }
    }
companion-lacks-roll = Lancez le dé
companion-lacks-test = Entrez les succès
companion-lacks-choice = Choisissez
companion-take =
    { $colour ->
        [green] { $count ->
            [one] Prenez { $count } dé vert
           *[other] Prenez { $count } dés verts
        }
        [blue] { $count ->
            [one] Prenez { $count } dé bleu
           *[other] Prenez { $count } dés bleus
        }
       *[red] { $count ->
            [one] Prenez le dé rouge
           *[other] Prenez { $count } dés rouges
        }
    }
companion-health = santé { $health }
companion-each =
    { $each ->
        [1] un par héros
        [2] deux par héros
        [3] trois par héros
        [4] quatre par héros
       *[other] { $each } par héros
    }
companion-on-explorer = Sur la tuile du héros qui a regardé.
companion-on-heroes = Sur la tuile du premier héros.
companion-on-tile = Sur la tuile { $tile }.
companion-roll =
    { $count ->
        [one] Le lancer
       *[other] Lancer les { $count }
    }
companion-or-touch =
    { $count ->
        [one] ou touchez ce qu’il montre
       *[other] { $nth ->
            [1] ou touchez ce que montre le premier
            [2] ou touchez ce que montre le deuxième
            [3] ou touchez ce que montre le troisième
            [4] ou touchez ce que montre le quatrième
            [5] ou touchez ce que montre le cinquième
            [6] ou touchez ce que montre le sixième
           *[other] ou touchez ce que montre le dé { $nth }
        }
    }
companion-out =
    { $colour ->
        [green] Plus de dé vert
        [blue] Plus de dé bleu
       *[red] Plus de dé rouge non plus
    }
companion-none-left = il ne restait pas de dé
companion-hits =
    { $count ->
        [one] Il manquait un dé : une touche sur chaque héros.
       *[other] Il manquait { $count } dés : autant de touches sur chaque héros.
    }
companion-by-diagram = Placez-les selon le schéma de la tuile, dans l’ordre qui vous plaît.
companion-by-numbers = Placez-les sur 1, 2, 3…, dans l’ordre qui vous plaît.
companion-treasure =
    { $amount ->
        [one] { $amount } trésor
       *[other] { $amount } trésors
    }
companion-energy =
    { $amount ->
        [one] { $amount } point d’énergie
       *[other] { $amount } points d’énergie
    }
companion-heal =
    { $amount ->
        [one] { $amount } point de santé rendu
       *[other] { $amount } points de santé rendus
    }
companion-damage =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
companion-struck =
    { $amount ->
        [one] { $amount } touche, à défendre comme d’habitude,
       *[other] { $amount } touches, à défendre comme d’habitude,
    }
companion-items =
    { $amount ->
        [one] { $amount } objet
       *[other] { $amount } objets
    }
companion-item =
    { $amount ->
        [one] { $item }
       *[other] { $item } × { $amount }
    }
companion-lose = { $what } de moins
companion-for-explorer-tile = pour le héros qui a regardé
companion-for-explorer-offer = pour le héros qui l’a fait
companion-for-explorer-round = pour le premier héros
companion-for-all = pour chaque héros
companion-for-tile = pour chaque héros sur la tuile
companion-for-hero = pour le héros { $hero }
companion-goal-defeated = Vaincu : { $name }
companion-goal-exit-all-start = Tous les héros vivants de retour à l’entrée
companion-goal-exit-one-start = Un héros de retour à l’entrée
companion-goal-exit-all-elsewhere = Tous les héros vivants sur une sortie
companion-goal-exit-one-elsewhere = Un héros sur une sortie
companion-goal-clear = Plus un ennemi
companion-goal-rounds =
    { $count ->
        [one] Tenir { $count } tour
       *[other] Tenir { $count } tours
    }
companion-goal-tiles = { $count } tuiles explorées
companion-goal-deaths =
    { $count ->
        [one] Un héros est tombé
       *[other] { $count } héros sont tombés
    }
companion-peril-rounds = Le tour { $count } est fini
companion-peril-token = { $token } : { $count }
companion-order = Le vert avant le bleu, le bleu avant le rouge, à distance avant la mêlée.
companion-goes-for = Vise le héros { $behaviour }.
companion-faces = Chacun se bat comme le dit la carte de son dé ; la face est son genre et sa santé.
companion-keywords = Ce que disent les mots-clés
companion-won-if = Gagné si
companion-lost-if = Perdu si
companion-all-fallen = Tous les héros sont tombés
companion-special = Règles spéciales
companion-each-round =
    { $every ->
        [1] À la fin de chaque tour dès le tour { $at } :
       *[other] À la fin du tour { $at }, puis tous les { $every } tours :
    }
companion-at-round = À la fin du tour { $at } :
companion-it-is-so = C’est le moment
companion-action-on = Pour une action sur { $tile } :
companion-log-round = Tour { $round }
companion-log-tile = Tuile { $tile }
companion-log-token = { $token } : { $count }
companion-log-roll = Le dé montre { $face }.
companion-log-test = Test ({ $skill }) : { $successes }
companion-log-by-hand = { $token } : { $add }, à la main
companion-log-fallen = Un héros est tombé
companion-log-risen = Un héros est de nouveau debout
companion-won = Gagné !
companion-lost = Perdu
companion-sums =
    { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
companion-once-more = Encore une fois
