# The house: lobby, waiting room, hot seat, account.

## Dropping a game against bots

drop-game = Drop this game
drop-which = Drop this game of { $game }
drop-sure = It ends without a winner and leaves your list. Nobody elsewhere plays in it.
drop-keep = Keep it
drop-done = { $game } is dropped. Nobody is cross with you.
drop-closed = This game was dropped.

## Several people on one device

handover = Hand over to { $name }
handover-seen = Your move is made. Look at what it did, then hand over to { $name }.

## What a game asks of people

effort-minutes = { $minutes } min
effort-from-to = { $low }–{ $high } min
effort-weight-1 = light
effort-weight-2 = fairly light
effort-weight-3 = medium
effort-weight-4 = heavy
effort-weight-5 = very heavy
effort-age = from { $age } years
lobby-bots-come = { $count ->
        [one] You and one bot
       *[other] You and { $count } bots
    }

## A form that is not filled in yet

open-companion-lack = What are they called? A name is missing here.
form-lack = Something is missing here.
form-range = Something from { $low } to { $high } fits here.
form-wrong = This does not fit here.

## The waiting room

room-at-the-table = At the table
room-host = host
room-free-host = { $free ->
        [one] One place is still free.
       *[other] { $free } places are still free.
    } Invite somebody or seat a bot; then you start the game.
room-free-guest = { $free ->
        [one] One place is still free.
       *[other] { $free } places are still free.
    } When all are taken, { $host } starts the game.
room-free = { $free ->
        [one] One place is still free: sit down.
       *[other] { $free } places are still free: sit down.
    }
room-coming = One moment: { $names } is just sitting down.
room-ready-host = Everybody is here. Start the game when you like.
room-ready-guest = Everybody is here. You wait for { $host }, who starts the game.
room-share = Share
room-usual-rules = by the usual rules
room-seal = The shuffle is already sealed: nobody can bend it now, and after the game anybody can check it.
room-show-numbers = Show the numbers

## My results

results-title = My games and results
results-none = No game of yours is finished yet. Here you will see how they ended.
results-total = { $games ->
        [0] No game that counts yet.
        [one] One game, { $wins ->
            [0] not won yet.
           *[other] won.
        }
       *[other] { $games } games, { $wins } of them won.
    }
results-uncounted = { $count ->
        [one] One more was stopped or finished by a bot, and does not count.
       *[other] { $count } more were stopped or finished by a bot, and do not count.
    }
results-by-game = By game
results-by-opponent = By opponent
results-by-seat = By seat
results-games = Games
results-wins = Won
results-ahead = Beaten
results-percent = { $share } %
results-bots = Bots: { $bot }
results-last = The last games
results-more = Show more
results-with = with { $names }
results-place = { $place ->
        [1] won
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $place }th of { $seats }
    }
results-stopped = stopped
results-resigned = resigned
results-replaced = a bot finished
results-csv = As a table (CSV)
results-json = As data (JSON)
