# Lagune in Italian. $seat is a diver's name, $own says whether it is the reader.

title = Lagune
summary = Le conchiglie della laguna: posa le più preziose, spera nel mare calmo e affonda quelle che nessuno deve vedere.
about-calm = Mare calmo: non si lancia il dado quando si posa una conchiglia

## What is asked

decision-turn = { $own ->
        [yes] Immergiti, oppure posa una delle tue conchiglie.
       *[no] { $seat } si immerge o posa una conchiglia.
    }
decision-sink = { $own ->
        [yes] Quale conchiglia affondi?
       *[no] { $seat } affonda una conchiglia.
    }

## What happened

event-dealt = Ognuno pesca { $count } conchiglie; nel sacchetto ne restano { $bag }.
event-hand = Le tue conchiglie: { $shells }.
event-dives = { $seat } si immerge e riporta su una conchiglia.
event-dives-own = Ti immergi e riporti su { $shell } (valore { $value }).
event-sinks = { $seat } affonda una conchiglia.
event-sinks-own = Affondi { $shell } (valore { $value }).
event-lays = { $own ->
        [yes] Posi { $shell } (valore { $value }).
       *[no] { $seat } posa { $shell } (valore { $value }).
    }
event-rolls = Il dado dà { $side }.
event-swept = Tempesta! { $shell } viene spazzata via.
event-ends-laid = { $own ->
        [yes] Hai posato { $count } conchiglie: la partita finisce.
       *[no] { $seat } ha posato { $count } conchiglie: la partita finisce.
    }
event-ends-bag = Il sacchetto è vuoto: la partita finisce.
event-shows-held = { $own ->
        [yes] Avevi ancora in mano: { $shells }.
       *[no] { $seat } aveva ancora in mano: { $shells }.
    }
event-shows-sunk = { $own ->
        [yes] Avevi affondato: { $shells } (valore { $value }).
       *[no] { $seat } aveva affondato: { $shells } (valore { $value }).
    }
event-wins = { $own ->
        [yes] Hai vinto! Il tuo totale: { $value }.
       *[no] Vince { $seat }. Totale: { $value }.
    }
event-shares = { $own ->
        [yes] Condividi la vittoria! Il tuo totale: { $value }.
       *[no] { $seat } condivide la vittoria. Totale: { $value }.
    }

## Why not

reason-no-such-shell = Non esiste la conchiglia «{ $value }»; le conchiglie sono: { $allowed }.
reason-no-such-text = «{ $value }» non è una mossa. Scrivi «dive» (immergersi), «lay» con una conchiglia (posare) o «sink» con una conchiglia (affondare).
reason-sink-first = Hai in mano { $count } conchiglie: prima affondane una.
reason-nothing-to-sink = Si affonda una conchiglia solo se se ne hanno in mano più di { $count }.
reason-shell-sunk = Hai affondato { $shell }; resta sul fondo.
reason-shell-swept = { $shell } è stata spazzata via da una tempesta.
reason-shell-laid = { $shell } è già posata.
reason-shell-not-in-hand = Non hai { $shell } in mano.

## Notes on things

mark-worth = valore { $value }

## Editions

problem-edition-shells = Le conchiglie sono { $allowed }, non { $value }.
problem-edition-hand = Una mano di { $value } conchiglie non è possibile; sono ammesse { $allowed }, perché il sacchetto non resti vuoto.
problem-edition-storm = La tempesta è sulla faccia { $value } del dado; le facce sono { $allowed }.
problem-edition-total = Tutte le conchiglie insieme dovrebbero valere { $allowed }; qui valgono { $value }.
