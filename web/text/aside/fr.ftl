### Ce que disent les pages que peu ouvrent, et qu’une table n’attend pas : compagnons et atelier.

pad-undo = Annuler
pad-who = Qui joue ?
pad-player = Joueur { $number }
pad-sigil = Un autre signe
pad-away = Sans ce joueur
pad-add = Un joueur de plus
pad-begin = Commencer
pad-points = Points
pad-so-far = en cours
pad-empty = encore rien
pad-next = Ensuite : { $what }
pad-missing = Il manque : { $what }
pad-winner = Qui a gagné ?
pad-another = Une autre feuille
pad-less = un de moins
pad-more = un de plus
pad-erase = Effacer le dernier chiffre
companion-home = Vers les jeux
companion-list = Vers la liste
companion-sheets = Reprendre
companion-saved = enregistré
companion-waiting = envoyé plus tard
companion-not-saved = non enregistré
companion-backup = Enregistrer dans un fichier
companion-remove = Jeter
companion-remove-sure = « { $title } » et tout ce qui y est noté disparaîtra.
companion-keep = Garder
companion-bring = Ouvrir un fichier enregistré
companion-gone = Cette feuille n’est pas sur cet appareil.
companion-not-a-sheet = Ce fichier ne vient pas de ce compagnon.
companion-share = Partager avec d’autres téléphones
companion-share-how = Qui ouvre ce lien écrit sur la même feuille. Ne le donnez qu’à votre table.
companion-share-code = Le lien de cette feuille en code QR
companion-share-link = Lien de cette feuille
companion-away = Pas de connexion : ce que vous notez est envoyé plus tard.
companion-other-game = Ce lien vient du compagnon d’un autre jeu.
companion-phones =
    { $count ->
        [one] Partagée : seul ce téléphone est là
       *[other] Partagée : { $count } téléphones sont là
    }
companion-offline = Marche sans réseau
companion-install = L’ajouter à vos applications
companion-install-how = Le menu du navigateur l’ajoute à l’écran d’accueil.
bench = Atelier
bench-about = Écrivez, voyez aussitôt ce qui cloche et à quoi cela ressemble, essayez, jouez.
bench-none = Ce jeu n’a pas d’atelier.
bench-kept = C’est gardé dans ce navigateur.
bench-not-kept = Ce navigateur n’a plus de place : enregistrez un fichier.
bench-text = Texte
bench-result = Résultat
bench-open = Partir de…
bench-open-about = Ce que vous écriviez n’est pas perdu : vous pouvez y revenir ici.
bench-examples = Exemples, expliqués ligne par ligne
bench-ours = De la boîte, à transformer
bench-file = Un fichier à vous
bench-file-name = le-mien.toml
bench-too-large = Ce fichier est trop grand.
bench-before = Ce qui était là avant
bench-checking = Un coup d’œil…
bench-sound = Rien ne cloche : on peut y jouer.
bench-mistakes =
    { $count ->
        [one] { $count } faute
       *[other] { $count } fautes
    }
bench-line = Ligne { $line }
bench-picture = Une image de l’ensemble
bench-deeds = Qu’en faire
bench-play = Y jouer
bench-share = Partager
bench-save = Enregistrer un fichier
bench-link = Le lien
bench-share-about = Qui a ce lien peut le lire, le copier et y jouer.
bench-print = Sur papier
bench-print-it = Imprimer
bench-paper = Papier
bench-paper-a4 = A4
bench-paper-letter = Letter
bench-not-printable = Celui-ci ne s’imprime pas : il n’a pas de carte fixe.
bench-shared = On l’a partagé avec vous : lisez, essayez, jouez.
bench-copy = En faire ma copie
bench-try = Essayer
bench-try-about = Des robots jouent des parties rapides. Ce ne sont pas des maîtres : voyez-y un indice de la difficulté.
bench-players = Joueurs
bench-games = Parties
bench-begin = Laisser jouer
bench-again = Encore une fois
bench-stop = Arrêter
bench-progress = { $played } parties sur { $games }
bench-won = gagnées
bench-interval = de { $low } à { $high }, à 95 %
bench-rounds = tours en moyenne
bench-ends = Comment les parties ont fini
bench-earlier = Le texte a changé depuis.
bench-broken-off = Les parties se sont interrompues. Réessayez.
