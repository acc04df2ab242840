"""Tables over real sockets: people on different machines, bots, and those who watch."""

import pytest

from tests.server.house import House, person
from tests.server.talk import Refused, begin, chair, command, open_table


def refuses(key: str, refused: pytest.ExceptionInfo[Refused]) -> None:
    assert refused.value.reason["key"] == key


def test_the_owner_arranges_the_table_and_nobody_else_does(house: House) -> None:
    ann, ben, cleo = (person(house.url, name) for name in ("Ann", "Ben", "Cleo"))
    table = open_table(ann, seats=3)
    for deed in ({"do": "bot", "seat": 1, "bot": "random"}, {"do": "start"}, {"do": "cancel"}, {"do": "free", "seat": 0}):
        with pytest.raises(Refused) as refused:
            command(ben, table, **deed)
        refuses("owner-only", refused)
    command(ann, table, do="invite", seat=2, person=cleo.get("/api/me").json()["id"])
    command(ben, table, do="sit")
    with pytest.raises(Refused) as refused:
        command(person(house.url, "Dan"), table, do="sit")
    refuses("table-full", refused)
    assert command(cleo, table, do="sit")["table"]["seats"][2]["name"] == "Cleo"
    assert [found["id"] for found in cleo.get("/api/tables?show=mine").json()] == [table]
    assert command(ann, table, do="order", order=[2, 0, 1])["table"]["seats"][0]["name"] == "Cleo"
    command(ann, table, do="free", seat=0)
    command(ben, table, do="stand")
    assert command(ann, table, do="cancel")["table"]["status"] == "cancelled"


def test_a_private_table_is_found_by_its_link_alone(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    open_id, private_id = open_table(ann, title="for all"), open_table(ann, private=True)
    listed = [found["id"] for found in ben.get("/api/tables").json()]
    assert open_id in listed
    assert private_id not in listed
    assert len(bytes.fromhex(private_id)) == 16
    assert command(ben, private_id, do="sit")["table"]["seats"][1]["name"] == "Ben"


def test_whoever_runs_out_of_time_is_replaced_by_a_bot_and_may_come_back(house: House) -> None:
    table, people = begin(house.url, 2, clock={"kind": "budget", "budget": 10, "increment": 0})
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        late, other = (ann, ben) if ann.is_to_move() else (ben, ann)
        assert 0 < late.table["clock"]["left"][late.table["seat"]] <= 10
        seat = late.table["seat"]
        late.until(lambda chair: chair.table["seats"][seat]["stand_in"])
        entries = [entry["kind"] for happening in late.happened for entry in happening["entries"]]
        assert entries[:2] == ["timeout", "takeover"]
        with pytest.raises(Refused) as refused:
            late.do(do="move", decision=late.match["decision"], moves=["pawn 1"])
        refuses("replaced", refused)
        late.do(do="come_back")
        assert late.table["seats"][seat]["stand_in"] == ""
        other.until(lambda chair: any(entry["kind"] == "return" for happening in chair.happened for entry in happening["entries"]))


def test_chat_and_presence_are_numbered_by_themselves_and_are_in_no_record(house: House) -> None:
    table, people = begin(house.url, 2)
    ids = [one.get("/api/me").json()["id"] for one in people]
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben, chair(house.url, table) as watcher:
        ann.until(lambda chair: chair.presence.get("here") == sorted(ids) and chair.presence["watching"] == 1)
        version = ann.table["version"]
        ann.do(do="chat", text="  hello\n you \u202e ")
        ben.do(do="chat", text="hello")
        for one in (ann, ben, watcher):
            one.until(lambda chair: len(chair.lines) == 2)
            assert [(line["number"], line["name"], line["text"]) for line in one.lines] == [(1, "Ann", "hello you"), (2, "Ben", "hello")]
        assert people[0].get(f"/api/tables/{table}").json()["version"] == version
        for text, key in ((" ", "chat-empty"), ("x" * 501, "chat-long")):
            with pytest.raises(Refused) as refused:
                ann.do(do="chat", text=text)
            refuses(key, refused)
        numbers = [message["number"] for message in ann.heard if message["type"] == "presence"]
        watcher.socket.close()
        ann.until(lambda chair: chair.presence["watching"] == 0)
        assert ann.presence["number"] > max(numbers)
    assert people[0].get(f"/api/tables/{table}/chat?since=1").json()[0]["text"] == "hello"
    assert "hello" not in people[0].get(f"/api/tables/{table}/record").text
    stranger = person(house.url, "Zoe")
    with pytest.raises(Refused) as refused:
        command(stranger, table, do="chat", text="hello")
    refuses("not-seated", refused)


def test_whoever_is_muted_is_not_heard_and_whoever_is_blocked_does_not_sit_down(house: House) -> None:
    table, people = begin(house.url, 2)
    ann, ben = people
    ben_id = ben.get("/api/me").json()["id"]
    assert ann.put(f"/api/me/relations/{ben_id}", json={"kind": "mute"}).is_success
    with chair(house.url, table, ann) as deaf, chair(house.url, table, ben) as loud:
        loud.do(do="chat", text="can you hear me?")
        loud.until(lambda chair: chair.lines)
        deaf.do(do="chat", text="what?")
        deaf.until(lambda chair: chair.lines)
        assert [line["text"] for line in deaf.lines] == ["what?"]
    assert [line["text"] for line in ann.get(f"/api/tables/{table}/chat").json()] == ["what?"]
    assert ann.put(f"/api/me/relations/{ben_id}", json={"kind": "block"}).is_success
    other = open_table(ann)
    with pytest.raises(Refused) as refused:
        command(ben, other, do="sit")
    refuses("blocked", refused)
    mine = open_table(ben)
    with pytest.raises(Refused) as refused:
        command(ben, mine, do="invite", seat=1, person=ann.get("/api/me").json()["id"])
    refuses("blocked", refused)


def test_nobody_drops_a_game_of_somebody_else(house: House) -> None:
    table, (ann, _) = begin(house.url, 3)
    with pytest.raises(Refused) as refused:
        command(ann, table, do="drop")
    refuses("others-play", refused)
    alone, _ = begin(house.url, 2, ("Cleo",))
    with pytest.raises(Refused) as refused:
        command(ann, alone, do="drop")
    refuses("not-seated", refused)
