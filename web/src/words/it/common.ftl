# Comune a tutte le pagine: l’intestazione, i pulsanti, ciò che va storto sulla via del server.

nav-label = Navigazione
nav-home = Archipel, alla lobby
nav-play = Gioca
nav-rules = Regole
nav-desk = Amministrazione
skip-to-content = Vai al contenuto
header-language = Lingua
header-theme = Aspetto
header-account = { $name }: account e impostazioni
header-log-in = Accedi
theme-light = Chiaro
theme-system = Come il dispositivo
theme-dark = Scuro
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
copy = Copia
copied = Copiato
to-lobby = Alla lobby
go-back = Indietro
load-again = Ricarica

lost-title = Qui non c’è nessuna isola
lost-text = Questo indirizzo porta in mare aperto. Forse il link è stato copiato solo in parte: fattelo mandare di nuovo, o riparti dalla lobby.
away-title = Il server non risponde
away-text = Nulla è perduto. Continuiamo a provare; questa pagina si aprirà da sola appena il server sarà tornato.
away-here = Gioca su questo dispositivo
away-here-text = Finché non torna puoi giocare su questo dispositivo, contro i bot o con chi ti sta accanto. Le partite di questo server ti aspettano qui.
old-title = Archipel è stato aggiornato
old-text = Questa scheda mostra ancora la versione precedente, oppure la connessione è caduta. Ricarica la pagina: le tue partite sono dove le hai lasciate.

reason-unworded = Richiesta rifiutata ({ $key }).
line-slow = Da qui non passa una connessione continua: il tavolo si aggiorna ogni pochi secondi, e puoi giocare. Prova a consentire i WebSocket per questo sito, o a usare un’altra rete.
reason-cookies-blocked = Il tuo browser non conserva il nostro cookie, quindi non possiamo riconoscerti da un clic all’altro. Consenti i cookie per questo sito e riprova.

## Nomi per gli ospiti: un animale e il suo umore, separati da virgole; tutti al maschile

guest-name = { $animal } { $mood }
guest-moods = allegro, astuto, audace, calmo, curioso, dolce, felice, fortunato, furbo, gentile, paziente, rapido, saggio, sereno, silenzioso, sognatore, svelto, vivace
guest-animals = Airone, Albatro, Capodoglio, Cormorano, Delfino, Fenicottero, Gabbiano, Geco, Granchio, Ibis, Lemure, Martin pescatore, Narvalo, Paguro, Pellicano, Polpo, Tricheco, Tucano

## Durate

span-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
span-hours = { $count } h
span-minutes = { $count } min
span-moment = meno di un minuto

## Elsewhere on the page: a newer page, and games that wait

renewed = Archipel è stato aggiornato. Ricarica la pagina quando vuoi: non si perde nulla.
waiting-chip = { $count ->
        [one] { $count } partita ti aspetta
       *[other] { $count } partite ti aspettano
    }

# How somebody likes to play on this device
settings-confirm = Chiedi conferma delle mosse
settings-confirm-always = sempre
settings-confirm-ending = se chiudono il mio turno o costano punti
settings-confirm-never = mai
settings-speed = Velocità delle mosse altrui
settings-speed-slow = lenta
settings-speed-normal = normale
settings-speed-fast = veloce
settings-speed-off = immediata
settings-colour = Il mio colore su questo schermo
settings-colour-seat = quello del mio posto
settings-colour-coral = corallo, triangolo
settings-colour-turquoise = turchese, disco
settings-colour-sun = giallo, quadrato
settings-colour-violet = viola, stella
settings-colour-shell = bianco, croce
settings-colour-orange = arancione, rombo
