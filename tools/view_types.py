"""Writes TypeScript types of every game's view and edition for the page: `python -m tools.view_types FOLDER`.

A game whose `view.py` declares a `View` gets a file: an interface for each TypedDict there, those of marks included, and `Edition`. What
an edition must hold is in the game's `schema.toml`; what else its own editions hold is optional. A file is only written if it changes, so
that `make` sees it.
The plain sources are read: compiled ones no longer know the types of a TypedDict.
"""

import importlib
import importlib.util
import sys
import types
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from archipel.engine.edition import SOURCES
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.games import find, names

HEAD: Final = "/** Made from the game's `view.py`, `schema.toml` and editions by tools/view_types.py. */\n"
DATA: Final = 'import type { Data } from "../../lib/types";\n'
PLAIN: Final[dict[object, str]] = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


# Views, from their TypedDicts


class Interfaces:
    """The interfaces of a view: one for each TypedDict that is met, in the order in which they are."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.types: dict[str, Any] = {}

    def of(self, hint: Any) -> str:
        """A type in TypeScript."""
        origin, args = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            return self.interface(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in (NotRequired, Required):
            return self.of(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(self.of(part) for part in args)
        if origin is list:
            inner = self.of(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict and args == (str, Any):
            return "Data"
        if origin is dict and args[0] is str:
            return f"Record<string, {self.of(args[1])}>"
        raise TypeError(f"a view can be written as JSON, which has no {hint}")

    def interface(self, shape: Any) -> str:
        name: str = shape.__name__
        if self.types.setdefault(name, shape) is not shape:
            raise TypeError(f"two parts of a view are called {name}")
        if name not in self.texts:
            self.texts[name] = ""
            lines = [
                f"  {field}{'?' if field in shape.__optional_keys__ else ''}: {self.of(hint)};\n"
                for field, hint in get_type_hints(shape, include_extras=True).items()
            ]
            self.texts[name] = f"{comment(shape.__doc__)}export interface {name} {{\n{''.join(lines)}}}\n"
        return name


def comment(text: str | None) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


# Editions, from the schema and what the game's own editions hold


def edition_type(game: Game) -> str:
    editions = [game.edition(id).data for id in game.editions]
    schema = game.schema
    sections = list(dict.fromkeys(section for edition in editions for section in edition if section != "edition"))
    needed = {*schema.entries, *schema.sections}
    lines = ["  edition: { id: string; game: string; [field: string]: unknown };\n"]
    for section in sections:
        parts = [edition[section] for edition in editions if section in edition]
        tables = schema.sections.get(section, {})
        must = {"source", *tables, *(["list"] if section in schema.entries else [])}
        fields = {field: values_of(field, parts) for field in names_in(parts)}
        told = {field: value_type(values, tables.get(field, "")) for field, values in fields.items() if field != "list"}
        if "list" in fields:
            told["list"] = entries_type([entry for entries in fields["list"] for entry in entries], schema.entries.get(section, {}))
        lines.append(f"  {section}{'' if section in needed else '?'}: {record(told, must)};\n")
    sources = " | ".join(f'"{source}"' for source in SOURCES)
    return f"export type Source = {sources};\n\n/** The printed data of a box. */\nexport interface Edition {{\n{''.join(lines)}}}\n"


def entries_type(entries: list[Any], needed: dict[str, str]) -> str:
    """The type of a section's list. Any entry may have a source of its own."""
    if not all(isinstance(entry, dict) for entry in entries):
        return value_type([entries], "")
    fields = {field: value_type(values_of(field, entries), needed.get(field, "")) for field in [*names_in(entries), "source"]}
    return f"{record(fields, {*needed})}[]"


def value_type(values: list[Any], sort: str) -> str:
    """The type of all these values of one field; `sort` is what the schema calls it, if it does."""
    found: list[str] = []
    dicts: list[Data] = [value for value in values if isinstance(value, dict)]
    if dicts and sort == "table":
        found.append(f"Record<string, {value_type([inner for value in dicts for inner in value.values()], '')}>")
    elif dicts:
        found.append(record({field: value_type(values_of(field, dicts), "") for field in names_in(dicts)}, set()))
    lists: list[list[Any]] = [value for value in values if isinstance(value, list)]
    if lists:
        inner = value_type([entry for value in lists for entry in value], "")
        found.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
    found += sorted({PLAIN[type(value)] for value in values if not isinstance(value, (dict, list))})
    return " | ".join(found) or "unknown"


def record(fields: dict[str, str], needed: set[str]) -> str:
    told = {**fields, "source": "Source"} if "source" in fields else fields
    return "{ " + "; ".join(f"{field}{'' if field in needed else '?'}: {told[field]}" for field in told) + " }"


def names_in(parts: list[Data]) -> list[str]:
    """The fields of all these, each once."""
    return list(dict.fromkeys(field for part in parts for field in part))


def values_of(field: str, parts: list[Data]) -> list[Any]:
    return [part[field] for part in parts if field in part]


# Files


def written(name: str) -> str | None:
    """The types of a game; None if it declares no `View`."""
    game = find(name)
    module = f"archipel.games.{name}.view"
    if importlib.util.find_spec(module) is None:
        return None
    declared = vars(importlib.import_module(module))
    if "View" not in declared:
        return None
    interfaces = Interfaces()
    interfaces.of(declared["View"])
    for shape in declared.values():
        if is_typeddict(shape) and shape.__module__ == module:
            interfaces.of(shape)
    text = "\n".join([*interfaces.texts.values(), edition_type(game)])
    return f"{HEAD}{DATA if 'Data' in text else ''}\n{text}"


def main(folder: str) -> None:
    wanted = {f"{name}.ts": text for name in names() if (text := written(name)) is not None}
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for path in target.iterdir():
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = target / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
