"""The page on a device before Python is there: the lobby, rules and links need none, and what is in its way is said. No folder is built for
this: an ordinary server's page is told that its house is the device, and its answers stand in for the files that would lie beside it."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.page.visitor import Come, Visitor

DEVICE = '<meta name="house" content="device"><meta name="files" content="files-none.json"><meta name="answers" content="answers/">'
INTERRUPTED = {
    "en": ("The download was interrupted", "Continue"),
    "fr": ("Le téléchargement a été interrompu", "Continuer"),
    "de": ("Das Laden wurde unterbrochen", "Weiter"),
    "it": ("Il download è stato interrotto", "Continua"),
}
NO_WASM = "delete self.WebAssembly;"
NO_STORE = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new DOMException('', 'SecurityError') } } });"


def on_device(who: Visitor, worker: str = "") -> Visitor:
    """From now on the house of this page is the device, where Python does not come; `worker` is run first in its worker."""

    def page(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("<head>", f"<head>{DEVICE}", 1))

    def fixed(route: Route) -> None:
        path = re.sub(r"^.*/answers/(.*)\.(json|txt)$", r"\1", route.request.url)
        route.fulfill(response=route.fetch(url=f"{who.url}/api/{path}"))

    def room(route: Route) -> None:
        answer = route.fetch()
        # a server's own policy allows no WebAssembly
        headers = {name: value for name, value in answer.headers.items() if name != "content-security-policy"}
        route.fulfill(response=answer, headers=headers, body=worker + answer.text())

    who.context.route(re.compile(re.escape(who.url) + r"/?(#.*)?$"), page)
    who.context.route("**/answers/**", fixed)
    who.context.route("**/assets/room.worker-*.js", room)
    who.expect_complaint(r"files-none\.json")
    return who


@pytest.fixture
def device(come: Come) -> Visitor:
    return on_device(come(service_workers="block"))


@pytest.mark.parametrize("language", sorted(INTERRUPTED))
def test_the_lobby_is_there_before_python_and_an_interrupted_download_goes_on_by_a_button(come: Come, language: str) -> None:
    who = on_device(come(locale=language, service_workers="block"))
    who.go("/")
    expect(who.page.get_by_role("article", name="Zanzibar")).to_be_visible()
    said, button = INTERRUPTED[language]
    sign = who.page.get_by_role("status").filter(has_text=said)
    expect(sign).to_be_visible()
    with who.page.expect_request("**/files-none.json"):
        who.button(button).click()
    expect(sign).to_be_visible()


def test_what_needs_a_server_is_not_offered_on_a_device(device: Visitor) -> None:
    device.go("/")
    expect(device.heading("On this device")).to_be_visible()
    assert device.heading("Open tables").count() == device.link("For developers").count() == 0
    device.go("/#/open/flucht")
    expect(device.button("Start the game")).to_be_visible()
    for gone in ("Time", "Who can join", "When someone is away"):
        assert device.heading(gone).count() == 0
    assert "Free for anyone who joins" not in device.page.get_by_label("Seat 2").inner_text()
    device.go("/#/account")
    expect(device.heading("Your games on this device")).to_be_visible()
    for gone in ("Log in", "Create an account", "Programs"):
        assert device.heading(gone).count() == 0


def test_links_on_a_device_lead_behind_the_hash_and_open_in_a_tab_of_their_own(device: Visitor) -> None:
    device.go("/")
    rules = device.link("Rules")
    rules.click()
    expect(device.page).to_have_url(re.compile(r"/#/rules/\w+$"))
    expect(device.heading("What is in the box")).to_be_visible()
    device.link("Quick reference").first.click()
    expect(device.page).to_have_url(re.compile(r"/#/rules/\w+#Q$"))
    expect(device.heading("Quick reference").first).to_be_in_viewport()
    device.page.go_back()
    expect(device.page).to_have_url(re.compile(r"/#/rules/\w+$"))
    device.page.go_back()
    expect(device.page.get_by_role("article", name="Zanzibar")).to_be_visible()
    rules.hover()
    with device.context.expect_page() as opening:
        rules.click(modifiers=["Control"])
    opened = opening.value
    expect(opened).to_have_url(re.compile(r"/#/rules/\w+$"))
    expect(opened.get_by_role("heading", name="What is in the box")).to_be_visible()


@pytest.mark.parametrize(("worker", "said"), [(NO_WASM, "WebAssembly is missing"), (NO_STORE, "This browser keeps nothing here")])
def test_a_browser_that_cannot_play_says_why_and_keeps_nobody_waiting(come: Come, worker: str, said: str) -> None:
    who = on_device(come(service_workers="block"), worker)
    who.expect_complaint(r"503")
    who.go("/")
    expect(who.page.get_by_role("status").filter(has_text=said).first).to_be_visible()
    play = who.button("Play now against bots").first
    play.click()
    expect(who.page.locator(".notes").filter(has_text=said)).to_be_visible()
    expect(play).to_be_enabled()
