## Rätsel

puzzle-title = Rätsel { $number }
puzzle-of = { $number } von { $count }
puzzle-none = Dieses Rätsel gibt es hier nicht
puzzle-today = Rätsel des Tages
puzzle-hard = schwer
puzzle-hard-why = Auch wer das Spiel gut kennt, sieht den besten Zug nicht auf den ersten Blick
puzzle-mine-solved = auf Anhieb gelöst
puzzle-mine-tried = schon versucht
puzzle-you = Du bist { $name }
puzzle-task = Ein Zug ist klar der beste. Finde ihn!
puzzle-explore = Probiere andere Züge aus und sieh, was sie versprechen.
puzzle-moves = Deine Züge
puzzle-answer = Antworten: { $move }
puzzle-put-back = Zurücklegen
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal versuchen
puzzle-next = Nächstes Rätsel
puzzle-right = Das ist der Zug!
puzzle-wrong = Nicht der beste Zug
puzzle-shown = Die Lösung
puzzle-theme = Thema:
puzzle-best = „{ $move }“: Damit gewinnst du voraussichtlich { $share } von 100 Partien.
puzzle-brings = Was er bringt
puzzle-gave = „{ $move }“: { $share } Siege in 100 Partien, { $points } weniger als mit dem besten Zug.
puzzle-ahead = Der nächstbeste Zug, „{ $move }“, verspricht { $share }: { $points } weniger.
puzzle-plain = Wer einfach spielt, wählt „{ $move }“: { $share } Siege in 100 Partien, { $points } weniger.
puzzle-plain-too = Wer einfach spielt, würde dasselbe tun.
puzzle-plain-next = So zieht, wer einfach spielt.
puzzle-about = Nach der Schätzung eines starken Spielers, aus dem, was dieser Platz weiß.
puzzle-counts = { $tried ->
        [0] Das hat noch niemand versucht.
        [one] { $solved ->
            [0] Eine Person hat es versucht und lag nicht auf Anhieb richtig.
           *[other] Eine Person hat es versucht und lag auf Anhieb richtig.
        }
       *[other] { $solved ->
            [0] { $tried } Personen haben es versucht; auf Anhieb richtig lag niemand.
            [one] { $tried } Personen haben es versucht; auf Anhieb richtig lag eine.
           *[other] { $tried } Personen haben es versucht; auf Anhieb richtig lagen { $solved }.
        }
    }
