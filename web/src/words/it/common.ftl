# Comune a tutte le pagine: l’intestazione, i pulsanti, ciò che va storto sulla via del server.

nav-label = Navigazione
nav-home = Archipel, all’atrio
nav-play = Gioca
nav-rules = Regole
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
to-lobby = All’atrio
go-back = Indietro
load-again = Ricarica

lost-title = Qui non c’è nessuna isola
lost-text = Questo indirizzo porta in mare aperto. Forse il link è stato tagliato copiandolo: chiedilo di nuovo, o riparti dall’atrio.
away-title = Il server non risponde
away-text = Nulla è perduto. Continuiamo a provare; questa pagina si apre da sola appena il server è di nuovo qui.
old-title = Archipel è stato rinnovato
old-text = Questa scheda mostra ancora la versione di prima, o la connessione si è persa per strada. Ricarica la pagina: le tue partite sono dove le hai lasciate.

reason-unworded = È stato rifiutato ({ $key }).
line-slow = Qui non passa nessuna connessione aperta, perciò il tavolo viene riletto ogni pochi secondi; puoi giocare. Aiuta consentire i WebSocket per questo sito, o usare un’altra rete.
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

renewed = Archipel è stato rinnovato. Ricarica la pagina quando ti fa comodo; non si perde nulla.
waiting-chip = { $count ->
        [one] { $count } partita ti aspetta
       *[other] { $count } partite ti aspettano
    }

# How somebody likes to play on this device
settings-confirm = Chiedimi prima di una mossa
settings-confirm-always = sempre
settings-confirm-ending = se chiude il mio turno o costa punti
settings-confirm-never = mai
settings-speed = Velocità dei turni degli altri
settings-speed-slow = lenta
settings-speed-normal = normale
settings-speed-fast = veloce
settings-speed-off = subito
settings-colour = Il mio colore su questo schermo
settings-colour-seat = quello del mio posto
settings-colour-coral = corallo, triangolo
settings-colour-turquoise = turchese, disco
settings-colour-sun = giallo, quadrato
settings-colour-violet = viola, stella
settings-colour-shell = bianco, croce
settings-colour-orange = arancione, rombo
