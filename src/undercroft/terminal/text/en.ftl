### Words of the terminal.

## Help

command = undercroft

help-undercroft = Dungeon board games to play alone, together or with bots, in the browser and in the terminal. Without a command, the tables open in the browser.
help-undercroft-examples =
    undercroft                      open the tables in the browser
    undercroft terminal             the menu in the terminal
    undercroft { $game }                play a game in the terminal at once
    undercroft resume               go on with the last game of the terminal
    undercroft --lang fr games      the games, in French
help-usage = Usage:
help-section-options = Options:
help-section-commands = Commands:
help-section-positional-arguments = Arguments:
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGS]…
help-metavar-game = GAME
help-metavar-file = FILE
help-metavar-rule = ID
help-metavar-folder = FOLDER
help-metavar-name = NAME
help-metavar-name-value = NAME=VALUE
help-metavar-bot = BOT
help-metavar-address = ADDRESS
help-metavar-factor = FACTOR
help-metavar-token = TOKEN
help-examples = Examples:
help-help = Show this and exit.
help-version = Tell which release this is.
help-lang = The language, English or French; usually that of your locale. May stand anywhere.
help-game = The name of a game; “{ command } games” lists them.
help-seats = Who plays, in order: a name is a person; “novice”, “skilled”, “expert”, “master”, “greedy” and “random” are bots; “Grim:expert” is a bot called Grim, “expert@400” one with its own budget of iterations, “exec:COMMAND” a bot in a program of yours, “package.module:Class” one in a class of yours. Several people share the keyboard.
help-option = An option of the game; may be given several times. A value of several parts is joined by “+”.
help-seed = A number for luck: the same seed deals the same game.
help-content-file = Play with the cards of another content file.
help-colour = Colour on the screen; NO_COLOR is honoured too.
help-fast = Let bots act without a pause.
help-game-options = Options of this game, with their usual values (--option name=value):
help-play = Play a game: alone, with several people at one keyboard, or with bots.
help-play-short = Play a game.
help-play-examples =
    undercroft play { $game }
    undercroft play { $game } --seats Ann,Bob,expert
    undercroft play { $game } --seed 7 --option { $option }
    undercroft { $game } --help         the options of a game
help-resume = Go on with a saved game. Every game is saved after every action; without FILE the last one goes on.
help-resume-short = Go on with a saved game.
help-resume-examples =
    undercroft resume
    undercroft resume evening.record
help-resume-file = A saved game; usually the last one that was not finished.
help-replay = Step through a record, finished or not; without FILE the last game. As plain text where there is no terminal.
help-replay-short = Step through a record.
help-replay-examples =
    undercroft replay
    undercroft replay evening.record
    undercroft replay evening.record --plain > evening.txt
help-replay-file = A record; usually that of the last game.
help-plain = Print every step as text.
help-saves = List the games that are kept here: those that can go on, and those that are over.
help-saves-short = List the saved games.
help-saves-examples = undercroft saves
saves-none = No game is saved yet.
saves-running = These can go on (in { $folder }):
saves-finished = These are over (in { $folder }):
saves-unreadable = cannot be read here
help-join = Sit down at a table of a server, by its link or by the link of a seat; where there is no room, watch.
help-join-short = Sit down at a table of a server.
help-join-examples =
    undercroft join https://play.example.org/t/vault-heron-742#KEY --name Ann
    undercroft join https://play.example.org/s/vault-heron-742#KEY
help-join-link = The link that somebody gave you, to the table or to a seat.
help-join-name = What you are called there. Each name is a person of its own on this machine.
help-join-watch = Only watch.
help-metavar-link = LINK
help-rules = The rules of a game in our own words, or one rule by its id.
help-rules-short = Read the rules of a game.
help-rules-examples =
    undercroft rules { $game }
    undercroft rules { $game } { $rule }
help-rule = The id of one rule.
help-content = Show everything that a game is played with, and where each entry comes from: the rule book, a known fact, or this house.
help-content-examples =
    undercroft content { $game }
    undercroft content { $game } --content my-cards.toml
    undercroft content { $game } --json
help-content-short = Show the cards of a game.
help-content-json = Print it as JSON, for a program.
help-schema = Print the JSON Schema of everything that leaves a table of a game: views, actions, events, previews, records. Without GAME, what all games have in common, and every message between a table server and its clients.
help-schema-short = Print the JSON Schema of a game, or of the server.
help-schema-examples =
    undercroft schema
    undercroft schema { $game } > { $game }.schema.json
help-labels = Print every word that depends on the content of a game, in one language: the names of all codes, and how actions and events are said.
help-labels-short = Print the words for the codes of a game.
help-labels-examples =
    undercroft labels { $game }
    undercroft labels { $game } --lang fr
help-games = List the games that are installed, with their options.
help-games-short = List the games.
help-games-examples = undercroft games
help-serve = Run a table server, so that people play together in their browsers and terminals.
help-serve-short = Run a table server.
help-serve-examples =
    undercroft serve
    undercroft serve --host 0.0.0.0 --port 80 --public-url https://play.example.org
    undercroft serve --database postgresql://undercroft@db.example.org/undercroft
help-serve-host = The address to listen at; 0.0.0.0 lets others in your network in.
help-serve-port = The port to listen at.
help-serve-database = The address of a PostgreSQL database; usually a file in the data folder.
help-serve-public-url = What people call the server, if it stands behind a proxy.
help-serve-data = The folder where it keeps its files.
help-serve-thinkers = How many processes think for the bots; usually one for each core.
help-serve-limits = How generous the limits for each person and address are; 2 doubles them.
help-serve-keep-days = After how many days finished games of guests are forgotten; 0 keeps them.
help-serve-admin-token = The secret for “{ command } admin” and /metrics; usually made by itself and kept in the data folder.
help-admin = See to a server that runs: its tables and its people. It asks the server for it, with the token in the data folder.
help-admin-short = See to a running server.
help-admin-examples =
    undercroft admin tables
    undercroft admin close vault-heron-742
    undercroft admin forget Xq3dPz0aB1cE
help-admin-tables = List the tables of a server, the latest first, with the people there and their ids.
help-admin-tables-short = List tables.
help-admin-tables-examples =
    undercroft admin tables
    undercroft admin tables --state over --limit 20
help-admin-inspect = Tell who sits at a table, who has come there, and how much has happened; nothing that lies on it.
help-admin-inspect-short = Look at a table.
help-admin-inspect-examples = undercroft admin inspect vault-heron-742
help-admin-export = Write the whole record of a table to a file, of a running one too: it shows everybody’s hand.
help-admin-export-short = Write the record of a table.
help-admin-export-examples =
    undercroft admin export vault-heron-742
    undercroft admin export vault-heron-742 evening.record
help-admin-close = Close a table: nobody plays or looks at it any more. It stays in the store until it is swept.
help-admin-close-short = Close a table.
help-admin-close-examples = undercroft admin close vault-heron-742
help-admin-ban = Send a person away for good: a bot plays on wherever they sat.
help-admin-ban-short = Send a person away.
help-admin-ban-examples =
    undercroft admin ban Xq3dPz0aB1cE
    undercroft admin ban Xq3dPz0aB1cE --pardon
help-admin-forget = Delete the data of a person: in all tables and records they become a deleted guest, and their words go.
help-admin-forget-short = Delete the data of a person.
help-admin-forget-examples = undercroft admin forget Xq3dPz0aB1cE
help-admin-sweep = Forget games that ended long ago, now. “serve --keep-days” does it every day.
help-admin-sweep-short = Forget old games.
help-admin-sweep-examples = undercroft admin sweep --days 90
help-admin-state = Which tables.
help-admin-limit = How many at most.
help-admin-table = The name of a table.
help-admin-file = Where to; usually a file with the table’s name, here.
help-admin-person = The id of a person, as “admin tables” and “admin inspect” show it.
help-admin-pardon = Let the person in again.
help-admin-days = Those that ended so many days ago.
help-admin-url = The address of the server.
help-admin-token = The server’s secret; usually read from its data folder.
help-metavar-table = TABLE
help-metavar-person = PERSON
help-web = Open the tables in the browser, for this machine and the network around it. If they are open already, show them.
help-web-short = Open the tables in the browser.
help-web-examples =
    undercroft web
    undercroft web --host 127.0.0.1 --no-browser
help-web-host = The address to listen at; usually all, so that friends in the network can come; 127.0.0.1 keeps it to this machine.
help-web-browser = Whether a browser is opened.
help-terminal = Open the menu in the terminal: which game, who plays, with which options.
help-terminal-short = Play in the terminal.
help-terminal-examples = undercroft terminal
help-simulate = Let bots play many games and count how they end.
help-simulate-short = Let bots play many games.
help-simulate-examples =
    undercroft simulate { $game } --games 1000
    undercroft simulate { $game } --seats greedy,random --seed 7
help-workshop-games = How many games are tried; 0 for none.
help-workshop-bot = The bot that plays.
help-print-paper = The paper: a4 or letter.
help-print-language = The language of what is printed; that of your commands if nothing is said.
help-print-out = The file to write.
help-games-number = How many games.
help-simulate-seats = The bots, in order of their seats.
help-workers = How many processes; usually one for each core.
help-arena = Let bots meet each other, and tell who is better and how surely. In a competitive game they sit at one table, seats rotated; in a co-operative one each plays the same deals as a whole team.
help-arena-short = Find out which bot is better.
help-arena-examples =
    undercroft arena { $game } --bots random,greedy,novice
    undercroft arena { $game } --bots greedy,expert@400 --games 300 --json arena.json
help-arena-bots = The bots that meet, each once; “expert@400” thinks for 400 iterations.
help-arena-games = How many games, rounded up until all have met equally often; in a co-operative game how many deals, each played by every bot.
help-arena-players = How many sit at a table; usually all bots, in a co-operative game two.
help-arena-json = Write all results to a file, as data.
help-csv = Write a line for each seat of each game to a file, for a spreadsheet.
help-records = Write every game to this folder, numbered, as a record that “replay” reads.
help-calibrate = Hold the content of a game against its targets: bots play every setting, and a table tells whether it is won as often as it should be, whether the seats are equal, and where the winning scores lie. Ends with 1 if a target is missed.
help-calibrate-short = See whether a game is as hard and as fair as it should be.
help-calibrate-examples =
    undercroft calibrate { $game } --games 20
    undercroft calibrate { $game } --content my-cards.toml --chart chart.svg
help-calibrate-target = Only the target with this name; may be given several times.
help-calibrate-bot = The bot in all seats, instead of the one that the targets name.
help-calibrate-games = How many games for each setting and number of players.
help-calibrate-chart = Write the result to a file, as an SVG picture.

## Mistakes on the command line

unknown-command = there is neither a command nor a game called “{ $word }”; the games are: { $games }; the commands are: { $commands }
unknown-language = there is no language “{ $language }” here; there are: { $languages }
bad-option = there is no option { $option }
bad-option-usage = the option { $option } needs a value
bad-flag-usage = the option { $option } takes no value
bad-extra = { $count ->
        [one] there is a word too many: { $words }
       *[other] there are words too many: { $words }
    }
bad-missing = { $name } is missing
bad-usage = { $reason }
bad-number = { $option } takes a whole number from { $least } up, not “{ $value }”
bad-number-within = { $option } takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $value }”
bad-factor = { $option } takes a number above 0, not “{ $value }”
bad-word = { $option } takes one of { $words }, not “{ $value }”
bad-players = { $count ->
        [one] one seat is named
       *[other] { $count } seats are named
    }, and the option “players” says otherwise
malformed-seats = “{ $seats }” is not a list of seats: write names and kinds of bots with commas between them, such as Ann,Bob,expert
bad-name = two people cannot both be called { $name }: give one of them another name
malformed-option = “{ $option }” is not an option: write name=value, each name once
only-bots = only bots can play here: { $kinds }
malformed-bots = “{ $bots }” is not a list of bots that can meet: write two or more, each once, with commas between them, such as random,greedy
nobody-to-meet = bots meet at a table of two players or more
no-token = { $file } cannot be read; name the server’s folder with --data, or its secret with --admin-token
unknown-token = { $url } does not know this secret; it is in the server’s data folder
server-away = { $url } does not answer
no-server-there = at { $url } there is no Undercroft server
malformed-link = “{ $link }” is no link to a table: it looks like https://play.example.org/t/vault-heron-742#KEY
not-a-terminal = this needs a terminal with a screen and a keyboard
game-open-elsewhere = { $file } is open in another window; go on there, or close it first
record-content = it was played with other content (hash { $found }; here it is { $known }); name its file with --content
nothing-to-resume = there is no saved game to go on with
nothing-to-replay = there is no game to replay yet
no-rules = { $game } has no page of rules
unknown-rule = there is no rule { $rule }; the rules go from { $first } to { $last }

## People and bots

bot-greedy = Greedy
bot-random = Random
bot-novice = Novice
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master
bot-program = Program
team = Team

## The table

title-turn = { $game } · { $name }
curtain = Hand the keyboard to { $name }.
curtain-key = { $name }: press Enter when nobody else is looking.
now-plays = It is { $name }’s turn.
paused = Pause
paused-words = The table is covered and the clock stands still.
paused-key = Press Enter to go on.
refused = { $reason } ({ $rule } · r reads the rule)
unreadable-code = This cannot be played: { $reason }.
undone = Taken back.
not-your-turn = It is not your turn.
hint = Hint: { $action }. This wins about { $value } % of the time, from what you can see.
hint-judged = Hint: { $action }. Its outlook is { $value } out of 100, from what you can see.
hint-other-judged = Nearly as good: { $action } ({ $value }).
hint-other = Nearly as good: { $action } ({ $value } %).
hint-asked = Looking for a hint …   Esc: never mind
hint-thinks = Looking for a hint { $bar } { $percent } %   Space: say it now   Esc: never mind
save-as = Save as:
saved = Saved to { $path }.
rules-title = The rules of { $game }
no-rules-page = This game has no page of rules.
nobody-else = Nobody else at this keyboard may act now.
who-acts = Who acts out of turn?
nobody = Nobody
quit-question = Leave the game? It is saved; “{ command } resume” goes on with it.
quit-yes = Leave
quit-no = Stay
preview-figure = { $figure }: { $changes }
preview-luck = Luck answers next: no taking back.
bot-thinks = { $name } is thinking …
bot-thinks-so-far = { $name } is thinking { $bar } { $percent } %   Space: decide now
help-title = Signs and keys
legend-title = SIGNS
legend-key = the key that chooses what it stands at
legend-becomes = what a figure becomes by the action under the cursor
legend-more = at an edge: it goes on there; Shift and arrows move it
legend-cut = words or things that are cut off
closer-title = Under the cursor
printed-on = { $name }: { $words }
printed-here = ON THE TABLE
nothing-to-read = There is nothing to read here.
help-keys =
    CHOOSING
    arrows        move to the next thing that may be chosen in that direction
    1-9, letters  choose what carries that label
    Enter         go on; with everything chosen, do it
    Esc           back to the choice before
    Tab           another kind of action
    a letter      shown below, switches a part of the action on or off
    : or /        type the code of an action

    AT THE TABLE
    u  take back          h  hint: what an expert would do, and why
    Space  a bot that thinks decides now, a hint is said now
    o  another player acts out of turn
    p  pause              s  save to a file
    i  all about the action under the cursor, and the text of the cards in play
    w  all that happened, sentence by sentence
    r  rules              q  leave; the game is saved
    Ctrl-Z  back to the shell for a while; “fg” comes back

    LOOKING
    Shift and arrows move the drawing when it is larger than the window.
    The action under the cursor is drawn as if it were taken.
story-title = What happened
step-undo = An action is taken back.
step-resign = { $reason ->
    [time] { player } has lost on time.
   *[will] { player } gives up.
}
step-seat = { $name } now plays in seat { $seat }.
step-pause = The game is paused.
step-resume = The game goes on.
log-cut = (w: all) …
lines-help = This terminal has no screen, so everything is told in lines. What you type is pressed: an empty line is Enter, a letter or a digit is that key, and { $names } are the keys of these names. A colon and the code of an action take it at once.
lines-keys = up down left right tab escape space
keys-choose = ←↑↓→ labels  Enter do
keys-kind = Tab kind
keys-wait = …
keys-hint = h hint
keys-undo = u undo
keys-help = i text  ? help  q quit
keys-pager = arrows, page up and down: scroll   Esc: back
keys-replay = ← → step  Home End  0 spectator  1-9 seat  a whoever acts  q quit

## The end

end-title = { $game } · the end
won = Won!
lost = Lost.
winners = Won by { $names }.
no-winner = Nobody has won.
score-total = Total
score = { $name }: { $total } ({ $lines })
score-line = { $what } { $points }
answer-next = on to the next
answer-retry = try again
answer-again = play again
answer-later = save for later
answer-quit = quit
saved-for-later = Saved for later to { $path }.

## A table of a server

doorstep = Waiting for the start.
doorstep-yours = Enter starts the game; a bot keeps every open seat warm.
keys-doorstep = c say something  q leave
seat-open = open
seat-yours = { " " }(you)
remote-lost = The connection is lost; looking for the server …
remote-back = The connection is back.
remote-away = The server does not answer now; it is being looked for.
remote-late = The server has not answered. If it still gets to hear of it, it will be done.
remote-covered = The table is covered.
remote-one-seat = You have no other seat at this table.
remote-gone = The table is gone
remote-gone-key = Press Enter to leave.
remote-other-version = The server speaks another version of this program.
remote-other-content = the table plays { $game } with content that is not installed here
help-keys-visit =
    AT A TABLE OF A SERVER
    c  say something; /yes, /no, /wait, /hurry, /danger, /help, /well-done and /thanks are gestures
    b  a bot plays on for you, and you again
    n  to the next of your seats, if you play several
    p  pause, for everybody    s  save the record as far as you may know it
chat-line = Say:
chat-said = { $name }: { $words }
chat-sign = { $name } signs: { $gesture }
gesture-yes = yes
gesture-no = no
gesture-wait = wait
gesture-hurry = hurry up
gesture-danger = danger
gesture-help = help
gesture-well-done = well done
gesture-thanks = thank you
bot-sits-in = A bot plays for you; b takes your seat back.
part-question = Leave the table?
part-waits = Leave; my seat waits for me
part-bot = Leave; a bot plays on for me
part-resign = Give up
another-round = Somebody asks for another round.

## Replay

replay-title = { $game } · { $file }
replay-step = { $step }/{ $steps } · { $time } · { $action }
spectator = spectator
whoever-acts = whoever acts

## The menu

menu-title = Undercroft
menu-resume = Go on with the last game
menu-language = Language
menu-language-name = English
menu-game = Game
menu-seat = Seat { $seat }
menu-add = Add a player
menu-start = Start
menu-rules = Rules
menu-quit = Quit
menu-person = person
menu-bot = bot, { $kind }
menu-quit-question = Quit Undercroft?
option-on = yes
option-off = no
option-usual = the usual one
option-none = none chosen
option-by-lot = by lot
option-without = none
keys-list = ↑ ↓ move  Enter choose  Esc back
keys-several = ↑ ↓ move  Enter take or leave  Esc done
menu-keys = ↑ ↓ move  ← → change  Enter choose  q quit  Del remove a player

## Games and content

seats = { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
content-line = { $what }: { $value }
content-hash = Hash
content-called = called
column-title = Title
column-origin = origin
origin-rulebook = rule book
origin-fact = fact
origin-house = house

## The workshop

workshop-written = { $file } is written. Change it as you like, then: { command } { $name } check { $file }
workshop-exists = { $file } is there already; choose another name
print-written = { $file } is written: open it with a browser and print it there.
print-one = name one thing to print: a file, the name of one of the box, or --set { $sets }

## Whoever runs a server

admin-table = Table
admin-game = Game
admin-people = People
admin-seats = Seats
admin-removed = Sent away
admin-waiting = Waits for
admin-log = Log
admin-items = { $items } items, { $steps } of them steps of the game
admin-changed = Last change
admin-connected = Connections
admin-closed = { $table } is closed; { $count ->
        [0] nobody was there
        [one] one connection was there
       *[other] { $count } connections were there
    }.
admin-banned = { $person } is sent away from { $count ->
        [one] one table
       *[other] { $count } tables
    }.
admin-pardoned = { $person } may come again.
admin-deleted-guest = Deleted guest
admin-forgotten = { $person } is “{ $name }” now, at { $count ->
        [one] one table
       *[other] { $count } tables
    }.
admin-swept = { $count ->
        [0] No game ended { $days } days ago or earlier.
        [one] One game is forgotten.
       *[other] { $count } games are forgotten.
    }

## The tables in the browser

web-open = Undercroft is open: { $address }
web-friends = It listens to the whole network. Friends in the same network come by { $address }
web-stop = Ctrl-C closes it; no game is lost. “--host 127.0.0.1” keeps it to this machine.
web-running = Undercroft is open already: { $address }
web-closed = Undercroft is closed. Games go on where they were.
web-no-client = the web client has not been built; “./play” builds it, and “{ command } terminal” plays without it
web-stuck = another Undercroft is starting or has got stuck: end it and try again
