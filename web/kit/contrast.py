"""WCAG contrast of the token pairs that carry text or meaning. Reads tokens.css; exits 1 when a pair is too weak. Run: python3 web/kit/contrast.py"""
import pathlib, re, sys
css = re.sub(r"/\*.*?\*/", "", (pathlib.Path(__file__).parents[1] / "src" / "generated" / "kit" / "tokens.css").read_text(), flags=re.S)
def block(selector):
    values = {}
    for head, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        if selector in [s.strip() for s in head.split(",")]:
            values.update(re.findall(r"--([\w-]+):(#[0-9A-Fa-f]{6});", body))
    return values
def luminance(colour):
    r, g, b = (int(colour[i:i+2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in (r, g, b))
    return .2126 * r + .7152 * g + .0722 * b
def contrast(a, b):
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + .05) / (lo + .05)
seats = {s: block(f".seat-{s}") for s in ("coral", "sun", "turquoise", "orange", "violet", "shell")}
bad = 0
for theme in ("light", "dark"):
    t = block(f'[data-theme="{theme}"]')
    pairs = [(fg, bg, 4.5) for fg in ("ink", "muted") for bg in ("table", "card", "raised")] + [("ink", "sunken", 4.5)]
    pairs += [(fg, "card", 4.5) for fg in ("glow-text", "good", "bad", "info")] + [("table", "ink", 4.5), ("focus", "card", 3), ("focus", "table", 3)]
    for g in ("mangrovia", "flucht", "borabora", "zanzibar"):
        pairs += [(f"game-{g}-on", f"game-{g}", 4.5), (f"game-{g}-text", "card", 4.5), (f"game-{g}-text", f"game-{g}-wash", 4.5), ("ink", f"game-{g}-wash", 4.5)]
    pairs += [(f"seat-{s}-text", "card", 4.5) for s in seats] + [("ink", f"seat-{s}-wash", 4.5) for s in seats]
    pairs += [("art-line", "art-paper", 7)]                                  # numbers on tiles and cards
    checks = [(f"{a} on {b}", t[a], t[b], need) for a, b, need in pairs]
    checks += [("text on glow", "#2B1A05", t["glow"], 4.5)]
    checks += [(f"mark on seat {s}", v["seat-on"], v["seat"], 3) for s, v in seats.items()]
    checks += [(f"outline of seat {s} on {b}", v["seat-line"], t[b], 3) for s, v in seats.items() for b in ("mg-sand", "mg-reed", "bb-beach", "zz-south", "board-grass")]
    weak = [(n, a, b, contrast(a, b), need) for n, a, b, need in checks if contrast(a, b) < need]
    low = min(checks, key=lambda c: contrast(c[1], c[2]) / c[3])
    print(f"{theme}: {len(checks)} pairs, {len(weak)} too weak; tightest: {low[0]} {contrast(low[1], low[2]):.2f} (needs {low[3]})")
    for n, a, b, c, need in weak: print(f"  {n}: {c:.2f} < {need} ({a} {b})")
    bad += len(weak)
sys.exit(bool(bad))
