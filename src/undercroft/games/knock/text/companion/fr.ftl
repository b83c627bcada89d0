### Ce que dit le compagnon : une table ne l’attend pas.

companion-lead = La bougie de six minutes, Parole et Silence, et les donjons de votre aventure. Les cartes restent sur la table.
companion-what = À quoi jouez-vous ?
companion-one-keep = Un seul donjon
companion-from = Commencer au donjon
companion-lay-out = Préparer le donjon
companion-title-adventure = Aventure du { $day }
companion-title-keep = Donjon du { $day }
companion-ready = Préparez le donjon
companion-again-title =
    { $attempt ->
        [2] Deuxième essai
        [3] Troisième essai
       *[other] Essai numéro { $attempt }
    }
companion-lay-cards =
    { $keep ->
        [1] Retirez les cartes marquées d’un niveau, mélangez, et glissez le Chevalier Noir sous la pioche.
        [2] Mélangez avec les cartes marquées 2, et glissez le Chevalier Noir sous la pioche.
       *[other] Mélangez avec les cartes marquées de 2 à { $keep }, et glissez le Chevalier Noir sous la pioche.
    }
companion-lay-hands =
    { $players ->
        [one] Prenez { $cards } cartes en main.
       *[other] Distribuez { $cards } cartes à chacun.
    }
companion-lay-first = Retournez la première carte : le donjon commence par elle.
companion-brought = Vous emportez :
companion-start = Allumer la bougie
companion-start-speech = Allumer la bougie : Parole
companion-pause = Pause
companion-go-on = Reprendre
companion-chests =
    { $count ->
        [one] coffre
       *[other] coffres
    }
companion-spells = sorts
companion-chests-how = Comptez les coffres du plus grand groupe de cartes à coffres qui se chevauchent. Ils comptent si vous gagnez.
companion-chest-less = Un coffre de moins
companion-chest-more = Un coffre de plus
companion-does-fireball = Brûle une créature debout, sauf le Chevalier Noir.
companion-does-ice-flash = Gèle une créature : elle ne donne plus l’alarme, mais doit tomber avant le Chevalier Noir.
companion-does-poison = Un angle d’une créature compte désormais zéro.
companion-does-sphere = Ramène du Silence à la Parole.
companion-cast = Utiliser
companion-silence = Plus un mot. Des gestes, et on désigne.
companion-speech = Parlez librement, et faites un plan.
companion-flip = touchez pour retourner
companion-silence-now = Silence ! Plus un mot.
companion-speech-now = Parole : vous pouvez parler.
companion-silence-shows = Le jeton montre Silence : il vaut à la reprise.
companion-speech-shows = Le jeton montre Parole.
companion-last-minute = Plus qu’une minute.
companion-time-up = Le temps est écoulé
companion-time-up-means = La bougie est éteinte, et le Chevalier Noir est debout : le donjon est perdu.
companion-stopped = Le chronomètre est arrêté
companion-won = Le Chevalier Noir est vaincu
companion-won-in-time = Il est tombé juste à temps
companion-lost = Le donjon est perdu
companion-is-taken = Le donjon est pris !
companion-all-taken = Les quatre donjons sont pris !
companion-is-lost = Le donjon est perdu
companion-lost-means = Vous pouvez le retenter, avec les jetons que vous aviez emportés.
companion-left = Il restait { $time } au chronomètre
companion-draw = Quel jeton Grimoire avez-vous pioché ?
companion-draw-for-us = Piochez pour nous
companion-draw-first = Piochez d’abord un jeton
companion-next = Vers le donjon { $keep }
companion-again = Retenter le donjon
companion-done = Terminé
companion-undo = Annuler la dernière étape
companion-chests-so-far =
    { $count ->
        [one] { $count } coffre jusqu’ici
       *[other] { $count } coffres jusqu’ici
    }
companion-points = Points de l’aventure
companion-column-left = Temps restant
companion-column-tries = Essais
companion-sound = Son
companion-shake = Vibration
companion-knobs = Réglages de ce donjon
companion-phone-keeps = Le téléphone tient pour vous :
companion-token = Parole et Silence
companion-rules = Règles
