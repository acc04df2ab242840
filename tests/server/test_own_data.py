"""Everything that somebody has here, as one download; and what stays with the others when they go."""

from archipel.engine.match import verify
from archipel.engine.record import read_record
from archipel.games import find
from tests.server.desk import Desk
from tests.server.house import House, person, program_of
from tests.server.talk import begin, command, open_table
from tests.server.test_desk import appointed, me, report


def test_everything_somebody_has_here_is_one_file(house: House, admin: Desk) -> None:
    ada, ben = appointed(house, admin), person(house.url, "Ben")
    robo = program_of(ada, "Robo")
    table = open_table(ada, seats=2)
    command(ben, table, do="sit")
    command(ben, table, do="chat", text="rude words")
    command(ada, table, do="chat", text="please")
    ada.put(f"/api/me/relations/{me(ben)['id']}", json={"kind": "mute"})
    assert report(ada, table, kind="line", line=1, note="again").is_success
    assert ada.post(f"/api/desk/people/{me(ben)['id']}/rename", json={"name": "Benno"}).is_success
    for who in (ada, ben):
        command(who, table, do="contribute", contribution="ab" * 16)
    command(ada, table, do="start")
    command(ada, table, do="resign")
    answer = ada.get("/api/me/export")
    assert answer.headers["content-disposition"] == "attachment; filename=archipel-export.json"
    export = answer.json()
    assert (export["profile"]["name"], export["profile"]["admin"]) == ("Ada", True)
    assert [one["name"] for one in export["programs"]] == ["Robo"]
    assert [one["name"] for one in export["relations"]] == ["Benno"]
    assert [one["text"] for one in export["chat"]] == ["please"]
    assert [(one["text"], one["note"], one["handled"]) for one in export["reports"]] == [("rude words", "again", None)]
    assert [(one["deed"], one["said"]) for one in export["deeds"]] == [("rename", "Benno")]
    assert [(one["table"], one["game"]) for one in export["results"]] == [(table, "flucht")]
    (listed,) = export["tables"]
    record = read_record(ada.get(listed["record"]).text)
    assert verify(find("flucht"), record)
    assert robo.get("/api/me/export").status_code == 403


def test_a_record_stays_whole_for_the_others_when_somebody_is_deleted(house: House) -> None:
    table, (ann, ben) = begin(house.url, 2)
    command(ann, table, do="resign")
    record = ben.get(f"/api/tables/{table}/record").text
    assert ann.delete("/api/me").is_success
    assert ben.get(f"/api/tables/{table}/record").text == record
    assert verify(find("flucht"), read_record(record))
    assert [one["table"] for one in ben.get("/api/me/export").json()["results"]] == [table]
    assert ben.get(f"/api/tables/{table}/replay").is_success
