# Bora Bora in English. $seat is a player's name, $own says whether it is the reader.

title = Bora Bora
summary = Six rounds of dice on the islands of Bora Bora: settle, gather people, send priests, build, please the gods.

name-region-C-NW = the central forest
name-region-C-NE = the central plain
name-region-C-SW = the central beach
name-region-C-SE = the central mountain
name-region-N-W = the northern beach
name-region-N-E = the northern mountain
name-region-E-N = the eastern forest
name-region-E-S = the eastern beach
name-region-S-W = the southern forest
name-region-S-E = the southern plain
name-region-W-N = the western plain
name-region-W-S = the western mountain

name-tile-land = Land route
name-tile-sea = Sea route
name-tile-routes = Land or sea route
name-tile-man = Man
name-tile-woman = Woman
name-tile-persons = Man or woman
name-tile-helper = Helper
name-tile-temple = Temple
name-tile-build = Building
name-tile-fishing = Fishing

name-material-sand = sand
name-material-wood = wood
name-material-stone = stone

name-god-blue = blue
name-god-white = white
name-god-red = red
name-god-green = green
name-god-yellow = yellow
name-colour-blue = blue
name-colour-white = white
name-colour-red = red
name-colour-green = green
name-colour-yellow = yellow

# What the twelve kinds of men and women do
name-kind-land = land route
name-kind-sea = sea route
name-kind-woman = woman
name-kind-man = man
name-kind-build = building
name-kind-material = building material
name-kind-hut = moving a hut
name-kind-points = points
name-kind-god = god card
name-kind-offering = offering
name-kind-status = status
name-kind-shell = shell

name-jewel-necklace-1 = necklace 1
name-jewel-necklace-4 = necklace 4
name-jewel-necklace-6 = necklace 6
name-jewel-necklace-9 = necklace 9
name-jewel-bracelet-1 = bracelet 1
name-jewel-bracelet-5 = bracelet 5
name-jewel-bracelet-6 = bracelet 6
name-jewel-bracelet-8 = bracelet 8
name-jewel-earrings-2 = earrings 2
name-jewel-earrings-3 = earrings 3
name-jewel-earrings-6 = earrings 6
name-jewel-earrings-9 = earrings 9
name-jewel-comb-2 = comb 2
name-jewel-comb-3 = comb 3
name-jewel-comb-7 = comb 7
name-jewel-comb-8 = comb 8
name-jewel-pendant-2 = pendant 2
name-jewel-pendant-4 = pendant 4
name-jewel-pendant-5 = pendant 5
name-jewel-pendant-7 = pendant 7
name-jewel-crown-3 = crown 3
name-jewel-crown-4 = crown 4
name-jewel-crown-5 = crown 5
name-jewel-crown-7 = crown 7

name-task-man-woman = a man and a woman
name-task-woman-priest = a woman and a priest in the temple
name-task-man-priest = a man and a priest in the temple
name-task-woman-jewel = a woman and a piece of jewellery
name-task-man-first = a man and turn order tile 1
name-task-regions-3 = huts in 3 regions
name-task-cards-alike = 3 god cards of one colour
name-task-two-land = 2 people (land route)
name-task-two-sea = 2 people (sea route)
name-task-two-woman = 2 people (woman)
name-task-two-man = 2 people (man)
name-task-two-build = 2 people (building)
name-task-two-material = 2 people (building material)
name-task-two-hut = 2 people (moving a hut)
name-task-two-points = 2 people (points)
name-task-two-god = 2 people (god card)
name-task-two-offering = 2 people (offering)
name-task-two-status = 2 people (status)
name-task-two-shell = 2 people (shell)
name-task-all-forest = huts in all forests
name-task-all-plain = huts on all plains
name-task-all-beach = huts on all beaches
name-task-all-mountain = huts on all mountains
name-task-all-ray = huts beside all rays
name-task-all-angel = huts beside all angelfish
name-task-all-puffer = huts beside all pufferfish
name-task-all-needle = huts beside all needlefish
name-task-two-necklace = 2 necklaces
name-task-two-bracelet = 2 bracelets
name-task-two-earrings = 2 pairs of earrings
name-task-two-comb = 2 combs
name-task-two-pendant = 2 pendants
name-task-two-crown = 2 crowns
name-task-three-sand = 3 × sand
name-task-three-wood = 3 × wood
name-task-three-stone = 3 × stone
name-task-cards-blue = 2 blue god cards
name-task-cards-white = 2 white god cards
name-task-cards-red = 2 red god cards
name-task-cards-green = 2 green god cards
name-task-cards-yellow = 2 yellow god cards
name-task-cards-different = 4 different god cards
name-task-priests-3 = 3 priests in the temple
name-task-regions-9 = huts in 9 regions
name-task-islands = a hut on every island
name-task-men-different = 3 different men
name-task-women-different = 3 different women
name-task-jewelry-different = 3 different kinds of jewellery
name-task-men-4 = any 4 men
name-task-women-4 = any 4 women
name-task-jewelry-4 = any 4 pieces of jewellery
name-task-buildings-4 = 4 buildings
name-task-god-tiles-2 = 2 god tiles
name-task-offerings-4 = 4 offerings
name-task-shells-5 = 5 shells
name-task-materials-5 = any 5 building materials
name-task-huts-4 = 4 huts on the twelfth space
name-task-men-shifted = 3 men shifted down
name-task-women-shifted = 3 women shifted down
name-task-people-shifted = any 5 people shifted down

name-bonus-tasks = 9 tasks fulfilled
name-bonus-jewelry = 6 pieces of jewellery
name-bonus-ceremony = all ceremony spaces filled
name-bonus-buildings = all 6 buildings built
name-bonus-regions = huts in all 12 regions
name-bonus-people = 12 men and women

# What is asked, for a refusal
name-asked-first-hut = where your first hut goes
name-asked-yield = between building material and an offering
name-asked-ceremony = which ceremony space the material goes on
name-asked-place = which die goes where, or which god helps
name-asked-settle = which region you settle
name-asked-red = whether to invoke the red god
name-asked-person = whom you take
name-asked-helper = what the helper brings
name-asked-temple = which temple space you choose
name-asked-fire-first = between a god card and an offering
name-asked-fire-second = between status and a shell
name-asked-build = which building you build
name-asked-cover = which two ceremony spaces it covers
name-asked-people = which men or women you use
name-asked-green = what the green god helps with
name-asked-materials = which building material you take
name-asked-cards = which god card you take
name-asked-huts = whether to move another hut
name-asked-jewelry = whether to buy jewellery
name-asked-task = which task you fulfil
name-asked-yellow = which task the yellow god helps with
name-asked-new-task = which new task you take
name-asked-last-tasks = which tasks you still fulfil
name-asked-over = nothing more

name-reconstructed-yields = which material each region gives
name-reconstructed-routes = most values of the routes
name-reconstructed-fish = values and kinds of the fish
name-reconstructed-left_values = the left sides of men and women
name-reconstructed-status = the steps of the status track
name-reconstructed-jewelry = prices and kinds of the jewellery
name-reconstructed-ceremony = the layout of the ceremony area

## What is asked

decision-first-hut = { $own ->
        [yes] First hut: beside which fish of value { $value }?
       *[no] { $seat } places the first hut.
    }
decision-yield = { $own ->
        [yes] Settled: { $material } or an offering?
       *[no] { $seat } takes { $material } or an offering.
    }
decision-ceremony = { $own ->
        [yes] Which ceremony space for the { $material }?
       *[no] { $seat } puts { $material } on a ceremony space.
    }
decision-place = { $own ->
        [yes] { $blue ->
            [yes] { $white ->
                [yes] Blue and white help: which die goes where?
               *[no] The blue god helps: which die goes where?
            }
           *[no] { $white ->
                [yes] The white god helps: which die goes where?
               *[no] { $left ->
                    [1] Where does your last die go?
                   *[other] Place one of your { $left } dice.
                }
            }
        }
       *[no] { $seat } places a die.
    }
decision-settle = { $own ->
        [yes] { $by ->
            [land] By land
            [sea] By sea
           *[routes] By land or sea
        } with a { $value }: which region do you settle?
       *[no] { $seat } settles a region.
    }
decision-red = { $own ->
        [yes] Red god: score the fish for { $points ->
            [one] 1 point
           *[other] { $points } points
        }?
       *[no] { $seat } may invoke the red god.
    }
decision-person = { $own ->
        [yes] Which { $sex ->
            [man] man
            [woman] woman
           *[persons] man or woman
        } do you take, up to { $value }?
       *[no] { $seat } takes { $sex ->
            [man] a man
            [woman] a woman
           *[persons] a man or a woman
        }.
    }
decision-helper = { $own ->
        [yes] Helper: what do you take for { $left ->
            [one] 1 die point?
           *[other] { $left } die points?
        }
       *[no] { $seat } uses the helper: { $left ->
            [one] 1 die point left.
           *[other] { $left } die points left.
        }
    }
decision-temple = { $own ->
        [yes] Priest: which temple space, up to { $value }?
       *[no] { $seat } sends a priest to the temple.
    }
decision-fire-first = { $own ->
        [yes] Fire bonus: a god card or an offering?
       *[no] { $seat } gets the fire bonus.
    }
decision-fire-second = { $own ->
        [yes] Fire bonus: a status step or a shell?
       *[no] { $seat } gets the fire bonus.
    }
decision-build = { $own ->
        [yes] Which building, up to { $value }? It brings { $points } points.
       *[no] { $seat } builds.
    }
decision-cover = { $own ->
        [yes] Building { $building }: on which two ceremony spaces?
       *[no] { $seat } builds building { $building }.
    }
decision-people = { $own ->
        [yes] { $man ->
            [yes] { $woman ->
                [yes] Which men or women do you use?
               *[no] Which men do you use?
            }
           *[no] { $woman ->
                [yes] Which women do you use?
               *[no] Do you invoke the green god for more?
            }
        }
       *[no] { $seat } may use men and women.
    }
decision-green = { $own ->
        [yes] Green god: double a kind, or use one more?
       *[no] { $seat } uses people with the green god.
    }
decision-materials = { $own ->
        [yes] Which building material? { $left ->
            [one] The last one.
           *[other] { $left } to go.
        }
       *[no] { $seat } takes building materials.
    }
decision-cards = { $own ->
        [yes] Which god card? { $left ->
            [one] The last one.
           *[other] { $left } to go.
        }
       *[no] { $seat } takes god cards.
    }
decision-huts = { $own ->
        [yes] Move another hut to the twelfth space? { $left ->
            [one] The last one.
           *[other] { $left } to go.
        }
       *[no] { $seat } may move huts.
    }
decision-jewelry = { $own ->
        [yes] Buy jewellery with your { $shells ->
            [one] shell
           *[other] { $shells } shells
        }?
       *[no] { $seat } may buy jewellery.
    }
decision-task = { $own ->
        [yes] Which task do you fulfil, or give up?
       *[no] { $seat } fulfils a task or gives one up.
    }
decision-yellow = { $own ->
        [yes] Yellow god: for which task?
       *[no] { $seat } fulfils a task with the yellow god.
    }
decision-new-task = { $own ->
        [yes] Which new task do you take?
       *[no] { $seat } takes a new task.
    }
decision-last-tasks = { $own ->
        [yes] Last tasks: which do you still fulfil?
       *[no] { $seat } may fulfil last tasks.
    }

## What happened: setting up

event-order = { $own ->
        [yes] You have turn order tile { $place }.
       *[no] { $seat } has turn order tile { $place }.
    }
event-starts-with = { $own ->
        [yes] You start with
       *[no] { $seat } starts with
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-fish-laid = There is a fish beside every region.
event-jewelry-laid = { $count } pieces of jewellery are laid out for the six rounds.
event-dealt = Everyone is dealt { $count } god cards.
event-hand = Your god cards: { $colour }.
event-task-dealt = { $own ->
        [yes] Your tasks: { $task }.
       *[no] { $seat }’s tasks: { $task }.
    }
event-card-shown = Face up: a { $colour } god card.

## What happened: the round

event-round-begins = Round { $round }: a building brings { $building } points, a priest { $priest }
event-people-laid = { $sex ->
        [man] The men on the board, from 1 to 6: { $kind }.
       *[woman] The women on the board, from 1 to 6: { $kind }.
    }
event-tasks-laid = New tasks: { $task }.
event-rolled = { $own ->
        [yes] You roll { $dice }.
       *[no] { $seat } rolls { $dice }.
    }
event-phase-begins = { $phase ->
        [A] Phase A: dice and actions
        [B] Phase B: men and women
       *[C] Phase C: status, temple, jewellery and tasks
    }

## What happened: phase A

event-die-placed = { $own ->
        [yes] You place a { $die } on “{ $tile }”.
       *[no] { $seat } places a { $die } on “{ $tile }”.
    }
event-fishing = { $own ->
        [yes] You go fishing: { $points } points.
       *[no] { $seat } goes fishing: { $points } points.
    }
event-god-invoked = { $own ->
        [yes] You invoke
       *[no] { $seat } invokes
    } the { $god } god { $by ->
        [card] with a card and an offering.
        [pair] with two { $colour } cards and an offering.
       *[tile] with a god tile.
    }
event-settled = { $own ->
        [yes] You settle { $region }.
       *[no] { $seat } settles { $region }.
    }
event-pushed-aside = { $own ->
        [yes] Your hut
       *[no] { $seat }’s hut
    } leaves the building space ({ $region }).
event-material-placed = { $own ->
        [yes] You put { $material } on a ceremony space.
       *[no] { $seat } puts { $material } on a ceremony space.
    }
event-material-beside = { $own ->
        [yes] You put { $material } beside your board.
       *[no] { $seat } puts { $material } beside the board.
    }
event-offerings = { $own ->
        [yes] You take
       *[no] { $seat } takes
    } { $count ->
        [one] an offering
       *[other] { $count } offerings
    }.
event-fish-scored = { $own ->
        [yes] You score
       *[no] { $seat } scores
    } the fish beside { $region }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-person-taken = { $own ->
        [yes] You take
       *[no] { $seat } takes
    } { $sex ->
        [man] the man
       *[woman] the woman
    } under { $place }: { $kind }.
event-person-shifted = { $sex ->
        [man] { $own ->
            [yes] You shift a man down
           *[no] { $seat } shifts a man down
        }
       *[woman] { $own ->
            [yes] You shift a woman down
           *[no] { $seat } shifts a woman down
        }
    } ({ $kind }).
event-status-up = { $own ->
        [yes] You climb
       *[no] { $seat } climbs
    } { $steps ->
        [one] 1 status step
       *[other] { $steps } status steps
    }: status is now worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-shells = { $own ->
        [yes] You take
       *[no] { $seat } takes
    } { $count ->
        [one] a shell
       *[other] { $count } shells
    }.
event-helper-points = { $own ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-helper-left = { $own ->
        [yes] You leave
       *[no] { $seat } leaves
    } { $left ->
        [one] 1 die point unused.
       *[other] { $left } die points unused.
    }
event-card-taken = { $own ->
        [yes] You take a { $colour } god card.
       *[no] { $seat } takes a { $colour } god card.
    }
event-card-drawn = { $seat } draws a god card.
event-card-drawn-own = You draw a { $colour } god card.
event-pile-shuffled = The god cards have run out: the discards are shuffled ({ $count }).
event-hut-moved = { $own ->
        [yes] You move a hut to the twelfth space
       *[no] { $seat } moves a hut to the twelfth space
    }, which now holds { $count }.
event-priest-placed = { $own ->
        [yes] You send a priest to temple space { $value }.
       *[no] { $seat } sends a priest to temple space { $value }.
    }
event-priest-pushed = { $own ->
        [yes] Your priest is pushed to space { $value }.
       *[no] { $seat }’s priest is pushed to space { $value }.
    }
event-priest-ejected = { $own ->
        [yes] Your priest is ejected from the temple.
       *[no] { $seat }’s priest is ejected from the temple.
    }
event-built = { $own ->
        [yes] You build
       *[no] { $seat } builds
    } building { $building }: { $points } points.

## What happened: phase B

event-used = { $own ->
        [yes] You use
       *[no] { $seat } uses
    } { $count ->
        [one] { $sex ->
            [man] a man
           *[woman] a woman
        }
       *[other] { $count } { $sex ->
            [man] men
           *[woman] women
        }
    }: { $kind }, worth { $value }.
event-doubled = { $own ->
        [yes] You use
       *[no] { $seat } uses
    } { $count ->
        [one] { $sex ->
            [man] a man
           *[woman] a woman
        }
       *[other] { $count } { $sex ->
            [man] men
           *[woman] women
        }
    }: { $kind }, doubled to { $value }.
event-people-points = { $own ->
        [yes] Your people bring { $points } points.
       *[no] { $seat }’s people bring { $points } points.
    }
event-nothing-to-use = { $own ->
        [yes] You have no man or woman to use.
       *[no] { $seat } has no man or woman to use.
    }
event-people-done = { $own ->
        [yes] You use nobody else.
       *[no] { $seat } uses nobody else.
    }

## What happened: phase C

event-status-scored = { $own ->
        [yes] Your status brings
       *[no] { $seat }’s status brings
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-priests-scored = { $own ->
        [yes] Your
       *[no] { $seat }’s
    } { $count ->
        [one] priest in the temple brings
       *[other] { $count } priests in the temple bring
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-god-tile-won = { $own ->
        [yes] You are ahead in the temple and get a god tile.
       *[no] { $seat } is ahead in the temple and gets a god tile.
    }
event-god-tile-gone = Nobody is in the temple: a god tile leaves the game.
event-jewel-bought = { $own ->
        [yes] You buy
       *[no] { $seat } buys
    } { $jewel } for { $cost ->
        [one] 1 shell
       *[other] { $cost } shells
    }: worth { $worth } at the end.
event-jewel-passed = { $own ->
        [yes] You buy no jewellery.
       *[no] { $seat } buys no jewellery.
    }
event-jewels-gone = Nobody buys: { $jewel }.
event-cards-shown = { $own ->
        [yes] You show god cards: { $colour }.
       *[no] { $seat } shows god cards: { $colour }.
    }
event-task-fulfilled = { $own ->
        [yes] You fulfil the task “{ $task }”
       *[no] { $seat } fulfils the task “{ $task }”
    }: { $points } points.
event-task-helped = { $own ->
        [yes] With the yellow god, you fulfil the task “{ $task }”
       *[no] With the yellow god, { $seat } fulfils the task “{ $task }”
    }: { $points } points.
event-task-dropped = { $own ->
        [yes] You give up the task “{ $task }”.
       *[no] { $seat } gives up the task “{ $task }”.
    }
event-task-picked = { $own ->
        [yes] You take the task “{ $task }”.
       *[no] { $seat } takes the task “{ $task }”.
    }
event-tasks-gone = These tasks leave the game: { $task }.

## What happened: the end

event-game-ends = The end: last tasks and final scoring
event-tasks-done = { $own ->
        [yes] You fulfil no more tasks.
       *[no] { $seat } fulfils no more tasks.
    }
event-god-tiles-scored = { $own ->
        [yes] Your
       *[no] { $seat }’s
    } { $count ->
        [one] god tile brings
       *[other] { $count } god tiles bring
    } { $points } points.
event-fish-final = { $own ->
        [yes] Your fish bring
       *[no] { $seat }’s fish bring
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $region }).
event-jewelry-scored = { $own ->
        [yes] Your jewellery brings
       *[no] { $seat }’s jewellery brings
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-bonus = { $own ->
        [yes] You get
       *[no] { $seat } gets
    } { $points } points for “{ $bonus }”.
event-wins = { $own ->
        [yes] You win with { $points } points!
       *[no] { $seat } wins with { $points } points.
    }
event-wins-order = { $own ->
        [yes] A tie on { $points } points: you are earlier in the turn order and win!
       *[no] A tie on { $points } points: { $seat } is earlier in the turn order and wins.
    }

## Why not

reason-no-such-text = “{ $value }” is not a move. Type, for example, “5 land”, “settle E-S”, “offering”, “on a1”, “man 3”, “white card”, “use woman points” or “done”.
reason-no-such-thing = There is no “{ $verb } { $value }”; after “{ $verb }”, use one of: { $allowed }.
reason-other-question = Not now: first decide { $asked }.
reason-die-not-held = You have no { $die } left to place.
reason-tile-not-out = With { $players } players, the tile “{ $tile }” is not in the game.
reason-die-not-lower = There is a { $lowest } on “{ $tile }”; your { $die } is not lower. The blue god would allow it.
reason-blue-unused = You have invoked the blue god, so the die must go where it is not lower than those there: not a { $die } on “{ $tile }”.
reason-white-unused = You have invoked the white god, so a die below six must go on an action tile; not this { $die } there.
reason-no-region = With a { $value } you cannot reach any new region { $by ->
        [land] by land.
        [sea] by sea.
       *[routes] by land or sea.
    }
reason-no-person = There is no { $sex ->
        [man] man
        [woman] woman
       *[persons] man or woman
    } left up to { $value }.
reason-no-free-space = You have no free space for a man or woman: first move a hut away.
reason-no-priest = You have no priest left to send.
reason-no-building = You have no building of { $value } or less left to build.
reason-no-neighbours = You do not have two neighbouring ceremony spaces with materials.
reason-god-not-now = The { $god } god cannot help now.
reason-god-invoked-already = The { $god } god has already been invoked.
reason-no-offering = You have no offering to give.
reason-no-god-card = You have no { $colour } god card.
reason-no-god-pair = You do not have two { $colour } god cards.
reason-no-god-tile = You have no god tile.
reason-god-useless = Invoked like this, the { $god } god would achieve nothing.
reason-blue-comes-first = The blue god must be invoked before the white one.
reason-own-hut-there = You already have a hut there ({ $region }).
reason-not-beside-fish = There is no fish of value { $value } beside { $region }.
reason-region-chosen = { $own ->
        [yes] You have already chosen { $region }.
       *[no] { $seat } has already chosen { $region }.
    }
reason-no-way = No { $by ->
        [land] land route
        [sea] sea route
       *[routes] route
    } leads from your huts to { $region }.
reason-way-too-high = The { $by ->
        [land] land route
        [sea] sea route
       *[routes] route
    } to { $region } needs a { $needed }; you have a { $value }.
reason-last-without-hut = There is no hut on the twelfth space.
reason-last-no-choice = The hut comes from the twelfth space anyway: leave out “last”.
reason-other-material = This region ({ $region }) gives { $material } or an offering.
reason-space-filled = Ceremony space { $space } is already filled.
reason-space-other-material = Ceremony space { $space } is for { $material }.
reason-nobody-there = There is no { $sex ->
        [man] man
       *[woman] woman
    } under { $place } any more.
reason-place-too-high = You may take someone only up to { $value }; { $place } is too high.
reason-other-sex = Here you take { $sex ->
        [man] a man.
       *[woman] a woman.
    }
reason-last-not-free = The twelfth space is not an option here: leave out “last”.
reason-points-too-few = That costs { $needed ->
        [one] 1 die point
       *[other] { $needed } die points
    }; { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
reason-nobody-to-shift = You have no { $sex ->
        [man] man
       *[woman] woman
    } of this kind: { $kind }.
reason-shifted-already = Your { $sex ->
        [man] men
       *[woman] women
    } of this kind have all been shifted down already: { $kind }.
reason-no-hut-to-move = None of your other spaces holds a hut.
reason-last-holds-person = There is a man or woman on the twelfth space; no hut can go there.
reason-colour-not-shown = There is no face-up { $colour } god card.
reason-no-card-left = There are no god cards left in the pile, and no discards.
reason-temple-too-high = Temple space { $space } needs a die of at least { $space }; yours is { $value }.
reason-own-priest-there = Your own priest is on space { $space }: that would be the same as placing on { $to }.
reason-built-already = Building { $building } has already been built.
reason-building-too-high = Building { $building } needs a die of at least { $building }; yours is { $value }.
reason-not-both-filled = { $first } and { $second } are not both filled with material.
reason-kind-not-held = You have no { $sex ->
        [man] man
       *[woman] woman
    } of this kind: { $kind }.
reason-sex-used = You have already used { $sex ->
        [man] a kind of men
       *[woman] a kind of women
    } in this phase.
reason-use-impossible = Nothing that { $sex ->
        [man] these men do
       *[woman] these women do
    } is possible now: { $kind }.
reason-sex-unused = You have not yet used any { $sex ->
        [man] men: double them, or use them without the god.
       *[woman] women: double them, or use them without the god.
    }
reason-same-kind = The green god lets you use another kind; this one has already been used: { $kind }.
reason-jewel-not-out = This jewel ({ $jewel }) is not for sale this round.
reason-jewel-too-dear = This jewel ({ $jewel }) costs { $cost ->
        [one] 1 shell
       *[other] { $cost } shells
    }; you have { $shells }.
reason-task-not-held = “{ $task }” is not among your tasks.
reason-task-missing = { $count ->
        [one] One thing is missing for “{ $task }”: the yellow god could help.
       *[other] { $count } things are missing for “{ $task }”.
    }
reason-must-fulfil = You can fulfil “{ $task }”, so you may not give up a task.
reason-task-not-one-short = The yellow god helps only where exactly one thing is missing; for “{ $task }” { $count ->
        [0] nothing is.
       *[other] { $count } are.
    }
reason-task-not-offered = The task “{ $task }” is not on offer.
reason-no-means = You cannot invoke the { $god } god: no { $god } card, no two matching cards, no god tile.
reason-nobody-left-to-use = None of your other people can do anything now, and the green god cannot help.
reason-no-task-ready = Each of your tasks still lacks something, and the yellow god cannot help.

## Notes on things

mark-region = { $material }, fish { $fish }
mark-region-held = { $material }, fish { $fish }, { $own ->
        [yes] your hut
       *[no] { $seat }’s hut
    } steps aside
mark-fish = fish: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mark-person = { $kind }; left side { $value } { $sex ->
        [man] status
       *[woman] { $value ->
            [one] shell
           *[other] shells
        }
    }
mark-pushes = { $own ->
        [yes] pushes your own priest to { $to }
       *[no] pushes { $seat }’s priest to { $to }
    }
mark-ejects = { $own ->
        [yes] ejects your own priest
       *[no] ejects { $seat }’s priest
    }
mark-building = { $points } points
mark-use = { $count } × { $kind }: { $value }
mark-jewel = { $cost ->
        [one] 1 shell
       *[other] { $cost } shells
    }, worth { $worth }
mark-missing = { $count } missing
mark-ready = ready
mark-opens = your dice that open it: { $die }

## What moves are called

move-pass = Pass
move-done = Done
move-point = Take a point
move-status = Climb a status step
move-shell = Take a shell
move-offering = Take an offering
move-material = Take { $material }
move-draw-card = Draw a god card from the pile
move-take-card = Take a { $colour } god card
move-hut = Move a hut to the twelfth space
move-settle = Settle { $region }
move-settle-last = Settle { $region }, with a hut from the twelfth space
move-lay = Put it on { $space }
move-take = { $sex ->
        [man] Take the man under { $place }
       *[woman] Take the woman under { $place }
    }
move-take-last = { $sex ->
        [man] Take the man under { $place }, to the twelfth space
       *[woman] Take the woman under { $place }, to the twelfth space
    }
move-shift = { $sex ->
        [man] Shift a man ({ $kind })
       *[woman] Shift a woman ({ $kind })
    }
move-priest = Priest to space { $value }
move-build = Build building { $building }
move-cover = Cover { $first } and { $second }
move-place = { $die } on { $tile }
move-invoke-card = The { $god } god, with a { $god } card
move-invoke-tile = The { $god } god, with a god tile
move-invoke-pair = The { $god } god, with two { $colour } cards
move-use = { $sex ->
        [man] Use men: { $kind }
       *[woman] Use women: { $kind }
    }
move-double = { $sex ->
        [man] Use men doubled: { $kind }
       *[woman] Use women doubled: { $kind }
    }
move-buy = Buy { $jewel }
move-fulfil = Fulfil: { $task }
move-drop = Give up: { $task }
move-pick = Take: { $task }

## Editions: mistakes in the file

problem-edition-unknown-name = “{ $value }” in [{ $section }] is not known; use one of: { $allowed }.
problem-edition-one-each = “{ $value }” must appear exactly once in [{ $section }]; times found: { $count }.
problem-edition-too-few = [{ $section }] is not enough for a game: at least { $allowed } are needed, not { $value }.

## Editions: what is known of the box

problem-edition-colours = There are { $allowed } colours, not { $value }.
problem-edition-regions = There are { $allowed } regions, not { $value }.
problem-edition-islands = There are { $allowed } islands, not { $value }.
problem-edition-terrains = The regions are { $allowed }, not { $value }.
problem-edition-materials = The building materials are { $allowed }, not { $value }.
problem-edition-yields = “{ $about }” should be available in { $allowed } regions, not in { $value }.
problem-edition-routes-printed = The route { $about } has the value { $allowed }, not { $value }.
problem-edition-routes-closed = No route leads { $value }.
problem-edition-routes-range = Routes have values of { $allowed }; found { $value }.
problem-edition-routes-six = Some sea route needs { $allowed }; the highest here is { $value }.
problem-edition-routes-high = Some land route should need at least { $allowed }; the highest here is { $value }.
problem-edition-routes-lead-everywhere = These regions cannot be reached from the others: { $value }.
problem-edition-fish = There are { $allowed } fish, not { $value }.
problem-edition-fish-ones = There are { $allowed } fish of value 1, not { $value }.
problem-edition-fish-printed = Fish have values of { $allowed }; this edition has { $value }.
problem-edition-fish-kinds = Kinds of fish, “{ $about }”: { $allowed }, not { $value }.
problem-edition-fish-six = A fish of value { $allowed } is reported; this edition has { $value }.
problem-edition-people = Men and women, “{ $about }”: { $allowed }, not { $value }.
problem-edition-copies = Each kind should appear { $allowed } times as a man and as a woman, not { $value } times.
problem-edition-left-sides = Left sides, “{ $about }”: { $allowed } must be possible; this edition has { $value }.
problem-edition-left-range = Left sides should be { $allowed }; found { $value }.
problem-edition-gods = God cards, “{ $about }”: { $allowed }, not { $value }.
problem-edition-god-tiles = God tiles, “{ $about }”: { $allowed }, not { $value }.
problem-edition-action-tiles = With { $about } players, the tiles are { $allowed }, not { $value }.
problem-edition-fishing = Fishing brings { $allowed } points, not { $value }.
problem-edition-helper = The helper costs { $allowed }, not { $value }.
problem-edition-fire = The fire bonus, “{ $about }”: { $allowed }, not { $value }.
problem-edition-temple = The temple spaces should be { $allowed }, not { $value }.
problem-edition-priests = Each player has { $allowed } priests, not { $value }.
problem-edition-buildings = The buildings are { $allowed }, not { $value }.
problem-edition-rounds = Points of the rounds, “{ $about }”: { $allowed }, not { $value }.
problem-edition-status = The status track runs over { $allowed }, not { $value }.
problem-edition-status-fifth = The fifth status step is the first worth { $allowed }; the steps here are { $value }.
problem-edition-status-rises = The status track should never fall: { $value }.
problem-edition-jewelry = Jewellery, “{ $about }”: { $allowed }, not { $value }.
problem-edition-jewelry-kinds = Kinds of jewellery, “{ $about }”: { $allowed }, not { $value }.
problem-edition-necklace = One kind of jewellery is “{ $allowed }”; this edition has { $value }.
problem-edition-jewelry-costs = Jewellery should cost { $allowed }; found { $value }.
problem-edition-hut-spaces = Hut spaces, “{ $about }”: { $allowed }, not { $value }.
problem-edition-ceremony = The ceremony area is reported to have { $allowed } spaces, not { $value }.
problem-edition-ceremony-materials = There should be { $allowed } ceremony spaces of “{ $about }”, not { $value }.
problem-edition-ceremony-neighbours = Neighbouring ceremony spaces should differ in material: { $value }.
problem-edition-start = At the start, “{ $about }”: { $allowed }, not { $value }.
problem-edition-offers = Laid out, “{ $about }”: { $allowed }, not { $value }.
problem-edition-tasks = There are { $allowed } tasks of the kind “{ $about }”, not { $value }.
problem-edition-task-points = Tasks, “{ $about }”: { $allowed }, not { $value }.
problem-edition-task-kinds = “{ $about }” must be required by { $allowed } task, not by { $value }.
problem-edition-final = Final scoring, “{ $about }”: { $allowed }, not { $value }.

## The board on the page

page-seat = { $number ->
        [1] Anna
        [2] Ben
        [3] Cleo
       *[4] Don
    }
page-board = Lagoon: { $count } regions on five islands
page-region = { $region }: { $material } or an offering, fish { $fish }; { $state ->
        [free] nobody is there yet
       *[held] { $own ->
            [yes] your hut is on the building space
           *[no] { $seat }’s hut is on the building space
        }
    }
page-region-aside = beside it: { $names }
page-route = { $way ->
        [sea] Sea route
       *[land] Land route
    } between { $from } and { $to }: { $value } or more
page-tiles = Action tiles
page-tile = { $tile }: { $state ->
        [empty] no die yet
       *[dice] { $dice }
    }
page-die-of = { $own ->
        [yes] your { $die }
       *[no] { $seat }’s { $die }
    }
page-fishing-worth = { $points } points for each die
page-choices = What you can choose
page-choice-offering = Offering
page-choice-point = Point
page-choice-status = Status
page-choice-shell = Shell
page-choice-pile = From the pile
page-choice-card = { $colour } card
page-choice-huts = Move a hut
page-choice-fulfil = Fulfil
page-choice-drop = Give up
page-choice-pass = Pass
page-choice-done = Done
page-costs = { $count ->
        [one] costs 1 die point
       *[other] costs { $count } die points
    }
page-die-points = { $count ->
        [one] 1 die point left
       *[other] { $count } die points left
    }
page-points-left = { $count ->
        [one] die point left
       *[other] die points left
    }
page-strength = worth { $value }
page-ledger = Right side of the board
page-round = Round { $round } of { $rounds }
page-round-short = round { $round }
page-phase = Phase { $phase }
page-building-worth = A building brings { $points } points this round.
page-priest-worth = { $points ->
        [one] A priest in the temple brings 1 point this round.
       *[other] A priest in the temple brings { $points } points this round.
    }
page-status = Status
page-status-of = { $own ->
        [yes] You
       *[no] { $seat }
    }: step { $step }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-temple = Temple
page-temple-space = Temple space { $value }: { $state ->
        [free] free
       *[held] { $own ->
            [yes] your priest
           *[no] { $seat }’s priest
        }
    }
page-god-tiles-left = { $count ->
        [one] 1 god tile left
       *[other] { $count } god tiles left
    }
page-men = Men
page-women = Women
page-place = { $who ->
        [man] Man under { $place }
       *[woman] Woman under { $place }
    }
page-person = { $who ->
        [man] man, { $kind }; left side { $left } status
       *[woman] woman, { $kind }; { $left ->
            [one] left side 1 shell
           *[other] left side { $left } shells
        }
    }
page-empty = empty
page-tasks = Tasks
page-points-each = { $points } points
page-task = Task: { $task }
page-task-ready = ready
page-of = { $count } of { $all }
page-no-tasks = No tasks left.
page-jewelry = Jewellery
page-jewel = { $jewel }: { $worth ->
        [one] 1 point at the end
       *[other] { $worth } points at the end
    }, { $cost ->
        [one] costs 1 shell
       *[other] costs { $cost } shells
    }
page-all-jewelry = Jewellery of all rounds
page-gods = Gods
page-discarded = { $count } spent
page-pile = Pile of god cards: { $count }
page-card-shown = Face up: a { $colour } god card
page-boards = Players’ boards
page-own-board = Your board
page-dice = Dice
page-die = Die { $die }
page-die-placed = Die { $die }, on { $tile }
page-hand = God cards
page-hand-card = { $count ->
        [one] A { $colour } god card
       *[other] { $count } { $colour } god cards
    }
page-hidden = { $count } hidden
page-hidden-cards = { $count ->
        [one] 1 hidden god card
       *[other] { $count } hidden god cards
    }
page-no-cards = no cards
page-god-tile = { $count ->
        [one] A god tile: any god, without an offering
       *[other] { $count } god tiles: any god, without an offering
    }
page-offerings = { $count ->
        [one] 1 offering
       *[other] { $count } offerings
    }
page-call-god = Invoke a god
page-god = Invoke the { $god } god
page-god-blue = not lower
page-god-white = worth 6
page-god-red = fish
page-god-green = doubled
page-god-yellow = one short
page-ceremony = Ceremony
page-ceremony-space = Ceremony space { $space }: { $state ->
        [free] free, for { $material }
        [building] building
       *[filled] { $material }
    }
page-building = Building { $value }: { $state ->
        [built] built
       *[open] not built yet
    }
page-beside = Beside the board: { $count } { $material }
page-huts-and-people = Huts and people
page-people-and-huts = { $people ->
        [one] 1 person
       *[other] { $people } people
    } · { $huts ->
        [one] 1 hut
       *[other] { $huts } huts
    }
page-space-huts = { $count ->
        [one] a hut
       *[other] { $count } huts
    }
page-space-free = free space
page-last-space = Twelfth space
page-is-shifted = shifted down
page-not-shifted = not shifted yet
page-look = { $own ->
        [yes] See your board
       *[no] See { $seat }’s board
    }
page-turn-order = Turn order { $place }
page-count-cards = { $count ->
        [one] 1 god card
       *[other] { $count } god cards
    }
page-count-offerings = { $count ->
        [one] 1 offering
       *[other] { $count } offerings
    }
page-count-shells = { $count ->
        [one] 1 shell
       *[other] { $count } shells
    }
page-count-god-tiles = { $count ->
        [one] 1 god tile
       *[other] { $count } god tiles
    }
page-count-priests = { $count ->
        [one] 1 priest at home
       *[other] { $count } priests at home
    }
page-count-regions = { $count ->
        [one] 1 region settled
       *[other] { $count } regions settled
    }
page-count-people = { $count ->
        [one] 1 man or woman
       *[other] { $count } men and women
    }
page-count-buildings = { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
page-count-tasks = { $count ->
        [one] 1 task fulfilled
       *[other] { $count } tasks fulfilled
    }
page-count-jewelry = { $count ->
        [0] no jewellery
        [one] 1 piece of jewellery, worth { $worth }
       *[other] { $count } pieces of jewellery, worth { $worth }
    }
page-reconstructed = reconstructed
page-views = Parts of the board
page-view-play = Play
page-view-islands = Islands
page-view-offers = Offers
page-view-boards = Boards

## What things are, told where one points at them

page-tip-region = A new hut brings { $material } or an offering at once. Huts already here step aside, but stay.
page-tip-fish = Fish { $points }: scored at the end by the hut on the building space, or at once with the red god.
page-tip-route = Crossed with a die of { $value } or more on its tile.
page-tip-tile-land = Takes a hut along a land route to a new region.
page-tip-tile-sea = Takes a hut along a sea route to a new region.
page-tip-tile-man = Brings you a man from under the die, or from under a lower one. He needs a free hut space.
page-tip-tile-woman = Brings you a woman from under the die, or from under a lower one. She needs a free hut space.
page-tip-tile-helper = Spends die points: 1 shifts someone or brings a point; 2 bring an offering, a god card, a material, or move a hut.
page-tip-tile-temple = Sends a priest to a space up to the die, and brings the fire bonus.
page-tip-tile-build = Puts a building up to the die on two filled ceremony spaces, and brings the fire bonus.
page-tip-tile-fishing = Takes any die at any time.
page-tip-lower = A die must be lower than every die already here.
page-tip-lower-now = A die must now be lower than { $value }.
page-tip-die = Goes on one action tile. A high one can do more, a low one fits on more tiles.
page-tip-god-blue = A die may go where it is not lower than the others.
page-tip-god-white = A die counts as a six.
page-tip-god-red = Scores the fish of the region just settled.
page-tip-god-green = Doubles one kind of people, or lets you use one more kind.
page-tip-god-yellow = Fulfils a task that is one thing short, for { $points } points.
page-tip-card = Costs the card and an offering. Two other matching cards will do as well.
page-tip-god-tile = Invokes any god, without card or offering.
page-tip-god-tile-end = { $points } points each if left at the end
page-tip-temple = Needs a die of { $value } or more. Any priest here is pushed to the right, the last one out.
page-tip-temple-most = In phase C, the most priests win a god tile; in a tie, the one further left.
page-tip-kind-land = Phase B: settles by land, { $unit } each, { $cap } at most.
page-tip-kind-sea = Phase B: settles by sea, { $unit } each, { $cap } at most.
page-tip-kind-woman = Phase B: takes a woman, { $unit } each, { $cap } at most.
page-tip-kind-man = Phase B: takes a man, { $unit } each, { $cap } at most.
page-tip-kind-build = Phase B: builds, { $unit } each, { $cap } at most.
page-tip-kind-material = Phase B: each brings a building material.
page-tip-kind-hut = Phase B: each moves a hut to the twelfth space.
page-tip-kind-points = Phase B: each brings { $unit } points.
page-tip-kind-god = Phase B: each brings a god card.
page-tip-kind-offering = Phase B: each brings an offering.
page-tip-kind-status = Phase B: each brings a status step.
page-tip-kind-shell = Phase B: each brings a shell.
page-tip-left-man = { $left ->
        [one] Shifted down by the helper, he is tattooed: 1 status step.
       *[other] Shifted down by the helper, he is tattooed: { $left } status steps.
    }
page-tip-left-woman = { $left ->
        [one] Shifted down by the helper, she gathers 1 shell.
       *[other] Shifted down by the helper, she gathers { $left } shells.
    }
page-tip-under = Needs a die of { $value } or more
page-tip-hut = Goes to a region you settle. Its space is then free for a man or a woman.
page-tip-free = Room for a man or a woman.
page-tip-last = Holds any number of huts: moved here from other spaces, they make room.
page-tip-task = In phase C, each player fulfils one task or gives one up. Nothing is spent on it.
page-tip-jewel = Bought with shells in phase C of its round, one piece per player.
page-tip-pile = The top card, unseen by the others.
page-tip-shown = Face up: everyone will know that you have it.
page-tip-ceremony = Takes { $material }. A building covers two neighbouring filled spaces.
page-tip-building = Needs a die of { $value } or more and two neighbouring filled ceremony spaces.
page-tip-material = Goes on a free ceremony space of its kind, otherwise beside the board.
page-tip-offering = Given together with a card to invoke a god.
page-tip-shell = Buys jewellery in phase C.
page-tip-status = One step up the status track.
page-tip-point = A point at once.
page-tip-track = Scored in phase C. Whoever is ahead comes first in the next round; then everyone starts again at 0.
page-tip-track-now = { $points ->
        [one] You would score 1 point
       *[other] You would score { $points } points
    }
page-tip-bonus = { $count } of them bring { $points } points at the end.
page-tip-cards = God cards invoke gods and count for some tasks.
page-tip-priests = Waiting at home, to be sent to the temple.
page-tip-turn = Decided by the status track in phase C.
page-tip-fulfil = The task brings { $points } points.
page-tip-drop = The task goes without scoring; a new one comes anyway.
page-tip-double = What they do counts twice, up to its limit.
page-tip-pass = You leave it.
page-tip-done = You do nothing more here.
page-tip-have = You have { $count }

## What was told, several events in one

page-event-cards-laid = God cards face up: { $colour }.
page-event-status-placed = { $own ->
        [yes] Your status brings
       *[no] { $seat }’s status brings
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and turn order tile { $place }.

## What moves bring

page-move-place = { $tile } · { $die }
page-brings-region = { $region }: { $material } or an offering
page-brings-many-regions = { $count } regions
page-brings-points = { $value ->
        [one] 1 die point to spend
       *[other] { $value } die points to spend
    }
page-brings-building = { $points } points, fire bonus
page-brings-regions = { $count } regions: { $region }
page-brings-people = one of { $count }: { $kind }
page-brings-temple = a space up to { $value }, { $points ->
        [one] 1 point in phase C
       *[other] { $points } points in phase C
    }, fire bonus
page-brings-scores = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-brings-free = free; { $points ->
        [one] 1 point in phase C
       *[other] { $points } points in phase C
    }
page-brings-frees = frees a space for people
page-brings-same = frees no other space
page-brings-offerings = { $count ->
        [0] no offering left
        [one] 1 offering left
       *[other] { $count } offerings left
    }
page-brings-tiles = { $count ->
        [0] no god tile left
        [one] 1 god tile left
       *[other] { $count } god tiles left
    }
page-brings-next-to = beside a filled space: ready for a building
page-brings-alone = no filled neighbour yet
page-brings-nothing = brings nothing
page-brings-now = { $count } now
page-group-die = With the { $die }
page-group-god = A god first
page-next-tile = Where does the { $die } go?
page-next-die = Which die goes there?
page-next-paid = What do you invoke the god with?
page-next-god = For which god?
page-next-hut = Which hut: from the twelfth space, or another?
page-next-space = To the twelfth space, or another one?
page-next-task = Fulfil it or give it up?
page-next-which = Which task?
page-next-cover = And which of its neighbours?
page-next-double = Doubled, or one more kind?
page-ceremony-at = row { $row }, place { $column }
page-phase-A = dice and actions
page-phase-B = men and women
page-phase-C = status to tasks
page-now = Round { $round } · { $phase }

## The end on the page

page-score-start = Turn order at the start
page-score-fishing = Fishing
page-score-helper = Helper
page-score-fish = Fish with the red god
page-score-buildings = Buildings
page-score-people = Men and women
page-score-status = Status
page-score-priests = Temple
page-score-tasks = Tasks
page-score-god-tiles = God tiles
page-score-fish-final = Fish at the end
page-score-jewelry = Jewellery
page-score-bonus = Six-point bonuses
page-where-from = Where the points came from
page-from-tasks = tasks
page-from-temple = temple and status
page-from-fish = fish
page-from-buildings = buildings
page-from-jewelry = jewellery and god tiles
page-from-rest = the rest
page-where-dice = Where the dice went
page-gods-called = Gods invoked

## The drawing in the terminal

board-round = Round { $round }
board-phase = { $phase ->
        [setup] first huts
        [A] phase A
        [B] phase B
        [C] phase C
       *[end] final scoring
    }
board-tiles = Actions
board-status = Status
board-temple = Temple
board-offers = On offer
board-jewelry = Jewellery
board-cards = God cards
board-tasks = Tasks
board-players = Players
board-signs = ☀ points  Σ now  ⚂ dice  ✿ offerings  ◎ shells  ✦ god tiles
board-own = Your board
board-spaces = Huts and people
board-ceremony = Ceremony
board-hand = Your hand
board-score = Score
board-total = total
board-row-start = start
board-row-fishing = fishing
board-row-helper = helper
board-row-fish = fish (red god)
board-row-buildings = buildings
board-row-people = people
board-row-status = status
board-row-priests = priests
board-row-tasks = tasks
board-row-god-tiles = god tiles
board-row-fish-final = fish
board-row-jewelry = jewellery
board-row-bonus-tasks = nine tasks
board-row-bonus-jewelry = six pieces of jewellery
board-row-bonus-ceremony = full ceremony area
board-row-bonus-buildings = six buildings
board-row-bonus-regions = twelve regions
board-row-bonus-people = twelve people

## The page about the edition

page-section-colours = Colours
page-section-rounds = Rounds
page-section-start = What everyone starts with
page-section-offers = What is on the board
page-section-regions = Regions
page-section-materials = Building materials
page-section-yields = What the regions give
page-section-routes = Routes
page-section-fish = Fish
page-section-people = Men and women
page-section-left_values = The left sides of men and women
page-section-gods = Gods
page-section-god_tiles = God tiles
page-section-action_tiles = Action tiles
page-section-fishing = Fishing
page-section-helper = The helper
page-section-fire = The fire bonus
page-section-temple = The temple
page-section-priests = Priests
page-section-status = The status track
page-section-jewelry = Jewellery
page-section-buildings = Buildings
page-section-ceremony = The ceremony area
page-section-hut_spaces = Hut spaces
page-section-tasks = Tasks
page-section-final = Six points each at the end
page-note-colours = Green, black, blue and red are reported. Their order and their marks are our choice.
page-note-rounds = What a building and a priest bring, round by round.
page-note-start = Points by place in the turn order; each player’s dice, cards, offerings, god tile and tasks; the fish beside which the first huts go.
page-note-offers = People and jewellery for one round, face-up god cards, and how many more tasks there are than players.
page-note-regions = Five islands, and three regions of each terrain. Reported from the little map on a task tile, and consistent with an example in the rulebook.
page-note-materials = Three kinds.
page-note-yields = Printed: every region gives a material or an offering. Reconstructed: which material. Mountains give stone, forests wood, beaches sand, and each plain a different one.
page-note-routes = Printed, in an example: four values, and that there are no diagonals. Inferred: most other routes. Reconstructed: all other values, and the routes of the outer ring.
page-note-fish = Printed: twelve tiles with values from 1 to 6, four of them of value 1. Inferred: four kinds of three. Reconstructed: the names and all other values.
page-note-people = Printed: the twelve kinds and what they do. Inferred: there are three of each as a man and as a woman.
page-note-left_values = A man’s status steps, a woman’s shells. Our reconstruction, except for what an example shows: two men with 5 steps together, and a woman with 3 shells.
page-note-gods = Twelve cards of each colour, when each god can be invoked, and what it takes.
page-note-god_tiles = Ten in all, six of them for the temple; those left at the end bring points.
page-note-action_tiles = Which tiles are used with how many players; a combined tile offers a choice of two actions.
page-note-fishing = A place for any die, at any time.
page-note-helper = What each thing costs in die points.
page-note-fire = One of the first two things and one of the other two, after a priest or a building.
page-note-temple = Inferred: six spaces for the dice 6 to 1. The arrows lead to the right.
page-note-priests = How many each player has.
page-note-status = Printed: it runs from 0 to 15, and the fifth step is the first of several worth 4. All other steps are our reconstruction.
page-note-jewelry = Printed: twenty-four tiles worth 1 to 9, and that one kind is a necklace. Inferred: six kinds of four. Reconstructed: which tile costs what, and the other names.
page-note-buildings = One set for each player; the die is the lowest that builds it.
page-note-ceremony = Reported: twelve spaces. Printed: spaces beside and below each other are neighbours. Reconstructed: the grid, and which space takes which material.
page-note-hut_spaces = Printed: the twelfth space begins with two huts; so one other space must be free.
page-note-tasks = All sixty are described in the rulebook: seven light ones and fifty-three dark ones. Inferred: there is one for every colour of god cards.
page-note-final = Printed on every player board.

## The key to the drawing in the terminal, and the board in words

name-fishkind-ray = ray
name-fishkind-angel = angelfish
name-fishkind-puffer = pufferfish
name-fishkind-needle = needlefish
board-men = Men
board-women = Women
board-own-tasks = Your tasks
board-missing = { $count ->
        [0] can be fulfilled
       *[other] { $count } missing
    }
board-sign-forest = forest
board-sign-plain = plain
board-sign-beach = beach
board-sign-mountain = mountain
board-sign-gives = the region gives { $material }
board-sign-land = route by land, and the die it needs
board-sign-sea = route by sea, and the die it needs
board-sign-top = on the building space
board-sign-hut = the players’ huts
board-sign-die = a player’s die on an action tile; status steps
board-sign-turn = to play
board-sign-points = points
board-sign-now = if the game ended now
board-sign-dice = dice not placed yet
board-sign-offerings = offerings
board-sign-shells = shells
board-sign-god-tiles = god tiles
board-sign-priests = priests not in the temple
board-sign-cards = god cards in hand
board-sign-huts = regions with a hut; huts on a space
board-sign-people = men and women
board-sign-built = buildings
board-sign-done = tasks fulfilled; a task that can be
board-sign-sexes = man, woman
board-sign-shifted = shifted down
board-sign-missing = how many things the task still lacks
board-sign-empty = free, or a die already placed

# The end of a game
page-end-why = { $part ->
        [tasks] Tasks made the difference
        [temple] Temple and status made the difference
        [fish] Fish made the difference
        [buildings] Buildings made the difference
        [jewelry] Jewellery and god tiles made the difference
       *[rest] Small points on the way made the difference
    }, { $points } to { $less }.
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
    }: earlier in the turn order.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Your aim: the most points after six rounds. Huts, people, buildings and tasks all bring some.
page-coach-first-hut-title = Your first hut
page-coach-first-hut = Choose a glowing region, then the hut: preferably not one from the twelfth space, which may hold several.
page-coach-first-hut-why = You spread from here: many routes with low numbers make that easy.
page-coach-yield-title = The region gives
page-coach-yield = Take the material, or an offering.
page-coach-yield-why = Two materials side by side carry a building, worth { $building } points now. Offerings are what gods want for their help.
page-coach-ceremony-title = Where to put it
page-coach-ceremony = Choose a glowing space of your ceremony area.
page-coach-ceremony-why = Two neighbouring filled spaces carry a building: think in pairs.
page-coach-place-title = Place a die
page-coach-place = Choose a die, then a glowing tile: you do what the tile says. The die must be lower than all the dice there.
page-coach-place-why = High dice do more, low ones still get in later. Fishing always works, for { $fishing } points.
page-coach-gods-title = A god could help
page-coach-gods = The glowing masks are gods who can help the die you place next. One costs a card and an offering, or a god tile.
page-coach-gods-why = Ask only when it opens something up; you may simply place a die.
page-coach-settle-title = To a new region
page-coach-settle = Choose a glowing region: your huts have a route there, and your die is enough for it. Then choose the hut.
page-coach-settle-why = You get a material or an offering now. At the end, the fish beside it scores for whoever came last.
page-coach-red-title = The red god
page-coach-red = He would score the fish beside the region: { $points }. It costs a red card and an offering, or a god tile.
page-coach-red-why = Worth it for a big fish; for a small one, pass.
page-coach-person-title = Someone moves in
page-coach-person = Choose a glowing man or woman: an empty hut space becomes their home.
page-coach-person-why = In phase B of every round they do what their sign shows, and tasks ask for people.
page-coach-helper-title = The helper
page-coach-helper = Spend your die points on what glows, one thing after another.
page-coach-helper-why = Shells buy jewellery, status brings points and an early turn, materials become buildings.
page-coach-temple-title = Your priest
page-coach-temple = Choose a glowing space. A priest who is there moves on to the right.
page-coach-temple-why = Each priest in the temple brings { $priest } in phase C, and the most priests a god tile. And now you get a fire bonus.
page-coach-fire-first-title = Fire bonus, part one
page-coach-fire-first = Choose a god card or an offering.
page-coach-fire-first-why = A god’s help takes one of each, so take what you have less of.
page-coach-fire-second-title = Fire bonus, part two
page-coach-fire-second = Choose a step on the status track, or a shell.
page-coach-fire-second-why = Status brings points in phase C and decides who comes first; shells buy jewellery.
page-coach-build-title = Which building?
page-coach-build = Choose a glowing building: your die can build any up to its own number.
page-coach-build-why = All bring { $building } points now. Take the highest; low dice can build the others later.
page-coach-cover-title = Where it stands
page-coach-cover = Choose two glowing spaces side by side: their materials are used up.
page-coach-cover-why = Leave pairs free for your next building, not single gaps.
page-coach-people-title = Your people act
page-coach-people = Choose a glowing sign: your people of that kind do what it shows. One kind of men and one of women.
page-coach-people-why = They stay, and can do it again every round.
page-coach-green-title = The green god
page-coach-green = Choose what your people do twice over, or one more kind to use.
page-coach-green-why = Take what reaches further: a route or a building you could not have otherwise.
page-coach-materials-title = Building material
page-coach-materials = Choose sand, wood or stone.
page-coach-materials-why = Take what can go next to a space you have filled: a pair carries a building.
page-coach-cards-title = A god card
page-coach-cards = Choose a face-up card, or draw one unseen.
page-coach-cards-why = Blue and white help dice, red scores fish, green is for people, yellow for tasks.
page-coach-huts-title = Make room
page-coach-huts = You may move a hut on your board to the twelfth space, where many have room.
page-coach-huts-why = That frees a home for one more man or woman.
page-coach-jewelry-title = Jewellery
page-coach-jewelry = Choose a glowing piece that your shells can buy. One per round, or pass.
page-coach-jewelry-why = It scores at the end of the game, and some tasks ask for it.
page-coach-task-title = A task is done
page-coach-task = Choose a task that glows as fulfilled: { $task } points. Nothing is handed in.
page-coach-task-why = One per round. Let the other two guide your next dice.
page-coach-drop-title = No task done yet
page-coach-drop = Each round, one task is fulfilled or else given up. Choose the one furthest from being done, then “Give up”.
page-coach-drop-why = See what the others still lack: that is what your next dice are for.
page-coach-yellow-title = The yellow god
page-coach-yellow = Choose the task that lacks just one thing: he lets it count, for { $helped } points.
page-coach-yellow-why = Less than { $task }, but better than giving up a task.
page-coach-new-task-title = A new task
page-coach-new-task = Choose a glowing task to take the free place.
page-coach-new-task-why = Take one that fits what you have: each says what is still missing.
page-coach-last-tasks-title = The last tasks
page-coach-last-tasks = Choose whatever you have fulfilled: { $task } points each.
page-coach-last-tasks-why = Nothing comes after this, so a god may help now as well.

## What puzzles are about

page-theme-red = Red at the right time
page-theme-god = A die with a god
page-theme-die = Which die goes where
page-theme-eject = A priest is ejected
page-theme-push = A push in the temple
page-theme-task = A task fulfilled
page-theme-give-up = A task given up
page-theme-new-task = A task that fits
page-theme-settle = Where to settle
page-theme-yield = Material or offering
page-theme-pair = A pair for the ceremony
page-theme-building = Which building
page-theme-people = The right people
page-theme-jewel = A piece of jewellery
page-theme-helper = What the helper does
page-theme-cards = Which god card

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Mark
page-field-building = Points of a building
page-field-priest = Points of a priest
page-field-points = Points
page-field-dice = Dice
page-field-die_sides = Sides of a die
page-field-cards = God cards
page-field-offerings = Offerings
page-field-shells = Shells
page-field-god_tiles = God tiles
page-field-light_tasks = Light green tasks
page-field-dark_tasks = Dark green tasks
page-field-first_fish = Fish beside the first hut
page-field-people = Men, and women
page-field-tasks_extra = Tasks besides one a player
page-field-jewelry = Pieces of jewellery
page-field-island = Island
page-field-terrain = Terrain
page-field-region = Region
page-field-material = Building material
page-field-kind = Kind
page-field-a = From
page-field-b = To
page-field-value = Value
page-field-pair = Source of the route itself
page-field-copies = Copies of each
page-field-effect = What it does
page-field-by = By way of
page-field-unit = Worth of one tile
page-field-cap = At most (0: no limit)
page-field-man = Man: status steps
page-field-woman = Woman: shells
page-field-card_offerings = Offerings for one card
page-field-pair_cards = Cards of a pair
page-field-pair_offerings = Offerings for a pair
page-field-phases = Phases
page-field-count = How many
page-field-temple = In the temple
page-field-end_points = Points at the end
page-field-actions = Actions
page-field-players = Players
page-field-cost = Price
page-field-first = One of these
page-field-second = And one of these
page-field-worth = Worth
page-field-column = Column
page-field-row = Row
page-field-huts = Huts
page-field-last = Last hut space
page-field-back = Back
page-field-needs = What is needed
page-field-of = Of
page-field-sex = Man or woman
page-field-alike = All of a kind
page-field-different = All different
page-field-shifted = Shifted
page-field-colour = Colour
page-field-fish = Fish
page-field-helped_points = Points with the yellow god’s help
page-field-held = Tasks held

page-value-land = by land
page-value-sea = by sea
page-value-forest = forest
page-value-plain = plain
page-value-beach = beach
page-value-mountain = mountain
page-value-centre = centre
page-value-north = north
page-value-east = east
page-value-south = south
page-value-west = west
page-value-light = light green
page-value-dark = dark green
page-value-necklace = necklace
page-value-bracelet = bracelet
page-value-earrings = earrings
page-value-comb = comb
page-value-pendant = pendant
page-value-crown = crown

page-sheet-pieces = Tiles and player boards
