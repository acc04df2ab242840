"""Draws the scenery of Mangrovia: sea, land, plants, roads, areas, rocks, the isles of the archipelago and the planks round the edge.

Run: python3 web/kit/mangrovia_scenery.py   (writes src/generated/mangrovia-scenery.svg)

Where things stand comes from src/games/mangrovia/layout.json; what an edition can change (landscapes, prices, statues' numbers) is not drawn
here. Plants are drawn once as symbols and used many times, and every rough edge is baked into the paths: no filter runs over the picture.
"""

import json
import math
import pathlib
import random
import re
import sys

HERE = pathlib.Path(__file__).parent
WEB = HERE.parent
sys.path.insert(0, str(HERE))
from patterns import FO  # noqa: E402

OUT = WEB / "src" / "generated" / "mangrovia-scenery.svg"
LAYOUT = json.loads((WEB / "src" / "games" / "mangrovia" / "layout.json").read_text(encoding="utf-8"))
COLUMNS, ROWS = LAYOUT["columns"], LAYOUT["rows"]
SEA_X, SEA_Y, SEA_W, SEA_H = LAYOUT["sea"]
RIM = LAYOUT["rim"]

Point = tuple[float, float]

MAINLAND: list[Point] = [
    (-40, -40), (1068, -40), (1070, 60), (1046, 112), (1050, 160), (1064, 206), (1062, 250), (1096, 266), (1150, 270), (1172, 306), (1164, 352),
    (1140, 378), (1146, 412), (1148, 456), (1128, 492), (1134, 530), (1132, 572), (1100, 602), (1056, 614), (1034, 650), (994, 678), (944, 672),
    (912, 680), (868, 688), (826, 680), (792, 694), (752, 704), (712, 690), (694, 716), (690, 770), (694, 812), (668, 836), (600, 840), (560, 832),
    (510, 838), (462, 840), (448, 872), (452, 912), (432, 932), (386, 930), (340, 936), (316, 922), (296, 938), (280, 990), (284, 1040), (-40, 1040),
]  # fmt: skip

STONE = [f"{column}{row}" for row in "123" for column in "DEF"]
POLE = [f"{column}{row}" for row in "456" for column in "ABC"]
GAPS = ["E2", "B5"]
PATHS = [(column, "1", column, "8" if column == "B" else "7") for column in "ABCD"] + [
    ("A", row, "H" if row == "2" else "G", row) for row in "1234"
]


# Shapes


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def smooth(points: list[Point], tension: float = 0.95) -> str:
    """A closed path through the points."""
    count = len(points)
    path = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k - 1) % count] for k in range(4))
        handles = [p1[0] + (p2[0] - p0[0]) * tension / 3, p1[1] + (p2[1] - p0[1]) * tension / 3,
                   p2[0] - (p3[0] - p1[0]) * tension / 3, p2[1] - (p3[1] - p1[1]) * tension / 3, *p2]  # fmt: skip
        path += "C" + " ".join(num(value) for value in handles)
    return path + "Z"


def blob_points(
    cx: float, cy: float, rx: float, ry: float, seed: int, count: int = 14, rough: float = 0.06, power: float = 2.2
) -> list[Point]:
    luck = random.Random(seed)
    found = []
    for k in range(count):
        turn = 2 * math.pi * k / count
        c, s = math.cos(turn), math.sin(turn)
        far = (abs(c) ** power + abs(s) ** power) ** (-1 / power) * (1 + luck.uniform(-rough, rough))
        found.append((cx + rx * far * c, cy + ry * far * s))
    return found


def blob(*args: float, **more: float) -> str:
    return smooth(blob_points(*args, **more))  # type: ignore[arg-type]


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def spot(name: str) -> Point:
    return COLUMNS[name[0]], ROWS[name[1]]


def around(names: list[str], pad_x: float, pad_y: float, seed: int) -> str:
    xs, ys = [spot(name)[0] for name in names], [spot(name)[1] for name in names]
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    half = (max(xs) - min(xs)) / 2 + pad_x, (max(ys) - min(ys)) / 2 + pad_y
    return blob(*middle, *half, seed, count=30, rough=0.012, power=14)


# Where things are

ISLET = blob_points(1338, 208, 150, 134, 21, 18, 0.045, 2.6)
POLE_ROCK = blob_points(*LAYOUT["pole"], 68, 42, 9, 13, 0.07)
ORACLE = blob_points(LAYOUT["oracle"]["x"], LAYOUT["oracle"]["y"], 80, 66, 5, 16, 0.05, 3.2)
ISLES = [
    blob_points(LAYOUT["sites"]["x"], LAYOUT["sites"]["top"] + k * LAYOUT["sites"]["step"], 150, 33.5, 40 + k, 26, 0.035, 3.4)
    for k in range(6)
]
SPACES = (
    [spot(f"{column}{row}") for row in "1234" for column in "ABCDEFG"]
    + [spot(f"{column}{row}") for row in "567" for column in "ABCD"]
    + [spot("H2"), spot("B8")]
)
ROUNDS = [(x, y) for x, y in LAYOUT["apart"].values()]
KEPT = (
    [(x, y, 56, 44) for x, y in SPACES]
    + [(x, y, 46, 46) for x, y in ROUNDS]
    + [(134, 122, 84, 72), (134, 704, 82, 152), (134, 898, 42, 42), (134, 370, 84, 190), (446, 116, 236, 70), (566, 899, 80, 50)]
)
"""Boxes without plants: middle, half width, half height."""


def free(x: float, y: float, room: float) -> bool:
    return all(abs(x - kx) > kw + room * 0.36 or abs(y - ky) > kh + room * 0.3 for kx, ky, kw, kh in KEPT)


class Picture:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.luck = random.Random(11)

    def add(self, text: str) -> None:
        self.parts.append(text)

    def path(self, shape: str, fill: str = "none", **style: object) -> None:
        more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
        self.add(f'<path d="{shape}" fill="{fill}"{more}/>')

    def use(self, name: str, x: float, y: float, w: float, h: float) -> None:
        self.add(f'<use href="#{name}" x="{num(x - w / 2)}" y="{num(y - h / 2)}" width="{num(w)}" height="{num(h)}"/>')

    def shadow(self, x: float, y: float, rx: float, ry: float) -> None:
        self.add(f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="#12291D" opacity=".26"/>')

    # Sea

    def sea(self) -> None:
        box = f'x="{SEA_X}" y="{SEA_Y}" width="{SEA_W}" height="{SEA_H}"'
        self.add(f'<rect {box} fill="url(#sea)"/>')
        for x, y, rx, ry, seed in (
            (1190, 690, 150, 120, 1),
            (900, 860, 210, 70, 2),
            (1130, 180, 70, 120, 3),
            (1460, 400, 90, 40, 4),
            (700, 900, 120, 50, 5),
        ):
            self.path(blob(x, y, rx, ry, seed, count=12, rough=0.16), "#BFE6DC", opacity=".13")
            self.path(blob(x, y, rx * 0.6, ry * 0.6, seed + 9, count=10, rough=0.2), "#D9F3E6", opacity=".12")
        self.add(f'<rect {box} fill="url(#waves)"/>')
        for x, y, r in (
            (1188, 640, 16),
            (1142, 742, 20),
            (1100, 806, 13),
            (1220, 942, 18),
            (760, 892, 18),
            (706, 862, 12),
            (1128, 150, 14),
            (1150, 236, 11),
        ):
            self.coral(x, y, r)
        self.fish(1110, 888, 1)
        self.fish(1156, 858, 0.7)
        self.fish(1164, 372, 0.8)

    def coral(self, x: float, y: float, r: float) -> None:
        tint = self.luck.choice(("#E39B86", "#D9B178", "#86C2A6"))
        twigs = "".join(
            f"M{num(x)} {num(y)}Q{num(x + r * 0.7 * math.cos(a) + 3)} {num(y + r * 0.7 * math.sin(a))} {num(x + r * math.cos(a))} {num(y + r * math.sin(a))}"
            for a in (self.luck.uniform(0, 6.28) for _ in range(7))
        )
        self.path(twigs, stroke=tint, stroke_width=3, stroke_linecap="round", opacity=".38")

    def fish(self, x: float, y: float, k: float) -> None:
        self.add(
            f'<g transform="translate({num(x)} {num(y)}) scale({k})" opacity=".5"><path d="M-20 0C-12-11 8-11 16 0L25-7C24-2 24 3 25 7L16 0C8 11-12 11-20 0Z" fill="#1F5560"/>'
            '<path d="M-6-6C-3-2-3 2-6 6" fill="none" stroke="#8CC9C4" stroke-width="2"/></g>'
        )

    # Land

    def land(self) -> None:
        for shore in (MAINLAND, ISLET):
            shape = smooth(shore, 0.9)
            self.path(shape, stroke="#E6F6EC", stroke_opacity=".16", stroke_width=64, stroke_linejoin="round")
            self.path(shape, stroke="#E6F6EC", stroke_opacity=".24", stroke_width=40, stroke_linejoin="round")
            self.path(shape, stroke="#F6FBEF", stroke_opacity=".8", stroke_width=19, stroke_linejoin="round", stroke_dasharray="58 12 34 9")
            self.path(shape, "#EBD9A6", stroke="#EBD9A6", stroke_width=14, stroke_linejoin="round")
            self.path(shape, "url(#land)", stroke="#C9B778", stroke_width=3)
            self.path(shape, "url(#grass)")
        for x, y, rx, ry, seed in (
            (840, 110, 230, 60, 31),
            (180, 420, 130, 220, 32),
            (1000, 560, 120, 70, 33),
            (300, 890, 90, 50, 34),
            (720, 610, 70, 90, 35),
            (1330, 210, 90, 70, 36),
        ):
            self.path(blob(x, y, rx, ry, seed, count=14, rough=0.14), "#33552F", opacity=".16")

    def roads(self) -> None:
        for first, row, last, end in PATHS:
            x1, y1 = (COLUMNS[first], 150) if first == last else (150, ROWS[row])
            line = f"M{x1} {y1}L{COLUMNS[last]} {ROWS[end]}"
            self.path(line, stroke="#8C7A45", stroke_width=30, stroke_linecap="round", opacity=".45")
            self.path(line, stroke="#DCC894", stroke_width=25, stroke_linecap="round")
            self.path(line, stroke="#A98F55", stroke_opacity=".75", stroke_width=5, stroke_linecap="round", stroke_dasharray="1 13")

    def areas(self) -> None:
        for names, fill, texture, line, seed in ((STONE, "rock", "cobbles", "#5F594F", 3), (POLE, "plank", "boards", "#6E4C26", 4)):
            shape = around(names, 59, 47, seed)
            self.path(shape, "#12291D", opacity=".3", transform="translate(2 6)")
            self.path(shape, f"url(#{fill})", stroke=line, stroke_width=3)
            self.path(shape, f"url(#{texture})")
            self.path(shape, stroke="#F0E7D2", stroke_opacity=".8", stroke_width=2, stroke_dasharray="9 8")
        x, y = spot(GAPS[0])
        rays = " ".join(
            f"{num(x + (40 if k % 2 == 0 else 18) * math.cos(math.pi * k / 8 - math.pi / 2))},{num(y - 9 + (31 if k % 2 == 0 else 14) * math.sin(math.pi * k / 8 - math.pi / 2))}"
            for k in range(16)
        )
        self.add(f'<polygon points="{rays}" fill="#3C372F" opacity=".3" transform="translate(1.5 4)"/>')
        self.add(f'<polygon points="{rays}" fill="#D5CEBF" stroke="#5F594F" stroke-width="2.2" stroke-linejoin="round"/>')
        self.add(f'<circle cx="{x}" cy="{y - 9}" r="8.5" fill="#8D867A" stroke="#5F594F" stroke-width="1.6"/>')
        x, y = spot(GAPS[1])
        self.shadow(x + 2, y + 17, 26, 6)
        self.add(
            f'<g transform="translate({x} {y - 11}) scale(.9)" stroke="#4B3115" stroke-width="2" stroke-linejoin="round"><rect x="-15" y="-30" width="30" height="58" rx="8" fill="#8A5A2B"/>'
            '<path d="M3-30H7Q15-30 15-22V20Q15 28 7 28H3Q9 0 3-30Z" fill="#6B431F" stroke="none"/><path d="M-27-20L-15-27V-9ZM27-20L15-27V-9Z" fill="#C8742E"/>'
            '<circle cx="-6" cy="-16" r="3.8" fill="#F4E3BC"/><circle cx="6" cy="-16" r="3.8" fill="#F4E3BC"/><path d="M-8-6Q0 2 8-6" fill="none"/><path d="M-15 4H15"/>'
            '<circle cx="-6" cy="12" r="3.2" fill="#1F9AA0"/><circle cx="6" cy="12" r="3.2" fill="#1F9AA0"/><path d="M-8 21H8"/></g>'
        )

    def rocks(self) -> None:
        self.path(smooth(POLE_ROCK), stroke="#E6F6EC", stroke_opacity=".34", stroke_width=26, stroke_linejoin="round")
        for shape in (smooth(POLE_ROCK), smooth(ORACLE)):
            self.path(shape, "#12291D", opacity=".32", transform="translate(2 7)")
            self.path(shape, "url(#rock)", stroke="#5F594F", stroke_width=3)
            self.path(shape, "url(#cobbles)", opacity=".8")

    # Plants

    def jungle(self) -> None:
        """Thick in the north, where nothing is built, and scattered wherever there is room."""
        plants: list[tuple[float, str, float, float, float]] = []
        kinds = (
            ("fo-palm", 0.75),
            ("fo-cluster-1", 1.5),
            ("fo-cluster-2", 1.5),
            ("fo-bush", 1.33),
            ("fo-fern", 1.0),
            ("fo-mangrove", 0.95),
        )
        for _ in range(9000):
            x, y = self.luck.uniform(60, 1180), self.luck.uniform(58, 944)
            name, ratio = self.luck.choice(kinds)
            high = self.luck.uniform(26, 50) * (1.6 if name in ("fo-palm", "fo-mangrove") else 1)
            wide = high * ratio
            foot = (x, y + high * 0.45)
            if (
                not inside(foot, MAINLAND)
                or not inside((x + wide / 2, foot[1]), MAINLAND)
                or not free(x, y, max(wide, high))
                or y - high / 2 < 52
            ):
                continue
            if any(abs(x - px) < (wide + pw) * 0.3 and abs(y - py) < (high + ph) * 0.17 for py, _, px, pw, ph in plants):
                continue
            plants.append((y, name, x, wide, high))
        for x, y, name, high in ((1334, 104, "fo-palm", 58), (1222, 218, "fo-bush", 34), (1462, 192, "fo-palm", 64), (1346, 324, "fo-cluster-2", 40), (1338, 208, "fo-fern", 36),
                                 (1206, 178, "fo-palm", 54), (1456, 308, "fo-bush", 30), (1310, 320, "fo-fern", 30), (1468, 130, "fo-bush", 28)):  # fmt: skip
            plants.append((y, name, x, high * dict(kinds)[name], high))
        for y, name, x, wide, high in sorted(plants):
            self.shadow(x + wide * 0.06, y + high * 0.46, wide * 0.36, high * 0.08)
            self.use(name, x, y, wide, high)
        for x, y, w in ((1122, 92, 46), (1140, 690, 40), (738, 918, 44), (1160, 918, 30), (1096, 116, 26), (694, 850, 28), (1186, 352, 24)):
            self.shadow(x, y + w * 0.26, w * 0.5, 5)
            self.use("fo-rock", x, y, w, w * 0.63)

    # Archipelago

    def archipelago(self) -> None:
        west, east, top = LAYOUT["boat"]["west"], LAYOUT["boat"]["east"], LAYOUT["sites"]["top"]
        x, y, south, bottom = LAYOUT["boat"]["x"], LAYOUT["boat"]["y"], LAYOUT["boat"]["south"], top + 5 * LAYOUT["sites"]["step"]
        route = (
            f"M{x} {y}C{x - 90} {y - 8} {west} {y - 2} {west} {top}L{west} {bottom}C{west} {south + 12} {west + 60} {south} {x} {south}"
            f"C{east - 60} {south} {east} {south + 12} {east} {bottom}L{east} {top}C{east} {y - 2} {x + 90} {y - 8} {x} {y}Z"
        )
        for isle in ISLES:
            self.path(smooth(isle), stroke="#E6F6EC", stroke_opacity=".3", stroke_width=22, stroke_linejoin="round")
        self.path(route, stroke="#F2FBF4", stroke_opacity=".8", stroke_width=3.4, stroke_dasharray="2 11", stroke_linecap="round")
        for isle in ISLES:
            shape = smooth(isle)
            self.path(shape, "#0F3336", opacity=".28", transform="translate(1.5 5)")
            self.path(shape, "#EBD9A6", stroke="#C9B778", stroke_width=2.4)
            self.path(shape, "url(#dots)")
        for k in range(6):
            at = top + k * LAYOUT["sites"]["step"]
            for left in (LAYOUT["landings"]["west"] - 76, LAYOUT["landings"]["east"] + 44):
                self.add(f'<g stroke="#6E4C26" stroke-width="1.5"><rect x="{left}" y="{at - 9}" width="32" height="18" fill="#C9A271"/>')
                self.add(f'<path d="M{left + 8} {at - 9}v18M{left + 16} {at - 9}v18M{left + 24} {at - 9}v18" fill="none"/></g>')
            self.add(f'<circle cx="{LAYOUT["sites"]["x"]}" cy="{at}" r="30" fill="url(#rock)" stroke="#5F594F" stroke-width="2.4"/>')
            self.add(
                f'<circle cx="{LAYOUT["sites"]["x"]}" cy="{at}" r="22" fill="#4C473F" fill-opacity=".35" stroke="#E9E3D6" stroke-opacity=".8" stroke-width="1.4" stroke-dasharray="3 4"/>'
            )
        self.add(
            f'<ellipse cx="{x}" cy="{y}" rx="40" ry="18" fill="#1D5A5E" fill-opacity=".35" stroke="#F2FBF4" stroke-width="2.2" stroke-dasharray="5 6"/>'
        )
        for x, y, size in ((1210, 534, 30), (1478, 606, 30), (1212, 682, 28), (1480, 758, 30), (1214, 830, 28)):
            self.use("fo-fern", x, y, size * 0.8, size * 0.8)

    # The edge

    def edge(self) -> None:
        x0, y0, x1, y1 = SEA_X - RIM, SEA_Y - RIM, SEA_X + SEA_W + RIM, SEA_Y + SEA_H + RIM
        self.path(
            f"M{x0} {y0}H{x1}V{y1}H{x0}ZM{SEA_X} {SEA_Y}V{SEA_Y + SEA_H}H{SEA_X + SEA_W}V{SEA_Y}Z", "url(#plank)", fill_rule="evenodd"
        )
        grain = ""
        for _ in range(150):
            if self.luck.random() < 0.62:
                x, y = (
                    self.luck.uniform(x0, x1 - 50),
                    self.luck.choice((y0 + self.luck.uniform(4, RIM - 4), y1 - self.luck.uniform(4, RIM - 4))),
                )
                grain += f"M{num(x)} {num(y)}q{num(self.luck.uniform(10, 26))} {num(self.luck.uniform(-2, 2))} {num(self.luck.uniform(28, 56))} 0"
            else:
                x, y = (
                    self.luck.choice((x0 + self.luck.uniform(4, RIM - 4), x1 - self.luck.uniform(4, RIM - 4))),
                    self.luck.uniform(y0, y1 - 50),
                )
                grain += f"M{num(x)} {num(y)}q{num(self.luck.uniform(-2, 2))} {num(self.luck.uniform(10, 26))} 0 {num(self.luck.uniform(28, 56))}"
        self.path(grain, stroke="#7A5528", stroke_opacity=".35", stroke_width=1.3, stroke_linecap="round")
        self.add(
            f'<rect x="{SEA_X}" y="{SEA_Y}" width="{SEA_W}" height="{SEA_H}" rx="8" fill="none" stroke="#12291D" stroke-opacity=".3" stroke-width="10"/>'
        )
        self.add(f'<rect x="{SEA_X}" y="{SEA_Y}" width="{SEA_W}" height="{SEA_H}" rx="8" fill="none" stroke="#6E4C26" stroke-width="3"/>')
        self.add(f'<rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}" rx="14" fill="none" stroke="#6E4C26" stroke-width="3"/>')

    def draw(self) -> str:
        self.add('<g clip-path="url(#inner)">')
        for layer in (self.sea, self.land, self.roads, self.areas, self.rocks, self.archipelago, self.jungle):
            layer()
        self.add("</g>")
        self.edge()
        left, top, wide, high = LAYOUT["box"]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" width="{wide}" height="{high}">'
        return head + f"<defs>{DEFS}</defs>{plants()}" + "".join(self.parts) + "</svg>"


def plants() -> str:
    """The plants of the kit, in the colours of day."""
    text = "".join(
        f'<symbol id="{id}" viewBox="{box}"><g stroke-linejoin="round" stroke-linecap="round">{body}</g></symbol>'
        for id, (box, body) in FO.items()
        if id in USED
    )
    return re.sub(r"var\(--[a-z-]+,(#[0-9A-Fa-f]+)\)", r"\1", text)


USED = ("fo-palm", "fo-cluster-1", "fo-cluster-2", "fo-bush", "fo-fern", "fo-mangrove", "fo-rock")


def fade(id: str, *stops: tuple[float, str], x2: float = 0, y2: float = 1) -> str:
    inner = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="{x2}" y2="{y2}">{inner}</linearGradient>'


DEFS = (
    '<radialGradient id="sea" cx=".72" cy=".55" r=".8"><stop offset="0" stop-color="#7FB9B2"/><stop offset=".55" stop-color="#4E938F"/><stop offset="1" stop-color="#2F6E6E"/></radialGradient>'
    + fade("land", (0, "#55794A"), (0.55, "#6E8E56"), (1, "#8FA565"), x2=1)
    + fade("rock", (0, "#BDB6A8"), (1, "#8B8478"))
    + fade("plank", (0, "#CBA573"), (1, "#A77D4C"))
    + '<pattern id="waves" width="64" height="34" patternUnits="userSpaceOnUse"><path d="M4 10q8-6 16 0t16 0M36 27q8-6 16 0t16 0" fill="none" stroke="#E6F6EC" stroke-opacity=".2"'
    + ' stroke-width="2" stroke-linecap="round"/></pattern>'
    + '<pattern id="grass" width="92" height="80" patternUnits="userSpaceOnUse"><path d="M8 14q5-9 10 0M28 33q5-9 10 0M50 20l2-7M53 20v-8M56 20l-2-7M70 52q5-9 10 0M12 60l2-7M15 60v-8M18 60l-2-7M44 70q4-7 8 0"'
    + ' fill="none" stroke="#1F4528" stroke-opacity=".24" stroke-width="2" stroke-linecap="round"/></pattern>'
    + '<pattern id="boards" width="96" height="25" patternUnits="userSpaceOnUse"><path d="M0 12.5H96M0 25H96M30 0V12.5M78 12.5V25M8 6q9-2 16 0M44 19q10 2 20 0" fill="none" stroke="#5B3D1A" stroke-opacity=".26" stroke-width="1.3"/></pattern>'
    + '<pattern id="cobbles" width="64" height="52" patternUnits="userSpaceOnUse"><path d="M6 10q8-6 16 0M34 18q10-5 18 2M14 34q9-6 18 0M44 42q7-5 14 0M2 46q5-3 9 0" fill="none" stroke="#4C463D" stroke-opacity=".25" stroke-width="1.8"'
    + ' stroke-linecap="round"/><path d="M24 24h3M56 8h3M40 30h2" stroke="#F4EEE0" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/></pattern>'
    + '<pattern id="dots" width="30" height="26" patternUnits="userSpaceOnUse"><g fill="#A98F55" fill-opacity=".5"><circle cx="5" cy="6" r="1.3"/><circle cx="19" cy="12" r="1"/><circle cx="11" cy="21" r="1.2"/></g></pattern>'
    + f'<clipPath id="inner"><rect x="{SEA_X}" y="{SEA_Y}" width="{SEA_W}" height="{SEA_H}" rx="8"/></clipPath>'
)  # fmt: skip


def main() -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(Picture().draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
