# The words of the pages. What a game says stands in the game's folder.

# every page
page-skip = To the content
page-main = Pages
page-tables = Tables
page-start = Start
page-rules = Rules
page-finished = Finished
page-me = Me
page-guest = Guest
page-language = Language
page-theme = Light or dark
page-to-move = to move
page-unofficial = Yiqi is free software, made by players. It is not connected with the designers and publishers of the games, who are named in the rulebooks.

# home
home-title = Deep games, played together
home-about = 弈棋 is to play at board games; 一起, said the same way, is together. Live tonight or over weeks, with friends and good bots, exactly by the rulebook.
home-start = Start a table
home-game = Game
home-seats = { $least }–{ $most } players
home-seats-title = Seats
home-seat = Seat { $number }
home-seat-name = Name at seat { $number }
home-bot-kind = Which bot sits at seat { $number }
home-you = You
home-your-name = Your name
home-name = Name
home-anyone = anyone with the link
home-me = Me
home-open = Open
home-bot = Bot
home-seat-more = Another seat
home-seat-fewer = One seat fewer
home-hotseat = Several of you at one screen: a curtain falls between turns.
home-pace = Pace
home-options = Options: printed rules
home-table-name = Name of the table
home-table-name-example = Sunday table
home-onlookers = Others may look on
home-open-table = Open the table
home-yours = Your tables
home-yours-none = Nothing yet. Tables you sit at stand here, those that wait for you on top.
home-waiting =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
home-your-turn = your turn
home-letters =
    { $count ->
        [one] 1 letter
       *[other] { $count } letters
    }
home-gathering = seats are open
home-waits-for = { $name } is to move
home-finished = Finished
home-all = All
home-results = Results
home-you-points = you { $points }
home-play = Play
home-look = Look
home-new = New here?
home-bots = Play { $game } against bots
home-bots-about = no account; what may be chosen is lit
home-try = Try
home-rules = Read the rules
home-rules-about = every clause, with the rulings where the book is silent
home-read = Read
home-fair = Every draw can be checked
home-fair-about = the seed is sealed first and shown at the end
home-open-tables = Open tables
home-open-none = Nobody waits for players just now.
home-left =
    { $count ->
        [one] 1 seat left
       *[other] { $count } seats left
    }
home-join = Join
home-join-link = Join by link
home-join-example = paste the link you were sent

pace-none = No clock
pace-live = Live
pace-phased = By phase
pace-daily = A day a move

bot-random = Dice
bot-rich = Drifter
bot-idle = Idler
bot-greedy = Noah
bot-numbered = { $name } { $number }

# sitting down
sit-title = A seat at { $table }
sit-about = You are invited to a game of { $game }.
sit-yours = your seat
sit-button = Sit down
sit-once = The link works once. From then on this browser has the seat; at the table you can make a link for another device.

# the table
table-connecting = Taking a seat …
table-menu = Menu of the table
table-home = All tables
table-share = Copy the link of the table
table-sound = Sound on my turn
table-rules = Rules
table-record = Download the record
table-device = Continue on another device
table-bot = Let a bot play for me
table-extend = Ask for more time
table-end = Propose to end the match
table-leave = Leave the seat
table-players = Players
table-points = If scored now
table-side = Log, chat, letters, rules
table-log = Log
table-chat = Chat
table-say = Say something to the table …
table-send = Send
table-letters = Letters
table-letters-with = Letters by who reads them
table-letter-new = New
table-letter-to = Write to
table-letter-say = Write to these …
table-letters-about = Only those you choose read it, nobody who looks on, no bot. Who takes over a seat later reads what is written from then on.
table-hush = Silence in this phase: nobody speaks or writes. It is open again afterwards.
table-chapters = Parts of the match
table-replay = Look back through the match
table-first = To the beginning
table-play = Play it step by step
table-step-back = One move back
table-step-on = One move on
table-then = If played
table-parts = Parts of the table
table-choose = Which one?
table-ask-back = Ask to go back here
table-now = Back to now
table-gathering = Waiting for players
table-gathering-about = Send them the link. The match begins when every seat is taken.
table-invite = Link to the table
table-copy = Copy
table-seal = The seed of this match, sealed (SHA-256):
table-sit = Sit down
table-curtain-about = Hand over the screen. Nothing of the last player is on the page any more.

js-you = you
js-to-move = to move
js-bot = bot
js-open-seat = open seat
js-away = away
js-watching = { $n } watching
js-live = live
js-polling = online
js-lost = The connection to the table is lost. Trying again …
js-retry = Try now
js-your-turn = Your turn
js-waits = Waiting for players
js-over = The match is over
js-ended = The table was closed without a result
js-move = Move { $n } of { $total }
js-undo = Undo
js-undo-turn = Undo the turn
js-pass-on = Pass on to { $name }
js-curtain-title = { $name } is to move
js-curtain-up = I am { $name }
js-since = Since your last visit
js-past-line = You are looking at move { $n } of { $total }
js-undone = taken back
js-yes = Agree
js-no = Refuse
js-voted = You have answered.
js-vote-agree = agrees
js-vote-refuse = refuses
js-copied = Copied.
js-results = Results
js-leave-sure = Leave your seat? A bot or another player may take it.
js-end-sure = Propose to the table to end the match without a result?
js-letter-from = A letter from { $name }
js-letters-unread = { $n } not read
js-letters-none = No letters yet.
js-letter-choose = Choose whom to write to.
js-letter-deaf = Not all of them can read letters now.
js-chapter = Go to …
js-late = Late
js-refused = That is not possible now.
js-stale = Too late: the question has changed.
js-clause = rule { $name } { $text }
js-failed = No answer from the table. Nothing was played that you have not been shown.
js-choose = { $n } to choose from
js-picked = Put back
js-picked-help = { $name }: choose among the { $n } that are lit.
js-chosen = Chosen. Now { $n } to choose from.
js-why-nothing = Nothing forbids it.
js-kept = asked
js-ok = OK
js-cancel = Cancel
js-copy = Copy
js-zoom-in = Larger
js-zoom-out = Smaller
js-zoom-all = The whole board
js-close = Close
js-end-go = Propose it
js-leave-go = Leave
js-then-point = Point at a lit place to see what it would do.
js-keys = arrows move between what is lit · Enter chooses · ? why not
js-link-title = Send this link to the one who is to sit there. It works once.
js-give-bot = Let a bot play
js-take-back = Take it back
js-seat-link = Link for this seat
js-aside = Answer beforehand
js-hurry = Skip ahead
js-watch = What { $name } did
js-happened = Since my turn
js-happened-turn = The last turn
js-step = { $n } of { $total } since your turn
js-step-turn = { $n } of { $total } of the last turn
js-log = Log
js-talk = Log
js-board = Board
js-back = Back
js-device-title = Open this link once on the other device. It is a key to your seat: keep it to yourself.

say-waiting = { $names } to move
say-gathering = Waiting for players
say-running = The match goes on
say-paused = The table is paused. Nothing can be played until it goes on.
say-early = Bots are playing the part before you begin …
say-over = The match is over
say-ended = The table was closed without a result
say-broken = The rules do not open this match. Log and record can still be read.

vote-undo = { $name } asks to go back to move { $to }
vote-end = { $name } proposes to end the match without a result
vote-extend = { $name } asks for more time
log-undo = { $name } went back to move { $to }
log-undo-host = the operator took the match back to move { $to }

house-joined = { $name } sits down
house-seated = { $name } sits down
house-left = seat { $number } was left
house-moved = { $name } continues on another device
house-bot = a bot plays for seat { $number }
house-back = { $name } is back
house-link = there is a new link for seat { $number }
house-paused = the table is paused
house-resumed = the table goes on
house-over = the match is over
house-ended = the table is closed
house-late = the time of { $name } is up

# results
results-title = Results
results-scores = The scores, row by row
results-row = Scored for
results-why = Why
results-rule = rule { $clause }
results-total = Total
results-no-tie = No tie had to be broken.
results-course = How it went
results-turn = turn { $number }
results-board = The board at the end
results-again = Again?
results-rematch = Rematch
results-rematch-go = To the rematch
results-rematch-join = Join the rematch
results-rematch-wants = The table is open, your seat is kept.
results-new-seats = Another table
results-start-moves = The same people; the start player moves on.
results-record = The record
results-record-about =
    { $lines ->
        [one] One line of plain text. The sealed seed is open now: every draw can be checked.
       *[other] { $lines } lines of plain text. The sealed seed is open now: every draw can be checked.
    }
results-verified-yes = every draw matches the seal
results-verified-no = the draws do not match the seal
results-verified-unknown = sealed
results-download = Download
results-replay = Replay
results-show = Show it here
results-check = On your own machine:
results-wins = { $name } wins { $game }
results-shared = { $names } win { $game } together
results-ended = The table was closed
results-ended-about = All agreed to end the match: there are no places.
results-summary = { $best } points to { $others } · { $turns } moves
results-again-asked = asked
results-again-bot = bot
results-again-ready = ready

# a class
class-new = A class
class-home = many tables at once from a list of names, watched and paused from one page
class-go = Open
class-about = Write the names of the pupils, one a line. They are seated in this order, as evenly as can be; bots sit where somebody is lacking. Each pupil gets a link to a seat.
class-choose = Choose this game
class-title = Name of the class
class-title-example = 4B
class-size = Players at a table
class-names = Names, one a line
class-names-about = At most { $most } names.
class-open = Open the tables
class-yours = Your classes
class-one = A class
class-watch = Watch
class-pause = Pause all
class-resume = All go on
class-links = Links for the pupils
class-links-about = A sheet with a link for everybody who does not sit yet. Each sheet makes new links: those of an older one are dead.
class-slips-about = Print and cut, or send each pupil the link. A link works once; this page is shown this once.
class-slip = Table { $number }
class-back = To the class
class-is-paused = paused
class-away = not here yet
class-look = Look on
class-link-of = A new link for { $name }: whoever sits there now loses the seat
class-bot-for = Let a bot play for { $name }, who may still come by a new link
class-key-about = With this link the class opens once in another browser, with everything you can do here. Keep it from your pupils: it is not on the screen until you show it, and can be copied unseen. A new link makes this one dead.
class-key-copy = Copy the link
class-key-show = Show the link
class-enter = Open the class here
class-enter-about = From then on this browser has the class as well: all its tables, links and pauses. The link works once.
class-others =
    { $count ->
        [one] Open in 1 other browser.
       *[other] Open in { $count } other browsers.
    }
class-close = Take it from them
class-tables =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
class-waiting =
    { $count ->
        [one] 1 seat waits for its pupil
       *[other] { $count } seats wait for their pupils
    }
class-paused =
    { $count ->
        [one] 1 paused
       *[other] { $count } paused
    }

# the report on a match
report-title = What the match shows
report-about = Pictures and tables of the whole match, with questions to discuss.
report-read = Read the report
report-archive = All tables and the record
report-paper = For paper
report-short = On screen

# rules
rules-title = The rules of { $game }
rules-about = Every clause in words of our own, with its first and last words in the printed book. Rulings fill in where the book is silent.
rules-contents = Contents
rules-clause = Clause { $clause }
rules-quote = First and last words in the printed rulebook
rules-ruling = ruling
rules-option = option

finished-none = No match has been finished yet.
finished-older = Older ones

# settings
settings-title = Settings
settings-system = As the system
settings-light = Light
settings-dark = Dark
settings-sound = A soft sound when it is my turn
settings-save = Save
settings-colours = Can you tell them apart?
settings-colours-about = Every player has a colour and a shape. The shape alone is enough.
settings-shape-0 = blue circle
settings-shape-1 = vermilion triangle
settings-shape-2 = green square
settings-shape-3 = ochre diamond
settings-shape-4 = purple star
settings-shape-5 = slate hexagon
settings-keys = Keys at the table
settings-key-tab = to the next part: board, cards, buttons
settings-key-arrows = between the things that may be chosen
settings-key-dim = also to things that may not be chosen now
settings-key-enter = choose
settings-key-escape = put back, close
settings-key-why = why not?
settings-key-step = back and forward through what was done; Esc leads back to now

# troubles
error-title = That did not work
error-about = Nothing has been changed.
error-home = To the tables
error-not-found = There is no such page.
error-bot-seat = A bot sits there.
error-broken = The rules do not open this match.
error-busy = Too much at once. Wait a moment.
error-class-many = A class has at most { $most } pupils.
error-class-names = Write at least one name.
error-class-not-yours = Only its teacher may see this class.
error-class-size = This game seats { $least } to { $most } at a table.
error-no-class = There is no such class.
error-dead-link = This link has been used, or was replaced by a new one.
error-empty = Write something first.
error-failed = Something went wrong here, not with you. Nothing was played.
error-form = That message has a wrong form.
error-no-clock = This table has no clock.
error-no-onlookers = Only those who sit at this table may see it.
error-no-letters = At this table nobody writes letters: that takes three seats and two people.
error-no-reader = Seat { $number } cannot read letters now: no person plays it.
error-no-thread = There are no letters among these.
error-no-record = There is no such move.
error-no-seat = There is no free seat.
error-no-table = There is no such table.
error-not-over = The match is not over yet.
error-not-seated = You do not sit at this table.
error-not-yours = That is for the one who sits there, or who opened the table.
error-origin = The request came from another site.
error-seated = You sit at this table already.
error-silent = Silence in this phase: chat and letters are open again after it.
error-stale = Too late: the question has changed.
error-table-early = Bots are still playing the part before people begin.
error-table-paused = The table is paused.
error-table-gathering = The match has not begun.
error-table-over = The match is over.
error-table-ended = The table was closed.
error-too-large = That is too much at once.
error-undo = You cannot go back there.
error-vote-open = The table is being asked already.
error-wish = A table like that cannot be opened: { $detail }
