"""Four languages, switchable at any time: no message id is ever seen, and the longest labels fit."""

import re
from functools import cache

import pytest
from playwright.sync_api import Route, expect

from archipel.words import LANGUAGES
from tests.page.places import PAGES, Places
from tests.page.visitor import PHONE, WIDE, Come, Visitor
from tests.test_page_words import known

NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}

CARD_ID = re.compile(r"\b(blue|yellow|red|green|orange)-\d")

READ = """() => {
  const named = [...document.querySelectorAll("[aria-label], [title], [data-tells], [placeholder], [alt]")]
  const names = ["aria-label", "title", "data-tells", "placeholder", "alt"]
  const labels = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""))
  return [document.title, document.body.innerText, ...labels].join("\\n")
}"""
"""Everything that is read or heard of a page."""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has been drawn in its new size."""

TOO_LONG = """() => [...document.querySelectorAll("button, a, select, summary, th, h1, h2, label")]
  .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).display !== "inline")
  .map((one) => `${one.outerHTML.slice(0, 120)} … ${one.innerText}: ${one.scrollWidth} > ${one.clientWidth}`)
"""
"""Labels that are wider than what holds them."""


@cache
def first_parts() -> frozenset[str]:
    """How ids of messages begin: what comes before their first hyphen."""
    return frozenset(id.partition("-")[0] for id in known() if "-" in id)


def ids_in(text: str) -> list[str]:
    """Words that look like the id of a message. English has few hyphenated words that begin like this: real ids decide."""
    found = re.findall(r"(?<![\\w-])[a-z]+(?:-[a-z0-9]+)+(?![\\w-])", text)
    return [id for id in found if id in known() or (id.partition("-")[0] in first_parts() and id.count("-") > 1)]


def ask_for(who: Visitor, language: str) -> None:
    """In the header; at a table, in the menu, which stays open."""
    if "/t/" not in who.page.url:
        who.button(NAMES[language], exact=False).click()
        return
    menu = who.page.get_by_role("dialog")
    if menu.count() == 0:
        who.button("More").click()
    menu.get_by_role("combobox").first.select_option(NAMES[language])


def speak(who: Visitor, language: str) -> None:
    ask_for(who, language)
    expect(who.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("page", ["lobby", "running"])
def test_the_language_is_switched_on_the_spot(come: Come, places: Places, page: str) -> None:
    who = come(client=places.client)
    places.show(who, page)
    heard = [who.page.evaluate(READ)]
    for language in ("fr", "de", "it"):
        speak(who, language)
        who.page.wait_for_function(f"old => ({READ})() !== old", arg=heard[-1])
        heard.append(who.page.evaluate(READ))
    assert len(set(heard)) == len(LANGUAGES)
    assert not [id for text in heard for id in ids_in(text)]
    speak(who, "de")
    who.page.reload()
    expect(who.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("page", ["lobby", "running"])
def test_the_language_that_was_asked_for_last_wins_over_one_that_comes_late(come: Come, places: Places, page: str) -> None:
    who = come(client=places.client)
    places.show(who, page)
    late: list[Route] = []
    who.page.route(re.compile(r"/words/fr$"), lambda route: late.append(route))
    ask_for(who, "fr")
    speak(who, "de")
    title = who.page.title()
    assert late, "the words that were asked for first are still on their way"
    for route in late:
        with who.page.expect_response(route.request.url):
            route.continue_()
    who.page.evaluate(SETTLED)
    expect(who.page.locator("html")).to_have_attribute("lang", "de")
    expect(who.page).to_have_title(title)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_page_is_all_words_and_its_labels_fit(regular: Come, places: Places, page: str, language: str) -> None:
    who = regular(locale=language)
    who.page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    places.show(who, page)
    expect(who.page.locator("html")).to_have_attribute("lang", language)
    for size in (WIDE, PHONE):
        who.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        who.page.evaluate(SETTLED)
        read = who.page.evaluate(READ)
        assert not ids_in(read)
        assert page == "edition" or not CARD_ID.search(read), "a card is called by what is drawn on it"
        assert not who.page.evaluate(TOO_LONG)
        assert who.page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]


def test_on_a_phone_language_and_theme_are_changed_at_the_table(regular: Come, places: Places) -> None:
    who = regular(viewport=PHONE, is_mobile=True, has_touch=True)
    places.show(who, "running")
    who.button("More").tap()
    who.page.get_by_label("Appearance").select_option("Dark")
    expect(who.page.locator("html")).to_have_attribute("data-theme", "dark")
    who.page.get_by_label("Language").select_option("Italiano")
    expect(who.page.locator("html")).to_have_attribute("lang", "it")
