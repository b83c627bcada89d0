### Knock, Knock! Dungeon!

game-title = Knock, Knock! Dungeon!
game-summary = Explorez ensemble un donjon de cartes qui se chevauchent, trouvez le Chevalier Noir et terrassez-le en six minutes.
game-sentence = Bâtissez un donjon de cartes superposées, en silence, et terrassez le Chevalier Noir.
game-length = 6 min
game-kind = Ensemble
game-style = Pose de cartes
game-credit = D’Anthony Perone et Waltch Pierre, édité par Blue Orange.

## Options

option-players-label = Joueurs
option-players = Nombre de joueurs, de 1 à 6.
option-players-about = Jusqu’à six explorateurs ; les robots prennent les places libres.
option-first-label = Qui commence
option-first = La place qui commence ; 0 s’en remet au hasard.
option-first-about = Au sort, ou la place que vous désignez.
option-adventure-label = Aventure
option-adventure = Jouer un donjon de l’aventure : quatre donjons de plus en plus durs, et des sorts à trouver.
option-keep-label = Donjon
option-keep = Le donjon de l’aventure où l’on entre, de 1 à 4.
option-keep-about = Chaque donjon est plus dur que le précédent.
option-spells-label = Jetons Grimoire
option-spells = Les jetons Grimoire que l’équipe emporte : fireball, ice-flash, poison, sphere.
option-spells-about = Trouvés dans les donjons d’avant : l’équipe les apporte.
option-chests-label = Chasse aux coffres
option-chests = Chasse aux coffres : une victoire rapporte aussi le plus grand groupe de cartes à coffres qui se touchent.
option-clock-label = Chronomètre
option-clock = Secondes au chronomètre ; 0 pour jouer sans.
option-clock-about = Le temps de l’équipe ; sans chronomètre, rien ne presse.
option-first-seat = la place qui commence doit être l’une des { $players } de la table
option-spells-twice = il n’existe qu’un jeton Grimoire de chaque sorte
option-adventure-only = les donjons suivants et les jetons Grimoire appartiennent à l’aventure : il faut la choisir

## Invites

prompt-place = À vous : posez une carte.
prompt-revealed = À vous : posez la carte que vous avez montrée.
prompt-knight = Vous avez pioché le Chevalier Noir : posez-le sur-le-champ.
prompt-spells = Toutes les mains sont vides : lancez un sort, ou dites qu’il n’y a plus rien à faire.
prompt-wait = C’est à { player } de jouer.
prompt-watch = Rien ne vous est demandé ici.

## Cartes

card-hall = salle { $code }
card-joker = joker { $code }
creature-rat = Rat du cellier
creature-bat = Pipistrelle du beffroi
creature-goblin = Gobelin grognon
creature-kobold = Kobold chapardeur
creature-slime = Gelée goulue
creature-spider = Araignée des caves
creature-skeleton = Squelette cliquetant
creature-imp = Diablotin des bougies
creature-zombie = Zombie somnolent
creature-ghoul = Goule gourmande
creature-mimic = Coffre à dents
creature-orc = Orque portier
creature-gargoyle = Gargouille moussue
creature-wraith = Spectre en pleurs
creature-ogre = Ogre des cuisines
creature-minotaur = Minotaure égaré
creature-basilisk = Basilic bigleux
creature-vampire = Vampire blême
creature-golem = Golem de galets
creature-lich = Liche bibliothécaire
creature-hatchling = Dragonnet
creature-knight = Chevalier Noir

## Les colonnes du contenu

column-halls = Salles vides
column-creatures = Créatures
column-code = code
column-name = nom
column-corners = angles
column-tokens = jetons Temps
column-silence = Silence
column-chests = coffres
column-level = niveau
column-knight = Chevalier Noir

## Sorts, angles, places dans la main

spell-fireball = Boule de Feu
spell-ice-flash = Éclair de Gel
spell-poison = Poison
spell-sphere = Sphère du Silence
corner-nw = en haut à gauche
corner-ne = en haut à droite
corner-sw = en bas à gauche
corner-se = en bas à droite
slot-1 = ma première carte
slot-2 = ma deuxième carte
slot-3 = ma troisième carte
slot-4 = ma quatrième carte
slot-5 = ma cinquième carte
slot-6 = ma sixième carte
turned-yes = tête en bas
turned-no = à l’endroit
silence-yes = Silence
silence-no = Parole

## Actions

kind-place = Poser
kind-reveal = Montrer
kind-fireball = Boule de Feu
kind-ice-flash = Éclair de Gel
kind-poison = Poison
kind-sphere = Sphère
kind-time-up = Temps écoulé
kind-done = Plus rien à faire
action-place =
    { $turned-number ->
        [1] Poser la carte { $card } en { $site }, tête en bas
       *[0] Poser la carte { $card } en { $site }
    }
action-reveal = Montrer à tous la carte { $card }
action-fireball = Boule de Feu : brûler la créature en { $site }
action-ice-flash = Éclair de Gel : geler la créature en { $site }
action-poison = Poison : l’angle { $corner } de la créature en { $site }
action-sphere = Sphère du Silence : rendre la parole à tous
action-time-up = Le temps est écoulé
action-done = Dire qu’il n’y a plus rien à faire : le donjon est perdu

## Événements

event-dealt = { player } reçoit la carte { $card }.
event-dealt-hidden = { player } reçoit une carte.
event-opened = Le donjon commence par la carte { $card }.
event-placed =
    { $turned-number ->
        [1] { player } pose la carte { $card } en { $site }, tête en bas.
       *[0] { player } pose la carte { $card } en { $site }.
    }
event-revealed = { player } montre la carte { $card } et devra la poser avant toute autre.
event-cast = { player } utilise un jeton Grimoire : { $spell }.
event-burned = La carte { $card }, en { $site }, part en fumée.
event-froze = La créature en { $site } est gelée.
event-poisoned = L’angle { $corner } en { $site } est empoisonné et compte zéro.
event-flipped =
    { $silence-number ->
        [1] Silence ! Plus un mot désormais, rien que des signes.
       *[0] Parole : tout le monde peut de nouveau parler.
    }
event-timed =
    { $tokens-number ->
        [one] La créature en { $site } prend { $tokens-number } jeton Temps.
       *[other] La créature en { $site } prend { $tokens-number } jetons Temps.
    }
event-defeated = Créature vaincue en { $site } : { $card }.
event-alarm =
    { $tokens-number ->
        [one] L’alarme approche : { $tokens-number } jeton Temps retourne à la réserve.
       *[other] L’alarme approche : { $tokens-number } jetons Temps retournent à la réserve.
    }
event-drew = { player } pioche la carte { $card }.
event-drew-hidden = { player } pioche une carte.
event-no-draw = { player } ne pioche rien pour une carte Silence.
event-knight = { player } pioche le Chevalier Noir !
event-found = L’équipe trouve un jeton Grimoire : { $spell }.
event-ended = { $end }

## Comment un donjon se termine

end-running = Le sort du donjon n’est pas encore scellé.
end-won = Le Chevalier Noir est vaincu !
end-hall = Trop de bruit dans une salle : son danger a atteint 6.
end-reserve = La réserve n’avait plus assez de jetons Temps pour une nouvelle créature.
end-alarm = Une créature a perdu son dernier jeton Temps et sonné l’alarme.
end-time = Le temps est écoulé.
end-cards = Toutes les mains sont vides, et le Chevalier Noir tient toujours debout.
score-chests =
    { $cards ->
        [one] Coffres du plus grand groupe, { $cards } carte
       *[other] Coffres du plus grand groupe, { $cards } cartes
    }

## Pourquoi une action est refusée

refuse-over = Ce donjon est terminé.
refuse-clock-owner = Seule la table tient le chronomètre, et elle ne fait rien d’autre.
refuse-no-clock = Ce donjon se joue sans chronomètre.
refuse-cards-left = Il reste des cartes à poser.
refuse-turn = C’est à { player } de jouer.
refuse-knight-first = Le Chevalier Noir est pioché : il faut d’abord le poser.
refuse-revealed-first = Vous avez montré une carte : c’est elle que vous devez poser maintenant.
refuse-not-in-hand = Vous n’avez pas cette carte en main.
refuse-taken = Une carte se trouve déjà là.
refuse-no-corner = Une carte doit couvrir un angle d’une carte du donjon, et jamais plus d’un de la même.
refuse-same-turned = Cette carte est la même après un demi-tour : posez-la à l’endroit.
refuse-reveal-alone = Vous jouez en solo : il n’y a personne à qui montrer une carte.
refuse-reveal-twice = Vous avez déjà montré une carte : posez d’abord celle-là.
refuse-no-token = L’équipe n’a pas ce jeton Grimoire.
refuse-speech = La Parole est déjà là : la Sphère n’y changerait rien.
refuse-alone = Le jeton Parole/Silence ne sert pas en solo.
refuse-no-creature = Aucune créature à vaincre ne se trouve là.
refuse-knight-immune = Le Chevalier Noir ne brûle pas.
refuse-frozen = Cette créature est déjà gelée.
refuse-slot = Une main a { $cards } places ici.
refuse-no-corner-there = Une carte n’a pas cet angle-là.

## Jeux de cartes et positions inutilisables

set-halls =
    { $count ->
        [one] il y a { $count } salle vide, et il en faut { $wanted }
       *[other] il y a { $count } salles vides, et il en faut { $wanted }
    }
set-creatures =
    { $count ->
        [one] il y a { $count } créature, et il en faut { $wanted }
       *[other] il y a { $count } créatures, et il en faut { $wanted }
    }
set-knights = il faut un seul Chevalier Noir (« knight = true »), et en voici { $count }
set-knight-level = le Chevalier Noir ne porte pas de niveau
set-codes = deux cartes ont le code « { $code } »
set-code-spell = le code « { $code } » est le nom d’un sort
set-base =
    { $count ->
        [one] { $count } carte sans niveau ne suffit pas pour la donne : il en faut { $wanted }
       *[other] { $count } cartes sans niveau ne suffisent pas pour la donne : il en faut { $wanted }
    }
position-parts = une position a quatre parties séparées par « | » : l’état, le donjon, les mains, la pioche
position-field = « { $field } » n’a pas sa place dans une position
position-hands =
    { $players ->
        [one] il faut { $players } main de { $cards } places
       *[other] il faut { $players } mains de { $cards } places chacune
    }
position-tokens = « { $card } » est une salle vide et ne prend pas de jetons Temps
position-cards = ces cartes manquent, sont de trop ou n’ont rien à faire là dans ce donjon : { $cards }
position-time = la réserve et les créatures doivent avoir { $wanted } jetons Temps en tout
position-alarm = une créature sans jeton Temps est gelée (« +ice »), ou bien le donjon est terminé
position-turn = c’est à { player } de jouer, mais sa main est vide

## Pourquoi ce conseil

reason-defeats = Cela terrasse une créature.
reason-urgent = Cela terrasse une créature dont le temps est presque écoulé.
reason-weakens = Cela réduit le danger d’une créature.
reason-calms = Cela rend une salle plus calme.
reason-opens = Cela sort une créature de la main tant que le combat peut être gagné.
reason-quiet = Cela garde les salles calmes sans rien dépenser de précieux.
reason-spell = Un sort vaut mieux maintenant que plus tard.
reason-desperate = Tout semble perdu ; ceci ne l’est peut-être pas.

## Ce que montre une vue, et ce que compte un aperçu

view-players = Joueurs
view-level = Numéro du donjon
view-turn = À qui de jouer
view-dungeon = Donjon
view-card = Carte
view-x = Colonne
view-y = Rangée
view-turned = Tête en bas
view-danger = Danger
view-tokens = Jetons Temps
view-frozen = Gelée
view-hands = Mains
view-revealed = Montrée
view-pile = Pioche
view-knight = Chevalier Noir
view-reserve = Jetons Temps en réserve
view-silence = Silence
view-spells = Jetons Grimoire
view-poison = Empoisonné
view-corner = Angle
view-burned = Brûlée
view-adventure = Aventure
view-chest-hunt = Chasse aux coffres
view-clock = Chronomètre
view-end = La partie
figure-danger = Danger
figure-tokens = Jetons Temps
figure-reserve = Jetons Temps en réserve
figure-chests = Coffres

## Où est le Chevalier Noir

knight-pile = sous la pioche
knight-drawn = pioché
knight-dungeon = dans le donjon

## Dessin

draw-hush = chut
draw-shown = montrée
draw-reserve = Temps
draw-pile = Pioche { $cards }
draw-knight =
    { $where ->
        [pile] chev. dessous
        [drawn] chev. pioché !
       *[dungeon] chev. posé !
    }
draw-legend =
    { $quiet } calme   { $tight } pleine
    { $stands } debout  { $falls } tombe
    { $lost } la salle est perdue
draw-speech = Parole : parlez librement
draw-silence = SILENCE : que des signes
draw-keep = Donjon { $keep }
draw-no-spells = aucun sort
draw-spell =
    { $spell ->
        [fireball] Feu
        [ice-flash] Gel
        [poison] Poison
       *[sphere] Sphère
    }
# Une créature en huit lettres au plus ; là où la place manque, trois doivent suffire.
draw-creature =
    { $name ->
        [rat] Rat
        [bat] Pipistr.
        [goblin] Gobelin
        [kobold] Kobold
        [slime] Gelée
        [spider] Araignée
        [skeleton] Squelet.
        [imp] Diablot.
        [zombie] Zombie
        [ghoul] Goule
        [mimic] Coffre
        [orc] Orque
        [gargoyle] Gargoui.
        [wraith] Spectre
        [ogre] Ogre
        [minotaur] Minotau.
        [basilisk] Basilic
        [vampire] Vampire
        [golem] Golem
        [lich] Liche
        [hatchling] Dragon
        [knight] Chevali.
       *[other] { $name }
    }
sign-quiet = une salle calme, et son danger
sign-full = une salle qui ne supporte plus rien
sign-lost = une salle perdue : ce serait la fin de la partie
sign-stands = une créature debout, et son danger
sign-falls = une créature qui tombe
sign-hall = une salle
sign-creature = une créature debout ; en main, la carte choisie
sign-ghost = la carte choisie, comme elle serait posée
sign-token = un jeton Temps
sign-no-token = une créature sans jeton Temps
sign-frozen = une créature gelée
sign-poison = un coin empoisonné
sign-chest = un coffre au trésor
sign-place = un autre endroit où poser la carte
sign-hand = une carte d’une autre main, vue de dos
sign-turn = à qui c’est de jouer
sign-face = une carte montrée : coins du haut et du bas
sign-spent = un jeton Temps dépensé
sign-hush = une carte qui impose le Silence

## Objectifs du calibrage

target-keep-1 = Donjon 1
target-keep-2 = Donjon 2
target-keep-3 = Donjon 3
target-keep-4 = Donjon 4
target-keep-1-solo = Donjon 1, solo
target-keep-2-solo = Donjon 2, solo
target-keep-3-solo = Donjon 3, solo
target-keep-4-solo = Donjon 4, solo

## Le plateau dans le navigateur

board-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } dans la pioche
    }
board-reserve = { $count } jetons Temps sur 12
board-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-hall = Salle
board-joker = Joker
board-creature = { $name }
board-hall-told = Salle { $top } / { $bottom }
board-joker-told = Joker { $top } / { $bottom }
board-placing = { $card }, en { $site }
board-placing-turned = { $card }, tête en bas, en { $site }
board-place-it = La poser
board-show-card = Montrer à tous : { $card }
board-note-take = Prenez une carte de votre main : ses places s’éclairent.
board-note-places =
    { $count ->
        [one] Une place est libre : désignez-la pour essayer.
       *[other] { $count } places sont libres : désignez-en une pour essayer.
    }
board-keep-taken = Donjon { $keep } : pris
board-keep-now = Donjon { $keep } : vous y êtes
board-keep-ahead = Donjon { $keep }
board-turn = Tourner
board-show = Montrer
board-keep = Donjon { $keep } sur 4
board-knight-below =
    { $count ->
        [0] c’est le prochain
        [one] sous { $count } carte
       *[other] sous { $count } cartes
    }
board-knight-drawn = pioché : il faut le poser
board-knight-dungeon = il se dresse dans le donjon
board-change = { $card } en { $site } : danger { $before } → { $after }
board-quiet = calme
board-full = pleine
board-stands = debout
board-lost = perdue

## La partie guidée

guide-dungeon-title = Un donjon de cartes
guide-dungeon-see = La première carte est posée. Ses quatre nombres font son danger : le disque au milieu le dit.
guide-dungeon-want = Une salle supporte un danger de 5, pas plus. À 6, tout le donjon se réveille et vous perdez ensemble.
guide-hall-title = Poser une salle
guide-hall-see = Vos quatre cartes. Une nouvelle carte couvre un angle d’une autre, et ce qu’elle couvre ne compte plus.
guide-hall-want = Une place où rien ne dépasse 5. Un nombre rouge dit ce qui serait trop bruyant.
guide-hall-press = (1) cette salle, (2) la place, (3) « La poser ».
guide-creature-title = Une créature arrive
guide-creature-see = Les nombres du Gobelin grognon font 8 : il restera debout. Il prend 3 jetons Temps et en rend un à chaque tour.
guide-creature-want = Faites-le entrer là où l’on pourra bientôt couvrir ses nombres : quand son dernier jeton part, vous perdez.
guide-creature-press = (1) le gobelin, (2) tournez-le, (3) la place, (4) « La poser ».
guide-falls-title = Abattre le gobelin
guide-falls-see = Le gobelin est debout : les nombres sur sa carte font 6, et il lui reste un jeton Temps.
guide-falls-want = À 5 ou moins, il tombe et rend ses jetons. Le 0 du joker cache un 2.
guide-falls-press = (1) le joker, (2) cette place, (3) « La poser ».
guide-silence-title = Plus un mot
guide-silence-see = Le joker a retourné le jeton. Jusqu’au prochain, le silence règne : on n’écrit plus.
guide-silence-want = Se comprendre sans paroles, par des gestes, ou en montrant une carte à tous.
guide-silence-press = Un geste ; ou désignez une place du donjon : clic droit, ou appui long.
guide-knight-title = Le Chevalier Noir attend
guide-knight-see = Il est sous la pioche. Qui le pioche le pose aussitôt.
guide-knight-want = Abattez-le et vous gagnez tous. À la prochaine partie, une bougie de six minutes brûlera.
guide-knight-press = Continuez comme il vous plaît. En cas de doute, demandez un conseil.
