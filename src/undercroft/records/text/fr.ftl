### Les mots des parties enregistrées : fichiers, reprises de coup, paroles à la table.

## L’endroit dans une partie

at-header = l’en-tête
at-line = la ligne { NUMBER($line, useGrouping: 0) }
at-entry = l’entrée { NUMBER($entry, useGrouping: 0) }

## Parties inutilisables

malformed-json = ce n’est pas une partie en JSON ({ $reason })
malformed-tag = « { $line } » n’est pas une étiquette de partie
missing-tag = l’étiquette « { $name } » manque
malformed-entry = « { $line } » n’a pas la forme d’une entrée : un temps, une place, une action, et le hasard entre accolades
record-format = elle est écrite au format { $found }, et seul le format { $known } est connu ici
record-version = elle a été jouée avec la version { $found } des règles, qui en sont ici à la version { $known }
record-content = elle a été jouée avec un autre contenu (empreinte { $found } ; ici { $known })
record-players =
    elle nomme { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    } alors que ses options en demandent { $wanted }
record-set-up = une partie commence par l’entrée « deal » de la table
unknown-seat = il n’y a pas de place { $seat } à cette table
file-not-written = impossible d’écrire { $file } ({ $reason })

## Un hasard qui ne convient pas

luck-missing = le hasard a été consulté, mais sa réponse n’est pas enregistrée
luck-impossible = « { $outcome } » ne pouvait pas sortir ici
luck-left = le résultat « { $outcome } » est enregistré, mais rien ne l’a demandé

## Reprendre un coup

undo-nothing = Il n’y a rien à reprendre.
undo-luck = Le hasard a répondu depuis : ce qu’il a montré ne s’oublie pas.
undo-disclosed = Quelque chose de caché a été montré depuis : cela ne s’oublie pas.
undo-other = Un autre joueur a décidé depuis.

## Paroles

refuse-speech-in-silence = Le Silence règne : seuls les signes sont permis.
