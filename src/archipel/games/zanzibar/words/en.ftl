# Zanzibar in English. $seat is a player’s name, $own says whether it is the reader’s own. A merchant is called by its number.

title = Zanzibar
summary = Merchants push and chase one another along the routes of the spice island, each player with ten secret objectives.
about-rounds = End after this many rounds (0: only when someone has no objectives left)

name-good-pepper = pepper
name-good-ginger = ginger
name-good-cloves = cloves
name-good-cinnamon = cinnamon
name-good-vanilla = vanilla
name-good-hut = neutral village
name-good-none = no spice
name-spice-pepper = pepper
name-spice-ginger = ginger
name-spice-cloves = cloves
name-spice-cinnamon = cinnamon
name-spice-vanilla = vanilla
name-province-north = North
name-province-east = East
name-province-south = South
name-province-west = West
name-province-centre = Centre
name-province-sea = Sea
name-objective-pepper = Pepper
name-objective-ginger = Ginger
name-objective-cloves = Cloves
name-objective-cinnamon = Cinnamon
name-objective-vanilla = Vanilla
name-objective-north = North
name-objective-east = East
name-objective-south = South
name-objective-west = West
name-objective-centre = Centre
name-kind-spice = spice cards
name-kind-province = province cards

## The names of the places are invented and the same in every language.

name-place-mkoto = Mkoto
name-place-nungu = Nungu
name-place-kenda = Kenda
name-place-temwa = Temwa
name-place-fukwe = Fukwe
name-place-gamba = Gamba
name-place-uroma = Uroma
name-place-ponga = Ponga
name-place-chwale = Chwale
name-place-kiweni = Kiweni
name-place-bweja = Bweja
name-place-matule = Matule
name-place-muyo = Muyo
name-place-sombe = Sombe
name-place-dimbu = Dimbu
name-place-kizamo = Kizamo
name-place-makuli = Makuli
name-place-fumbi = Fumbi
name-place-bubwe = Bubwe
name-place-shangi = Shangi
name-place-mangwa = Mangwa
name-place-ziwela = Ziwela
name-place-forodi = Forodi
name-place-jozwa = Jozwa
name-place-dunge = Dunge
name-place-koaba = Koaba
name-place-ndijo = Ndijo
name-place-umbuli = Umbuli
name-place-umande = Umande
name-place-kaskazi = Kaskazi
name-place-matlai = Matlai
name-place-mwamba = Mwamba
name-place-kusi = Kusi
name-place-dau = Dau

name-reconstructed-score_track = how far the score track runs
name-reconstructed-villages = the villages: where they are and what they offer
name-reconstructed-sea = the places at sea
name-reconstructed-routes = the routes
name-reconstructed-objectives = most of the tables on the objectives

## What is asked

decision-take = { $own ->
        [yes] Which merchant do you place next? ({ $left } to go)
       *[no] { $seat } chooses a merchant ({ $left } to go).
    }
decision-place = { $own ->
        [yes] Where do you place your { $merchant }?
       *[no] { $seat } places the { $merchant }.
    }
decision-discard = { $own ->
        [yes] { $owed ->
            [one] Discard an objective? One still to discard.
           *[other] Discard an objective? { $owed } still to discard.
        }
       *[no] { $seat } may discard an objective.
    }
decision-move = { $own ->
        [yes] { $moved ->
            [0] Move up to { $left } merchants, or end the movement.
           *[other] { $left ->
                [one] Move one more merchant, or end the movement.
               *[other] Move up to { $left } more merchants, or end the movement.
            }
        }
       *[no] { $seat } moves merchants.
    }
decision-step = { $own ->
        [yes] { $back ->
            [yes] Your { $merchant } is back where it began: it must move on.
           *[no] { $left ->
                [one] Your { $merchant } in { $place } may move one more step.
               *[other] Your { $merchant } in { $place } may move { $left } more steps.
            }
        }
       *[no] { $seat } moves the { $merchant }.
    }
decision-push = { $own ->
        [yes] Where do you push the { $other } in { $place }?
       *[no] { $seat } pushes the { $other } in { $place }.
    }
decision-chase = { $own ->
        [yes] Where do you chase the { $other } in { $place }?
       *[no] { $seat } chases the { $other } in { $place }.
    }
decision-score = { $own ->
        [yes] { $left ->
            [one] Score an objective?
           *[other] Score one or two objectives?
        }
       *[no] { $seat } may score objectives.
    }

## What happened

event-starts = { $own ->
        [yes] You start.
       *[no] { $seat } starts.
    }
event-placed = { $own ->
        [yes] You place your { $merchant } in { $place }.
       *[no] { $seat } places the { $merchant } in { $place }.
    }
event-dealt = Everyone draws { $count } objectives.
event-hand = Your objectives: { $objectives }.
event-goes = { $own ->
        [yes] Your { $merchant } moves to { $place }.
       *[no] { $seat }’s { $merchant } moves to { $place }.
    }
event-pushed = { $own ->
        [yes] Your { $merchant } is pushed to { $place }.
       *[no] { $seat }’s { $merchant } is pushed to { $place }.
    }
event-chased = { $own ->
        [yes] Your { $merchant } is chased to { $place }.
       *[no] { $seat }’s { $merchant } is chased to { $place }.
    }
event-no-move = { $own ->
        [yes] You move no merchants.
       *[no] { $seat } moves no merchants.
    }
event-scored = { $own ->
        [yes] You score { $objective }
       *[no] { $seat } scores { $objective }
    } with { $count ->
        [0] no merchants
        [one] one merchant
       *[other] { $count } merchants
    } in place: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, now { $total }.
event-skips = { $own ->
        [yes] You score nothing.
       *[no] { $seat } scores nothing.
    }
event-discarded = { $own ->
        [yes] You discard { $objective } without scoring it
       *[no] { $seat } discards { $objective } without scoring it
    }{ $owed ->
        [0] .
        [one] ; one more to discard.
       *[other] ; { $owed } more to discard.
    }
event-keeps = { $own ->
        [yes] You discard nothing.
       *[no] { $seat } discards nothing.
    }
event-drawn = { $count ->
        [one] { $seat } draws an objective.
       *[other] { $seat } draws { $count } objectives.
    }
event-drawn-own = You draw { $objectives }.
event-last-turns = { $own ->
        [yes] You have no objectives left: everyone else has one more turn.
       *[no] { $seat } has no objectives left: everyone else has one more turn.
    }
event-finished = { $own ->
        [yes] You have no objectives left either.
       *[no] { $seat } has no objectives left either.
    }
event-rounds-over = { $rounds ->
        [one] One round has
       *[other] { $rounds } rounds have
    } been played: the game ends.
event-wins = { $own ->
        [yes] You have the most points, { $points }: you win!
       *[no] { $seat } has the most points, { $points }, and wins.
    }
event-wins-earlier = { $own ->
        [yes] A tie on { $points } points, but you got rid of your last objective first: you win!
       *[no] A tie on { $points } points, but { $seat } got rid of their last objective first and wins.
    }
event-shares = { $own ->
        [yes] You share the victory with { $points } points.
       *[no] { $seat } shares the victory with { $points } points.
    }

## Why not

reason-no-such-text = “{ $value }” is not a move. Type “go” with a merchant and a place, “push” or “chase” with a place, “score” or “discard” with an objective, “end”, “skip” or “keep”; while setting up, “take” with a merchant and “place” with a place.
reason-no-such-place = There is no place “{ $value }”; the places are: { $allowed }.
reason-no-such-merchant = There is no merchant “{ $value }”; the merchants are: { $allowed }.
reason-no-such-objective = There is no objective “{ $value }”; the objectives are: { $allowed }.
reason-place-first = All merchants must be placed first.
reason-all-placed = All merchants have been placed.
reason-take-first = First choose a merchant, then place it.
reason-taken = You have chosen your { $merchant }: now place it.
reason-merchant-out = With { $players } players, the { $merchant } does not take part.
reason-merchant-placed = Your { $merchant } is already in { $place }.
reason-place-taken = { $own ->
        [yes] Your own { $other } is in { $place }.
       *[no] { $seat }’s { $other } is in { $place }.
    }
reason-province-taken = Your { $merchant } in { $place } is already in this province ({ $province }): only one of each colour may be placed there.
reason-end-first = Movement comes first: end it, then score.
reason-movement-over = The movement of this turn is over.
reason-no-discard-now = You can discard only right after drawing or scoring.
reason-discard-first = First decide whether to discard an objective.
reason-push-first = First decide where the { $other } in { $place } goes; then your { $merchant } enters.
reason-nothing-to-push = Nobody is in the way.
reason-merchant-moved = Your { $merchant } has already moved this turn; each merchant moves only once.
reason-enough-moved = { $count } merchants have already moved this turn; that is the limit.
reason-go-on = Your { $merchant } is back in { $place }, where it began: a move must end elsewhere, so it must move on first.
reason-ends-at-start = Your { $merchant } began its move in { $place }: a move must end elsewhere.
reason-same-place = Your { $merchant } is already in { $place }.
reason-step-by-step = { $place } is { $steps } steps away: go there one step at a time.
reason-too-far = { $place } is at least { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away; your { $merchant } has { $left ->
        [one] one step
       *[other] { $left } steps
    } left.
reason-blocked-own = Your own { $other } in { $place } bars the way.
reason-blocked-taller = { $seat }’s { $other } in { $place } is taller than your { $merchant } and bars the way.
reason-blocked-equal = { $seat }’s { $other } in { $place } is as tall as your { $merchant }: it cannot be pushed, nor chased as long as a place next to it is free.
reason-target-taken = { $own ->
        [yes] Your own { $other } is in { $place }.
       *[no] { $seat }’s { $other } is in { $place }.
    }
reason-target-behind = Your merchant comes from { $place }: nobody can be pushed there.
reason-target-far = { $place } is not next to the pushed { $other }.
reason-can-be-pushed = A place next to the { $other } in { $place } is free: it is pushed, not chased.
reason-must-be-chased = No place next to the { $other } in { $place } is free: it is chased to any free place.
reason-objective-not-held = You do not hold { $objective }.
reason-objective-scored = You have already scored { $objective }.
reason-objective-discarded = You have already discarded { $objective }.

## Notes on things

mark-reach = { $count ->
        [one] reaches one place
       *[other] reaches { $count } places
    } in { $left ->
        [one] one step
       *[other] { $left } steps
    }{ $complete ->
        [yes] { "" }
       *[no] , perhaps more
    }
mark-barred = cannot go anywhere
mark-worth = { $count ->
        [0] none in place
        [one] one in place
       *[other] { $count } in place
    }: { $points }

## What moves are called

# A place at sea offers “sea”, which has no name.
name-of-place = { $good ->
        [sea] { $place }, at sea
       *[other] { $place }, { $good } ({ $province })
    }
move-take = Place your { $merchant }
move-place = In { name-of-place }
move-go = Your { $merchant } to { name-of-place }
move-push = To { name-of-place }
move-chase = To { name-of-place }
move-score = Score { $objective }
move-discard = Discard { $objective }
move-end = End the movement
move-skip = { $scored ->
        [0] Score nothing
       *[other] Score nothing more
    }
move-keep = Discard nothing

## Editions: mistakes in the file

problem-edition-one-sea = Exactly one province must have sea = true; this edition has { $value }.
problem-edition-province-unknown = { $thing } lies in the province “{ $value }”; the provinces are: { $allowed }.
problem-edition-good-unknown = { $thing } offers “{ $value }”; the goods are: { $allowed }.
problem-edition-route = The route { $value } does not link two places on the board.
problem-edition-merchant-order = The merchants { $value } are not in rising order.
problem-edition-merchant-unknown = The merchant { $value } for { $players } players is not in the box, or is listed twice.
problem-edition-players-missing = [players] must say exactly once what { $players } players need.
problem-edition-objective-unknown = The objective “{ $value }” is neither a spice nor a province of the island; use one of: { $allowed }.
problem-edition-points-count = The table for { $objective } has { $value } entries; with its places it needs { $allowed }.
problem-edition-objectives-few = There are too few objectives for { $players } players: { $value }.
problem-edition-room = There is not enough room for { $players } players with { $merchants } merchants each.

## Editions: what is known of the box

problem-edition-merchants = The merchants are numbered { $allowed }, not { $value }.
problem-edition-crews = With { $players } players, the merchants { $allowed } take part, not { $value }.
problem-edition-start = Everyone starts with { $allowed } points, not { $value }.
problem-edition-hand = Everyone holds { $allowed } objectives, not { $value }.
problem-edition-own-in-a-province = While setting up, { $allowed } merchant of a colour may stand in a province, not { $value }.
problem-edition-merchants-a-turn = { $allowed } merchants may move in a turn, not { $value }.
problem-edition-objectives-a-turn = { $allowed } objectives may be scored in a turn, not { $value }.
problem-edition-discards = With { $players } players, everyone must discard { $allowed }, not { $value }.
problem-edition-provinces = The provinces are { $allowed }, not { $value }.
problem-edition-spices = The spices are { $allowed }, not { $value }.
problem-edition-objectives = There are { $allowed } { $kind }, not { $value }.
problem-edition-huts = There are several neutral villages ({ $allowed }), not { $value }.
problem-edition-villages-of-a-province = { $province } has { $value } villages; reports say { $allowed }.
problem-edition-villages = The island has { $value } villages; there should be { $allowed }.
problem-edition-orange-villages = The orange province ({ $province }) has { $value } villages; its card allows for { $allowed }.
problem-edition-sea-places = There are { $value } places at sea; there should be { $allowed }.
problem-edition-coast = { $place } is linked to { $value } villages; there should be { $allowed }.
problem-edition-connected = Not every place can be reached from every other.
problem-edition-spice-villages = { $value } villages offer { $spice }; there should be { $allowed }.
problem-edition-neutral-villages = { $value } villages are neutral; there should be { $allowed }.
problem-edition-spice-spread = Villages with { $spice } lie in { $value } provinces; there should be { $allowed }.
problem-edition-sea-ring = The places at sea should form a ring of six ({ $allowed }); this edition has { $value }.
problem-edition-routes-of-a-place = { $value } routes meet at { $place }; there should be { $allowed }.
problem-edition-planar = Routes cross on the map.
problem-edition-far-apart = Two places are { $value } steps apart; there should be at most { $allowed }.
problem-edition-cloves-card = With { $merchants } merchants, the cloves card is worth { $allowed }, not { $value }.
problem-edition-orange-card = The orange card ({ $objective }) is reported as { $allowed }, not { $value }.
problem-edition-rising = The points for { $objective } do not rise with every merchant: { $value }.
problem-edition-different = { $objective } has the same table as { $other }.
problem-edition-dear-and-rich = { $objective } costs more than { $other } with no merchants, so it should bring as much with all of them.
problem-edition-three-pays = { $objective } should bring points from { $allowed } merchants, and not before: { $value }.

## The drawing in the terminal

board-players = Players
board-points = Points
board-hand = Your objectives
board-cards = Cards
board-objectives = Objectives
board-owed = still to discard
board-round = Round
board-last-turns = Last turns

## Objectives in a list
name-objectives-pepper = { name-objective-pepper }
name-objectives-ginger = { name-objective-ginger }
name-objectives-cloves = { name-objective-cloves }
name-objectives-cinnamon = { name-objective-cinnamon }
name-objectives-vanilla = { name-objective-vanilla }
name-objectives-north = { name-objective-north }
name-objectives-east = { name-objective-east }
name-objectives-south = { name-objective-south }
name-objectives-west = { name-objective-west }
name-objectives-centre = { name-objective-centre }

## The page

page-steps = { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
page-pushes = pushes { $own ->
        [yes] your { $merchant }
       *[no] { $seat }’s { $merchant }
    }
page-pushes-to = pushes { $own ->
        [yes] your { $merchant }
       *[no] { $seat }’s { $merchant }
    } to { $to }
page-chases = chases { $own ->
        [yes] your { $merchant }
       *[no] { $seat }’s { $merchant }
    }
page-chases-to = chases { $own ->
        [yes] your { $merchant }
       *[no] { $seat }’s { $merchant }
    } to { $to }

## The board on the page

page-board = Board: { $count } places
page-place-held = { $what }: { $who }
page-merchant-of = { $own ->
        [yes] your { $merchant }
       *[no] { $seat }’s { $merchant }
    }
page-merchant-on = Your { $merchant }, in { $place }
page-merchant-aside = Your { $merchant }, not yet placed
page-has-moved = has moved
page-or-else = Step by step, you could choose: { $places }
page-or-anywhere = Step by step, you could choose any free place.
page-you-say = You then choose where: { $places }
page-say-push = You choose where it is pushed.
page-say-chase = You choose where it is chased: any free place.
page-round = Round { $round }
page-last-turns = { $count ->
        [one] The last turn
       *[other] The last { $count } turns
    }
page-reconstructed = reconstructed
page-objective = { $objective }: { $count ->
        [0] none in place
        [one] one in place
       *[other] { $count } in place
    }, now { $points }
page-short-cloves = Cloves
page-now = now
page-then = then
page-objectives-later = Once all merchants are placed, everyone draws objectives.
page-no-objectives = You have no objectives left.
page-rack = Your merchants
page-player = { $hand ->
        [one] One objective
       *[other] { $hand } objectives
    } in hand, { $pile } in the pile, { $owed ->
        [0] none to discard
        [one] one to discard
       *[other] { $owed } to discard
    }.
page-in-hand = { $count ->
        [one] one objective
       *[other] { $count } objectives
    } in hand
page-in-pile = { $count ->
        [one] one objective
       *[other] { $count } objectives
    } in the pile
page-discards = { $count } of { $of } discarded
page-ledger-scored = { $objective }: { $points }
page-ledger-gone = { $objective }: discarded
page-ledger-hand = { $objective }: in hand
page-ledger-open = { $objective }: open
page-track = Score track
page-on-track = { $seat }: { $points }
page-near-end = { $name } has { $count ->
        [one] one objective
       *[other] { $count } objectives
    } left. When someone has none, everyone else plays once more.
page-seat = { $number ->
        [1] Red
        [2] Turquoise
        [3] Yellow
        [4] Purple
       *[5] White
    }

## The end on the page

page-score-start = Starting points
page-score-objective = { $objective }
page-in-place = { $count } in place
page-discarded = discarded
page-not-played = not played
page-card-by-card = Card by card
page-card-by-card-about = In the order scored. { $count ->
        [0] No card cost its owner points.
        [one] One card cost its owner points.
       *[other] { $count } cards cost their owners points.
    }
page-shoving = Pushing and chasing
page-shoving-about = Moved most by others: { $own ->
        [yes] your { $merchant }
       *[no] { $seat }’s { $merchant }
    }, { $count ->
        [one] once
       *[other] { $count } times
    }.
page-shoving-none = Nobody was pushed or chased.
page-shoved-others = moved others
page-was-shoved = was moved by others

## Head, questions and lists on the page

page-setting-up = Setting up
page-round-of = Round { $round } of { $rounds }
page-part-move = Move
page-part-score = Score
page-progress = { $part }: { $done } of { $of }
page-where-to = Where does your { $merchant } go? Up to { $left ->
        [one] one step
       *[other] { $left } steps
    }.
page-group-objectives = For your objectives
page-brings-take = moves up to { $steps } steps
page-brings-place = next to { $places }
page-brings-away = { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from { $place }
page-brings-end = { $moved } of { $of } moved
page-brings-scoring = scoring comes next
page-brings-total = { $from } → { $to } points
page-brings-skip = { $count ->
        [one] your objective stays
       *[other] your objectives stay
    } in hand
page-brings-discard = { $pile ->
        [0] no objective left to draw
       *[other] you draw another one
    }
page-brings-keep = { $owed ->
        [one] one still to discard
       *[other] { $owed } still to discard
    }
page-event-round = Round { $round }
page-event-scored = { $own ->
        [yes] You score { $objective }
       *[no] { $seat } scores { $objective }
    }, { $count } in place: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, now { $total }.

## What is told of things on the page

page-tip-village = A village that offers { $good }: it counts for that spice and for the province { $province }.
page-tip-hut = A neutral village: it counts for the province { $province }, but for no spice.
page-tip-sea = A place at sea: it counts for no objective, but leads round the island.
page-tip-stands = Occupied by { $who }.
page-tip-coming = { $count ->
        [one] Your { $merchants } can go here.
       *[other] Your merchants { $merchants } can go here.
    }
page-tip-wanted = Counts for objectives in your hand: { $names }
page-tip-merchant = Moves up to { $merchant } steps along the routes, once a turn.
page-tip-pushes = It pushes smaller opponents aside: { $numbers }.
page-tip-taller = Taller ones block it and push it: { $numbers }.
page-tip-moved = has moved this turn
page-tip-counts-spice = Counts its owner’s merchants in villages with { $spice }.
page-tip-counts-province = Counts its owner’s merchants in the province { $province }.
page-tip-table = Merchants in place and points: { $table }
page-tip-worth = { $count } in place: { $points } if scored now
page-tip-was-worth = { $count } in place: { $points }
page-tip-scored = { $own ->
        [yes] You have scored it.
       *[no] { $seat } has scored it.
    }
page-tip-gone = { $own ->
        [yes] You have discarded it without scoring.
       *[no] { $seat } has discarded it without scoring.
    }
page-tip-hand = { $own ->
        [yes] You have it in hand.
       *[no] { $seat } has it in hand.
    }
page-tip-open = { $own ->
        [yes] It is still in your pile.
       *[no] { $seat } has it in hand or in the pile.
    }
page-tip-end = No more merchants move this turn; then you may score.
page-tip-skip = Objectives in hand stay there. If you score nothing, you draw nothing.
page-tip-keep = You can discard the rest later, after scoring.
page-tip-move = Up to three merchants move in a turn, each once. Full: has moved; half: still moving.
page-tip-score = After moving, you may score one or two objectives from your hand.
page-tip-last = Someone has no objectives left: everyone else plays once more, then the game ends.
page-tip-track = Everyone starts on { $points }. Points may fall below 0.
page-tip-province = Its villages: { $places }. They all count for the objective of this province.
page-tip-cards = Only their owner knows which objectives these are, until the pile is empty.
page-tip-pile = Scored and discarded objectives are replaced from it. Once a player has none left, the end is near.
page-tip-discards = Everyone must get rid of this many objectives without scoring them, right after drawing or scoring.

## The page about the edition
page-section-numbers = The game’s numbers
page-section-merchants = Merchants
page-section-players = Players and merchants
page-section-score_track = The score track
page-section-provinces = The provinces
page-section-spices = The spices
page-section-villages = The villages
page-section-sea = The places at sea
page-section-routes = The routes
page-section-objectives = The objectives
page-note-numbers = Start on 10, two objectives in hand, up to three merchants and up to two objectives per turn, one merchant of each colour per province while setting up.
page-note-merchants = The number is the reach in steps; the lower it is, the taller and stronger the merchant.
page-note-players = Which merchants take part, and how many objectives each player must discard without scoring them.
page-note-score_track = A spiral with the start on 10. How far it runs is our reconstruction; points may go beyond either end.
page-note-provinces = The five names are printed, and one province is reported to be orange. Which one that is, the other colours and the signs are our reconstruction. The sea counts as a sixth while setting up.
page-note-spices = Five spices, all of them named in the rulebook.
page-note-villages = Reported: five or six villages per province. Printed: some are neutral. Reconstructed: the names, where they are and what they offer.
page-note-sea = Printed: there are places at sea. Reconstructed: how many, where they are and their names.
page-note-routes = Reported: one network with many branches, and a quicker way round by sea. Reconstructed: every single route.
page-note-objectives = The same ten for everyone. Printed: what the cloves are worth with no merchants and with three. Reported: the orange card, here that of the Centre. Reconstructed: all other values.

## The key to the drawing in the terminal, and the board in words

board-merchant = Your { $merchant }
board-now = { $objective } ({ $count } in place, { $points })
board-sign-hut = neutral village
board-sign-sea = at sea
board-sign-merchant = a player’s merchant 3, which moves up to 3 steps
board-sign-player = the players’ marks
board-sign-route = route, by land or by sea
board-sign-turn = to play
board-sign-cards = objectives in hand + in the pile
board-sign-worth = what an objective is worth now: 2 merchants in place
board-sign-discarded = discarded

# The end of a game
page-end-best-card = { $own ->
        [yes] Your best card was { $objective }: { $points } in round { $round }.
       *[no] { $seat }’s best card was { $objective }: { $points } in round { $round }.
    }
page-end-tie = { $points } : { $points } – { $own ->
        [yes] { $place ->
                [1] you win
               *[other] you finish ahead of { $other }
            }
       *[no] { $place ->
                [1] { $seat } wins
               *[other] { $seat } finishes ahead of { $theirs ->
                        [yes] you
                       *[no] { $other }
                    }
            }
    }: the first to run out of objectives.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Your aim: the most points, for having your merchants in the right places at the same time.
page-coach-take-title = Your merchants
page-coach-take = Choose a glowing merchant to place next. Its number is how many steps it can move; the lower the number, the taller and stronger it is.
page-coach-take-why = The strong are rarely pushed away: put them where you want to stay.
page-coach-place-title = A place for it
page-coach-place = Choose a glowing place. For now each province may hold only one of your merchants, and the sea counts as a province.
page-coach-place-why = Where many routes meet, it is close to everything once it starts moving.
page-coach-discard-title = Two objectives
page-coach-discard = Each counts your merchants in a province, or in villages with a spice. Some must be discarded unscored, at no cost: now or later.
page-coach-discard-why = Discard the one your merchants are far from; otherwise keep both.
page-coach-move-title = Move up to three
page-coach-move = Choose a glowing merchant, then where it goes: as many steps as its number, or fewer.
page-coach-move-why = Your objectives pay from three merchants in place. The moves that bring you closer come first in the list.
page-coach-step-title = Move on, or not
page-coach-step = This merchant may move on, another may start, or you end the movement. Each moves once a turn.
page-coach-step-why = Your objectives show what they are worth as things stand: stop when you like what you see.
page-coach-push-title = Make way!
page-coach-push = A smaller merchant is in your way. Choose the glowing place to push it to.
page-coach-push-why = Push it away from its friends, and not onto a place you need yourself.
page-coach-chase-title = Chased off
page-coach-chase = This merchant has no free place beside it, so it is chased: choose any glowing place.
page-coach-chase-why = Far from the others it costs its owner most.
page-coach-score-title = Score, or wait
page-coach-score = Choose an objective: it brings or costs what it shows now. Or score nothing.
page-coach-score-why = Only scoring brings you new objectives. Wait if the loss is large; a small one may be worth it.

## What puzzles are about

page-theme-wait = A scoring that can wait
page-theme-score = A scoring at the right time
page-theme-discard = Which objective to give up
page-theme-start = Where to begin
page-theme-chase = A merchant is chased
page-theme-push = A merchant is pushed
page-theme-stop = Stopping in time
page-theme-objective = Good for your objectives
page-theme-set-out = Which merchant sets out
page-theme-way = The right way

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-start_points = Points at the start
page-field-hand = Cards in hand
page-field-merchants_a_turn = Merchants in a turn
page-field-objectives_a_turn = Objectives in a turn
page-field-own_in_a_province = Own merchants in a province (setting up)
page-field-numbers = Numbers
page-field-players = Players
page-field-merchants = Merchants
page-field-discards = Discards
page-field-first = First space
page-field-last = Last space
page-field-name = Name
page-field-colour = Colour
page-field-sign = Sign
page-field-province = Province
page-field-good = Spice on offer
page-field-at = Where it stands
page-field-land = Routes on land
page-field-coast = Routes between land and sea
page-field-sea = Sea
page-field-kind = Kind
page-field-points = Points for 0, 1, 2 … merchants

page-value-hut = none (neutral village)
page-value-spice = spice
page-value-province = province

page-bench-route = { $from } – { $to }
page-bench-players = With { $count } players
