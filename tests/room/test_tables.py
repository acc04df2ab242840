"""Tables: people, bots and those who watch, at a server over real sockets and on one device."""

import secrets
from pathlib import Path

import pytest

from archipel.engine.dealer import commitment
from archipel.engine.match import replay, verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.server.house import Anywhere, person
from tests.server.talk import Refused, begin, chair, command, open_table, play_out


def refuses(key: str, refused: pytest.ExceptionInfo[Refused]) -> None:
    assert refused.value.reason["key"] == key


def test_two_people_and_a_bot_play_a_whole_game_while_somebody_watches(house: Anywhere) -> None:
    table, people = begin(house.url, 3)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben, chair(house.url, table) as watcher:
        play_out([ann, ben])
        watcher.until(lambda chair: chair.table and chair.table["status"] == "over")
        assert watcher.table["seat"] == -1
        assert watcher.match["places"] == ann.match["places"]
        for one in (ann, ben, watcher):
            numbers = [entry["number"] for entry in one.happened]
            assert numbers == sorted(set(numbers)), "nothing comes twice"
            assert all(message["table"]["match"]["moves"] == [] for message in watcher.heard if message["type"] == "table")
    text = people[0].get(f"/api/tables/{table}/record").text
    record = read_record(text)
    assert verify(find("flucht"), record) is not None
    assert [player.name for player in record.players] == ["Ann", "Ben", "Coco"]


def test_the_shuffle_is_committed_to_before_anybody_contributes_and_opened_after_the_end(house: Anywhere) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann)
    promised = ben.get(f"/api/tables/{table}").json()["commitment"]
    command(ben, table, do="sit")
    given = {0: secrets.token_hex(16), 1: secrets.token_hex(16)}
    command(ann, table, do="contribute", contribution=given[0])
    seen = command(ben, table, do="contribute", contribution=given[1])["table"]["seats"]
    assert [seat["contribution"] for seat in seen] == ["", ""], "nobody sees the others' bytes before the start"
    assert [seat["contributed"] for seat in seen] == [True, True]
    started = command(ann, table, do="start")["table"]
    assert [seat["contribution"] for seat in started["seats"]] == [given[0], given[1]]
    assert started["match"]["seed"] == ""
    running = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert running.seed == b""
    assert running.reader == 0
    assert running.commitment == promised
    over = command(ben, table, do="resign")["table"]
    assert commitment(bytes.fromhex(over["match"]["seed"])) == promised
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert record.contributions == given
    replay(find("flucht"), record)


def test_a_lost_connection_resumes_where_it_was(house: Anywhere) -> None:
    table, people = begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        known = ann.table["version"]
        ann.socket.close()
        for _ in range(3):
            if ben.is_to_move():
                ben.play()
            else:
                mine = people[0].get(f"/api/tables/{table}").json()["match"]
                command(people[0], table, do="move", decision=mine["decision"], moves=[mine["moves"][0]["text"]])
                while ben.match["decision"] <= mine["decision"]:
                    ben.hear()
        with chair(house.url, table, people[0], known) as again:
            first = again.hear()
            assert first["type"] == "table"
            assert first["since"] == known
            assert [entry["number"] for entry in first["happened"]] == list(range(known + 1, ben.table["version"] + 1))
            assert any(entry["events"] for entry in first["happened"])
        with chair(house.url, table, people[0], 999_999) as ahead:
            first = ahead.hear()
            assert first["happened"] == []
            assert first["version"] == ben.table["version"]


def test_the_same_move_sent_twice_is_made_once(house: Anywhere) -> None:
    table, people = begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        mover = ann if ann.is_to_move() else ben
        move = {"do": "move", "id": "one", "decision": mover.match["decision"], "moves": [mover.match["moves"][0]["text"]]}
        first = mover.do(**move)
        again = mover.do(**move)
        assert again["version"] >= first["version"]
        assert mover.table["version"] == first["version"]
        with pytest.raises(Refused) as refused:
            mover.do(**{**move, "id": "two"})
        assert refused.value.reason["key"] == "decision-stale"


def test_questions_about_moves_are_answered_only_for_the_seat_that_is_asked(house: Anywhere) -> None:
    table, people = begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        mover, waiting = (ann, ben) if ann.is_to_move() else (ben, ann)
        decision, legal = mover.match["decision"], mover.match["moves"][0]["text"]
        assert mover.do(do="preview", decision=decision, move=legal)["events"]
        assert mover.do(do="why", decision=decision, move=legal)["reason"] is None
        held = {move["text"] for move in mover.match["moves"]}
        other = next(text for text in ("play blue-1", "play red-1", "play green-1", "play yellow-1", "pawn 1") if text not in held)
        assert mover.do(do="why", decision=decision, move=other)["reason"]["key"]
        for question in ("preview", "why"):
            with pytest.raises(Refused) as refused:
                waiting.do(do=question, decision=decision, move=legal)
            refuses("not-your-turn", refused)
        with chair(house.url, table) as watcher, pytest.raises(Refused):
            watcher.do(do="why", decision=decision, move=legal)


def test_two_people_of_the_same_name_can_sit_at_one_table(house: Anywhere) -> None:
    ann, other = person(house.url, "Ann"), person(house.url, "Ann")
    table = open_table(ann)
    assert [seat["name"] for seat in command(other, table, do="sit")["table"]["seats"]] == ["Ann", "Ann (2)"]


def test_whoever_leaves_is_replaced_and_all_may_agree_to_stop(house: Anywhere) -> None:
    table, people = begin(house.url, 3)
    assert command(people[1], table, do="leave")["table"]["seats"][1]["stand_in"] == "greedy"
    assert command(people[0], table, do="agree", agrees=True)["table"]["status"] == "running", "nobody stops alone"
    command(people[1], table, do="come_back")
    over = command(people[1], table, do="agree", agrees=True)["table"]
    assert over["status"] == "over"
    assert over["match"]["places"] == [1, 1, 1]


def test_a_rematch_is_opened_once_and_everybody_finds_it(house: Anywhere) -> None:
    table, people = begin(house.url, 3)
    command(people[0], table, do="resign")
    command(people[1], table, do="resign")
    next_table = command(people[1], table, do="rematch")["table"]["rematch"]
    assert command(people[0], table, do="rematch")["table"]["rematch"] == next_table
    seats = people[0].get(f"/api/tables/{next_table}").json()["seats"]
    assert seats[2]["name"] == "Ben"
    assert command(people[0], next_table, do="sit")["table"]["seat"] == 1


def test_a_move_is_taken_back_once_even_if_that_is_asked_for_twice(house: Anywhere) -> None:
    table, people = begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for one in (ann, ben):
            one.until(lambda chair: chair.table)
        for _ in range(200):
            mover = ann if ann.is_to_move() else ben
            other = ben if mover is ann else ann
            soft = [number for number, move in enumerate(mover.match["moves"]) if not move["final"]]
            if soft:
                break
            mover.play()
            while other.table["version"] < mover.table["version"]:
                other.hear()
        before = mover.match["view"]
        mover.play(soft[0])
        assert mover.match["can_undo"]
        decision = mover.match["decision"]
        mover.do(do="undo", decision=decision)
        assert mover.match["view"] == before
        assert not mover.match["can_undo"]
        with pytest.raises(Refused) as refused:
            mover.do(do="undo", decision=decision)
        refuses("decision-stale", refused)


def test_somebody_takes_back_while_bots_think_and_the_game_goes_on_to_its_end(house: Anywhere) -> None:
    """Over and over, as soon as a turn is over: whatever a bot has thought of meanwhile is too late, and it is asked anew."""
    ann = person(house.url, "Ann")
    table = open_table(ann, game="zanzibar", seats=2, options={"rounds": 1})
    command(ann, table, do="bot", seat=1, bot="search:30ms")
    command(ann, table, do="contribute", contribution="ab" * 16)
    command(ann, table, do="start", format=2)
    undone = 0
    with chair(house.url, table, ann) as seat:
        for _ in range(2000):
            seat.until(lambda chair: chair.table and (chair.is_to_move() or chair.table["status"] != "running"))
            if seat.table["status"] != "running":
                break
            seat.play()
            if not seat.is_to_move() and seat.match["can_undo"] and undone < 6:
                answer = seat.answer_to(seat.send(do="undo", decision=seat.match["decision"]))
                undone += answer["type"] == "done"
                assert answer["type"] == "done" or answer["reason"]["key"] == "decision-stale", "the bot was quicker"
    assert undone > 2
    assert seat.table["status"] == "over"
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert verify(find("zanzibar"), record)
    assert [entry.kind for entry in record.entries].count("undo") == undone


def test_a_table_is_played_with_its_owners_edition(house: Anywhere) -> None:
    game = find("flucht")
    toml = Path(game.folder, "editions", f"{game.editions[0]}.toml").read_text(encoding="utf-8").replace(game.editions[0], "my-own-box")
    table, (ann,) = begin(house.url, 2, ("Ann",), edition_toml=toml)
    report = ann.post("/api/editions", json={"game": "flucht", "toml": toml}).json()
    assert report["playable"]
    broken = toml.replace('source = "rulebook"', 'source = "hearsay"', 1)
    report = ann.post("/api/editions", json={"game": "flucht", "toml": broken}).json()
    assert not report["playable"]
    assert report["problems"][0]["key"] == "edition-no-source"
    with pytest.raises(Refused):
        open_table(ann, edition_toml=broken)
    with chair(house.url, table, ann) as one:
        play_out([one])
        assert not one.table["edition"]["ours"]
    record = read_record(ann.get(f"/api/tables/{table}/record").text)
    assert record.edition == "my-own-box"
    replay(game, record)
    assert ann.get(f"/api/tables/{table}/edition").json()["edition"]["id"] == "my-own-box"


def test_a_bot_answers_and_then_it_is_a_persons_turn(house: Anywhere) -> None:
    table, people = begin(house.url, 3, ("Ann",))
    with chair(house.url, table, people[0]) as ann:
        ann.until(lambda chair: chair.is_to_move() if chair.table else False)


def test_a_game_against_bots_is_dropped_and_waits_for_nobody_any_more(house: Anywhere) -> None:
    table, (ann,) = begin(house.url, 3, ("Ann",))
    dropped = command(ann, table, do="drop")["table"]
    assert dropped["status"] == "cancelled"
    assert commitment(bytes.fromhex(dropped["match"]["seed"])) == dropped["commitment"]
    mine = next(found for found in ann.get("/api/tables?show=mine").json() if found["id"] == table)
    assert (mine["status"], mine["asked"]) == ("cancelled", None)
    assert verify(find("flucht"), read_record(ann.get(f"/api/tables/{table}/record").text)) is not None
