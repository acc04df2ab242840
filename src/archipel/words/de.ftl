# Sentences that belong to no single game, in German. The terms are those of docs/words.md.

at-line = Zeile { $line }: { $sentence }
at-move = Zug { $nth } der Folge: { $sentence }
at-parent = Im Protokoll der Ausgangspartie: { $sentence }
at-file = { $file }: { $sentence }
by-rule = { $sentence } (Regel { $rule })

## What a person can put right: the command line, tables, records

reason-game-unknown = Es gibt kein Spiel namens „{ $value }“; die Spiele sind: { $allowed }.
reason-seats-out-of-range = { $game } ist für { $low } bis { $high } Sitze, nicht für { $value }.
reason-option-unknown = { $game } hat keine Option „{ $value }“; die Optionen sind: { $allowed }.
reason-option-value = Der Wert „{ $value }“ ist für die Option „{ $option }“ nicht erlaubt; erlaubt sind: { $allowed }.
reason-option-form = Eine Option schreibt man als Name=Wert, nicht als „{ $value }“.
reason-bot-unknown = Es gibt keinen Bot namens „{ $value }“; die Bots sind: { $allowed }.
reason-seats-and-players = Die Zahl der aufgeführten Sitze ({ $value }) passt nicht zur verlangten Spielerzahl ({ $allowed }).
reason-language-unknown = Es gibt keine Sprache „{ $value }“; die Sprachen sind: { $allowed }.
reason-number-form = „{ $option }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
reason-file-unreadable = Die Datei { $value } lässt sich nicht lesen: { $problem }.
reason-file-unwritable = Die Datei { $value } lässt sich nicht schreiben: { $problem }.
reason-file-not-text = Die Datei { $value } ist keine Textdatei.
reason-file-long = Die Datei { $value } ist länger als { $allowed } Bytes.
reason-folder-not-empty = Der Ordner { $value } enthält schon Protokolle; es wurde nichts geschrieben. Nenne einen neuen oder leeren Ordner.
reason-folder-has-data = Der Ordner { $value } enthält schon Daten; es wurde nichts geschrieben. Nenne einen neuen oder leeren Ordner.
reason-folder-no-records = Im Ordner { $value } sind keine Protokolle; ihre Namen enden auf „.record“.
reason-records-differ = Dieses Protokoll ({ $value }) passt nicht zu den anderen ({ $allowed }): Spiel, Ausgabe und Zahl der Plätze müssen dieselben sein.
reason-save-other = Eine unbeendete Partie mit anderen Einstellungen wartet ({ $value }). Spiel sie mit „archipel play { $game }“ weiter oder füge --new hinzu, um sie beiseitezulegen und neu zu beginnen.
reason-save-damaged = Die gespeicherte Partie { $value } lässt sich nicht fortsetzen. Füge --new hinzu, um sie beiseitezulegen und neu zu beginnen.
reason-peers-missing = { $value } ist nicht installiert. So installierst du es: { $allowed }
reason-not-compiled = Die kompilierten Module fehlen oder sind älter als die Quelltexte. So erstellst du sie: make compiled
reason-position-incomplete = In der Stellung fehlt „{ $field }“.
reason-player-name = „{ $value }“ kann kein Spielername sein: Er muss aus genau einer Zeile bestehen und darf nicht leer sein.
reason-seed-length = Ein Startwert hat { $allowed } Bytes, nicht { $value }.

## Moves that no game allows

reason-not-your-turn = Sitz { $allowed } ist am Zug, nicht Sitz { $value }.
reason-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
reason-undo-drawn = { $own ->
        [yes] Dein letzter Zug gilt: Mit ihm wurde etwas gezogen oder gewürfelt.
       *[no] Dein letzter Zug gilt: { $seat } hat seitdem etwas gezogen oder gewürfelt.
    }
reason-undo-shown = { $own ->
        [yes] Dein letzter Zug gilt: Er hat dir etwas Verdecktes gezeigt.
       *[no] Dein letzter Zug gilt: { $seat } hat seitdem etwas Verdecktes gezeigt.
    }
reason-undo-moved = { $own ->
        [yes] Dein letzter Zug gilt: Mit ihm war dein Zug zu Ende.
       *[no] Dein letzter Zug gilt: { $seat } hat seitdem gezogen.
    }
reason-undo-taken-over = { $own ->
        [yes] Dein letzter Zug gilt: Seitdem hat ein Bot für dich übernommen.
       *[no] Dein letzter Zug gilt: Seitdem hat ein Bot für { $seat } übernommen.
    }
reason-no-such-seat = Es gibt keinen Sitz { $value }; die Sitze sind 1 bis { $high }.
reason-already-resigned = Sitz { $value } hat schon aufgegeben.
reason-not-replaced = Niemand vertritt Sitz { $value }.
decision-over = Die Partie ist zu Ende.
reason-game-over = Die Partie ist zu Ende.
reason-no-such-move = Es gibt keinen Zug { $value }; die Züge haben die Nummern 0 bis { $high }.
reason-no-such-text = „{ $value }“ ist kein Zug dieses Spiels.

## Records

reason-record-not-one = Das ist kein Protokoll: Es muss mit „{ $allowed }“ beginnen, nicht mit „{ $value }“.
reason-record-format = Dieses Protokoll ist im Format { $value } geschrieben, dieses Programm liest Formate bis { $allowed }; eine spätere Fassung kann es vielleicht lesen.
reason-record-cut-off = Das Protokoll bricht mitten in einer Zeile ab.
reason-record-no-entries = Das Protokoll hat keine Einträge; nach einer Leerzeile muss es mit „0 deal“ weitergehen.
reason-record-unknown-line = Eine Zeile des Kopfes kann nicht wie „{ $value }“ beginnen; erlaubt sind: { $allowed }.
reason-record-bad-line = „{ $value }“ ist nicht so geschrieben, wie es eine solche Zeile sein muss.
reason-record-line-twice = „{ $value }“ wiederholt eine Zeile, die nur einmal vorkommen darf.
reason-record-line-missing = Im Kopf fehlt die Zeile „{ $value }“.
reason-record-seat-numbers = Die Sitze müssen mit 1, 2, 3 und so weiter nummeriert sein, nicht mit { $value }.
reason-record-contribution-seat = Diesen Sitz gibt es nicht, oder er kommt zweimal vor: { $value }; erlaubt sind: { $allowed }.
reason-record-order = Hier steht „{ $value }“, erwartet wird „{ $allowed }“.
reason-record-after-end = „{ $value }“ steht nach dem Ende der Partie.
reason-record-places = „{ $value }“ nennt nicht die Platzierungen von { $allowed } Sitzen.
reason-record-entry-number = Hier steht Eintrag { $value }, erwartet wird Eintrag { $allowed }.
reason-record-hash-missing = „{ $value }“ hat keinen Hash oder hat einen, wo keiner sein darf.
reason-record-seat-unknown = Es gibt keinen Sitz { $value }; die Sitze sind { $allowed }.
reason-record-seed-too-early = Das Protokoll zeigt den Startwert, aber die Partie hat kein Ende: Es ist abgeschnitten, oder der Startwert wurde verraten.
reason-record-seed-missing = Die Partie ist zu Ende, aber das Protokoll zeigt den Startwert nicht.
reason-record-other-game = Das Protokoll gehört zum Spiel { $value }, nicht zu { $allowed }.
reason-record-other-rules = Das Protokoll wurde nach Regelversion { $value } gespielt; hier gilt Version { $allowed }.
reason-record-options = Optionen im Protokoll: { $value }; Optionen des Spiels: { $allowed }.
reason-record-redacted = Das ist das Protokoll einer laufenden Partie, wie ein einzelner Sitz sie sehen darf: Man kann es lesen, aber nicht nachspielen.
reason-record-running = Die Partie dieses Protokolls läuft noch: Man kann sie nachspielen, sobald ihr Startwert veröffentlicht ist.
reason-record-seed-wrong = Der Startwert passt nicht zur Festlegung: Sein SHA-256 ist { $value }, zugesagt war { $allowed }.
reason-record-edition-hash = Die Ausgabe hat den Hash { $allowed }, das Protokoll wurde aber mit { $value } gespielt.
reason-record-hash = Der Hash ist { $value }, das Nachspielen ergibt aber { $allowed }: Hier oder davor wurde etwas geändert.
reason-record-text = Der Zug ist als „{ $value }“ geschrieben; richtig ist „{ $allowed }“.
reason-record-undo-uncounted = „{ $value }“ muss sagen, wie viele Züge zurückgenommen werden.
reason-record-undo-counted = „{ $value }“ hat eine Zahl, aber im Format { $allowed } wird immer ein Zug zurückgenommen, ohne Zahl.
reason-record-undo-many = „{ $value }“ muss mindestens einen Zug zurücknehmen und nicht mehr, als es gibt: { $allowed }.
reason-record-undo-count = Der Eintrag nimmt { $value } Züge zurück; nach dem Verlauf der Partie sind es { $allowed }.
reason-record-wrong-end = Im Protokoll steht „{ $value }“, die Platzierungen sind aber: { $allowed }.
reason-record-position-broken = Von dieser Stellung aus kann die Partie nicht weitergegangen sein: { $problem }.
reason-record-position-wrong = Diese Stellung hat das Siegel { $value }, vor der Partie war aber { $allowed } zu sehen: Von ihr aus ging es nicht weiter.
reason-record-not-going-on = Nur ein Protokoll im Format { $allowed } kann eine Zeile „{ $value }“ haben: das einer Partie, die eine andere weiterführt.
reason-record-line-running = „{ $value }“: Eine Partie, die noch lief, führt niemand mit einer Folge von Zügen weiter.
reason-record-no-parent = Diese Partie begann von vorn: Ihr Protokoll nennt keine Ausgangspartie.
reason-parent-running = Die Ausgangspartie läuft noch: Das lässt sich prüfen, sobald ihr Startwert veröffentlicht ist.
reason-parent-other-hash = Das ist eine andere Partie: Ihr Protokoll hat den Hash { $value }, als Ausgangspartie genannt ist aber { $allowed }.
reason-parent-differs = Das ist anders als in der Ausgangspartie: hier „{ $value }“, dort „{ $allowed }“.
reason-parent-no-entry = Die Partie soll nach Eintrag { $value } weitergehen, die Ausgangspartie hat aber nur { $allowed }.
reason-parent-not-resigned = Die Ausgangspartie lief noch, und Sitz { $value } hatte nicht aufgegeben, als sie von Eintrag { $allowed } aus weiterging.
reason-parent-other-position = Die Stellung ist nicht die der Ausgangspartie: Nach Eintrag { $allowed } und dieser Folge von Zügen wusste Sitz { $value } etwas anderes.

## Editions

reason-edition-unknown = { $game } hat keine Ausgabe „{ $value }“; die Ausgaben sind: { $allowed }.
reason-edition-not-here = Die Ausgabe von { $game } mit dem Hash { $value } ist diesem Programm nicht bekannt. Nichts ist verloren: Was mit ihr begonnen wurde, geht dort weiter, wo es sie gibt.
reason-observation-missing = { $game } bietet Lernprogrammen keine Beobachtungen: Im Ordner des Spiels fehlt das Modul dafür.
reason-rules-not-here = Das wurde nach Version { $value } der Regeln von { $game } begonnen; dieses Programm hat Version { $allowed }. Nichts ist verloren: Es geht mit einem Archipel weiter, das jene Regeln hat.
reason-edition-not-toml = Die Ausgabe lässt sich nicht lesen: { $problem }.
reason-edition-no-head = Die Ausgabe hat keinen Abschnitt [edition] mit id und game.
reason-edition-head-field = In der Ausgabe muss { $field } ein Wort ohne Leerzeichen sein, nicht „{ $value }“.
problem-edition-other-game = Diese Ausgabe gehört zum Spiel „{ $value }“, nicht zu { $game }.
problem-edition-loose-value = „{ $section }“ muss ein Abschnitt mit einer Quelle sein.
problem-edition-no-source = Der Abschnitt { $section } nennt die Quelle „{ $value }“; erlaubt sind: { $allowed }.
problem-edition-shape = Die Ausgabe ist nicht so aufgebaut, wie das Spiel es erwartet: { $problem }.
problem-edition-section-missing = Der Abschnitt [{ $section }] fehlt oder hat keine Liste.
problem-edition-field-missing = Eintrag { $number } in [{ $section }] hat kein brauchbares „{ $field }“.
problem-edition-number = „{ $field }“ in [{ $section }] ist { $value }; erlaubt: { $allowed }.
problem-edition-id-twice = Die Kennung „{ $value }“ wird zweimal verwendet.
problem-edition-id-space = Die Kennung „{ $value }“ ist leer oder enthält ein Leerzeichen.
problem-edition-printed = Gedruckt ist bei { $where }: { $allowed }, nicht { $value }.
reason-edition-long = Die Ausgabe hat { $value } Zeichen; erlaubt sind höchstens { $allowed }.
reason-editions-of-two-games = Das sind Ausgaben zweier Spiele, { $allowed } und { $value }: Sie haben nichts gemeinsam.
reason-edition-nowhere = Es gibt keine Datei „{ $value }“ und keine Ausgabe mit dieser Kennung oder diesem Hash; hier gibt es: { $allowed }.
reason-edition-hash-unclear = Mehrere Ausgaben haben einen Hash, der mit { $value } beginnt: { $allowed }.
reason-edition-file-exists = Die Datei { $value } ist schon da und bleibt, wie sie ist; nenn eine andere.
name-origin-rulebook = Spielregel
name-origin-copy = an einem Exemplar gesehen
name-origin-report = Berichte
name-origin-derived = abgeleitet
name-origin-reconstructed = rekonstruiert
problem-error = Fehler
problem-warning = Warnung
source-file = ein Fehler in der Datei
source-rulebook = so legt es die Spielregel fest
source-report = Berichte sagen etwas anderes: in Ordnung, wenn es in deiner Schachtel so ist
source-derived = wir haben etwas anderes geschlossen: in Ordnung, wenn es in deiner Schachtel so ist
source-reconstructed = unsere Rekonstruktion hält sich daran: in Ordnung, wenn es in deiner Schachtel anders ist
check-good = „{ $edition }“ ist spielbar ({ $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }).
check-bad = „{ $edition }“ ist nicht spielbar: { $errors } Fehler, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }.

## Editions beside each other, and one’s own

diff-differs = { $where }: { $a } ({ $from_a }) · { $b } ({ $from_b })
diff-only-first = { $where }: nur in der ersten ({ $from_a })
diff-only-second = { $where }: nur in der zweiten ({ $from_b })
diff-order = { $where }: in anderer Reihenfolge
diff-count = { $count ->
        [0] „{ $first }“ und „{ $second }“ sind gleich.
        [one] „{ $first }“ und „{ $second }“ unterscheiden sich an { $count } Stelle.
       *[other] „{ $first }“ und „{ $second }“ unterscheiden sich an { $count } Stellen.
    }
merge-taken = Aus „{ $second }“ übernommen:
merge-conflicts = In beiden gleich gut bekannt, deshalb weiter wie in „{ $first }“:
merge-kept = In „{ $first }“ besser bekannt und deshalb behalten:
merge-count = Übernommen: { $taken }; Konflikte: { $conflicts }; behalten: { $kept }.
merge-not-written = Es wurde nichts geschrieben, denn das Ergebnis ist nicht spielbar.
edition-written = Die Datei { $file } ist geschrieben.
known-value = immer { $allowed }
known-range = { $low } bis { $high }
known-fewest = mindestens { $fewest }
known-constraint = { $name }: { $facts }
known-name = { $name }
known-fixed = fest: { $what }
known-from = { $what } ({ $origin })
known-from-rule = { $what } ({ $origin }, { $rule })
merged-from = aus „{ $id }“
new-for = Eine Ausgabe von { $game } für die Werte deines eigenen Exemplars, begonnen mit „{ $edition }“.
new-head = Trag in [edition] die Kennung (ein Wort) und den Titel ein.
new-seen = Wenn du einen Wert auf deinem Exemplar gelesen hast, schreib ihn hierher, und { $written } zu seinem Eintrag oder Abschnitt.
new-all = Wenn du alles mit deinem Exemplar verglichen hast, schreib überall { $written }, außer wo { $rulebook } steht.
new-who = Wer was gesehen hat und wann, kommt in einen Kommentar wie diesen: Er gehört nicht zum Hash der Ausgabe.
new-check = Lass sie dann prüfen: { $command }

## Playing in the terminal

play-welcome = { $game }, { $seats } Sitze; du bist „{ $name }“. Gib eine Nummer oder einen Zug ein, oder auch „why ZUG“ (warum), undo (zurücknehmen), resign (aufgeben), help (Hilfe), quit (beenden).
play-resumed = Deine unbeendete Partie geht weiter (bisher { $decisions ->
        [one] { $decisions } Zug
       *[other] { $decisions } Züge
    }). „--new“ beginnt eine neue.
play-set-aside = Deine unbeendete Partie wurde beiseitegelegt: { $file }.
play-untaught = Die Bots first-thought und search haben dieses Spiel noch nicht gelernt: Sie gehen nach dem Wert der Stellungen.
play-taught-by = Die Bots first-thought und search haben dieses Spiel mit der Ausgabe „{ $edition }“ gelernt.
play-commitment = Die Mischung ist versiegelt: Der SHA-256 ihres Startwerts ist { $commitment }.
play-prompt = Dein Zug
play-legal = „{ $move }“ ist erlaubt.
play-undone = Zurückgenommen.
play-saved = Die Partie bleibt gespeichert; „archipel play { $game }“ setzt sie fort.
play-over = Die Partie ist zu Ende.
play-record = Das Protokoll ist { $file }; „archipel verify { $file }“ prüft jede Mischung nach.
play-resigned = { $own ->
        [yes] Du hast aufgegeben; ein Bot spielt für dich weiter.
       *[no] { $seat } hat aufgegeben; ein Bot spielt weiter.
    }
play-resign-sure = Aufgeben? Du landest auf dem letzten Platz. Gib zur Bestätigung noch einmal „resign“ ein.
play-curtain = { $name }, du bist am Zug. Drück die Eingabetaste, wenn sonst niemand hinschaut.
play-help = Gib die Nummer eines Zuges oder seinen Text ein. „why ZUG“ erklärt, warum ein Zug nicht erlaubt ist. „undo“ nimmt deinen letzten Zug zurück, solange seitdem nichts gezogen wurde. „resign“ gibt die Partie auf. „quit“ speichert sie für später.
play-place = { $place }.
play-you = Ich

## Verifying and replaying

verify-good = Geprüft: Der Startwert hält seine Festlegung ein, und alle Einträge ({ $decisions }) folgen aus ihm.
verify-running = Die Partie läuft noch: Das Protokoll zeigt ihre Festlegung ({ $commitment }); die Ziehungen lassen sich prüfen, sobald der Startwert veröffentlicht ist.
verify-parent-named = Sie führt eine andere Partie weiter, mit dem Hash { $parent }, nach deren Eintrag Nr. { $number } (seither ausprobierte Züge: { $tried }). Ob das stimmt, lässt sich mit deren Protokoll prüfen: archipel verify RECORD --parent RECORD
verify-parent-good = Die Stellung ist die der Ausgangspartie nach deren Eintrag Nr. { $number }: Was Sitz { $value } wusste, ist geblieben, und alles andere Verdeckte wurde neu ausgeteilt.
replay-entry-undo = { $seat } nimmt den letzten Zug zurück.
replay-entry-undo-many = { $seat } nimmt den letzten Zug zurück und alles, was Bots seitdem gespielt haben.
replay-entry-resign = { $seat } gibt auf.
replay-entry-timeout = Die Zeit von { $seat } ist abgelaufen.
replay-entry-takeover = { $name } spielt für { $seat } weiter.
replay-entry-return = { $seat } ist zurück.
replay-entry-stop = Alle haben sich geeinigt aufzuhören.
happened-restored = Der Server hat Züge verloren und wurde aus einer Sicherung wiederhergestellt; diese Partie wurde deshalb zurückgesetzt. Was als Nächstes gezogen wird, wurde vielleicht schon gesehen. Ihr könnt weiterspielen oder euch einigen aufzuhören.
examples-passed = bestanden
examples-failed = fehlgeschlagen

## Positions written by hand

reason-position-field = Eine Stellung hat kein Feld „{ $value }“; erlaubt sind: { $allowed }.
reason-position-thing = „{ $value }“ gibt es nicht; erlaubt sind: { $allowed }.

## Tische

reason-table-open-already = Der Tisch ist schon eröffnet.
reason-table-not-open = Das geht nur vor Beginn der Partie; der Tisch ist { $status }.
reason-table-not-running = Hier läuft keine Partie; der Tisch ist { $status }.
reason-table-not-over = Das geht erst nach dem Ende; der Tisch ist { $status }.
reason-seat-taken = Sitz { $value } ist besetzt.
reason-seat-kept = Sitz { $value } ist für jemand anderen reserviert.
reason-one-device = Von deinem Gerät sitzt hier schon jemand oder ist eingeladen; an diesem Tisch ist je Gerät ein Sitz erlaubt.
reason-companions-unknown = Mitspieler am selben Gerät sind nicht für „{ $value }“ möglich; erlaubt sind: { $allowed }.
reason-seated-already = Du sitzt schon auf Sitz { $value }.
reason-name-taken = An diesem Tisch heißt schon jemand { $value }.
reason-not-seated = Du sitzt nicht an diesem Tisch.
reason-owner-only = Das darf nur, wer den Tisch eröffnet hat.
reason-owner-stays = Wer den Tisch eröffnet hat, kann nicht weggeschickt werden; sag den Tisch lieber ab.
reason-order-wrong = „{ $value }“ ist keine Reihenfolge der Sitze 1 bis { $high }.
reason-seats-empty = Diese Sitze sind noch frei: { $value }.
reason-contribution-form = Ein Beitrag besteht aus { $allowed } hexadezimalen Ziffern, nicht aus „{ $value }“.
reason-contribution-missing = Es fehlt der Beitrag zum Mischen von: { $value }.
reason-pledge-form = Eine Zusage besteht aus { $allowed } hexadezimalen Ziffern, nicht aus „{ $value }“.
reason-contribution-unfit = Dieser Beitrag passt nicht zu deiner Zusage: Sein Fingerabdruck ist { $value }, zugesagt hast du { $allowed }. Nichts hat sich geändert; sende die Bytes, die du zugesagt hast.
reason-contributed-already = Du hast zu dieser Mischung schon beigetragen. Die Partie beginnt, sobald alle es getan haben.
reason-table-frozen = Die Partie ist schon gestartet, jetzt lässt sich nichts mehr ändern. Es fehlt noch der Beitrag von: { $value }.
reason-table-not-frozen = Hier wartet kein Start, der sich absagen ließe.
reason-decision-stale = Der Tisch ist schon weiter: Gefragt ist Entscheidung { $allowed }, nicht { $value }.
reason-time-is-up = Deine Zeit ist abgelaufen.
reason-no-moves = Es wurde kein Zug gesendet.
reason-chain-final = „{ $value }“ lässt sich nicht zurücknehmen; deshalb darf in derselben Nachricht nichts folgen.
reason-table-waits = An diesem Tisch warten die anderen auf dich: Du kannst einfach gehen oder aufgeben.
reason-nobody-awaited = Einen Bot kann man nur für jemand anderen rufen, der gerade am Zug ist, und nur, wo die Uhr es nicht von selbst tut.
reason-still-time = Für einen Bot ist es noch zu früh: Warte noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }.
reason-no-time-left = { $clock ->
        [days] Deine Zeit für diesen Zug ist um. Der Bot spielt ihn zu Ende; danach kannst du zurückkehren.
       *[other] Deine Zeit ist verbraucht, und die Minute, die jeder einmal bekommt, auch. Der Bot spielt für dich weiter.
    }
reason-others-play = Hier spielt noch jemand anderes mit: Du kannst gehen oder aufgeben, oder ihr hört gemeinsam auf.
reason-replaced = Für Sitz { $value } spielt ein Bot; kehre zuerst zurück.
reason-policy-unknown = Für Abwesende ist „{ $value }“ nicht möglich; erlaubt sind: { $allowed }.
reason-clock-kind = Es gibt keine Uhr „{ $value }“; die Uhren sind: { $allowed }.
reason-clock-budget = Eine Bedenkzeit hat 10 Sekunden bis 24 Stunden und höchstens eine Stunde Zuschlag, nicht { $value }.
reason-clock-days = Eine Uhr nach Tagen gibt eine Stunde bis 30 Tage pro Zug, nicht { $value }.
reason-clock-rests = Nur eine Uhr nach Tagen kann zeitweise ruhen.
reason-clock-rest = Die Uhr kann nicht „{ $value }“ ruhen: Ruhezeiten sind Minuten der Woche in ihrer Reihenfolge und lassen mindestens einen Tag übrig.
name-status-open = offen
name-status-running = im Spiel
name-status-over = beendet
name-status-cancelled = abgesagt
name-status-expired = verfallen
reason-database-url = Die Datenbank „{ $value }“ wird nicht unterstützt; erlaubt sind: { $allowed }.

reason-table-name = So kann kein Tisch heißen: „{ $value }“. Der Name muss aus genau einer Zeile bestehen und darf nicht leer sein.
reason-position-broken = Diese Stellung ist nicht möglich: { $problem }.
reason-game-broken = Das Spiel „{ $value }“ lässt sich nicht öffnen: { $problem }.
reason-save-elsewhere = Diese Partie wurde anderswo fortgesetzt ({ $value }); hier wurde nichts geschrieben. Starte „archipel play { $game }“ neu, um dort weiterzumachen.
reason-argument-unknown = „{ $value }“ ist hier nicht bekannt. Versuche: { $allowed }
reason-argument-missing = Es fehlt: { $value }. Versuche: { $allowed }
reason-argument-choice = „{ $value }“ gehört nicht zu: { $allowed }.
reason-argument-value = { $value } braucht einen Wert. Versuche: { $allowed }
play-pass = Drück die Eingabetaste, um den Tisch zu verdecken.
play-ranks-last = { $seat } hat aufgegeben und landet auf dem letzten Platz, wie weit der Bot auch kam.
play-reconstructed = Von uns rekonstruiert, nicht die gedruckten Werte: { $sections }.
games-game = Spiel
games-title = Titel
games-seats = Sitze
games-options = Optionen
games-editions = Ausgaben
simulate-seat = Sitz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte im Mittel
simulate-summary = { $game } ({ $edition }): beendete Partien: { $finished } von { $games }; { $mean } Entscheidungen je Partie, { $speed } Entscheidungen je Sekunde.
fuzz-good = { $game }: geprüfte Partien: { $games }, Zustände: { $states }, Proben auf verratenes Wissen: { $leaks }; kein Fehler gefunden (Startwert { $seed }).
fuzz-failed = Die Partie bis dahin: { $file }
reason-names-too-many = { $value } Namen sind angegeben, aber { $allowed } Personen sitzen an dieser Tastatur.

## Der Server

serve-ready = Archipel läuft unter { $url }
reason-rematch-open = Der Tisch für die nächste Partie ist schon offen.
reason-table-unknown = Einen Tisch „{ $value }“ gibt es nicht; vielleicht ist die Adresse vertippt.
reason-table-full = Alle Sitze an diesem Tisch sind besetzt oder freigehalten.
reason-page-unknown = Unter „{ $value }“ gibt es nichts.
reason-method-wrong = „{ $value }“ lässt sich auf diese Weise nicht abfragen.
reason-blocked = Diese Person möchte nicht mit dir spielen.
reason-chat-empty = Diese Nachricht ist leer.
reason-chat-long = Eine Nachricht hat höchstens { $allowed } Zeichen, diese hat { $value }.
reason-message-form = Diese Nachricht ist nicht lesbar: { $field }: { $problem }.
reason-body-too-large = Das ist zu groß ({ $value } Bytes); erlaubt sind höchstens { $allowed }.
reason-other-host = „{ $value }“ ist keine Adresse dieses Servers. Wer ihn betreibt, kann seinen Namen in ARCHIPEL_PUBLIC_URL nennen.
reason-other-origin = Seiten von { $value } dürfen hier nichts tun.
reason-header-missing = Eine Anfrage, die etwas ändert, muss den Header { $value } mitbringen.
reason-too-many = Zu viele Anfragen. Bitte warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
reason-store-unavailable = Der Server erreicht seine Datenbank gerade nicht. Es wurde nichts geändert; versuche es gleich noch einmal.
reason-busy = Der Server hat gerade sehr viel zu tun. Es wurde nichts geändert; versuche es gleich noch einmal.
reason-too-slow = Diese Anfrage war nach { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch nicht ganz angekommen. Es wurde nichts geändert; versuche es noch einmal.
reason-closing = Der Server startet gerade neu. Nichts geht verloren; versuche es gleich noch einmal.
reason-broken = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert.
reason-needs-server = Dafür braucht es einen Server, auf dem man sich trifft; hier spielst du auf deinem eigenen Gerät.
reason-clock-needs-server = Für Partien gegen die Uhr braucht es einen Server. Auf deinem eigenen Gerät läuft keine Uhr, und niemand verliert etwas, solange es zu ist.
reason-store-full = In diesem Browser ist kein Platz mehr, um die Partie aufzuheben. Es wurde nichts geändert; schaffe Platz und versuche es noch einmal.
reason-store-broken = Dieser Browser kann seine Partien gerade nicht aufheben oder lesen. Es wurde nichts geändert; versuche es noch einmal oder lade die Seite neu.
reason-game-not-fetched = Die Regeln von { $value } sind noch nicht auf diesem Gerät und waren nicht zu holen. Es wurde nichts geändert; versuche es noch einmal, wenn du online bist.
reason-everything-foreign = Diese Datei enthält keine von einem Gerät mitgenommenen Partien: Ihr Format muss „{ $allowed }“ sein, nicht „{ $value }“. Es wurde nichts geändert.
reason-everything-damaged = Diese Datei ist bei Tisch { $value } beschädigt ({ $problem }). Es wurde nichts geändert.
reason-environment-number = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
reason-public-url = ARCHIPEL_PUBLIC_URL muss eine Adresse wie { $allowed } sein, nicht „{ $value }“.
reason-port-taken = { $value } lässt sich nicht öffnen: { $problem }.
reason-database-away = Die Datenbank { $value } antwortet nicht: { $problem }.
reason-database-newer = Die Datenbank { $value } wurde von einer neueren Version von Archipel geschrieben (Revision { $revision }). Es wurde nichts geändert; installiere wieder jene Version oder stelle die Sicherung von vor der Aktualisierung wieder her.
reason-database-unwritable = In die Datenbank { $value } lässt sich nichts schreiben: { $problem }. Nichts ist verloren; behebe das (oft ist die Platte voll) und starte noch einmal.
reason-database-in-use = Ein anderer Server benutzt die Datenbank { $value } bereits. Beende ihn zuerst, oder nimm PostgreSQL, das sich mehrere Server teilen können.

## Personen und Konten

reason-person-name = „{ $value }“ geht hier nicht als Name: Ein Name ist eine Zeile mit 1 bis { $high } sichtbaren Zeichen.
reason-login-form = „{ $value }“ geht nicht als Anmeldename: Er ist eine Zeile mit { $low } bis { $high } sichtbaren Zeichen.
reason-password-form = Ein Passwort hat { $low } bis { $high } Zeichen.
reason-password-is-login = Das Passwort darf nicht der Anmeldename selbst sein.
reason-password-weak = Dieses Passwort würden Fremde als eines der ersten versuchen; bitte ein anderes wählen, am besten einen eigenen Satz.
reason-password-has-name = Das Passwort darf weder den Namen noch den Anmeldenamen enthalten; bitte ein anderes wählen.
reason-login-wrong = Anmeldename oder Passwort ist falsch.
reason-password-wrong = Das Passwort ist falsch.
reason-recovery-wrong = Anmeldename oder Wiederherstellungscode ist falsch.
reason-login-taken = Der Anmeldename „{ $value }“ ist vergeben; bitte wähle einen anderen.
reason-account-already = Du hast schon ein Konto.
reason-account-needed = Gäste haben kein Passwort; lege zuerst ein Konto an.
reason-who-are-you = Wir wissen nicht, wer du bist; wähle zuerst einen Namen oder melde dich an.
reason-known-already = Wir kennen dich schon; melde dich zuerst ab, um jemand anderes zu sein.
reason-session-void = Du bist nicht mehr angemeldet; melde dich neu an oder wähle einen Namen.
reason-person-banned = Du wurdest von diesem Server ausgeschlossen.
reason-person-unknown = Unter „{ $value }“ gibt es hier niemanden.
reason-relation-self = Du kannst dich nicht selbst stummschalten oder blockieren.
reason-token-void = Dieses Token gilt hier nicht: Vielleicht wurde es zurückgezogen oder nicht vollständig kopiert. Wem das Programm gehört, kann ein neues erstellen.
reason-not-for-programs = Programme dürfen spielen, zuschauen, chatten und lesen. Das hier bleibt den Menschen vorbehalten, denen sie gehören.
reason-programs-full = Du hast schon so viele Programme, wie eine Person haben kann ({ $allowed }); zieh eines zurück, bevor du ein neues erstellst.
reason-program-unknown = Du hast kein Programm „{ $value }“.

## Verwaltung

reason-person-is-guest = { $value } ist Gast: Ohne Konto gibt es nichts wiederherzustellen.
reason-not-admin = Das darf nur die Verwaltung dieses Servers.
reason-person-is-admin = { $value } gehört zur Verwaltung dieses Servers. Das geht nur auf der Kommandozeile des Servers.
reason-person-no-admin = { $value } gehört nicht zur Verwaltung dieses Servers.
reason-admin-without-account = { $value } hat kein Konto; nur mit einem Konto kann jemand zur Verwaltung gehören.
reason-report-self = Du kannst dich nicht selbst melden.
reason-reported-already = Das hast du schon gemeldet. Danke; jemand wird es sich ansehen.
reason-report-nothing = Hier gibt es nichts mehr zu melden: Es wurde geändert oder entfernt.
reason-report-unknown = Eine Meldung { $value } gibt es nicht; vielleicht wurde sie vor langer Zeit erledigt.
reason-report-no-line = Bei dieser Meldung geht es nicht um eine Zeile im Chat, also lässt sich keine löschen.
reason-person-seated = { $value } sitzt noch an einem Tisch, an dem eine Partie läuft oder beginnen soll ({ $tables }); es wurde nichts gelöscht. Mit --force wird trotzdem gelöscht.
reason-chat-line-unknown = Eine Zeile { $value } gibt es im Chat dieses Tisches nicht.
reason-database-missing = Eine Datenbank { $value } gibt es nicht; nenne in ARCHIPEL_DATABASE_URL die deines Servers.
admin-id = ID
admin-name = Name
admin-account = Konto
admin-program = Programm von { $owner }
admin-created = angelegt
admin-seen = zuletzt da
admin-ban = ausgeschlossen
admin-is-admin = { $login }, Verwaltung
admin-status = Status
admin-game = Spiel
admin-title = Titel
admin-private = privat
admin-seats = Sitze
admin-changed = geändert
admin-yes = ja
admin-nobody = Niemand gefunden.
admin-no-tables = Kein Tisch gefunden.
admin-no-chat = An diesem Tisch wurde nichts gesagt.
admin-banned = { $name } ({ $person }) ist ausgeschlossen und von allen Tischen aufgestanden; der Server weiß es in wenigen Sekunden.
admin-unbanned = { $name } ({ $person }) darf wieder spielen.
admin-renamed = { $old } ({ $person }) heißt jetzt { $name }.
admin-recovery = Der neue Wiederherstellungscode für { $name } (Anmeldename: { $login }) ist { $code }. Er wird nur dieses eine Mal gezeigt; der vorige gilt nicht mehr.
admin-appointed = { $name } (Anmeldename: { $login }) gehört jetzt zur Verwaltung und findet sie unter /desk.
admin-dismissed = { $name } (Anmeldename: { $login }) gehört nicht mehr zur Verwaltung.
admin-deleted = { $name } ({ $person }) ist gelöscht. In den Protokollen der Partien bleibt der Name stehen.
admin-restored = { $count ->
        [0] Gerade läuft keine Partie; niemand muss etwas erfahren.
        [one] An { $count } Tisch erfahren jetzt alle, dass die Partie zurückgesetzt wurde.
       *[other] An { $count } Tischen erfahren jetzt alle, dass die Partie zurückgesetzt wurde.
    }
admin-hushed = Zeile { $number } des Chats ist gelöscht.
admin-closed = Tisch { $value } ist geschlossen; alle am Tisch erfahren es.
admin-titled = Tisch { $value } heißt jetzt { $title }.
admin-untitled = Tisch { $value } hat keinen Titel mehr.

## Notices of games over days

mail-turn-subject = Du bist am Zug: { $table }
mail-turn-body =
    Hallo { $name },

    an diesem Tisch bist du am Zug:
mail-digest-subject = { $tables ->
        [one] Ein Tisch wartet auf dich
       *[other] { $tables } Tische warten auf dich
    }
mail-digest-body =
    Hallo { $name },

    { $tables ->
        [one] an diesem Tisch bist du am Zug:
       *[other] an diesen { $tables } Tischen bist du am Zug:
    }
mail-players = Am Tisch: { $players }
mail-deadline = Du hast Zeit bis { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } (UTC).
mail-stop = Du bekommst diese Mail, weil du es so gewählt hast. Seltener oder gar nicht mehr: { $link }
mail-code-subject = Dein Code für Archipel
mail-code-body =
    Hallo { $name },

    mit diesem Code bestätigst du, dass Archipel an diese Adresse schreiben darf:

    { $code }

    Er gilt 24 Stunden. Wenn du ihn nicht angefordert hast, ignoriere diese Mail einfach.
reason-setting-form = Die Umgebungsvariable { $value } hat nicht die richtige Form. Sie sieht so aus: { $allowed }
reason-setting-missing = Auch die Umgebungsvariable { $value } muss gesetzt sein, weil { $other } gesetzt ist.
reason-mail-not-offered = Dieser Server verschickt keine Mails.
reason-mail-form = „{ $value }“ ist keine Mailadresse, an die wir schreiben können.
reason-mail-code-wrong = Das ist nicht der Code, den wir geschickt haben. { $left ->
        [0] Fordere einen neuen an.
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
reason-mail-code-void = Dieser Code gilt nicht mehr. Fordere einen neuen an.
reason-mail-not-sent = Die Mail ließ sich nicht verschicken. Versuche es später noch einmal.

## Am Tisch eines Servers spielen

reason-server-address = „{ $value }“ ist keine Adresse eines Servers oder Tisches; eine solche sieht so aus: { $allowed }
reason-server-away = Der Server { $value } ist nicht erreichbar.
reason-server-strange = { $value } antwortet nicht so, wie es einer unserer Server tut ({ $problem }).
reason-connection-lost = Die Verbindung ist abgerissen; deshalb ist nicht sicher, ob das noch ausgeführt wurde. Sieh dir den Tisch an und versuch es gegebenenfalls noch einmal.
reason-record-other-table = Das Protokoll gehört zum Tisch { $value }, nicht zu { $allowed }.
reason-record-other-commitment = Im Protokoll steht die Festlegung { $value }, gezeigt wurde vor der Partie aber { $allowed }: Das ist nicht die versprochene Mischung.
reason-record-other-contribution = Im Protokoll steht { $value } als dein Beitrag zum Mischen, gegeben hast du aber { $allowed }.
reason-record-other-seal = Das Siegel des Protokolls ist { $value }, gezeigt wurde aber { $allowed }, bevor dein Beitrag aufgedeckt wurde: Jemand hat geändert, woraus die Mischung entsteht.
reason-game-not-here = An diesem Tisch wird „{ $value }“ gespielt, das hier nicht installiert ist; installiert sind: { $allowed }.
reason-game-other-rules = Der Server spielt { $game } nach Regelversion { $value }; hier gilt Version { $allowed }.
join-guest = Gast
join-free = frei
join-reserved = freigehalten
join-you = du
join-owner = lädt ein
join-bot = Bot: { $kind }
seat-program = Programm
join-game = Spiel
join-players = Sitze
join-link = Link
join-lobby-empty = Bei { $value } ist gerade kein Tisch offen.
join-table = { $game }, { $seats } Sitze: { $link }
join-playing = Du bist „{ $name }“ auf Sitz { $number }. Mit „help“ siehst du, was du tun kannst.
join-watching = Du schaust zu. „board“ zeigt den Tisch, mit „quit“ gehst du.
join-owner-hint = Das ist dein Tisch: „bot SITZ ART“ gibt einen freien Sitz einem Bot (random, greedy, first-thought oder search; zum Beispiel: bot 2 greedy), „free SITZ“ macht einen frei, „start“ beginnt die Partie.
join-waiting = Die Partie startet, wer den Tisch eröffnet hat.
join-freed = Du hast an diesem Tisch keinen Sitz mehr.
join-missed = Die Partie ist gestartet. Sie beginnt, sobald alle da sind und ihren Beitrag aufdecken; es fehlt noch: { $names }.
join-called-off = Der Start wurde abgesagt, bevor etwas ausgeteilt war. Alle sagen einen neuen Beitrag zu.
join-waits = { $seat } ist am Zug.
join-agrees = { $agrees ->
        [yes] { $seat } möchte aufhören. Die Partie endet, wenn alle, die spielen, „stop“ eingeben.
       *[no] { $seat } möchte doch weiterspielen.
    }
join-came = { $seat } ist da.
join-went = { $seat } ist gerade nicht da.
join-lost = Die Verbindung ist abgerissen; neuer Versuch …
join-found = Wieder verbunden.
join-left = Jetzt spielt ein Bot für dich; mit „back“ bekommst du deinen Sitz zurück.
join-time = { $days ->
        [0] { $time }
        [one] { $days } Tag { $time }
       *[other] { $days } Tage { $time }
    }
join-closed = Der Tisch ist { $status }.
join-closed-by-operator = Dieser Tisch wurde vom Betreiber des Servers geschlossen. Niemand hat gewonnen oder verloren.
join-kept = Dein Sitz bleibt dir; zurück kommst du mit: archipel join { $link }
join-checked = Das Protokoll enthält die Festlegung, die dir gezeigt wurde, und deinen eigenen Beitrag.
join-checked-seal = Es passt auch zum Siegel, das notiert wurde, bevor dein Beitrag aufgedeckt wurde: Niemand konnte seinen danach wählen.
join-help = Gib die Nummer eines Zuges oder seinen Text ein. „why ZUG“ erklärt, warum ein Zug nicht erlaubt ist. „undo“ nimmt deinen letzten Zug zurück, solange seitdem nichts gezogen wurde. „board“ zeigt den Tisch noch einmal. „say TEXT“ sagt den anderen etwas. „stop“ stimmt zu, die Partie ohne Sieger zu beenden, und noch einmal: doch nicht. „leave“ lässt einen Bot für dich spielen, mit „back“ bekommst du deinen Sitz zurück. „call“ lässt einen Bot für jemanden spielen, der alle zu lange warten lässt. „resign“ gibt auf. Mit „quit“ gehst du; dein Sitz bleibt dir. Wer den Tisch eröffnet hat, kann vor der Partie auch „start“, „bot SITZ ART“, „free SITZ“ und „call off“ eingeben; „call off“ sagt einen Start ab, der auf jemanden wartet.

## Ausgaben, die an einen Server gesendet werden

reason-edition-dots = Eine Zeile der Ausgabe hat { $value } Punkte; erlaubt sind höchstens { $allowed }.
reason-edition-id-long = Die id der Ausgabe hat { $value } Zeichen; erlaubt sind höchstens { $allowed }.
reason-server-silent = Der Server ist nicht gestartet; seine Meldungen stehen weiter oben.
reason-siege-no-postgresql = Für „{ $value }“ wird ein eigenes PostgreSQL gestartet, aber pgserver ist nicht installiert: pip install pgserver.

## Was eine Seite fragt

reason-replay-running = Diese Partie läuft noch: Bis sie zu Ende ist, lässt sie sich nur so ansehen, wie die Zuschauer sie sehen, oder vom eigenen Sitz aus.
reason-no-such-step = Einen Schritt { $value } gibt es nicht; der letzte ist bisher { $high }.
reason-draws-running = Der Startwert der Mischung wird veröffentlicht, wenn die Partie zu Ende ist; erst dann lassen sich die Ziehungen nachprüfen.
reason-example-unknown = In der Spielregel gibt es kein Beispiel „{ $value }“; es gibt: { $allowed }.
reason-name-of-companion = Einen Namen bekommt beim Hinsetzen nur, wer an deinem Gerät mitspielt; du selbst sitzt unter deinem eigenen.

## The rules as a text

reason-rules-unwritten = Die Regeln von { $game } sind hier noch nicht aufgeschrieben.
problem-edition-list-long = Der Abschnitt { $section } zählt { $value } Dinge auf; eine Schachtel enthält höchstens { $allowed } von einer Sorte.

## Calibrating

reason-no-calibration = Bei „{ $value }“ gibt es nichts zu kalibrieren: Das Spiel hat keine Datei calibration.toml.
reason-game-endless = Partie { $value } kommt zu keinem Ende.

## The arena

reason-bot-budget = „{ $value }“ nennt kein lesbares Budget; schreib Iterationen oder Millisekunden, zum Beispiel { $allowed }.
reason-bot-no-budget = Der Bot { $value } nimmt kein Budget: Schreib ihn ohne Zahl.
reason-bot-twice = Der Bot { $value } ist zweimal genannt; in einer Arena spielt jeder Bot nur einmal mit.
reason-arena-other = Der Ordner { $value } enthält ein anderes Turnier: „{ $field }“ weicht ab. Wiederhole den Befehl, der es begonnen hat, oder nenne einen neuen Ordner.
reason-arena-damaged = Zeile { $line } von { $value } lässt sich nicht lesen. Berichtige sie oder nenne einen neuen Ordner.
reason-arena-nothing = Der Ordner { $value } enthält kein Turnier.
reason-arena-no-folder = CSV-Dateien und Diagramme brauchen einen Ordner: Nenne ihn mit --out.
reason-ray-unreachable = Der Ray-Cluster { $value } ist nicht erreichbar: { $problem }.
reason-worker-lost = Ein spielender Prozess wurde von außen beendet, vielleicht aus Mangel an Speicher. Derselbe Befehl, notfalls mit weniger --jobs, macht weiter.
arena-dropped = Die letzte Zeile der Partien im Ordner war unvollständig und wurde entfernt; diese Partie wird noch einmal gespielt.
arena-resumed = Es geht weiter. Schon beendete Partien: { $finished } von { $games }.
arena-stopped = Angehalten. { $finished ->
        [one] { $finished } Partie bleibt
       *[other] { $finished } Partien bleiben
    } erhalten; mit demselben Befehl geht es weiter.

## Netze, die lernen

reason-net-unreadable = Das Netz { $file } lässt sich nicht lesen: { $problem }.
reason-net-broken = Die Datei { $file } ist kein vollständiges Netz: { $problem }.
reason-net-other-game = Das Netz { $file } hat das Spiel „{ $value }“ gelernt, nicht { $allowed }.
reason-net-other-shape = Das Netz { $file } passt nicht: „{ $field }“ ist dort { $value } statt { $allowed }.
reason-net-no-features = Das Spiel „{ $game }“ kann kein Netz lernen: Es sagt nicht, was ein Netz davon erfährt (features).
reason-learn-no-room = Das Lernen wurde unterbrochen ({ $file }: { $problem }). { $value ->
        [0] Noch keine Generation ist fertig.
       *[other] Generation { $value } ist fertig und lässt sich nutzen.
    } Mit demselben Befehl geht es weiter.
reason-learn-other-run = In { $file } ist „{ $field }“ { $allowed }, nicht { $value }. Wiederhole den Befehl, mit dem das Lernen begann, oder nenne einen neuen Ordner.

## Rätsel

reason-puzzles-other = In { $file } ist „{ $field }“ { $allowed }, nicht { $value }. Wiederhole den Befehl, mit dem die Sammlung begann, oder nenne eine neue Datei.
reason-puzzles-rare = Bisher gefundene Rätsel von { $game }: { $value }; durchgesehene Partien: { $games }. Sie sind aufgehoben; mit anderen Iterationen oder einem anderen Startwert finden sich vielleicht mehr.
reason-puzzle-unknown = Ein Rätsel { $value } gibt es nicht: Die Rätsel dieses Spiels haben die Nummern 1 bis { $allowed }.
reason-puzzle-differs = Das Rätsel { $value } von { $game } führt nicht zu der Stellung, in der es gefunden wurde.
puzzles-stopped = Angehalten. { $count ->
        [one] { $count } Rätsel ist aufgehoben
       *[other] { $count } Rätsel sind aufgehoben
    }; derselbe Befehl macht weiter.

## Bots in other programs

reason-bot-program = „{ $value }“ nennt keinen Bot: Schreib einen Namen in Kleinbuchstaben und einen Befehl, zum Beispiel { $allowed }; mehrere trennst du durch Semikolons.

## Hints

play-hint = Was der Bot „search“ spielen würde. Er weiß nur, was du weißt, und kann sich irren.
play-share = { $share } %
play-alike = gleich gut
play-behind = { $count ->
        [0] etwas schwächer
       *[other] etwa { $count } Siege weniger in 100 Partien
    }
play-chance = { $share ->
        [0] Er sieht für dich kaum noch eine Chance zu gewinnen.
        [100] Er ist fast sicher, dass du gewinnst.
       *[other] Deine Gewinnchance schätzt er auf etwa { $share } %.
    }
play-hint-help = „hint“ zeigt die Züge, die nach deinem Wissen am besten aussehen.
reason-hint-not-casual = An diesem Tisch gibt es keine Tipps: Er wurde ohne sie eröffnet.
reason-hint-unavailable = Gerade ist kein Tipp zu bekommen; bitte versuch es gleich noch einmal.

## The screen in the terminal

play-keys = b Spielplan · p Spieler · l Verlauf · m Züge · ? Zeichen · h Hilfe
play-page = { $page }/{ $pages }: dasselbe noch einmal blättert weiter
play-more = … und { $count } weitere: m zeigt alle
board-page-board = Spielplan
board-page-players = Spieler
board-page-log = Was geschah
board-page-moves = Deine Züge
board-page-signs = Was die Zeichen bedeuten
board-page-help = Hilfe
board-page-answer = Antwort
board-page-table = Der Tisch
play-no-signs = Dieser Spielplan braucht keine Erklärung.
play-nothing-asked = Gerade wirst du nichts gefragt.
play-pages-help = „board“, „players“, „log“ und „moves“ zeigen Spielplan, Spieler, Verlauf und Züge, „?“ die Bedeutung der Zeichen; die Anfangsbuchstaben genügen.
play-numbers = Tippe eine Zahl von 1 bis { $high }, oder ? oder h.
play-deal = Das Spiel ist aufgebaut; l zeigt, wie.
play-too-small = Das Terminal hat { $columns } × { $lines } Zeichen; der gezeichnete Tisch braucht { $wide } × { $high }. Hier ist er in einfachen Zeilen.
play-too-small-now = { $columns } × { $lines }: bitte auf { $wide } × { $high } vergrößern.
play-lack = Sonst bleibt nichts: { $sentence }
play-outlook = { $seat }: { $points }, wäre jetzt Schluss { $now }

## Werkzeuge für Sprachmodelle

tools-seated = Tisch { $id }: { $game }. Du bist „{ $name }“ auf Sitz { $number } von { $seats }.
tools-effort = { $minutes } Min. · ab { $age } Jahren · Anspruch { $value } von 5
tools-bots = Bots
tools-time = Zeit, die dir bleibt: { $time }
tools-no-tables = Du hast noch an keinem Tisch einen Sitz.
tools-agrees = { $agrees ->
        [yes] { $seat } möchte aufhören. Die Partie endet, wenn alle, die spielen, zustimmen.
       *[no] { $seat } möchte doch weiterspielen.
    }
reason-section-unknown = In der Spielregel ({ $game }) gibt es keinen Abschnitt „{ $value }“; es gibt: { $allowed }.
reason-table-elsewhere = An einem Tisch „{ $value }“ hast du keinen Sitz; deine Tische sind: { $allowed }.
reason-tables-many = Es laufen zu viele deiner Partien: { $value }; höchstens { $allowed } dürfen es sein. Spiel erst eine zu Ende, oder gib auf.

## Sicherungen

backup-done = Die Sicherung { $file } ist vollständig. Tische: { $tables }; Personen: { $people }.
restore-done = Die Datenbank { $value } enthält jetzt die Sicherung { $file }. Tische: { $tables }; Personen: { $people }.
restore-kept = Was vorher dort war, liegt jetzt in { $file }.
reason-backup-exists = Die Datei { $value } gibt es schon; nenne eine andere, oder ersetze sie mit --force.
reason-backup-missing = Eine Sicherung { $value } gibt es nicht.
reason-backup-itself = Die Datei { $value } gehört zur Datenbank des Servers selbst; nenne eine andere.
reason-backup-changed = Die Sicherung { $value } ist beschädigt: Sie enthält nicht mehr, was gesichert wurde. Es wurde nichts geändert; nimm eine andere Sicherung.
reason-backup-postgresql = PostgreSQL wird mit seinem eigenen Werkzeug gesichert, auch während gespielt wird: { $command }
reason-restore-postgresql = PostgreSQL wird mit seinem eigenen Werkzeug in eine leere Datenbank wiederhergestellt; danach kommt „archipel admin restored“: { $command }
reason-restore-occupied = Eine Datenbank { $value } gibt es schon. Mit --force tritt die Sicherung an ihre Stelle, und die alte bleibt unter anderem Namen daneben liegen.
reason-database-foreign = Die Datenbank { $value } ist keine von Archipel.
reason-database-damaged = Die Datenbank { $value } ist beschädigt: { $problem }. Es wurde nichts geändert.

## Was zu einer Version nicht passt

doctor-finding = { $id } { $game } ({ $status }), { $what }: { $sentence }
doctor-finding-entry = { $id } { $game } ({ $status }), { $what }, Eintrag { $number }: { $sentence }
doctor-looked = Nachgespielte Tische: { $replayed }. Geprüfte Protokolle: { $verified } von { $records }.
doctor-older = Die Datenbank hat das Schema { $revision }; diese Version bringt sie auf { $newest }, sobald ein Server startet.
doctor-count = { $what }: { $count }
doctor-well = Alles passt zu dieser Version.
doctor-ill = { $count ->
        [one] { $count } Tisch passt nicht zu dieser Version.
       *[other] { $count } Tische passen nicht zu dieser Version.
    } Es wurde nichts geändert.
name-doctor-game-not-here = Spiel fehlt
name-doctor-rules-not-here = Regeln fehlen
name-doctor-edition-not-here = Ausgabe fehlt
name-doctor-log-damaged = Verlauf beschädigt
name-doctor-record-not-verified = Protokoll nicht prüfbar
reason-log-gap = Eintrag { $value } des Verlaufs fehlt.
reason-log-other-end = Nach seinem Verlauf ist der Status des Tischs „{ $status }“; vermerkt ist etwas anderes.
reason-log-unreadable = Der Verlauf lässt sich hier nicht lesen: { $problem }.

## Analyse einer beendeten Partie

reason-explore-running = Diese Partie läuft noch; sie lässt sich erkunden, sobald sie zu Ende ist.
reason-go-on-running = Diese Partie läuft noch. Bevor sie zu Ende ist, kann nur von ihr aus weiterspielen, wer sie aufgegeben hat.
reason-go-on-companions = An deinem Gerät spielt noch jemand in dieser Partie, an Sitz { $value }. Wer von ihr aus weiterspielt, muss alle Sitze aufgegeben haben.
reason-go-on-over = In dieser Stellung ist die Partie zu Ende; wähle eine frühere, um von dort weiterzuspielen.
reason-analysis-running = Diese Partie läuft noch; sie lässt sich analysieren, sobald sie zu Ende ist.
reason-analysis-off = Dieser Server analysiert keine Partien.
reason-analysis-busy = Für dich wird schon eine andere Partie analysiert; immer nur eine auf einmal. Warte auf sie oder brich sie ab.
reason-analysis-crowded = Zu viele Partien warten schon auf ihre Analyse; bitte versuch es später noch einmal.
analyse-player = Spieler
analyse-begin = Gewinnchance zu Beginn
analyse-own = eigene Züge
analyse-others = Züge der anderen
analyse-luck = Glück
analyse-end = Ende
analyse-about = Gewinnchancen in Hundertsteln, wie der starke Spieler sie aus dem schätzt, was jeder Platz wusste. Unterschiede innerhalb ihrer Unsicherheit bedeuten nichts.
analyse-turns = Die Wendepunkte
analyse-no-turn = Es gab keinen Wendepunkt: Die Aussichten haben sich in kleinen Schritten verschoben.
analyse-turn-decision = Eintrag { $step }: { $seat } spielte „{ $made }“ ({ $changes })
analyse-turn-luck = nach Eintrag { $step }: Glück ({ $changes })
analyse-worst = { $seat }: wo am meisten verschenkt wurde
analyse-no-worst = { $seat }: Kein Zug war deutlich schlechter als der beste.
analyse-gave = Eintrag { $step }: „{ $made }“ verschenkte { $lost } (±{ $doubt }); besser: „{ $better }“
analyse-finest = { $seat }: die besten Funde
analyse-found = Eintrag { $step }: „{ $made }“, { $ahead } vor dem nächstbesten Zug
