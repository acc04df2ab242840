# La pagina di chi amministra un server. Viene caricata quando chi amministra la apre.

desk-parts = Parti dell’amministrazione
desk-show-reports = Segnalazioni
desk-show-tables = Tavoli
desk-show-people = Persone
desk-show-figures = Cifre
desk-show-deeds = Storico
desk-done = Fatto.

## What was reported

desk-no-reports = Non è stato segnalato nulla.
desk-open = nuova
desk-kind-line = riga della chat
desk-kind-name = nome
desk-kind-title = titolo
desk-note = Nota: «{ $note }»
desk-whose = Persona: { $name }.
desk-whose-now = Persona: { $name }, ora { $now }.
desk-table = Tavolo: { $table }.
desk-reported = Segnalato da { $name }, { $at }.
desk-reported-gone = Segnalato da qualcuno che non c’è più, { $at }.
desk-handled = Gestito da { $name }, { $at }: { $deed }.

## What can be done

desk-do-named = { $deed }: { $name }
desk-do-hush = Elimina la riga
desk-do-rename = Cambia il nome
desk-do-ban = Revoca l’accesso
desk-do-unban = Restituisci l’accesso
desk-do-recovery = Nuovo codice di recupero
desk-do-close = Chiudi il tavolo
desk-do-title = Cambia il titolo
desk-do-aside = Metti da parte
desk-sure-hush = La riga scompare, anche per chi l’ha letta.
desk-sure-rename = Il nuovo nome vale per le partite future. Ai tavoli dove la persona siede già, resta il vecchio: chiudi il tavolo se deve sparire.
desk-sure-ban = { $name } lascia tutti i tavoli e non può più accedere, e nemmeno i suoi programmi. Potrai restituire l’accesso, ma non i posti.
desk-sure-unban = { $name } può giocare di nuovo.
desk-sure-recovery = Il codice precedente non varrà più. Assicurati di sapere a chi dai quello nuovo: chi ce l’ha può prendere il controllo dell’account.
desk-sure-close = Una partita in corso finisce senza vincitori, e chi è al tavolo viene a sapere che è stato chiuso.
desk-sure-title = Chi è al tavolo vede il nuovo titolo. Se lo lasci vuoto, il tavolo non ne ha.
desk-sure-aside = Non succede altro, e la segnalazione non è più nuova.
desk-new-name = Nuovo nome
desk-new-title = Nuovo titolo
desk-code = Codice di recupero: { $name }
desk-code-text = Con questo codice e il nome utente, { $name } può impostare una nuova password. Viene mostrato solo questa volta.
desk-code-kept = L’ho consegnato

## Tables and people

desk-tables-text = Qui non vedi carte, né il link di un tavolo privato: ci entra solo chi ha il link.
desk-find = Cerca
desk-find-tables = Titolo, nome o inizio dell’id
desk-find-people = Nome, nome utente o id
desk-status = Stato
desk-any-status = tutti
desk-guest = ospite
desk-login = nome utente: { $login }
desk-admin = amministra
desk-dates = qui da: { $made }, ultima visita: { $seen }
desk-unseen = qui da: { $made }, ancora nessuna visita

## Figures

desk-server = Server
desk-figure-people = persone
desk-figure-accounts = di cui con un account
desk-figure-today = persone nelle ultime 24 ore
desk-figure-connected = connessioni ora
desk-figure-moves = mosse nell’ultimo minuto
desk-figure-waiting = tavoli che aspettano un bot
desk-figure-thinking = bot che stanno pensando
desk-figure-errors = risposte non riuscite
desk-figure-database = database
desk-megabytes = { $size } MB
desk-figures-text = Connessioni, mosse, bot che pensano e risposte non riuscite sono quelli del processo che ha risposto, avviato: { $at }. Versione { $release }.

## What was done

desk-no-deeds = Non è ancora stato fatto nulla.
desk-deeds-text = Tutto ciò che fa chi amministra, qui o dalla riga di comando, resta in questo elenco.
desk-shell = dalla riga di comando
desk-gone = qualcuno che non c’è più
desk-line = riga { $number }
desk-deed-hush = Riga eliminata
desk-deed-rename = Nome cambiato
desk-deed-ban = Accesso revocato
desk-deed-unban = Accesso restituito
desk-deed-recovery = Codice di recupero creato
desk-deed-delete = Persona eliminata
desk-deed-appoint = Ora amministra
desk-deed-dismiss = Non amministra più
desk-deed-close = Tavolo chiuso
desk-deed-title = Titolo cambiato
desk-deed-aside = Segnalazione messa da parte
desk-deed-restored = Ripristinato da un backup
