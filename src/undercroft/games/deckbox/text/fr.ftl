### Deck Box Dungeons

game-title = Deck Box Dungeons
game-summary = Ensemble : créez des héros, explorez un donjon tuile après tuile, combattez ce qui vient et menez la quête à bien.

## Options

option-players = héros, de 1 à 4 ; à partir de 3, on réunit deux boîtes
option-quest = la quête : cellar, bridge, seals, hoard, vigil, crypt, tower ou throne ; rien pour la première
option-party = héros tout prêts par place, par exemple shield+bow : shield, bow, hammer, knives, ember, song, blades, staff ; rien pour les créer soi-même
option-ties = si l’on vous demande qui un ennemi vise entre égaux
option-quest-elsewhere = la quête « { $quest } » n’est pas ici ; il y a : { $quests }
option-party-size = le groupe a { $count } héros pour { $players } joueurs
option-party-twice = aucun héros tout prêt ne peut venir deux fois

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

preset-shield = Gardienne, épée, bouclier et égide
preset-bow = Rôdeur, arc long et tir sûr
preset-hammer = Forgeronne, marteau de guerre et second souffle
preset-knives = Voleuse, couteaux de lancer et course
preset-ember = Voyante, baguette de braise et cercle de feu
preset-song = Barde, lance et cri de guerre
preset-blades = Duelliste, dagues jumelles et tourbillon
preset-staff = Moine, bâton de combat et maléfice

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

card = { $name } ({ $printed })
card-hero = mêlée { $melee }, tir { $ranged }, déf { $defence }, vitesse { $speed }, santé { $health }
card-ability = { $cost } énergie : { $effect }
card-item = { $cost }$ : { $effect }
effect-heal = un héros de la tuile regagne { $power } de santé
effect-energy = { $power } énergie
effect-dash = un élan de { $power } cases
effect-strike = un tir, { $dice }d{ $bonus }
effect-blast = { $dice }d{ $bonus } sur chaque ennemi de la tuile
effect-sweep = frappe tous ceux à portée
effect-daze = un ennemi manque son tour, sauf un rouge
effect-guard = un héros de la tuile se défend à { $bonus } ce tour
effect-rally = un héros de la tuile a une action de plus
effect-reveal = révèle la tuile derrière une sortie
effect-might = mêlée { $bonus } tant qu’on le garde
effect-aim = tir { $bonus } tant qu’on le garde
effect-armour = défense { $bonus } tant qu’on le garde
effect-swiftness = vitesse { $bonus } tant qu’on le garde
effect-rebirth = à la mort elle brûle, et l’on a { $power } de santé

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

## Actions

kind-ready = Tout prêt
kind-hero = Héros
kind-gear = Équipement
kind-learn = Capacité
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

action-ready = Jouer : { $preset }
action-hero = Jouer : { $hero }
action-gear = Prendre : { $gear }
action-learn = Apprendre : { $ability }
action-move = Aller en { $square }
action-attack = Attaquer { $square }
action-work = { $offer }
action-end = Finir l’activation
action-ability = Utiliser la capacité sur { $square }
action-use = Utiliser { $item } sur { $square }
action-buy = Acheter { $item }
action-give = Donner { $item } au héros { $to }
action-pay = Donner { $amount } de trésor au héros { $to }
action-take = Ramasser ce qui se trouve ici
action-choose = { $choice }
action-let = Placer maintenant cet ennemi : { $die }
action-aim = Diriger un dé sur { $square }
action-target = Qu’il vise le héros { $to }
action-go = Continuer

## Événements

event-built = { player } joue { $hero } avec { $gear } et { $ability }.
event-for-sale = À vendre : { $item }.
event-laid = Une nouvelle tuile : { $tile }.
event-tale = { $tale }
event-round = Tour { $number }.
event-moved = { player } va en { $square }.
event-fell = { player } tombe dans une fosse.
event-attacked = { player } attaque { $square } : { $dice }, { $hits-number ->
        [0] aucune touche.
        [one] 1 touche.
       *[other] { $hits } touches.
    }
event-foe-defended = { $enemy } se défend : { $dice }, { $wounds-number ->
        [0] tout est bloqué.
       *[other] { $wounds } sans parade.
    }
event-defeated = { $enemy } : vaincu !
event-gained = { player } gagne { $number } de trésor.
event-charged = { player } gagne { $number } d’énergie.
event-spawned = { $enemy } ({ $number }) apparaît en { $square }.
event-rolled = Le dé montre { $dice }.
event-no-dice = Il manque { $number } dés : chacun est une touche sur chaque héros !
event-foe-moved = { $enemy } va de { $from } en { $square }.
event-foe-attacked = { $enemy } attaque { player } : { $dice }, { $hits-number ->
        [0] aucune touche.
        [one] 1 touche.
       *[other] { $hits } touches.
    }
event-defended = { player } se défend : { $dice }, { $wounds-number ->
        [0] tout est bloqué.
       *[other] { $wounds } sans parade.
    }
event-wounded = { player } perd { $number } de santé.
event-died = { player } est mort.
event-healed = { player } regagne { $number } de santé.
event-foe-stunned = { $enemy } : étourdi.
event-idle = { $enemy } : encore étourdi.
event-foe-pushed = { $enemy } recule en { $square }.
event-pushed = { player } recule en { $square }.
event-foe-fell = { $enemy } tombe dans une fosse.
event-foe-crashed = { $enemy } heurte un mur.
event-crashed = { player } heurte un mur.
event-regenerated = { $enemy } se régénère.
event-ritual = Un rituel renforce { $enemy }.
event-siphoned = { player } perd 1 énergie, aspirée.
event-used = { player } utilise { $item }.
event-invoked = { player } utilise { $ability }.
event-bought = { player } achète { $item }.
event-gave = { player } donne { $item } au héros { $to }.
event-paid = { player } donne { $number } de trésor au héros { $to }.
event-took = { player } ramasse ce qui se trouve là.
event-found = { player } trouve { $item }.
event-guarded = { player } a +{ $number } en défense jusqu’à la fin du tour.
event-rallied = { player } a une action de plus.
event-tested = { player } teste { $skill } : { $dice }, { $hits } succès.
event-chose = { player } choisit : { $choice }.
event-token = { $token } : { $number }.
event-offered = Désormais, pour une action : { $offer }.
event-worked = { player } : { $offer }.
event-stunned = { player } est étourdi.
event-foe-hit = { $enemy } en heurte un autre : une touche de plus.
event-saved = Une plume de phénix se consume, et { player } survit.
event-enemies = Les ennemis agissent.
event-ended = { $end }

## Questions

prompt-build = Créez votre héros : tout prêt, ou héros, équipement et capacité.
prompt-choose = Choisissez ce que vous faites.
prompt-place = Quel ennemi placer maintenant ?
prompt-aim = Dirigez le dé suivant.
prompt-pause = Vous êtes blessé. Utilisez quelque chose, ou continuez.
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
refuse-table = Ce jeu n’a pas d’horloge.
refuse-build-first = Créez d’abord les héros.
refuse-built = Les héros sont créés.
refuse-build-turn = C’est au joueur { $seat } de créer un héros.
refuse-build-order = D’abord le héros, puis l’équipement, puis la capacité, un de chaque.
refuse-card-taken = Cette carte est prise, et la boîte n’en a pas d’autre.
refuse-dead = Un héros mort ne fait plus rien.
refuse-not-asked = On ne vous demande rien de tel.
refuse-pending = Le joueur { $seat } doit d’abord décider.
refuse-enemies = Les ennemis agissent : actions mineures seulement.
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
refuse-energy = Cela coûte { $cost } d’énergie.
refuse-no-target = Impossible de l’utiliser là maintenant.
refuse-not-held = Ce héros n’a pas cela.
refuse-lasting = Cet objet agit tant qu’on le garde.
refuse-not-for-sale = Cet objet n’est pas à vendre.
refuse-treasure = Cela coûte { $cost } de trésor, et les héros ne le mettent pas en commun.
refuse-nothing-lies = Rien ne se trouve ici.
refuse-not-beside = Pour commercer, il faut un héros adjacent.
refuse-amount = Donnez un trésor, ou tout.

## Dessin

draw-round = tour { $round }
draw-dead = est mort
draw-figures = S{ $health } É{ $energy } ${ $treasure }
draw-melee = mêlée { $dice }d{ $bonus }
draw-ranged = tir { $dice }d{ $bonus }
draw-defence = déf { $bonus }
draw-speed = vitesse { $bonus }
draw-market = À vendre :
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

## Conseils

reason-named = C’est celui dont parle la quête.
reason-finish = Il est près de tomber.
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
column-keywords = Mots clés
column-effect = Effet
column-power = Force
column-dice = Dés
column-cost = Coût
column-count = Nombre
column-slot = Place
column-side = Côté
column-behaviour = Comportement
column-hero = Héros
column-ability = Capacité
column-exits = Sorties
column-map = Plan
column-spawn = Apparition
column-style = Style
column-encounters = Rencontres

box-sides = la carte « { $code } » demande un côté normal puis un côté difficile, pour la même place
box-no-card = il n’y a pas de carte « { $code } »
box-grid = il faut cinq lignes de cinq signes parmi { $signs }
box-spawn = le diagramme d’apparition demande les nombres de 1 à 9, une fois chacun
box-gates = avec moins de { $heroes } cases d’entrée ou de sortie, les héros n’y tiennent pas tous
box-ways = ses emplacements ne se tiennent pas, ou une sortie est murée

## Fichiers de quêtes

quest-no-words = il n’y a de mots dans aucune langue
quest-code-twice = le code « { $code } » s’y trouve deux fois
quest-no-enemy = il n’y a pas de carte ennemi « { $code } » ; pour cette place il y a : { $cards }
quest-wrong-slot = la carte « { $code } » appartient à la place { $slot }
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
quest-no-token = la quête n’a pas de jeton « { $code } »
quest-faces = les résultats doivent couvrir les faces 1 à 6, une fois chacune
quest-close = seule une offre se ferme, de l’intérieur
quest-no-win = la quête ne peut être gagnée : ni condition de victoire, ni effet qui la donne
quest-empty-condition = la condition ne nomme rien
quest-never-comes = aucune rencontre ne fait apparaître un ennemi du nom « { $code } »
quest-no-exit = aucune tuile au-delà du départ n’a de sortie
