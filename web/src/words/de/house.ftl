# Das Haus: Lobby, Warteraum, gemeinsamer Bildschirm, Konto.

## Dropping a game against bots

drop-game = Partie fallen lassen
drop-which = Diese Partie { $game } fallen lassen
drop-sure = Sie endet ohne Sieger und verschwindet aus deiner Liste. Anderswo spielt niemand mit.
drop-keep = Behalten
drop-done = { $game } ist fallen gelassen. Niemand ist dir böse.
drop-closed = Diese Partie wurde fallen gelassen.

## Several people on one device

handover = An { $name } übergeben
handover-seen = Dein Zug ist gemacht. Sieh dir an, was er bewirkt hat, und gib dann an { $name } weiter.

## What a game asks of people

effort-minutes = { $minutes } Min.
effort-from-to = { $low }–{ $high } Min.
effort-weight-1 = leicht
effort-weight-2 = eher leicht
effort-weight-3 = mittel
effort-weight-4 = anspruchsvoll
effort-weight-5 = sehr anspruchsvoll
effort-age = ab { $age } Jahren
lobby-bots-come = { $count ->
        [one] Du und ein Bot
       *[other] Du und { $count } Bots
    }

## A form that is not filled in yet

open-companion-lack = Wie heißt die Person? Hier fehlt noch ein Name.
form-lack = Hier fehlt noch etwas.
form-range = Hier passt eine Zahl von { $low } bis { $high }.
form-wrong = Das passt hier nicht.

## The waiting room

room-at-the-table = Am Tisch
room-host = lädt ein
room-free-host = { $free ->
        [one] Ein Sitz ist noch frei.
       *[other] { $free } Sitze sind noch frei.
    } Lade jemanden ein oder setze einen Bot hin; dann startest du die Partie.
room-free-guest = { $free ->
        [one] Ein Sitz ist noch frei.
       *[other] { $free } Sitze sind noch frei.
    } Sind alle besetzt, startet { $host } die Partie.
room-free = { $free ->
        [one] Ein Sitz ist noch frei: Setz dich.
       *[other] { $free } Sitze sind noch frei: Setz dich.
    }
room-coming = Einen Moment: Wir warten noch auf { $names }.
room-starting = Die Partie beginnt, sobald alle Geräte geantwortet haben. Es fehlt noch: { $names }.
room-call-off = Start absagen
room-called-off = Der Start wurde abgesagt, bevor etwas ausgeteilt war. Alle Geräte geben neue Zufallsbytes dazu.
room-ready-host = Alle sind da. Starte die Partie, wann du magst.
room-ready-guest = Alle sind da. Ihr wartet auf { $host }, dann geht es los.
room-share = Teilen
room-usual-rules = mit den üblichen Regeln
room-goes-on = Führt eine beendete Partie weiter.
room-goes-on-alone = Führt eine Partie weiter, die jemand aufgegeben hat.
room-goes-on-kept = Was Sitz { $number } dort wissen konnte, ist geblieben; alles andere Verdeckte wird neu ausgeteilt. Die Partie zählt in niemandes Ergebnissen.
room-seal = Die Mischung ist schon versiegelt: Niemand kann sie mehr beeinflussen, und nach der Partie können alle sie nachprüfen.
room-show-numbers = Zahlen zeigen

## My results

results-title = Meine Partien und Ergebnisse
results-none = Noch keine deiner Partien ist zu Ende. Hier siehst du dann, wie sie ausgegangen sind.
results-total = { $games ->
        [0] Noch keine Partie, die zählt.
        [one] Eine Partie, { $wins ->
            [0] noch nicht gewonnen.
           *[other] gewonnen.
        }
       *[other] { $games } Partien, davon { $wins } gewonnen.
    }
results-uncounted = { $count ->
        [one] Eine weitere wurde abgebrochen, von einem Bot beendet oder führte eine andere weiter und zählt nicht.
       *[other] { $count } weitere wurden abgebrochen, von einem Bot beendet oder führten eine andere weiter und zählen nicht.
    }
results-by-game = Nach Spiel
results-by-opponent = Nach Gegner
results-by-seat = Nach Sitz
results-games = Partien
results-wins = Gewonnen
results-ahead = Geschlagen
results-percent = { $share } %
results-bots = Bots: { $bot }
results-last = Die letzten Partien
results-more = Mehr zeigen
results-with = mit { $names }
results-place = { $place ->
        [1] gewonnen
       *[other] { $place }. von { $seats }
    }
results-stopped = abgebrochen
results-resigned = aufgegeben
results-replaced = vom Bot beendet
results-sequel = { $day }, führt eine andere weiter
results-csv = Als Tabelle (CSV)
results-json = Als Daten (JSON)

## Programs at a table

program-here = Hier spielt ein Programm, mit einem Token der Person, der es gehört.
program-named = { $name } (Programm)
