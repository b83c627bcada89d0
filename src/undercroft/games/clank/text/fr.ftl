### Clank!

game-title = Clank!
game-summary = Volez un artefact sous le nez d’un dragon, et tout ce que vous oserez prendre d’autre, puis ressortez. Chaque bruit peut être le dernier.
game-sentence = Volez un artefact sous le nez d’un dragon et ressortez. Chaque bruit peut être le dernier.
game-length = 15–20 tours
game-kind = Une course
game-style = Deck-building

## Options

option-players-label = Voleurs
option-players = Nombre de joueurs, de 1 à 4.
option-players-about = D’un à quatre voleurs ; les robots prennent les places libres.
option-side-label = Face du plateau
option-side = La face du plateau : day (jour) ou dusk (crépuscule).
option-side-about = De jour, le marché est d’un seul tenant dans les profondeurs ; au crépuscule, il est dispersé.
option-first-label = Qui commence
option-first = La place qui commence ; 0 s’en remet au hasard.
option-first-about = Au sort, ou la place que vous désignez.
option-first-seat = la place qui commence doit être l’une des { $players } de la table

## Prompts

prompt-play = À vous : jouez les cartes de votre main, et agissez à votre guise.
prompt-act = À vous : dépensez ce que vous avez, puis finissez le tour.
prompt-take = Un jeton est là : prenez-le ou laissez-le.
prompt-discard = Défaussez une carte pour payer la carte { $card }, ou renoncez.
prompt-choose = Choisissez l’un des effets de la carte { $card }.
prompt-trash = Bannissez une carte de votre défausse ou de votre zone de jeu, ou renoncez.
prompt-grab = Prendre un secret dans quelle salle ?
prompt-replace = Quelle carte de la piste s’en va ? Vous pouvez renoncer.
prompt-burgle = Votre Maître cambrioleur bannirait un Cambrioler : dites lequel, ou renoncez.
prompt-spring = La Fontaine magique prend une carte de votre défausse ou de votre zone de jeu.
prompt-wait = C’est à { player } de jouer.
prompt-watch = Rien ne vous est demandé ici.

## Cards

card-burgle = Cambrioler
card-stumble = Faux pas
card-sidestep = Contourner
card-scramble = Se faufiler
card-mercenary = Mercenaire
card-explore = Explorer
card-secret-tome = Livre des secrets
card-goblin = Gobelin
card-sapphire = Saphir
card-emerald = Émeraude
card-ruby = Rubis
card-diamond = Diamant
card-dragons-eye = Œil du Dragon
card-amulet-of-vigor = Amulette de vigueur
card-boots-of-swiftness = Bottes de vélocité
card-bracers-of-agility = Brassards d’agilité
card-brilliance = Coup de génie
card-dead-run = Course folle
card-elven-boots = Bottes elfiques
card-elven-cloak = Cape elfique
card-elven-dagger = Dague elfique
card-flying-carpet = Tapis volant
card-lucky-coin = Pièce porte-bonheur
card-move-silently = Déplacement silencieux
card-pickaxe = Pioche de mineur
card-scepter-of-the-ape-lord = Sceptre du Seigneur singe
card-search = Fouille
card-silver-spear = Lance d’argent
card-singing-sword = Épée chantante
card-sleight-of-hand = Escamotage
card-sneak = Pas de loup
card-swagger = Frimeur
card-tattle = Mouchardage
card-treasure-map = Carte au trésor
card-underworld-dealing = Trafic souterrain
card-wand-of-recall = Baguette de rappel
card-wand-of-wind = Baguette des vents
card-apothecary = Apothicaire
card-archaeologist = Archéologue
card-cleric-of-the-sun = Prêtre du Soleil
card-dwarven-peddler = Colporteur nain
card-gem-collector = Collectionneuse de gemmes
card-invoker-of-the-ancients = Invocatrice des Anciens
card-kobold-merchant = Marchand Kobold
card-master-burglar = Maître cambrioleur
card-mister-whiskers = Monsieur Moustache
card-monkeybot-3000 = Robosinge 3000
card-rebel-captain = Capitaine rebelle
card-rebel-miner = Mineuse rebelle
card-rebel-scout = Éclaireur rebelle
card-rebel-soldier = Soldate rebelle
card-the-duke = Le Duc
card-the-mountain-king = Roi de la Montagne
card-the-queen-of-hearts = La Reine de cœur
card-treasure-hunter = Chasseuse de trésors
card-tunnel-guide = Guide des tunnels
card-wizard = Magicien
card-dragon-shrine = Autel du Dragon
card-ladder = Échelle
card-shrine = Petit autel
card-teleporter = Téléporteur
card-the-vault = La Chambre forte
card-animated-door = Porte animée
card-belcher = Éructeur
card-cave-troll = Troll des cavernes
card-crystal-golem = Golem de cristal
card-kobold = Kobold
card-ogre = Ogre
card-orc-grunt = Troufion orque
card-overlord = Suzerain
card-watcher = Veilleur

## Secrets, items, artifacts, cubes, rooms

token-chalice = Calice
token-greater-healing = Potion de super soins
token-greater-skill-boost = Super gain de compétence
token-greater-treasure = Super trésor
token-flash-of-brilliance = Éclair de génie
token-dragon-egg = Œuf de dragon
token-healing = Potion de soins
token-treasure = Trésor
token-skill-boost = Gain de compétence
token-strength = Potion de force
token-swiftness = Potion de rapidité
token-magic-spring = Fontaine magique
item-key = Clef
item-backpack = Sac à dos
item-crown = Couronne
artifact-ring = Anneau
artifact-ankh = Ankh
artifact-vase = Vase
artifact-bananas = Bananes d’or
artifact-shield = Bouclier
artifact-armour = Armure
artifact-orb = Orbe
cube-red = cube rouge
cube-blue = cube bleu
cube-green = cube vert
cube-yellow = cube jaune
cube-black = cube noir
lying-minor = secret mineur
lying-major = secret majeur
lying-idol = Idole du singe
pile-discard = défausse
pile-played = zone de jeu
room =
    { $room ->
        [1] la sortie
       *[other] la salle { $room }
    }
swords =
    { $swords ->
        [0] aucune épée
        [one] { $swords } épée
       *[other] { $swords } épées
    }

## The side of the board, what thieves are up to, what must be decided

side-day = Jour
side-dusk = Crépuscule
status-inside = dedans
status-escaped = dehors
status-rescued = sur une civière
status-lost = hors de combat
pending-take = prendre un jeton ou le laisser
pending-discard = défausser une carte ou renoncer
pending-choose = choisir un effet
pending-trash = bannir une carte ou renoncer
pending-grab = prendre un secret voisin
pending-replace = remplacer une carte de la piste ou renoncer
pending-burgle = bannir un Cambrioler ou renoncer
pending-spring = bannir une carte pour la Fontaine magique

## What an effect does, as a choice

verb-skill = compétence
verb-swords = épées
verb-boots = bottes
verb-gold = or
verb-clank = moins de clank
verb-draw = piocher
verb-heal = regagner de la santé
verb-teleport = téléportation
verb-others-clank = du clank pour les autres
verb-everyone-clank = du clank pour tous
verb-dragon-cubes = des cubes noirs remis dans le sac
verb-rage = un dragon furieux
verb-trash = bannir une carte
verb-spring = bannir une carte à la fin du tour
verb-burgle = bannir un Cambrioler
verb-replace = remplacer une carte de la piste
verb-secret = prendre un secret voisin
verb-attack = une attaque du dragon
verb-tomes = des Livres des secrets pour 7 pièces d’or

## The columns of the content

column-cards = Cartes
column-secrets = Secrets
column-day_rooms = Salles de la face Jour
column-day_tunnels = Tunnels de la face Jour
column-dusk_rooms = Salles de la face Crépuscule
column-dusk_tunnels = Tunnels de la face Crépuscule
column-code = code
column-kind = genre
column-count = exemplaires
column-cost = coût
column-points = points
column-score = points selon
column-companion = compagnon
column-play = jouer
column-price = prix
column-then = choix
column-when = si vous avez
column-bonus = bonus
column-turn = ce tour
column-gain = gagné aussitôt
column-arrive = apparition
column-where = seulement
column-dragon = dragon
column-danger = danger
column-kept = gardé
column-now = aussitôt
column-use = potion
column-room = salle
column-at = place
column-depths = profondeurs
column-cave = caverne
column-market = marché
column-fountain = fontaine
column-minor = mineurs
column-major = majeurs
column-idols = idoles
column-artifact = artefact
column-rooms = salles
column-boots = bottes
column-monsters = monstres
column-locked = verrouillé
column-one_way = sens unique
column-wraps = traverse le bord
value-kind-starter = carte de départ
value-kind-reserve = réserve
value-kind-goblin = gobelin
value-kind-gem = gemme
value-kind-item = objet
value-kind-companion = compagnon
value-kind-device = aubaine
value-kind-monster = monstre
value-kind-minor = secret mineur
value-kind-major = secret majeur

## Actions

kind-play-all = Tout jouer
kind-play = Jouer
kind-discard = Défausser
kind-trash = Bannir
kind-replace = Remplacer
kind-choose = Choisir
kind-take = Prendre
kind-grab = Attraper
kind-pass = Laisser
kind-artifact = Artefact
kind-move = Bouger
kind-teleport = Téléporter
kind-buy = Acquérir
kind-use = Utiliser
kind-fight = Combattre
kind-market = Marché
kind-drink = Boire
kind-end = Finir le tour
action-play-all = Jouer toutes les cartes qui ne demandent aucun choix
action-play = Jouer { $card }
action-discard = Défausser { $card }
action-trash =
    { $from-code ->
        [played] Bannir { $card } de la zone de jeu
       *[discard] Bannir { $card } de la défausse
    }
action-replace = Remplacer { $card } dans la piste
action-choose = Choisir : { $verb }
action-take = Prendre le jeton
action-grab = Prendre un secret dans { $room }
action-pass = Le laisser
action-artifact = Prendre l’artefact
action-move =
    { $swords-number ->
        [0] Aller vers { $room }
        [one] Aller vers { $room } en dépensant { $swords-number } épée
       *[other] Aller vers { $room } en dépensant { $swords-number } épées
    }
action-teleport = Se téléporter vers { $room }
action-buy = Acquérir { $card }
action-use = Utiliser { $card }
action-fight = Combattre { $card }
action-market = Acheter au marché : { $item }
action-drink = Boire : { $secret }
action-end = Finir le tour

## Events

event-boxed = Un artefact reste dans la boîte : { $artifact }.
event-opened = La carte { $card } est dans la piste.
event-dealt = { player } reçoit la carte { $card }.
event-dealt-hidden = { player } reçoit une carte.
event-begins = { player } commence.
event-played = { player } joue la carte { $card }.
event-drew = { player } pioche la carte { $card }.
event-drew-hidden = { player } pioche une carte.
event-new-hand =
    { $cards-number ->
        [one] { player } pioche une nouvelle main : { $cards-number } carte.
       *[other] { player } pioche une nouvelle main : { $cards-number } cartes.
    }
event-shuffled =
    { $cards-number ->
        [one] { player } mélange sa défausse pour refaire son deck : { $cards-number } carte.
       *[other] { player } mélange sa défausse pour refaire son deck : { $cards-number } cartes.
    }
event-discarded = { player } défausse la carte { $card }.
event-trashed =
    { $from-code ->
        [played] { player } bannit la carte { $card } de sa zone de jeu.
       *[discard] { player } bannit la carte { $card } de sa défausse.
    }
event-replaced = { player } chasse la carte { $card } de la piste.
event-acquired =
    { $skill-number ->
        [0] { player } acquiert la carte { $card }.
       *[other] { player } acquiert la carte { $card } pour { $skill-number } de compétence.
    }
event-used =
    { $skill-number ->
        [0] { player } utilise la carte { $card }.
       *[other] { player } utilise la carte { $card } pour { $skill-number } de compétence.
    }
event-defeated =
    { $swords-number ->
        [0] { player } bat un monstre : { $card }.
        [one] { player } bat un monstre avec { $swords-number } épée : { $card }.
       *[other] { player } bat un monstre avec { $swords-number } épées : { $card }.
    }
event-moved =
    { $from-number ->
        [1] { player } entre dans le donjon : { $to }.
       *[other] { player } va de { $from } à { $to }.
    }
event-wounded =
    { $damage-number ->
        [one] Sur le chemin de { $from } à { $to }, des monstres mordent { player } : { $damage-number } dégât.
       *[other] Sur le chemin de { $from } à { $to }, des monstres mordent { player } : { $damage-number } dégâts.
    }
event-wounded-you =
    { $damage-number ->
        [one] Sur le chemin de { $from } à { $to }, des monstres vous mordent : { $damage-number } dégât.
       *[other] Sur le chemin de { $from } à { $to }, des monstres vous mordent : { $damage-number } dégâts.
    }
event-teleported =
    { $from-number ->
        [1] { player } se téléporte dans le donjon : { $to }.
       *[other] { player } se téléporte de { $from } à { $to }.
    }
event-found = { player } trouve un secret dans { $room } : { $secret }.
event-idol = { player } prend une Idole du singe dans { $room }.
event-stole = { player } prend l’artefact de { $room } : { $artifact }, valant { $points-number } points !
event-bought = { player } achète au marché : { $item }, valant { $points-number } points.
event-drank = { player } boit une potion : { $secret }.
event-gold =
    { $gold-number ->
        [one] { player } gagne 1 pièce d’or.
       *[other] { player } gagne { $gold-number } pièces d’or.
    }
event-noise = { player } fait du clank : +{ $cubes-number }.
event-noise-you = Vous faites du clank : +{ $cubes-number }.
event-hushed = { player } retire du clank : −{ $cubes-number }.
event-healed =
    { $cubes-number ->
        [one] { player } récupère { $cubes-number } point de santé et en a { $health-number }.
       *[other] { player } récupère { $cubes-number } points de santé et en a { $health-number }.
    }
event-rage = La fureur du dragon est à { $to-number } : { $cubes-number } cubes par attaque.
event-arrived = La carte { $card } arrive dans la piste.
event-cubes = Des cubes noirs retournent dans le sac : { $cubes-number }.
event-attack = Le dragon attaque : { $cubes-number } cubes sur { $bag-number } !
event-hit =
    { $health-number ->
        [0] Le dragon touche { player } : plus aucun point de santé.
        [one] Le dragon touche { player } : plus que { $health-number } point de santé.
       *[other] Le dragon touche { player } : encore { $health-number } points de santé.
    }
event-hit-you =
    { $health-number ->
        [0] Le dragon vous touche : plus aucun point de santé !
        [one] Le dragon vous touche : plus que { $health-number } point de santé !
       *[other] Le dragon vous touche : encore { $health-number } points de santé !
    }
event-missed = Le dragon tire un { $cube } : personne n’est touché.
event-rescued = { player } est hors de combat dans { $room } ; les villageois arrivent à temps.
event-rescued-you = Vous voilà hors de combat dans { $room } ; les villageois arrivent à temps.
event-fell =
    { $room-number ->
        [1] { player } est hors de combat avant même d’entrer, et tout est perdu.
       *[other] { player } est hors de combat dans { $room }, et tout est perdu.
    }
event-fell-you =
    { $room-number ->
        [1] Vous voilà hors de combat avant même d’entrer, et tout est perdu.
       *[other] Vous voilà hors de combat dans { $room }, et tout est perdu.
    }
event-left = { player } s’échappe du donjon !
event-left-you = Vous vous échappez du donjon !
event-counted = { player } avance le compte à rebours à la case { $space-number }.
event-ended = { $end }

## How a heist ends

end-running = Le coup n’est pas fini.
end-out = Il n’y a plus personne dans le donjon.
end-countdown = Le compte à rebours est écoulé pour tous ceux qui étaient encore dedans.
score-artifacts = Artefacts
score-tokens = Jetons
score-gold = Or
score-cards = Cartes
score-mastery =
    { $fate ->
        [escaped] Jeton Maîtrise
        [rescued] Sur une civière, sans jeton Maîtrise
       *[lost] Tout perdu dans le donjon
    }
fate-escaped = hors du donjon, à pied
fate-rescued = hors du donjon, sur une civière
fate-lost = au fond du donjon, tout est perdu

## Why an action is refused

refuse-over = Le coup est terminé.
refuse-turn = C’est à { player } de jouer.
refuse-first-take = Un jeton est là : prenez-le ou laissez-le d’abord.
refuse-first-discard = Payez d’abord la carte d’une défausse, ou renoncez.
refuse-first-choose = Choisissez d’abord l’un des effets de la carte.
refuse-first-trash = Bannissez d’abord une carte, ou renoncez.
refuse-first-grab = Prenez d’abord un secret dans une salle voisine.
refuse-first-replace = Remplacez d’abord une carte de la piste, ou renoncez.
refuse-first-burgle = Bannissez d’abord un Cambrioler, ou renoncez.
refuse-first-spring = La Fontaine magique prend d’abord une carte.
refuse-unasked = Rien ne demande cela maintenant.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-play-all = Chaque carte de votre main demande un choix, ou la main est vide.
refuse-choice = La carte n’offre pas cela, ou c’est impossible maintenant.
refuse-tomes = Il faut 7 pièces d’or et un Livre des secrets en réserve.
refuse-trash = Il n’y a pas là une telle carte à vous.
refuse-burgle = Un Maître cambrioleur ne bannit rien d’autre qu’un Cambrioler.
refuse-grab = Aucun secret ne s’y trouve, ou aucun tunnel n’y mène.
refuse-kind-buy = On n’acquiert que des cartes qui rejoignent un deck.
refuse-kind-use = On n’utilise que des aubaines.
refuse-kind-fight = On ne combat que des monstres.
refuse-sold-out = Cette pile de la réserve est vide.
refuse-not-in-row = Cette carte n’est pas dans la piste.
refuse-where = Vous n’êtes pas au bon endroit pour cette carte.
refuse-skill = Cela coûte { $cost } de compétence, et vous en avez { $has }.
refuse-swords = Il faut { $cost } épées, et vous en avez { $has }.
refuse-no-tunnel = Aucun tunnel n’y mène d’ici.
refuse-empty-handed = Sans artefact, personne ne quitte le donjon.
refuse-one-way = Ce tunnel ne va que dans l’autre sens.
refuse-locked = Ce tunnel est verrouillé, et vous n’avez pas de clef.
refuse-tired = La caverne de cristal a épuisé vos forces : plus de bottes ce tour-ci.
refuse-boots = Il faut { $cost } bottes, et vous en avez { $has }.
refuse-split = Vous n’avez pas autant d’épées, ou il n’y a pas autant de monstres.
refuse-damage = On ne choisit ni des dégâts qui mettraient hors de combat, ni sans cubes pour eux.
refuse-no-teleport = Vous n’avez pas de téléportation.
refuse-no-artifact = Il n’y a pas d’artefact dans cette salle.
refuse-hands-full = Vous ne pouvez pas porter un artefact de plus.
refuse-no-market = Il n’y a pas de marché ici.
refuse-gold = Cela coûte { $cost } pièces d’or, et vous en avez { $has }.
refuse-item = Cet objet est épuisé.
refuse-no-potion = Vous n’avez pas cette potion.
refuse-unhurt = Vous n’avez aucune blessure.
refuse-end = Jouez d’abord toutes les cartes de votre main.

## What cannot be asked

unknown-room = il n’y a pas de salle { $room } sur cette face du plateau
unknown-thief = il n’y a pas de voleur à la place { $seat }

## Contents and positions that cannot be used

set-codes = deux entrées ont le code « { $code } »
set-needs = les règles ont besoin d’une carte « { $code } » du genre « { $kind } »
set-amount = « { $verb } = { $amount } » ne peut pas être un effet
set-choices = des effets au choix doivent commencer par des verbes différents
set-starters = un deck de départ a { $count } cartes, et une main en a { $wanted }
set-row = seules { $count } cartes du donjon ne montrent pas de dragon, et la première piste en demande { $wanted }
set-rooms = les salles doivent être numérotées à partir de 1 sans trou
set-artifact = il n’y a pas d’artefact de valeur { $value }
set-artifacts = chaque artefact a besoin d’une salle
set-tokens = la salle { $room } a des jetons de deux genres
set-secrets = il y a { $spaces } places pour des secrets et { $count } secrets
set-tunnel = le tunnel { $rooms } ne relie pas deux salles qui existent
set-twice = il y a deux tunnels { $rooms }
position-parts = une position a la table et un à quatre voleurs entre « | », avec toutes les salles, cubes et piles
position-field = « { $field } » n’a pas sa place dans une position
position-value = une valeur n’a pas sa place dans une position ({ $reason })
position-seats = une place qui n’existe pas a la main ou compte à rebours
position-rooms = un voleur est dans une salle qui n’existe pas
position-hand = plus de cartes d’une main sont connues qu’elle n’en a
position-turn = { player } a la main et ne peut rien faire
position-end = le coup est terminé, et pourtant un voleur est dedans
position-cards = des cartes manquent ou sont là deux fois
position-cubes = { player } n’a pas 30 cubes en tout
position-health = { player } devrait être hors de combat
position-dragon = les cubes du dragon ne font pas 24 en tout, ou des cubes ne sont à personne
position-tokens = des jetons manquent ou sont là deux fois
position-market = des objets ou des idoles manquent ou sont là deux fois
position-artifacts = un artefact est là deux fois

## Why a hint says so

reason-play = Toutes les cartes doivent être jouées de toute façon.
reason-boots = Des bottes font entrer et ressortir à temps.
reason-points = Elle vaut des points à la fin.
reason-deck = Elle améliore votre deck.
reason-deed = Ce que cela donne vaut ce que cela coûte.
reason-discard = De votre main, c’est elle qui donne le moins.
reason-thin = Votre deck se porte mieux sans elle.
reason-take = Un jeton vaut des points ou aide à avancer.
reason-pass = Ce que cela coûterait vaut plus.
reason-keep = Mieux vaut garder ce qu’il y a.
reason-heal = Vous avez des blessures, et le chemin est long.
reason-choice = C’est ce qui vous aide le plus maintenant.
reason-replace = Une meilleure carte peut venir à sa place.
reason-danger = Tant qu’elle est là, chaque attaque est pire.
reason-artifact = On peut le ramener à temps.
reason-key = Elle ouvre la voie vers plus de butin, ou un retour plus court.
reason-backpack = On a le temps de ramener un second artefact.
reason-crown = Une couronne vaut plus que l’or qu’elle coûte.
reason-token = Un jeton s’y trouve.
reason-home = Il est temps de faire demi-tour.
reason-deeper = Cela mène vers un artefact.
reason-more = Il reste du temps pour plus de butin par là.
reason-escape = Hors de danger, avec le jeton Maîtrise.
reason-end = Il ne reste rien de mieux à faire.

## What an action is about

say-or = ou
say-price = défaussez une carte : { $effect }
say-when =
    { $when ->
        [artifact] avec un artefact : { $effect }
        [idol] avec une Idole du singe : { $effect }
        [crown] avec une couronne : { $effect }
       *[companion] avec un autre compagnon en jeu : { $effect }
    }
say-turn =
    { $rule ->
        [sure-footed] les cavernes de cristal ne vous arrêtent pas ce tour-ci
        [fearless] les monstres des tunnels ne mordent pas ce tour-ci
        [rich] chaque gain d’or de ce tour est de 1 en plus
        [swagger] +1 de compétence par clank fait ce tour-ci
       *[jeweller] les gemmes coûtent 2 de compétence en moins ce tour-ci
    }
say-gain = une fois, à l’acquisition : { $effect }
say-drink = en la buvant : { $effect }
say-arrive = à l’apparition dans la piste : { $effect }
say-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
say-score =
    { $score ->
        [mastery] 10 points avec un jeton Maîtrise
        [relics] 4 points avec deux jetons différents parmi Calice, Œuf de dragon et Idole du singe
        [gold] 1 point toutes les 5 pièces d’or
       *[tomes] 2 points par Livre des secrets
    }
say-companion = compagnon
say-where =
    { $where ->
        [depths] seulement dans les profondeurs
       *[cave] seulement dans une caverne de cristal
    }
say-danger = danger : tant qu’elle est là, une attaque tire un cube de plus
say-dragon = en arrivant dans la piste, elle appelle le dragon
say-verb =
    { $verb ->
        [skill] +{ $count } de compétence
        [swords] { $count ->
            [one] +{ $count } épée
           *[other] +{ $count } épées
        }
        [boots] { $count ->
            [one] +{ $count } botte
           *[other] +{ $count } bottes
        }
        [gold] { $count ->
            [one] +{ $count } pièce d’or
           *[other] +{ $count } pièces d’or
        }
        [clank] +{ $count } clank
        [hush] −{ $count } clank
        [draw] { $count ->
            [one] piochez une carte
           *[other] piochez { $count } cartes
        }
        [heal] { $count ->
            [one] regagnez { $count } point de santé
           *[other] regagnez { $count } points de santé
        }
        [teleport] { $count ->
            [one] une téléportation
           *[other] { $count } téléportations
        }
        [others-clank] +{ $count } clank pour tous les autres
        [everyone-clank] +{ $count } clank pour tout le monde
        [dragon-cubes] { $count } cubes noirs retournent dans le sac
        [rage] la fureur du dragon monte de { $count }
        [trash] vous pouvez bannir une carte de votre défausse ou zone de jeu
        [spring] bannissez une carte à la fin du tour
        [burgle] vous pouvez bannir un Cambrioler de votre défausse ou zone de jeu
        [replace] vous pouvez remplacer une carte de la piste
        [secret] prenez un secret d’une salle voisine
        [attack] le dragon attaque maintenant
       *[tomes] payez 7 pièces d’or pour { $count } Livres des secrets
    }
say-item =
    { $item ->
        [key] Ouvre tous les tunnels verrouillés. 5 points.
        [backpack] Porte un artefact de plus. 5 points.
       *[crown] La plus haute couronne qui reste : 10, 9 ou 8 points.
    }
say-boots =
    { $count ->
        [one] { $count } botte
       *[other] { $count } bottes
    }
say-damage =
    { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
say-escape = hors du donjon, avec un jeton Maîtrise valant 20
say-tokens =
    { $kind ->
        [minor] { $count ->
            [one] un secret mineur
           *[other] { $count } secrets mineurs
        }
        [major] { $count ->
            [one] un secret majeur
           *[other] { $count } secrets majeurs
        }
       *[idols] { $count ->
            [one] une Idole du singe
           *[other] { $count } Idoles du singe
        }
    }
say-artifact = l’artefact valant { $value }
say-room =
    { $sign ->
        [fountain] une fontaine rend 1 point de santé
        [market] un marché
        [cave] une caverne de cristal : plus de bottes ce tour-ci
        [passed] une caverne de cristal, qui ne vous arrête pas ce tour-ci
       *[depths] dans les profondeurs
    }

## What a view shows, and what a preview counts

view-side = Face du plateau
view-turn = À qui de jouer
view-turns = Tours joués
view-now = Ce tour
view-skill = Compétence
view-swords = Épées
view-boots = Bottes
view-teleports = Téléportations
view-hush = Clank à annuler
view-springs = Fontaines magiques en attente
view-burgles = Maîtres cambrioleurs qui attendent un Cambrioler
view-stopped = Une caverne arrête le voleur
view-tired = Une caverne a été traversée
view-sure-footed = Aucune caverne n’arrête
view-fearless = Aucun monstre ne mord
view-jewellers = Collectionneuses de gemmes jouées
view-searches = Fouilles jouées
view-swaggers = Frimeurs joués
view-unmet = Bonus en attente
view-placed = Clank fait ce tour
view-gains = Gains d’or ce tour
view-gold-paid = Or des Fouilles
view-skill-paid = Compétence des Frimeurs
view-pending = À décider d’abord
view-what = Décision
view-card = Carte
view-ending = Fin du tour
view-thieves = Voleurs
view-colour = Cubes
view-status = État
view-room = Salle
view-health = Santé
view-max-health = Santé au plus
view-clank = Clank
view-supply = Cubes restants
view-gold = Or
view-points = Points
view-hand = Main
view-open = Cartes connues de tous
view-deck = Deck
view-deck-size = Cartes dans le deck
view-played = Jouées
view-discard = Défausse
view-artifacts = Artefacts
view-artifact = Artefact
view-capacity = Artefacts en plus
view-keys = Clefs
view-backpacks = Sacs à dos
view-crowns = Couronnes
view-idols = Idoles du singe
view-secrets = Secrets gardés
view-row = Piste
view-cost = Coût
view-paid = Payé en
view-reserve = Réserve
view-left = Restent
view-box = Bannies
view-tokens = Jetons
view-lying = Genre
view-count = Nombre
view-minor = Secrets mineurs encore inconnus
view-major = Secrets majeurs encore inconnus
view-market = Marché
view-price = Prix en or
view-dragon = Dragon
view-rage = Fureur
view-track = Piste de fureur
view-cubes = Cubes par attaque
view-bag = Sac
view-aside = Écartés
view-attacks = Attaques
view-schedule = Tours avant son attaque
view-red = Rouge
view-blue = Bleu
view-green = Vert
view-yellow = Jaune
view-black = Noir
view-countdown = Compte à rebours
view-herald = Premier dehors
view-space = Case
view-last = Dernière case
view-more = Cubes en plus
view-end = Le coup
figure-health = Santé
figure-clank = Clank
figure-rival-health = Santé des autres
figure-rival-clank = Clank des autres
figure-skill = Compétence
figure-swords = Épées
figure-boots = Bottes
figure-teleports = Téléportations
figure-hush = Clank à annuler
figure-gold = Or
figure-points = Points
figure-rage = Fureur
figure-cubes = Cubes par attaque
figure-home = Bottes jusqu’à la sortie

## Drawing

draw-exit = SORTIE
draw-turn = { $skill } comp. · { $swords } { $swords ->
        [one] épée
       *[other] épées
    } · { $boots } { $boots ->
        [one] botte
       *[other] bottes
    }
draw-teleports = · { $count } télé
draw-stopped = plus de bottes
draw-hush = −{ $count } clank à venir
draw-spring = Fontaine
draw-thief = ♥{ $health } clank { $clank } or { $gold }
draw-key = clef
draw-backpack = sac
draw-dragon = Fureur { $rage } : { $cubes } cubes sur { $bag } · { $who } { $percent } %
draw-you = vous
draw-odds = Dégâts à attendre d’une attaque : { $odds }
draw-odd = { $name } { NUMBER($damage, maximumFractionDigits: 1) }
draw-last = Dernière attaque : { $cubes }
draw-countdown = Compte à rebours : { $space } sur 5
draw-attacks =
    { $count ->
        [one] { $count } attaque jusqu’ici
       *[other] { $count } attaques jusqu’ici
    }
draw-market = Marché, { $price } or : { $goods }
draw-keys =
    { $count ->
        [one] 1 clef
       *[other] { $count } clefs
    }
draw-backpacks =
    { $count ->
        [one] 1 sac
       *[other] { $count } sacs
    }
draw-hand = Main
draw-played = Jouées :
draw-ways = Passages de la salle { $room }, à { $home } bottes de la sortie
draw-skill = co
draw-sword = ép
draw-boot = b
draw-points = pt
draw-price = défausser :
draw-rule =
    { $rule ->
        [sure-footed] aucune caverne n’arrête
        [fearless] aucun monstre ne mord
        [rich] chaque gain +1or
        [swagger] 1co par clank
       *[jeweller] gemmes −2
    }
draw-only =
    { $where ->
        [depths] profond.
       *[cave] caverne
    }
draw-bonus =
    { $when ->
        [artifact] (artefact : { $effect })
        [idol] (idole : { $effect })
        [crown] (couronne : { $effect })
       *[companion] (compagnon : { $effect })
    }
draw-verb =
    { $verb ->
        [skill] { $count }co
        [swords] { $count }ép
        [boots] { $count }b
        [gold] { $count }or
        [clank] { $count }ck
        [draw] pioche{ $count }
        [heal] soin{ $count }
        [teleport] télé
        [others-clank] autres { $count }ck
        [everyone-clank] tous { $count }ck
        [dragon-cubes] { $count } noirs
        [rage] fureur
        [trash] bannir
        [spring] bannir
        [burgle] −Cambrioler
        [replace] remplacer
        [secret] secret
        [attack] attaque
        [tomes] { $count } Livres
       *[other] { $verb }
    }
draw-legend =
    ○ secret mineur ● majeur ♞ idole ▲ artefact ▣ marché
    ~ caverne + fontaine · 2 bottes ☠ monstre # cadenas
    ▼ appelle le dragon ↑ danger, un cube de plus
sign-here = la salle où vous êtes
sign-others = les voleurs qui s’y trouvent, par numéro
sign-coming = où l’action choisie vous mène
sign-tunnel = un tunnel, une botte
sign-footprints = dans un tunnel : deux bottes
sign-monster = dans un tunnel : un monstre mord, sauf si une épée l’arrête
sign-lock = dans un tunnel : fermé, une clé l’ouvre
sign-one-way = un tunnel qui ne se prend que dans ce sens
sign-wrap = un tunnel par le bord du plateau, vers la salle 22
sign-room-key = devant une salle : la touche qui la choisit
sign-cave = une caverne de cristal : plus de bottes ce tour-ci
sign-fountain = une fontaine
sign-market = un marché
sign-minor = un secret mineur
sign-major = un secret majeur
sign-idol = une idole
sign-artifact = un artefact et ses points
sign-turn = à qui c’est de jouer
sign-health = santé
sign-crown = une couronne et ses points
sign-secrets = combien de secrets un voleur possède
sign-danger = un danger : un cube de plus à chaque attaque
sign-dragon = appelle le dragon en arrivant dans la rangée
sign-copies = exemplaires d’une carte ; cubes d’une couleur
sign-way = le tunnel vers la salle 26, pour deux bottes
sign-out = un chemin hors de la salle
sign-closed = un tunnel à sens unique qui vient de là
sign-varies = des points selon ce que vous avez d’autre
sign-gained = aussitôt, quand la carte est acquise
sign-either = l’un ou l’autre
sign-skill = compétence
sign-swords = épées
sign-boots = bottes
sign-gold = or
sign-clank = clank
sign-points = points à la fin

## Le plateau dans le navigateur

board-rage = Fureur
board-cubes =
    { $count ->
        [one] { $count } cube à la fois
       *[other] { $count } cubes à la fois
    }
board-bag = Le sac
board-coming = à venir : +{ $count }
board-row = Piste du donjon
board-reserve = Réserve
board-gap = comblé à la fin du tour
board-always = toujours
board-played = Joué ce tour-ci
board-depths = Les profondeurs
board-exit = Sortie
board-room = Salle { $room }
board-home =
    { $boots ->
        [one] retour : { $boots } botte
       *[other] retour : { $boots } bottes
    }
board-round = tour { $round }
board-countdown =
    { $left ->
        [one] encore { $left } tour
       *[other] encore { $left } tours
    }
board-hush =
    { $count ->
        [one] Le prochain clank est annulé.
       *[other] Les { $count } prochains clank sont annulés.
    }
board-cave = Une caverne de cristal : plus de bottes ce tour-ci.
board-artifact = { $name }, { $points } points. Le prendre attise la fureur du dragon.
board-schedule =
    { $turns ->
        [one] attaque à la fin de ce tour
       *[other] attaque dans { $turns } tours
    }
board-odds = vous touche : { $percent } %
board-expected = Dégâts à attendre d’une attaque
board-black = noir
board-yours = à vous
board-drawn =
    { $count ->
        [one] { $count } cube sur { $bag }
       *[other] { $count } cubes sur { $bag }
    }
board-of = { $count } sur { $bag }
board-play-all = toutes celles qui ne demandent aucun choix
board-cost =
    { $paid ->
        [skill] { $cost } de compétence
       *[swords] { $cost ->
            [one] { $cost } épée
           *[other] { $cost } épées
        }
    }
board-good = { $item }, il en reste { $left }, { $price } pièces d’or
board-no-cards = Aucune carte.
board-deck-note = Son contenu, sans ordre ; une carte que personne ne voit peut être dans la main.
board-way-now = à portée ce tour-ci
board-way-later = demande plus que vous n’avez
board-home-line =
    { $boots ->
        [one] { $boots } botte jusqu’à la sortie.
       *[other] { $boots } bottes jusqu’à la sortie.
    }
board-boots =
    { $boots ->
        [one] { $boots } botte
       *[other] { $boots } bottes
    }
board-damage = Dégâts
board-map = Le donjon
board-whole = Le donjon entier : touchez une partie pour la voir
board-parts = Ce qui est montré
board-part-map = Plan
board-part-row = Piste
board-part-cards = Cartes
board-a-cave = caverne de cristal
board-a-market = marché
board-a-fountain = fontaine
board-cave-passed = Une caverne de cristal, qui ne vous arrête pas ce tour-ci.
board-secret = Un secret : { $what }.
board-stopped = Dans une caverne de cristal : plus de bottes ce tour-ci.
board-springs =
    { $count ->
        [one] Une Fontaine magique attend : à la fin du tour, elle prend une carte.
       *[other] { $count } Fontaines magiques attendent : à la fin du tour, elles prennent { $count } cartes.
    }
board-sure-footed = Aucune caverne de cristal ne vous arrête ce tour-ci.
board-fearless = Aucun monstre de tunnel ne vous mord ce tour-ci.
board-burgles = Un Maître cambrioleur attend de bannir un Cambrioler.
board-short-hush = −{ $count } clank
board-short-stopped = plus de bottes
board-short-springs = Fontaine magique en attente
board-short-sure-footed = les cavernes n’arrêtent pas
board-short-fearless = les monstres ne mordent pas
board-short-jewellers = gemmes moins chères
board-short-searches = or +{ $more }
board-short-swaggers = compétence pour clank
board-short-burgles = attend un Cambrioler
board-short-unmet = { $card } attend
board-teleports =
    { $count ->
        [one] Téléport
       *[other] Téléports
    }
board-instead = au lieu de { $cost }
board-out-first =
    { $left ->
        [one] { $name } est dehors : à son prochain tour, tous ceux qui sont encore dedans tombent.
       *[other] { $name } est dehors : encore { $left } de ses tours, puis tous ceux qui sont encore dedans tombent.
    }
board-out-attack =
    { $more ->
        [one] À son prochain tour, le dragon attaque avec { $more } cube de plus.
       *[other] À son prochain tour, le dragon attaque avec { $more } cubes de plus.
    }
board-you-escaped = Vous êtes dehors, avec { $points } points. Plus rien ne peut vous arriver.
board-you-rescued = Vous étiez hors de combat ; les villageois sont venus à votre secours, et vous gardez { $points } points.
board-you-lost = Vous êtes hors de combat, et tout est perdu. Les autres jouent encore.
board-jewellers = Les gemmes coûtent moins.
board-searches = Chaque gain d’or augmente de { $more }.
board-swaggers = { $more } de compétence pour chaque clank que vous faites.
board-unmet =
    { $when ->
        [artifact] { $card } : son bonus attend un artefact.
        [companion] { $card } : son bonus attend un autre compagnon.
        [crown] { $card } : son bonus attend une couronne.
       *[idol] { $card } : son bonus attend une Idole du singe.
    }
board-how-deep = La profondeur, tour après tour
board-depth = profondeur
board-victim = La victime du dragon
board-victim-with = { $name }, avec : { $loot }
board-victim-drawn =
    { $count ->
        [one] Au tour { $turn }, salle { $room }, le dragon a tiré un cube.
       *[other] Au tour { $turn }, salle { $room }, le dragon a tiré { $count } cubes, dont { $own } à { $name }.
    }
board-victim-late = Au tour { $turn }, le temps était écoulé, salle { $room }.
board-she-drew = Ce qu’il a tiré

## La partie guidée

guide-dungeon-title = Descendre, et ressortir
guide-dungeon-see = Des salles et des tunnels sous la terre, et sous la ligne rouge les profondeurs. Les disques dorés sont les artefacts, avec leurs points.
guide-dungeon-want = Volez-en un, et tout ce que vous pourrez en plus, et soyez dehors avant que le dragon ne vous attrape.
guide-play-title = Cinq cartes, toutes
guide-play-see = Votre main. Un losange bleu est de la compétence, une botte vous fait passer un tunnel, une cloche est du bruit.
guide-play-want = À votre tour, vous jouez toutes vos cartes. Elles disent ce que vous avez à dépenser.
guide-play-press = (1) Tout jouer, puis (2) le grand bouton s’il vous attend.
guide-purse-title = Ce que donne ce tour
guide-purse-see = 3 de compétence, aucune épée, 2 bottes. Ce que vous ne dépensez pas est perdu à la fin du tour.
guide-purse-want = La compétence acquiert des cartes, les épées battent les monstres, les bottes vous portent. Dans l’ordre que vous voulez, tant que vous pouvez payer.
guide-buy-title = Un meilleur deck
guide-buy-see = Les cartes au trait pointillé sont celles que vous pouvez avoir. Le nombre dans le coin est leur prix.
guide-buy-want = Explorer donne 2 de compétence et une botte, mieux que toutes vos cartes de départ. La carte viendra en main quand votre deck sera mélangé.
guide-buy-press = (1) Explorer, puis (2) le grand bouton s’il vous attend.
guide-way-title = Entrez donc
guide-way-see = Les salles où vous pouvez aller sont éclairées, avec les bottes qu’il faut. Une salle plus pâle est plus loin, mais à portée.
guide-way-want = Un chemin de plusieurs tunnels se fait pas à pas. Commencez par le premier.
guide-way-press = (1) La salle 2, puis (2) le grand bouton s’il vous attend.
guide-deeper-title = Encore une botte
guide-deeper-see = Désignez une salle : une fiche dit ce que demande le chemin, et à combien elle est de la sortie.
guide-deeper-want = Des empreintes dans un tunnel demandent deux bottes, les crânes mordent, les cadenas veulent une clef, les flèches ne vont que dans un sens.
guide-deeper-press = (1) La salle 3, puis (2) le grand bouton s’il vous attend.
guide-noise-title = Il vous entend
guide-noise-see = Chaque clank est un cube à vous. Lors d’une attaque, tous vont dans le sac, et le dragon en tire autant que le dit sa fureur.
guide-noise-want = Un cube de votre couleur est un cœur que vous perdez. Le pourcentage à côté du dragon dit combien c’est probable.
guide-end-title = La fin d’un tour
guide-end-see = La piste se remplit maintenant. Une carte au signe du dragon le réveille : il attaque alors.
guide-end-want = Personne ne peut le prévoir, cela ne peut donc pas être annulé.
guide-end-press = (1) Finir le tour, puis (2) le grand bouton.
guide-again-title = Votre deuxième main
guide-again-see = L’autre voleur a joué aussi. À côté des joueurs, vous voyez les cœurs, le bruit et l’or des deux.
guide-again-want = Quatre de compétence cette fois, et un Faux pas, qui ne fait que du bruit.
guide-again-press = (1) Tout jouer, puis (2) le grand bouton s’il vous attend.
guide-row-title = Quelque chose de la piste
guide-row-see = Six cartes qui changent sans cesse. Un clic droit, ou un appui long, montre n’importe laquelle en grand, avec son texte.
guide-row-want = Les Bottes elfiques donnent de la compétence, une botte et une autre carte, et 2 points à la fin.
guide-row-press = (1) Les Bottes elfiques, puis (2) le grand bouton s’il vous attend.
guide-out-title = Et puis dehors
guide-out-see = Avec un artefact, la sortie est ouverte : sortir à pied vaut 20 points de plus. Qui tombe dans les profondeurs perd tout.
guide-out-want = Le premier dehors lance un compte à rebours pour les autres. À partir d’ici, le coup est à vous.
