"""What is known of a single value of an edition: the constraints of `constraints.toml` that concern it, each with its source.

A constraint says with `concerns` where its values stand: ["routes.value", "routes"]. What is fixed value by value stands under `printed`.
"""

from typing import Final

from archipel.engine.phrase import Data, Phrase
from archipel.engine.quoting import quoted, said

PRINTED: Final = "printed"
NOT_FACTS: Final = ("source", "rule", "concerns")
"""What a constraint says of itself, and not of the box."""

KNOWN: Final = ("value", "range", "fewest", "constraint", "name")
"""The kinds of knowledge: exactly this value; a number from `low` to `high`; a number from `fewest`; anything else, as the file has it; and
a constraint without values, whose name says it."""


class Known(Phrase):
    """Something known of a value. `name` is the constraint that says so, `facts` what it says, as in the file, `source` where that is from,
    `rule` the section of the rulebook."""

    def __init__(self, key: str, args: Data, name: str, constraint: Data, facts: Data) -> None:
        super().__init__(key, args)
        self.name = name
        self.facts = facts
        self.source: str = constraint["source"]
        self.rule: str = constraint.get("rule", "")

    def data(self) -> Data:
        return {"key": self.key, "args": dict(self.args), "name": self.name, "facts": self.facts, "source": self.source, "rule": self.rule}


def known(constraints: Data, section: str, entry: str = "", field: str = "") -> list[Known]:
    """What is known of a field of an entry, or of the section itself; without a field, of the whole entry or section."""
    found = printed_value(constraints, section, entry, field) if field else []
    at = f"{section}.{field}" if field else section
    for name, constraint in constraints.items():
        if name != PRINTED and at in constraint.get("concerns", ()):
            found.append(of_constraint(name, constraint, section, field))
    return found


def printed_value(constraints: Data, section: str, entry: str, field: str) -> list[Known]:
    """The exact value, if the rulebook fixes it."""
    found: list[Known] = []
    for block in constraints.get(PRINTED, ()):
        if block["section"] == section:
            fixed: Data = block.get("entries", {}).get(entry, {}) if entry else block.get("values", {})
            if field in fixed:
                value = fixed[field]
                found.append(Known("value", {"allowed": quoted(value)}, PRINTED, block, {"allowed": value}))
    return found


def of_constraint(name: str, constraint: Data, section: str, field: str) -> Known:
    """A constraint as far as it concerns a field: where it gives a value for every field that it concerns, only the one for this."""
    facts = {fact: value for fact, value in constraint.items() if fact not in NOT_FACTS}
    if field in facts and all(f"{section}.{fact}" in constraint["concerns"] for fact in facts):
        return Known("value", {"allowed": quoted(facts[field])}, name, constraint, {"allowed": facts[field]})
    if set(facts) == {"low", "high"}:
        return Known("range", facts, name, constraint, facts)
    if set(facts) == {"fewest"}:
        return Known("fewest", facts, name, constraint, facts)
    return Known("constraint" if facts else "name", {"name": name, "facts": said(facts)}, name, constraint, facts)
