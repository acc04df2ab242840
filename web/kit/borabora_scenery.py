"""Draws the scenery of Bora Bora: the lagoon with its depths and reef, the sand of the five islands, rocks, canoe and compass.

Run: python3 web/kit/borabora_scenery.py   (writes src/generated/borabora-scenery.svg)

Where things lie comes from src/games/borabora/layout.json. What an edition can change (terrain, routes and their values, yields, fish) is not
drawn here. Every soft edge is made of strokes and gradients: no filter runs over the picture.
"""

import json
import math
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).parent
WEB = HERE.parent
sys.path.insert(0, str(HERE))
from patterns import FO  # noqa: E402

OUT = WEB / "src" / "generated" / "borabora-scenery.svg"
LAYOUT = json.loads((WEB / "src" / "games" / "borabora" / "layout.json").read_text(encoding="utf-8"))
X, Y, W, H = LAYOUT["sea"]
COASTS = [island["coast"] for island in LAYOUT["islands"].values()]
MIDDLE = X + W / 2, Y + H / 2

PLANTS = ("fo-palm", "fo-bush", "fo-rock")
KEPT = [(*region["fish"], 52) for region in LAYOUT["regions"].values()] + [(*route["sign"], 40) for route in LAYOUT["routes"].values()]
"""Spots with a radius where pieces lie."""
ISLANDS = ((459, 434, 196, 182), (459, 112, 186, 84), (459, 757, 190, 88), (128, 434, 100, 190), (790, 434, 100, 190))
"""Middle and half size of each island, so that nothing is drawn on them."""

INK = "#0E5C60"
FOAM = "#F4FBEF"


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def blob(cx: float, cy: float, rx: float, ry: float, seed: int, count: int = 14, rough: float = 0.1) -> str:
    """A closed wavy path round a middle."""
    luck = random.Random(seed)
    points = []
    for k in range(count):
        turn, far = 2 * math.pi * k / count, 1 + luck.uniform(-rough, rough)
        points.append((cx + rx * far * math.cos(turn), cy + ry * far * math.sin(turn)))
    path = f"M{num(points[0][0])} {num(points[0][1])}"
    for k in range(count):
        before, here, there, after = (points[(k + step - 1) % count] for step in range(4))
        handles = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6, there[0] - (after[0] - here[0]) / 6,
                   there[1] - (after[1] - here[1]) / 6, *there)  # fmt: skip
        path += "C" + " ".join(num(value) for value in handles)
    return path + "Z"


def free(x: float, y: float, room: float) -> bool:
    """Whether there is open water, with that much room."""
    on_land = any(((x - cx) / (rx + room)) ** 2 + ((y - cy) / (ry + room)) ** 2 < 1 for cx, cy, rx, ry in ISLANDS)
    return not on_land and all(math.hypot(x - kx, y - ky) > radius + room for kx, ky, radius in KEPT)


class Picture:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.luck = random.Random(5)

    def add(self, text: str) -> None:
        self.parts.append(text)

    def path(self, shape: str, fill: str = "none", **style: object) -> None:
        more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
        self.add(f'<path d="{shape}" fill="{fill}"{more}/>')

    def use(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        self.add(f'<use href="#{name}" x="{num(x - wide / 2)}" y="{num(y - high / 2)}" width="{num(wide)}" height="{num(high)}"/>')

    # The lagoon: deep at the edges, light in the middle and over the shoals

    def sea(self) -> None:
        box = f'x="{X}" y="{Y}" width="{W}" height="{H}"'
        self.add(f'<rect {box} fill="url(#deep)"/>')
        for k in range(16):
            x, y = self.luck.uniform(X, X + W), self.luck.uniform(Y, Y + H)
            rx, ry = self.luck.uniform(60, 150), self.luck.uniform(26, 60)
            self.path(blob(x, y, rx, ry, 60 + k, rough=0.18), "#DFF6E6" if k % 3 else "#2E8C95", opacity=".10")
        self.add(f'<rect {box} fill="url(#ripples)"/>')
        self.glitter()

    def glitter(self) -> None:
        """Short strokes of light on open water."""
        strokes = ""
        for _ in range(190):
            x, y, wide = self.luck.uniform(X + 8, X + W - 30), self.luck.uniform(Y + 8, Y + H - 8), self.luck.uniform(9, 24)
            if free(x, y, 8):
                strokes += f"M{num(x)} {num(y)}q{num(wide / 4)} -4 {num(wide / 2)} 0t{num(wide / 2)} 0"
        self.path(strokes, stroke=FOAM, stroke_width="2", stroke_linecap="round", opacity=".34")

    def reef(self) -> None:
        """Corals here and there, and the shadows of fish."""
        for _ in range(150):
            x, y, size = self.luck.uniform(X + 20, X + W - 20), self.luck.uniform(Y + 20, Y + H - 20), self.luck.uniform(8, 15)
            if free(x, y, 16):
                self.coral(x, y, size)
        for x, y, turn, size in (
            (250, 208, -24, 1.0),
            (276, 224, -24, 0.7),
            (682, 626, 160, 1.0),
            (700, 604, 160, 0.75),
            (222, 640, 30, 0.9),
            (690, 240, 200, 0.9),
        ):
            self.add(
                f'<g transform="translate({x} {y}) rotate({turn}) scale({size})" opacity=".34"><path d="M-20 0C-12-9 8-9 16 0L25-7C24-2 24 3 25 7L16 0C8 9-12 9-20 0Z" fill="#0F5560"/></g>'
            )

    def coral(self, x: float, y: float, size: float) -> None:
        tint = self.luck.choice(("#E9A58E", "#E6C08A", "#F0B8C0", "#86C2A6"))
        twigs = ""
        for _ in range(6):
            turn = self.luck.uniform(0, 2 * math.pi)
            dx, dy = size * math.cos(turn), size * math.sin(turn)
            twigs += f"M{num(x)} {num(y)}q{num(dx * 0.6 + 2)} {num(dy * 0.4)} {num(dx)} {num(dy)}"
        self.path(twigs, stroke=tint, stroke_width="3.2", stroke_linecap="round", opacity=".55")

    # The islands: shoals in steps, surf, wet and dry sand

    def shores(self) -> None:
        for coast in COASTS:
            for wide, tint, strength in ((96, "#8ED6CC", 0.22), (68, "#A5E0D2", 0.34), (46, "#C4ECDC", 0.5), (30, "#E2F6E6", 0.6)):
                self.path(coast, stroke=tint, stroke_width=wide, stroke_linejoin="round", opacity=strength)
        for coast in COASTS:
            self.path(coast, stroke=FOAM, stroke_width="21", stroke_linejoin="round", stroke_dasharray="46 9 25 7 60 12", opacity=".9")
            self.path(
                coast, "#0C3A40", stroke="#0C3A40", stroke_width="12", stroke_linejoin="round", opacity=".28", transform="translate(2 7)"
            )
            self.path(coast, "#D8B878", stroke="#C9A868", stroke_width="15", stroke_linejoin="round")
            self.path(coast, "#EDD7A0", stroke="#EDD7A0", stroke_width="11", stroke_linejoin="round")

    def rocks(self) -> None:
        for x, y, wide in ((222, 276, 44), (254, 286, 24), (704, 594, 42), (676, 604, 22), (222, 600, 30), (640, 640, 26), (300, 214, 20)):
            self.path(blob(x, y + wide * 0.22, wide * 0.62, wide * 0.24, int(x), rough=0.12), FOAM, opacity=".75")
            self.use("fo-rock", x, y, wide, wide * 0.63)

    def islet(self, x: float, y: float, wide: float, high: float, seed: int) -> None:
        """A bit of sand with a palm in a corner."""
        shape = blob(x, y, wide, high, seed, rough=0.08)
        for width, strength in ((40, 0.3), (22, 0.5)):
            self.path(shape, stroke="#C4ECDC", stroke_width=width, opacity=strength)
        self.path(shape, stroke=FOAM, stroke_width="11", stroke_dasharray="24 7 13 5", opacity=".9")
        self.path(shape, "#EDD7A0", stroke="#C9A868", stroke_width="2.4")

    def corners(self) -> None:
        self.islet(88, 806, 42, 18, 3)
        self.use("fo-palm", 80, 776, 46, 62)
        self.use("fo-bush", 110, 798, 30, 22)
        self.compass(826, 796)

    def compass(self, x: float, y: float) -> None:
        rose = f'<circle r="34" fill="{FOAM}" fill-opacity=".28" stroke="{INK}" stroke-width="1.8"/><circle r="28" fill="none" stroke="{INK}" stroke-width="1" stroke-dasharray="2 4"/>'
        for turn in range(0, 360, 45):
            far, half = (45, 6.5) if turn % 90 == 0 else (27, 4)
            rose += f'<g transform="rotate({turn})"><path d="M0 {-far}L{half} -8L0 0Z" fill="{INK}"/><path d="M0 {-far}L{-half} -8L0 0Z" fill="#CDEBE3" stroke="{INK}" stroke-width=".8"/></g>'
        self.add(f'<g transform="translate({x} {y})" opacity=".85">{rose}<circle r="4" fill="#E8A33D" stroke="{INK}"/></g>')

    def draw(self) -> str:
        self.sea()
        self.reef()
        self.shores()
        self.rocks()
        self.corners()
        plants = "".join(
            f'<symbol id="{name}" viewBox="{FO[name][0]}"><g stroke-linejoin="round" stroke-linecap="round">{FO[name][1]}</g></symbol>'
            for name in PLANTS
        )
        defs = (
            f'<radialGradient id="deep" gradientUnits="userSpaceOnUse" cx="{MIDDLE[0]}" cy="{MIDDLE[1]}" r="{num(W * 0.66)}">'
            '<stop offset="0" stop-color="#7ED0C8"/><stop offset=".55" stop-color="#5DBBB9"/><stop offset=".82" stop-color="#45A6AB"/><stop offset="1" stop-color="#338F99"/></radialGradient>'
            '<pattern id="ripples" width="150" height="96" patternUnits="userSpaceOnUse"><path d="M8 18c6-5 12-5 18 0s12 5 18 0M92 30c5-4 10-4 15 0s10 4 15 0M40 62c6-5 12-5 18 0s12 5 18 0M112 80c5-4 10-4 15 0s10 4 15 0" '
            'fill="none" stroke="#D6F2E6" stroke-width="2" stroke-linecap="round" opacity=".32"/></pattern>'
        )
        body = "".join(self.parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{X} {Y} {W} {H}"><defs>{defs}{plants}</defs>{body}</svg>\n'


def main() -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(Picture().draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
