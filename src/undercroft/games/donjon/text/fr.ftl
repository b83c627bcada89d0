### Donjon: The Apprentice Guardians

game-title = Donjon : les Apprentis Gardiens
game-summary = Recrutez des monstres, menez-les dans les bonnes salles de votre donjon et tenez les aventuriers dehors : un seul des deux à quatre apprentis succédera au Gardien.
game-sentence = Menez vos monstres dans les bonnes salles, et gardez les aventuriers dehors.
game-length = 8–14 tours
game-kind = Un duel
game-style = Déplacement
game-credit = Un jeu de Joachim Thôme dans l’univers de Lewis Trondheim et Joann Sfar, dessiné par Lewis Trondheim et Crocotame, édité par Sylex.

## Options

option-players-label = Joueurs
option-players = Nombre de joueurs, de 2 à 4.
option-players-about = De deux à quatre apprentis ; les robots prennent les places libres.
option-first-label = Qui commence
option-first = La place qui commence ; 0 s’en remet au hasard.
option-first-about = Au sort, ou la place que vous désignez.
option-boards-label = Plateaux
option-boards = Les plateaux des joueurs, place par place, par exemple north+south : north, east, south, west ; rien pour qu’ils soient distribués.
option-boards-about = Par place ; sans choix, ils sont distribués.
option-expert-label = Pour experts
option-expert = Tirer les objectifs parmi les huit tuiles, étoilées comprises.
option-objectives-label = Objectifs
option-objectives = Les objectifs convenus entre joueurs, par exemple spider-a+brou-star-b, un par couleur au plus ; les autres sont tirés au sort.
option-objectives-about = Choisis par les joueurs, un par couleur au plus ; les autres sont tirés.
option-first-seat = la place qui commence doit être l’une des { $players } de la table
option-boards-count =
    { $count ->
        [one] 1 plateau est nommé pour { $players } joueurs
       *[other] { $count } plateaux sont nommés pour { $players } joueurs
    }
option-boards-twice = aucun plateau ne peut s’y trouver deux fois
option-objectives-colour = il y a un objectif de chaque couleur, et une couleur est nommée deux fois
option-not-here = « { $code } » n’est pas dans ce jeu de cartes ; il y a : { $codes }

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
prompt-vip = Réfectoire : choisissez une carte VIP ({ $to }).
prompt-place =
    { $count ->
        [one] Placez un monstre : { $to }.
       *[other] Placez des monstres : { $to }, encore { $count }.
    }
prompt-place-any =
    { $count ->
        [one] Placez un monstre n’importe où dans votre donjon.
       *[other] Placez des monstres n’importe où dans votre donjon : encore { $count }.
    }
prompt-move =
    { $count ->
        [one] Déplacez un monstre : { $from } → { $to }.
       *[other] Déplacez jusqu’à { $count } monstres : { $from } → { $to }.
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
prompt-remove-there =
    { $count ->
        [one] Chassez un groupe d’aventuriers ({ $from }).
       *[other] Chassez des groupes d’aventuriers ({ $from }) : encore { $count }.
    }
prompt-dump = Envoyez un monstre de votre donjon aux oubliettes.
prompt-luck = Le hasard a le mot suivant.
prompt-wait =
    { $task ->
        [recruitment] { player } recrute.
        [step] { player } déplace ses monstres.
        [power] { player } peut user du pouvoir d’une salle.
        [guardian] { player } peut user d’un pouvoir du Gardien.
        [spread] { player } décide où vont les nouveaux monstres.
        [laboratory] { player } choisit une mixture.
        [refectory] { player } choisit une salle pour un VIP.
        [vip-card] { player } choisit une carte VIP.
        [place] { player } place un monstre.
        [move] { player } déplace des monstres.
        [teleport] { player } peut téléporter des monstres.
        [remove] { player } chasse des aventuriers.
        [dump] { player } envoie un monstre aux oubliettes.
       *[other] C’est à { player } de décider.
    }
prompt-watch = Rien ne vous est demandé ici.

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
what-another = monstres de la réserve, sauf les squelettes
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
place-forest = forêt
place-swamp = marais
place-oubliettes = oubliettes
place-reserve = réserve
place-terrace = terrasse de l’auberge
room-r1 = Laboratoire
room-r2 = Réfectoire
room-r3 = Boules de cristal
room-r4 = Chambre
room-r5 = Bureau du Gardien
area-forest = forêt
area-swamp = marais
area-oubliettes = oubliettes
board-north = Tour du Nord
board-east = Tour de l’Est
board-south = Tour du Sud
board-west = Tour de l’Ouest
tile-called = Gardien { $code }

## Le tour

phase-threat = Menace
phase-guardian = Gardien
phase-recruit = Recruter
phase-move = Déplacer
phase-power = Pouvoir
phase-over = La fin
task-place = Placer
task-move = Déplacer
task-teleport = Téléporter
task-remove = Chasser des groupes
task-progress = Les aventuriers avancent
task-dump = Aux oubliettes
task-step = Des pas
task-threat = Carte Menace
task-spread = Nouveaux monstres
task-keep = Carte Menace rangée
task-guardian = Gardien
task-recruitment = Recruter
task-power = Pouvoir d’une salle
task-laboratory = Laboratoire
task-refectory = Réfectoire
task-vip-card = Carte VIP
task-refill = Nouvelles cartes visibles
task-bedroom = Porteur de l’épée

## Ce que font les cartes

things =
    { $what-code ->
        [spider] { $count-number ->
            [one] 1 araignée
           *[other] { $count-number } araignées
        }
        [brou] { $count-number ->
            [one] 1 brou
           *[other] { $count-number } brous
        }
        [dragon] { $count-number ->
            [one] 1 dragon
           *[other] { $count-number } dragons
        }
        [vampire] { $count-number ->
            [one] 1 vampire
           *[other] { $count-number } vampires
        }
        [skeleton] { $count-number ->
            [one] 1 squelette
           *[other] { $count-number } squelettes
        }
        [vip] { $count-number ->
            [one] 1 VIP
           *[other] { $count-number } VIP
        }
        [reserve] { $count-number ->
            [one] 1 monstre au choix de la réserve
           *[other] { $count-number } monstres au choix de la réserve
        }
        [oubliettes] { $count-number ->
            [one] 1 monstre au choix des oubliettes
           *[other] { $count-number } monstres au choix des oubliettes
        }
        [another] { $count-number ->
            [one] 1 monstre d’une autre espèce de la réserve
           *[other] { $count-number } monstres d’autres espèces de la réserve
        }
       *[other] { $count-number ->
            [one] 1 nouveau groupe
           *[other] { $count-number } nouveaux groupes
        }
    }
whither =
    { $to-code ->
        [any] n’importe où
        [here] dans la salle du VIP
        [ent] dans l’entrée
        [h1] dans le couloir 1
        [h2] dans le couloir 2
        [h3] dans le couloir 3
        [h4] dans le couloir 4
        [h5] dans le couloir 5
       *[other] dans la { $to }
    }
effect-place = { things } { whither }
effect-move =
    { $from-code ->
        [highest] 1 monstre de votre plus haute salle occupée { whither }
       *[other] jusqu’à { $count-number } monstres { out-of } { whither }
    }
effect-teleport =
    { $count-number ->
        [one] téléporter 1 monstre
       *[other] téléporter jusqu’à { $count-number } monstres
    }
effect-remove =
    { $from-code ->
        [any] { $count-number ->
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
effect-both = { $yours } ; les autres : { $others }
threat-plain = { $first } et { $second }
threat-icon = { $first } et { $second } ; tout le monde : { $effect }
inn-most =
    { $what ->
        [spider] le plus d’araignées
        [brou] le plus de brous
        [dragon] le plus de dragons
        [vampire] le plus de vampires
        [skeleton] le plus de squelettes
        [vip] le plus de VIP
       *[other] le plus de groupes
    }
inn-least =
    { $what ->
        [spider] le moins d’araignées
        [brou] le moins de brous
        [dragon] le moins de dragons
        [vampire] le moins de vampires
        [skeleton] le moins de squelettes
        [vip] le moins de VIP
       *[other] le moins de groupes
    }

## Ce qui est imprimé sur les cartes et les salles

inside =
    { $to-code ->
        [any] n’importe où dans votre donjon
        [ent] dans l’entrée
        [h1] dans le couloir 1
        [h2] dans le couloir 2
        [h3] dans le couloir 3
        [h4] dans le couloir 4
        [h5] dans le couloir 5
       *[other] dans la { $to }
    }
out-of =
    { $from-code ->
        [any] de tout votre donjon
        [highest] de votre plus haute salle occupée
        [ent] de l’entrée
        [h1] du couloir 1
        [h2] du couloir 2
        [h3] du couloir 3
        [h4] du couloir 4
        [h5] du couloir 5
       *[other] de la { $from }
    }
printed-place =
    { $what-code ->
        [group] { $count-number ->
            [one] Un nouveau groupe d’aventuriers entre dans la { $to }.
           *[other] { $count-number } nouveaux groupes d’aventuriers entrent dans la { $to }.
        }
       *[other] Placez { things } { inside }.
    }
printed-move =
    { $from-code ->
        [highest] Déplacez 1 monstre { out-of } { inside }.
       *[other] { $count-number ->
            [one] Déplacez 1 monstre { out-of } { inside }, si vous voulez.
           *[other] Déplacez jusqu’à { $count-number } monstres { out-of } { inside }.
        }
    }
printed-teleport =
    { $count-number ->
        [one] Prenez 1 monstre de votre donjon et placez-le n’importe où dans celui-ci, si vous voulez.
       *[other] Prenez jusqu’à { $count-number } monstres de votre donjon et placez-les n’importe où dans celui-ci.
    }
printed-remove =
    { $from-code ->
        [any] { $count-number ->
            [one] Chassez 1 groupe d’aventuriers de votre donjon.
           *[other] Chassez { $count-number } groupes d’aventuriers de votre donjon.
        }
       *[other] { $count-number ->
            [one] Chassez 1 groupe d’aventuriers de la { $from }.
           *[other] Chassez { $count-number } groupes d’aventuriers de la { $from }.
        }
    }
printed-progress =
    { $count-number ->
        [one] Dans votre salle la plus basse qui en abrite, un groupe avance de 1 salle, au plus jusqu’à la salle 5.
       *[other] Dans votre salle la plus basse qui en abrite, un groupe avance de { $count-number } salles, au plus jusqu’à la salle 5.
    }
printed-dump =
    { $count-number ->
        [one] Envoyez 1 monstre de votre donjon aux oubliettes.
       *[other] Envoyez { $count-number } monstres de votre donjon aux oubliettes.
    }
printed-step =
    { $count-number ->
        [one] Vous avez 1 pas.
       *[other] Vous avez { $count-number } pas.
    }
printed-both = { $yours } Tous les autres : { $others }
printed-threat = De la réserve : { $first } et { $second }.
printed-threat-icon = Tout le monde : { $effect }
printed-threat-kept = La carte reste à côté du plateau.
printed-inn = Elle frappe ceux qui ont { $who }. { $effect }
printed-r1 = { room-r1 } : pour un monstre de cette salle, appliquez l’une des mixtures visibles.
printed-r2 = { room-r2 } : pour un monstre de cette salle, mettez un VIP dans l’une de vos salles et appliquez-y une carte VIP visible.
printed-r3 = { room-r3 } : pour un monstre de cette salle, vous avez 7 pas.
printed-r4 = { room-r4 } : pour un monstre de cette salle, piochez un porteur de l’épée et appliquez-le.
printed-r5 = { room-r5 } : 5 monstres dans cette salle révèlent votre Gardien.

## Objectifs et score

objective-spider-a = Araignée et brou
objective-spider-b = Araignée et dragon
objective-spider-star-a = Araignée et vampire
objective-spider-star-b = Araignée et squelette
objective-brou-a = Brous salle par salle
objective-brou-b = Paires de brous
objective-brou-star-a = Des brous partout
objective-brou-star-b = Horde de brous
objective-vampire-a = Six vampires
objective-vampire-b = Vampires dans les couloirs
objective-vampire-star-a = Le plus de vampires
objective-vampire-star-b = Couloir par couloir
objective-dragon-a = Salles au trésor
objective-dragon-b = Or gardé
objective-dragon-star-a = Or tas par tas
objective-dragon-star-b = Pas d’or sans garde
pays-spider-a = 4 par salle avec araignée et brou
pays-spider-b = 4 par salle avec araignée et dragon
pays-spider-star-a = 4 par salle avec araignée et vampire
pays-spider-star-b = 4 par salle avec araignée et squelette
pays-brou-a = par salle : 1 brou 2, plusieurs 5
pays-brou-b = 4 par salle avec 2 brous ou plus
pays-brou-star-a = des brous dans 4 salles 13, dans les 5 salles 20
pays-brou-star-b = brous en salle : 3 valent 5, 6 valent 13, 9 valent 24
pays-vampire-a = 6 vampires en salle valent 15
pays-vampire-b = couloirs avec vampire : 2, 6, 12, 20, 30
pays-vampire-star-a = le plus de vampires en salle : 12
pays-vampire-star-b = 4 par couloir avec un vampire
pays-dragon-a = salles aux deux tas gardés : 1, 6, 15, 24
pays-dragon-b = par salle : 1 tas gardé 2, les deux 8
pays-dragon-star-a = 3 par tas gardé
pays-dragon-star-b = salles aux deux tas gardés : −12, −5, 0, 7, 15
score-mixed = 7 par salle de 4 espèces ou plus
score-malus = tuiles Malus
score-groups = groupes d’aventuriers
part-none = au départ
part-count = { $count } en tout
part-malus = tuile Malus { $malus }
part-groups =
    { $groups ->
        [one] 1 groupe dans la salle { $room }
       *[other] { $groups } groupes dans la salle { $room }
    }
figure-spider = Objectif araignée
figure-brou = Objectif brou
figure-dragon = Objectif dragon
figure-vampire = Objectif vampire
figure-mixed = Salles de quatre espèces
figure-malus = Tuiles Malus
figure-groups = Aventuriers
figure-total = Points
figure-footsteps = Pas
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

one-monster =
    { $monster-code ->
        [spider] une { $monster }
       *[other] un { $monster }
    }
leaving =
    { $from-code ->
        [ent] de l’{ $from }
        [h1] du { $from }
        [h2] du { $from }
        [h3] du { $from }
        [h4] du { $from }
        [h5] du { $from }
        [swamp] du { $from }
        [oubliettes] des { $from }
       *[other] de la { $from }
    }
arriving =
    { $to-code ->
        [ent] dans l’{ $to }
        [h1] dans le { $to }
        [h2] dans le { $to }
        [h3] dans le { $to }
        [h4] dans le { $to }
        [h5] dans le { $to }
        [swamp] dans le { $to }
        [oubliettes] aux { $to }
        [terrace] vers la { $to }
       *[other] dans la { $to }
    }
recruited-from =
    { $area-code ->
        [forest] de la { $area }
        [swamp] du { $area }
       *[other] des { $area }
    }
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
        [one] Recruter { one-monster } { recruited-from } { arriving }
       *[other] Recruter { $count-number } { $monster }s { recruited-from } { arriving }
    }
action-move = Déplacer { one-monster } { leaving } { arriving }
action-place = Placer { one-monster } { arriving }
action-power =
    { $from-code ->
        [r1] Laboratoire : donner { one-monster } de la salle 1 pour une mixture
        [r2] Réfectoire : donner { one-monster } de la salle 2 pour un VIP
        [r3] Boules de cristal : donner { one-monster } de la salle 3 pour 7 pas
        [r4] Chambre : donner { one-monster } de la salle 4 pour un porteur de l’épée
       *[other] Donner { one-monster } { leaving }
    }
action-mix = Mélanger : { $mixture }
action-call = Appeler le VIP : { $vip }
action-guardian = Gardien : { $power }
action-remove = Chasser un groupe : { $room }
action-dump = Jeter aux oubliettes { one-monster } { leaving }
action-spread = Envoyer les nouveaux monstres : { $area }
action-pass = En rester là

## Événements

event-objective = Objectif : { $objective }.
event-board = { player } reçoit la { $board }.
event-turn = C’est à { player } de jouer.
event-threat = Menace : { $threat }.
event-came = Il arrive { one-monster } { leaving } { arriving }.
event-inn = Une carte de l’auberge : { $inn }.
event-hit = La carte vise { player } : { $inn }.
event-no-inn = L’auberge n’a plus de carte.
event-group = Chez { player }, un groupe d’aventuriers arrive { leaving } { arriving }.
event-progressed = Chez { player }, un groupe avance { leaving } { arriving }.
event-malus = { player } prend la tuile Malus { $malus-number }.
event-revealed = { player } révèle son { $tile }.
event-guarded = { player } couvre un pouvoir du Gardien de la tuile Malus { $malus-number } : { $power }.
event-recruited = { player } recrute { one-monster } { leaving } { arriving }.
event-placed = { player } place { one-monster } { leaving } { arriving }.
event-footsteps =
    { $count-number ->
        [one] { player } a 1 pas.
       *[other] { player } a { $count-number } pas.
    }
event-moved = { player } déplace { one-monster } { leaving } { arriving }.
event-sacrificed = { player } envoie { one-monster } { leaving } { arriving } et use du pouvoir de la salle.
event-mixed = { player } mélange : { $mixture }.
event-called = { player } appelle un VIP ({ $room }) : { $vip }.
event-drew = { player } pioche un porteur de l’épée : { $swordbearer }.
event-removed = Chez { player }, un groupe d’aventuriers est chassé { leaving } { arriving }.
event-dumped = { player } jette { one-monster } { leaving } { arriving }.
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
refuse-not-there = Il n’y en a pas autant là-bas.
refuse-not-among-its-kind = Les recrues vont à l’entrée, ou là où se trouve déjà un monstre de leur espèce.
refuse-no-monster = Ce monstre ne se trouve pas à cet endroit.
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
refuse-another-skeleton = Un squelette suffit : l’autre monstre doit être d’une autre espèce.
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
position-guardian = cinq monstres sont en salle 5 chez { player }, et le Gardien devrait y être révélé

## Raisons

reason-enough = Tout le reste coûte plus que cela ne rapporte.
reason-objective = Un objectif rapporte davantage.
reason-mixed = Une salle reçoit sa quatrième espèce.
reason-groups = Moins d’aventuriers vous dérangent.
reason-guardian = Cela révèle votre Gardien.
reason-steps = Cela vous donne beaucoup de pas.
reason-power = Le pouvoir vaut plus que le monstre.
reason-way = Un objectif se rapproche.
reason-mixing = Il ne manque plus qu’une espèce à une salle.
reason-ready = De là, il peut être donné pour le pouvoir de la salle.
reason-malus = Le pouvoir vaut plus que ne coûte sa tuile Malus.
reason-card = Aucune autre carte visible ne vous apporte autant.
reason-least = C’est lui qui vous manquera le moins.

## Ce que montre une vue

view-first = Premier joueur
view-turn = À qui de jouer
view-phase = Phase
view-last-round = Dernier tour de table
view-objectives = Objectifs
view-forest = Forêt
view-swamp = Marais
view-oubliettes = Oubliettes
view-reserve = Réserve
view-terrace = Groupes en terrasse
view-threats = Cartes Menace restantes
view-shown-threat = Carte Menace montrée
view-kept = Cartes Menace gardées
view-cemetery = Cimetière
view-inn = Auberge
view-inn-gone = Cartes Auberge parties
view-mixtures = Mixtures restantes
view-open-mixtures = Mixtures visibles
view-mixtures-gone = Mixtures défaussées
view-vips = Cartes VIP restantes
view-open-vips = Cartes VIP visibles
view-vips-gone = Cartes VIP parties
view-swordbearers = Porteurs de l’épée restants
view-swordbearers-gone = Porteurs de l’épée défaussés
view-dungeons = Donjons
view-tasks = La suite
view-board = Plateau
view-places = Lieux
view-place = Lieu
view-monsters = Monstres
view-groups = Groupes d’aventuriers
view-piles = Tas d’or
view-guarded = Gardés
view-malus = Tuiles Malus
view-malus-left = Tuiles Malus en réserve
view-guardian = Gardien
view-tile = Tuile Gardien
view-powers = Pouvoirs
view-power = Pouvoir
view-score = Score actuel
view-line = Ligne
view-objective = Objectif
view-points = Points
view-count = Combien
view-what = Quoi
view-from = De
view-to = Vers
view-source = En raison de
view-threat = Carte Menace
view-mixture = Mixture
view-vip = Carte VIP
view-swordbearer = Porteur de l’épée
view-room = Salle

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
draw-final = Score final
draw-total = Total
draw-mixture = Mixture
draw-vip = VIP
draw-guardian = Gardien
draw-hidden = pas révélé : il veut cinq monstres dans son bureau
sign-crowd = trois d’une espèce, quand la place manque
sign-leaves = quelqu’un qui partirait
sign-room = l’entrée ou une salle
sign-hallway = un couloir
sign-empty = un couloir vide
sign-other = le donjon du joueur 2
sign-gold = un tas d’or
sign-guarded = un tas d’or gardé
sign-groups = deux groupes d’aventuriers
sign-nobody = personne
sign-count = combien sont pris
sign-malus = deux tuiles Malus sur un pouvoir
sign-keys = touches au-dessus d’un lieu : à gauche d’où, à droite vers où
sign-card = sur une carte : d’où, vers où

## Le plateau dans le navigateur

board-entrance = Entrée
board-dungeon-of = Chez { $player }
board-place = { $place } : { $who }
board-token =
    { $count ->
        [one] { $monster }, { $place }
       *[other] { $monster } × { $count }, { $place }
    }
board-groups =
    { $count ->
        [one] 1 groupe d’aventuriers
       *[other] { $count } groupes d’aventuriers
    }
board-onward =
    { $rooms ->
        [one] 1 salle plus loin
       *[other] { $rooms } salles plus loin
    }
board-steps = { $used }/{ $left }
board-for-a-monster = Pour un monstre d’une salle : son pouvoir
board-powers = Pouvoirs
board-new-card = une autre arrive
board-no-card = plus aucune
board-swordbearers = Porteurs de l’épée, à l’aveugle
board-drawn = pioché
board-asleep = il dort
board-of-five = sur 5
board-of-full = { $count }/5
board-threats = Menaces
board-stock = Menaces et réserve
board-kept =
    { $count ->
        [0] aucune gardée
        [one] 1 gardée
       *[other] { $count } gardées
    }
board-kept-of = { $kept }/{ $players }
board-threats-left =
    { $count ->
        [one] menace
       *[other] menaces
    }
board-phase-now = en cours
board-follows = { $player } : { $what }
board-gain = { $points } : { $line }
board-for = { $points } pour { $player }
board-no-points = Aucun score ne change dans l’immédiat.
board-take =
    { $count ->
        [one] N’en prendre qu’un
       *[other] En prendre deux
    }
board-card = { $kind } : { $card }
board-because = { $card }.
board-because-of = { $player } · { $card }.
board-touch-monster = Touchez un monstre éclairé, puis un lieu éclairé.
board-touch-place = Touchez maintenant un lieu éclairé.
board-touch-given = Touchez un monstre éclairé pour le renvoyer.
board-touch-card = Touchez une carte éclairée.
board-touch-group = Touchez un fanion éclairé.
board-touch-area = Touchez l’un des deux.
board-score = Le score en ce moment
board-final = Les donjons à la fin
board-close = Fermer
short-spider-a = 4 par salle
short-spider-b = 4 par salle
short-spider-star-a = 4 par salle
short-spider-star-b = 4 par salle
short-brou-a = un 2 · plus 5
short-brou-b = 4 par salle
short-brou-star-a = 4 salles 13 · 5 salles 20
short-brou-star-b = 3, 6, 9 : 5, 13, 24
short-vampire-a = 6 en salles : 15
short-vampire-b = 2, 6, 12, 20, 30
short-vampire-star-a = le plus : 12
short-vampire-star-b = 4 par couloir
short-dragon-a = 1, 6, 15, 24
short-dragon-b = 1 tas 2 · deux 8
short-dragon-star-a = 3 par tas
short-dragon-star-b = −12, −5, 0, 7, 15
short-mixed = 4 espèces : 7
short-malus = Malus
short-groups = Aventuriers

## La première partie guidée

guide-dungeon-title = Voici votre donjon
guide-dungeon-see = Une entrée à gauche, cinq couloirs et cinq salles numérotées. Vos quatre premiers monstres attendent à l’entrée. Le fanion rouge sous le sol est un groupe d’aventuriers.
guide-dungeon-want = Les monstres vont de lieu en lieu, toujours le long de cette chaîne. Votre rival a le même donjon, au-dessus.
guide-goals-title = Ce qui rapporte
guide-goals-see = Quatre objectifs, un par espèce de monstre, avec vos points actuels. À côté : 7 points pour une salle de quatre espèces. Touchez-en un pour savoir ce qui rapporte.
guide-goals-want = Qui a le plus de points gagne quand la dernière carte Menace est venue. Faisons de la salle 1 une mine de points.
guide-recruit-title = Recruter
guide-recruit-see = De nouveaux monstres attendent dans la forêt, le marais et les oubliettes. À chaque tour, vous en prenez un ou deux d’une même espèce ; un clic ou une touche en prend deux.
guide-recruit-want = Deux brous de plus : une salle qui en a deux rapporte 4.
guide-recruit-press = (1) le brou du marais, puis (2) votre entrée.
guide-steps-title = Les pas
guide-steps-see = Vous avez maintenant trois brous, donc trois pas, pour les monstres que vous voulez. Les nombres sur les lieux disent combien de pas il faut.
guide-steps-want = Un brou en salle 1 : deux pas.
guide-steps-press = (1) le brou de l’entrée, puis (2) la salle 1. Vous pouvez aussi le glisser, ou vous servir des flèches.
guide-rest-title = Il reste un pas
guide-rest-see = Tant que le hasard n’a pas parlé, Annuler défait ce que vous avez fait.
guide-rest-want = Que l’araignée suive le brou : araignée et brou dans une même salle rapportent 4.
guide-rest-press = (1) l’araignée, puis (2) le couloir 1.
guide-wait-title = Un pouvoir, ou aucun
guide-wait-see = En fin de tour, vous pouvez jeter un monstre des salles 1 à 4 aux oubliettes pour le pouvoir de sa salle. Ce qu’offrent les pouvoirs est affiché au-dessus de vos salles ; sur un téléphone, sous « Pouvoirs ».
guide-wait-want = Ce seul brou nous est plus précieux. Cette fois, nous en restons là.
guide-wait-press = (1) « En rester là », puis (2) le bouton qui le fait. Il demande d’abord, car le hasard pioche ensuite une carte.
guide-threat-title = Des aventuriers
guide-threat-see = Une carte Menace a amené des monstres dans la forêt, et un second groupe dans votre salle 1. À la fin, chaque groupe coûte le numéro de sa salle : déjà 2 points, et davantage quand ils avancent.
guide-threat-want = Il faut les tenir à distance. Mais gagnons d’abord quelque chose.
guide-pair-title = Là où il y en a déjà
guide-pair-see = Les recrues viennent à l’entrée, ou droit là où se tient déjà l’une des leurs.
guide-pair-want = Deux brous en salle 1 : la paire vaut 4 aussitôt, et cinq brous font cinq pas.
guide-pair-press = (1) le brou de la forêt, puis (2) la salle 1.
guide-spider-title = Araignée et brou
guide-spider-see = Avant que vous ne jouiez, le plateau montre ce que rapporte le déplacement : +4.
guide-spider-want = L’araignée dans la salle des brous.
guide-spider-press = (1) l’araignée, puis (2) la salle 1.
guide-gold-title = Garder l’or
guide-gold-see = Deux tas d’or se trouvent dans chacune des salles 1 à 4. Un dragon en garde un : 2 points, et les deux tas d’une salle 8.
guide-gold-want = Un dragon près de l’or : deux pas.
guide-gold-press = (1) le dragon, puis (2) la salle 1.
guide-fourth-title = La quatrième espèce
guide-fourth-see = Les encoches sous la clé de voûte comptent les espèces d’une salle. Trois sur quatre sont pleines.
guide-fourth-want = Un vampire fait quatre espèces : 7 points.
guide-fourth-press = (1) le vampire, puis (2) la salle 1.
guide-power-title = Un pouvoir, maintenant
guide-power-see = Trois brous sont en salle 1, et deux suffisent à la paire. La salle 1 est le laboratoire : il applique l’une de ses trois mixtures.
guide-power-want = Donnez le troisième brou pour une mixture.
guide-power-press = Les brous de la salle 1 : l’un d’eux s’en va.
guide-mix-title = Choisissez une mixture
guide-mix-see = Les trois fiches du laboratoire disent par des signes ce qu’elles font. Un clic droit ou un appui long les dit en mots, comme la liste.
guide-mix-want = Un squelette, n’importe où, et un groupe d’aventuriers s’en va.
guide-mix-press = La fiche au squelette et au fanion barré.
guide-place-title = Un début en salle 2
guide-place-see = Ce qui doit être placé est déjà dans votre main : tous les lieux sont éclairés.
guide-place-want = Un squelette en salle 2 y est une première espèce, et pourra être donné plus tard pour le pouvoir de cette salle.
guide-place-press = (1) la salle 2, puis (2) le bouton : le hasard pioche ensuite une nouvelle mixture.
guide-end-title = À vous de jouer
guide-end-see = Continuez ainsi jusqu’à la dernière carte Menace ; ce qu’il en reste est indiqué en haut. Cinq monstres en salle 5 réveillent votre Gardien, qui a ses propres pouvoirs.
guide-end-want = Touchez ce qui est éclairé. L’ampoule donne un conseil, Annuler défait un coup, et toucher une carte ou une salle dit ce qu’elle fait. La feuille, en bas, montre le score.
