# Lagune in French. $seat is a diver's name, $own says whether it is the reader.

title = Lagune
summary = Les coquillages du lagon : pose les plus précieux, espère le calme et coule ce que personne ne doit voir.
about-calm = Mer calme : on ne lance pas le dé en posant un coquillage

## What is asked

decision-turn = { $own ->
        [yes] Plonge, ou pose un de tes coquillages.
       *[no] { $seat } plonge ou pose un coquillage.
    }
decision-sink = { $own ->
        [yes] Quel coquillage coules-tu ?
       *[no] { $seat } coule un coquillage.
    }

## What happened

event-dealt = Tout le monde tire { $count } coquillages ; il en reste { $bag } dans le sac.
event-hand = Tes coquillages : { $shells }.
event-dives = { $seat } plonge et remonte un coquillage.
event-dives-own = Tu plonges et remontes { $shell } (valeur { $value }).
event-sinks = { $seat } coule un coquillage.
event-sinks-own = Tu coules { $shell } (valeur { $value }).
event-lays = { $own ->
        [yes] Tu poses { $shell } (valeur { $value }).
       *[no] { $seat } pose { $shell } (valeur { $value }).
    }
event-rolls = Le dé indique { $side }.
event-swept = Tempête ! { $shell } est emporté.
event-ends-laid = { $own ->
        [yes] Tu as posé { $count } coquillages : la partie se termine.
       *[no] { $seat } a posé { $count } coquillages : la partie se termine.
    }
event-ends-bag = Le sac est vide : la partie se termine.
event-shows-held = { $own ->
        [yes] Il te restait en main : { $shells }.
       *[no] { $seat } avait encore en main : { $shells }.
    }
event-shows-sunk = { $own ->
        [yes] Tu avais coulé : { $shells } (valeur { $value }).
       *[no] { $seat } avait coulé : { $shells } (valeur { $value }).
    }
event-wins = { $own ->
        [yes] Tu gagnes ! Ton total : { $value }.
       *[no] { $seat } gagne. Total : { $value }.
    }
event-shares = { $own ->
        [yes] Tu partages la victoire ! Ton total : { $value }.
       *[no] { $seat } partage la victoire. Total : { $value }.
    }

## Why not

reason-no-such-shell = Il n’y a pas de coquillage « { $value } » ; les coquillages sont : { $allowed }.
reason-no-such-text = « { $value } » n’est pas un coup. Écris « dive » (plonger), « lay » avec un coquillage (poser) ou « sink » avec un coquillage (couler).
reason-sink-first = Tu as { $count } coquillages en main : coules-en d’abord un.
reason-nothing-to-sink = On ne coule un coquillage que si l’on en a plus de { $count } en main.
reason-shell-sunk = Tu as coulé { $shell } ; il reste au fond.
reason-shell-swept = { $shell } a été emporté par une tempête.
reason-shell-laid = { $shell } est déjà posé.
reason-shell-not-in-hand = Tu n’as pas { $shell } en main.

## Notes on things

mark-worth = valeur { $value }

## Editions

problem-edition-shells = Il y a { $allowed } coquillages, pas { $value }.
problem-edition-hand = Une main de { $value } coquillages n’est pas possible ; il en faut { $allowed }, pour que le sac ne soit pas vide.
problem-edition-storm = La tempête est sur la face { $value } du dé ; ses faces sont { $allowed }.
problem-edition-total = Tous les coquillages ensemble devraient valoir { $allowed } ; ici, ils valent { $value }.
