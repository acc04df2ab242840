title = Pig
summary = Würfelt und füllt den Topf; haltet, bevor das Schwein kommt.
decision-turn = { $own ->
        [yes] { $pot } im Topf. Würfeln oder halten?
       *[no] { $seat } hat { $pot } im Topf.
    }
event-rolled = { $seat } würfelt { $side }: { $pot } im Topf.
event-pig = { $seat } würfelt das Schwein und verliert den Topf.
event-held = { $seat } hält und hat { $points }.
event-wins = { $seat } gewinnt mit { $points }.
reason-nothing-to-hold = Im Topf ist noch nichts: würfle.
problem-edition-sides = Der Würfel hat { $value } Seiten; erlaubt: { $allowed }.
name-thing-die = Würfel
name-thing-pot = Topf
