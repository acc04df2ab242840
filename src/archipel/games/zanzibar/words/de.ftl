# Zanzibar auf Deutsch. $seat ist der Name eines Spielers, $own sagt, ob es der ist, der liest. Ein Händler heißt nach seiner Zahl.

title = Zanzibar
summary = Händler verschieben und vertreiben einander auf den Wegen der Gewürzinsel, jeder mit zehn geheimen Aufträgen.
about-rounds = Ende nach so vielen Runden (0: erst wenn jemand keinen Auftrag mehr hat)

name-good-pepper = Pfeffer
name-good-ginger = Ingwer
name-good-cloves = Nelken
name-good-cinnamon = Zimt
name-good-vanilla = Vanille
name-good-hut = neutrales Dorf
name-good-none = kein Gewürz
name-spice-pepper = Pfeffer
name-spice-ginger = Ingwer
name-spice-cloves = Nelken
name-spice-cinnamon = Zimt
name-spice-vanilla = Vanille
name-province-north = Nord
name-province-east = Ost
name-province-south = Süd
name-province-west = West
name-province-centre = Mitte
name-province-sea = Meer
name-objective-pepper = Pfeffer
name-objective-ginger = Ingwer
name-objective-cloves = Nelken
name-objective-cinnamon = Zimt
name-objective-vanilla = Vanille
name-objective-north = Nord
name-objective-east = Ost
name-objective-south = Süd
name-objective-west = West
name-objective-centre = Mitte
name-kind-spice = Gewürzaufträge
name-kind-province = Provinzaufträge

## Die Namen der Orte sind erfunden und in jeder Sprache gleich.

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

name-reconstructed-score_track = wie weit die Zählleiste reicht
name-reconstructed-villages = die Dörfer: wo sie liegen und was sie bieten
name-reconstructed-sea = die Orte auf See
name-reconstructed-routes = die Wege
name-reconstructed-objectives = die meisten Tabellen der Aufträge

## Was gefragt wird

decision-take = { $own ->
        [yes] Welchen Händler setzt du als Nächsten ein? (noch { $left })
       *[no] { $seat } nimmt einen Händler (noch { $left }).
    }
decision-place = { $own ->
        [yes] Wo setzt du deinen Händler { $merchant } ein?
       *[no] { $seat } setzt Händler { $merchant } ein.
    }
decision-discard = { $own ->
        [yes] { $owed ->
            [one] Einen Auftrag abwerfen? Einen schuldest du noch.
           *[other] Einen Auftrag abwerfen? Du schuldest noch { $owed }.
        }
       *[no] { $seat } darf einen Auftrag abwerfen.
    }
decision-move = { $own ->
        [yes] { $moved ->
            [0] Zieh bis zu { $left } Händler oder beende das Ziehen.
           *[other] { $left ->
                [one] Zieh noch einen Händler oder beende das Ziehen.
               *[other] Zieh noch bis zu { $left } Händler oder beende das Ziehen.
            }
        }
       *[no] { $seat } zieht mit den Händlern.
    }
decision-step = { $own ->
        [yes] { $back ->
            [yes] Dein Händler { $merchant } ist wieder am Anfang: Er muss weiter.
           *[no] { $left ->
                [one] Dein Händler { $merchant } in { $place } darf noch einen Schritt gehen.
               *[other] Dein Händler { $merchant } in { $place } darf noch { $left } Schritte gehen.
            }
        }
       *[no] { $seat } zieht mit Händler { $merchant }.
    }
decision-push = { $own ->
        [yes] Wohin verschiebst du Händler { $other } aus { $place }?
       *[no] { $seat } verschiebt Händler { $other } aus { $place }.
    }
decision-chase = { $own ->
        [yes] Wohin vertreibst du Händler { $other } aus { $place }?
       *[no] { $seat } vertreibt Händler { $other } aus { $place }.
    }
decision-score = { $own ->
        [yes] { $left ->
            [one] Einen Auftrag werten?
           *[other] Einen oder zwei Aufträge werten?
        }
       *[no] { $seat } darf Aufträge werten.
    }

## Was geschehen ist

event-starts = { $own ->
        [yes] Du fängst an.
       *[no] { $seat } fängt an.
    }
event-placed = { $own ->
        [yes] Du setzt deinen Händler { $merchant } in { $place } ein.
       *[no] { $seat } setzt Händler { $merchant } in { $place } ein.
    }
event-dealt = Alle ziehen { $count } Aufträge.
event-hand = Deine Aufträge: { $objectives }.
event-goes = { $own ->
        [yes] Dein Händler { $merchant } geht nach { $place }.
       *[no] Händler { $merchant } von { $seat } geht nach { $place }.
    }
event-pushed = { $own ->
        [yes] Dein Händler { $merchant } wird nach { $place } verschoben.
       *[no] Händler { $merchant } von { $seat } wird nach { $place } verschoben.
    }
event-chased = { $own ->
        [yes] Dein Händler { $merchant } wird nach { $place } vertrieben.
       *[no] Händler { $merchant } von { $seat } wird nach { $place } vertrieben.
    }
event-no-move = { $own ->
        [yes] Du ziehst mit keinem Händler.
       *[no] { $seat } zieht mit keinem Händler.
    }
event-scored = { $own ->
        [yes] Du wertest { $objective }
       *[no] { $seat } wertet { $objective }
    } mit { $count ->
        [0] keinem Händler
        [one] einem Händler
       *[other] { $count } Händlern
    } am richtigen Ort: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, jetzt { $total }.
event-skips = { $own ->
        [yes] Du wertest nichts.
       *[no] { $seat } wertet nichts.
    }
event-discarded = { $own ->
        [yes] Du wirfst { $objective } ungewertet ab
       *[no] { $seat } wirft { $objective } ungewertet ab
    }{ $owed ->
        [0] .
        [one] ; einer ist noch abzuwerfen.
       *[other] ; { $owed } sind noch abzuwerfen.
    }
event-keeps = { $own ->
        [yes] Du wirfst nichts ab.
       *[no] { $seat } wirft nichts ab.
    }
event-drawn = { $count ->
        [one] { $seat } zieht einen Auftrag nach.
       *[other] { $seat } zieht { $count } Aufträge nach.
    }
event-drawn-own = Du ziehst nach: { $objectives }.
event-last-turns = { $own ->
        [yes] Du hast keinen Auftrag mehr: Alle anderen haben noch einen Zug.
       *[no] { $seat } hat keinen Auftrag mehr: Alle anderen haben noch einen Zug.
    }
event-finished = { $own ->
        [yes] Auch du hast keinen Auftrag mehr.
       *[no] Auch { $seat } hat keinen Auftrag mehr.
    }
event-rounds-over = { $rounds ->
        [one] Eine Runde ist
       *[other] { $rounds } Runden sind
    } gespielt: Die Partie ist zu Ende.
event-wins = { $own ->
        [yes] Du hast mit { $points } die meisten Punkte: gewonnen!
       *[no] { $seat } hat mit { $points } die meisten Punkte und gewinnt.
    }
event-wins-earlier = { $own ->
        [yes] Gleichstand mit { $points } Punkten, aber du bist deinen letzten Auftrag zuerst losgeworden: gewonnen!
       *[no] Gleichstand mit { $points } Punkten, aber { $seat } ist den letzten Auftrag zuerst losgeworden und gewinnt.
    }
event-shares = { $own ->
        [yes] Geteilter Sieg: Du bist mit { $points } Punkten dabei.
       *[no] Geteilter Sieg: { $seat } ist mit { $points } Punkten dabei.
    }

## Warum nicht

reason-no-such-text = „{ $value }“ ist kein Zug. Schreib „go“ mit einem Händler und einem Ort, „push“ oder „chase“ mit einem Ort, „score“ oder „discard“ mit einem Auftrag, „end“, „skip“ oder „keep“; beim Einsetzen „take“ mit einem Händler und „place“ mit einem Ort.
reason-no-such-place = Einen Ort „{ $value }“ gibt es nicht; die Orte sind: { $allowed }.
reason-no-such-merchant = Einen Händler „{ $value }“ gibt es nicht; die Händler sind: { $allowed }.
reason-no-such-objective = Einen Auftrag „{ $value }“ gibt es nicht; die Aufträge sind: { $allowed }.
reason-place-first = Zuerst werden alle Händler eingesetzt.
reason-all-placed = Alle Händler sind eingesetzt.
reason-take-first = Nimm zuerst einen Händler, dann setz ihn ein.
reason-taken = Du hast deinen Händler { $merchant } genommen: Setz ihn jetzt ein.
reason-merchant-out = Bei { $players } Spielern ist Händler { $merchant } nicht dabei.
reason-merchant-placed = Dein Händler { $merchant } steht schon in { $place }.
reason-place-taken = { $own ->
        [yes] In { $place } steht dein eigener Händler { $other }.
       *[no] In { $place } steht Händler { $other } von { $seat }.
    }
reason-province-taken = Dein Händler { $merchant } in { $place } steht schon in dieser Provinz ({ $province }): Dort wird nur einer jeder Farbe eingesetzt.
reason-end-first = Zuerst wird gezogen: Beende das Ziehen, dann werte.
reason-movement-over = Das Ziehen ist in diesem Zug beendet.
reason-no-discard-now = Abgeworfen wird gleich nach dem Nachziehen oder Werten, nicht jetzt.
reason-discard-first = Entscheide zuerst, ob du einen Auftrag abwirfst.
reason-push-first = Entscheide zuerst, wohin Händler { $other } aus { $place } kommt; dann geht dein Händler { $merchant } hinein.
reason-nothing-to-push = Niemand steht im Weg.
reason-merchant-moved = Dein Händler { $merchant } hat in diesem Zug schon gezogen; jeder zieht nur einmal.
reason-enough-moved = In diesem Zug haben { $count } Händler gezogen; mehr dürfen es nicht sein.
reason-go-on = Dein Händler { $merchant } ist wieder in { $place }, wo er losgegangen ist: Er muss woanders aufhören, also erst weitergehen.
reason-ends-at-start = Dein Händler { $merchant } ist in { $place } losgegangen: Er muss woanders aufhören.
reason-same-place = Dein Händler { $merchant } steht in { $place }.
reason-step-by-step = { $place } ist { $steps } Schritte entfernt: Geh Schritt für Schritt dorthin.
reason-too-far = { $place } ist mindestens { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } entfernt; dein Händler { $merchant } hat noch { $left ->
        [one] einen Schritt
       *[other] { $left } Schritte
    }.
reason-blocked-own = Dein eigener Händler { $other } in { $place } versperrt den Weg.
reason-blocked-taller = Händler { $other } von { $seat } in { $place } ist größer als deine { $merchant } und versperrt den Weg.
reason-blocked-equal = Händler { $other } von { $seat } in { $place } ist so groß wie deine { $merchant }: Er lässt sich nicht verschieben und auch nicht vertreiben, solange ein Ort neben ihm frei ist.
reason-target-taken = { $own ->
        [yes] In { $place } steht dein eigener Händler { $other }.
       *[no] In { $place } steht Händler { $other } von { $seat }.
    }
reason-target-behind = Dein Händler kommt aus { $place }: Dorthin wird niemand verschoben.
reason-target-far = { $place } liegt nicht neben dem Händler { $other }, den du verschiebst.
reason-can-be-pushed = Neben Händler { $other } in { $place } ist ein Ort frei: Er wird verschoben, nicht vertrieben.
reason-must-be-chased = Neben Händler { $other } in { $place } ist kein Ort frei: Er wird an irgendeinen freien Ort vertrieben.
reason-objective-not-held = Du hast { $objective } nicht auf der Hand.
reason-objective-scored = Du hast { $objective } schon gewertet.
reason-objective-discarded = Du hast { $objective } schon abgeworfen.

## Notizen zu Dingen

mark-reach = erreicht { $count ->
        [one] einen Ort
       *[other] { $count } Orte
    } mit { $left ->
        [one] einem Schritt
       *[other] { $left } Schritten
    }{ $complete ->
        [yes] { "" }
       *[no] , vielleicht mehr
    }
mark-barred = kommt nirgendwohin
mark-worth = { $count ->
        [0] niemand am richtigen Ort
        [one] einer am richtigen Ort
       *[other] { $count } am richtigen Ort
    }: { $points }

## Wie Züge heißen

# Ein Ort auf See bietet „sea“, das keinen Namen hat.
name-of-place = { $good ->
        [sea] { $place }, auf See
       *[other] { $place }, { $good } ({ $province })
    }
move-take = Händler { $merchant } einsetzen
move-place = In { name-of-place }
move-go = Händler { $merchant } nach { name-of-place }
move-push = Nach { name-of-place }
move-chase = Nach { name-of-place }
move-score = { $objective } werten
move-discard = { $objective } abwerfen
move-end = Ziehen beenden
move-skip = { $scored ->
        [0] Nichts werten
       *[other] Nichts mehr werten
    }
move-keep = Nichts abwerfen

## Ausgaben: Fehler in der Datei

problem-edition-one-sea = Genau eine Provinz muss sea = true haben; hier sind es { $value }.
problem-edition-province-unknown = { $thing } liegt in der Provinz „{ $value }“; die Provinzen sind: { $allowed }.
problem-edition-good-unknown = { $thing } bietet „{ $value }“; geboten werden kann: { $allowed }.
problem-edition-route = Der Weg { $value } verbindet nicht zwei Orte des Spielplans.
problem-edition-merchant-order = Die Händler { $value } stehen nicht in steigender Reihenfolge.
problem-edition-merchant-unknown = Händler { $value } für { $players } Spieler ist nicht in der Schachtel oder kommt doppelt vor.
problem-edition-players-missing = [players] muss einmal sagen, was { $players } Spieler brauchen.
problem-edition-objective-unknown = Der Auftrag „{ $value }“ ist weder ein Gewürz noch eine Provinz der Insel; das sind: { $allowed }.
problem-edition-points-count = Die Tabelle von { $objective } hat { $value } Einträge; mit seinen Orten braucht der Auftrag { $allowed }.
problem-edition-objectives-few = Zu wenige Aufträge für { $players } Spieler: { $value }.
problem-edition-room = Für { $players } Spieler mit je { $merchants } Händlern ist nicht genug Platz.

## Ausgaben: was man von der Schachtel weiß

problem-edition-merchants = Die Händler haben die Zahlen { $allowed }, nicht { $value }.
problem-edition-crews = Bei { $players } Spielern sind die Händler { $allowed } dabei, nicht { $value }.
problem-edition-start = Alle beginnen mit { $allowed } Punkten, nicht mit { $value }.
problem-edition-hand = Alle haben { $allowed } Aufträge auf der Hand, nicht { $value }.
problem-edition-own-in-a-province = Händler einer Farbe, die in einer Provinz eingesetzt werden dürfen: { $allowed }, nicht { $value }.
problem-edition-merchants-a-turn = In einem Zug dürfen { $allowed } Händler ziehen, nicht { $value }.
problem-edition-objectives-a-turn = In einem Zug dürfen { $allowed } Aufträge gewertet werden, nicht { $value }.
problem-edition-discards = Bei { $players } Spielern müssen alle { $allowed } abwerfen, nicht { $value }.
problem-edition-provinces = Die Provinzen sind { $allowed }, nicht { $value }.
problem-edition-spices = Die Gewürze sind { $allowed }, nicht { $value }.
problem-edition-objectives = Es gibt { $allowed } { $kind }, nicht { $value }.
problem-edition-huts = Es gibt mehrere neutrale Dörfer ({ $allowed }), nicht { $value }.
problem-edition-villages-of-a-province = Die Provinz { $province } hat { $value } Dörfer; berichtet wird von { $allowed }.
problem-edition-villages = Die Insel hat { $value } Dörfer; es sollten { $allowed } sein.
problem-edition-orange-villages = Die orangefarbene Provinz ({ $province }) hat { $value } Dörfer; ihre Karte spricht für { $allowed }.
problem-edition-sea-places = Es gibt { $value } Orte auf See; nötig sind { $allowed }.
problem-edition-coast = { $place } ist mit { $value } Dörfern verbunden; es sollten { $allowed } sein.
problem-edition-connected = Nicht jeder Ort ist von jedem anderen aus erreichbar.
problem-edition-spice-villages = Dörfer mit diesem Gewürz ({ $spice }): { $value }; es sollten { $allowed } sein.
problem-edition-neutral-villages = { $value } Dörfer sind neutral; es sollten { $allowed } sein.
problem-edition-spice-spread = Dörfer mit diesem Gewürz ({ $spice }) liegen in { $value } Provinzen; es sollten { $allowed } sein.
problem-edition-sea-ring = Die Orte auf See sollten einen Ring aus sechs bilden ({ $allowed }); hier: { $value }.
problem-edition-routes-of-a-place = In { $place } treffen sich { $value } Wege; es sollten { $allowed } sein.
problem-edition-planar = Auf der Karte kreuzen sich Wege.
problem-edition-far-apart = Zwei Orte liegen { $value } Schritte auseinander; es sollten höchstens { $allowed } sein.
problem-edition-cloves-card = Mit { $merchants } Händlern sind die Nelken { $allowed } wert, nicht { $value }.
problem-edition-orange-card = Für die orangefarbene Karte ({ $objective }) wird { $allowed } berichtet, nicht { $value }.
problem-edition-rising = Die Punkte von { $objective } steigen nicht mit jedem Händler: { $value }.
problem-edition-different = { $objective } hat dieselbe Tabelle wie { $other }.
problem-edition-dear-and-rich = { $objective } kostet ohne Händler mehr als { $other } und sollte darum mit allen mindestens so viel bringen.
problem-edition-three-pays = { $objective } sollte ab { $allowed } Händlern Punkte bringen und nicht früher: { $value }.

## Die Zeichnung im Terminal

board-players = Spieler
board-points = Punkte
board-hand = Deine Aufträge
board-cards = Karten
board-objectives = Aufträge
board-owed = noch abzuwerfen
board-round = Runde
board-last-turns = Letzte Züge

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
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
page-pushes = verschiebt { $own ->
        [yes] deine { $merchant }
       *[no] die { $merchant } von { $seat }
    }
page-pushes-to = verschiebt { $own ->
        [yes] deine { $merchant }
       *[no] die { $merchant } von { $seat }
    } nach { $to }
page-chases = vertreibt { $own ->
        [yes] deine { $merchant }
       *[no] die { $merchant } von { $seat }
    }
page-chases-to = vertreibt { $own ->
        [yes] deine { $merchant }
       *[no] die { $merchant } von { $seat }
    } nach { $to }

## The board on the page

page-board = Spielplan: { $count } Orte
page-place-held = { $what }: { $who }
page-merchant-of = { $own ->
        [yes] dein Händler { $merchant }
       *[no] Händler { $merchant } von { $seat }
    }
page-merchant-on = Dein Händler { $merchant } in { $place }
page-merchant-aside = Dein Händler { $merchant }, noch nicht eingesetzt
page-has-moved = hat gezogen
page-or-else = Schritt für Schritt ginge auch: { $places }
page-or-anywhere = Schritt für Schritt ginge auch jeder andere freie Ort.
page-you-say = Wohin, sagst du dann: { $places }
page-say-push = Du sagst, wohin er verschoben wird.
page-say-chase = Du sagst, an welchen freien Ort er vertrieben wird.
page-round = Runde { $round }
page-last-turns = { $count ->
        [one] Der letzte Zug
       *[other] Die letzten { $count } Züge
    }
page-reconstructed = rekonstruiert
page-objective = { $objective }: { $count ->
        [0] niemand am richtigen Ort
        [one] einer am richtigen Ort
       *[other] { $count } am richtigen Ort
    }, jetzt { $points }
page-short-cloves = Nelken
page-now = jetzt
page-then = dann
page-objectives-later = Sobald alle Händler eingesetzt sind, ziehen alle ihre ersten Aufträge.
page-no-objectives = Du hast keinen Auftrag mehr.
page-rack = Deine Händler
page-player = { $hand ->
        [one] Ein Auftrag
       *[other] { $hand } Aufträge
    } auf der Hand, { $pile } im Stapel, { $owed ->
        [0] nichts mehr abzuwerfen
        [one] einer noch abzuwerfen
       *[other] { $owed } noch abzuwerfen
    }.
page-in-hand = { $count ->
        [one] ein Auftrag
       *[other] { $count } Aufträge
    } auf der Hand
page-in-pile = { $count ->
        [one] ein Auftrag
       *[other] { $count } Aufträge
    } im Stapel
page-discards = { $count } von { $of } abgeworfen
page-ledger-scored = { $objective }: { $points }
page-ledger-gone = { $objective }: abgeworfen
page-ledger-hand = { $objective }: auf der Hand
page-ledger-open = { $objective }: offen
page-track = Zählleiste
page-on-track = { $seat }: { $points }
page-near-end = { $name } hat noch { $count ->
        [one] einen Auftrag
       *[other] { $count } Aufträge
    }. Hat jemand keinen mehr, sind alle anderen noch einmal am Zug.
page-seat = { $number ->
        [1] Rot
        [2] Türkis
        [3] Gelb
        [4] Lila
       *[5] Weiß
    }

## The end on the page

page-score-start = Alle beginnen mit
page-score-objective = { $objective }
page-in-place = { $count } am Ort
page-discarded = abgeworfen
page-not-played = nicht gespielt
page-card-by-card = Karte für Karte
page-card-by-card-about = In der Reihenfolge der Wertung. { $count ->
        [0] Keine Karte hat Punkte gekostet.
        [one] Eine Karte hat Punkte gekostet.
       *[other] { $count } Karten haben Punkte gekostet.
    }
page-shoving = Verschieben und vertreiben
page-shoving-about = Am meisten herumgeschoben: { $own ->
        [yes] dein Händler { $merchant }
       *[no] Händler { $merchant } von { $seat }
    }, { $count }-mal.
page-shoving-none = Niemand wurde verschoben oder vertrieben.
page-shoved-others = hat andere verdrängt
page-was-shoved = wurde verdrängt

## Kopf, Fragen und Listen auf der Seite

page-setting-up = Einsetzen
page-round-of = Runde { $round } von { $rounds }
page-part-move = Ziehen
page-part-score = Werten
page-progress = { $part }: { $done } von { $of }
page-where-to = Wohin geht dein Händler { $merchant }? Bis zu { $left ->
        [one] einen Schritt
       *[other] { $left } Schritte
    }.
page-group-objectives = Für deine Aufträge
page-brings-take = geht bis zu { $steps } Schritte
page-brings-place = neben { $places }
page-brings-away = { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } von { $place }
page-brings-end = { $moved } von { $of } gezogen
page-brings-scoring = dann wird gewertet
page-brings-total = { $from } → { $to } Punkte
page-brings-skip = { $count ->
        [one] dein Auftrag bleibt
       *[other] deine Aufträge bleiben
    } auf der Hand
page-brings-discard = { $pile ->
        [0] es gibt keinen mehr nachzuziehen
       *[other] du ziehst einen anderen nach
    }
page-brings-keep = { $owed ->
        [one] einer bleibt abzuwerfen
       *[other] { $owed } bleiben abzuwerfen
    }
page-event-round = Runde { $round }
page-event-scored = { $own ->
        [yes] Du wertest { $objective }
       *[no] { $seat } wertet { $objective }
    }, { $count } am richtigen Ort: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, jetzt { $total }.

## Was die Seite von den Dingen erzählt

page-tip-village = Ein Dorf mit { $good }: Es zählt für dieses Gewürz und für die Provinz { $province }.
page-tip-hut = Ein neutrales Dorf: Es zählt für die Provinz { $province }, für kein Gewürz.
page-tip-sea = Ein Ort auf See: Er zählt für keinen Auftrag, führt aber um die Insel.
page-tip-stands = Hier steht { $who }.
page-tip-coming = { $count ->
        [one] Dein Händler { $merchants } kann hierher.
       *[other] Deine Händler { $merchants } können hierher.
    }
page-tip-wanted = Zählt für Aufträge auf deiner Hand: { $names }
page-tip-merchant = Geht bis zu { $merchant } Schritte auf den Wegen, einmal im Zug.
page-tip-pushes = Er verschiebt kleinere Gegner: { $numbers }.
page-tip-taller = Größere versperren ihm den Weg und verschieben ihn: { $numbers }.
page-tip-moved = hat in diesem Zug gezogen
page-tip-counts-spice = Zählt die eigenen Händler in Dörfern mit { $spice }.
page-tip-counts-province = Zählt die eigenen Händler in der Provinz { $province }.
page-tip-table = Händler am richtigen Ort und Punkte: { $table }
page-tip-worth = { $count } am richtigen Ort: jetzt { $points }
page-tip-was-worth = { $count } am richtigen Ort: { $points }
page-tip-scored = { $own ->
        [yes] Du hast ihn gewertet.
       *[no] { $seat } hat ihn gewertet.
    }
page-tip-gone = { $own ->
        [yes] Du hast ihn ungewertet abgeworfen.
       *[no] { $seat } hat ihn ungewertet abgeworfen.
    }
page-tip-hand = { $own ->
        [yes] Du hast ihn auf der Hand.
       *[no] { $seat } hat ihn auf der Hand.
    }
page-tip-open = { $own ->
        [yes] Er liegt noch in deinem Stapel.
       *[no] { $seat } hat ihn auf der Hand oder im Stapel.
    }
page-tip-end = In diesem Zug zieht kein Händler mehr; danach darfst du werten.
page-tip-skip = Die Aufträge bleiben auf der Hand. Wer nichts wertet, zieht nichts nach.
page-tip-keep = Was noch abzuwerfen ist, geht auch später, nach dem Werten.
page-tip-move = Bis zu drei Händler ziehen in einem Zug, jeder einmal. Voll: hat gezogen; halb: ist unterwegs.
page-tip-score = Nach dem Ziehen darf man einen oder zwei Aufträge von der Hand werten.
page-tip-last = Jemand hat keinen Auftrag mehr: Alle anderen ziehen noch einmal, dann ist die Partie zu Ende.
page-tip-track = Alle fangen bei { $points } an. Punkte dürfen unter 0 fallen.
page-tip-province = Ihre Dörfer: { $places }. Alle zählen für den Auftrag dieser Provinz.
page-tip-cards = Welche Aufträge das sind, weiß nur, wer sie hält, bis der Stapel leer ist.
page-tip-pile = Gewertete und abgeworfene Aufträge werden daraus ersetzt. Wer keinen mehr hat, läutet das Ende ein.
page-tip-discards = So viele Aufträge müssen alle ungewertet loswerden: gleich nach dem Nachziehen oder Werten.

## The page about the edition
page-section-numbers = Zahlen des Spiels
page-section-merchants = Händler
page-section-players = Spieler und Händler
page-section-score_track = Die Zählleiste
page-section-provinces = Die Provinzen
page-section-spices = Die Gewürze
page-section-villages = Die Dörfer
page-section-sea = Die Orte auf See
page-section-routes = Die Wege
page-section-objectives = Die Aufträge
page-note-numbers = Start auf der 10, zwei Aufträge auf der Hand, bis zu drei Händler und bis zu zwei Aufträge im Zug, beim Einsetzen ein Händler jeder Farbe in einer Provinz.
page-note-merchants = Die Zahl ist die Reichweite in Schritten; je kleiner sie ist, desto größer und stärker ist der Händler.
page-note-players = Welche Händler dabei sind und wie viele Aufträge alle ungewertet abwerfen müssen.
page-note-score_track = Eine Spirale mit dem Start auf der 10. Wie weit sie reicht, ist von uns; an beiden Enden darf man über sie hinauskommen.
page-note-provinces = Die fünf Namen sind gedruckt, und eine Provinz soll orange sein. Welche das ist, die anderen Farben und die Zeichen sind von uns. Beim Einsetzen zählt das Meer als sechste.
page-note-spices = Fünf Gewürze, alle in der Spielregel genannt.
page-note-villages = Berichtet: fünf oder sechs Dörfer in jeder Provinz. Gedruckt: Einige sind neutral. Von uns: ihre Namen, wo sie liegen und was sie bieten.
page-note-sea = Dass es Orte auf See gibt, ist gedruckt; wie viele, wo sie liegen und wie sie heißen, ist von uns.
page-note-routes = Berichtet: ein einziges, weit verzweigtes Netz und ein schnellerer Weg über See. Von uns: jeder einzelne Weg.
page-note-objectives = Dieselben zehn für alle. Gedruckt: was die Nelken bei keinem und bei drei Händlern wert sind. Berichtet: die orangefarbene Karte, hier die der Mitte. Von uns: alle anderen Werte.

## The key to the drawing in the terminal, and the board in words

board-merchant = Händler { $merchant }
board-now = { $objective } ({ $count } am Ort, { $points })
board-sign-hut = neutrales Dorf
board-sign-sea = auf See
board-sign-merchant = Händler 3 eines Spielers, er geht bis zu 3 Schritte
board-sign-player = die Zeichen der Spieler
board-sign-route = Weg, zu Land oder zur See
board-sign-turn = am Zug
board-sign-cards = Aufträge auf der Hand + im Stapel
board-sign-worth = was ein Auftrag jetzt wert ist: 2 Händler am Ort
board-sign-discarded = abgeworfen

# The end of a game
page-end-best-card = { $own ->
        [yes] Deine beste Karte war { $objective }: { $points } in Runde { $round }.
       *[no] Die beste Karte von { $seat } war { $objective }: { $points } in Runde { $round }.
    }
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
    }: zuerst ohne Aufträge.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Dein Ziel: die meisten Punkte, wenn deine Händler gemeinsam an den richtigen Orten stehen.
page-coach-take-title = Deine Händler
page-coach-take = Wähl einen leuchtenden Händler, der als Nächster eingesetzt wird. Seine Zahl sagt, wie viele Schritte er geht; je kleiner sie ist, desto größer und stärker ist er.
page-coach-take-why = Starke werden selten verschoben: Stell sie dorthin, wo du bleiben willst.
page-coach-place-title = Ein Ort für ihn
page-coach-place = Wähl einen leuchtenden Ort. Vorerst steht in einer Provinz nur einer deiner Händler, und auch das Meer zählt als eine.
page-coach-place-why = Wo viele Wege zusammenkommen, ist er später überall schnell.
page-coach-discard-title = Zwei Aufträge
page-coach-discard = Jeder zählt deine Händler in einer Provinz oder in Dörfern mit einem Gewürz. Einige musst du ungewertet und umsonst abwerfen: jetzt oder später.
page-coach-discard-why = Wirf den ab, von dem deine Händler weit weg sind; sonst behalte beide.
page-coach-move-title = Zieh bis zu drei
page-coach-move = Wähl einen leuchtenden Händler, dann wohin er geht: so viele Schritte wie seine Zahl oder weniger.
page-coach-move-why = Aufträge lohnen sich ab drei Händlern am richtigen Ort. Züge, die dich näher bringen, stehen in der Liste vorn.
page-coach-step-title = Weiter oder nicht
page-coach-step = Dieser Händler darf weitergehen, ein anderer losgehen, oder du beendest das Ziehen. Jeder zieht einmal.
page-coach-step-why = Deine Aufträge zeigen, was sie jetzt wert sind: Bleib stehen, wenn es ihnen gefällt.
page-coach-push-title = Platz da!
page-coach-push = Ein kleinerer Händler steht im Weg. Wähl den leuchtenden Ort, an den du ihn verschiebst.
page-coach-push-why = Fort von seinen Freunden, aber nicht dorthin, wo du selbst hinwillst.
page-coach-chase-title = Vertrieben
page-coach-chase = Dieser Händler hat keinen freien Ort neben sich und wird vertrieben: Wähl irgendeinen leuchtenden Ort.
page-coach-chase-why = Weit weg von den anderen kostet es ihn am meisten.
page-coach-score-title = Werten oder warten
page-coach-score = Wähl einen Auftrag: Er bringt oder kostet, was er jetzt zeigt. Oder werte nichts.
page-coach-score-why = Nur Werten bringt neue Aufträge. Warte, wenn es viel kostet; wenig kann es wert sein.

## What puzzles are about

page-theme-wait = Eine Wertung, die warten kann
page-theme-score = Zur rechten Zeit gewertet
page-theme-discard = Welcher Auftrag geht
page-theme-start = Wo man beginnt
page-theme-chase = Ein Händler wird vertrieben
page-theme-push = Ein Händler wird verschoben
page-theme-stop = Rechtzeitig aufhören
page-theme-objective = Gut für deine Aufträge
page-theme-set-out = Welcher Händler aufbricht
page-theme-way = Der richtige Weg

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-start_points = Punkte am Anfang
page-field-hand = Karten auf der Hand
page-field-merchants_a_turn = Händler pro Zug
page-field-objectives_a_turn = Aufträge pro Zug
page-field-own_in_a_province = Eigene Händler je Provinz (Aufbau)
page-field-numbers = Zahlen
page-field-players = Spieler
page-field-merchants = Händler
page-field-discards = Abwürfe
page-field-first = Erstes Feld
page-field-last = Letztes Feld
page-field-name = Name
page-field-colour = Farbe
page-field-sign = Zeichen
page-field-province = Provinz
page-field-good = Angebotenes Gewürz
page-field-at = Wo es liegt
page-field-land = Wege an Land
page-field-coast = Wege zwischen Land und Meer
page-field-sea = Meer
page-field-kind = Art
page-field-points = Punkte für 0, 1, 2 … Händler

page-value-hut = keines (neutrales Dorf)
page-value-spice = Gewürz
page-value-province = Provinz

page-bench-route = { $from } – { $to }
page-bench-players = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
}
