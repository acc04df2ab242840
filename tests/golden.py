"""Golden playthroughs: one game per set-up, as text, read as a diff when rules change. `make golden` writes them again."""

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import archipel
from archipel.engine.dealer import Hidden, KeyedDealer, Probe, QuickDealer
from archipel.engine.evaluation import Evaluation
from archipel.engine.game import Game
from archipel.engine.match import start
from archipel.engine.phrase import SPECTATOR, Event
from archipel.engine.record import HASH_LENGTH, Player
from archipel.engine.state import State
from archipel.games import find, names

FOLDER: Final = Path(__file__).parent / "golden"
FORMAT: Final = 1
"""The games are dealt as in records of this format: in another one the same seed deals other cards, and no diff could be read."""
IN_FULL: Final = 40
"""This many decisions are written with everything that is asked, said and told; the rest of the game as its record."""
VALUES: Final = FOLDER / "values.json"
GUESSES: Final = FOLDER / "guesses.json"
EVERY: Final = 10
"""After so many decisions everybody's `value` is written once more …"""
LONGEST: Final = 400
"""… up to so many: whoever only looks at `value` may go round in circles for ever."""


def set_ups(game: Game) -> list[tuple[str, dict[str, str]]]:
    """The game as it is, and with each option by itself."""
    found: list[tuple[str, dict[str, str]]] = [(game.name, {})]
    for option in game.options:
        for value in option.values or ("3",):
            if value != option.default:
                found.append((f"{game.name}-{option.name}-{value}", {option.name: value}))
    return found


def playthrough(game: Game, options: dict[str, str]) -> str:
    """Random moves between three seats, dealt by the keyed dealer."""
    players = [Player("random", f"Seat {seat}") for seat in (1, 2, 3)]
    match = start(game, players, bytes(range(32)), options, table="golden", format=FORMAT)
    luck = QuickDealer("golden")
    lines = [f"# {event_line(event)}" for event in match.told]
    while not match.over:
        state = match.state
        moves = state.moves()
        move = moves[luck.below(len(moves))]
        in_full = len(match.record.entries) < IN_FULL
        if in_full:
            lines += ["", f"decision {compact(state.decision().data())}"]
            lines += [
                f"  {number} {state.text(number)} {state.things(number)}{' final' if state.final(number) else ''}" for number in moves
            ]
            lines += [f"  mark {compact(mark.data())}" for mark in state.marks()]
            lines += [f"  preview {event_line(event)}" for event in state.preview(move)]
        told = match.play(state.seat, state.text(move))
        if in_full:
            lines += [f"plays {state.text(move)}", *(f"  told {event_line(event)}" for event in told)]
    lines += ["", "the end", f"scores {match.state.scores()}", f"view {compact(match.state.view(SPECTATOR))}", "", match.record.write()]
    return "\n".join(lines)


def values(game: Game, options: dict[str, str]) -> list[list[float]]:
    """What everybody's position is worth in the course of a game in which each makes the move that is worth most at once."""
    dealer, evaluation = QuickDealer("values"), game.evaluation()
    state = game.new(3, options, dealer=dealer)
    found: list[list[float]] = []
    for number in range(LONGEST):
        if state.over:
            break
        if number % EVERY == 0:
            found.append([evaluation.value(state, seat) for seat in range(state.seats)])
        state.play(max(state.moves(), key=partial(worth, evaluation, state)), dealer)
    return found


def guesses(game: Game, options: dict[str, str]) -> dict[str, str]:
    """What everybody's guess comes to in the course of a game, by the keyed dealer. Games that go on from a position of another begin with
    such guesses, and replay for ever: what a guess draws, and in which order, is part of the rules."""
    state, dealer, luck = game.new(3, options, dealer=QuickDealer("guesses")), QuickDealer("on"), QuickDealer("moves")
    found: dict[str, str] = {}
    for number in range(LONGEST):
        if state.over:
            break
        if number % EVERY == 0:
            for seat in range(state.seats):
                found[f"{number} {seat}"] = game.guess(state.view(seat), KeyedDealer(bytes(32))).digest().hex()[:HASH_LENGTH]
        moves = state.moves()
        state.play(moves[luck.below(len(moves))], dealer)
    return found


def worth(evaluation: Evaluation[State], state: State, move: int) -> float:
    """What the position after a move is worth to whoever makes it, as far as they can foresee it."""
    after = state.copy()
    with suppress(Hidden):
        after.play(move, Probe(state.seat))
    return evaluation.value(after, state.seat)


def event_line(event: Event) -> str:
    to = {-2: "all"}.get(event.only, f"seat {event.only + 1} only") + (f" but seat {event.but + 1}" if event.but >= 0 else "")
    return f"({to}) {event.key} {compact(event.args)}"


def compact(data: object) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def own_games() -> list[Game]:
    """The games of the package; an island elsewhere keeps its own playthroughs."""
    return [game for game in map(find, names()) if Path(game.folder).is_relative_to(Path(archipel.__file__).parent)]


def all_playthroughs() -> dict[str, str]:
    return {name: playthrough(game, options) for game in own_games() for name, options in set_ups(game)}


def all_values() -> dict[str, list[list[float]]]:
    return {name: values(game, options) for game in own_games() for name, options in set_ups(game)}


def all_guesses() -> dict[str, dict[str, str]]:
    return {name: guesses(game, options) for game in own_games() for name, options in set_ups(game)}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in all_playthroughs().items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="")
    VALUES.write_text(json.dumps(all_values(), indent=None, separators=(",", ":"), sort_keys=True).replace("]],", "]],\n") + "\n")
    GUESSES.write_text(json.dumps(all_guesses(), indent=0) + "\n")


if __name__ == "__main__":
    main()
