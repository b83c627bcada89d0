unknown-bot = aucun robot ne s’appelle « { $kind } » ; les robots d’ici sont : { $kinds }
thinker-ended = Le processus où un robot réfléchissait s’est arrêté, et celui qui a pris la suite aussi. Manque de mémoire ?
thinker-slow = Deux processus où un robot réfléchissait n’ont pas répondu, chacun en { $seconds } secondes.
endless-game = après { $most } décisions, aucune fin en vue ; le reste a été joué au hasard

## Les robots qui sont des programmes à part. Les raisons peuvent suivre un deux-points.

no-programs = « { $kind } » est du code d’autrui, qui n’est lancé que là où vous le nommez vous-même
malformed-class = « { $kind } » ne peut pas servir de robot ({ $reason })
no-bot-class = « { $kind } » n’est pas une classe de robot : elle doit dériver de undercroft.bots.bot.Bot
malformed-command = « { $command } » n’est pas une commande que l’on puisse lancer ({ $reason })
empty-command = elle est vide
outside-replaced = Le robot « { $bot } » a quitté la table : { $reason }. Le robot glouton joue à sa place.
outside-not-started = il ne peut pas être lancé ({ $reason })
outside-slow = aucune réponse n’est venue en { $seconds } secondes
outside-gone = il s’est terminé sans répondre
outside-gone-saying = il s’est terminé, et ses derniers mots furent « { $words } »
outside-endless = aucune fin de ligne n’est venue en { NUMBER($most, useGrouping: 0) } octets
outside-malformed = la réponse n’est pas une ligne du protocole ({ $reason })
outside-number = la réponse est à la question { $found }, et la question { $wanted } était posée
outside-illegal = la réponse est contraire à la règle { $rule }
