### Clank!

game-title = Clank!
game-summary = Volez un artefact sous le nez d’un dragon, et tout ce que vous oserez prendre d’autre, puis ressortez. Chaque bruit peut être le dernier.

## Options

option-players = Combien jouent, de 1 à 4.
option-side = La face du plateau : day (jour) ou dusk (crépuscule).
option-first = La place qui commence ; 0 laisse faire le hasard.
option-first-seat = la place qui commence doit être l’une des { $players } à la table

## Prompts

prompt-play = À vous : jouez les cartes de votre main, et agissez à votre guise.
prompt-act = À vous : dépensez ce que vous avez, puis finissez le tour.
prompt-take = Un jeton est là : prenez-le ou laissez-le.
prompt-discard = Défaussez une carte pour payer celle-ci, ou renoncez.
prompt-choose = Choisissez l’un des effets de la carte.
prompt-trash = Bannissez une carte de votre défausse ou de votre zone de jeu.
prompt-grab = Prendre un secret dans quelle salle ?
prompt-replace = Quelle carte de la piste s’en va ?
prompt-wait = C’est à { player }.
prompt-watch = Il n’y a rien à faire pour vous ici.

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
artifact-ring = Anneau (5)
artifact-ankh = Ankh (7)
artifact-vase = Vase (10)
artifact-bananas = Bananes d’or (15)
artifact-shield = Bouclier (20)
artifact-armour = Armure (25)
artifact-orb = Orbe (30)
cube-red = cube rouge
cube-blue = cube bleu
cube-green = cube vert
cube-yellow = cube jaune
cube-black = cube noir
room =
    { $room ->
        [1] la sortie
       *[other] salle { $room }
    }
swords =
    { $count ->
        [0] aucune épée
        [one] { $count } épée
       *[other] { $count } épées
    }

## What an effect does, as a choice

verb-skill = compétence
verb-swords = épées
verb-boots = bottes
verb-gold = or
verb-clank = moins de clank
verb-draw = piocher
verb-heal = soigner
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
verb-tomes = des Livres des secrets pour 7 or

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
action-trash = Bannir { $card }
action-replace = Remplacer { $card } dans la piste
action-choose = Choisir : { $verb }
action-take = Prendre le jeton
action-grab = Prendre un secret ({ $room })
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

event-boxed = { $artifact } reste dans la boîte.
event-opened = { $card } est dans la piste.
event-dealt = { player } reçoit { $card }.
event-dealt-hidden = { player } reçoit une carte.
event-begins = { player } commence.
event-played = { player } joue { $card }.
event-drew = { player } pioche { $card }.
event-drew-hidden = { player } pioche une carte.
event-new-hand =
    { $number-number ->
        [one] { player } pioche une nouvelle main : { $number-number } carte.
       *[other] { player } pioche une nouvelle main : { $number-number } cartes.
    }
event-shuffled = { player } mélange sa défausse pour refaire son deck.
event-discarded = { player } défausse { $card }.
event-trashed = { player } bannit { $card }.
event-replaced = { player } chasse { $card } de la piste.
event-acquired = { player } acquiert { $card }.
event-used = { player } utilise { $card }.
event-defeated = { player } bat { $card }.
event-moved = { player } va vers { $room }.
event-wounded =
    { $number-number ->
        [one] Des monstres mordent { player } : { $number-number } dégât.
       *[other] Des monstres mordent { player } : { $number-number } dégâts.
    }
event-teleported = { player } se téléporte vers { $room }.
event-found = { player } trouve un secret : { $secret }.
event-idol = { player } prend une Idole du singe.
event-stole = { player } prend un artefact : { $artifact } !
event-bought = { player } achète au marché : { $item }.
event-drank = { player } boit une potion : { $secret }.
event-gold = { player } gagne { $number-number } or.
event-noise = { player } fait du clank : +{ $number-number }.
event-hushed = { player } retire du clank : −{ $number-number }.
event-healed = { player } soigne { $number-number }.
event-rage = La fureur du dragon est à { $number-number }.
event-arrived = { $card } arrive dans la piste.
event-reshuffled = La défausse du donjon est mélangée en une nouvelle pioche.
event-cubes = Des cubes noirs retournent dans le sac : { $number-number }.
event-attack = Le dragon attaque : { $number-number } cubes !
event-hit = { player } est touché.
event-missed = Cubes sans effet : { $number-number }.
event-rescued = { player } est hors de combat, et sauvé par les villageois.
event-fell = { player } est hors de combat et perdu.
event-left = { player } s’échappe du donjon !
event-counted = Le compte à rebours est à { $number-number }.
event-ended = { $end }

## How a heist ends

end-running = Le coup n’est pas fini.
end-out = Il n’y a plus personne dans le donjon.
end-countdown = Le compte à rebours est écoulé pour tous ceux qui étaient encore dedans.
score-mastery = Jeton Maîtrise
score-rescued = Secouru, sans jeton Maîtrise
score-lost = Perdu dans le donjon
score-artifacts = Artefacts
score-tokens = Jetons
score-gold = Or
score-cards = Cartes

## Why an action is refused

refuse-over = Le coup est terminé.
refuse-turn = C’est le tour de { player }.
refuse-first-take = Un jeton est là : prenez-le ou laissez-le d’abord.
refuse-first-discard = Payez d’abord la carte d’une défausse, ou renoncez.
refuse-first-choose = Choisissez d’abord l’un des effets de la carte.
refuse-first-trash = Il faut d’abord bannir une carte.
refuse-first-grab = Prenez d’abord un secret dans une salle voisine.
refuse-first-replace = Il faut d’abord remplacer une carte de la piste.
refuse-unasked = Rien ne demande cela maintenant.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-play-all = Chaque carte de votre main demande un choix, ou la main est vide.
refuse-choice = La carte n’offre pas cela, ou c’est impossible maintenant.
refuse-tomes = Il faut 7 or et un Livre des secrets en réserve.
refuse-trash = Il n’y a pas une telle carte dans votre défausse ni dans votre zone de jeu.
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
refuse-tired = La caverne de cristal vous a épuisé : plus de bottes ce tour-ci.
refuse-boots = Il faut { $cost } bottes, et vous en avez { $has }.
refuse-split = Vous n’avez pas autant d’épées, ou il n’y a pas autant de monstres.
refuse-damage = On ne choisit ni des dégâts qui mettraient hors de combat, ni sans cubes pour eux.
refuse-no-teleport = Vous n’avez pas de téléportation.
refuse-no-artifact = Il n’y a pas d’artefact dans cette salle.
refuse-hands-full = Vous ne pouvez pas porter un artefact de plus.
refuse-no-market = Il n’y a pas de marché ici.
refuse-gold = Cela coûte { $cost } or, et vous en avez { $has }.
refuse-item = Cet objet est épuisé.
refuse-no-potion = Vous n’avez pas cette potion.
refuse-unhurt = Vous n’êtes pas blessé.
refuse-end = Jouez d’abord toutes les cartes de votre main.

## Contents and positions that cannot be used

set-codes = deux entrées ont le code « { $code } »
set-needs = les règles ont besoin d’une carte « { $code } » du genre « { $kind } »
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
position-cubes = les cubes de { player } ne font pas 30 en tout
position-health = { player } devrait être hors de combat
position-dragon = les cubes du dragon ne font pas 24 en tout, ou des cubes ne sont à personne
position-tokens = des jetons manquent ou sont là deux fois
position-market = des objets ou des idoles manquent ou sont là deux fois
position-artifacts = un artefact est là deux fois

## Why a hint says so

reason-play = Toutes les cartes doivent être jouées de toute façon.
reason-boots = Des bottes font entrer et ressortir à temps.
reason-points = Elle vaut des points à la fin.
reason-deck = Elle améliore le deck.
reason-deed = Ce que cela donne vaut ce que cela coûte.
reason-thin = Le deck se porte mieux sans elle.
reason-artifact = On peut le ramener à temps.
reason-market = L’or vaut plus en objet.
reason-token = Un jeton s’y trouve.
reason-home = Il est temps de faire demi-tour.
reason-deeper = Cela mène vers un artefact.
reason-escape = Dehors et sauf, avec le jeton Maîtrise.
reason-end = Il ne reste rien de mieux à faire.

## Drawing

draw-exit = SORTIE
draw-turn = { $skill } comp. · { $swords } épées · { $boots } bottes
draw-teleports = · { $count } télép.
draw-thief = ♥{ $health } clank { $clank } or { $gold }
draw-status =
    { $status ->
        [escaped] sorti
        [rescued] secouru
       *[lost] perdu
    }
draw-key = clef
draw-backpack = sac
draw-dragon = Fureur { $rage } : { $cubes } sur { $bag } · vous { $percent } %
draw-countdown = Compte à rebours : { $space } sur 5
draw-attacks =
    { $count ->
        [one] { $count } attaque jusqu’ici
       *[other] { $count } attaques jusqu’ici
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
