"""What a puzzle is about: the first theme of its game whose tests the best move passes (`themes.toml` in the game's folder).

[[theme]]
name = "push"                            its words are `page-theme-push`, among the game's
asked = ["move", "step"]                 one of these decisions (optional)
move = ["go"]                            a move called one of these (optional)
told = [{ key = "pushed" }]              its preview tells one of these events, whatever else these say of its arguments (optional)
least = { points = 5 }                   and these arguments of that event are at least so much (optional)
own = true                               and it is about the seat itself (false: about another seat; optional)
then = ["push", "chase"]                 the seat must then choose one of these (optional)
more = { mark = "worth", of = "points" } the marks of this kind then show more of it than before (optional)
"""

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.examples import fits
from archipel.engine.game import Game
from archipel.engine.inspection import load_toml
from archipel.engine.phrase import Data, Event
from archipel.engine.state import State

FILE = "themes.toml"


def themes_of(game: Game) -> list[Data]:
    found: list[Data] = load_toml(game.folder, FILE).get("theme", [])
    return found


def theme_of(themes: list[Data], state: State, move: int) -> str:
    """The name of the theme of a decision in which this move is best; empty if there is none."""
    called, preview, after = state.called(move), state.preview(move), foreseen(state, move)
    for theme in themes:
        if "asked" in theme and state.decision().key not in theme["asked"]:
            continue
        if "move" in theme and (called is None or called.key not in theme["move"]):
            continue
        if "told" in theme and not any(passes(theme, event, state.seat) for event in preview):
            continue
        if "then" in theme and (after is None or after.decision().key not in theme["then"]):
            continue
        if "more" in theme and (after is None or shown(after, **theme["more"]) <= shown(state, **theme["more"])):
            continue
        return str(theme["name"])
    return ""


def foreseen(state: State, move: int) -> State | None:
    """The next decision of the same seat, as far as that can be foreseen."""
    after = state.copy()
    try:
        after.play(move, Probe(state.seat))
    except Hidden:
        return None
    return after if after.seat == state.seat else None


def shown(state: State, mark: str, of: str) -> int:
    return sum(int(one.args[of]) for one in state.marks() if one.key == mark)


def passes(theme: Data, event: Event, seat: int) -> bool:
    if not any(fits(event, expected) for expected in theme["told"]):
        return False
    if "own" in theme and (event.args.get("seat") == seat) != theme["own"]:
        return False
    return all(event.args.get(name, 0) >= low for name, low in theme.get("least", {}).items())
