"""What is known of a single value of an edition: the constraints of `constraints.toml` that concern it, each with its source.

A constraint says with `concerns` where its values stand: ["routes.value", "routes"]. What is fixed value by value stands under `printed`.
"""

from typing import Final

from archipel.engine.phrase import Data, Phrase
from archipel.engine.quoting import quoted, said

PRINTED: Final = "printed"
NOT_FACTS: Final = ("source", "rule", "concerns")
"""What a constraint says of itself, and not of the box."""

KNOWN: Final = ("value", "range", "fewest", "constraint")
"""The kinds of knowledge: exactly this value, a number from `low` to `high`, a number from `fewest`, anything else as it stands in the file."""


class Known(Phrase):
    """Something known of a value. `name` is the constraint that says so, `facts` what it says, as in the file, `source` where that comes from,
    and `rule` the section of the rulebook."""

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
            found.append(of_constraint(name, constraint))
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


def of_constraint(name: str, constraint: Data) -> Known:
    facts = {fact: value for fact, value in constraint.items() if fact not in NOT_FACTS}
    key = "constraint"
    args: Data = {"name": name, "facts": said(facts)}
    if set(facts) == {"low", "high"}:
        key, args = "range", facts
    elif set(facts) == {"fewest"}:
        key, args = "fewest", facts
    return Known(key, args, name, constraint, facts)
