"""Several people at one device: everybody plays for themselves, and reads what their own seat may know."""

import json
import secrets

import pytest

from archipel.engine.record import read_record
from tests.server.helpers import refusal
from tests.server.house import House, person, stranger
from tests.server.talk import Chair, Refused, begin_hot_seat, chair, command, id_of, open_table, play_out


def test_nobody_acts_for_the_companions_of_somebody_else(house: House) -> None:
    table, ann = begin_hot_seat(house.url, 1)
    eve = person(house.url, "Eve")
    mine = f"{id_of(ann)}.1"
    for number in (0, 1, 7):
        assert eve.get(f"/api/tables/{table}?companion={number}").json()["seat"] == -1
        assert read_record(eve.get(f"/api/tables/{table}/record?companion={number}").text).reader == -1
        with chair(house.url, table, eve, companion=number) as one:
            one.until(lambda chair: chair.table)
            assert one.table["seat"] == -1
            for deed in ({"do": "resign"}, {"do": "chat", "text": "hello"}, {"do": "resign", "companion": 1}):
                with pytest.raises(Refused, match="not-seated"):
                    one.do(**deed)
    with chair(house.url, table, companion=1) as nobody:
        nobody.until(lambda chair: chair.table)
        assert nobody.table["seat"] == -1
        with pytest.raises(Refused, match="who-are-you"):
            nobody.do(do="resign", companion=1)
    for forged in (8, -1, mine, 1.5, True, "1"):
        answer = eve.post(f"/api/tables/{table}/commands", json={"do": "resign", "companion": forged})
        assert refusal(answer) in {(400, "message-form"), (403, "not-seated")}, forged
    for forged in ("8", "-1", mine):
        assert refusal(eve.get(f"/api/tables/{table}?companion={forged}")) == (400, "message-form")
    with chair(house.url, table, eve, companion=8) as one:
        message = one.hear()
        assert message["reason"]["key"] == "message-form"
    waiting = open_table(eve, seats=3)
    for forged in (mine, f"{id_of(eve)}.1"):
        with pytest.raises(Refused, match="person-unknown"):
            command(eve, waiting, do="invite", seat=1, person=forged)
    assert ann.get(f"/api/tables/{table}").json()["status"] == "running"
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["resigned"] is False


def test_a_cookie_for_a_companion_is_not_a_cookie(house: House) -> None:
    ann = person(house.url, "Ann")
    id, _, rest = ann.cookies["archipel"].partition(".")
    answer = stranger(house.url).get("/api/me", headers={"Cookie": f"archipel={id}.1.{rest}"})
    assert refusal(answer) == (401, "session-void")


def test_companions_are_called_what_they_say_and_the_one_signed_in_as_always(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, seats=4)
    with pytest.raises(Refused, match="name-of-companion"):
        command(person(house.url, "Ben"), table, do="sit", name="Ann")
    assert command(ann, table, do="sit", companion=1)["table"]["seats"][1]["name"] == "Ann (2)"
    assert command(ann, table, do="sit", companion=2, name="  Zoë ")["table"]["seats"][2]["name"] == "Zoë"
    with pytest.raises(Refused, match="seated-already"):
        command(ann, table, do="sit", companion=2)
    with pytest.raises(Refused, match="name"):
        command(ann, table, do="sit", companion=3, name="\u202e")
    with pytest.raises(Refused, match="owner-only"):
        command(ann, table, do="start", companion=1)
    command(ann, table, do="stand", companion=2)
    assert command(ann, table, do="free", seat=1)["table"]["seats"][1]["kind"] == "open"


def test_somebody_who_is_blocked_or_muted_does_not_come_back_as_a_companion(house: House) -> None:
    ann, eve = person(house.url, "Ann"), person(house.url, "Eve")
    table = open_table(ann, seats=3)
    command(eve, table, do="sit", companion=1, name="Mallory")
    with chair(house.url, table, ann) as listening:
        command(eve, table, do="chat", text="hello", companion=1)
        listening.until(lambda chair: chair.lines)
        assert (listening.lines[0]["name"], listening.lines[0]["person"]) == ("Mallory", f"{id_of(eve)}.1")
    ann.put(f"/api/me/relations/{id_of(eve)}", json={"kind": "block"})
    with chair(house.url, table, ann) as listening:
        command(ann, table, do="chat", text="good bye")
        command(eve, table, do="chat", text="hello again", companion=1)
        command(ann, table, do="chat", text="the last line")
        listening.until(lambda chair: len(chair.lines) == 2)
        assert [line["text"] for line in listening.lines] == ["good bye", "the last line"]
    assert [line["text"] for line in ann.get(f"/api/tables/{table}/chat").json()] == ["good bye", "the last line"]
    with pytest.raises(Refused, match="blocked"):
        command(eve, table, do="sit", companion=2, name="Oscar")


def test_whoever_sits_at_a_device_is_here_when_it_is_connected(house: House) -> None:
    table, ann = begin_hot_seat(house.url, 2)
    id = id_of(ann)
    with chair(house.url, table, ann, companion=1) as device, chair(house.url, table) as watcher:
        device.until(lambda chair: chair.presence.get("watching") == 1)
        assert device.presence["here"] == [id, f"{id}.1", f"{id}.2"]
        watcher.until(lambda chair: chair.presence.get("here") == [id, f"{id}.1", f"{id}.2"])


def test_ones_own_tables_include_those_of_ones_companions(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann, seats=2)
    command(ben, table, do="sit", companion=3, name="Bea")
    assert [found["id"] for found in ben.get("/api/tables?show=mine").json()] == [table]
    for who, number in ((ann, 0), (ben, 3)):
        command(who, table, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, table, do="start")
    command(ben, table, do="chat", text="hello", companion=3)
    (found,) = ben.get("/api/tables?show=mine").json()
    assert found["asked"] in (id_of(ann), f"{id_of(ben)}.3")
    kept = ben.get("/api/me/export").json()
    assert [line["name"] for line in kept["chat"]] == ["Bea"]
    assert [one["id"] for one in kept["tables"]] == [table]


def test_a_table_says_whose_companions_may_sit_and_refuses_those_of_strangers_if_not_told_otherwise(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    usual, free = open_table(ann, seats=4), open_table(ann, seats=4, companions="all")
    listed = {row["id"]: row["companions"] for row in ann.get("/api/tables").json()}
    assert (listed[usual], listed[free]) == ("owner", "all")
    for table in (usual, free):
        command(ann, table, do="sit", companion=1, name="Amy")
        command(ben, table, do="sit")
    answer = ben.post(f"/api/tables/{usual}/commands", json={"do": "sit", "companion": 1, "name": "Bea"})
    assert refusal(answer) == (403, "one-device")
    assert command(ben, free, do="sit", companion=1, name="Bea")["table"]["companions"] == "all"


def test_whoever_leaves_for_good_takes_their_companions_along(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    running, waiting = open_table(ann, seats=3, companions="all"), open_table(ann, seats=3, companions="all")
    for table in (running, waiting):
        command(ben, table, do="sit")
        command(ben, table, do="sit", companion=1, name="Bea")
    for who, number in ((ann, 0), (ben, 0), (ben, 1)):
        command(who, running, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, running, do="start")
    command(ben, running, do="chat", text="hello", companion=1)
    assert ben.delete("/api/me").status_code == 204
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{waiting}").json()["seats"]] == ["person", "open", "open"]
    assert [seat["stand_in"] for seat in ann.get(f"/api/tables/{running}").json()["seats"]] == ["", "greedy", "greedy"]
    assert ann.get(f"/api/tables/{running}/chat").json() == []


def test_people_on_one_device_play_with_somebody_on_another(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann, seats=3, options={"rounds": 2})
    command(ann, table, do="sit", companion=1, name="Zoë")
    command(ben, table, do="sit")
    for who, number in ((ann, 0), (ann, 1), (ben, 0)):
        command(who, table, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, table, do="start")
    with chair(house.url, table, ann) as one, chair(house.url, table, ann, companion=1) as two, chair(house.url, table, ben) as three:
        chairs: list[Chair] = [one, two, three]
        play_out(chairs)
        assert len({json.dumps(each.match["places"]) for each in chairs}) == 1
