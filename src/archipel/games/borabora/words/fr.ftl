# Bora Bora in French. $seat is a player's name, $own says whether it is the reader. The terms are those of docs/words.md.
# A region has no article; all twelve are feminine (la plage de …). A colour is that of a card, so feminine (une carte bleue); a god is masculine.
# No sentence says “de { $seat }”, which would be wrong before a vowel.

title = Bora Bora
summary = Six rounds de dés sur les îles de Bora Bora : s’étendre, réunir des hommes et des femmes, envoyer des prêtres, construire et plaire aux dieux.

name-region-C-NW = forêt de l’île centrale
name-region-C-NE = plaine de l’île centrale
name-region-C-SW = plage de l’île centrale
name-region-C-SE = montagne de l’île centrale
name-region-N-W = plage de l’île du nord
name-region-N-E = montagne de l’île du nord
name-region-E-N = forêt de l’île de l’est
name-region-E-S = plage de l’île de l’est
name-region-S-W = forêt de l’île du sud
name-region-S-E = plaine de l’île du sud
name-region-W-N = plaine de l’île de l’ouest
name-region-W-S = montagne de l’île de l’ouest

name-tile-land = Voie terrestre
name-tile-sea = Voie maritime
name-tile-routes = Voie terrestre ou maritime
name-tile-man = Homme
name-tile-woman = Femme
name-tile-persons = Homme ou femme
name-tile-helper = Assistant
name-tile-temple = Temple
name-tile-build = Construc­tion
name-tile-fishing = Pêche

name-material-sand = sable
name-material-wood = bois
name-material-stone = pierre

name-god-blue = bleu
name-god-white = blanc
name-god-red = rouge
name-god-green = vert
name-god-yellow = jaune
name-colour-blue = bleue
name-colour-white = blanche
name-colour-red = rouge
name-colour-green = verte
name-colour-yellow = jaune

# What the twelve kinds of men and women do
name-kind-land = voie terrestre
name-kind-sea = voie maritime
name-kind-woman = femme
name-kind-man = homme
name-kind-build = construction
name-kind-material = matériau de construction
name-kind-hut = déplacer une hutte
name-kind-points = points de victoire
name-kind-god = carte Dieu
name-kind-offering = offrande
name-kind-status = statut
name-kind-shell = coquillage

name-jewel-necklace-1 = collier 1
name-jewel-necklace-4 = collier 4
name-jewel-necklace-6 = collier 6
name-jewel-necklace-9 = collier 9
name-jewel-bracelet-1 = bracelet 1
name-jewel-bracelet-5 = bracelet 5
name-jewel-bracelet-6 = bracelet 6
name-jewel-bracelet-8 = bracelet 8
name-jewel-earrings-2 = boucles d’oreilles 2
name-jewel-earrings-3 = boucles d’oreilles 3
name-jewel-earrings-6 = boucles d’oreilles 6
name-jewel-earrings-9 = boucles d’oreilles 9
name-jewel-comb-2 = peigne 2
name-jewel-comb-3 = peigne 3
name-jewel-comb-7 = peigne 7
name-jewel-comb-8 = peigne 8
name-jewel-pendant-2 = pendentif 2
name-jewel-pendant-4 = pendentif 4
name-jewel-pendant-5 = pendentif 5
name-jewel-pendant-7 = pendentif 7
name-jewel-crown-3 = couronne 3
name-jewel-crown-4 = couronne 4
name-jewel-crown-5 = couronne 5
name-jewel-crown-7 = couronne 7

name-task-man-woman = un homme et une femme
name-task-woman-priest = une femme et un prêtre au temple
name-task-man-priest = un homme et un prêtre au temple
name-task-woman-jewel = une femme et un bijou
name-task-man-first = un homme et la tuile Ordre du tour 1
name-task-regions-3 = huttes dans 3 régions
name-task-cards-alike = 3 cartes Dieu de même couleur
name-task-two-land = 2 personnages (voie terrestre)
name-task-two-sea = 2 personnages (voie maritime)
name-task-two-woman = 2 personnages (femme)
name-task-two-man = 2 personnages (homme)
name-task-two-build = 2 personnages (construction)
name-task-two-material = 2 personnages (matériau de construction)
name-task-two-hut = 2 personnages (déplacer une hutte)
name-task-two-points = 2 personnages (points de victoire)
name-task-two-god = 2 personnages (carte Dieu)
name-task-two-offering = 2 personnages (offrande)
name-task-two-status = 2 personnages (statut)
name-task-two-shell = 2 personnages (coquillage)
name-task-all-forest = huttes dans toutes les forêts
name-task-all-plain = huttes dans toutes les plaines
name-task-all-beach = huttes sur toutes les plages
name-task-all-mountain = huttes sur toutes les montagnes
name-task-all-ray = huttes près de toutes les raies
name-task-all-angel = huttes près de tous les poissons-anges
name-task-all-puffer = huttes près de tous les poissons-globes
name-task-all-needle = huttes près de toutes les orphies
name-task-two-necklace = 2 colliers
name-task-two-bracelet = 2 bracelets
name-task-two-earrings = 2 paires de boucles d’oreilles
name-task-two-comb = 2 peignes
name-task-two-pendant = 2 pendentifs
name-task-two-crown = 2 couronnes
name-task-three-sand = 3 × sable
name-task-three-wood = 3 × bois
name-task-three-stone = 3 × pierre
name-task-cards-blue = 2 cartes Dieu bleues
name-task-cards-white = 2 cartes Dieu blanches
name-task-cards-red = 2 cartes Dieu rouges
name-task-cards-green = 2 cartes Dieu vertes
name-task-cards-yellow = 2 cartes Dieu jaunes
name-task-cards-different = 4 cartes Dieu différentes
name-task-priests-3 = 3 prêtres au temple
name-task-regions-9 = huttes dans 9 régions
name-task-islands = une hutte sur chaque île
name-task-men-different = 3 hommes différents
name-task-women-different = 3 femmes différentes
name-task-jewelry-different = 3 bijoux différents
name-task-men-4 = 4 hommes quelconques
name-task-women-4 = 4 femmes quelconques
name-task-jewelry-4 = 4 bijoux quelconques
name-task-buildings-4 = 4 bâtiments construits
name-task-god-tiles-2 = 2 tuiles Dieu
name-task-offerings-4 = 4 offrandes
name-task-shells-5 = 5 coquillages
name-task-materials-5 = 5 matériaux de construction quelconques
name-task-huts-4 = 4 huttes sur la douzième case
name-task-men-shifted = 3 hommes décalés
name-task-women-shifted = 3 femmes décalées
name-task-people-shifted = 5 personnages décalés quelconques

name-bonus-tasks = 9 tâches remplies
name-bonus-jewelry = 6 bijoux
name-bonus-ceremony = toutes les cases Cérémonie remplies
name-bonus-buildings = les 6 bâtiments construits
name-bonus-regions = des huttes dans les 12 régions
name-bonus-people = 12 hommes et femmes

# What is asked, for a refusal
name-asked-first-hut = où va ta première hutte
name-asked-yield = matériau de construction ou offrande
name-asked-ceremony = sur quelle case Cérémonie va le matériau
name-asked-place = un dé et une tuile Action, ou un dieu
name-asked-settle = dans quelle région tu t’étends
name-asked-red = si tu invoques le dieu rouge
name-asked-person = qui tu prends
name-asked-helper = ce que t’apporte l’Assistant
name-asked-temple = quelle case du temple
name-asked-fire-first = carte Dieu ou offrande
name-asked-fire-second = statut ou coquillage
name-asked-build = quel bâtiment
name-asked-cover = quelles deux cases Cérémonie
name-asked-people = quels hommes ou quelles femmes tu utilises
name-asked-green = à quoi sert le dieu vert
name-asked-materials = quel matériau de construction
name-asked-cards = quelle carte Dieu
name-asked-huts = si tu déplaces une autre hutte
name-asked-jewelry = si tu achètes un bijou
name-asked-task = quelle tâche tu remplis
name-asked-yellow = pour quelle tâche sert le dieu jaune
name-asked-new-task = quelle nouvelle tâche tu prends
name-asked-last-tasks = quelles tâches tu remplis encore
name-asked-over = plus rien

name-reconstructed-yields = le matériau que donne chaque région
name-reconstructed-routes = la plupart des valeurs des voies
name-reconstructed-fish = les valeurs et les types des poissons
name-reconstructed-left_values = les côtés gauches des hommes et des femmes
name-reconstructed-status = les cases de la piste Statut
name-reconstructed-jewelry = les prix et les types des bijoux
name-reconstructed-ceremony = la disposition des cases Cérémonie

## What is asked

decision-first-hut = { $own ->
        [yes] Première hutte : près de quel poisson { $value } ?
       *[no] { $seat } place sa première hutte.
    }
decision-yield = { $own ->
        [yes] Nouvelle région : { $material ->
            [pierre] de la pierre
           *[other] du { $material }
        } ou une offrande ?
       *[no] { $seat } prend { $material ->
            [pierre] de la pierre
           *[other] du { $material }
        } ou une offrande.
    }
decision-ceremony = { $own ->
        [yes] Sur quelle case Cérémonie ({ $material }) ?
       *[no] { $seat } place un matériau ({ $material }) sur une case Cérémonie.
    }
decision-place = { $own ->
        [yes] { $blue ->
            [yes] { $white ->
                [yes] Avec les dieux bleu et blanc : quel dé va où ?
               *[no] Avec le dieu bleu : quel dé va où ?
            }
           *[no] { $white ->
                [yes] Avec le dieu blanc : quel dé va où ?
               *[no] { $left ->
                    [1] Où va ton dernier dé ?
                   *[other] Place un de tes { $left } dés.
                }
            }
        }
       *[no] { $seat } place un dé.
    }
decision-settle = { $own ->
        [yes] { $by ->
            [land] Par la terre
            [sea] Par la mer
           *[routes] Par la terre ou la mer
        } avec un { $value } : vers quelle région ?
       *[no] { $seat } s’étend dans une région.
    }
decision-red = { $own ->
        [yes] Dieu rouge : marquer le poisson pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ?
       *[no] { $seat } peut invoquer le dieu rouge.
    }
decision-person = { $own ->
        [yes] { $sex ->
            [man] Quel homme prends-tu
            [woman] Quelle femme prends-tu
           *[persons] Quel homme ou quelle femme prends-tu
        }, jusqu’à { $value } ?
       *[no] { $seat } prend { $sex ->
            [man] un homme
            [woman] une femme
           *[persons] un homme ou une femme
        }.
    }
decision-helper = { $own ->
        [yes] Assistant : que prends-tu pour { $left ->
            [one] { $left } point de dé ?
           *[other] { $left } points de dé ?
        }
       *[no] { $seat } fait appel à l’Assistant : { $left ->
            [one] il reste { $left } point de dé.
           *[other] il reste { $left } points de dé.
        }
    }
decision-temple = { $own ->
        [yes] Prêtre : quelle case du temple, jusqu’à { $value } ?
       *[no] { $seat } envoie un prêtre au temple.
    }
decision-fire-first = { $own ->
        [yes] Bonus Feu : une carte Dieu ou une offrande ?
       *[no] { $seat } reçoit le bonus Feu.
    }
decision-fire-second = { $own ->
        [yes] Bonus Feu : une case de statut ou un coquillage ?
       *[no] { $seat } reçoit le bonus Feu.
    }
decision-build = { $own ->
        [yes] Quel bâtiment, jusqu’à { $value } ? Il rapporte { $points } points.
       *[no] { $seat } construit.
    }
decision-cover = { $own ->
        [yes] Bâtiment { $building } : sur quelles deux cases Cérémonie ?
       *[no] { $seat } construit le bâtiment { $building }.
    }
decision-people = { $own ->
        [yes] { $man ->
            [yes] { $woman ->
                [yes] Quels hommes ou femmes utilises-tu ?
               *[no] Quels hommes utilises-tu ?
            }
           *[no] { $woman ->
                [yes] Quelles femmes utilises-tu ?
               *[no] En utiliser d’autres, avec le dieu vert ?
            }
        }
       *[no] { $seat } peut utiliser des hommes et des femmes.
    }
decision-green = { $own ->
        [yes] Dieu vert : doubler un type, ou un de plus ?
       *[no] { $seat } utilise des personnages avec le dieu vert.
    }
decision-materials = { $own ->
        [yes] Quel matériau prends-tu ? { $left ->
            [1] Le dernier.
           *[other] Encore { $left }.
        }
       *[no] { $seat } prend des matériaux de construction.
    }
decision-cards = { $own ->
        [yes] Quelle carte Dieu prends-tu ? { $left ->
            [1] La dernière.
           *[other] Encore { $left }.
        }
       *[no] { $seat } prend des cartes Dieu.
    }
decision-huts = { $own ->
        [yes] Une autre hutte vers la douzième case ? { $left ->
            [1] La dernière.
           *[other] Encore { $left }.
        }
       *[no] { $seat } peut déplacer des huttes.
    }
decision-jewelry = { $own ->
        [yes] Achètes-tu un bijou avec { $shells ->
            [1] ton coquillage
           *[other] tes { $shells } coquillages
        } ?
       *[no] { $seat } peut acheter un bijou.
    }
decision-task = { $own ->
        [yes] Quelle tâche remplis-tu ou abandonnes-tu ?
       *[no] { $seat } remplit une tâche ou en abandonne une.
    }
decision-yellow = { $own ->
        [yes] Dieu jaune : pour quelle tâche ?
       *[no] { $seat } remplit une tâche avec le dieu jaune.
    }
decision-new-task = { $own ->
        [yes] Quelle nouvelle tâche prends-tu ?
       *[no] { $seat } prend une nouvelle tâche.
    }
decision-last-tasks = { $own ->
        [yes] Dernières tâches : laquelle remplis-tu encore ?
       *[no] { $seat } peut remplir ses dernières tâches.
    }

## What happened: setting up

event-order = { $own ->
        [yes] Tu as la tuile Ordre du tour { $place }.
       *[no] { $seat } a la tuile Ordre du tour { $place }.
    }
event-starts-with = { $own ->
        [yes] Tu commences avec
       *[no] { $seat } commence avec
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-fish-laid = Un poisson est placé à côté de chaque région.
event-jewelry-laid = { $count } bijoux sont disposés pour les six rounds.
event-dealt = Tout le monde reçoit { $count } cartes Dieu.
event-hand = Tes cartes Dieu : { $colour }.
event-task-dealt = { $own ->
        [yes] Tes tâches : { $task }.
       *[no] { $seat } reçoit ces tâches : { $task }.
    }
event-card-shown = Nouvelle carte visible : une carte Dieu { $colour }.

## What happened: the round

event-round-begins = Round { $round } : un bâtiment rapporte { $building } points, un prêtre { $priest }
event-people-laid = { $sex ->
        [man] Les hommes sur le plateau, de 1 à 6 : { $kind }.
       *[woman] Les femmes sur le plateau, de 1 à 6 : { $kind }.
    }
event-tasks-laid = Nouvelles tâches : { $task }.
event-rolled = { $own ->
        [yes] Tu lances { $dice }.
       *[no] { $seat } lance { $dice }.
    }
event-phase-begins = { $phase ->
        [A] Phase A : les dés et les actions
        [B] Phase B : les hommes et les femmes
       *[C] Phase C : statut, temple, bijoux et tâches
    }

## What happened: phase A

event-die-placed = { $own ->
        [yes] Tu places un { $die } sur « { $tile } ».
       *[no] { $seat } place un { $die } sur « { $tile } ».
    }
event-fishing = { $own ->
        [yes] Tu pêches : { $points } points.
       *[no] { $seat } pêche : { $points } points.
    }
event-god-invoked = { $own ->
        [yes] Tu invoques
       *[no] { $seat } invoque
    } le dieu { $god } { $by ->
        [card] avec une carte et une offrande.
        [pair] avec deux cartes { $colour }s et une offrande.
       *[tile] avec une tuile Dieu.
    }
event-settled = { $own ->
        [yes] Tu t’étends vers la { $region }.
       *[no] { $seat } s’étend vers la { $region }.
    }
event-pushed-aside = { $own ->
        [yes] Ta hutte quitte la case Construction de la { $region }.
       *[no] { $seat } perd la case Construction de la { $region }.
    }
event-material-placed = { $own ->
        [yes] Tu places un matériau sur une case Cérémonie : { $material }.
       *[no] { $seat } place un matériau sur une case Cérémonie : { $material }.
    }
event-material-beside = { $own ->
        [yes] Tu poses un matériau à côté de ton plateau : { $material }.
       *[no] { $seat } pose un matériau à côté de son plateau : { $material }.
    }
event-offerings = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } { $count ->
        [1] une offrande
       *[other] { $count } offrandes
    }.
event-fish-scored = { $own ->
        [yes] Tu marques
       *[no] { $seat } marque
    } le poisson de la { $region } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-person-taken = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } { $sex ->
        [man] l’homme
       *[woman] la femme
    } sous le dé { $place } : { $kind }.
event-person-shifted = { $sex ->
        [man] { $own ->
            [yes] Tu tatoues un homme
           *[no] { $seat } tatoue un homme
        }
       *[woman] { $own ->
            [yes] Tu fais ramasser des coquillages à une femme
           *[no] { $seat } fait ramasser des coquillages à une femme
        }
    } ({ $kind }).
event-status-up = { $own ->
        [yes] Tu avances
       *[no] { $seat } avance
    } { $steps ->
        [1] d’une case
       *[other] de { $steps } cases
    } sur la piste Statut, qui rapporte maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-shells = { $own ->
        [yes] Tu prends
       *[no] { $seat } prend
    } { $count ->
        [1] un coquillage
       *[other] { $count } coquillages
    }.
event-helper-points = { $own ->
        [yes] Tu marques
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-helper-left = { $own ->
        [yes] Tu laisses
       *[no] { $seat } laisse
    } { $left ->
        [one] { $left } point de dé.
       *[other] { $left } points de dé.
    }
event-card-taken = { $own ->
        [yes] Tu prends une carte Dieu { $colour }.
       *[no] { $seat } prend une carte Dieu { $colour }.
    }
event-card-drawn = { $seat } pioche une carte Dieu.
event-card-drawn-own = Tu pioches une carte Dieu { $colour }.
event-pile-shuffled = La pioche des cartes Dieu est épuisée : la défausse est mélangée ({ $count }).
event-hut-moved = { $own ->
        [yes] Tu déplaces une hutte vers la douzième case
       *[no] { $seat } déplace une hutte vers la douzième case
    }, qui en porte { $count ->
        [1] une.
       *[other] { $count }.
    }
event-priest-placed = { $own ->
        [yes] Tu envoies un prêtre sur la case { $value } du temple.
       *[no] { $seat } envoie un prêtre sur la case { $value } du temple.
    }
event-priest-pushed = { $own ->
        [yes] Ton prêtre est poussé sur la case { $value }.
       *[no] { $seat } voit son prêtre poussé sur la case { $value }.
    }
event-priest-ejected = { $own ->
        [yes] Ton prêtre est éjecté du temple.
       *[no] { $seat } voit son prêtre éjecté du temple.
    }
event-built = { $own ->
        [yes] Tu construis
       *[no] { $seat } construit
    } le bâtiment { $building } : { $points } points.

## What happened: phase B

event-used = { $own ->
        [yes] Tu utilises
       *[no] { $seat } utilise
    } { $count ->
        [1] { $sex ->
            [man] un homme
           *[woman] une femme
        }
       *[other] { $count } { $sex ->
            [man] hommes
           *[woman] femmes
        }
    } : { $kind }, valeur { $value }.
event-doubled = { $own ->
        [yes] Tu utilises
       *[no] { $seat } utilise
    } { $count ->
        [1] { $sex ->
            [man] un homme
           *[woman] une femme
        }
       *[other] { $count } { $sex ->
            [man] hommes
           *[woman] femmes
        }
    } : { $kind }, valeur doublée ({ $value }).
event-people-points = { $own ->
        [yes] Avec tes personnages, tu marques { $points } points.
       *[no] Avec ses personnages, { $seat } marque { $points } points.
    }
event-nothing-to-use = { $own ->
        [yes] Tu n’as aucun personnage à utiliser.
       *[no] { $seat } n’a aucun personnage à utiliser.
    }
event-people-done = { $own ->
        [yes] Tu n’utilises plus de personnage.
       *[no] { $seat } n’utilise plus de personnage.
    }

## What happened: phase C

event-status-scored = { $own ->
        [yes] Avec ton statut, tu marques
       *[no] Avec son statut, { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-priests-scored = { $own ->
        [yes] Au temple, tu as
       *[no] Au temple, { $seat } a
    } { $count ->
        [one] { $count } prêtre
       *[other] { $count } prêtres
    }, ce qui rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-god-tile-won = { $own ->
        [yes] Tu domines le temple et reçois une tuile Dieu.
       *[no] { $seat } domine le temple et reçoit une tuile Dieu.
    }
event-god-tile-gone = Il n’y a personne au temple : une tuile Dieu quitte la partie.
event-jewel-bought = { $own ->
        [yes] Tu achètes
       *[no] { $seat } achète
    } un bijou, { $jewel }, pour { $cost ->
        [one] { $cost } coquillage
       *[other] { $cost } coquillages
    } : il vaut { $worth } à la fin.
event-jewel-passed = { $own ->
        [yes] Tu n’achètes pas de bijou.
       *[no] { $seat } n’achète pas de bijou.
    }
event-jewels-gone = Personne ne veut de ces bijoux : { $jewel }.
event-cards-shown = { $own ->
        [yes] Tu montres des cartes Dieu : { $colour }.
       *[no] { $seat } montre des cartes Dieu : { $colour }.
    }
event-task-fulfilled = { $own ->
        [yes] Tu remplis la tâche « { $task } »
       *[no] { $seat } remplit la tâche « { $task } »
    } : { $points } points.
event-task-helped = { $own ->
        [yes] Avec le dieu jaune, tu remplis la tâche « { $task } »
       *[no] Avec le dieu jaune, { $seat } remplit la tâche « { $task } »
    } : { $points } points.
event-task-dropped = { $own ->
        [yes] Tu abandonnes la tâche « { $task } ».
       *[no] { $seat } abandonne la tâche « { $task } ».
    }
event-task-picked = { $own ->
        [yes] Tu prends la tâche « { $task } ».
       *[no] { $seat } prend la tâche « { $task } ».
    }
event-tasks-gone = Ces tâches quittent la partie : { $task }.

## What happened: the end

event-game-ends = La fin : dernières tâches et décompte final
event-tasks-done = { $own ->
        [yes] Tu ne remplis plus de tâche.
       *[no] { $seat } ne remplit plus de tâche.
    }
event-god-tiles-scored = { $own ->
        [yes] Tu as encore
       *[no] { $seat } a encore
    } { $count ->
        [one] { $count } tuile Dieu
       *[other] { $count } tuiles Dieu
    } : { $points } points.
event-fish-final = { $own ->
        [yes] Avec tes poissons, tu marques
       *[no] Avec ses poissons, { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $region }).
event-jewelry-scored = { $own ->
        [yes] Avec tes bijoux, tu marques
       *[no] Avec ses bijoux, { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-bonus = { $own ->
        [yes] Tu reçois
       *[no] { $seat } reçoit
    } { $points } points pour « { $bonus } ».
event-wins = { $own ->
        [yes] Tu gagnes avec { $points } points !
       *[no] { $seat } gagne avec { $points } points.
    }
event-wins-order = { $own ->
        [yes] Tu es à égalité, avec { $points } points, mais plus tôt dans l’ordre du tour : tu gagnes !
       *[no] { $seat } est à égalité, avec { $points } points, mais plus tôt dans l’ordre du tour, et gagne.
    }

## Why not

reason-no-such-text = « { $value } » n’est pas un coup. Tape par exemple « 5 land », « settle E-S », « offering », « on a1 », « man 3 », « white card », « use woman points » ou « done ».
reason-no-such-thing = Il n’y a pas de « { $verb } { $value } » ; après « { $verb } » vient une de ces choses : { $allowed }.
reason-other-question = Pas maintenant. À décider d’abord : { $asked }.
reason-die-not-held = Il ne te reste aucun dé de valeur { $die }.
reason-tile-not-out = À { $players } joueurs, la tuile « { $tile } » n’est pas en jeu.
reason-die-not-lower = Sur « { $tile } » se trouve un { $lowest } ; ton { $die } n’est pas plus faible. Le dieu bleu le permettrait.
reason-blue-unused = Le dieu bleu est invoqué : le dé doit aller là où il n’est pas plus faible que les autres ; un { $die } sur « { $tile } » n’a pas besoin de lui.
reason-white-unused = Le dieu blanc est invoqué : un dé inférieur à six doit aller sur une tuile Action ; ce { $die } ne peut pas aller là.
reason-no-region = Avec un { $value }, tu n’atteins aucune nouvelle région { $by ->
        [land] par voie terrestre.
        [sea] par voie maritime.
       *[routes] par voie terrestre ou maritime.
    }
reason-no-person = Jusqu’à { $value }, il ne reste { $sex ->
        [man] pas d’homme.
        [woman] pas de femme.
       *[persons] ni homme ni femme.
    }
reason-no-free-space = Tu n’as pas de case libre pour un personnage : enlève d’abord une hutte.
reason-no-priest = Tu n’as plus de prêtre à envoyer.
reason-no-building = Tu n’as plus de bâtiment de { $value } ou moins à construire.
reason-no-neighbours = Aucune paire de tes cases Cérémonie adjacentes ne porte deux matériaux.
reason-god-not-now = Le dieu { $god } ne peut pas aider maintenant.
reason-god-invoked-already = Le dieu { $god } est déjà invoqué.
reason-no-offering = Tu n’as pas d’offrande à donner.
reason-no-god-card = Tu n’as pas de carte Dieu { $colour }.
reason-no-god-pair = Tu n’as pas deux cartes Dieu { $colour }s.
reason-no-god-tile = Tu n’as pas de tuile Dieu.
reason-god-useless = Invoqué de cette façon, le dieu { $god } ne mènerait à rien.
reason-blue-comes-first = Le dieu bleu doit être invoqué avant le blanc.
reason-own-hut-there = Ta hutte est déjà là : { $region }.
reason-not-beside-fish = Il n’y a pas de poisson de valeur { $value } à côté de la { $region }.
reason-region-chosen = { $own ->
        [yes] Tu as déjà choisi la { $region }.
       *[no] { $seat } a déjà choisi la { $region }.
    }
reason-no-way = { $by ->
        [land] Aucune voie terrestre
        [sea] Aucune voie maritime
       *[routes] Aucune voie
    } ne mène de tes huttes à la { $region }.
reason-way-too-high = La voie { $by ->
        [land] terrestre
        [sea] maritime
       *[routes] la plus facile
    } vers la { $region } demande un { $needed } ; tu as un { $value }.
reason-last-without-hut = Il n’y a pas de hutte sur la douzième case.
reason-last-no-choice = La hutte vient de toute façon de la douzième case : n’écris pas « last ».
reason-other-material = La { $region } donne { $material ->
        [pierre] de la pierre
       *[other] du { $material }
    } ou une offrande.
reason-space-filled = Il y a déjà quelque chose sur la case Cérémonie { $space }.
reason-space-other-material = La case Cérémonie { $space } n’accepte qu’un seul matériau : { $material }.
reason-nobody-there = { $sex ->
        [man] Il n’y a plus d’homme
       *[woman] Il n’y a plus de femme
    } sous le dé { $place }.
reason-place-too-high = Tu peux prendre un personnage jusqu’à { $value } ; { $place } est trop haut.
reason-other-sex = Ici, tu prends { $sex ->
        [man] un homme.
       *[woman] une femme.
    }
reason-last-not-free = La douzième case n’est pas un choix ici : n’écris pas « last ».
reason-points-too-few = Cela coûte { $needed ->
        [one] { $needed } point de dé
       *[other] { $needed } points de dé
    } ; { $left ->
        [one] il en reste { $left }.
       *[other] il en reste { $left }.
    }
reason-nobody-to-shift = Tu n’as { $sex ->
        [man] pas d’homme
       *[woman] pas de femme
    } de ce type : { $kind }.
reason-shifted-already = { $sex ->
        [man] Tes hommes de ce type sont déjà tous décalés
       *[woman] Tes femmes de ce type sont déjà toutes décalées
    } : { $kind }.
reason-no-hut-to-move = Aucune autre de tes cases ne porte de hutte.
reason-last-holds-person = Un personnage occupe la douzième case ; aucune hutte ne peut y aller.
reason-colour-not-shown = Aucune carte Dieu { $colour } n’est visible.
reason-no-card-left = Il n’y a plus de carte Dieu dans la pioche, ni dans la défausse.
reason-temple-too-high = La case { $space } du temple demande au moins un { $space } ; tu as un { $value }.
reason-own-priest-there = Ton propre prêtre est sur la case { $space } : cela revient à placer le nouveau sur la case { $to }.
reason-built-already = Le bâtiment { $building } est déjà construit.
reason-building-too-high = Le bâtiment { $building } demande au moins un { $building } ; tu as un { $value }.
reason-not-both-filled = { $first } et { $second } ne portent pas toutes deux un matériau.
reason-kind-not-held = Tu n’as { $sex ->
        [man] pas d’homme
       *[woman] pas de femme
    } de ce type : { $kind }.
reason-sex-used = Dans cette phase, tu as déjà utilisé { $sex ->
        [man] un type d’hommes.
       *[woman] un type de femmes.
    }
reason-use-impossible = Rien de ce que font { $sex ->
        [man] ces hommes
       *[woman] ces femmes
    } n’est possible maintenant : { $kind }.
reason-sex-unused = { $sex ->
        [man] Tu n’as pas encore utilisé d’hommes : double-les, ou utilise-les sans le dieu.
       *[woman] Tu n’as pas encore utilisé de femmes : double-les, ou utilise-les sans le dieu.
    }
reason-same-kind = Avec le dieu vert, tu utilises un autre type ; celui-ci a déjà servi : { $kind }.
reason-jewel-not-out = Ce bijou n’est pas à vendre dans ce round : { $jewel }.
reason-jewel-too-dear = Ce bijou ({ $jewel }) coûte { $cost ->
        [one] { $cost } coquillage
       *[other] { $cost } coquillages
    } ; tu en as { $shells }.
reason-task-not-held = « { $task } » n’est pas une de tes tâches.
reason-task-missing = Pour « { $task } », { $count ->
        [1] il manque une chose : le dieu jaune pourrait aider.
       *[other] il manque { $count } choses.
    }
reason-must-fulfil = Tu peux remplir « { $task } », tu ne peux donc pas abandonner de tâche.
reason-task-not-one-short = Le dieu jaune aide quand il manque exactement une chose ; pour « { $task } », { $count ->
        [0] il ne manque rien.
       *[other] il en manque { $count }.
    }
reason-task-not-offered = La tâche « { $task } » n’est pas proposée.
reason-no-means = Tu ne peux pas invoquer le dieu { $god } : tu n’as ni sa carte, ni deux cartes identiques, ni tuile Dieu.
reason-nobody-left-to-use = Aucun autre de tes personnages ne peut agir maintenant, et le dieu vert ne peut pas aider.
reason-no-task-ready = Il manque quelque chose à chacune de tes tâches, et le dieu jaune ne peut pas aider.

## Notes on things

mark-region = { $material }, poisson { $fish }
mark-region-held = { $material }, poisson { $fish }, { $own ->
        [yes] ta hutte se pousse
       *[no] la hutte ({ $seat }) se pousse
    }
mark-fish = poisson : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mark-person = { $kind } ; à gauche { $sex ->
        [man] { $value ->
            [one] { $value } case de statut
           *[other] { $value } cases de statut
        }
       *[woman] { $value ->
            [one] { $value } coquillage
           *[other] { $value } coquillages
        }
    }
mark-pushes = { $own ->
        [yes] pousse ton propre prêtre sur { $to }
       *[no] pousse un prêtre ({ $seat }) sur { $to }
    }
mark-ejects = { $own ->
        [yes] éjecte ton propre prêtre
       *[no] éjecte un prêtre ({ $seat })
    }
mark-building = { $points } points
mark-use = { $count } × { $kind } : { $value }
mark-jewel = { $cost ->
        [one] { $cost } coquillage
       *[other] { $cost } coquillages
    }, vaut { $worth }
mark-missing = { $count ->
        [1] il manque 1 chose
       *[other] il manque { $count } choses
    }
mark-ready = prête
mark-opens = tes dés qui l’ouvrent : { $die }

## What moves are called

move-pass = Passer
move-done = Terminer
move-point = Prendre un point
move-status = Avancer d’une case de statut
move-shell = Prendre un coquillage
move-offering = Prendre une offrande
move-material = Prendre : { $material }
move-draw-card = Piocher une carte Dieu
move-take-card = Prendre une carte Dieu { $colour }
move-hut = Déplacer une hutte sur la douzième case
move-settle = S’étendre : { $region }
move-settle-last = S’étendre : { $region }, avec une hutte de la douzième case
move-lay = Poser sur { $space }
move-take = { $sex ->
        [man] Prendre l’homme sous { $place }
       *[woman] Prendre la femme sous { $place }
    }
move-take-last = { $sex ->
        [man] Prendre l’homme sous { $place }, sur la douzième case
       *[woman] Prendre la femme sous { $place }, sur la douzième case
    }
move-shift = { $sex ->
        [man] Décaler un homme ({ $kind })
       *[woman] Décaler une femme ({ $kind })
    }
move-priest = Prêtre sur la case { $value }
move-build = Construire le bâtiment { $building }
move-cover = Couvrir { $first } et { $second }
move-place = { $die } sur « { $tile } »
move-invoke-card = Invoquer le dieu { $god }, avec sa carte
move-invoke-tile = Invoquer le dieu { $god }, avec une tuile Dieu
move-invoke-pair = Invoquer le dieu { $god }, avec deux cartes { $colour }s
move-use = { $sex ->
        [man] Utiliser les hommes : { $kind }
       *[woman] Utiliser les femmes : { $kind }
    }
move-double = { $sex ->
        [man] Utiliser les hommes, doublés : { $kind }
       *[woman] Utiliser les femmes, doublées : { $kind }
    }
move-buy = Acheter : { $jewel }
move-fulfil = Remplir : { $task }
move-drop = Abandonner : { $task }
move-pick = Prendre : { $task }

## Editions: mistakes in the file

problem-edition-unknown-name = « { $value } » dans [{ $section }] n’est pas connu ; sont connus : { $allowed }.
problem-edition-one-each = « { $value } » doit figurer exactement une fois dans [{ $section }], et non { $count } fois.
problem-edition-too-few = [{ $section }] ne suffit pas pour une partie : il en faut au moins { $allowed }, et non { $value }.

## Editions: what is known of the box

problem-edition-colours = Il y a { $allowed } couleurs, et non { $value }.
problem-edition-regions = Il y a { $allowed } régions, et non { $value }.
problem-edition-islands = Il y a { $allowed } îles, et non { $value }.
problem-edition-terrains = Les régions sont { $allowed }, et non { $value }.
problem-edition-materials = Les matériaux de construction sont { $allowed }, et non { $value }.
problem-edition-yields = « { $about } » devrait se trouver dans { $allowed } régions, et non dans { $value }.
problem-edition-routes-printed = La voie { $about } a la valeur { $allowed }, et non { $value }.
problem-edition-routes-closed = Aucune voie ne relie ces régions : { $value }.
problem-edition-routes-range = Les voies ont des valeurs de { $allowed } ; ici, il y a un { $value }.
problem-edition-routes-six = Une voie maritime demande un { $allowed } ; ici, la plus haute est { $value }.
problem-edition-routes-high = Une voie terrestre devrait demander au moins un { $allowed } ; ici, la plus haute est { $value }.
problem-edition-routes-lead-everywhere = Ces régions ne peuvent pas être atteintes depuis les autres : { $value }.
problem-edition-fish = Il y a { $allowed } poissons, et non { $value }.
problem-edition-fish-ones = Il y a { $allowed } poissons de valeur 1, et non { $value }.
problem-edition-fish-printed = Les poissons ont des valeurs de { $allowed } ; ici : { $value }.
problem-edition-fish-kinds = Types de poissons, « { $about } » : { $allowed }, et non { $value }.
problem-edition-fish-six = Selon les témoignages, il y a un poisson de valeur { $allowed } ; ici : { $value }.
problem-edition-people = Hommes et femmes, « { $about } » : { $allowed }, et non { $value }.
problem-edition-copies = Chaque type devrait exister { $allowed } fois en homme et en femme, et non { $value } fois.
problem-edition-left-sides = Côtés gauches, « { $about } » : { $allowed } doit être possible ; ici : { $value }.
problem-edition-left-range = Les côtés gauches devraient être { $allowed } ; ici, il y a un { $value }.
problem-edition-gods = Cartes Dieu, « { $about } » : { $allowed }, et non { $value }.
problem-edition-god-tiles = Tuiles Dieu, « { $about } » : { $allowed }, et non { $value }.
problem-edition-action-tiles = À { $about } joueurs, les tuiles sont { $allowed }, et non { $value }.
problem-edition-fishing = La pêche rapporte { $allowed } points, et non { $value }.
problem-edition-helper = L’Assistant coûte { $allowed }, et non { $value }.
problem-edition-fire = Bonus Feu, « { $about } » : { $allowed }, et non { $value }.
problem-edition-temple = Les cases du temple devraient être { $allowed }, et non { $value }.
problem-edition-priests = Chacun a { $allowed } prêtres, et non { $value }.
problem-edition-buildings = Les bâtiments sont { $allowed }, et non { $value }.
problem-edition-rounds = Points des rounds, « { $about } » : { $allowed }, et non { $value }.
problem-edition-status = Début et fin de la piste Statut : { $allowed }, et non { $value }.
problem-edition-status-fifth = La cinquième case de statut est la première qui vaut { $allowed } ; ici, les cases sont { $value }.
problem-edition-status-rises = La piste Statut ne devrait jamais baisser : { $value }.
problem-edition-jewelry = Bijoux, « { $about } » : { $allowed }, et non { $value }.
problem-edition-jewelry-kinds = Types de bijoux, « { $about } » : { $allowed }, et non { $value }.
problem-edition-necklace = Un des types de bijoux est « { $allowed } » ; ici : { $value }.
problem-edition-jewelry-costs = Les bijoux devraient coûter { $allowed } ; ici, il y a un { $value }.
problem-edition-hut-spaces = Cases des huttes, « { $about } » : { $allowed }, et non { $value }.
problem-edition-ceremony = Selon les témoignages, il y a { $allowed } cases Cérémonie, et non { $value }.
problem-edition-ceremony-materials = Il devrait y avoir { $allowed } cases Cérémonie « { $about } », et non { $value }.
problem-edition-ceremony-neighbours = Des cases Cérémonie adjacentes devraient avoir des matériaux différents : { $value }.
problem-edition-start = Au départ, « { $about } » : { $allowed }, et non { $value }.
problem-edition-offers = Sur le plateau, « { $about } » : { $allowed }, et non { $value }.
problem-edition-tasks = Il y a { $allowed } tâches « { $about } », et non { $value }.
problem-edition-task-points = Tâches, « { $about } » : { $allowed }, et non { $value }.
problem-edition-task-kinds = Nombre de tâches qui demandent « { $about } » : { $allowed }, et non { $value }.
problem-edition-final = Décompte final, « { $about } » : { $allowed }, et non { $value }.

## The board on the page

page-seat = { $number ->
        [1] Anna
        [2] Ben
        [3] Cleo
       *[4] Don
    }
page-board = Lagon : { $count } régions sur cinq îles
page-region = { $region } : { $material } ou offrande, poisson { $fish } ; { $state ->
        [free] encore personne
       *[held] { $own ->
            [yes] ta hutte est sur la case Construction
           *[no] { $seat } occupe la case Construction
        }
    }
page-region-aside = à côté : { $names }
page-route = { $way ->
        [sea] Voie maritime
       *[land] Voie terrestre
    } entre { $from } et { $to } : { $value } ou plus
page-tiles = Tuiles Action
page-tile = { $tile } : { $state ->
        [empty] pas encore de dé
       *[dice] { $dice }
    }
page-die-of = { $own ->
        [yes] ton { $die }
       *[no] { $die } ({ $seat })
    }
page-fishing-worth = { $points } points pour chaque dé
page-choices = Ce que tu peux choisir
page-choice-offering = Offrande
page-choice-point = Point
page-choice-status = Statut
page-choice-shell = Coquillage
page-choice-pile = De la pioche
page-choice-card = Carte { $colour }
page-choice-huts = Déplacer une hutte
page-choice-fulfil = Remplir
page-choice-drop = Abandonner
page-choice-pass = Passer
page-choice-done = Terminer
page-costs = { $count ->
        [one] coûte { $count } point de dé
       *[other] coûte { $count } points de dé
    }
page-die-points = { $count ->
        [one] encore { $count } point de dé
       *[other] encore { $count } points de dé
    }
page-points-left = { $count ->
        [0] point de dé
        [one] point de dé
       *[other] points de dé
    }
page-strength = vaut { $value }
page-ledger = Côté droit du plateau de jeu
page-round = Round { $round } sur { $rounds }
page-round-short = round { $round }
page-phase = Phase { $phase }
page-building-worth = Un bâtiment rapporte { $points } points pendant ce round.
page-priest-worth = { $points ->
        [one] Un prêtre au temple rapporte { $points } point pendant ce round.
       *[other] Un prêtre au temple rapporte { $points } points pendant ce round.
    }
page-status = Statut
page-status-of = { $own ->
        [yes] Toi
       *[no] { $seat }
    } : case { $step }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-temple = Temple
page-temple-space = Case { $value } du temple : { $state ->
        [free] libre
       *[held] { $own ->
            [yes] ton prêtre
           *[no] prêtre ({ $seat })
        }
    }
page-god-tiles-left = { $count ->
        [one] encore { $count } tuile Dieu
       *[other] encore { $count } tuiles Dieu
    }
page-men = Hommes
page-women = Femmes
page-place = { $who ->
        [man] Homme sous { $place }
       *[woman] Femme sous { $place }
    }
page-person = { $who ->
        [man] homme, { $kind } ; { $left ->
            [one] à gauche { $left } case de statut
           *[other] à gauche { $left } cases de statut
        }
       *[woman] femme, { $kind } ; { $left ->
            [one] à gauche { $left } coquillage
           *[other] à gauche { $left } coquillages
        }
    }
page-empty = vide
page-tasks = Tâches
page-points-each = { $points } points
page-task = Tâche : { $task }
page-task-ready = prête
page-of = { $count } sur { $all }
page-no-tasks = Plus aucune tâche.
page-jewelry = Bijoux
page-jewel = { $jewel } : { $worth ->
        [one] { $worth } point à la fin
       *[other] { $worth } points à la fin
    }, { $cost ->
        [one] coûte { $cost } coquillage
       *[other] coûte { $cost } coquillages
    }
page-all-jewelry = Bijoux de tous les rounds
page-gods = Dieux
page-discarded = { $count } en défausse
page-pile = Pioche des cartes Dieu : { $count }
page-card-shown = Visible : une carte Dieu { $colour }
page-boards = Plateaux individuels
page-own-board = Ton plateau
page-dice = Dés
page-die = Dé { $die }
page-die-placed = Dé { $die }, sur « { $tile } »
page-hand = Cartes Dieu
page-hand-card = { $count ->
        [1] Une carte Dieu { $colour }
       *[other] { $count } cartes Dieu { $colour }s
    }
page-hidden = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
page-hidden-cards = { $count ->
        [one] { $count } carte Dieu cachée
       *[other] { $count } cartes Dieu cachées
    }
page-no-cards = aucune carte
page-god-tile = { $count ->
        [1] Une tuile Dieu : n’importe quel dieu, sans offrande
       *[other] { $count } tuiles Dieu : n’importe quel dieu, sans offrande
    }
page-offerings = { $count ->
        [one] { $count } offrande
       *[other] { $count } offrandes
    }
page-call-god = Invoquer un dieu
page-god = Invoquer le dieu { $god }
page-god-blue = pas inférieur
page-god-white = vaut 6
page-god-red = poisson
page-god-green = doublé
page-god-yellow = il manque 1
page-ceremony = Cérémonie
page-ceremony-space = Case Cérémonie { $space } : { $state ->
        [free] libre, pour { $material }
        [building] bâtiment
       *[filled] { $material }
    }
page-building = Bâtiment { $value } : { $state ->
        [built] construit
       *[open] à construire
    }
page-beside = À côté du plateau : { $count } { $material }
page-huts-and-people = Cases Hutte
page-people-and-huts = { $people ->
        [one] { $people } personnage
       *[other] { $people } personnages
    } · { $huts ->
        [one] { $huts } hutte
       *[other] { $huts } huttes
    }
page-space-huts = { $count ->
        [1] une hutte
       *[other] { $count } huttes
    }
page-space-free = case libre
page-last-space = Douzième case
page-is-shifted = déjà en bas
page-not-shifted = encore en haut
page-look = { $own ->
        [yes] Voir ton plateau
       *[no] Voir le plateau ({ $seat })
    }
page-turn-order = Ordre du tour { $place }
page-count-cards = { $count ->
        [one] { $count } carte Dieu
       *[other] { $count } cartes Dieu
    }
page-count-offerings = { $count ->
        [one] { $count } offrande
       *[other] { $count } offrandes
    }
page-count-shells = { $count ->
        [one] { $count } coquillage
       *[other] { $count } coquillages
    }
page-count-god-tiles = { $count ->
        [one] { $count } tuile Dieu
       *[other] { $count } tuiles Dieu
    }
page-count-priests = { $count ->
        [one] { $count } prêtre en réserve
       *[other] { $count } prêtres en réserve
    }
page-count-regions = { $count ->
        [one] huttes dans { $count } région
       *[other] huttes dans { $count } régions
    }
page-count-people = { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
page-count-buildings = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
page-count-tasks = { $count ->
        [one] { $count } tâche remplie
       *[other] { $count } tâches remplies
    }
page-count-jewelry = { $count ->
        [0] aucun bijou
        [one] { $count } bijou, valeur { $worth }
       *[other] { $count } bijoux, valeur { $worth }
    }
page-reconstructed = reconstitué
page-views = Parties du plateau de jeu
page-view-play = Jouer
page-view-islands = Îles
page-view-offers = Offres
page-view-boards = Plateaux

## What things are, told where one points at them

page-tip-region = Une nouvelle hutte rapporte aussitôt un matériau ({ $material }) ou une offrande. Les huttes déjà là s’écartent, mais restent.
page-tip-fish = Poisson { $points } : compté à la fin pour la hutte de la case Construction, ou aussitôt avec le dieu rouge.
page-tip-route = Un dé d’au moins { $value } sur la bonne tuile permet de passer.
page-tip-tile-land = Mène une hutte par voie terrestre dans une nouvelle région.
page-tip-tile-sea = Mène une hutte par voie maritime dans une nouvelle région.
page-tip-tile-man = Prends un homme sous la valeur du dé, ou sous une valeur inférieure. Il lui faut une case libre.
page-tip-tile-woman = Prends une femme sous la valeur du dé, ou sous une valeur inférieure. Il lui faut une case libre.
page-tip-tile-helper = Dépense des points de dé : 1 pour décaler un personnage ou marquer un point ; 2 pour une offrande, une carte Dieu, un matériau ou une hutte à déplacer.
page-tip-tile-temple = Envoie un prêtre sur une case jusqu’à la valeur du dé et donne le bonus Feu.
page-tip-tile-build = Pose un bâtiment jusqu’à la valeur du dé sur deux cases Cérémonie remplies et donne le bonus Feu.
page-tip-tile-fishing = Accepte n’importe quel dé, à tout moment.
page-tip-lower = Un dé doit être plus faible que tous ceux qui sont ici.
page-tip-lower-now = Un dé doit maintenant être inférieur à { $value }.
page-tip-die = Va sur une tuile Action. Fort, il peut davantage ; faible, il trouve plus souvent sa place.
page-tip-god-blue = Un dé peut aller là où il n’est pas plus faible que les autres.
page-tip-god-white = Un dé compte comme un six.
page-tip-god-red = Marque le poisson de la région où tu viens de t’étendre.
page-tip-god-green = Double un type de personnages, ou permet d’en utiliser un de plus.
page-tip-god-yellow = Remplit une tâche à laquelle il manque une chose, pour { $points } points.
page-tip-card = Coûte la carte et une offrande. Deux autres cartes identiques conviennent aussi.
page-tip-god-tile = Invoque n’importe quel dieu, sans carte ni offrande.
page-tip-god-tile-end = { $points } points chacune si elle reste à la fin
page-tip-temple = Il faut un dé d’au moins { $value }. Un prêtre déjà là est poussé vers la droite, le dernier sort.
page-tip-temple-most = En phase C, le plus de prêtres rapporte une tuile Dieu ; à égalité, le plus à gauche l’emporte.
page-tip-kind-land = Phase B : s’étendre par voie terrestre, { $unit } chacun, { $cap } au plus.
page-tip-kind-sea = Phase B : s’étendre par voie maritime, { $unit } chacun, { $cap } au plus.
page-tip-kind-woman = Phase B : prendre une femme, { $unit } chacun, { $cap } au plus.
page-tip-kind-man = Phase B : prendre un homme, { $unit } chacun, { $cap } au plus.
page-tip-kind-build = Phase B : construire, { $unit } chacun, { $cap } au plus.
page-tip-kind-material = Phase B : chacun rapporte un matériau.
page-tip-kind-hut = Phase B : chacun déplace une hutte vers la douzième case.
page-tip-kind-points = Phase B : chacun rapporte { $unit } points.
page-tip-kind-god = Phase B : chacun rapporte une carte Dieu.
page-tip-kind-offering = Phase B : chacun rapporte une offrande.
page-tip-kind-status = Phase B : chacun rapporte une case de statut.
page-tip-kind-shell = Phase B : chacun rapporte un coquillage.
page-tip-left-man = { $left ->
        [one] Décalé par l’Assistant, il est tatoué : { $left } case de statut.
       *[other] Décalé par l’Assistant, il est tatoué : { $left } cases de statut.
    }
page-tip-left-woman = { $left ->
        [one] Décalée par l’Assistant, elle ramasse { $left } coquillage.
       *[other] Décalée par l’Assistant, elle ramasse { $left } coquillages.
    }
page-tip-under = Il faut un dé d’au moins { $value }
page-tip-hut = Va dans une région où tu t’étends. Sa case est alors libre pour un personnage.
page-tip-free = Place pour un personnage.
page-tip-last = Autant de huttes que l’on veut : déplacées ici, elles libèrent les autres cases.
page-tip-task = En phase C, on remplit une tâche ou on en abandonne une. Rien n’est dépensé pour cela.
page-tip-jewel = S’achète avec des coquillages en phase C de son round, un bijou par personne.
page-tip-pile = La carte du dessus, que les autres ne voient pas.
page-tip-shown = Visible : tout le monde saura que tu l’as.
page-tip-ceremony = Pour ce matériau : { $material }. Un bâtiment recouvre deux cases adjacentes remplies.
page-tip-building = Il faut un dé d’au moins { $value } et deux cases Cérémonie adjacentes remplies.
page-tip-material = Va sur une case Cérémonie libre de son type, sinon à côté du plateau.
page-tip-offering = Se donne avec une carte pour invoquer un dieu.
page-tip-shell = Achète des bijoux en phase C.
page-tip-status = Une case de plus sur la piste Statut.
page-tip-point = Un point tout de suite.
page-tip-track = Comptée en phase C : le plus avancé commence le round suivant ; puis tout le monde repart de 0.
page-tip-track-now = { $points ->
        [one] Te rapporterait { $points } point
       *[other] Te rapporterait { $points } points
    }
page-tip-bonus = En avoir { $count } rapporte { $points } points à la fin.
page-tip-cards = Les cartes Dieu invoquent les dieux et comptent pour certaines tâches.
page-tip-priests = Attendent d’être envoyés au temple.
page-tip-turn = Déterminé en phase C par la piste Statut.
page-tip-fulfil = La tâche rapporte { $points } points.
page-tip-drop = La tâche part sans points ; une nouvelle arrive de toute façon.
page-tip-double = Ce qu’ils font compte double, jusqu’à sa limite.
page-tip-pass = Tu y renonces.
page-tip-done = Tu ne fais plus rien ici.
page-tip-have = Tu en as { $count }

## What was told, several events in one

page-event-cards-laid = Cartes Dieu visibles : { $colour }.
page-event-status-placed = { $own ->
        [yes] Avec ton statut, tu marques
       *[no] Avec son statut, { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $own ->
        [yes] reçois
       *[no] reçoit
    } la tuile Ordre du tour { $place }.

## What moves bring

page-move-place = { $tile } · { $die }
page-brings-region = { $region } : { $material } ou offrande
page-brings-many-regions = { $count } régions
page-brings-points = { $value ->
        [one] { $value } point de dé à dépenser
       *[other] { $value } points de dé à dépenser
    }
page-brings-building = { $points } points, bonus Feu
page-brings-regions = { $count } régions : { $region }
page-brings-people = { $count } au choix : { $kind }
page-brings-temple = une case jusqu’à { $value }, { $points ->
        [one] { $points } point en phase C
       *[other] { $points } points en phase C
    }, bonus Feu
page-brings-scores = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-brings-free = libre ; { $points ->
        [one] { $points } point en phase C
       *[other] { $points } points en phase C
    }
page-brings-frees = libère une case pour un personnage
page-brings-same = ne libère aucune autre case
page-brings-offerings = { $count ->
        [0] plus d’offrande
        [one] il reste { $count } offrande
       *[other] il reste { $count } offrandes
    }
page-brings-tiles = { $count ->
        [0] plus de tuile Dieu
        [one] il reste { $count } tuile Dieu
       *[other] il reste { $count } tuiles Dieu
    }
page-brings-next-to = près d’une case remplie : prête pour un bâtiment
page-brings-alone = aucune case adjacente remplie
page-brings-nothing = ne rapporte rien
page-brings-now = puis { $count }
page-group-die = Avec le { $die }
page-group-god = D’abord un dieu
page-next-tile = Où va le { $die } ?
page-next-die = Quel dé y va ?
page-next-paid = Avec quoi invoques-tu le dieu ?
page-next-god = Pour quel dieu ?
page-next-hut = Quelle hutte : de la douzième case ou une autre ?
page-next-space = Sur la douzième case ou une autre ?
page-next-task = Remplir ou abandonner ?
page-next-which = Quelle tâche ?
page-next-cover = Et quelle case adjacente ?
page-next-double = Doublé, ou un type de plus ?
page-ceremony-at = rang { $row }, place { $column }
page-phase-A = dés et actions
page-phase-B = hommes et femmes
page-phase-C = du statut aux tâches
page-now = Round { $round } · { $phase }

## The end on the page

page-score-start = Ordre du tour au départ
page-score-fishing = Pêche
page-score-helper = Assistant
page-score-fish = Poissons avec le dieu rouge
page-score-buildings = Bâtiments
page-score-people = Hommes et femmes
page-score-status = Statut
page-score-priests = Temple
page-score-tasks = Tâches
page-score-god-tiles = Tuiles Dieu
page-score-fish-final = Poissons à la fin
page-score-jewelry = Bijoux
page-score-bonus = Bonus de six points
page-where-from = D’où viennent les points
page-from-tasks = tâches
page-from-temple = temple et statut
page-from-fish = poissons
page-from-buildings = bâtiments
page-from-jewelry = bijoux et tuiles Dieu
page-from-rest = le reste
page-where-dice = Où sont allés les dés
page-gods-called = Dieux invoqués

## The drawing in the terminal

board-round = Round { $round }
board-phase = { $phase ->
        [setup] premières huttes
        [A] phase A
        [B] phase B
        [C] phase C
       *[end] décompte final
    }
board-tiles = Actions
board-status = Statut
board-temple = Temple
board-offers = Disponibles
board-jewelry = Bijoux
board-cards = Cartes Dieu
board-tasks = Tâches
board-players = Joueurs
board-signs = ☀ points  Σ maintenant  ⚂ dés  ✿ offrandes  ◎ coquillages  ✦ tuiles Dieu
board-own = Ton plateau
board-spaces = Huttes et personnages
board-ceremony = Cérémonie
board-hand = Ta main
board-score = Score
board-total = total
board-row-start = départ
board-row-fishing = pêche
board-row-helper = Assistant
board-row-fish = poissons (dieu rouge)
board-row-buildings = bâtiments
board-row-people = personnages
board-row-status = statut
board-row-priests = prêtres
board-row-tasks = tâches
board-row-god-tiles = tuiles Dieu
board-row-fish-final = poissons
board-row-jewelry = bijoux
board-row-bonus-tasks = neuf tâches
board-row-bonus-jewelry = six bijoux
board-row-bonus-ceremony = cases Cérémonie pleines
board-row-bonus-buildings = six bâtiments
board-row-bonus-regions = douze régions
board-row-bonus-people = douze personnages

## The page about the edition

page-section-colours = Couleurs
page-section-rounds = Rounds
page-section-start = Ce que chacun a au départ
page-section-offers = Ce qu’il y a sur le plateau
page-section-regions = Régions
page-section-materials = Matériaux de construction
page-section-yields = Ce que donnent les régions
page-section-routes = Voies
page-section-fish = Poissons
page-section-people = Hommes et femmes
page-section-left_values = Les côtés gauches des hommes et des femmes
page-section-gods = Dieux
page-section-god_tiles = Tuiles Dieu
page-section-action_tiles = Tuiles Action
page-section-fishing = Pêche
page-section-helper = L’Assistant
page-section-fire = Le bonus Feu
page-section-temple = Le temple
page-section-priests = Prêtres
page-section-status = La piste Statut
page-section-jewelry = Bijoux
page-section-buildings = Bâtiments
page-section-ceremony = Les cases Cérémonie
page-section-hut_spaces = Les cases des huttes
page-section-tasks = Tâches
page-section-final = Six points chacun à la fin
page-note-colours = Vert, noir, bleu et rouge viennent de témoignages. Leur ordre et leurs marques sont de notre choix.
page-note-rounds = Ce que rapportent un bâtiment et un prêtre, round par round.
page-note-start = Les points selon la place dans l’ordre du tour ; les dés, cartes, offrandes, tuile Dieu et tâches de chacun ; le poisson près duquel vont les premières huttes.
page-note-offers = Les personnages et les bijoux d’un round, les cartes Dieu visibles, et combien il y a de tâches de plus que de joueurs.
page-note-regions = Cinq îles, et trois régions de chaque terrain. D’après des témoignages sur la petite carte d’une tuile Tâche, qui s’accordent avec un exemple de la règle.
page-note-materials = Trois types.
page-note-yields = Imprimé : chaque région donne un matériau ou une offrande. Reconstitué : quel matériau. Les montagnes donnent de la pierre, les forêts du bois, les plages du sable, et chaque plaine autre chose.
page-note-routes = Imprimé : quatre valeurs, dans un exemple, et l’absence de diagonales. Déduit : la plupart des autres voies. Reconstitué : toutes les autres valeurs et les voies de l’anneau extérieur.
page-note-fish = Imprimé : douze tuiles de valeur 1 à 6, dont quatre de valeur 1. Déduit : quatre types de trois. Reconstitué : les noms et toutes les autres valeurs.
page-note-people = Imprimé : les douze types et leurs effets. Déduit : trois de chacun en homme et en femme.
page-note-left_values = Les cases de statut d’un homme, les coquillages d’une femme. Reconstitué, sauf ce que montre un exemple : deux hommes qui font 5 cases à eux deux, et une femme de 3 coquillages.
page-note-gods = Douze cartes de chaque couleur, quand chaque dieu peut être invoqué, et ce qu’il en coûte.
page-note-god_tiles = Dix en tout, dont six pour le temple ; celles qui restent à la fin rapportent des points.
page-note-action_tiles = Quelles tuiles sont en jeu selon le nombre de joueurs ; une tuile combinée propose deux actions au choix.
page-note-fishing = Une place pour n’importe quel dé, à tout moment.
page-note-helper = Ce que coûte chaque chose en points de dé.
page-note-fire = Une des deux premières choses et une des deux autres, après un prêtre ou un bâtiment.
page-note-temple = Déduit : six cases, pour les dés de 6 à 1. Les flèches mènent à droite.
page-note-priests = Le nombre de prêtres de chacun.
page-note-status = Imprimé : elle va de 0 à 15, et la cinquième case est la première de plusieurs qui valent 4. Reconstitué : toutes les autres cases.
page-note-jewelry = Imprimé : vingt-quatre tuiles valant de 1 à 9, et un type qui est un collier. Déduit : six types de quatre. Reconstitué : les prix, leur rapport avec les valeurs et les autres noms.
page-note-buildings = Une série pour chacun ; le dé est le plus faible qui permette de construire.
page-note-ceremony = Selon des témoignages : douze cases. Imprimé : les cases adjacentes, horizontales et verticales. Reconstitué : la grille et le matériau de chaque case.
page-note-hut_spaces = Imprimé : la douzième case porte deux huttes au départ ; une autre case doit donc être libre.
page-note-tasks = Les soixante sont décrites dans la règle : sept vert clair et cinquante-trois vert foncé. Déduit : il y en a une pour chaque couleur de cartes Dieu.
page-note-final = Imprimé sur chaque plateau individuel.

## The key to the drawing in the terminal, and the board in words

name-fishkind-ray = raie
name-fishkind-angel = poisson-ange
name-fishkind-puffer = poisson-globe
name-fishkind-needle = orphie
board-men = Hommes
board-women = Femmes
board-own-tasks = Tes tâches
board-missing = { $count ->
        [0] prête
       *[other] il manque { $count }
    }
board-sign-forest = forêt
board-sign-plain = plaine
board-sign-beach = plage
board-sign-mountain = montagne
board-sign-gives = la région donne { $material }
board-sign-land = voie terrestre, à partir de ce dé
board-sign-sea = voie maritime, à partir de ce dé
board-sign-top = sur la case Construction
board-sign-hut = huttes des joueurs
board-sign-die = dé d’un joueur sur une tuile Action ; cases de statut
board-sign-turn = doit jouer
board-sign-points = points
board-sign-now = si la partie finissait maintenant
board-sign-dice = dés pas encore placés
board-sign-offerings = offrandes
board-sign-shells = coquillages
board-sign-god-tiles = tuiles Dieu
board-sign-priests = prêtres hors du temple
board-sign-cards = cartes Dieu en main
board-sign-huts = régions avec une hutte ; huttes sur une case
board-sign-people = hommes et femmes
board-sign-built = bâtiments
board-sign-done = tâches remplies ; une tâche prête
board-sign-sexes = homme, femme
board-sign-shifted = décalé vers le bas
board-sign-missing = ce qui manque encore pour la tâche
board-sign-empty = libre, ou un dé déjà placé

# The end of a game
page-end-why = { $part ->
        [tasks] Les tâches ont fait la différence
        [temple] Le temple et le statut ont fait la différence
        [fish] Les poissons ont fait la différence
        [buildings] Les bâtiments ont fait la différence
        [jewelry] Les bijoux et les tuiles Dieu ont fait la différence
       *[rest] Les petits points en chemin ont fait la différence
    }, { $points } à { $less }.
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
    }, plus tôt dans l’ordre du tour.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Ton but : le plus de points après six rounds. Huttes, personnages, bâtiments et tâches en rapportent.
page-coach-first-hut-title = Ta première hutte
page-coach-first-hut = Choisis une région qui brille, puis la hutte : de préférence pas celle de la douzième case, qui peut en porter plusieurs.
page-coach-first-hut-why = Tu t’étendras à partir d’ici : mieux vaut beaucoup de voies, aux valeurs basses.
page-coach-yield-title = La région donne
page-coach-yield = Prends le matériau, ou une offrande.
page-coach-yield-why = Deux matériaux côte à côte portent un bâtiment, { $building } points à présent. Les dieux aident contre une offrande.
page-coach-ceremony-title = Où le poser ?
page-coach-ceremony = Choisis une case Cérémonie qui brille.
page-coach-ceremony-why = Deux cases adjacentes remplies portent un bâtiment : pense par paires.
page-coach-place-title = Un dé, une action
page-coach-place = Choisis un dé, puis une tuile qui brille : tu fais ce qu’elle dit. Il doit être inférieur à tous ceux de la tuile.
page-coach-place-why = Les dés forts font plus, les faibles peuvent attendre. La pêche reste ouverte : { $fishing } points.
page-coach-gods-title = Un dieu peut aider
page-coach-gods = Les masques qui brillent sont des dieux qui aident ton prochain dé : contre une carte et une offrande, ou une tuile Dieu.
page-coach-gods-why = N’en invoque un que s’il ouvre quelque chose ; sinon place simplement un dé.
page-coach-settle-title = Une nouvelle région
page-coach-settle = Choisis une région qui brille : une voie y mène depuis tes huttes et ton dé suffit. Puis choisis la hutte.
page-coach-settle-why = Tu reçois un matériau ou une offrande. À la fin, le poisson revient à la dernière hutte arrivée.
page-coach-red-title = Le dieu rouge
page-coach-red = Il marquerait le poisson de la région : { $points }. Cela coûte une carte rouge et une offrande, ou une tuile Dieu.
page-coach-red-why = Bon pour un gros poisson ; pour un petit, passe.
page-coach-person-title = Quelqu’un s’installe
page-coach-person = Choisis un homme ou une femme qui brille : une case vide devient son logis.
page-coach-person-why = En phase B, ils font à chaque round ce que montre leur signe, et des tâches demandent des personnages.
page-coach-helper-title = L’Assistant
page-coach-helper = Dépense tes points de dé pour ce qui brille, une chose après l’autre.
page-coach-helper-why = Les coquillages achètent des bijoux, le statut donne points et avance, les matériaux deviennent bâtiments.
page-coach-temple-title = Ton prêtre
page-coach-temple = Choisis une case qui brille. Un prêtre qui s’y trouve est poussé à droite.
page-coach-temple-why = Chaque prêtre au temple rapporte { $priest } en phase C, la majorité une tuile Dieu. Et maintenant, un bonus Feu.
page-coach-fire-first-title = Bonus Feu, un
page-coach-fire-first = Choisis une carte Dieu ou une offrande.
page-coach-fire-first-why = Un dieu coûte une de chaque : prends ce que tu as le moins.
page-coach-fire-second-title = Bonus Feu, deux
page-coach-fire-second = Choisis une case sur la piste Statut, ou un coquillage.
page-coach-fire-second-why = Le statut donne des points en phase C et décide qui commence ; les coquillages achètent des bijoux.
page-coach-build-title = Quel bâtiment ?
page-coach-build = Choisis un bâtiment qui brille : ton dé permet tous ceux qui ne dépassent pas sa valeur.
page-coach-build-why = Chacun rapporte { $building } points à présent. Prends le plus haut ; les autres viendront avec des dés plus faibles.
page-coach-cover-title = Où il se dresse
page-coach-cover = Choisis deux cases adjacentes qui brillent : leurs matériaux sont utilisés.
page-coach-cover-why = Laisse des paires libres pour le prochain bâtiment, pas des trous isolés.
page-coach-people-title = Tes personnages agissent
page-coach-people = Choisis un signe qui brille : tes personnages de ce type font ce qu’il montre. Un type d’hommes et un de femmes.
page-coach-people-why = Ils restent, et pourront le refaire à chaque round.
page-coach-green-title = Le dieu vert
page-coach-green = Choisis ce que tes personnages font en double, ou un type qui agit en plus.
page-coach-green-why = Prends ce qui va plus loin : une voie ou un bâtiment autrement impossible.
page-coach-materials-title = Matériau
page-coach-materials = Choisis sable, bois ou pierre.
page-coach-materials-why = Prends ce qui peut aller à côté d’une case remplie : une paire porte un bâtiment.
page-coach-cards-title = Une carte Dieu
page-coach-cards = Choisis une carte visible, ou pioche.
page-coach-cards-why = Bleu et blanc aident les dés, rouge marque les poissons, vert est pour les personnages, jaune pour les tâches.
page-coach-huts-title = Fais de la place
page-coach-huts = Tu peux déplacer une hutte de ton plateau vers la douzième case, où plusieurs tiennent.
page-coach-huts-why = Cela libère une case pour un personnage de plus.
page-coach-jewelry-title = Bijoux
page-coach-jewelry = Choisis un bijou qui brille, payable avec tes coquillages. Un par round, ou passe.
page-coach-jewelry-why = Il compte à la fin de la partie, et des tâches en demandent.
page-coach-task-title = Une tâche remplie
page-coach-task = Choisis une tâche remplie, qui brille : { $task } points. Tu ne dépenses rien.
page-coach-task-why = Une par round. Que les deux autres guident tes prochains dés.
page-coach-drop-title = Pas encore de tâche
page-coach-drop = À chaque round, une tâche est remplie, ou sinon abandonnée. Choisis la plus lointaine, puis « Abandonner ».
page-coach-drop-why = Vois ce qui manque aux autres : voilà à quoi servent tes prochains dés.
page-coach-yellow-title = Le dieu jaune
page-coach-yellow = Choisis la tâche à laquelle il ne manque qu’une chose : il la fait compter, pour { $helped } points.
page-coach-yellow-why = Moins que { $task }, mais mieux que d’abandonner.
page-coach-new-task-title = Une nouvelle tâche
page-coach-new-task = Choisis une tâche qui brille pour la place libre.
page-coach-new-task-why = Prends celle qui va avec ce que tu as : chacune dit ce qui manque.
page-coach-last-tasks-title = Les dernières tâches
page-coach-last-tasks = Choisis tout ce que tu as rempli : { $task } points chacune.
page-coach-last-tasks-why = Rien ne vient après : un dieu peut aider aussi.

## What puzzles are about

page-theme-red = Le rouge au bon moment
page-theme-god = Un dé avec l’aide d’un dieu
page-theme-die = Quel dé, et où
page-theme-eject = Un prêtre est éjecté
page-theme-push = Une poussée au temple
page-theme-task = Une tâche remplie
page-theme-give-up = Une tâche abandonnée
page-theme-new-task = Une tâche qui convient
page-theme-settle = Où s’étendre
page-theme-yield = Matériau ou offrande
page-theme-pair = Une paire pour la cérémonie
page-theme-building = Quel bâtiment
page-theme-people = Les bonnes personnes
page-theme-jewel = Un bijou
page-theme-helper = Ce que fait l’assistant
page-theme-cards = Quelle carte Dieu

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Signe
page-field-building = Points d’un bâtiment
page-field-priest = Points d’un prêtre
page-field-points = Points
page-field-dice = Dés
page-field-die_sides = Faces d’un dé
page-field-cards = Cartes Dieu
page-field-offerings = Offrandes
page-field-shells = Coquillages
page-field-god_tiles = Tuiles Dieu
page-field-light_tasks = Tâches vert clair
page-field-dark_tasks = Tâches vert foncé
page-field-first_fish = Poisson près de la première hutte
page-field-people = Hommes, et femmes
page-field-tasks_extra = Tâches en plus d’une par joueur
page-field-jewelry = Bijoux
page-field-island = Île
page-field-terrain = Terrain
page-field-region = Région
page-field-material = Matériau
page-field-kind = Type
page-field-a = De
page-field-b = À
page-field-value = Valeur
page-field-pair = Source de la voie elle-même
page-field-copies = Exemplaires de chaque
page-field-effect = Effet
page-field-by = Par
page-field-unit = Valeur d’une tuile
page-field-cap = Au plus (0 : sans limite)
page-field-man = Homme : pas de statut
page-field-woman = Femme : coquillages
page-field-card_offerings = Offrandes pour une carte
page-field-pair_cards = Cartes d’une paire
page-field-pair_offerings = Offrandes pour une paire
page-field-phases = Phases
page-field-count = Nombre
page-field-temple = Dans le temple
page-field-end_points = Points à la fin
page-field-actions = Actions
page-field-players = Joueurs
page-field-cost = Prix
page-field-first = L’un de ceux-ci
page-field-second = Et l’un de ceux-ci
page-field-worth = Valeur
page-field-column = Colonne
page-field-row = Ligne
page-field-huts = Huttes
page-field-last = Dernière case
page-field-back = Dos
page-field-needs = Ce qu’il faut
page-field-of = De
page-field-sex = Homme ou femme
page-field-alike = Tous du même type
page-field-different = Tous différents
page-field-shifted = Décalés
page-field-colour = Couleur
page-field-fish = Poisson
page-field-helped_points = Points avec l’aide du dieu jaune
page-field-held = Tâches en main

page-value-land = terrestre
page-value-sea = maritime
page-value-forest = forêt
page-value-plain = plaine
page-value-beach = plage
page-value-mountain = montagne
page-value-centre = centre
page-value-north = nord
page-value-east = est
page-value-south = sud
page-value-west = ouest
page-value-light = vert clair
page-value-dark = vert foncé
page-value-necklace = collier
page-value-bracelet = bracelet
page-value-earrings = boucles d’oreilles
page-value-comb = peigne
page-value-pendant = pendentif
page-value-crown = couronne

page-sheet-pieces = Tuiles et plateaux individuels
