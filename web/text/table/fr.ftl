# Les mots de la table autour de n’importe quel plateau. Toutes les clés commencent par `web-` : les mots du jeu se posent par-dessus.

web-home = Retour à l’accueil
web-tools = À tout moment
web-rules = Règles
web-rule = Règle { $rule }
web-settings = Réglages
web-this-table = Cette table
web-the-table = La table
web-yes = oui
web-no = non
web-nothing = rien
web-nothing-yet = rien pour l’instant
web-connecting = On cherche la table…
web-again = Recharger
web-load-failed = Cette table n’a pas pu être chargée.
web-table-ended = Cette table vous est fermée
web-title = { $game } · Undercroft
web-title-turn = ● À vous · { $game }

## La connexion

web-net-away = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
web-net-ended = Cette table n’est plus ouverte.

## Les tours

web-your-turn = À vous de jouer
web-your-turn-waits = Votre tour attend
web-your-turn-as = À vous de jouer : { $name }
web-turn-of = À { $names } de jouer
web-decides = décide maintenant
web-waits-for = La table attend { $names }.
web-telling = Les coups des autres sont racontés. Échap montre où l’on en est.
web-choices = { $count } façons de continuer.
web-as-list = Tout en liste
web-choose = Choisissez
web-nothing-to-do = Vous n’avez rien à faire pour l’instant.
web-skip = Passer
web-time-left = encore { $time }

## Les gens

web-players = Joueurs
web-team = L’équipe
web-you = vous
web-you-short = Vous
web-you-now = vous, maintenant
web-you-also = aussi vous
web-you-play = Vous jouez { $name }
web-turn-to = Jouer { $name } maintenant
web-you-watch = Vous regardez
web-seat-number = Place { $seat }
web-seat-thinking = réfléchit…
web-seat-away = n’est pas là pour l’instant
web-seat-stand-in = un robot joue à sa place
web-seat-resigned = a abandonné
web-hit = coup reçu : { $change }
web-mute = Ne plus entendre { $name }
web-unmute = Entendre { $name } à nouveau
web-watching = { $count ->
    [one] { $names } regarde.
   *[other] { $names } regardent.
}
web-sit-down = Prendre la place : { $name }

## Ce que l’on peut faire

web-rail-left = Joueurs et journal
web-rail-right = Que faire, et conversation
web-undo = Annuler
web-undo-not = Impossible d’annuler : { $why }
web-undo-whole = Annule la dernière action.
web-undo-turn = Annuler tout mon tour, autant que possible
web-hint = Conseil
web-hint-thinks = Un expert regarde votre place…
web-hint-odds = { $action } : environ { $value } de chances de gagner.
web-hint-judged = { $action } : vu d’ici, cela vaut { $value } sur 100.
web-hint-other = Presque aussi bon : { $action } ({ $value }).
web-pause = Pause
web-resume = Reprendre
web-paused = Pause
web-paused-words = Personne n’agit et aucune pendule ne tourne.
web-paused-covered = La table est couverte et la pendule est arrêtée.
web-final-luck = Le hasard répond ensuite : on ne revient pas dessus.
web-final-disclosed = Les autres le voient alors : on ne revient pas dessus.
web-final-passes = C’est ensuite à un autre : on ne revient pas dessus.
web-final-over = Cela termine la partie.
web-brings-of = { $figure }, { $thing }
web-brings-die = Un dé décide.
web-brings-draw = Un tirage parmi { $count }.

## Le journal

web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-action = { player } : { $action }
web-step-undo = { player } revient là-dessus.
web-step-resign = { $reason ->
    [time] { player } a perdu au temps.
   *[will] { player } abandonne.
}
web-step-seat = { $name } joue désormais à la place { $seat }.
web-step-pause = La partie est en pause.
web-step-resume = La partie reprend.

## Pendant que l’on regardait ailleurs

web-away = Pendant votre absence
web-away-for = { $minutes ->
    [one] Une minute d’absence
   *[other] { $minutes } minutes d’absence
}
web-away-words = { $count ->
    [one] Un autre a joué. La table est telle que vous l’avez laissée ; avancez pour rattraper.
   *[other] { $count } coups. La table est telle que vous l’avez laissée ; avancez pour rattraper.
}
web-away-show = Montrer le coup { $number }
web-step-back = Reculer
web-step-on = Avancer
web-play = Lire
web-stop = Arrêter
web-to-my-turn = À mon tour
web-to-the-table = À la table
web-recap = À mon retour, raconter
web-recap-steps = pas à pas
web-recap-line = en une ligne
web-recap-none = rien

## Conversation

web-talk = Conversation
web-chat = Messages
web-signs = Signes
web-say = Dire quelque chose…
web-say-not = Personne ne peut écrire
web-silence = Silence : signes seulement
web-silence-short = Silence
web-silence-words = Tant que règne le silence, personne n’écrit. Faites un signe, ou montrez une chose.
web-gesture-yes = Oui
web-gesture-no = Non
web-gesture-wait = Attendez
web-gesture-hurry = Vite
web-gesture-danger = Danger
web-gesture-help = À l’aide
web-gesture-well-done = Bravo
web-gesture-thanks = Merci
web-point = Le montrer à tous
web-nothing-printed = Il n’y a rien d’autre d’imprimé.

## Cette table

web-link = Le lien vers cette table
web-link-words = Qui l’a peut regarder, ou prendre une place qu’un robot tient au chaud.
web-copied = Copié
web-watchers = Ceux qui regardent
web-watchers-quiet = Ils ne font que regarder
web-send-away = Renvoyer { $name }
web-your-seats = Vos places
web-your-seats-words = Vous pouvez jouer plusieurs places : la table vous mène de l’une à l’autre.
web-sit-too = Jouer aussi { $name }
web-seat-up = Confier { $name } à un robot
web-leaving = Partir
web-leaving-words = Si vous partez, un robot continue, et vous pouvez revenir. Qui abandonne ne revient pas.
web-leave = Partir, un robot continue
web-return = Revenir
web-resign = Abandonner
web-resign-sure = Oui, abandonner pour de bon
web-bot-plays = Un robot joue pour vous
web-bot-plays-words = Il tient votre place au chaud.

## Touches

web-keys = Touches
web-key-list = parcourir les choix
web-key-choose = choisir ce qui porte ce chiffre ou cette lettre
web-key-act = faire ce qui est choisi
web-key-back = le lâcher ; passer ce qui est raconté
web-key-undo = annuler la dernière action
web-key-undo-turn = annuler tout ce qui peut l’être
web-key-hint = demander à un expert
web-key-pause = pause, ou reprendre
web-key-talk = dire quelque chose
web-key-seat = à la suivante de vos places
web-key-keys = ces touches

## Sur un téléphone

web-tabs = Parties de la table
web-tab-hand = Main
web-tab-team = Joueurs
web-tab-log = Journal
web-tab-talk = Parler
web-sheet = Tous les choix

## Un jeu sans plateau

web-by-seat = Par place
web-plain-sheet = Feuille sans images
web-no-board = C’est une feuille sans images. Tout ce que vous pouvez savoir est sur cette feuille, tout ce que vous pouvez faire est dans la liste.

## La fin

web-end-summary = La partie est finie · { $steps } coups, { $time } minutes
web-watched-won = Ils ont gagné
web-watched-lost = Ils ont perdu
web-team-won = Vous avez gagné
web-team-lost = Vous avez perdu
web-nobody-won = Personne ne gagne
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
web-winner = vainqueur
web-points = Points
web-end-page = Le score
web-points-to = { $first } points à { $second }
web-points-team = { $points } points
web-forfeited = (perdus)
web-lost-points = { $points } perdus
web-record = Partie
web-rematch = Revanche
web-next = La suite de la série
web-decline = Pas cette fois
web-would-again = { $name } rejouerait
web-declined = { $name } ne rejoue pas
web-waits-for-others = On attend l’accord des autres.
web-to-the-next = À la table suivante
web-replay = Revoir
web-share = Partager
web-look-table = Regarder la table
web-to-the-end = Retour au résultat
web-back-to-games = Retour aux jeux
web-decisive = Ce qui l’a décidé
web-show-it = Le montrer
web-fates = Ce qu’il advint de chacun
web-last-moves = Les derniers coups

## Revoir une partie

web-replayed = { $game }, revu
web-replay-step = Étape
web-replay-of = sur { $last }
web-replay-first = À la première étape
web-replay-last = À la dernière étape
web-replay-speed = Vitesse
web-replay-to = À l’étape { $step }
web-eyes = Par quels yeux
web-eyes-open = Tout ouvert
web-eyes-watch = En spectateur
web-fork = Repartir d’ici
web-fork-words = Une table à vous commence à cette étape, avec des robots aux autres places.
web-link-here = Lien vers ici
web-won-together = Gagné ensemble
web-lost-together = Perdu ensemble

## Une première partie, guidée

web-guide-at = Votre première partie, { $lesson } sur { $lessons }
web-guide-leave = Quitter le guide
web-guide-see = Ce que vous voyez
web-guide-want = Ce que vous voulez
web-guide-press = Où appuyer
web-guide-back = Retour
web-guide-on = Continuer
web-guide-show = Montrez-moi
web-guide-goes-on = La suite vient quand vous l’avez fait.
web-guide-done = C’était le guide. Le reste de cette partie est à vous.
web-guide-off = Vous avez pris un autre chemin, et le guide reste en arrière. Jouez comme il vous plaît.
web-guide-offer-title = Une première partie guidée
web-guide-offer = Votre première fois ? Une partie guidée vous apprend en jouant ; celle-ci attend.
web-guide-offer-short = Votre première fois ?
web-guide-offer-yes = Guidez-moi
