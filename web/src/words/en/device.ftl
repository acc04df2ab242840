# Without a server: what is said where the page plays on this device alone.

## The lobby

here-lead = You can be playing in two clicks. No network needed.
here-together = Play together here
here-open-for = Open a table for { $game } for several people on this device
here-people = Play together
here-people-text = Several people can play on this device. You hand it over; what each of you holds stays hidden from the others.
here-return-text = Your games are kept in this browser. They wait here until you come back.
here-title = On this device
here-whole = Ready without a network
here-bots = Bots of every strength, hints, rules, examples and replays work here without a network.
here-kept = Your games are kept in this browser and nowhere else.
here-copy = Save a copy
here-needs = To play with people on other devices, to chat or to have an account, you need a server that somebody runs.
here-you = Everything about you stays on this device.
here-promise = Before anything was dealt, this device sealed a secret and noted its fingerprint:
here-dealer = Here your own browser deals the cards. The check shows that nothing was changed after the start; it cannot show that nobody on this device looked at the seed.

## Until everything is there

here-coming = Getting the games ready
here-bytes = { $done } of { $total } MB
reason-no-wasm = The games cannot run in this browser: WebAssembly is missing or switched off. Any current browser has it. You can read the rules here all the same.
reason-no-store = This browser keeps nothing here, as in some private windows, so a game would be lost at once. Open this page in an ordinary window. You can read the rules here all the same.
reason-incomplete = The download was interrupted. What has arrived is kept: continue once you have a network.
reason-stopped = The games could not be started. Nothing is lost: try again, or reload the page.
here-go-on = Continue
here-elsewhere = This game is also open in another tab. You can play in either; both show the same.
reason-room-away = The games on this device are not answering, so we cannot tell whether this was done. Look at the table, and try again if need be.

## What is kept

kept-title = Your games on this device
kept-text = They are kept in this browser only. If you clear the data of this site, or use another browser or device, they are not there. So save a copy from time to time; you can bring it in anywhere.
kept-size = Space used, with all that is needed to play: { $size } MB.
kept-promised = The browser has promised to keep it.
kept-unpromised = The browser may clear it if the device runs out of space.
kept-ask = Ask the browser to keep it
kept-no-promise = The browser does not promise it yet. Many do once the page is installed or used often.
kept-export = Save a copy
kept-import = Bring in a copy
kept-brought = { $count ->
        [0] Everything in this copy was here already.
        [one] One game has been brought in.
       *[other] { $count } games have been brought in.
    }
kept-left = { $count ->
        [one] One game was left out, because its rules or its edition are not here. It stays in the file.
       *[other] { $count } games were left out, because their rules or their edition are not here. They stay in the file.
    }
kept-record = Bring in a record
kept-record-text = A record is the file of a single finished game, from here or from any server. You can replay it here.
kept-clear = Remove everything
kept-clear-text = All games and results on this device are removed, running ones too. Save a copy first if you might want them back.
kept-clear-sure = There is no way back without a copy. Remove everything now?
kept-clear-yes = Yes, remove everything
reason-copy-unreadable = “{ $value }” is not a copy of games: it cannot be read. Choose a file that you saved here with “Save a copy”.
