### Les mots du terminal.

## Aide

help-undercroft = Des jeux de donjon à jouer dans le terminal, seul, à plusieurs ou avec des robots. Sans commande, un menu s’ouvre.
help-undercroft-examples =
    undercroft                      ouvrir le menu
    undercroft { $game }                jouer tout de suite
    undercroft resume               reprendre la dernière partie
    undercroft --lang en games      les jeux, en anglais
help-usage = Usage :
help-section-options = Options
help-section-commands = Commandes
help-section-positional-arguments = Arguments
help-options-metavar = [OPTIONS]
help-command-metavar = COMMANDE [ARGUMENTS]…
help-metavar-game = JEU
help-metavar-file = FICHIER
help-metavar-rule = N°
help-examples = Exemples :
help-help = Afficher cette aide.
help-lang = La langue, français ou anglais ; d’ordinaire celle de vos réglages. Peut se mettre n’importe où.
help-game = Le nom d’un jeu ; « undercroft games » en donne la liste.
help-seats = Qui joue, dans l’ordre : un nom est une personne ; « novice », « skilled », « expert », « master », « greedy » et « random » sont des robots ; « Grim:expert » est un robot nommé Grim, « expert@400 » un robot qui a son propre nombre d’itérations, « exec:COMMANDE » un robot dans un programme à vous. Plusieurs personnes se partagent le clavier.
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
    undercroft play { $game } --seed 7 --option clock=0
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
help-replay-file = Une partie notée ; d’ordinaire la dernière.
help-plain = Écrire chaque étape en texte.
help-rules = Les règles d’un jeu dans nos propres mots, ou une seule par son numéro.
help-rules-short = Lire les règles d’un jeu.
help-rules-examples =
    undercroft rules { $game }
    undercroft rules { $game } K9
help-rule = Le numéro d’une règle.
help-content = Montrer tout ce avec quoi un jeu se joue, et d’où vient chaque chose : du livre de règles, d’un fait connu, ou de la maison.
help-content-examples =
    undercroft content { $game }
    undercroft content { $game } --content mes-cartes.toml
help-content-short = Montrer les cartes d’un jeu.
help-games = Donner la liste des jeux installés, avec leurs options.
help-games-short = Donner la liste des jeux.
help-games-examples = undercroft games
help-simulate = Laisser des robots jouer de nombreuses parties et compter comment elles finissent.
help-simulate-short = Laisser des robots jouer de nombreuses parties.
help-simulate-examples =
    undercroft simulate { $game } --games 1000
    undercroft simulate { $game } --seats greedy,random --seed 7
help-quest = Pour qui écrit des quêtes de Deck Box Dungeons : en commencer une, la vérifier, voir si elle est difficile.
help-quest-short = Écrire et vérifier des quêtes.
help-quest-examples =
    undercroft quest new ma-quete.toml
    undercroft quest check ma-quete.toml
    undercroft play deckbox --content ma-quete.toml
help-check-quest = Vérifier un fichier de quête : chaque faute avec sa place ; ou, s’il n’y en a pas, sa carte, combien de fois les robots la gagnent et pourquoi ils perdent.
help-check-quest-short = Vérifier un fichier de quête.
help-check-quest-examples =
    undercroft quest check ma-quete.toml
    undercroft quest check ma-quete.toml --bot expert@100 --games 100 --heroes 3
help-new-quest = Écrire une quête commentée pour commencer.
help-new-quest-short = Commencer une quête.
help-new-quest-examples =
    undercroft quest new ma-quete.toml
    undercroft quest new ma-quete.toml --print-style
help-quest-file = Un fichier de quête.
help-quest-games = Combien de parties essayer ; 0 pour aucune.
help-quest-bot = Le robot qui joue.
help-quest-heroes = Combien de héros, de 1 à 4.
help-quest-print = Style imprimé : une carte fixe au lieu d’une réserve de tuiles.
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

unknown-command = il n’y a ni commande ni jeu « { $command } » ; les commandes sont : { $commands }
unknown-language = la langue « { $language } » n’existe pas ici ; il y a : { $languages }
bad-option = il n’y a pas d’option { $option }
bad-option-usage = l’option { $option } demande une valeur
bad-missing = il manque { $name }
bad-usage = ces mots ne conviennent pas à la commande ({ $reason })
bad-number = { $option } demande un nombre entier à partir de { $least }, et non « { $value } »
bad-word = { $option } demande l’un de { $words }, et non « { $value } »
bad-players = { $count ->
        [one] une place est nommée
       *[other] { $count } places sont nommées
    }, et l’option « players » dit autre chose
malformed-seats = « { $seats } » n’est pas une liste de places : écrivez des noms et des sortes de robots séparés par des virgules, comme Anne,Bruno,expert
malformed-option = « { $option } » n’est pas une option : écrivez nom=valeur, chaque nom une fois
only-bots = seuls des robots peuvent jouer ici : { $kinds }
malformed-bots = « { $bots } » n’est pas une liste de robots qui puissent se rencontrer : écrivez-en deux ou plus, chacun une fois, séparés par des virgules, comme random,greedy
nobody-to-meet = pour se rencontrer, il faut une table de deux joueurs ou plus
not-a-terminal = il faut pour cela un terminal avec écran et clavier
nothing-to-resume = il n’y a pas de partie à reprendre
nothing-to-replay = il n’y a pas encore de partie à revoir
no-rules = { $game } n’a pas de page de règles
unknown-rule = il n’y a pas de règle { $rule } ; elles vont de { $first } à { $last }

## Personnes et robots

bot-greedy = Glouton
bot-random = Hasard
bot-novice = Novice
bot-skilled = Habile
bot-expert = Expert
bot-master = Maître
bot-program = Programme
team = L’équipe

## La table

title-turn = { $game } · { $name }
curtain = Passez le clavier à { $name }.
curtain-key = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
paused = Pause
paused-words = La table est couverte et le temps s’arrête.
paused-key = Appuyez sur Entrée pour continuer.
refused = { $reason } ({ $rule } · r pour lire la règle)
unreadable-code = Cela ne peut pas se jouer : { $reason }.
undone = C’est repris.
taken-back = Une action est reprise.
not-your-turn = Ce n’est pas à vous.
hint = Conseil : { $action }. Vu d’ici, cela gagne environ { $value } % du temps.
hint-judged = Conseil : { $action }. Vu d’ici, cela vaut { $value } sur 100.
hint-other-judged = Presque aussi bon : { $action } ({ $value }).
hint-other = Presque aussi bon : { $action } ({ $value } %).
hint-thinks = Recherche d’un conseil { $bar } { $percent } %   Espace : tout de suite   Échap : laisser
save-as = Sauvegarder sous :
saved = Sauvegardé dans { $path }.
rules-title = Les règles de { $game }
no-rules-page = Ce jeu n’a pas de page de règles.
nobody-else = Personne d’autre à ce clavier ne peut agir maintenant.
who-acts = Qui agit hors de son tour ?
nobody = Personne
quit-question = Quitter la partie ? Elle est sauvegardée ; « undercroft resume » la reprend.
quit-yes = Quitter
quit-no = Rester
bot-thinks = { $name } réfléchit…
bot-thinks-so-far = { $name } réfléchit { $bar } { $percent } %   Espace : décision immédiate
help-title = Touches
help-keys =
    CHOISIR
    flèches       aller à la prochaine chose à choisir dans cette direction
    1-9, lettres  choisir ce qui porte cette étiquette
    Entrée        continuer ; quand tout est choisi, le faire
    Échap         revenir au choix précédent
    Tab           une autre sorte d’action
    une lettre    montrée en bas, inverse un oui ou non de l’action
    : ou /        taper le code d’une action

    À LA TABLE
    u  reprendre          h  conseil : ce que ferait un expert, et pourquoi
    Espace  le robot qui réfléchit décide, le conseil est donné
    o  un autre joueur agit hors de son tour
    p  pause              s  sauvegarder dans un fichier
    w  tout ce qui s’est passé, phrase par phrase
    r  règles             q  quitter ; la partie est sauvegardée

    REGARDER
    Maj et les flèches déplacent le dessin quand il est plus grand que la fenêtre.
    L’action sous le curseur est dessinée comme si elle était faite.
story-title = Ce qui s’est passé
log-cut = (w : tout) …
keys-choose = ←↑↓→ choisir  Entrée
keys-kind = Tab sorte
keys-wait = …
keys-table = h conseil  ? touches  q quitter
keys-pager = flèches, page préc. et suiv. : défiler   Échap : retour
keys-replay = ← → pas à pas  Début Fin  0 spectateur  1-9 place  a qui agit  q quitter

## La fin

end-title = { $game } · la fin
won = Gagné !
lost = Perdu.
winners = Victoire de { $names }.
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
menu-person = personne
menu-bot = robot, { $kind }
menu-keys = ↑ ↓ aller  ← → changer  Entrée choisir ou taper  Suppr retirer un joueur  q quitter

## Jeux et contenu

seats = { $least ->
        [1] { $most ->
            [1] 1 joueur
           *[other] 1 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }
content-hash = Empreinte
content-called = nommée
column-title = Titre
column-origin = origine
origin-rulebook = livre de règles
origin-fact = fait connu
origin-house = maison

## Quêtes

quest-written = { $file } est écrit. Changez-le à votre gré, puis : undercroft quest check { $file }
quest-exists = { $file } existe déjà ; choisissez un autre nom
quest-is-bad = { $file } n’est pas encore une quête : voyez ci-dessus
quest-headline = { $title } : { $goal }
quest-style = { $style ->
        [print] Style imprimé : sa carte.
       *[app] Style application : le départ, les tuiles de la réserve, la finale.
    }
