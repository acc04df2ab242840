# Shared by all pages: the header, buttons, what goes wrong on the way to the server.

nav-label = Main
nav-home = Archipel, to the lobby
nav-play = Play
nav-rules = Rules
nav-desk = Administration
skip-to-content = Skip to content
header-language = Language
header-theme = Appearance
header-account = { $name }: account and settings
header-log-in = Log in
theme-light = Light
theme-system = Same as device
theme-dark = Dark
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied
to-lobby = To the lobby
go-back = Go back
load-again = Reload

lost-title = There is no island here
lost-text = This address leads out to sea. Perhaps the link was cut off when it was copied; ask for it again, or set sail from the lobby.
away-title = The server is not responding
away-text = Nothing is lost. We keep trying; this page will open as soon as the server is back.
away-here = Play on this device
away-here-text = Until it is back you can play on this device, against bots or with people next to you. The games of this server wait here for you.
old-title = Archipel has been updated
old-text = This tab still shows the previous version, or the connection was lost on the way. Reload the page; your games are where you left them.

reason-unworded = This was refused ({ $key }).
line-slow = A live connection cannot get through here, so the table is refreshed every few seconds; you can still play. It may help to allow WebSockets for this site, or to use another network.
reason-cookies-blocked = Your browser does not keep our cookie, so we cannot recognise you from one click to the next. Allow cookies for this site and try again.

## Names for guests: an animal and its mood, separated by commas

guest-name = { $mood } { $animal }
guest-moods = Brave, Calm, Cheerful, Clever, Curious, Dreamy, Gentle, Happy, Lucky, Merry, Nimble, Patient, Quick, Quiet, Sunny, Swift, Wily, Wise
guest-animals = Albatross, Crab, Dolphin, Flamingo, Gecko, Hermit, Heron, Ibis, Lemur, Macaw, Manatee, Octopus, Osprey, Otter, Pelican, Seal, Tern, Toucan, Turtle, Whale

## How long

span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours = { $count } h
span-minutes = { $count } min
span-moment = less than a minute

## Elsewhere on the page: a newer page, and games that wait

renewed = Archipel has been updated. Reload the page when it suits you; nothing is lost.
waiting-chip = { $count ->
        [one] { $count } game is waiting
       *[other] { $count } games are waiting
    }

# How somebody likes to play on this device
settings-confirm = Ask me before a move is made
settings-confirm-always = always
settings-confirm-ending = if it ends my turn or costs points
settings-confirm-never = never
settings-speed = How fast others’ turns are shown
settings-speed-slow = slowly
settings-speed-normal = at a normal pace
settings-speed-fast = fast
settings-speed-off = at once
settings-colour = My colour on this screen
settings-colour-seat = that of my seat
settings-colour-coral = coral, triangle
settings-colour-turquoise = turquoise, disc
settings-colour-sun = yellow, square
settings-colour-violet = violet, star
settings-colour-shell = white, cross
settings-colour-orange = orange, diamond
