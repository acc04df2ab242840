"""What the terminal shows of a server's table, whatever the server says; and what it keeps of servers."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from archipel.engine.phrase import Data, Trouble
from archipel.games import find
from archipel.terminal.remote import Visit
from archipel.terminal.screen import Screen
from archipel.terminal.servers import KnownServer
from archipel.words import LANGUAGES, Words

pytestmark = pytest.mark.checkout
"""The terminal is never compiled: once is enough."""

SERVER = "http://example.org"


def visit(language: str = "en") -> tuple[Visit, io.StringIO]:
    game = find("lagune")
    file = io.StringIO()
    console = Console(file=file, width=100, color_system=None)
    return Visit(Screen(game, game.edition(), (), language, console), SERVER, f"{SERVER}/t/x", "me"), file


def place(name: str, person: str) -> Data:
    return {"name": name, "person": person, "kind": "person", "invited": "", "agreed": False, "resigned": False, "stand_in": ""}


def running(left: float) -> Data:
    """A game in which the reader is asked, with this many seconds left."""
    view = {"game": "lagune", "edition": "", "seats": 2, "options": {}, "seat": 0, "asked": 0, "over": False, "divers": []}
    clock = {"kind": "days", "running": 0, "left": [left + 0.9, 0.0]}
    match = {"decision": 4, "asked": 0, "question": {"key": "turn", "args": {"seat": 0}}, "view": view, "marks": [], "scores": [0, 0]}
    match["moves"] = [{"text": "dive", "name": None, "things": ["bag"], "final": True}]
    seats = [place("Ann", "me"), place("Ben", "other")]
    table = {"status": "running", "seat": 0, "owner": "me", "commitment": "c0ffee", "sealed": "", "seats": seats}
    table |= {"clock": clock, "match": match}
    return {"type": "table", "since": 0, "version": 9, "happened": [], "table": table}


def test_no_server_takes_control_of_the_terminal() -> None:
    guest, shown = visit()
    message = running(10)
    message["table"]["seats"][1]["name"] = "Ben\x1b[2J"
    guest.hear(message)
    guest.hear({"type": "chat", "lines": [{"name": "Ben\x9b", "text": "look\x1b]0;title\x07 here\r"}]})
    assert "Ben: look]0;title here" in shown.getvalue()
    assert not set("\x1b\x07\x9b\r") & set(shown.getvalue())


def test_a_table_that_cannot_be_shown_is_called_strange() -> None:
    damages: list[Data] = [{"table": {}}, {"happened": [{"number": 3}]}, {"happened": None}]
    for broken in damages:
        guest, _ = visit()
        with pytest.raises(Trouble, match="server-strange"):
            guest.hear({**running(10), **broken})


@pytest.mark.parametrize(
    ("seconds", "prompt"),
    [
        (5, "Your move (0:05) > "),
        (200, "Your move (3:20) > "),
        (4_000, "Your move (1:06:40) > "),
        (86_400, "Your move (1 day 0:00:00) > "),
        (200_000, "Your move (2 days 7:33:20) > "),
    ],
)
def test_the_prompt_shows_the_time_that_is_left(seconds: float, prompt: str) -> None:
    guest, shown = visit()
    guest.hear(running(seconds))
    assert shown.getvalue().endswith(prompt)


def test_news_goes_below_a_prompt_and_the_prompt_comes_again() -> None:
    guest, shown = visit("fr")
    guest.hear(running(5))
    before = shown.getvalue()
    guest.hear({"type": "presence", "number": 1, "here": ["me", "other"], "watching": 0})
    assert shown.getvalue() == before
    guest.hear({"type": "presence", "number": 2, "here": ["me"], "watching": 0})
    assert shown.getvalue().removeprefix(before).splitlines()[:2] == ["", "Ben n’est plus là pour le moment."]
    assert shown.getvalue().splitlines()[-1].startswith("Ton coup (")


def test_a_start_that_waits_names_those_who_are_not_here() -> None:
    guest, shown = visit()
    seats = [{**place(name, person), "revealed": False} for name, person in (("Ann", "me"), ("Ben", "other"), ("Cleo", "third.1"))]
    waiting = {**running(5)["table"], "status": "open", "match": None, "seats": seats, "called_off": 0}
    message = {**running(5), "table": waiting}
    guest.hear(message)
    guest.hear({"type": "presence", "number": 1, "here": ["me", "third"], "watching": 0})
    assert "still missing" not in shown.getvalue()
    guest.hear({**message, "table": {**waiting, "sealed": "5a"}})
    assert "everyone is here to reveal their contribution; still missing: Ben." in " ".join(shown.getvalue().split())
    guest.hear({**message, "table": {**waiting, "called_off": 1}})
    assert "The start was called off before anything was dealt." in " ".join(shown.getvalue().split())


def test_a_program_is_named_among_those_who_sit_there() -> None:
    guest, shown = visit()
    seats = [place("Ann", "me"), {**place("Robo", "other"), "program": True}]
    waiting = {**running(5)["table"], "status": "open", "match": None, "seats": seats, "called_off": 0}
    guest.hear({**running(5), "table": waiting})
    ann, robo = (next(line for line in shown.getvalue().splitlines() if f"  {name}" in line) for name in ("Ann", "Robo"))
    assert robo.split()[-1] == "program"
    assert "program" not in ann


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_sits_at_a_table_that_was_set_back_is_told(language: str) -> None:
    guest, shown = visit(language)
    guest.hear(running(5))
    before = shown.getvalue()
    happening: Data = {"number": 10, "at": 0.0, "kind": "restored", "seat": -1, "entries": [], "events": []}
    guest.hear({**running(5), "happened": [happening]})
    told = " ".join(shown.getvalue().removeprefix(before).split())
    assert " ".join(Words(language).text("happened-restored").split()) in told


def test_what_is_kept_of_a_server_is_for_that_server_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_HOME", str(tmp_path))
    KnownServer("http://a:80").keep_cookie("first")
    KnownServer("http://a-80").keep_cookie("second")
    KnownServer("http://a:80").keep_shuffle("t", "c0", "5e", "5a")
    assert [KnownServer(server).cookie for server in ("http://a:80", "http://a-80", "https://a:80")] == ["first", "second", ""]
    assert KnownServer("http://a:80").shuffle("t") == ("c0", "5e", "5a")
    KnownServer("http://a:80").forget_shuffle("t")
    assert KnownServer("http://a:80").shuffle("t") == ("", "", "")


def test_two_terminals_keep_what_each_of_them_saw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_HOME", str(tmp_path))
    one, other = KnownServer("http://a"), KnownServer("http://a")
    one.keep_shuffle("first", "c1", "5e", "5a")
    other.keep_shuffle("second", "c2", "5f", "5a")
    other.keep_cookie("x")
    one.forget_shuffle("nothing")
    assert [KnownServer("http://a").shuffle(table)[0] for table in ("first", "second")] == ["c1", "c2"]


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"cookie": "x"}', '{"cookie": "x", "shuffles": {"t": 1}}'])
def test_a_damaged_keepsake_is_as_good_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    monkeypatch.setenv("ARCHIPEL_HOME", str(tmp_path))
    kept = KnownServer("http://a")
    kept.keep_cookie("x")
    kept.path.write_text(damage)
    assert KnownServer("http://a").shuffle("t") == ("", "", "")
    KnownServer("http://a").keep_cookie("y")
    assert KnownServer("http://a").cookie == "y"
