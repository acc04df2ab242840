"""How a game of Bora Bora is told: short questions, no ids in sentences, what somebody lacks, and the points as the final scoring would
count them now."""

import random
import re
from pathlib import Path

import pytest

from archipel.engine.dealer import QuickDealer
from archipel.engine.phrase import Phrase
from archipel.games import find
from archipel.words import LANGUAGES, Words
from tests.games.borabora_table import Table, arranged, dealt, plain

GAME = find("borabora")
LONGEST_QUESTION = 60
"""Two lines of a phone."""


def questions(seed: int) -> list[Phrase]:
    """Everything that is asked in a random game."""
    dealer, dice = QuickDealer(seed), random.Random(seed)
    state = GAME.new(4, dealer=dealer)
    found: list[Phrase] = []
    while not state.over:
        found.append(state.decision())
        state.play(dice.choice(state.moves()), dealer)
    return found


def lack(table: Table) -> tuple[str, str] | None:
    """What is lacking, and the rule."""
    reason = table.state.lack()
    return None if reason is None else (reason.key, reason.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_two_lines_of_a_phone(language: str) -> None:
    asked = {(question.key, str(question.args)): question for seed in range(3) for question in questions(seed)}
    assert len({key for key, _ in asked}) >= 20
    for question in asked.values():
        words = Words(language, GAME, ("Ann",) * 4, question.args["seat"])
        sentence = words.say("decision", question)
        assert len(sentence) <= LONGEST_QUESTION, sentence


def test_no_id_of_a_region_or_a_ceremony_space_is_told() -> None:
    table = dealt(4)
    while not table.heard("material-placed"):
        table.play(table.moves()[-1])
    words = Words("en", GAME, ("Ann", "Ben", "Cem", "Dot"), 0)
    told = " ".join(words.say("event", event) for event in table.told).replace(",", " ").replace(".", " ").split()
    ids = [row["id"] for section in ("regions", "ceremony") for row in GAME.edition().data[section]["list"]]
    assert not [id for id in ids if id in told]


@pytest.mark.checkout
def test_the_page_knows_what_to_make_of_every_event() -> None:
    face = (Path(__file__).parents[2] / "web/src/games/borabora/tells.ts").read_text(encoding="utf-8")
    table = face.partition("const TELLINGS")[2].partition("\n};")[0]
    told = set(re.findall(r'^  "?([a-z-]+)"?:', table, flags=re.MULTILINE))
    made_by_the_page = {"cards-laid", "status-placed"}
    assert told - made_by_the_page == set(GAME.says["event"])


# What somebody lacks


@pytest.mark.parametrize(("hand", "lacks"), [("blue", ("no-means", "8")), ("red", None)])
def test_whoever_cannot_invoke_the_red_god_hears_why(hand: str, lacks: tuple[str, str] | None) -> None:
    table = arranged(dice={"1": [6, 6, 6]}, huts={"1": ["C-SE"]}, hands={"1": [hand]}, god_tiles={"1": 0})
    table.play("6 routes")
    while table.asked() != "1 red":
        table.play(table.moves()[0])
    assert (table.moves() == ["pass"]) == (lacks is not None)
    assert lack(table) == lacks


def test_whoever_has_nobody_left_to_use_hears_so() -> None:
    table = arranged(phase="B", people={"1": ["man points", "man status"]}, hands={"1": ["blue"]}, god_tiles={"1": 0})
    assert lack(table) is None
    table.play("use man points")
    assert table.asked() == "1 people"
    assert table.moves() == ["done"]
    assert lack(table) == ("nobody-left-to-use", "8D")


@pytest.mark.parametrize(("phase", "rule"), [("tasks", "6D"), ("end", "7A")])
def test_whoever_can_fulfil_no_task_hears_so(phase: str, rule: str) -> None:
    tasks = {"1": ["all-forest", "cards-different", "regions-9"]}
    table = arranged(phase=phase, round=6 if phase == "end" else 2, tasks=tasks, hands={"1": ["blue"]}, god_tiles={"1": 0})
    assert lack(table) == ("no-task-ready", rule)
    ready = plain(phase="tasks", tasks={"1": ["all-forest", "shells-5", "regions-9"]}, shells={"1": 5})
    assert lack(ready) is None


# How it stands


def test_the_outlook_counts_what_the_final_scoring_would_bring() -> None:
    table = plain(huts={"1": ["N-E"], "2": ["S-W"], "3": ["E-S"]}, points={"1": 10, "2": 20}, owned={"2": ["crown-7", "comb-2"]})
    bare = table.state.outlook(0)
    fish = {id: int(region["fish"].partition("-")[2]) for id, region in table.view()["regions"].items()}
    assert table.state.scores() == [10, 20, 0]
    assert bare == [10 + fish["N-E"], 20 + 7 + 2 + fish["S-W"], fish["E-S"]]
    tiles = arranged(god_tiles={"1": 2, "2": 0, "3": 0}, huts={"1": [], "2": [], "3": []})
    assert tiles.state.outlook(1) == [4, 0, 0]
