# Ohne Server: was gesagt wird, wo die Seite allein auf diesem Gerät spielt.

## Die Lobby

here-lead = Zwei Klicks, und du spielst. Auch ohne Netz.
here-together = Hier zusammen spielen
here-open-for = Einen Tisch { $game } für mehrere an diesem Gerät eröffnen
here-people = Zusammen spielen
here-people-text = Mehrere können an diesem Gerät spielen. Ihr gebt es weiter; was jemand auf der Hand hat, bleibt den anderen verborgen.
here-return-text = Deine Partien bleiben in diesem Browser. Sie warten hier, bis du wiederkommst.
here-title = Auf diesem Gerät
here-whole = Bereit, auch ohne Netz
here-bots = Bots jeder Stärke, Tipps, Regeln, Beispiele und das Nachspielen gehen hier ohne Netz.
here-kept = Deine Partien liegen in diesem Browser und nirgends sonst.
here-copy = Kopie speichern
here-needs = Um mit Leuten an anderen Geräten zu spielen, für den Chat und für ein Konto braucht es einen Server, den jemand betreibt.
here-you = Alles über dich bleibt auf diesem Gerät.
here-promise = Bevor etwas ausgeteilt wurde, hat dieses Gerät ein Geheimnis versiegelt und sich den Fingerabdruck gemerkt:
here-dealer = Hier mischt dein eigener Browser. Die Prüfung zeigt, dass nach dem Start nichts geändert wurde; sie kann nicht zeigen, dass niemand an diesem Gerät den Startwert angesehen hat.

## Bis alles da ist

here-coming = Die Spiele werden geholt
here-bytes = { $done } von { $total } MB
reason-no-wasm = In diesem Browser laufen die Spiele nicht: WebAssembly fehlt oder ist abgeschaltet. Jeder aktuelle Browser hat es. Die Regeln kannst du hier trotzdem lesen.
reason-no-store = Dieser Browser bewahrt hier nichts auf, wie es in manchen privaten Fenstern ist; eine Partie wäre gleich verloren. Öffne diese Seite in einem gewöhnlichen Fenster. Die Regeln kannst du hier trotzdem lesen.
reason-incomplete = Das Laden wurde unterbrochen. Was angekommen ist, bleibt: Mach weiter, sobald du ein Netz hast.
reason-stopped = Die Spiele ließen sich nicht starten. Verloren ist nichts: Versuch es noch einmal oder lade die Seite neu.
here-go-on = Weiter
here-elsewhere = Diese Partie ist auch in einem anderen Tab offen. Du kannst in beiden spielen; beide zeigen dasselbe.
reason-room-away = Die Spiele auf diesem Gerät antworten nicht; deshalb ist nicht sicher, ob das noch ausgeführt wurde. Sieh dir den Tisch an und versuch es gegebenenfalls noch einmal.

## Was aufbewahrt wird

kept-title = Deine Partien auf diesem Gerät
kept-text = Sie liegen nur in diesem Browser. Wenn du die Daten dieser Seite löschst oder einen anderen Browser oder ein anderes Gerät nimmst, sind sie nicht da. Speichere also ab und zu eine Kopie; einlesen kannst du sie überall.
kept-size = Belegt, mit allem, was zum Spielen nötig ist: { $size } MB.
kept-promised = Der Browser hat zugesagt, sie zu behalten.
kept-unpromised = Der Browser darf sie löschen, wenn auf dem Gerät der Platz ausgeht.
kept-ask = Den Browser bitten, sie zu behalten
kept-no-promise = Der Browser sagt es noch nicht zu. Viele tun es, sobald die Seite installiert ist oder oft benutzt wird.
kept-export = Kopie speichern
kept-import = Kopie einlesen
kept-brought = { $count ->
        [0] Alles aus dieser Kopie war schon hier.
        [one] Eine Partie wurde eingelesen.
       *[other] { $count } Partien wurden eingelesen.
    }
kept-left = { $count ->
        [one] Eine Partie wurde ausgelassen, weil ihre Regeln oder ihre Ausgabe hier fehlen. Sie bleibt in der Datei.
       *[other] { $count } Partien wurden ausgelassen, weil ihre Regeln oder ihre Ausgabe hier fehlen. Sie bleiben in der Datei.
    }
kept-record = Protokoll einlesen
kept-record-text = Ein Protokoll ist die Datei einer einzelnen beendeten Partie, von hier oder von einem Server. Du kannst sie hier nachspielen.
kept-clear = Alles löschen
kept-clear-text = Alle Partien und Ergebnisse auf diesem Gerät werden gelöscht, auch die laufenden. Speichere vorher eine Kopie, falls du sie noch einmal haben willst.
kept-clear-sure = Ohne Kopie gibt es kein Zurück. Jetzt alles löschen?
kept-clear-yes = Ja, alles löschen
reason-copy-unreadable = „{ $value }“ ist keine Kopie von Partien: Die Datei lässt sich nicht lesen. Nimm eine, die du hier mit „Kopie speichern“ gespeichert hast.
