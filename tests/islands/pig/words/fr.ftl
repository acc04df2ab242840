title = Pig
summary = Lancez le dé et remplissez le pot ; arrêtez-vous avant le cochon.
decision-turn = { $own ->
        [yes] { $pot } dans le pot. Lancer ou garder ?
       *[no] { $seat } a { $pot } dans le pot.
    }
event-rolled = { $seat } lance { $side } : { $pot } dans le pot.
event-pig = { $seat } tombe sur le cochon et perd le pot.
event-held = { $seat } garde le pot et a { $points }.
event-wins = { $seat } gagne avec { $points }.
reason-nothing-to-hold = Il n’y a encore rien dans le pot : lancez le dé.
problem-edition-sides = Le dé a { $value } faces ; valeurs permises : { $allowed }.
name-thing-die = Dé
name-thing-pot = Pot
