### Words of the terminal.

## Help

help-undercroft = Dungeon board games to play in the terminal, alone, together or with bots. Without a command, a menu opens.
help-undercroft-examples =
    undercroft                      open the menu
    undercroft { $game }                play a game at once
    undercroft resume               go on with the last game
    undercroft --lang fr games      the games, in French
help-usage = Usage:
help-section-options = Options
help-section-commands = Commands
help-section-positional-arguments = Arguments
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGS]…
help-metavar-game = GAME
help-metavar-file = FILE
help-metavar-rule = ID
help-examples = Examples:
help-help = Show this and exit.
help-lang = The language, English or French; usually that of your locale. May stand anywhere.
help-game = The name of a game; “undercroft games” lists them.
help-seats = Who plays, in order: a name is a person; “novice”, “skilled”, “expert”, “master”, “greedy” and “random” are bots; “Grim:expert” is a bot called Grim, “expert@400” one with its own budget of iterations, “exec:COMMAND” a bot in a program of yours. Several people share the keyboard.
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
    undercroft play { $game } --seed 7 --option clock=0
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
help-rules = The rules of a game in our own words, or one rule by its id.
help-rules-short = Read the rules of a game.
help-rules-examples =
    undercroft rules { $game }
    undercroft rules { $game } K9
help-rule = The id of one rule.
help-content = Show everything that a game is played with, and where each entry comes from: the rule book, a known fact, or this house.
help-content-examples =
    undercroft content { $game }
    undercroft content { $game } --content my-cards.toml
help-content-short = Show the cards of a game.
help-games = List the games that are installed, with their options.
help-games-short = List the games.
help-games-examples = undercroft games
help-simulate = Let bots play many games and count how they end.
help-simulate-short = Let bots play many games.
help-simulate-examples =
    undercroft simulate { $game } --games 1000
    undercroft simulate { $game } --seats greedy,random --seed 7
help-quest = For those who write quests of Deck Box Dungeons: begin a new one, check it, and see how hard it is.
help-quest-short = Write and check quests.
help-quest-examples =
    undercroft quest new my-quest.toml
    undercroft quest check my-quest.toml
    undercroft play deckbox --content my-quest.toml
help-check-quest = Check a quest file: every mistake with its place; or, if there is none, its map, how often bots win it and why they lose.
help-check-quest-short = Check a quest file.
help-check-quest-examples =
    undercroft quest check my-quest.toml
    undercroft quest check my-quest.toml --bot expert@100 --games 100 --heroes 3
help-new-quest = Write a commented quest to begin with.
help-new-quest-short = Begin a new quest.
help-new-quest-examples =
    undercroft quest new my-quest.toml
    undercroft quest new my-quest.toml --print-style
help-quest-file = A quest file.
help-quest-games = How many games are tried; 0 for none.
help-quest-bot = The bot that plays.
help-quest-heroes = How many heroes, 1 to 4.
help-quest-print = Print style: a fixed map instead of a pool of tiles.
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

unknown-command = there is no command or game called “{ $command }”; the commands are: { $commands }
unknown-language = there is no language “{ $language }” here; there are: { $languages }
bad-option = there is no option { $option }
bad-option-usage = the option { $option } needs a value
bad-missing = { $name } is missing
bad-usage = { $reason }
bad-number = { $option } takes a whole number from { $least } up, not “{ $value }”
bad-word = { $option } takes one of { $words }, not “{ $value }”
bad-players = { $count ->
        [one] one seat is named
       *[other] { $count } seats are named
    }, and the option “players” says otherwise
malformed-seats = “{ $seats }” is not a list of seats: write names and kinds of bots with commas between them, such as Ann,Bob,expert
malformed-option = “{ $option }” is not an option: write name=value, each name once
only-bots = only bots can play here: { $kinds }
malformed-bots = “{ $bots }” is not a list of bots that can meet: write two or more, each once, with commas between them, such as random,greedy
nobody-to-meet = bots meet at a table of two players or more
not-a-terminal = this needs a terminal with a screen and a keyboard
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
paused = Pause
paused-words = The table is covered and the clock stands still.
paused-key = Press Enter to go on.
refused = { $reason } ({ $rule } · r reads the rule)
unreadable-code = This cannot be played: { $reason }.
undone = Taken back.
taken-back = An action is taken back.
not-your-turn = It is not your turn.
hint = Hint: { $action }. This wins about { $value } % of the time, from what you can see.
hint-judged = Hint: { $action }. Its outlook is { $value } out of 100, from what you can see.
hint-other-judged = Nearly as good: { $action } ({ $value }).
hint-other = Nearly as good: { $action } ({ $value } %).
hint-thinks = Looking for a hint { $bar } { $percent } %   Space: say it now   Esc: never mind
save-as = Save as:
saved = Saved to { $path }.
rules-title = The rules of { $game }
no-rules-page = This game has no page of rules.
nobody-else = Nobody else at this keyboard may act now.
who-acts = Who acts out of turn?
nobody = Nobody
quit-question = Leave the game? It is saved; “undercroft resume” goes on with it.
quit-yes = Leave
quit-no = Stay
bot-thinks = { $name } is thinking …
bot-thinks-so-far = { $name } is thinking { $bar } { $percent } %   Space: decide now
help-title = Keys
help-keys =
    CHOOSING
    arrows        move to the next thing that may be chosen in that direction
    1-9, letters  choose what carries that label
    Enter         go on; with everything chosen, do it
    Esc           back to the choice before
    Tab           another kind of action
    a letter      shown below, turns a yes-or-no of the action over
    : or /        type the code of an action

    AT THE TABLE
    u  take back          h  hint: what an expert would do, and why
    Space  a bot that thinks decides now, a hint is said now
    o  another player acts out of turn
    p  pause              s  save to a file
    w  all that happened, sentence by sentence
    r  rules              q  leave; the game is saved

    LOOKING
    Shift and arrows move the drawing when it is larger than the window.
    The action under the cursor is drawn as if it were taken.
story-title = What happened
log-cut = (w: all) …
keys-choose = ←↑↓→ labels  Enter do
keys-kind = Tab kind
keys-wait = …
keys-table = h hint  u undo  ? keys  q quit
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
menu-keys = ↑ ↓ move  ← → change  Enter choose or type  Del remove a player  q quit

## Games and content

seats = { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
content-hash = Hash
content-called = called
column-title = Title
column-origin = origin
origin-rulebook = rule book
origin-fact = fact
origin-house = house

## Quests

quest-written = { $file } is written. Change it as you like, then: undercroft quest check { $file }
quest-exists = { $file } is there already; choose another name
quest-is-bad = { $file } is not a quest yet: see above
quest-headline = { $title }: { $goal }
quest-style = { $style ->
        [print] Print style: its map.
       *[app] App style: the start, the tiles of the pool, the finale.
    }
