# Lagune in English. $seat is a diver's name, $own says whether it is the reader.

title = Lagune
summary = Shells from the lagoon: lay the precious ones, hope for calm, and sink what nobody should see.
about-calm = Calm sea: no die is rolled when a shell is laid

## What is asked

decision-turn = { $own ->
        [yes] Dive for a shell, or lay one of yours.
       *[no] { $seat } dives or lays a shell.
    }
decision-sink = { $own ->
        [yes] Which shell do you sink?
       *[no] { $seat } sinks a shell.
    }

## What happened

event-dealt = Everybody draws { $count } shells; { $bag } are left in the bag.
event-hand = Your shells: { $shells }.
event-dives = { $seat } dives and brings up a shell.
event-dives-own = You dive and bring up { $shell } (worth { $value }).
event-sinks = { $seat } sinks a shell.
event-sinks-own = You sink { $shell } (worth { $value }).
event-lays = { $own ->
        [yes] You lay { $shell } (worth { $value }).
       *[no] { $seat } lays { $shell } (worth { $value }).
    }
event-rolls = The die shows { $side }.
event-swept = Storm! { $shell } is swept away.
event-ends-laid = { $own ->
        [yes] You have laid { $count } shells: the game ends.
       *[no] { $seat } has laid { $count } shells: the game ends.
    }
event-ends-bag = The bag is empty: the game ends.
event-shows-held = { $own ->
        [yes] You still held { $shells }.
       *[no] { $seat } still held { $shells }.
    }
event-shows-sunk = { $own ->
        [yes] You had sunk { $shells } (worth { $value }).
       *[no] { $seat } had sunk { $shells } (worth { $value }).
    }
event-wins = { $own ->
        [yes] You win with { $value } points!
       *[no] { $seat } wins with { $value } points.
    }
event-shares = { $own ->
        [yes] You share the victory with { $value } points!
       *[no] { $seat } shares the victory with { $value } points.
    }

## Why not

reason-no-such-shell = There is no shell “{ $value }”; the shells are: { $allowed }.
reason-no-such-text = “{ $value }” is no move. Say “dive”, “lay” with a shell, or “sink” with a shell.
reason-sink-first = You hold { $count } shells: first sink one of them.
reason-nothing-to-sink = A shell is sunk only by someone who holds more than { $count }.
reason-shell-sunk = You have sunk { $shell }; it stays where it is.
reason-shell-swept = { $shell } was swept away by a storm.
reason-shell-laid = { $shell } is laid already.
reason-shell-not-in-hand = You do not hold { $shell }.

## Notes on things

mark-worth = worth { $value }

## Editions

problem-edition-shells = There are { $allowed } shells, not { $value }.
problem-edition-hand = A hand of { $value } shells is not possible: it may hold { $allowed }, so that the bag is not empty.
problem-edition-storm = The storm is on side { $value } of the die; its sides are { $allowed }.
problem-edition-total = All shells together should be worth { $allowed }; here they are worth { $value }.
