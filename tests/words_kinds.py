"""Mistakes that show only when a sentence is said: each function finds one kind of them in a text of a language."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from fluent.syntax import ast

from tests.words_rendered import OTHERS, PLAYERS, PLURALS, Said, everything, files, parsed

Finder = Callable[[str, str], str | None]

NARROW: Final = "\u202f"
VOWEL: Final = "[aeiouyàâäéèêëìîïòôöùûüœæAEIOUYÀÂÄÉÈÊËÌÎÏÒÔÖÙÛÜŒÆ]"


EXEMPT: Final = {
    "wrong space": ("board-signs", "play-numbers"),
    "said twice": ("table-words-for-you",),
    "miscounted": ("decision-move",),
}
"""A line of the terminal in columns, the key `?`, a list of words that are no sentence, and “up to three merchants”, which is never one."""


def found(pattern: str, text: str, flags: int = 0) -> str | None:
    """Where it is, with a little around it."""
    hit = re.search(pattern, text, flags)
    return None if hit is None else text[max(hit.start() - 15, 0) : hit.end() + 15]


def begins_small(language: str, text: str) -> str | None:
    """A sentence (it has an end) that begins with a small letter."""
    first = found(r"^[a-zà-öø-ÿ].*\s.*(?<!Min)(?<!Std)[.!?]$", text, re.DOTALL)
    return first or found(r"(?<!Min)(?<!Std)(?<=\w{3})[.!?]\s+[a-zà-öø-ÿ]", text)


ARTICLES: Final = {
    "en": (r"\ba (8|11|18)\b", r"\ban (?!8|11|18)\d", r"\ba (?!eu|one|uni|use)[aeio]\w", r"\ban (?!hour|honest)[bcdfghjklmnpqrstvwxyz]\w"),
    "fr": (
        rf"(?<!-)\b(?i:de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque) (?!oui|onz|[A-Z]\d){VOWEL}\w",
        r"\b[Dd]e (le|les|du|des)\b",
        r"\b[Àà] (le|les)\b",
    ),
    "it": (
        r"\b(?i:il|lo|la|del|dello|della|al|allo|alla|dal|dallo|dalla|nel|nello|nella|sul|sullo|sulla|quel|quella) (1|8|11)\b",
        r"\b(?i:i|dei|ai|dai|nei|sui|quei) (8|11)\b",
        rf"\b(?i:lo|la) (?!i[aeou]|[A-Z]\d|a(ve|vvi|pr|sp|bbi|iut)|inv|us|ha|op|ac|of|es|am){VOWEL}\w",
        rf"\b(?i:una|dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla|quella) (?!i[aeou]|[A-Z]\d){VOWEL}\w",
        rf"\b(?i:il|del|al|dal|nel|sul|quel|dei|ai|dai|nei|sui) (?![A-Z]\d){VOWEL}\w",
        r"\b(?i:il|un|del|al|dal|nel|sul|quel|i|dei|ai|dai|nei|sui) (s[bcdfghlmnpqrtvz]|z|gn|ps)",
    ),
}  # fmt: skip


def wrong_article(language: str, text: str) -> str | None:
    """An article or a small word that does not go with the number or the word behind it: «il 8», « le îlot », “a 8”."""
    return next((hit for pattern in ARTICLES.get(language, ()) if (hit := found(pattern, text))), None)


ONE: Final = "one|an?|une?|eine?|einen|uno|una"
SMALL: Final = {"fr": "de|que|jusque|le|la|du", "it": "a"}


def name_after_a_small_word(language: str, text: str) -> str | None:
    """A name where the small word before it would have to change with its first letter: « de Anna »; «a Anna», before an a alone."""
    people = "|".join(name for name in (*PLAYERS, *OTHERS) if language == "fr" or name.startswith("A"))
    return found(rf"(?<![-’])\b(?i:{SMALL[language]}) ({people})\b", text) if language in SMALL else None


def wrong_space(language: str, text: str) -> str | None:
    """French has narrow spaces before ; : ! ? » and behind «, the other languages none; nobody has two spaces, or one before a comma."""
    if language == "fr":
        hit = found(rf"[^{NARROW}\d][;:!?»](?=\s|$|[.,)])|«[^{NARROW}]", re.sub(r"[a-z]+://\S*", "", text))
    else:
        hit = found(rf"\w[\s{NARROW}][;:!?](?=\s|$)(?! \d)", text)
    return hit or found(r"\w  |  \w| [,.](?=\s|$)|\( | \)|^ | $", text)


def wrong_sign(language: str, text: str) -> str | None:
    """A straight quotation mark or apostrophe, the marks of another language, a sentence that ends twice."""
    others = {"en": "«»„", "fr": "“”„", "de": "«»”", "it": "“”„"}[language]
    return found(rf"['\"{others}]", text) or found(r"(?<!\.)\.\.(?!\.)|[!?]\.|,\.|\.,|:\.|;\.", text)


def said_twice(language: str, text: str) -> str | None:
    """The same word twice in a row: « l’équipe Équipe 2 »."""
    return found(r"(?i)(?<![\w-])(?!nous|vous|die|der|das|sie|had|that|bora)([^\W\d]{2,}) \1(?!\w)", text)


ENGLISH: Final = (
    "the|and|you|your|of|with|are|has|have|from|this|that|which|there|their|they|not|plays|takes|draws|goes|gets|every|nobody|when"
)


def in_english(language: str, text: str) -> str | None:
    """An English word in another language, but for what is quoted because one types it."""
    return found(rf"(?<![\w-])({ENGLISH})(?![\w-])", re.sub("«.*?»|„.*?“", "", text)) if language != "en" else None


def reader_by_name(one: Said) -> str | None:
    """The reader is called by their own name."""
    return found(PLAYERS[0], one.text) if ("seat", -1) in one.args else None


def selectors(node: object) -> Iterator[tuple[str, dict[str, ast.Pattern]]]:
    """Every choice by an argument in a message: the argument, and what is said by its values."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants]
        yield node.selector.id.name, dict(zip(keys, (variant.value for variant in node.variants), strict=True))
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            yield from selectors(child)


def shown(node: object, argument: str) -> bool:
    """Whether a piece of a message puts the argument in."""
    if isinstance(node, ast.VariableReference):
        return node.id.name == argument
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return any(shown(child, argument) for child in children)


def says_one_of_none(language: str) -> Iterator[str]:
    """Where a French sentence would say “one” when there is none: for French, none is `one`, too."""
    for file in files():
        for id, message in parsed(file.path(language)).items():
            for argument, said in selectors(message):
                if "one" in said and "0" not in said and not shown(said["one"], argument):
                    yield f"{file.name} {id}: {argument}"


def counted_word(pattern: ast.Pattern, argument: str) -> str | None:
    """The word right behind the number, or behind the word for one."""
    for element, behind in pairwise(pattern.elements):
        if isinstance(element, ast.Placeable) and shown(element.expression, argument) and isinstance(behind, ast.TextElement):
            hit = re.match(r" ([^\W\d]+)", behind.value)
            return hit.group(1) if hit else None
    text = pattern.elements[0].value if isinstance(pattern.elements[0], ast.TextElement) else ""
    in_words = re.match(rf"({ONE}) ([^\W\d]+)", text, re.IGNORECASE)
    return in_words.group(2) if in_words else None


def counted(language: str) -> Iterator[tuple[str, str]]:
    """The words behind a number, as one and as many: of all choices that have both (and begin alike: “is” and “are” are no such words)."""
    for file in files():
        for message in parsed(file.path(language)).values():
            for argument, said in selectors(message):
                one, many = (counted_word(said[plural], argument) if plural in said else None for plural in PLURALS)
                if one and many and one != many and one[:2] == many[:2]:
                    yield one, many


def miscounted(language: str) -> Finder:
    """“1 days”, “8 day”: what the word files themselves say of one and of many is held against every sentence."""
    pairs = set(counted(language))
    singles, plurals = {one for one, _ in pairs}, {many for _, many in pairs}
    one = "|".join(sorted(singles - plurals))
    many = "|".join(sorted(plurals - singles))

    def find(_: str, text: str) -> str | None:
        return found(rf"(?<![\d.,:−+-])1 ({many})\b", text) or found(rf"(?<![\d.,:])(2|8|11) ({one})\b", text)

    return find


KINDS: Final[dict[str, Finder]] = {
    "begins small": begins_small,
    "wrong article": wrong_article,
    "name after a small word": name_after_a_small_word,
    "wrong space": wrong_space,
    "wrong sign": wrong_sign,
    "said twice": said_twice,
    "in English": in_english,
}


def mistakes(language: str) -> Iterator[str]:
    """Every mistake of a kind that is known here, once for a message."""
    kinds = KINDS | {"miscounted": miscounted(language)}
    seen: set[tuple[str, str, str]] = set()
    for one in everything(language):
        hits = {kind: find(language, one.text) for kind, find in kinds.items()} | {"reader by name": reader_by_name(one)}
        for kind, hit in hits.items():
            if hit is not None and (kind, one.file, one.id) not in seen and one.id not in EXEMPT.get(kind, ()):
                seen.add((kind, one.file, one.id))
                yield f"{kind}: {one.file} {one.id}: …{hit}…"
    if language == "fr":
        yield from (f"says one of none: {place}" for place in says_one_of_none(language))
