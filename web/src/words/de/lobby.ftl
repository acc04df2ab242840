# Die Lobby, und einen Tisch eröffnen.

lobby-title = { $games ->
        [1] Eine Insel, ein Tisch, gute Gesellschaft.
        [2] Zwei Inseln, ein Tisch.
        [3] Drei Inseln, ein Tisch.
        [4] Vier Inseln, ein Tisch.
       *[other] Viele Inseln, ein Tisch.
    }
lobby-lead = Zwei Klicks, und du spielst. Ein Konto brauchst du nicht.
lobby-away = Der Server antwortet gerade nicht. Nichts ist verloren; wir versuchen es weiter.
lobby-games = Spiele
lobby-players = { $low }–{ $high } Spieler
lobby-how-many = Wie viele am Tisch, mit dir?
lobby-bot-kind = Wie die Bots spielen
lobby-bots-are = Bots: { $bot }
lobby-play-now = Gleich gegen Bots spielen
lobby-with-friends = Mit anderen spielen
lobby-open-for = Einen Tisch { $game } eröffnen, um mit anderen zu spielen
lobby-rules = Regeln
lobby-my-games = Meine Partien
lobby-waiting = { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
lobby-all = Alle zeigen
lobby-fewer = Weniger zeigen
lobby-seated = Am Tisch: { $names }.
lobby-your-turn = Du bist am Zug
lobby-their-turn = { $name } ist am Zug
lobby-invited = { $name } hält dir einen Sitz frei
lobby-waits-for-people = { $free ->
        [one] Ein Sitz ist noch frei
       *[other] { $free } Sitze sind noch frei
    }
lobby-can-begin = Alle sind da
lobby-starts = Die Partie beginnt: Die anderen warten auf dich
lobby-over = Beendet
lobby-over-place = { $place ->
        [1] Beendet: du hast gewonnen
       *[other] Beendet: Platz { $place } für dich
    }
lobby-time-left = noch { $time }
lobby-play = Spielen
lobby-sit = Hinsetzen
lobby-look = Ansehen
lobby-replay = Nachspielen
lobby-watch = Zuschauen
lobby-open-tables = Offene Tische
lobby-open-one = Tisch eröffnen
lobby-none-open = Gerade ist kein Tisch offen. Eröffne einen: Andere finden ihn hier, oder du schickst ihnen den Link.
lobby-table-of = Tisch von { $name }
lobby-playing-now = wird gerade gespielt
lobby-goes-on = führt eine andere Partie weiter
lobby-foot = Eigene Zeichnungen, Mischungen zum Nachprüfen, keine Werbung, kein Tracking.
lobby-foot-api = Für Programme
lobby-foot-here = Ohne Netz spielen
first-title = So geht’s
first-play = Gleich losspielen
first-play-text = Such dir ein Spiel aus; Bots nehmen die anderen Sitze. Einen Namen denken wir uns für dich aus.
first-invite = Freunde einladen
first-invite-text = Eröffne einen Tisch und schick ihnen den Link. Auch sie brauchen kein Konto.
first-return = Lass dir Zeit
first-return-text = Eine Partie dauert einen Abend oder ein paar Wochen. Sie wartet hier, bis du wiederkommst.

## Die Uhr in wenigen Worten

clock-short-none = ohne Uhr
clock-short-budget = je { $minutes } Min.
clock-short-budget-more = je { $minutes } Min. + { $seconds } s
clock-short-hours = { $hours } Std. pro Zug
clock-short-days = { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Einen Tisch eröffnen

open-title = Einen Tisch eröffnen
open-lead = { $game }: Such aus, wer spielt und wie. Die Voreinstellungen passen.
open-which-game = Welches Spiel
open-who = Wer spielt
open-seats = Sitze
open-fill = Bots auf alle freien Sitze
open-you = Du
open-your-seat = (du)
open-seat = Sitz { $number }
open-seat-free = Frei für alle, die kommen
open-seat-bot = Bot: { $bot }
open-seat-companion = Noch jemand an diesem Gerät
open-companion-name = Name
open-door = Wer kommen darf
open-private = Auf Einladung
open-private-text = Nur wer den Link hat, findet den Tisch.
open-public = Alle
open-public-text = Der Tisch erscheint in der Lobby; alle dürfen sich setzen oder zuschauen.
open-name = Name des Tisches
open-name-example = Sonntagabend
open-variant = Regeln und Ausgabe
open-hints = Tipps erlaubt
open-hints-text = Wer dran ist, darf fragen, was der starke Bot täte.
open-companions = Mehrere an einem Gerät
open-companions-text = Alle dürfen andere an ihr Gerät holen, sonst nur du.
open-complete = Alle Sitze sind vergeben: Die Partie beginnt sofort.
open-incomplete = Du startest die Partie, wenn die freien Sitze besetzt sind. Gleich bekommst du einen Link für deine Freunde.
open-and-start = Partie beginnen
open-go = Tisch eröffnen
edition-label = Ausgabe
edition-usual = Unsere
edition-own = Eine eigene Datei
edition-mine = Meine: { $name }
edition-bench = Ich habe die Schachtel: Werte eintippen
edition-choose-file = Deine Ausgabe (eine TOML-Datei)
edition-file-hint = Sie wird geprüft, bevor der Tisch eröffnet wird; das Protokoll der Partie enthält sie.
edition-about = Über die Ausgabe und ihre rekonstruierten Werte
reason-edition-file = „{ $value }“ ist keine Textdatei, ist leer oder größer, als eine Ausgabe sein darf (200 kB).
clock-title = Zeit
clock-none = Ohne Uhr
clock-none-text = Alle nehmen sich die Zeit, die sie brauchen.
clock-budget = Eine Partie am Stück
clock-budget-text = Minuten für die ganze Partie, und ein paar Sekunden mehr für jeden Zug.
clock-days = Über mehrere Tage
clock-days-text = Ein paar Tage für jeden Zug; niemand muss dasitzen und warten.
clock-minutes = Minuten je Spieler
clock-increment = Zusätzliche Sekunden pro Zug
clock-days-each = Tage für einen Zug
clock-nights = Nachts steht die Uhr
clock-from = von
clock-to = bis
clock-weekends = Samstags und sonntags steht die Uhr
absent-title = Wenn jemand wegbleibt
absent-bot = Ein Bot spielt weiter
absent-bot-text = Bis die Person zurück ist ({ $bot }). Er springt ein, wenn ihre Zeit um ist oder sie geht.
absent-wait = Der Tisch wartet
absent-wait-text = So lange es eben dauert. Ist ihre Zeit um, ohne Uhr nach einem Tag, können die anderen einen Bot rufen.
absent-resign = Das gilt als Aufgabe
absent-resign-text = Die Person landet auf dem letzten Platz, und ein Bot spielt bis zum Ende.

## Puzzles of the day

lobby-puzzles = Rätsel des Tages
lobby-puzzles-about = Ein Zug ist klar der beste. Findest du ihn?
lobby-puzzle-solved = auf Anhieb gelöst
lobby-puzzle-tried = versucht
