# Flucht aus Mangrovia in English. $seat is a team's name, $own says whether it is the reader's own team.

title = Flucht aus Mangrovia
summary = Two adventurers per team, and one jungle track that everyone builds and nobody trusts.
about-bridge = Suspension bridge: only one pawn at a time may stand on it
about-rounds = End after this many rounds (0: only when a team has arrived)

name-colour-blue = blue
name-colour-yellow = yellow
name-colour-red = red
name-colour-green = green
name-colour-orange = orange
name-animal-monkey = monkey
name-animal-vulture = vulture
name-animal-snake = snake
name-animal-crocodile = crocodile
name-animal-tiger = tiger

name-reconstructed-squares = the order of the squares and the places of the elephants
name-reconstructed-cards = which diamonds go with which disc

## What is asked

decision-card = { $own ->
        [yes] Play one of your cards.
       *[no] { $seat } chooses a card.
    }
decision-pawn = { $own ->
        [yes] Which pawn does the { $colour } disc move?
       *[no] { $seat } chooses a pawn for { $colour }.
    }

## What happened

event-starts = { $own ->
        [yes] You are the bravest team and start.
       *[no] { $seat } is the bravest team and starts.
    }
event-dealt = Each team is dealt { $count } cards.
event-hand = Your hand: { $cards }.
event-card-played = { $own ->
        [yes] You play { $card } ({ $colour } disc).
       *[no] { $seat } plays { $card } ({ $colour } disc).
    }
event-token-placed = Square { $place }: the { $animal } is tamed.
event-token-removed = Square { $place }: the { $animal } is released.
event-token-kept = All { $colour } squares are tamed and occupied: none is released.
event-pawn-forward = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    } moves from { $from ->
        [0] the Start
       *[other] { $from }
    } to { $to }.
event-pawn-arrives = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    } moves from { $from ->
        [0] the Start
       *[other] { $from }
    } to the Finish.
event-pawn-back = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    } moves back from { $from } to { $to }: ahead, { $because ->
        [wild] square { $place } is wild
        [elephant] the elephant on { $place } stops the pawn in first position
        [bridge] the suspension bridge is taken
        [occupied] every { $colour } square is occupied
       *[no-square] there is no { $colour } square left
    }.
event-pawn-stays = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    } { $because ->
        [arrived] has arrived and moves no more.
       *[other] cannot move. Ahead, { $because ->
            [wild] square { $place } is wild
            [elephant] the elephant on { $place } stops the pawn in first position
            [bridge] the suspension bridge is taken
            [occupied] every { $colour } square is occupied
           *[no-square] there is no { $colour } square left
        }; behind, { $behind ->
            [wild] square { $behind-place } is wild
            [elephant] the elephant on { $behind-place } stops the pawn in first position
            [bridge] the suspension bridge is taken
            [occupied] every { $colour } square is occupied
           *[no-square] there is no { $colour } square
        }.
    }
event-card-drawn = { $seat } draws a card.
event-card-drawn-own = You draw { $card } ({ $colour } disc).
event-pile-shuffled = The draw pile is empty: the { $count } played cards are shuffled.
event-rounds-over = { $rounds ->
        [one] One round has
       *[other] { $rounds } rounds have
    } been played: the game ends.
event-wins = { $own ->
        [yes] Both your pawns are on the Finish: you win!
       *[no] Both of { $seat }’s pawns are on the Finish: { $seat } wins.
    }

## Why not

reason-no-such-card = There is no card “{ $value }”; the cards are: { $allowed }.
reason-no-such-pawn = There is no pawn “{ $value }”; a team has pawn 1 and pawn 2.
reason-no-such-text = “{ $value }” is not a move. Type “play” with a card, or “pawn 1” or “pawn 2”.
reason-card-first = Play a card first; its disc then moves a pawn.
reason-card-already-played = You have already played { $card } this turn; now choose a pawn.
reason-card-on-played-pile = { $card } is on the pile of played cards.
reason-card-not-in-hand = You do not hold { $card }.

## Notes on things

mark-covers = tames { $places }
mark-uncovers = releases { $places }
mark-goes-forward = pawn { $pawn }: { $from } → { $to }
mark-goes-back = pawn { $pawn }: back { $from } → { $to }
mark-stays = pawn { $pawn } stays: { $because ->
        [arrived] it has arrived
        [wild] square { $place } is wild
        [elephant] elephant on { $place }
        [bridge] the bridge is taken
        [occupied] all squares of this colour are occupied
       *[no-square] no square of this colour ahead
    }

## What moves are called

move-play-card = Play { $card }
move-choose-pawn = Pawn { $pawn }

## Editions: mistakes in the file

problem-edition-square-nothing = Square { $square } must have either a colour or elephant = true.
problem-edition-colour-unknown = { $thing } has the colour “{ $value }”; the colours are: { $allowed }.
problem-edition-square-unknown = The bridge names the square “{ $value }”, which is not on the track.
problem-edition-hand-size = The hand size for { $teams } teams cannot be “{ $value }”.

## Editions: what is known of the box

problem-edition-tokens = There are { $allowed } { $colour } tokens, not { $value }.
problem-edition-colours = The colours are { $allowed }, not { $value }.
problem-edition-cards = There are { $allowed } cards, not { $value }.
problem-edition-teams = There are { $allowed } teams, not { $value }.
problem-edition-pawns = { $team } has { $value } pawns; every team has { $allowed }.
problem-edition-hands = With { $teams } teams, each team holds { $allowed } cards, not { $value }.
problem-edition-coloured-squares = The track has { $allowed } coloured squares, not { $value }.
problem-edition-elephants = The track has { $allowed } elephants, not { $value }.
problem-edition-finish = The Finish is { $allowed }, not { $value }.
problem-edition-bridge = The suspension bridge consists of the squares { $allowed }, not { $value }.
problem-edition-pairs = No card shows the diamonds { $value }, which an example in the rulebook needs.
problem-edition-bridge-coloured = The bridge contains the elephant { $value }; all its squares should be coloured.
problem-edition-squares = There should be { $allowed } { $colour } squares, one for each token; this edition has { $value }.
problem-edition-diamonds = { $card } has { $value } diamonds; reports say { $allowed }.
problem-edition-red-discs = Reports say there are { $allowed } { $colour } discs; this edition has { $value }.
problem-edition-discs = There should be { $allowed } { $colour } discs; this edition has { $value }.
problem-edition-diamond-totals = There should be { $allowed } { $colour } diamonds in all; this edition has { $value }.
problem-edition-threes = { $allowed } cards should have three diamonds; this edition has { $value }.
problem-edition-example-6 = Example 6 cannot be set up on this track: before the Finish it needs three yellow squares, a square between the last two, and behind the last a red one followed by another square.
problem-edition-example-7 = Example 7 cannot be set up on this track: it needs an elephant with two blue squares close before it and a blue one behind.
problem-edition-stretches = { $value } squares in a row are not { $colour }; more than { $allowed } make the colour useless there.

## The drawing in the terminal

board-start = Start
board-finish = Finish
board-bridge = Bridge
board-tamed = tamed
board-wild = wild
board-elephant = elephant
board-teams = Teams
board-turn = to play
board-own = you
board-winner = winner
board-animals = Animals
board-cards = Cards
board-hand = Your hand
board-pile = Draw pile
board-played = Played cards
board-card = Now played

## Only in the browser

page-seat = Team { $number }
page-section-colours = Animals and tokens
page-section-teams = Teams and pawns
page-section-hands = Cards in hand
page-section-start = The Start
page-section-squares = The track
page-section-bridge = The suspension bridge
page-section-scenery = Along the way
page-section-cards = The cards
page-note-colours = One token for every coloured square of its colour.
page-note-teams = Two pawns for each of six teams.
page-note-hands = How many cards each team holds depends on the number of teams.
page-note-start = The jetty at the beginning has no colour and no token, and room for any number of pawns.
page-note-squares = Printed: how many squares there are of each colour, and that the last one, the Finish, is red. Reconstructed: the order of the squares and the places of the three elephants.
page-note-bridge = Needed only in the variant. The rulebook says it is the six squares before the second elephant; which squares these are follows from our track.
page-note-scenery = The waterfall, the old temple and the bridge are drawn beside the track and have no effect on play. Where they stand is our reconstruction.
page-note-cards = Printed: thirty cards. Reported: six red discs, and two or three diamonds on each card. Inferred: six discs of every colour, 21 cards with two diamonds and 9 with three, as many diamonds of a colour as there are tokens. Reconstructed: which diamonds go with which disc.

## The board on the page

page-board = Board: { $count } squares from the Start to the Finish
page-square = { $where ->
        [finish] Finish, square { $place }
       *[square] Square { $place }
    }: { $state ->
        [elephant] elephant
        [tamed] { $animal }, tamed
       *[wild] { $animal }, wild
    }
page-pawn = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    }, { $where ->
        [start] on the Start
        [finish] on the Finish
       *[square] on square { $place }
    }
page-stands-here = { $own ->
        [yes] Your pawn { $pawn } is here
       *[no] { $seat }’s pawn { $pawn } is here
    }
page-comes-here = Your pawn { $pawn } can go here ({ $steps })
page-stays = stays
page-either = { $first } or { $second }
page-card = Card: { $animal } disc, diamonds { $animals }
page-event-card-played = { $own ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
page-event-card-drawn-own = You draw { $card }.
page-tray = Tokens left
page-tokens-left = { $animal }: { $count }
page-bridge-free = Suspension bridge: free
page-bridge-taken = { $own ->
        [yes] Suspension bridge: your pawn is on it
       *[no] Suspension bridge: { $seat }’s pawn is on it
    }
page-show-map = Show the map
page-show-rows = Show the track in rows
page-reconstructed = reconstructed
page-tames = tames { $animal } { $place }
page-frees = releases { $animal } { $place }
page-keeps = { $animal }: no token removed
page-walks = Pawn { $pawn }: { $from ->
        [0] Start
       *[other] { $from }
    } → { $to }
page-stays-on = Pawn { $pawn } stays { $place ->
        [0] on the Start
       *[other] on { $place }
    }
page-then-draw = { $count ->
        [one] then you draw the last card
       *[other] then you draw one of { $count } cards
    }
page-hand-hint = Point at a card to see what it would do.
page-team = Pawn 1: { $first }, pawn 2: { $second }, { $count ->
        [one] one card
       *[other] { $count } cards
    } in hand, { $sum } squares in all
page-front-pawn = Front pawn
page-rear-pawn = Rear pawn
page-longest-leap = Longest leap
page-tokens-put = Tokens placed
page-tokens-taken = Tokens removed
page-elephants-passed = Elephants passed
page-turns-stayed = Turns without a move
page-card-name = { $animal } ({ $animals })

## For a finger instead of a mouse

page-hand-hint-touch = Tap a card to see what it would do.

## What the page says in its own terms: an animal is tamed or wild, and gives its name to disc and
## diamond. There $colour is the animal of that colour.

page-decision-pawn = { $own ->
        [yes] Which pawn does the { $colour } disc move?
       *[no] { $seat } chooses a pawn ({ $colour } disc).
    }
page-play-this = Play the { $colour } card?
page-send-pawn = Move pawn { $pawn } to { $place }?
page-which-pawn-to = Which pawn moves to { $place }?
page-event-turn = { $own ->
        [yes] You play { $colour }
       *[no] { $seat } plays { $colour }
    }{ $signs ->
        [none] { "" }
       *[other] : { $signs }
    }{ $to ->
        [none] { "" }
       *[other] , { $own ->
            [yes] move
           *[no] moves
        } { $from ->
            [0] Start
           *[other] { $from }
        } → { $to ->
            [finish] Finish
           *[other] { $to }
        }
    }
page-event-round = Round { $round }
page-event-token-kept = Every { $colour } is tamed and has a pawn on it: none is released.
page-event-pawn-back = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    } moves back { $from } → { $to }: { $because ->
        [wild] { $place } is wild
        [elephant] the elephant on { $place } stops the first pawn
        [bridge] the bridge is taken
        [occupied] every { $colour } ahead is occupied
       *[no-square] there is no { $colour } ahead
    }.
page-event-pawn-stays = { $own ->
        [yes] Your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    } { $because ->
        [arrived] has arrived and moves no more.
       *[other] stays on { $at ->
            [0] the Start
           *[other] { $at }
        }. Ahead, { $because ->
            [wild] { $place } is wild
            [elephant] the elephant on { $place } stops the first pawn
            [bridge] the bridge is taken
            [occupied] every { $colour } is occupied
           *[no-square] there is no { $colour }
        }; behind, { $behind ->
            [wild] { $behind-place } is wild
            [elephant] the elephant on { $behind-place } stops the first pawn
            [bridge] the bridge is taken
            [occupied] every { $colour } is occupied
           *[no-square] there is no { $colour }
        }.
    }
page-round = Round { $round } · turn { $turn }
page-round-of = Round { $round } of { $rounds } · turn { $turn }
page-wild-left = { $count ->
        [0] all tamed
       *[other] { $count } wild
    }
page-wild-left-title = Animals that are still wild: no pawn may pass them
page-tip-wild = No pawn may stop here or pass.
page-tip-tamed = Pawns may pass. One may stop here, with a { $animal } disc.
page-tip-next = The next { $animal } diamond tames it.
page-tip-last = All are tamed: the next { $animal } diamond releases it.
page-tip-protected = The pawn on it protects its token.
page-tip-finish = Reached with a { $animal } disc, once the { $animal } is tamed. Any number of pawns may stand here.
page-tip-finish-worth = The first team with both pawns here wins.
page-tip-bridge = Suspension bridge: only one pawn at a time may stop on it.
page-tip-elephant = No pawn may stop here. Any pawn but the one in first position may pass.
page-tip-first = In first position: { $own ->
        [yes] your pawn { $pawn }
       *[no] { $seat }’s pawn { $pawn }
    }, on { $place }
page-tip-pawn = A disc moves it to the next free square of that animal, past tamed squares only; if there is none ahead, back.
page-tip-pawn-first = It is in first position: no elephant lets it pass.
page-tip-pawn-worth = { $steps ->
        [0] It has arrived.
        [one] 1 square to the Finish
       *[other] { $steps } squares to the Finish
    }
page-tip-card-diamonds = Each diamond tames the first wild animal of its kind; if all are tamed, it releases the last.
page-tip-card-disc = The disc: one of your pawns moves to the next free { $animal }.
page-tip-tray = Tokens: { $animal }
page-tip-tray-does = There are as many left as there are wild squares with this animal.
page-tip-tray-worth = { $count } of { $all } left
page-tip-pile = Every turn ends with a card drawn from here. When none are left, the played cards are shuffled.
page-tip-played = All cards played since the last shuffle; they become the next draw pile.
page-tip-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
page-tip-hand-of = { $own ->
        [yes] Your cards
       *[no] { $seat }’s cards
    }
page-tip-hand-does = Only their team sees them. The hand is filled up again after every turn.
page-option-bridge-yes = with the bridge
page-option-bridge-no = without the bridge

## The key to the drawing in the terminal, and the board in words

board-sign-pawn = pawn 1 of a team
board-sign-more = this pawn and more on the same square
board-sign-way = the way goes on in the next row
board-sign-places = where the two pawns of a team stand
board-sign-disc = disc
board-sign-diamond = diamonds
board-sign-bar = wild and tamed squares of a colour
board-pawn = pawn { $number } on { $square }

# The end of a game
page-end-out = { $own ->
        [yes] You got both pawns out
       *[no] { $seat } got both pawns out
    }
page-end-second = { $own ->
        [yes] You came next, on { $front } and { $rear }.
       *[no] { $seat } came next, on { $front } and { $rear }.
    }
page-end-leap = { $own ->
        [yes] The longest leap was yours: { $squares } squares in round { $round }.
       *[no] The longest leap was { $seat }’s: { $squares } squares in round { $round }.
    }
page-turns-played = Turns played
page-still-wild = Still wild, by round
page-still-wild-label = Wild animals over { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: { $all } at the start, { $left } at the end
page-longest-leaps = Longest leaps
page-in-round = round { $round }

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Your aim: bring both your pawns to the Finish before any other team does.
page-coach-card-title = Play a card
page-coach-card = Choose a glowing card. Its diamonds tame animals on the track; its disc sends one of your pawns to the next tamed square of its colour.
page-coach-card-why = Wild animals, dark and thorny, bar the way: tame the ones just ahead of you.
page-coach-next-title = Read your cards
page-coach-next = Each card says how far it takes a pawn; if the pawn “stays”, something wild is in between.
page-coach-next-why = What you tame stays tamed for everyone: get through before the others do.
page-coach-pawn-title = Which pawn?
page-coach-pawn = This disc can move either of your pawns. Choose a pawn, or the square it would reach.
page-coach-pawn-why = Both must arrive in the end. Elephants hold only the pawn in first position, so bring the other one along.

## What puzzles are about

page-theme-pawn = Which pawn?
page-theme-arrive = Over the finish
page-theme-back = A step back
page-theme-stay = A card without a step
page-theme-last-stretch = The last stretch
page-theme-release = An animal goes wild
page-theme-tame = An animal is tamed
page-theme-stride = The right stride

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-animal = Animal
page-field-tokens = Tokens
page-field-pawns = Pawns
page-field-by_teams = Cards by number of teams
page-field-colour = Colour
page-field-elephant = Elephant
page-field-squares = Squares
page-field-name = Name
page-field-disc = Disc
page-field-diamonds = Diamonds

page-bench-square = { $last ->
    [yes] Square { $number }, the Finish
   *[no] Square { $number }
}
page-bench-card = Card { $number }
page-sheet-cards = Cards
