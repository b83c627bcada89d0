### Deck Box Dungeons

game-title = Deck Box Dungeons
game-summary = Ensemble : créez des héros, explorez un donjon tuile après tuile, combattez ce qui vient et menez la quête à bien.
game-sentence = Composez un héros de trois cartes, explorez tuile après tuile et accomplissez la quête.
game-length = 11–24 tours
game-kind = Ensemble
game-style = Dés et quêtes
game-credit = D’Ariah Studios.

## Options

option-players-label = Héros
option-players = héros, de 1 à 4 ; à partir de 3, on réunit deux boîtes
option-players-about = D’un à quatre héros ; à partir de trois, deux boîtes sont réunies.
option-quest-label = Quête
option-quest = la quête : cellar, bridge, seals, hoard, vigil, crypt, tower ou throne ; rien pour la première
option-quest-about = Ce que les héros ont à faire ; chaque quête a son histoire.
option-party-label = Héros tout prêts
option-party = héros tout prêts par place, par exemple shield+bow : shield, bow, hammer, knives, ember, song, blades, staff ; rien pour les créer soi-même
option-party-about = Par place ; sans choix, chacun bâtit son héros.
option-ties-label = Demander entre égaux
option-ties = si l’on vous demande qui un ennemi vise entre égaux
option-ties-about = Si l’on vous demande qui un ennemi vise parmi des égaux.
option-pauses-label = Demander les actions mineures
option-pauses = quand les ennemis agissent, combien de fois on vous demande vos actions mineures : attacked (après une attaque contre un héros), always (avant et après chaque ennemi) ou never (jamais) ; chacun peut changer d’avis pendant la partie
option-pauses-about = Combien de fois on vous demande vos actions mineures quand les ennemis agissent.
option-quest-elsewhere = la quête « { $quest } » n’est pas ici ; il y a : { $quests }
option-party-size = le groupe a { $count } héros pour { $players } joueurs
option-party-twice = aucun héros tout prêt ne peut venir deux fois
first-quest = la première

## Héros

hero-warden = Gardienne
hero-ranger = Rôdeur
hero-smith = Forgeronne
hero-thief = Voleuse
hero-seer = Voyante
hero-bard = Barde
hero-duellist = Duelliste
hero-friar = Moine

gear-sword-and-shield = Épée et bouclier
gear-greatsword = Grande épée
gear-spear = Lance
gear-war-hammer = Marteau de guerre
gear-twin-daggers = Dagues jumelles
gear-longbow = Arc long
gear-crossbow = Arbalète
gear-throwing-knives = Couteaux de lancer
gear-battle-staff = Bâton de combat
gear-ember-wand = Baguette de braise

ability-second-wind = Second souffle
ability-sprint = Course
ability-whirl = Tourbillon
ability-fire-ring = Cercle de feu
ability-battle-cry = Cri de guerre
ability-hex = Maléfice
ability-ward = Égide
ability-sure-shot = Tir sûr

preset-shield = Bouclier
preset-bow = Arc
preset-hammer = Marteau
preset-knives = Couteaux
preset-ember = Braise
preset-song = Chant
preset-blades = Lames
preset-staff = Bâton

## Objets

item-healing-draught = Potion de soin
item-royal-draught = Potion royale
item-storm-tonic = Tonique d’orage
item-quicksilver = Vif-argent
item-throwing-axe = Hache de lancer
item-fire-flask = Flacon de feu
item-smoke-pot = Pot fumigène
item-shield-charm = Charme-bouclier
item-war-horn = Cor de guerre
item-foresight-scroll = Parchemin de clairvoyance
item-whetstone = Pierre à aiguiser
item-eagle-lens = Lentille d’aigle
item-iron-cap = Casque de fer
item-light-boots = Bottes légères
item-phoenix-feather = Plume de phénix

## Ce qui est imprimé sur les cartes

card-hero = Mêlée { $melee }, tir { $ranged }, défense { $defence }, vitesse { $speed }, santé { $health }.
card-skill = { $skill } { $bonus }
card-ability =
    { $cost ->
        [one] { $cost } point d’énergie : { $effect }.
       *[other] { $cost } points d’énergie : { $effect }.
    }
card-item =
    { $cost ->
        [one] { $cost } trésor : { $effect }.
       *[other] { $cost } trésors : { $effect }.
    }
card-enemy = Normal : { $normal }. Difficile : { $hard }.
card-behaviour = vise { $behaviour }
card-preset = { $hero }, { $gear }, { $ability }.
card-quest = { $summary } { $goal }
about-attack = La cible tombe avec { $chance } % de chances ; { $damage } dégâts en moyenne.
effect-heal =
    { $power ->
        [one] un héros de la tuile regagne { $power } point de santé
       *[other] un héros de la tuile regagne { $power } points de santé
    }
effect-energy =
    { $power ->
        [one] { $power } point d’énergie
       *[other] { $power } points d’énergie
    }
effect-dash =
    { $power ->
        [one] un élan de { $power } case
       *[other] un élan de { $power } cases
    }
effect-strike = un tir, { $dice }d{ $bonus }
effect-blast = { $dice }d{ $bonus } sur chaque ennemi de la tuile
effect-sweep = frappe tous les ennemis à portée
effect-daze = un ennemi manque son tour, sauf un rouge
effect-guard = un héros de la tuile se défend à { $bonus } ce tour
effect-rally = un héros de la tuile a une action de plus
effect-reveal = révèle la tuile derrière une sortie
effect-might = mêlée { $bonus } tant qu’on le garde
effect-aim = tir { $bonus } tant qu’on le garde
effect-armour = défense { $bonus } tant qu’on le garde
effect-swiftness = vitesse { $bonus } tant qu’on le garde
effect-rebirth =
    { $power ->
        [one] à votre mort, elle brûle et vous rend { $power } point de santé
       *[other] à votre mort, elle brûle et vous rend { $power } points de santé
    }

## Ennemis

enemy-rat = Rat
enemy-goblin = Gobelin
enemy-imp = Diablotin
enemy-slinger = Frondeur
enemy-ghoul = Goule
enemy-brute = Brute
enemy-acolyte = Acolyte
enemy-wraith = Spectre
enemy-ogre = Ogre
enemy-lich = Liche

die-green-melee-1 = vert, mêlée, santé 1
die-green-melee-2 = vert, mêlée, santé 2
die-green-melee-3 = vert, mêlée, santé 3
die-green-ranged-1 = vert, à distance, santé 1
die-green-ranged-2 = vert, à distance, santé 2
die-green-ranged-3 = vert, à distance, santé 3
die-blue-melee-1 = bleu, mêlée, santé 1
die-blue-melee-2 = bleu, mêlée, santé 2
die-blue-melee-3 = bleu, mêlée, santé 3
die-blue-ranged-1 = bleu, à distance, santé 1
die-blue-ranged-2 = bleu, à distance, santé 2
die-blue-ranged-3 = bleu, à distance, santé 3
die-red-1 = rouge, santé 1
die-red-2 = rouge, santé 2
die-red-3 = rouge, santé 3
die-red-4 = rouge, santé 4
die-red-5 = rouge, santé 5
die-red-6 = rouge, santé 6

skill-strength = la force
skill-dexterity = la dextérité
skill-wisdom = la sagesse
skill-charisma = le charisme
colour-green = vert
colour-blue = bleu
colour-red = rouge
attack-melee = mêlée
attack-ranged = à distance
behaviour-nearest = le plus proche
behaviour-weakest = le plus faible
behaviour-strongest = le plus fort
behaviour-richest = le plus riche

## Actions

kind-ready = Tout prêt
kind-hero = Héros
kind-gear = Équipement
kind-learn = Capacité
kind-stand = Départ
kind-move = Aller
kind-attack = Attaquer
kind-work = Faire
kind-end = Finir
kind-ability = Capacité
kind-use = Utiliser
kind-buy = Acheter
kind-give = Donner
kind-pay = Payer
kind-take = Ramasser
kind-choose = Choisir
kind-let = Placer
kind-aim = Viser
kind-target = Cible
kind-go = Continuer
kind-ask = Pauses

action-ready = Tout prêt : { $preset }
action-hero = Jouer : { $hero }
action-gear = Prendre : { $gear }
action-learn = Apprendre : { $ability }
action-stand = Commencer en { $square }
action-move = Aller en { $square }
action-attack = Attaquer { $square }
action-work = { $offer }
action-end = Finir l’activation
action-ability = Utiliser la capacité sur { $square }
action-use = Utiliser { $item } sur { $square }
action-buy = Acheter { $item }
action-give = Donner { $item } au héros { $receiver }
action-pay =
    { $treasure-number ->
        [one] Donner { $treasure } trésor au héros { $receiver }
       *[other] Donner { $treasure } trésors au héros { $receiver }
    }
action-take = Ramasser ce qui se trouve ici
action-choose = { $choice }
action-let = Placer maintenant cet ennemi : { $die }
action-aim = Diriger un dé sur { $square }
action-target = Qu’il vise le héros { $victim }
action-go = Continuer
action-ask = Régler mes pauses pendant la phase des ennemis : { $pauses }

## Événements

# Un ennemi au début d’une phrase, et au milieu : les siens ont leur article, ceux d’une quête le nom qu’elle leur donne.
leading-enemy =
    { $enemy-code ->
        [rat] Le rat
        [goblin] Le gobelin
        [imp] Le diablotin
        [slinger] Le frondeur
        [ghoul] La goule
        [brute] La brute
        [acolyte] L’acolyte
        [wraith] Le spectre
        [ogre] L’ogre
        [lich] La liche
       *[other] L’ennemi « { $enemy } »
    }
the-enemy =
    { $enemy-code ->
        [rat] le rat
        [goblin] le gobelin
        [imp] le diablotin
        [slinger] le frondeur
        [ghoul] la goule
        [brute] la brute
        [acolyte] l’acolyte
        [wraith] le spectre
        [ogre] l’ogre
        [lich] la liche
       *[other] l’ennemi « { $enemy } »
    }
event-built = { player } joue la carte { $hero }, avec { $gear } et { $ability }.
event-stood = { player } commence en { $square }.
event-for-sale = À vendre : { $item }.
event-laid = Une nouvelle tuile : { $tile }.
event-tale = { $tale }
event-epilogue = { $tale }
event-round = Tour { $round }.
event-moved = { player } va de { $from } en { $to }.
event-fell = { player } tombe dans la fosse en { $square }.
event-attacked = { player } attaque { the-enemy } en { $to }.
event-threw =
    { $hits-number ->
        [0] Les dés montrent { $dice }, modificateur { $bonus } : aucune touche.
        [one] Les dés montrent { $dice }, modificateur { $bonus } : 1 touche.
       *[other] Les dés montrent { $dice }, modificateur { $bonus } : { $hits } touches.
    }
event-foe-defended = { leading-enemy } se défend : { $dice }, { $wounds-number ->
        [0] tout est bloqué.
       *[other] { $wounds } sans parade.
    }
event-foe-wounded = { leading-enemy } en { $square } perd { $damage } de santé : il en reste { $health }.
event-defeated = { leading-enemy } en { $square } est hors de combat !
event-gained =
    { $treasure-number ->
        [one] { player } gagne { $treasure } trésor.
       *[other] { player } gagne { $treasure } trésors.
    }
event-robbed =
    { $treasure-number ->
        [one] { player } perd { $treasure } trésor.
       *[other] { player } perd { $treasure } trésors.
    }
event-drained =
    { $energy-number ->
        [one] { player } perd { $energy } point d’énergie.
       *[other] { player } perd { $energy } points d’énergie.
    }
event-charged =
    { $energy-number ->
        [one] { player } gagne { $energy } point d’énergie.
       *[other] { player } gagne { $energy } points d’énergie.
    }
event-spawned = { leading-enemy } (santé { $health }) apparaît en { $square }.
event-rolled = Le dé montre { $face }.
event-no-dice =
    { $missing-number ->
        [one] Il manque un dé : c’est une touche sur chaque héros !
       *[other] Il manque { $missing } dés : chacun est une touche sur chaque héros !
    }
event-foe-removed = { leading-enemy } en { $square } cède la place à un autre.
event-foe-moved = { leading-enemy } va de { $from } en { $to }.
event-foe-attacked = { leading-enemy }, en { $from }, attaque { player }.
event-defended = { player } se défend : { $dice }, { $wounds-number ->
        [0] tout est bloqué.
       *[other] { $wounds } sans parade.
    }
event-wounded = { player } perd { $damage } de santé : il en reste { $health }.
event-died = { player } meurt en { $square }.
event-healed =
    { $healing-number ->
        [one] { player } regagne { $healing } point de santé.
       *[other] { player } regagne { $healing } points de santé.
    }
event-foe-stunned = { leading-enemy } perd sa prochaine activation.
event-idle = { leading-enemy } ne peut toujours rien faire.
event-foe-pushed = { leading-enemy } recule de { $from } en { $to }.
event-pushed = { player } recule de { $from } en { $to }.
event-foe-fell = { leading-enemy } tombe dans une fosse.
event-foe-crashed = { leading-enemy } heurte un mur.
event-crashed = { player } heurte un mur.
event-regenerated = { leading-enemy } en { $square } se régénère.
event-ritual = Un rituel renforce { the-enemy } en { $square }.
event-siphoned = { leading-enemy } aspire 1 point d’énergie à { player }.
event-used = { player } utilise { $item }.
event-invoked = { player } utilise { $ability }.
event-bought =
    { $cost-number ->
        [one] { player } achète { $item } pour { $cost } trésor.
       *[other] { player } achète { $item } pour { $cost } trésors.
    }
event-gave = { player } donne { $item } au héros { $receiver }.
event-paid =
    { $treasure-number ->
        [one] { player } donne { $treasure } trésor au héros { $receiver }.
       *[other] { player } donne { $treasure } trésors au héros { $receiver }.
    }
event-took =
    { $treasure-number ->
        [0] { player } ramasse ce qui se trouve en { $square }.
        [one] { player } ramasse ce qui se trouve en { $square }, dont { $treasure } trésor.
       *[other] { player } ramasse ce qui se trouve en { $square }, dont { $treasure } trésors.
    }
event-picked-up = { player } ramasse { $item }.
event-found = { player } trouve { $item }.
event-guarded = { player } se défend à +{ $bonus } jusqu’à la fin du tour.
event-rallied =
    { $actions-number ->
        [one] { player } a une action de plus.
       *[other] { player } a { $actions } actions de plus.
    }
event-tested =
    { $successes-number ->
        [0] { player } teste { $skill } : { $dice }, aucun succès.
        [one] { player } teste { $skill } : { $dice }, 1 succès.
       *[other] { player } teste { $skill } : { $dice }, { $successes } succès.
    }
event-chose = { player } choisit : { $choice }.
event-token = { $token } : { $count }.
event-offered = Désormais, pour une action sur la tuile { $tile } : { $offer }.
event-worked = { player } : { $offer }.
event-stunned = { player } perd sa prochaine activation.
event-foe-hit = { leading-enemy } en heurte un autre : une touche de plus.
event-saved = { $item } se consume, et { player } survit.
event-enemies = Les ennemis agissent.
event-asks = { player } règle ses pauses pendant la phase des ennemis : { $pauses }.
event-ended = { $end }

## Questions

prompt-build =
    { $part ->
        [hero] Créez votre héros : tout prêt, ou d’abord une carte de héros.
        [gear] Créez votre héros : choisissez l’équipement.
        [square] Votre héros est prêt : choisissez l’emplacement de départ.
       *[ability] Créez votre héros : choisissez la capacité.
    }
prompt-choose = Choisissez ce que vous faites.
prompt-place = Quel ennemi placer maintenant ? Il en reste { $count }.
prompt-aim =
    { $dice ->
        [one] Dirigez le dernier dé.
       *[other] Dirigez le dé suivant ; il en reste { $dice }.
    }
prompt-pause = Les ennemis agissent. Faites vos actions mineures, ou continuez.
prompt-tie = Qui cet ennemi vise-t-il ?
prompt-steps = Poursuivez votre déplacement (reste { $steps }), ou faites autre chose.
prompt-act = Votre activation : { $actions ->
        [one] il reste 1 action.
       *[other] il reste { $actions } actions.
    }
prompt-minor = Il ne reste que des actions mineures. Finissez l’activation quand vous voulez.
prompt-wait = Un autre héros décide.
prompt-watch = Vous regardez.

## Refus

refuse-over = La quête est finie.
refuse-table = Ce jeu n’a pas de chronomètre.
refuse-build-first = Créez d’abord les héros.
refuse-built = Les héros sont créés.
refuse-build-turn = C’est au joueur { $seat } de créer un héros.
refuse-build-order = D’abord le héros, puis l’équipement, puis la capacité, un de chaque.
refuse-stand = Les héros commencent sur les entrées de la tuile de départ, un sur chacune.
refuse-card-taken = Cette carte est prise, et la boîte n’en a pas d’autre.
refuse-dead = Un héros mort ne fait plus rien.
refuse-not-asked = On ne vous demande rien de tel.
refuse-pending = Le joueur { $seat } doit d’abord décider.
refuse-enemies = Les ennemis agissent : actions mineures seulement.
refuse-asked-so = C’est déjà ainsi.
refuse-ask-more = Pour des pauses plus fréquentes, dites-le pendant la phase des héros, avant ou après votre activation.
refuse-ask-less = Pour des pauses plus rares, dites-le lors d’une pause.
refuse-active = Le héros { $seat } finit d’abord ses actions.
refuse-done = Ce héros s’est déjà activé ce tour.
refuse-no-action = Ce héros n’a plus d’action.
refuse-no-offer = Il n’y a rien de tel à faire ici.
refuse-no-square = Cet emplacement n’existe pas.
refuse-taken = Quelqu’un s’y tient.
refuse-too-far = Cet emplacement est hors d’atteinte.
refuse-no-enemy = Il n’y a pas d’ennemi là.
refuse-melee = En mêlée, la cible doit être adjacente.
refuse-range = La cible doit être sur la même tuile ou sur une tuile adjacente.
refuse-half = Depuis un demi-carreau, seules ses deux tuiles sont à portée.
refuse-sight = Il n’y a pas de ligne de vue.
refuse-energy =
    { $cost ->
        [one] Cela coûte { $cost } point d’énergie.
       *[other] Cela coûte { $cost } points d’énergie.
    }
refuse-no-target = Impossible de l’utiliser là maintenant.
refuse-not-held = Ce héros n’a pas cela.
refuse-lasting = Cet objet agit tant qu’on le garde.
refuse-not-for-sale = Cet objet n’est pas à vendre.
refuse-treasure =
    { $cost ->
        [one] Cela coûte { $cost } trésor, et les héros ne mettent pas les leurs en commun.
       *[other] Cela coûte { $cost } trésors, et les héros ne mettent pas les leurs en commun.
    }
refuse-nothing-lies = Rien ne se trouve ici.
refuse-not-beside = Pour commercer, il faut un héros adjacent.
refuse-amount = Donnez un trésor, ou tout.

## Parties d’une quête et d’un tour

side-top = haut
side-right = droite
side-bottom = bas
side-left = gauche
phase-building = Création des héros
phase-heroes = Héros
phase-enemies = Ennemis
phase-recovery = Récupération
part-hero = héros
part-gear = équipement
part-ability = capacité
part-square = place
goal-token = jetons
goal-defeated = ennemi vaincu
goal-rounds = tours passés
goal-tiles = tuiles posées
goal-clear = plus d’ennemi
goal-deaths = héros morts
goal-exit = héros aux sorties
gate-start = sur la tuile de départ
gate-elsewhere = au-delà de la tuile de départ
who-explorer = l’explorateur
who-all = tous les héros
who-tile = les héros de la tuile
befalls-treasure = trésor
befalls-energy = énergie
befalls-heal = santé regagnée
befalls-damage = dégâts
befalls-hits = touches
befalls-item = objets
blocker-wall = un mur
blocker-enemy = un ennemi
blocker-hero = un héros
where-here = sur cette tuile
where-start = sur la tuile de départ
where-newest = sur la dernière tuile
where-explorer = sur la tuile de l’explorateur
where-tile = sur une tuile précise
pauses-attacked = après une attaque
pauses-always = avant et après chaque ennemi
pauses-never = jamais

## Ce que montre une vue, et ce que compte un aperçu

view-quest = Quête
view-hard = Ennemis difficiles
view-ask-ties = Demandé entre égaux
view-phase = Phase
view-round = Tour
view-last-round = Dernier tour
view-active = Héros actif
view-movement = Mouvement restant
view-tiles = Tuiles
view-exits = Chemins inexplorés
view-heroes = Héros
view-enemies = Ennemis
view-enemies-so-far = Ennemis jusqu’ici
view-dice = Dés
view-market = À vendre
view-deck = Pioche d’objets
view-spent = Objets utilisés
view-lying = À terre
view-tiles-left = Tuiles restantes
view-encounters-left = Rencontres restantes
view-offers = À faire
view-tokens = Jetons
view-goals = Buts
view-perils = Perdu si
view-fallen = Tombés
view-deaths = Héros morts
view-told = Dernier récit
view-pending = En attente
view-end = La quête
view-tile = Tuile
view-x = Colonne
view-y = Ligne
view-turn = Quarts de tour
view-side = Côté
view-at = Case
view-bonus = Modificateur
view-melee = Mêlée
view-ranged = Distance
view-defence = Défense
view-speed = Vitesse
view-most-health = Santé maximale
view-strength = Force
view-dexterity = Dextérité
view-wisdom = Sagesse
view-charisma = Charisme
view-hero = Héros
view-gear = Équipement
view-ability = Capacité
view-health = Santé
view-energy = Énergie
view-treasure = Trésor
view-actions = Actions restantes
view-done = Fini
view-dead = Mort
view-guard = Garde
view-stunned = Étourdi
view-items = Objets
view-values = Valeurs
view-pauses = Pauses pendant la phase des ennemis
view-colour = Couleur
view-attack = Attaque
view-name = Nom
view-face = Dé
view-card = Carte
view-id = Numéro
view-green = Verts
view-blue = Bleus
view-red = Rouges
view-item = Objet
view-offer = Offre
view-token = Jeton
view-count = Nombre
view-what = Quoi
view-now = Maintenant
view-needed = Nécessaire
view-where = Où
view-parts = Parties
view-missing = Manquant
view-encounter = Rencontre
view-steps = Étapes
view-choices = Choix
view-rolled = Jetés
view-squares = Cases
view-places = Emplacements
view-aimed-at = Visés
view-to-act = Doivent agir
view-seats = Places
view-enemy = Ennemi
view-between = Entre
view-tale = Récit
view-fixed = Fixe
view-each = Par héros
view-amount = Quantité
view-who = Qui
view-add = Changement
view-outcomes = Résultats
view-faces = Faces
view-skill = Compétence
view-need = Succès requis
view-alone = Seul
view-success = Réussite
view-failure = Échec
view-options = Options
view-choice = Choix
view-again = Toujours à refaire
view-least = Au moins
view-then = Alors
view-otherwise = Sinon
figure-health = Santé
figure-energy = Énergie
figure-treasure = Trésor
figure-actions = Actions
figure-enemy = Santé de l’ennemi
figure-tokens = Jetons
figure-movement = Mouvement restant
figure-tiles = Tuiles

## Dessin

draw-round = tour { $round }
draw-dead = hors de combat
draw-figures = S{ $health } É{ $energy } ${ $treasure }
draw-melee = mêlée { $dice }d{ $bonus }
draw-ranged = tir { $dice }d{ $bonus }
draw-defence = déf { $bonus }
draw-speed = vitesse { $bonus }
draw-market = À vendre :
sign-hero = un héros, par numéro
sign-green = un ennemi : sa lettre, sa santé ; minuscule : vert
sign-blue = une majuscule : un ennemi bleu, plus fort
sign-red = un ennemi rouge
sign-archer = un ennemi qui tire ; avec / il se bat en mêlée
sign-stunned = un ennemi étourdi
sign-would = où un ennemi serait alors
sign-floor = du sol
sign-pit = une fosse
sign-water = de l’eau
sign-gate = une entrée ou une sortie
sign-unknown = inexploré : le donjon continue par là
sign-things = des objets par terre ; du trésor ; un prix
sign-rock = de la roche entre les tuiles
sign-wall = un mur
sign-aim = la case en question
sign-active = qui agit
sign-action = une action qui reste
sign-card = la carte d’un ennemi de ce signe
sign-dice = deux dés, un de plus
sign-of = tant sur tant
sign-figures = santé, énergie, trésor
keyword-reach = Allonge
keyword-barrage = Barrage
keyword-crush = Écraser
keyword-stun = Étourdir
keyword-heavy = Lourd
keyword-knockback = Recul
keyword-regenerate = Régénérer
keyword-ritual = Rituel
keyword-siphon = Siphonner
keyword-pierce = Transpercer
means-reach = La mêlée vaut aussi en diagonale.
means-barrage = Chaque dé peut avoir sa propre cible.
means-crush = Chaque touche qui blesse inflige un dégât de plus.
means-stun = Qui est blessé manque sa prochaine activation, sauf un ennemi rouge.
means-heavy = Au plus 1 point d’énergie par attaque.
means-knockback = Qui est blessé recule d’une case ; contre un mur c’est un dégât de plus, contre quelqu’un une touche.
means-regenerate = Il regagne 1 point de santé à la fin du tour.
means-ritual = Quand il blesse, l’ennemi le plus faible de sa tuile gagne 1 point de santé.
means-siphon = Quand il agit, les héros de sa tuile et des tuiles voisines perdent 1 point d’énergie.
means-pierce = La cible se défend à −1.

## Conseils

reason-named = C’est celui dont parle la quête.
reason-finish = Une bonne touche l’achève.
reason-attack = Moins il en reste, moins on vous frappe.
reason-explore = Il n’y a plus rien à faire ici ; voyez plus loin.
reason-position = De là, vous pouvez attaquer.
reason-retreat = On y est plus à l’abri.
reason-onward = Cela mène vers le but de la quête.
reason-work = La quête l’exige.
reason-buy = Le trésor ne sert à rien dans la bourse d’un mort.
reason-use = C’est maintenant que cela sert le plus.
reason-ready = Ces trois cartes vont bien ensemble.

## Objectifs du calibrage

target-cellar = La longue cave
target-bridge = Le pont à péage
target-seals = Trois sceaux
target-hoard = Le trésor dispersé
target-vigil = La longue nuit
target-crypt = La crypte muette
target-tower = La tour noyée
target-throne = Le trône creux
target-any-party = Tout nombre de héros
target-heroes = Héros tout prêts

## La fin

end-running = La quête continue.
end-exit = Les héros sont dehors. La quête est gagnée !
end-defeated = L’ennemi est vaincu. La quête est gagnée !
end-tokens = Les héros ont ce qu’ils cherchaient. La quête est gagnée !
end-rounds = Les héros ont tenu bon. La quête est gagnée !
end-tiles = Le donjon est exploré. La quête est gagnée !
end-clear = Il ne reste aucun ennemi. La quête est gagnée !
end-told = La quête est gagnée !
end-dead = Tous les héros sont morts.
end-fallen = Trop de héros sont tombés : la quête est perdue.
end-doom = Ce qui ne devait pas arriver est arrivé : la quête est perdue.
end-late = Trop de temps a passé : la quête est perdue.
end-failed = La quête est perdue.
score-treasure = Trésor
fate-alive = en vie, hors du donjon
fate-dead = mort au combat, dans le donjon

## Positions en texte

position-word = « { $word } » n’a pas sa place dans une position
position-parts = il manque à la position sa quête, ses tuiles ou ses héros, ou ils ne vont pas ensemble
position-tiles = les tuiles ne sont pas côte à côte
position-squares = deux figures sur un emplacement, ou quelqu’un dans un mur
position-die = aucun dé ennemi ne montre { $health } ainsi
position-dice = il n’y a pas autant de dés { $colour }
position-items = il n’y a pas autant de { $item }
position-health = le héros { $seat } est mort ou en trop bonne santé
position-dead = tous les héros sont morts et la quête continue
position-steps = aucune rencontre de la quête ne fait cela
unknown-hero = il n’y a pas de héros { $seat } sur la table

## Contenu

column-heroes = Héros
column-gear = Équipement
column-abilities = Capacités
column-items = Objets
column-enemies = Ennemis
column-presets = Héros tout prêts
column-tiles = Tuiles
column-quests = Quêtes
column-code = Code
column-melee = Mêlée
column-ranged = Distance
column-defence = Défense
column-speed = Vitesse
column-strength = Force
column-dexterity = Dextérité
column-wisdom = Sagesse
column-charisma = Charisme
column-health = Santé
column-melee_dice = Dés de mêlée
column-ranged_dice = Dés à distance
column-movement = Mouvement
column-keywords = Mots-clés
column-effect = Effet
column-power = Puissance
column-dice = Dés
column-cost = Coût
column-count = Nombre
column-slot = Sorte
column-side = Côté
column-behaviour = Comportement
column-hero = Héros
column-ability = Capacité
column-exits = Sorties
column-map = Plan
column-spawn = Apparition
column-encounters = Rencontres
column-summary = Résumé
column-goal = But
column-start = Départ
column-pool = Réserve
column-tokens = Jetons
column-names = Noms
column-cards = Cartes d’ennemis de la quête
column-rounds = Événements des tours
column-win = Gagnée par
column-lose = Perdue par
column-ending = Mots de la fin
value-slot-green-melee = vert, mêlée
value-slot-green-ranged = vert, à distance
value-slot-blue-melee = bleu, mêlée
value-slot-blue-ranged = bleu, à distance
value-slot-red = rouge
value-side-normal = normal
value-side-hard = difficile

box-sides = la carte « { $code } » demande un côté normal puis un côté difficile, pour la même place
box-no-card = il n’y a pas de carte « { $code } »
box-grid = il faut cinq lignes de cinq signes parmi { $signs }
box-spawn = le schéma d’apparition demande les nombres de 1 à 9, une fois chacun
box-gates = avec moins de { $heroes } cases d’entrée ou de sortie, les héros n’y tiennent pas tous
box-ways = ses emplacements ne se tiennent pas, ou une sortie est murée

## Fichiers de quêtes

quest-no-words = il n’y a de mots dans aucune langue
quest-code-twice = le code « { $code } » s’y trouve deux fois
quest-no-enemy = il n’y a pas de carte d’ennemi « { $code } » ; pour cette place il y a : { $cards }
quest-wrong-slot = la carte « { $code } » appartient à la place { $slot }
quest-card-known = la boîte a déjà une carte d’ennemi « { $code } » : choisissez un autre code
quest-idle-card = aucune place des ennemis ne nomme la carte « { $code } »
quest-no-dice = un ennemi de la place { $slot } a besoin de dés pour son genre d’attaque
quest-two-styles = une quête a une réserve ou une carte, pas les deux
quest-no-style = il faut à la quête une réserve (style application) ou une carte (style imprimé)
quest-few-tiles = la réserve a { $count } tuiles ; avant la finale on en pose { $wanted }
quest-no-tile = il n’y a pas de tuile « { $tile } »
quest-tile-twice = la tuile { $tile } ou son autre face est déjà posée quelque part
quest-no-entrance = la tuile { $tile } n’a pas d’entrée d’où partir
quest-place-twice = une autre tuile est déjà là
quest-no-way = aucun chemin ne mène à la tuile { $tile }
quest-no-encounter = il n’y a pas de rencontre « { $code } »
quest-idle-encounter = rien ne mène à la rencontre « { $code } »
quest-count = « { $count } » n’est pas un nombre d’ennemis ; écrivez 3, P, 2P, P+1 ou 2P-1, au moins 1 pour un héros
quest-no-name = la quête n’a pas le nom « { $code } » parmi ses noms
quest-health = seul un dé rouge montre { $health }
quest-no-amount = une quantité de 0 ne change rien : positive, elle est gagnée ; négative, elle est perdue
quest-no-item = il n’y a pas d’objet « { $code } » ; il y a : { $items }
quest-many-items = cela donne { $wanted } exemplaires d’un objet, et une boîte en a { $count }
quest-nowhere = « { $where } » n’est pas un endroit où des ennemis arrivent ; écrivez l’un de ceux-ci : { $places }
quest-no-token = la quête n’a pas de jeton « { $code } »
quest-faces = les résultats doivent couvrir les faces 1 à 6, une fois chacune
quest-close = seule une offre se ferme, de l’intérieur
quest-no-win = la quête ne peut être gagnée : ni condition de victoire, ni effet qui la donne
quest-empty-condition = la condition ne nomme rien
quest-never-comes = aucune rencontre ne fait apparaître un ennemi du nom « { $code } »
quest-no-exit = aucune tuile au-delà du départ n’a de sortie
quest-code = « { $code } » n’est pas un code : des minuscules sans accent, des chiffres et des traits d’union, une lettre au début
quest-at-once = elle est remplie dès le départ : la quête finirait aussitôt
quest-won-and-lost = la même condition perd la quête, et une défaite passe d’abord
quest-too-late = le tour { $rounds } vient trop tard : la quête est perdue après le tour { $last }
quest-many-tokens = il faut { $wanted } jetons, et il ne peut y en avoir que { $count }
quest-many-tiles = il faut { $wanted } tuiles, et il ne peut y en avoir que { $count }
quest-many-deaths = il faut { $wanted } morts, et il y a au plus { $count } héros
quest-many-red = avec { $heroes ->
    [one] un héros
   *[other] { $heroes } héros
}, les boîtes ont moins de dés rouges qu’il n’en vient d’un coup

## L’atelier : undercroft quest

help-workshop = Pour qui écrit des quêtes de Deck Box Dungeons : en commencer une, la vérifier, voir si elle est difficile.
help-workshop-short = Écrire et vérifier des quêtes.
help-workshop-examples =
    undercroft quest new ma-quete.toml
    undercroft quest check ma-quete.toml
    undercroft play deckbox --content ma-quete.toml
help-check-content = Vérifier un fichier de quête : chaque faute avec sa place ; ou, s’il n’y en a pas, sa carte, combien de fois les robots la gagnent et pourquoi ils perdent.
help-check-content-short = Vérifier un fichier de quête.
help-check-content-examples =
    undercroft quest check ma-quete.toml
    undercroft quest check ma-quete.toml --bot expert@100 --games 100 --heroes 3
help-new-content = Écrire une quête commentée pour commencer.
help-new-content-short = Commencer une quête.
help-new-content-examples =
    undercroft quest new ma-quete.toml
    undercroft quest new ma-quete.toml --print-style
help-workshop-file = Un fichier de quête.
help-workshop-players = Combien de héros, de 1 à 4.
help-style-print = Style imprimé : une carte fixe au lieu d’une réserve de tuiles.
workshop-bad = { $file } n’est pas encore une quête : voyez ci-dessus
quest-headline = { $title } : { $goal }
quest-style = { $style ->
        [print] Style imprimé : sa carte.
       *[app] Style application : le départ, les tuiles de la réserve, la finale.
    }

## Imprimer et jouer

paper-hint = Imprimez cette page avec votre navigateur, à sa vraie taille (100 %), avec les couleurs de fond.
paper-map = La carte de la quête
paper-app-style = « { $quest } » tire ses tuiles au hasard (style application) : seule une quête avec une carte s’imprime
paper-sign-gate = entrée ou sortie
paper-sign-pit = fosse
paper-sign-water = eau
paper-sign-number = lisez cette rencontre
paper-sign-arrow = le sens de la tuile
paper-rounds = Tours
paper-won = Pour gagner
paper-lost = La quête est perdue si
paper-told = Quand une rencontre le dit.
paper-all-dead = Tous les héros sont morts.
paper-how = Comment jouer
paper-enemies = Ennemis
paper-keywords = Mots-clés
paper-encounters = Rencontres
paper-warning = Ne lisez rien ici avant qu’on vous le dise. Découpez les cadres le long des pointillés, ou cachez ceux dont vous n’avez pas besoin.
paper-read-start = Posez la tuile { $tile } comme sur la carte, et les héros sur ses entrées. Si elle porte un numéro sur la carte, lisez cette rencontre maintenant.
paper-read-lay = Quand un héros arrive sur un demi-carreau devant l’inconnu, posez la tuile que la carte y montre, flèche comme imprimée, et lisez la rencontre qui porte son numéro. Pas de numéro : il ne se passe rien.
paper-read-spawn = Les ennemis sont des dés. Lancez ceux que la rencontre nomme, sauf si elle dit ce qu’ils montrent, et placez-les autour du point d’apparition de la tuile, de 1 à 9.
paper-read-explorer = L’explorateur est le héros qui vient de poser la tuile ; pour ce qui est proposé, le héros qui le fait.
paper-read-faces = [1–2] est la face d’un dé : lancez-en un, et ne lisez que la ligne dont les nombres contiennent le résultat.
paper-read-heroes = (P) est le nombre de héros à la table : pour trois héros, 2(P) − 1 font cinq.
paper-read-test = Un test : lancez quatre dés et ajoutez à chacun le modificateur du héros ; chaque dé qui atteint six est un succès.
paper-read-letters = À la fin de chaque tour, cochez sa case. Si elle porte une lettre, lisez le cadre de cette lettre.
paper-roll = Lancez un dé :
paper-nothing = Il ne se passe rien.
paper-quiet = Rien d’autre ne se passe.
paper-choice = L’explorateur choisit :
paper-test =
    { $many ->
        [explorer] { $need ->
            [one] L’explorateur teste { $skill } : il faut { $need } succès.
           *[other] L’explorateur teste { $skill } : il faut { $need } succès.
        }
       *[other] { $need ->
            [one] Test ({ $skill }) pour { $who }, chacun pour soi : il faut { $need } succès.
           *[other] Test ({ $skill }) pour { $who }, chacun pour soi : il faut { $need } succès.
        }
    }
paper-success = Réussite :
paper-failure = Échec :
paper-when = S’il y a au moins { $least } de « { $token } » :
paper-then = c’est le cas :
paper-otherwise = sinon :
paper-offer = Désormais, une fois, pour une action sur cette tuile : { $offer }.
paper-offer-again = Désormais, autant qu’on veut, pour une action sur cette tuile : { $offer }.
paper-token = { $token } : { $change }.
paper-item =
    { $amount ->
        [one] { $item } pour { $who }.
       *[other] { $amount } × { $item } pour { $who }.
    }
paper-items =
    { $amount ->
        [one] Un objet de la pioche pour { $who }.
       *[other] { $amount } objets de la pioche pour { $who }.
    }
paper-treasure =
    { $amount ->
        [one] { $amount } trésor pour { $who }.
       *[other] { $amount } trésors pour { $who }.
    }
paper-treasure-lost =
    { $amount ->
        [one] { $amount } trésor en moins pour { $who }, s’il y en a.
       *[other] { $amount } trésors en moins pour { $who }, s’il y en a.
    }
paper-energy =
    { $amount ->
        [one] { $amount } point d’énergie pour { $who }.
       *[other] { $amount } points d’énergie pour { $who }.
    }
paper-energy-lost =
    { $amount ->
        [one] { $amount } point d’énergie en moins pour { $who }, s’il y en a.
       *[other] { $amount } points d’énergie en moins pour { $who }, s’il y en a.
    }
paper-heal =
    { $amount ->
        [one] { $amount } point de santé rendu, pour { $who }.
       *[other] { $amount } points de santé rendus, pour { $who }.
    }
paper-damage =
    { $amount ->
        [one] { $amount } dégât pour { $who }, sans défense.
       *[other] { $amount } dégâts pour { $who }, sans défense.
    }
paper-hits =
    { $amount ->
        [one] { $amount } touche pour { $who }, avec défense.
       *[other] { $amount } touches pour { $who }, avec défense.
    }
paper-close = Cela ne peut plus se faire.
paper-win = La quête est gagnée.
paper-lose = La quête est perdue.
paper-spawn =
    { $colour ->
        [green] { $count ->
            [one] { $number } ennemi vert
           *[other] { $number } ennemis verts
        }
        [blue] { $count ->
            [one] { $number } ennemi bleu
           *[other] { $number } ennemis bleus
        }
       *[red] { $count ->
            [one] { $number } ennemi rouge
           *[other] { $number } ennemis rouges
        }
    }
paper-spawn-health = santé { $health }
paper-spawn-name = nommé « { $name } »
paper-where-tile = sur la tuile { $tile }, ou ici si elle n’est pas encore là
paper-and = et
paper-if-token = Il y a { $count } de « { $token } »
paper-if-defeated = « { $name } » est vaincu
paper-if-exit =
    { $who ->
        [one] { $on ->
            [start] Un héros se tient sur une sortie de la tuile de départ
           *[elsewhere] Un héros se tient sur une sortie au-delà de la tuile de départ
        }
       *[all] { $on ->
            [start] Tous les héros vivants se tiennent sur des sorties de la tuile de départ
           *[elsewhere] Tous les héros vivants se tiennent sur des sorties au-delà de la tuile de départ
        }
    }
paper-if-rounds =
    { $count ->
        [one] { $count } tour est passé
       *[other] { $count } tours sont passés
    }
paper-if-tiles =
    { $count ->
        [one] { $count } tuile est posée
       *[other] { $count } tuiles sont posées
    }
paper-if-deaths =
    { $count ->
        [one] { $count } héros est mort
       *[other] { $count } héros sont morts
    }
paper-if-clear = Il ne reste aucun ennemi
paper-slot =
    { $slot ->
        [green-melee] Dé vert, mêlée
        [green-ranged] Dé vert, à distance
        [blue-melee] Dé bleu, mêlée
        [blue-ranged] Dé bleu, à distance
       *[red] Dé rouge
    }
paper-side-normal = Normal
paper-side-hard = Difficile
paper-at-round =
    { $where ->
        [start] À la fin du tour, sur la tuile de départ
        [heroes] À la fin du tour, sur la tuile du premier héros
       *[newest] À la fin du tour, sur la dernière tuile
    }
paper-ending-won = Si la quête est gagnée
paper-ending-lost = Si la quête est perdue
paper-set-cards = Deck Box Dungeons : les cartes de la maison
paper-set-tiles = Deck Box Dungeons : les tuiles de la maison
paper-item-card = Objet
paper-single = À 100 %. Rectos seulement.
paper-double = À 100 %, recto verso, retourné sur le grand côté.
paper-back = Verso de la feuille précédente.
print-set-cards = Cartes
print-set-tiles = Tuiles
help-print-content = Imprimer et jouer : une quête avec carte en pages pour le papier, ou les cartes et tuiles de la boîte à découper. Un document est écrit, que tout navigateur imprime ; rien ne s’ouvre.
help-print-content-short = Mettre une quête, les cartes ou les tuiles sur papier.
help-print-content-examples =
    undercroft quest print ma-quete.toml
    undercroft quest print seals --paper letter --language fr --out sceaux.html
    undercroft quest print --set tiles
help-print-file = Un fichier de quête, ou le nom d’une quête de la boîte.
help-print-set = Cartes ou tuiles à découper, au lieu d’une quête.

## Le plateau dans le navigateur

board-map = Le donjon
board-up = plus haut
board-down = plus bas
board-left = à gauche
board-right = à droite
board-beyond-up = Ennemis plus haut : { $count }
board-beyond-down = Ennemis plus bas : { $count }
board-beyond-left = Ennemis plus à gauche : { $count }
board-beyond-right = Ennemis plus à droite : { $count }
board-falls = tombe : { $chance }
board-chance = Chance qu’il tombe
board-health = santé { $health }
board-last = sur { $last }
board-round = Tour { $round }
board-phase-building = Création
board-phase-heroes = Phase des héros
board-phase-enemies = Phase des ennemis
board-phase-recovery = Récupération
board-goal = { $what } : { $now } sur { $needed }
board-count = { $what } : { $count }
board-foes = Ennemis : { $count }
board-weapon =
    { $dice ->
        [one] { $dice } dé { $bonus }
       *[other] { $dice } dés { $bonus }
    }
board-hits-on = touche à { $face } ou plus
board-blocks-on = bloque à { $face } ou plus
board-blocks-never = ne bloque rien
board-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
board-actions =
    { $count ->
        [0] plus d’action
        [one] 1 action restante
       *[other] { $count } actions restantes
    }
board-go = Aller { $where }
board-explore = Explorer { $where }
board-way = { $cost } de mouvement sur { $movement }.
board-pits =
    { $count ->
        [one] Une fosse en chemin coûte 1 de santé.
       *[other] { $count } fosses en chemin coûtent chacune 1 de santé.
    }
board-explores = Une tuile y est révélée, avec ce qui l’habite.
board-throws =
    { $dice ->
        [one] { $dice } dé { $bonus } : il touche à { $face } ou plus.
       *[other] { $dice } dés { $bonus } : chacun touche à { $face } ou plus.
    }

board-attacks = { $who } attaque { $whom }
board-goes = { $who } s’approche
board-idle = { $who } : toujours hors de course
board-tale = Ce qui se passe
board-last-roll = Dernier jet
board-again = Revoir
board-of = { $at } sur { $all }
board-each = { $bonus } chacun
board-hits =
    { $hits ->
        [0] rien
        [one] { $criticals ->
            [0] 1 touche
           *[other] 1 touche critique
        }
       *[other] { $criticals ->
            [0] { $hits } touches
            [one] { $hits } touches, { $criticals } critique
           *[other] { $hits } touches, { $criticals } critiques
        }
    }
board-blocked =
    { $wounds ->
        [0] tout bloqué
       *[other] { $blocked ->
            [one] { $blocked } bloqué sur { $all }
           *[other] { $blocked } bloqués sur { $all }
        }
    }
board-lost = { $who } perd { $damage } de santé
board-fell = { $who } tombe
board-back = Retour
board-next = Suivant
board-skip = Tout passer
board-play = Continuer
board-stop = Arrêter

board-intent-nearest = Vise { $hero }, au plus près : { $figure } pas.
board-intent-weakest = Vise { $hero }, au plus faible : santé { $figure }.
board-intent-strongest = Vise { $hero }, au plus fort : santé { $figure }.
board-intent-richest = Vise { $hero }, au plus riche : trésor { $figure }.
board-intent-equals = Vise { $heroes } : à vous de choisir.
board-intent-none = N’atteint personne.
board-intent-attack = Attaque : { $damage } dégâts en moyenne, { $chance } de chances d’abattre.
board-intent-goes =
    { $count ->
        [one] Avance de { $count } case, sans attaquer encore.
       *[other] Avance de { $count } cases, sans attaquer encore.
    }
board-no-sight = Pas de ligne de vue : { $what } en travers.

board-read = Lu
board-thrown = { $count ->
    [one] un dé, { $mean } en moyenne ({ $fair } attendu)
   *[other] { $count } dés, { $mean } en moyenne ({ $fair } attendu)
}
board-thrown-heroes = Les dés des héros
board-thrown-enemies = Les dés des ennemis
board-rolled = Lancés, à placer
board-spawn =
    { $colour ->
        [green] { $count ->
            [one] { $count } dé vert
           *[other] { $count } dés verts
        }
        [blue] { $count ->
            [one] { $count } dé bleu
           *[other] { $count } dés bleus
        }
       *[red] { $count ->
            [one] { $count } dé rouge
           *[other] { $count } dés rouges
        }
    }
board-spawn-health = santé { $health }
board-spawn-each =
    { $fixed ->
        [0] { $each } par héros
       *[other] { $fixed }, et { $each } par héros
    }
board-befalls = { $who } : { $amount } { $what }
board-token = { $token } { $add }
board-roll = Un dé décide
board-test =
    { $need ->
        [one] Un test, { $skill } : { $need } succès
       *[other] Un test, { $skill } : { $need } succès
    }
board-choice = Il y a un choix
board-offer = Pour une action ici : { $offer }

board-build = Créez votre héros
board-builds = { $name } crée un héros
board-choosing = choisit
board-waits = pas encore
board-ready-made = Prêts à jouer, et combien ils gagnent
board-ready = Prêt
board-hero-with = { $hero }, { $gear } et { $ability }
board-a-blow = { $hits } touches par attaque
board-no-melee = pas de mêlée
board-no-ranged = pas de tir
board-party-afar =
    { $count ->
        [one] { $names } combat de loin : il faut quelqu’un devant.
       *[other] { $names } combattent de loin : il faut quelqu’un devant.
    }
board-party-lacks = Il manque au groupe : { $skills }.

board-quests = Quêtes
board-quest-rounds =
    { $rounds ->
        [0] sans dernier tour
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
board-quest-won = gagnées à deux héros
board-quest-unknown = personne n’a compté
board-way-out = la sortie
board-give = Donner à : { $hero }
board-give-treasure =
    { $treasure ->
        [one] { $treasure } trésor
       *[other] { $treasure } trésors
    }
board-turn-to = Jouer : { $hero }
board-put-away = Ranger
board-deed-attack = Attaquer : { $whom }
board-deed-aim = Viser : { $whom }
board-deed-place = Placer : { $who }

board-brief-heal = rend { $power } de santé
board-brief-energy = +{ $power } en énergie
board-brief-dash = élan de { $power }
board-brief-strike = un tir, { $dice }d{ $bonus }
board-brief-blast = { $dice }d{ $bonus }, toute la tuile
board-brief-sweep = frappe à la ronde
board-brief-daze = un ennemi passe
board-brief-guard = défense { $bonus }
board-brief-rally = une action de plus
board-brief-reveal = révèle une tuile
board-brief-might = mêlée { $bonus }
board-brief-aim = tir { $bonus }
board-brief-armour = défense { $bonus }
board-brief-swiftness = vitesse { $bonus }
board-brief-rebirth = sauve une vie
board-rounds = tours
board-quest-file = Une quête depuis un fichier

## Une première partie, guidée

guide-quest-title = Une quête pour un seul héros
guide-quest-see = Les rats ont pris une longue cave. Voici la quête, son but et ses tours.
guide-quest-want = Atteindre la sortie en vie, avant la fin du tour 18.
guide-hero-title = Un héros en trois cartes
guide-hero-see = Une carte de héros, un équipement, une capacité. L’encadré dit ce que les trois donnent ensemble.
guide-hero-want = Quelqu’un qui touche de loin : le rôdeur et son arc long.
guide-hero-press = (1) Arc, puis (2) Prêt.
guide-stand-title = Où vous commencez
guide-stand-see = La tuile de départ. Les marches sont l’entrée, les points d’interrogation les chemins que nul ne connaît.
guide-stand-want = Entrer.
guide-stand-press = (1) Cette case d’entrée.
guide-explore-title = Dans le noir
guide-explore-see = Vous avez deux actions. Les cases éclairées sont à portée d’un déplacement.
guide-explore-want = Voir ce qu’il y a plus loin : un pas vers l’inconnu révèle une tuile, et ce qui y attend.
guide-explore-press = (1) Le point d’interrogation, puis (2) le grand bouton.
guide-place-title = De la compagnie
guide-place-see = Une rencontre : on lit une carte, on lance des dés, et chaque dé est un ennemi avec la santé qu’il montre.
guide-place-want = Décider qui se tient devant. Ils prennent les cases numérotées dans l’ordre.
guide-place-press = (1) Le frondeur le plus faible. Ce qui s’annule se fait aussitôt.
guide-attack-title = Un tir dégagé
guide-attack-see = Chaque cible porte la chance qu’elle tombe. Une fois désignée, une ligne montre comment vous la voyez.
guide-attack-want = Un ennemi de moins avant qu’ils n’agissent. Chaque touche charge aussi votre capacité.
guide-attack-press = (1) Le frondeur en face, puis (2) le grand bouton.
guide-market-title = Le trésor se dépense
guide-market-see = Ce qui est tombé vous a laissé du trésor. Voici ce qu’il permet d’acheter.
guide-market-want = Économiser. Acheter, utiliser ou échanger ne coûte pas d’action et se fait à tout moment : pour l’instant, gardez-le.
guide-end-title = À leur tour
guide-end-see = Vos deux actions sont dépensées.
guide-end-want = Laisser agir les ennemis, l’un après l’autre : où chacun va, qui il attaque et pourquoi, les dés, et ce qu’ils vous coûtent.
guide-end-press = (1) Finir l’activation, puis (2) le grand bouton.
guide-enemies-title = Ce qu’ils préparent
guide-enemies-see = Le frondeur a agi, un nouveau tour commence, et vous avez de nouveau deux actions. Ici, on revoit son attaque.
guide-enemies-want = Passer devant lui et trouver la sortie : explorez. Toucher un ennemi montre ce qu’il va faire.
