"""Spells out how every game's state is copied, from what its `unpack` and `work_out` declare: `make copies`.

Found out at run time (`engine/fields.py`), a copy would take several times as long, and bots make millions of them. A state that has the
comment of `MARK` gets its method behind it; a field named in the class's `shared` is never changed in place, so copies share it.
"""

import ast
import sys
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "src" / "archipel" / "games"
MARK: Final = "    # Written by `make copies` from the fields above\n"
BEFORE: Final = ("seat", "over")


def fields(state: ast.ClassDef) -> dict[str, str]:
    """The fields that a class declares with `self.name: type = …`, and their types."""
    found = dict.fromkeys(BEFORE, "int")
    for method in state.body:
        if isinstance(method, ast.FunctionDef) and method.name != "__init__":
            for line in ast.walk(method):
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    found[line.target.attr] = ast.unparse(line.annotation)
    return found


def shared(state: ast.ClassDef) -> list[str]:
    for line in state.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == "shared" and line.value:
            return [str(name) for name in ast.literal_eval(line.value)]
    return []


def copied(name: str, type: str, is_shared: bool) -> str:
    if is_shared or not type.startswith("list["):
        return f"self.{name}"
    return f"[entry[:] for entry in self.{name}]" if type.startswith("list[list[") else f"self.{name}[:]"


def method(state: ast.ClassDef) -> str:
    sharing = shared(state)
    lines = [f'    def copy_to(self, other: "{state.name}") -> None:']
    lines += [f"        other.{name} = {copied(name, type, name in sharing)}" for name, type in fields(state).items()]
    return "\n".join(lines) + "\n"


def spelled_out(source: str) -> str:
    """A module with the method behind its mark written anew; as it is where there is no mark."""
    if MARK not in source:
        return source
    before, behind = source.split(MARK)
    line = before.count("\n")
    state = next(
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0)
    )
    written = next((node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "copy_to"), None)
    later = source.splitlines(keepends=True)[written.end_lineno :] if written is not None else ["\n", behind.lstrip("\n")]
    return before + MARK + "\n" + method(state) + "".join(later)


def main() -> None:
    stale = []
    for path in sorted(GAMES.glob("*/state.py")):
        source = path.read_text(encoding="utf-8")
        if spelled_out(source) != source:
            stale.append(path)
            path.write_text(spelled_out(source), encoding="utf-8")
    sys.stdout.writelines(f"{path}\n" for path in stale)


if __name__ == "__main__":
    main()
