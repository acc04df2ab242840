# Mangrovia in English. $seat is a player's name, $own says whether it is the reader.

title = Mangrovia
summary = Bowls, a boat and two birds decide where you may build; huts, paths and amulets decide who becomes chief.
about-tiles = Stone tiles on the stone area: none, random, gods only, or no gods
about-ones = The designer’s house rule: one of the amulets due may be a value-1 amulet from the board
about-rounds = Final scoring after this many rounds (0: only when someone has built their last hut)

name-landscape-mangrove = mangrove
name-landscape-water = water
name-landscape-sand = sand
name-landscape-reed = reed
name-landscapes-mangrove = { name-landscape-mangrove }
name-landscapes-water = { name-landscape-water }
name-landscapes-sand = { name-landscape-sand }
name-landscapes-reed = { name-landscape-reed }
name-first-mangrove = { name-landscape-mangrove }
name-first-water = { name-landscape-water }
name-first-sand = { name-landscape-sand }
name-first-reed = { name-landscape-reed }
name-second-mangrove = { name-landscape-mangrove }
name-second-water = { name-landscape-water }
name-second-sand = { name-landscape-sand }
name-second-reed = { name-landscape-reed }

name-reconstructed-paths = the course of the paths and most of their numbers
name-reconstructed-areas = where the two areas are
name-reconstructed-tracks = the length of the chief’s track
name-reconstructed-spaces = most prices, points and positions of the spaces

# What a landing offers: steps joined by -, alternatives by -or-
name-action-up-up-down = take 2 face-up cards, then draw 1 from a pile
name-action-amulets = collect amulets
name-action-up = take 1 face-up card
name-action-up-down = take 1 face-up card, then draw 1 from a pile
name-action-up-or-down-up-or-down = take or draw 2 cards
name-action-down-down = draw 2 cards from the piles
name-action-hut = build 1 hut
name-action-amulets-or-hut = collect amulets or build 1 hut
name-action-hut-or-double = build 1 hut or 1 double hut
name-action-hut-hut = build up to 2 huts
name-action-hut-down = build 1 hut, then draw 1 card from a pile
name-action-birds = place the birds, start the next round

## What is asked

decision-bowl = { $own ->
        [yes] { $bowls ->
            [one] Place your bowl.
           *[other] Place your { $bowl ->
                [1] first
               *[other] second
            } bowl.
        }
       *[no] { $seat } places a bowl.
    }
decision-draw-shown = { $own ->
        [yes] Landing { $landing }: which card do you take?
       *[no] { $seat } takes a face-up card at landing { $landing }.
    }
decision-draw-pile = { $own ->
        [yes] Landing { $landing }: draw from which pile?
       *[no] { $seat } draws from a pile at landing { $landing }.
    }
decision-draw-either = { $own ->
        [yes] Landing { $landing }: take a card, or draw one?
       *[no] { $seat } takes or draws a card at landing { $landing }.
    }
decision-amulets = { $own ->
        [yes] Landing { $landing }: { $count ->
            [0] an amulet of value 1?
            [1] draw an amulet?
           *[other] draw { $count } amulets, put one back?
        }
       *[no] { $seat } may collect amulets at landing { $landing }.
    }
decision-build = { $own ->
        [yes] Landing { $landing }: where do you build a hut?
       *[no] { $seat } may build a hut at landing { $landing }.
    }
decision-build-or-double = { $own ->
        [yes] Landing { $landing }: where do you build, hut or double hut?
       *[no] { $seat } may build at landing { $landing }.
    }
decision-amulets-or-build = { $own ->
        [yes] Landing { $landing }: { $count ->
            [0] an amulet of value 1 or a hut?
            [1] an amulet or a hut?
           *[other] { $count } amulets, one of them back, or a hut?
        }
       *[no] { $seat } may collect amulets or build at landing { $landing }.
    }
decision-birds = { $own ->
        [yes] Landing { $landing }: where do you place the birds?
       *[no] { $seat } places the birds.
    }
decision-card = { $own ->
        [yes] Which card do you give for { $space }{ $huts ->
            [1] { "" }
           *[other] { "" } ({ $number } of { $huts })
        }?
       *[no] { $seat } gives a landscape card for { $space }.
    }
decision-pay = { $own ->
        [yes] Pay { $price } in { $currency ->
            [amulets] amulets
           *[valuables] valuables
        } for { $space }: { $left } to go.
       *[no] { $seat } pays for { $space }: { $left } to go.
    }
decision-return = { $own ->
        [yes] Which of the { $count } amulets goes back into the bag?
       *[no] { $seat } puts one of { $count } amulets back into the bag.
    }

## What happened: setting up

event-starts = { $own ->
        [yes] You are the starting player and take the talisman.
       *[no] { $seat } is the starting player and takes the talisman.
    }
event-neutral-huts = { $count } neutral huts stand on { $spaces }.
event-site-blocked = Ritual site { $number } is blocked by a neutral bowl.
event-starting-cards = { $own ->
        [yes] You get the starting cards with number { $number }: { $values }.
       *[no] { $seat } gets the starting cards with number { $number }: { $values }.
    }
event-tiles-laid = { $count } stone tiles are laid out: { $tiles }.
event-dealt = Everyone is dealt { $count } landscape cards.
event-hand = Your landscape cards: { $landscapes }.

## What happened: the round

event-round-begins = { $own ->
        [yes] Round { $round } begins, and you place the first bowl.
       *[no] Round { $round } begins; { $seat } places the first bowl.
    }
event-valuable-shown = Laid out: a valuable worth { $value }.
event-landscape-shown = Laid out: a { $landscape } card.
event-bowl-placed = { $own ->
        [yes] You place a bowl on site { $number }, landings { $near } and { $far }.
       *[no] { $seat } places a bowl on site { $number }, landings { $near } and { $far }.
    }
event-boat-lands = { $own ->
        [yes] The boat reaches landing { $landing }, where your bowl is.
       *[no] The boat reaches landing { $landing }, where { $seat }’s bowl is.
    }
event-nothing-there = { $own ->
        [yes] You
       *[no] { $seat }
    } can do nothing at landing { $landing }: { $because ->
        [cards] there is no card to take.
        [amulets] there is no amulet to collect.
        [huts] no hut is left in supply.
       *[means] building takes a landscape card and something to pay with.
    }
event-skips = { $own ->
        [yes] You pass at landing { $landing }.
       *[no] { $seat } passes at landing { $landing }.
    }

## What happened: cards

event-valuable-taken = { $own ->
        [yes] You take a valuable worth { $value }.
       *[no] { $seat } takes a valuable worth { $value }.
    }
event-landscape-taken = { $own ->
        [yes] You take a { $landscape } card.
       *[no] { $seat } takes a { $landscape } card.
    }
event-valuable-drawn = { $seat } draws a valuable.
event-valuable-drawn-own = You draw a valuable worth { $value }.
event-landscape-drawn = { $seat } draws a landscape card.
event-landscape-drawn-own = You draw a { $landscape } card.
event-pile-shuffled = { $pile ->
        [valuables] The valuables have run out: their discards are shuffled ({ $count }).
       *[landscapes] The landscape cards have run out: their discards are shuffled ({ $count }).
    }

## What happened: amulets

event-one-taken = { $own ->
        [yes] You take an amulet of value 1 from the board.
       *[no] { $seat } takes an amulet of value 1 from the board.
    } { $left ->
        [0] It was the last one.
        [one] One is left there.
       *[other] { $left } are left there.
    }
event-amulets-drawn = { $seat } draws { $count ->
        [0] no amulet: none are left.
        [one] an amulet from the bag.
       *[other] { $count } amulets from the bag.
    }
event-amulets-drawn-own = { $count ->
        [0] You draw no amulet: the bag is empty.
        [one] You draw an amulet of value { $amulets } from the bag.
       *[other] You draw the amulets { $amulets } from the bag.
    }
event-amulet-returned = { $seat } puts one of them back into the bag.
event-amulet-returned-own = You put an amulet of value { $value } back into the bag.
event-bag-refilled = The bag is empty: { $count ->
        [one] the amulet set aside goes
       *[other] the { $count } amulets set aside go
    } into it.

## What happened: building

event-hut-built = { $own ->
        [yes] You build a hut
       *[no] { $seat } builds a hut
    } on { $space } for a { $landscapes } card and { $currency ->
        [amulets] amulets
       *[valuables] valuables
    } worth { $price }: { $paid }.
event-double-built = { $own ->
        [yes] You build a double hut
       *[no] { $seat } builds a double hut
    } on { $space } for two landscape cards ({ $landscapes }) and { $currency ->
        [amulets] amulets
       *[valuables] valuables
    } worth { $price }: { $paid }.
event-tile-spent = { $own ->
        [yes] Your { $tile ->
            [valuable] tile that counts as a valuable
            [amulet] tile that counts as an amulet
           *[wild] landscape wild card
        } leaves the game.
       *[no] { $seat } has used { $tile ->
            [valuable] a tile that counts as a valuable
            [amulet] a tile that counts as an amulet
           *[wild] a landscape wild card
        }, which leaves the game.
    }
event-points = { $own ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] one chief’s point
       *[other] { $points } chief’s points
    }: { $total } in all.
event-pole-tile = { $own ->
        [yes] The pole tile under your hut on { $space } brings { $value } points: { $total } in all.
       *[no] The pole tile under { $seat }’s hut on { $space } brings { $value } points: { $total } in all.
    }
event-stone-tile = { $own ->
        [yes] You get
       *[no] { $seat } gets
    } the stone tile on { $space }: { $tile ->
        [statue] the statue of path { $path }.
        [valuable] it counts as a valuable, once.
        [amulet] it counts as an amulet, once.
       *[wild] a landscape wild card, for one building without a bird.
    }
event-amulet-space = { $own ->
        [yes] You have
       *[no] { $seat } has
    } { $count ->
        [one] one hut on an amulet space
       *[other] { $count } huts on amulet spaces
    }.
event-last-hut = { $own ->
        [yes] That was your last hut: this is the last round.
       *[no] That was { $seat }’s last hut: this is the last round.
    }

## What happened: birds and talisman

event-birds-placed = { $own ->
        [yes] You place the birds on { $first } and { $second }.
       *[no] { $seat } places the birds on { $first } and { $second }.
    }
event-birds-kept = { $own ->
        [yes] You leave the birds on { $first } and { $second }.
       *[no] { $seat } leaves the birds on { $first } and { $second }.
    }
event-birds-moved = The birds move to { $first } and { $second }.
event-talisman-top = { $own ->
        [yes] Your bowl is at the top site: you take the talisman.
       *[no] { $seat }’s bowl is at the top site: { $seat } takes the talisman.
    }
event-talisman-right = { $own ->
        [yes] Nobody is at the top site: the talisman goes to the right, to you.
       *[no] Nobody is at the top site: the talisman goes to the right, to { $seat }.
    }
event-rounds-over = { $rounds ->
        [one] One round has
       *[other] { $rounds } rounds have
    } been played: the game ends.

## What happened: final scoring

event-path-first = { $own ->
        [yes] You are
       *[no] { $seat } is
    } first on path { $path } with { $huts ->
        [one] one hut
       *[other] { $huts } huts
    }{ $because ->
        [statue] , by the statue tile
        [nearer] , nearer the statue
       *[other] { "" }
    }: { $points } points.
event-path-second = { $own ->
        [yes] You are
       *[no] { $seat } is
    } second on path { $path } with { $huts ->
        [one] one hut
       *[other] { $huts } huts
    }{ $because ->
        [statue] , by the statue tile
        [nearer] , nearer the statue
       *[other] { "" }
    }: { $points } points.
event-path-neutral = The neutral huts are { $place ->
        [1] first
       *[other] second
    } on path { $path }: nobody scores for that place.
event-stone-scored = Stone area: { $own ->
        [yes] you have
       *[no] { $seat } has
    } { $huts ->
        [one] { $huts } hut
       *[other] { $huts } huts
    } out of { $all }: { $huts } × { $all } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-pole-first = { $own ->
        [yes] You are
       *[no] { $seat } is
    } first in the pole area with { $huts ->
        [one] one hut
       *[other] { $huts } huts
    }{ $because ->
        [earlier] , built earlier
       *[other] { "" }
    }: { $points } points.
event-pole-second = { $own ->
        [yes] You are
       *[no] { $seat } is
    } second in the pole area with { $huts ->
        [one] one hut
       *[other] { $huts } huts
    }{ $because ->
        [earlier] , built earlier
       *[other] { "" }
    }: { $points } points.
event-pole-neutral = The neutral hut is { $place ->
        [1] first
       *[other] second
    } in the pole area: nobody scores for that place.
event-amulets-scored = { $own ->
        [yes] Your
       *[no] { $seat }’s
    } { $held ->
        [one] amulet ({ $amulets }) brings
       *[other] amulets ({ $amulets }) bring
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-wins = { $own ->
        [yes] You become the new chief, with { $points } points!
       *[no] { $seat } becomes the new chief, with { $points } points.
    }
event-wins-amulets = { $own ->
        [yes] A tie on { $points } points, but you have the more valuable amulets: you become the new chief!
       *[no] A tie on { $points } points, but { $seat } has the more valuable amulets and becomes the new chief.
    }
event-shares = { $own ->
        [yes] You share the victory, with { $points } points!
       *[no] { $seat } shares the victory, with { $points } points.
    }

## Why not

reason-no-such-text = “{ $value }” is not a move. Type, for example, “site 3”, “take 5”, “draw landscape”, “build D1”, “double D6”, “collect” or “skip”.
reason-no-such-site = There is no ritual site “{ $value }”; the sites are: { $allowed }.
reason-no-such-card = There is no card “{ $value }” to take; use one of: { $allowed }.
reason-no-such-pile = There is no pile “{ $value }”; use one of: { $allowed }.
reason-no-such-space = There is no space “{ $value }”; the spaces are: { $allowed }.
reason-no-such-landscape = There is no landscape “{ $value }”; the landscapes are: { $allowed }.
reason-no-such-payment = You cannot pay with “{ $value }”; use one of: { $allowed }.
reason-no-such-amulet = There is no amulet “{ $value }”; the values are: { $allowed }.
reason-no-such-birds = The birds cannot be placed on “{ $value }”; the pairs are: { $allowed }.
reason-bowls-first = All bowls are placed first; then the boat sails.
reason-bowls-placed = All bowls have been placed; now the boat sails.
reason-site-taken = { $own ->
        [yes] Your own bowl is already on site { $number }.
       *[no] { $seat }’s bowl is already on site { $number }.
    }
reason-site-blocked = Site { $number } is blocked with two players.
reason-top-site-banned = The starting player’s first bowl may not go to the top site; the second one may.
reason-landing-other = You cannot { $wanted ->
        [amulets] collect amulets
        [shown] take a face-up card
        [pile] draw from a pile
        [hut] build a hut
        [double] build a double hut
       *[birds] place the birds
    } at landing { $landing } now.
reason-no-skip-birds = To leave the birds where they are, name the two landscapes they are on.
reason-valuable-not-shown = There is no face-up valuable worth { $value }.
reason-landscape-not-shown = There is no face-up { $landscape } card.
reason-pile-empty = { $pile ->
        [valuables] The pile of valuables is empty, and so are its discards.
       *[landscapes] The pile of landscape cards is empty, and so are its discards.
    }
reason-ones-gone = No amulet of value 1 is left on the board.
reason-bag-empty = The bag is empty, and no amulets are set aside.
reason-one-not-played = With huts on amulet spaces, amulets come from the bag; the house rule for those of value 1 is not used here.
reason-one-anyway = Without a hut on amulet spaces, you get an amulet of value 1 anyway: just collect.
reason-amulet-not-drawn = None of the amulets you have just collected has the value { $value }.
reason-return-first = First put one of the { $count } amulets back into the bag.
reason-nothing-to-return = You have drawn no amulets of which one goes back.
reason-space-taken = { $own ->
        [yes] You already have a hut on { $space }; it cannot be enlarged.
       *[no] { $seat } already has a hut on { $space }.
    }
reason-space-neutral = There is a neutral hut on { $space }.
reason-no-bird = No bird sits on { $landscapes }, the landscape of { $space }.
reason-no-landscape-card = { $needed ->
        [1] For { $space } you need a landscape card that you do not have: { $landscapes }.
       *[other] For a double hut on { $space } you need { $needed } matching landscape cards ({ $landscapes }) and have { $held ->
            [0] none
           *[other] only { $held }
        }.
    }
reason-price-too-high = { $space } costs { $price } in { $currency ->
        [amulets] amulets; yours are worth { $total } in all.
       *[valuables] valuables; yours are worth { $total } in all.
    }
reason-price-not-exact = { $space } costs exactly { $price } in { $currency ->
        [amulets] amulets
       *[valuables] valuables
    }; you can pay { $below ->
        [0] { "" }
       *[other] { $below } or{ " " }
    }{ $above ->
        [0] far more
       *[other] { $above }
    }, but not that.
reason-huts-too-few = { $needed ->
        [1] You have no huts left.
       *[other] A double hut takes { $needed } huts, and you have { $count } left.
    }
reason-double-in-stone = { $space } is in the stone area, where double huts are not allowed.
reason-double-in-pole = { $space } is in the pole area, where double huts are not allowed.
reason-double-on-circle = { $space } is an amulet space, where double huts are not allowed.
reason-card-first = First give a landscape card for { $space }.
reason-pay-first = First pay for { $space }: { $left } in { $currency ->
        [amulets] amulets
       *[valuables] valuables
    } to go.
reason-nothing-to-pay = You have nothing to pay for now.
reason-card-other-landscape = { $space } is not a { $landscape } space.
reason-piece-other-currency = { $currency ->
        [amulets] This space is paid for in amulets.
       *[valuables] This space is paid for in valuables.
    }
reason-piece-not-held = You have no { $piece ->
        [starting] starting card worth { $value }.
        [tile] stone tile that would count { $value }.
        [amulet] amulet worth { $value }.
       *[valuable] common valuable worth { $value }.
    }
reason-piece-too-dear = { $value } is more than the { $left } still to pay, and no change is given.
reason-piece-order = You pay with the highest values first, so { $value } cannot come now; undo to pay differently.
reason-rest-not-exact = With { $value } the remaining { $left } could not be paid exactly.
reason-lack-card = { $instead ->
        [yes] There is no amulet to collect, and you
       *[no] You
    } have no card of a landscape with a bird: { $landscapes }.
reason-lack-space = { $instead ->
        [yes] There is no amulet to collect, and no
       *[no] No
    } space is free for your cards: { $landscapes }.
reason-lack-price = { $instead ->
        [yes] There is no amulet to collect, and no
       *[no] No
    } free space of your cards ({ $landscapes }) can be paid exactly: you have { $valuables } in valuables, { $amulets } in amulets.

## Notes on things

mark-offers = { $landing }: { $action }
mark-price = { $price } in { $currency ->
        [amulets] amulets
       *[valuables] valuables
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-double = double { $price } in { $currency ->
        [amulets] amulets
       *[valuables] valuables
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-wild = uses the wild card
mark-pole = pole tile +{ $value }
mark-tile = stone tile: { $tile ->
        [statue] statue { $path }
        [valuable] valuable
        [amulet] amulet
       *[wild] wild card
    }
mark-circle = amulet space, your { $count ->
        [1] first
       *[other] number { $count }
    }

## What moves are called

move-skip = Pass
move-collect = Collect amulets
move-collect-one = Collect, one of them from the board
move-site = Site { $number }: landings { $near } and { $far }
move-take-valuable = Take valuable { $value }
move-take-landscape = Take { $landscape }
move-draw-valuable = Draw a valuable
move-draw-landscape = Draw a landscape card
move-hut = Hut on { $space }, { $price } { $currency ->
        [amulets] in amulets
       *[valuables] in valuables
    }
move-double-hut = Double hut on { $space }, { $price } { $currency ->
        [amulets] in amulets
       *[valuables] in valuables
    }
move-give = Give { $landscape }
move-pay = Pay with { $value }
move-pay-starting = Pay with the starting card { $value }
move-pay-tile = Pay with the stone tile
move-give-back = Put the { $value } back
move-birds = Birds on { $first } and { $second }

## Editions: mistakes in the file

problem-edition-two-birds = There must be four landscapes, two of them with a bird.
problem-edition-landscape-unknown = Space { $thing } has the landscape “{ $value }”; the landscapes are: { $allowed }.
problem-edition-landscape-count = Space { $space } has { $value } landscapes; it must have one or two.
problem-edition-space-unknown = { $thing } names the space “{ $value }”, which does not exist.
problem-edition-path-unknown = Path “{ $value }” has { $count } statue tiles; every path has one, and every statue tile has a path.
problem-edition-currency = Space { $thing } is paid for in “{ $value }”; it must be valuables or amulets.
problem-edition-neutral-colour = Space { $space } has the hut symbol “{ $value }”; it must be gray or white.
problem-edition-landing-step = Landing { $landing } offers “{ $value }”, which no rule defines.
problem-edition-landing-number = The landings are numbered { $value }; they must be numbered from 1 without a gap.
problem-edition-landings-of-sites = Every site must join two landings, and every landing must belong to one site.
problem-edition-top-site = Exactly one site must be the top one.
problem-edition-area-missing = The area “{ $value }” is missing.
problem-edition-tile-kind = There are { $count } sorts of stone tiles of the kind “{ $value }”; there must be one each of valuable, amulet and wild.
problem-edition-players-missing = The set-up for { $value } players is missing.

## Editions: what is known of the box

problem-edition-landscapes = The landscape cards are { $allowed }, not { $value }.
problem-edition-birds = The birds begin on { $allowed }, not on { $value }.
problem-edition-valuables = The valuables are { $allowed }, not { $value }.
problem-edition-starting-cards = There are five pairs of starting cards ({ $allowed }), not { $value }.
problem-edition-starting-sums = The starting cards are reported as { $allowed }, not { $value }.
problem-edition-starting-values = Starting cards are reported to have the values { $allowed }; found { $value }.
problem-edition-amulets-on-board = Amulets on the board, “{ $about }”: { $allowed }, not { $value }.
problem-edition-amulets-in-bag = There should be { $allowed } in the bag, not { $value }.
problem-edition-amulet-counts = The amulets in the bag should be { $allowed }, not { $value }.
problem-edition-amulets-drawn = At most { $allowed } amulets are drawn at a time, not { $value }.
problem-edition-pole-tiles = The pole tiles are { $allowed }, not { $value }.
problem-edition-stone-tiles = There are { $allowed } stone tiles { $about ->
        [statue] with a statue
       *[other] in all
    }, not { $value }.
problem-edition-tile-values = A stone tile of the kind “{ $about }” counts { $allowed }, not { $value }.
problem-edition-tile-split = The stone tiles without a statue should be { $allowed }, not { $value }.
problem-edition-colours = There are { $allowed } colours, not { $value }.
problem-edition-set-up = Set-up, “{ $about }”: { $allowed }, not { $value }.
problem-edition-displays = “{ $about }” is { $allowed }, not { $value }.
problem-edition-sites = { $about ->
        [top] The first site is the top one.
       *[other] The sites join the landings { $allowed }, not { $value }.
    }
problem-edition-landings = Landing { $about } offers “{ $allowed }”, not “{ $value }”.
problem-edition-landings-reported = Landing { $about } is reported to offer “{ $allowed }”, not “{ $value }”.
problem-edition-two-huts = Two huts are built only at landing { $allowed }, not at { $value }.
problem-edition-double-huts = Double huts are built only at landing { $allowed }, not at { $value }.
problem-edition-paths = { $about ->
        [top] There are { $allowed } columns with a statue, not { $value }.
       *[left] There are { $allowed } rows with a statue, not { $value }.
    }
problem-edition-statues = The statue of path { $about } shows { $allowed }, not { $value }.
problem-edition-example-11 = Example 11 cannot be set up: path { $about } needs at least { $allowed } spaces, not { $value }.
problem-edition-path-lengths = Path { $about } should have { $allowed } spaces, not { $value }.
problem-edition-path-points = The statue of path { $about } should show a first place of { $allowed } and half of it for the second, not { $value }.
problem-edition-path-landscapes = Path { $about } should have at least { $allowed } kinds of landscape, not { $value }.
problem-edition-areas = The area “{ $about }” has { $allowed } spaces around a centre that is not a space; this edition has { $value }.
problem-edition-pole-points = The pole area brings { $allowed }, not { $value }.
problem-edition-spaces = The board is reported to have { $allowed } spaces, not { $value }.
problem-edition-circles = There are { $allowed } amulet spaces, not { $value }.
problem-edition-double-landscapes = { $about ->
        [circle] Double-landscape spaces that are amulet spaces: { $allowed }, not { $value }.
       *[other] There are { $allowed } double-landscape spaces, not { $value }.
    }
problem-edition-example-9 = No double-landscape space has { $allowed } points, as example 9 needs.
problem-edition-neutral-huts = Hut symbols, “{ $about }”: { $allowed }, not { $value }.
problem-edition-printed-spaces = No space is “{ $value }”, as example { $about } shows.
problem-edition-landscape-spaces = There should be { $allowed } spaces of “{ $about }”, not { $value }.
problem-edition-costs = { $about } costs { $value }; it should be { $allowed }.
problem-edition-points = { $about } brings { $value } points; it should be { $allowed }.

## The drawing in the terminal

board-round = Round { $round }
board-last-round = Round { $round }, the last one
board-birds = Birds: { $first }, { $second }
board-boat-waits = The boat waits
board-boat = Boat at landing { $landing }
board-archipelago = Archipelago
board-valuables = Valuables
board-landscapes = Landscapes
board-amulets = Amulets
board-pile = pile { $count }
board-bag = bag { $count }
board-ones = value 1: { $count }
board-poles = Pole tiles
board-players = Players
board-huts = huts
board-points = points
board-cards = Cards
board-hand = Your hand
board-score = Score
board-now = Score now, without amulets
board-track = track
board-stone = stone
board-pole = poles
board-total = total

## The board on the page

page-seat = { $number ->
        [1] Red
        [2] Turquoise
        [3] Yellow
        [4] Purple
       *[5] White
    }
page-board = Board: { $count } spaces, archipelago and chief’s track
page-apart = { $kind ->
        [islet] Islet { $number }
       *[shore] Shore { $number }
    }
page-space-free = { $space }, { $landscapes }: { $price } in { $currency ->
        [amulets] amulets
       *[valuables] valuables
    }{ $points ->
        [0] { "" }
        [one] , one point
       *[other] , { $points } points
    }{ $circle ->
        [yes] , amulet space
       *[no] { "" }
    }
page-space-built = { $space }, { $landscapes }: { $neutral ->
        [yes] neutral hut
       *[no] { $own ->
            [yes] your { $count ->
                [2] double hut
               *[other] hut
            }
           *[no] { $seat }’s { $count ->
                [2] double hut
               *[other] hut
            }
        }
    }
page-tile = { $kind ->
        [statue] Stone tile: statue of path { $path }
        [valuable] Stone tile: counts as a valuable, once
        [amulet] Stone tile: counts as an amulet, once
       *[wild] Stone tile: landscape wild card
    }
page-rock = Oracle rock, { $landscape }{ $bird ->
        [yes] : a bird sits here
       *[no] { "" }
    }
page-site = Ritual site { $number }, { $state ->
        [blocked] blocked
        [free] free
       *[taken] { $own ->
            [yes] your bowl
           *[no] { $seat }’s bowl
        }
    }. Landing { $near }: { $offer_near }. Landing { $far }: { $offer_far }
page-landing = Landing { $number }: { $offer }{ $state ->
        [here] ; the boat is here
        [past] ; done
       *[ahead] { "" }
    }
page-boat = { $landing ->
        [0] The boat waits
       *[other] The boat is at landing { $landing }
    }
page-amulet-track = Amulets
page-circles = { $own ->
        [yes] You
       *[no] { $seat }
    }: { $count ->
        [one] one hut on an amulet space
       *[other] { $count } huts on amulet spaces
    }
page-ones = Amulets of value 1 on the board: { $count }
page-pole-tiles = Pole tiles: { $count ->
        [0] none left
       *[other] { $count }, the next one is worth { $value }
    }
page-track = Chief’s track
page-on-track = { $own ->
        [yes] You
       *[no] { $seat }
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }
page-own-times-all = own × all
page-path = Path { $path }
page-stone = Stone area
page-pole = Pole area
page-path-worth = Path { $path }, { $first } and { $second } points
page-stone-worth = Stone area, own huts times all { $count }
page-pole-worth = Pole area, { $first } and { $second } points
page-all-huts = { $count } in all
page-huts = { $count ->
        [one] 1 hut
       *[other] { $count } huts
    }
page-neutral = neutral huts
page-nobody = nobody yet
page-because-nearer = nearer the statue
page-because-statue = statue tile
page-because-earlier = built earlier
page-hut = Hut
page-double-hut = Double hut
page-pay-for = { $points ->
        [0] pay { $price }
       *[other] pay { $price } · +{ $points }
    }
page-displays = Cards and amulets
page-valuables = Valuables
page-landscapes = Landscapes
page-amulets = Amulets
page-spent = { $count } discarded
page-aside = { $count } set aside
page-pile-valuables = Pile of valuables: { $count }
page-pile-landscapes = Pile of landscape cards: { $count }
page-shown-valuable = Face up: valuable { $value }
page-shown-landscape = Face up: { $landscape }
page-place-empty = Empty slot
page-bag = Bag of amulets: { $count }
page-paths-and-areas = Paths and areas
page-if-now = If scored now, without amulets
page-final = Final score
page-round = Round { $round }
page-last-round = Last round
page-reconstructed = reconstructed
page-views = Parts of the board
page-view-island = Island
page-view-boat = Boat
page-view-paths = Paths
page-view-cards = Cards
page-player = { $huts ->
        [one] 1 hut
       *[other] { $huts } huts
    } left, { $valuables ->
        [one] 1 valuable
       *[other] { $valuables } valuables
    }, { $landscapes ->
        [one] 1 landscape card
       *[other] { $landscapes } landscape cards
    }, { $amulets ->
        [one] 1 amulet
       *[other] { $amulets } amulets
    }
page-next-landing = Next landing { $number }: { $offer }
page-no-landing = no bowl ahead
page-talisman = Starting player, with the talisman
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-card-landscape = { $count ->
        [one] Landscape card { $landscape }
       *[other] { $count } landscape cards { $landscape }
    }
page-card-valuable = { $count ->
        [one] Valuable { $value }
       *[other] { $count } valuables { $value }
    }
page-card-starting = { $count ->
        [one] Starting card { $value }
       *[other] { $count } starting cards { $value }
    }
page-card-amulet = { $count ->
        [one] Amulet { $value }
       *[other] { $count } amulets { $value }
    }
page-drawn = Drawn: one goes back
page-drawn-amulet = { $count ->
        [one] Drawn amulet { $value }
       *[other] { $count } drawn amulets { $value }
    }
page-left-to-pay = { $left } still to pay

## The end on the page

page-score-track = Points on the way
page-score-path = Path { $path } · { $first } / { $second }{ $neutral ->
        [1] { "" } · neutral huts 1st
        [2] { "" } · neutral huts 2nd
       *[other] { "" }
    }
page-score-stone = Stone area · own × all
page-score-pole = Pole area · { $first } / { $second }{ $neutral ->
        [1] { "" } · neutral hut 1st
        [2] { "" } · neutral hut 2nd
       *[other] { "" }
    }
page-score-amulets = Amulets kept
page-kept = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
page-where-from = Where the points came from
page-from-track = on the way
page-from-paths = paths
page-from-stone = stone area
page-from-pole = pole area
page-from-amulets = amulets
page-who-led = Who led each path, round by round

## The page about the edition

page-section-colours = Colours
page-section-setup = Setting up
page-section-landscapes = Landscape cards and oracle rock
page-section-valuables = Valuables
page-section-starting_cards = Starting cards
page-section-amulets = Amulets
page-section-pole_tiles = Pole tiles
page-section-stone_tiles = Stone tiles
page-section-sites = Ritual sites
page-section-landings = Landings
page-section-paths = Divine paths
page-section-areas = Stone area and pole area
page-section-tracks = Chief’s track and amulet track
page-section-spaces = Spaces
page-note-colours = Five colours. Their order and their marks are our choice; the neutral huts take a colour that nobody plays.
page-note-setup = Huts, bowls, neutral huts and the blocked site for each number of players.
page-note-landscapes = Reported: mangrove and water are the upper pair on the rock. Reconstructed: which is left and which is right.
page-note-valuables = The values, and how many cards there are of each, are printed. The starting cards are extra.
page-note-starting_cards = Reported: the first pair, and that each next pair is worth one more. Reconstructed: the single values of pairs 2 to 5, which together are one 2, one 7 and two each of 3 to 6.
page-note-amulets = Five of value 1 are on the board. Reported: how many of each there are in the bag. Inferred: which value each number belongs to.
page-note-pole_tiles = The values 2 to 9, one tile each, are printed; the lowest is on top.
page-note-stone_tiles = Eight statues, one for each path, and eight others of three kinds. How those eight are divided is our reconstruction.
page-note-sites = From the top down. A site joins the landing on its left with the one on its right.
page-note-landings = Reported, except those that the rulebook itself gives, and landings 6 and 7, which are our reconstruction.
page-note-paths = Reconstructed: which spaces are on which path, and six of the eight pairs of numbers; those of A and B are printed in an example.
page-note-areas = Printed: two squares of nine whose centres are not spaces, and the 12 and 6 of the pole area. Reconstructed: where they are on the grid.
page-note-tracks = The chief’s track begins at 0 and runs round the edge; its length and the last row of the amulet track are our reconstruction.
page-note-spaces = The landscape, price and points of most spaces are our reconstruction, within all that is known. Some are known from an example, though not where they are.
page-bowls = bowls
page-tie-nearer = nearer
page-tie-statue = statue
page-tie-earlier = earlier

page-option-tiles-none = none
page-option-tiles-random = drawn at random
page-option-tiles-gods = gods only
page-option-tiles-godless = no gods

## What the page tells beside: headline, next questions, lines of the log, what moves bring, tips
page-round-of = Round { $round } of { $rounds }
page-phase-bowls = Bowls
page-phase-boat = Boat
page-phase-landing = Boat at landing { $landing }
page-phase-next = Next round
page-fact-huts = fewest left: { $count }
page-fact-ends = The fewest huts any player has left. The round in which someone builds their last one is the last.
page-fact-last = Someone has built their last hut: after this round the game is scored.
page-ask-hut = { $name }: a hut or a double hut?
page-ask-where = On which space?
page-ask-bird = One bird on { $landscape }: where does the other go?
page-ask-rest = { $sum } paid, { $left } to go: what else?
page-move-pay-whole = Pay { $values }
page-got-hidden = { $pile ->
        [valuables] a valuable from the pile
       *[landscapes] a landscape card from the pile
    }
page-got-drawn = { $name } from the pile
page-event-cards = { $own ->
        [yes] You take { $got }
       *[no] { $seat } takes { $got }
    }
page-event-shown = Laid out: { $cards }
page-event-boat-sails = The boat sails
page-event-boat-lands = { $own ->
        [yes] Landing { $landing }: you
       *[no] Landing { $landing }: { $seat }
    }
page-event-round-begins = Round { $round }
page-event-hut-built = { $own ->
        [yes] You build a hut on { $space } for { $paid }
       *[no] { $seat } builds a hut on { $space } for { $paid }
    }
page-event-double-built = { $own ->
        [yes] You build a double hut on { $space } for { $paid }
       *[no] { $seat } builds a double hut on { $space } for { $paid }
    }
page-event-pole-tile = Pole tile { $value } under the hut on { $space }
page-event-final-scoring = Final scoring
page-event-path-scored = Path { $path }: { $ranks }
page-event-pole-scored = Pole area: { $ranks }
page-event-stone-area = Stone area, { $count } in all: { $ranks }
page-brings-landscape = you have { $count }
page-brings-valuable = then { $sum } in valuables
page-brings-draw = unseen, { $count } in the pile
page-brings-amulets = { $circles ->
        [0] value 1, from the board
        [1] one from the bag
       *[other] from the bag, one goes back
    }
page-brings-birds = { $stay ->
        [yes] they stay where they are
       *[no] huts there next round
    }
page-brings-return = into the bag, unseen by the others
page-brings-give = { $count } left
page-brings-pay = makes { $price } exactly
page-brings-paths = { $count ->
        [one] path { $paths }
       *[other] paths { $paths }
    }
page-brings-skip = the boat sails to landing { $landing }
page-tip-price = Costs { $price } in { $currency ->
        [amulets] amulets
       *[valuables] valuables
    }, paid exactly, and a card of its landscape.
page-tip-points = Brings { $points ->
        [one] one point
       *[other] { $points } points
    } at once.
page-tip-circle = Amulet space: with each hut on one you draw more amulets. No double huts.
page-tip-counts = A hut here counts for { $paths }.
page-tip-bird = { $bird ->
        [yes] A bird sits on its landscape: you can build here now.
       *[no] No bird sits on its landscape: nobody can build here now.
    }
page-tip-site = A bowl here gives you the two landings beside it: one on the way down, one on the way back.
page-tip-site-name = Ritual site { $number }
page-tip-landing = Landing { $number }
page-tip-landing-does = The owner of the bowl beside it may do this when the boat comes: { $offer }.
page-tip-boat = The boat
page-tip-boat-does = It sails from landing 1 to landing 12; when it comes to a bowl, the owner has a turn.
page-tip-rock = Oracle rock: { $landscape }
page-tip-rock-does = Huts are built only on the two landscapes where the birds sit. The player at landing 12 places them for the next round.
page-tip-valuables = Valuables pay for huts: the exact sum, no change. Once spent, they go to the discard pile.
page-tip-starting = A starting card pays like any valuable, and then leaves the game.
page-tip-landscapes = For each hut you give one card of the space’s landscape.
page-tip-refill = Empty slots are filled at the end of the round.
page-tip-pile = Only the player who draws sees the card. When the pile is empty, its discards are shuffled.
page-tip-amulets = Amulets pay the red prices, and each one you keep brings its value in points at the end.
page-tip-bag = You draw one for each of your huts on amulet spaces; of several, one goes back.
page-tip-ones = Players with no hut on an amulet space take one of these instead.
page-tip-circles = Huts on amulet spaces
page-tip-path = At the end, the most huts on it bring { $first } points, the second most { $second }; a tie goes to the hut nearest the statue.
page-tip-stone = At the end, each player’s huts here times all huts here.
page-tip-pole = At the end, the most huts here bring { $first } points, the second most { $second }; a tie goes to the hut built earlier. Each hut also brings a pole tile at once.
page-tip-poles = Pole tiles
page-tip-poles-does = Whoever builds in the pole area puts the lowest one under the hut and scores its value at once.
page-tip-track = Points on the way: from spaces and pole tiles. Paths, areas and amulets come at the end.
page-tip-huts = Huts left
page-tip-next = The boat comes here next
page-tip-bowls = Bowls still to be placed
page-tip-talisman = Its owner places the first bowl. It goes to whoever is at the top site; if nobody is, to the player on the right, and the birds move.
page-tip-tile-statue = Wins every tie on path { $path }.
page-tip-tile-once = It is used once and then leaves the game.
page-tip-drawn = You have just drawn it; one of those drawn goes back into the bag.
page-tip-hut = One hut, for one landscape card and the price.
page-tip-double = Two huts on one space: twice the price, two cards, twice the points; not on amulet spaces or in the areas.
page-tip-skip = You give up what this landing still offers; the boat sails on.
page-tip-now = Points on the way, plus paths and areas as they stand. Amulets are hidden until the end.
page-tip-have = You have { $count }.
page-tip-bowl = { $own ->
        [yes] Your bowl
       *[no] { $seat }’s bowl
    }

## The key to the drawing in the terminal, and the board in words

board-free = Free spaces
board-huts-of = { $seat }’s huts
board-site = Site { $number }, landings { $near } and { $far }: { $name }
board-sign-price = a free space: its landscape and its price in valuables
board-sign-amulets = amulets
board-sign-points = points at once
board-sign-circle = amulet space
board-sign-hut = the players’ marks, and their huts
board-sign-double = double hut
board-sign-neutral = neutral hut
board-sign-pole = a hut on a pole tile of 4
board-sign-path = paths, with the points for most and second most huts
board-sign-area = pole area: points for most and second most huts
board-sign-square = stone area: huts times huts
board-sign-bowl = a site with its two landings and whose bowl is there
board-sign-blocked = blocked
board-sign-boat = the boat, or who is to play
board-sign-up = landing: take a face-up card
board-sign-down = landing: draw a card from a pile
board-sign-build = landing: build a hut; in the list: huts left
board-sign-build-double = landing: build a double hut
board-sign-birds = landing: place the birds, and start next
board-sign-sun = points
board-sign-now = if the game ended now, without amulets
board-sign-huts = huts left
board-sign-valuables = valuables
board-sign-landscapes = landscape cards
board-sign-talisman = starting player
board-sign-starting = starting card
board-sign-tile = stone tile
board-sign-empty = nothing here

# The end of a game
page-end-chief = { $own ->
        [yes] You are the new chief, by { $margin ->
                [one] one point
               *[other] { $margin } points
            }
       *[no] { $seat } is the new chief, by { $margin ->
                [one] one point
               *[other] { $margin } points
            }
    }
page-end-why = { $part ->
        [track] The points on the way made the difference
        [stone] The stone area made the difference
        [pole] The pole area made the difference
        [amulets] The amulets made the difference
       *[paths] The paths made the difference
    }, { $points } to { $less }.
page-end-last-hut = { $own ->
        [yes] You built your last hut in round { $round }.
       *[no] { $seat } built their last hut in round { $round }.
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
    }: amulets worth { $more }, not { $less }.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Your aim: the most chief’s points. Huts bring them, above all along the divine paths.
page-coach-bowl-title = One bowl, two actions
page-coach-bowl = Choose a glowing ritual site: its two landings are your actions. The boat calls at the left one first, later at the right.
page-coach-bowl-why = Left landings mostly bring cards, right ones let you build huts with them.
page-coach-draw-shown-title = A card of your choice
page-coach-draw-shown = Take one of the glowing cards: a landscape card, or a valuable.
page-coach-draw-shown-why = A hut costs a card of its landscape and valuables worth exactly its price. Take what you lack for a space you like.
page-coach-draw-pile-title = A card unseen
page-coach-draw-pile = Draw the top card of a glowing pile: a valuable, or a landscape card.
page-coach-draw-pile-why = A hut takes both: draw what you have less of.
page-coach-draw-either-title = Seen or unseen
page-coach-draw-either = Take a glowing face-up card, or draw from a pile.
page-coach-draw-either-why = A face-up card fits for certain; the pile is a gamble, but nobody sees what you draw.
page-coach-amulets-title = Amulets
page-coach-amulets = Collect what the landing gives you.
page-coach-amulets-why = Some spaces are paid for in amulets, and those you keep are points at the end. Each hut in a red circle brings you more.
page-coach-build-title = Your hut
page-coach-build = Choose a glowing space: you have its landscape card and its exact price.
page-coach-build-why = The number in a flower is points at once. And at the end each hut counts for the paths it is on.
page-coach-build-or-double-title = Hut or double hut
page-coach-build-or-double = Choose a glowing space. A double hut takes two landscape cards and twice the price.
page-coach-build-or-double-why = It brings twice the points at once, and counts as two on its paths.
page-coach-amulets-or-build-title = Amulets or a hut
page-coach-amulets-or-build = Collect amulets, or build on a glowing space.
page-coach-amulets-or-build-why = A hut brings points now and on its paths; amulets pay for other spaces, and count at the end if you keep them.
page-coach-no-build-title = Nothing fits yet
page-coach-no-build = A hut needs three things: a bird on its landscape, a card of that landscape, and its exact price.
page-coach-no-build-why = Pass, and let your next bowl bring what is missing.
page-coach-birds-title = Two birds
page-coach-birds = Choose two landscapes on the oracle rock: from now on, huts can be built only on these two.
page-coach-birds-why = Choose those whose cards you hold, and spoil someone’s plan.
page-coach-card-title = Which card?
page-coach-card = This space takes several landscapes. Choose which card to give for it.
page-coach-card-why = Keep the landscape you will need sooner.
page-coach-pay-title = Pay exactly
page-coach-pay = Choose piece by piece until { $price } is paid. Whatever glows can still make the exact sum.
page-coach-pay-why = No change is given. Small values are handy: they fill the gaps.
page-coach-return-title = One goes back
page-coach-return = Choose which of these { $count } amulets goes back into the bag.
page-coach-return-why = Keep high ones for points, or those that make up a price you need.

## What puzzles are about

page-theme-pay = What to pay with
page-theme-birds = Where the birds settle
page-theme-last-hut = The last hut
page-theme-double = A double hut
page-theme-pole = Points from the poles
page-theme-amulet-space = A hut for amulets
page-theme-hut = A hut in the right place
page-theme-bowl-first = First and last to land
page-theme-bowl = Where the bowl stands
page-theme-amulets = Time for amulets
page-theme-draw = The right card

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Mark
page-field-players = Players
page-field-huts = Huts
page-field-bowls = Bowls
page-field-neutral = Neutral huts
page-field-blocked_site = Blocked ritual site
page-field-top_site_ban = Top ritual site barred
page-field-neutral_pole_tile = Neutral pole tile
page-field-first_player = Starting player
page-field-landscape_cards_dealt = Landscape cards dealt
page-field-valuables_shown = Valuables on display
page-field-landscapes_shown = Landscape cards on display
page-field-huts_per_colour = Huts of each colour
page-field-bowls_per_colour = Bowls of each colour
page-field-cards = Cards
page-field-bird = Bird
page-field-rock = Place on the oracle rock
page-field-value = Value
page-field-number = Number
page-field-values = Values
page-field-count = How many
page-field-on_board = On the board
page-field-draw_at_most = Drawn at most
page-field-kind = Kind
page-field-path = Path
page-field-landings = Landings
page-field-top = Top ritual site
page-field-steps = What it offers
page-field-heading = Statue at
page-field-first = Points for the most
page-field-second = Points for second
page-field-spaces = Spaces
page-field-centre = Centre
page-field-chief_spaces = Length of the chief’s track
page-field-amulet_rows = Rows of the amulet track
page-field-land = Landscape
page-field-cost = Price
page-field-pay = Paid in
page-field-points = Chief’s points
page-field-circle = Amulet space (red circle)

page-value-up = face-up card
page-value-down = face-down card
page-value-amulets = amulets
page-value-valuables = valuables
page-value-hut = hut
page-value-double = double hut
page-value-birds = birds
page-value-gray = grey
page-value-white = white
page-value-top = at the top
page-value-left = at the left

page-bench-landing = Landing { $number }
page-bench-path = Path { $path }
page-bench-pair = Pair { $number }
