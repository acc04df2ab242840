"""Going on at a table of its own from a position of a game: which position, and who may.

From a finished game everybody may who can look at it, from any step and after any moves that were tried since. Nothing of it is secret any
more, so everybody knows what anybody held: what is kept is what the seat to move knew, and all else that is hidden is dealt anew.

From a running game somebody may who has resigned it, and plays in it under no other name: from what their own seat knew, up to where it
resigned. What the parent is called follows from what everybody knows of it, and whatever the seat did not know is nowhere in the new table.
"""

from archipel.engine.dealer import QuickDealer
from archipel.engine.origin import Origin, known_to
from archipel.engine.phrase import SPECTATOR, trouble
from archipel.engine.record import RESIGN
from archipel.engine.sequel import header_hash
from archipel.table.companions import base_of
from archipel.table.exploring import explore
from archipel.table.story import Story
from archipel.table.table import PERSON, RUNNING, Table


def seat_to_go_on(table: Table, person: str) -> int:
    """From whose knowledge somebody may go on: of a running game the seat that they have resigned. Of a finished one it is for the position
    to say (`SPECTATOR`). Anybody else is refused before anything of the game is looked at."""
    if table.match.over:
        return SPECTATOR
    table.must_be(RUNNING)
    seat = table.seat_of(person)
    if seat not in table.match.resigned:
        raise trouble("go-on-running", {})
    still = [number for number, chair in enumerate(table.seats) if chair.kind == PERSON and base_of(chair.person) == base_of(person)]
    playing = [number + 1 for number in still if number not in table.match.resigned]
    if playing:
        raise trouble("go-on-companions", {"value": ", ".join(str(number) for number in playing)})
    return seat


def origin_of(story: Story, seat: int, at: int | None, line: list[str]) -> Origin:
    """Where a game goes on from: a seat as `seat_to_go_on` found it, a step (by default the last) and a line. What cannot be played on is
    refused."""
    origin = of_finished(story, story.length if at is None else at, line) if seat == SPECTATOR else of_resigned(story, seat, at, line)
    chosen = story.settings
    origin.take_up(chosen.game, chosen.edition, chosen.seats, chosen.options, QuickDealer(0))
    return origin


def of_finished(story: Story, at: int, line: list[str]) -> Origin:
    found = explore(story, at, line)
    if found.state.over:
        raise trouble("go-on-over", {})
    return Origin(
        story.match.record.end_hash, at, found.state.seat, found.made.texts, known_to(story.settings.game, found.state, found.state.seat)
    )


def of_resigned(story: Story, seat: int, at: int | None, line: list[str]) -> Origin:
    record = story.match.record
    resigned = next(number for number, entry in enumerate(record.entries, 1) if entry.kind == RESIGN and entry.seat == seat)
    step = resigned if at is None else at
    if not 0 <= step <= resigned:
        raise trouble("no-such-step", {"value": step, "high": resigned})
    if line:
        raise trouble("explore-running", {})
    return Origin(header_hash(record), step, seat, [], known_to(story.settings.game, story.steps[step].state, seat))
