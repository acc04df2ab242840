"""An edition as a file for an owner to fill in: every value with its source, and beside it what is known of it."""

from typing import Final

from archipel.engine.edition import COPY, RULEBOOK, Edition, names
from archipel.engine.game import Game
from archipel.engine.known import PRINTED, Known
from archipel.engine.toml import Notes, write_toml
from archipel.words import Words

CHECK: Final = "archipel edition check FILE"


def template(words: Words, game: Game, edition: Edition, id: str) -> str:
    """The text of the file. Without an id it cannot be played before its owner has given it one."""
    head = {**edition.data["edition"], "id": id, "title": ""}
    sentences = [words.text("new-for", game=game.title, edition=edition.id)]
    written = f'source = "{COPY}"'
    sentences += [words.text("new-head"), words.text("new-seen", written=written)]
    sentences += [words.text("new-all", written=written, rulebook=f'source = "{RULEBOOK}"'), words.text("new-who")]
    sentences.append(words.text("new-check", command=CHECK))
    return write_toml({**edition.data, "edition": head}, all_notes(words, game, edition), sentences)


def all_notes(words: Words, game: Game, edition: Edition) -> Notes:
    """What is known, where it is read: of a section above it, of the fields of its entries above its list, of a single value behind it."""
    notes: Notes = {}
    for section, part in edition.data.items():
        if section == "edition":
            continue
        entries = names(part)
        notes[section, "", ""] = [said(words, known) for known in game.known(section)]
        for field in part:
            notes[section, "", field] = [said(words, known) for known in game.known(section, "", field)]
        fields = list(dict.fromkeys(field for entry in entries.values() for field in entry))
        notes[section, "", "list"] = of_entries(words, game, section, fields)
        for name, entry in entries.items():
            notes[section, name, ""] = fixed(words, game, section, name, list(entry))
    return notes


def of_entries(words: Words, game: Game, section: str, fields: list[str]) -> list[str]:
    """What is known of these fields of all entries: every constraint once, with the fields that it concerns."""
    concerned: dict[str, list[str]] = {}
    sentences: dict[str, str] = {}
    for field in fields:
        for known in game.known(section, "", field):
            if known.name != PRINTED:
                concerned.setdefault(known.name, []).append(field)
                sentences[known.name] = said(words, known)
    return [f"{', '.join(which)} – {sentences[name]}" for name, which in concerned.items()]


def fixed(words: Words, game: Game, section: str, name: str, fields: list[str]) -> list[str]:
    """Which fields of an entry are printed: said together, with the rule that they have in common."""
    by_rule: dict[tuple[str, str], list[str]] = {}
    for field in fields:
        for known in game.known(section, name, field):
            if known.name == PRINTED:
                by_rule.setdefault((known.source, known.rule), []).append(field)
    return [from_where(words, words.text("known-fixed", what=", ".join(which)), *where) for where, which in by_rule.items()]


def said(words: Words, known: Known) -> str:
    return from_where(words, words.say("known", known), known.source, known.rule)


def from_where(words: Words, what: str, source: str, rule: str) -> str:
    origin = words.name("origin", source)
    if rule:
        return words.text("known-from-rule", what=what, origin=origin, rule=rule)
    return words.text("known-from", what=what, origin=origin)
