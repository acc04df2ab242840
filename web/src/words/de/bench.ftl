# The bench, where owners fill in the values of their box, and the list for paper.

bench-title = Deine Ausgabe: { $game }
bench-head = Ich habe die Schachtel
bench-name = Name deiner Ausgabe
bench-drafts = Deine Ausgaben hier
bench-play = Damit spielen
bench-download = Herunterladen
bench-upload = Datei öffnen
bench-link = Link kopieren
bench-compare = Vergleichen
bench-checklist = Liste zum Ausdrucken
bench-checking = Wird geprüft …
bench-errors = { $count ->
    [one] Noch nicht spielbar: { $count } Fehler
   *[other] Noch nicht spielbar: { $count } Fehler
}
bench-kept = In diesem Browser gespeichert
bench-not-kept = Dieser Browser speichert nichts: Lade die Datei herunter, bevor du gehst.
bench-undo = Zurücknehmen
bench-redo = Wiederholen
bench-next = Nächster
bench-all-seen = Alles ist so gedruckt
bench-marks = Was ich ändere, habe ich in meiner Schachtel gesehen
bench-wider = Ein breiterer Bildschirm zeigt Zeichnung und Werte nebeneinander.
bench-sheets = Zeichnungen
bench-sheet-board = Spielplan
bench-panel = Werte
bench-how = So geht es
bench-how-1 = Klicke irgendetwas auf der Zeichnung an und tippe ein, was in deiner Schachtel gedruckt ist. Die Zeichnung folgt sofort.
bench-how-1-tables = Öffne eine Tabelle und tippe ein, was in deiner Schachtel gedruckt ist.
bench-how-2 = Das Zeichen ≈ steht bei allem, was niemand gedruckt finden konnte: Danach suchst du.
bench-how-3 = Wo unsere schon stimmt, sag es: „So gedruckt“.
bench-how-4 = Spiele damit, sobald sie spielbar ist, fertig oder nicht.
bench-who = Dein Name, für die Datei
bench-who-hint = Er steht mit dem Datum in den Kommentaren der Datei: nicht im Spiel und in keinem Protokoll.
bench-tables = Alle Werte als Tabellen
bench-new = Eine weitere Ausgabe
bench-drop = „{ $name }“ hier löschen
bench-drop-sure = Endgültig löschen
bench-opened = „{ $name }“ ist geöffnet.
bench-link-copied = Der Link ist kopiert. Wer ihn öffnet, hat deine Ausgabe.
bench-link-broken = Dieser Link enthält keine Ausgabe, oder nicht die ganze.
bench-not-drawn = So lässt sich das nicht zeichnen. Nichts ist verloren: Die Tabellen unten zeigen alles.
bench-no-number = „{ $value }“ ist keine ganze Zahl.
bench-earlier = { $what }: eine Stelle früher
bench-later = { $what }: eine Stelle später
bench-remove = Entfernen: { $what }
bench-add-to = { $what }: hinzufügen
bench-add = Hinzufügen
bench-field-id = Id in der Datei
bench-field-title = Titel
bench-field-publisher = Verlag
bench-field-year = Jahr
bench-field-summary = In einem Satz
bench-add-like = Noch eine davon
bench-take-away = Wegnehmen
bench-add-entry = Eintrag hinzufügen
bench-entry = Was
bench-otherwise = Sonst: „{ $sentence }“
bench-more = Mehr: { $count }
bench-source = Woher es stammt
bench-source-section = wie der ganze Teil: { $source }
bench-seen = So gedruckt
bench-seen-section = All das ist so gedruckt
bench-back-one = Eine Stelle zurück
bench-on-one = Eine Stelle weiter
bench-reset = Wie in unserer
bench-quick = Wähle, und das Nächste ist dran. Die Ziffern tun dasselbe.
bench-mark-unknown = zu suchen
bench-mark-seen = gedruckt gesehen
bench-mark-warning = ungewöhnlich
bench-mark-problem = falsch
bench-compare-title = „{ $name }“ neben „{ $other }“
bench-compare-with = Daneben
bench-compare-file = Eine Datei
checklist-title = Liste: { $game }
checklist-print = Drucken
checklist-to-bench = Eintippen
checklist-hint = Ein Blatt A4. Es lässt sich mit dem Bleistift ausfüllen und später von irgendwem eintippen.
checklist-head = { $game }: wonach du in deiner Schachtel suchst
checklist-lead = Diese Werte konnte niemand gedruckt finden. Schreibe neben jede Nummer, was deine Schachtel zeigt.
checklist-who = Name
checklist-when = Datum
checklist-copy = Ausgabe, Sprache der Schachtel

bench-good = { $warnings ->
    [0] Spielbar, nichts Ungewöhnliches
    [one] Spielbar, ein ungewöhnlicher Wert
   *[other] Spielbar, { $warnings } ungewöhnliche Werte
}
bench-left = { $count ->
    [0] Nichts mehr zu suchen
    [one] Noch ein Wert zu suchen
   *[other] Noch { $count } Werte zu suchen
}
bench-count-unknown = { $count } zu suchen
bench-count-errors = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
bench-found = { $count ->
    [one] Eines ist aufgefallen
   *[other] { $count } Dinge sind aufgefallen
}
bench-seen-by = Gesehen von { $name }, { $date }
