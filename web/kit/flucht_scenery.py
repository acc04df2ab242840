"""Draws the scenery of Flucht aus Mangrovia: land, trail, water, temple, bridge, jetties and plants; nothing that an edition can change.

Run: python3 web/kit/flucht_scenery.py   (writes src/generated/flucht-scenery.svg)

The trail follows the squares of src/games/flucht/layout.json. Plants are drawn once as symbols and used many times, and every rough edge is
baked into the paths: no filter runs over the picture, so it can be zoomed and dragged.
"""

import json
import math
import pathlib
import random

WEB = pathlib.Path(__file__).parent.parent
OUT = WEB / "src" / "generated" / "flucht-scenery.svg"
LAYOUT = json.loads((WEB / "src" / "games" / "flucht" / "layout.json").read_text(encoding="utf-8"))
W, H = LAYOUT["size"]
TRAIL = 86
NIGHT = "#1E2B2E"

Point = tuple[float, float]


# Shapes


def num(value: float) -> str:
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def smooth(points: list[Point], closed: bool = True) -> str:
    """A path through the points."""
    count = len(points)
    path = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if closed else count - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k - 1) % count] for k in range(4))
        else:
            p0, p1, p2, p3 = (points[min(max(i + k - 1, 0), count - 1)] for k in range(4))
        handles = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6, p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6, *p2]
        path += "C" + " ".join(num(value) for value in handles)
    return path + ("Z" if closed else "")


def blob(r: float, count: int, jitter: float, seed: float) -> str:
    luck = random.Random(seed)
    turns = [2 * math.pi * k / count for k in range(count)]
    return smooth([(math.cos(a) * r * (1 + luck.uniform(-jitter, jitter)), math.sin(a) * r * (1 + luck.uniform(-jitter, jitter))) for a in turns])


def spline(points: list[Point], per: int) -> list[Point]:
    """Many points on the curve through a few."""
    ends = [points[0], *points, points[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(per):
            t = k / per
            x, y = (0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d, strict=True))  # fmt: skip
            found.append((x, y))
    return [*found, points[-1]]


def band(line: list[Point], widths: list[float], wobble: float = 0, seed: float = 1) -> list[Point]:
    """The outline of a stroke of changing width along a line, a little off as if cut by hand."""
    luck = random.Random(seed)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        one, other = (widths[i] / 2 + luck.uniform(-wobble, wobble) for _ in range(2))
        left.append((x + nx * one, y + ny * one))
        right.append((x - nx * other, y - ny * other))
    return left + right[::-1]


def river_of(knots: list[tuple[float, float, float]], wobble: float = 0) -> list[Point]:
    line = spline([(x, y) for x, y, _ in knots], 6)
    widths = [w for w, _ in spline([(w, 0) for _, _, w in knots], 6)]
    return band(line, widths, wobble)


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


# Where things are

SQUARES = [(x, y) for x, y, _ in LAYOUT["squares"]]
START, FINISH, TRAY, PILES = LAYOUT["start"], LAYOUT["finish"], LAYOUT["tray"], LAYOUT["piles"]
EAST, WEST = (tuple(anchor) for anchor in LAYOUT["bridge"])
CROSSING = [k for k, (x, y) in enumerate(SQUARES) if WEST[0] < x < EAST[0] and abs(y - EAST[1]) < 30]
UP = spline([(START["x"] + 50, START["y"] + 24), *SQUARES[: CROSSING[0]], (EAST[0] - 16, EAST[1] - 2)], 4)
DOWN = spline([(WEST[0] + 16, WEST[1]), *SQUARES[CROSSING[-1] + 1 : -1], (FINISH["x"] - 74, FINISH["y"])], 4)
DECK = [EAST, *(SQUARES[k] for k in CROSSING), WEST]
WAY = UP + DECK + DOWN

POOL = [(770, 196), (800, 150), (850, 128), (884, 122), (930, 128), (980, 156), (1004, 204), (990, 250), (944, 282), (884, 296), (824, 284), (784, 250)]
BAY = [(-60, -60), (400, -60), (340, 20), (262, 54), (222, 108), (196, 150), (206, 214), (150, 268), (84, 280), (30, 330), (-60, 350)]
MOUTH = [(1660, 640), (1560, 690), (1480, 742), (1420, 790), (1392, 848), (1398, 906), (1360, 950), (1270, 985), (1200, 1060), (1660, 1060)]
RIVER = river_of([(884, 262, 112), (872, 330, 92), (880, 400, 150), (896, 470, 215), (908, 540, 190), (940, 606, 128), (1030, 650, 104), (1150, 652, 100),
                  (1270, 628, 104), (1390, 620, 116), (1500, 652, 150), (1640, 690, 210)])  # fmt: skip
GORGE = river_of([(874, 318, 88), (876, 360, 150), (884, 412, 232), (896, 470, 296), (908, 536, 268), (934, 588, 190), (984, 630, 104)], 5)
CLIFF = [(690, -50), (724, 40), (762, 92), (806, 128), (850, 122), (884, 118), (922, 122), (970, 132), (1016, 92), (1050, 34), (1090, -50)]
TEMPLE = (304, 588, 372, 272)
WATERS = [[*spline([*shore, *shore[:1]], 8)] for shore in (POOL, BAY, MOUTH)] + [RIVER, GORGE]
KEPT = [
    (TRAY["x"], TRAY["y"], TRAY["w"] / 2 + 8, TRAY["h"] / 2 + 10), (394, 232, 92, 66),
    (304, 654, 178, 70), (304, 564, 130, 60), (304, 490, 60, 50),
    (52, 238, 60, 40), (1512, 778, 66, 36), (*LAYOUT["signs"]["start"], 66, 42), (*LAYOUT["signs"]["finish"], 74, 44),
    (START["x"], START["y"], 100, 80), (FINISH["x"], FINISH["y"], 110, 90), (884, 60, 190, 100),
]  # fmt: skip
"""Boxes without plants: middle, half width, half height."""


# Plants: symbols of radius 50, and where they stand


def tree(variant: int, seed: int) -> str:
    luck = random.Random(seed)
    dark, mid, light = [("#274B3C", "#33614A", "#4E8055"), ("#2C5140", "#3D6B49", "#62904F"), ("#2B4450", "#365F5C", "#4F7F6A")][variant]
    body = f'<ellipse cx="5" cy="21" rx="51" ry="40" fill="{NIGHT}" opacity=".3"/><path d="{blob(50, 11, 0.1, luck.random())}" fill="{dark}"/>'
    for count, colour, low, high, reach, turn in ((6, mid, 17, 25, 24, (0, 6.28)), (6, light, 7, 13, 25, (2.6, 5.6))):
        for _ in range(count):
            a, q = luck.uniform(*turn), luck.uniform(5, reach)
            at = f"{math.cos(a) * q:.0f} {math.sin(a) * q - 7:.0f}"
            body += f'<path transform="translate({at})" d="{blob(luck.uniform(low, high), 8, 0.12, luck.random())}" fill="{colour}" opacity=".88"/>'
    return body


def palm(variant: int, seed: int) -> str:
    luck = random.Random(seed)
    body = f'<ellipse cx="6" cy="25" rx="40" ry="22" fill="{NIGHT}" opacity=".26"/>'
    turn = luck.uniform(0, 40)
    for i in range(8):
        colour = ["#4F8A4E", "#5F9650", "#3C7350"][(i + variant) % 3]
        leaf = "M0 0C17-16 40-14 54 7C35 1 17 5 0 0Z"
        body += f'<path transform="rotate({turn + i * 45 + luck.uniform(-9, 9):.0f})" d="{leaf}" fill="{colour}"/>'
        body += f'<path transform="rotate({turn + i * 45 + luck.uniform(-4, 4):.0f})" d="M4-1Q26-9 46 1" fill="none" stroke="#2F5F42" stroke-width="2" opacity=".5"/>'
    return body + '<circle r="6.5" fill="#6B4F2F"/><circle cx="-5" cy="5" r="4" fill="#8A6238"/><circle cx="5" cy="4" r="4" fill="#7A5530"/>'


def bush(variant: int, seed: int) -> str:
    luck = random.Random(seed)
    colour = ["#3C6A48", "#4B7A4C", "#2F5A4A"][variant]
    body = f'<ellipse cx="5" cy="25" rx="50" ry="25" fill="{NIGHT}" opacity=".24"/><path d="{blob(50, 8, 0.13, luck.random())}" fill="{colour}"/>'
    body += f'<path transform="translate(-10 -12)" d="{blob(25, 7, 0.15, luck.random())}" fill="#7FA35B" opacity=".55"/>'
    if variant == 1:
        for petal in ("#F2B8A0", "#F6D77C", "#E9DDF2"):
            body += f'<circle cx="{luck.uniform(-25, 25):.0f}" cy="{luck.uniform(-25, 15):.0f}" r="7" fill="{petal}"/>'
    return body


def fern(variant: int, seed: int) -> str:
    colour = ["#3A6645", "#5B8A4D", "#2F5A4A"][variant]
    body = f'<g fill="none" stroke="{colour}" stroke-width="11" stroke-linecap="round">'
    for a in (-70, -40, -10, 20, 50, 75):
        x, y = math.sin(math.radians(a)) * 50, -math.cos(math.radians(a)) * 50
        body += f'<path d="M0 0Q{x * 0.3:.0f} {y * 0.9:.0f} {x:.0f} {y * 0.8:.0f}"/>'
    return body + "</g>"


def rock(variant: int, seed: int) -> str:
    body = f'<ellipse cx="8" cy="30" rx="50" ry="20" fill="{NIGHT}" opacity=".28"/><path d="{blob(50, 6, 0.12, seed)}" fill="#8F857B"/>'
    return body + f'<path transform="translate(-10 -12)" d="{blob(25, 6, 0.12, seed + 1)}" fill="#B3A89B"/>'


def mangrove(variant: int, seed: int) -> str:
    luck = random.Random(seed)
    body = '<g fill="none" stroke="#4E3A2C" stroke-width="6" stroke-linecap="round">'
    for dx in (-45, -25, -8, 12, 30, 48):
        body += f'<path d="M0 10Q{dx * 0.8:.0f} 15 {dx} 52"/>'
    body += f'</g><path transform="translate(0 -12)" d="{blob(50, 10, 0.12, luck.random())}" fill="#2F5F4C"/>'
    for _ in range(5):
        a, q = luck.uniform(2.4, 6), luck.uniform(5, 24)
        body += f'<circle cx="{math.cos(a) * q:.0f}" cy="{math.sin(a) * q - 15:.0f}" r="{luck.uniform(9, 17):.0f}" fill="#4E8560" opacity=".8"/>'
    return body


def lily(variant: int, seed: int) -> str:
    leaf = "M0 0L50-15A52 52 0 1 0 50 15Z"
    body = f'<path d="{leaf}" transform="translate(5 9)" fill="#173646" opacity=".4"/><path d="{leaf}" fill="#6FA067"/>'
    if variant == 0:
        body += '<g fill="#F4C9D6"><circle cx="-14" r="14"/><circle cx="5" cy="-14" r="14"/><circle cx="5" cy="14" r="14"/></g><circle cx="-2" r="8" fill="#F6E27A"/>'
    return body


PLANTS = {"tree": tree, "palm": palm, "bush": bush, "fern": fern, "rock": rock, "mangrove": mangrove, "lily": lily}
SHAPES = 2
"""How many shapes a plant has in each of its three colours."""

Plant = tuple[str, float, float, float]


class Garden:
    def __init__(self) -> None:
        self.luck = random.Random(11)
        self.plants: list[Plant] = []

    def room(self, x: float, y: float, r: float, spacing: float) -> bool:
        return all(math.dist((x, y), (px, py)) > (r + pr) * spacing for _, px, py, pr in self.plants)

    def off_the_way(self, x: float, y: float, r: float, gap: float) -> bool:
        boxes = all(abs(x - bx) >= bw + r * 0.8 or abs(y - by) >= bh + r * 0.8 for bx, by, bw, bh in KEPT)
        return boxes and all(math.dist((x, y), q) >= r + gap for q in WAY)

    def dry(self, x: float, y: float, r: float) -> bool:
        return not any(inside((x, y), water) or min(math.dist((x, y), q) for q in water) < r * 0.85 for water in WATERS)

    def scatter(self, kind: str, count: int, low: float, high: float, spacing: float) -> None:
        placed = 0
        for _ in range(6000):
            r, x, y = self.luck.uniform(low, high), self.luck.uniform(-10, W + 10), self.luck.uniform(-10, H + 10)
            if placed < count and self.off_the_way(x, y, r, 47) and self.room(x, y, r, spacing) and self.dry(x, y, r):
                self.plants.append((kind, x, y, r))
                placed += 1

    def shore(self, water: list[Point], count: int) -> None:
        placed = 0
        for x, y in sorted(water, key=lambda _: self.luck.random()):
            r = self.luck.uniform(16, 24)
            seen = 20 < x < W - 20 and 30 < y < H - 20 and not (660 < x < 1140 and 380 < y < 600)
            if placed < count and seen and self.off_the_way(x, y, r, 44) and self.room(x, y, r, 0.8):
                self.plants.append(("mangrove", x, y, r))
                placed += 1

    def afloat(self, water: list[Point], count: int) -> None:
        placed = 0
        for _ in range(4000):
            x, y, r = self.luck.uniform(0, W), self.luck.uniform(0, H), self.luck.uniform(8, 13)
            middle = inside((x, y), water) and min(math.dist((x, y), q) for q in water) > r + 6 and not (700 < x < 1090 and 400 < y < 560)
            if placed < count and middle and self.off_the_way(x, y, r, 48) and self.room(x, y, r, 1.1):
                self.plants.append(("lily", x, y, r))
                placed += 1


def grow() -> list[Plant]:
    garden = Garden()
    for kind, count, low, high, spacing in (("tree", 36, 40, 58, 0.84), ("palm", 26, 26, 36, 0.9), ("bush", 120, 11, 24, 0.86),
                                            ("fern", 130, 8, 13, 0.95), ("rock", 22, 7, 13, 1.0)):  # fmt: skip
        garden.scatter(kind, count, low, high, spacing)
    for water, mangroves, lilies in zip(WATERS, (0, 7, 8, 9), (5, 5, 6, 9), strict=False):
        garden.shore(water, mangroves)
        garden.afloat(water, lilies)
    garden.plants.append(("mangrove", 1480, 722, 27))
    return sorted(garden.plants, key=lambda plant: plant[2] + plant[3])


# The picture


class Picture:
    def __init__(self) -> None:
        self.parts: list[str] = []

    def put(self, part: str) -> None:
        self.parts.append(part)

    def path(self, d: str, fill: str = "none", **more: object) -> None:
        self.put(f'<path d="{d}" fill="{fill}"' + "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items()) + "/>")

    def draw(self) -> str:
        self.ground()
        self.trail()
        self.water()
        self.waterfall()
        used = self.plants(grow())
        self.temple()
        self.bridge()
        self.jetty(START)
        self.jetty(FINISH)
        self.boat(52, 236, -12, 1)
        self.boat(1512, 778, 8, -1)
        self.evening()
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">'
        return head + "<defs>" + DEFS + used + "</defs>" + "".join(self.parts) + "</svg>\n"

    def ground(self) -> None:
        self.put(f'<rect width="{W}" height="{H}" fill="url(#land)"/>')
        luck = random.Random(8)
        for _ in range(46):
            x, y, r = luck.uniform(0, W), luck.uniform(0, H), luck.uniform(50, 150)
            colour = luck.choice(["#9DB06A", "#5C7F55", "#7B9A5E", "#4C7054"])
            self.path(blob(r, 8, 0.25, luck.random()), colour, opacity=".3", transform=f"translate({x:.0f} {y:.0f})")
        self.put(f'<rect width="{W}" height="{H}" fill="url(#grass)"/>')

    def trail(self) -> None:
        for seed, line in enumerate((UP, DOWN)):
            for wide, colour, wobble, more in (
                (6, "#2C3F2E", 2.5, {"opacity": ".35", "transform": "translate(2 6)"}),
                (0, "#A98958", 2.2, {}),
                (-10, "#D8BC86", 1.8, {}),
                (-46, "#E9D3A3", 3, {"opacity": ".65"}),
            ):
                self.path(smooth(band(line, [TRAIL + wide] * len(line), wobble, seed + wide)), colour, **more)
            for side, gap in ((-34, 13), (34, 17)):
                edge = band(line, [abs(side) * 2] * len(line))[: len(line)] if side < 0 else band(line, [side * 2] * len(line))[len(line) :]
                self.path(smooth(edge, False), stroke="#8F7146", stroke_width=2.4, stroke_dasharray=f"1 {gap}", stroke_linecap="round", opacity=".5")

    def water(self) -> None:
        gorge, river = smooth(GORGE), smooth(RIVER)
        self.path(gorge, "#5A4A48")
        self.path(gorge, stroke="#7C685C", stroke_width=7, stroke_dasharray="26 9 40 12")
        self.path(gorge, stroke="#3F3338", stroke_width=2)
        shores = [smooth(BAY), smooth(MOUTH), smooth(POOL)]
        for shore in shores:
            self.path(shore, "#CDB787", stroke="#CDB787", stroke_width=15, stroke_linejoin="round")
        self.path(river, stroke="#CDB787", stroke_opacity=".75", stroke_width=9)
        for body in [*shores[:2], river, shores[2]]:
            self.path(body, "url(#water)")
        for body in [*shores, river]:
            self.path(body, "url(#waves)")
        for shore in (shores[0], smooth(MOUTH[2:9], False), shores[2]):
            self.path(shore, stroke="#E8F3EE", stroke_opacity=".28", stroke_width=3, stroke_dasharray="40 22 70 30")

    def waterfall(self) -> None:
        cliff = smooth(CLIFF)
        self.path(cliff, "#2C3F2E", opacity=".35", transform="translate(4 9)")
        self.path(cliff, "url(#rock)")
        self.put(FALL)

    def plants(self, plants: list[Plant]) -> str:
        """Puts every plant as a use; returns the symbols that are used."""
        luck = random.Random(2)
        used: dict[str, str] = {}
        for kind, x, y, r in plants:
            variant, shape = luck.randrange(3), luck.randrange(SHAPES)
            id = f"{kind}{variant}{shape}"
            used.setdefault(id, PLANTS[kind](variant, 10 * variant + shape + 7))
            turn = f" rotate({luck.randrange(360)})" if kind == "lily" else ""
            self.put(f'<use href="#{id}" transform="translate({x:.0f} {y:.0f}) scale({r / 50:.2f}){turn}"/>')
        return "".join(f'<g id="{id}">{body}</g>' for id, body in used.items())

    def temple(self) -> None:
        x, middle, w, h = TEMPLE
        base = middle + h / 2 - 8
        self.put(f'<ellipse cx="{x + 6}" cy="{base}" rx="{w / 2 + 4}" ry="24" fill="{NIGHT}" opacity=".35"/>')
        y = base
        for wide, high in ((344, 50), (274, 48), (206, 46), (140, 42)):
            half = wide / 2
            self.path(f"M{x - half} {y}L{x - half + 10} {y - high}H{x + half - 10}L{x + half} {y}Z", "url(#stone)")
            self.path(f"M{x} {y}V{y - high}H{x + half - 10}L{x + half} {y}Z", "#4B3F58", opacity=".28")
            self.put(f'<rect x="{x - half + 4}" y="{y - high - 5}" width="{wide - 8}" height="9" rx="2" fill="#C9B99C"/>')
            self.put(f'<rect x="{x}" y="{y - high - 5}" width="{half - 4}" height="9" rx="2" fill="#4B3F58" opacity=".22"/>')
            for k in range(-3, 4):
                niche = x + k * wide / 8
                if abs(niche - x) > 30:
                    self.put(f'<rect x="{niche - 9:.0f}" y="{y - high * 0.7:.0f}" width="18" height="{high * 0.42:.0f}" rx="2" fill="#6E6158" opacity=".55"/>')
            y -= high
        self.path(f"M{x - 36} {base}L{x - 21} {y + 36}H{x + 21}L{x + 36} {base}Z", "#D3C4A6")
        for k in range(15):
            self.path(f"M{x - 35 + 14 * k / 15:.0f} {base - 4 - k * 10:.0f}H{x + 35 - 14 * k / 15:.0f}", stroke="#8D7D68", stroke_width=2)
        self.path(f"M{x - 48} {y}V{y - 40}Q{x} {y - 74} {x + 48} {y - 40}V{y}Z", "#A4937B")
        self.path(f"M{x} {y}V{y - 57}Q{x + 30} {y - 53} {x + 48} {y - 40}V{y}Z", "#4B3F58", opacity=".28")
        self.path(f"M{x - 19} {y + 36}V{y - 12}Q{x} {y - 36} {x + 19} {y - 12}V{y + 36}Z", "#2E2430")
        self.path(f"M{x - 11} {y + 36}V{y - 6}Q{x} {y - 22} {x + 11} {y - 6}V{y + 36}Z", "#F2A24E", opacity=".65")
        vines = ((-146, -48, "q14 12 8 40"), (-106, -98, "q10 16 2 36"), (110, -98, "q-8 20 6 40"), (52, -216, "q12 12 8 36"), (150, -50, "q-8 16-2 38"))
        for dx, dy, bend in vines:
            self.path(f"M{x + dx} {base + dy}{bend}", stroke="#3F7350", stroke_width=5, stroke_linecap="round")
            self.put(f'<circle cx="{x + dx + 3}" cy="{base + dy - 2}" r="9" fill="#5B9058"/>')
        self.put(f'<g fill="#5B9058"><circle cx="{x - 166}" cy="{base - 4}" r="14"/><circle cx="{x + 168}" cy="{base - 2}" r="15"/></g>')

    def bridge(self) -> None:
        (ax, ay), (bx, by) = EAST, WEST

        def along(f: float) -> Point:
            s = f * (len(DECK) - 1)
            i = min(len(DECK) - 2, int(s))
            (px, py), (qx, qy) = DECK[i], DECK[i + 1]
            return px + (qx - px) * (s - i), py + (qy - py) * (s - i)

        under = f"M{ax} {ay + 62}Q{(ax + bx) / 2} {ay + 118} {bx} {by + 62}"
        for wide in (46, 36, 26):
            self.path(under, stroke="#1B2A33", stroke_width=wide, opacity=".08")
        for k in range(42):
            x, y = along(k / 41)
            colour = ["#9A7146", "#A97F50", "#8A643E"][k * 7 % 3]
            plank = f'<rect x="{num(x - 4.6)}" y="{num(y - 38)}" width="8.8" height="76" rx="2" fill="{colour}" stroke="#5A4029"'
            self.put(plank + f' transform="rotate({k * 37 % 5 - 2} {x:.0f} {y:.0f})"/>')
        points = [along(k / 20) for k in range(21)]
        for side in (-38, 38):
            rope = "M" + "L".join(f"{num(x)} {num(y + side)}" for x, y in points)
            hand = [(x, y + side - 15 + 7 * math.sin(math.pi * k / 20)) for k, (x, y) in enumerate(points)]
            self.path(rope, stroke="#4E3824", stroke_width=5)
            self.path(rope, stroke="#C49A62", stroke_width=2.4, stroke_dasharray="5 3")
            self.path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in hand), stroke="#4E3824", stroke_width=3.4)
            ties = zip(points[1:-1], hand[1:-1], strict=True)
            self.path("".join(f"M{num(x)} {num(y + side)}V{num(top)}" for (x, y), (_, top) in ties), stroke="#6B4C30", stroke_width=2)
        for x, y in (EAST, WEST):
            for side in (-38, 38):
                post = f'<rect x="{x - 6}" y="{y + side - 30}" width="12" height="44" rx="4" fill="#6B4A2E" stroke="#3E2A1A" stroke-width="1.5"/>'
                self.put(post + f'<ellipse cx="{x}" cy="{y + side - 29}" rx="6" ry="3" fill="#A67C4F"/>')

    def jetty(self, box: dict[str, float]) -> None:
        w, h = box["w"], box["h"]
        s = f'<g transform="translate({box["x"]} {box["y"]}) rotate({box["angle"]})">'
        s += f'<rect x="{-w / 2 + 5}" y="{-h / 2 + 9}" width="{w}" height="{h}" rx="6" fill="#10222D" opacity=".35"/>'
        for x in (-w / 2 + 8, 0, w / 2 - 8):
            for y in (-h / 2, h / 2):
                s += f'<circle cx="{x}" cy="{y}" r="8" fill="#4E3824"/><circle cx="{x}" cy="{y - 2}" r="5.5" fill="#8E6A43"/>'
        for k in range(11):
            colour = ["#B58A58", "#A67C4F", "#C0976A"][k * 5 % 3]
            s += f'<rect x="{num(-w / 2 + k * w / 11 + 0.6)}" y="{-h / 2 + k * 5 % 3 - 1}" width="{num(w / 11 - 1.2)}" height="{h + k * 7 % 4 - 1}" rx="2"'
            s += f' fill="{colour}" stroke="#6B4C30"/>'
        nails = f"M{-w / 2} {-h / 2 + 12}H{w / 2}M{-w / 2} {h / 2 - 12}H{w / 2}"
        self.put(s + f'<path d="{nails}" stroke="#6B4C30" stroke-width="2" stroke-dasharray="2 12.5" stroke-linecap="round"/></g>')

    def boat(self, x: float, y: float, turn: float, flip: int) -> None:
        self.put(f'<use href="#boat" transform="translate({x} {y}) rotate({turn}) scale({flip} 1)"/>')

    def evening(self) -> None:
        """Evening light from the right, shadow to the left, a little paper, and the lamps."""
        self.put(f'<rect width="{W}" height="{H}" fill="url(#dusk)" style="mix-blend-mode:multiply" opacity=".9"/>')
        self.put(f'<rect width="{W}" height="{H}" fill="url(#paper)"/>')
        for x, y, r in LAYOUT["lamps"]:
            self.put(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#lamp)"/>')
            if x != TEMPLE[0]:
                self.put(f'<use href="#lantern" x="{x}" y="{y}"/>')


def paper() -> str:
    """Specks of light and shadow, as in coarse paper."""
    luck = random.Random(4)
    dots = {"#000": "", "#FFF4D8": ""}
    for colour in dots:
        for _ in range(130):
            dots[colour] += f"M{luck.uniform(2, 178):.0f} {luck.uniform(2, 178):.0f}h{luck.uniform(0.2, 2.4):.1f}"
    body = "".join(f'<path d="{d}" stroke="{colour}" stroke-width="1.3" stroke-linecap="round" opacity=".13"/>' for colour, d in dots.items())
    return f'<pattern id="paper" width="180" height="180" patternUnits="userSpaceOnUse">{body}</pattern>'


def fade(id: str, *stops: tuple[float, str, float], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    inner = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{clear}"/>' for at, colour, clear in stops)
    return f'<linearGradient id="{id}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{inner}</linearGradient>'


DEFS = (
    fade("land", (0, "#8CA061", 1), (0.5, "#6C8C5A", 1), (1, "#4F7558", 1), x2=0.25)
    + fade("water", (0, "#5E93A6", 1), (1, "#3C6C8A", 1))
    + fade("dusk", (0, "#FFB765", 0.34), (0.45, "#F08A5D", 0.06), (1, "#32244F", 0.42), x1=1, x2=0)
    + fade("rock", (0, "#6B5A5E", 1), (1, "#8D7768", 1))
    + fade("fall", (0, "#A9CFD6", 1), (1, "#EAF6F4", 1))
    + fade("stone", (0, "#B9A88E", 1), (1, "#8F8070", 1))
    + '<radialGradient id="lamp"><stop offset="0" stop-color="#FFD98A" stop-opacity=".85"/><stop offset=".35" stop-color="#FFB95A" stop-opacity=".35"/>'
    + '<stop offset="1" stop-color="#FFB95A" stop-opacity="0"/></radialGradient>'
    + '<radialGradient id="mist"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    + '<pattern id="waves" width="64" height="30" patternUnits="userSpaceOnUse"><path d="M4 9q8-6 16 0t16 0M36 24q7-5 14 0t14 0" fill="none" stroke="#DCEFF0"'
    + ' stroke-opacity=".26" stroke-width="2" stroke-linecap="round"/></pattern>'
    + '<pattern id="grass" width="46" height="40" patternUnits="userSpaceOnUse"><path d="M6 12l2-6M9 12l0-7M12 12l-2-6M30 32l2-6M33 32l0-7M36 32l-2-6"'
    + ' stroke="#3E6244" stroke-opacity=".32" stroke-width="1.4" stroke-linecap="round"/></pattern>'
    + paper()
    + '<g id="boat"><ellipse cx="4" cy="9" rx="46" ry="15" fill="#10222D" opacity=".35"/><path d="M-48-3C-30 18 30 18 50-5C34-1-30-1-48-3Z" fill="#7A4E30"/>'
    + '<path d="M-48-3C-30-12 30-12 50-5C30 4-28 5-48-3Z" fill="#5B3822"/><path d="M-38-3C-22-8 22-9 38-5C22 0-22 1-38-3Z" fill="#A9774B"/>'
    + '<path d="M-14-9v10M12-9v9" stroke="#5B3822" stroke-width="5"/><path d="M-30-20L6 14" stroke="#C8A26B" stroke-width="3.4" stroke-linecap="round"/>'
    + '<ellipse cx="10" cy="17" rx="7" ry="3.6" transform="rotate(43 10 17)" fill="#C8A26B"/></g>'
    + '<g id="lantern" stroke="#4E3824" stroke-width="1.6"><rect x="-5" y="-7" width="10" height="14" rx="4" fill="#FFE3A1"/><path d="M-4-8Q0-14 4-8" fill="none"/></g>'
)

FALL = (
    '<g fill="none" stroke="#4B3E44" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"><path d="M722 14q34 10 60 4M746 50q30 10 54 2M786 84q20 8 34 2'
    'M960 12q34 8 62-2M960 46q30 8 56-4M956 84q18 6 34-2M812 30q12 4 20 0M938 64q8 4 14 0"/></g>'
    '<g fill="#A8927D" opacity=".8"><path d="M742 24l30-8 16 10-34 8zM984 26l34-10 12 8-30 12zM776 66l22-6 14 8-24 8zM968 66l26-8 10 8-26 8z"/></g>'
    '<path d="M832-10C838 40 836 90 826 140Q884 168 944 140C932 90 930 40 938-10Z" fill="url(#fall)"/>'
    '<g fill="none" stroke-linecap="round"><path d="M848 0q4 60-4 132M872-6q2 70-2 146M897-6q2 70 2 148M920 0q-2 60 6 130" stroke="#fff" stroke-opacity=".8" stroke-width="5"/>'
    '<path d="M860 0q3 60-3 120M885 0v134M909 0q2 60 3 120" stroke="#7FB0BF" stroke-width="3" stroke-opacity=".7"/></g>'
    '<ellipse cx="884" cy="146" rx="112" ry="38" fill="url(#mist)"/><g fill="#F4FBF9" opacity=".9"><circle cx="836" cy="144" r="9"/><circle cx="858" cy="152" r="11"/>'
    '<circle cx="886" cy="155" r="12"/><circle cx="914" cy="151" r="10"/><circle cx="936" cy="143" r="8"/></g>'
    '<g fill="none" stroke="#E8F5F2" stroke-opacity=".55" stroke-width="2.5" stroke-linecap="round"><path d="M800 176q84 36 168 0M822 262q60 24 122 2"/></g>'
)


def main() -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(Picture().draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
