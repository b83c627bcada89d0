# Les mots de la coque et des pièces communes du client web. Ce que dit un jeu se trouve dans ses propres fichiers.

# La scène
stage-closer = Plus près
stage-farther = Plus loin
stage-fit = Ajuster

# Partout
close = Fermer
skip = Aller au contenu
ways = Pages
tools = Ce qui va avec cette page
way-games = Jeux
way-tables = Tables
way-rules = Règles
way-settings = Réglages
way-about = À propos
motto = Des donjons, entre amis et avec des robots
language-other = Switch to English
theme-to-daylight = Thème de jour
theme-to-vault = Thème de la cave, à la bougie
you-are = Vous êtes { $name } : réglages
just-now = à l’instant
server-away = Le serveur ne répond pas. On réessaie.
imprint = Non officiel : sans lien avec les éditeurs de ces jeux ni approbation de leur part. Leurs noms sont des marques de leurs propriétaires. Goûtez-y ici, puis achetez les boîtes.
turns = { $count ->
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $count } tables
}

# Les robots
bot-random = Un lanceur de dés
bot-greedy = Un robot glouton
bot-novice = Un robot novice
bot-skilled = Un robot aguerri
bot-expert = Un robot expert
bot-master = Un robot maître
level-random = Hasard
level-greedy = Glouton
level-novice = Novice
level-skilled = Aguerri
level-expert = Expert
level-master = Maître
level-about-random = joue n’importe quoi
level-about-greedy = prend ce qui paraît le mieux
level-about-novice = rapide, se trompe souvent
level-about-skilled = réfléchit un peu, se trompe parfois
level-about-expert = réfléchit, se trompe rarement
level-about-master = réfléchit longuement
some-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}

# L’accueil
games = Jeux
play-now = Jouer
invite = Inviter des amis
fact-players = Joueurs
fact-length = Durée
fact-kind = Genre
fact-style = Style
continue-games = Reprendre la partie
continue = Reprendre
open = Ouvrir
your-turn = À vous de jouer
table-with = Avec { $names }
table-alone = En solo
table-waits-for = Attend { $names }
table-under-way = En cours
table-paused = En pause
table-waiting-to-start = Pas encore commencée
open-tables = Tables ouvertes
own-table = Préparer sa propre table
no-open-tables = Aucune table n’est ouverte à tous en ce moment. Préparez la vôtre, ou jouez avec des robots.
terms-usual = la partie habituelle
has-joined = { $name } a pris place.
join = Rejoindre
watch = Regarder
seat-open = Une place libre

# Une table qu’on prépare
new-table = Une nouvelle table
new-table-about = Tout peut changer jusqu’au début ; les places et les spectateurs, même après.
first-game = Votre première partie, guidée
first-game-short = Première partie ?
another-game = Un autre jeu
back-to-games = Retour aux jeux
nowhere = Ce chemin ne mène nulle part.
seats = Places
shuffle = Mélanger
add-seat = Ajouter une place
start = Commencer
share = Inviter
copy = Copier
copied = Copié
you = vous
a-bot = Un robot
seat-n = place { $seat }
seat-owner = cette table est la vôtre
seat-yours = cette place est la vôtre
seat-too = vous jouez aussi cette place
seat-up = Libérer la place : { $name }
seat-opened = a ouvert la table
seat-came = est là par le lien
seat-for-link = pour qui a ce lien
seat-free = libre
seat-declined = quelqu’un a décliné
seat-link = Lien vers la place { $seat }
seat-a-bot = Asseoir un robot
seat-drop = Retirer la place { $seat }
sit-here = S’asseoir ici
sit-too = Moi aussi
ready = d’accord
ready-away = d’accord, ailleurs
asked = reçoit l’invitation
remove = Retirer
send-away = Renvoyer { $name }
level = Niveau
level-of = Niveau du robot à la place { $seat }
one-link = Un seul lien pour la table
one-link-about = { "" } : prendre une place libre, ou regarder
seats-warm = { $count ->
    [one] La place { $seats } est libre : { $bot } la garde au chaud jusqu’à ce que quelqu’un vienne.
   *[other] Les places { $seats } sont libres : des robots les gardent au chaud jusqu’à ce que quelqu’un vienne.
}
all-seated = Tout le monde est là.
owner-starts = { $name } lance la partie.
who-opened = qui a ouvert la table
by-lot = Au sort
without = Sans
on = Oui
off = Non
none-chosen = Aucun choix
less = Moins
more = Plus
clock = Pendule
clock-about = Sans pendule, la table attend, des jours s’il le faut.
clock-none = Aucune
clock-move = Par coup
clock-game = Par partie
clock-move-of = { $time } par coup
clock-game-of = { $time } par partie
clock-time = Temps de réflexion
at-zero = Quand le temps est écoulé
zero-bot = un robot continue
zero-lost = la place est perdue
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
watching = Qui peut regarder
watching-about = Ils ne voient aucune main, ne jouent pas et peuvent être réduits au silence.
watching-nobody = Personne
watching-link = Avec le lien
watching-everybody = Tout le monde
listed = Où elle figure
listed-about = Les tables publiques figurent à l’accueil.
listed-no = Par lien seulement
listed-yes = Publique
hints = Conseils
hints-about = L’avis d’un robot avec ses raisons, seulement sur demande.
hints-yes = Permis
hints-no = Aucun

# Une invitation
invited = { $host } vous invite à jouer à { $game }
who-is-there = Qui est là
free = libre
your-name = Votre nom
your-sigil = Votre emblème
take-seat = S’asseoir
take-over = Prendre la relève
takes-over = La partie a commencé : vous relevez le robot qui gardait la place au chaud.
table-full = Toutes les places sont prises.
watch-instead = Plutôt regarder
game-over = Cette partie est terminée.
see-replay = Voir comment elle s’est jouée
sigil-raven = Corbeau
sigil-owl = Hibou
sigil-bee = Abeille
sigil-oak-leaf = Feuille de chêne
sigil-moon = Lune
sigil-fox-head = Renard

# Les règles
rules-of = { $game } : les règles
contents = Sommaire
search-rules = Chercher dans les règles
found-rules = { $count ->
    [one] 1 règle
   *[other] { $count } règles
}
found-in = { $count ->
    [one] « { $query } » dans 1 règle
   *[other] « { $query } » dans { $count } règles
}
previous-found = Précédente
next-found = Suivante
print = Imprimer
drawings = Dessins
only-rulings = Seulement nos décisions
only-applying = Seulement ce qui s’applique ici
ruling = Décision
rules-own-words = Les règles, dans nos propres mots. Là où le livret se tait, il a fallu trancher : une telle décision porte une barre et ce mot. Il y en a { $count }.
from-table = Vous venez de votre table
back-to-table = Retour à la table

# Réglages
settings-about = Gardés dans ce navigateur ; ils valent aussitôt.
keep = Garder
other-device = La même personne sur un autre appareil :
personal-link = lien personnel
language = Langue
language-about = Des pages, des cartes, des règles et de tout ce qui se dit.
theme = Lumière
theme-about = La cave s’éclaire à la bougie ; à une table, c’est elle d’ordinaire.
theme-system = Comme le système
theme-vault = Cave
theme-daylight = Jour
motion = Mouvement
motion-about = La vitesse des cartes et des pions, et des coups des autres.
motion-0 = Aucun
motion-0-5 = Calme
motion-1 = Habituel
motion-2 = Vif
size = Taille
size-about = Des mots et de tout ce qui les entoure.
size-0 = Habituelle
size-1 = Plus grande
size-2 = La plus grande
sound = Son
sound-about = Un son bref quand c’est à vous.
tab-title = Titre de l’onglet
tab-title-about = Le titre de l’onglet est marqué quand c’est à vous.
notices = Avis
notices-about = Le système vous prévient quand c’est à vous et que vous êtes ailleurs.
notices-forbidden = Le navigateur ne permet pas les avis de cette page.
keys = Touches d’une lettre
keys-about = À une table, des lettres agissent : R tourne une carte. Éteignez-les si elles vous gênent.

# À propos
about-title = À propos d’Undercroft
about-lead = Des jeux de donjon à jouer entre amis et avec des robots, à revoir et à étudier. Libre et ouvert.
about-games = Les jeux
about-no-credit = La boîte nomme celles et ceux qui l’ont fait.
about-buy = Si le jeu vous plaît ici, la boîte est encore meilleure.
about-icons = Les images
about-icons-licence = Les gravures sont les nôtres, taillées avec les silhouettes de ces mains, modifiées : recolorées, recadrées, mises à l’échelle et jointes à des formes à nous. De
about-fonts = Les caractères
about-fonts-licence = Tels que Fontsource les fournit, sans changement, sous la
about-programs = Les programmes
about-programs-licence = Undercroft est sous licence MIT. Ses pages sont faites avec Svelte (licence MIT, les contributeurs de Svelte) et Fluent (licence Apache 2.0, Mozilla et autres). Les textes de toutes les licences l’accompagnent.

# Tables
tables-about = Les parties reprennent où vous les avez laissées, qui que vous attendiez.
no-own-tables = Vous n’avez aucune partie en cours.
finished-games = Parties terminées
no-finished-games = Ce que vous avez joué reste ici, pour être revu.
ended = terminée
you-won = Gagné
won-by = Gagnée par { $names }
nobody-won = Perdue
replay = Revoir
bring-record = Apporter une partie
bring-record-about = Une partie enregistrée ailleurs, au terminal par exemple : pour la revoir pas à pas, et en repartir où l’on veut.
choose-file = Choisir un fichier
devices = Sur un autre appareil
devices-about = Un lien personnel fait d’un autre de vos appareils la même personne, aux mêmes places.
devices-make = Créer un lien personnel
devices-code = Le lien personnel en code QR
devices-secret = Qui l’ouvre devient vous : ne le donnez à personne. Il vaut un jour.
moved = Bon retour, { $name }.

# Un compagnon
companion = Avec la boîte
no-companion = Ce jeu n’a pas de compagnon.

# L’atelier
bench-way = Écrire soi-même
