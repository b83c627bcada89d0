### What the pages say that few open, and that a table does not wait for: companions and the workshop.

pad-undo = Undo
pad-who = Who plays?
pad-player = Player { $number }
pad-sigil = Another sign
pad-away = Without this player
pad-add = One more player
pad-begin = Begin
pad-points = Points
pad-so-far = so far
pad-empty = nothing yet
pad-next = Next: { $what }
pad-missing = Still missing: { $what }
pad-winner = Who has won?
pad-another = Another sheet
pad-less = one less
pad-more = one more
pad-erase = Take the last digit away
companion-home = To the games
companion-list = To the list
companion-sheets = Go on
companion-saved = saved
companion-waiting = sent later
companion-not-saved = not saved
companion-backup = Save as a file
companion-remove = Throw away
companion-remove-sure = “{ $title }” and everything entered there will be gone.
companion-keep = Keep
companion-bring = Open a saved file
companion-gone = This sheet is not on this device.
companion-not-a-sheet = This file was not saved by this companion.
companion-share = Share with other phones
companion-share-how = Whoever opens this link writes on the same sheet. Pass it on at your table only.
companion-share-code = The link of this sheet as a QR code
companion-share-link = Link of this sheet
companion-away = No connection: what you enter is sent later.
companion-other-game = This link is of another game’s companion.
companion-phones =
    { $count ->
        [one] Shared: only this phone is here
       *[other] Shared: { $count } phones are here
    }
companion-offline = Works without a network
companion-install = Put it among your apps
companion-install-how = The browser’s menu puts it on your home screen.
bench = Workshop
bench-about = Write, see at once what is wrong and what it looks like, try it, play it.
bench-none = This game has no workshop.
bench-kept = It is kept in this browser.
bench-not-kept = This browser has no room to keep it: save it as a file.
bench-text = Text
bench-result = Result
bench-open = Begin with …
bench-open-about = What you have been writing is not lost: you can come back to it here.
bench-examples = Examples, explained line by line
bench-ours = Of the box, to be changed
bench-file = A file of yours
bench-file-name = mine.toml
bench-too-large = This file is too large.
bench-before = What was there before
bench-checking = Looking at it …
bench-sound = Nothing is wrong: it can be played.
bench-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
bench-line = Line { $line }
bench-picture = A picture of it
bench-deeds = What to do with it
bench-play = Play it
bench-share = Share it
bench-save = Save as a file
bench-link = Link to it
bench-share-about = Whoever has this link can read it, copy it and play it.
bench-print = On paper
bench-print-it = Print it
bench-paper = Paper
bench-paper-a4 = A4
bench-paper-letter = Letter
bench-not-printable = This one cannot be printed: it has no fixed map.
bench-shared = Somebody has shared this with you: read it, try it, play it.
bench-copy = Make a copy of my own
bench-try = Try it out
bench-try-about = Bots play quick games with it. They are no masters: see it as a hint how hard it is.
bench-players = Players
bench-games = Games
bench-begin = Let them play
bench-again = Once more
bench-stop = Stop
bench-progress = { $played } of { $games } games
bench-won = won
bench-interval = { $low } to { $high }, with 95 %
bench-rounds = rounds on average
bench-ends = How the games ended
bench-earlier = The text has changed since.
bench-broken-off = The games have broken off. Try again.
