# Sentences that belong to no single game. Every id here stands in all four languages.
# $line, where there is one, is put in front by `at-line`.

at-line = Line { $line }: { $sentence }
by-rule = { $sentence } (rule { $rule })

## What a person can put right: the command line, tables, records

reason-game-unknown = There is no game called “{ $value }”; the games are: { $allowed }.
reason-seats-out-of-range = { $game } is for { $low } to { $high } seats, not { $value }.
reason-option-unknown = { $game } has no option “{ $value }”; its options are: { $allowed }.
reason-option-value = The option { $option } cannot be “{ $value }”; allowed are: { $allowed }.
reason-option-form = An option is written name=value, not “{ $value }”.
reason-bot-unknown = There is no bot called “{ $value }”; the bots are: { $allowed }.
reason-seats-and-players = { $value } seats are listed, but { $allowed } players are asked for.
reason-language-unknown = There is no language “{ $value }”; the languages are: { $allowed }.
reason-number-form = { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
reason-file-unreadable = The file { $value } cannot be read: { $problem }.
reason-file-unwritable = The file { $value } cannot be written: { $problem }.
reason-file-not-text = The file { $value } is not a text file.
reason-folder-not-empty = The folder { $value } already holds records; nothing was written. Name a new or empty folder.
reason-save-other = An unfinished game with other settings is waiting ({ $value }). Play on with “archipel play { $game }”, or add --new to set it aside and start afresh.
reason-save-damaged = The saved game { $value } cannot be continued. Add --new to set it aside and start afresh.
reason-peers-missing = { $value } is not installed. Install it with: { $allowed }
reason-not-compiled = The compiled modules are missing or older than the sources. Build them with: make compiled
reason-position-incomplete = The position has no “{ $field }”.
reason-player-name = “{ $value }” cannot be a player’s name: it must be one line and not empty.
reason-seed-length = A seed has { $allowed } bytes, not { $value }.

## Moves that no game allows

reason-not-your-turn = It is the turn of seat { $allowed }, not of seat { $value }.
reason-nothing-to-undo = There is nothing to take back yet.
reason-undo-drawn = { $own ->
        [yes] Your last move stands: something was drawn or rolled with it.
       *[no] Your last move stands: { $seat } has drawn or rolled something since.
    }
reason-undo-shown = { $own ->
        [yes] Your last move stands: it has shown you something hidden.
       *[no] Your last move stands: { $seat } has shown something hidden since.
    }
reason-undo-moved = { $own ->
        [yes] Your last move stands: with it your turn was over.
       *[no] Your last move stands: { $seat } has moved since.
    }
reason-undo-taken-over = { $own ->
        [yes] Your last move stands: a bot has taken over from you since.
       *[no] Your last move stands: a bot has taken over from { $seat } since.
    }
reason-no-such-seat = There is no seat { $value }; the seats are 1 to { $high }.
reason-already-resigned = Seat { $value } has resigned already.
reason-not-replaced = Nobody stands in for seat { $value }.
decision-over = The game is over.
reason-game-over = The game is over.
reason-no-such-move = There is no move { $value }; moves are numbered 0 to { $high }.
reason-no-such-text = “{ $value }” is not a move of this game.

## Records

reason-record-not-one = This is no record: it must begin with “{ $allowed }”, not with “{ $value }”.
reason-record-format = This record is written in format { $value }, this program reads formats up to { $allowed }; a later version of it may read this one.
reason-record-cut-off = The record is cut off in the middle of a line.
reason-record-no-entries = The record has no entries; after a blank line it must go on with “0 deal”.
reason-record-unknown-line = A line of the header cannot begin like “{ $value }”; allowed are: { $allowed }.
reason-record-bad-line = “{ $value }” is not written as such a line must be.
reason-record-line-twice = “{ $value }” repeats a line that may stand only once.
reason-record-line-missing = The header has no line “{ $value }”.
reason-record-seat-numbers = The seats must be numbered 1, 2, 3 and so on, not { $value }.
reason-record-contribution-seat = There is no such seat, or it stands twice: { $value }; allowed are { $allowed }.
reason-record-order = “{ $value }” stands where “{ $allowed }” must stand.
reason-record-after-end = “{ $value }” stands after the end of the game.
reason-record-places = “{ $value }” does not give the places of { $allowed } seats.
reason-record-entry-number = Entry { $value } stands where entry { $allowed } must stand.
reason-record-hash-missing = “{ $value }” has no hash, or has one where none may be.
reason-record-seat-unknown = There is no seat { $value }; the seats are { $allowed }.
reason-record-seed-too-early = The record shows the seed, but the game has no end: it is cut off, or the seed was given away.
reason-record-seed-missing = The game has ended, but the record does not show the seed.
reason-record-other-game = The record is of the game { $value }, not of { $allowed }.
reason-record-other-rules = The record was played by rules version { $value }; here is version { $allowed }.
reason-record-options = The record names the options { $value }; the game has { $allowed }.
reason-record-redacted = This is the record of a running game as one seat may see it: it can be read, but not played again.
reason-record-running = The game of this record still runs: it can be played again when its seed is published.
reason-record-seed-wrong = The seed does not belong to the commitment: its SHA-256 is { $value }, promised was { $allowed }.
reason-record-edition-hash = The edition has the hash { $allowed }, but the record was played with { $value }.
reason-record-hash = The hash is { $value }, but playing it again gives { $allowed }: something before it, or in it, was changed.
reason-record-text = The move is written “{ $value }”; its text is “{ $allowed }”.
reason-record-undo-uncounted = “{ $value }” must say how many moves it takes back.
reason-record-undo-counted = “{ $value }” has a number, but in format { $allowed } an undo takes back one move and has none.
reason-record-undo-many = “{ $value }” must take back at least one move and no more than there are: { $allowed }.
reason-record-undo-count = The entry takes back { $value } moves; as the game went, it is { $allowed }.
reason-record-wrong-end = The record says “{ $value }”, but the places are: { $allowed }.

## Editions

reason-edition-unknown = { $game } has no edition “{ $value }”; its editions are: { $allowed }.
reason-edition-not-here = The edition with the hash { $value } is not known to this program.
reason-edition-not-toml = The edition cannot be read: { $problem }.
reason-edition-no-head = The edition has no section [edition] with id and game.
reason-edition-head-field = The edition’s { $field } must be a word without spaces, not “{ $value }”.
problem-edition-other-game = This edition is of the game “{ $value }”, not of { $game }.
problem-edition-loose-value = “{ $section }” must be a section with a source.
problem-edition-no-source = The section { $section } names the source “{ $value }”; allowed are: { $allowed }.
problem-edition-shape = The edition is not built as the game expects: { $problem }.
problem-edition-section-missing = The section [{ $section }] is missing or has no list.
problem-edition-field-missing = Entry { $number } of [{ $section }] has no usable “{ $field }”.
problem-edition-number = “{ $field }” in [{ $section }] is { $value }; allowed: { $allowed }.
problem-edition-id-twice = The id “{ $value }” is used twice.
problem-edition-id-space = The id “{ $value }” is empty or contains a space.
problem-error = error
problem-warning = warning
source-file = a mistake in the file
source-rulebook = the rulebook fixes this
source-report = reports say otherwise: fine if your box has it so
source-derived = we concluded otherwise: fine if your box has it so
source-reconstructed = our reconstruction keeps to this: fine if your box has it otherwise
check-good = { $edition } can be played ({ $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }).
check-bad = { $edition } cannot be played: { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }.

## Playing in the terminal

play-welcome = { $game }, { $seats } seats; you are { $name }. Type a number or a move; “why MOVE”, undo, resign, help and quit work too.
play-resumed = Going on with your unfinished game ({ $decisions ->
        [one] { $decisions } entry
       *[other] { $decisions } entries
    } so far). “--new” starts afresh.
play-set-aside = Your unfinished game was set aside as { $file }.
play-commitment = The shuffle is sealed: SHA-256 of its seed is { $commitment }.
play-prompt = Your move
play-legal = “{ $move }” is allowed.
play-undone = Taken back.
play-saved = The game is kept; “archipel play { $game }” goes on with it.
play-over = The game is over.
play-record = The record is { $file }; “archipel verify { $file }” checks every shuffle.
play-resigned = { $own ->
        [yes] You have resigned; a bot plays on for you.
       *[no] { $seat } has resigned; a bot plays on.
    }
play-resign-sure = Resign? You will rank last. Type “resign” again to do it.
play-curtain = { $name }, it is your turn. Press Enter when nobody else looks.
play-help = Type the number of a move or its text. “why MOVE” explains why a move is not allowed. “undo” takes back your last move as long as nothing was drawn since. “resign” gives up. “quit” keeps the game for later.
play-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
play-you = Me

## Verifying and replaying

verify-good = Verified: the seed keeps its commitment, and all { $decisions } entries follow from it.
verify-running = The game still runs: the record shows its commitment ({ $commitment }); the draws can be checked when the seed is published.
replay-entry-undo = { $seat } takes back the last move.
replay-entry-undo-many = { $seat } takes back the last move and all that bots have played since.
replay-entry-resign = { $seat } resigns.
replay-entry-timeout = { $seat } has run out of time.
replay-entry-takeover = { $name } plays on for { $seat }.
replay-entry-return = { $seat } is back.
replay-entry-stop = All have agreed to stop.
examples-passed = passed
examples-failed = failed

## Positions written by hand

reason-position-field = A position has no field “{ $value }”; allowed are: { $allowed }.
reason-position-thing = There is no “{ $value }”; allowed are: { $allowed }.

## Tables

reason-table-open-already = The table is open already.
reason-table-not-open = This can only be done before the game begins; the table is { $status }.
reason-table-not-running = No game is running here; the table is { $status }.
reason-table-not-over = This can only be done after the end; the table is { $status }.
reason-seat-taken = Seat { $value } is taken.
reason-seat-kept = Seat { $value } is kept for somebody else.
reason-seated-already = You already sit at seat { $value }.
reason-name-taken = Somebody at this table is already called { $value }.
reason-not-seated = You do not sit at this table.
reason-owner-only = Only the owner of the table may do this.
reason-owner-stays = The owner cannot be sent away from the table; cancel it instead.
reason-order-wrong = “{ $value }” is no order of the seats 1 to { $high }.
reason-seats-empty = These seats are still empty: { $value }.
reason-contribution-form = A contribution is { $allowed } hexadecimal digits, not “{ $value }”.
reason-contribution-missing = The contribution to the shuffle is missing from: { $value }.
reason-decision-stale = The table has moved on: decision { $allowed } is asked, not { $value }.
reason-time-is-up = Your time is up.
reason-no-moves = No move was sent.
reason-chain-final = “{ $value }” cannot be taken back, so nothing can be sent behind it in the same message.
reason-table-waits = At this table the others wait for you: you can simply go, or resign.
reason-others-play = Somebody elsewhere plays here too: you can leave or resign, or all agree to stop.
reason-replaced = A bot plays for seat { $value }; come back first.
reason-policy-unknown = For absent players “{ $value }” is not possible; allowed are: { $allowed }.
reason-clock-kind = There is no clock “{ $value }”; the clocks are: { $allowed }.
reason-clock-budget = A budget is 10 seconds to 24 hours with an increment of at most one hour, not { $value }.
reason-clock-days = A clock of days gives one hour to 30 days per move, not { $value } days.
reason-clock-rests = Only a clock of days can rest.
reason-clock-rest = The clock cannot rest at “{ $value }”: rests are minutes of the week in order, and leave at least a day.
name-status-open = open
name-status-running = running
name-status-over = finished
name-status-cancelled = cancelled
name-status-expired = expired
reason-database-url = The database “{ $value }” is not one of ours; allowed are: { $allowed }.

reason-table-name = “{ $value }” cannot be a table’s name: it must be one line and not empty.
reason-position-broken = The position is not possible: { $problem }.
reason-game-broken = The game “{ $value }” cannot be opened: { $problem }.
reason-save-elsewhere = This game was continued somewhere else ({ $value }); nothing was written here. Start “archipel play { $game }” again to go on from there.
reason-argument-unknown = “{ $value }” is not known here. Try: { $allowed }
reason-argument-missing = Something is missing: { $value }. Try: { $allowed }
reason-argument-choice = “{ $value }” is not one of: { $allowed }.
reason-argument-value = { $value } needs a value. Try: { $allowed }
play-pass = Press Enter to hide the table.
play-ranks-last = { $seat } had resigned and ranks last, wherever the bot came.
play-reconstructed = Reconstructed by us, not the printed values: { $sections }.
games-game = game
games-title = title
games-seats = seats
games-options = options
games-editions = editions
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-score = mean score
simulate-summary = { $game } ({ $edition }): { $finished } of { $games } games finished, { $mean } decisions a game, { $speed } decisions a second.
fuzz-good = { $game }: { $states } states of { $games } games checked, with { $leaks } leak tests; nothing broke (seed { $seed }).
fuzz-failed = The game up to there: { $file }
reason-names-too-many = { $value } names are given for { $allowed } people at this keyboard.

## The server

serve-ready = The house is open at { $url }
reason-rematch-open = The table of the next game is open already.
reason-table-unknown = There is no table “{ $value }”; it may have been mistyped.
reason-table-full = All seats of this table are taken or kept for somebody.
reason-page-unknown = There is nothing at “{ $value }”.
reason-method-wrong = “{ $value }” cannot be asked in this way.
reason-blocked = This person does not want to play with you.
reason-chat-empty = There is nothing in this message.
reason-chat-long = A message has at most { $allowed } characters, not { $value }.
reason-message-form = This message cannot be read: { $field }: { $problem }.
reason-body-too-large = This is too large ({ $value } bytes); at most { $allowed } are allowed.
reason-other-origin = Pages of { $value } may not act here.
reason-header-missing = A request that changes something must carry the header { $value }.
reason-too-many = That was too often. Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
reason-store-unavailable = The server cannot reach its database just now. Nothing was changed; please try again in a moment.
reason-closing = The server is being restarted. Nothing is lost; please try again in a moment.
reason-broken = Something went wrong on our side. Nothing was changed.
reason-environment-number = { $name } must be a number from { $low } to { $high }, not “{ $value }”.
reason-public-url = ARCHIPEL_PUBLIC_URL must be an address like { $allowed }, not “{ $value }”.
reason-port-taken = { $value } cannot be listened at: { $problem }.
reason-database-away = The database { $value } does not answer: { $problem }.

## People and accounts

reason-person-name = “{ $value }” cannot be a name here: a name is one line of 1 to { $high } visible characters.
reason-login-form = “{ $value }” cannot be a login: a login is one line of { $low } to { $high } visible characters.
reason-password-form = A password has { $low } to { $high } characters.
reason-password-is-login = The password must not be the login itself.
reason-login-wrong = Login or password is wrong.
reason-password-wrong = The password is wrong.
reason-recovery-wrong = Login or recovery code is wrong.
reason-login-taken = The login “{ $value }” is taken; please choose another.
reason-account-already = You already have an account.
reason-account-needed = Guests have no password; create an account first.
reason-who-are-you = We do not know who you are; please choose a name or log in first.
reason-known-already = You are known here already; log out first to be somebody else.
reason-session-void = You are no longer logged in; please log in again or choose a name.
reason-person-banned = You have been banned from this server.
reason-person-unknown = Nobody here is known as “{ $value }”.
reason-relation-self = You cannot mute or block yourself.

## Administration

reason-person-is-guest = { $value } is a guest: without an account there is nothing to recover.
reason-person-seated = { $value } still sits at a table where a game runs or will begin ({ $tables }); nothing was deleted. Add --force to delete nevertheless.
reason-chat-line-unknown = There is no line { $value } in the chat of this table.
reason-database-missing = There is no database { $value }; set ARCHIPEL_DATABASE_URL to the one your server uses.
admin-id = id
admin-name = name
admin-account = account
admin-created = created
admin-seen = last seen
admin-ban = banned
admin-status = status
admin-game = game
admin-title = title
admin-private = private
admin-seats = seats
admin-changed = changed
admin-yes = yes
admin-nobody = Nobody was found.
admin-no-tables = No table was found.
admin-no-chat = Nothing has been said at this table.
admin-banned = { $name } ({ $person }) is banned; the server will know it within a few seconds.
admin-unbanned = { $name } ({ $person }) may play again.
admin-renamed = { $old } ({ $person }) is now called { $name }.
admin-recovery = The new recovery code for { $name } (login: { $login }) is { $code }. It is shown this once; the one before is void.
admin-deleted = { $name } ({ $person }) is deleted. The name stays in the records of games.
admin-hushed = Line { $number } of the chat is deleted.

## Notices of games over days

mail-turn-subject = Your turn: { $table }
mail-turn-body =
    Hello { $name },

    it is your turn at this table:
mail-digest-subject = { $tables ->
        [one] A table is waiting for you
       *[other] { $tables } tables are waiting for you
    }
mail-digest-body =
    Hello { $name },

    it is your turn at { $tables ->
        [one] this table:
       *[other] these { $tables } tables:
    }
mail-players = At the table: { $players }
mail-deadline = You have until { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } (UTC).
mail-stop = You get this mail because you asked to be told. To get fewer of them, or none: { $link }
mail-code-subject = Your code for Archipel
mail-code-body =
    Hello { $name },

    with this code you confirm that Archipel may write to this address:

    { $code }

    It is valid for 24 hours. If you did not ask for it, simply ignore this mail.
reason-setting-form = The environment variable { $value } cannot be understood. It looks like this: { $allowed }
reason-setting-missing = The environment variable { $value } must be set too, because { $other } is.
reason-mail-not-offered = This server sends no mail.
reason-mail-form = “{ $value }” is not a mail address we can write to.
reason-mail-code-wrong = This is not the code we sent. { $left ->
        [0] Ask for a new one.
        [one] You have one more try.
       *[other] You have { $left } more tries.
    }
reason-mail-code-void = This code is no longer valid. Ask for a new one.
reason-mail-not-sent = The mail could not be sent. Try again later.

## Playing at a server's table

reason-server-address = “{ $value }” is no address of a server or a table; one looks like { $allowed }
reason-server-away = The server { $value } cannot be reached.
reason-server-strange = { $value } does not answer as a server of ours does ({ $problem }).
reason-connection-lost = The connection was lost, so it is not certain whether this was done. Look at the table, and try again if need be.
reason-record-other-table = The record is of the table { $value }, not of { $allowed }.
reason-record-other-commitment = The record has the commitment { $value }, but { $allowed } was shown before the game: this is not the shuffle that was promised.
reason-record-other-contribution = The record has { $value } as your contribution to the shuffle, but you gave { $allowed }.
reason-game-not-here = This table plays “{ $value }”, which is not installed here; installed are: { $allowed }.
reason-game-other-rules = The server plays { $game } by rules version { $value }; here is version { $allowed }.
join-guest = Guest
join-free = free
join-reserved = kept for somebody
join-you = you
join-owner = owner
join-bot = bot: { $kind }
join-game = game
join-players = seats
join-link = link
join-lobby-empty = No table is open at { $value } just now.
join-table = { $game }, { $seats } seats: { $link }
join-playing = You are { $name }, at seat { $number }. Type “help” to see what you can do.
join-watching = You are watching. Type “board” to see the table, “quit” to go.
join-owner-hint = The table is yours: “bot SEAT KIND” gives a free seat to a bot (for example: bot 2 greedy), “free SEAT” frees one, “start” begins the game.
join-waiting = The game begins when the owner of the table starts it.
join-freed = You no longer have a seat at this table.
join-waits = It is the turn of { $seat }.
join-agrees = { $agrees ->
        [yes] { $seat } would like to stop. The game ends when all who play type “stop”.
       *[no] { $seat } would rather play on.
    }
join-came = { $seat } is here.
join-went = { $seat } has gone away for now.
join-lost = The connection is lost; trying again …
join-found = Connected again.
join-left = A bot plays for you now; “back” gives you your seat again.
join-time = { $days ->
        [0] { $time }
        [one] { $days } day { $time }
       *[other] { $days } days { $time }
    }
join-closed = The table is { $status }.
join-kept = Your seat stays yours; come back with: archipel join { $link }
join-checked = The record holds the commitment that was shown to you and your own contribution.
join-help = Type the number of a move or its text. “why MOVE” explains why a move is not allowed. “undo” takes back your last move as long as nothing was drawn since. “board” shows the table again. “say TEXT” speaks to the others. “stop” agrees to end the game without a winner, and again: no longer. “leave” lets a bot play for you, “back” takes your seat again. “resign” gives up. “quit” goes away; your seat stays. Before the game the owner has “start”, “bot SEAT KIND” and “free SEAT”.

## Editions that are sent to a server

reason-edition-dots = A line of the edition has { $value } dots; at most { $allowed } are allowed.
reason-edition-id-long = The edition’s id has { $value } characters; at most { $allowed } are allowed.
reason-server-silent = The server did not start; its messages stand above.

## What a page asks for

reason-replay-running = This game is still being played: until it is over you can look through it as the spectators see it, or from your own seat.
reason-no-such-step = There is no step { $value }; the last one so far is { $high }.
reason-draws-running = The seed of the shuffle is published when the game is over; only then can the draws be checked.
reason-example-unknown = The rulebook has no example “{ $value }”; there are: { $allowed }.
reason-name-of-companion = Only somebody who plays along on your device is given a name when sitting down; you sit under your own.

## The rules as a text

reason-rules-unwritten = The rules of { $game } have not been written down here yet.
problem-edition-list-long = The section { $section } lists { $value } things; a box holds at most { $allowed } of anything.

## Calibrating

reason-no-calibration = There is nothing to calibrate in “{ $value }”: the game has no file calibration.toml.
reason-game-endless = Game { $value } does not come to an end.

## The arena

reason-bot-budget = “{ $value }” names no budget that can be read; write iterations or milliseconds, for example { $allowed }.
reason-bot-no-budget = The bot { $value } takes no budget: name it without a number.
reason-bot-twice = The bot { $value } is named twice; in an arena every bot stands once.
reason-arena-other = The folder { $value } holds another tournament: “{ $field }” differs. Repeat the command that began it, or name a new folder.
reason-arena-damaged = Line { $line } of { $value } cannot be read. Put it right, or name a new folder.
reason-arena-nothing = The folder { $value } holds no tournament.
reason-arena-no-folder = CSV files and plots need a folder: name one with --out.
reason-ray-unreachable = The Ray cluster { $value } cannot be reached: { $problem }.
reason-worker-lost = A process that played was ended from outside, perhaps for want of memory. The same command, perhaps with fewer --jobs, goes on.
arena-dropped = The last line of the folder’s games was not whole and has been dropped; that game is played again.
arena-resumed = Going on: { $finished } of { $games } games are finished already.
arena-stopped = Stopped. { $finished ->
        [one] { $finished } game is
       *[other] { $finished } games are
    } kept; the same command goes on.

## Bots in other programs

reason-bot-program = “{ $value }” names no bot: write a name in small letters and a command, for example { $allowed }; several are separated by semicolons.

## Hints

play-hint = What the bot “search” would play, with the share of wins it expects of each move. This is an estimate.
play-share = { $share }%
play-hint-help = “hint” shows the moves that look best by what you can know.
reason-hint-not-casual = There are no hints at this table: it was opened without them.
reason-hint-unavailable = There is no hint to be had just now; please try again in a moment.

## The screen in the terminal

play-keys = b board · p players · l log · m moves · ? signs · h help
play-page = { $page }/{ $pages }: type it again to go on
play-more = … and { $count } more: m shows all
board-page-board = Board
board-page-players = Players
board-page-log = What happened
board-page-moves = Your moves
board-page-signs = What the signs mean
board-page-help = Help
board-page-answer = Answer
board-page-table = The table
play-no-signs = This board needs no explanation.
play-nothing-asked = Nothing is asked of you just now.
play-pages-help = “board”, “players”, “log” and “moves” show these, “?” what the signs mean; their first letters do as well.
play-numbers = Type a number from 1 to { $high }, or ? or h.
play-deal = The game is laid out; l shows how.
play-too-small = The terminal has { $columns } × { $lines } characters; the drawn table needs { $wide } × { $high }. Here it is in plain lines.
play-too-small-now = { $columns } × { $lines }: please enlarge to { $wide } × { $high }.
play-lack = There is no other choice: { $sentence }
play-outlook = { $seat }: { $points }, if the game ended now { $now }
