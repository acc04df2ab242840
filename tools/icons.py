"""The icons of the installed page, drawn from its own favicon: `python -m tools.icons` writes them into web/public."""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from tests.page.chromium import ARGUMENTS, find_chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
SEA: Final = "#1F6F78"

ICONS: Final = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable.png": (512, 0.86, SEA),
    "apple-touch-icon.png": (180, 0.94, SEA),
}
"""For each its size, how much of it the drawing takes, and the ground behind, for systems that cut icons to a shape of their own."""


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"html,body{{margin:0;height:100%;background:{ground}}} body{{display:grid;place-items:center}} svg{{width:{part:.0%}}}"
            page.set_content(f"<!doctype html><style>{style}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
