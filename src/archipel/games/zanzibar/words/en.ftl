# Zanzibar in English. $seat is a player’s name, $own says whether it is the reader’s own. A merchant is called by its number.

title = Zanzibar
summary = Merchants push and chase each other along the routes of the spice island, each with ten secret objectives.
about-rounds = End after so many rounds (0: only when somebody has no objective left)

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

name-section-score_track = how far the score track runs
name-section-villages = the villages: where they stand and what they offer
name-section-sea = the places at sea
name-section-routes = the routes
name-section-objectives = most of the tables on the objectives

## What is asked

decision-take = { $own ->
        [yes] Which merchant do you place next? ({ $left } to go)
       *[no] { $seat } takes a merchant ({ $left } to go).
    }
decision-place = { $own ->
        [yes] Where do you place your { $merchant }?
       *[no] { $seat } places the { $merchant }.
    }
decision-discard = { $own ->
        [yes] { $owed ->
            [one] Discard an objective? You still owe one discard.
           *[other] Discard an objective? You still owe { $owed } discards.
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
            [yes] Your { $merchant } is back where it began: it must go on.
           *[no] { $left ->
                [one] Your { $merchant } on { $place } may go one more step.
               *[other] Your { $merchant } on { $place } may go { $left } more steps.
            }
        }
       *[no] { $seat } moves the { $merchant }.
    }
decision-push = { $own ->
        [yes] Where do you push the { $other } on { $place }?
       *[no] { $seat } pushes the { $other } on { $place }.
    }
decision-chase = { $own ->
        [yes] Where do you chase the { $other } on { $place }?
       *[no] { $seat } chases the { $other } on { $place }.
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
        [yes] You place your { $merchant } on { $place }.
       *[no] { $seat } places the { $merchant } on { $place }.
    }
event-dealt = Everybody draws { $count } objectives.
event-hand = Your objectives: { $objectives }.
event-goes = { $own ->
        [yes] Your { $merchant } goes to { $place }.
       *[no] The { $merchant } of { $seat } goes to { $place }.
    }
event-pushed = { $own ->
        [yes] Your { $merchant } is pushed to { $place }.
       *[no] The { $merchant } of { $seat } is pushed to { $place }.
    }
event-chased = { $own ->
        [yes] Your { $merchant } is chased to { $place }.
       *[no] The { $merchant } of { $seat } is chased to { $place }.
    }
event-no-move = { $own ->
        [yes] You move nobody.
       *[no] { $seat } moves nobody.
    }
event-scored = { $own ->
        [yes] You score { $objective }
       *[no] { $seat } scores { $objective }
    } with { $count ->
        [0] no merchant
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
        [one] ; one more discard is owed.
       *[other] ; { $owed } more discards are owed.
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
        [yes] You have no objective left: everybody else has one more turn.
       *[no] { $seat } has no objective left: everybody else has one more turn.
    }
event-finished = { $own ->
        [yes] You have no objective left either.
       *[no] { $seat } has no objective left either.
    }
event-rounds-over = { $rounds ->
        [one] One round is
       *[other] { $rounds } rounds are
    } played: the game ends.
event-wins = { $own ->
        [yes] You have the most points, { $points }: you win!
       *[no] { $seat } has the most points, { $points }, and wins.
    }
event-wins-earlier = { $own ->
        [yes] A tie on { $points } points, but you got rid of your last objective first: you win!
       *[no] A tie on { $points } points, but { $seat } got rid of the last objective first and wins.
    }
event-shares = { $own ->
        [yes] You share the victory with { $points } points.
       *[no] { $seat } shares the victory with { $points } points.
    }

## Why not

reason-no-such-text = “{ $value }” is no move. Say “go” with a merchant and a place, “push” or “chase” with a place, “score” or “discard” with an objective, “end”, “skip” or “keep”; while setting up, “take” with a merchant and “place” with a place.
reason-no-such-place = There is no place “{ $value }”; the places are: { $allowed }.
reason-no-such-merchant = There is no merchant “{ $value }”; the merchants are: { $allowed }.
reason-no-such-objective = There is no objective “{ $value }”; the objectives are: { $allowed }.
reason-place-first = First all merchants are placed.
reason-all-placed = All merchants are placed.
reason-take-first = First take a merchant, then place it.
reason-taken = You have taken your { $merchant }: place it now.
reason-merchant-out = With { $players } players the { $merchant } does not take part.
reason-merchant-placed = Your { $merchant } already stands on { $place }.
reason-place-taken = { $own ->
        [yes] Your own { $other } stands on { $place }.
       *[no] The { $other } of { $seat } stands on { $place }.
    }
reason-province-taken = Your { $merchant } on { $place } already stands in this province ({ $province }): only one of each colour may be placed there.
reason-end-first = First comes the movement: end it, then score.
reason-movement-over = The movement of this turn is over.
reason-no-discard-now = A discard comes right after drawing or scoring, not now.
reason-discard-first = First decide whether you discard an objective.
reason-push-first = First decide where the { $other } on { $place } goes; then your { $merchant } enters.
reason-nothing-to-push = Nobody is in the way.
reason-merchant-moved = Your { $merchant } has moved in this turn; each merchant moves once.
reason-enough-moved = { $count } merchants have moved in this turn; more may not.
reason-go-on = Your { $merchant } is back on { $place }, where it began: a move ends elsewhere, so it must go on first.
reason-ends-at-start = Your { $merchant } began its move on { $place }: a move ends elsewhere.
reason-same-place = Your { $merchant } stands on { $place }.
reason-step-by-step = { $place } is { $steps } steps away: go there step by step.
reason-too-far = { $place } is at least { $steps } steps away; your { $merchant } has { $left ->
        [one] one step
       *[other] { $left } steps
    } left.
reason-blocked-own = Your own { $other } on { $place } bars the way.
reason-blocked-taller = The { $other } of { $seat } on { $place } is taller than your { $merchant } and bars the way.
reason-blocked-equal = The { $other } of { $seat } on { $place } is as tall as your { $merchant }: it cannot be pushed, and not be chased as long as a place next to it is free.
reason-target-taken = { $own ->
        [yes] Your own { $other } stands on { $place }.
       *[no] The { $other } of { $seat } stands on { $place }.
    }
reason-target-behind = Your merchant comes from { $place }: nobody is pushed there.
reason-target-far = { $place } is not next to the pushed { $other }.
reason-can-be-pushed = A place next to the { $other } on { $place } is free: it is pushed, not chased.
reason-must-be-chased = No place next to the { $other } on { $place } is free: it is chased to any free place.
reason-objective-not-held = You do not hold { $objective }.
reason-objective-scored = You have scored { $objective } already.
reason-objective-discarded = You have discarded { $objective } already.

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
        [0] nobody in place
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
move-place = On { name-of-place }
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

problem-edition-one-sea = Exactly one province must have sea = true; here are { $value }.
problem-edition-province-unknown = { $thing } lies in the province “{ $value }”; the provinces are: { $allowed }.
problem-edition-good-unknown = { $thing } offers “{ $value }”; the goods are: { $allowed }.
problem-edition-route = The route { $value } does not link two places of the board.
problem-edition-merchant-order = The merchants { $value } are not in rising order.
problem-edition-merchant-unknown = The merchant { $value } for { $players } players is not in the box, or stands there twice.
problem-edition-players-missing = [players] must say once what { $players } players need.
problem-edition-objective-unknown = The objective “{ $value }” is no spice and no province of the island; these are: { $allowed }.
problem-edition-points-count = The table of { $objective } has { $value } entries; with its places it needs { $allowed }.
problem-edition-objectives-few = { $value } objectives are too few for { $players } players.
problem-edition-room = There is not enough room for { $players } players with { $merchants } merchants each.

## Editions: what is known of the box

problem-edition-merchants = The merchants are numbered { $allowed }, not { $value }.
problem-edition-crews = With { $players } players the merchants { $allowed } take part, not { $value }.
problem-edition-start = Everybody starts with { $allowed } points, not { $value }.
problem-edition-hand = Everybody holds { $allowed } objectives, not { $value }.
problem-edition-own-in-a-province = While setting up, { $allowed } merchant of a colour may stand in a province, not { $value }.
problem-edition-merchants-a-turn = { $allowed } merchants may move in a turn, not { $value }.
problem-edition-objectives-a-turn = { $allowed } objectives may be scored in a turn, not { $value }.
problem-edition-discards = With { $players } players everybody must discard { $allowed }, not { $value }.
problem-edition-provinces = The provinces are { $allowed }, not { $value }.
problem-edition-spices = The spices are { $allowed }, not { $value }.
problem-edition-objectives = Of the { $kind } there are { $allowed }, not { $value }.
problem-edition-huts = There are several neutral villages ({ $allowed }), not { $value }.
problem-edition-villages-of-a-province = { $province } has { $value } villages; reported are { $allowed }.
problem-edition-villages = The island has { $value } villages; there should be { $allowed }.
problem-edition-orange-villages = The orange province ({ $province }) has { $value } villages; its card speaks for { $allowed }.
problem-edition-sea-places = There are { $value } places at sea; needed are { $allowed }.
problem-edition-coast = { $place } is linked to { $value } villages; there should be { $allowed }.
problem-edition-connected = Not every place can be reached from every other.
problem-edition-spice-villages = { $value } villages offer { $spice }; there should be { $allowed }.
problem-edition-neutral-villages = { $value } villages are neutral; there should be { $allowed }.
problem-edition-spice-spread = Villages with { $spice } lie in { $value } provinces; there should be { $allowed }.
problem-edition-sea-ring = The places at sea should form a ring of six ({ $allowed }); here: { $value }.
problem-edition-routes-of-a-place = { $value } routes meet in { $place }; there should be { $allowed }.
problem-edition-planar = On the map routes cross.
problem-edition-far-apart = Two places are { $value } steps apart; there should be at most { $allowed }.
problem-edition-cloves-card = With { $merchants } merchants the cloves are worth { $allowed }, not { $value }.
problem-edition-orange-card = The orange card ({ $objective }) is reported as { $allowed }, not { $value }.
problem-edition-rising = The points of { $objective } do not rise with every merchant: { $value }.
problem-edition-different = { $objective } has the same table as { $other }.
problem-edition-dear-and-rich = { $objective } costs more than { $other } without a merchant, so it should bring as much with all of them.
problem-edition-three-pays = { $objective } should bring points from { $allowed } merchants on, and not before: { $value }.

## The drawing in the terminal

board-players = Players
board-points = Points
board-hand = Your objectives
board-cards = Cards
board-objectives = Objectives
board-owed = discards owed
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
       *[no] the { $merchant } of { $seat }
    }
page-pushes-to = pushes { $own ->
        [yes] your { $merchant }
       *[no] the { $merchant } of { $seat }
    } to { $to }
page-chases = chases { $own ->
        [yes] your { $merchant }
       *[no] the { $merchant } of { $seat }
    }
page-chases-to = chases { $own ->
        [yes] your { $merchant }
       *[no] the { $merchant } of { $seat }
    } to { $to }

## The board on the page

page-board = Board: { $count } places
page-place-held = { $what }: { $who }
page-merchant-of = { $own ->
        [yes] your { $merchant }
       *[no] the { $merchant } of { $seat }
    }
page-merchant-on = Your { $merchant }, on { $place }
page-merchant-aside = Your { $merchant }, not yet placed
page-has-moved = has moved
page-or-else = Step by step you could choose: { $places }
page-or-anywhere = Step by step you could choose any free place.
page-you-say = You then say where to: { $places }
page-say-push = You say where it is pushed to.
page-say-chase = You say where it is chased to: any free place.
page-round = Round { $round }
page-last-turns = { $count ->
        [one] The last turn
       *[other] The last { $count } turns
    }
page-reconstructed = reconstructed
page-objective = { $objective }: { $count ->
        [0] nobody in place
        [one] one in place
       *[other] { $count } in place
    }, now { $points }
page-short-cloves = Cloves
page-now = now
page-then = then
page-objectives-later = As soon as all merchants are placed, everybody draws objectives.
page-no-objectives = You have no objective left.
page-rack = Your merchants
page-player = { $hand ->
        [one] One objective
       *[other] { $hand } objectives
    } in hand, { $pile } in the pile, { $owed ->
        [0] no discard owed
        [one] one discard owed
       *[other] { $owed } discards owed
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
    } left. When somebody has none, all others play once more.
page-seat = { $number ->
        [1] Red
        [2] Turquoise
        [3] Yellow
        [4] Purple
       *[5] White
    }

## The end on the page

page-score-start = Everybody starts with
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
       *[no] the { $merchant } of { $seat }
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
page-brings-take = goes up to { $steps } steps
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
        [one] one discard stays owed
       *[other] { $owed } discards stay owed
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
page-tip-hut = A neutral village: it counts for the province { $province }, for no spice.
page-tip-sea = A place at sea: it counts for no objective, but leads round the island.
page-tip-stands = Here stands { $who }.
page-tip-coming = { $count ->
        [one] Your { $merchants } can go here.
       *[other] Your merchants { $merchants } can go here.
    }
page-tip-wanted = Counts for objectives in your hand: { $names }
page-tip-merchant = Goes up to { $merchant } steps along the routes, once a turn.
page-tip-pushes = It pushes smaller opponents aside: { $numbers }.
page-tip-taller = Taller ones bar its way and push it: { $numbers }.
page-tip-moved = has moved in this turn
page-tip-counts-spice = Counts one’s merchants in villages with { $spice }.
page-tip-counts-province = Counts one’s merchants in the province { $province }.
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
page-tip-end = No more merchants move in this turn; then you may score.
page-tip-skip = Objectives in hand stay there. Who scores nothing draws nothing.
page-tip-keep = What is owed can be discarded later, after scoring.
page-tip-move = Up to three merchants move in a turn, each once. Full: has moved; half: is under way.
page-tip-score = After moving, one or two objectives from hand may be scored.
page-tip-last = Somebody has no objective left: all others play once more, then the game ends.
page-tip-track = Everybody starts on { $points }. Points may fall below 0.
page-tip-province = Its villages: { $places }. They all count for the objective of this province.
page-tip-cards = Which objectives they are only their owner knows, until the pile is empty.
page-tip-pile = Scored and discarded objectives are replaced from it. Who has none left brings the end near.
page-tip-discards = Everybody must get rid of so many objectives without scoring them: right after drawing or scoring.

## The page about the edition
page-section-numbers = Numbers of the game
page-section-merchants = Merchants
page-section-players = Players and merchants
page-section-score_track = The score track
page-section-provinces = The provinces
page-section-spices = The spices
page-section-villages = The villages
page-section-sea = The places at sea
page-section-routes = The routes
page-section-objectives = The objectives
page-note-numbers = Start on 10, two objectives in hand, up to three merchants and up to two objectives a turn, one merchant of a colour in a province while setting up.
page-note-merchants = The number is the reach in steps; the lower it is, the taller and stronger the merchant.
page-note-players = Which merchants take part, and how many objectives everybody must discard without scoring them.
page-note-score_track = A spiral with the start on 10. How far it runs is ours; points may leave it at both ends.
page-note-provinces = The five names are printed, and one province is reported to be orange. Which one that is, the other colours and the signs are ours. The sea counts as a sixth while setting up.
page-note-spices = Five spices, all of them named in the rulebook.
page-note-villages = Reported: five or six villages a province. Printed: some are neutral. Ours: the names, where they stand and what they offer.
page-note-sea = That there are places at sea is printed; how many, where they lie and their names are ours.
page-note-routes = Reported: one much-branched network, and a quicker way round by sea. Ours: every single route.
page-note-objectives = The same ten for everybody. Printed: what the cloves are worth for no merchant and for three. Reported: the orange card, here that of the Centre. Ours: all other values.

## The key to the drawing in the terminal, and the board in words

board-merchant = Your { $merchant }
board-now = { $objective } ({ $count } in place, { $points })
board-sign-hut = neutral village
board-sign-sea = at sea
board-sign-merchant = merchant 3 of a player, who goes up to 3 steps
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
               *[other] you come before { $other }
            }
       *[no] { $place ->
                [1] { $seat } wins
               *[other] { $seat } comes before { $theirs ->
                        [yes] you
                       *[no] { $other }
                    }
            }
    }: the first to run out of objectives.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Your aim: the most points, for having your merchants in the right places together.
page-coach-take-title = Your merchants
page-coach-take = Choose a glowing merchant to place next. Its number is how many steps it can go; the lower the number, the taller and stronger it is.
page-coach-take-why = The strong are rarely pushed away: put them where you want to stay.
page-coach-place-title = A place for it
page-coach-place = Choose a glowing place. For now there is one of your merchants in a province, and the sea counts as one.
page-coach-place-why = Where many routes meet, it is close to everything when it starts moving.
page-coach-discard-title = Two objectives
page-coach-discard = Each counts your merchants in a province, or in villages with a spice. Some must be discarded unscored, free of charge: now, or later.
page-coach-discard-why = Discard the one your merchants are far from; else keep both.
page-coach-move-title = Move up to three
page-coach-move = Choose a glowing merchant, then where it goes: as many steps as its number, or fewer.
page-coach-move-why = Your objectives pay from three merchants in place on. The moves that bring you closer stand first in the list.
page-coach-step-title = Go on, or not
page-coach-step = This merchant may go on, another may start, or you end the movement. Each moves once a turn.
page-coach-step-why = Your objectives show what they are worth as things stand: stop when they like it.
page-coach-push-title = Make way!
page-coach-push = A smaller merchant stands in your way. Choose the glowing place to push it to.
page-coach-push-why = Push it away from its friends, and not onto a place you need yourself.
page-coach-chase-title = Chased off
page-coach-chase = This merchant has no free place beside it, so it is chased: choose any glowing place.
page-coach-chase-why = Far from the others it costs its owner most.
page-coach-score-title = Score, or wait
page-coach-score = Choose an objective: it brings or costs what it shows now. Or score nothing.
page-coach-score-why = Only scoring brings you new objectives. Wait if the loss is large; a small one may be worth it.
