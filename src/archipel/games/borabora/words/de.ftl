# Bora Bora in German. $seat is a player's name, $own says whether it is the reader. The terms are those of docs/words.md.
# A region is called by its island, so that all twelve are feminine (die Ostinsel (Strand)). Colours get their endings in the sentence.

title = Bora Bora
summary = Sechs Durchgänge voller Würfel auf den Inseln von Bora Bora: sich ausbreiten, Männer und Frauen gewinnen, Priester entsenden, bauen und die Götter gnädig stimmen.

name-region-C-NW = Mittelinsel (Wald)
name-region-C-NE = Mittelinsel (Steppe)
name-region-C-SW = Mittelinsel (Strand)
name-region-C-SE = Mittelinsel (Gebirge)
name-region-N-W = Nordinsel (Strand)
name-region-N-E = Nordinsel (Gebirge)
name-region-E-N = Ostinsel (Wald)
name-region-E-S = Ostinsel (Strand)
name-region-S-W = Südinsel (Wald)
name-region-S-E = Südinsel (Steppe)
name-region-W-N = Westinsel (Steppe)
name-region-W-S = Westinsel (Gebirge)

name-tile-land = Landweg
name-tile-sea = Wasserweg
name-tile-routes = Land- oder Wasserweg
name-tile-man = Mann
name-tile-woman = Frau
name-tile-persons = Mann oder Frau
name-tile-helper = Helfer
name-tile-temple = Tempel
name-tile-build = Bauen
name-tile-fishing = Fischen

name-material-sand = Sand
name-material-wood = Holz
name-material-stone = Stein

name-god-blue = blau
name-god-white = weiß
name-god-red = rot
name-god-green = grün
name-god-yellow = gelb
name-colour-blue = blau
name-colour-white = weiß
name-colour-red = rot
name-colour-green = grün
name-colour-yellow = gelb

# What the twelve kinds of men and women do
name-kind-land = Landweg
name-kind-sea = Wasserweg
name-kind-woman = Frau
name-kind-man = Mann
name-kind-build = Bauen
name-kind-material = Baustoff
name-kind-hut = Hütte versetzen
name-kind-points = Siegpunkte
name-kind-god = Götterkarte
name-kind-offering = Opfergabe
name-kind-status = Status
name-kind-shell = Muschel

name-jewel-necklace-1 = Halskette 1
name-jewel-necklace-4 = Halskette 4
name-jewel-necklace-6 = Halskette 6
name-jewel-necklace-9 = Halskette 9
name-jewel-bracelet-1 = Armreif 1
name-jewel-bracelet-5 = Armreif 5
name-jewel-bracelet-6 = Armreif 6
name-jewel-bracelet-8 = Armreif 8
name-jewel-earrings-2 = Ohrringe 2
name-jewel-earrings-3 = Ohrringe 3
name-jewel-earrings-6 = Ohrringe 6
name-jewel-earrings-9 = Ohrringe 9
name-jewel-comb-2 = Kamm 2
name-jewel-comb-3 = Kamm 3
name-jewel-comb-7 = Kamm 7
name-jewel-comb-8 = Kamm 8
name-jewel-pendant-2 = Anhänger 2
name-jewel-pendant-4 = Anhänger 4
name-jewel-pendant-5 = Anhänger 5
name-jewel-pendant-7 = Anhänger 7
name-jewel-crown-3 = Krone 3
name-jewel-crown-4 = Krone 4
name-jewel-crown-5 = Krone 5
name-jewel-crown-7 = Krone 7

name-task-man-woman = ein Mann und eine Frau
name-task-woman-priest = eine Frau und ein Priester im Tempel
name-task-man-priest = ein Mann und ein Priester im Tempel
name-task-woman-jewel = eine Frau und ein Schmuckplättchen
name-task-man-first = ein Mann und das Zugreihenfolgeplättchen 1
name-task-regions-3 = Hütten in 3 Gebieten
name-task-cards-alike = 3 Götterkarten einer Farbe
name-task-two-land = 2 Personen (Landweg)
name-task-two-sea = 2 Personen (Wasserweg)
name-task-two-woman = 2 Personen (Frau)
name-task-two-man = 2 Personen (Mann)
name-task-two-build = 2 Personen (Bauen)
name-task-two-material = 2 Personen (Baustoff)
name-task-two-hut = 2 Personen (Hütte versetzen)
name-task-two-points = 2 Personen (Siegpunkte)
name-task-two-god = 2 Personen (Götterkarte)
name-task-two-offering = 2 Personen (Opfergabe)
name-task-two-status = 2 Personen (Status)
name-task-two-shell = 2 Personen (Muschel)
name-task-all-forest = Hütten in allen Wäldern
name-task-all-plain = Hütten in allen Steppen
name-task-all-beach = Hütten an allen Stränden
name-task-all-mountain = Hütten in allen Gebirgen
name-task-all-ray = Hütten bei allen Rochen
name-task-all-angel = Hütten bei allen Kaiserfischen
name-task-all-puffer = Hütten bei allen Kugelfischen
name-task-all-needle = Hütten bei allen Hornhechten
name-task-two-necklace = 2 Halsketten
name-task-two-bracelet = 2 Armreife
name-task-two-earrings = 2 Paar Ohrringe
name-task-two-comb = 2 Kämme
name-task-two-pendant = 2 Anhänger
name-task-two-crown = 2 Kronen
name-task-three-sand = 3 Sand
name-task-three-wood = 3 Holz
name-task-three-stone = 3 Stein
name-task-cards-blue = 2 blaue Götterkarten
name-task-cards-white = 2 weiße Götterkarten
name-task-cards-red = 2 rote Götterkarten
name-task-cards-green = 2 grüne Götterkarten
name-task-cards-yellow = 2 gelbe Götterkarten
name-task-cards-different = 4 verschiedene Götterkarten
name-task-priests-3 = 3 Priester im Tempel
name-task-regions-9 = Hütten in 9 Gebieten
name-task-islands = eine Hütte auf jeder Insel
name-task-men-different = 3 verschiedene Männer
name-task-women-different = 3 verschiedene Frauen
name-task-jewelry-different = 3 verschiedene Arten Schmuck
name-task-men-4 = 4 beliebige Männer
name-task-women-4 = 4 beliebige Frauen
name-task-jewelry-4 = 4 beliebige Schmuckplättchen
name-task-buildings-4 = 4 fertige Gebäude
name-task-god-tiles-2 = 2 Hauptgottplättchen
name-task-offerings-4 = 4 Opfergaben
name-task-shells-5 = 5 Muscheln
name-task-materials-5 = 5 beliebige Baustoffe
name-task-huts-4 = 4 Hütten auf dem zwölften Feld
name-task-men-shifted = 3 verschobene Männer
name-task-women-shifted = 3 verschobene Frauen
name-task-people-shifted = 5 beliebige verschobene Personen

name-bonus-tasks = 9 erfüllte Aufgaben
name-bonus-jewelry = 6 Schmuckplättchen
name-bonus-ceremony = alle Zeremonienfelder gefüllt
name-bonus-buildings = alle 6 Gebäude gebaut
name-bonus-regions = Hütten in allen 12 Gebieten
name-bonus-people = 12 Männer und Frauen

# What is asked, for a refusal
name-asked-first-hut = wohin deine erste Hütte kommt
name-asked-yield = Baustoff oder Opfergabe
name-asked-ceremony = auf welches Zeremonienfeld der Baustoff kommt
name-asked-place = ein Würfel und eine Aktionskarte oder ein Gott
name-asked-settle = in welches Gebiet du dich ausbreitest
name-asked-red = ob du den roten Gott anrufst
name-asked-person = wen du nimmst
name-asked-helper = was dir der Helfer bringt
name-asked-temple = welches Feld des Tempels
name-asked-fire-first = Götterkarte oder Opfergabe
name-asked-fire-second = Status oder Muschel
name-asked-build = welches Gebäude
name-asked-cover = welche zwei Zeremonienfelder
name-asked-people = welche Männer oder Frauen du nutzt
name-asked-green = wobei der grüne Gott hilft
name-asked-materials = welcher Baustoff
name-asked-cards = welche Götterkarte
name-asked-huts = ob du noch eine Hütte versetzt
name-asked-jewelry = ob du Schmuck kaufst
name-asked-task = welche Aufgabe du erfüllst
name-asked-yellow = bei welcher Aufgabe der gelbe Gott hilft
name-asked-new-task = welche neue Aufgabe du nimmst
name-asked-last-tasks = welche Aufgaben du noch erfüllst
name-asked-over = nichts mehr

name-reconstructed-yields = welchen Baustoff ein Gebiet gibt
name-reconstructed-routes = die meisten Werte der Wege
name-reconstructed-fish = Werte und Arten der Fische
name-reconstructed-left_values = die linken Seiten der Männer und Frauen
name-reconstructed-status = die Stufen der Statusleiste
name-reconstructed-jewelry = Preise und Arten des Schmucks
name-reconstructed-ceremony = die Anordnung der Zeremonienfelder

## What is asked

decision-first-hut = { $own ->
        [yes] Erste Hütte: neben welchen Fisch (Wert { $value })?
       *[no] { $seat } setzt die erste Hütte.
    }
decision-yield = { $own ->
        [yes] Neues Gebiet: { $material } oder eine Opfergabe?
       *[no] { $seat } nimmt { $material } oder eine Opfergabe.
    }
decision-ceremony = { $own ->
        [yes] { $material }: auf welches Zeremonienfeld?
       *[no] { $seat } legt { $material } auf ein Zeremonienfeld.
    }
decision-place = { $own ->
        [yes] { $blue ->
            [yes] { $white ->
                [yes] Blau und Weiß helfen: Welcher Würfel wohin?
               *[no] Der blaue Gott hilft: Welcher Würfel wohin?
            }
           *[no] { $white ->
                [yes] Der weiße Gott hilft: Welcher Würfel wohin?
               *[no] { $left ->
                    [1] Wohin mit deinem letzten Würfel?
                   *[other] Setze einen deiner { $left } Würfel ein.
                }
            }
        }
       *[no] { $seat } setzt einen Würfel ein.
    }
decision-settle = { $own ->
        [yes] { $by ->
            [land] Landweg
            [sea] Wasserweg
           *[routes] Land- oder Wasserweg
        } mit einer { $value }: In welches Gebiet?
       *[no] { $seat } breitet sich aus.
    }
decision-red = { $own ->
        [yes] Roter Gott: Fisch werten für { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }?
       *[no] { $seat } darf den roten Gott anrufen.
    }
decision-person = { $own ->
        [yes] { $sex ->
            [man] Welchen Mann
            [woman] Welche Frau
           *[persons] Welchen Mann oder welche Frau
        } nimmst du, bis { $value }?
       *[no] { $seat } nimmt { $sex ->
            [man] einen Mann
            [woman] eine Frau
           *[persons] einen Mann oder eine Frau
        }.
    }
decision-helper = { $own ->
        [yes] Helfer: Was nimmst du für { $left ->
            [one] 1 Würfelpunkt?
           *[other] { $left } Würfelpunkte?
        }
       *[no] { $seat } nutzt den Helfer: { $left ->
            [one] noch 1 Würfelpunkt.
           *[other] noch { $left } Würfelpunkte.
        }
    }
decision-temple = { $own ->
        [yes] Priester: auf welches Tempelfeld, bis { $value }?
       *[no] { $seat } schickt einen Priester in den Tempel.
    }
decision-fire-first = { $own ->
        [yes] Feuerbonus: eine Götterkarte oder eine Opfergabe?
       *[no] { $seat } bekommt den Feuerbonus.
    }
decision-fire-second = { $own ->
        [yes] Feuerbonus: eine Stufe Status oder eine Muschel?
       *[no] { $seat } bekommt den Feuerbonus.
    }
decision-build = { $own ->
        [yes] Welches Gebäude, bis { $value }? Es bringt { $points } Punkte.
       *[no] { $seat } baut.
    }
decision-cover = { $own ->
        [yes] Gebäude { $building }: auf welche zwei Zeremonienfelder?
       *[no] { $seat } baut Gebäude { $building }.
    }
decision-people = { $own ->
        [yes] { $man ->
            [yes] { $woman ->
                [yes] Welche Männer oder Frauen nutzt du?
               *[no] Welche Männer nutzt du?
            }
           *[no] { $woman ->
                [yes] Welche Frauen nutzt du?
               *[no] Noch jemanden nutzen, mit dem grünen Gott?
            }
        }
       *[no] { $seat } darf Männer und Frauen nutzen.
    }
decision-green = { $own ->
        [yes] Grüner Gott: verdoppeln oder eine Art mehr?
       *[no] { $seat } nutzt Männer oder Frauen mit dem grünen Gott.
    }
decision-materials = { $own ->
        [yes] Welchen Baustoff? { $left ->
            [one] Der letzte.
           *[other] Noch { $left }.
        }
       *[no] { $seat } nimmt Baustoffe.
    }
decision-cards = { $own ->
        [yes] Welche Götterkarte? { $left ->
            [one] Die letzte.
           *[other] Noch { $left }.
        }
       *[no] { $seat } nimmt Götterkarten.
    }
decision-huts = { $own ->
        [yes] Noch eine Hütte auf das zwölfte Feld? { $left ->
            [one] Die letzte.
           *[other] Noch { $left }.
        }
       *[no] { $seat } darf Hütten versetzen.
    }
decision-jewelry = { $own ->
        [yes] Kaufst du Schmuck mit { $shells ->
            [one] deiner Muschel
           *[other] deinen { $shells } Muscheln
        }?
       *[no] { $seat } darf Schmuck kaufen.
    }
decision-task = { $own ->
        [yes] Welche Aufgabe erfüllst du oder gibst du auf?
       *[no] { $seat } erfüllt eine Aufgabe oder gibt eine auf.
    }
decision-yellow = { $own ->
        [yes] Gelber Gott: für welche Aufgabe?
       *[no] { $seat } erfüllt eine Aufgabe mit dem gelben Gott.
    }
decision-new-task = { $own ->
        [yes] Welche neue Aufgabe nimmst du?
       *[no] { $seat } nimmt eine neue Aufgabe.
    }
decision-last-tasks = { $own ->
        [yes] Letzte Aufgaben: Welche erfüllst du noch?
       *[no] { $seat } darf letzte Aufgaben erfüllen.
    }

## What happened: setting up

event-order = { $own ->
        [yes] Du hast Zugreihenfolgeplättchen { $place }.
       *[no] { $seat } hat Zugreihenfolgeplättchen { $place }.
    }
event-starts-with = { $own ->
        [yes] Du beginnst mit
       *[no] { $seat } beginnt mit
    } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
event-fish-laid = Neben jedem Gebiet liegt ein Fisch.
event-jewelry-laid = { $count } Schmuckplättchen liegen für die sechs Durchgänge aus.
event-dealt = Alle bekommen { $count } Götterkarten.
event-hand = Deine Götterkarten: { $colour }.
event-task-dealt = { $own ->
        [yes] Deine Aufgaben: { $task }.
       *[no] Die Aufgaben von { $seat }: { $task }.
    }
event-card-shown = Offen liegt jetzt eine { $colour }e Götterkarte.

## What happened: the round

event-round-begins = Durchgang { $round }: Ein Gebäude bringt { $building } Punkte, ein Priester { $priest }
event-people-laid = { $sex ->
        [man] Die Männer auf dem Spielplan, von 1 bis 6: { $kind }.
       *[woman] Die Frauen auf dem Spielplan, von 1 bis 6: { $kind }.
    }
event-tasks-laid = Neue Aufgaben: { $task }.
event-rolled = { $own ->
        [yes] Du würfelst { $dice }.
       *[no] { $seat } würfelt { $dice }.
    }
event-phase-begins = { $phase ->
        [A] Phase A: Würfel und Aktionen
        [B] Phase B: Männer und Frauen
       *[C] Phase C: Status, Tempel, Schmuck und Aufgaben
    }

## What happened: phase A

event-die-placed = { $own ->
        [yes] Du legst eine { $die } auf „{ $tile }“.
       *[no] { $seat } legt eine { $die } auf „{ $tile }“.
    }
event-fishing = { $own ->
        [yes] Du fischst: { $points } Punkte.
       *[no] { $seat } fischt: { $points } Punkte.
    }
event-god-invoked = { $own ->
        [yes] Du rufst den { $god }en Gott an,
       *[no] { $seat } ruft den { $god }en Gott an,
    } { $by ->
        [card] mit einer Karte und einer Opfergabe.
        [pair] mit zwei { $colour }en Karten und einer Opfergabe.
       *[tile] mit einem Hauptgottplättchen.
    }
event-settled = { $own ->
        [yes] Du breitest dich auf die { $region } aus.
       *[no] { $seat } breitet sich auf die { $region } aus.
    }
event-pushed-aside = { $own ->
        [yes] Deine Hütte auf der { $region } räumt den Bauplatz.
       *[no] Die Hütte von { $seat } auf der { $region } räumt den Bauplatz.
    }
event-material-placed = { $own ->
        [yes] Du legst { $material } auf ein Zeremonienfeld.
       *[no] { $seat } legt { $material } auf ein Zeremonienfeld.
    }
event-material-beside = { $own ->
        [yes] Du legst { $material } neben dein Tableau.
       *[no] { $seat } legt { $material } neben das Tableau.
    }
event-offerings = { $own ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $count ->
        [one] eine Opfergabe
       *[other] { $count } Opfergaben
    }.
event-fish-scored = { $own ->
        [yes] Du wertest
       *[no] { $seat } wertet
    } den Fisch neben der { $region }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-person-taken = { $own ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $sex ->
        [man] den Mann
       *[woman] die Frau
    } unter der { $place }: { $kind }.
event-person-shifted = { $sex ->
        [man] { $own ->
            [yes] Du tätowierst einen Mann
           *[no] { $seat } tätowiert einen Mann
        }
       *[woman] { $own ->
            [yes] Du lässt eine Frau Muscheln sammeln
           *[no] { $seat } lässt eine Frau Muscheln sammeln
        }
    } ({ $kind }).
event-status-up = { $own ->
        [yes] Du steigst
       *[no] { $seat } steigt
    } im Status um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    }: Er ist jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
event-shells = { $own ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $count ->
        [one] eine Muschel
       *[other] { $count } Muscheln
    }.
event-helper-points = { $own ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-helper-left = { $own ->
        [yes] Du lässt
       *[no] { $seat } lässt
    } { $left ->
        [one] 1 Würfelpunkt verfallen.
       *[other] { $left } Würfelpunkte verfallen.
    }
event-card-taken = { $own ->
        [yes] Du nimmst eine { $colour }e Götterkarte.
       *[no] { $seat } nimmt eine { $colour }e Götterkarte.
    }
event-card-drawn = { $seat } zieht eine Götterkarte.
event-card-drawn-own = Du ziehst eine { $colour }e Götterkarte.
event-pile-shuffled = Der Stapel der Götterkarten ist aufgebraucht: Die Ablage wird gemischt ({ $count }).
event-hut-moved = { $own ->
        [yes] Du versetzt eine Hütte auf das zwölfte Feld
       *[no] { $seat } versetzt eine Hütte auf das zwölfte Feld
    }: { $count ->
        [one] Dort steht jetzt 1.
       *[other] Dort stehen jetzt { $count }.
    }
event-priest-placed = { $own ->
        [yes] Du schickst einen Priester auf Feld { $value } des Tempels.
       *[no] { $seat } schickt einen Priester auf Feld { $value } des Tempels.
    }
event-priest-pushed = { $own ->
        [yes] Dein Priester wird auf Feld { $value } geschoben.
       *[no] Der Priester von { $seat } wird auf Feld { $value } geschoben.
    }
event-priest-ejected = { $own ->
        [yes] Dein Priester wird aus dem Tempel gedrängt.
       *[no] Der Priester von { $seat } wird aus dem Tempel gedrängt.
    }
event-built = { $own ->
        [yes] Du baust
       *[no] { $seat } baut
    } Gebäude { $building }: { $points } Punkte.

## What happened: phase B

event-used = { $own ->
        [yes] Du nutzt
       *[no] { $seat } nutzt
    } { $count ->
        [one] { $sex ->
            [man] einen Mann
           *[woman] eine Frau
        }
       *[other] { $count } { $sex ->
            [man] Männer
           *[woman] Frauen
        }
    }: { $kind }, Wert { $value }.
event-doubled = { $own ->
        [yes] Du nutzt
       *[no] { $seat } nutzt
    } { $count ->
        [one] { $sex ->
            [man] einen Mann
           *[woman] eine Frau
        }
       *[other] { $count } { $sex ->
            [man] Männer
           *[woman] Frauen
        }
    }: { $kind }, auf { $value } verdoppelt.
event-people-points = { $own ->
        [yes] Deine Männer und Frauen bringen dir { $points } Punkte.
       *[no] Die Männer und Frauen von { $seat } bringen { $points } Punkte.
    }
event-nothing-to-use = { $own ->
        [yes] Du hast keinen Mann und keine Frau zu nutzen.
       *[no] { $seat } hat keinen Mann und keine Frau zu nutzen.
    }
event-people-done = { $own ->
        [yes] Du nutzt niemanden mehr.
       *[no] { $seat } nutzt niemanden mehr.
    }

## What happened: phase C

event-status-scored = { $own ->
        [yes] Dein Status bringt
       *[no] Der Status von { $seat } bringt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-priests-scored = { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $count ->
        [one] 1 Priester
       *[other] { $count } Priester
    } im Tempel, das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-god-tile-won = { $own ->
        [yes] Du liegst im Tempel vorn und bekommst ein Hauptgottplättchen.
       *[no] { $seat } liegt im Tempel vorn und bekommt ein Hauptgottplättchen.
    }
event-god-tile-gone = Niemand ist im Tempel: Ein Hauptgottplättchen ist aus dem Spiel.
event-jewel-bought = { $own ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } für { $cost ->
        [one] 1 Muschel
       *[other] { $cost } Muscheln
    } Schmuck ({ $jewel }): am Ende { $worth } wert.
event-jewel-passed = { $own ->
        [yes] Du kaufst keinen Schmuck.
       *[no] { $seat } kauft keinen Schmuck.
    }
event-jewels-gone = Niemand will: { $jewel }.
event-cards-shown = { $own ->
        [yes] Du zeigst Götterkarten: { $colour }.
       *[no] { $seat } zeigt Götterkarten: { $colour }.
    }
event-task-fulfilled = { $own ->
        [yes] Du erfüllst die Aufgabe „{ $task }“
       *[no] { $seat } erfüllt die Aufgabe „{ $task }“
    }: { $points } Punkte.
event-task-helped = { $own ->
        [yes] Mit dem gelben Gott erfüllst du die Aufgabe „{ $task }“
       *[no] Mit dem gelben Gott erfüllt { $seat } die Aufgabe „{ $task }“
    }: { $points } Punkte.
event-task-dropped = { $own ->
        [yes] Du gibst die Aufgabe „{ $task }“ auf.
       *[no] { $seat } gibt die Aufgabe „{ $task }“ auf.
    }
event-task-picked = { $own ->
        [yes] Du nimmst die Aufgabe „{ $task }“.
       *[no] { $seat } nimmt die Aufgabe „{ $task }“.
    }
event-tasks-gone = Diese Aufgaben sind aus dem Spiel: { $task }.

## What happened: the end

event-game-ends = Das Ende: letzte Aufgaben und Endwertung
event-tasks-done = { $own ->
        [yes] Du erfüllst keine weitere Aufgabe.
       *[no] { $seat } erfüllt keine weitere Aufgabe.
    }
event-god-tiles-scored = { $own ->
        [yes] Du hast noch
       *[no] { $seat } hat noch
    } { $count ->
        [one] 1 Hauptgottplättchen
       *[other] { $count } Hauptgottplättchen
    }: { $points } Punkte.
event-fish-final = { $own ->
        [yes] Deine Fische bringen dir
       *[no] Die Fische von { $seat } bringen
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $region }.
event-jewelry-scored = { $own ->
        [yes] Dein Schmuck bringt dir
       *[no] Der Schmuck von { $seat } bringt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-bonus = { $own ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points } Punkte für „{ $bonus }“.
event-wins = { $own ->
        [yes] Du gewinnst mit { $points } Punkten!
       *[no] { $seat } gewinnt mit { $points } Punkten.
    }
event-wins-order = { $own ->
        [yes] Gleichstand mit { $points } Punkten, aber du bist früher an der Reihe: Du gewinnst!
       *[no] Gleichstand mit { $points } Punkten, aber { $seat } ist früher an der Reihe und gewinnt.
    }

## Why not

reason-no-such-text = „{ $value }“ ist kein Zug. Schreib zum Beispiel „5 land“, „settle E-S“, „offering“, „on a1“, „man 3“, „white card“, „use woman points“ oder „done“.
reason-no-such-thing = „{ $verb } { $value }“ gibt es nicht; nach „{ $verb }“ kommt eines davon: { $allowed }.
reason-other-question = Jetzt nicht. Gefragt ist: { $asked }.
reason-die-not-held = Du hast keine { $die } mehr einzusetzen.
reason-tile-not-out = Zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    } ist die Karte „{ $tile }“ nicht im Spiel.
reason-die-not-lower = Auf „{ $tile }“ liegt eine { $lowest }; deine { $die } ist nicht niedriger. Der blaue Gott würde es erlauben.
reason-blue-unused = Der blaue Gott ist angerufen, also muss der Würfel dorthin, wo er nicht niedriger ist als die anderen: keine { $die } auf „{ $tile }“.
reason-white-unused = Der weiße Gott ist angerufen, also muss ein Würfel unter sechs auf eine Aktionskarte; nicht diese { $die } dorthin.
reason-no-region = Mit einer { $value } erreichst du { $by ->
        [land] auf dem Landweg
        [sea] auf dem Wasserweg
       *[routes] auf dem Land- oder Wasserweg
    } kein neues Gebiet.
reason-no-person = Bis { $value } gibt es { $sex ->
        [man] keinen Mann
        [woman] keine Frau
       *[persons] weder Mann noch Frau
    } mehr.
reason-no-free-space = Du hast kein freies Feld für einen Mann oder eine Frau: Nimm zuerst eine Hütte weg.
reason-no-priest = Du hast keinen Priester mehr zu entsenden.
reason-no-building = Du hast kein Gebäude bis { $value } mehr zu bauen.
reason-no-neighbours = Keine zwei benachbarten Zeremonienfelder von dir tragen Baustoffe.
reason-god-not-now = Der { $god }e Gott kann jetzt nicht helfen.
reason-god-invoked-already = Der { $god }e Gott ist schon angerufen.
reason-no-offering = Du hast keine Opfergabe zu geben.
reason-no-god-card = Du hast keine { $colour }e Götterkarte.
reason-no-god-pair = Du hast keine zwei { $colour }en Götterkarten.
reason-no-god-tile = Du hast kein Hauptgottplättchen.
reason-god-useless = So angerufen, würde der { $god }e Gott zu nichts führen.
reason-blue-comes-first = Der blaue Gott muss vor dem weißen angerufen werden.
reason-own-hut-there = Deine Hütte steht schon auf der { $region }.
reason-not-beside-fish = Bei der { $region } liegt kein Fisch mit dem Wert { $value }.
reason-region-chosen = { $own ->
        [yes] Du hast die { $region } schon gewählt.
       *[no] { $seat } hat die { $region } schon gewählt.
    }
reason-no-way = { $by ->
        [land] Kein Landweg
        [sea] Kein Wasserweg
       *[routes] Kein Weg
    } führt von deinen Hütten auf die { $region }.
reason-way-too-high = { $by ->
        [land] Der Landweg
        [sea] Der Wasserweg
       *[routes] Der Weg
    } auf die { $region } verlangt eine { $needed }; du hast eine { $value }.
reason-last-without-hut = Auf dem zwölften Feld steht keine Hütte.
reason-last-no-choice = Die Hütte kommt ohnehin vom zwölften Feld: Lass „last“ weg.
reason-other-material = Die { $region } gibt { $material } oder eine Opfergabe.
reason-space-filled = Auf Zeremonienfeld { $space } liegt schon etwas.
reason-space-other-material = Zeremonienfeld { $space } ist für { $material }.
reason-nobody-there = Unter der { $place } liegt { $sex ->
        [man] kein Mann
       *[woman] keine Frau
    } mehr.
reason-place-too-high = Bis { $value } darfst du jemanden nehmen; { $place } ist zu hoch.
reason-other-sex = Hier nimmst du { $sex ->
        [man] einen Mann.
       *[woman] eine Frau.
    }
reason-last-not-free = Das zwölfte Feld steht hier nicht zur Wahl: Lass „last“ weg.
reason-points-too-few = Das kostet { $needed ->
        [one] 1 Würfelpunkt
       *[other] { $needed } Würfelpunkte
    }; { $left ->
        [one] 1 ist übrig.
       *[other] { $left } sind übrig.
    }
reason-nobody-to-shift = Du hast { $sex ->
        [man] keinen Mann
       *[woman] keine Frau
    } dieser Art: { $kind }.
reason-shifted-already = Deine { $sex ->
        [man] Männer
       *[woman] Frauen
    } dieser Art sind schon alle verschoben: { $kind }.
reason-no-hut-to-move = Auf keinem anderen Feld von dir steht eine Hütte.
reason-last-holds-person = Auf dem zwölften Feld liegt ein Mann oder eine Frau; dorthin kann keine Hütte.
reason-colour-not-shown = Es liegt keine { $colour }e Götterkarte offen.
reason-no-card-left = Es gibt keine Götterkarte mehr, weder im Stapel noch in der Ablage.
reason-temple-too-high = Feld { $space } des Tempels verlangt mindestens eine { $space }; du hast eine { $value }.
reason-own-priest-there = Auf Feld { $space } steht dein eigener Priester: Das läuft auf dasselbe hinaus wie Feld { $to }.
reason-built-already = Gebäude { $building } ist schon gebaut.
reason-building-too-high = Gebäude { $building } verlangt mindestens eine { $building }; du hast eine { $value }.
reason-not-both-filled = Nicht auf beiden Feldern, { $first } und { $second }, liegt ein Baustoff.
reason-kind-not-held = Du hast { $sex ->
        [man] keinen Mann
       *[woman] keine Frau
    } dieser Art: { $kind }.
reason-sex-used = Du hast in dieser Phase schon eine Art { $sex ->
        [man] Männer
       *[woman] Frauen
    } genutzt.
reason-use-impossible = Nichts von dem, was { $sex ->
        [man] diese Männer
       *[woman] diese Frauen
    } tun, ist jetzt möglich: { $kind }.
reason-sex-unused = Du hast noch keine { $sex ->
        [man] Männer
       *[woman] Frauen
    } genutzt: Verdopple sie, oder nutze sie ohne den Gott.
reason-same-kind = Mit dem grünen Gott nutzt du eine andere Art; diese ist schon genutzt: { $kind }.
reason-jewel-not-out = Dieser Schmuck ist in diesem Durchgang nicht zu haben: { $jewel }.
reason-jewel-too-dear = Dieser Schmuck ({ $jewel }) kostet { $cost ->
        [one] 1 Muschel
       *[other] { $cost } Muscheln
    }; du hast { $shells }.
reason-task-not-held = „{ $task }“ ist keine deiner Aufgaben.
reason-task-missing = Für „{ $task }“ { $count ->
        [one] fehlt noch eins: Der gelbe Gott könnte helfen.
       *[other] fehlen noch { $count }.
    }
reason-must-fulfil = Du kannst „{ $task }“ erfüllen, also darfst du keine Aufgabe aufgeben.
reason-task-not-one-short = Der gelbe Gott hilft, wo genau eins fehlt; für „{ $task }“ { $count ->
        [0] fehlt nichts.
        [one] fehlt { $count }.
       *[other] fehlen { $count }.
    }
reason-task-not-offered = Die Aufgabe „{ $task }“ liegt nicht aus.
reason-no-means = Du kannst den { $god }en Gott nicht anrufen: keine { $god }e Karte, keine zwei gleichen Karten, kein Hauptgottplättchen.
reason-nobody-left-to-use = Sonst kann keiner deiner Männer und keine deiner Frauen jetzt etwas tun, und der grüne Gott kann nicht helfen.
reason-no-task-ready = Für jede deiner Aufgaben fehlt etwas, und der gelbe Gott kann nicht helfen.

## Notes on things

mark-region = { $material }, Fisch { $fish }
mark-region-held = { $material }, Fisch { $fish }, { $own ->
        [yes] deine Hütte
       *[no] die Hütte von { $seat }
    } weicht
mark-fish = Fisch: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mark-person = { $kind }; links { $value } { $sex ->
        [man] Status
       *[woman] { $value ->
            [one] Muschel
           *[other] Muscheln
        }
    }
mark-pushes = { $own ->
        [yes] schiebt deinen eigenen Priester auf { $to }
       *[no] schiebt den Priester von { $seat } auf { $to }
    }
mark-ejects = { $own ->
        [yes] dein eigener Priester fällt hinaus
       *[no] der Priester von { $seat } fällt hinaus
    }
mark-building = { $points } Punkte
mark-use = { $count } × { $kind }: { $value }
mark-jewel = { $cost ->
        [one] 1 Muschel
       *[other] { $cost } Muscheln
    }, { $worth } wert
mark-missing = es { $count ->
        [one] fehlt 1
       *[other] fehlen { $count }
    }
mark-ready = erfüllbar
mark-opens = deine Würfel, die ihn öffnen: { $die }

## What moves are called

move-pass = Passen
move-done = Fertig
move-point = Einen Punkt nehmen
move-status = Eine Stufe Status aufsteigen
move-shell = Eine Muschel nehmen
move-offering = Eine Opfergabe nehmen
move-material = { $material } nehmen
move-draw-card = Eine Götterkarte vom Stapel ziehen
move-take-card = Eine { $colour }e Götterkarte nehmen
move-hut = Eine Hütte auf das zwölfte Feld versetzen
move-settle = Auf die { $region } ausbreiten
move-settle-last = Auf die { $region }, mit einer Hütte vom zwölften Feld
move-lay = Auf { $space } legen
move-take = { $sex ->
        [man] Den Mann unter { $place } nehmen
       *[woman] Die Frau unter { $place } nehmen
    }
move-take-last = { $sex ->
        [man] Den Mann unter { $place } nehmen, auf das zwölfte Feld
       *[woman] Die Frau unter { $place } nehmen, auf das zwölfte Feld
    }
move-shift = { $sex ->
        [man] Einen Mann verschieben ({ $kind })
       *[woman] Eine Frau verschieben ({ $kind })
    }
move-priest = Priester auf Feld { $value }
move-build = Gebäude { $building } bauen
move-cover = { $first } und { $second } bedecken
move-place = Die { $die } auf „{ $tile }“
move-invoke-card = Den { $god }en Gott anrufen, mit einer { $god }en Karte
move-invoke-tile = Den { $god }en Gott anrufen, mit einem Hauptgottplättchen
move-invoke-pair = Den { $god }en Gott anrufen, mit zwei { $colour }en Karten
move-use = { $sex ->
        [man] Männer nutzen: { $kind }
       *[woman] Frauen nutzen: { $kind }
    }
move-double = { $sex ->
        [man] Männer doppelt nutzen: { $kind }
       *[woman] Frauen doppelt nutzen: { $kind }
    }
move-buy = { $jewel } kaufen
move-fulfil = Erfüllen: { $task }
move-drop = Aufgeben: { $task }
move-pick = Nehmen: { $task }

## Editions: mistakes in the file

problem-edition-unknown-name = „{ $value }“ in [{ $section }] ist unbekannt; bekannt sind: { $allowed }.
problem-edition-one-each = „{ $value }“ muss in [{ $section }] genau einmal stehen, nicht { $count }-mal.
problem-edition-too-few = [{ $section }] reicht nicht für eine Partie: Es braucht mindestens { $allowed }, nicht { $value }.

## Editions: what is known of the box

problem-edition-colours = Es gibt { $allowed } Farben, nicht { $value }.
problem-edition-regions = Es gibt { $allowed } Gebiete, nicht { $value }.
problem-edition-islands = Es gibt { $allowed } Inseln, nicht { $value }.
problem-edition-terrains = Die Gebiete sind { $allowed }, nicht { $value }.
problem-edition-materials = Die Baustoffe sind { $allowed }, nicht { $value }.
problem-edition-yields = „{ $about }“ sollte es in { $allowed } Gebieten geben, nicht in { $value }.
problem-edition-routes-printed = Der Weg { $about } hat den Wert { $allowed }, nicht { $value }.
problem-edition-routes-closed = Zwischen diesen Gebieten führt kein Weg: { $value }.
problem-edition-routes-range = Wege haben Werte von { $allowed }; hier steht eine { $value }.
problem-edition-routes-six = Irgendein Wasserweg verlangt eine { $allowed }; hier ist der höchste { $value }.
problem-edition-routes-high = Irgendein Landweg sollte mindestens eine { $allowed } verlangen; hier ist der höchste { $value }.
problem-edition-routes-lead-everywhere = Diese Gebiete sind von den anderen aus nicht zu erreichen: { $value }.
problem-edition-fish = Es gibt { $allowed } Fische, nicht { $value }.
problem-edition-fish-ones = Es gibt { $allowed } Fische mit dem Wert 1, nicht { $value }.
problem-edition-fish-printed = Fische haben Werte von { $allowed }; hier: { $value }.
problem-edition-fish-kinds = Fischarten, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-fish-six = Berichtet ist ein Fisch mit dem Wert { $allowed }; hier gibt es: { $value }.
problem-edition-people = Männer und Frauen, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-copies = Jede Art sollte es { $allowed }-mal als Mann und als Frau geben, nicht { $value }-mal.
problem-edition-left-sides = Linke Seiten, „{ $about }“: { $allowed } muss möglich sein; hier gibt es: { $value }.
problem-edition-left-range = Linke Seiten sollten { $allowed } sein; hier steht eine { $value }.
problem-edition-gods = Götterkarten, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-god-tiles = Hauptgottplättchen, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-action-tiles = Mit { $about } Spielern sind die Karten { $allowed }, nicht { $value }.
problem-edition-fishing = Fischen bringt { $allowed } Punkte, nicht { $value }.
problem-edition-helper = Der Helfer kostet { $allowed }, nicht { $value }.
problem-edition-fire = Feuerbonus, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-temple = Die Felder des Tempels sollten { $allowed } sein, nicht { $value }.
problem-edition-priests = Alle haben { $allowed } Priester, nicht { $value }.
problem-edition-buildings = Die Gebäude sind { $allowed }, nicht { $value }.
problem-edition-rounds = Punkte der Durchgänge, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-status = Anfang und Ende der Statusleiste: { $allowed }, nicht { $value }.
problem-edition-status-fifth = Die fünfte Statusstufe ist die erste, die { $allowed } wert ist; hier sind die Stufen { $value }.
problem-edition-status-rises = Die Statusleiste sollte nie fallen: { $value }.
problem-edition-jewelry = Schmuck, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-jewelry-kinds = Arten von Schmuck, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-necklace = Eine Art Schmuck ist „{ $allowed }“; hier gibt es: { $value }.
problem-edition-jewelry-costs = Schmuck sollte { $allowed } kosten; hier steht eine { $value }.
problem-edition-hut-spaces = Hüttenfelder, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-ceremony = Berichtet sind { $allowed } Zeremonienfelder, nicht { $value }.
problem-edition-ceremony-materials = Es sollte { $allowed } Zeremonienfelder für „{ $about }“ geben, nicht { $value }.
problem-edition-ceremony-neighbours = Benachbarte Zeremonienfelder sollten verschiedene Baustoffe haben: { $value }.
problem-edition-start = Zu Beginn, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-offers = Ausgelegt, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-tasks = Es gibt { $allowed } Aufgaben der Sorte „{ $about }“, nicht { $value }.
problem-edition-task-points = Aufgaben, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-task-kinds = „{ $about }“ muss von { $allowed } Aufgabe verlangt werden, nicht von { $value }.
problem-edition-final = Endwertung, „{ $about }“: { $allowed }, nicht { $value }.

## The board on the page

page-seat = { $number ->
        [1] Anna
        [2] Ben
        [3] Cleo
       *[4] Don
    }
page-board = Lagune: { $count } Gebiete auf fünf Inseln
page-region = { $region }: { $material } oder eine Opfergabe, Fisch { $fish }; { $state ->
        [free] noch niemand da
       *[held] { $own ->
            [yes] deine Hütte steht auf dem Bauplatz
           *[no] die Hütte von { $seat } steht auf dem Bauplatz
        }
    }
page-region-aside = daneben: { $names }
page-route = { $way ->
        [sea] Wasserweg
       *[land] Landweg
    } { $from } – { $to }: ab { $value }
page-tiles = Aktionskarten
page-tile = { $tile }: { $state ->
        [empty] noch kein Würfel
       *[dice] { $dice }
    }
page-die-of = { $own ->
        [yes] deine { $die }
       *[no] { $die } von { $seat }
    }
page-fishing-worth = { $points } Punkte für jeden Würfel
page-choices = Was du wählen kannst
page-choice-offering = Opfergabe
page-choice-point = Punkt
page-choice-status = Status
page-choice-shell = Muschel
page-choice-pile = Vom Stapel
page-choice-card = { $colour }e Karte
page-choice-huts = Hütte versetzen
page-choice-fulfil = Erfüllen
page-choice-drop = Aufgeben
page-choice-pass = Passen
page-choice-done = Fertig
page-costs = { $count ->
        [one] kostet 1 Würfelpunkt
       *[other] kostet { $count } Würfelpunkte
    }
page-die-points = { $count ->
        [one] noch 1 Würfelpunkt
       *[other] noch { $count } Würfelpunkte
    }
page-points-left = { $count ->
        [one] Würfelpunkt
       *[other] Würfelpunkte
    } übrig
page-strength = { $value } wert
page-ledger = Rechte Seite des Spielplans
page-round = Durchgang { $round } von { $rounds }
page-round-short = Durchg. { $round }
page-phase = Phase { $phase }
page-building-worth = Ein Gebäude bringt in diesem Durchgang { $points } Punkte.
page-priest-worth = { $points ->
        [one] Ein Priester im Tempel bringt in diesem Durchgang 1 Punkt.
       *[other] Ein Priester im Tempel bringt in diesem Durchgang { $points } Punkte.
    }
page-status = Status
page-status-of = { $own ->
        [yes] Du
       *[no] { $seat }
    }: Stufe { $step }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-temple = Tempel
page-temple-space = Feld { $value } des Tempels: { $state ->
        [free] frei
       *[held] { $own ->
            [yes] dein Priester
           *[no] Priester von { $seat }
        }
    }
page-god-tiles-left = { $count ->
        [one] noch 1 Hauptgottplättchen
       *[other] noch { $count } Hauptgottplättchen
    }
page-men = Männer
page-women = Frauen
page-place = { $who ->
        [man] Mann unter { $place }
       *[woman] Frau unter { $place }
    }
page-person = { $who ->
        [man] Mann, { $kind }; links { $left } Status
       *[woman] Frau, { $kind }; { $left ->
            [one] links 1 Muschel
           *[other] links { $left } Muscheln
        }
    }
page-empty = leer
page-tasks = Aufgaben
page-points-each = { $points } Punkte
page-task = Aufgabe: { $task }
page-task-ready = erfüllbar
page-of = { $count } von { $all }
page-no-tasks = Keine Aufgaben mehr.
page-jewelry = Schmuck
page-jewel = { $jewel }: { $worth ->
        [one] 1 Punkt am Ende
       *[other] { $worth } Punkte am Ende
    }, { $cost ->
        [one] kostet 1 Muschel
       *[other] kostet { $cost } Muscheln
    }
page-all-jewelry = Schmuck aller Durchgänge
page-gods = Götter
page-discarded = { $count } abgelegt
page-pile = Stapel der Götterkarten: { $count }
page-card-shown = Offen: eine { $colour }e Götterkarte
page-boards = Tableaus
page-own-board = Dein Tableau
page-dice = Würfel
page-die = Würfel { $die }
page-die-placed = Würfel { $die }, auf „{ $tile }“
page-hand = Götterkarten
page-hand-card = { $count ->
        [one] Eine { $colour }e Götterkarte
       *[other] { $count } { $colour }e Götterkarten
    }
page-hidden = { $count } verdeckt
page-hidden-cards = { $count ->
        [one] 1 verdeckte Götterkarte
       *[other] { $count } verdeckte Götterkarten
    }
page-no-cards = keine Karten
page-god-tile = { $count ->
        [one] Ein Hauptgottplättchen: jeder Gott, ohne Opfergabe
       *[other] { $count } Hauptgottplättchen: jeder Gott, ohne Opfergabe
    }
page-offerings = { $count ->
        [one] 1 Opfergabe
       *[other] { $count } Opfergaben
    }
page-call-god = Einen Gott anrufen
page-god = Den { $god }en Gott anrufen
page-god-blue = nicht niedriger
page-god-white = gilt als 6
page-god-red = Fisch
page-god-green = doppelt
page-god-yellow = eins fehlt
page-ceremony = Zeremonie
page-ceremony-space = Zeremonienfeld { $space }: { $state ->
        [free] frei, für { $material }
        [building] Gebäude
       *[filled] { $material }
    }
page-building = Gebäude { $value }: { $state ->
        [built] gebaut
       *[open] noch zu bauen
    }
page-beside = Neben dem Tableau: { $count } { $material }
page-huts-and-people = Hütten und Personen
page-people-and-huts = { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    } · { $huts ->
        [one] 1 Hütte
       *[other] { $huts } Hütten
    }
page-space-huts = { $count ->
        [one] eine Hütte
       *[other] { $count } Hütten
    }
page-space-free = freies Feld
page-last-space = Zwölftes Feld
page-is-shifted = nach unten verschoben
page-not-shifted = noch nicht verschoben
page-look = { $own ->
        [yes] Dein Tableau ansehen
       *[no] Das Tableau von { $seat } ansehen
    }
page-turn-order = Zugreihenfolge { $place }
page-count-cards = { $count ->
        [one] 1 Götterkarte
       *[other] { $count } Götterkarten
    }
page-count-offerings = { $count ->
        [one] 1 Opfergabe
       *[other] { $count } Opfergaben
    }
page-count-shells = { $count ->
        [one] 1 Muschel
       *[other] { $count } Muscheln
    }
page-count-god-tiles = { $count ->
        [one] 1 Hauptgottplättchen
       *[other] { $count } Hauptgottplättchen
    }
page-count-priests = { $count ->
        [one] 1 Priester im Vorrat
       *[other] { $count } Priester im Vorrat
    }
page-count-regions = { $count ->
        [one] Hütte in 1 Gebiet
       *[other] Hütten in { $count } Gebieten
    }
page-count-people = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
page-count-buildings = { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
page-count-tasks = { $count ->
        [one] 1 Aufgabe erfüllt
       *[other] { $count } Aufgaben erfüllt
    }
page-count-jewelry = { $count ->
        [0] kein Schmuck
        [one] 1 Schmuckplättchen, { $worth } wert
       *[other] { $count } Schmuckplättchen, { $worth } wert
    }
page-reconstructed = rekonstruiert
page-views = Teile des Spielplans
page-view-play = Spielen
page-view-islands = Inseln
page-view-offers = Auslage
page-view-boards = Tableaus

## What things are, told where one points at them

page-tip-region = Eine neue Hütte bringt sofort { $material } oder eine Opfergabe. Hütten, die schon da sind, weichen, bleiben aber.
page-tip-fish = Fisch { $points }: zählt am Ende für die Hütte auf dem Bauplatz, oder sofort mit dem roten Gott.
page-tip-route = Ein Würfel ab { $value } auf der passenden Aktionskarte führt hinüber.
page-tip-tile-land = Bringt eine Hütte auf dem Landweg in ein neues Gebiet.
page-tip-tile-sea = Bringt eine Hütte auf dem Wasserweg in ein neues Gebiet.
page-tip-tile-man = Bringt einen Mann, der unter dem Würfel oder unter einem niedrigeren liegt. Er braucht ein freies Feld.
page-tip-tile-woman = Bringt eine Frau, die unter dem Würfel oder unter einem niedrigeren liegt. Sie braucht ein freies Feld.
page-tip-tile-helper = Gibt Würfelpunkte aus: 1 verschiebt jemanden oder bringt einen Punkt; 2 bringen Opfergabe, Götterkarte, Baustoff oder versetzen eine Hütte.
page-tip-tile-temple = Schickt einen Priester auf ein Feld bis zum Würfelwert und bringt den Feuerbonus.
page-tip-tile-build = Setzt ein Gebäude bis zum Würfelwert auf zwei gefüllte Zeremonienfelder und bringt den Feuerbonus.
page-tip-tile-fishing = Nimmt jederzeit jeden Würfel.
page-tip-lower = Ein Würfel muss niedriger sein als alle, die hier liegen.
page-tip-lower-now = Ein Würfel muss jetzt niedriger sein als { $value }.
page-tip-die = Kommt auf eine Aktionskarte. Ein hoher kann mehr, ein niedriger passt auf mehr Karten.
page-tip-god-blue = Ein Würfel darf auch dorthin, wo er nicht niedriger ist.
page-tip-god-white = Ein Würfel gilt als Sechs.
page-tip-god-red = Wertet den Fisch des eben besiedelten Gebiets.
page-tip-god-green = Verdoppelt eine Art Männer oder Frauen oder lässt dich eine Art mehr nutzen.
page-tip-god-yellow = Erfüllt eine Aufgabe, für die eins fehlt, für { $points } Punkte.
page-tip-card = Kostet die Karte und eine Opfergabe. Zwei andere gleiche Karten gehen auch.
page-tip-god-tile = Ruft jeden Gott an, ohne Karte und Opfergabe.
page-tip-god-tile-end = Je { $points } Punkte, wenn es am Ende übrig ist
page-tip-temple = Braucht einen Würfel ab { $value }. Wer hier steht, wird nach rechts geschoben, der Letzte hinaus.
page-tip-temple-most = In Phase C bekommt ein Hauptgottplättchen, wer die meisten Priester hat; bei Gleichstand, wer weiter links steht.
page-tip-kind-land = Phase B: auf dem Landweg ausbreiten, je { $unit }, höchstens { $cap }.
page-tip-kind-sea = Phase B: auf dem Wasserweg ausbreiten, je { $unit }, höchstens { $cap }.
page-tip-kind-woman = Phase B: eine Frau nehmen, je { $unit }, höchstens { $cap }.
page-tip-kind-man = Phase B: einen Mann nehmen, je { $unit }, höchstens { $cap }.
page-tip-kind-build = Phase B: bauen, je { $unit }, höchstens { $cap }.
page-tip-kind-material = Phase B: bringt je einen Baustoff.
page-tip-kind-hut = Phase B: versetzt je eine Hütte auf das zwölfte Feld.
page-tip-kind-points = Phase B: bringt je { $unit } Punkte.
page-tip-kind-god = Phase B: bringt je eine Götterkarte.
page-tip-kind-offering = Phase B: bringt je eine Opfergabe.
page-tip-kind-status = Phase B: bringt je eine Stufe Status.
page-tip-kind-shell = Phase B: bringt je eine Muschel.
page-tip-left-man = { $left ->
        [one] Vom Helfer verschoben, wird er tätowiert: 1 Stufe Status.
       *[other] Vom Helfer verschoben, wird er tätowiert: { $left } Stufen Status.
    }
page-tip-left-woman = { $left ->
        [one] Vom Helfer verschoben, sammelt sie 1 Muschel.
       *[other] Vom Helfer verschoben, sammelt sie { $left } Muscheln.
    }
page-tip-under = Braucht einen Würfel ab { $value }
page-tip-hut = Kommt in ein Gebiet, in das du dich ausbreitest. Ihr Feld ist dann frei für einen Mann oder eine Frau.
page-tip-free = Platz für einen Mann oder eine Frau.
page-tip-last = Hier dürfen beliebig viele Hütten stehen: Von anderen Feldern versetzt, machen sie Platz.
page-tip-task = In Phase C erfüllen alle eine Aufgabe oder geben eine auf. Dafür wird nichts ausgegeben.
page-tip-jewel = In Phase C seines Durchgangs für Muscheln zu kaufen, ein Stück pro Person.
page-tip-pile = Die oberste Karte, von den anderen ungesehen.
page-tip-shown = Liegt offen: Alle wissen dann, dass du sie hast.
page-tip-ceremony = Nimmt { $material }. Ein Gebäude bedeckt zwei gefüllte Nachbarn.
page-tip-building = Braucht einen Würfel ab { $value } und zwei gefüllte Nachbarn unter den Zeremonienfeldern.
page-tip-material = Kommt auf ein freies Zeremonienfeld seiner Art, sonst neben das Tableau.
page-tip-offering = Wird zusammen mit einer Karte gegeben, um einen Gott anzurufen.
page-tip-shell = Kauft in Phase C Schmuck.
page-tip-status = Eine Stufe auf der Statusleiste.
page-tip-point = Sofort ein Punkt.
page-tip-track = Zählt in Phase C. Wer vorn ist, kommt im nächsten Durchgang zuerst; dann beginnen alle wieder bei 0.
page-tip-track-now = { $points ->
        [one] Brächte dir 1 Punkt
       *[other] Brächte dir { $points } Punkte
    }
page-tip-bonus = { $count } davon bringen am Ende { $points } Punkte.
page-tip-cards = Götterkarten rufen Götter an und zählen für manche Aufgaben.
page-tip-priests = Warten zu Hause, um in den Tempel geschickt zu werden.
page-tip-turn = Ergibt sich in Phase C aus der Statusleiste.
page-tip-fulfil = Die Aufgabe bringt { $points } Punkte.
page-tip-drop = Die Aufgabe geht ohne Punkte; eine neue kommt trotzdem.
page-tip-double = Was sie tun, zählt doppelt, bis zu seiner Grenze.
page-tip-pass = Du verzichtest.
page-tip-done = Du tust hier nichts mehr.
page-tip-have = Du hast { $count }

## What was told, several events in one

page-event-cards-laid = Offene Götterkarten: { $colour }.
page-event-status-placed = { $own ->
        [yes] Dein Status bringt
       *[no] Der Status von { $seat } bringt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und Zugreihenfolgeplättchen { $place }.

## What moves bring

page-move-place = { $tile } · { $die }
page-brings-region = { $region }: { $material } oder Opfergabe
page-brings-many-regions = { $count } Gebiete
page-brings-points = { $value ->
        [one] 1 Würfelpunkt auszugeben
       *[other] { $value } Würfelpunkte auszugeben
    }
page-brings-building = { $points } Punkte, Feuerbonus
page-brings-regions = { $count } Gebiete: { $region }
page-brings-people = aus { $count }: { $kind }
page-brings-temple = ein Feld bis { $value }, { $points ->
        [one] 1 Punkt in Phase C
       *[other] { $points } Punkte in Phase C
    }, Feuerbonus
page-brings-scores = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-brings-free = frei; { $points ->
        [one] 1 Punkt in Phase C
       *[other] { $points } Punkte in Phase C
    }
page-brings-frees = macht ein Feld für eine Person frei
page-brings-same = macht kein anderes Feld frei
page-brings-offerings = { $count ->
        [0] keine Opfergabe bleibt
        [one] 1 Opfergabe bleibt
       *[other] { $count } Opfergaben bleiben
    }
page-brings-tiles = { $count ->
        [0] kein Hauptgottplättchen bleibt
        [one] 1 Hauptgottplättchen bleibt
       *[other] { $count } Hauptgottplättchen bleiben
    }
page-brings-next-to = neben einem gefüllten Feld: bereit für ein Gebäude
page-brings-alone = noch kein gefüllter Nachbar
page-brings-nothing = bringt nichts
page-brings-now = dann { $count }
page-group-die = Mit der { $die }
page-group-god = Zuerst ein Gott
page-next-tile = Wohin kommt die { $die }?
page-next-die = Welcher Würfel kommt dorthin?
page-next-paid = Womit rufst du den Gott an?
page-next-god = Für welchen Gott?
page-next-hut = Welche Hütte: vom zwölften Feld oder eine andere?
page-next-space = Auf das zwölfte Feld oder ein anderes?
page-next-task = Erfüllen oder aufgeben?
page-next-which = Welche Aufgabe?
page-next-cover = Und welchen Nachbarn?
page-next-double = Verdoppelt oder eine Art mehr?
page-ceremony-at = Reihe { $row }, Platz { $column }
page-phase-A = Würfel und Aktionen
page-phase-B = Männer und Frauen
page-phase-C = Status bis Aufgaben
page-now = Durchg. { $round } · { $phase }

## The end on the page

page-score-start = Zugreihenfolge zu Beginn
page-score-fishing = Fischen
page-score-helper = Helfer
page-score-fish = Fische mit dem roten Gott
page-score-buildings = Gebäude
page-score-people = Männer und Frauen
page-score-status = Status
page-score-priests = Tempel
page-score-tasks = Aufgaben
page-score-god-tiles = Hauptgottplättchen
page-score-fish-final = Fische am Ende
page-score-jewelry = Schmuck
page-score-bonus = Boni zu sechs Punkten
page-where-from = Woher die Punkte kamen
page-from-tasks = Aufgaben
page-from-temple = Tempel und Status
page-from-fish = Fische
page-from-buildings = Gebäude
page-from-jewelry = Schmuck und Hauptgottplättchen
page-from-rest = der Rest
page-where-dice = Wohin die Würfel gingen
page-gods-called = Angerufene Götter

## The drawing in the terminal

board-round = Durchgang { $round }
board-phase = { $phase ->
        [setup] erste Hütten
        [A] Phase A
        [B] Phase B
        [C] Phase C
       *[end] Endwertung
    }
board-tiles = Aktionen
board-status = Status
board-temple = Tempel
board-offers = Auslage
board-jewelry = Schmuck
board-cards = Götterkarten
board-tasks = Aufgaben
board-players = Spieler
board-signs = ☀ Punkte  Σ jetzt  ⚂ Würfel  ✿ Opfergaben  ◎ Muscheln  ✦ Hauptgottplättchen
board-own = Dein Tableau
board-spaces = Hütten und Personen
board-ceremony = Zeremonie
board-hand = Deine Hand
board-score = Punkte
board-total = zusammen
board-row-start = Beginn
board-row-fishing = Fischen
board-row-helper = Helfer
board-row-fish = Fische (roter Gott)
board-row-buildings = Gebäude
board-row-people = Personen
board-row-status = Status
board-row-priests = Priester
board-row-tasks = Aufgaben
board-row-god-tiles = Hauptgottplättchen
board-row-fish-final = Fische
board-row-jewelry = Schmuck
board-row-bonus-tasks = neun Aufgaben
board-row-bonus-jewelry = sechs Schmuckplättchen
board-row-bonus-ceremony = volle Zeremonienfelder
board-row-bonus-buildings = sechs Gebäude
board-row-bonus-regions = zwölf Gebiete
board-row-bonus-people = zwölf Personen

## The page about the edition

page-section-colours = Farben
page-section-rounds = Durchgänge
page-section-start = Womit alle beginnen
page-section-offers = Was auf dem Spielplan liegt
page-section-regions = Gebiete
page-section-materials = Baustoffe
page-section-yields = Was die Gebiete geben
page-section-routes = Wege
page-section-fish = Fische
page-section-people = Männer und Frauen
page-section-left_values = Die linken Seiten der Männer und Frauen
page-section-gods = Götter
page-section-god_tiles = Hauptgottplättchen
page-section-action_tiles = Aktionskarten
page-section-fishing = Fischen
page-section-helper = Der Helfer
page-section-fire = Der Feuerbonus
page-section-temple = Der Tempel
page-section-priests = Priester
page-section-status = Die Statusleiste
page-section-jewelry = Schmuck
page-section-buildings = Gebäude
page-section-ceremony = Die Zeremonienfelder
page-section-hut_spaces = Die Hüttenfelder
page-section-tasks = Aufgaben
page-section-final = Je sechs Punkte am Ende
page-note-colours = Grün, Schwarz, Blau und Rot sind berichtet. Ihre Reihenfolge und ihre Zeichen sind von uns.
page-note-rounds = Was ein Gebäude und ein Priester bringen, Durchgang für Durchgang.
page-note-start = Punkte nach dem Platz in der Zugreihenfolge; Würfel, Karten, Opfergaben, Hauptgottplättchen und Aufgaben für alle; der Fisch, neben den die ersten Hütten kommen.
page-note-offers = Personen und Schmuck für einen Durchgang, offene Götterkarten, und wie viele Aufgaben es mehr sind als Spieler.
page-note-regions = Fünf Inseln und drei Gebiete jeder Landschaft. Berichtet nach dem Kärtchen auf einer Aufgabe und im Einklang mit einem Beispiel der Spielregel.
page-note-materials = Drei Sorten.
page-note-yields = Dass jedes Gebiet einen Baustoff oder eine Opfergabe gibt, ist gedruckt; welcher Baustoff es ist, ist von uns. Gebirge geben Stein, Wälder Holz, Strände Sand und jede Steppe etwas anderes.
page-note-routes = Vier Werte stehen gedruckt in einem Beispiel, und dass es nicht diagonal geht. Die meisten anderen Wege sind abgeleitet; alle anderen Werte und die Wege des äußeren Rings sind von uns.
page-note-fish = Zwölf Plättchen mit Werten von 1 bis 6, davon vier mit dem Wert 1, sind gedruckt. Vier Arten zu drei sind abgeleitet; Namen und alle anderen Werte sind von uns.
page-note-people = Die zwölf Arten und was sie tun, sind gedruckt; dass es von jeder drei als Mann und drei als Frau gibt, ist abgeleitet.
page-note-left_values = Statusstufen eines Mannes, Muscheln einer Frau. Von uns, bis auf das, was ein Beispiel zeigt: zwei Männer mit zusammen 5 Stufen und eine Frau mit 3 Muscheln.
page-note-gods = Zwölf Karten jeder Farbe, wann jeder Gott angerufen werden kann und was es kostet.
page-note-god_tiles = Zehn im Ganzen, sechs davon für den Tempel; was am Ende übrig ist, bringt Punkte.
page-note-action_tiles = Welche Karten bei wie vielen Spielern ausliegen; eine kombinierte bietet eine von zwei Aktionen.
page-note-fishing = Platz für jeden Würfel, jederzeit.
page-note-helper = Was eines von jedem an Würfelpunkten kostet.
page-note-fire = Eines der ersten beiden und eines der anderen beiden, nach einem Priester oder einem Gebäude.
page-note-temple = Sechs Felder für die Würfel 6 bis 1 sind abgeleitet; die Pfeile führen nach rechts.
page-note-priests = So viele haben alle.
page-note-status = Gedruckt: Sie geht von 0 bis 15, und die fünfte Stufe ist die erste von mehreren, die 4 wert sind. Alle anderen Stufen sind von uns.
page-note-jewelry = Vierundzwanzig Plättchen im Wert von 1 bis 9, und dass eine Art eine Halskette ist, ist gedruckt. Sechs Arten zu vier sind abgeleitet; Preise, ihre Zuordnung zu den Werten und die anderen Namen sind von uns.
page-note-buildings = Ein Satz für alle; der Würfel ist der niedrigste, mit dem man es baut.
page-note-ceremony = Zwölf Felder sind berichtet; dass neben- und untereinander benachbart ist, ist gedruckt. Das Raster und welches Feld welchen Baustoff nimmt, ist von uns.
page-note-hut_spaces = Dass auf dem zwölften Feld zu Beginn zwei Hütten stehen, ist gedruckt; also muss ein anderes Feld frei sein.
page-note-tasks = Alle sechzig sind in der Spielregel beschrieben: sieben helle und dreiundfünfzig dunkle. Dass es für jede Farbe der Götterkarten eine gibt, ist abgeleitet.
page-note-final = Auf jedem Tableau abgedruckt.

## The key to the drawing in the terminal, and the board in words

name-fishkind-ray = Rochen
name-fishkind-angel = Kaiserfisch
name-fishkind-puffer = Kugelfisch
name-fishkind-needle = Hornhecht
board-men = Männer
board-women = Frauen
board-own-tasks = Deine Aufgaben
board-missing = { $count ->
        [0] erfüllbar
       *[other] { $count } fehlt noch
    }
board-sign-forest = Wald
board-sign-plain = Steppe
board-sign-beach = Strand
board-sign-mountain = Gebirge
board-sign-gives = das Gebiet gibt { $material }
board-sign-land = Landweg, ab diesem Würfel
board-sign-sea = Wasserweg, ab diesem Würfel
board-sign-top = auf dem Bauplatz
board-sign-hut = Hütten der Spieler
board-sign-die = Würfel eines Spielers auf einer Aktionskarte; Statusstufen
board-sign-turn = am Zug
board-sign-points = Punkte
board-sign-now = wäre jetzt Schluss
board-sign-dice = noch nicht eingesetzte Würfel
board-sign-offerings = Opfergaben
board-sign-shells = Muscheln
board-sign-god-tiles = Hauptgottplättchen
board-sign-priests = Priester, die nicht im Tempel sind
board-sign-cards = Götterkarten auf der Hand
board-sign-huts = Gebiete mit einer Hütte; Hütten auf einem Feld
board-sign-people = Männer und Frauen
board-sign-built = Gebäude
board-sign-done = erfüllte Aufgaben; eine Aufgabe, die erfüllbar ist
board-sign-sexes = Mann, Frau
board-sign-shifted = nach unten verschoben
board-sign-missing = so viel fehlt noch für die Aufgabe
board-sign-empty = frei, oder ein gesetzter Würfel

# The end of a game
page-end-why = { $part ->
        [tasks] Den Ausschlag gaben die Aufgaben
        [temple] Den Ausschlag gaben Tempel und Status
        [fish] Den Ausschlag gaben die Fische
        [buildings] Den Ausschlag gaben die Gebäude
        [jewelry] Den Ausschlag gaben Schmuck und Hauptgottplättchen
       *[rest] Den Ausschlag gaben kleine Punkte unterwegs
    }, { $points } zu { $less }.
page-end-tie = { $points } : { $points } – { $own ->
        [yes] { $place ->
                [1] du gewinnst
               *[other] du liegst vor { $other }
            }
       *[no] { $place ->
                [1] { $seat } gewinnt
               *[other] { $seat } liegt vor { $theirs ->
                        [yes] dir
                       *[no] { $other }
                    }
            }
    }: früher an der Reihe.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Dein Ziel: die meisten Punkte nach sechs Durchgängen. Hütten, Personen, Gebäude und Aufgaben bringen welche.
page-coach-first-hut-title = Deine erste Hütte
page-coach-first-hut = Wähl ein leuchtendes Gebiet, dann die Hütte: lieber keine vom zwölften Feld, auf dem mehrere Platz haben.
page-coach-first-hut-why = Von hier breitest du dich aus: Viele Wege mit niedrigen Zahlen machen es leicht.
page-coach-yield-title = Das Gebiet gibt
page-coach-yield = Nimm den Baustoff oder eine Opfergabe.
page-coach-yield-why = Zwei Baustoffe nebeneinander tragen ein Gebäude, jetzt { $building } Punkte wert. Opfergaben wollen die Götter für ihre Hilfe.
page-coach-ceremony-title = Wohin damit?
page-coach-ceremony = Wähl ein leuchtendes Zeremonienfeld.
page-coach-ceremony-why = Zwei belegte Nachbarn tragen ein Gebäude: Denk in Paaren.
page-coach-place-title = Ein Würfel, eine Aktion
page-coach-place = Wähl einen Würfel, dann eine leuchtende Aktionskarte: Du tust, was sie sagt. Der Würfel muss niedriger sein als alle dort.
page-coach-place-why = Hohe können mehr, niedrige passen auch später noch. Fischen geht immer, für { $fishing } Punkte.
page-coach-gods-title = Ein Gott könnte helfen
page-coach-gods = Die leuchtenden Masken sind Götter, die deinem nächsten Würfel helfen: für eine Karte und eine Opfergabe oder ein Hauptgottplättchen.
page-coach-gods-why = Ruf einen nur an, wenn er etwas öffnet; sonst setz einfach einen Würfel ein.
page-coach-settle-title = In ein neues Gebiet
page-coach-settle = Wähl ein leuchtendes Gebiet: Ein Weg führt von deinen Hütten dorthin, und dein Würfel reicht dafür. Dann wähl die Hütte.
page-coach-settle-why = Jetzt bekommst du Baustoff oder Opfergabe. Am Ende zählt der Fisch für den, der zuletzt kam.
page-coach-red-title = Der rote Gott
page-coach-red = Er würde den Fisch am Gebiet werten: { $points }. Das kostet eine rote Karte und eine Opfergabe oder ein Hauptgottplättchen.
page-coach-red-why = Für einen großen Fisch lohnt es sich; bei einem kleinen passe.
page-coach-person-title = Jemand zieht ein
page-coach-person = Wähl einen leuchtenden Mann oder eine Frau: Ein leeres Hüttenfeld wird ihr Zuhause.
page-coach-person-why = In Phase B tun sie jeden Durchgang, was ihr Zeichen zeigt, und Aufgaben verlangen Personen.
page-coach-helper-title = Der Helfer
page-coach-helper = Gib deine Würfelpunkte für das aus, was leuchtet, eins nach dem anderen.
page-coach-helper-why = Muscheln kaufen Schmuck, Status bringt Punkte und frühe Züge, Baustoffe werden Gebäude.
page-coach-temple-title = Dein Priester
page-coach-temple = Wähl ein leuchtendes Feld. Ein Priester, der dort steht, rückt nach rechts.
page-coach-temple-why = Jeder Priester im Tempel bringt { $priest } in Phase C, die meisten ein Hauptgottplättchen. Und jetzt gibt es den Feuerbonus.
page-coach-fire-first-title = Feuerbonus, erster Teil
page-coach-fire-first = Wähl eine Götterkarte oder eine Opfergabe.
page-coach-fire-first-why = Götter helfen für je eines davon: Nimm, wovon du weniger hast.
page-coach-fire-second-title = Feuerbonus, zweiter Teil
page-coach-fire-second = Wähl eine Stufe auf der Statusleiste oder eine Muschel.
page-coach-fire-second-why = Status bringt Punkte in Phase C und entscheidet, wer zuerst kommt; Muscheln kaufen Schmuck.
page-coach-build-title = Welches Gebäude?
page-coach-build = Wähl ein leuchtendes Gebäude: Dein Würfel reicht bis zu seiner eigenen Zahl.
page-coach-build-why = Jedes bringt jetzt { $building } Punkte. Nimm das höchste; die anderen baust du später mit niedrigen Würfeln.
page-coach-cover-title = Wo es steht
page-coach-cover = Wähl zwei leuchtende Felder nebeneinander: Ihre Baustoffe werden verbraucht.
page-coach-cover-why = Lass für das nächste Gebäude Paare frei, keine einzelnen Lücken.
page-coach-people-title = Männer und Frauen
page-coach-people = Wähl ein leuchtendes Zeichen: Deine Personen dieser Art tun, was es zeigt. Eine Art Männer und eine Art Frauen.
page-coach-people-why = Sie bleiben und können es in jedem Durchgang wieder tun.
page-coach-green-title = Der grüne Gott
page-coach-green = Wähl, was deine Männer oder Frauen doppelt tun, oder eine Art, die zusätzlich handelt.
page-coach-green-why = Nimm, was weiter reicht: einen Weg oder ein Gebäude, das sonst nicht ginge.
page-coach-materials-title = Baustoff
page-coach-materials = Wähl Sand, Holz oder Stein.
page-coach-materials-why = Nimm, was neben ein belegtes Feld passt: Ein Paar trägt ein Gebäude.
page-coach-cards-title = Eine Götterkarte
page-coach-cards = Wähl eine offene Karte oder zieh eine verdeckte.
page-coach-cards-why = Blau und Weiß helfen Würfeln, Rot wertet Fische, Grün ist für Personen, Gelb für Aufgaben.
page-coach-huts-title = Mach Platz
page-coach-huts = Du darfst eine Hütte deines Tableaus aufs zwölfte Feld versetzen, wo viele Platz haben.
page-coach-huts-why = Das schafft ein Zuhause für noch einen Mann oder eine Frau.
page-coach-jewelry-title = Schmuck
page-coach-jewelry = Wähl ein leuchtendes Stück, das deine Muscheln bezahlen. Eines je Durchgang, oder passe.
page-coach-jewelry-why = Es zählt am Spielende, und manche Aufgaben verlangen Schmuck.
page-coach-task-title = Eine Aufgabe erfüllt
page-coach-task = Wähl eine Aufgabe, die als erfüllt leuchtet: { $task } Punkte. Abgegeben wird nichts.
page-coach-task-why = Eine je Durchgang. Die anderen beiden zeigen, wofür die nächsten Würfel gut sind.
page-coach-drop-title = Noch keine erfüllt
page-coach-drop = In jedem Durchgang wird eine Aufgabe erfüllt oder aufgegeben. Wähl die, der am meisten fehlt, dann „Aufgeben“.
page-coach-drop-why = Sieh nach, was den anderen fehlt: Dafür sind deine nächsten Würfel da.
page-coach-yellow-title = Der gelbe Gott
page-coach-yellow = Wähl die Aufgabe, der nur eines fehlt: Er lässt sie gelten, für { $helped } Punkte.
page-coach-yellow-why = Weniger als { $task }, aber besser, als eine aufzugeben.
page-coach-new-task-title = Eine neue Aufgabe
page-coach-new-task = Wähl eine leuchtende Aufgabe für den freien Platz.
page-coach-new-task-why = Nimm eine, die zu dem passt, was du hast: Jede sagt, was noch fehlt.
page-coach-last-tasks-title = Die letzten Aufgaben
page-coach-last-tasks = Wähl alles, was du erfüllt hast: je { $task } Punkte.
page-coach-last-tasks-why = Danach kommt nichts mehr, also darf auch ein Gott helfen.

## What puzzles are about

page-theme-red = Rot zur rechten Zeit
page-theme-god = Ein Würfel mit einem Gott
page-theme-die = Welcher Würfel wohin
page-theme-eject = Ein Priester wird hinausgedrängt
page-theme-push = Gedränge im Tempel
page-theme-task = Eine erfüllte Aufgabe
page-theme-give-up = Eine aufgegebene Aufgabe
page-theme-new-task = Eine passende Aufgabe
page-theme-settle = Wohin man sich ausbreitet
page-theme-yield = Baustoff oder Opfergabe
page-theme-pair = Ein Paar für die Zeremonie
page-theme-building = Welches Gebäude
page-theme-people = Die richtigen Leute
page-theme-jewel = Ein Schmuckstück
page-theme-helper = Was der Helfer tut
page-theme-cards = Welche Götterkarte

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Zeichen
page-field-building = Punkte eines Gebäudes
page-field-priest = Punkte eines Priesters
page-field-points = Punkte
page-field-dice = Würfel
page-field-die_sides = Seiten eines Würfels
page-field-cards = Götterkarten
page-field-offerings = Opfergaben
page-field-shells = Muscheln
page-field-god_tiles = Hauptgottplättchen
page-field-light_tasks = Hellgrüne Aufgaben
page-field-dark_tasks = Dunkelgrüne Aufgaben
page-field-first_fish = Fisch neben der ersten Hütte
page-field-people = Männer, und Frauen
page-field-tasks_extra = Aufgaben über eine je Spieler hinaus
page-field-jewelry = Schmuckplättchen
page-field-island = Insel
page-field-terrain = Landschaft
page-field-region = Gebiet
page-field-material = Baustoff
page-field-kind = Art
page-field-a = Von
page-field-b = Nach
page-field-value = Wert
page-field-pair = Quelle des Wegs selbst
page-field-copies = Wie oft jede
page-field-effect = Was es bewirkt
page-field-by = Über
page-field-unit = Wert eines Plättchens
page-field-cap = Höchstens (0: ohne Grenze)
page-field-man = Mann: Statusstufen
page-field-woman = Frau: Muscheln
page-field-card_offerings = Opfergaben für eine Karte
page-field-pair_cards = Karten eines Paars
page-field-pair_offerings = Opfergaben für ein Paar
page-field-phases = Phasen
page-field-count = Anzahl
page-field-temple = Im Tempel
page-field-end_points = Punkte am Ende
page-field-actions = Aktionen
page-field-players = Spieler
page-field-cost = Preis
page-field-first = Eines von diesen
page-field-second = Und eines von diesen
page-field-worth = Wert
page-field-column = Spalte
page-field-row = Zeile
page-field-huts = Hütten
page-field-last = Letztes Hüttenfeld
page-field-back = Rückseite
page-field-needs = Was verlangt wird
page-field-of = Von
page-field-sex = Mann oder Frau
page-field-alike = Alle gleich
page-field-different = Alle verschieden
page-field-shifted = Verschoben
page-field-colour = Farbe
page-field-fish = Fisch
page-field-helped_points = Punkte mit Hilfe des gelben Gottes
page-field-held = Aufgaben, die man hat

page-value-land = Landweg
page-value-sea = Wasserweg
page-value-forest = Wald
page-value-plain = Steppe
page-value-beach = Strand
page-value-mountain = Gebirge
page-value-centre = Mitte
page-value-north = Norden
page-value-east = Osten
page-value-south = Süden
page-value-west = Westen
page-value-light = hellgrün
page-value-dark = dunkelgrün
page-value-necklace = Halskette
page-value-bracelet = Armreif
page-value-earrings = Ohrringe
page-value-comb = Kamm
page-value-pendant = Anhänger
page-value-crown = Krone

page-sheet-pieces = Plättchen und Tableaus
