### Les mots des parties enregistrées : fichiers, annulations, paroles à la table.

## L’endroit dans une partie

at-header = l’en-tête
at-line = la ligne { NUMBER($line, useGrouping: 0) }
at-entry = l’entrée { NUMBER($entry, useGrouping: 0) }

## Parties inutilisables

malformed-json = ce n’est pas une partie en JSON ({ $reason })
malformed-tag = « { $line } » n’est pas une étiquette de partie
missing-tag = l’étiquette « { $name } » manque
malformed-entry = « { $line } » n’a pas la forme d’une entrée : un temps, une place, une action, et le hasard entre accolades
record-format = elle est écrite au format { $found }, et ici on connaît les formats jusqu’à { $known }
record-version = elle a été jouée avec la version { $found } des règles, qui en sont ici à la version { $known }
record-version-old = elle a été jouée avec la version { $found } des règles, d’avant leur publication ; on lit les parties à partir de la version { $oldest }
record-content = elle a été jouée avec un autre contenu (empreinte { $found } ; ici { $known })
record-players =
    elle nomme { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    } alors que ses options en demandent { $wanted }
record-set-up = une partie commence par l’entrée « !deal » de la table
malformed-seat = « { $action } » ne dit pas qui s’assied : un genre et un nom entre guillemets
malformed-act = aucune table ne fait « { $act } »
unknown-step = il n’y a pas d’étape { $step } dans cette partie : elle en a { $last }
unknown-seat = il n’y a pas de place { $seat } à cette table
file-not-written = impossible d’écrire { $file } ({ $reason })

## Un hasard qui ne convient pas

luck-missing = le hasard a été consulté, mais sa réponse n’est pas enregistrée
luck-impossible = « { $outcome } » ne pouvait pas sortir ici
luck-left = le résultat « { $outcome } » est enregistré, mais rien ne l’a demandé

## Annuler un coup

undo-nothing = Il n’y a rien à annuler.
undo-luck = Le hasard a répondu depuis : ce qu’il a montré ne s’oublie pas.
undo-disclosed = Quelque chose de caché a été montré depuis : cela ne s’oublie pas.
undo-other = Un autre joueur a décidé depuis.
undo-over = La partie est finie : on ne revient plus en arrière.

## Pauses et départs

refuse-paused = La table est en pause.
refuse-running = La table n’est pas en pause.
refuse-late = Le temps est écoulé : plus personne n’agit.
refuse-resigned = Cette partie a été abandonnée.
end-resigned = Il ne restait plus assez de monde pour continuer.

## Paroles, et ceux qui ne font que regarder

unknown-spectator = vous ne faites que regarder cette table
refuse-speech-in-silence = Le Silence règne : seuls les signes sont permis.
