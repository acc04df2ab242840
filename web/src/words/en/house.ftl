# The house: lobby, waiting room, hot seat, account.

## Dropping a game against bots

drop-game = Drop this game
drop-which = Drop this game of { $game }
drop-sure = It ends without a winner and disappears from your list. No one elsewhere is playing in it.
drop-keep = Keep it
drop-done = { $game } has been dropped. Nobody is cross with you.
drop-closed = This game was dropped.

## Several people on one device

handover = Hand over to { $name }
handover-seen = You have moved. See what happened, then hand over to { $name }.

## What a game asks of people

effort-minutes = { $minutes } min
effort-from-to = { $low }–{ $high } min
effort-weight-1 = light
effort-weight-2 = fairly light
effort-weight-3 = medium
effort-weight-4 = heavy
effort-weight-5 = very heavy
effort-age = age { $age }+
lobby-bots-come = { $count ->
        [one] You and one bot
       *[other] You and { $count } bots
    }

## A form that is not filled in yet

open-companion-lack = Please enter their name.
form-lack = Please fill this in.
form-range = Please enter a value from { $low } to { $high }.
form-wrong = This is not valid here.

## The waiting room

room-at-the-table = At the table
room-host = host
room-free-host = { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    } Invite someone or add a bot, then start the game.
room-free-guest = { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    } When all are taken, { $host } starts the game.
room-free = { $free ->
        [one] One seat is still free: sit down.
       *[other] { $free } seats are still free: sit down.
    }
room-coming = Just a moment. Still sitting down: { $names }.
room-starting = The game begins as soon as everyone’s device has answered. Still missing: { $names }.
room-call-off = Call the start off
room-called-off = The start was called off before anything was dealt. Everyone’s device adds new random bytes.
room-ready-host = Everyone is here. Start the game when you like.
room-ready-guest = Everyone is here. Waiting for { $host } to start the game.
room-share = Share
room-usual-rules = with the usual rules
room-goes-on = Goes on from a finished game.
room-goes-on-alone = Goes on from a game that somebody resigned.
room-goes-on-kept = What seat { $number } could know is as it was there; everything else hidden is dealt anew. The game does not count in anyone’s results.
room-seal = The shuffle is already sealed: nobody can rig it now, and after the game anyone can check it.
room-show-numbers = Show the numbers

## My results

results-title = My games and results
results-none = You have not finished a game yet. Your results will appear here.
results-total = { $games ->
        [0] No games that count yet.
        [one] One game, { $wins ->
            [0] not won.
           *[other] won.
        }
       *[other] { $games } games, { $wins } of them won.
    }
results-uncounted = { $count ->
        [one] One more was stopped, finished by a bot or went on from another game, and does not count.
       *[other] { $count } more were stopped, finished by a bot or went on from another game, and do not count.
    }
results-by-game = By game
results-by-opponent = By opponent
results-by-seat = By seat
results-games = Games
results-wins = Won
results-ahead = Beaten
results-percent = { $share }%
results-bots = Bots: { $bot }
results-last = Recent games
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
results-sequel = { $day }, goes on from another
results-csv = As a table (CSV)
results-json = As data (JSON)

## Programs at a table

program-here = A program plays here, with a token of its owner.
program-named = { $name } (program)
