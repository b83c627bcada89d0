### Ce que le serveur dit aux gens.

## Les tables

unknown-table = Cette table n’existe pas, ou ne vous est pas ouverte.
unknown-page = Cette page n’existe pas.
unknown-content = Ce contenu n’est pas connu ici : apportez de nouveau son fichier.
unknown-person = Personne de ce nom n’est à cette table.
unknown-bot-here = Il n’y a pas de robot « { $kind } » ici.
table-removed = On vous a fait quitter cette table.
table-not-yours = On vient à cette table sur invitation : demandez son lien.
no-watchers = À cette table, personne ne peut regarder.
table-guided = C’est la partie guidée de quelqu’un : on la joue seul.
table-crowded = Trop de gens sont venus à cette table.
table-over = Cette partie est terminée.
table-not-over = Cette partie n’est pas encore terminée.
table-started = La partie a commencé : cela ne peut plus être changé.
table-not-started = La partie n’a pas encore commencé.
table-closed = Cette table a été fermée.
seat-taken = La place { $seat } est déjà prise.
seat-bot = La place { $seat } a été donnée à un robot : la personne qui a ouvert la table peut la libérer.
seat-kept = Vous avez déjà une place à cette table.
seat-one-each = À une table publique, chacun a une seule place.
seat-not-yours = La place { $seat } n’est pas la vôtre.
seat-left = Un robot joue pour vous : revenez d’abord.
not-owner = Seule la personne qui a ouvert cette table peut faire cela.
owner-stays = On ne peut pas renvoyer la personne qui a ouvert la table.
too-many-people = Il y a plus de monde ici que { $count } places ne peuvent en accueillir.
watchers-quiet = À cette table, qui regarde se tait.
no-hints = À cette table, il n’y a pas de conseils.
no-sequel = Rien ne suit cette partie.
refuse-clock = Votre temps est écoulé : un robot joue à votre place.
refuse-return = Vous avez abandonné votre place.
past-running = La partie est en cours : on pourra la revoir quand elle sera terminée.
fork-over = Là, la partie était déjà finie : repartez d’une étape plus ancienne.

## Les gens

malformed-name = Un nom a besoin d’au moins une lettre.
malformed-words = Il n’y a rien à lire là-dedans.
no-cookie = Le serveur ne sait pas qui vous êtes : rechargez la page.
person-banned = Votre présence n’est plus souhaitée ici.
person-forgotten = Vos données ici ont été effacées.
link-unknown = Ce lien personnel ne mène nulle part.
link-old = Ce lien personnel est trop ancien : faites-en un nouveau sur l’autre appareil.
unknown-guest = Aucune personne portant cet identifiant n’est jamais venue ici.
other-origin = Cette demande vient d’un autre site.

## Ce qui arrive

malformed-message = Ce message est illisible ({ $reason }).
malformed-inquiry = Cette question est illisible ({ $reason }).
malformed-number = « { $value } » n’est pas un nombre pour { $name }.
record-long = Cette partie enregistrée est trop longue : { $most } entrées au plus.
malformed-state = « { $state } » n’est pas un état de table ; il y a : { $states }
not-json = Cette demande devrait être en JSON.
too-large = C’est trop gros : { $most } ko au plus.
too-fast = C’était trop rapide : attendez un instant.
too-many-guests = Trop de nouveaux venus du même endroit : réessayez plus tard.
too-many-open = Vous avez { $most } tables qui ne sont pas terminées : finissez-en ou quittez-en quelques-unes d’abord.
too-many-tables = Vous avez ouvert beaucoup de tables : attendez un peu.
unknown-sheet = Cette feuille n’existe pas : le lien est faux, ou elle a été oubliée.
sheet-crowded = { $most } téléphones ont cette feuille ouverte : il n’y a plus de place.
sheet-full = Cette feuille est pleine : commencez-en une autre.
too-large-note = C’est trop long pour une feuille : { $most } ko à la fois au plus.
too-many-sheets = Vous avez partagé beaucoup de feuilles : attendez un peu.
too-many-uploads = Vous avez apporté beaucoup de fichiers : attendez un peu.
too-many-simulations = Vous avez fait simuler beaucoup de parties : attendez un peu, ou demandez-en moins.
too-many-trials = Une de vos simulations est déjà en cours.
unknown-paper = Il n’y a pas de papier « { $paper } » ; il y a : { $papers }.
too-many-hints = Vous avez demandé beaucoup de conseils : attendez un peu.
too-many-sockets = Trop de connexions : fermez quelques fenêtres.
too-much-talk = Doucement : laissez parler les autres.

## La réserve

not-stored = La table ne peut pas être écrite pour l’instant ({ $reason }). Rien n’est perdu ; réessayez dans un instant.
not-stored-broken = La table ne peut pas être écrite pour l’instant. Rien n’est perdu ; réessayez dans un instant.
not-stored-busy = Il s’est passé trop de choses à la fois. Rien n’est perdu ; réessayez.
store-full = le disque est plein
store-locked = le fichier est verrouillé par un autre programme
store-busy = la base de données est occupée
store-away = la base ne répond pas
store-newer = Ces données ont été écrites par une version plus récente ({ $found } ; ici { $known }).
no-postgres = PostgreSQL demande un paquet de plus : pip install "undercroft[postgres]".
unknown-database = Une base de données s’indique par postgresql://nom@machine/base ; sinon un fichier SQLite est utilisé.

## Le serveur

server-restarts = Le serveur redémarre ; vous serez de retour dans un instant.
server-failed = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.
no-client = Le client web n’a pas été construit. On peut rejoindre les tables par « undercroft join ».
no-port = Aucun port n’est libre à { $host } pour écouter.
