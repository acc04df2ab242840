"""What an operator does at the shell, and what people do about themselves, holds for those who are connected now."""

from tests.server.desk import Desk
from tests.server.helpers import until
from tests.server.house import House, person
from tests.server.talk import begin, chair, command, open_table

# Chat that is taken away


def test_a_line_that_the_operator_deletes_vanishes_for_those_who_have_read_it(house: House, admin: Desk) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    with chair(house.url, table) as watcher, chair(house.url, table, ann) as sitting:
        for text in ("good evening", "rude words", "sorry"):
            sitting.do(do="chat", text=text)
        watcher.until(lambda one: len(one.lines) == 3)
        admin("hush", table, "2")
        watcher.until(lambda one: [line["text"] for line in one.lines] == ["good evening", "sorry"])
        with chair(house.url, table) as late:
            late.until(lambda one: one.lines)
            assert "rude" not in str(late.heard)
    told = ann.get(f"/api/tables/{table}/news?version=0&chat=3").json()
    assert [message["taken"] for message in told if message["type"] == "chat"] == [[2]], "who was away learns it on coming back"


def test_what_somebody_said_vanishes_with_them_at_once(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann)
    command(ben, table, do="sit")
    with chair(house.url, table, ann) as sitting:
        command(ben, table, do="chat", text="remember me")
        sitting.do(do="chat", text="good evening")
        sitting.until(lambda one: len(one.lines) == 2)
        assert ben.delete("/api/me").is_success
        with chair(house.url, table) as late:
            late.until(lambda one: one.lines)
            assert "remember me" not in str(late.heard)
        sitting.until(lambda one: [line["text"] for line in one.lines] == ["good evening"])


# Sessions that end

PASSWORD = "korrekt Pferd 47"


def refused_again(house: House, table: str, cookie: str) -> tuple[str, int]:
    """What somebody hears who comes back with a cookie: the key, and the code with which the server closes."""
    with chair(house.url, table, Cookie=f"archipel={cookie}") as one:
        return str(one.hear()["reason"]["key"]), one.closed()


def test_logging_out_closes_the_connections_of_that_session_and_no_other(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    guest = ann.cookies["archipel"]
    with chair(house.url, table, ann) as before:
        before.hear()
        assert ann.post("/api/account", json={"login": "operator-ann", "password": PASSWORD}).is_success
        assert before.closed() == 1012
    assert refused_again(house, table, guest) == ("session-void", 4401)
    phone = person(house.url, "Guest")
    assert phone.post("/api/login", json={"login": "operator-ann", "password": PASSWORD}).is_success
    with chair(house.url, table, ann) as desk, chair(house.url, table, phone) as pocket:
        assert [one.hear()["table"]["seat"] for one in (desk, pocket)] == [0, 0]
        left = ann.cookies["archipel"]
        assert ann.post("/api/logout").is_success
        assert desk.closed() == 1012
        pocket.do(do="chat", text="still here")
    assert refused_again(house, table, left) == ("session-void", 4401)


def test_a_new_password_closes_all_connections_and_only_who_changed_it_comes_back(house: House) -> None:
    ann, thief = person(house.url, "Ann"), person(house.url, "Thief")
    assert ann.post("/api/account", json={"login": "operator-ben", "password": PASSWORD}).is_success
    assert thief.post("/api/login", json={"login": "operator-ben", "password": PASSWORD}).is_success
    table = open_table(ann)
    with chair(house.url, table, ann) as own, chair(house.url, table, thief) as stolen:
        assert [one.hear()["table"]["seat"] for one in (own, stolen)] == [0, 0]
        assert ann.post("/api/account/password", json={"old": PASSWORD, "new": "another Pferd 48"}).is_success
        assert [own.closed(), stolen.closed()] == [1012, 1012]
    with chair(house.url, table, ann) as own:
        assert own.hear()["table"]["seat"] == 0
    assert refused_again(house, table, thief.cookies["archipel"]) == ("session-void", 4401)


def test_whoever_is_banned_is_shown_out(house: House, admin: Desk) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    with chair(house.url, table, ann) as one:
        one.hear()
        admin("ban", ann.get("/api/me").json()["id"])
        assert one.closed() == 1012
    assert refused_again(house, table, ann.cookies["archipel"]) == ("person-banned", 4403)


# Seats and tables


def test_the_seat_of_whoever_is_banned_is_free_or_a_bot_plays_on(house: House, admin: Desk) -> None:
    running, (ann, ben) = begin(house.url, 2)
    open_one = open_table(ann, seats=3)
    command(ben, open_one, do="sit")
    with chair(house.url, running, ann) as one:
        one.until(lambda chair: chair.table)
        admin("ban", ben.get("/api/me").json()["id"])
        one.until(lambda chair: chair.table["seats"][1]["stand_in"])
    until(lambda: ann.get(f"/api/tables/{open_one}").json()["seats"][1]["kind"] == "open")
    until(lambda: ben.get("/api/me").status_code == 403)


def test_whoever_is_banned_and_sits_down_again_before_the_server_knows_does_not_stay(house: House, admin: Desk) -> None:
    table, (ann, ben) = begin(house.url, 2)
    admin("ban", ben.get("/api/me").json()["id"])
    until(lambda: ben.post(f"/api/tables/{table}/commands", json={"do": "come_back"}).status_code == 403)
    until(lambda: ann.get(f"/api/tables/{table}").json()["seats"][1]["stand_in"])


def test_a_table_that_the_operator_closes_tells_those_at_it_and_nobody_wins(house: House, admin: Desk) -> None:
    table, (ann, _) = begin(house.url, 2, title="rude words")
    with chair(house.url, table, ann, version=0) as one:
        one.until(lambda chair: chair.table)
        admin("title", table)
        one.until(lambda chair: chair.table["title"] == "")
        admin("close", table)
        one.until(lambda chair: chair.table["status"] == "cancelled")
        assert [entry["kind"] for entry in one.happened[-2:]] == ["title", "close"]
        assert [entry["kind"] for entry in one.happened[-1]["entries"]] == ["stop"]
    assert ann.get("/api/me/results").json()["results"] == []


def test_what_the_operator_does_at_a_table_that_nobody_listens_to_is_seen_soon(house: House, admin: Desk) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann)
    admin("close", table)
    until(lambda: ann.get(f"/api/tables/{table}").json()["status"] == "cancelled")


def test_a_title_has_nothing_unseen_in_it(house: House) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, title=" Friday\u202e\x00 \x1b[31mnight\u200b\n\u2066 \u0301ok ")
    assert ann.get(f"/api/tables/{table}").json()["title"] == "Friday [31mnight \u0301ok"
    assert ann.get("/api/tables?show=mine").json()[0]["title"] == "Friday [31mnight \u0301ok"
