# Für alle Seiten: die Kopfzeile, Knöpfe, was auf dem Weg zum Server schiefgeht.

nav-label = Hauptmenü
nav-home = Archipel, zur Lobby
nav-play = Spielen
nav-rules = Regeln
nav-desk = Verwaltung
skip-to-content = Zum Inhalt springen
header-language = Sprache
header-theme = Darstellung
header-account = { $name }: Konto und Einstellungen
header-log-in = Anmelden
theme-light = Hell
theme-system = Wie das Gerät
theme-dark = Dunkel
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
to-lobby = Zur Lobby
go-back = Zurück
load-again = Neu laden

lost-title = Hier ist keine Insel
lost-text = Diese Adresse führt aufs offene Meer. Vielleicht wurde der Link beim Kopieren abgeschnitten: Lass ihn dir noch einmal geben oder fang in der Lobby an.
away-title = Der Server antwortet nicht
away-text = Nichts ist verloren. Wir versuchen es weiter; die Seite öffnet sich von selbst, sobald der Server wieder da ist.
away-here = Auf diesem Gerät spielen
away-here-text = Bis er wieder da ist, kannst du auf diesem Gerät spielen, gegen Bots oder mit Leuten neben dir. Die Partien dieses Servers warten hier auf dich.
old-title = Archipel wurde aktualisiert
old-text = Dieser Tab zeigt noch die vorige Fassung, oder die Verbindung ist unterwegs abgerissen. Lade die Seite neu; deine Partien sind, wo du sie gelassen hast.

reason-unworded = Das wurde abgelehnt ({ $key }).
line-slow = Hier kommt keine offene Verbindung durch, darum wird der Tisch nur alle paar Sekunden aktualisiert; spielen kannst du trotzdem. Es hilft, WebSockets für diese Seite zu erlauben oder ein anderes Netz zu nehmen.
reason-cookies-blocked = Dein Browser behält unser Cookie nicht, darum erkennen wir dich von einem Klick zum nächsten nicht wieder. Erlaube Cookies für diese Seite und versuche es noch einmal.

## Namen für Gäste: ein Tier und seine Stimmung, durch Kommas getrennt; alle männlich

guest-name = { $mood } { $animal }
guest-moods = Flinker, Fröhlicher, Gelassener, Geduldiger, Glücklicher, Heiterer, Kluger, Kühner, Leiser, Listiger, Munterer, Mutiger, Neugieriger, Ruhiger, Sanfter, Schlauer, Sonniger, Weiser
guest-animals = Albatros, Ara, Delfin, Eisvogel, Flamingo, Gecko, Hummer, Ibis, Kormoran, Krebs, Lemur, Oktopus, Otter, Pelikan, Reiher, Seehund, Tukan, Wal

## Wie lange

span-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
span-hours = { $count } Std.
span-minutes = { $count } Min.
span-moment = weniger als eine Minute

## Elsewhere on the page: a newer page, and games that wait

renewed = Archipel wurde aktualisiert. Lade die Seite neu, wann es dir passt; nichts geht verloren.
waiting-chip = { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }

# How somebody likes to play on this device
settings-confirm = Vor einem Zug nachfragen
settings-confirm-always = immer
settings-confirm-ending = am Zugende oder bei Punktverlust
settings-confirm-never = nie
settings-speed = So schnell wird gezeigt, was andere tun
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-off = sofort
settings-colour = Meine Farbe auf diesem Bildschirm
settings-colour-seat = die meines Sitzes
settings-colour-coral = Koralle, Dreieck
settings-colour-turquoise = Türkis, Scheibe
settings-colour-sun = Gelb, Quadrat
settings-colour-violet = Violett, Stern
settings-colour-shell = Weiß, Kreuz
settings-colour-orange = Orange, Raute
