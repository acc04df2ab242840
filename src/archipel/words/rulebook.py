"""The rules of a game in our own words, whole or by section.

A game brings `rules/LANGUAGE.md` in its folder, a small part of Markdown that the page shows:

# Title                                   once; what follows until the first section leads in
## 6 A turn                               a section with its number in the rulebook; ### for one below it
- item, 1. item, | cell | cell |          lists and tables; a paragraph is one line
[picture:card-blue-1] Caption             a picture that the game's drawing knows by this name; lines that follow each other stand in a row
> [short]                                 the section in a few lines
> [ruling]                                how we play what the rulebook leaves open; folded until somebody opens it
**Heading**                               a line that is nothing but strong: a heading within a section
> [annotated:example-1] Title             the position of an example on the game's board, with numbers at its things; a line for each:
> 1. [thing:s04] **Name**: what it is.    the thing as the drawing calls it (`data-thing`, `data-tip`)
> [example:example-1] Title               an example that can be played; the line that begins with = says what it shows

Three sections have a letter instead of a number and no rules of their own: B, the board at a glance; R, a round told from beginning to
end; Q, the quick reference, which is last and fits on one printed page.

In a line: **strong**, *emphasis*, [6B] (a section), [picture:disc-snake] (a small picture), [edition:cards] (a sign if that part of the
edition is reconstructed).
"""

import re
from typing import Final, NamedTuple

from archipel.engine.game import Game
from archipel.engine.phrase import trouble
from archipel.languages import rules_text

HEADING: Final = re.compile(r"^(##|###) (\S+) (.+)$", re.MULTILINE)
SIGN: Final = r"\[(?:picture|edition|annotated|thing|example):[^\]]*\]"
DRAWN: Final = re.compile(rf"^{SIGN} | ?{SIGN}", re.MULTILINE)
"""What stands for something that only a page can draw."""


class Section(NamedTuple):
    """A section with its number in the rulebook; its text has no heading. `depth` is 1 for one that stands below another."""

    number: str
    title: str
    depth: int
    text: str


def sections(rules: str) -> list[Section]:
    """All sections in their order."""
    found = list(HEADING.finditer(rules))
    ends = [heading.start() for heading in found[1:]] + [len(rules)]
    return [
        Section(heading[2], heading[3], len(heading[1]) - 2, rules[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=True)
    ]


def read_section(game: Game, language: str, number: str) -> list[Section]:
    """The section with this number and those below it."""
    known = sections(rules_text(game, language))
    first = next((place for place, section in enumerate(known) if section.number.casefold() == number.casefold()), None)
    if first is None:
        allowed = ", ".join(section.number for section in known)
        raise trouble("section-unknown", {"game": game.title, "value": number, "allowed": allowed})
    last = first + 1
    while last < len(known) and known[last].depth > known[first].depth:
        last += 1
    return known[first:last]


def without_drawings(text: str) -> str:
    """The text for whoever has no board in front of them. A caption stays, as it names what would be drawn."""
    return DRAWN.sub("", text)
