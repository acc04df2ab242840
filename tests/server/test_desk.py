"""What people report, what admins see and do at the desk, and who is kept out of it."""

import json
import secrets
from typing import Any

import httpx
import pytest

from tests.server.desk import Desk
from tests.server.helpers import refusal, until
from tests.server.house import House, person, program_of, stranger
from tests.server.talk import begin, chair, command, open_table

PASSWORD = "korrekt Pferd 47"


def account(house: House, name: str) -> httpx.Client:
    client = person(house.url, name)
    assert client.post("/api/account", json={"login": f"{name}-{secrets.token_hex(6)}", "password": PASSWORD}).is_success
    return client


def me(who: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = who.get("/api/me").json()
    return found


def appointed(house: House, admin: Desk, name: str = "Ada") -> httpx.Client:
    client = account(house, name)
    admin("appoint", me(client)["id"])
    return client


@pytest.fixture
def ada(house: House, admin: Desk) -> httpx.Client:
    """Somebody who looks after the server."""
    return appointed(house, admin)


def report(who: httpx.Client, table: str, **what: Any) -> httpx.Response:
    return who.post("/api/reports", json={"table": table, "reason": "insult", **what})


def reports_at(ada: httpx.Client, table: str) -> list[dict[str, Any]]:
    return [found for found in ada.get("/api/desk/reports").json() if found["table"] == table[:12]]


def done_lately(ada: httpx.Client, count: int = 1) -> list[tuple[str | None, str, str | None, str]]:
    """Who has done what to whom, the newest first."""
    return [(deed["by"], deed["deed"], deed["person"], deed["said"]) for deed in ada.get("/api/desk/deeds").json()[:count]]


# Who may


def desk_routes(house: House) -> list[tuple[str, str]]:
    paths = httpx.get(f"{house.url}/api/openapi.json").json()["paths"]
    return [(method, path) for path, methods in paths.items() if path.startswith("/api/desk") for method in methods]


def test_nobody_but_an_admin_gets_anything_at_any_route_of_the_desk(house: House, admin: Desk) -> None:
    ada = appointed(house, admin)
    dismissed = appointed(house, admin, "Dan")
    assert dismissed.get("/api/desk/deeds").is_success
    admin("dismiss", me(dismissed)["id"])
    routes = desk_routes(house)
    assert len(routes) >= 12
    bodies = {"rename": {"name": "X"}, "title": {"title": "X"}, "{number}": {"deed": "aside"}}
    refused = {
        "nobody": (stranger(house.url), (401, "who-are-you")),
        "a guest": (person(house.url, "Gus"), (403, "not-admin")),
        "an account": (account(house, "Acc"), (403, "not-admin")),
        "somebody dismissed": (dismissed, (403, "not-admin")),
        "a program of an admin": (program_of(ada, "Robo"), (403, "not-for-programs")),
    }
    for method, path in routes:
        filled = path.replace("{number}", "1").replace("{table}", "0123456789ab").replace("{person}", me(ada)["id"])
        body = bodies.get(path.rpartition("/")[2]) if method == "post" else None
        for who, (client, expected) in refused.items():
            assert refusal(client.request(method, filled, json=body)) == expected, f"{who}: {method} {path}"


def test_only_accounts_are_appointed_and_the_page_is_told_who_is_an_admin(house: House, admin: Desk) -> None:
    ann = account(house, "Ann")
    assert me(ann)["admin"] is False
    admin("appoint", me(ann)["id"])
    assert ann.get("/api/session").json()["me"]["admin"] is True
    assert [row["admin"] for row in json.loads(admin("people", "--find", me(ann)["id"], "--json"))] == [True]
    assert " admin " in admin("people", "--find", me(ann)["id"])
    admin("dismiss", me(ann)["id"])
    assert me(ann)["admin"] is False


def test_an_admin_decides_about_no_admin(house: House, ada: httpx.Client, admin: Desk) -> None:
    for one in (me(ada)["id"], me(appointed(house, admin, "Bob"))["id"]):
        for deed, body in (("ban", None), ("unban", None), ("rename", {"name": "X"}), ("recovery", None)):
            assert refusal(ada.post(f"/api/desk/people/{one}/{deed}", json=body)) == (403, "person-is-admin")


# Reporting


def test_a_line_a_name_and_a_title_are_reported_as_they_were_then(house: House, ada: httpx.Client) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Rude Ben")
    table = open_table(ben, title="Rude title", private=False)
    command(ann, table, do="sit")
    command(ben, table, do="chat", text="rude words")
    assert report(ann, table, kind="line", line=1, note="  just now ").status_code == 204
    assert report(ann, table, kind="name", person=me(ben)["id"], reason="indecent").status_code == 204
    assert report(ann, table, kind="title", reason="other").status_code == 204
    ben.patch("/api/me", json={"name": "Nice Ben"})
    found = {one["kind"]: one for one in reports_at(ada, table)}
    assert {kind: (one["text"], one["reason"], one["note"]) for kind, one in found.items()} == {
        "line": ("rude words", "insult", "just now"),
        "name": ("Rude Ben", "indecent", ""),
        "title": ("Rude title", "other", ""),
    }
    for one in found.values():
        assert (one["name"], one["called"], one["reporter"], one["handled"]) == ("Rude Ben", "Nice Ben", "Ann", None)
        assert (one["title"], one["game"], one["link"]) == ("Rude title", "flucht", table)


def test_everybody_reports_a_thing_once_and_nobody_themselves_or_nothing(house: House) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ann)
    command(ben, table, do="sit")
    command(ann, table, do="chat", text="good evening")
    assert report(ben, table, kind="line", line=1).is_success
    assert refusal(report(ben, table, kind="line", line=1, reason="spam")) == (409, "reported-already")
    assert refusal(report(ann, table, kind="line", line=1)) == (400, "report-self")
    assert refusal(report(ann, table, kind="name", person=me(ann)["id"])) == (400, "report-self")
    for nothing in (
        {"kind": "line", "line": 2},
        {"kind": "line"},
        {"kind": "name", "person": "nobody"},
        {"kind": "name"},
        {"kind": "title"},
    ):
        assert refusal(report(ben, table, **nothing)) == (400, "report-nothing")
    assert refusal(report(ben, "0" * 32, kind="title")) == (404, "table-unknown")
    assert refusal(report(stranger(house.url), table, kind="line", line=1)) == (401, "who-are-you")
    assert refusal(report(program_of(ben, "Robo"), table, kind="line", line=1)) == (403, "not-for-programs")


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "shout"},
        {"kind": "line", "line": 2**40},
        {"kind": "line", "line": "one"},
        {"kind": "title", "reason": "because"},
        {"kind": "title", "note": "x" * 501},
        {"kind": "title", "more": 1},
        {"kind": "name", "person": "x" * 65},
        {"kind": "title", "table": "../x\0"},
        {},
    ],
)
def test_a_report_that_cannot_be_read_is_refused(house: House, wrong: dict[str, Any]) -> None:
    ann = person(house.url, "Ann")
    table = open_table(ann, title="Tuesday")
    status, key = refusal(ann.post("/api/reports", json={"table": table, "reason": "insult", **wrong}))
    assert (status, key) in {(400, "message-form"), (404, "table-unknown")}


# What is done about a report


def test_a_line_that_an_admin_removes_vanishes_at_once_and_settles_every_report_of_it(house: House, ada: httpx.Client) -> None:
    ann, ben, cleo = (person(house.url, name) for name in ("Ann", "Ben", "Cleo"))
    table = open_table(ann, seats=3)
    for one in (ben, cleo):
        command(one, table, do="sit")
    command(ben, table, do="chat", text="rude words")
    command(ben, table, do="chat", text="more of them")
    with chair(house.url, table, ann) as sitting:
        sitting.until(lambda one: len(one.lines) == 2)
        for one in (ann, cleo):
            assert report(one, table, kind="line", line=1).is_success
        assert report(ann, table, kind="line", line=2).is_success
        number = next(one["number"] for one in reports_at(ada, table) if one["text"] == "rude words")
        assert ada.post(f"/api/desk/reports/{number}", json={"deed": "hush"}).status_code == 204
        sitting.until(lambda one: [line["text"] for line in one.lines] == ["more of them"])
    assert [(one["text"], one["outcome"], one["handler"]) for one in reports_at(ada, table)] == [
        ("more of them", None, None),
        ("rude words", "hush", "Ada"),
        ("rude words", "hush", "Ada"),
    ]
    assert refusal(ada.post(f"/api/desk/reports/{number}", json={"deed": "hush"})) == (400, "chat-line-unknown")
    assert done_lately(ada) == [("Ada", "hush", None, "1")], "what was refused is in no list"


def test_a_report_leads_to_another_name_a_ban_another_title_a_closed_table_or_to_nothing(house: House, ada: httpx.Client) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ben, title="Rude title")
    command(ann, table, do="sit")
    assert report(ann, table, kind="title").is_success
    (number,) = (one["number"] for one in reports_at(ada, table))

    def handle(deed: str, text: str = "") -> httpx.Response:
        return ada.post(f"/api/desk/reports/{number}", json={"deed": deed, "text": text})

    assert refusal(handle("hush")) == (400, "report-no-line")
    assert refusal(handle("rename", " ")) == (400, "person-name")
    assert reports_at(ada, table)[0]["handled"] is None
    assert handle("title", "Tuesday").is_success
    assert ann.get(f"/api/tables/{table}").json()["title"] == "Tuesday"
    assert handle("rename", "Nice Ben").is_success
    assert me(ben)["name"] == "Nice Ben"
    assert handle("close").is_success
    assert ann.get(f"/api/tables/{table}").json()["status"] == "cancelled"
    assert not handle("close").is_success, "it is closed already"
    assert handle("ban").is_success
    assert ben.get("/api/me").status_code == 403
    assert handle("aside").is_success
    assert reports_at(ada, table)[0]["outcome"] == "aside"
    assert [(deed, said) for _, deed, _, said in done_lately(ada, 5)] == [
        ("aside", ""),
        ("ban", ""),
        ("close", ""),
        ("rename", "Nice Ben"),
        ("title", "Tuesday"),
    ]
    assert refusal(ada.post("/api/desk/reports/2147483647", json={"deed": "aside"})) == (404, "report-unknown")


def test_whoever_reported_and_whoever_is_reported_can_go_without_a_trace(house: House, ada: httpx.Client) -> None:
    ann, ben = person(house.url, "Ann"), person(house.url, "Ben")
    table = open_table(ben, title="Rude title")
    command(ann, table, do="sit")
    command(ben, table, do="chat", text="rude words")
    for what in ({"kind": "line", "line": 1}, {"kind": "title"}):
        assert report(ann, table, note="Ann was here", **what).is_success
    assert [one["kind"] for one in ann.get("/api/me/export").json()["reports"]] == ["line", "title"]
    assert ann.delete("/api/me").is_success
    assert [(one["reporter"], one["note"]) for one in reports_at(ada, table)] == [(None, "")] * 2
    assert ben.delete("/api/me").is_success
    assert [(one["kind"], one["person"], one["name"], one["text"]) for one in reports_at(ada, table)] == [("title", None, "", "Rude title")]


# Tables


def test_an_admin_looks_after_private_tables_without_learning_how_to_enter_them(house: House, ada: httpx.Client) -> None:
    private, (ann, ben) = begin(house.url, 2, title=f"Hidden {secrets.token_hex(4)}", private=True)
    public = open_table(ann, title="Seen", private=False)
    command(ben, private, do="chat", text="between us")
    assert report(ann, private, kind="line", line=1).is_success
    title = ann.get(f"/api/tables/{private}").json()["title"]
    for find in (title.lower(), private[:12], "Ann"):
        (found,) = [one for one in ada.get("/api/desk/tables", params={"find": find}).json() if one["table"] == private[:12]]
        assert (found["title"], found["status"], found["private"], found["names"]) == (title, "running", True, ["Ann", "Ben"])
    listed = {one["table"]: one["link"] for one in ada.get("/api/desk/tables").json()}
    assert (listed[public[:12]], listed[private[:12]]) == (public, None)
    assert ada.post(f"/api/desk/tables/{private[:12]}/title", json={"title": "Quiet"}).status_code == 204
    assert ada.get("/api/desk/tables", params={"find": "Quiet", "status": "open"}).json() == []
    assert ada.post(f"/api/desk/tables/{private[:12]}/close").status_code == 204
    assert ann.get(f"/api/tables/{private}").json()["status"] == "cancelled"
    assert done_lately(ada, 2) == [("Ada", "close", None, ""), ("Ada", "title", None, "Quiet")]
    told = [ada.get(f"/api/desk/{what}").text for what in ("tables", "reports", "deeds", "people", "figures")]
    assert not [text for text in told if private in text or private[:13] in text]


# People


def test_an_admin_finds_bans_lets_in_and_renames_people(house: House, ada: httpx.Client) -> None:
    name = f"Zoë {secrets.token_hex(4)}"
    zoe = account(house, name)
    robo = program_of(zoe, "Robo")
    (found,) = ada.get("/api/desk/people", params={"find": name[4:]}).json()
    assert (found["name"], found["login"], found["banned"], found["admin"]) == (name, me(zoe)["login"], False, False)
    both = ada.get("/api/desk/people", params={"find": found["id"]}).json()
    assert {(one["name"], one["owner"]) for one in both} == {(name, None), ("Robo", name)}
    at = f"/api/desk/people/{found['id']}"
    assert ada.post(f"{at}/rename", json={"name": " Zoe "}).is_success
    assert me(zoe)["name"] == "Zoe"
    assert ada.post(f"{at}/ban").is_success
    assert [one.get("/api/me").status_code for one in (zoe, robo)] == [403, 403], "at once"
    assert ada.post(f"{at}/unban").is_success
    until(lambda: zoe.get("/api/me").is_success)
    assert done_lately(ada, 3) == [("Ada", "unban", "Zoe", ""), ("Ada", "ban", "Zoe", ""), ("Ada", "rename", "Zoe", "Zoe")]
    assert refusal(ada.post("/api/desk/people/nobody/ban")) == (404, "person-unknown")


def test_a_new_recovery_code_is_shown_once_and_lets_its_owner_in(house: House, ada: httpx.Client) -> None:
    zoe = account(house, "Zoe")
    told, login = me(zoe)["id"], me(zoe)["login"]
    code = ada.post(f"/api/desk/people/{told}/recovery").json()["recovery"]
    assert code not in ada.get("/api/desk/deeds").text
    assert done_lately(ada) == [("Ada", "recovery", "Zoe", "")]
    recovered = stranger(house.url).post("/api/recover", json={"login": login, "code": code, "password": "another Pferd 48"})
    assert recovered.is_success
    assert zoe.get("/api/me").status_code == 401, "whoever was logged in notices"
    guest = me(person(house.url, "Gus"))["id"]
    assert refusal(ada.post(f"/api/desk/people/{guest}/recovery")) == (400, "person-is-guest")


# What there is to know


def test_what_the_operator_does_at_the_shell_is_in_the_list_too(house: House, ada: httpx.Client, admin: Desk) -> None:
    ben = me(account(house, "Ben"))["id"]
    admin("appoint", ben)
    (deed,) = ada.get("/api/desk/deeds").json()[:1]
    assert (deed["shell"], deed["by"], deed["deed"], deed["person"]) == (True, None, "appoint", "Ben")


def test_the_figures_count_tables_people_moves_and_the_database(house: House, ada: httpx.Client) -> None:
    before = ada.get("/api/desk/figures").json()
    table, (ann, ben) = begin(house.url, 2)
    seen = ann.get(f"/api/tables/{table}").json()
    mover = ann if seen["match"]["asked"] == seen["seat"] else ben
    match = mover.get(f"/api/tables/{table}").json()["match"]
    command(mover, table, do="move", decision=match["decision"], moves=[match["moves"][0]["text"]])
    after = ada.get("/api/desk/figures").json()
    assert after["tables"]["running"] > before["tables"].get("running", 0)
    assert after["people"] >= before["people"] + 2
    assert after["people"] > after["accounts"] >= 1
    assert after["today"] >= before["today"] + 2
    assert after["database"] > 10_000
    assert after["moves"] >= 1
    assert after["errors"] == before["errors"]


@pytest.mark.parametrize(
    "path",
    [
        "people?find=" + "x" * 81,
        "tables?status=shut",
        "reports/99999999999",
        "tables/0123456789ab/close",
        "tables/%25%25%25%25%25%25%25%25%25%25%25%25/close",
        "tables/x/close",
        "tables/012345678%00ab/close",
        "people/%00/ban",
    ],
)
def test_what_the_desk_cannot_read_or_find_is_refused(ada: httpx.Client, path: str) -> None:
    answer = ada.get(f"/api/desk/{path}") if "?" in path else ada.post(f"/api/desk/{path}", json={"deed": "aside"})
    assert refusal(answer) in {(400, "message-form"), (404, "table-unknown"), (404, "person-unknown")}


def test_a_search_takes_every_sign_as_it_is(house: House, ada: httpx.Client) -> None:
    for find in ("%", "_", "\\", '"', "seats", "\0", "'; --"):
        answer = ada.get("/api/desk/tables", params={"find": find})
        assert answer.is_success
        assert all(find in one["title"] + "".join(one["names"]) or find == "\0" for one in answer.json()), find
        assert ada.get("/api/desk/people", params={"find": find}).is_success
