# The words of the table around any board. All keys begin with `web-`: a game's own words are laid over these.

web-home = Back to the front page
web-tools = At any time
web-rules = Rules
web-rule = Rule { $rule }
web-settings = Settings
web-this-table = This table
web-the-table = The table
web-yes = yes
web-no = no
web-nothing = nothing
web-nothing-yet = nothing yet
web-connecting = Looking for the table …
web-again = Load again
web-load-failed = This table could not be loaded.
web-table-ended = This table is closed to you
web-title = { $game } · Undercroft
web-title-turn = ● Your turn · { $game }

## The connection

web-net-away = The connection is lost. It comes back by itself; nothing is lost.
web-net-ended = This table is not open any more.

## Turns

web-your-turn = Your turn
web-your-turn-waits = Your turn waits
web-your-turn-as = Your turn: { $name }
web-turn-of = { $names } to move
web-decides = decides now
web-waits-for = The table waits for { $names }.
web-telling = The others’ moves are being told. Esc shows how things stand.
web-choices = { $count } ways to go on.
web-as-list = All of it as a list
web-choose = Choose one
web-nothing-to-do = There is nothing for you to do now.
web-skip = Skip
web-time-left = { $time } left

## People

web-players = Players
web-team = The team
web-you = you
web-you-short = You
web-you-now = you, now
web-you-also = also you
web-you-play = You play { $name }
web-turn-to = Play { $name } now
web-you-watch = You watch
web-seat-number = Seat { $seat }
web-seat-thinking = is thinking …
web-seat-away = not here now
web-seat-stand-in = a bot stands in
web-seat-resigned = has given up
web-hit = hit: { $change }
web-mute = Do not hear { $name }
web-unmute = Hear { $name } again
web-watching = { $count ->
    [one] { $names } watches.
   *[other] { $names } watch.
}
web-sit-down = Sit down for { $name }

## What can be done

web-rail-left = Players and log
web-rail-right = What to do, and talk
web-undo = Undo
web-undo-not = Undo is not possible: { $why }
web-undo-whole = Takes back the last action.
web-undo-turn = Take back my whole turn, as far as can be
web-hint = Hint
web-hint-thinks = An expert looks at your seat …
web-hint-odds = { $action }: wins about { $value } of such games.
web-hint-judged = { $action }: its outlook is { $value } out of 100.
web-hint-other = Nearly as good: { $action } ({ $value }).
web-pause = Pause
web-resume = Go on
web-paused = Pause
web-paused-words = Nobody acts and no clock runs.
web-paused-covered = The table is covered and the clock stands still.
web-final-luck = Luck answers then: no taking back.
web-final-disclosed = The others see it then: no taking back.
web-final-passes = Then it is another’s turn: no taking back.
web-final-over = This ends the game.
web-brings-of = { $figure }, { $thing }
web-brings-die = A die decides.
web-brings-draw = One of { $count } is drawn.

## The log

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-action = { player }: { $action }
web-step-undo = { player } takes that back.
web-step-resign = { $reason ->
    [time] { player } has lost on time.
   *[will] { player } gives up.
}
web-step-seat = { $name } now plays in seat { $seat }.
web-step-pause = The game is paused.
web-step-resume = The game goes on.

## Since somebody looked away

web-away = Since you looked away
web-away-for = { $minutes ->
    [one] Away for a minute
   *[other] Away for { $minutes } minutes
}
web-away-words = { $count ->
    [one] One of the others has moved. The table stands as it was; step on to catch up.
   *[other] { $count } moves. The table stands as it was; step on to catch up.
}
web-away-show = Show move { $number }
web-step-back = Step back
web-step-on = Step on
web-play = Play
web-stop = Stop
web-to-my-turn = To my turn
web-to-the-table = To the table
web-recap = When I come back, tell it
web-recap-steps = step by step
web-recap-line = in one line
web-recap-none = not at all

## Talk

web-talk = Talk
web-chat = Chat
web-signs = Signs
web-say = Say something …
web-say-not = Nobody may write now
web-silence = Silence: signs only
web-silence-short = Silence
web-silence-words = While silence reigns nobody may write. Make a sign, or point at a thing.
web-gesture-yes = Yes
web-gesture-no = No
web-gesture-wait = Wait
web-gesture-hurry = Hurry
web-gesture-danger = Danger
web-gesture-help = Help
web-gesture-well-done = Well done
web-gesture-thanks = Thanks
web-point = Show it to everybody
web-nothing-printed = Nothing more is printed on it.

## This table

web-link = The link to this table
web-link-words = Whoever has it may watch, or take a seat that a bot keeps warm.
web-copied = Copied
web-watchers = Those who watch
web-watchers-quiet = They may only look
web-send-away = Send { $name } away
web-your-seats = Your seats
web-your-seats-words = You may play several seats: the table leads you from one to the next.
web-sit-too = Play { $name } too
web-seat-up = Give { $name } to a bot
web-leaving = Leaving
web-leaving-words = If you leave, a bot plays on, and you may come back. Whoever gives up does not come back.
web-leave = Leave, a bot plays on
web-return = Come back
web-resign = Give up
web-resign-sure = Yes, give up for good
web-bot-plays = A bot plays for you
web-bot-plays-words = It keeps your seat warm.

## Keys

web-keys = Keys
web-key-list = walk through the choices
web-key-choose = choose what carries that number or letter
web-key-act = do what is selected
web-key-back = let go of it; skip what is told
web-key-undo = take the last action back
web-key-undo-turn = take back as much as can be
web-key-hint = ask an expert
web-key-pause = pause, or go on
web-key-talk = say something
web-key-seat = to the next of your seats
web-key-keys = these keys

## On a phone

web-tabs = Parts of the table
web-tab-hand = Hand
web-tab-team = Players
web-tab-log = Log
web-tab-talk = Talk
web-sheet = All choices

## A game without a board

web-by-seat = By seat
web-plain-sheet = Plain sheet
web-no-board = This is a sheet without pictures. Everything you may know is on this sheet, everything you may do stands in the list.

## The end

web-end-summary = The game is over · { $steps } moves, { $time } minutes
web-watched-won = They have won
web-watched-lost = They have lost
web-team-won = You have won
web-team-lost = You have lost
web-nobody-won = Nobody wins
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-winner = winner
web-points = Points
web-end-page = The score
web-points-to = { $first } points to { $second }
web-points-team = { $points } points
web-forfeited = (forfeited)
web-lost-points = { $points } were lost
web-record = Record
web-rematch = Rematch
web-next = The next of the series
web-decline = Not again
web-would-again = { $name } would play again
web-declined = { $name } does not play again
web-waits-for-others = Waiting for the others to agree.
web-to-the-next = To the next table
web-replay = Replay
web-share = Share
web-look-table = Look at the table
web-to-the-end = Back to the result
web-back-to-games = Back to the games
web-decisive = What decided it
web-show-it = Show it
web-fates = What became of each
web-last-moves = The last moves

## A replay

web-replayed = { $game }, replayed
web-replay-step = Step
web-replay-of = of { $last }
web-replay-first = To the first step
web-replay-last = To the last step
web-replay-speed = Speed
web-replay-to = To step { $step }
web-eyes = Whose eyes
web-eyes-open = All open
web-eyes-watch = A spectator
web-fork = Play on from here
web-fork-words = A table of your own begins at this step, with bots in the other seats.
web-link-here = Link to here
web-won-together = Won together
web-lost-together = Lost together

## A first game, guided

web-guide-at = Your first game, { $lesson } of { $lessons }
web-guide-leave = Leave the guide
web-guide-see = What you see
web-guide-want = What you want
web-guide-press = What to press
web-guide-back = Back
web-guide-on = Go on
web-guide-show = Show me
web-guide-goes-on = It goes on when you have done it.
web-guide-done = That was the guide. The rest of this game is yours.
web-guide-off = You went another way, and the guide stays behind. Play on as you like.
web-guide-offer-title = A first game, guided
web-guide-offer = Your first time? A guided game teaches you while you play; this one waits.
web-guide-offer-short = Your first time?
web-guide-offer-yes = Guide me
