### Les mots du terminal.

## Aide

command = undercroft

help-undercroft = Des jeux de donjon à jouer seul, à plusieurs ou avec des robots, dans le navigateur et au terminal. Sans commande, les tables s’ouvrent dans le navigateur.
help-undercroft-examples =
    undercroft                      ouvrir les tables dans le navigateur
    undercroft terminal             le menu au terminal
    undercroft { $game }                jouer tout de suite au terminal
    undercroft resume               reprendre la dernière partie du terminal
    undercroft --lang en games      les jeux, en anglais
help-usage = Usage :
help-section-options = Options :
help-section-commands = Commandes :
help-section-positional-arguments = Arguments :
help-options-metavar = [OPTIONS]
help-command-metavar = COMMANDE [ARGUMENTS]…
help-metavar-game = JEU
help-metavar-file = FICHIER
help-metavar-rule = N°
help-metavar-folder = DOSSIER
help-metavar-name = NOM
help-metavar-name-value = NOM=VALEUR
help-metavar-bot = ROBOT
help-metavar-address = ADRESSE
help-metavar-factor = FACTEUR
help-metavar-token = JETON
help-examples = Exemples :
help-help = Afficher cette aide.
help-version = Indiquer la version du programme.
help-lang = La langue, français ou anglais ; d’ordinaire celle de vos réglages. Peut se mettre n’importe où.
help-game = Le nom d’un jeu ; « { command } games » en donne la liste.
help-seats = Qui joue, dans l’ordre : un nom est une personne ; « novice », « skilled », « expert », « master », « greedy » et « random » sont des robots ; « Grim:expert » est un robot nommé Grim, « expert@400 » un robot qui a son propre nombre d’itérations, « exec:COMMANDE » un robot dans un programme à vous, « paquet.module:Classe » un robot dans une classe à vous. Plusieurs personnes se partagent le clavier.
help-option = Une option du jeu ; peut se répéter. Les parties d’une valeur multiple se joignent par « + ».
help-seed = Un nombre pour le hasard : la même graine donne la même partie.
help-content-file = Jouer avec les cartes d’un autre fichier.
help-colour = La couleur à l’écran ; NO_COLOR est respecté aussi.
help-fast = Laisser les robots jouer sans pause.
help-game-options = Options de ce jeu, avec leurs valeurs ordinaires (--option nom=valeur) :
help-play = Jouer : seul, à plusieurs devant un même clavier, ou avec des robots.
help-play-short = Jouer.
help-play-examples =
    undercroft play { $game }
    undercroft play { $game } --seats Anne,Bruno,expert
    undercroft play { $game } --seed 7 --option { $option }
    undercroft { $game } --help         les options d’un jeu
help-resume = Reprendre une partie sauvegardée. Toute partie est sauvegardée après chaque action ; sans FICHIER, la dernière reprend.
help-resume-short = Reprendre une partie.
help-resume-examples =
    undercroft resume
    undercroft resume soiree.record
help-resume-file = Une partie sauvegardée ; d’ordinaire la dernière qui n’est pas finie.
help-replay = Revoir une partie pas à pas, finie ou non ; sans FICHIER, la dernière. En texte simple là où il n’y a pas de terminal.
help-replay-short = Revoir une partie.
help-replay-examples =
    undercroft replay
    undercroft replay soiree.record
    undercroft replay soiree.record --plain > soiree.txt
help-replay-file = Une partie enregistrée ; d’ordinaire la dernière.
help-plain = Écrire chaque étape en texte.
help-saves = Lister les parties gardées ici : celles qui peuvent continuer, et celles qui sont finies.
help-saves-short = Lister les parties sauvegardées.
help-saves-examples = undercroft saves
saves-none = Aucune partie n’est encore sauvegardée.
saves-running = Celles-ci peuvent continuer (dans { $folder }) :
saves-finished = Celles-ci sont finies (dans { $folder }) :
saves-unreadable = illisible ici
help-join = S’asseoir à une table d’un serveur, par son lien ou par celui d’une place ; s’il n’y a plus de place, regarder.
help-join-short = S’asseoir à une table d’un serveur.
help-join-examples =
    undercroft join https://jouer.example.org/t/vault-heron-742#CLÉ --name Anne
    undercroft join https://jouer.example.org/s/vault-heron-742#CLÉ
help-join-link = Le lien que l’on vous a donné, vers la table ou vers une place.
help-join-name = Votre nom là-bas. Sur cette machine, chaque nom est une personne à part.
help-join-watch = Seulement regarder.
help-metavar-link = LIEN
help-rules = Les règles d’un jeu dans nos propres mots, ou une seule par son numéro.
help-rules-short = Lire les règles d’un jeu.
help-rules-examples =
    undercroft rules { $game }
    undercroft rules { $game } { $rule }
help-rule = Le numéro d’une règle.
help-content = Montrer tout ce avec quoi un jeu se joue, et d’où vient chaque chose : du livre de règles, d’un fait connu, ou de la maison.
help-content-examples =
    undercroft content { $game }
    undercroft content { $game } --content mes-cartes.toml
    undercroft content { $game } --json
help-content-short = Montrer les cartes d’un jeu.
help-content-json = L’afficher en JSON, pour un programme.
help-schema = Afficher le schéma JSON de tout ce qui sort d’une table de jeu : vues, actions, événements, aperçus, parties enregistrées. Sans JEU, ce que tous les jeux ont en commun, et tous les messages entre un serveur de tables et ses clients.
help-schema-short = Afficher le schéma JSON d’un jeu, ou du serveur.
help-schema-examples =
    undercroft schema
    undercroft schema { $game } > { $game }.schema.json
help-labels = Afficher tous les mots qui dépendent du contenu d’un jeu, dans une langue : les noms de tous les codes, et comment se disent les actions et les événements.
help-labels-short = Afficher les mots pour les codes d’un jeu.
help-labels-examples =
    undercroft labels { $game }
    undercroft labels { $game } --lang fr
help-games = Donner la liste des jeux installés, avec leurs options.
help-games-short = Donner la liste des jeux.
help-games-examples = undercroft games
help-serve = Lancer un serveur de tables, pour jouer ensemble dans le navigateur et le terminal.
help-serve-short = Lancer un serveur de tables.
help-serve-examples =
    undercroft serve
    undercroft serve --host 0.0.0.0 --port 80 --public-url https://jouer.example.org
    undercroft serve --database postgresql://undercroft@db.example.org/undercroft
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer votre réseau.
help-serve-port = Le port d’écoute.
help-serve-database = L’adresse d’une base PostgreSQL ; d’ordinaire, un fichier du dossier de données.
help-serve-public-url = L’adresse publique du serveur, s’il est derrière un mandataire.
help-serve-data = Le dossier où il garde ses fichiers.
help-serve-thinkers = Combien de processus réfléchissent pour les robots ; d’ordinaire, un par cœur.
help-serve-limits = La générosité des limites par personne et par adresse ; 2 les double.
help-serve-keep-days = Après combien de jours les parties finies des invités sont oubliées ; 0 les garde.
help-serve-admin-token = Le secret pour « { command } admin » et /metrics ; d’ordinaire créé tout seul et gardé dans le dossier de données.
help-admin = S’occuper d’un serveur en marche : ses tables et les personnes qui y viennent. La demande va au serveur, avec le jeton du dossier de données.
help-admin-short = S’occuper d’un serveur en marche.
help-admin-examples =
    undercroft admin tables
    undercroft admin close vault-heron-742
    undercroft admin forget Xq3dPz0aB1cE
help-admin-tables = Lister les tables d’un serveur, les dernières d’abord, avec les personnes et leurs identifiants.
help-admin-tables-short = Lister les tables.
help-admin-tables-examples =
    undercroft admin tables
    undercroft admin tables --state over --limit 20
help-admin-inspect = Dire qui est assis à une table, qui y est venu et ce qu’il s’y est passé ; rien de ce qui est posé dessus.
help-admin-inspect-short = Regarder une table.
help-admin-inspect-examples = undercroft admin inspect vault-heron-742
help-admin-export = Écrire dans un fichier toute la partie d’une table, même en cours : on y voit la main de chacun.
help-admin-export-short = Écrire la partie d’une table.
help-admin-export-examples =
    undercroft admin export vault-heron-742
    undercroft admin export vault-heron-742 soiree.record
help-admin-close = Fermer une table : plus personne n’y joue ni ne la regarde. Elle reste gardée jusqu’au prochain ménage.
help-admin-close-short = Fermer une table.
help-admin-close-examples = undercroft admin close vault-heron-742
help-admin-ban = Renvoyer quelqu’un pour de bon : un robot continue partout où cette personne jouait.
help-admin-ban-short = Renvoyer quelqu’un.
help-admin-ban-examples =
    undercroft admin ban Xq3dPz0aB1cE
    undercroft admin ban Xq3dPz0aB1cE --pardon
help-admin-forget = Effacer les données de quelqu’un : dans toutes les tables et parties, la personne devient un invité effacé, et ses mots disparaissent.
help-admin-forget-short = Effacer les données de quelqu’un.
help-admin-forget-examples = undercroft admin forget Xq3dPz0aB1cE
help-admin-sweep = Oublier maintenant les parties finies depuis longtemps. « serve --keep-days » le fait chaque jour.
help-admin-sweep-short = Oublier les vieilles parties.
help-admin-sweep-examples = undercroft admin sweep --days 90
help-admin-state = Quelles tables.
help-admin-limit = Combien au plus.
help-admin-table = Le nom d’une table.
help-admin-file = Où l’écrire ; d’ordinaire ici, dans un fichier au nom de la table.
help-admin-person = L’identifiant d’une personne, comme « admin tables » et « admin inspect » le montrent.
help-admin-pardon = Laisser revenir cette personne.
help-admin-days = Celles qui sont finies depuis tant de jours.
help-admin-url = L’adresse du serveur.
help-admin-token = Le secret du serveur ; d’ordinaire lu dans son dossier de données.
help-metavar-table = TABLE
help-metavar-person = PERSONNE
help-web = Ouvrir les tables dans le navigateur, pour cette machine et le réseau autour d’elle. Si elles sont déjà ouvertes, les montrer.
help-web-short = Ouvrir les tables dans le navigateur.
help-web-examples =
    undercroft web
    undercroft web --host 127.0.0.1 --no-browser
help-web-host = L’adresse d’écoute ; d’ordinaire toutes, pour que les amis du réseau puissent venir ; 127.0.0.1 la réserve à cette machine.
help-web-browser = Si un navigateur s’ouvre.
help-terminal = Ouvrir le menu au terminal : quel jeu, qui joue, avec quelles options.
help-terminal-short = Jouer au terminal.
help-terminal-examples = undercroft terminal
help-simulate = Laisser des robots jouer de nombreuses parties et compter comment elles finissent.
help-simulate-short = Laisser des robots jouer de nombreuses parties.
help-simulate-examples =
    undercroft simulate { $game } --games 1000
    undercroft simulate { $game } --seats greedy,random --seed 7
help-workshop-games = Combien de parties essayer ; 0 pour aucune.
help-workshop-bot = Le robot qui joue.
help-print-paper = Le papier : a4 ou letter.
help-print-language = La langue de ce qui est imprimé ; celle de vos commandes si rien n’est dit.
help-print-out = Le fichier à écrire.
help-games-number = Le nombre de parties.
help-simulate-seats = Les robots, dans l’ordre des places.
help-workers = Le nombre de processus ; d’ordinaire un par cœur.
help-arena = Laisser des robots se rencontrer, et dire lequel est le meilleur et avec quelle certitude. Dans un jeu d’adversaires, ils jouent à la même table en changeant de place ; dans un jeu coopératif, chacun joue les mêmes donnes en équipe entière.
help-arena-short = Trouver quel robot est le meilleur.
help-arena-examples =
    undercroft arena { $game } --bots random,greedy,novice
    undercroft arena { $game } --bots greedy,expert@400 --games 300 --json arena.json
help-arena-bots = Les robots qui se rencontrent, chacun une fois ; « expert@400 » réfléchit pendant 400 itérations.
help-arena-games = Le nombre de parties, arrondi pour que tous se rencontrent aussi souvent ; dans un jeu coopératif, le nombre de donnes, que joue chaque robot.
help-arena-players = Le nombre de places à la table ; d’ordinaire tous les robots, dans un jeu coopératif deux.
help-arena-json = Écrire tous les résultats dans un fichier, comme données.
help-csv = Écrire dans un fichier une ligne par place de chaque partie, pour un tableur.
help-records = Écrire chaque partie dans ce dossier, numérotée, telle que « replay » la lit.
help-calibrate = Comparer le contenu d’un jeu à ses objectifs : des robots jouent chaque réglage, et un tableau dit s’il est gagné aussi souvent qu’il le faut, si les places se valent, et où se situent les scores gagnants. Se termine par 1 si un objectif est manqué.
help-calibrate-short = Voir si un jeu est aussi difficile et aussi équitable qu’il doit l’être.
help-calibrate-examples =
    undercroft calibrate { $game } --games 20
    undercroft calibrate { $game } --content mes-cartes.toml --chart image.svg
help-calibrate-target = Seulement l’objectif de ce nom ; peut être donné plusieurs fois.
help-calibrate-bot = Le robot à toutes les places, au lieu de celui que nomment les objectifs.
help-calibrate-games = Le nombre de parties pour chaque réglage et chaque nombre de joueurs.
help-calibrate-chart = Écrire le résultat dans un fichier, comme image SVG.

## Erreurs sur la ligne de commande

unknown-command = il n’y a ni commande ni jeu appelé « { $word } » ; les jeux : { $games } ; les commandes : { $commands }
unknown-language = la langue « { $language } » n’existe pas ici ; il y a : { $languages }
bad-option = il n’y a pas d’option { $option }
bad-option-usage = l’option { $option } demande une valeur
bad-flag-usage = l’option { $option } ne prend pas de valeur
bad-extra = { $count ->
        [one] il y a un mot de trop : { $words }
       *[other] il y a des mots de trop : { $words }
    }
bad-missing = il manque { $name }
bad-usage = ces mots ne conviennent pas à la commande ({ $reason })
bad-number = { $option } demande un nombre entier à partir de { $least }, et non « { $value } »
bad-number-within = { $option } demande un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et non « { $value } »
bad-factor = { $option } demande un nombre supérieur à 0, et non « { $value } »
bad-word = { $option } demande l’un de { $words }, et non « { $value } »
bad-players = { $count ->
        [one] une place est nommée
       *[other] { $count } places sont nommées
    }, et l’option « players » dit autre chose
malformed-seats = « { $seats } » n’est pas une liste de places : écrivez des noms et des sortes de robots séparés par des virgules, comme Anne,Bruno,expert
bad-name = deux personnes ne peuvent pas s’appeler { $name } toutes les deux : donnez un autre nom à l’une d’elles
malformed-option = « { $option } » n’est pas une option : écrivez nom=valeur, chaque nom une fois
only-bots = seuls des robots peuvent jouer ici : { $kinds }
malformed-bots = « { $bots } » n’est pas une liste de robots qui puissent se rencontrer : écrivez-en deux ou plus, chacun une fois, séparés par des virgules, comme random,greedy
nobody-to-meet = pour se rencontrer, il faut une table de deux joueurs ou plus
no-token = { $file } ne peut pas être lu ; nommez le dossier du serveur par --data, ou son secret par --admin-token
unknown-token = { $url } ne connaît pas ce secret ; il est dans le dossier de données du serveur
server-away = { $url } ne répond pas
no-server-there = à { $url }, il n’y a pas de serveur Undercroft
malformed-link = « { $link } » n’est pas un lien vers une table : il ressemble à https://jouer.example.org/t/vault-heron-742#CLÉ
not-a-terminal = il faut pour cela un terminal avec écran et clavier
game-open-elsewhere = { $file } est ouvert dans une autre fenêtre ; continuez là-bas, ou fermez-la d’abord
record-content = elle a été jouée avec un autre contenu (empreinte { $found } ; ici { $known }) ; indiquez son fichier avec --content
nothing-to-resume = il n’y a pas de partie à reprendre
nothing-to-replay = il n’y a pas encore de partie à revoir
no-rules = le jeu { $game } n’a pas de page de règles
unknown-rule = il n’y a pas de règle { $rule } ; elles vont de { $first } à { $last }

## Personnes et robots

bot-greedy = Glouton
bot-random = Hasard
bot-novice = Novice
bot-skilled = Aguerri
bot-expert = Expert
bot-master = Maître
bot-program = Programme
team = L’équipe

## La table

title-turn = { $game } · { $name }
curtain = Passez le clavier à { $name }.
curtain-key = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
now-plays = C’est à { $name }.
paused = Pause
paused-words = La table est couverte et le temps s’arrête.
paused-key = Appuyez sur Entrée pour continuer.
refused = { $reason } ({ $rule } · r pour lire la règle)
unreadable-code = Cela ne peut pas se jouer : { $reason }.
undone = C’est annulé.
not-your-turn = Ce n’est pas à vous.
hint = Conseil : { $action }. Vu d’ici, environ { $value } % de chances de gagner.
hint-judged = Conseil : { $action }. Vu d’ici, cela vaut { $value } sur 100.
hint-other-judged = Presque aussi bon : { $action } ({ $value }).
hint-other = Presque aussi bon : { $action } ({ $value } %).
hint-asked = Recherche d’un conseil…   Échap : tant pis
hint-thinks = Recherche d’un conseil { $bar } { $percent } %   Espace : tout de suite   Échap : laisser
save-as = Sauvegarder sous :
saved = Sauvegardé dans { $path }.
rules-title = Les règles de { $game }
no-rules-page = Ce jeu n’a pas de page de règles.
nobody-else = Personne d’autre à ce clavier ne peut agir maintenant.
who-acts = Qui agit hors de son tour ?
nobody = Personne
quit-question = Quitter la partie ? Elle est sauvegardée ; « { command } resume » la reprend.
quit-yes = Quitter
quit-no = Rester
preview-figure = { $figure } : { $changes }
preview-luck = Le hasard va répondre : on ne pourra plus annuler.
bot-thinks = { $name } réfléchit…
bot-thinks-so-far = { $name } réfléchit { $bar } { $percent } %   Espace : décision immédiate
help-title = Signes et touches
legend-title = SIGNES
legend-key = la touche qui choisit ce qui la porte
legend-becomes = ce que devient un nombre par l’action sous le curseur
legend-more = au bord : cela continue ; Maj et les flèches déplacent
legend-cut = des mots ou des choses coupés
closer-title = Sous le curseur
printed-on = { $name } : { $words }
printed-here = SUR LA TABLE
nothing-to-read = Il n’y a rien à lire ici.
help-keys =
    CHOISIR
    flèches       aller à la prochaine chose à choisir dans cette direction
    1-9, lettres  choisir ce qui porte cette étiquette
    Entrée        continuer ; quand tout est choisi, le faire
    Échap         revenir au choix précédent
    Tab           une autre sorte d’action
    une lettre    montrée en bas, ajoute une partie à l’action ou l’en retire
    : ou /        taper le code d’une action

    À LA TABLE
    u  annuler            h  conseil : ce que ferait un expert, et pourquoi
    Espace  le robot qui réfléchit décide, le conseil est donné
    o  un autre joueur agit hors de son tour
    p  pause              s  sauvegarder dans un fichier
    i  tout sur l’action sous le curseur, et le texte des cartes en jeu
    w  tout ce qui s’est passé, phrase par phrase
    r  règles             q  quitter ; la partie est sauvegardée
    Ctrl-Z  au shell pour un moment ; « fg » ramène ici

    REGARDER
    Maj et les flèches déplacent le dessin quand il est plus grand que la fenêtre.
    L’action sous le curseur est dessinée comme si elle était faite.
story-title = Ce qui s’est passé
step-undo = Une action est annulée.
step-resign = { $reason ->
    [time] { player } a perdu au temps.
   *[will] { player } abandonne.
}
step-seat = { $name } joue désormais à la place { $seat }.
step-pause = La partie est en pause.
step-resume = La partie reprend.
log-cut = (w : tout) …
lines-help = Ce terminal n’a pas d’écran : tout est dit en lignes. Ce que vous tapez est pressé : une ligne vide est Entrée, une lettre ou un chiffre est cette touche, et { $names } sont les touches de ces noms. Deux-points et le code d’une action la font aussitôt.
lines-keys = haut bas gauche droite tab échap espace
keys-choose = ←↑↓→ choisir  Entrée
keys-kind = Tab sorte
keys-wait = …
keys-hint = h conseil
keys-undo = u annuler
keys-help = i texte  ? aide  q quitter
keys-pager = flèches, page préc. et suiv. : défiler   Échap : retour
keys-replay = ← → pas à pas  Début Fin  0 spectateur  1-9 place  a qui agit  q quitter

## La fin

end-title = { $game } · la fin
won = Gagné !
lost = Perdu.
winners = Victoire : { $names }.
no-winner = Personne n’a gagné.
score-total = Total
score = { $name } : { $total } ({ $lines })
score-line = { $what } { $points }
answer-next = continuer
answer-retry = réessayer
answer-again = rejouer
answer-later = garder pour plus tard
answer-quit = quitter
saved-for-later = Gardé pour plus tard dans { $path }.

## Une table d’un serveur

doorstep = En attente du début.
doorstep-yours = Entrée lance la partie ; un robot garde au chaud chaque place libre.
keys-doorstep = c dire quelque chose  q partir
seat-open = libre
seat-yours = { " " }(vous)
remote-lost = La connexion est perdue ; le serveur est recherché…
remote-back = La connexion est revenue.
remote-away = Le serveur ne répond pas pour l’instant ; il est recherché.
remote-late = Le serveur n’a pas répondu. S’il reçoit encore la demande, elle sera exécutée.
remote-covered = La table est couverte.
remote-one-seat = Vous n’avez pas d’autre place à cette table.
remote-gone = La table n’est plus là
remote-gone-key = Entrée pour partir.
remote-other-version = Le serveur utilise une autre version de ce programme.
remote-other-content = la table joue à { $game } avec un contenu qui n’est pas installé ici
help-keys-visit =
    À UNE TABLE D’UN SERVEUR
    c  dire quelque chose ; /yes, /no, /wait, /hurry, /danger, /help, /well-done et /thanks sont des gestes
    b  un robot continue pour vous, puis vous de nouveau
    n  à la suivante de vos places, si vous en jouez plusieurs
    p  pause, pour tous    s  sauvegarder ce que vous pouvez savoir de la partie
chat-line = Dire :
chat-said = { $name } : { $words }
chat-sign = { $name } fait signe : { $gesture }
gesture-yes = oui
gesture-no = non
gesture-wait = attendez
gesture-hurry = vite
gesture-danger = danger
gesture-help = à l’aide
gesture-well-done = bien joué
gesture-thanks = merci
bot-sits-in = Un robot joue pour vous ; b vous rend votre place.
part-question = Quitter la table ?
part-waits = Partir ; ma place m’attend
part-bot = Partir ; un robot continue pour moi
part-resign = Abandonner
another-round = Quelqu’un demande une autre partie.

## Revoir

replay-title = { $game } · { $file }
replay-step = { $step }/{ $steps } · { $time } · { $action }
spectator = spectateur
whoever-acts = qui agit

## Le menu

menu-title = Undercroft
menu-resume = Reprendre la dernière partie
menu-language = Langue
menu-language-name = Français
menu-game = Jeu
menu-seat = Place { $seat }
menu-add = Ajouter un joueur
menu-start = Commencer
menu-rules = Règles
menu-quit = Quitter
menu-person = joueur humain
menu-bot = robot, { $kind }
menu-quit-question = Quitter Undercroft ?
option-on = oui
option-off = non
option-usual = comme d’ordinaire
option-none = aucun choix
option-by-lot = au sort
option-without = aucune
keys-list = ↑ ↓ bouger  Entrée choisir  Échap retour
keys-several = ↑ ↓ bouger  Entrée prendre ou laisser  Échap fini
menu-keys = ↑ ↓ aller  ← → changer  Entrée choisir  q quitter  Suppr retirer un joueur

## Jeux et contenu

seats = { $least ->
        [1] { $most ->
            [1] 1 joueur
           *[other] 1 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }
content-line = { $what } : { $value }
content-hash = Empreinte
content-called = nommée
column-title = Titre
column-origin = origine
origin-rulebook = livre de règles
origin-fact = fait connu
origin-house = maison

## L’atelier

workshop-written = { $file } est écrit. Changez-le à votre gré, puis : { command } { $name } check { $file }
workshop-exists = { $file } existe déjà ; choisissez un autre nom
print-written = { $file } est écrit : ouvrez-le dans un navigateur et imprimez-le là.
print-one = nommez une chose à imprimer : un fichier, le nom d’une de la boîte, ou --set { $sets }

## Qui tient un serveur

admin-table = Table
admin-game = Jeu
admin-people = Personnes
admin-seats = Places
admin-removed = Renvois
admin-waiting = Attend
admin-log = Journal
admin-items = { $items } entrées, dont { $steps } étapes de la partie
admin-changed = Dernier changement
admin-connected = Connexions
admin-closed = { $table } est fermée ; { $count ->
        [0] personne n’était là
        [one] une connexion était là
       *[other] { $count } connexions étaient là
    }.
admin-banned = { $person } doit quitter { $count ->
        [0] ce serveur, sans avoir de table
        [one] une table
       *[other] { $count } tables
    }.
admin-pardoned = { $person } peut revenir.
admin-deleted-guest = Invité effacé
admin-forgotten = { $person } s’appelle « { $name } » désormais, à { $count ->
        [0] aucune table
        [one] une table
       *[other] { $count } tables
    }.
admin-swept = { $count ->
        [0] Aucune partie n’est finie depuis { $days } jours ou plus.
        [one] Une partie est oubliée.
       *[other] { $count } parties sont oubliées.
    }

## Les tables dans le navigateur

web-open = Undercroft est ouvert : { $address }
web-friends = Il écoute tout le réseau. Les amis du même réseau viennent par { $address }
web-stop = Ctrl-C le ferme ; aucune partie n’est perdue. « --host 127.0.0.1 » le réserve à cette machine.
web-running = Undercroft est déjà ouvert : { $address }
web-closed = Undercroft est fermé. Les parties reprendront où elles en étaient.
web-no-client = le client web n’est pas construit ; « ./play » le construit, et « { command } terminal » joue sans lui
web-stuck = un autre Undercroft démarre ou s’est bloqué : mettez-y fin et réessayez
