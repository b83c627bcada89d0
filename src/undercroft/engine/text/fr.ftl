### Les mots de tous les jeux. Une erreur peut suivre un deux-points ; refus et invites sont des phrases entières.

## Les personnes

# Le nom d’une place dans toutes les phrases ; $seat compte à partir de 1.
player = Joueur { $seat }
# Ce que quelqu’un n’a pas le droit de voir
hidden = caché
prompt = Choisissez une action.

## Fichiers inutilisables

unreadable = { $file } est inutilisable : { $reason }
unreadable-at = { $file } est inutilisable, voir { $place } : { $reason }
this-record = cette partie
at-byte = l’octet { NUMBER($byte, useGrouping: 0) }
file-not-read = lecture impossible ({ $reason })
file-not-utf8 = ce n’est pas du texte UTF-8
file-not-toml = ce n’est pas du TOML valable ({ $reason })
content-changed = il a changé depuis le début de la partie

# Données qui ne conviennent pas : $place a déjà été dit
fault-form = { $form ->
    [int] il faut ici un nombre entier
    [float] il faut ici un nombre
    [str] il faut ici du texte
    [bool] il faut ici true ou false
    [array] il faut ici une liste
    [object] il faut ici une table
   *[other] il faut ici { $form }
}
fault-choice = « { $value } » ne fait pas partie de : { $choices }
fault-missing = le champ « { $field } » manque
fault-unknown = il n’y a pas de champ « { $field } » ici
fault-least = il faut ici un nombre d’au moins { $limit }
fault-most = il faut ici un nombre d’au plus { $limit }
fault-short = c’est trop court : il en faut au moins { $limit }
fault-long = c’est trop long : il en faut au plus { $limit }
fault-pattern = ce n’est pas écrit comme il le faut : { $pattern }

## Actions illisibles

malformed-code = « { $code } » n’a la forme d’aucune action de ce jeu
malformed-field = « { $value } » n’a pas la forme du champ « { $field } »
malformed-kind = une action doit indiquer son « kind »
malformed-fields = l’action « { $kind } » ignore ces champs ou ne les a pas reçus : { $fields }

## Choses qui n’existent pas

unknown-number = le nombre { $number } est hors limites
unknown-value = le champ « { $field } » ne connaît pas « { $value } »
unknown-option = { $game } n’a pas d’option « { $option } » ; ses options sont : { $options }
unknown-setting = « { $value } » ne convient pas à l’option { $option } : { $help }
unknown-players = { $game } est un jeu pour { $least } à { $most } joueurs
unknown-game = aucun jeu ne s’appelle « { $game } » ; les jeux d’ici sont : { $games }
nothing-to-decide = cette place n’a rien à décider
