# Lagune in German. $seat is a diver's name, $own says whether it is the reader.

title = Lagune
summary = Muscheln aus der Lagune: die kostbaren auslegen, auf ruhige See hoffen und versenken, was niemand sehen soll.
about-calm = Ruhige See: Beim Auslegen einer Muschel wird nicht gewürfelt

## What is asked

decision-turn = { $own ->
        [yes] Tauch nach einer Muschel oder leg eine von deinen aus.
       *[no] { $seat } taucht oder legt eine Muschel aus.
    }
decision-sink = { $own ->
        [yes] Welche Muschel versenkst du?
       *[no] { $seat } versenkt eine Muschel.
    }

## What happened

event-dealt = Alle ziehen { $count } Muscheln; { $bag } bleiben im Beutel.
event-hand = Deine Muscheln: { $shells }.
event-dives = { $seat } taucht und holt eine Muschel herauf.
event-dives-own = Du tauchst und holst { $shell } (Wert { $value }) herauf.
event-sinks = { $seat } versenkt eine Muschel.
event-sinks-own = Du versenkst { $shell } (Wert { $value }).
event-lays = { $own ->
        [yes] Du legst { $shell } (Wert { $value }) aus.
       *[no] { $seat } legt { $shell } (Wert { $value }) aus.
    }
event-rolls = Der Würfel zeigt { $side }.
event-swept = Sturm! { $shell } wird weggespült.
event-ends-laid = { $own ->
        [yes] Du hast { $count } Muscheln ausgelegt: Die Partie ist zu Ende.
       *[no] { $seat } hat { $count } Muscheln ausgelegt: Die Partie ist zu Ende.
    }
event-ends-bag = Der Beutel ist leer: Die Partie ist zu Ende.
event-shows-held = { $own ->
        [yes] Auf der Hand hattest du noch: { $shells }.
       *[no] Auf der Hand hatte { $seat } noch: { $shells }.
    }
event-shows-sunk = { $own ->
        [yes] Versenkt hattest du: { $shells } (Wert { $value }).
       *[no] Versenkt hatte { $seat }: { $shells } (Wert { $value }).
    }
event-wins = { $own ->
        [yes] Du gewinnst, dein Ergebnis: { $value }!
       *[no] { $seat } gewinnt, Ergebnis: { $value }.
    }
event-shares = { $own ->
        [yes] Du teilst dir den Sieg, dein Ergebnis: { $value }!
       *[no] { $seat } teilt sich den Sieg, Ergebnis: { $value }.
    }

## Why not

reason-no-such-shell = Es gibt keine Muschel „{ $value }“; die Muscheln sind: { $allowed }.
reason-no-such-text = „{ $value }“ ist kein Zug. Schreib „dive“ (tauchen), „lay“ mit einer Muschel (auslegen) oder „sink“ mit einer Muschel (versenken).
reason-sink-first = Du hast { $count } Muscheln auf der Hand: Versenk zuerst eine davon.
reason-nothing-to-sink = Versenken kann nur, wer mehr als { $count } Muscheln auf der Hand hat.
reason-shell-sunk = { $shell } hast du versenkt; dort bleibt sie.
reason-shell-swept = { $shell } hat ein Sturm weggespült.
reason-shell-laid = { $shell } liegt schon aus.
reason-shell-not-in-hand = { $shell } hast du nicht auf der Hand.

## Notes on things

mark-worth = Wert { $value }

## Editions

problem-edition-shells = Es gibt { $allowed } Muscheln, nicht { $value }.
problem-edition-hand = { $value } Muscheln auf der Hand sind nicht möglich; erlaubt sind { $allowed }, damit der Beutel nicht leer ist.
problem-edition-storm = Der Sturm ist auf Seite { $value } des Würfels; er hat die Seiten { $allowed }.
problem-edition-total = Alle Muscheln zusammen sollten { $allowed } wert sein; hier sind sie { $value } wert.
