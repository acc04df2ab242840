"""The one place that says what each command does. Every verb checks by itself that this person may do this at this table now."""

from typing import assert_never

from archipel.table import commands as c
from archipel.table import questions, verbs
from archipel.table.acting import Actor
from archipel.table.names import clean_line
from archipel.table.outcomes import Changed, NextGameWanted, Outcome, Said
from archipel.table.table import Table


def obey(table: Table, actor: Actor, command: c.Command, now: float) -> Outcome:
    """Carries a command out, and says what came of it; refuses what cannot be, and then nothing has changed."""
    who = actor.id
    match command:
        case c.Move(decision=decision, moves=moves, id=id):
            verbs.move(table, who, decision, moves, id, now)
        case c.Preview(decision=decision):
            return questions.preview(table, who, decision, command.chain)
        case c.Why(decision=decision, move=move, things=things):
            return questions.why(table, who, decision, move, things)
        case c.Hint(decision=decision):
            return questions.hint(table, who, decision)
        case c.Chat(text=text):
            line = clean_line(text)
            return Said(table.version, table.seats[table.must_sit(who)].name, line)
        case c.Undo(decision=decision):
            verbs.undo(table, who, decision, now)
        case c.Sit(seat=wanted):
            seat = verbs.first_seat(table, who) if wanted is None else wanted
            verbs.sit(table, who, verbs.free_name(table, actor.name), seat, now, actor.program)
        case c.Stand():
            verbs.stand(table, who, now)
        case c.Invite(seat=seat, person=person):
            verbs.invite(table, who, seat, person, now)
        case c.PlaceBot(seat=seat, bot=bot):
            verbs.place_bot(table, who, seat, bot, now)
        case c.Free(seat=seat):
            verbs.free(table, who, seat, now)
        case c.Order(order=order):
            verbs.order(table, who, order, now)
        case c.Pledge(pledge=pledge):
            verbs.pledge(table, who, pledge, now)
        case c.Contribute(contribution=contribution):
            verbs.contribute(table, who, contribution, now)
        case c.Cancel():
            verbs.cancel(table, who, now)
        case c.Start(format=format):
            verbs.start(table, who, now, format)
        case c.CallOff():
            verbs.call_off(table, who, now)
        case c.Resign():
            verbs.resign(table, who, now)
        case c.Leave():
            verbs.leave(table, who, now)
        case c.StandIn():
            verbs.stand_in(table, who, now)
        case c.ComeBack():
            verbs.come_back(table, who, now)
        case c.Agree(agrees=agrees):
            verbs.agree(table, who, agrees, now)
        case c.Drop():
            verbs.drop(table, who, now)
        case c.Rematch():
            return NextGameWanted(table.version)
        case _:
            assert_never(command)
    return Changed(table.version)
