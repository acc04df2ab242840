"""Several people at one device: everybody plays for themselves, and reads what their own seat may know."""

from archipel.engine.match import replay
from archipel.engine.record import read_record
from archipel.games import find
from tests.server.house import Anywhere
from tests.server.talk import begin_hot_seat, catch_up, chair, command, id_of


def test_three_people_play_a_whole_game_on_one_device(house: Anywhere) -> None:
    table, ann = begin_hot_seat(house.url, 2, options={"rounds": 3})
    shown = ann.get(f"/api/tables/{table}").json()
    id = id_of(ann)
    assert [(seat["person"], seat["name"]) for seat in shown["seats"]] == [(id, "Ann"), (f"{id}.1", "Friend 1"), (f"{id}.2", "Friend 2")]
    with chair(house.url, table, ann) as first, chair(house.url, table, ann, companion=1) as second:
        first.until(lambda chair: chair.table)
        second.until(lambda chair: chair.table)
        assert [first.table["seat"], second.table["seat"]] == [0, 1]
        assert first.match["view"] != second.match["view"], "everybody has a hand of their own"
        for _ in range(3):
            mover = first.match["asked"]
            if mover == 0:
                first.play()
            elif mover == 1:
                second.play()
            else:
                third = ann.get(f"/api/tables/{table}?companion=2").json()["match"]
                first.do(do="move", decision=third["decision"], moves=[third["moves"][0]["text"]], companion=2)
            newest = max(first.table["version"], second.table["version"])
            for one in (first, second):
                catch_up(one, newest)
    for _ in range(2000):
        asked = ann.get(f"/api/tables/{table}").json()["match"]["asked"]
        if asked < 0:
            break
        match = ann.get(f"/api/tables/{table}?companion={asked}").json()["match"]
        done = command(ann, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]], companion=asked)
        assert done["table"]["seat"] == asked
    assert ann.get(f"/api/tables/{table}").json()["status"] == "over"
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert [player.name for player in record.players] == ["Ann", "Friend 1", "Friend 2"]
    assert set(record.contributions) == {0, 1, 2}
    replay(find("flucht"), record)
    again = command(ann, table, do="rematch")["table"]["rematch"]
    for number in (1, 2):
        command(ann, again, do="sit", companion=number, name=f"Friend {number}")
    assert {seat["name"] for seat in ann.get(f"/api/tables/{again}").json()["seats"]} == {"Ann", "Friend 1", "Friend 2"}


def test_everybody_on_a_device_reads_only_the_record_of_their_own_seat(house: Anywhere) -> None:
    table, ann = begin_hot_seat(house.url, 1)
    readers = [read_record(ann.get(f"/api/tables/{table}/record?companion={number}").text).reader for number in (0, 1, 2)]
    assert readers == [0, 1, -1]
