"""One server and one Chromium for all tests of the page; a browser context for every person in a test.

All of it is closed when these tests are over, as the browser's library keeps an event loop running that other tests would trip over.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from archipel.server.static import built_client, built_here
from tests.page.chromium import ARGUMENTS, find_chromium
from tests.page.places import Places, prepare
from tests.page.visitor import Come, Visitor
from tests.server.house import PEOPLE, House, person, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.checkout)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert (built_client() / "index.html").is_file(), "the page is not built; run: make page"
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def folder() -> Path:
    """The folder by which a browser plays without a server."""
    assert (built_here() / "index.html").is_file(), "the folder is not built; run: make static"
    return built_here()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('page') / 'archipel.db'}") as opened:
        yield opened


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """People come with their browsers, and go home after the test. Nobody's browser may have complained."""
    here: list[Visitor] = []

    def come(name: str = "", url: str = house.url, **context: Any) -> Visitor:
        client = context.pop("client", None) or (person(url, name) if name else None)
        here.append(Visitor(browser, url, client, **context))
        return here[-1]

    yield come
    for visitor in here:
        visitor.context.close()
    while PEOPLE:
        PEOPLE.pop().close()
    assert not [said for visitor in here for said in visitor.unexpected()]


@pytest.fixture(scope="package")
def places(house: House) -> Places:
    return prepare(house.url)


@pytest.fixture(scope="package")
def regulars() -> Iterator[dict[str, Visitor]]:
    kept: dict[str, Visitor] = {}
    yield kept
    for visitor in kept.values():
        visitor.context.close()


@pytest.fixture
def regular(browser: Browser, house: House, places: Places, regulars: dict[str, Visitor]) -> Iterator[Come]:
    """Somebody who stays from test to test, with a browser that knows the page already: for tests that only look."""
    asked: list[Visitor] = []

    def regular(**context: Any) -> Visitor:
        key = repr(sorted(context.items()))
        if key not in regulars:
            regulars[key] = Visitor(browser, house.url, places.client, **context)
        asked.append(regulars[key])
        return regulars[key]

    yield regular
    said = [said for visitor in asked for said in visitor.unexpected()]
    for visitor in asked:
        visitor.complaints.clear()
    assert not said
