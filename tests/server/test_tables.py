"""Tables over real sockets: people on different machines, bots, and those who watch."""

import secrets
from pathlib import Path

import pytest

from archipel.engine.dealer import commitment
from archipel.engine.match import replay, verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.server.house import House, person
from tests.server.talk import Refused, begin, chair, command, open_table, play_out


def refuses(key: str, refused: pytest.ExceptionInfo[Refused]) -> None:
    assert refused.value.reason["key"] == key


def test_two_people_and_a_bot_play_a_whole_game_while_somebody_watches(house: House) -> None:
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


def test_the_shuffle_is_committed_to_before_anybody_contributes_and_opened_after_the_end(house: House) -> None:
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


def test_a_lost_connection_resumes_where_it_was(house: House) -> None:
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


def test_the_same_move_sent_twice_is_made_once(house: House) -> None:
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


def test_questions_about_moves_are_answered_only_for_the_seat_that_is_asked(house: House) -> None:
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
        with chair(house.url, table) as watcher, pytest.raises(Refused) as refused:
            watcher.do(do="why", decision=decision, move=legal)
        refuses("who-are-you", refused)


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


def test_two_people_of_the_same_name_can_sit_at_one_table(house: House) -> None:
    ann, other = person(house.url, "Ann"), person(house.url, "Ann")
    table = open_table(ann)
    assert [seat["name"] for seat in command(other, table, do="sit")["table"]["seats"]] == ["Ann", "Ann (2)"]


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


def test_whoever_leaves_is_replaced_and_all_may_agree_to_stop(house: House) -> None:
    table, people = begin(house.url, 3)
    assert command(people[1], table, do="leave")["table"]["seats"][1]["stand_in"] == "greedy"
    assert command(people[0], table, do="agree", agrees=True)["table"]["status"] == "running", "nobody stops alone"
    command(people[1], table, do="come_back")
    over = command(people[1], table, do="agree", agrees=True)["table"]
    assert over["status"] == "over"
    assert over["match"]["places"] == [1, 1, 1]


def test_a_rematch_is_opened_once_and_everybody_finds_it(house: House) -> None:
    table, people = begin(house.url, 3)
    command(people[0], table, do="resign")
    command(people[1], table, do="resign")
    next_table = command(people[1], table, do="rematch")["table"]["rematch"]
    assert command(people[0], table, do="rematch")["table"]["rematch"] == next_table
    seats = people[0].get(f"/api/tables/{next_table}").json()["seats"]
    assert seats[2]["name"] == "Ben"
    assert command(people[0], next_table, do="sit")["table"]["seat"] == 1


def test_a_move_is_taken_back_once_even_if_that_is_asked_for_twice(house: House) -> None:
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


def test_somebody_takes_back_while_bots_think_and_the_game_goes_on_to_its_end(house: House) -> None:
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


def test_a_table_is_played_with_its_owners_edition(house: House) -> None:
    game = find("flucht")
    toml = Path(game.folder, "editions", f"{game.editions[0]}.toml").read_text(encoding="utf-8").replace(game.editions[0], "my-own-box")
    ann = person(house.url, "Ann")
    report = ann.post("/api/editions", json={"game": "flucht", "toml": toml}).json()
    assert report["playable"]
    broken = toml.replace('source = "rulebook"', 'source = "hearsay"', 1)
    report = ann.post("/api/editions", json={"game": "flucht", "toml": broken}).json()
    assert not report["playable"]
    assert report["problems"][0]["key"] == "edition-no-source"
    with pytest.raises(Refused):
        open_table(ann, edition_toml=broken)
    table, people = begin(house.url, 2, ("Ann",), edition_toml=toml)
    with chair(house.url, table, people[0]) as one:
        play_out([one])
        assert not one.table["edition"]["ours"]
    record = read_record(people[0].get(f"/api/tables/{table}/record").text)
    assert record.edition == "my-own-box"
    replay(game, record)
    assert people[0].get(f"/api/tables/{table}/edition").json()["edition"]["id"] == "my-own-box"


def test_a_bot_answers_and_then_it_is_a_persons_turn(house: House) -> None:
    table, people = begin(house.url, 3, ("Ann",))
    with chair(house.url, table, people[0]) as ann:
        ann.until(lambda chair: chair.is_to_move() if chair.table else False)


def test_a_game_against_bots_is_dropped_and_waits_for_nobody_any_more(house: House) -> None:
    table, (ann,) = begin(house.url, 3, ("Ann",))
    dropped = command(ann, table, do="drop")["table"]
    assert dropped["status"] == "cancelled"
    assert commitment(bytes.fromhex(dropped["match"]["seed"])) == dropped["commitment"]
    (mine,) = ann.get("/api/tables?show=mine").json()
    assert (mine["status"], mine["asked"]) == ("cancelled", None)
    assert verify(find("flucht"), read_record(ann.get(f"/api/tables/{table}/record").text)) is not None


def test_nobody_drops_a_game_of_somebody_else(house: House) -> None:
    table, (ann, _) = begin(house.url, 3)
    with pytest.raises(Refused) as refused:
        command(ann, table, do="drop")
    refuses("others-play", refused)
    alone, _ = begin(house.url, 2, ("Cleo",))
    with pytest.raises(Refused) as refused:
        command(ann, alone, do="drop")
    refuses("not-seated", refused)
