"""The bench, where owners fill in the values of their box: what may stand where, what is known of it, what is said of a draft meanwhile.

The page names a place of an edition by the way to it in the data: `spaces/list/3/cost` is the cost of the fourth space.
"""

import re
from collections.abc import Callable
from typing import Final

from archipel.engine.comparison import Difference, diff
from archipel.engine.edition import LONGEST_TEXT, Edition, Problem, canonical, check_lengths, names, read_data
from archipel.engine.game import Game
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.toml import Notes, write_toml
from archipel.room.catalogue import report_on, sorted_problems
from archipel.room.forms import ComparedEditions, EditionDraft, SeenBy
from archipel.table.opening import LONGEST_ID, read_own

MOST_DIFFERENCES: Final = 300
"""How many differences of two editions are told."""
THINGS: Final = ("thing", "space", "square", "card", "village", "place", "objective", "landing", "path", "team", "about")
"""Arguments of problems that may name an entry."""
SEEN: Final = re.compile(r"# seen(?: by (?P<who>[^,#]{1,80}))?(?:, (?P<when>\d{4}-\d\d-\d\d))?\s*$")
HEADER: Final = re.compile(r"\[([A-Za-z0-9_-]+)\]")


# What may stand where


def form_of(game: Game) -> Data:
    """By section and field: the words that may stand there, and the sections whose ids may."""
    choices: dict[str, dict[str, Data]] = {}
    for reference in game.schema.refers:
        field = {"words": list(reference.get("words", [])), "sections": list(reference.get("to", []))}
        choices.setdefault(str(reference["section"]), {})[str(reference["field"])] = field
    return {"choices": choices}


def known_of(game: Game, section: str, entry: str) -> Data:
    """What is known of an entry of a section, or (without a name) of the section itself: by its fields, and as a whole ("")."""
    part = game.edition().data.get(section)
    there = names(part).get(entry, {}) if entry else part
    fields = [""]
    if isinstance(there, dict):
        fields += [field for field in there if field not in ("source", "note", "list")]
    if entry:
        every = (field for one in names(part).values() for field in one)
        fields += [field for field in dict.fromkeys(every) if field not in fields and field not in ("source", "note")]
    found = {field: [known.data() for known in game.known(section, entry, field)] for field in fields}
    return {"known": {field: facts for field, facts in found.items() if facts}}


# A draft


def check_draft(game: Game, draft: EditionDraft, find_teacher: Callable[[Game, Edition], str | None]) -> Data:
    """What there is to say of a draft: what is wrong and where, its file, and how it differs from the game's own edition."""
    edition = own_edition(draft.data)
    problems = sorted_problems(game, edition)
    found = report_on(game, edition, problems, find_teacher)
    places = [place_of(game, edition.data, problem) for problem in problems]
    told = [{**problem, "place": place} for problem, place in zip(found["problems"], places, strict=False)]
    other = edition.game != game.name
    return {
        **found,
        "problems": told,
        "toml": write_toml(edition.data, notes_of(edition.data, draft.seen)),
        "differences": [] if other else differences(game.edition().data, edition.data),
    }


def own_edition(data: Data) -> Edition:
    """An edition that a person sent as data, within the same limits as a file."""
    edition = check_size(read_data(data))
    if len(edition.id) > LONGEST_ID:
        raise trouble("edition-id-long", {"value": len(edition.id), "allowed": LONGEST_ID})
    length = len(canonical(data))
    if length > LONGEST_TEXT:
        raise trouble("edition-long", {"value": length, "allowed": LONGEST_TEXT})
    return edition


def check_size(edition: Edition) -> Edition:
    """Nobody draws lists that no box has, or would want to."""
    for problem in check_lengths(edition):
        raise Trouble(problem)
    return edition


def read_file(game: Game, toml: str) -> Data:
    """A file that somebody brings to the bench: its data, and who has seen what of it. One of another game has nothing to do there."""
    edition = check_size(read_own(toml))
    if edition.game != game.name:
        raise Trouble(game.check(edition)[0])
    return {"data": edition.data, "seen": seen_in(edition.data, toml)}


# Where something stands


def way_to(data: Data, section: str, entry: str = "", field: str = "") -> str:
    """The place of a field of an entry, by their names; as far as there is such a thing."""
    part = data.get(section)
    if not isinstance(part, dict):
        return section
    there: object = part
    way = [section]
    if entry:
        entries = list(names(part))
        if entry not in entries:
            return section
        number = entries.index(entry)
        there = part["list"][number]
        way += ["list", str(number)]
    return "/".join([*way, field] if field and isinstance(there, dict) and field in there else way)


def place_of(game: Game, data: Data, problem: Problem) -> str:
    """Where a problem is to be put right: at an entry that it names, else in the section that its constraint concerns; "" if nowhere."""
    args = problem.args
    concerned = concerns(game, problem)
    sections = [str(args["section"])] if "section" in args else list(dict.fromkeys(section for section, _ in concerned))
    fields = [str(args["field"])] if "field" in args else [field for section, field in concerned if section in sections and field]
    field = fields[0] if fields else ""
    if "section" in args and isinstance(args.get("number"), int):
        entries = list(names(data.get(sections[0])))
        named = entries[args["number"] - 1 : args["number"]]
        return way_to(data, sections[0], named[0] if named else "", field)
    things = [str(args[name]) for name in THINGS if name in args]
    for section in sections or [name for name, part in data.items() if isinstance(part, dict)]:
        for thing in things:
            if thing in names(data.get(section)):
                return way_to(data, section, thing, field)
    return way_to(data, sections[0], "", field) if sections else ""


def concerns(game: Game, problem: Problem) -> list[tuple[str, str]]:
    """The sections and fields that a problem is about, as far as schema and constraints say so."""
    constraint = game.constraints.get(problem.key.removeprefix("edition-"))
    told = constraint.get("concerns", []) if isinstance(constraint, dict) else []
    referring = [(str(one["section"]), str(one["field"])) for one in game.schema.refers if one["problem"] == problem.key]
    return [(section, field) for section, _, field in (str(at).partition(".") for at in told)] + referring


# How two editions differ


def differences(first: Data, second: Data) -> list[Data]:
    """How the second edition differs from the first, each with its place in both; their heads and notes do not count."""
    told = [difference for difference in diff(first, second) if difference.section != "edition" and difference.field != "note"]
    return [show_difference(first, second, difference) for difference in told[:MOST_DIFFERENCES]]


def show_difference(first: Data, second: Data, difference: Difference) -> Data:
    where = (difference.section, difference.entry, difference.field)
    return {**difference.data(), "places": [way_to(first, *where), way_to(second, *where)]}


def compare(game: Game, compared: ComparedEditions) -> list[Data]:
    first = game.edition() if compared.first is None else own_edition(compared.first)
    second = own_edition(compared.second)
    for edition in (first, second):
        if edition.game != game.name:
            raise Trouble(game.check(edition)[0])
    return differences(first.data, second.data)


# Who has seen what


def notes_of(data: Data, seen: dict[str, SeenBy]) -> Notes:
    """The comments of the file: who has seen what, and when."""
    found: Notes = {}
    for place, by in seen.items():
        section, *rest = place.split("/")
        entries = list(names(data.get(section)))
        if not rest:
            found[section, "", ""] = [said(by)]
        elif len(rest) == 2 and rest[0] == "list" and rest[1].isdecimal() and int(rest[1]) < len(entries):
            found[section, entries[int(rest[1])], ""] = [said(by)]
    return found


def said(by: SeenBy) -> str:
    who = " ".join(by.who.split()).replace(",", " ")
    return "seen" + (f" by {who}" if who else "") + (f", {by.when}" if by.when else "")


def seen_in(data: Data, toml: str) -> dict[str, Data]:
    """What the comments of a file say of who has seen what: above the header of a section, or behind an entry, one to a line."""
    found: dict[str, Data] = {}
    section, number = "", 0
    waiting: Data | None = None
    for line in toml.split("\n"):
        comment = SEEN.search(line)
        by: Data | None = {"who": comment["who"] or "", "when": comment["when"] or ""} if comment else None
        header = HEADER.match(line)
        if header:
            section, number = header[1], 0
            if waiting and section in data:
                found[section] = waiting
            waiting = None
        elif line.startswith("#"):
            waiting = by or waiting
        elif line.lstrip().startswith("{"):
            if by and section in data:
                found[f"{section}/list/{number}"] = by
            number += 1
    return found
