"""The printed data of a game: one readable file, every value with its source, checked before anybody plays with it.

Breaking a constraint that comes from the rulebook is an error. Breaking one that rests on reports, arithmetic or our reconstruction is only
a warning: somebody's real box may differ from our reconstruction.
"""

import hashlib
import json
import tomllib
from typing import Final, cast

from mypy_extensions import mypyc_attr

from archipel.engine.phrase import Data, Reason, Trouble, trouble

RULEBOOK: Final = "rulebook"
COPY: Final = "copy"
"""Printed, and seen by an owner on a copy of the game; who and when is said in comments of the file."""
REPORT: Final = "report"
DERIVED: Final = "derived"
RECONSTRUCTED: Final = "reconstructed"
SOURCES: Final = (RULEBOOK, COPY, REPORT, DERIVED, RECONSTRUCTED)

LONGEST_TEXT: Final = 200_000
"""Characters of an edition file; ours have less than 30,000."""
MOST_DOTS: Final = 100
"""In a line of an edition file: reading a name of many parts takes time and memory with the square of their number."""

NAMED_BY: Final = ("id", "number", "players", "region", "kind", "value")
"""The first of these fields that an entry has is its name within its section."""


class Problem(Reason):
    """A constraint that an edition breaks; `source` says where the constraint comes from, and is `file` for a mistake in the file."""

    def __init__(self, key: str, args: Data, source: str, rule: str = "") -> None:
        super().__init__(key, args, rule)
        self.source = source

    @property
    def fatal(self) -> bool:
        return self.source in ("file", RULEBOOK)

    def data(self) -> Data:
        return {"key": self.key, "args": self.args, "rule": self.rule, "source": self.source, "error": self.fatal}


class Edition:
    """The data of one edition. `hash` is SHA-256 of its canonical JSON: comments and layout of the file do not count."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.hash = hashlib.sha256(canonical(data).encode()).hexdigest()
        head = data.get("edition")
        if not isinstance(head, dict):
            raise trouble("edition-no-head", {})
        self.id = named(head, "id")
        self.game = named(head, "game")

    def reconstructed(self) -> list[str]:
        """The sections whose printed values could not be found: these are our reconstruction."""
        return [name for name, part in self.data.items() if isinstance(part, dict) and part.get("source") == RECONSTRUCTED]


def items(data: Data, section: str) -> list[Data]:
    """The list of a section; empty if there is none."""
    part = data.get(section)
    entries = part.get("list") if isinstance(part, dict) else None
    return cast(list[Data], entries) if isinstance(entries, list) else []


def names(part: object) -> dict[str, Data]:
    """The entries of a section by their names, in their order; empty if its list has anything else in it. No two get the same name."""
    entries = part.get("list") if isinstance(part, dict) else None
    found: dict[str, Data] = {}
    if isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
        for number, entry in enumerate(cast(list[Data], entries), 1):
            name = next((str(entry[field]) for field in NAMED_BY if isinstance(entry.get(field), (str, int))), str(number))
            while name in found:
                name += f" #{number}"
            found[name] = entry
    return found


def source_of(part: object, entry: object = None) -> str:
    """The source of a section's values; of an entry's, if it names its own."""
    for place in (entry, part):
        if isinstance(place, dict) and "source" in place:
            return str(place["source"])
    return ""


def ids(data: Data, *sections: str) -> list[str]:
    return [str(entry["id"]) for section in sections for entry in items(data, section)]


def named(head: Data, field: str) -> str:
    value = head.get(field)
    if not isinstance(value, str) or not value or any(c.isspace() for c in value):
        raise trouble("edition-head-field", {"field": field, "value": str(value)})
    return value


def canonical(data: Data) -> str:
    """JSON with sorted keys and no spaces: the same text for the same data, everywhere."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False, allow_nan=False)


def same(a: object, b: object) -> bool:
    """Whether two values are the same in a file: 1 and true are not."""
    if a is b:
        return True
    if isinstance(a, (dict, list)) and isinstance(b, (dict, list)):
        return canonical({"": a}) == canonical({"": b})
    return type(a) is type(b) and a == b


def read_toml(text: str) -> Edition:
    """An edition from the text of its file; a text that would take long to read is refused before that."""
    if len(text) > LONGEST_TEXT:
        raise trouble("edition-long", {"value": len(text), "allowed": LONGEST_TEXT})
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise trouble("edition-dots", {"line": number, "value": line.count("."), "allowed": MOST_DOTS})
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise trouble("edition-not-toml", {"problem": first_line(error)}) from None
    return read_data(data)


def read_data(data: Data) -> Edition:
    try:
        return Edition(data)
    except (TypeError, ValueError, RecursionError) as error:
        raise trouble("edition-not-toml", {"problem": first_line(error)}) from None


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


LONGEST_LIST: Final = 200
"""No box holds more of anything; a file that claims more would only keep a server busy."""


def check_lengths(edition: Edition) -> list[Problem]:
    """No list in an edition, however deeply nested, may be longer than `LONGEST_LIST`."""
    problems: list[Problem] = []
    waiting: list[tuple[str, object]] = [(name, part) for name, part in edition.data.items()]
    while waiting:
        section, part = waiting.pop()
        if isinstance(part, dict):
            waiting += [(section, inner) for inner in part.values()]
        elif isinstance(part, list):
            if len(part) > LONGEST_LIST:
                problems.append(Problem("edition-list-long", {"section": section, "value": len(part), "allowed": LONGEST_LIST}, "file"))
            else:
                waiting += [(section, inner) for inner in part]
    return problems


def check_sources(edition: Edition) -> list[Problem]:
    """Every section of an edition, and every item with a source of its own, must name a known source."""
    problems: list[Problem] = []
    for name, part in edition.data.items():
        if name == "edition":
            continue
        if not isinstance(part, dict):
            problems.append(Problem("edition-loose-value", {"section": name}, "file"))
            continue
        entries = part.get("list", [])
        stated = [part.get("source")]
        if isinstance(entries, list):
            stated += [entry["source"] for entry in entries if isinstance(entry, dict) and "source" in entry]
        for source in stated:
            if source not in SOURCES:
                args: Data = {"section": name, "value": str(source), "allowed": ", ".join(SOURCES)}
                problems.append(Problem("edition-no-source", args, "file"))
    return problems


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """An edition as the rules use it: lists of small integers, made once and shared by all states. Each game provides a subclass.

    It also names the moves: a move is an index into `texts`, `numbers` is the reverse mapping, and `space` is how many there are.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self.space = 0

    def name_moves(self, texts: list[str]) -> None:
        """Sets the texts of all moves; no two are the same."""
        self.texts = texts
        self.numbers = {text: move for move, text in enumerate(texts)}
        self.space = len(texts)


class BrokenEdition(Trouble):
    """An edition that cannot be played; `problems` lists everything that was found, and the first error is the reason."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(next(problem for problem in problems if problem.fatal))
        self.problems = problems
