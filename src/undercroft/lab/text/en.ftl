decimal-sign = .
simulate-playing = Playing
simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} · seed { $seed }
run-stopped = { $done ->
    [0] Stopped before the first game was over.
   *[other] Stopped after { $done } of { $wanted } games; what follows is partial.
}
simulate-seat = Seat
simulate-team = team
simulate-bot = Bot
simulate-wins = Won [95 %]
simulate-edge = Edge
simulate-score = Score
simulate-time = Per decision
simulate-end = How it ended
simulate-share = Share [95 %]
simulate-line = Line of the score
simulate-players = Players who have it [95 %]
simulate-points = Points to them
simulate-winning = Winning score: { $mean } ± { $half }; by the share of games below: { $spread }
simulate-decisions = Decisions in a game: { $mean } ± { $half }
worker-killed = One of the processes that did the work was ended from outside; what had been found so far is lost. Short of memory?
folder-has-records = the folder { $folder } has records already; name another one, or a new one
arena-title-games = { $game } · { $players } players · { $games } games · seed { $seed }
arena-title-deals = { $game } · { $players ->
    [one] one player
   *[other] team of { $players }
} · { $games ->
    [one] one deal
   *[other] the same { $games } deals
} for every bot · seed { $seed }
arena-rating = Rating
arena-matrix-games = Row ahead of column, in % of their games, with the 95 % interval; a tie counts half.
arena-matrix-deals = Row better than column, in % of the deals, with the 95 % interval; both won or both lost counts half.
arena-all = all
arena-significant = { $better } is better than { $worse }: ahead { $ahead }×, behind { $behind }×, p { $p }.
arena-open = { $better } is not shown to be better than { $worse }: ahead { $ahead }×, behind { $behind }×, p { $p }.
arena-failed = { $games ->
    [one] In one game
   *[other] In { $games } games
}: { $trouble }
calibrate-title = { $game } · { $bot } in all seats · { $games } games for each setting · seed { $seed }
calibrate-stopped = Stopped after { $done } of { $wanted } games, too few to tell anything.
calibrate-target = Target
calibrate-by = Players
calibrate-players = { $players ->
    [one] alone
   *[other] { $players } players
}
calibrate-value = { $players ->
    [one] alone, { $value }
   *[other] { $players } players, { $value }
}
calibrate-seat = { $players } players, seat { $place }
calibrate-together = together
calibrate-picture = 0 to 100 %, ▒ aimed at
calibrate-won-met = { $target }: { $found } won, { $aim } aimed at: met.
calibrate-won-missed = { $target }: { $found } won, { $aim } aimed at: missed.
calibrate-each-met = { $target }: { $where } comes nearest to the limits with { $found } won, { $low } to { $high } aimed at: met.
calibrate-each-missed = { $target }: { $where } comes nearest to the limits with { $found } won, { $low } to { $high } aimed at: missed.
calibrate-even-met = { $target }: the weakest wins { $found } ({ $where }), at least { $aim } aimed at: met.
calibrate-even-missed = { $target }: the weakest wins { $found } ({ $where }), at least { $aim } aimed at: missed.
calibrate-edge-met = { $target }: the seat furthest ahead wins { $found } of the games ({ $where }), at most { $aim } aimed at: met.
calibrate-edge-missed = { $target }: the seat furthest ahead wins { $found } of the games ({ $where }), at most { $aim } aimed at: missed.
calibrate-scores-met = { $target }: { $found } lie from { $low } to { $high } ({ $where }), at least { $aim } aimed at: met.
calibrate-scores-missed = { $target }: { $found } lie from { $low } to { $high } ({ $where }), at least { $aim } aimed at: missed.
no-targets = { $game } names no targets to hold it against.
no-such-list = there is no list “{ $name }” under vary
unknown-target = there is no target called “{ $target }” here; the targets are: { $targets }
