"""Everybody can use every page: axe finds nothing serious, phones need no sideways scrolling, labels fit, nothing moves that should not."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.places import PAGES, Places
from tests.page.visitor import PHONE, Come

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def serious_problems(page: Page) -> list[str]:
    """What axe finds and calls serious or critical, with the places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{problem['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_no_serious_problem_in_either_theme(regular: Come, places: Places, page: str) -> None:
    who = regular(bypass_csp=True)
    who.page.emulate_media(color_scheme="light")
    places.show(who, page)
    assert not serious_problems(who.page)
    who.page.emulate_media(color_scheme="dark")
    expect(who.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert not serious_problems(who.page)


@pytest.mark.parametrize("page", PAGES)
def test_a_phone_shows_every_page_well_and_without_scrolling_sideways(regular: Come, places: Places, page: str) -> None:
    who = regular(viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)
    places.show(who, page)
    assert who.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert not serious_problems(who.page)
