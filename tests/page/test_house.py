"""The house around the tables: what is said of a game before it begins, the waiting room, games that are dropped, results, chat."""

import json
import re
import time

import pytest
from playwright.sync_api import Route, expect

from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come
from tests.server.house import House, person
from tests.server.talk import begin, command, open_table

CUT = """() => {
  const shows = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.clientWidth > 1
  const hidden = (one) => one.closest(".sr-only, svg, [aria-hidden=true]") !== null
  const wide = [...document.querySelectorAll("main *, header *")].filter((one) => shows(one) && !hidden(one))
    .filter((one) => getComputedStyle(one).display !== "inline" && one.innerText && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => one.tagName !== "SELECT")
  const pen = document.createElement("canvas").getContext("2d")
  const selects = [...document.querySelectorAll("select")].filter((one) => {
    const style = getComputedStyle(one)
    pen.font = style.font
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return shows(one) && [...one.options].some((option) => pen.measureText(option.text).width > room + 1)
  })
  const outside = wide.length + selects.length === 0 && document.scrollingElement.scrollWidth > innerWidth ? [document.body] : []
  return [...wide, ...selects, ...outside].map((one) => `${one.outerHTML.slice(0, 160)}: ${one.scrollWidth} > ${one.clientWidth}`)
}"""
"""What is wider than its place: any text, every choice of a list, the page itself."""


# Before the first click


def test_the_lobby_says_how_long_and_how_heavy_a_game_is_and_how_many_bots_come(come: Come) -> None:
    who = come().go("/")
    said = {"Bora Bora": ("2–4 players", "90 min", "heavy"), "Flucht aus Mangrovia": ("2–6 players", "30–60 min", "light")}
    for game, words in said.items():
        card = who.page.get_by_role("article", name=game)
        for word in (*words, "You and 3 bots"):
            expect(card).to_contain_text(word)
        expect(card.get_by_role("button", name="Play now against bots")).to_have_accessible_description("You and 3 bots")


def test_whoever_opens_a_table_reads_what_the_game_asks_of_them(come: Come) -> None:
    who = come().go("/open/mangrovia")
    for word in ("2–5 players", "60–90 min", "medium", "age 10+"):
        expect(who.page.get_by_role("main")).to_contain_text(word)


def test_a_missing_name_is_asked_for_in_our_own_words_beside_the_field(come: Come) -> None:
    who = come("Ann", locale="de").go("/open/flucht")
    who.button("2").click()
    who.page.get_by_label("Sitz 2").select_option("companion")
    who.page.get_by_role("button", name=re.compile("starten|beginnen")).click()
    field = who.page.get_by_label("Name der Person").or_(who.page.locator("[data-lack]")).first
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(who.page.get_by_role("alert").filter(has_text="Hier fehlt noch ein Name.")).to_be_visible()
    assert who.page.evaluate("() => document.querySelector('form').dispatchEvent(new Event('invalid', { cancelable: true }))") is False
    field.fill("Ben")
    expect(who.page.get_by_text("Hier fehlt noch ein Name.")).to_have_count(0)


# The waiting room


def test_host_and_guest_read_in_the_waiting_room_who_begins_the_game(come: Come, house: House) -> None:
    host = person(house.url, "Ann")
    table = open_table(host, game="mangrovia")
    ann, ben = come(client=host).go(f"/t/{table}"), come("Ben").go(f"/t/{table}")
    expect(ann.page.get_by_text("One seat is still free. Invite someone or add a bot, then start the game.")).to_be_visible()
    expect(ann.button("Start the game")).to_be_disabled()
    ben.button("Sit down").click()
    expect(ben.page.get_by_text("Everyone is here. Waiting for Ann to start the game.")).to_be_visible()
    expect(ann.page.get_by_text("Everyone is here. Start the game when you like.")).to_be_visible()
    expect(ben.button("Start the game")).to_have_count(0)
    ann.button("Start the game").click()
    expect(ben.prompt).to_be_visible()


def test_the_waiting_room_shows_the_whole_picture_and_the_numbers_of_the_seal_only_to_who_asks(come: Come, house: House) -> None:
    client = person(house.url, "Ann")
    table = open_table(client)
    seal = client.get(f"/api/tables/{table}").json()["commitment"]
    for size in ({}, {"viewport": PHONE}):
        who = come(client=client, **size).go(f"/t/{table}")
        picture = who.page.locator("main .scene svg").first
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box is not None
        assert abs(box["width"] / box["height"] - 480 / 300) < 0.02, "nothing of it is cut off"
        assert picture.get_attribute("viewBox") == "0 0 480 300"
        expect(who.page.get_by_text(seal)).not_to_be_visible()
        who.page.get_by_text("Show the numbers").click()
        expect(who.page.get_by_text(seal)).to_be_visible()


def test_every_place_in_the_waiting_room_has_the_colour_of_its_seat(come: Come, house: House) -> None:
    client = person(house.url, "Ann")
    table = open_table(client, seats=4)
    command(client, table, do="bot", seat=1, bot="greedy")
    who = come(client=client).go(f"/t/{table}")
    places = who.page.get_by_role("region", name="At the table").get_by_role("listitem")
    expect(places).to_have_count(4)
    borders = places.evaluate_all("(all) => all.map((one) => getComputedStyle(one).borderTopColor)")
    assert len(set(borders)) == 4


def test_the_link_of_a_table_is_copied_and_shared(come: Come, house: House) -> None:
    client = person(house.url, "Ann")
    table = open_table(client)
    who = come(client=client, permissions=["clipboard-read", "clipboard-write"])
    who.context.add_init_script("navigator.share = (what) => { window.shared = what.url; return Promise.resolve() }")
    who.go(f"/t/{table}")
    who.button("Copy").click()
    expect(who.button("Copied")).to_be_visible()
    assert who.page.evaluate("navigator.clipboard.readText()") == f"{house.url}/t/{table}"
    who.button("Share").click()
    assert who.page.evaluate("window.shared") == f"{house.url}/t/{table}"


def test_the_chat_shows_who_said_something_in_the_colour_of_their_seat_and_when(come: Come, house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    command(ann, table, do="chat", text="Who brings the biscuits?")
    command(ben, table, do="chat", text="I do.")
    who = come(client=ann).sit_at(table)
    who.page.get_by_role("tab", name=re.compile("^Chat")).or_(who.button("Chat", exact=False)).first.click()
    lines = who.page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(2)
    colours = lines.locator("b").evaluate_all("(all) => all.map((one) => getComputedStyle(one).color)")
    seats = who.page.evaluate(
        """() => [0, 1].map((n) => {
          const one = document.createElement("i")
          one.className = ["seat-coral", "seat-turquoise"][n]
          one.style.color = "var(--seat-text)"
          document.body.append(one)
          return getComputedStyle(one).color
        })"""
    )
    assert colours == seats
    for line in lines.all():
        expect(line.locator("time")).to_have_text(re.compile(r"^\d\d:\d\d$"))


# Games against bots that nobody goes on with


def test_a_game_against_bots_is_dropped_from_the_lobby_after_one_question(come: Come, house: House) -> None:
    table, (ann,) = begin(house.url, 3, ("Ann",))
    who = come(client=ann, bypass_csp=True).go("/")
    mine = who.page.get_by_role("region", name="My games")
    drop = mine.get_by_role("button", name="Drop this game of Flucht aus Mangrovia")
    drop.click()
    expect(mine.get_by_role("button", name="Keep it")).to_be_focused()
    assert not serious_problems(who.page)
    mine.get_by_role("button", name="Keep it").click()
    expect(drop).to_be_focused()
    drop.click()
    mine.get_by_role("button", name="Drop this game", exact=True).click()
    expect(who.page.get_by_text("Flucht aus Mangrovia has been dropped. Nobody is cross with you.")).to_be_visible()
    expect(mine).to_have_count(0)
    assert ann.get(f"/api/tables/{table}").json()["status"] == "cancelled"
    who.go(f"/t/{table}")
    expect(who.heading("This game was dropped.")).to_be_visible()
    expect(who.link("Watch the replay")).to_be_visible()


def test_a_game_with_other_people_cannot_be_dropped_from_the_lobby(come: Come, house: House) -> None:
    _, (ann, _) = begin(house.url, 2)
    who = come(client=ann).go("/")
    expect(who.page.get_by_role("region", name="My games").get_by_role("listitem").first).to_be_visible()
    expect(who.button(re.compile("Drop this game"))).to_have_count(0)


@pytest.mark.parametrize(("hours", "waits"), [(1, True), (30, False)])
def test_a_game_against_bots_stops_calling_after_a_day(come: Come, house: House, hours: int, waits: bool) -> None:
    table, (ann,) = begin(house.url, 2, ("Ann",))
    while ann.get(f"/api/tables/{table}").json()["match"]["asked"] != 0:
        time.sleep(0.02)
    who = come(client=ann)
    touched = time.time() - hours * 3600

    def older(route: Route) -> None:
        tables = [{**listed, "changed": touched} for listed in route.fetch().json()]
        route.fulfill(content_type="application/json", body=json.dumps(tables))

    who.page.route("**/api/tables?show=mine", older)
    who.go("/")
    mine = who.page.get_by_role("region", name="My games")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine.get_by_text("1 waiting for you")).to_have_count(int(waits))
    expect(who.page).to_have_title("(1) Archipel" if waits else "Archipel")


# Results


def test_the_account_shows_my_results_by_game_opponent_and_seat_and_gives_them_along(come: Come, house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    command(ben, table, do="resign")
    who = come(client=ann, bypass_csp=True).go("/account")
    results = who.page.get_by_role("region", name="My games and results")
    expect(results).to_contain_text("One game, won.")
    for title, row in (("By game", "Flucht aus Mangrovia 1 1 100%"), ("By opponent", "Ben 1 1 100%"), ("By seat", "Seat 1 1 1 100%")):
        expect(results.get_by_role("table", name=title).get_by_role("row", name=row)).to_be_visible()
    expect(results.get_by_role("link", name=re.compile("with Ben"))).to_have_attribute("href", f"/t/{table}/replay")
    for name, ending in (("As a table (CSV)", "csv"), ("As data (JSON)", "json")):
        with who.page.expect_download() as downloading:
            results.get_by_role("link", name=name).click()
        assert downloading.value.suggested_filename == f"archipel-results.{ending}"
        assert table in downloading.value.path().read_text(encoding="utf-8")
    assert not serious_problems(who.page)


def test_the_account_holds_the_settings_for_play(come: Come) -> None:
    who = come("Ann").go("/account")
    who.page.get_by_label("How fast others’ turns are shown").select_option("slow")
    who.page.reload()
    expect(who.page.get_by_label("How fast others’ turns are shown")).to_have_value("slow")
    expect(who.page.get_by_label("Ask me before a move is made")).to_be_visible()
    expect(who.page.get_by_role("group", name="My colour on this screen")).to_be_visible()


# The rules


def test_why_an_example_is_refused_stands_beside_the_button_that_shows_it(come: Come) -> None:
    who = come().go("/rules/mangrovia")
    example = who.page.get_by_role("article", name="Example 3: where the birds sit")
    example.get_by_role("button", name="Try it on the board").click()
    on = example.get_by_role("button", name="Show the next step")
    reason = example.locator("[data-refusal]")
    while reason.count() == 0:
        before = example.inner_text()
        on.click()
        expect(example).not_to_have_text(before, use_inner_text=True)
    expect(reason).to_contain_text("Not allowed: ")
    button, told = example.get_by_role("button", name="Start again").bounding_box(), reason.bounding_box()
    assert button is not None
    assert told is not None
    assert 0 <= told["y"] - (button["y"] + button["height"]) < 40


# Long words


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_text_of_the_house_is_cut_at_any_size(come: Come, house: House, language: str) -> None:
    table, (ann, ben) = begin(house.url, 2)
    command(ben, table, do="resign")
    open_one = open_table(ann, game="borabora", seats=4, title="Donnerstagabend bei Donaudampfschifffahrtskapitäns")
    command(ann, open_one, do="bot", seat=1, bot="search")
    for game in ("zanzibar", "borabora"):
        another = open_table(ann, game=game, seats=2)
        command(ann, another, do="bot", seat=1, bot="greedy")
        command(ann, another, do="contribute", contribution="1f" * 16)
        command(ann, another, do="start")
    who = come(client=ann, locale=language)
    for path in ("/", "/open/borabora", f"/t/{open_one}", "/account"):
        who.go(path)
        expect(who.page.get_by_role("heading", level=1)).to_be_visible()
        expect(who.page.locator("[aria-busy=true]")).to_have_count(0)
        if path.startswith("/open"):
            who.page.locator("form select").first.select_option("companion")
        for width in (390, 820, 1280, 1440):
            who.page.set_viewport_size({"width": width, "height": 900})
            who.page.evaluate("() => document.fonts.ready")
            who.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert not who.page.evaluate(CUT), f"{path} at {width}"
