"""Sentences in four languages, from Fluent files: those here belong to no game, a game's own lie in its folder `words`.

A phrase of the kind k with the key x is the message `k-x`. Its arguments are put in as they are, but: `seat` becomes the player's name,
`own` is added (is that the reader's seat?), a value v of an argument a is put in words by `name-a-v` where that is, and a list is joined.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from archipel.engine.game import Game
from archipel.engine.phrase import LONGEST_VALUE, SPECTATOR, Phrase, Reason, Trouble
from archipel.engine.record import UNDO
from archipel.languages import LANGUAGES, check_language

LOCALES: Final = {"en": "en-GB"}
"""How dates and numbers are written where the language alone does not say it: our English is British."""


@cache
def resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


CONTROLS: Final = dict.fromkeys([*range(9), *range(11, 32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A)], "\ufffd")
"""Characters that a terminal would obey, or that turn the text behind them round."""


def shortened(text: str) -> str:
    """Whatever somebody typed, a sentence stays one, and says nothing to the terminal."""
    clean = text.encode(errors="surrogateescape").decode(errors="replace").translate(CONTROLS)
    return clean if len(clean) <= LONGEST_VALUE else clean[:LONGEST_VALUE] + "…"


def with_minus(text: str, args: Mapping[str, Any]) -> str:
    """A number below zero with a minus sign, as on the cards, where the library writes a hyphen."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(f"-{-int(value)}", f"−{-int(value)}")
    return text


class Words:
    """The words of one language, for a reader at a seat (or a spectator) among these players."""

    def __init__(self, language: str, game: Game | None = None, names: tuple[str, ...] = (), reader: int = SPECTATOR) -> None:
        self.language = check_language(language)
        self.game = game
        self.names = names
        self.reader = reader
        self.bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
        self.bundle.add_resource(resource(Path(__file__).with_name(f"{language}.ftl")))
        if game is not None:
            self.bundle.add_resource(resource(Path(game.folder, "words", f"{language}.ftl")), allow_overrides=True)

    def text(self, id: str, /, **args: Any) -> str:
        """The message with this id."""
        message = self.bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        ready = {name: self.put(name, value) for name, value in self.enriched(args).items()}
        text, errors = self.bundle.format_pattern(message.value, ready)
        if errors:
            raise ValueError(f"{self.language} {id}: {errors}")
        return with_minus(str(text), ready)

    def say(self, kind: str, phrase: Phrase) -> str:
        """A decision, an event or a mark in words."""
        return self.text(f"{kind}-{phrase.key}", **phrase.args)

    def entry(self, kind: str, seat: int, text: str) -> str:
        """An entry of a record that is no move."""
        many = kind == UNDO and text not in ("", "1")
        return self.text(f"replay-entry-{kind}-many" if many else f"replay-entry-{kind}", seat=seat, name=text)

    def name(self, kind: str, value: str) -> str:
        """What a value of an argument is called: its id where there is no word for it."""
        id = f"name-{kind}-{value}"
        return self.text(id) if self.bundle.has_message(id) else value

    def refusal(self, reason: Reason) -> str:
        """A reason in words, with the rule it cites and the line and file where it arose, if any.

        Never fails: without words, or an argument they need, it says the key.
        """
        kinds = [kind for kind in ("reason", "problem") if self.bundle.has_message(f"{kind}-{reason.key}")]
        try:
            sentence = self.say(kinds[0], reason)
        except (IndexError, ValueError):
            sentence = shortened(str(Trouble(reason)))
        if reason.rule:
            sentence = self.text("by-rule", sentence=sentence, rule=reason.rule)
        if "nth" in reason.args:
            sentence = self.text("at-move", sentence=sentence, nth=reason.args["nth"])
        if "line" in reason.args:
            sentence = self.text("at-line", sentence=sentence, line=reason.args["line"])
        if "parent" in reason.args:
            sentence = self.text("at-parent", sentence=sentence)
        if "file" in reason.args:
            sentence = self.text("at-file", sentence=sentence, file=reason.args["file"])
        return sentence

    def enriched(self, args: Mapping[str, Any]) -> dict[str, Any]:
        if isinstance(args.get("seat"), int):
            return {**args, "own": "yes" if args["seat"] == self.reader else "no"}
        return dict(args)

    def put(self, name: str, value: Any) -> Any:
        """An argument as the message takes it."""
        if name == "seat" and isinstance(value, int):
            return self.names[value] if value < len(self.names) else str(value + 1)
        if isinstance(value, list):
            return shortened(", ".join(self.name(name, str(item)) for item in value))
        if isinstance(value, str):
            return shortened(self.name(name, value))
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        return value


__all__ = ["LANGUAGES", "Words", "check_language", "shortened"]
