### What the server says to people.

## Tables

unknown-table = There is no such table, or it is not open to you.
unknown-page = There is no such page.
unknown-content = That content is not known here; bring its file again.
unknown-person = Nobody of that name is at this table.
unknown-bot-here = There is no bot “{ $kind }” here.
table-removed = You were sent away from this table.
table-not-yours = This table is by invitation: ask for its link.
no-watchers = At this table nobody may watch.
table-guided = This is somebody’s guided game: one plays it alone.
table-crowded = Too many people have come to this table.
table-over = This game is over.
table-not-over = This game is not over yet.
table-started = The game has begun: this can no longer be changed.
table-not-started = The game has not begun yet.
table-closed = This table was closed.
seat-taken = Somebody sits at seat { $seat } already.
seat-bot = Seat { $seat } was given to a bot: whoever opened the table can free it.
seat-kept = You have a seat at this table.
seat-one-each = At a table that is listed everybody has one seat.
seat-not-yours = Seat { $seat } is not yours.
seat-left = A bot plays for you: come back first.
not-owner = Only whoever opened this table can do that.
owner-stays = Whoever opened a table cannot be sent away.
too-many-people = More people sit here than { $count } seats have room for.
watchers-quiet = Those who watch may only look, at this table.
no-hints = At this table there are no hints.
no-sequel = Nothing follows this game.
refuse-clock = Your time is up: a bot moves for you.
refuse-return = You have given up your seat.
past-running = The game is still running: it can be looked at again when it is over.
fork-over = There the game was over: go on from an earlier step.

## People

malformed-name = A name needs at least one letter.
malformed-words = There is nothing to read in that.
no-cookie = The server does not know who you are: load the page again.
person-banned = You are not welcome here any more.
person-forgotten = Your data here were deleted.
link-unknown = This personal link leads nowhere.
link-old = This personal link is too old: make a new one on the other device.
unknown-guest = Nobody of that id was ever here.
other-origin = This request came from another site.

## What comes in

malformed-message = This message cannot be read ({ $reason }).
malformed-inquiry = This question cannot be read ({ $reason }).
malformed-number = “{ $value }” is no number for { $name }.
record-long = This record is too long: at most { $most } entries.
malformed-state = “{ $state }” is no state of a table; there are: { $states }
not-json = This request should be JSON.
too-large = That is too large: at most { $most } kB.
too-fast = That was too fast: wait a moment.
too-many-guests = Too many newcomers from one place: try again later.
too-many-open = You have { $most } tables that are not over: finish or leave some first.
too-many-tables = You have opened many tables: wait a little.
unknown-sheet = There is no such sheet: its link is wrong, or it was forgotten.
sheet-crowded = { $most } phones have this sheet open: no more fit in.
sheet-full = This sheet is full: begin a new one.
too-large-note = That is too long for a sheet: at most { $most } kB at once.
too-many-sheets = You have shared many sheets: wait a little.
too-many-uploads = You have brought many files: wait a little.
too-many-simulations = You have had many games simulated: wait a little, or ask for fewer.
too-many-trials = A simulation of yours is running already.
unknown-paper = There is no paper “{ $paper }”; there is: { $papers }.
too-many-hints = You have asked for many hints: wait a little.
too-many-sockets = Too many connections: close some of your windows.
too-much-talk = Slowly: let others speak too.

## The store

not-stored = The table cannot be written just now ({ $reason }). Nothing is lost; try again in a moment.
not-stored-broken = The table cannot be written just now. Nothing is lost; try again in a moment.
not-stored-busy = Too much happened at once. Nothing is lost; try again.
store-full = the disk is full
store-locked = the file is locked by another program
store-busy = the database is busy
store-away = the store does not answer
store-newer = This store was written by a later version ({ $found }; here it is { $known }).
no-postgres = PostgreSQL needs one more package: pip install "undercroft[postgres]".
unknown-database = A database is given as postgresql://name@machine/database; without one an SQLite file is used.

## The server

server-restarts = The server restarts; you will be back in a moment.
server-failed = Something went wrong here. Nothing is lost; try again.
no-client = The web client has not been built. The tables can be reached by “undercroft join”.
no-port = There is no free port at { $host } to listen at.
