"""What the table says without being asked: who is winning, what changed; and moves taken back over bots."""

import re
import secrets

import httpx
from playwright.sync_api import expect

from archipel.engine.phrase import Data
from tests.page.tables import play_on, seen_by
from tests.page.visitor import Come, Visitor
from tests.server.house import House, person
from tests.server.talk import begin, command, open_table

MOST_TURNS = 60


def points(who: Visitor, seat: int) -> str:
    return who.page.locator(f".seats [data-points='{seat}']").inner_text()


def figures(text: str) -> list[int]:
    return [int(found.replace("−", "-").replace("+", "")) for found in re.findall(r"[+−]?\d+", text)]


def test_panels_tell_the_points_of_now_and_those_if_the_game_ended_now(come: Come, house: House) -> None:
    table, people = begin(house.url, 2, game="mangrovia")
    play_on(
        table, people, lambda seen: any(outlook > score for outlook, score in both(seen["match"])) and seen["match"]["view"]["round"] > 2
    )
    match = seen_by(people[0], table)["match"]
    ann = come(client=people[0]).sit_at(table)
    for seat, (outlook, score) in enumerate(both(match)):
        assert figures(points(ann, seat)) == ([score, outlook] if outlook != score else [score])
        assert ("→" in points(ann, seat)) == (outlook != score)


def when_asked(client: httpx.Client, table: str) -> Data:
    """The game, once the first seat is asked."""
    while (match := seen_by(client, table)["match"])["asked"] != 0:
        assert seen_by(client, table)["status"] == "running", "the game is over"
    found: Data = match
    return found


def both(match: Data) -> list[tuple[int, int]]:
    return list(zip(match["outlook"], match["scores"], strict=True))


def test_what_others_gained_since_ones_last_move_stands_beside_their_points(come: Come, house: House) -> None:
    table, (client,) = begin(house.url, 3, ("Ann",), game="zanzibar")
    for _ in range(MOST_TURNS):
        before = when_asked(client, table)
        command(client, table, do="move", decision=before["decision"], moves=[before["moves"][-1]["text"]])
        after = when_asked(client, table)
        gained = [then - now for now, then in zip(before["scores"], after["scores"], strict=True)]
        if any(gained[1:]):
            break
    ann = come(client=client).sit_at(table)
    for seat in (1, 2):
        gain = ann.page.get_by_role("list", name="Players").get_by_role("listitem").nth(seat).locator(".gained")
        expect(gain).to_have_count(1 if gained[seat] else 0)
        assert not gained[seat] or figures(gain.inner_text()) == [gained[seat]]


def test_whoever_plays_alone_takes_a_move_back_together_with_the_bots_answers(come: Come, house: House) -> None:
    client = person(house.url, "Ann")
    table = open_table(client, game="zanzibar", seats=2)
    command(client, table, do="bot", seat=1, bot="greedy")
    command(client, table, do="contribute", contribution=secrets.token_hex(16))
    command(client, table, do="start", format=2)
    ann = come(client=client).sit_at(table)
    expect(ann.moves.first).to_be_visible()
    first = seen_by(client, table)["match"]["view"]["players"]
    for _ in range(MOST_TURNS):
        decision = ann.prompt.get_attribute("data-decision")
        ann.moves.first.click()
        expect(ann.prompt).not_to_have_attribute("data-decision", decision or "")
        expect(ann.moves.first).to_be_enabled()
        if seen_by(client, table)["match"]["view"]["players"][1] != first[1]:
            break
    expect(ann.moves.first).to_be_visible()
    for _ in range(MOST_TURNS):
        if seen_by(client, table)["match"]["view"]["players"] == first:
            break
        decision = ann.prompt.get_attribute("data-decision")
        ann.button(re.compile("^Undo")).click()
        expect(ann.prompt).not_to_have_attribute("data-decision", decision or "")
        expect(ann.moves.first).to_be_enabled()
    assert seen_by(client, table)["match"]["view"]["players"] == first
    expect(ann.log.filter(has_text="You take back").first).to_be_visible()
