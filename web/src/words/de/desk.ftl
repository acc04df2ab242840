# Die Seite der Verwaltung eines Servers. Sie wird geladen, wenn jemand von dort sie öffnet.

desk-parts = Teile der Verwaltung
desk-show-reports = Meldungen
desk-show-tables = Tische
desk-show-people = Personen
desk-show-figures = Zahlen
desk-show-deeds = Verlauf
desk-done = Erledigt.

## What was reported

desk-no-reports = Es wurde nichts gemeldet.
desk-open = neu
desk-kind-line = Zeile im Chat
desk-kind-name = Name
desk-kind-title = Titel
desk-note = Bemerkung dazu: „{ $note }“
desk-whose = Von { $name }.
desk-whose-now = Von { $name }, jetzt { $now }.
desk-table = Tisch: { $table }.
desk-reported = Gemeldet von { $name }, { $at }.
desk-reported-gone = Gemeldet { $at }, von jemandem, der nicht mehr hier ist.
desk-handled = Erledigt von { $name }, { $at }: { $deed }.

## What can be done

desk-do-named = { $deed }: { $name }
desk-do-hush = Zeile löschen
desk-do-rename = Umbenennen
desk-do-ban = Ausschließen
desk-do-unban = Wieder zulassen
desk-do-recovery = Neuer Wiederherstellungscode
desk-do-close = Tisch schließen
desk-do-title = Titel ändern
desk-do-aside = Beiseitelegen
desk-sure-hush = Die Zeile verschwindet, auch bei allen, die sie schon gelesen haben.
desk-sure-rename = Der neue Name gilt für künftige Partien. An Tischen, an denen die Person schon sitzt, bleibt der alte: Schließe den Tisch, wenn er weg muss.
desk-sure-ban = { $name } steht von allen Tischen auf und kann sich nicht mehr anmelden, ebenso die Programme dieser Person. Das lässt sich später zurücknehmen, die Sitze aber sind weg.
desk-sure-unban = { $name } darf wieder spielen.
desk-sure-recovery = Der vorige Code gilt dann nicht mehr. Sei sicher, wem du den neuen gibst: Wer ihn hat, kann das Konto übernehmen.
desk-sure-close = Eine laufende Partie endet ohne Sieg, und alle am Tisch erfahren, dass er geschlossen wurde.
desk-sure-title = Alle am Tisch sehen den neuen Titel. Bleibt das Feld leer, hat der Tisch keinen.
desk-sure-aside = Es geschieht nichts weiter, und die Meldung gilt nicht mehr als neu.
desk-new-name = Neuer Name
desk-new-title = Neuer Titel
desk-code = Wiederherstellungscode: { $name }
desk-code-text = Mit diesem Code und dem Anmeldenamen kann { $name } ein neues Passwort setzen. Er wird nur dieses eine Mal gezeigt.
desk-code-kept = Ich habe ihn weitergegeben

## Tables and people

desk-tables-text = Hier siehst du keine Karten und keinen Link zu einem privaten Tisch: Hinein kommt nur, wer den Link hat.
desk-find = Suchen
desk-find-tables = Titel, Name oder Anfang der ID
desk-find-people = Name, Anmeldename oder ID
desk-status = Status
desk-any-status = alle
desk-guest = Gast
desk-login = Anmeldename: { $login }
desk-admin = Verwaltung
desk-dates = hier seit { $made }, zuletzt da { $seen }
desk-unseen = hier seit { $made }, noch nie da

## Figures

desk-server = Server
desk-figure-people = Personen
desk-figure-accounts = davon mit Konto
desk-figure-today = Personen in den letzten 24 Stunden
desk-figure-connected = Verbindungen jetzt
desk-figure-moves = Züge in der letzten Minute
desk-figure-waiting = Tische, die auf einen Bot warten
desk-figure-thinking = Bots, die gerade nachdenken
desk-figure-errors = fehlgeschlagene Antworten
desk-figure-database = Datenbank
desk-megabytes = { $size } MB
desk-figures-text = Verbindungen, Züge, nachdenkende Bots und fehlgeschlagene Antworten sind die des Serverprozesses, der geantwortet hat, gestartet { $at }. Version { $release }.

## What was done

desk-no-deeds = Bisher wurde nichts getan.
desk-deeds-text = Alles, was die Verwaltung hier oder auf der Kommandozeile tut, steht in dieser Liste.
desk-shell = auf der Kommandozeile
desk-gone = jemand, der nicht mehr hier ist
desk-line = Zeile { $number }
desk-deed-hush = Zeile gelöscht
desk-deed-rename = Umbenannt
desk-deed-ban = Ausgeschlossen
desk-deed-unban = Wieder zugelassen
desk-deed-recovery = Wiederherstellungscode erstellt
desk-deed-delete = Gelöscht
desk-deed-appoint = In die Verwaltung geholt
desk-deed-dismiss = Nicht mehr in der Verwaltung
desk-deed-close = Tisch geschlossen
desk-deed-title = Titel geändert
desk-deed-aside = Meldung beiseitegelegt
desk-deed-restored = Aus einer Sicherung wiederhergestellt
