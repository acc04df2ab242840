"""Draws the art kit: tokens, sprites by game, patterns and scenes, into src/generated/kit. Run: python3 web/kit/build.py"""

import importlib
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
OUT = HERE.parent / "src" / "generated" / "kit"
sys.path.insert(0, str(HERE))
import art  # noqa: E402
import patterns  # noqa: E402
import tokens  # noqa: E402

for module in ("p_common", "p_mangrovia", "p_flucht", "p_zanzibar", "p_borabora", "p_icons", "p_scenes"):
    importlib.import_module(module)

SPRITES = {
    "common": ("mark-", "seat-", "logo", "ic-"),
    "mangrovia": ("mg-",),
    "flucht": ("fl-",),
    "zanzibar": ("zz-",),
    "borabora": ("bb-",),
    "scenes": ("scene-",),
}


def symbol(id: str, box: str, body: str, title: str) -> str:
    return f'<symbol id="{id}" viewBox="{box}"><g stroke-linejoin="round" stroke-linecap="round">{body}</g></symbol>'


def sprite(prefixes: tuple[str, ...]) -> str:
    """All symbols with these prefixes. The controls that show them have names of their own, so a symbol needs no title."""
    symbols = "".join(symbol(id, *parts) for id, parts in art.SYMS.items() if id.startswith(prefixes))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">{symbols}</svg>'


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    OUT.joinpath("tokens.css").write_text(tokens.css(), encoding="utf-8")
    OUT.joinpath("patterns.svg").write_text(patterns.TEXT, encoding="utf-8")
    for name, prefixes in SPRITES.items():
        OUT.joinpath(f"{name}.svg").write_text(sprite(prefixes), encoding="utf-8")


if __name__ == "__main__":
    main()
