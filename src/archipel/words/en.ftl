# Sentences that belong to no single game. Every id here stands in all four languages.
# $line, where there is one, is put in front by `at-line`.

at-line = Line { $line }: { $sentence }
at-move = Move { $nth } of the line: { $sentence }
at-parent = In the record of the parent game: { $sentence }
at-file = { $file }: { $sentence }
by-rule = { $sentence } (rule { $rule })

## What a person can put right: the command line, tables, records

reason-game-unknown = There is no game called “{ $value }”; the games are: { $allowed }.
reason-seats-out-of-range = { $game } takes { $low } to { $high } players, not { $value }.
reason-option-unknown = { $game } has no option “{ $value }”; its options are: { $allowed }.
reason-option-value = The option { $option } cannot be “{ $value }”; use one of: { $allowed }.
reason-option-form = An option is written name=value, not “{ $value }”.
reason-bot-unknown = There is no bot called “{ $value }”; the bots are: { $allowed }.
reason-seats-and-players = Seats listed: { $value }; players asked for: { $allowed }. The two must agree.
reason-language-unknown = There is no language “{ $value }”; the languages are: { $allowed }.
reason-number-form = “{ $option }” must be a whole number from { $low } to { $high }, not “{ $value }”.
reason-file-unreadable = The file { $value } cannot be read: { $problem }.
reason-file-unwritable = The file { $value } cannot be written: { $problem }.
reason-file-not-text = The file { $value } is not a text file.
reason-file-long = The file { $value } is longer than { $allowed } bytes.
reason-folder-not-empty = The folder { $value } already contains records; nothing was written. Name a new or empty folder.
reason-folder-has-data = The folder { $value } already contains a data set; nothing was written. Name a new or empty folder.
reason-folder-no-records = There are no records in the folder { $value }; their names end in “.record”.
reason-records-differ = This record ({ $value }) does not go with the others ({ $allowed }): game, edition and number of seats must be the same.
reason-save-other = You have an unfinished game with different settings ({ $value }). Continue it with “archipel play { $game }”, or add --new to set it aside and start afresh.
reason-save-damaged = The saved game { $value } cannot be continued. Add --new to set it aside and start afresh.
reason-peers-missing = { $value } is not installed. Install it with: { $allowed }
reason-not-compiled = The compiled modules are missing or older than the sources. Build them with: make compiled
reason-position-incomplete = “{ $field }” is missing from the position.
reason-player-name = “{ $value }” cannot be a player’s name: it must be one line and not empty.
reason-seed-length = A seed must be { $allowed } bytes long, not { $value }.

## Moves that no game allows

reason-not-your-turn = It is seat { $allowed }’s turn, not seat { $value }’s.
reason-nothing-to-undo = There is nothing to take back yet.
reason-undo-drawn = { $own ->
        [yes] Your last move stands: something was drawn or rolled.
       *[no] Your last move stands: { $seat } has drawn or rolled something since.
    }
reason-undo-shown = { $own ->
        [yes] Your last move stands: it showed you something hidden.
       *[no] Your last move stands: { $seat } has revealed something hidden since.
    }
reason-undo-moved = { $own ->
        [yes] Your last move stands: it ended your turn.
       *[no] Your last move stands: { $seat } has moved since.
    }
reason-undo-taken-over = { $own ->
        [yes] Your last move stands: a bot has taken over from you since.
       *[no] Your last move stands: a bot has taken over from { $seat } since.
    }
reason-no-such-seat = There is no seat { $value }; the seats are 1 to { $high }.
reason-already-resigned = Seat { $value } has already resigned.
reason-not-replaced = No bot is standing in for seat { $value }.
decision-over = The game is over.
reason-game-over = The game is over.
reason-no-such-move = There is no move { $value }; moves are numbered 0 to { $high }.
reason-no-such-text = “{ $value }” is not a move of this game.

## Records

reason-record-not-one = This is not a record: it must begin with “{ $allowed }”, not with “{ $value }”.
reason-record-format = This record is in format { $value }; this program reads formats up to { $allowed }. A later version may be able to read it.
reason-record-cut-off = The record is cut off in the middle of a line.
reason-record-no-entries = The record has no entries; after a blank line it must continue with “0 deal”.
reason-record-unknown-line = A header line cannot begin with “{ $value }”; use one of: { $allowed }.
reason-record-bad-line = “{ $value }” is not a valid line of this kind.
reason-record-line-twice = “{ $value }” repeats a line that may appear only once.
reason-record-line-missing = The header has no line “{ $value }”.
reason-record-seat-numbers = The seats must be numbered 1, 2, 3 and so on, not { $value }.
reason-record-contribution-seat = There is no such seat, or it appears twice: { $value }; use one of: { $allowed }.
reason-record-order = Found “{ $value }” where “{ $allowed }” was expected.
reason-record-after-end = “{ $value }” comes after the end of the game.
reason-record-places = “{ $value }” does not give the places of all { $allowed } seats.
reason-record-entry-number = Found entry { $value } where entry { $allowed } was expected.
reason-record-hash-missing = “{ $value }” has no hash, or has one where none belongs.
reason-record-seat-unknown = There is no seat { $value }; the seats are { $allowed }.
reason-record-seed-too-early = The record shows the seed although the game has not ended: either it is cut off, or the seed was given away.
reason-record-seed-missing = The game has ended, but the record does not show the seed.
reason-record-other-game = This is a record of { $value }, not of { $allowed }.
reason-record-other-rules = The record was played with rules version { $value }; this program has version { $allowed }.
reason-record-options = The record names the options { $value }; the game has { $allowed }.
reason-record-redacted = This is the record of a game in progress as one seat may see it: it can be read, but not replayed.
reason-record-running = The game in this record is still in progress: it can be replayed once its seed is published.
reason-record-seed-wrong = The seed does not match the commitment: its SHA-256 is { $value }, but { $allowed } was promised.
reason-record-edition-hash = The edition’s hash is { $allowed }, but the record was played with { $value }.
reason-record-hash = The hash is { $value }, but replaying gives { $allowed }: this entry, or something before it, was changed.
reason-record-text = The move is written “{ $value }”, but should read “{ $allowed }”.
reason-record-undo-uncounted = “{ $value }” must say how many moves it takes back.
reason-record-undo-counted = “{ $value }” has a number, but in format { $allowed } an undo takes back exactly one move and has none.
reason-record-undo-many = “{ $value }” must take back at least one move and no more than have been made: { $allowed }.
reason-record-undo-count = The entry gives { $value } as the number of moves taken back; it should be { $allowed }.
reason-record-wrong-end = The record says “{ $value }”, but the final places are: { $allowed }.
reason-record-position-broken = The game cannot have gone on from this position: { $problem }.
reason-record-position-wrong = This position has the seal { $value }, but { $allowed } was shown before the game: it is not the one from which it went on.
reason-record-not-going-on = Only a record in format { $allowed } can have a line “{ $value }”: a game that goes on from a position of another.
reason-record-line-running = “{ $value }”: from a game that was still running nobody goes on by a line of moves.
reason-record-no-parent = This game began from the beginning: its record names no parent game.
reason-parent-running = The parent game is still in progress: this can be checked once its seed is published.
reason-parent-other-hash = This is another game: its record has the hash { $value }, but { $allowed } is named as the parent.
reason-parent-differs = Not the same as in the parent game: “{ $value }” here, “{ $allowed }” there.
reason-parent-no-entry = The game is said to go on after entry { $value }, but its parent has only { $allowed }.
reason-parent-not-resigned = The parent game was still running, and seat { $value } had not resigned it when it went on from entry { $allowed }.
reason-parent-other-position = The position is not that of the parent game: after entry { $allowed } and this line of moves, seat { $value } knew something else.

## Editions

reason-edition-unknown = { $game } has no edition “{ $value }”; its editions are: { $allowed }.
reason-edition-not-here = This program does not have the edition of { $game } with the hash { $value }. Nothing is lost: what was begun with it goes on where that edition is.
reason-observation-missing = { $game } offers no observations for learners: its folder has no observation module.
reason-rules-not-here = This was begun by version { $value } of the rules of { $game }; this program has version { $allowed }. Nothing is lost: it goes on with an Archipel that has those rules.
reason-edition-not-toml = The edition cannot be read: { $problem }.
reason-edition-no-head = The edition has no section [edition] with id and game.
reason-edition-head-field = The edition’s { $field } must be a word without spaces, not “{ $value }”.
problem-edition-other-game = This edition is for the game “{ $value }”, not for { $game }.
problem-edition-loose-value = “{ $section }” must be a section with a source.
problem-edition-no-source = The section { $section } names the source “{ $value }”; use one of: { $allowed }.
problem-edition-shape = The edition is not laid out as the game expects: { $problem }.
problem-edition-section-missing = The section [{ $section }] is missing or has no list.
problem-edition-field-missing = Entry { $number } of [{ $section }] has no usable “{ $field }”.
problem-edition-number = “{ $field }” in [{ $section }] is { $value }; allowed: { $allowed }.
problem-edition-id-twice = The id “{ $value }” is used twice.
problem-edition-id-space = The id “{ $value }” is empty or contains a space.
problem-edition-printed = Printed at { $where }: { $allowed }, not { $value }.
reason-edition-long = The edition has { $value } characters; at most { $allowed } are allowed.
reason-editions-of-two-games = These are editions of two games, { $allowed } and { $value }: they have nothing in common.
reason-edition-nowhere = There is no file “{ $value }”, and no edition with this id or hash; the editions here are: { $allowed }.
reason-edition-hash-unclear = Several editions have a hash that begins with { $value }: { $allowed }.
reason-edition-file-exists = The file { $value } is already there and stays as it is; name another one.
name-origin-rulebook = rulebook
name-origin-copy = seen on a copy
name-origin-report = reports
name-origin-derived = inferred
name-origin-reconstructed = reconstructed
problem-error = error
problem-warning = warning
source-file = a mistake in the file
source-rulebook = the rulebook fixes this
source-report = reports differ: fine if your box really is like this
source-derived = we inferred otherwise: fine if your box really is like this
source-reconstructed = our reconstruction keeps to this: fine if your box differs
check-good = “{ $edition }” can be played ({ $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }).
check-bad = “{ $edition }” cannot be played: { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }.

## Editions beside each other, and one’s own

diff-differs = { $where }: { $a } ({ $from_a }) · { $b } ({ $from_b })
diff-only-first = { $where }: only in the first ({ $from_a })
diff-only-second = { $where }: only in the second ({ $from_b })
diff-order = { $where }: in another order
diff-count = { $count ->
        [0] “{ $first }” and “{ $second }” are the same.
        [one] “{ $first }” and “{ $second }” differ in { $count } place.
       *[other] “{ $first }” and “{ $second }” differ in { $count } places.
    }
merge-taken = Taken from “{ $second }”:
merge-conflicts = Known equally well in both, so still as in “{ $first }”:
merge-kept = Known better in “{ $first }”, and kept:
merge-count = Taken: { $taken }; conflicts: { $conflicts }; kept: { $kept }.
merge-not-written = Nothing was written, because the result cannot be played.
edition-written = The file { $file } has been written.
known-value = always { $allowed }
known-range = { $low } to { $high }
known-fewest = at least { $fewest }
known-constraint = { $name }: { $facts }
known-name = { $name }
known-fixed = fixed: { $what }
known-from = { $what } ({ $origin })
known-from-rule = { $what } ({ $origin }, { $rule })
merged-from = from “{ $id }”
new-for = An edition of { $game } for the values of your own copy, begun from “{ $edition }”.
new-head = Fill in the id (one word) and the title in [edition].
new-seen = Where you have read a value on your copy, write it here, and { $written } for its entry or its section.
new-all = If you have compared everything with your copy, write { $written } everywhere, except where it says { $rulebook }.
new-who = Who has seen what, and when, goes into a comment like this one: it is no part of the edition’s hash.
new-check = Then have it checked: { $command }

## Playing in the terminal

play-welcome = { $game }, { $seats } seats; you are { $name }. Type a number or a move; “why MOVE”, undo, resign, help and quit work too.
play-resumed = Resuming your unfinished game ({ $decisions ->
        [one] { $decisions } entry
       *[other] { $decisions } entries
    } so far). “--new” starts afresh.
play-set-aside = Your unfinished game was set aside as { $file }.
play-untaught = The bots first-thought and search have not learned this game yet: they go by the value of positions.
play-taught-by = The bots first-thought and search learned this game with the edition “{ $edition }”.
play-commitment = The shuffle is sealed: the SHA-256 of its seed is { $commitment }.
play-prompt = Your move
play-legal = “{ $move }” is allowed.
play-undone = Taken back.
play-saved = The game is saved; “archipel play { $game }” continues it.
play-over = The game is over.
play-record = The record is { $file }; “archipel verify { $file }” checks every shuffle.
play-resigned = { $own ->
        [yes] You have resigned; a bot plays on for you.
       *[no] { $seat } has resigned; a bot plays on.
    }
play-resign-sure = Resign? You will be ranked last. Type “resign” again to confirm.
play-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
play-help = Type the number of a move or its text. “why MOVE” explains why a move is not allowed. “undo” takes back your last move as long as nothing has been drawn since. “resign” gives up. “quit” saves the game for later.
play-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
play-you = Me

## Verifying and replaying

verify-good = Verified: the seed matches its commitment, and { $decisions ->
        [one] the only entry follows
       *[other] all { $decisions } entries follow
    } from it.
verify-running = The game is still in progress: the record shows its commitment ({ $commitment }); the draws can be checked once the seed is published.
verify-parent-named = It goes on from another game, with the hash { $parent }, after its entry no. { $number } (moves tried since: { $tried }). Whether it does can be checked with that game’s record: archipel verify RECORD --parent RECORD
verify-parent-good = The position is that of its parent game after its entry no. { $number }: what seat { $value } knew is as it was, and everything else that is hidden was dealt anew.
replay-entry-undo = { $seat } takes back the last move.
replay-entry-undo-many = { $seat } takes back the last move and everything the bots have played since.
replay-entry-resign = { $seat } resigns.
replay-entry-timeout = { $seat } has run out of time.
replay-entry-takeover = { $name } plays on for { $seat }.
replay-entry-return = { $seat } is back.
replay-entry-stop = All players have agreed to stop.
happened-restored = The server lost some moves and was restored from a backup, so this game was set back. What is drawn next may have been seen before. You can play on, or all agree to stop.
examples-passed = passed
examples-failed = failed

## Positions written by hand

reason-position-field = A position has no field “{ $value }”; use one of: { $allowed }.
reason-position-thing = There is no “{ $value }”; use one of: { $allowed }.

## Tables

reason-table-open-already = The table is already open.
reason-table-not-open = You can only do this before the game begins; the table is { $status }.
reason-table-not-running = No game is in progress here; the table is { $status }.
reason-table-not-over = You can only do this after the end of the game; the table is { $status }.
reason-seat-taken = Seat { $value } is taken.
reason-seat-kept = Seat { $value } is reserved for someone else.
reason-one-device = Someone on your device already has a seat here, or is invited to one; the host has allowed one seat per device.
reason-companions-unknown = Companions cannot be allowed for “{ $value }”; use one of: { $allowed }.
reason-seated-already = You already have seat { $value }.
reason-name-taken = Someone at this table is already called { $value }.
reason-not-seated = You do not have a seat at this table.
reason-owner-only = Only the table’s host can do this.
reason-owner-stays = The host cannot be sent away from the table; cancel it instead.
reason-order-wrong = “{ $value }” is not an order of the seats 1 to { $high }.
reason-seats-empty = These seats are still empty: { $value }.
reason-contribution-form = A contribution must be { $allowed } hexadecimal digits, not “{ $value }”.
reason-contribution-missing = Contributions to the shuffle are missing from: { $value }.
reason-pledge-form = A pledge must be { $allowed } hexadecimal digits, not “{ $value }”.
reason-contribution-unfit = This contribution does not fit your pledge: its fingerprint is { $value }, but you pledged { $allowed }. Nothing has changed; send the bytes that you pledged.
reason-contributed-already = You have already contributed to this shuffle. The game begins as soon as everyone has.
reason-table-frozen = The host has started the game, so nothing can be changed now. Contributions are still missing from: { $value }.
reason-table-not-frozen = No start is waiting here that could be called off.
reason-decision-stale = The table has moved on: it is now at decision { $allowed }, not { $value }.
reason-time-is-up = Your time is up.
reason-no-moves = No move was sent.
reason-chain-final = “{ $value }” cannot be taken back, so nothing can follow it in the same message.
reason-table-waits = At this table the others wait for you: you can simply go, or resign.
reason-nobody-awaited = A bot can be called only for someone else whose turn it is, and only where the clock does not call one by itself.
reason-still-time = It is too early to call a bot: wait { $minutes ->
        [one] { $minutes } more minute
       *[other] { $minutes } more minutes
    }.
reason-no-time-left = { $clock ->
        [days] Your time for this turn is up. The bot finishes it; then you can come back.
       *[other] Your time is used up, and so is the minute that everyone is given once. The bot plays on for you.
    }
reason-others-play = Someone elsewhere is playing too: you can leave or resign, or all agree to stop.
reason-replaced = A bot is playing for seat { $value }; come back first.
reason-policy-unknown = Absent players cannot be treated as “{ $value }”; use one of: { $allowed }.
reason-clock-kind = There is no clock “{ $value }”; the clocks are: { $allowed }.
reason-clock-budget = A time budget must be 10 seconds to 24 hours, with an increment of at most one hour, not { $value }.
reason-clock-days = A clock in days gives one hour to 30 days per move, not { $value } days.
reason-clock-rests = Only a clock in days can rest.
reason-clock-rest = The clock cannot rest at “{ $value }”: rests are minutes of the week, in order, and must leave at least a day.
name-status-open = open
name-status-running = running
name-status-over = finished
name-status-cancelled = cancelled
name-status-expired = expired
reason-database-url = “{ $value }” is not a database we support; use one of: { $allowed }.

reason-table-name = “{ $value }” cannot be a table’s name: it must be one line and not empty.
reason-position-broken = This position is impossible: { $problem }.
reason-game-broken = The game “{ $value }” cannot be opened: { $problem }.
reason-save-elsewhere = This game was continued elsewhere ({ $value }); nothing was written here. Run “archipel play { $game }” again to go on from there.
reason-argument-unknown = “{ $value }” is not recognised here. Try: { $allowed }
reason-argument-missing = Something is missing: { $value }. Try: { $allowed }
reason-argument-choice = “{ $value }” is not one of: { $allowed }.
reason-argument-value = { $value } needs a value. Try: { $allowed }
play-pass = Press Enter to hide the table.
play-ranks-last = { $seat } had resigned and is ranked last, wherever the bot finished.
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
simulate-summary = { $game } ({ $edition }): { $finished } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } finished, { $mean } decisions per game, { $speed } decisions per second.
fuzz-good = { $game }: { $states ->
        [one] { $states } state
       *[other] { $states } states
    } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } checked, leak tests: { $leaks }; no errors (seed { $seed }).
fuzz-failed = The game up to that point: { $file }
reason-names-too-many = Names given: { $value }; people at this keyboard: { $allowed }.

## The server

serve-ready = Archipel is running at { $url }
reason-rematch-open = The table for the next game is already open.
reason-table-unknown = There is no table “{ $value }”; please check the spelling.
reason-table-full = All seats at this table are taken or reserved.
reason-page-unknown = There is nothing at “{ $value }”.
reason-method-wrong = “{ $value }” cannot be requested in this way.
reason-blocked = This person does not want to play with you.
reason-chat-empty = This message is empty.
reason-chat-long = A message may have at most { $allowed } characters, not { $value }.
reason-message-form = This message cannot be read: { $field }: { $problem }.
reason-body-too-large = This is too large ({ $value } bytes); at most { $allowed } are allowed.
reason-other-host = “{ $value }” is not an address of this server. Whoever runs it can set its name in ARCHIPEL_PUBLIC_URL.
reason-other-origin = Pages from { $value } may not act here.
reason-header-missing = A request that changes something must carry the header { $value }.
reason-too-many = Too many requests. Please wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
reason-store-unavailable = The server cannot reach its database at the moment. Nothing was changed; please try again shortly.
reason-busy = The server is very busy at the moment. Nothing was changed; please try again shortly.
reason-too-slow = This request did not arrive within { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. Nothing was changed; please try again.
reason-closing = The server is restarting. Nothing is lost; please try again shortly.
reason-broken = Something went wrong on our side. Nothing was changed.
reason-needs-server = This needs a server, where people meet; here you play on your own device.
reason-clock-needs-server = Games against the clock need a server. On your own device there is no clock, and nobody loses anything while it is closed.
reason-store-full = There is no room left in this browser to keep the game. Nothing was changed; free some space and try again.
reason-store-broken = This browser cannot keep or read its games at the moment. Nothing was changed; please try again, or reload the page.
reason-game-not-fetched = The rules of { $value } are not on this device yet and could not be fetched. Nothing was changed; please try again when you are online.
reason-everything-foreign = This file does not hold games taken along from a device: its format must be “{ $allowed }”, not “{ $value }”. Nothing was changed.
reason-everything-damaged = This file is damaged at table { $value } ({ $problem }). Nothing was changed.
reason-environment-number = { $name } must be a number from { $low } to { $high }, not “{ $value }”.
reason-public-url = ARCHIPEL_PUBLIC_URL must be an address like { $allowed }, not “{ $value }”.
reason-port-taken = Cannot listen on { $value }: { $problem }.
reason-database-away = The database { $value } is not responding: { $problem }.
reason-database-newer = The database { $value } was written by a newer version of Archipel (revision { $revision }). Nothing was changed; install that version again, or restore the backup from before the update.
reason-database-unwritable = Nothing can be written to the database { $value }: { $problem }. Nothing is lost; please put that right (often the disk is full) and start again.
reason-database-in-use = Another server is already using the database { $value }. Stop it first, or use PostgreSQL, which several servers can share.

## People and accounts

reason-person-name = “{ $value }” cannot be used as a name: a name is one line of 1 to { $high } visible characters.
reason-login-form = “{ $value }” cannot be used as a login: a login is one line of { $low } to { $high } visible characters.
reason-password-form = A password must have { $low } to { $high } characters.
reason-password-is-login = The password must not be the same as the login.
reason-password-weak = This password is one of the first that strangers would try; please choose another, ideally a sentence of your own.
reason-password-has-name = The password must not contain your name or your login; please choose another.
reason-login-wrong = The login or the password is wrong.
reason-password-wrong = The password is wrong.
reason-recovery-wrong = The login or the recovery code is wrong.
reason-login-taken = The login “{ $value }” is taken; please choose another.
reason-account-already = You already have an account.
reason-account-needed = Guests have no password; create an account first.
reason-who-are-you = We do not know who you are; please choose a name or log in first.
reason-known-already = You are already known here; log out first to be someone else.
reason-session-void = You are no longer logged in; please log in again or choose a name.
reason-person-banned = You have been banned from this server.
reason-person-unknown = Nobody here is known as “{ $value }”.
reason-relation-self = You cannot mute or block yourself.
reason-token-void = This token is not valid here: it may have been withdrawn, or not copied as a whole. The owner of the program can make a new one.
reason-not-for-programs = Programs may play, watch, chat and read. This is left to their owner.
reason-programs-full = You already have as many programs as one person can have ({ $allowed }); withdraw one before you make another.
reason-program-unknown = You have no program “{ $value }”.

## Administration

reason-person-is-guest = { $value } is a guest: without an account there is nothing to recover.
reason-not-admin = Only the admins of this server can do this.
reason-person-is-admin = { $value } is an admin of this server. Only the operator can do this, at the shell.
reason-person-no-admin = { $value } is not an admin of this server.
reason-admin-without-account = { $value } has no account; only somebody with an account can be an admin.
reason-report-self = You cannot report yourself.
reason-reported-already = You have already reported this. Thank you; somebody will look at it.
reason-report-nothing = There is nothing left to report here: it has been changed or removed.
reason-report-unknown = There is no report { $value }; perhaps it was handled long ago.
reason-report-no-line = This report is not about a line of the chat, so there is no line to delete.
reason-person-seated = { $value } still has a seat in a game that is in progress or about to begin ({ $tables }); nothing was deleted. Add --force to delete anyway.
reason-chat-line-unknown = There is no line { $value } in this table’s chat.
reason-database-missing = There is no database { $value }; set ARCHIPEL_DATABASE_URL to the one your server uses.
admin-id = id
admin-name = name
admin-account = account
admin-program = program of { $owner }
admin-created = created
admin-seen = last seen
admin-ban = banned
admin-is-admin = { $login }, admin
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
admin-banned = { $name } ({ $person }) is banned and has left all tables; this takes effect within a few seconds.
admin-unbanned = { $name } ({ $person }) may play again.
admin-renamed = { $old } ({ $person }) is now called { $name }.
admin-recovery = The new recovery code for { $name } (login: { $login }) is { $code }. It is shown only once; the previous one is no longer valid.
admin-appointed = { $name } (login: { $login }) is now an admin and finds the desk at /desk.
admin-dismissed = { $name } (login: { $login }) is no longer an admin.
admin-deleted = { $name } ({ $person }) has been deleted. The name remains in the records of games.
admin-restored = { $count ->
        [0] No game is in progress, so there is nobody to tell.
        [one] At { $count } table everyone is now told that the game was set back.
       *[other] At { $count } tables everyone is now told that the game was set back.
    }
admin-hushed = Line { $number } of the chat has been deleted.
admin-closed = Table { $value } is closed; everyone at it has been told.
admin-titled = Table { $value } is now called { $title }.
admin-untitled = Table { $value } no longer has a title.

## Notices of games over days

mail-turn-subject = Your turn: { $table }
mail-turn-body =
    Hello { $name },

    It is your turn at this table:
mail-digest-subject = { $tables ->
        [one] A table is waiting for you
       *[other] { $tables } tables are waiting for you
    }
mail-digest-body =
    Hello { $name },

    It is your turn at { $tables ->
        [one] this table:
       *[other] these { $tables } tables:
    }
mail-players = At the table: { $players }
mail-deadline = You have until { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } (UTC).
mail-stop = You are receiving this email because you asked to be notified. To get fewer of them, or none: { $link }
mail-code-subject = Your Archipel code
mail-code-body =
    Hello { $name },

    Use this code to confirm that Archipel may write to this address:

    { $code }

    It is valid for 24 hours. If you did not ask for it, simply ignore this email.
reason-setting-form = The environment variable { $value } cannot be understood. It should look like this: { $allowed }
reason-setting-missing = The environment variable { $value } must be set too, because { $other } is.
reason-mail-not-offered = This server does not send email.
reason-mail-form = “{ $value }” is not an email address we can write to.
reason-mail-code-wrong = That is not the code we sent. { $left ->
        [0] Ask for a new one.
        [one] You have one more try.
       *[other] You have { $left } more tries.
    }
reason-mail-code-void = This code is no longer valid. Ask for a new one.
reason-mail-not-sent = The email could not be sent. Try again later.

## Playing at a server's table

reason-server-address = “{ $value }” is not the address of a server or a table; one looks like { $allowed }
reason-server-away = The server { $value } cannot be reached.
reason-server-strange = { $value } does not respond like an Archipel server ({ $problem }).
reason-connection-lost = The connection was lost, so we cannot tell whether this was done. Look at the table, and try again if need be.
reason-record-other-table = This is the record of the table { $value }, not of { $allowed }.
reason-record-other-commitment = The record has the commitment { $value }, but { $allowed } was shown before the game: this is not the shuffle that was promised.
reason-record-other-contribution = The record has { $value } as your contribution to the shuffle, but you gave { $allowed }.
reason-record-other-seal = The seal of the record is { $value }, but { $allowed } was shown before your contribution was revealed: someone changed what the shuffle is made from.
reason-game-not-here = This table plays “{ $value }”, which is not installed here; the installed games are: { $allowed }.
reason-game-other-rules = The server plays { $game } with rules version { $value }; this program has version { $allowed }.
join-guest = Guest
join-free = free
join-reserved = reserved
join-you = you
join-owner = host
join-bot = bot: { $kind }
seat-program = program
join-game = game
join-players = seats
join-link = link
join-lobby-empty = No table is open at { $value } right now.
join-table = { $game }, { $seats } seats: { $link }
join-playing = You are { $name }, in seat { $number }. Type “help” to see what you can do.
join-watching = You are watching. Type “board” to see the table, “quit” to leave.
join-owner-hint = You are the host: “bot SEAT KIND” gives a free seat to a bot (random, greedy, first-thought or search; for example: bot 2 greedy), “free SEAT” frees one, “start” begins the game.
join-waiting = The game begins when the host starts it.
join-freed = You no longer have a seat at this table.
join-missed = The host has started the game. It begins as soon as everyone is here to reveal their contribution; still missing: { $names }.
join-called-off = The start was called off before anything was dealt. Everyone pledges a new contribution.
join-waits = It is { $seat }’s turn.
join-agrees = { $agrees ->
        [yes] { $seat } would like to stop. The game ends when all players type “stop”.
       *[no] { $seat } would rather play on.
    }
join-came = { $seat } is here.
join-went = { $seat } has gone for now.
join-lost = Connection lost; trying again…
join-found = Reconnected.
join-left = A bot is playing for you now; “back” returns you to your seat.
join-time = { $days ->
        [0] { $time }
        [one] { $days } day { $time }
       *[other] { $days } days { $time }
    }
join-closed = The table is { $status }.
join-closed-by-operator = The operator of this server has closed the table. Nobody has won or lost.
join-kept = Your seat is kept for you; come back with: archipel join { $link }
join-checked = The record contains the commitment that was shown to you and your own contribution.
join-checked-seal = It also matches the seal that was noted before your contribution was revealed: nobody could choose theirs by it.
join-help = Type the number of a move or its text. “why MOVE” explains why a move is not allowed. “undo” takes back your last move as long as nothing has been drawn since. “board” shows the table again. “say TEXT” speaks to the others. “stop” agrees to end the game without a winner; type it again to withdraw. “leave” lets a bot play for you, “back” returns you to your seat. “call” lets a bot play for someone who has kept everyone waiting too long. “resign” gives up. “quit” closes the table here and keeps your seat. Before the game the host has “start”, “bot SEAT KIND”, “free SEAT” and “call off”, which ends a start that waits for someone.

## Editions that are sent to a server

reason-edition-dots = A line of the edition has { $value } dots; at most { $allowed } are allowed.
reason-edition-id-long = The edition’s id has { $value } characters; at most { $allowed } are allowed.
reason-server-silent = The server did not start; its messages are shown above.
reason-siege-no-postgresql = For “{ $value }” a PostgreSQL of our own is started, and pgserver is not installed: pip install pgserver.

## What a page asks for

reason-replay-running = This game is still being played: until it is over you can look through it as spectators see it, or from your own seat.
reason-no-such-step = There is no step { $value }; the last one so far is { $high }.
reason-draws-running = The seed of the shuffle is published when the game is over; only then can the draws be checked.
reason-example-unknown = The rulebook has no example “{ $value }”; use one of: { $allowed }.
reason-name-of-companion = Only people who share your device are given a name when they sit down; you keep your own.

## The rules as a text

reason-rules-unwritten = The rules of { $game } have not been written down here yet.
problem-edition-list-long = The section { $section } lists { $value } things; a box contains at most { $allowed } of anything.

## Calibrating

reason-no-calibration = There is nothing to calibrate in “{ $value }”: the game has no file calibration.toml.
reason-game-endless = Game { $value } never ends.

## The arena

reason-bot-budget = The budget in “{ $value }” cannot be read; give iterations or milliseconds, for example { $allowed }.
reason-bot-no-budget = The bot { $value } takes no budget: name it without a number.
reason-bot-twice = The bot { $value } is named twice; each bot may appear only once in an arena.
reason-arena-other = The folder { $value } contains another tournament: “{ $field }” differs. Repeat the command that began it, or name a new folder.
reason-arena-damaged = Line { $line } of { $value } cannot be read. Correct it, or name a new folder.
reason-arena-nothing = The folder { $value } contains no tournament.
reason-arena-no-folder = CSV files and plots need a folder: name one with --out.
reason-ray-unreachable = The Ray cluster { $value } cannot be reached: { $problem }.
reason-worker-lost = A process that was playing was stopped from outside, perhaps for lack of memory. Repeat the command to go on, perhaps with fewer --jobs.
arena-dropped = The last line of the folder’s games was incomplete and has been dropped; that game will be played again.
arena-resumed = Resuming: games finished so far: { $finished } of { $games }.
arena-stopped = Stopped. { $finished ->
        [one] { $finished } game is
       *[other] { $finished } games are
    } kept; repeat the command to go on.

## Nets that learn

reason-net-unreadable = The net { $file } cannot be read: { $problem }.
reason-net-broken = The file { $file } is not a whole net: { $problem }.
reason-net-other-game = The net { $file } has learned the game “{ $value }”, not { $allowed }.
reason-net-other-shape = The net { $file } does not fit: its “{ $field }” is { $value } instead of { $allowed }.
reason-net-no-features = No net can learn “{ $game }”: the game does not say what a net is told (features).
reason-learn-no-room = Learning has stopped ({ $file }: { $problem }). { $value ->
        [0] No generation is complete yet.
       *[other] Generation { $value } is complete and can be used.
    } Repeat the command to go on.
reason-learn-other-run = In { $file }, “{ $field }” is { $allowed }, not { $value }. Repeat the command that began this run, or name a new folder.

## Puzzles

reason-puzzles-other = In { $file }, “{ $field }” is { $allowed }, not { $value }. Repeat the command that began this collection, or name a new file.
reason-puzzles-rare = Puzzles of { $game } found so far: { $value }; games looked at: { $games }. They are kept; other iterations or another seed may find more.
reason-puzzle-unknown = There is no puzzle { $value }: the puzzles of this game have the numbers 1 to { $allowed }.
reason-puzzle-differs = The puzzle { $value } of { $game } does not lead to the position that it was found in.
puzzles-stopped = Stopped. { $count ->
        [one] { $count } puzzle is kept
       *[other] { $count } puzzles are kept
    }; the same command goes on.

## Bots in other programs

reason-bot-program = “{ $value }” does not name a bot: write a name in small letters and a command, for example { $allowed }; separate several with semicolons.

## Hints

play-hint = What the bot “search” would play. It knows only what you know, and may be wrong.
play-share = { $share }%
play-alike = equally good
play-behind = { $count ->
        [0] a little weaker
       *[other] about { $count } fewer wins in 100 games
    }
play-chance = { $share ->
        [0] There is hardly a chance of winning left, as it sees it.
        [100] It is almost sure that you will win.
       *[other] It puts your chance of winning at about { $share }%.
    }
play-hint-help = “hint” shows the moves that look best from what you can know.
reason-hint-not-casual = There are no hints at this table: it was opened without them.
reason-hint-unavailable = No hint is available at the moment; please try again shortly.

## The screen in the terminal

play-keys = b board · p players · l log · m moves · ? signs · h help
play-page = { $page }/{ $pages }: type it again for more
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
play-nothing-asked = There is nothing for you to decide just now.
play-pages-help = “board”, “players”, “log” and “moves” show these, “?” what the signs mean; the first letter of each is enough.
play-numbers = Type a number from 1 to { $high }, or ? or h.
play-deal = The game is set up; l shows how.
play-too-small = The terminal has { $columns } × { $lines } characters; the drawn table needs { $wide } × { $high }. Here it is as plain text.
play-too-small-now = { $columns } × { $lines }: please enlarge to { $wide } × { $high }.
play-lack = You have no other choice: { $sentence }
play-outlook = { $seat }: { $points }, if the game ended now { $now }

## Tools for language models

tools-seated = Table { $id }: { $game }. You are { $name }, in seat { $number } of { $seats }.
tools-effort = { $minutes } min · age { $age }+ · weight { $value } of 5
tools-bots = bots
tools-time = Time you have left: { $time }
tools-no-tables = You have no seat at any table yet.
tools-agrees = { $agrees ->
        [yes] { $seat } would like to stop. The game ends when all players agree.
       *[no] { $seat } would rather play on.
    }
reason-section-unknown = The rules of { $game } have no section “{ $value }”; the sections are: { $allowed }.
reason-table-elsewhere = You have no seat at a table “{ $value }”; your tables are: { $allowed }.
reason-tables-many = Too many of your games are in progress: { $value }; at most { $allowed } may be. Finish one first, or resign.

## Backups

backup-done = The backup { $file } is complete. Tables in it: { $tables }; people: { $people }.
restore-done = The database { $value } now holds the backup { $file }. Tables in it: { $tables }; people: { $people }.
restore-kept = What was there before is kept in { $file }.
reason-backup-exists = The file { $value } is already there; name another one, or replace it with --force.
reason-backup-missing = There is no backup { $value }.
reason-backup-itself = The file { $value } belongs to the server’s database itself; name another one.
reason-backup-changed = The backup { $value } is damaged: what is in it is not what was backed up. Nothing was changed; use another backup.
reason-backup-postgresql = PostgreSQL is backed up by its own tool, while people play: { $command }
reason-restore-postgresql = PostgreSQL is restored by its own tool, into an empty database; run “archipel admin restored” afterwards: { $command }
reason-restore-occupied = There is a database { $value } already. With --force the backup takes its place, and the old one is kept beside it under another name.
reason-database-foreign = The database { $value } is not one of Archipel’s.
reason-database-damaged = The database { $value } is damaged: { $problem }. Nothing was changed.

## What does not fit a release

doctor-finding = { $id } { $game } ({ $status }), { $what }: { $sentence }
doctor-finding-entry = { $id } { $game } ({ $status }), { $what }, entry { $number }: { $sentence }
doctor-looked = Tables replayed: { $replayed }. Records verified: { $verified } of { $records }.
doctor-older = The database has the schema { $revision }; this release brings it to { $newest } when a server starts.
doctor-count = { $what }: { $count }
doctor-well = Everything fits this release.
doctor-ill = { $count ->
        [one] { $count } table does not fit this release.
       *[other] { $count } tables do not fit this release.
    } Nothing was changed.
name-doctor-game-not-here = game missing
name-doctor-rules-not-here = rules missing
name-doctor-edition-not-here = edition missing
name-doctor-log-damaged = log damaged
name-doctor-record-not-verified = record not verified
reason-log-gap = Entry { $value } of the log is missing.
reason-log-other-end = According to its log the table is { $status }, which is not what was noted.
reason-log-unreadable = The log cannot be read here: { $problem }.

## Analysis of a finished game

reason-explore-running = This game is still running; it can be explored once it is over.
reason-go-on-running = This game is still running. Only somebody who has resigned it can go on from it before it is over.
reason-go-on-companions = Somebody at your device is still playing this game, at seat { $value }. Whoever goes on from it must have resigned every seat.
reason-go-on-over = The game is over in this position; choose an earlier one to go on from.
reason-analysis-running = This game is still running; it can be analysed once it is over.
reason-analysis-off = This server does not analyse games.
reason-analysis-busy = Another game is being analysed for you already; one at a time. Wait for it, or cancel it.
reason-analysis-crowded = Too many games are waiting to be analysed; please try again later.
analyse-player = player
analyse-begin = chance at the start
analyse-own = own moves
analyse-others = others’ moves
analyse-luck = luck
analyse-end = end
analyse-about = Chances of winning in hundredths, as the strong player estimates them from what each seat knew. Differences within their uncertainty mean nothing.
analyse-turns = The turning points
analyse-no-turn = There was no turning point: the chances shifted in small steps.
analyse-turn-decision = entry { $step }: { $seat } played “{ $made }” ({ $changes })
analyse-turn-luck = after entry { $step }: luck ({ $changes })
analyse-worst = { $seat }: where most was given away
analyse-no-worst = { $seat }: no move was clearly worse than the best.
analyse-gave = entry { $step }: “{ $made }” gave away { $lost } (±{ $doubt }); better: “{ $better }”
analyse-finest = { $seat }: the best finds
analyse-found = entry { $step }: “{ $made }”, better than the next best move by { $ahead }
