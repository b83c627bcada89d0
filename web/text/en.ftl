# The words of the web client's shell and kit. What a game says stands in the game's own files.

# The stage
stage-closer = Closer
stage-farther = Farther
stage-fit = Fit

# Everywhere
close = Close
skip = Skip to the content
ways = Pages
tools = What belongs to this page
way-games = Games
way-tables = Tables
way-rules = Rules
way-settings = Settings
way-about = About
motto = Dungeons, played with friends and bots
language-other = Passer au français
theme-to-daylight = Daylight theme
theme-to-vault = Vault theme, by candle light
you-are = You are { $name }: settings
just-now = just now
server-away = The server does not answer. It is tried again.
imprint = Unofficial: not affiliated with or endorsed by the publishers of these games. Their names are trademarks of their owners. Enjoy them here, and then buy the boxes.
turns = { $count ->
    [one] your turn at one table
   *[other] your turn at { $count } tables
}

# Bots
bot-random = A dice thrower
bot-greedy = A greedy bot
bot-novice = A novice bot
bot-skilled = A skilled bot
bot-expert = An expert bot
bot-master = A master bot
level-random = Random
level-greedy = Greedy
level-novice = Novice
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-about-random = plays anything at all
level-about-greedy = takes what looks best now
level-about-novice = quick, errs often
level-about-skilled = thinks a moment, errs now and then
level-about-expert = thinks, errs seldom
level-about-master = thinks long
some-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}

# The front page
games = Games
play-now = Play now
invite = Invite friends
fact-players = Players
fact-length = Length
fact-kind = Kind
fact-style = Style
continue-games = Continue your game
continue = Continue
open = Open
your-turn = Your turn
table-with = With { $names }
table-alone = On your own
table-waits-for = Waits for { $names }
table-under-way = Under way
table-paused = Paused
table-waiting-to-start = Not begun yet
open-tables = Open tables
own-table = Set up a table of your own
no-open-tables = Nobody has opened a table to all just now. Set up one of your own, or play with bots.
terms-usual = the usual game
has-joined = { $name } has sat down.
join = Join
watch = Watch
seat-open = An open seat

# A table that is set up
new-table = A new table
new-table-about = Everything can be changed until you start; seats and watchers also later.
first-game = Your first game, guided
first-game-short = First game?
another-game = Another game
back-to-games = Back to the games
nowhere = This way leads nowhere.
seats = Seats
shuffle = Shuffle
add-seat = Add a seat
start = Start
share = Invite
copy = Copy
copied = Copied
you = you
a-bot = A bot
seat-n = seat { $seat }
seat-owner = this table is yours
seat-yours = this seat is yours
seat-too = you play this seat too
seat-up = Give up the seat of { $name }
seat-opened = opened this table
seat-came = came by the link
seat-for-link = for whoever has this link
seat-free = free
seat-declined = somebody has declined
seat-link = Link to seat { $seat }
seat-a-bot = Seat a bot
seat-drop = Take seat { $seat } away
sit-here = Sit here
sit-too = Me too
ready = ready
ready-away = ready, away
asked = was asked
remove = Remove
send-away = Send { $name } away
level = Level
level-of = Level of the bot in seat { $seat }
one-link = One link for the table
one-link-about = : take any free seat, or watch
seats-warm = { $count ->
    [one] Seat { $seats } is open: { $bot } keeps it warm until somebody comes.
   *[other] Seats { $seats } are open: bots keep them warm until somebody comes.
}
all-seated = Everybody is here.
owner-starts = { $name } starts the game.
who-opened = whoever opened the table
by-lot = By lot
without = Without
on = On
off = Off
none-chosen = None chosen
less = Less
more = More
clock = Clock
clock-about = Without one the table waits, for days if need be.
clock-none = None
clock-move = Per move
clock-game = Per game
clock-move-of = { $time } a move
clock-game-of = { $time } a game
clock-time = Time to think
at-zero = When the time is up
zero-bot = a bot moves on
zero-lost = the seat is lost
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
watching = Who may watch
watching-about = They see no hand, cannot act, and can be muted.
watching-nobody = Nobody
watching-link = With the link
watching-everybody = Everybody
listed = Where it is listed
listed-about = Public tables stand on the front page.
listed-no = By link only
listed-yes = Public
hints = Hints
hints-about = A bot’s advice with its reason, only when asked for.
hints-yes = Allowed
hints-no = None

# An invitation
invited = { $host } invites you to { $game }
who-is-there = Who is there
free = free
your-name = Your name
your-sigil = Your sigil
take-seat = Take a seat
take-over = Take over
takes-over = The game has begun: you take over from the bot that kept the seat warm.
table-full = All seats are taken.
watch-instead = Watch instead
game-over = This game is over.
see-replay = See how it went
sigil-raven = Raven
sigil-owl = Owl
sigil-bee = Bee
sigil-oak-leaf = Oak leaf
sigil-moon = Moon
sigil-fox-head = Fox

# The rules
rules-of = { $game }: the rules
contents = Contents
search-rules = Search the rules
found-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
found-in = { $count ->
    [one] “{ $query }” in 1 rule
   *[other] “{ $query }” in { $count } rules
}
previous-found = Previous
next-found = Next
print = Print
drawings = Drawings
only-rulings = Only our rulings
only-applying = Only what applies now
ruling = Ruling
rules-own-words = The rules in our own words. Where the book is silent we had to decide: such a ruling is marked by a bar and the word. There are { $count }.
from-table = You came from your table
back-to-table = Back to the table

# Settings
settings-about = Kept in this browser; they hold at once.
keep = Keep
other-device = The same person on another device:
personal-link = personal link
language = Language
language-about = Of pages, cards, rules and everything that is said.
theme = Light
theme-about = The vault is lit by candles; at a table it is the usual one.
theme-system = As the system
theme-vault = Vault
theme-daylight = Daylight
motion = Motion
motion-about = How fast cards and pawns travel, and others’ moves are shown.
motion-0 = None
motion-0-5 = Calm
motion-1 = Usual
motion-2 = Quick
size = Size
size-about = Of words and everything around them.
size-0 = Usual
size-1 = Larger
size-2 = Largest
sound = Sound
sound-about = A short sound when it is your turn.
tab-title = Tab title
tab-title-about = The title of the tab is marked when it is your turn.
notices = Notices
notices-about = The system tells you when it is your turn and you are elsewhere.
notices-forbidden = The browser does not allow notices from this page.
keys = Single-letter keys
keys-about = At a table, letters do things: R turns a card. Switch them off if they get in your way.

# About
about-title = About Undercroft
about-lead = Dungeon games to play with friends and bots, to look at again and to study. Free and open source.
about-games = The games
about-no-credit = The box names those who made it.
about-buy = If you like it here, the box is better still.
about-icons = The pictures
about-icons-licence = The prints are our own, cut with silhouettes by these hands, modified: recoloured, cropped, scaled and drawn together with shapes of ours. From
about-fonts = The type
about-fonts-licence = As Fontsource packages it, unmodified, under the
about-programs = The programs
about-programs-licence = Undercroft is under the MIT licence. Its pages are made with Svelte (MIT licence, the Svelte contributors) and Fluent (Apache licence 2.0, Mozilla and others). The texts of all licences come with it.

# Tables
tables-about = Games go on where you left them, whoever you are waiting for.
no-own-tables = You have no game running.
finished-games = Finished games
no-finished-games = What you have played stays here, to be looked at again.
ended = over
you-won = You won
won-by = Won by { $names }
nobody-won = Lost
replay = Replay
bring-record = Bring a record
bring-record-about = A game that was saved elsewhere, in the terminal say: to look at it step by step, and to go on from any of them.
choose-file = Choose a file
devices = On another device
devices-about = A personal link makes another device of yours the same person, with the same seats.
devices-make = Make a personal link
devices-code = The personal link as a QR code
devices-secret = Whoever opens it is you: pass it on to nobody. It is good for a day.
moved = Welcome back, { $name }.

# A companion
companion = With the box
no-companion = This game has no companion.

# The workshop
bench-way = Write your own
