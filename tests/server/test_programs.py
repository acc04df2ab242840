"""Programs that sit down at tables with a token of their owner: what they may do, who sees it, and how they go."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest

from archipel.client import Client
from archipel.engine.match import verify
from archipel.engine.phrase import Trouble
from archipel.engine.record import read_record
from archipel.games import find
from archipel.server.people import MOST_PROGRAMS
from tests.client.people import play_on
from tests.server.desk import Desk
from tests.server.helpers import explained, refusal, until
from tests.server.house import House, person, program_of, stranger, with_token
from tests.server.talk import Refused, begin, chair, command, open_table


def made(owner: httpx.Client, name: str = "Robo") -> dict[str, Any]:
    answer = owner.post("/api/me/programs", json={"name": name})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def id_of(who: httpx.Client) -> str:
    return str(who.get("/api/me").json()["id"])


def refused_at_the_door(house: House, table: str, who: httpx.Client, origin: str = "") -> tuple[str, int]:
    """What somebody hears who is not let in: the key, and the code with which the server closes."""
    with chair(house.url, table, who, Origin=origin or house.url) as one:
        return explained(one.hear()["reason"]), one.closed()


# Playing


def test_a_program_plays_a_whole_game_and_everybody_sees_that_it_is_one(house: House) -> None:
    async def play() -> None:
        async with Client(house.url) as ann:
            await ann.guest("Ann")
            token = str((await ann.post("/api/me/programs", name="Robo"))["token"])
            async with Client(house.url, token=token) as robo:
                table = (await ann.open_table("lagune", 2))["id"]
                async with ann.sit_at(table) as first, robo.sit_at(table) as second:
                    await second.do("sit")
                    await asyncio.gather(first.contribute(), second.contribute())
                    await first.start()
                    await second.do("chat", text="good luck")
                    await asyncio.gather(play_on(first), play_on(second))
                    text = await robo.record(table)
                    second.check_record(text)
                    assert [(seat["name"], seat["program"]) for seat in first.table["seats"]] == [("Ann", False), ("Robo", True)]
                assert robo.cookie == ""
                assert (await robo.me())["program"] is True
        record = read_record(text)
        assert verify(find("lagune"), record)
        assert [(player.kind, player.name) for player in record.players] == [("person", "Ann"), ("person", "Robo")]

    asyncio.run(play())


def test_a_program_opens_tables_reads_asks_and_has_results_of_its_own(house: House) -> None:
    robo = program_of(person(house.url, "Ann"), "Robo")
    table = open_table(robo, seats=2)
    (listed,) = [found for found in person(house.url, "Ben").get("/api/tables").json() if found["id"] == table]
    assert [(seat["name"], seat["program"]) for seat in listed["seats"]] == [("Robo", True), ("", False)]
    command(robo, table, do="bot", seat=1, bot="greedy")
    command(robo, table, do="contribute", contribution="ab" * 16)
    command(robo, table, do="start")
    with chair(house.url, table, robo) as one:
        one.until(lambda chair: chair.table and chair.is_to_move())
        asked = one.match
        assert one.do(do="why", decision=asked["decision"], move=asked["moves"][0]["text"])["reason"] is None
    assert [found["id"] for found in robo.get("/api/tables?show=mine").json()] == [table]
    command(robo, table, do="resign")
    assert [result["table"] for result in robo.get("/api/me/results").json()["results"]] == [table]
    again = command(robo, table, do="rematch")["table"]["rematch"]
    assert [seat["program"] for seat in robo.get(f"/api/tables/{again}").json()["seats"]].count(True) == 1


# Tokens


def test_a_token_is_told_once_and_never_again(house: House) -> None:
    ann = person(house.url, "Ann")
    first = made(ann, " Robo  the\u00a0First ")
    assert re.fullmatch(r"archipel_[0-9a-f]{32}_[A-Za-z0-9_-]{43}", first["token"])
    assert (first["name"], first["seen"]) == ("Robo the First", None)
    robo = with_token(house.url, first["token"])
    assert robo.get("/api/me").json()["name"] == "Robo the First"
    (listed,) = ann.get("/api/me/programs").json()
    assert listed == {"id": first["id"], "name": first["name"], "created": first["created"], "seen": listed["seen"]}
    assert listed["seen"] >= first["created"], "it was here"
    table = open_table(ann)
    command(robo, table, do="sit")
    command(robo, table, do="chat", text="beep")
    answers = [ann.get(path).text for path in ("/api/me/export", "/api/me/programs", f"/api/tables/{table}", "/api/tables?show=mine")]
    answers += [robo.get(path).text for path in ("/api/me", f"/api/tables/{table}/news?version=0", f"/api/tables/{table}/chat")]
    assert not [text for text in answers if first["token"][-43:] in text]
    export = ann.get("/api/me/export").json()
    assert export["programs"] == [listed]
    assert [(line["name"], line["text"]) for line in export["chat"]] == [("Robo the First", "beep")]


def wrong_tokens(token: str, other: str) -> dict[str, str]:
    return {
        "forged": token[:-43] + "A" * 43,
        "of another program": token[:-43] + other[-43:],
        "of nobody": "archipel_" + "0" * 32 + token[-44:],
        "truncated": token[:-1],
        "longer": token + "A",
        "upper case": token.upper(),
        "other case": token[:-43] + token[-43:].swapcase(),
        "without a head": token.removeprefix("archipel_"),
        "twice": f"{token} {token}",
        "empty": "",
        "long": token + "x" * 4_000,
    }


def test_a_token_that_is_not_right_to_the_last_sign_is_void(house: House) -> None:
    ann = person(house.url, "Ann")
    token, other = made(ann)["token"], made(ann)["token"]
    table = open_table(ann)
    for what, wrong in wrong_tokens(token, other).items():
        forger = with_token(house.url, wrong)
        for answer in (
            forger.get("/api/me"),
            forger.get("/api/session"),
            forger.get(f"/api/tables/{table}"),
            forger.post("/api/guests", json={"name": "Zoe", "language": "en"}),
            forger.post(f"/api/tables/{table}/commands", json={"do": "sit"}),
        ):
            assert refusal(answer) == (401, "token-void"), what
            assert "set-cookie" not in answer.headers, what
        assert refused_at_the_door(house, table, forger) == ("token-void", 4401), what


def test_a_token_counts_only_in_its_header(house: House) -> None:
    ann = person(house.url, "Ann")
    token = made(ann)["token"]
    table = open_table(ann)
    nobody = stranger(house.url)
    for name in ("token", "access_token", "authorization", "bearer"):
        assert refusal(nobody.get("/api/me", params={name: token})) == (401, "who-are-you")
        assert nobody.get(f"/api/tables/{table}", params={name: token}).json()["seat"] == -1
    assert refusal(nobody.get("/api/me", headers={"Cookie": f"archipel={token}"})) == (401, "session-void")
    assert refusal(nobody.get("/api/me", headers={"Authorization": f"Basic {token}"})) == (401, "who-are-you")
    assert nobody.get("/api/me", headers={"Authorization": f"bearer  {token}"}).json()["name"] == "Robo"
    assert ann.get("/api/me", headers={"Authorization": "Basic YTpi"}).json()["name"] == "Ann", "a proxy may ask for a password of its own"
    assert ann.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["name"] == "Robo", "a token goes before a cookie"


def test_a_program_needs_no_origin_but_a_foreign_one_is_refused(house: House) -> None:
    robo = program_of(person(house.url, "Ann"), "Robo")
    choice = {"game": "flucht", "seats": 2}
    table = robo.post("/api/tables", json=choice).json()["id"]
    assert robo.post("/api/tables", json=choice, headers={"Origin": house.url}).is_success
    assert refusal(robo.post("/api/tables", json=choice, headers={"Origin": "https://evil.example"})) == (403, "other-origin")
    assert refused_at_the_door(house, table, robo, "https://evil.example") == ("other-origin", 4403)
    bare = httpx.post(f"{house.url}/api/tables", json=choice, headers={"Authorization": robo.headers["Authorization"]})
    assert refusal(bare) == (403, "header-missing")


# What is left to the owner


def test_a_program_does_nothing_that_is_its_owners_business(house: House) -> None:
    ann = person(house.url, "Ann")
    robo = program_of(ann, "Robo")
    left = [
        (method, path)
        for path, methods in ann.get("/api/openapi.json").json()["paths"].items()
        for method, route in methods.items()
        if {"token": []} not in route.get("security", [{"token": []}])
    ]
    assert {("post", "/api/me/programs"), ("get", "/api/me/export"), ("delete", "/api/me"), ("patch", "/api/me")} <= set(left)
    assert {path for _, path in left} >= {"/api/guests", "/api/account", "/api/login", "/api/logout", "/api/recover", "/api/me/notify"}
    for method, path in left:
        asked = path.replace("{person}", id_of(ann)).replace("{program}", id_of(robo))
        assert refusal(robo.request(method, asked, json={"name": "Eve"})) == (403, "not-for-programs"), (method, path)
    assert [program["name"] for program in ann.get("/api/me/programs").json()] == ["Robo"]


def test_a_program_brings_no_companions(house: House) -> None:
    ann = person(house.url, "Ann")
    robo = program_of(ann, "Robo")
    table = open_table(ann, seats=4, companions="all")
    command(robo, table, do="sit")
    with pytest.raises(Refused, match="not-for-programs"):
        command(robo, table, do="sit", companion=1, name="Friend")
    with chair(house.url, table, robo, companion=1) as one:
        assert one.hear()["table"]["seat"] == -1
        with pytest.raises(Refused) as refused:
            one.do(do="sit")
        assert explained(refused.value.reason) == "not-for-programs"


def test_somebody_has_so_many_programs_and_no_more(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    programs = [made(ann, f"Robo {number}") for number in range(MOST_PROGRAMS)]
    answer = ann.post("/api/me/programs", json={"name": "One more"})
    assert refusal(answer) == (409, "programs-full")
    assert answer.json()["reason"]["args"] == {"allowed": MOST_PROGRAMS}
    made(ben)
    assert ann.delete(f"/api/me/programs/{programs[0]['id']}").status_code == 204
    made(ann)
    assert refusal(ann.post("/api/me/programs", json={"name": " \u200b"})) == (400, "person-name")
    assert refusal(stranger(house.url).post("/api/me/programs", json={"name": "Robo"})) == (401, "who-are-you")


# Going


def test_a_withdrawn_program_is_shown_out_and_leaves_as_a_deleted_person_does(house: House) -> None:
    ann, eve = person(house.url, "Ann"), person(house.url, "Eve")
    robo = program_of(ann, "Robo")
    id = id_of(robo)
    waiting, playing = open_table(ann, seats=3), open_table(ann)
    for table in (waiting, playing):
        command(robo, table, do="sit")
    for one in (ann, robo):
        command(one, playing, do="contribute", contribution="ab" * 16)
    command(ann, playing, do="start")
    with chair(house.url, playing, ann) as owner, chair(house.url, playing, robo) as program:
        program.do(do="chat", text="beep")
        owner.until(lambda chair: chair.lines)
        assert refusal(eve.delete(f"/api/me/programs/{id}")) == (404, "program-unknown")
        assert refusal(ann.delete(f"/api/me/programs/{id_of(eve)}")) == (404, "program-unknown")
        assert ann.delete(f"/api/me/programs/{id}").status_code == 204
        assert refusal(robo.get("/api/me")) == (401, "token-void"), "at once"
        assert program.closed() == 1012
        owner.until(lambda chair: chair.table["seats"][1]["stand_in"] and not chair.lines)
        assert owner.table["seats"][1]["program"] is True, "the log tells it for ever"
    assert ann.get(f"/api/tables/{waiting}").json()["seats"][1]["kind"] == "open"
    assert ann.get("/api/me/programs").json() == []
    assert refused_at_the_door(house, playing, robo) == ("token-void", 4401)


def test_the_client_of_a_withdrawn_program_hears_why_it_is_not_let_in_again(house: House) -> None:
    async def play() -> None:
        async with Client(house.url) as ann:
            await ann.guest("Ann")
            robo = await ann.post("/api/me/programs", name="Robo")
            table = (await ann.open_table("lagune", 2))["id"]
            async with Client(house.url, token=str(robo["token"])) as client, client.sit_at(table) as live:
                await live.do("sit")
                await ann.request("DELETE", f"/api/me/programs/{robo['id']}")
                with pytest.raises(Trouble, match="token-void"):
                    await live.until(lambda _: False, 60)

    asyncio.run(play())


def test_the_programs_of_somebody_banned_are_kept_out_as_long_as_they_are(house: House, admin: Desk) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    robo = program_of(ann, "Robo")
    table = open_table(ben)
    command(robo, table, do="sit")
    with chair(house.url, table, robo) as program:
        program.hear()
        admin("ban", id_of(ann))
        assert program.closed() == 1012
    assert refusal(robo.get("/api/me")) == (403, "person-banned")
    assert refused_at_the_door(house, table, robo) == ("person-banned", 4403)
    until(lambda: ben.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open")
    listed = json.loads(admin("people", "--json", "--find", "Robo"))
    (owner,) = {row["owner"] for row in listed} & {row["id"] for row in json.loads(admin("people", "--json")) if row["banned"]}
    admin("unban", owner)
    until(lambda: robo.get("/api/me").is_success)


def test_whoever_goes_takes_their_programs_along(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    robo = program_of(ann, "Robo")
    table = open_table(ben)
    command(robo, table, do="sit")
    command(robo, table, do="chat", text="beep")
    with chair(house.url, table, robo) as program:
        program.hear()
        assert ann.delete("/api/me").status_code == 204
        assert program.closed() == 1012
    assert refusal(robo.get("/api/me")) == (401, "token-void")
    assert ben.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    assert ben.get(f"/api/tables/{table}/chat").json() == []


# Who wants nothing to do with whom


def test_whoever_blocks_somebody_blocks_their_programs_too(house: House) -> None:
    ann, eve = person(house.url, "Ann"), person(house.url, "Eve")
    robo, own = program_of(eve, "Robo"), program_of(ann, "Own")
    table, of_own = open_table(ann, seats=3), open_table(own)
    command(robo, table, do="sit")
    assert ann.put(f"/api/me/relations/{id_of(robo)}", json={"kind": "mute"}).is_success
    assert ann.put(f"/api/me/relations/{id_of(eve)}", json={"kind": "block"}).is_success
    command(robo, table, do="chat", text="beep")
    command(ann, table, do="chat", text="good evening")
    assert [line["text"] for line in ann.get(f"/api/tables/{table}/chat").json()] == ["good evening"]
    command(robo, table, do="stand")
    for closed, blocked in ((table, robo), (of_own, robo), (of_own, eve)):
        with pytest.raises(Refused, match="blocked"):
            command(blocked, closed, do="sit")
    others = open_table(eve, seats=3)
    for invited in (ann, own):
        with pytest.raises(Refused, match="blocked"):
            command(eve, others, do="invite", seat=1, person=id_of(invited))


def test_owner_and_program_sit_at_one_table_and_nobody_is_taken_for_the_other(house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    robo = program_of(ann, "Ann")
    assert robo.get(f"/api/tables/{table}").json()["seat"] == -1
    other = open_table(ann, seats=3, companions="owner")
    command(ben, other, do="sit")
    own = program_of(ben, "Robo")
    command(own, other, do="sit")
    seats = ann.get(f"/api/tables/{other}").json()["seats"]
    assert [(seat["name"], seat["program"]) for seat in seats] == [("Ann", False), ("Ben", False), ("Robo", True)]
