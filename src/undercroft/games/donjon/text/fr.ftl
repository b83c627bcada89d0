### Donjon: The Apprentice Guardians

game-title = Donjon : les Apprentis Gardiens
game-summary = Recrutez des monstres, menez-les dans les bonnes salles de votre donjon et tenez les aventuriers dehors : un seul des deux à quatre apprentis succédera au Gardien.

## Options

option-players = Nombre de joueurs, de 2 à 4.
option-first = La place qui commence ; 0 s’en remet au hasard.
option-expert = Tirer les objectifs parmi les huit tuiles, étoilées comprises.
option-first-seat = la place qui commence doit être l’une des { $players } de la table

## Invites

prompt-recruit = Recrutez un ou deux monstres d’une même espèce.
prompt-step =
    { $count ->
        [one] Déplacez vos monstres : il reste 1 pas.
       *[other] Déplacez vos monstres : il reste { $count } pas.
    }
prompt-power = Envoyez aux oubliettes un monstre d’une des salles 1 à 4 pour user du pouvoir de la salle, ou passez.
prompt-guardian = Couvrez un pouvoir de votre Gardien d’une tuile Malus et usez-en, ou passez.
prompt-spread = Forêt et marais manquent tous deux de monstres : où vont les nouveaux ?
prompt-laboratory = Laboratoire : choisissez une mixture.
prompt-refectory = Réfectoire : choisissez une salle pour le VIP.
prompt-vip = Réfectoire : choisissez une carte VIP pour cette salle.
prompt-place =
    { $count ->
        [one] Placez un monstre dans votre donjon.
       *[other] Placez des monstres dans votre donjon : encore { $count }.
    }
prompt-move =
    { $count ->
        [one] Déplacez un monstre de votre donjon.
       *[other] Déplacez des monstres de votre donjon : jusqu’à { $count }.
    }
prompt-teleport =
    { $count ->
        [one] Téléportez un monstre de votre donjon, ou passez.
       *[other] Téléportez jusqu’à { $count } monstres de votre donjon, ou passez.
    }
prompt-remove =
    { $count ->
        [one] Chassez un groupe d’aventuriers de votre donjon.
       *[other] Chassez des groupes d’aventuriers de votre donjon : encore { $count }.
    }
prompt-dump = Envoyez un monstre de votre donjon aux oubliettes.
prompt-wait = C’est à { player } de décider.
prompt-watch = Vous n’avez rien à faire ici.

## Monstres, lieux, zones

monster-spider = araignée
monster-brou = brou
monster-dragon = dragon
monster-vampire = vampire
monster-skeleton = squelette
monster-vip = VIP
what-spider = araignées
what-brou = brous
what-dragon = dragons
what-vampire = vampires
what-skeleton = squelettes
what-vip = VIP
what-reserve = monstres de la réserve
what-oubliettes = monstres des oubliettes
what-group = groupes d’aventuriers
place-ent = entrée
place-h1 = couloir 1
place-r1 = salle 1
place-h2 = couloir 2
place-r2 = salle 2
place-h3 = couloir 3
place-r3 = salle 3
place-h4 = couloir 4
place-r4 = salle 4
place-h5 = couloir 5
place-r5 = salle 5
place-any = n’importe où
place-here = salle du VIP
place-highest = plus haute salle occupée
area-forest = forêt
area-swamp = marais
area-oubliettes = oubliettes
board-north = Tour du Nord
board-east = Tour de l’Est
board-south = Tour du Sud
board-west = Tour de l’Ouest

## Ce que font les cartes

things =
    { $what-number ->
        [0] { $count-number ->
            [one] 1 araignée
           *[other] { $count-number } araignées
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
            [one] 1 squelette
           *[other] { $count-number } squelettes
        }
        [5] { $count-number ->
            [one] 1 VIP
           *[other] { $count-number } VIP
        }
        [6] { $count-number ->
            [one] 1 monstre au choix de la réserve
           *[other] { $count-number } monstres au choix de la réserve
        }
        [7] { $count-number ->
            [one] 1 monstre au choix des oubliettes
           *[other] { $count-number } monstres au choix des oubliettes
        }
       *[other] { $count-number ->
            [one] 1 nouveau groupe d’aventuriers
           *[other] { $count-number } nouveaux groupes d’aventuriers
        }
    }
whither =
    { $to-number ->
        [11] n’importe où
        [12] dans la salle du VIP
       *[other] → { $to }
    }
effect-place = { things } { whither }
effect-move =
    { $from-number ->
        [13] 1 monstre de votre plus haute salle occupée { whither }
       *[other] jusqu’à { $count-number } ({ $from }) { whither }
    }
effect-teleport =
    { $count-number ->
        [one] téléporter 1 monstre
       *[other] téléporter jusqu’à { $count-number } monstres
    }
effect-remove =
    { $from-number ->
        [11] { $count-number ->
            [one] chasser 1 groupe
           *[other] chasser { $count-number } groupes
        }
       *[other] { $count-number ->
            [one] chasser 1 groupe ({ $from })
           *[other] chasser { $count-number } groupes ({ $from })
        }
    }
effect-progress =
    { $count-number ->
        [one] le groupe le plus bas avance de 1 salle
       *[other] le groupe le plus bas avance de { $count-number } salles
    }
effect-dump =
    { $count-number ->
        [one] 1 monstre aux oubliettes
       *[other] { $count-number } monstres aux oubliettes
    }
effect-step =
    { $count-number ->
        [one] 1 pas
       *[other] { $count-number } pas
    }
effect-both = { $yours } ; tous les autres : { $others }
threat-plain = { $first } et { $second }
threat-icon = { $first } et { $second } ; tout le monde : { $effect }
inn-most =
    { $what ->
        [0] le plus d’araignées : { $effect }
        [1] le plus de brous : { $effect }
        [2] le plus de dragons : { $effect }
        [3] le plus de vampires : { $effect }
        [4] le plus de squelettes : { $effect }
        [5] le plus de VIP : { $effect }
       *[other] le plus de groupes : { $effect }
    }
inn-least =
    { $what ->
        [0] le moins d’araignées : { $effect }
        [1] le moins de brous : { $effect }
        [2] le moins de dragons : { $effect }
        [3] le moins de vampires : { $effect }
        [4] le moins de squelettes : { $effect }
        [5] le moins de VIP : { $effect }
       *[other] le moins de groupes : { $effect }
    }

## Objectifs et score

objective-spider-a = 4 par salle avec araignée et brou
objective-spider-b = 4 par salle avec araignée et dragon
objective-spider-star-a = 4 par salle avec araignée et vampire
objective-spider-star-b = 4 par salle avec araignée et squelette
objective-brou-a = par salle : 1 brou 2, plusieurs 5
objective-brou-b = 4 par salle avec 2 brous ou plus
objective-brou-star-a = des brous dans 4 salles 13, dans les 5 salles 20
objective-brou-star-b = brous en salle : 3 valent 5, 6 valent 13, 9 valent 24
objective-vampire-a = 6 vampires en salle valent 15
objective-vampire-b = couloirs avec vampire : 2, 6, 12, 20, 30
objective-vampire-star-a = le plus de vampires en salle : 12
objective-vampire-star-b = 4 par couloir avec un vampire
objective-dragon-a = salles aux deux tas gardés : 1, 6, 15, 24
objective-dragon-b = par salle : 1 tas gardé 2, les deux 8
objective-dragon-star-a = 3 par tas gardé
objective-dragon-star-b = salles aux deux tas gardés : -12, -5, 0, 7, 15
score-mixed = 7 par salle de 4 espèces ou plus
score-malus = tuiles Malus
score-groups = groupes d’aventuriers
end-won = Le tour de table de la dernière carte Menace est achevé : le meilleur donjon l’emporte.
end-tie = Plusieurs donjons se partagent la première place : personne ne mérite la succession.

## Les colonnes du contenu

column-threats = Cartes Menace
column-inn = Cartes Auberge
column-mixtures = Mixtures
column-vips = Cartes VIP
column-swordbearers = Porteurs de l’épée
column-powers = Pouvoirs du Gardien
column-tiles = Tuiles Gardien
column-boards = Plateaux Donjon
column-objectives = Objectifs
column-code = code
column-players = joueurs
column-monsters = monstres
column-all = tous
column-threat = menace
column-who = qui
column-what = quoi
column-hit = les visés
column-you = vous
column-others = tous les autres
column-colour = couleur
column-star = étoile
column-form = forme
column-kind = espèce
column-other = autre espèce
column-places = lieux
column-need = nécessaire
column-at = à partir de
column-points = points

## Actions

kind-recruit = Recruter
kind-move = Déplacer
kind-place = Placer
kind-power = Pouvoir
kind-mix = Mélanger
kind-call = Appeler
kind-guardian = Gardien
kind-remove = Chasser
kind-dump = Oubliettes
kind-spread = Envoyer
kind-pass = Passer
action-recruit =
    { $count-number ->
        [one] Recruter 1 × { $monster } ({ $area }) → { $to }
       *[other] Recruter { $count-number } × { $monster } ({ $area }) → { $to }
    }
action-move = Déplacer : { $monster }, { $from } → { $to }
action-place = Placer : { $monster } → { $to }
action-power =
    { $from-number ->
        [2] Laboratoire : donner { $monster } (salle 1) pour une mixture
        [4] Réfectoire : donner { $monster } (salle 2) pour un VIP
        [6] Boules de cristal : donner { $monster } (salle 3) pour 7 pas
        [8] Chambre : donner { $monster } (salle 4) pour un porteur de l’épée
       *[other] Donner { $monster } ({ $from })
    }
action-mix = Mélanger : { $mixture }
action-call = Appeler le VIP : { $vip }
action-guardian = Gardien : { $power }
action-remove = Chasser un groupe : { $room }
action-dump = Aux oubliettes : { $monster } ({ $from })
action-spread = Envoyer les nouveaux monstres : { $area }
action-pass = En rester là

## Événements

event-objective = Objectif : { $objective }.
event-board = { player } reçoit la { $board }.
event-turn = C’est à { player }.
event-threat = Menace : { $threat }.
event-came = Un monstre arrive ({ $monster }) : { $area }.
event-inn = De l’auberge : { $inn }.
event-no-inn = L’auberge n’a plus de carte.
event-group = { player } : un groupe d’aventuriers entre ({ $room }).
event-progressed = { player } : un groupe avance, { $from } → { $to }.
event-malus = { player } prend la tuile Malus { $malus-number }.
event-revealed = { player } révèle son Gardien : { $tile }.
event-guarded = { player } couvre un pouvoir du Gardien de la tuile Malus { $malus-number } : { $power }.
event-recruited = { player } recrute { $count-number } × { $monster } ({ $area }).
event-placed = { player } place { $count-number } × { $monster } → { $to }.
event-footsteps =
    { $count-number ->
        [one] { player } a 1 pas.
       *[other] { player } a { $count-number } pas.
    }
event-moved = { player } déplace : { $monster }, { $from } → { $to }.
event-sacrificed = { player } jette un monstre aux oubliettes ({ $monster }, { $from }) et use du pouvoir de la salle.
event-mixed = { player } mélange : { $mixture }.
event-called = { player } appelle un VIP : { $vip }.
event-drew = { player } pioche un porteur de l’épée : { $swordbearer }.
event-removed = { player } chasse un groupe ({ $room }).
event-dumped = { player } jette un monstre aux oubliettes : { $monster } ({ $from }).
event-new-mixture = Nouvelle mixture : { $mixture }.
event-new-vip = Nouvelle carte VIP : { $vip }.
event-last-round = C’était la dernière carte Menace : ce tour de table est le dernier.
event-reshuffled = Le cimetière est mélangé en une nouvelle pile de cartes Menace.
event-ended = La partie est finie.

## Refus

refuse-over = La partie est finie.
refuse-turn = C’est à { player } de décider.
refuse-must = Cela doit être fait.
refuse-other-decision = C’est autre chose qu’il faut décider maintenant.
refuse-count = On recrute un monstre ou deux.
refuse-not-there = Il n’y en a pas tant là-bas.
refuse-not-among-its-kind = Les recrues vont à l’entrée, ou là où se trouve déjà un monstre de leur espèce.
refuse-no-monster = Il n’y a pas de tel monstre à cet endroit.
refuse-stays = Il s’y trouve déjà.
refuse-entrance = Aucun pas ne ramène à l’entrée.
refuse-too-far =
    { $steps ->
        [one] C’est trop loin : vous avez 1 pas.
       *[other] C’est trop loin : vous avez { $steps } pas.
    }
refuse-from = Le monstre doit venir d’un autre endroit.
refuse-to = Le monstre doit aller à un autre endroit.
refuse-kind = La carte nomme une autre espèce de monstre.
refuse-vip-reserve = Les VIP ne viennent que par le réfectoire.
refuse-no-power = Seules les salles 1 à 4 ont un pouvoir.
refuse-no-vips = Il n’y a plus de VIP à appeler.
refuse-no-group = Il n’y a pas de groupe d’aventuriers à chasser.
refuse-covered = Une tuile Malus couvre déjà ce pouvoir.
refuse-not-on-tile = Votre tuile Gardien n’a pas ce pouvoir.
refuse-vip-room = Le VIP va dans l’une de vos salles.
refuse-area = Les nouveaux monstres vont en forêt ou au marais.
refuse-not-open = Cette carte n’est pas visible.

## Fichiers de contenu et positions

effect-count = l’effet « { $effect } » demande un nombre de 1 à 9
effect-senseless = l’effet « { $effect } » n’a pas de sens ici
set-count = il y en a { $count }, et un jeu en a { $wanted }
set-codes = le code { $code } s’y trouve deux fois
set-threats = { $count } cartes Menace sont pour { $players } joueurs et plus, et un jeu en a { $wanted }
set-tile = la tuile { $code } a besoin de trois pouvoirs différents de la liste
set-objective = il manque à l’objectif { $code } quelque chose que sa forme demande
set-sides = la couleur { $colour } a une tuile à { $count } faces, et les tuiles en ont 2
position-parts = une position a cinq parties et un donjon pour chacun des deux à quatre joueurs, séparés par |
position-field = { $field } n’a pas de sens à cet endroit
position-twice = { $card } s’y trouve deux fois
position-threat = la carte Menace { $card } ne sert pas à si peu de joueurs
position-open = trop de cartes sont visibles
position-kept = trop de cartes Menace sont à côté du plateau
position-objectives = il faut un objectif de chaque couleur, dans l’ordre spider, brou, dragon, vampire
position-malus = les tuiles Malus d’une tuile Gardien ne sont pas celles qui ont été placées
position-task = rien de tel ne peut être en attente : { $task }
position-shown = une carte Menace est montrée tant qu’elle se résout, et seulement alors
position-over = une partie finie n’a plus rien en attente, une partie en cours a quelque chose
position-monsters = il y a trop de monstres de l’espèce { $monster }
position-groups = il y a trop de groupes d’aventuriers
position-guardian = le Gardien de { player } devrait être révélé : cinq monstres sont en salle 5

## Raisons

reason-enough = Tout le reste coûte plus que cela ne rapporte.
reason-objective = Un objectif rapporte davantage.
reason-mixed = Une salle reçoit sa quatrième espèce.
reason-groups = Moins d’aventuriers vous dérangent.
reason-guardian = Cela révèle votre Gardien.
reason-steps = Cela vous donne beaucoup de pas.
reason-power = Le pouvoir vaut plus que le monstre.

## Objectifs du calibrage

target-seats = Places
target-scores = Scores gagnants

## Le dessin

draw-letters = ABDVSP
draw-entrance = Entrée
draw-room-1 = 1 Labo
draw-room-2 = 2 Réf.
draw-room-3 = 3 Boules
draw-room-4 = 4 Lit
draw-room-5 = 5 Garde
draw-forest = Forêt
draw-swamp = Marais
draw-oubliettes = Oubliettes
draw-threats = Menaces { $cards } · gardées { $kept }/{ $players }
draw-score = Si la partie finissait maintenant
draw-total = Total
draw-mixture = Mixture
draw-vip = VIP
draw-guardian = Gardien
draw-hidden = pas révélé : il veut cinq monstres dans son bureau
