"""What a person types, and what they get: results for people and programs, and one clear sentence about whatever is impossible."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from archipel.games import find
from archipel.version import COMPILED
from tests.cli.shell import ROOT, Shell, good
from tests.conftest import ISLANDS

EDITION = Path(find("flucht").folder) / "editions" / "mattel-1989.toml"


@pytest.fixture(scope="session")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of a simulation, played once."""
    folder = tmp_path_factory.mktemp("simulated")
    good(Shell(folder).run_anew("simulate", "flucht", "--games", "2", "--players", "3", "--records", "kept"))
    return folder / "kept"


@pytest.fixture
def records(shell: Shell, simulated: Path) -> list[Path]:
    shutil.copytree(simulated, shell.folder / "kept")
    return sorted((shell.folder / "kept").glob("*.record"))


def test_the_games_are_listed(shell: Shell) -> None:
    listed = {game["name"]: game for game in shell.json("games")}
    assert listed["flucht"]["seats"] == [2, 6]
    assert "bridge" in listed["flucht"]["options"]
    assert "Flucht aus Mangrovia" in shell.good("games")


def test_the_version_says_how_the_rules_run(shell: Shell) -> None:
    assert f"rules {'compiled' if COMPILED else 'interpreted'}" in good(shell.run_anew("--version"))


def test_a_simulation_counts_games_decisions_and_wins(shell: Shell) -> None:
    result = shell.json(
        "simulate", "flucht", "--games", "5", "--seats", "random,greedy,random", "--option", "bridge=yes", "--seed", "any text"
    )
    assert result["game"] == "flucht"
    assert result["games"] == result["finished"] == 5
    assert sum(result["wins"]) == 5
    assert len(result["wins"]) == 3
    assert result["decisions"] > 100
    assert result["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_games(shell: Shell) -> None:
    def outcome(seed: str) -> tuple[int, list[float]]:
        result = shell.json("simulate", "flucht", "--games", "3", "--seats", "random", "--players", "2", "--seed", seed)
        return result["decisions"], result["wins"]

    assert outcome("a") == outcome("a")
    assert outcome("a") != outcome("b")


def test_every_record_of_a_simulation_verifies_and_replays(shell: Shell, records: list[Path]) -> None:
    assert len(records) == 2
    for record in records:
        assert "Verified" in shell.good("verify", str(record))
        assert shell.json("verify", str(record))["verified"] is True
        assert "wins" in shell.good("replay", str(record), "--board")
        assert shell.json("replay", str(record))["over"] is True


def test_records_are_never_overwritten(shell: Shell, records: list[Path]) -> None:
    before = records[0].read_bytes()
    assert "kept" in shell.refused("simulate", "flucht", "--games", "2", "--records", "kept")
    assert records[0].read_bytes() == before


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
@pytest.mark.parametrize("text", ["play orange-6", "dance", "pawn 1"])
def test_a_changed_move_is_refused_in_words(shell: Shell, records: list[Path], language: str, text: str) -> None:
    changed = re.sub(r"^3 (\d) move .* #", rf"3 \1 move {text} #", records[0].read_text(encoding="utf-8"), flags=re.MULTILINE)
    records[0].write_text(changed, encoding="utf-8")
    sentence = shell.refused("verify", str(records[0]), "--lang", language)
    assert shell.refused("replay", str(records[0]), "--lang", language) == sentence
    line = next(number for number, line in enumerate(changed.splitlines(), 1) if line.startswith("3 "))
    assert str(line) in sentence


DEEP = "edition-data " + '{"a":' * 50_000 + "1" + "}" * 50_000 + "\n"
STRANGE_RECORDS: dict[str, Callable[[str], str]] = {
    "an endless entry number": lambda text: text.replace("\n1 ", "\n" + "1" * 5000 + " ", 1),
    "a digit of another script": lambda text: text.replace("\n1 ", "\n¹ ", 1),
    "line endings of another system": lambda text: text.replace("\n", "\r\n"),
    "an edition nested too deep": lambda text: text.replace("option bridge", DEEP + "option bridge", 1),
    "an edition that is not one": lambda text: text.replace("option bridge", "edition-data {}\noption bridge", 1),
    "an unknown game": lambda text: text.replace("game flucht", "game chess", 1),
    "an unknown option": lambda text: text.replace("option rounds 0", "option ferry 0", 1),
    "an option in another form": lambda text: text.replace("option rounds 0", "option rounds 00", 1),
    "a single seat": lambda text: re.sub(r"seat [23] .*\n", "", text),
}


@pytest.mark.parametrize("what", STRANGE_RECORDS)
def test_a_strange_record_is_refused_with_its_line(shell: Shell, records: list[Path], what: str) -> None:
    records[0].write_bytes(STRANGE_RECORDS[what](records[0].read_text(encoding="utf-8")).encode())
    assert "Line" in shell.refused("verify", str(records[0]))


RUNNING = {"rules 1": "rules 99", "option bridge no": "option bridge banana", "move play": "move dance"}


@pytest.mark.parametrize("old", RUNNING)
def test_what_can_be_checked_of_a_running_game_is_checked(shell: Shell, old: str) -> None:
    shell.run("play", "flucht", typed="1\n1\n")
    save = shell.home / "saves" / "flucht.record"
    assert "still in progress" in shell.good("verify", str(save))
    save.write_text(save.read_text(encoding="utf-8").replace(old, RUNNING[old], 1), encoding="utf-8")
    assert "Line" in shell.refused("verify", str(save))


STRANGE_EDITIONS = {
    "a hand size for ² teams": ("by_teams = {", 'by_teams = { "²" = 3, '),
    "a hand size for too many teams": ("by_teams = {", "by_teams = { " + "9" * 5000 + " = 3, "),
    "an endless number": ("tokens = 24", "tokens = " + "9" * 5000),
    "a number that is text": ("tokens = 24", 'tokens = "24"'),
    "a list too deep": ("tokens = 24", "tokens = " + "[" * 20_000 + "]" * 20_000),
    "a bridge of numbers": ('squares = ["s31"', 'squares = [31, "s31"'),
    "a bridge of lists": ('squares = ["s31"', 'squares = [["s31"], "s31"'),
    "no number at all": ("tokens = 24", "tokens = nan"),
    "a date": ("year = 1989", "year = 1989-01-01"),
    "text for a list": ('diamonds = ["red", "blue"]', 'diamonds = "red"'),
    "a section that is a number": ("[bridge]", "[bridge-no-more]"),
}


@pytest.mark.parametrize("what", STRANGE_EDITIONS)
def test_a_strange_edition_is_refused_and_never_played(shell: Shell, what: str) -> None:
    own = shell.folder / "own.toml"
    text = EDITION.read_text(encoding="utf-8")
    changed = text.replace(*STRANGE_EDITIONS[what], 1)
    assert changed != text
    own.write_text(changed, encoding="utf-8")
    done = shell.run("edition", "check", str(own))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert shell.refused("simulate", "flucht", "--games", "1", "--edition", str(own))


def test_an_edition_with_words_of_its_own_can_be_checked_and_played(shell: Shell) -> None:
    own = shell.folder / "own.toml"
    own.write_text(
        EDITION.read_text(encoding="utf-8").replace('"monkey"', '"lion"').replace('id = "mattel-1989"', 'id = "good"'), encoding="utf-8"
    )
    assert "“good” can be played" in shell.good("edition", "check", str(own))
    assert "lion" in shell.good("play", "flucht", "--edition", str(own), typed="1\n1\n")


def test_any_bytes_can_be_a_seed(shell: Shell) -> None:
    strange = os.fsdecode(b"\xff\xfe")
    assert shell.json("simulate", "flucht", "--games", "1", "--seed", strange)["finished"] == 1
    shell.good("play", "flucht", "--seed", strange, typed="1\n")


def test_a_game_that_cannot_be_opened_is_named(shell: Shell) -> None:
    (shell.folder / "islands" / "reef").mkdir(parents=True)
    (shell.folder / "islands" / "reef" / "__init__.py").write_text("GAME = 1 / 0\n")
    done = shell.run_anew("games", ARCHIPEL_GAMES=str(shell.folder / "islands"))
    assert done.returncode == 2
    assert "reef" in done.stderr


def test_a_full_disk_is_reported_in_one_sentence(shell: Shell) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "archipel.cli", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=os.environ)
    assert "Traceback" not in done.stderr
    assert done.returncode == 2


def test_the_language_may_come_before_the_command(shell: Shell) -> None:
    assert "Spiel" in shell.good("--lang", "de", "games")


def test_a_tampered_record_is_refused_with_its_line(shell: Shell, records: list[Path]) -> None:
    text = records[0].read_text()
    records[0].write_text(text.replace("seat 1 greedy", "seat 1 random", 1))
    assert "Line" in shell.refused("verify", str(records[0]))
    records[0].write_text(text.replace("seed ", "seed 0", 1)[:-1])
    assert "Line" in shell.refused("replay", str(records[0]))


def test_the_examples_pass(shell: Shell) -> None:
    examples = shell.json("examples", "flucht")
    assert {f"example-{number}" for number in (1, 2, 3, 5, 6, 7)} <= {example["name"] for example in examples}
    assert all(example["passed"] for example in examples)
    assert "passed" in shell.good("examples", "flucht")


def test_our_edition_is_good(shell: Shell) -> None:
    assert shell.json("edition", "check", str(EDITION))["problems"] == []


def test_an_owners_true_value_is_a_warning_and_a_mistake_is_an_error(shell: Shell) -> None:
    text = EDITION.read_text(encoding="utf-8")
    own = shell.folder / "own.toml"
    own.write_text(
        text.replace('{ id = "red-4", disc = "red"', '{ id = "red-4", disc = "blue"').replace('id = "mattel-1989"', 'id = "mine"')
    )
    checked = shell.json("edition", "check", str(own))
    assert checked["playable"] is True
    assert {problem["error"] for problem in checked["problems"]} == {False}
    assert shell.json("simulate", "flucht", "--games", "1", "--edition", str(own))["edition"] == "mine"
    own.write_text(text.replace('disc = "blue"', 'disc = "mauve"', 1))
    done = shell.run("edition", "check", str(own), "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["problems"][0]["source"] == "file"
    assert "mauve" in shell.refused("simulate", "flucht", "--edition", str(own))


def test_an_owners_edition_is_embedded_in_the_records(shell: Shell) -> None:
    own = shell.folder / "own.toml"
    own.write_text(EDITION.read_text(encoding="utf-8").replace('id = "mattel-1989"', 'id = "mine"'))
    shell.good("simulate", "flucht", "--games", "1", "--edition", str(own), "--records", "kept")
    own.unlink()
    assert "Verified" in shell.good("verify", "kept/flucht-000001.record")


def test_a_game_of_ones_own_is_put_through_the_conformance_suite(shell: Shell) -> None:
    report = shell.json("conformance", "lagune", "--leaks", "50")
    assert report["failure"] is None
    assert {(one["seats"], one["options"]["calm"]) for one in report["set_ups"]} == {(2, "no"), (2, "yes"), (3, "no"), (3, "yes")}
    for one in report["set_ups"]:
        assert one["games"] == 1
        assert 0 < one["leaks"] < one["states"] <= one["legal"]
        assert one["refused"] > 0
    assert report["states"] == sum(one["states"] for one in report["set_ups"])
    shown = shell.good("conformance", "lagune", "--leaks", "0")
    assert "Every contract holds at every state of 4 games." in shown
    assert "calm=yes" in shown


def test_what_breaks_a_contract_is_reported_with_the_record_of_the_game(shell: Shell, tmp_path: Path) -> None:
    islands = tmp_path / "islands"
    shutil.copytree(ISLANDS / "lagune", islands / "lagune")
    state = islands / "lagune" / "state.py"
    text = state.read_text(encoding="utf-8")
    assert text.count("        return faults\n") == 1
    broken = text.replace("        return faults\n", '        return ["a shell is lost"] if any(self.laid) else faults\n')
    state.write_text(broken, encoding="utf-8")
    done = shell.run_anew("conformance", "lagune", "--records", "broken", ARCHIPEL_GAMES=str(islands))
    assert done.returncode == 1
    assert "a shell is lost" in done.stderr
    assert "Every contract holds" not in done.stdout
    (record,) = (shell.folder / "broken").glob("*.record")
    assert f"broken/{record.name}" in done.stderr
    assert "Verified" in shell.good("verify", str(record))


def test_the_tests_find_the_games_in_ones_own_folders(tmp_path: Path) -> None:
    for source in (ISLANDS / "lagune").rglob("*.*"):
        target = tmp_path / "atoll" / source.relative_to(ISLANDS / "lagune")
        if source.suffix != ".pyc":
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source.read_text(encoding="utf-8").replace("lagune", "atoll"), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "tests/engine/test_conformance.py"]
    environment = {**os.environ, "ARCHIPEL_GAMES": str(tmp_path)}
    done = subprocess.run([*command, "-k", "atoll"], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "[atoll-2-no]" in done.stdout


def test_a_short_fuzz_campaign_finds_nothing(shell: Shell) -> None:
    report = shell.json("fuzz", "flucht", "--seconds", "2", "--seed", "test")
    assert report["failure"] is None
    assert report["states"] > 0


REFUSALS = {
    "an unknown game": (("simulate", "chess"), ("chess", "flucht")),
    "too many seats": (("simulate", "flucht", "--seats", ",".join(["random"] * 7)), ("7", "2", "6")),
    "too few players": (("play", "flucht", "--players", "1"), ("1", "2", "6")),
    "a number that is not one": (("simulate", "flucht", "--games", "many"), ("many",)),
    "no games": (("simulate", "flucht", "--games", "0"), ("0",)),
    "an unknown option": (("simulate", "flucht", "--option", "ferry=yes"), ("ferry", "bridge")),
    "a wrong value": (("simulate", "flucht", "--option", "bridge=perhaps"), ("perhaps", "yes")),
    "a huge number of rounds": (("simulate", "flucht", "--option", "rounds=1000"), ("1000", "999")),
    "an option without a value": (("simulate", "flucht", "--option", "bridge"), ("bridge", "name=value")),
    "an unknown bot": (("simulate", "flucht", "--seats", "random,deep-blue"), ("deep-blue", "greedy")),
    "seats and players that differ": (("simulate", "flucht", "--seats", "random,random,random", "--players", "2"), ("3", "2")),
    "an unknown language": (("games", "--lang", "tlh"), ("tlh", "it")),
    "an unknown command": (("dance",), ("dance", "simulate")),
    "a flag without its value": (("simulate", "flucht", "--games"), ("--games",)),
    "a name of two lines": (("play", "flucht", "--name", "a\nb"), ("a\\nb",)),
    "too many names": (("play", "flucht", "--name", "Ann,Ben"), ("2", "1")),
    "a game that was never set aside": (("play", "flucht", "--resume", "nowhere.record"), ("nowhere.record",)),
    "no command": ((), ("--help",)),
    "an unknown flag": (("games", "--loud"), ("--loud",)),
    "a missing record": (("verify", "nowhere.record"), ("nowhere.record",)),
    "a folder for a record": (("verify", "."), (".",)),
    "a missing edition": (("play", "flucht", "--edition", "nowhere.toml"), ("nowhere.toml",)),
    "a file that is not a record": (("replay", str(EDITION)), ("archipel-record 2",)),
    "a picture for an edition": (("edition", "check", sys.executable), ("text",)),
    "an impossible folder": (("simulate", "flucht", "--games", "1", "--records", "/dev/null/x"), ("/dev/null/x",)),
    "fuzzing for no time": (("fuzz", "flucht", "--seconds", "0"), ("0",)),
    "an unknown game to bench": (("bench", "chess"), ("chess", "flucht")),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_bad_input_gets_one_sentence_that_names_the_value_and_what_is_allowed(shell: Shell, what: str) -> None:
    arguments, named = REFUSALS[what]
    sentence = shell.refused(*arguments)
    assert all(value in sentence for value in named), sentence
    assert not list(shell.folder.iterdir())


@pytest.mark.parametrize(("language", "expected"), [("fr", "Il n"), ("de", "Es gibt"), ("it", "gioco")])
def test_refusals_come_in_the_language_asked_for(shell: Shell, language: str, expected: str) -> None:
    assert expected in shell.refused("simulate", "chess", "--lang", language)


def test_the_language_of_the_machine_is_the_default(shell: Shell) -> None:
    assert "Spiel" in shell.run_anew("play", "chess", LANG="de_CH.UTF-8").stderr
