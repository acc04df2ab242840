"""Two editions of a game beside each other: what differs, and what one of them knows better.

Sections are compared by name and the entries of their lists by theirs (`names`), never by position. Whether a value is better known than
another is a question of its source alone: printed values come first, whether the rulebook or a copy of the game shows them, then reports,
then what follows from those, then what was reconstructed.

Nothing here reads a file or changes what it is given, so a server and a browser can use it as well as the command line.
"""

from typing import Final

from archipel.engine.edition import COPY, DERIVED, RECONSTRUCTED, REPORT, RULEBOOK, names, same, source_of
from archipel.engine.phrase import Data, Phrase, trouble
from archipel.engine.quoting import place_of, quoted

HEAD: Final = "edition"
SOURCE: Final = "source"
NOTE: Final = "note"
LIST: Final = "list"

BETTER: Final = ((RULEBOOK, COPY), (REPORT,), (DERIVED,), (RECONSTRUCTED,))
"""What is known best comes first; what stands together is known equally well."""

DIFFERS: Final = "differs"
ONLY_FIRST: Final = "only-first"
ONLY_SECOND: Final = "only-second"
ORDER: Final = "order"
DIFFERENCES: Final = (DIFFERS, ONLY_FIRST, ONLY_SECOND, ORDER)


class Difference(Phrase):
    """What differs at one place: a field, or a whole entry or section, or the order of the entries.

    An empty `entry` means the section itself, an empty `field` all of it. `a` and `b` are the two values, None where there is none.
    """

    def __init__(self, key: str, where: tuple[str, str, str], a: object, b: object, source_a: str, source_b: str) -> None:
        self.section, self.entry, self.field = where
        self.a = a
        self.b = b
        self.source_a = source_a
        self.source_b = source_b
        told: Data = {"where": place_of(*where), "a": quoted(a), "b": quoted(b), "from_a": source_a, "from_b": source_b}
        super().__init__(key, told)

    def data(self) -> Data:
        return {
            "key": self.key,
            "args": dict(self.args),
            "section": self.section,
            "entry": self.entry,
            "field": self.field,
            "a": self.a,
            "b": self.b,
            "sources": [self.source_a, self.source_b],
        }


class Merged:
    """What came of merging: the data, what was `taken` from the second edition, and what was not although it differs: `conflicts` are known
    equally well in both, `kept` is known better in the first."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.taken: list[Difference] = []
        self.conflicts: list[Difference] = []
        self.kept: list[Difference] = []

    def judge(self, found: list[Difference], source_a: str, source_b: str) -> bool:
        """Whether these differences are settled as the second edition has it; notes them where they belong."""
        first, second = rank(source_a), rank(source_b)
        where = self.taken if second < first else self.conflicts if second == first else self.kept
        where += found
        return second < first


def rank(source: str) -> int:
    """How well a value from this source is known: 0 is best, an unknown source worst."""
    return next((number for number, sources in enumerate(BETTER) if source in sources), len(BETTER))


def check_same_game(a: Data, b: Data) -> None:
    games = [str(data[HEAD]["game"]) if isinstance(data.get(HEAD), dict) else "" for data in (a, b)]
    if games[0] != games[1]:
        raise trouble("editions-of-two-games", {"value": games[1], "allowed": games[0]})


def own_fields(part: Data) -> Data:
    """What a section says besides its entries; all of it, if its list holds anything but entries."""
    return {field: value for field, value in part.items() if field != LIST or not is_list_of_entries(value)}


def is_list_of_entries(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(entry, dict) for entry in value)


def said_fields(entry: Data) -> Data:
    """What an entry says of the game, and not of itself."""
    return {field: value for field, value in entry.items() if field not in (SOURCE, NOTE)}


# What differs


def diff(a: Data, b: Data) -> list[Difference]:
    """Everything in which the second edition differs from the first, in the order of the first. Nothing: they are the same."""
    check_same_game(a, b)
    found: list[Difference] = []
    for section in dict.fromkeys([*a, *b]):
        found += between(section, a.get(section), b.get(section))
    return found


def between(section: str, a: object, b: object) -> list[Difference]:
    """What differs in a section."""
    if not isinstance(a, dict) or not isinstance(b, dict):
        return [] if same(a, b) else [one_sided((section, "", ""), a, b, source_of(a), source_of(b))]
    sources = source_of(a), source_of(b)
    found = fields_between(section, "", own_fields(a), own_fields(b), *sources)
    found += lists_between(section, a, b)
    return found


def lists_between(section: str, a: Data, b: Data) -> list[Difference]:
    first, second = names(a), names(b)
    found: list[Difference] = []
    for name in dict.fromkeys([*first, *second]):
        one, other = first.get(name), second.get(name)
        sources = source_of(a, one), source_of(b, other)
        if one is None or other is None:
            found.append(one_sided((section, name, ""), one, other, *sources))
        else:
            found += fields_between(section, name, one, other, *sources)
    return found + order_between(section, a, b)


def order_between(section: str, a: Data, b: Data) -> list[Difference]:
    """Whether the entries that both have come in another order: on a track, the order is the track."""
    first, second = names(a), names(b)
    orders = [name for name in first if name in second], [name for name in second if name in first]
    if orders[0] == orders[1]:
        return []
    return [Difference(ORDER, (section, "", LIST), orders[0], orders[1], source_of(a), source_of(b))]


def fields_between(section: str, entry: str, a: Data, b: Data, source_a: str, source_b: str) -> list[Difference]:
    return [
        Difference(DIFFERS, (section, entry, field), a.get(field), b.get(field), source_a, source_b)
        for field in dict.fromkeys([*a, *b])
        if not same(a.get(field), b.get(field))
    ]


def one_sided(where: tuple[str, str, str], a: object, b: object, source_a: str, source_b: str) -> Difference:
    key = ONLY_FIRST if b is None else ONLY_SECOND if a is None else DIFFERS
    return Difference(key, where, a, b, source_a if a is not None else "", source_b if b is not None else "")


# What one knows better


def merge(a: Data, b: Data, id: str) -> Merged:
    """The first edition under another id, with every value of the second whose source is better. Neither is changed.

    A source belongs to an entry, or to what a section says besides its entries: so those are taken as a whole. What both know equally well
    and say differently is a conflict; there the first edition's value stays. Who publishes an edition, and notes, are nobody's conflict.
    """
    check_same_game(a, b)
    head = a.get(HEAD)
    merged = Merged({HEAD: {**(head if isinstance(head, dict) else {}), "id": id}})
    for section in dict.fromkeys([*a, *b]):
        if section != HEAD:
            part = merged_section(merged, section, a.get(section), b.get(section))
            if part is not None:
                merged.data[section] = part
    return merged


def merged_section(merged: Merged, section: str, a: object, b: object) -> object:
    if not isinstance(a, dict) or not isinstance(b, dict):
        if same(a, b):
            return a
        taken = merged.judge([one_sided((section, "", ""), a, b, source_of(a), source_of(b))], source_of(a), source_of(b))
        return b if taken else a
    fields, source = merged_fields(merged, section, "", own_fields(a), own_fields(b), source_of(a), source_of(b))
    part = {**fields, SOURCE: source} if source else dict(fields)
    if is_list_of_entries(a.get(LIST)) or is_list_of_entries(b.get(LIST)):
        part[LIST] = merged_list(merged, section, a, b, source)
    return part


def merged_list(merged: Merged, section: str, a: Data, b: Data, source: str) -> list[Data]:
    """The entries of a section, each with a source of its own where it differs from the section's."""
    first, second = names(a), names(b)
    entries: dict[str, Data] = {}
    for name in ordered(merged, section, a, b):
        one, other = first.get(name), second.get(name)
        entry = one
        sources = source_of(a, one), source_of(b, other)
        if one is not None and other is not None:
            entry, kept = merged_fields(merged, section, name, one, other, *sources)
        else:
            kept = sources[0] if one is not None else sources[1]
            if merged.judge([one_sided((section, name, ""), one, other, *sources)], *sources):
                entry, kept = other, sources[1]
        if entry is not None:
            entries[name] = with_source(entry, kept, source)
    return list(entries.values())


def with_source(entry: Data, kept: str, section: str) -> Data:
    """An entry that names its source, unless it is that of its section and it never did."""
    if entry.get(SOURCE, section) == kept:
        return entry
    return {**entry, SOURCE: kept}


def ordered(merged: Merged, section: str, a: Data, b: Data) -> list[str]:
    """The names of all entries, in the order of the edition that knows the section better."""
    first, second = names(a), names(b)
    found = order_between(section, a, b)
    if found and merged.judge(found, source_of(a), source_of(b)):
        first, second = second, first
    return list(dict.fromkeys([*first, *second]))


def merged_fields(merged: Merged, section: str, entry: str, a: Data, b: Data, source_a: str, source_b: str) -> tuple[Data, str]:
    """What an entry, or a section besides its entries, says after merging: all as in one edition, and the source that it has there."""
    found = fields_between(section, entry, said_fields(a), said_fields(b), source_a, source_b)
    if not found and rank(source_b) < rank(source_a):
        found = [Difference(DIFFERS, (section, entry, SOURCE), source_a, source_b, source_a, source_b)]
    taken = bool(found) and merged.judge(found, source_a, source_b)
    return (b, source_b) if taken else (a, source_a)


# Everything seen on one's own copy


def seen(data: Data) -> Data:
    """The same edition, once its owner has compared all of it with a copy: whatever the rulebook does not say was seen there."""
    return {section: part if section == HEAD or not isinstance(part, dict) else seen_part(part) for section, part in data.items()}


def seen_part(part: Data) -> Data:
    found = dict(part)
    found[SOURCE] = RULEBOOK if part.get(SOURCE) == RULEBOOK else COPY
    if is_list_of_entries(part.get(LIST)):
        entries: list[Data] = part[LIST]
        found[LIST] = [{**entry, SOURCE: COPY} if entry.get(SOURCE, RULEBOOK) != RULEBOOK else entry for entry in entries]
    return found
