# Mangrovia in French. $seat is a player's name, $own says whether it is the reader. The terms are those of docs/words.md.
# A landscape is a name with a capital (carte Eau, case Sable), but where the birds sit it has its article: $first and $second.
# No sentence says “de { $seat }”, which would be wrong before a vowel.

title = Mangrovia
summary = Des plats, une barque et deux oiseaux décident où tu peux bâtir ; les huttes, les sentiers et les amulettes décident qui devient chef de la tribu.
about-tiles = Tuiles Bonus dans le secteur de l’Étoile de Pierre : aucune, au hasard, statues seulement ou sans statues
about-ones = Règle maison de l’auteur : une des amulettes à récupérer peut être une amulette de valeur 1 prise sur le plateau
about-rounds = Décompte final après ce nombre de tours de jeu (0 : seulement quand quelqu’un a bâti sa dernière hutte)

name-landscape-mangrove = Mangrove
name-landscape-water = Eau
name-landscape-sand = Sable
name-landscape-reed = Roseau
name-landscapes-mangrove = { name-landscape-mangrove }
name-landscapes-water = { name-landscape-water }
name-landscapes-sand = { name-landscape-sand }
name-landscapes-reed = { name-landscape-reed }
name-first-mangrove = la mangrove
name-first-water = l’eau
name-first-sand = le sable
name-first-reed = le roseau
name-second-mangrove = { name-first-mangrove }
name-second-water = { name-first-water }
name-second-sand = { name-first-sand }
name-second-reed = { name-first-reed }

name-reconstructed-paths = le tracé des sentiers et la plupart de leurs nombres
name-reconstructed-areas = l’emplacement des deux secteurs
name-reconstructed-tracks = la longueur de la piste de score
name-reconstructed-spaces = la plupart des prix, points et emplacements des cases

# What a landing offers: steps joined by -, alternatives by -or-
name-action-up-up-down = piocher 2 cartes visibles, puis 1 cachée
name-action-amulets = récupérer des amulettes
name-action-up = piocher 1 carte visible
name-action-up-down = piocher 1 carte visible, puis 1 cachée
name-action-up-or-down-up-or-down = piocher 2 cartes, visibles ou cachées
name-action-down-down = piocher 2 cartes cachées
name-action-hut = bâtir 1 hutte
name-action-amulets-or-hut = récupérer des amulettes ou bâtir 1 hutte
name-action-hut-or-double = bâtir 1 hutte ou 1 double hutte
name-action-hut-hut = bâtir jusqu’à 2 huttes
name-action-hut-down = bâtir 1 hutte, puis piocher 1 carte cachée
name-action-birds = placer les oiseaux, commencer le prochain tour de jeu

## What is asked

decision-bowl = { $own ->
        [yes] { $bowls ->
            [1] Place ton plat.
           *[other] Place ton { $bowl ->
                [1] premier
               *[other] second
            } plat.
        }
       *[no] { $seat } place un plat.
    }
decision-draw-shown = { $own ->
        [yes] Appontement { $landing } : quelle carte prends-tu ?
       *[no] { $seat } prend une carte visible à l’appontement { $landing }.
    }
decision-draw-pile = { $own ->
        [yes] Appontement { $landing } : quelle pioche ?
       *[no] { $seat } pioche une carte à l’appontement { $landing }.
    }
decision-draw-either = { $own ->
        [yes] Appontement { $landing } : carte visible ou pioche ?
       *[no] { $seat } prend une carte à l’appontement { $landing }.
    }
decision-amulets = { $own ->
        [yes] Appontement { $landing } : { $count ->
            [0] une amulette de valeur 1 ?
            [1] tirer une amulette ?
           *[other] tirer { $count } amulettes, en remettre une ?
        }
       *[no] { $seat } peut récupérer des amulettes à l’appontement { $landing }.
    }
decision-build = { $own ->
        [yes] Appontement { $landing } : où bâtis-tu une hutte ?
       *[no] { $seat } peut bâtir une hutte à l’appontement { $landing }.
    }
decision-build-or-double = { $own ->
        [yes] Appontement { $landing } : où bâtis-tu, hutte ou double hutte ?
       *[no] { $seat } peut bâtir à l’appontement { $landing }.
    }
decision-amulets-or-build = { $own ->
        [yes] Appontement { $landing } : { $count ->
            [0] une amulette de valeur 1 ou une hutte ?
            [1] une amulette ou une hutte ?
           *[other] { $count } amulettes, dont une à remettre, ou une hutte ?
        }
       *[no] { $seat } peut prendre des amulettes ou bâtir (appontement { $landing }).
    }
decision-birds = { $own ->
        [yes] Appontement { $landing } : où places-tu les oiseaux ?
       *[no] { $seat } place les oiseaux.
    }
decision-card = { $own ->
        [yes] Case { $space } : quelle carte donnes-tu{ $huts ->
            [1] { "" }
           *[other] { "" } ({ $number } sur { $huts })
        } ?
       *[no] { $seat } donne une carte Paysage pour la case { $space }.
    }
decision-pay = { $own ->
        [yes] Case { $space } : paie { $price } en { $currency ->
            [amulets] amulettes
           *[valuables] offrandes
        }, encore { $left }.
       *[no] { $seat } paie la case { $space } : encore { $left }.
    }
decision-return = { $own ->
        [yes] Laquelle des { $count } amulettes remets-tu dans le sac ?
       *[no] { $seat } remet une des { $count } amulettes dans le sac.
    }

## What happened: setting up

event-starts = { $own ->
        [yes] Tu commences : le talisman de premier joueur est à toi.
       *[no] { $seat } commence et reçoit le talisman de premier joueur.
    }
event-neutral-huts = { $count } huttes neutres sont sur le plateau : { $spaces }.
event-site-blocked = Le lieu de culte { $number } est bloqué par un plat neutre.
event-starting-cards = { $own ->
        [yes] Tu reçois les cartes de départ qui portent le numéro { $number } : { $values }.
       *[no] { $seat } reçoit les cartes de départ qui portent le numéro { $number } : { $values }.
    }
event-tiles-laid = { $count } tuiles Bonus sont disposées : { $tiles }.
event-dealt = Tout le monde reçoit { $count } cartes Paysage.
event-hand = Tes cartes Paysage : { $landscapes }.

## What happened: the round

event-round-begins = { $own ->
        [yes] Le tour de jeu { $round } commence : tu places le premier plat.
       *[no] Le tour de jeu { $round } commence : { $seat } place le premier plat.
    }
event-valuable-shown = Nouvelle carte visible : une offrande de valeur { $value }.
event-landscape-shown = Nouvelle carte visible : une carte { $landscape }.
event-bowl-placed = { $own ->
        [yes] Tu places un plat sur le lieu de culte { $number }, appontements { $near } et { $far }.
       *[no] { $seat } place un plat sur le lieu de culte { $number }, appontements { $near } et { $far }.
    }
event-boat-lands = { $own ->
        [yes] La barque arrive à l’appontement { $landing }, où se trouve ton plat.
       *[no] La barque arrive à l’appontement { $landing }, où { $seat } a un plat.
    }
event-nothing-there = { $own ->
        [yes] Rien à faire pour toi
       *[no] Rien à faire pour { $seat }
    } à l’appontement { $landing } : { $because ->
        [cards] il n’y a pas de carte à prendre.
        [amulets] il n’y a pas d’amulette à prendre.
        [huts] il n’y a plus de huttes en réserve.
       *[means] pour bâtir, il faut une carte Paysage et de quoi payer.
    }
event-skips = { $own ->
        [yes] Appontement { $landing } : tu renonces.
       *[no] Appontement { $landing } : { $seat } renonce.
    }

## What happened: cards

event-valuable-taken = { $own ->
        [yes] Tu prends une offrande de valeur { $value }.
       *[no] { $seat } prend une offrande de valeur { $value }.
    }
event-landscape-taken = { $own ->
        [yes] Tu prends une carte { $landscape }.
       *[no] { $seat } prend une carte { $landscape }.
    }
event-valuable-drawn = { $seat } pioche une offrande.
event-valuable-drawn-own = Tu pioches une offrande de valeur { $value }.
event-landscape-drawn = { $seat } pioche une carte Paysage.
event-landscape-drawn-own = Tu pioches une carte { $landscape }.
event-pile-shuffled = { $pile ->
        [valuables] La pioche des offrandes est épuisée
       *[landscapes] La pioche des paysages est épuisée
    } : sa défausse est mélangée ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).

## What happened: amulets

event-one-taken = { $own ->
        [yes] Tu prends une amulette de valeur 1 sur le plateau.
       *[no] { $seat } prend une amulette de valeur 1 sur le plateau.
    } { $left ->
        [0] C’était la dernière.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
event-amulets-drawn = { $seat } { $count ->
        [0] ne tire aucune amulette : il n’y en a plus.
        [one] tire une amulette du sac.
       *[other] tire { $count } amulettes du sac.
    }
event-amulets-drawn-own = { $count ->
        [0] Tu ne tires aucune amulette : le sac est vide.
        [one] Tu tires du sac une amulette de valeur { $amulets }.
       *[other] Tu tires du sac les amulettes { $amulets }.
    }
event-amulet-returned = { $seat } en remet une dans le sac.
event-amulet-returned-own = Tu remets une amulette de valeur { $value } dans le sac.
event-bag-refilled = Le sac est vide : les amulettes mises de côté y retournent ({ $count }).

## What happened: building

event-hut-built = { $own ->
        [yes] Tu bâtis une hutte
       *[no] { $seat } bâtit une hutte
    } sur la case { $space } avec une carte { $landscapes } et { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    } : { $paid }.
event-double-built = { $own ->
        [yes] Tu bâtis une double hutte
       *[no] { $seat } bâtit une double hutte
    } sur la case { $space } avec deux cartes Paysage ({ $landscapes }) et { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    } : { $paid }.
event-tile-spent = { $own ->
        [yes] { $tile ->
            [valuable] Ta tuile Bonus avec l’offrande
            [amulet] Ta tuile Bonus avec l’amulette
           *[wild] Ton Joker Paysage
        } quitte la partie.
       *[no] { $seat } a utilisé { $tile ->
            [valuable] une tuile Bonus avec l’offrande
            [amulet] une tuile Bonus avec l’amulette
           *[wild] un Joker Paysage
        }, qui quitte la partie.
    }
event-points = { $own ->
        [yes] Tu marques
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de ferveur : { $total } en tout.
event-pole-tile = { $own ->
        [yes] La tuile Ferveur sous ta hutte de la case { $space } te rapporte { $value } points : { $total } en tout.
       *[no] La tuile Ferveur sous la hutte de la case { $space } rapporte { $value } points à { $seat } : { $total } en tout.
    }
event-stone-tile = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } la tuile Bonus de la case { $space } : { $tile ->
        [statue] la statue du sentier { $path }.
        [valuable] elle compte une fois comme offrande.
        [amulet] elle compte une fois comme amulette.
       *[wild] un Joker Paysage, pour bâtir une fois sans oiseau.
    }
event-amulet-space = { $own ->
        [yes] Tu as
       *[no] { $seat } a
    } { $count ->
        [1] une hutte sur une case Amulette
       *[other] { $count } huttes sur des cases Amulette
    }.
event-last-hut = { $own ->
        [yes] C’était ta dernière hutte : ce tour de jeu est le dernier.
       *[no] { $seat } a bâti sa dernière hutte : ce tour de jeu est le dernier.
    }

## What happened: birds and talisman

event-birds-placed = { $own ->
        [yes] Tu places les oiseaux sur { $first } et { $second }.
       *[no] { $seat } place les oiseaux sur { $first } et { $second }.
    }
event-birds-kept = { $own ->
        [yes] Tu laisses les oiseaux sur { $first } et { $second }.
       *[no] { $seat } laisse les oiseaux sur { $first } et { $second }.
    }
event-birds-moved = Les oiseaux s’envolent et se posent sur { $first } et { $second }.
event-talisman-top = { $own ->
        [yes] Ton plat est sur le lieu de culte le plus au nord : tu reçois le talisman.
       *[no] { $seat } a un plat sur le lieu de culte le plus au nord et reçoit le talisman.
    }
event-talisman-right = { $own ->
        [yes] Personne n’est sur le lieu de culte le plus au nord : le talisman passe à droite, à toi.
       *[no] Personne n’est sur le lieu de culte le plus au nord : le talisman passe à droite, à { $seat }.
    }
event-rounds-over = Après { $rounds ->
        [one] { $rounds } tour de jeu
       *[other] { $rounds } tours de jeu
    }, la partie se termine.

## What happened: final scoring

event-path-first = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } la première place sur le sentier { $path } ({ $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    }{ $because ->
        [statue] , grâce à la tuile de la statue
        [nearer] , plus près de la statue
       *[other] { "" }
    }) : { $points } points.
event-path-second = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } la deuxième place sur le sentier { $path } ({ $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    }{ $because ->
        [statue] , grâce à la tuile de la statue
        [nearer] , plus près de la statue
       *[other] { "" }
    }) : { $points } points.
event-path-neutral = Les huttes neutres prennent la { $place ->
        [1] première
       *[other] deuxième
    } place sur le sentier { $path } : ces points ne vont à personne.
event-stone-scored = Secteur de l’Étoile de Pierre : { $own ->
        [yes] tu as
       *[no] { $seat } a
    } { $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    } sur { $all } : { $huts } × { $all } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-pole-first = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } la première place dans le secteur du Totem ({ $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    }{ $because ->
        [earlier] , tuile Ferveur plus faible
       *[other] { "" }
    }) : { $points } points.
event-pole-second = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } la deuxième place dans le secteur du Totem ({ $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    }{ $because ->
        [earlier] , tuile Ferveur plus faible
       *[other] { "" }
    }) : { $points } points.
event-pole-neutral = La hutte neutre prend la { $place ->
        [1] première
       *[other] deuxième
    } place dans le secteur du Totem : ces points ne vont à personne.
event-amulets-scored = { $own ->
        [yes] { $held ->
            [1] Ton amulette ({ $amulets }) te rapporte
           *[other] Tes amulettes ({ $amulets }) te rapportent
        }
       *[no] { $held ->
            [1] { $seat } a encore une amulette ({ $amulets }), qui rapporte
           *[other] { $seat } a encore des amulettes ({ $amulets }), qui rapportent
        }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-wins = { $own ->
        [yes] Tu deviens chef de la tribu, avec { $points } points !
       *[no] { $seat } devient chef de la tribu, avec { $points } points.
    }
event-wins-amulets = { $own ->
        [yes] Tu es à égalité, avec { $points } points, mais tes amulettes valent plus : tu deviens chef de la tribu !
       *[no] { $seat } est à égalité, avec { $points } points, mais ses amulettes valent plus : { $seat } devient chef de la tribu.
    }
event-shares = { $own ->
        [yes] Victoire partagée : tu as { $points } points !
       *[no] Victoire partagée : { $seat } a { $points } points.
    }

## Why not

reason-no-such-text = « { $value } » n’est pas un coup. Tape par exemple « site 3 », « take 5 », « draw landscape », « build D1 », « double D6 », « collect » ou « skip ».
reason-no-such-site = Il n’y a pas de lieu de culte « { $value } » ; les lieux de culte sont : { $allowed }.
reason-no-such-card = Il n’y a pas de carte « { $value } » à prendre ; il y a : { $allowed }.
reason-no-such-pile = Il n’y a pas de pioche « { $value } » ; les pioches sont : { $allowed }.
reason-no-such-space = Il n’y a pas de case « { $value } » ; les cases sont : { $allowed }.
reason-no-such-landscape = Il n’y a pas de paysage « { $value } » ; les paysages sont : { $allowed }.
reason-no-such-payment = On ne paie pas avec « { $value } » ; il y a : { $allowed }.
reason-no-such-amulet = Il n’y a pas d’amulette « { $value } » ; les valeurs sont : { $allowed }.
reason-no-such-birds = Les oiseaux ne peuvent pas être sur « { $value } » ; les paires sont : { $allowed }.
reason-bowls-first = Il faut d’abord placer tous les plats ; ensuite, la barque se déplace.
reason-bowls-placed = Tous les plats sont placés ; c’est maintenant la barque qui se déplace.
reason-site-taken = { $own ->
        [yes] Tu as déjà un plat sur le lieu de culte { $number }.
       *[no] { $seat } a déjà un plat sur le lieu de culte { $number }.
    }
reason-site-blocked = À deux, le lieu de culte { $number } est bloqué.
reason-top-site-banned = Le premier plat du premier joueur n’a pas accès au lieu de culte le plus au nord ; son second plat peut y aller.
reason-landing-other = L’appontement { $landing } ne permet pas { $wanted ->
        [amulets] de récupérer des amulettes maintenant.
        [shown] de prendre une carte visible maintenant.
        [pile] de piocher une carte cachée maintenant.
        [hut] de bâtir une hutte maintenant.
        [double] de bâtir une double hutte maintenant.
       *[birds] de placer les oiseaux.
    }
reason-no-skip-birds = Pour laisser les oiseaux où ils sont, nomme les deux paysages où ils se trouvent.
reason-valuable-not-shown = Aucune offrande de valeur { $value } n’est visible.
reason-landscape-not-shown = Aucune carte { $landscape } n’est visible.
reason-pile-empty = { $pile ->
        [valuables] La pioche des offrandes est vide, et sa défausse aussi.
       *[landscapes] La pioche des paysages est vide, et sa défausse aussi.
    }
reason-ones-gone = Il n’y a plus d’amulette de valeur 1 sur le plateau.
reason-bag-empty = Le sac est vide, et aucune amulette n’est mise de côté.
reason-one-not-played = Avec des huttes sur des cases Amulette, on tire les amulettes du sac ; la règle maison pour celles de valeur 1 n’est pas jouée ici.
reason-one-anyway = Sans hutte sur une case Amulette, ce sera de toute façon une amulette de valeur 1 : pas besoin de la choisir.
reason-amulet-not-drawn = Aucune des amulettes que tu viens de récupérer n’a la valeur { $value }.
reason-return-first = Remets d’abord une des { $count } amulettes dans le sac.
reason-nothing-to-return = Tu n’as pas tiré d’amulettes dont une serait à remettre.
reason-space-taken = { $own ->
        [yes] Ta propre hutte est déjà sur la case { $space } ; on ne peut pas l’agrandir.
       *[no] { $seat } a déjà une hutte sur la case { $space }.
    }
reason-space-neutral = Une hutte neutre est sur la case { $space }.
reason-no-bird = Aucun oiseau n’est perché sur le paysage de la case { $space } ({ $landscapes }).
reason-no-landscape-card = { $needed ->
        [1] Pour la case { $space }, il te faut une carte Paysage que tu n’as pas : { $landscapes }.
       *[other] Pour une double hutte sur la case { $space }, il te faut { $needed } cartes Paysage qui conviennent ({ $landscapes }), et tu n’en as { $held ->
            [0] aucune
           *[other] que { $held }
        }.
    }
reason-price-too-high = La case { $space } coûte { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    } ; les tiennes valent { $total } en tout.
reason-price-not-exact = La case { $space } coûte exactement { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    } ; tu peux payer { $below ->
        [0] { "" }
       *[other] { $below } ou{ " " }
    }{ $above ->
        [0] bien davantage
       *[other] { $above }
    }, mais pas cette somme.
reason-huts-too-few = { $needed ->
        [1] Tu n’as plus de hutte.
       *[other] Une double hutte demande { $needed } huttes, et il t’en reste { $count }.
    }
reason-double-in-stone = La case { $space } est dans le secteur de l’Étoile de Pierre, où les doubles huttes ne sont pas permises.
reason-double-in-pole = La case { $space } est dans le secteur du Totem, où les doubles huttes ne sont pas permises.
reason-double-on-circle = { $space } est une case Amulette, où les doubles huttes ne sont pas permises.
reason-card-first = Donne d’abord une carte Paysage pour la case { $space }.
reason-pay-first = Paie d’abord la case { $space } : encore { $left } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }.
reason-nothing-to-pay = Tu ne bâtis rien en ce moment, il n’y a donc rien à payer.
reason-card-other-landscape = { $space } n’est pas une case { $landscape }.
reason-piece-other-currency = { $currency ->
        [amulets] Cette case se paie en amulettes.
       *[valuables] Cette case se paie en offrandes.
    }
reason-piece-not-held = Tu n’as pas { $piece ->
        [starting] de carte de départ de valeur { $value }.
        [tile] de tuile Bonus qui vaudrait { $value }.
        [amulet] d’amulette de valeur { $value }.
       *[valuable] d’offrande ordinaire de valeur { $value }.
    }
reason-piece-too-dear = { $value } dépasse ce qui reste à payer ({ $left }), et on ne rend pas la monnaie.
reason-piece-order = On paie en commençant par la plus forte valeur, { $value } ne peut donc plus venir ; annule si tu veux payer autrement.
reason-rest-not-exact = Avec { $value }, le reste ({ $left }) ne pourrait plus être payé exactement.
reason-lack-card = { $instead ->
        [yes] Il n’y a pas d’amulette, et tu
       *[no] Tu
    } n’as pas de carte d’un paysage avec oiseau : { $landscapes }.
reason-lack-space = { $instead ->
        [yes] Il n’y a pas d’amulette, et aucune
       *[no] Aucune
    } case n’est libre pour tes cartes : { $landscapes }.
reason-lack-price = { $instead ->
        [yes] Il n’y a pas d’amulette, et aucune
       *[no] Aucune
    } case libre pour tes cartes ({ $landscapes }) ne peut être payée exactement : tu as { $valuables } en offrandes, { $amulets } en amulettes.

## Notes on things

mark-offers = { $landing } : { $action }
mark-price = { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-double = double : { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-wild = coûte le Joker Paysage
mark-pole = tuile Ferveur +{ $value }
mark-tile = tuile Bonus : { $tile ->
        [statue] statue { $path }
        [valuable] offrande
        [amulet] amulette
       *[wild] Joker Paysage
    }
mark-circle = case Amulette, ta { $count ->
        [1] première
       *[other] { $count }e
    }

## What moves are called

move-skip = Renoncer
move-collect = Récupérer des amulettes
move-collect-one = En récupérer, dont une du plateau
move-site = Lieu de culte { $number } : appontements { $near } et { $far }
move-take-valuable = Prendre l’offrande { $value }
move-take-landscape = Prendre { $landscape }
move-draw-valuable = Piocher une offrande cachée
move-draw-landscape = Piocher un paysage caché
move-hut = Hutte, case { $space } : { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }
move-double-hut = Double hutte, case { $space } : { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }
move-give = Donner { $landscape }
move-pay = Payer avec { $value }
move-pay-starting = Payer avec la carte de départ { $value }
move-pay-tile = Payer avec la tuile Bonus
move-give-back = Remettre l’amulette { $value }
move-birds = Oiseaux sur { $first } et { $second }

## Editions: mistakes in the file

problem-edition-two-birds = Il doit y avoir quatre paysages, dont deux avec un oiseau.
problem-edition-landscape-unknown = La case { $thing } a le paysage « { $value } » ; les paysages sont : { $allowed }.
problem-edition-landscape-count = Nombre de paysages de la case { $space } : { $value } ; il en faut un ou deux.
problem-edition-space-unknown = { $thing } cite la case « { $value } », qui n’existe pas.
problem-edition-path-unknown = Nombre de tuiles à statue du sentier « { $value } » : { $count } ; chaque sentier en a une, et chacune a son sentier.
problem-edition-currency = La case { $thing } se paie en « { $value } » ; il faut valuables ou amulets.
problem-edition-neutral-colour = La case { $space } a le symbole de hutte « { $value } » ; il faut gray ou white.
problem-edition-landing-step = L’appontement { $landing } offre « { $value } », qu’aucune règle ne connaît.
problem-edition-landing-number = Les appontements portent les numéros { $value } ; ils doivent être numérotés à partir de 1, sans trou.
problem-edition-landings-of-sites = Chaque lieu de culte doit relier deux appontements, et chaque appontement doit appartenir à un seul lieu de culte.
problem-edition-top-site = Un lieu de culte, et un seul, doit être le plus au nord.
problem-edition-area-missing = Le secteur « { $value } » manque.
problem-edition-tile-kind = Sortes de tuiles Bonus du genre « { $value } » : { $count } ; il en faut une pour chacun des genres valuable, amulet et wild.
problem-edition-players-missing = La mise en place pour { $value } joueurs manque.

## Editions: what is known of the box

problem-edition-landscapes = Les cartes Paysage sont { $allowed }, et non { $value }.
problem-edition-birds = Les oiseaux commencent sur { $allowed }, et non sur { $value }.
problem-edition-valuables = Les cartes Offrande sont { $allowed }, et non { $value }.
problem-edition-starting-cards = Il y a cinq paires de cartes de départ ({ $allowed }), et non { $value }.
problem-edition-starting-sums = Les cartes de départ sont, selon les témoignages, { $allowed }, et non { $value }.
problem-edition-starting-values = Selon les témoignages, les cartes de départ valent { $allowed } ; ici, il y a un { $value }.
problem-edition-amulets-on-board = Amulettes sur le plateau, « { $about } » : { $allowed }, et non { $value }.
problem-edition-amulets-in-bag = Dans le sac, il devrait y avoir { $allowed }, et non { $value }.
problem-edition-amulet-counts = Les amulettes du sac devraient être { $allowed }, et non { $value }.
problem-edition-amulets-drawn = On tire au plus { $allowed } amulettes à la fois, pas { $value }.
problem-edition-pole-tiles = Les tuiles Ferveur sont { $allowed }, et non { $value }.
problem-edition-stone-tiles = Il y a { $allowed } tuiles Bonus { $about ->
        [statue] avec une statue
       *[other] en tout
    }, pas { $value }.
problem-edition-tile-values = Une tuile Bonus du genre « { $about } » vaut { $allowed }, pas { $value }.
problem-edition-tile-split = Les tuiles Bonus sans statue devraient être { $allowed }, et non { $value }.
problem-edition-colours = Il y a { $allowed } couleurs, pas { $value }.
problem-edition-set-up = Mise en place, « { $about } » : { $allowed }, et non { $value }.
problem-edition-displays = « { $about } » est { $allowed }, et non { $value }.
problem-edition-sites = { $about ->
        [top] Le premier lieu de culte est le plus au nord.
       *[other] Les lieux de culte relient les appontements { $allowed }, et non { $value }.
    }
problem-edition-landings = L’appontement { $about } offre « { $allowed } », et non « { $value } ».
problem-edition-landings-reported = Selon les témoignages, l’appontement { $about } offre « { $allowed } », et non « { $value } ».
problem-edition-two-huts = On ne bâtit deux huttes qu’à l’appontement { $allowed }, pas au { $value }.
problem-edition-double-huts = On ne bâtit de double hutte qu’à l’appontement { $allowed }, pas au { $value }.
problem-edition-paths = { $about ->
        [top] Il y a { $allowed } colonnes avec une statue, pas { $value }.
       *[left] Il y a { $allowed } rangées avec une statue, pas { $value }.
    }
problem-edition-statues = La statue du sentier { $about } montre { $allowed }, et non { $value }.
problem-edition-example-11 = L’exemple 11 ne peut pas être reproduit : le sentier { $about } doit avoir au moins { $allowed } cases, pas { $value }.
problem-edition-path-lengths = Le sentier { $about } devrait avoir { $allowed } cases, pas { $value }.
problem-edition-path-points = La statue du sentier { $about } devrait montrer { $allowed } pour la première place et la moitié pour la deuxième, et non { $value }.
problem-edition-path-landscapes = Le sentier { $about } devrait avoir au moins { $allowed } paysages différents, pas { $value }.
problem-edition-areas = Le secteur « { $about } » a { $allowed } cases autour d’un centre qui n’en est pas une ; ici : { $value }.
problem-edition-pole-points = Le secteur du Totem rapporte { $allowed }, et non { $value }.
problem-edition-spaces = Selon les témoignages, le plateau a { $allowed } cases, pas { $value }.
problem-edition-circles = Il y a { $allowed } cases Amulette, pas { $value }.
problem-edition-double-landscapes = { $about ->
        [circle] Nombre de cases à double paysage qui sont des cases Amulette : { $allowed }, et non { $value }.
       *[other] Il y a { $allowed } cases à double paysage, pas { $value }.
    }
problem-edition-example-9 = Aucune case à double paysage n’a { $allowed } points, ce dont l’exemple 9 a besoin.
problem-edition-neutral-huts = Symboles de hutte, « { $about } » : { $allowed }, et non { $value }.
problem-edition-printed-spaces = Aucune case n’est « { $value } », comme la montre l’exemple { $about }.
problem-edition-landscape-spaces = Il devrait y avoir { $allowed } cases « { $about } », pas { $value }.
problem-edition-costs = { $about } coûte { $value } ; ce devrait être { $allowed }.
problem-edition-points = { $about } rapporte { $value } points ; ce devrait être { $allowed }.

## The drawing in the terminal

board-round = Tour de jeu { $round }
board-last-round = Tour de jeu { $round }, le dernier
board-birds = Oiseaux sur { $first } et { $second }
board-boat-waits = La barque attend
board-boat = Barque à l’appontement { $landing }
board-archipelago = Archipel
board-valuables = Offrandes
board-landscapes = Paysages
board-amulets = Amulettes
board-pile = pioche { $count }
board-bag = sac { $count }
board-ones = valeur 1 : { $count }
board-poles = Tuiles Ferveur
board-players = Joueurs
board-huts = huttes
board-points = points
board-cards = Cartes
board-hand = Ta main
board-score = Score
board-now = Score actuel, sans les amulettes
board-track = piste
board-stone = pierre
board-pole = totem
board-total = total

## Le plateau sur la page

page-seat = { $number ->
        [1] Rouge
        [2] Turquoise
        [3] Jaune
        [4] Violet
       *[5] Blanc
    }
page-board = Plateau : { $count } cases, archipel et piste de score
page-apart = { $kind ->
        [islet] Îlot { $number }
       *[shore] Rivage { $number }
    }
page-space-free = { $space }, { $landscapes } : { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }{ $circle ->
        [yes] , case Amulette
       *[no] { "" }
    }
page-space-built = { $space }, { $landscapes } : { $neutral ->
        [yes] hutte neutre
       *[no] { $own ->
            [yes] ta { $count ->
                [2] double hutte
               *[other] hutte
            }
           *[no] { $count ->
                [2] double hutte
               *[other] hutte
            } ({ $seat })
        }
    }
page-tile = { $kind ->
        [statue] Tuile Bonus : statue du sentier { $path }
        [valuable] Tuile Bonus : compte une fois comme offrande
        [amulet] Tuile Bonus : compte une fois comme amulette
       *[wild] Tuile Bonus : Joker Paysage
    }
page-rock = Rocher de l’Oracle, { $landscape }{ $bird ->
        [yes] { "" } : un oiseau est là
       *[no] { "" }
    }
page-site = Lieu de culte { $number }, { $state ->
        [blocked] bloqué
        [free] libre
       *[taken] { $own ->
            [yes] ton plat
           *[no] plat ({ $seat })
        }
    }. Appontement { $near } : { $offer_near }. Appontement { $far } : { $offer_far }
page-landing = Appontement { $number } : { $offer }{ $state ->
        [here] { "" } ; la barque est là
        [past] { "" } ; passé
       *[ahead] { "" }
    }
page-boat = { $landing ->
        [0] La barque attend
       *[other] La barque est à l’appontement { $landing }
    }
page-amulet-track = Amulettes
page-circles = { $own ->
        [yes] Toi
       *[no] { $seat }
    } : { $count ->
        [one] { $count } hutte sur des cases Amulette
       *[other] { $count } huttes sur des cases Amulette
    }
page-ones = Amulettes de valeur 1 sur le plateau : { $count }
page-pole-tiles = Tuiles Ferveur : { $count ->
        [0] plus aucune
       *[other] { $count }, la prochaine vaut { $value }
    }
page-track = Piste de score
page-on-track = { $own ->
        [yes] Toi
       *[no] { $seat }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-own-times-all = toi × tous
page-path = Sentier { $path }
page-stone = Étoile de Pierre
page-pole = Secteur du Totem
page-path-worth = Sentier { $path }, { $first } et { $second } points
page-stone-worth = Secteur de l’Étoile de Pierre, ses huttes fois toutes ({ $count })
page-pole-worth = Secteur du Totem, { $first } et { $second } points
page-all-huts = { $count } en tout
page-huts = { $count ->
        [one] { $count } hutte
       *[other] { $count } huttes
    }
page-neutral = huttes neutres
page-nobody = encore personne
page-because-nearer = plus près de la statue
page-because-statue = tuile statue
page-because-earlier = bâtie plus tôt
page-hut = Hutte
page-double-hut = Double hutte
page-pay-for = { $points ->
        [0] payer { $price }
       *[other] payer { $price } · +{ $points }
    }
page-displays = Cartes et amulettes
page-valuables = Offrandes
page-landscapes = Paysages
page-amulets = Amulettes
page-spent = { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
page-aside = { $count } de côté
page-pile-valuables = Pioche des offrandes : { $count }
page-pile-landscapes = Pioche des paysages : { $count }
page-shown-valuable = Visible : offrande { $value }
page-shown-landscape = Visible : { $landscape }
page-place-empty = Place vide
page-bag = Sac d’amulettes : { $count }
page-paths-and-areas = Sentiers et secteurs
page-if-now = Décompte immédiat, sans les amulettes
page-final = Décompte final
page-round = Tour de jeu { $round }
page-last-round = Dernier tour
page-reconstructed = reconstitué
page-views = Parties du plateau
page-view-island = Île
page-view-boat = Barque
page-view-paths = Sentiers
page-view-cards = Cartes
page-player = { $huts ->
        [one] { $huts } hutte en réserve
       *[other] { $huts } huttes en réserve
    }, { $valuables ->
        [one] { $valuables } offrande
       *[other] { $valuables } offrandes
    }, { $landscapes ->
        [one] { $landscapes } carte Paysage
       *[other] { $landscapes } cartes Paysage
    }, { $amulets ->
        [one] { $amulets } amulette
       *[other] { $amulets } amulettes
    }
page-next-landing = Prochain appontement { $number } : { $offer }
page-no-landing = plus de plat à venir
page-talisman = Premier joueur, avec le talisman
page-hand = Ta main
page-hand-empty = Tu n’as rien en main.
page-card-landscape = { $count ->
        [1] Carte Paysage { $landscape }
       *[other] { $count } cartes Paysage { $landscape }
    }
page-card-valuable = { $count ->
        [1] Offrande { $value }
       *[other] { $count } offrandes { $value }
    }
page-card-starting = { $count ->
        [1] Carte de départ { $value }
       *[other] { $count } cartes de départ { $value }
    }
page-card-amulet = { $count ->
        [1] Amulette { $value }
       *[other] { $count } amulettes { $value }
    }
page-drawn = Tirées : une retourne au sac
page-drawn-amulet = { $count ->
        [1] Amulette tirée { $value }
       *[other] { $count } amulettes tirées { $value }
    }
page-left-to-pay = encore { $left } à payer

## La fin sur la page

page-score-track = Points en chemin
page-score-path = Sentier { $path } · { $first } / { $second }{ $neutral ->
        [1] { "" } · huttes neutres 1res
        [2] { "" } · huttes neutres 2es
       *[other] { "" }
    }
page-score-stone = Étoile de Pierre · les siennes × toutes
page-score-pole = Totem · { $first } / { $second }{ $neutral ->
        [1] { "" } · hutte neutre 1re
        [2] { "" } · hutte neutre 2e
       *[other] { "" }
    }
page-score-amulets = Amulettes gardées
page-kept = { $count ->
        [one] { $count } gardée
       *[other] { $count } gardées
    }
page-where-from = D’où viennent les points
page-from-track = en chemin
page-from-paths = sentiers
page-from-stone = Étoile de Pierre
page-from-pole = Totem
page-from-amulets = amulettes
page-who-led = Qui menait sur chaque sentier, tour par tour

## La page sur l’édition

page-section-colours = Couleurs
page-section-setup = Mise en place
page-section-landscapes = Cartes Paysage et rocher de l’Oracle
page-section-valuables = Offrandes
page-section-starting_cards = Cartes de départ
page-section-amulets = Amulettes
page-section-pole_tiles = Tuiles Ferveur
page-section-stone_tiles = Tuiles Bonus
page-section-sites = Lieux de culte
page-section-landings = Appontements
page-section-paths = Sentiers des Dieux
page-section-areas = Secteurs de l’Étoile de Pierre et du Totem
page-section-tracks = Piste de score et tableau des amulettes
page-section-spaces = Cases
page-note-colours = Cinq couleurs. Leur ordre et leurs signes sont de notre choix ; les huttes neutres prennent une couleur que personne ne joue.
page-note-setup = Huttes, plats, huttes neutres et lieu de culte bloqué selon le nombre de joueurs.
page-note-landscapes = Selon un témoignage, la mangrove et l’eau sont en haut du rocher ; la gauche et la droite sont notre reconstitution.
page-note-valuables = Les valeurs et le nombre de cartes de chacune sont imprimés. Les cartes de départ s’y ajoutent.
page-note-starting_cards = Selon les témoignages : la première paire, et le fait que chaque paire vaut un de plus que la précédente. Reconstitué : chacune des valeurs des paires 2 à 5, en tout un 2, un 7 et deux de chaque de 3 à 6.
page-note-amulets = Cinq de valeur 1 sont sur le plateau. Le nombre de chaque sorte dans le sac vient d’un témoignage ; la valeur de chaque sorte en est déduite.
page-note-pole_tiles = Les valeurs 2 à 9, une tuile chacune, sont imprimées ; la plus basse est au-dessus.
page-note-stone_tiles = Huit statues, une par sentier, et huit autres de trois sortes. La répartition de ces huit est notre reconstitution.
page-note-sites = De haut en bas. Un lieu de culte relie l’appontement à sa gauche et celui à sa droite.
page-note-landings = D’après des témoignages, sauf les appontements 6 et 7, reconstitués, et ceux que la règle du jeu décrit elle-même.
page-note-paths = Les cases de chaque sentier sont notre reconstitution, comme six des huit paires de nombres ; celles de A et B figurent dans un exemple.
page-note-areas = Deux carrés de neuf dont le centre n’est pas une case : c’est imprimé, comme le 12 et le 6 du Totem. Leur place sur la grille est notre reconstitution.
page-note-tracks = La piste de score part de 0 et fait le tour du bord ; sa longueur et la dernière ligne du tableau des amulettes sont notre reconstitution.
page-note-spaces = Le paysage, le prix et les points de la plupart des cases sont notre reconstitution, dans le cadre de ce qui est connu. Certaines cases figurent dans un exemple ; même alors, leur place est reconstituée.
page-bowls = plats
page-tie-nearer = plus près
page-tie-statue = statue
page-tie-earlier = plus tôt

page-option-tiles-none = aucune
page-option-tiles-random = au hasard
page-option-tiles-gods = statues seulement
page-option-tiles-godless = sans statues

## What the page tells beside: headline, next questions, lines of the log, what moves bring, tips
page-round-of = Tour de jeu { $round } sur { $rounds }
page-phase-bowls = Plats
page-phase-boat = Barque
page-phase-landing = Barque : appontement { $landing }
page-phase-next = Tour de jeu suivant
page-fact-huts = min. { $count }
page-fact-ends = Le plus petit nombre de huttes qui restent à un joueur. Le tour de jeu où quelqu’un bâtit sa dernière hutte est le dernier.
page-fact-last = Quelqu’un a bâti sa dernière hutte : on compte les points après ce tour.
page-ask-hut = { $name } : hutte ou double hutte ?
page-ask-where = Sur quelle case ?
page-ask-bird = Un oiseau ici ({ $landscape }) : et l’autre ?
page-ask-rest = { $sum } posés, encore { $left } : avec quoi ?
page-move-pay-whole = Payer { $values }
page-got-hidden = { $pile ->
        [valuables] une offrande cachée
       *[landscapes] une carte Paysage cachée
    }
page-got-drawn = { $name } de la pioche
page-event-cards = { $own ->
        [yes] Tu prends { $got }
       *[no] { $seat } prend { $got }
    }
page-event-shown = Nouvelles cartes : { $cards }
page-event-boat-sails = La barque part
page-event-boat-lands = { $own ->
        [yes] Appontement { $landing } : toi
       *[no] Appontement { $landing } : { $seat }
    }
page-event-round-begins = Tour de jeu { $round }
page-event-hut-built = { $own ->
        [yes] Tu bâtis une hutte sur la case { $space } pour { $paid }
       *[no] { $seat } bâtit une hutte sur la case { $space } pour { $paid }
    }
page-event-double-built = { $own ->
        [yes] Tu bâtis une double hutte sur la case { $space } pour { $paid }
       *[no] { $seat } bâtit une double hutte sur la case { $space } pour { $paid }
    }
page-event-pole-tile = Tuile Ferveur { $value } sous la hutte de la case { $space }
page-event-final-scoring = Décompte final
page-event-path-scored = Sentier { $path } : { $ranks }
page-event-pole-scored = Secteur du Totem : { $ranks }
page-event-stone-area = Étoile de Pierre, { $count } en tout : { $ranks }
page-brings-landscape = tu en as { $count }
page-brings-valuable = puis { $sum } en offrandes
page-brings-draw = à l’aveugle, { $count } dans la pioche
page-brings-amulets = { $circles ->
        [0] valeur 1, du plateau
        [1] une du sac
       *[other] du sac, une à remettre
    }
page-brings-birds = { $stay ->
        [yes] ils restent où ils sont
       *[no] on y bâtit au tour suivant
    }
page-brings-return = dans le sac, à l’insu des autres
page-brings-give = il en reste { $count }
page-brings-pay = fait exactement { $price }
page-brings-paths = { $count ->
        [1] sentier { $paths }
       *[other] sentiers { $paths }
    }
page-brings-skip = la barque va à l’appontement { $landing }
page-tip-price = Coûte exactement { $price } en { $currency ->
        [amulets] amulettes
       *[valuables] offrandes
    }, et une carte de son paysage.
page-tip-points = Rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
page-tip-circle = Case Amulette : plus tu y as de huttes, plus tu tires d’amulettes. Pas de double hutte.
page-tip-counts = Une hutte ici compte pour : { $paths }.
page-tip-bird = { $bird ->
        [yes] Un oiseau est sur son paysage : on peut y bâtir.
       *[no] Pas d’oiseau sur son paysage : personne ne peut y bâtir maintenant.
    }
page-tip-site = Un plat ici te donne les deux appontements voisins : l’un à l’aller, l’autre au retour.
page-tip-site-name = Lieu de culte { $number }
page-tip-landing = Appontement { $number }
page-tip-landing-does = Action du plat voisin, à l’arrivée de la barque : { $offer }.
page-tip-boat = La barque
page-tip-boat-does = Elle va de l’appontement 1 au 12 ; là où il y a un plat, son propriétaire joue.
page-tip-rock = Rocher de l’Oracle : { $landscape }
page-tip-rock-does = On ne bâtit que sur les deux paysages des oiseaux. À l’appontement 12, on les place pour le tour suivant.
page-tip-valuables = Les offrandes paient les huttes, à la somme exacte. Dépensées, elles vont à la défausse.
page-tip-starting = Une carte de départ paie comme une offrande, puis quitte la partie.
page-tip-landscapes = Pour chaque hutte, tu donnes une carte du paysage de la case.
page-tip-refill = Les places vides sont remplies à la fin du tour de jeu.
page-tip-pile = La carte piochée reste secrète. Quand la pioche est vide, sa défausse est mélangée.
page-tip-amulets = Les amulettes paient les prix rouges ; celles que tu gardes rapportent leur valeur à la fin.
page-tip-bag = Tu en tires une par hutte sur des cases Amulette ; si tu en tires plusieurs, une retourne au sac.
page-tip-ones = Sans hutte sur une case Amulette, c’est ici qu’on en prend une.
page-tip-circles = Huttes sur des cases Amulette
page-tip-path = À la fin, le plus de huttes rapporte { $first } points, le rang suivant { $second } ; à égalité, la hutte la plus proche de la statue l’emporte.
page-tip-stone = À la fin, chaque joueur multiplie ses huttes ici par toutes les huttes ici.
page-tip-pole = À la fin, le plus de huttes rapporte { $first } points, le rang suivant { $second } ; à égalité, la hutte la plus ancienne l’emporte. Chaque hutte rapporte aussitôt une tuile Ferveur.
page-tip-poles = Tuiles Ferveur
page-tip-poles-does = Chaque hutte du secteur du Totem repose sur la plus basse et en rapporte aussitôt la valeur.
page-tip-track = Points en cours de partie : cases et tuiles Ferveur. Sentiers, secteurs et amulettes comptent à la fin.
page-tip-huts = Huttes restantes
page-tip-next = La barque arrive ensuite ici
page-tip-bowls = Plats à placer
page-tip-talisman = Son propriétaire place le premier plat. Il va au plat le plus au nord ; s’il n’y en a pas, au voisin de droite, et les oiseaux s’envolent.
page-tip-tile-statue = Gagne toute égalité sur le sentier { $path }.
page-tip-tile-once = Elle sert une fois, puis quitte la partie.
page-tip-drawn = Tu viens de la tirer ; une des amulettes tirées retourne au sac.
page-tip-hut = Une hutte, pour une carte Paysage et le prix.
page-tip-double = Deux huttes sur une case : prix double, deux cartes, points doubles ; ni sur les cases Amulette ni dans les secteurs.
page-tip-skip = Tu renonces à ce que l’appontement offre encore ; la barque repart.
page-tip-now = Points en cours de partie, sentiers et secteurs en l’état. Les amulettes restent cachées jusqu’à la fin.
page-tip-have = Tu en as { $count }.
page-tip-bowl = { $own ->
        [yes] Ton plat
       *[no] Plat ({ $seat })
    }

## The key to the drawing in the terminal, and the board in words

board-free = Cases libres
board-huts-of = Huttes ({ $seat })
board-site = Lieu de culte { $number }, appontements { $near } et { $far } : { $name }
board-sign-price = une case libre : son paysage et son prix en offrandes
board-sign-amulets = amulettes
board-sign-points = points aussitôt
board-sign-circle = case Amulette
board-sign-hut = les signes des joueurs, et leurs huttes
board-sign-double = double hutte
board-sign-neutral = hutte neutre
board-sign-pole = une hutte sur une tuile Ferveur de 4
board-sign-path = sentiers, avec les points du premier et du deuxième
board-sign-area = secteur du Totem : points du premier et du deuxième
board-sign-square = secteur de l’Étoile de Pierre : huttes fois huttes
board-sign-bowl = un lieu de culte avec ses deux appontements et le plat qui s’y trouve
board-sign-blocked = bloqué
board-sign-boat = la barque, ou qui doit jouer
board-sign-up = appontement : prendre une carte visible
board-sign-down = appontement : piocher une carte
board-sign-build = appontement : bâtir une hutte ; dans la liste : huttes restantes
board-sign-build-double = appontement : bâtir une double hutte
board-sign-birds = appontement : placer les oiseaux, et commencer ensuite
board-sign-sun = points
board-sign-now = si la partie finissait maintenant, sans les amulettes
board-sign-huts = huttes restantes
board-sign-valuables = offrandes
board-sign-landscapes = cartes Paysage
board-sign-talisman = premier joueur
board-sign-starting = carte de départ
board-sign-tile = tuile Bonus
board-sign-empty = rien ici

# The end of a game
page-end-chief = { $own ->
        [yes] Te voilà chef de la tribu, avec { $margin ->
                [1] un point
               *[other] { $margin } points
            } d’avance
       *[no] { $seat } devient chef de la tribu, avec { $margin ->
                [1] un point
               *[other] { $margin } points
            } d’avance
    }
page-end-why = { $part ->
        [track] Les points en chemin ont fait la différence
        [stone] L’Étoile de Pierre a fait la différence
        [pole] Le secteur du Totem a fait la différence
        [amulets] Les amulettes ont fait la différence
       *[paths] Les sentiers ont fait la différence
    }, { $points } à { $less }.
page-end-last-hut = { $own ->
        [yes] Tu as bâti ta dernière hutte au tour { $round }.
       *[no] { $seat } a bâti sa dernière hutte au tour { $round }.
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
    }, avec des amulettes valant { $more } contre { $less }.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Ton but : le plus de points de ferveur. Les huttes en rapportent, surtout le long des sentiers des Dieux.
page-coach-bowl-title = Un plat, deux actions
page-coach-bowl = Choisis un lieu de culte qui brille : ses deux appontements sont tes actions. La barque passe d’abord à gauche, plus tard à droite.
page-coach-bowl-why = À gauche surtout des cartes, à droite de quoi bâtir des huttes.
page-coach-draw-shown-title = Une carte au choix
page-coach-draw-shown = Prends une des cartes qui brillent : une carte Paysage ou une offrande.
page-coach-draw-shown-why = Une hutte coûte une carte de son paysage et des offrandes valant exactement son prix. Prends ce qui te manque.
page-coach-draw-pile-title = Une carte cachée
page-coach-draw-pile = Pioche la première carte d’une pile qui brille : une offrande ou une carte Paysage.
page-coach-draw-pile-why = Une hutte demande les deux : pioche ce que tu as le moins.
page-coach-draw-either-title = Visible ou cachée
page-coach-draw-either = Prends une carte visible qui brille, ou pioche.
page-coach-draw-either-why = Visible, la carte est sûre ; la pioche est un pari que personne d’autre ne voit.
page-coach-amulets-title = Amulettes
page-coach-amulets = Récupère ce que donne l’appontement.
page-coach-amulets-why = Certaines cases se paient en amulettes, et celles que tu gardes sont des points à la fin. Chaque hutte dans un cercle rouge t’en rapporte plus.
page-coach-build-title = Ta hutte
page-coach-build = Choisis une case qui brille : tu as sa carte Paysage et son prix exact.
page-coach-build-why = Le nombre dans la fleur, ce sont des points tout de suite. Et à la fin chaque hutte compte pour ses sentiers.
page-coach-build-or-double-title = Hutte ou double hutte
page-coach-build-or-double = Choisis une case qui brille. Une double hutte demande deux cartes Paysage et deux fois le prix.
page-coach-build-or-double-why = Elle rapporte deux fois les points et compte pour deux sur ses sentiers.
page-coach-amulets-or-build-title = Amulettes ou hutte
page-coach-amulets-or-build = Récupère des amulettes, ou bâtis sur une case qui brille.
page-coach-amulets-or-build-why = Une hutte rapporte des points, maintenant et sur ses sentiers ; les amulettes paient d’autres cases et comptent à la fin.
page-coach-no-build-title = Rien ne convient encore
page-coach-no-build = Une hutte demande trois choses : un oiseau sur son paysage, une carte de ce paysage et son prix exact.
page-coach-no-build-why = Renonce cette fois ; ton prochain plat t’apportera peut-être ce qui manque.
page-coach-birds-title = Deux oiseaux
page-coach-birds = Choisis deux paysages du rocher de l’Oracle : désormais on ne bâtit que sur ces deux-là.
page-coach-birds-why = Prends ceux dont tu as les cartes, et contrarie les plans des autres.
page-coach-card-title = Quelle carte ?
page-coach-card = Cette case accepte plusieurs paysages. Choisis la carte que tu donnes.
page-coach-card-why = Garde le paysage dont tu auras besoin le plus tôt.
page-coach-pay-title = La somme exacte
page-coach-pay = Choisis pièce après pièce jusqu’à { $price }. Ce qui brille mène encore à la somme exacte.
page-coach-pay-why = On ne rend pas la monnaie. Les petites valeurs comblent les trous.
page-coach-return-title = Une amulette à rendre
page-coach-return = De ces { $count } amulettes, choisis celle qui retourne dans le sac.
page-coach-return-why = Garde les plus fortes pour les points, ou celles qui font un prix utile.

## What puzzles are about

page-theme-pay = Avec quoi payer
page-theme-birds = Où vont les oiseaux
page-theme-last-hut = La dernière hutte
page-theme-double = Une double hutte
page-theme-pole = Des points de Ferveur
page-theme-amulet-space = Une hutte sur une case Amulette
page-theme-hut = Une hutte au bon endroit
page-theme-bowl-first = Première et dernière à aborder
page-theme-bowl = Où poser le plat
page-theme-amulets = L’heure des amulettes
page-theme-draw = La bonne carte

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Signe
page-field-players = Joueurs
page-field-huts = Huttes
page-field-bowls = Plats
page-field-neutral = Huttes neutres
page-field-blocked_site = Lieu de culte bloqué
page-field-top_site_ban = Lieu de culte du nord exclu
page-field-neutral_pole_tile = Tuile Ferveur neutre
page-field-first_player = Premier joueur
page-field-landscape_cards_dealt = Cartes Paysage distribuées
page-field-valuables_shown = Offrandes visibles
page-field-landscapes_shown = Cartes Paysage visibles
page-field-huts_per_colour = Huttes par couleur
page-field-bowls_per_colour = Plats par couleur
page-field-cards = Cartes
page-field-bird = Oiseau
page-field-rock = Place sur le rocher de l’Oracle
page-field-value = Valeur
page-field-number = Numéro
page-field-values = Valeurs
page-field-count = Nombre
page-field-on_board = Sur le plateau
page-field-draw_at_most = Tirées au plus
page-field-kind = Sorte
page-field-path = Sentier
page-field-landings = Appontements
page-field-top = Lieu de culte le plus au nord
page-field-steps = Ce qu’il offre
page-field-heading = Statue placée
page-field-first = Points de la majorité
page-field-second = Points du deuxième
page-field-spaces = Cases
page-field-centre = Centre
page-field-chief_spaces = Longueur de la piste de score
page-field-amulet_rows = Lignes du tableau des amulettes
page-field-land = Paysage
page-field-cost = Prix
page-field-pay = À payer en
page-field-points = Points de ferveur
page-field-circle = Case Amulette (cercle rouge)

page-value-up = carte visible
page-value-down = carte cachée
page-value-amulets = amulettes
page-value-valuables = offrandes
page-value-hut = hutte
page-value-double = double hutte
page-value-birds = oiseaux
page-value-gray = gris
page-value-white = blanc
page-value-top = en haut
page-value-left = à gauche

page-bench-landing = Appontement { $number }
page-bench-path = Sentier { $path }
page-bench-pair = Paire { $number }
