title = Pig
summary = Tira il dado e riempi il piatto; fermati prima del maiale.
decision-turn = { $own ->
        [yes] { $pot } nel piatto. Tirare o fermarsi?
       *[no] { $seat } ha { $pot } nel piatto.
    }
event-rolled = { $seat } tira { $side }: { $pot } nel piatto.
event-pig = { $seat } tira il maiale e perde il piatto.
event-held = { $seat } si ferma e ha { $points }.
event-wins = { $seat } vince con { $points }.
reason-nothing-to-hold = Nel piatto non c’è ancora niente: tira il dado.
problem-edition-sides = Il dado ha { $value } facce; valori ammessi: { $allowed }.
name-thing-die = Dado
name-thing-pot = Piatto
