title = Pig
summary = Roll the die and fill the pot; hold before the pig comes.
decision-turn = { $own ->
        [yes] { $pot } in the pot. Roll or hold?
       *[no] { $seat } has { $pot } in the pot.
    }
event-rolled = { $seat } rolls { $side }: { $pot } in the pot.
event-pig = { $seat } rolls the pig and loses the pot.
event-held = { $seat } holds and has { $points }.
event-wins = { $seat } wins with { $points }.
reason-nothing-to-hold = There is nothing in the pot yet: roll the die.
problem-edition-sides = The die has { $value } sides; allowed: { $allowed }.
name-thing-die = Die
name-thing-pot = Pot
