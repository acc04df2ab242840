# Der Tisch: Warteraum, Spiel, Ende, Nachspielen.

table-moves = Deine erlaubten Züge
table-log = Was geschehen ist
table-just-now = jetzt
table-minutes-ago = { $count } min
table-hours-ago = { $count } h
table-days-ago = { $count } T
table-nothing-yet = Noch ist nichts geschehen.
table-chat = Chat
table-no-chat = Noch hat niemand etwas gesagt.
table-mute = { $name } stummschalten
table-say-something = Sag etwas …
table-send = Senden
table-time-days = { $days } T { $hours } h
table-time-left = Noch { $time }
table-resigned = hat aufgegeben
table-stand-in = weg; ein Bot spielt ({ $bot })
table-your-turn = Du bist dran
table-thinking = überlegt
table-is-bot = Bot: { $bot }
table-waiting = wartet
table-not-here = nicht da
table-players = Mitspieler
table-playing = am Zug
table-you = du
table-expired = Lange ist niemand gekommen, daher wurde dieser Tisch geschlossen.
table-prompt = Was gefragt ist
table-bot-plays-for-you = Ein Bot spielt für dich.
table-choose-on = Wähle weiter oder leg es zurück.
table-choose-hint = Wähle etwas, das leuchtet, oder einen Zug aus der Liste.
table-you-watch = Du schaust zu.
table-come-back = Wieder selbst spielen
table-go-on-alone = Von hier allein weiterspielen
table-put-back = Zurücklegen
table-undo = Rückgängig
table-clock-budget = je { $minutes } min, dazu { $increment } s pro Zug
table-clock-days = { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
table-clock-none = Ohne Uhr
table-room-title = Ein Tisch { $game }
table-room-full = Alle Sitze sind besetzt. Bleib hier: Sobald die Partie beginnt, kannst du zuschauen.
table-seat-kept = Freigehalten
table-seat-free = Freier Sitz
table-has-contributed = bereit
table-not-contributed = setzt sich
table-sit-down = Hinsetzen
table-add-bot = Bot
table-free-seat = Sitz freimachen
table-start = Partie beginnen
table-cancel = Tisch schließen
table-stand-up = Aufstehen
table-invite-title = Freunde einladen
table-invite-private = Nur wer diesen Link hat, findet den Tisch.
table-invite-open = Der Tisch erscheint in der Lobby. Dieser Link führt direkt hin.
table-link = Der Link des Tisches
table-copy = Kopieren
table-copied = Kopiert
table-what-is-played = Was gespielt wird
table-own-edition = eigene Ausgabe
table-absent-bot = Für Abwesende spielt ein Bot ({ $bot }).
table-absent-resign = Wer zu lange wegbleibt, gibt damit auf.
table-absent-wait = Der Tisch wartet auf Abwesende.
table-fair-title = Faire Mischung
table-fair-before = Der Server hat sein Geheimnis schon versiegelt: Das ist der Fingerabdruck. Alle Geräte geben eigene Zufallsbytes dazu: erst nur deren Fingerabdruck und nach dem Start die Bytes selbst, damit niemand seine nach denen der anderen wählt. Nach dem Ende wird das Geheimnis geöffnet, und alle können jede Ziehung prüfen.
table-close = Schließen
table-cannot-enter = An diesen Tisch kommst du nicht
table-to-the-lobby = Zur Lobby
table-line-lost = Die Verbindung ist weg, sonst nichts. Neuer Versuch ({ $tried }) …
table-try-now = Jetzt versuchen
table-cancelled = Dieser Tisch wurde wieder geschlossen.
table-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
table-closed-game = Dieser Tisch wurde vom Betreiber des Servers geschlossen. Die Partie endet ohne Sieger.
table-menu = Mehr
table-board = Der Spielplan
table-tab-moves = Züge
table-tab-seats = Spieler
table-tab-log = Verlauf
table-tab-chat = Chat
table-your-moves = Deine Züge
table-others-turn = Gerade ist jemand anderes dran.
table-see-rule = Regel ansehen
table-tap-again = Tippe noch einmal, um es zu spielen.
table-not-now = Das lässt sich jetzt nicht wählen.
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-all = Den ganzen Plan zeigen
table-rules = Die Regeln
table-edition = Über die Ausgabe
table-share-position = Link zu dieser Stellung kopieren
table-leave = Gehen; ein Bot oder die Regel des Tisches übernimmt
table-call-bot = Einen Bot für { $name } spielen lassen; es dauert zu lange
table-agree = Ohne Sieger aufhören ({ $count } einverstanden)
table-agree-no-longer = Doch nicht aufhören
table-resign = Aufgeben
table-resign-sure = Aufgeben? Du landest auf dem letzten Platz.
table-resign-yes = Ja, aufgeben
table-curtain = { $name } ist dran
table-curtain-hint = Gib das Gerät weiter. Weiter geht es, wenn sonst niemand auf den Bildschirm schaut.
table-curtain-ready = Ich bin bereit
name-option-yes = ja
name-option-no = nein

end-stopped = Ihr habt euch geeinigt aufzuhören
end-player = Spieler
end-points = Punkte
end-go-to-rematch = Zur nächsten Partie
end-rematch = Noch einmal
end-replay = Nachspielen
end-record = Protokoll
end-verify = Mischungen prüfen
end-lines = Zeile für Zeile
end-race = Der Verlauf der Partie

shuffle-title = Wurde fair gemischt?
shuffle-promise = Bevor etwas ausgeteilt wurde, hat der Server ein Geheimnis versiegelt und den Fingerabdruck gezeigt:
shuffle-running = Die Partie läuft noch: Das Geheimnis bleibt bis zum Ende versiegelt. Dann prüft diese Seite selbst jede Ziehung.
shuffle-checking = Jede Ziehung wird geprüft …
shuffle-good = Alle { $count } Ziehungen wurden hier in deinem Browser geprüft: Sie folgen aus dem Geheimnis, und das Geheimnis passt zum Fingerabdruck.
shuffle-bad = Ziehung { $number } folgt nicht aus dem Geheimnis. Bewahre das Protokoll auf und sag es weiter.
shuffle-bad-seal = Das Geheimnis passt nicht zum gezeigten Fingerabdruck. Bewahre das Protokoll auf und sag es weiter.
shuffle-how = Alle am Tisch haben eigene Zufallsbytes dazugegeben. Dass die Karten auf dem Tisch diese Ziehungen waren, prüfst du mit dem Protokoll und „archipel verify“.
shuffle-no-crypto = Dieser Browser berechnet hier keine Fingerabdrücke, weil die Seite unverschlüsselt übertragen wurde. Nimm https oder „archipel verify“ mit dem Protokoll.
shuffle-contributions = Was die Spieler dazugegeben haben

replay-title = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-seat = Gesehen von
replay-spectator = einem Zuschauer
replay-share = Link zu diesem Schritt kopieren
replay-to-table = Zum Tisch
replay-explore = Von hier aus weiterspielen

table-your-name = Wie heißt du?
table-your-name-hint = oder wir denken uns einen aus

table-move-kept = Dein Zug ist vorgemerkt und wird ausgeführt, sobald sie wieder da ist.

## Held against what this browser remembers

shuffle-kept-both = Dieser Browser hat diesen Fingerabdruck behalten, als das Geheimnis noch versiegelt war, und was du selbst beigetragen hast: Beides wird mit dem verglichen, was der Server jetzt sagt.
shuffle-kept = Dieser Browser hat diesen Fingerabdruck behalten, als das Geheimnis noch versiegelt war; er wird mit dem verglichen, was der Server jetzt sagt.
shuffle-not-kept = Dieser Browser hat den Tisch vor dem Ende nicht gesehen: Er kann nur mit dem Fingerabdruck vergleichen, den der Server jetzt zeigt.
shuffle-bad-own = Gemischt wurde nicht mit den Bytes, die dieser Browser für dich beigetragen hat. Falls du dich nicht auf einem anderen Gerät neu hingesetzt hast, bewahre das Protokoll auf und sag es weiter.
shuffle-bad-start = Gemischt wurde nicht aus dem, was feststand, als dieser Browser deine Bytes sendete. Bewahre das Protokoll auf und sag es weiter.
shuffle-pledged = Bevor deine Bytes gesendet wurden, hatten sich alle auf ihre festgelegt, und am Tisch ließ sich nichts mehr ändern; den Fingerabdruck davon hat dieser Browser behalten. So konnte niemand die Mischung nach deinen Bytes wählen, auch nicht, wer den Server betreibt.
shuffle-sent-at-once = Deine Bytes wurden sofort gesendet, ohne vorher einen Fingerabdruck zu zeigen: Wer mitspielt, konnte sie nicht kennen, wer den Server betreibt, aber schon.
shuffle-no-pledge = (sofort gesendet)
shuffle-called-off = { $count ->
        [one] Vor dieser Partie wurde ein Start abgesagt.
       *[other] Vor dieser Partie wurden { $count } Starts abgesagt.
    } Wer den Server betreibt, konnte diese Mischung vorher ansehen: Kommt das öfter vor, frag nach.
table-tap-hint = Tippe an, was leuchtet, oder einen Zug.

## Bots, und Tipps

name-bot-random = zufällig
name-bot-greedy = flink
name-bot-first-thought = intuitiv
name-bot-search = stark
about-bot-random = Macht irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
about-bot-greedy = Schaut einen Zug voraus und antwortet sofort. Für die ersten Partien ein guter Gegner.
about-bot-first-thought = { $learned ->
        [yes] Hat aus vielen Partien gegen sich selbst gelernt und antwortet sofort.
        [some] Antwortet sofort; manche Spiele hat er gegen sich selbst gelernt, in anderen schaut er einen Zug voraus.
       *[no] Schaut einen Zug voraus und antwortet sofort, wie der flinke Bot; gelernt hat er noch nichts.
    }
about-bot-search = { $learned ->
        [yes] Hat aus vielen Partien gegen sich selbst gelernt und spielt bis zu einer Sekunde im Kopf weiter. Der stärkste, den wir haben.
        [some] Spielt bis zu einer Sekunde im Kopf weiter; manche Spiele hat er gegen sich selbst gelernt. Der stärkste, den wir haben.
       *[no] Spielt bis zu einer Sekunde im Kopf weiter, hat aber noch nichts gelernt. Der stärkste, den wir haben.
    }
about-bot-taught-by = Gelernt hat er mit der Ausgabe „{ $edition }“.
about-bot-program = Ein Programm des Betreibers dieses Servers.
bot-with-time = { $bot }, { $count } ms je Entscheidung
bot-with-tries = { $bot }, { $count } Versuche je Entscheidung
table-strength-of = Wie { $name } spielt
table-who-thinks = { $name } überlegt.
table-hints-yes = Tipps sind erlaubt.
table-hints-no = Ohne Tipps.
table-companions-owner = Nur wer den Tisch eröffnet hat, darf mit anderen an einem Gerät spielen.
table-companions-all = Alle dürfen zu mehreren an einem Gerät spielen.
hint-ask = Tipp
hint-title = Tipp des starken Bots
hint-thinking = Der starke Bot überlegt …
hint-about = Er sieht nur, was du siehst, und kann sich irren.

# What happened, line by line.
table-words-for-you = Du du Dir dir Dich dich Dein dein Deine deine Deinem deinem Deinen deinen Deiner deiner Deines deines
table-undone = { $own ->
        [yes] Du nimmst { $count ->
            [one] deinen letzten Zug zurück.
           *[other] deinen letzten Zug zurück und was danach gespielt wurde ({ $count } Züge).
        }
       *[no] { $seat } nimmt { $count ->
            [one] den letzten Zug zurück.
           *[other] den letzten eigenen Zug zurück und was danach gespielt wurde ({ $count } Züge).
        }
    }
table-log-dealt = { $count ->
        [one] Ausgelegt: eines
       *[other] Ausgelegt und ausgeteilt: { $count }
    }
table-log-look = Wer eine Zeile wählt, sieht den Tisch, wie er damals stand.

# A move that is asked about once more before it is played.
table-confirm-hint = Klick noch einmal oder drück die Eingabetaste, um es zu spielen.
table-play-move = Spielen: { $move }
table-move-gain =
    { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }

# What is told of a thing when one points at it.
tip-rule = Regel { $rule }

# What stands above the board, always in its place
table-show-again = Noch einmal zeigen
table-show-again-none = Seit deinem letzten Zug ist nichts geschehen.
table-skip = Überspringen
table-back-to-now = Zurück zu jetzt
table-looking = Du siehst den Tisch, wie er nach Schritt { $step } war.
table-looking-news = Das Spiel geht inzwischen weiter.
table-telling = Das tun die anderen.
table-hint-later = Einen Tipp gibt es, wenn du am Zug bist.
table-play-none = Spielen
table-outlook = jetzt { $points }; { $outlook }, wenn das Spiel jetzt endete
table-since = { $points } seit deinem letzten Zug

# What keys are for

table-keys = Tasten
key-does-arrows = eins nach dem anderen ansehen, mit Erklärung
key-does-tab = durch alles gehen, was gewählt werden kann
key-does-enter = wählen und bestätigen
key-does-escape = zurücklegen, schließen
key-does-u = zurücknehmen
key-does-h = um einen Tipp bitten
key-does-c = den Begleiter rufen oder wegschicken
key-does-l = der Verlauf
key-does-rules = die Regel zu dem, was du ansiehst

# Das Ende einer Partie und das Nachspielen

end-wins = { $own ->
        [yes] Du gewinnst!
       *[no] { $seat } gewinnt
    }
end-wins-by = { $own ->
        [yes] Du gewinnst mit { $margin ->
                [one] einem Punkt
               *[other] { $margin } Punkten
            } Vorsprung
       *[no] { $seat } gewinnt mit { $margin ->
                [one] einem Punkt
               *[other] { $margin } Punkten
            } Vorsprung
    }
end-wins-tie = { $own ->
        [yes] Du gewinnst bei Gleichstand
       *[no] { $seat } gewinnt bei Gleichstand
    }
end-you-share = Du teilst dir den ersten Platz mit { $names }
end-share = { $names } teilen sich den ersten Platz
end-length = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    } in { $minutes } min.
end-board = Der Plan am Ende
end-share-picture = Bild teilen
end-share-failed = Dieser Browser konnte das Bild nicht erstellen. Ein Bildschirmfoto tut es auch.
end-race-about = als wäre jede Runde die letzte gewesen
end-race-label = Punkte aller Spieler über { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }; die Tabelle nennt den Endstand
end-race-lead = { $own ->
        [yes] Runde { $round }: du gehst in Führung
       *[no] Runde { $round }: { $seat } geht in Führung
    }
end-race-best = { $own ->
        [yes] Runde { $round }: du holst { $points }
       *[no] Runde { $round }: { $seat } holt { $points }
    }
end-tale-always = { $own ->
        [yes] Du hast nach jeder Runde geführt.
       *[no] { $seat } hat nach jeder Runde geführt.
    }
end-tale-passed = { $own ->
        [yes] In Runde { $round } hast du { $other } überholt und bist vorn geblieben.
       *[no] In Runde { $round } hat { $seat } { $theirs ->
                [yes] dich
               *[no] { $other }
            } überholt und ist vorn geblieben.
    }
end-tale-since = { $own ->
        [yes] In Runde { $round } bist du in Führung gegangen und vorn geblieben.
       *[no] In Runde { $round } ist { $seat } in Führung gegangen und vorn geblieben.
    }
end-tale-level = { $own ->
        [yes] Vor der letzten Runde lag noch jemand gleichauf mit dir.
       *[no] Vor der letzten Runde lag { $seat } noch nicht vorn, sondern gleichauf.
    }
end-tale-behind = { $own ->
        [yes] Vor der letzten Runde lagst du { $gap } zurück.
       *[no] Vor der letzten Runde lag { $seat } { $gap } zurück.
    }
end-tale-last-round = { $theirs ->
        [yes] Vor der letzten Runde hast du um { $gap } geführt; sie brachte dir { $less } und { $seat } { $gain }.
       *[no] Vor der letzten Runde führte { $other } um { $gap }; sie brachte { $other } { $less } und { $own ->
                [yes] dir
               *[no] { $seat }
            } { $gain }.
    }
end-tale-from-last = { $own ->
        [yes] Nach Runde { $round } lagst du auf dem letzten Platz, { $gap } hinter { $other }.
       *[no] Nach Runde { $round } lag { $seat } auf dem letzten Platz, { $gap } hinter { $theirs ->
                [yes] dir
               *[no] { $other }
            }.
    }
end-tale-changes = { $count ->
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
replay-at = { $round ->
        [none] Zug
       *[other] { $round } · Zug
    } { $turn } von { $turns }
replay-at-start = Vor dem ersten Zug
replay-slider = Wo in der Partie
replay-moves = Zug für Zug

# Reporting something to those who look after the server
report-something = Etwas melden
report-line = Melden, was { $name } geschrieben hat
report-what = Worum geht es?
report-name = der Name { $name }
report-title = der Titel „{ $title }“
report-why = Warum?
report-reason-insult = Beleidigung
report-reason-threat = Drohung
report-reason-indecent = anstößig
report-reason-spam = Werbung oder Spam
report-reason-other = etwas anderes
report-note = Was sonst noch wichtig ist (freiwillig)
report-text = Die Verwaltung dieses Servers sieht, was du meldest und dass du es warst. Sonst erfährt es niemand.
report-send = Melden
report-sent = Danke. Die Verwaltung dieses Servers sieht es sich an.
report-nothing-here = Hier gibt es keinen Namen und keinen Titel von anderen. Eine Zeile im Chat meldest du neben ihr.
