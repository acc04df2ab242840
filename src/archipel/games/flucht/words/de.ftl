# Flucht aus Mangrovia in German. $seat is a team's name, $own says whether it is the reader's own team. The terms are those of docs/words.md.
# $colour and $animal arrive as the words below (blau, Affe ...): a colour takes its ending in the sentence,
# only orange takes none and becomes orangefarben; a selector on $animal makes the article.

title = Flucht aus Mangrovia
summary = Zwei Wagemutige je Team, eine einzige Strecke durch den Dschungel: Alle bauen an ihr, niemand traut ihr.
about-bridge = Hängebrücke: Es darf immer nur eine Figur auf ihr stehen
about-rounds = Ende nach so vielen Runden (0: erst wenn ein Team angekommen ist)

name-colour-blue = blau
name-colour-yellow = gelb
name-colour-red = rot
name-colour-green = grün
name-colour-orange = orange
name-animal-monkey = Affe
name-animal-vulture = Geier
name-animal-snake = Schlange
name-animal-crocodile = Krokodil
name-animal-tiger = Tiger

name-reconstructed-squares = die Reihenfolge der Felder und die Plätze der Elefanten
name-reconstructed-cards = welche Rauten bei welcher Scheibe stehen

## What is asked

decision-card = { $own ->
        [yes] Spiel eine deiner Karten.
       *[no] { $seat } wählt eine Karte.
    }
decision-pawn = { $own ->
        [yes] Welche Figur zieht mit der { $colour ->
            [orange] orangefarbenen
           *[other] { $colour }en
        } Scheibe?
       *[no] { $seat } wählt eine Figur für die { $colour ->
            [orange] orangefarbene
           *[other] { $colour }e
        } Scheibe.
    }

## What happened

event-starts = { $own ->
        [yes] Du bist das mutigste Team und beginnst.
       *[no] { $seat } ist das mutigste Team und beginnt.
    }
event-dealt = Jedes Team erhält { $count } Karten.
event-hand = Deine Hand: { $cards }.
event-card-played = { $own ->
        [yes] Du spielst { $card } ({ $colour ->
            [orange] orangefarbene
           *[other] { $colour }e
        } Scheibe).
       *[no] { $seat } spielt { $card } ({ $colour ->
            [orange] orangefarbene
           *[other] { $colour }e
        } Scheibe).
    }
event-token-placed = Feld { $place }: { $animal ->
        [Schlange] Die Schlange
        [Krokodil] Das Krokodil
       *[other] Der { $animal }
    } ist gezähmt.
event-token-removed = Feld { $place }: { $animal ->
        [Schlange] Die Schlange
        [Krokodil] Das Krokodil
       *[other] Der { $animal }
    } ist wieder wild.
event-token-kept = Alle { $colour ->
        [orange] orangefarbenen
       *[other] { $colour }en
    } Felder sind gezähmt und besetzt: Keines wird wieder wild.
event-pawn-forward = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    } zieht { $from ->
        [0] vom Start
       *[other] von Feld { $from }
    } auf Feld { $to }.
event-pawn-arrives = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    } zieht { $from ->
        [0] vom Start
       *[other] von Feld { $from }
    } ins Ziel.
event-pawn-back = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    } zieht von Feld { $from } zurück auf Feld { $to }: Vor ihr { $because ->
        [wild] ist Feld { $place } wild
        [elephant] hält der Elefant auf Feld { $place } die vorderste Figur auf
        [bridge] ist die Hängebrücke besetzt
        [occupied] ist jedes { $colour ->
            [orange] orangefarbene
           *[other] { $colour }e
        } Feld besetzt
       *[no-square] gibt es kein { $colour ->
            [orange] orangefarbenes
           *[other] { $colour }es
        } Feld mehr
    }.
event-pawn-stays = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    } { $because ->
        [arrived] ist im Ziel und zieht nicht mehr.
       *[other] kann nicht ziehen. Vor ihr { $because ->
            [wild] ist Feld { $place } wild
            [elephant] hält der Elefant auf Feld { $place } die vorderste Figur auf
            [bridge] ist die Hängebrücke besetzt
            [occupied] ist jedes { $colour ->
                [orange] orangefarbene
               *[other] { $colour }e
            } Feld besetzt
           *[no-square] gibt es kein { $colour ->
                [orange] orangefarbenes
               *[other] { $colour }es
            } Feld mehr
        }; hinter ihr { $behind ->
            [wild] ist Feld { $behind-place } wild
            [elephant] hält der Elefant auf Feld { $behind-place } die vorderste Figur auf
            [bridge] ist die Hängebrücke besetzt
            [occupied] ist jedes { $colour ->
                [orange] orangefarbene
               *[other] { $colour }e
            } Feld besetzt
           *[no-square] gibt es kein { $colour ->
                [orange] orangefarbenes
               *[other] { $colour }es
            } Feld
        }.
    }
event-card-drawn = { $seat } zieht eine Karte.
event-card-drawn-own = Du ziehst { $card } ({ $colour ->
        [orange] orangefarbene
       *[other] { $colour }e
    } Scheibe).
event-pile-shuffled = Der Nachziehstapel ist leer: Die { $count } Karten der Ablage werden gemischt.
event-rounds-over = Nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } endet die Partie.
event-wins = { $own ->
        [yes] Deine beiden Figuren sind im Ziel: Du gewinnst!
       *[no] Beide Figuren von { $seat } sind im Ziel: { $seat } gewinnt.
    }

## Why not

reason-no-such-card = Es gibt keine Karte „{ $value }“; die Karten sind: { $allowed }.
reason-no-such-pawn = Es gibt keine Figur „{ $value }“; ein Team hat Figur 1 und Figur 2.
reason-no-such-text = „{ $value }“ ist kein Zug. Schreib „play“ mit einer Karte oder „pawn 1“ oder „pawn 2“ für eine Figur.
reason-card-first = Erst wird eine Karte gespielt; danach zieht eine Figur nach ihrer Scheibe.
reason-card-already-played = Du hast in diesem Zug schon { $card } gespielt; wähl jetzt eine Figur.
reason-card-on-played-pile = { $card } liegt auf der Ablage.
reason-card-not-in-hand = Du hast { $card } nicht auf der Hand.

## Notes on things

mark-covers = zähmt { $places }
mark-uncovers = lässt frei: { $places }
mark-goes-forward = Figur { $pawn }: { $from } → { $to }
mark-goes-back = Figur { $pawn }: zurück { $from } → { $to }
mark-stays = Figur { $pawn } bleibt stehen: { $because ->
        [arrived] schon im Ziel
        [wild] Feld { $place } ist wild
        [elephant] Elefant auf Feld { $place }
        [bridge] Brücke besetzt
        [occupied] alle Felder der Farbe besetzt
       *[no-square] kein Feld der Farbe mehr voraus
    }

## Wie Züge heißen

move-play-card = { $card } ausspielen
move-choose-pawn = Figur { $pawn }

## Editions: mistakes in the file

problem-edition-square-nothing = Feld { $square } braucht entweder eine Farbe oder elephant = true.
problem-edition-colour-unknown = { $thing } hat die Farbe „{ $value }“; die Farben sind: { $allowed }.
problem-edition-square-unknown = Die Brücke nennt das Feld „{ $value }“, das nicht auf der Strecke liegt.
problem-edition-hand-size = Die Handkartenzahl für { $teams } Teams kann nicht „{ $value }“ sein.

## Editions: what is known of the box

problem-edition-tokens = { $allowed } Plättchen sind { $colour }, nicht { $value }.
problem-edition-colours = Die Farben sind { $allowed }, nicht { $value }.
problem-edition-cards = Es gibt { $allowed } Karten, nicht { $value }.
problem-edition-teams = Es gibt { $allowed } Teams, nicht { $value }.
problem-edition-pawns = Zahl der Figuren von { $team }: { $value }; jedes Team hat { $allowed }.
problem-edition-hands = Bei { $teams } Teams haben alle { $allowed } Karten auf der Hand, nicht { $value }.
problem-edition-coloured-squares = Die Strecke hat { $allowed } farbige Felder, nicht { $value }.
problem-edition-elephants = Die Strecke hat { $allowed } Elefanten, nicht { $value }.
problem-edition-finish = Das Ziel muss „{ $allowed }“ sein, nicht „{ $value }“.
problem-edition-bridge = Die Hängebrücke besteht aus den Feldern { $allowed }, nicht { $value }.
problem-edition-pairs = Keine Karte zeigt die Rauten { $value }, die ein Beispiel der Spielregel braucht.
problem-edition-bridge-coloured = Zur Brücke gehört der Elefant { $value }; alle ihre Felder sollten farbig sein.
problem-edition-squares = { $allowed } Felder sollten { $colour } sein, eines für jedes Plättchen; hier sind es { $value }.
problem-edition-diamonds = Zahl der Rauten von { $card }: { $value }; laut Berichten: { $allowed }.
problem-edition-red-discs = Laut Berichten ist bei { $allowed } Karten die Scheibe { $colour }; hier sind es { $value }.
problem-edition-discs = Bei { $allowed } Karten sollte die Scheibe { $colour } sein; hier sind es { $value }.
problem-edition-diamond-totals = Insgesamt sollten { $allowed } Rauten { $colour } sein; hier sind es { $value }.
problem-edition-threes = { $allowed } Karten sollten drei Rauten haben; hier sind es { $value }.
problem-edition-example-6 = Beispiel 6 lässt sich auf dieser Strecke nicht aufbauen: Es braucht vor dem Ziel drei gelbe Felder, ein Feld zwischen den letzten beiden und hinter dem letzten ein rotes, auf das noch ein Feld folgt.
problem-edition-example-7 = Beispiel 7 lässt sich auf dieser Strecke nicht aufbauen: Es braucht einen Elefanten mit zwei blauen Feldern kurz davor und einem blauen dahinter.
problem-edition-stretches = { $value } Felder hintereinander sind nicht { $colour }; bei mehr als { $allowed } nützt die Farbe dort nichts.

## The drawing in the terminal

board-start = Start
board-finish = Ziel
board-bridge = Brücke
board-tamed = gezähmt
board-wild = wild
board-elephant = Elefant
board-teams = Teams
board-turn = am Zug
board-own = du
board-winner = Sieg
board-animals = Tiere
board-cards = Karten
board-hand = Deine Hand
board-pile = Nachziehstapel
board-played = Ablage
board-card = Gerade gespielt

## Only in the browser

page-seat = Team { $number }
page-section-colours = Tiere und Plättchen
page-section-teams = Teams und Figuren
page-section-hands = Karten auf der Hand
page-section-start = Der Start
page-section-squares = Die Strecke
page-section-bridge = Die Hängebrücke
page-section-scenery = Am Wegrand
page-section-cards = Die Karten
page-note-colours = Ein Plättchen für jedes farbige Feld seiner Farbe.
page-note-teams = Zwei Figuren für jedes der sechs Teams.
page-note-hands = Wie viele Karten alle auf der Hand haben, hängt von der Zahl der Teams ab.
page-note-start = Der Steg am Anfang hat keine Farbe und kein Plättchen, und es ist Platz für beliebig viele Figuren.
page-note-squares = Wie viele Felder es von jeder Farbe gibt, ist gedruckt, und auch, dass das letzte, das Ziel, rot ist. Die Reihenfolge der Felder und die Plätze der drei Elefanten sind von uns.
page-note-bridge = Nur in der Variante von Bedeutung. Dass es die sechs Felder vor dem zweiten Elefanten sind, ist gedruckt; welche das sind, folgt aus unserer Strecke.
page-note-scenery = Wasserfall, alter Tempel und Brücke sind neben der Strecke gezeichnet und haben keine Wirkung auf das Spiel. Wo sie stehen, ist von uns.
page-note-cards = Gedruckt: dreißig Karten. Berichtet: sechs rote Scheiben, zwei oder drei Rauten je Karte. Abgeleitet: sechs Scheiben jeder Farbe, 21 Karten mit zwei und 9 mit drei Rauten, von jeder Farbe so viele Rauten wie Plättchen. Von uns: welche Rauten bei welcher Scheibe stehen.

## The board on the page

page-board = Spielplan: { $count } Felder vom Start bis zum Ziel
page-square = { $where ->
        [finish] Ziel, Feld { $place }
       *[square] Feld { $place }
    }: { $state ->
        [elephant] Elefant
        [tamed] { $animal }, gezähmt
       *[wild] { $animal }, wild
    }
page-pawn = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    }, { $where ->
        [start] auf dem Start
        [finish] im Ziel
       *[square] auf Feld { $place }
    }
page-stands-here = { $own ->
        [yes] Deine Figur { $pawn } steht hier
       *[no] Figur { $pawn } von { $seat } steht hier
    }
page-comes-here = Deine Figur { $pawn } kann hierher ziehen ({ $steps })
page-stays = bleibt
page-either = { $first } oder { $second }
page-card = Karte: Scheibe { $animal }, Rauten { $animals }
page-event-card-played = { $own ->
        [yes] Du spielst { $card }.
       *[no] { $seat } spielt { $card }.
    }
page-event-card-drawn-own = Du ziehst { $card }.
page-tray = Übrige Plättchen
page-tokens-left = { $animal }: { $count }
page-bridge-free = Hängebrücke: frei
page-bridge-taken = { $own ->
        [yes] Hängebrücke: Deine Figur steht darauf
       *[no] Hängebrücke: Eine Figur von { $seat } steht darauf
    }
page-show-map = Den Plan zeigen
page-show-rows = Die Strecke in Reihen zeigen
page-reconstructed = rekonstruiert
page-tames = zähmt: { $animal } { $place }
page-frees = lässt frei: { $animal } { $place }
page-keeps = { $animal }: kein Plättchen entfernt
page-walks = Figur { $pawn }: { $from ->
        [0] Start
       *[other] { $from }
    } → { $to }
page-stays-on = Figur { $pawn } bleibt auf { $place ->
        [0] dem Start
       *[other] { $place }
    }
page-then-draw = dann ziehst du eine Karte (noch { $count })
page-hand-hint = Zeig auf eine Karte, um zu sehen, was sie bewirken würde.
page-team = Figur 1: { $first }, Figur 2: { $second }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand, { $sum ->
        [one] { $sum } Feld
       *[other] { $sum } Felder
    } insgesamt
page-front-pawn = Vordere Figur
page-rear-pawn = Hintere Figur
page-longest-leap = Weitester Sprung
page-tokens-put = Plättchen gelegt
page-tokens-taken = Plättchen entfernt
page-elephants-passed = Elefanten überholt
page-turns-stayed = Züge ohne Schritt
page-card-name = { $animal } ({ $animals })

## For a finger instead of a mouse

page-hand-hint-touch = Tippe auf eine Karte, um zu sehen, was sie bewirken würde.

## What the page says in its own terms: an animal is tamed or wild, and gives its name to disc and
## diamond. There $colour is the animal of that colour.

page-decision-pawn = { $own ->
        [yes] Welche Figur zieht mit der Scheibe „{ $colour }“?
       *[no] { $seat } wählt eine Figur (Scheibe „{ $colour }“).
    }
page-play-this = Die Karte „{ $colour }“ ausspielen?
page-send-pawn = Figur { $pawn } auf { $place } ziehen?
page-which-pawn-to = Welche Figur zieht auf { $place }?
page-event-turn = { $own ->
        [yes] Du spielst { $colour }
       *[no] { $seat } spielt { $colour }
    }{ $signs ->
        [none] { "" }
       *[other] : { $signs }
    }{ $to ->
        [none] { "" }
       *[other] , { $own ->
            [yes] ziehst
           *[no] zieht
        } { $from ->
            [0] Start
           *[other] { $from }
        } → { $to ->
            [finish] Ziel
           *[other] { $to }
        }
    }
page-event-round = Runde { $round }
page-event-token-kept = „{ $colour }“: Alle sind gezähmt und besetzt, keines wird wieder wild.
page-event-pawn-back = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    } zieht zurück { $from } → { $to }: { $because ->
        [wild] { $place } ist wild
        [elephant] Der Elefant auf { $place } hält die vorderste Figur auf
        [bridge] Die Brücke ist besetzt
        [occupied] Jedes Feld „{ $colour }“ voraus ist besetzt
       *[no-square] Voraus ist kein Feld „{ $colour }“
    }.
page-event-pawn-stays = { $own ->
        [yes] Deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    } { $because ->
        [arrived] ist im Ziel und zieht nicht mehr.
       *[other] bleibt auf { $at ->
            [0] dem Start
           *[other] { $at }
        }. Voraus: { $because ->
            [wild] { $place } ist wild
            [elephant] Der Elefant auf { $place } hält die vorderste Figur auf
            [bridge] Die Brücke ist besetzt
            [occupied] „{ $colour }“ überall besetzt
           *[no-square] kein Feld „{ $colour }“
        }; dahinter: { $behind ->
            [wild] { $behind-place } ist wild
            [elephant] Der Elefant auf { $behind-place } hält die vorderste Figur auf
            [bridge] Die Brücke ist besetzt
            [occupied] „{ $colour }“ überall besetzt
           *[no-square] kein Feld „{ $colour }“
        }.
    }
page-round = Runde { $round } · Zug { $turn }
page-round-of = Runde { $round } von { $rounds } · Zug { $turn }
page-wild-left = { $count ->
        [0] alle gezähmt
       *[other] { $count } wild
    }
page-wild-left-title = Tiere, die noch wild sind: Niemand kommt an ihnen vorbei
page-tip-wild = Hier hält niemand, und niemand zieht hinüber.
page-tip-tamed = Figuren ziehen hinüber. Eine darf hier halten, mit der Scheibe „{ $animal }“.
page-tip-next = Die nächste Raute „{ $animal }“ zähmt es.
page-tip-last = Alle sind gezähmt: Die nächste Raute „{ $animal }“ lässt es frei.
page-tip-protected = Die Figur darauf schützt das Plättchen.
page-tip-finish = Hierher führt die Scheibe „{ $animal }“, sobald das Tier gezähmt ist. Hier haben alle Figuren Platz.
page-tip-finish-worth = Wer zuerst beide Figuren hier hat, gewinnt.
page-tip-bridge = Hängebrücke: Immer nur eine Figur darf auf ihr halten.
page-tip-elephant = Hier hält niemand. Nur die vorderste Figur darf nicht hinüber.
page-tip-first = Vorderste Figur: { $own ->
        [yes] deine Figur { $pawn }
       *[no] Figur { $pawn } von { $seat }
    }, auf { $place }
page-tip-pawn = Eine Scheibe schickt sie auf das nächste freie Feld dieses Tiers, über gezähmte Felder; ist voraus keines, dann zurück.
page-tip-pawn-first = Sie ist die vorderste: Kein Elefant lässt sie vorbei.
page-tip-pawn-worth = { $steps ->
        [0] Sie ist im Ziel.
        [one] 1 Feld bis zum Ziel
       *[other] { $steps } Felder bis zum Ziel
    }
page-tip-card-diamonds = Jede Raute zähmt das erste wilde Tier ihrer Art; sind alle gezähmt, lässt sie das letzte frei.
page-tip-card-disc = Die Scheibe: Eine deiner Figuren zieht auf das nächste freie Feld „{ $animal }“.
page-tip-tray = Plättchen: { $animal }
page-tip-tray-does = So viele sind übrig, wie Felder mit diesem Tier noch wild sind.
page-tip-tray-worth = { $count } von { $all } übrig
page-tip-pile = Am Ende jedes Zuges wird hier eine Karte gezogen. Ist keine mehr da, wird die Ablage gemischt.
page-tip-played = Alle Karten, die seit dem letzten Mischen gespielt wurden; aus ihnen wird der nächste Nachziehstapel.
page-tip-cards = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
page-tip-hand-of = { $own ->
        [yes] Deine Karten
       *[no] Karten von { $seat }
    }
page-tip-hand-does = Nur ihr Team sieht sie. Nach jedem Zug wird die Hand wieder aufgefüllt.
page-option-bridge-yes = mit Hängebrücke
page-option-bridge-no = ohne Hängebrücke

## The key to the drawing in the terminal, and the board in words

board-sign-pawn = Figur 1 eines Teams
board-sign-more = diese Figur und weitere auf demselben Feld
board-sign-way = der Weg geht in der nächsten Reihe weiter
board-sign-places = wo die beiden Figuren eines Teams stehen
board-sign-disc = Scheibe
board-sign-diamond = Rauten
board-sign-bar = wilde und gezähmte Felder einer Farbe
board-pawn = Figur { $number } auf { $square }

# The end of a game
page-end-out = { $own ->
        [yes] Du bist entkommen, mit beiden Figuren
       *[no] { $seat } ist entkommen, mit beiden Figuren
    }
page-end-second = { $own ->
        [yes] Am nächsten kamst du, auf { $front } und { $rear }.
       *[no] Am nächsten kam { $seat }, auf { $front } und { $rear }.
    }
page-end-leap = { $own ->
        [yes] Den weitesten Sprung hast du gemacht
       *[no] Den weitesten Sprung machte { $seat }
    }: { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } in Runde { $round }.
page-turns-played = Gespielte Züge
page-still-wild = Noch wild, nach Runden
page-still-wild-label = Wilde Tiere über { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: { $all } am Anfang, { $left } am Ende
page-longest-leaps = Weiteste Sprünge
page-in-round = Runde { $round }

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Dein Ziel: deine beiden Figuren vor allen anderen Teams ins Ziel bringen.
page-coach-card-title = Spiel eine Karte
page-coach-card = Wähl eine Karte, die leuchtet. Ihre Rauten zähmen Tiere auf der Strecke; ihre Scheibe schickt eine deiner Figuren auf das nächste gezähmte Feld ihrer Farbe.
page-coach-card-why = Wilde Tiere, dunkel und mit Dornen, versperren den Weg: Zähme die direkt vor dir.
page-coach-next-title = Lies deine Karten
page-coach-next = Jede Karte sagt, wie weit sie eine Figur bringt; „bleibt“ heißt: Etwas Wildes liegt dazwischen.
page-coach-next-why = Was du zähmst, ist für alle gezähmt: Geh hindurch, bevor es die anderen tun.
page-coach-pawn-title = Welche Figur?
page-coach-pawn = Diese Scheibe kann jede deiner Figuren führen. Wähl eine Figur oder das Feld, auf das sie käme.
page-coach-pawn-why = Am Ende müssen beide ankommen. Elefanten halten nur die vorderste Figur auf, also nimm die andere mit.

## What puzzles are about

page-theme-pawn = Welche Figur?
page-theme-arrive = Ins Ziel
page-theme-back = Ein Schritt zurück
page-theme-stay = Eine Karte ohne Schritt
page-theme-last-stretch = Auf der Zielgeraden
page-theme-release = Ein Tier wird wieder wild
page-theme-tame = Ein Tier wird gezähmt
page-theme-stride = Der richtige Schritt

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-animal = Tier
page-field-tokens = Plättchen
page-field-pawns = Figuren
page-field-by_teams = Karten nach Zahl der Teams
page-field-colour = Farbe
page-field-elephant = Elefant
page-field-squares = Felder
page-field-name = Name
page-field-disc = Scheibe
page-field-diamonds = Rauten

page-bench-square = { $last ->
    [yes] Feld { $number }, das Ziel
   *[no] Feld { $number }
}
page-bench-card = Karte { $number }
page-sheet-cards = Karten
