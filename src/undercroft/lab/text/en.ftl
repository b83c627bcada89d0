simulate-playing = Playing
simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-seat = Seat
simulate-team = team
simulate-bot = Bot
simulate-wins = Won [95 %]
simulate-score = Score
simulate-time = Per decision
simulate-end = How it ended
simulate-share = Share [95 %]
simulate-decisions = Decisions in a game: { $mean } ± { $half }
