# The rules, the playable examples, and the page about an edition.

rules-title = Regeln: { $game }
rules-about = Die Regeln in unseren eigenen Worten. Die Abschnitte folgen der Spielregel; jedes Beispiel lässt sich spielen.
rules-contents = Inhalt
rules-short = Kurz gesagt
rules-ruling = So spielen wir es
rules-play = Spielen
rules-edition = Über die Ausgabe
rules-to-section = Abschnitt { $number }
rules-loading = Die Regeln werden geladen.
rules-try-again = Noch einmal versuchen

## An example to play

example-open = Auf dem Plan ausprobieren
example-close = Plan schließen
example-loading = Der Plan wird aufgebaut.
example-step = { $seat }, Schritt { $step } von { $steps }
example-free = { $seat }, freies Spiel
example-next = Nächsten Schritt zeigen
example-again = Von vorn
example-back = Einen Schritt zurück
example-moves = Was jetzt gespielt werden darf
example-told = Was geschehen ist
example-nothing = Noch nichts. Mach einen eigenen Zug, oder lass das Beispiel seinen nächsten Schritt zeigen.
example-left = Du hast den Weg des Beispiels verlassen. Spiel weiter, wie du magst, oder fang von vorn an.
example-refused = Nicht erlaubt: { $sentence }
example-shows = Was es zeigt
example-seat = Spieler { $number }

## The sign and the page about an edition

sign-reconstructed = rekonstruiert
sign-about = Rekonstruiert: { $what }. Mehr über die Ausgabe.

printed-title = Die Ausgabe: { $game }
printed-head = Was von der Schachtel bekannt ist
printed-intro = Gespielt wird mit den gedruckten Werten einer Schachtel: Feldern, Karten, Zahlen. Nicht alles von dieser Schachtel ließ sich finden. Hier steht Teil für Teil, woher jeder Wert kommt.
printed-own = Dieser Tisch spielt mit einer eigenen Ausgabe: { $id }. Die Anmerkungen stammen daraus.
printed-printed = { $publisher }, { $year }
printed-legend = Woher ein Wert kommt
printed-parts = Die Teile der Schachtel
printed-source = Quelle: { $source }
printed-source-rulebook = Spielregel
printed-source-copy = An einem Exemplar gesehen
printed-source-report = Berichte
printed-source-derived = Abgeleitet
printed-source-reconstructed = Rekonstruiert
printed-about-rulebook = So steht es in der Spielregel.
printed-about-copy = So ist es gedruckt: Jemand hat es auf dem eigenen Exemplar gelesen.
printed-about-report = Jemand mit der Schachtel hat es öffentlich berichtet.
printed-about-derived = Es folgt aus der Spielregel und den Berichten.
printed-about-reconstructed = Niemand konnte es uns sagen. Wir haben es im Rahmen all dessen aufgestellt, was bekannt ist; der gedruckte Wert ist es nicht.
printed-but = Darin anders: { $id } ({ $source }).
printed-as-written = Wie es in der Datei steht
printed-your-title = Hast du die Schachtel?
printed-your-text = Dann kannst du mit ihren echten Werten spielen, und alle an deinem Tisch mit dir.
printed-your-1 = Klicke auf der Zeichnung an, was in deiner Schachtel anders ist, und tippe ein, was dort gedruckt ist. Jeder Wert lässt sich ändern.
printed-your-2 = Alles wird beim Tippen geprüft und in deinem Browser gespeichert.
printed-your-3 = Unsere Ausgabe ist eine Textdatei im TOML-Format, mit einer Notiz bei jedem Teil. Ändere sie in einem beliebigen Editor und prüfe sie: { $command } meldet jeden Fehler und alles Ungewöhnliche. Öffne sie auf der Seite, oder wähle sie, wenn du einen Tisch eröffnest.
printed-your-4 = Spiele sofort damit, allein oder mit anderen, oder gib sie als Link oder Datei weiter.
printed-download = Unsere Ausgabe herunterladen
printed-open-table = Einen Tisch eröffnen
printed-bench = Ich habe die Schachtel
printed-checklist = Liste zum Ausdrucken
printed-by-file = Mit einem Texteditor
differs-from-ours = „{ $id }“: was anders ist als in unserer
differs-what = Wert
differs-order = in anderer Reihenfolge
differs-source-of = { $what }: woher es stammt
differs-count = { $count ->
    [0] Es gibt keinen Unterschied.
    [one] Ein Wert ist anders.
   *[other] { $count } Werte sind anders.
}
printed-rules = Die Regeln
printed-fingerprint = Fingerabdruck der Ausgabe

# The rules beside a table.
rules-own-tab = Die Regeln in einem eigenen Tab

# The annotated board, and the quick reference on paper.
rules-show-on-board = { $number } { $name }: auf dem Spielplan zeigen
rules-print = Diese Seite drucken
