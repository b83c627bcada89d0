decimal-sign = ,
simulate-playing = Parties en cours
simulate-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} · graine { $seed }
run-stopped = { $done ->
    [0] Arrêt avant la fin de la première partie.
   *[other] Arrêt après { $done } parties sur { $wanted } ; ce qui suit est partiel.
}
simulate-seat = Place
simulate-team = équipe
simulate-bot = Robot
simulate-wins = Gagné [95 %]
simulate-edge = Avantage
simulate-score = Score
simulate-time = Par décision
simulate-end = Fin de partie
simulate-share = Part [95 %]
simulate-line = Ligne du score
simulate-players = Joueurs qui l’ont [95 %]
simulate-points = Points pour eux
simulate-winning = Score gagnant : { $mean } ± { $half } ; répartition, par part de parties en dessous : { $spread }
simulate-decisions = Décisions par partie : { $mean } ± { $half }
worker-killed = Un des processus qui faisaient le travail a été arrêté de l’extérieur ; ce qui avait été trouvé est perdu. Manque de mémoire ?
folder-has-records = le dossier { $folder } contient déjà des parties ; nommez-en un autre, ou un nouveau
arena-title-games = { $game } · { $players } joueurs · { $games } parties · graine { $seed }
arena-title-deals = { $game } · { $players ->
    [one] un joueur
   *[other] équipe de { $players }
} · { $games ->
    [one] une donne
   *[other] les mêmes { $games } donnes
} pour chaque robot · graine { $seed }
arena-rating = Cote
arena-matrix-games = Ligne devant colonne, en % de leurs parties, avec l’intervalle à 95 % ; une égalité compte pour moitié.
arena-matrix-deals = Ligne meilleure que colonne, en % des donnes, avec l’intervalle à 95 % ; gagner ou perdre tous deux compte pour moitié.
arena-all = tous
arena-significant = { $better } est meilleur que { $worse } : devant { $ahead } fois, derrière { $behind } fois, p { $p }.
arena-open = Rien ne montre que { $better } soit meilleur que { $worse } : devant { $ahead } fois, derrière { $behind } fois, p { $p }.
arena-failed = { $games ->
    [one] Dans une partie
   *[other] Dans { $games } parties
} : { $trouble }
calibrate-title = { $game } · { $bot } à toutes les places · { $games } parties par réglage · graine { $seed }
calibrate-stopped = Arrêt après { $done } parties sur { $wanted }, trop peu pour en dire quoi que ce soit.
calibrate-target = Objectif
calibrate-by = Joueurs
calibrate-players = { $players ->
    [one] en solo
   *[other] { $players } joueurs
}
calibrate-value = { $players ->
    [one] en solo, { $value }
   *[other] { $players } joueurs, { $value }
}
calibrate-seat = { $players } joueurs, place { $place }
calibrate-together = ensemble
calibrate-picture = de 0 à 100 %, ▒ visé
calibrate-won-met = { $target } : { $found } de victoires pour { $aim } visés : atteint.
calibrate-won-missed = { $target } : { $found } de victoires pour { $aim } visés : manqué.
calibrate-each-met = { $target } : le plus près des limites, { $where }, { $found } de victoires, de { $low } à { $high } visés : atteint.
calibrate-each-missed = { $target } : le plus près des limites, { $where }, { $found } de victoires, de { $low } à { $high } visés : manqué.
calibrate-even-met = { $target } : le plus faible gagne { $found } des parties ({ $where }), au moins { $aim } visés : atteint.
calibrate-even-missed = { $target } : le plus faible gagne { $found } des parties ({ $where }), au moins { $aim } visés : manqué.
calibrate-edge-met = { $target } : la place la plus avantagée gagne { $found } des parties ({ $where }), au plus { $aim } visés : atteint.
calibrate-edge-missed = { $target } : la place la plus avantagée gagne { $found } des parties ({ $where }), au plus { $aim } visés : manqué.
calibrate-scores-met = { $target } : { $found } des scores vont de { $low } à { $high } ({ $where }), au moins { $aim } visés : atteint.
calibrate-scores-missed = { $target } : { $found } des scores vont de { $low } à { $high } ({ $where }), au moins { $aim } visés : manqué.
no-targets = { $game } n’a pas d’objectifs auxquels le comparer.
no-such-list = il n’y a pas de liste « { $name } » sous vary
unknown-target = aucun objectif ne s’appelle ici « { $target } » ; les objectifs sont : { $targets }
