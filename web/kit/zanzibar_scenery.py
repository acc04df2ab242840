"""Draws the scenery of Zanzibar: the sea with its islets, the island with its five provinces, palms and a compass.

Run: python3 web/kit/zanzibar_scenery.py   (writes src/generated/zanzibar-scenery.svg)

The shapes come from src/games/zanzibar/land.json, where places and names stand from layout.json beside it. What an edition can
change (villages, routes, spices) is not drawn here. Every shadow is a shifted copy: no filter runs over the picture.
"""

import itertools
import json
import pathlib
import random
import re
import sys

HERE = pathlib.Path(__file__).parent
WEB = HERE.parent
GAME = WEB / "src" / "games" / "zanzibar"
sys.path.insert(0, str(HERE))
from patterns import FO  # noqa: E402
from tokens import TERR  # noqa: E402

OUT = WEB / "src" / "generated" / "zanzibar-scenery.svg"
LAYOUT = json.loads((GAME / "layout.json").read_text(encoding="utf-8"))
LAND = json.loads((GAME / "land.json").read_text(encoding="utf-8"))
LEFT, TOP, WIDE, HIGH = LAYOUT["box"]

SHADES = {"north": "#5F8540", "east": "#B3902A", "south": "#A9505A", "west": "#6F5A99", "centre": "#B8661B"}
TEXTURES = {
    "north": '<path d="M7 20l3-9l3 9M10 11v11M29 36l3-9l3 9M32 27v11" fill="none"/>',
    "east": '<circle cx="9" cy="12" r="1.9" stroke="none"/><circle cx="30" cy="32" r="1.9" stroke="none"/>',
    "south": '<path d="M4 14q5-6 10 0t10 0M24 34q5-6 10 0" fill="none"/>',
    "west": '<path d="M6 18l10-10M26 38l10-10" fill="none"/>',
    "centre": '<path d="M10 6l4 4l-4 4l-4-4ZM31 27l4 4l-4 4l-4-4Z" fill="none"/>',
}
SAND, COAST, FOAM, DOTS, DEEP = "#FBEFD0", "#7D6136", "#E4F3E4", "#FFF8E6", "#2C6670"
PLANTS = {"fo-palm": 0.75, "fo-bush": 1.33, "fo-cluster-1": 1.5}
"""The plants that grow here, and their widths for their heights."""

Point = tuple[float, float]


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


# What must stay free


def outline(path: str) -> list[Point]:
    """The corners of a path of curves: their ends."""
    figures = [float(figure) for figure in re.findall(r"-?\d+\.?\d*", path)]
    points = list(zip(figures[0::2], figures[1::2], strict=True))
    return [points[0], *points[3::3]]


def along(path: str) -> list[Point]:
    """Points along a route: a curve of one or two handles, or several of them."""
    figures = [float(figure) for figure in re.findall(r"-?\d+\.?\d*", path)]
    points = list(zip(figures[0::2], figures[1::2], strict=True))
    found, at, rest = [points[0]], points[0], points[1:]
    for kind in re.findall("[QCL]", path):
        handles, rest = [at, *rest[: {"Q": 2, "C": 3, "L": 1}[kind]]], rest[{"Q": 2, "C": 3, "L": 1}[kind] :]
        for k in range(1, 25):
            row = handles
            while len(row) > 1:
                row = [(p[0] + (q[0] - p[0]) * k / 24, p[1] + (q[1] - p[1]) * k / 24) for p, q in itertools.pairwise(row)]
            found.append(row[0])
        at = handles[-1]
    return found


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


ISLAND = outline(LAND["coast"])
ROADS = [point for path in LAYOUT["routes"].values() for point in along(path)]
BORDERS = [point for path in LAND["borders"].values() for point in outline(path)]
NAME_WIDE, NAME_HIGH = 88, 24


def kept() -> list[tuple[float, float, float, float]]:
    """Boxes without plants: where merchants may stand, names, and the signs of the provinces. Left, top, right, bottom."""
    boxes = [(x - 50, y - 118, x + 50, y + 48) for x, y in LAYOUT["places"].values()]
    for x, y, anchor in LAYOUT["names"].values():
        left = x - NAME_WIDE * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        boxes.append((left - 4, y - NAME_HIGH, left + NAME_WIDE + 4, y + 8))
    for province in LAYOUT["provinces"].values():
        (x, y), (_, foot) = province["sign"], province["label"]
        boxes.append((x - 52, y - 32, x + 52, foot + 8))
    return boxes


class Picture:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.luck = random.Random(7)
        self.kept = kept()

    def add(self, text: str) -> None:
        self.parts.append(text)

    def use(self, name: str, **style: object) -> None:
        self.add(f'<use href="#{name}"{attributes(style)}/>')

    def path(self, shape: str, fill: str = "none", **style: object) -> None:
        self.add(f'<path d="{shape}" fill="{fill}"{attributes(style)}/>')

    def sea(self) -> None:
        box = f'x="{LEFT - 300}" y="{TOP - 300}" width="{WIDE + 600}" height="{HIGH + 600}"'
        self.add(f'<rect {box} fill="url(#sea)"/><rect {box} fill="url(#waves)"/>')
        for width, shine in ((96, 0.13), (62, 0.17), (32, 0.26)):
            self.use("coast", fill=FOAM, fill_opacity=shine, stroke=FOAM, stroke_opacity=shine, stroke_width=width, stroke_linejoin="round")
        for islet in LAND["islets"]:
            self.path(islet, FOAM, fill_opacity=0.4, stroke=FOAM, stroke_opacity=0.4, stroke_width=16, stroke_linejoin="round")
            self.path(islet, DEEP, opacity=0.35, transform="translate(1 4)")
            self.path(islet, "#E9D7A6", stroke="#FFF3D2", stroke_width=3)

    def island(self) -> None:
        for down, shine in ((12, 0.10), (8, 0.16), (4, 0.2)):
            self.use("coast", fill="#0F2A30", stroke="#0F2A30", stroke_width=15, opacity=shine, transform=f"translate(0 {down})")
        self.use("coast", fill=SAND, stroke=SAND, stroke_width=13, stroke_linejoin="round")
        for province, shape in LAND["provinces"].items():
            self.path(shape, TERR["zz"][province])
            self.path(shape, f"url(#tx-{province})")
        self.add('<g clip-path="url(#land)">')
        self.use("coast", fill="none", stroke="#6B4A1E", stroke_opacity=0.1, stroke_width=40)
        self.use("coast", fill="none", stroke="#6B4A1E", stroke_opacity=0.2, stroke_width=16)
        self.add("</g>")
        self.use("coast", fill="none", stroke=COAST, stroke_width=2.2)
        for border in LAND["borders"].values():
            self.path(border, stroke=SAND, stroke_width=6.5, stroke_linecap="round")
            self.path(border, stroke=COAST, stroke_opacity=0.75, stroke_width=1.6, stroke_dasharray="1 6", stroke_linecap="round")

    def plants(self) -> None:
        """Wherever nothing else stands: palms and bushes, the ones in front over those behind."""
        found: list[tuple[float, float, float, float, str]] = []
        for _ in range(6000):
            x, y = self.luck.uniform(140, 1160), self.luck.uniform(80, 950)
            name = self.luck.choice(("fo-palm", "fo-palm", "fo-bush", "fo-cluster-1"))
            high = self.luck.uniform(40, 54) if name == "fo-palm" else self.luck.uniform(17, 25)
            wide = high * PLANTS[name]
            if self.free(x - wide / 2, y - high, x + wide / 2, y) and all(
                abs(x - px) > (wide + pw) * 0.62 or abs(y - py) > (high + ph) * 0.5 for px, py, pw, ph, _ in found
            ):
                found.append((x, y, wide, high, name))
        for x, y, wide, high, name in sorted(found, key=lambda plant: plant[1]):
            self.add(
                f'<ellipse cx="{num(x)}" cy="{num(y - 1)}" rx="{num(wide * 0.42)}" ry="{num(wide * 0.11)}" fill="#2B1A0A" opacity=".2"/>'
            )
            self.add(f'<use href="#{name}" x="{num(x - wide / 2)}" y="{num(y - high)}" width="{num(wide)}" height="{num(high)}"/>')

    def free(self, left: float, top: float, right: float, bottom: float) -> bool:
        corners = [(left - 8, bottom + 8), (right + 8, bottom + 8), (left, bottom - 14), (right, bottom - 14)]
        if not all(inside(corner, ISLAND) for corner in corners):
            return False
        if any(left < k[2] and right > k[0] and top < k[3] and bottom > k[1] for k in self.kept):
            return False
        return not any(left - 9 < x < right + 9 and top + (bottom - top) * 0.3 < y < bottom + 9 for x, y in ROADS + BORDERS)

    def compass(self) -> None:
        x, y, r = LAYOUT["compass"]
        self.add(
            f'<g transform="translate({x} {y})" opacity=".92"><circle r="{num(r * 0.62)}" fill="none" stroke="{DOTS}" stroke-width="2"/>'
        )
        for k in range(8):
            far, side, near = (r, 7, 11) if k % 2 == 0 else (r * 0.6, 5, 9)
            self.add(f'<g transform="rotate({45 * k})"><path d="M0 {num(-far)}L{side} {-near}L0 0Z" fill="{DOTS}"/>')
            self.add(f'<path d="M0 {num(-far)}L{-side} {-near}L0 0Z" fill="{DEEP}"/></g>')
        self.add("</g>")

    def dhow(self, x: float, y: float, size: float) -> None:
        """A sail far out, for who looks closely."""
        hull, sail = "M-26 12C-10 18 14 18 27 9C25 19 17 24 7 25L-10 25C-19 24-24 19-26 12Z", "M-14 8C-6-10 2-24 14-34C18-18 19-4 17 8Z"
        self.add(f'<g transform="translate({num(x)} {num(y)}) scale({size})" opacity=".85">')
        self.path(hull, "#8A5730", stroke="#4A3323", stroke_width=2)
        self.path(sail, "#FFF6E2", stroke="#4A3323", stroke_width=2)
        self.path("M-9-2C0-4 10-5 18-4", stroke="#C26A32", stroke_width=3)
        self.path("M-38 30q7-6 14 0t14 0t14 0t14 0", stroke="#F4FBF6", stroke_opacity=0.6, stroke_width=2.4)
        self.add("</g>")

    def draw(self) -> str:
        self.sea()
        self.island()
        self.plants()
        self.compass()
        self.dhow(68, 150, 0.72)
        self.dhow(1210, 258, 0.62)
        self.dhow(92, 742, 0.6)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{LEFT} {TOP} {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        return f"{head}<defs>{defs()}</defs>{''.join(self.parts)}</svg>"


def attributes(style: dict[str, object]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())


def defs() -> str:
    plants = "".join(
        f'<symbol id="{id}" viewBox="{FO[id][0]}"><g stroke-linejoin="round" stroke-linecap="round">{FO[id][1]}</g></symbol>'
        for id in PLANTS
    )
    textures = "".join(
        f'<pattern id="tx-{province}" width="42" height="42" patternUnits="userSpaceOnUse"><g fill="{SHADES[province]}" '
        f'stroke="{SHADES[province]}" stroke-width="1.5" stroke-linecap="round" opacity=".26">{texture}</g></pattern>'
        for province, texture in TEXTURES.items()
    )
    return (
        f'<path id="coast" d="{LAND["coast"]}"/><clipPath id="land"><use href="#coast"/></clipPath>'
        '<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="640" cy="500" r="1020"><stop offset="0" stop-color="#9CCFC8"/>'
        '<stop offset=".62" stop-color="#6FB0B2"/><stop offset="1" stop-color="#4F8F9A"/></radialGradient>'
        '<pattern id="waves" width="84" height="46" patternUnits="userSpaceOnUse"><path '
        'd="M6 14q8-7 16 0t16 0M48 37q7-6 14 0t14 0" fill="none" stroke="#F4FBF6" stroke-opacity=".26" '
        'stroke-width="1.8" stroke-linecap="round"/></pattern>' + textures + re.sub(r"var\(--[a-z-]+,(#[0-9A-Fa-f]+)\)", r"\1", plants)
    )


def main() -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(Picture().draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
