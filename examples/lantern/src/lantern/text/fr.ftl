game-title = Lanterne
game-summary = Deux à quatre voleurs partagent une lumière : descendre encore, ou partir avec ce que l’on a.

option-players-label = Joueurs
option-players = Nombre de joueurs
option-stairs-label = Escalier
option-stairs = Ce qu’un dé doit montrer au moins pour trouver l’escalier dans le noir

## Actions

kind-deeper = Descendre
kind-climb = Remonter
kind-charm = Montrer le charme
action-deeper = Descendre plus bas
action-climb = Remonter à l’air libre
action-charm = Montrer votre charme

## Événements

event-dealt = { player } reçoit un charme contre { $tile }.
event-dealt-hidden = { player } reçoit un charme.
event-found = { player } trouve { $tile }.
event-lurks = Surgi de l’ombre : { $tile } !
event-charmed = { player } montre un charme : { $tile }, voilà qui ne gênera plus personne.
event-climbed = { player } remonte.
event-dark = La lanterne s’éteint.
event-rolled = { player } cherche l’escalier à tâtons et obtient { $face }.

## Tuiles

tile-copper = une pièce de cuivre
tile-silver = un gobelet d’argent
tile-pearl = une perle
tile-ruby = un rubis
tile-crown = la couronne
tile-bats = les chauves-souris
tile-ghost = le fantôme
tile-flood = la crue

## Refus

refuse-over = La nuit est finie.
refuse-turn = C’est à { player } de décider.
refuse-charm = Votre charme a servi, ou ce qu’il écarte n’est pas dans le caveau.
refuse-empty = Le sac est vide : on ne descend pas plus bas.

## Invites, fins et points

prompt-choose = Plus bas, ou à l’air libre ?
prompt-wait = { player } réfléchit.
prompt-over = La nuit est finie.
end-dark = La lanterne s’est éteinte.
end-out = Tout le monde est dehors.
score-treasure = Trésors rapportés
score-charm = Un charme qui n’a pas servi

## Contenu

column-treasures = Trésors
column-dangers = Dangers
column-code = code
column-points = points
column-count = combien
column-charms = charmes

## Contenus et positions inutilisables

content-codes = deux sortes de tuiles portent le code « { $code } »
content-charms = il y a { $count } charmes, et { $wanted } joueurs peuvent en demander un chacun
position-json = ce n’est pas une position de Lanterne ({ $reason })
position-seats = une position a deux à quatre places, chacune avec un sac et un charme, et l’une d’elles décide
position-pieces = des tuiles ou des charmes manquent, ou sont en trop

## Ce que montre une vue

view-turn = Décide maintenant
view-below = En bas
view-sacks = Sac
view-charms = Charme
view-lying = Dans le caveau
view-boxed = Hors du jeu
view-bag = Dans le sac commun
view-stairs = Trouve l’escalier dans le noir, ou plus
view-dark = Dans le noir
figure-points = Points
fate-out = remonté
fate-below = resté en bas
charm-spent = épuisé

## La partie guidée

guide-vault-title = Une lanterne pour tous
guide-vault-see = La lanterne éclaire le caveau. Ce qui gît à son pied y rôde déjà.
guide-vault-want = Rapporter plus que les autres, avant que la lumière ne s’éteigne.
guide-deeper-title = Un pas plus bas
guide-deeper-see = Il n’y a pas encore grand-chose dans le caveau : la lumière ne risque rien pour l’instant.
guide-deeper-want = Chaque pas tire une tuile du sac : un trésor pour vous, ou un danger.
guide-deeper-press = (1) Descendre plus bas, puis (2) le grand bouton.
guide-climb-title = Sortir à temps
guide-climb-see = Les autres ont joué, et vous avez quelque chose dans votre sac.
guide-climb-want = Qui remonte le garde pour de bon.
guide-climb-press = (1) Remonter à l’air libre, puis (2) le grand bouton.
