# Flucht aus Mangrovia in French. $seat is a team's name, $own says whether it is the reader's own team. The terms are those of docs/words.md.
# $colour and $animal arrive as the words below (bleu, singe ...): a selector on $colour makes the feminine for « case ».

title = Flucht aus Mangrovia
summary = Deux intrépides par équipe, un seul parcours à travers la jungle : tout le monde le construit, personne ne s’y fie.
about-bridge = Pont suspendu : un seul pion à la fois peut s’y trouver
about-rounds = Fin après ce nombre de tours de table (0 : seulement quand une équipe est arrivée)

name-colour-blue = bleu
name-colour-yellow = jaune
name-colour-red = rouge
name-colour-green = vert
name-colour-orange = orange
name-animal-monkey = singe
name-animal-vulture = vautour
name-animal-snake = serpent
name-animal-crocodile = crocodile
name-animal-tiger = tigre

name-reconstructed-squares = l’ordre des cases et la place des éléphants
name-reconstructed-cards = l’association des losanges et des disques

## What is asked

decision-card = { $own ->
        [yes] Joue une de tes cartes.
       *[no] { $seat } choisit une carte.
    }
decision-pawn = { $own ->
        [yes] Quel pion se déplace avec le disque { $colour } ?
       *[no] { $seat } choisit un pion (disque { $colour }).
    }

## What happened

event-starts = { $own ->
        [yes] Ton équipe est la plus courageuse : tu commences.
       *[no] { $seat } est l’équipe la plus courageuse et commence.
    }
event-dealt = Chaque équipe reçoit { $count } cartes.
event-hand = Ta main : { $cards }.
event-card-played = { $own ->
        [yes] Tu joues { $card } (disque { $colour }).
       *[no] { $seat } joue { $card } (disque { $colour }).
    }
event-token-placed = Case { $place } : le { $animal } est neutralisé.
event-token-removed = Case { $place } : le { $animal } redevient sauvage.
event-token-kept = Chaque case { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } est neutralisée et occupée : aucune ne redevient sauvage.
event-pawn-forward = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Le pion { $pawn } ({ $seat })
    } avance { $from ->
        [0] du Départ
       *[other] de la case { $from }
    } à la case { $to }.
event-pawn-arrives = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Le pion { $pawn } ({ $seat })
    } avance { $from ->
        [0] du Départ
       *[other] de la case { $from }
    } à l’Arrivée.
event-pawn-back = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Le pion { $pawn } ({ $seat })
    } recule de la case { $from } à la case { $to } : devant, { $because ->
        [wild] la case { $place } est sauvage
        [elephant] l’éléphant de la case { $place } retient le pion en première position
        [bridge] le pont suspendu est occupé
        [occupied] aucune case { $colour ->
            [bleu] bleue
            [vert] verte
           *[other] { $colour }
        } n’est libre
       *[no-square] il n’y a plus de case { $colour ->
            [bleu] bleue
            [vert] verte
           *[other] { $colour }
        }
    }.
event-pawn-stays = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Le pion { $pawn } ({ $seat })
    } { $because ->
        [arrived] est arrivé et ne bouge plus.
       *[other] ne peut pas bouger. Devant, { $because ->
            [wild] la case { $place } est sauvage
            [elephant] l’éléphant de la case { $place } retient le pion en première position
            [bridge] le pont suspendu est occupé
            [occupied] aucune case { $colour ->
                [bleu] bleue
                [vert] verte
               *[other] { $colour }
            } n’est libre
           *[no-square] il n’y a plus de case { $colour ->
                [bleu] bleue
                [vert] verte
               *[other] { $colour }
            }
        } ; derrière, { $behind ->
            [wild] la case { $behind-place } est sauvage
            [elephant] l’éléphant de la case { $behind-place } retient le pion en première position
            [bridge] le pont suspendu est occupé
            [occupied] aucune case { $colour ->
                [bleu] bleue
                [vert] verte
               *[other] { $colour }
            } n’est libre
           *[no-square] il n’y a pas de case { $colour ->
                [bleu] bleue
                [vert] verte
               *[other] { $colour }
            }
        }.
    }
event-card-drawn = { $seat } pioche une carte.
event-card-drawn-own = Tu pioches { $card } (disque { $colour }).
event-pile-shuffled = La pioche est vide : les { $count } cartes jouées sont mélangées.
event-rounds-over = Après { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }, la partie se termine.
event-wins = { $own ->
        [yes] Tes deux pions sont à l’Arrivée : tu gagnes !
       *[no] { $seat } a ses deux pions à l’Arrivée et gagne.
    }

## Why not

reason-no-such-card = Il n’y a pas de carte « { $value } » ; les cartes sont : { $allowed }.
reason-no-such-pawn = Il n’y a pas de pion « { $value } » ; une équipe a le pion 1 et le pion 2.
reason-no-such-text = « { $value } » n’est pas un coup. Tape « play » suivi d’une carte, ou « pawn 1 » ou « pawn 2 » pour un pion.
reason-card-first = Il faut d’abord jouer une carte ; ensuite, un pion se déplace selon son disque.
reason-card-already-played = Tu as déjà joué { $card } à ce tour ; choisis maintenant un pion.
reason-card-on-played-pile = { $card } se trouve parmi les cartes jouées.
reason-card-not-in-hand = Tu n’as pas { $card } en main.

## Notes on things

mark-covers = neutralise { $places }
mark-uncovers = libère { $places }
mark-goes-forward = pion { $pawn } : { $from } → { $to }
mark-goes-back = pion { $pawn } : recule { $from } → { $to }
mark-stays = le pion { $pawn } reste sur place : { $because ->
        [arrived] il est arrivé
        [wild] la case { $place } est sauvage
        [elephant] éléphant sur la case { $place }
        [bridge] le pont est occupé
        [occupied] toutes les cases de la couleur sont occupées
       *[no-square] plus de case de la couleur devant
    }

## Comment s’appellent les coups

move-play-card = Jouer { $card }
move-choose-pawn = Pion { $pawn }

## Editions: mistakes in the file

problem-edition-square-nothing = La case { $square } doit avoir soit une couleur, soit elephant = true.
problem-edition-colour-unknown = { $thing } a la couleur « { $value } » ; les couleurs sont : { $allowed }.
problem-edition-square-unknown = Le pont cite la case « { $value } », qui n’est pas sur le parcours.
problem-edition-hand-size = Pour { $teams } équipes, le nombre de cartes en main ne peut pas être « { $value } ».

## Editions: what is known of the box

problem-edition-tokens = En { $colour }, il y a { $allowed } jetons, pas { $value }.
problem-edition-colours = Les couleurs sont { $allowed }, et non { $value }.
problem-edition-cards = Il y a { $allowed } cartes, pas { $value }.
problem-edition-teams = Il y a { $allowed } équipes, pas { $value }.
problem-edition-pawns = Nombre de pions ({ $team }) : { $value } ; chaque équipe en a { $allowed }.
problem-edition-hands = À { $teams } équipes, chacune a { $allowed } cartes en main, pas { $value }.
problem-edition-coloured-squares = Le parcours a { $allowed } cases de couleur, pas { $value }.
problem-edition-elephants = Le parcours a { $allowed } éléphants, pas { $value }.
problem-edition-finish = La case Arrivée doit être « { $allowed } », et non « { $value } ».
problem-edition-bridge = Le pont suspendu occupe les cases { $allowed }, et non { $value }.
problem-edition-pairs = Aucune carte ne montre les losanges { $value }, dont un exemple de la règle a besoin.
problem-edition-bridge-coloured = Le pont contient l’éléphant { $value } ; toutes ses cases devraient être de couleur.
problem-edition-squares = En { $colour }, il devrait y avoir { $allowed } cases, une par jeton ; il y en a { $value }.
problem-edition-diamonds = Nombre de losanges sur { $card } : { $value } ; selon les témoignages : { $allowed }.
problem-edition-red-discs = Selon les témoignages, { $allowed } cartes ont un disque { $colour } ; il y en a { $value }.
problem-edition-discs = { $allowed } cartes devraient avoir un disque { $colour } ; il y en a { $value }.
problem-edition-diamond-totals = En { $colour }, il devrait y avoir { $allowed } losanges en tout ; il y en a { $value }.
problem-edition-threes = { $allowed } cartes devraient avoir trois losanges ; il y en a { $value }.
problem-edition-example-6 = L’exemple 6 ne peut pas être reproduit sur ce parcours : il faut, avant l’Arrivée, trois cases jaunes, une case entre les deux dernières et, au-delà de la dernière, une case rouge suivie d’une autre case.
problem-edition-example-7 = L’exemple 7 ne peut pas être reproduit sur ce parcours : il faut un éléphant, deux cases bleues peu avant lui et une case bleue après.
problem-edition-stretches = { $value } cases de suite sans { $colour } ; au-delà de { $allowed }, la couleur n’y sert plus à rien.

## The drawing in the terminal

board-start = Départ
board-finish = Arrivée
board-bridge = Pont
board-tamed = neutralisée
board-wild = sauvage
board-elephant = éléphant
board-teams = Équipes
board-turn = à son tour
board-own = toi
board-winner = victoire
board-animals = Animaux
board-cards = Cartes
board-hand = Ta main
board-pile = Pioche
board-played = Cartes jouées
board-card = Carte en jeu

## Only in the browser

page-seat = Équipe { $number }
page-section-colours = Animaux et jetons
page-section-teams = Équipes et pions
page-section-hands = Cartes en main
page-section-start = Le Départ
page-section-squares = Le parcours
page-section-bridge = Le pont suspendu
page-section-scenery = Le long du chemin
page-section-cards = Les cartes
page-note-colours = Un jeton pour chaque case de sa couleur.
page-note-teams = Deux pions pour chacune des six équipes.
page-note-hands = Le nombre de cartes en main dépend du nombre d’équipes.
page-note-start = Le ponton du début n’a ni couleur ni jeton, et accueille autant de pions qu’on veut.
page-note-squares = La règle donne le nombre de cases de chaque couleur et dit que la dernière, l’Arrivée, est rouge. L’ordre des cases et la place des trois éléphants sont notre reconstitution.
page-note-bridge = Ne sert que dans la variante. La règle dit qu’il occupe les six cases avant le deuxième éléphant ; lesquelles, cela dépend de notre parcours.
page-note-scenery = La cascade, le vieux temple et le pont sont dessinés au bord du parcours, sans effet sur le jeu. Leur place est notre reconstitution.
page-note-cards = Imprimé : trente cartes. Selon les témoignages : six disques rouges, deux ou trois losanges par carte. Déduit : six disques de chaque couleur, 21 cartes à deux et 9 à trois losanges, autant de losanges d’une couleur que de jetons. Reconstitué : quels losanges vont avec quel disque.

## The board on the page

page-board = Plateau : { $count } cases du Départ à l’Arrivée
page-square = { $where ->
        [finish] Arrivée, case { $place }
       *[square] Case { $place }
    } : { $state ->
        [elephant] éléphant
        [tamed] { $animal }, neutralisé
       *[wild] { $animal }, sauvage
    }
page-pawn = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Pion { $pawn } ({ $seat })
    }, { $where ->
        [start] au Départ
        [finish] à l’Arrivée
       *[square] sur la case { $place }
    }
page-stands-here = { $own ->
        [yes] Ton pion { $pawn } s’y trouve
       *[no] Le pion { $pawn } ({ $seat }) s’y trouve
    }
page-comes-here = Ton pion { $pawn } peut y aller ({ $steps })
page-stays = reste
page-either = { $first } ou { $second }
page-card = Carte : disque { $animal }, losanges { $animals }
page-event-card-played = { $own ->
        [yes] Tu joues la carte { $card }.
       *[no] { $seat } joue la carte { $card }.
    }
page-event-card-drawn-own = Tu pioches la carte { $card }.
page-tray = Jetons restants
page-tokens-left = { $animal } : { $count }
page-bridge-free = Pont suspendu : libre
page-bridge-taken = { $own ->
        [yes] Pont suspendu : ton pion s’y trouve
       *[no] Pont suspendu : un pion ({ $seat }) s’y trouve
    }
page-show-map = Voir le plateau
page-show-rows = Voir le parcours en rangées
page-reconstructed = reconstitué
page-tames = neutralise : { $animal } { $place }
page-frees = libère : { $animal } { $place }
page-keeps = { $animal } : aucun jeton retiré
page-walks = Pion { $pawn } : { $from ->
        [0] Départ
       *[other] { $from }
    } → { $to }
page-stays-on = Le pion { $pawn } reste { $place ->
        [0] au Départ
       *[other] sur { $place }
    }
page-then-draw = puis tu pioches une carte sur { $count }
page-hand-hint = Survole une carte pour voir ce qu’elle ferait.
page-team = Pion 1 : { $first }, pion 2 : { $second }, { $count ->
        [1] une carte
       *[other] { $count } cartes
    } en main, { $sum ->
        [one] { $sum } case
       *[other] { $sum } cases
    } en tout
page-front-pawn = Pion de tête
page-rear-pawn = Pion de queue
page-longest-leap = Plus grand bond
page-tokens-put = Jetons posés
page-tokens-taken = Jetons retirés
page-elephants-passed = Éléphants dépassés
page-turns-stayed = Tours sur place
page-card-name = { $animal } ({ $animals })

## For a finger instead of a mouse

page-hand-hint-touch = Touche une carte pour voir ce qu’elle ferait.

## What the page says in its own terms: an animal is tamed or wild, and gives its name to disc and
## diamond. There $colour is the animal of that colour.

page-decision-pawn = { $own ->
        [yes] Quel pion suit le disque { $colour } ?
       *[no] { $seat } choisit un pion (disque { $colour }).
    }
page-play-this = Jouer la carte { $colour } ?
page-send-pawn = Envoyer le pion { $pawn } sur { $place } ?
page-which-pawn-to = Quel pion va sur la case { $place } ?
page-event-turn = { $own ->
        [yes] Tu joues { $colour }
       *[no] { $seat } joue { $colour }
    }{ $signs ->
        [none] { "" }
       *[other] { " " }: { $signs }
    }{ $to ->
        [none] { "" }
       *[other] , { $own ->
            [yes] avances
           *[no] avance
        } { $from ->
            [0] Départ
           *[other] { $from }
        } → { $to ->
            [finish] Arrivée
           *[other] { $to }
        }
    }
page-event-round = Tour de table { $round }
page-event-token-kept = Chaque { $colour } est neutralisé et occupé : aucun n’est libéré.
page-event-pawn-back = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Le pion { $pawn } ({ $seat })
    } recule { $from } → { $to } : { $because ->
        [wild] la case { $place } est sauvage
        [elephant] l’éléphant de la case { $place } retient le premier pion
        [bridge] le pont est occupé
        [occupied] chaque { $colour } devant est occupé
       *[no-square] aucun { $colour } devant
    }.
page-event-pawn-stays = { $own ->
        [yes] Ton pion { $pawn }
       *[no] Le pion { $pawn } ({ $seat })
    } { $because ->
        [arrived] est arrivé et ne bouge plus.
       *[other] reste { $at ->
            [0] au Départ
           *[other] sur la case { $at }
        }. Devant, { $because ->
            [wild] la case { $place } est sauvage
            [elephant] l’éléphant de la case { $place } retient le premier pion
            [bridge] le pont est occupé
            [occupied] chaque { $colour } est occupé
           *[no-square] il n’y a aucun { $colour }
        } ; derrière, { $behind ->
            [wild] la case { $behind-place } est sauvage
            [elephant] l’éléphant de la case { $behind-place } retient le premier pion
            [bridge] le pont est occupé
            [occupied] chaque { $colour } est occupé
           *[no-square] il n’y a aucun { $colour }
        }.
    }
page-round = Tour de table { $round } · coup { $turn }
page-round-of = Tour de table { $round } sur { $rounds } · coup { $turn }
page-wild-left = { $count ->
        [0] tous neutralisés
       *[one] { $count } sauvage
        [other] { $count } sauvages
    }
page-wild-left-title = Animaux encore sauvages : personne ne passe
page-tip-wild = Personne ne s’arrête ici ni ne passe.
page-tip-tamed = Les pions passent. Un seul peut s’arrêter ici, avec un disque { $animal }.
page-tip-next = Le prochain losange { $animal } le neutralise.
page-tip-last = Tous sont neutralisés : le prochain losange { $animal } le libère.
page-tip-protected = Le pion qui s’y trouve protège le jeton.
page-tip-finish = On y arrive par un disque { $animal }, une fois le { $animal } neutralisé. Tous les pions y ont leur place.
page-tip-finish-worth = La première équipe à y amener ses deux pions gagne.
page-tip-bridge = Pont suspendu : un seul pion à la fois peut s’y arrêter.
page-tip-elephant = Personne ne s’arrête ici. Seul le pion en première position ne peut pas passer.
page-tip-first = En première position : { $own ->
        [yes] ton pion { $pawn }
       *[no] le pion { $pawn } ({ $seat })
    }, case { $place }
page-tip-pawn = Un disque l’envoie sur la prochaine case libre de cet animal, par des cases neutralisées ; s’il n’y en a pas devant, il recule.
page-tip-pawn-first = Il est en première position : aucun éléphant ne le laisse passer.
page-tip-pawn-worth = { $steps ->
        [0] Il est arrivé.
       *[one] { $steps } case jusqu’à l’Arrivée
        [other] { $steps } cases jusqu’à l’Arrivée
    }
page-tip-card-diamonds = Chaque losange neutralise le premier animal sauvage de son espèce ; si tous le sont déjà, il libère le dernier.
page-tip-card-disc = Le disque : un de tes pions va au prochain { $animal } libre.
page-tip-tray = Jetons : { $animal }
page-tip-tray-does = Il en reste autant qu’il y a de cases sauvages avec cet animal.
page-tip-tray-worth = { $count } sur { $all }
page-tip-pile = À la fin de chaque coup, on y pioche une carte. Quand elle est vide, les cartes jouées sont mélangées.
page-tip-played = Les cartes jouées depuis le dernier mélange ; elles formeront la prochaine pioche.
page-tip-cards = { $count ->
       *[one] { $count } carte
        [other] { $count } cartes
    }
page-tip-hand-of = { $own ->
        [yes] Tes cartes
       *[no] Cartes ({ $seat })
    }
page-tip-hand-does = Seule leur équipe les voit. Après chaque coup, la main est complétée.
page-option-bridge-yes = avec le pont
page-option-bridge-no = sans le pont

## The key to the drawing in the terminal, and the board in words

board-sign-pawn = le pion 1 d’une équipe
board-sign-more = ce pion et d’autres sur la même case
board-sign-way = le parcours continue à la ligne suivante
board-sign-places = où sont les deux pions d’une équipe
board-sign-disc = disque
board-sign-diamond = losanges
board-sign-bar = cases sauvages et neutralisées d’une couleur
board-pawn = pion { $number } sur { $square }

# The end of a game
page-end-out = { $own ->
        [yes] Tu as sorti tes deux pions de la jungle
       *[no] { $seat } a sorti ses deux pions de la jungle
    }
page-end-second = { $own ->
        [yes] Tu suis, sur { $front } et { $rear }.
       *[no] { $seat } suit, sur { $front } et { $rear }.
    }
page-end-leap = { $own ->
        [yes] Le plus grand bond est le tien
       *[no] Le plus grand bond revient à { $seat }
    } : { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } au tour { $round }.
page-turns-played = Coups joués
page-still-wild = Encore sauvages, par tour
page-still-wild-label = Animaux sauvages, tour après tour ({ $rounds }) : { $all } au début, { $left } à la fin
page-longest-leaps = Plus grands bonds
page-in-round = tour { $round }

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Ton but : amener tes deux pions à l’Arrivée avant toute autre équipe.
page-coach-card-title = Joue une carte
page-coach-card = Choisis une carte qui brille. Ses losanges neutralisent des animaux ; son disque envoie un de tes pions sur la prochaine case neutralisée de sa couleur.
page-coach-card-why = Les animaux sauvages, sombres et épineux, barrent la route : neutralise ceux juste devant toi.
page-coach-next-title = Lis tes cartes
page-coach-next = Chaque carte dit jusqu’où elle mène un pion ; s’il « reste », un animal sauvage est sur le chemin.
page-coach-next-why = Ce que tu neutralises l’est pour tout le monde : passe avant les autres.
page-coach-pawn-title = Quel pion ?
page-coach-pawn = Ce disque peut mener l’un ou l’autre de tes pions. Choisis un pion, ou la case qu’il atteindrait.
page-coach-pawn-why = Les deux doivent arriver. Les éléphants ne retiennent que le pion en première position : fais suivre l’autre.

## What puzzles are about

page-theme-pawn = Quel pion ?
page-theme-arrive = À l’arrivée
page-theme-back = Un recul
page-theme-stay = Une carte sans un pas
page-theme-last-stretch = La dernière ligne droite
page-theme-release = Un animal redevient sauvage
page-theme-tame = Un animal est neutralisé
page-theme-stride = La bonne foulée

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-animal = Animal
page-field-tokens = Jetons
page-field-pawns = Pions
page-field-by_teams = Cartes selon le nombre d’équipes
page-field-colour = Couleur
page-field-elephant = Éléphant
page-field-squares = Cases
page-field-name = Nom
page-field-disc = Disque
page-field-diamonds = Losanges

page-bench-square = { $last ->
    [yes] Case { $number }, l’Arrivée
   *[no] Case { $number }
}
page-bench-card = Carte { $number }
page-sheet-cards = Cartes
