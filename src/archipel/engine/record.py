"""The record of a game: one readable text that replays for ever. docs/records.md describes every line.

    archipel-record 2
    game flucht
    …
    0 deal #1f0c…            the position after dealing
    1 2 move play blue-3 #…  entry 1: seat 2 (seats count from 1 in a record)
    2 2 undo 1 #…            one move is taken back
    end 1 2 #…               the places, seat by seat

The lines before the first blank one are the header. The dealer's key is made from all of it except the seed. The sign # starts a hash of
everything before it, including the position after the entry, so that a single changed byte shows. Replaying a record is the job of `match`.

A game keeps the format in which it began, as the header is part of its key. In format 1 an undo has no number and takes back one move.
Format 3 is that of games that go on from a position of another (`origin.py`), and of no others.
"""

import hashlib
import json
import re
from typing import Final

from archipel.engine.edition import Edition, canonical
from archipel.engine.origin import Origin
from archipel.engine.phrase import Data, trouble

FORMAT: Final = "archipel-record"
COUNTED: Final = 2
"""The first format in which an undo says how many moves it takes back, and reaches back over bots' moves."""
LATEST: Final = 2
"""The format in which new games are written that begin from the beginning."""
SEQUEL: Final = 3
"""The format of games that go on from a position of another."""
PERSON: Final = "person"
"""The kind of a player who is no bot."""
MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
TAKEOVER: Final = "takeover"
RETURN: Final = "return"
STOP: Final = "stop"
DEAL: Final = "deal"
HASH_LENGTH: Final = 16
SEED_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
PLEDGE_BYTES: Final = 32
WHOLE: Final = -4
"""The reader of a record who may see everything: it is not redacted."""


class Entry:
    """Something that changed the game. `seat` counts from 0; `text` is a move's text, the bot that takes over, or how many moves an undo
    takes back; `hash` is empty where it would give away secrets."""

    def __init__(self, kind: str, seat: int, text: str, hash: str) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.hash = hash

    def words(self) -> str:
        return " ".join(part for part in (str(self.seat + 1), self.kind, self.text) if part)


class Player:
    """Who sits at a seat: a person, or a bot by its kind."""

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.name = name


class Record:
    """Everything about one game, as data. `reader` is the seat for which a running game's record was redacted, `WHOLE` otherwise."""

    def __init__(
        self,
        game: str,
        rules: int,
        edition: str,
        edition_hash: str,
        options: dict[str, str],
        table: str,
        players: list[Player],
        commitment: str,
        format: int = LATEST,
    ) -> None:
        self.format = format
        self.game = game
        self.rules = rules
        self.edition = edition
        self.edition_hash = edition_hash
        self.edition_data: Data | None = None
        self.options = options
        self.table = table
        self.players = players
        self.commitment = commitment
        self.contributions: dict[int, str] = {}
        self.seed = b""
        self.reader = WHOLE
        self.deal_hash = ""
        self.origin: Origin | None = None
        self.entries: list[Entry] = []
        self.places: list[int] = []
        self.end_hash = ""

    @property
    def finished(self) -> bool:
        return bool(self.places)

    def embed(self, edition: Edition) -> None:
        """Puts an edition that is not one of ours into the record, so that it replays elsewhere."""
        self.edition_data = edition.data

    def fork(self) -> "Record":
        """An independent copy that can continue differently."""
        other = Record(
            self.game, self.rules, self.edition, self.edition_hash, self.options, self.table, self.players, self.commitment, self.format
        )
        other.edition_data = self.edition_data
        other.contributions = self.contributions
        other.origin = self.origin
        other.deal_hash = self.deal_hash
        other.entries = self.entries[:]
        return other

    def header(self) -> str:
        """The lines that the dealer's key is made from: everything that is fixed before anything is dealt."""
        return self.head() + by_seat("contribution", self.contributions)

    def seal(self, pledges: dict[int, str]) -> str:
        """The hash of the header with these pledges in place of the contributions: with it all is fixed that the key will be made from."""
        return hashlib.sha256((self.head() + by_seat("pledge", pledges)).encode()).hexdigest()

    def head(self) -> str:
        """The header as far as it is known before anybody has contributed."""
        lines = [first_line(self.format), f"game {self.game}", f"rules {self.rules}", f"edition {self.edition} {self.edition_hash}"]
        if self.edition_data is not None:
            lines.append(f"edition-data {canonical(self.edition_data)}")
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        if self.origin is not None:
            lines += origin_lines(self.origin)
        lines.append(f"table {self.table}")
        lines += [f"seat {number} {player.kind} {player.name}" for number, player in enumerate(self.players, 1)]
        lines.append(f"commitment {self.commitment}")
        return "".join(line + "\n" for line in lines)

    def write(self) -> str:
        lines = []
        if self.seed:
            lines.append(f"seed {self.seed.hex()}")
            if self.origin is not None and self.origin.position is not None:
                lines.append(f"position-data {canonical(self.origin.position)}")
        if self.reader != WHOLE:
            lines.append(f"reader {self.reader + 1}")
        lines += ["", sealed(f"0 {DEAL}", self.deal_hash)]
        lines += [sealed(f"{number} {entry.words()}", entry.hash) for number, entry in enumerate(self.entries, 1)]
        if self.places:
            lines.append(sealed(end_words(self.places), self.end_hash))
        return self.header() + "".join(line + "\n" for line in lines)


def by_seat(word: str, texts: dict[int, str]) -> str:
    return "".join(f"{word} {seat + 1} {text}\n" for seat, text in sorted(texts.items()))


def origin_lines(origin: Origin) -> list[str]:
    return [
        f"parent {origin.parent} {origin.entry} {origin.seat + 1}",
        *(f"line {text}" for text in origin.line),
        f"position {origin.sealed}",
    ]


def first_line(format: int) -> str:
    return f"{FORMAT} {format}"


def sealed(words: str, hash: str) -> str:
    return f"{words} #{hash}" if hash else words


def end_words(places: list[int]) -> str:
    return "end " + " ".join(str(place) for place in places)


def chain(before: str, words: str, digest: bytes) -> str:
    """The hash of an entry: of the hash before it, its words and the position after it."""
    return hashlib.sha256(f"{before}\n{words}\n".encode() + digest).hexdigest()[:HASH_LENGTH]


# Reading

PATTERNS: Final = {
    "game": r"([a-z][a-z0-9-]*)",
    "rules": r"([1-9][0-9]{0,5})",
    "edition": r"(\S+) ([0-9a-f]{64})",
    "edition-data": r"(\{.*\})",
    "option": r"(\S+) (\S+)",
    "parent": rf"([0-9a-f]{{{HASH_LENGTH}}}|[0-9a-f]{{64}}) (0|[1-9][0-9]{{0,8}}) ([1-9][0-9]?)",
    "line": r"(\S.*)",
    "position": r"([0-9a-f]{64})",
    "table": r"(\S.*)",
    "seat": r"([1-9][0-9]?) (\S+) (\S.*)",
    "commitment": r"([0-9a-f]{64})",
    "contribution": r"([1-9][0-9]?) ([0-9a-f]{32})",
    "seed": r"([0-9a-f]{64})",
    "position-data": r"(\{.*\})",
    "reader": r"([0-9]{1,2})",
}
ONCE: Final = ("game", "rules", "edition", "table", "commitment")
OFTEN: Final = ("option", "line", "seat", "contribution")
OF_SEQUELS: Final = ("parent", "position")
"""Lines that a game has if it goes on from another, and only then."""
ENTRY: Final = re.compile(
    r"([0-9]{1,9}) (?:deal|([1-9][0-9]?) (?:(resign|timeout|return|stop)|(undo)(?: (0|[1-9][0-9]{0,8}))?|(move|takeover) (\S.*)))"
)
END: Final = re.compile(r"end((?: [1-9][0-9]?)+)")
SEAL: Final = re.compile(rf"(.*) #([0-9a-f]{{{HASH_LENGTH}}})")


def refuse(line: int, key: str, value: str, allowed: str = "") -> Exception:
    return trouble(key, {"line": line, "value": printable(value[:80]), "allowed": allowed})


def printable(text: str) -> str:
    """A text with its control characters spelt out, fit to be quoted in a sentence."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def check_contribution(text: str) -> None:
    """A contribution is bytes in hexadecimal."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}", text):
        raise trouble("contribution-form", {"value": printable(text[:40]), "allowed": 2 * CONTRIBUTION_BYTES})


def check_pledge(text: str) -> None:
    """A pledge is a SHA-256 in hexadecimal."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * PLEDGE_BYTES}}}", text):
        raise trouble("pledge-form", {"value": printable(text[:80]), "allowed": 2 * PLEDGE_BYTES})


def read_record(text: str) -> Record:
    """Reads a record; refuses a damaged one with the line and the reason. Whether its game is possible is for `match.replay` to check."""
    lines = text.split("\n")
    format = read_format(lines[0])
    if lines[-1] != "":
        raise refuse(len(lines), "record-cut-off", lines[-1])
    lines.pop()
    if "" not in lines:
        raise refuse(len(lines), "record-no-entries", lines[-1])
    blank = lines.index("")
    record = read_header(lines[:blank], format)
    read_entries(record, lines, blank + 1)
    try:
        written = record.write()
    except (ValueError, RecursionError):
        word = next(word for word in ("edition-data", "position-data", "") if not word or header_line_of(lines, word) > 1)
        raise refuse(header_line_of(lines, word), "record-bad-line", word) from None
    if written != text:
        again = written.split("\n")
        line = next(number for number, (one, other) in enumerate(zip(lines, again, strict=False)) if one != other)
        raise refuse(line + 1, "record-order", lines[line], again[line])
    return record


def read_format(line: str) -> int:
    if not re.fullmatch(rf"{FORMAT} [1-9][0-9]{{0,8}}", line):
        raise refuse(1, "record-not-one", line, first_line(LATEST))
    format = int(line.removeprefix(FORMAT))
    if format > SEQUEL:
        raise refuse(1, "record-format", str(format), str(SEQUEL))
    return format


def read_header(lines: list[str], format: int) -> Record:
    found: dict[str, list[tuple[str, ...]]] = {word: [] for word in PATTERNS}
    where: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word not in PATTERNS:
            raise refuse(number, "record-unknown-line", line, ", ".join(PATTERNS))
        match = re.fullmatch(PATTERNS[word], rest)
        if match is None:
            raise refuse(number, "record-bad-line", line)
        if found[word] and word not in OFTEN:
            raise refuse(number, "record-line-twice", line)
        found[word].append(tuple(match.groups()))
        where[word] = number
    for word in (*ONCE, "seat", *(OF_SEQUELS if format == SEQUEL else ())):
        if not found[word]:
            raise refuse(len(lines), "record-line-missing", word)
    for word in (*OF_SEQUELS, "line", "position-data"):
        if found[word] and format != SEQUEL:
            raise refuse(where[word], "record-not-going-on", word, str(SEQUEL))
    seats = [int(seat[0]) for seat in found["seat"]]
    if seats != list(range(1, len(seats) + 1)):
        raise refuse(where["seat"], "record-seat-numbers", " ".join(str(seat) for seat in seats))
    id, hash = found["edition"][0]
    players = [Player(kind, name) for _, kind, name in found["seat"]]
    options = {option[0]: option[1] for option in found["option"]}
    rules = int(found["rules"][0][0])
    record = Record(found["game"][0][0], rules, id, hash, options, found["table"][0][0], players, found["commitment"][0][0], format)
    for seat, contribution in found["contribution"]:
        if int(seat) > len(players) or int(seat) - 1 in record.contributions:
            raise refuse(where["contribution"], "record-contribution-seat", seat, f"1–{len(players)}")
        record.contributions[int(seat) - 1] = contribution
    if found["edition-data"]:
        record.edition_data = read_json(found["edition-data"][0][0], where["edition-data"])
    if format == SEQUEL:
        record.origin = read_origin_lines(found, where, len(players))
    if found["seed"]:
        record.seed = bytes.fromhex(found["seed"][0][0])
    if found["reader"]:
        record.reader = int(found["reader"][0][0]) - 1
        if record.reader >= len(players):
            raise refuse(where["reader"], "record-contribution-seat", found["reader"][0][0], f"0–{len(players)}")
    return record


def read_origin_lines(found: dict[str, list[tuple[str, ...]]], where: dict[str, int], seats: int) -> Origin:
    """Where a game goes on from. What a seat knew there is told together with the seed."""
    if bool(found["position-data"]) != bool(found["seed"]):
        raise refuse(where["position"], "record-line-missing", "seed" if found["position-data"] else "position-data")
    parent, entry, seat = found["parent"][0]
    if int(seat) > seats:
        raise refuse(where["parent"], "record-seat-unknown", seat, f"1–{seats}")
    if len(parent) != HASH_LENGTH and found["line"]:
        raise refuse(where["line"], "record-line-running", found["line"][-1][0])
    line = [text for (text,) in found["line"]]
    position = read_json(found["position-data"][0][0], where["position-data"]) if found["position-data"] else None
    return Origin(parent, int(entry), int(seat) - 1, line, position, found["position"][0][0])


def read_json(text: str, line: int) -> Data:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise refuse(line, "record-bad-line", text) from None
    if not isinstance(data, dict):
        raise refuse(line, "record-bad-line", text)
    return data


def read_entries(record: Record, lines: list[str], first: int) -> None:
    seats = len(record.players)
    expected = standing = 0
    for number, line in enumerate(lines[first:], first + 1):
        if record.places:
            raise refuse(number, "record-after-end", line)
        seal = SEAL.fullmatch(line)
        words, seal_hash = (seal.group(1), seal.group(2)) if seal is not None else (line, "")
        if bool(seal_hash) != (record.reader == WHOLE):
            raise refuse(number, "record-hash-missing", line)
        end = END.fullmatch(words)
        if end is not None and expected > 0:
            places = [int(place) for place in end.group(1).split()]
            if len(places) != seats:
                raise refuse(number, "record-places", line, str(seats))
            record.places = places
            record.end_hash = seal_hash
            continue
        match = ENTRY.fullmatch(words)
        if match is None or (match.group(2) is None) != (expected == 0):
            raise refuse(number, "record-bad-line", line)
        if int(match.group(1)) != expected:
            raise refuse(number, "record-entry-number", match.group(1), str(expected))
        if expected == 0:
            record.deal_hash = seal_hash
        else:
            seat = int(match.group(2)) - 1
            if seat >= seats:
                raise refuse(number, "record-seat-unknown", match.group(2), f"1–{seats}")
            plain, undo, count, worded, text = match.groups()[2:]
            if undo:
                standing -= moves_back(record.format, count or "", standing, number, line)
            elif worded == MOVE:
                standing += 1
            record.entries.append(Entry(plain or undo or worded, seat, count or text or "", seal_hash))
        expected += 1
    if expected == 0:
        raise refuse(len(lines), "record-no-entries", lines[-1])
    if bool(record.seed) != record.finished and record.reader == WHOLE:
        raise refuse(len(lines), "record-seed-too-early" if record.seed else "record-seed-missing", lines[-1])


def moves_back(format: int, count: str, standing: int, number: int, line: str) -> int:
    """How many moves an undo takes back; refuses one that has no number where there must be one, one where there must be none, and one that
    takes back more moves than stand."""
    if bool(count) != (format >= COUNTED):
        raise refuse(number, "record-undo-uncounted" if not count else "record-undo-counted", line, str(format))
    back = int(count or "1")
    if not 1 <= back <= standing:
        raise refuse(number, "record-undo-many", line, str(standing))
    return back


def line_of(record: Record, entry: int) -> int:
    """The line number of an entry in the written record (entry 0 is the deal)."""
    return record.write().split("\n").index("") + 2 + entry


def header_line(record: Record, word: str) -> int:
    """The first line of the header that begins with this word; 1 if there is none."""
    return header_line_of(record.write().split("\n"), word)


def header_line_of(lines: list[str], word: str) -> int:
    return next((number for number, line in enumerate(lines, 1) if line.startswith(word + " ")), 1)
