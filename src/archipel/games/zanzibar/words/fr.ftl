# Zanzibar en français. $seat est le nom d’un joueur, $own dit si c’est celui qui lit. Un commerçant s’appelle par sa valeur.

title = Zanzibar
summary = Des commerçants se poussent et se chassent sur les routes de l’île aux épices, chacun avec dix objectifs secrets.
about-rounds = Fin après ce nombre de tours de table (0 : seulement quand quelqu’un n’a plus d’objectif)

name-good-pepper = poivre
name-good-ginger = gingembre
name-good-cloves = clou de girofle
name-good-cinnamon = cannelle
name-good-vanilla = vanille
name-good-hut = village neutre
name-good-none = pas d’épice
name-spice-pepper = poivre
name-spice-ginger = gingembre
name-spice-cloves = clou de girofle
name-spice-cinnamon = cannelle
name-spice-vanilla = vanille
name-province-north = Nord
name-province-east = Est
name-province-south = Sud
name-province-west = Ouest
name-province-centre = Centre
name-province-sea = mer
name-objective-pepper = Poivre
name-objective-ginger = Gingembre
name-objective-cloves = Clou de girofle
name-objective-cinnamon = Cannelle
name-objective-vanilla = Vanille
name-objective-north = Nord
name-objective-east = Est
name-objective-south = Sud
name-objective-west = Ouest
name-objective-centre = Centre
name-kind-spice = cartes Épice
name-kind-province = cartes Province

## Les noms des emplacements sont inventés et les mêmes dans toutes les langues.

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

name-reconstructed-score_track = l’étendue de la piste de score
name-reconstructed-villages = les villages : où ils se trouvent et ce qu’ils offrent
name-reconstructed-sea = les emplacements en mer
name-reconstructed-routes = les routes
name-reconstructed-objectives = la plupart des tableaux des objectifs

## Ce qui est demandé

decision-take = { $own ->
        [yes] Quel commerçant places-tu maintenant ? (encore { $left })
       *[no] { $seat } choisit un commerçant à placer (encore { $left }).
    }
decision-place = { $own ->
        [yes] Où places-tu ton commerçant { $merchant } ?
       *[no] { $seat } place son commerçant { $merchant }.
    }
decision-discard = { $own ->
        [yes] { $owed ->
            [1] Défausser un objectif ? Il te reste une défausse à faire.
           *[other] Défausser un objectif ? Il te reste { $owed } défausses à faire.
        }
       *[no] { $seat } peut défausser un objectif.
    }
decision-move = { $own ->
        [yes] { $moved ->
            [0] Déplace jusqu’à { $left } commerçants, ou aucun.
           *[other] { $left ->
                [1] Déplace encore un commerçant, ou arrête-toi là.
               *[other] Déplace encore jusqu’à { $left } commerçants, ou arrête-toi là.
            }
        }
       *[no] { $seat } déplace des commerçants.
    }
decision-step = { $own ->
        [yes] { $back ->
            [yes] Ton commerçant { $merchant } est revenu au départ : il doit continuer.
           *[no] { $left ->
                [1] Ton commerçant { $merchant }, à { $place }, peut encore faire un pas.
               *[other] Ton commerçant { $merchant }, à { $place }, peut encore faire { $left } pas.
            }
        }
       *[no] { $seat } déplace son commerçant { $merchant }.
    }
decision-push = { $own ->
        [yes] Où pousses-tu le commerçant { $other }, à { $place } ?
       *[no] { $seat } pousse le commerçant { $other }, à { $place }.
    }
decision-chase = { $own ->
        [yes] Où chasses-tu le commerçant { $other }, à { $place } ?
       *[no] { $seat } chasse le commerçant { $other }, à { $place }.
    }
decision-score = { $own ->
        [yes] { $left ->
            [1] Réaliser un objectif ?
           *[other] Réaliser un ou deux objectifs ?
        }
       *[no] { $seat } peut réaliser des objectifs.
    }

## Ce qui s’est passé

event-starts = { $own ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
event-placed = { $own ->
        [yes] Tu places ton commerçant { $merchant } à { $place }.
       *[no] { $seat } place son commerçant { $merchant } à { $place }.
    }
event-dealt = Tout le monde pioche { $count } objectifs.
event-hand = Tes objectifs : { $objectives }.
event-goes = { $own ->
        [yes] Ton commerçant { $merchant } va à { $place }.
       *[no] Le commerçant { $merchant } ({ $seat }) va à { $place }.
    }
event-pushed = { $own ->
        [yes] Ton commerçant { $merchant } est poussé vers { $place }.
       *[no] Le commerçant { $merchant } ({ $seat }) est poussé vers { $place }.
    }
event-chased = { $own ->
        [yes] Ton commerçant { $merchant } est chassé vers { $place }.
       *[no] Le commerçant { $merchant } ({ $seat }) est chassé vers { $place }.
    }
event-no-move = { $own ->
        [yes] Tu ne déplaces personne.
       *[no] { $seat } ne déplace personne.
    }
event-scored = { $own ->
        [yes] Tu réalises { $objective }
       *[no] { $seat } réalise { $objective }
    } { $count ->
        [0] sans commerçant bien placé
        [one] avec un commerçant bien placé
       *[other] avec { $count } commerçants bien placés
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $total }.
event-skips = { $own ->
        [yes] Tu ne réalises aucun objectif.
       *[no] { $seat } ne réalise aucun objectif.
    }
event-discarded = { $own ->
        [yes] Tu défausses { $objective } sans décompte
       *[no] { $seat } défausse { $objective } sans décompte
    }{ $owed ->
        [0] .
        [one]  ; il reste une défausse à faire.
       *[other]  ; il reste { $owed } défausses à faire.
    }
event-keeps = { $own ->
        [yes] Tu ne défausses rien.
       *[no] { $seat } ne défausse rien.
    }
event-drawn = { $count ->
        [1] { $seat } pioche un objectif.
       *[other] { $seat } pioche { $count } objectifs.
    }
event-drawn-own = Tu pioches { $objectives }.
event-last-turns = { $own ->
        [yes] Tu n’as plus d’objectif : tous les autres ont encore un tour.
       *[no] { $seat } n’a plus d’objectif : tous les autres ont encore un tour.
    }
event-finished = { $own ->
        [yes] Tu n’as plus d’objectif non plus.
       *[no] { $seat } n’a plus d’objectif non plus.
    }
event-rounds-over = { $rounds ->
        [1] Un tour de table est joué
       *[other] { $rounds } tours de table sont joués
    } : la partie est finie.
event-wins = { $own ->
        [yes] Tu as le plus de points ({ $points }) : c’est gagné !
       *[no] { $seat } a le plus de points ({ $points }) et gagne.
    }
event-wins-earlier = { $own ->
        [yes] Égalité de points ({ $points }), mais tu as fini tes objectifs en premier : c’est gagné !
       *[no] Égalité de points ({ $points }), mais { $seat } a fini ses objectifs en premier et gagne.
    }
event-shares = { $own ->
        [yes] Tu partages la victoire, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $seat } partage la victoire, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## Pourquoi pas

reason-no-such-text = « { $value } » n’est pas un coup. Tape « go » avec un commerçant et un emplacement, « push » ou « chase » avec un emplacement, « score » ou « discard » avec un objectif, « end », « skip » ou « keep » ; pendant la mise en place, « take » avec un commerçant et « place » avec un emplacement.
reason-no-such-place = Il n’y a pas d’emplacement « { $value } » ; les emplacements sont : { $allowed }.
reason-no-such-merchant = Il n’y a pas de commerçant « { $value } » ; les commerçants sont : { $allowed }.
reason-no-such-objective = Il n’y a pas d’objectif « { $value } » ; les objectifs sont : { $allowed }.
reason-place-first = On place d’abord tous les commerçants.
reason-all-placed = Tous les commerçants sont placés.
reason-take-first = Choisis d’abord un commerçant, puis place-le.
reason-taken = Tu as choisi ton commerçant { $merchant } : place-le maintenant.
reason-merchant-out = À { $players } joueurs, le commerçant { $merchant } ne participe pas.
reason-merchant-placed = Ton commerçant { $merchant } est déjà à { $place }.
reason-place-taken = { $own ->
        [yes] Ton propre commerçant { $other } est à { $place }.
       *[no] Le commerçant { $other } ({ $seat }) est à { $place }.
    }
reason-province-taken = Ton commerçant { $merchant }, à { $place }, est déjà dans cette province ({ $province }) : on n’y place qu’un commerçant de chaque couleur.
reason-end-first = D’abord les déplacements : mets-y fin, puis réalise un objectif.
reason-movement-over = Les déplacements de ce tour sont terminés.
reason-no-discard-now = On défausse juste après avoir pioché ou réalisé un objectif, pas maintenant.
reason-discard-first = Décide d’abord si tu défausses un objectif.
reason-push-first = Décide d’abord où va le commerçant { $other }, à { $place } ; ton { $merchant } y entre ensuite.
reason-nothing-to-push = Personne n’est sur le chemin.
reason-merchant-moved = Ton commerçant { $merchant } s’est déjà déplacé pendant ce tour ; chacun ne se déplace qu’une fois.
reason-enough-moved = { $count } commerçants se sont déplacés pendant ce tour ; c’est le maximum.
reason-go-on = Ton commerçant { $merchant } est revenu à { $place }, d’où il est parti : un déplacement finit ailleurs, il doit donc continuer d’abord.
reason-ends-at-start = Ton commerçant { $merchant } est parti de là ({ $place }) : un déplacement finit ailleurs.
reason-same-place = Ton commerçant { $merchant } est à { $place }.
reason-step-by-step = { $place } est à { $steps } pas : avance pas à pas.
reason-too-far = { $place } est à au moins { $steps } pas ; il { $left ->
        [1] reste un pas
       *[other] reste { $left } pas
    } à ton commerçant { $merchant }.
reason-blocked-own = Ton propre commerçant { $other }, à { $place }, bloque le passage.
reason-blocked-taller = Le commerçant { $other } ({ $seat }), à { $place }, est plus grand que ton { $merchant } et bloque le passage.
reason-blocked-equal = Le commerçant { $other } ({ $seat }), à { $place }, est de même taille que ton { $merchant } : on ne peut pas le pousser, ni le chasser tant qu’un emplacement voisin est libre.
reason-target-taken = { $own ->
        [yes] Ton propre commerçant { $other } est à { $place }.
       *[no] Le commerçant { $other } ({ $seat }) est à { $place }.
    }
reason-target-behind = Ton commerçant vient de là ({ $place }) : on n’y pousse personne.
reason-target-far = { $place } n’est pas voisin du commerçant { $other } que tu pousses.
reason-can-be-pushed = Un emplacement voisin du commerçant { $other }, à { $place }, est libre : on le pousse, on ne le chasse pas.
reason-must-be-chased = Aucun emplacement voisin du commerçant { $other }, à { $place }, n’est libre : on le chasse vers n’importe quel emplacement libre.
reason-objective-not-held = Tu n’as pas { $objective } en main.
reason-objective-scored = Tu as déjà réalisé { $objective }.
reason-objective-discarded = Tu as déjà défaussé { $objective }.

## Notes sur les choses

mark-reach = { $count ->
        [1] atteint un emplacement
       *[other] atteint { $count } emplacements
    } en { $left ->
        [1] un pas
       *[other] { $left } pas
    }{ $complete ->
        [yes] { "" }
       *[no] , peut-être plus
    }
mark-barred = ne peut aller nulle part
mark-worth = { $count ->
        [0] aucun bien placé
        [one] un bien placé
       *[other] { $count } bien placés
    } : { $points }

## Comment s’appellent les coups

# Un emplacement en mer offre « sea », qui n’a pas de nom.
name-of-place = { $good ->
        [sea] { $place }, en mer
       *[other] { $place }, { $good } ({ $province })
    }
move-take = Placer le commerçant { $merchant }
move-place = À { name-of-place }
move-go = Ton { $merchant } à { name-of-place }
move-push = Vers { name-of-place }
move-chase = Vers { name-of-place }
move-score = Réaliser { $objective }
move-discard = Défausser { $objective }
move-end = Finir les déplacements
move-skip = { $scored ->
        [0] Ne rien réaliser
       *[other] Ne plus rien réaliser
    }
move-keep = Ne rien défausser

## Éditions : fautes dans le fichier

problem-edition-one-sea = Une province exactement doit avoir sea = true ; ici, il y en a { $value }.
problem-edition-province-unknown = { $thing } se trouve dans la province « { $value } » ; les provinces sont : { $allowed }.
problem-edition-good-unknown = { $thing } offre « { $value } » ; ce qui peut s’offrir : { $allowed }.
problem-edition-route = La route { $value } ne relie pas deux emplacements du plateau.
problem-edition-merchant-order = Les commerçants { $value } ne sont pas dans l’ordre croissant.
problem-edition-merchant-unknown = Le commerçant { $value } pour { $players } joueurs n’est pas dans la boîte, ou figure deux fois.
problem-edition-players-missing = [players] doit dire une fois ce qu’il faut à { $players } joueurs.
problem-edition-objective-unknown = L’objectif « { $value } » n’est ni une épice ni une province de l’île ; ce sont : { $allowed }.
problem-edition-points-count = Le tableau « { $objective } » a { $value } entrées ; pour ses emplacements, il en faut { $allowed }.
problem-edition-objectives-few = Il n’y a pas assez d’objectifs ({ $value }) pour { $players } joueurs.
problem-edition-room = Il n’y a pas assez de place pour { $players } joueurs avec { $merchants } commerçants chacun.

## Éditions : ce qu’on sait de la boîte

problem-edition-merchants = Les commerçants ont les valeurs { $allowed }, et non { $value }.
problem-edition-crews = À { $players } joueurs, les commerçants { $allowed } participent, et non { $value }.
problem-edition-start = Chacun commence avec { $allowed } points, et non { $value }.
problem-edition-hand = Chacun a { $allowed } objectifs en main, et non { $value }.
problem-edition-own-in-a-province = Pendant la mise en place, une province accueille { $allowed } commerçant d’une couleur, et non { $value }.
problem-edition-merchants-a-turn = On peut déplacer { $allowed } commerçants par tour, et non { $value }.
problem-edition-objectives-a-turn = On peut réaliser { $allowed } objectifs par tour, et non { $value }.
problem-edition-discards = À { $players } joueurs, chacun doit en défausser { $allowed }, et non { $value }.
problem-edition-provinces = Les provinces sont { $allowed }, et non { $value }.
problem-edition-spices = Les épices sont { $allowed }, et non { $value }.
problem-edition-objectives = Il y a { $allowed } { $kind }, et non { $value }.
problem-edition-huts = Il y a plusieurs villages neutres ({ $allowed }), et non { $value }.
problem-edition-villages-of-a-province = La province { $province } a { $value } villages ; un témoignage en compte { $allowed }.
problem-edition-villages = L’île a { $value } villages ; il devrait y en avoir { $allowed }.
problem-edition-orange-villages = La province orange ({ $province }) a { $value } villages ; sa carte fait penser à { $allowed }.
problem-edition-sea-places = Il y a { $value } emplacements en mer ; il en faut { $allowed }.
problem-edition-coast = { $place } est relié à { $value } villages ; il devrait l’être à { $allowed }.
problem-edition-connected = On ne peut pas aller de n’importe quel emplacement à n’importe quel autre.
problem-edition-spice-villages = Villages offrant cette épice ({ $spice }) : { $value } ; il devrait y en avoir { $allowed }.
problem-edition-neutral-villages = { $value } villages sont neutres ; il devrait y en avoir { $allowed }.
problem-edition-spice-spread = Les villages de cette épice ({ $spice }) se trouvent dans { $value } provinces ; il devrait y en avoir { $allowed }.
problem-edition-sea-ring = Les emplacements en mer devraient former un anneau de six ({ $allowed }) ; ici : { $value }.
problem-edition-routes-of-a-place = { $value } routes se rejoignent à { $place } ; il devrait y en avoir { $allowed }.
problem-edition-planar = Sur la carte, des routes se croisent.
problem-edition-far-apart = Deux emplacements sont à { $value } pas l’un de l’autre ; cela devrait être { $allowed } au plus.
problem-edition-cloves-card = Avec { $merchants } commerçants, le clou de girofle vaut { $allowed }, et non { $value }.
problem-edition-orange-card = Selon un témoignage, la carte orange ({ $objective }) vaut { $allowed }, et non { $value }.
problem-edition-rising = Les points du tableau « { $objective } » n’augmentent pas avec chaque commerçant : { $value }.
problem-edition-different = { $objective } a le même tableau que { $other }.
problem-edition-dear-and-rich = Sans commerçant, { $objective } coûte plus que { $other } ; avec tous, cet objectif devrait donc rapporter au moins autant.
problem-edition-three-pays = { $objective } devrait rapporter des points à partir de { $allowed } commerçants, et pas avant : { $value }.

## Le dessin dans le terminal

board-players = Joueurs
board-points = Points
board-hand = Tes objectifs
board-cards = Cartes
board-objectives = Objectifs
board-owed = défausses à faire
board-round = Tour de table
board-last-turns = Derniers tours

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
        [1] un pas
       *[other] { $steps } pas
    }
page-pushes = pousse { $own ->
        [yes] ton { $merchant }
       *[no] le { $merchant } ({ $seat })
    }
page-pushes-to = pousse { $own ->
        [yes] ton { $merchant }
       *[no] le { $merchant } ({ $seat })
    } vers { $to }
page-chases = chasse { $own ->
        [yes] ton { $merchant }
       *[no] le { $merchant } ({ $seat })
    }
page-chases-to = chasse { $own ->
        [yes] ton { $merchant }
       *[no] le { $merchant } ({ $seat })
    } vers { $to }

## The board on the page

page-board = Plateau : { $count } emplacements
page-place-held = { $what } : { $who }
page-merchant-of = { $own ->
        [yes] ton commerçant { $merchant }
       *[no] commerçant { $merchant } ({ $seat })
    }
page-merchant-on = Ton commerçant { $merchant }, à { $place }
page-merchant-aside = Ton commerçant { $merchant }, pas encore placé
page-has-moved = s’est déplacé
page-or-else = Pas à pas, tu pourrais choisir : { $places }
page-or-anywhere = Pas à pas, tu pourrais choisir n’importe quel emplacement libre.
page-you-say = Tu diras ensuite où : { $places }
page-say-push = À toi de dire où il est poussé.
page-say-chase = À toi de dire vers quel emplacement libre il est chassé.
page-round = Tour de table { $round }
page-last-turns = { $count ->
        [1] Le dernier tour
       *[other] Les { $count } derniers tours
    }
page-reconstructed = reconstitué
page-objective = { $objective } : { $count ->
        [0] aucun commerçant bien placé
        [one] un commerçant bien placé
       *[other] { $count } commerçants bien placés
    }, { $points } pour l’instant
page-short-cloves = Girofle
page-now = ici
page-then = après
page-objectives-later = Dès que tous les commerçants sont placés, tout le monde pioche des objectifs.
page-no-objectives = Tu n’as plus d’objectif.
page-rack = Tes commerçants
page-player = { $hand ->
        [0] Aucun objectif
        [one] Un objectif
       *[other] { $hand } objectifs
    } en main, { $pile } dans la pile, { $owed ->
        [0] aucune défausse à faire
        [one] une défausse à faire
       *[other] { $owed } défausses à faire
    }.
page-in-hand = { $count ->
        [0] aucun objectif
        [one] un objectif
       *[other] { $count } objectifs
    } en main
page-in-pile = { $count ->
        [0] aucun objectif
        [one] un objectif
       *[other] { $count } objectifs
    } dans la pile
page-discards = { $count } sur { $of } défaussés
page-ledger-scored = { $objective } : { $points }
page-ledger-gone = { $objective } : défaussé
page-ledger-hand = { $objective } : en main
page-ledger-open = { $objective } : à venir
page-track = Piste de score
page-on-track = { $seat } : { $points }
page-near-end = Il reste { $count ->
        [1] un objectif
       *[other] { $count } objectifs
    } à { $name }. Dès que quelqu’un n’en a plus, tous les autres jouent encore une fois.
page-seat = { $number ->
        [1] Rouge
        [2] Turquoise
        [3] Jaune
        [4] Violet
       *[5] Blanc
    }

## The end on the page

page-score-start = Départ
page-score-objective = { $objective }
page-in-place = { $count ->
        [one] { $count } bien placé
       *[other] { $count } bien placés
    }
page-discarded = défaussé
page-not-played = pas joué
page-card-by-card = Carte par carte
page-card-by-card-about = Dans l’ordre des décomptes. { $count ->
        [0] Aucune carte n’a coûté de points.
        [one] Une carte a coûté des points.
       *[other] { $count } cartes ont coûté des points.
    }
page-shoving = Pousser et chasser
page-shoving-about = Le plus bousculé : { $own ->
        [yes] ton commerçant { $merchant }
       *[no] le commerçant { $merchant } ({ $seat })
    }, { $count } fois.
page-shoving-none = Personne n’a été poussé ni chassé.
page-shoved-others = a bousculé
page-was-shoved = s’est fait bousculer

## En-tête, questions et listes sur la page

page-setting-up = Mise en place
page-round-of = Tour de table { $round } sur { $rounds }
page-part-move = Déplacements
page-part-score = Objectifs
page-progress = { $part } : { $done } sur { $of }
page-where-to = Où va ton commerçant { $merchant } ? Jusqu’à { $left ->
        [1] un pas
       *[other] { $left } pas
    }.
page-group-objectives = Pour tes objectifs
page-brings-take = avance de { $steps } pas au plus
page-brings-place = à côté : { $places }
page-brings-away = { $steps ->
        [1] un pas
       *[other] { $steps } pas
    } depuis { $place }
page-brings-end = déplacés : { $moved } sur { $of }
page-brings-scoring = puis viennent les objectifs
page-brings-total = { $from } → { $to } points
page-brings-skip = { $count ->
        [1] ton objectif reste
       *[other] tes objectifs restent
    } en main
page-brings-discard = { $pile ->
        [0] plus d’objectif à piocher
       *[other] tu en pioches un autre
    }
page-brings-keep = { $owed ->
        [1] il reste une défausse à faire
       *[other] il reste { $owed } défausses à faire
    }
page-event-round = Tour de table { $round }
page-event-scored = { $own ->
        [yes] Tu réalises { $objective }
       *[no] { $seat } réalise { $objective }
    } (bien placés : { $count }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $total }.

## Ce que la page dit des choses

page-tip-village = Un village qui offre : { $good }. Il compte pour cette épice et pour la province { $province }.
page-tip-hut = Un village neutre : il compte pour la province { $province }, pour aucune épice.
page-tip-sea = Un emplacement en mer : il ne compte pour aucun objectif, mais offre un chemin rapide autour de l’île.
page-tip-stands = Occupé : { $who }.
page-tip-coming = { $count ->
        [1] Ton commerçant { $merchants } peut y aller.
       *[other] Tes commerçants { $merchants } peuvent y aller.
    }
page-tip-wanted = Compte pour des objectifs de ta main : { $names }
page-tip-merchant = Fait jusqu’à { $merchant } pas le long des routes, une fois par tour.
page-tip-pushes = Il pousse les adversaires plus petits : { $numbers }.
page-tip-taller = Les plus grands lui barrent la route et le poussent : { $numbers }.
page-tip-moved = s’est déplacé pendant ce tour
page-tip-counts-spice = Compte les commerçants dans les villages avec : { $spice }.
page-tip-counts-province = Compte les commerçants dans la province { $province }.
page-tip-table = Commerçants bien placés et points : { $table }
page-tip-worth = { $count ->
        [one] { $count } bien placé
       *[other] { $count } bien placés
    } : { $points } maintenant
page-tip-was-worth = { $count ->
        [one] { $count } bien placé
       *[other] { $count } bien placés
    } : { $points }
page-tip-scored = { $own ->
        [yes] Tu l’as réalisé.
       *[no] { $seat } l’a réalisé.
    }
page-tip-gone = { $own ->
        [yes] Tu l’as défaussé sans décompte.
       *[no] { $seat } l’a défaussé sans décompte.
    }
page-tip-hand = { $own ->
        [yes] Tu l’as en main.
       *[no] { $seat } l’a en main.
    }
page-tip-open = { $own ->
        [yes] Il est encore dans ta pile.
       *[no] { $seat } l’a en main ou dans sa pile.
    }
page-tip-end = Plus aucun commerçant ne se déplace pendant ce tour ; ensuite, tu peux réaliser des objectifs.
page-tip-skip = Les objectifs restent en main. Si tu ne réalises rien, tu ne pioches rien.
page-tip-keep = Ce qui reste à défausser peut l’être plus tard, après un décompte.
page-tip-move = Jusqu’à trois commerçants se déplacent par tour, chacun une fois. Plein : c’est fait ; à moitié : en route.
page-tip-score = Après les déplacements, on peut réaliser un ou deux objectifs de sa main.
page-tip-last = Quelqu’un n’a plus d’objectif : tous les autres jouent encore une fois, puis la partie est finie.
page-tip-track = Tout le monde commence à { $points }. On peut descendre sous 0.
page-tip-province = Ses villages : { $places }. Tous comptent pour l’objectif de cette province.
page-tip-cards = Secrets, jusqu’à ce que la pile soit vide.
page-tip-pile = Elle remplace les objectifs réalisés et défaussés. Dès que quelqu’un n’a plus d’objectif, la fin est proche.
page-tip-discards = Il faut défausser autant d’objectifs sans décompte, juste après avoir pioché ou réalisé.

## The page about the edition
page-section-numbers = Les nombres du jeu
page-section-merchants = Les commerçants
page-section-players = Joueurs et commerçants
page-section-score_track = La piste de score
page-section-provinces = Les provinces
page-section-spices = Les épices
page-section-villages = Les villages
page-section-sea = Les emplacements en mer
page-section-routes = Les routes
page-section-objectives = Les objectifs
page-note-numbers = Départ à 10, deux objectifs en main, jusqu’à trois commerçants et deux objectifs par tour, un commerçant de chaque couleur par province à la mise en place.
page-note-merchants = La valeur est la portée, en pas ; plus elle est petite, plus le commerçant est grand et fort.
page-note-players = Quels commerçants participent, et combien d’objectifs il faut défausser sans décompte.
page-note-score_track = Une spirale, avec le départ à 10. Son étendue est notre reconstitution ; on peut en sortir des deux côtés.
page-note-provinces = Les cinq noms sont imprimés et, selon un témoignage, une province est orange. Le choix de celle-ci, les autres couleurs et les symboles sont notre reconstitution. La mer compte comme une sixième province à la mise en place.
page-note-spices = Cinq épices, toutes nommées dans la règle du jeu.
page-note-villages = Selon un témoignage : cinq ou six villages par province. Imprimé : certains sont neutres. Reconstitué : leurs noms, leur place et ce qu’ils offrent.
page-note-sea = Imprimé : il y a des emplacements en mer. Reconstitué : leur nombre, leur place et leurs noms.
page-note-routes = Selon des témoignages : un seul réseau très ramifié, et un chemin plus rapide par la mer. Reconstitué : chacune des routes.
page-note-objectives = Les dix mêmes pour tout le monde. Imprimé : ce que vaut le clou de girofle pour zéro et pour trois commerçants. Selon un témoignage : la carte orange, ici celle du Centre. Reconstitué : toutes les autres valeurs.

## The key to the drawing in the terminal, and the board in words

board-merchant = Ton { $merchant }
board-now = { $objective } ({ $count ->
        [one] { $count } bien placé
       *[other] { $count } bien placés
    }, { $points })
board-sign-hut = village neutre
board-sign-sea = en mer
board-sign-merchant = le commerçant 3 d’un joueur, qui fait jusqu’à 3 pas
board-sign-player = les signes des joueurs
board-sign-route = route, sur terre ou sur mer
board-sign-turn = doit jouer
board-sign-cards = objectifs en main + dans la pile
board-sign-worth = ce que vaut un objectif maintenant : 2 commerçants bien placés
board-sign-discarded = défaussé

# The end of a game
page-end-best-card = { $own ->
        [yes] Ta meilleure carte : { $objective }, { $points } au tour { $round }.
       *[no] La meilleure carte ({ $seat }) : { $objective }, { $points } au tour { $round }.
    }
page-end-tie = { $points } partout : { $own ->
        [yes] { $place ->
                [1] tu gagnes
               *[other] tu passes devant { $other }
            }
       *[no] { $place ->
                [1] { $seat } gagne
               *[other] { $seat } passe devant { $theirs ->
                        [yes] toi
                       *[no] { $other }
                    }
            }
    }, objectifs finis en premier.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Ton but : le plus de points, en réunissant tes commerçants aux bons endroits.
page-coach-take-title = Tes commerçants
page-coach-take = Choisis un commerçant qui brille, à placer maintenant. Sa valeur dit combien de pas il peut faire ; plus elle est basse, plus il est grand et fort.
page-coach-take-why = Les forts sont rarement poussés : mets-les là où tu veux rester.
page-coach-place-title = Un emplacement
page-coach-place = Choisis un emplacement qui brille. Pour l’instant, un seul de tes commerçants par province, et la mer en est une.
page-coach-place-why = Là où beaucoup de routes se croisent, il sera vite partout.
page-coach-discard-title = Deux objectifs
page-coach-discard = Chacun compte tes commerçants dans une province ou dans les villages d’une épice. Certains doivent être défaussés sans décompte, donc sans perte : maintenant ou plus tard.
page-coach-discard-why = Défausse celui dont tes commerçants sont loin ; sinon garde les deux.
page-coach-move-title = Jusqu’à trois
page-coach-move = Choisis un commerçant qui brille, puis où il va : autant de pas que sa valeur, ou moins.
page-coach-move-why = Un objectif paie à partir de trois commerçants bien placés. Les coups qui t’en rapprochent sont en tête de liste.
page-coach-step-title = Continuer ou non
page-coach-step = Ce commerçant peut continuer, un autre partir, ou tu termines le déplacement. Chacun bouge une fois.
page-coach-step-why = Tes objectifs montrent ce qu’ils valent maintenant : arrête-toi quand le compte est bon.
page-coach-push-title = Place !
page-coach-push = Un commerçant plus petit gêne. Choisis l’emplacement qui brille où tu le pousses.
page-coach-push-why = Loin des siens, mais pas là où tu veux aller toi-même.
page-coach-chase-title = Chassé
page-coach-chase = Ce commerçant n’a aucun emplacement libre à côté : il est chassé. Choisis n’importe quel emplacement qui brille.
page-coach-chase-why = Loin des siens : c’est là qu’il leur manque le plus.
page-coach-score-title = Réaliser ou attendre
page-coach-score = Choisis un objectif : il rapporte ou coûte ce qu’il montre maintenant. Ou n’en réalise aucun.
page-coach-score-why = Il faut réaliser un objectif pour en piocher un nouveau. Attends si la perte est grande ; petite, elle peut valoir la peine.

## What puzzles are about

page-theme-wait = Un décompte qui peut attendre
page-theme-score = Un objectif réalisé au bon moment
page-theme-discard = Quel objectif défausser
page-theme-start = Par où commencer
page-theme-chase = Un commerçant est chassé
page-theme-push = Un commerçant est poussé
page-theme-stop = S’arrêter à temps
page-theme-objective = Bon pour tes objectifs
page-theme-set-out = Quel commerçant se met en route
page-theme-way = La bonne route

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-start_points = Points au départ
page-field-hand = Cartes en main
page-field-merchants_a_turn = Commerçants par tour
page-field-objectives_a_turn = Objectifs par tour
page-field-own_in_a_province = Commerçants par province (mise en place)
page-field-numbers = Valeurs
page-field-players = Joueurs
page-field-merchants = Commerçants
page-field-discards = Objectifs défaussés
page-field-first = Première case
page-field-last = Dernière case
page-field-name = Nom
page-field-colour = Couleur
page-field-sign = Signe
page-field-province = Province
page-field-good = Épice offerte
page-field-at = Emplacement sur le plateau
page-field-land = Routes terrestres
page-field-coast = Routes entre terre et mer
page-field-sea = Mer
page-field-kind = Type
page-field-points = Points pour 0, 1, 2… commerçants

page-value-hut = aucune (village neutre)
page-value-spice = épice
page-value-province = province

page-bench-route = { $from } – { $to }
page-bench-players = À { $count } joueurs
