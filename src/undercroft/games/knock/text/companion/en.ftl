### What the companion says: a table does not wait for it.

companion-lead = Your six-minute candle, Speech and Silence, and the keeps of your adventure. The cards stay on the table.
companion-what = What do you play?
companion-one-keep = One keep
companion-from = Begin with keep
companion-lay-out = Lay out the keep
companion-title-adventure = Adventure of { $day }
companion-title-keep = Keep of { $day }
companion-ready = Lay out the keep
companion-again-title =
    { $attempt ->
        [2] Second try
        [3] Third try
       *[other] Try number { $attempt }
    }
companion-lay-cards =
    { $keep ->
        [1] Take the cards with a level mark out, shuffle, and put the Black Knight under the pile.
        [2] Shuffle with the cards marked 2, and put the Black Knight under the pile.
       *[other] Shuffle with the cards marked 2 to { $keep }, and put the Black Knight under the pile.
    }
companion-lay-hands =
    { $players ->
        [one] Deal yourself { $cards } cards.
       *[other] Deal { $cards } cards to each of you.
    }
companion-lay-first = Turn the top card up: the dungeon begins with it.
companion-brought = You bring along:
companion-start = Light the candle
companion-start-speech = Light the candle: Speech
companion-pause = Pause
companion-go-on = Go on
companion-chests =
    { $count ->
        [one] chest
       *[other] chests
    }
companion-spells = spells
companion-chests-how = Count the chests on the largest group of chest cards that overlap. They score if you win.
companion-chest-less = One chest less
companion-chest-more = One chest more
companion-does-fireball = Burns a creature that stands, but not the Black Knight.
companion-does-ice-flash = Freezes a creature: it raises no alarm, but must fall before the Black Knight.
companion-does-poison = One corner of a creature counts zero from now on.
companion-does-sphere = Turns Silence back to Speech.
companion-cast = Use
companion-silence = Not a word. Signs and pointing only.
companion-speech = Talk as you like, and make a plan.
companion-flip = touch to flip
companion-silence-now = Silence! Not a word.
companion-speech-now = Speech: you may talk.
companion-silence-shows = Silence shows: it holds when you go on.
companion-speech-shows = Speech shows.
companion-last-minute = One minute left.
companion-time-up = Time is up
companion-time-up-means = The candle is out, and the Black Knight still stands: the keep is lost.
companion-stopped = The clock stands
companion-won = The Black Knight is defeated
companion-won-in-time = He fell just in time
companion-lost = The keep is lost
companion-is-taken = The keep is taken!
companion-all-taken = All four keeps are taken!
companion-is-lost = The keep is lost
companion-lost-means = You may try it again, with the tokens that you brought along.
companion-left = { $time } left on the clock
companion-draw = Which Spellbook token did you draw?
companion-draw-for-us = Draw one for us
companion-draw-first = First draw a token
companion-next = On to keep { $keep }
companion-again = Try the keep again
companion-done = Done
companion-undo = Take back the last step
companion-chests-so-far =
    { $count ->
        [one] { $count } chest so far
       *[other] { $count } chests so far
    }
companion-points = Points of the adventure
companion-column-left = Time left
companion-column-tries = Tries
companion-sound = Sound
companion-shake = Vibration
companion-knobs = Settings of this keep
companion-phone-keeps = The phone keeps for you:
companion-token = Speech and Silence
companion-rules = Rules
