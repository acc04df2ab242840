"""The bench: whoever has the box types in what is printed there, on the drawing or by keyboard, and everybody can play it."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from archipel.games import find
from tests.art import drawn_games
from tests.page.test_access import serious_problems
from tests.page.visitor import PHONE, Come, Visitor

TABLET: Final = {"width": 1024, "height": 768}


def hindrances(who: Visitor) -> list[str]:
    """What hinders somebody, but for one rule: the figures on a drawing are a picture of what its label says in words."""
    return [problem for problem in serious_problems(who.page) if not problem.startswith("label-content-name-mismatch")]


def at_bench(come: Come, game: str, name: str = "Ann", **context: object) -> Visitor:
    who = come(name, **context).go(f"/edition/{game}/bench")
    expect(state(who)).to_contain_text("Can be played")
    return who


def state(who: Visitor) -> Locator:
    return who.page.locator(".state[role=status]")


def thing(who: Visitor, id: str) -> Locator:
    return who.page.locator(f'.stage [data-thing="{id}"]').first


def field(who: Visitor, name: str) -> Locator:
    return who.page.get_by_label(name, exact=True)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(who: Visitor, start: Locator, end: Locator) -> None:
    mouse = who.page.mouse
    mouse.move(*middle(start))
    mouse.down()
    mouse.move(*middle(end), steps=6)
    mouse.up()


def test_a_price_is_typed_on_the_board_kept_and_played_with_others_who_see_what_differs(come: Come) -> None:
    ann = come("Ann").go("/edition/mangrovia")
    ann.link("I have the box").click()
    thing(ann, "E1").click()
    field(ann, "E1: Price").fill("7")
    expect(thing(ann, "E1")).to_have_accessible_name(re.compile("7 in valuables"))
    expect(ann.page.get_by_role("combobox", name="Where it comes from")).to_have_value("copy")
    field(ann, "E1: Price").fill("3")
    expect(state(ann)).to_contain_text("one unusual value")
    expect(ann.page.get_by_text("E1 costs 3; it should be 5–14.").first).to_be_visible()
    field(ann, "E1: Price").fill("8")
    ann.page.reload()
    expect(thing(ann, "E1")).to_have_accessible_name(re.compile("8 in valuables"))
    field(ann, "Name of your edition").fill("anns box")
    expect(state(ann)).to_contain_text("nothing unusual")
    ann.button("Play with it").click()
    expect(ann.page.get_by_label("Edition")).to_contain_text("Mine: anns-box")
    expect(ann.page.get_by_text("“anns-box” can be played")).to_be_visible()
    ann.button("Open the table").click()
    expect(ann.heading("What is played")).to_be_visible()
    ben = come("Ben").go(f"/t/{ann.table}")
    expect(ben.page.get_by_text("the host’s own edition")).to_be_visible()
    ben.page.get_by_text("“anns-box”: what is different from ours").click()
    expect(ben.page.get_by_role("row", name="E1: Price 10 8")).to_be_visible()
    ben.link("About the edition").click()
    expect(ben.page.get_by_role("row", name="E1: Price 10 8")).to_be_visible()


def test_whatever_is_changed_can_be_undone_and_is_there_after_a_crash(come: Come) -> None:
    ann = at_bench(come, "mangrovia")
    thing(ann, "E1").click()
    price = field(ann, "E1: Price")
    price.fill("6")
    price.fill("12")
    ann.page.keyboard.press("Control+z")
    expect(price).to_have_value("10")
    ann.button("Redo").click()
    expect(price).to_have_value("12")
    price.fill("13")
    address = ann.page.url
    ann.page.close()
    ann.page = ann.new_page()
    ann.go(address)
    expect(thing(ann, "E1")).to_have_accessible_name(re.compile("13 in valuables"))


def test_what_is_left_empty_is_told_at_its_place_and_nothing_is_lost(come: Come) -> None:
    ann = at_bench(come, "mangrovia")
    thing(ann, "E1").click()
    field(ann, "E1: Price").fill("")
    expect(state(ann)).to_contain_text("Cannot be played yet: 1 error")
    expect(ann.button("Play with it")).to_be_disabled()
    expect(ann.page.get_by_text("has no usable “cost”").first).to_be_visible()
    ann.page.reload()
    expect(state(ann)).to_contain_text("Cannot be played yet")
    expect(thing(ann, "E1"), "the board is drawn all the same").to_be_visible()
    ann.button(re.compile("has no usable “cost”")).click()
    field(ann, "E1: Price").fill("nine")
    expect(ann.page.get_by_text("“nine” is no whole number.")).to_be_visible()
    field(ann, "E1: Price").fill("9")
    expect(state(ann)).to_contain_text("Can be played")


def test_a_file_goes_out_with_who_has_seen_what_and_comes_back(come: Come, tmp_path: Path) -> None:
    ann = at_bench(come, "flucht")
    thing(ann, "s03").click()
    ann.button("Printed like this").click()
    expect(ann.page.get_by_text(re.compile("^Seen by Ann, 20"))).to_be_visible()
    expect(state(ann)).to_contain_text("Can be played")
    expect(ann.page.locator(".state .muted")).to_have_text("Kept in this browser")
    with ann.page.expect_download() as waited:
        ann.button("Download").click()
    file = tmp_path / waited.value.suggested_filename
    waited.value.save_as(file)
    assert file.name == "mattel-1989-own.toml"
    assert "# seen by Ann, 20" in file.read_text(encoding="utf-8")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert [one["id"] for one in data["squares"]["list"] if one.get("source") == "copy"] == ["s03"]
    ben = at_bench(come, "flucht", "Ben")
    ben.page.get_by_label("Open a file").set_input_files(file)
    expect(ben.page.get_by_text("“mattel-1989-own” is open.")).to_be_visible()
    thing(ben, "s03").click()
    expect(ben.page.get_by_text(re.compile("^Seen by Ann, 20"))).to_be_visible()


def test_bad_files_are_refused_in_words_and_what_is_there_stays(come: Come, tmp_path: Path) -> None:
    ann = at_bench(come, "mangrovia")
    ann.expect_complaint("400")
    thing(ann, "E1").click()
    field(ann, "E1: Price").fill("6")
    flucht = find("flucht")
    for name, content, said in (
        ("other.toml", Path(flucht.folder, "editions", "mattel-1989.toml").read_bytes(), "This edition is for the game “flucht”"),
        ("broken.toml", b"[edition\n", "line 1"),
        ("picture.png", b"\x89PNG\xff\xfe", "is not a text file"),
        ("huge.toml", b"# " + b"x" * 300_000, "is larger than an edition may be"),
        ("bomb.toml", b"a." * 5000 + b"a = 1", "at most"),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        ann.page.get_by_label("Open a file").set_input_files(file)
        expect(ann.page.get_by_role("alert").or_(ann.page.locator("[role=status]")).filter(has_text=said).first).to_be_visible()
        expect(thing(ann, "E1")).to_have_accessible_name(re.compile("6 in valuables"))


def test_markup_in_a_file_is_shown_and_never_run(come: Come, tmp_path: Path) -> None:
    ann = at_bench(come, "flucht")
    ours = Path(find("flucht").folder, "editions", "mattel-1989.toml").read_text(encoding="utf-8")
    evil = "<img/src=x/onerror=window.hacked=1>"
    file = tmp_path / "evil.toml"
    named = ours.replace('"mattel-1989"', f'"{evil}"').replace('id = "s03"', f'id = "{evil}"')
    file.write_text(named.replace("Thirty cards", f"{evil} cards"), encoding="utf-8")
    ann.page.get_by_label("Open a file").set_input_files(file)
    expect(field(ann, "Name of your edition")).to_have_value(evil)
    thing(ann, evil).click()
    expect(ann.heading("Square 3")).to_be_visible()
    ann.button("Compare").click()
    expect(ann.page.get_by_text(evil).first).to_be_visible()
    assert ann.page.evaluate("window.hacked") is None
    assert ann.page.locator("img[src=x]").count() == 0


def test_a_link_hands_an_edition_on_and_a_broken_one_does_no_harm(come: Come) -> None:
    ann = at_bench(come, "zanzibar")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    thing(ann, "mkoto").click()
    field(ann, "Mkoto, pepper (North): Spice on offer").select_option("vanilla")
    expect(thing(ann, "mkoto")).to_have_accessible_name("Mkoto, vanilla (North)")
    ann.button("Copy link").click()
    expect(ann.page.get_by_text("The link is copied.")).to_be_visible()
    link: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 6000
    ben = come("Ben").go(link)
    expect(thing(ben, "mkoto")).to_have_accessible_name("Mkoto, vanilla (North)")
    expect(ben.page.get_by_text("“winning-moves-2007-own” is open.")).to_be_visible()
    assert "#" not in ben.page.url, "whoever reloads does not begin anew"
    bomb = ann.page.evaluate(
        """async () => {
          const stream = new Blob(["[" + "0,".repeat(20_000_000) + "0]"]).stream().pipeThrough(new CompressionStream("deflate-raw"));
          const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_");
        }"""
    )
    for broken in (link[:-40], re.sub("e=.*", "e=%3Cb%3E", link), re.sub("e=.*", f"e={bomb}", link)):
        eve = come("Eve").go(broken)
        expect(eve.page.get_by_text("This link holds no edition, or not all of it.")).to_be_visible()
        expect(state(eve)).to_contain_text("Can be played")


def test_the_ends_of_a_route_are_dragged_or_chosen_by_keyboard(come: Come) -> None:
    ann = at_bench(come, "borabora")
    thing(ann, "C-SW+W-S").click()
    end = ann.page.get_by_label(re.compile(": To$"))
    expect(end).to_have_value("W-S")
    drag(ann, ann.page.locator('[data-end="routes/list/14/b"]'), ann.page.locator('.stage [data-thing="W-N"] .ground'))
    expect(end).to_have_value("W-N")
    ann.page.keyboard.press("Control+z")
    expect(end).to_have_value("W-S")
    end.select_option("N-W")
    expect(thing(ann, "C-SW+W-S")).to_have_accessible_name(re.compile("northern beach"))


def test_the_colours_of_a_track_are_put_in_order_by_digits_by_buttons_and_by_hand(come: Come) -> None:
    ann = at_bench(come, "flucht")

    def colours(first: int, last: int) -> list[str]:
        names = [thing(ann, f"s{number:02}").get_attribute("aria-label") or "" for number in range(first, last + 1)]
        return [name.split(": ")[1] for name in names]

    assert colours(1, 4) == ["blue", "yellow", "green", "red"]
    thing(ann, "s01").click()
    ann.page.keyboard.type("4416")
    expect(ann.heading("Square 5")).to_be_visible()
    assert colours(1, 4) == ["red", "red", "blue", "elephant"]
    thing(ann, "s04").click()
    ann.button("One place back").click()
    expect(ann.heading("Square 3")).to_be_visible()
    assert colours(1, 4) == ["red", "red", "elephant", "blue"]
    drag(ann, thing(ann, "s03"), thing(ann, "s01"))
    expect(thing(ann, "s01")).to_have_accessible_name("1: elephant")
    assert colours(1, 4) == ["elephant", "red", "red", "blue"]


def test_everything_can_be_typed_in_tables_by_keyboard_alone(come: Come) -> None:
    ann = at_bench(come, "zanzibar")
    ann.page.get_by_text("The objectives").last.focus()
    ann.page.locator("#table-objectives summary").press("Enter")
    cell = field(ann, "Pepper: Points for 0, 1, 2 … merchants 1")
    expect(cell).to_be_visible()
    cell.focus()
    ann.page.keyboard.type("-9")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.type("-8")
    expect(cell).to_have_value("-9")
    expect(field(ann, "Ginger: Points for 0, 1, 2 … merchants 1")).to_have_value("-8")
    assert not hindrances(ann)


def test_two_editions_stand_side_by_side_with_what_differs_marked(come: Come) -> None:
    ann = at_bench(come, "mangrovia", bypass_csp=True)
    thing(ann, "E1").click()
    field(ann, "E1: Price").fill("7")
    ann.button("Compare").click()
    expect(ann.page.get_by_role("row", name="E1: Price 10 7")).to_be_visible()
    expect(ann.page.locator(".compare .sign.differs")).to_have_count(2)
    expect(ann.page.locator('.compare [data-thing="E1"]')).to_have_count(2)
    assert not hindrances(ann)


def test_what_another_tab_changes_is_seen_here(come: Come) -> None:
    ann = at_bench(come, "mangrovia")
    thing(ann, "E1").click()
    field(ann, "E1: Price").fill("6")
    other = ann.new_page()
    other.goto(ann.page.url)
    other.locator('.stage [data-thing="F1"]').click()
    other.get_by_label("F1: Price", exact=True).fill("4")
    expect(thing(ann, "F1")).to_have_accessible_name(re.compile("4 in amulets"))
    expect(thing(ann, "E1")).to_have_accessible_name(re.compile("6 in valuables"))


@pytest.mark.parametrize("game", drawn_games())
def test_the_list_for_paper_numbers_what_is_unknown_and_fits_on_one_page(come: Come, game: str) -> None:
    who = come(locale="de-DE").go(f"/edition/{game}/checklist")
    expect(who.page.locator("article .pin").first).to_be_visible()
    numbers = [int(text) for text in who.page.locator("article li b").all_inner_texts()]
    assert numbers == list(range(1, len(numbers) + 1))
    on_board = {int(text) for text in who.page.locator("article .pin").all_inner_texts()}
    assert on_board <= set(numbers)
    assert len(on_board) > 20
    printed = who.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1


@pytest.mark.parametrize("game", drawn_games())
def test_a_tablet_shows_drawing_and_values_side_by_side(come: Come, game: str) -> None:
    ann = at_bench(come, game, viewport=TABLET, has_touch=True)
    ann.page.locator(".stage [data-thing][role=button]").first.tap()
    drawing, panel = ann.page.locator(".stage").bounding_box(), ann.page.get_by_role("complementary").bounding_box()
    assert drawing is not None
    assert panel is not None
    assert drawing["x"] + drawing["width"] <= panel["x"]
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]


def test_a_phone_can_read_it_and_says_that_a_wider_screen_is_better(come: Come) -> None:
    ann = at_bench(come, "mangrovia", viewport=PHONE, is_mobile=True, has_touch=True)
    expect(ann.page.get_by_text("A wider screen shows drawing and values side by side.")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
