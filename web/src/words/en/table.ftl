# The table: waiting room, play, end, replay.

table-moves = Your legal moves
table-log = What happened
table-just-now = now
table-minutes-ago = { $count } min
table-hours-ago = { $count } h
table-days-ago = { $count } d
table-nothing-yet = Nothing has happened yet.
table-chat = Chat
table-no-chat = Nobody has said anything yet.
table-mute = Mute { $name }
table-say-something = Say something…
table-send = Send
table-time-days = { $days } d { $hours } h
table-time-left = { $time } left
table-resigned = has resigned
table-stand-in = away; a bot plays ({ $bot })
table-your-turn = Your turn
table-thinking = is thinking
table-is-bot = bot: { $bot }
table-waiting = waiting
table-not-here = not here
table-players = Players
table-playing = playing
table-you = you
table-expired = Nobody came for a long time, so this table was closed.
table-prompt = What you are asked
table-bot-plays-for-you = A bot is playing for you.
table-choose-on = Keep choosing, or put it back.
table-choose-hint = Choose something that glows, or a move from the list.
table-you-watch = You are watching.
table-come-back = Return to my seat
table-go-on-alone = Go on alone from here
table-put-back = Put back
table-undo = Undo
table-clock-budget = { $minutes } min each, plus { $increment } s per turn
table-clock-days = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
table-clock-none = No clock
table-room-title = A table for { $game }
table-room-full = All seats are taken. If you stay, you can watch as soon as the game begins.
table-seat-kept = Reserved
table-seat-free = Free seat
table-has-contributed = ready
table-not-contributed = sitting down
table-sit-down = Sit down
table-add-bot = Bot
table-free-seat = Free the seat
table-start = Start the game
table-cancel = Close the table
table-stand-up = Get up
table-invite-title = Invite friends
table-invite-private = Only people with this link can find the table.
table-invite-open = The table is listed in the lobby. This link leads straight to it.
table-link = The table’s link
table-copy = Copy
table-copied = Copied
table-what-is-played = What is played
table-own-edition = the host’s own edition
table-absent-bot = A bot plays for anyone who is away ({ $bot }).
table-absent-resign = Anyone who is away too long resigns.
table-absent-wait = The table waits for anyone who is away.
table-fair-title = Fair shuffle
table-fair-before = The server has already sealed its secret: this is its fingerprint. Everyone’s device adds random bytes of its own: first only their fingerprint, and after the start the bytes themselves, so that nobody can choose theirs by another’s. After the game the secret is opened and anyone can check every draw.
table-close = Close
table-cannot-enter = You cannot join this table
table-to-the-lobby = To the lobby
table-line-lost = The connection is lost; nothing else is. Trying again ({ $tried })…
table-try-now = Try now
table-cancelled = The host has closed this table.
table-closed = The operator of this server has closed this table.
table-closed-game = The operator of this server has closed this table. The game ended without a winner.
table-menu = More
table-board = The board
table-tab-moves = Moves
table-tab-seats = Players
table-tab-log = Log
table-tab-chat = Chat
table-your-moves = Your moves
table-others-turn = It is someone else’s turn.
table-see-rule = See the rule
table-tap-again = Tap again to play it.
table-not-now = You cannot choose this now.
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-all = Show the whole board
table-rules = The rules
table-edition = About the edition
table-share-position = Copy a link to this position
table-leave = Leave; a bot or the table’s rule takes over
table-call-bot = Let a bot play for { $name }, who is taking too long
table-agree = Agree to stop without a winner ({ $count } so far)
table-agree-no-longer = Withdraw my agreement to stop
table-resign = Resign
table-resign-sure = Resign? You will be ranked last.
table-resign-yes = Yes, resign
table-curtain = It is { $name }’s turn
table-curtain-hint = Hand over the device. Go on when nobody else is looking at the screen.
table-curtain-ready = I am ready
name-option-yes = yes
name-option-no = no

end-stopped = You all agreed to stop
end-player = Player
end-points = Points
end-go-to-rematch = To the next game
end-rematch = Play again
end-replay = Watch the replay
end-record = Record
end-verify = Check the shuffles
end-lines = Line by line
end-race = The course of the game

shuffle-title = Were the shuffles fair?
shuffle-promise = Before anything was dealt, the server sealed a secret and showed its fingerprint:
shuffle-running = The game is still in progress: the secret stays sealed until the end. Then this page checks every draw itself.
shuffle-checking = Checking every draw…
shuffle-good = All { $count } draws were checked here in your browser: they follow from the secret, and the secret matches the fingerprint.
shuffle-bad = Draw { $number } does not follow from the secret. Keep the record and tell others.
shuffle-bad-seal = The secret does not match the fingerprint that was shown. Keep the record and tell others.
shuffle-how = Everyone at the table added random bytes of their own. To check that the cards on the table were these draws, use the record and “archipel verify”.
shuffle-no-crypto = This browser cannot compute fingerprints here, because the page came over an unencrypted connection. Use https, or “archipel verify” with the record.
shuffle-contributions = What the players added

replay-title = Replay
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-seat = Seen by
replay-spectator = a spectator
replay-share = Copy a link to this step
replay-to-table = To the table
replay-explore = Play on from here

table-your-name = What is your name?
table-your-name-hint = or leave it empty: we find you one

table-move-kept = Your move is kept, and will be played once it is back.

## Held against what this browser remembers

shuffle-kept-both = This browser kept that fingerprint while the secret was still sealed, and the bytes you added: both are compared with what the server says now.
shuffle-kept = This browser kept that fingerprint while the secret was still sealed; it is compared with what the server says now.
shuffle-not-kept = This browser did not see the table before the end: it can only compare with the fingerprint the server shows now.
shuffle-bad-own = The shuffle was not made with the bytes that this browser added for you. Unless you sat down again on another device, keep the record and tell others.
shuffle-bad-start = The shuffle was not made from what had been fixed when this browser sent your bytes. Keep the record and tell others.
shuffle-pledged = Before your bytes were sent, everyone had committed to theirs and the table could not be changed any more; this browser kept the fingerprint of that. So nobody could choose the shuffle by your bytes, not even whoever runs the server.
shuffle-sent-at-once = Your bytes were sent at once, without a fingerprint first: no other player could know them, but whoever runs the server could.
shuffle-no-pledge = (sent at once)
shuffle-called-off = { $count ->
        [one] Before this game, a start was called off.
       *[other] Before this game, { $count } starts were called off.
    } Whoever runs the server could have looked at that shuffle first: if it happens often, ask why.
table-tap-hint = Tap what glows, or a move.

## Bots, and hints

name-bot-random = random
name-bot-greedy = quick
name-bot-first-thought = intuitive
name-bot-search = strong
about-bot-random = Plays any legal move. Good for learning the rules.
about-bot-greedy = Looks one move ahead and answers at once. A fair opponent for your first games.
about-bot-first-thought = { $learned ->
        [yes] Has learned from many games against itself and answers at once.
        [some] Answers at once; some games it has learned by playing against itself, in others it looks one move ahead.
       *[no] Looks one move ahead and answers at once, like the quick bot: it has not been taught yet.
    }
about-bot-search = { $learned ->
        [yes] Has learned from many games against itself and thinks ahead, up to a second per decision. The strongest we have.
        [some] Thinks ahead, up to a second per decision; some games it has learned by playing against itself. The strongest we have.
       *[no] Thinks ahead, up to a second per decision, but has not been taught yet. The strongest we have.
    }
about-bot-taught-by = It learned with the edition “{ $edition }”.
about-bot-program = A program run by this server.
bot-with-time = { $bot }, { $count } ms per decision
bot-with-tries = { $bot }, { $count ->
        [one] { $count } try
       *[other] { $count } tries
    } per decision
table-strength-of = How { $name } plays
table-who-thinks = { $name } is thinking.
table-hints-yes = Hints are allowed.
table-hints-no = No hints.
table-companions-owner = Only the host may share a device with others.
table-companions-all = Everyone may share a device with others.
hint-ask = Hint
hint-title = The strong bot’s hint
hint-thinking = The strong bot is thinking…
hint-about = It sees only what you see, and may be wrong.

# What happened, line by line.
table-words-for-you = You you Your your
table-undone = { $own ->
        [yes] You take back { $count ->
            [one] your last move.
           *[other] your last move, and what was played after it ({ $count } moves).
        }
       *[no] { $seat } takes back { $count ->
            [one] the last move.
           *[other] a move, and what was played after it ({ $count } moves).
        }
    }
table-log-dealt = { $count ->
        [one] Set-up: one entry
       *[other] Set-up: { $count } entries
    }
table-log-look = Choose a line to see the table as it was then.

# A move that is asked about once more before it is played.
table-confirm-hint = Click again or press Enter to play it.
table-play-move = Play: { $move }
table-move-gain =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }

# What is told of a thing when one points at it.
tip-rule = Rule { $rule }

# What stands above the board, always in its place
table-show-again = Show again
table-show-again-none = Nothing has happened since your last move.
table-skip = Skip
table-back-to-now = Back to now
table-looking = You are looking at the table as it was after entry { $step }.
table-looking-news = Meanwhile the game goes on.
table-telling = See what the others are doing.
table-hint-later = You can ask for a hint when it is your turn.
table-play-none = Play
table-outlook = { $points } now; { $outlook } if the game ended now
table-since = { $points } since your last move

# What keys are for

table-keys = Keys
key-does-arrows = look at one thing after another, with what it is and does
key-does-tab = go through what can be chosen
key-does-enter = choose, and confirm
key-does-escape = put back, close
key-does-u = take back
key-does-h = ask for a hint
key-does-c = call the coach, or send it away
key-does-l = the log
key-does-rules = the rules, at the thing looked at

# The end of a game, and its replay

end-wins = { $own ->
        [yes] You win!
       *[no] { $seat } wins
    }
end-wins-by = { $own ->
        [yes] You win by { $margin ->
                [one] one point
               *[other] { $margin } points
            }
       *[no] { $seat } wins by { $margin ->
                [one] one point
               *[other] { $margin } points
            }
    }
end-wins-tie = { $own ->
        [yes] You win a tied game
       *[no] { $seat } wins a tied game
    }
end-you-share = You share first place with { $names }
end-share = { $names } share first place
end-length = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } in { $minutes } min.
end-board = The board at the end
end-share-picture = Share a picture
end-share-failed = This browser could not make the picture. A screenshot will do just as well.
end-race-about = as if each round had been the last
end-race-label = Every player’s points over { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }; the table has the final figures
end-race-lead = { $own ->
        [yes] Round { $round }: you take the lead
       *[no] Round { $round }: { $seat } takes the lead
    }
end-race-best = { $own ->
        [yes] Round { $round }: you gain { $points }
       *[no] Round { $round }: { $seat } gains { $points }
    }
end-tale-always = { $own ->
        [yes] You led after every round.
       *[no] { $seat } led after every round.
    }
end-tale-passed = { $own ->
        [yes] You passed { $other } in round { $round } and stayed ahead.
       *[no] { $seat } passed { $theirs ->
                [yes] you
               *[no] { $other }
            } in round { $round } and stayed ahead.
    }
end-tale-since = { $own ->
        [yes] You went ahead in round { $round } and stayed there.
       *[no] { $seat } went ahead in round { $round } and stayed there.
    }
end-tale-level = { $own ->
        [yes] Before the last round, someone else was level with you.
       *[no] Before the last round, { $seat } was not yet ahead, only level.
    }
end-tale-behind = { $own ->
        [yes] Before the last round, you were { $gap } behind.
       *[no] Before the last round, { $seat } was { $gap } behind.
    }
end-tale-last-round = { $theirs ->
        [yes] You led by { $gap } before the last round; it brought you { $less } and { $seat } { $gain }.
       *[no] { $other } led by { $gap } before the last round; it brought { $other } { $less } and { $own ->
                [yes] you
               *[no] { $seat }
            } { $gain }.
    }
end-tale-from-last = { $own ->
        [yes] After round { $round }, you were last, { $gap } behind { $other }.
       *[no] After round { $round }, { $seat } was last, { $gap } behind { $theirs ->
                [yes] you
               *[no] { $other }
            }.
    }
end-tale-changes = { $count ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
replay-at = { $round ->
        [none] Turn
       *[other] { $round } · turn
    } { $turn } of { $turns }
replay-at-start = Before the first turn
replay-slider = Where in the game
replay-moves = Turn by turn

# Reporting something to those who look after the server
report-something = Report something
report-line = Report what { $name } wrote
report-what = What is wrong?
report-name = the name { $name }
report-title = the title “{ $title }”
report-why = Why?
report-reason-insult = insult
report-reason-threat = threat
report-reason-indecent = indecent
report-reason-spam = advertising or spam
report-reason-other = something else
report-note = Anything else they should know (optional)
report-text = The admins of this server see what you report and that it was you. Nobody else is told.
report-send = Report
report-sent = Thank you. The admins of this server will look at it.
report-nothing-here = There is nobody else’s name or title here. You can report a line in the chat next to it.
