simulate-playing = Parties en cours
simulate-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-seat = Place
simulate-team = équipe
simulate-bot = Robot
simulate-wins = Gagné [95 %]
simulate-score = Score
simulate-time = Par décision
simulate-end = Fin de partie
simulate-share = Part [95 %]
simulate-decisions = Décisions par partie : { $mean } ± { $half }
