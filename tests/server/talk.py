"""People at a server's table, over real sockets. Whatever a server says is checked against the description of its messages."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from archipel.engine.phrase import Data
from archipel.table.views import Done, Message, TableView
from tests.room.device import DeviceSocket, companion_of, device_at
from tests.server.house import person


class Refused(Exception):
    """A server's refusal: the reason it gave."""

    def __init__(self, reason: Data) -> None:
        super().__init__(reason["key"])
        self.reason = reason


class Chair:
    """One connection to a table. `heard` holds all messages so far, `table` the table as it was last sent."""

    def __init__(self, socket: ClientConnection | DeviceSocket) -> None:
        self.socket = socket
        self.heard: list[Data] = []
        self.table: Data = {}
        self.happened: list[Data] = []
        self.lines: list[Data] = []
        self.presence: Data = {}

    def hear(self, timeout: float = 60) -> Data:
        """The next message."""
        message: Data = json.loads(self.socket.recv(timeout))
        msgspec.convert(message, Message)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message["table"]
            self.happened += message["happened"]
        elif message["type"] == "chat":
            taken = message.get("taken", [])
            self.lines = [line for line in self.lines if line["number"] not in taken] + message["lines"]
        elif message["type"] == "presence":
            self.presence = message
        return message

    def until(self, enough: Callable[["Chair"], object]) -> None:
        while not enough(self):
            self.hear()

    def send(self, **command: Any) -> str:
        id = command.setdefault("id", secrets.token_hex(4))
        self.socket.send(json.dumps(command))
        return str(id)

    def do(self, **command: Any) -> Data:
        """Sends a command and waits for its answer; a refusal is raised."""
        message = self.answer_to(self.send(**command))
        if message["type"] == "refused":
            raise Refused(message["reason"])
        return message

    def answer_to(self, id: str) -> Data:
        while True:
            message = self.hear()
            if message.get("id") == id:
                return message

    def closed(self) -> int:
        """Waits for the end of the connection; the code with which the server closes it."""
        while True:
            try:
                self.hear()
            except ConnectionClosed as end:
                return 0 if end.rcvd is None else end.rcvd.code

    @property
    def match(self) -> Data:
        found: Data = self.table["match"]
        return found

    def is_to_move(self) -> bool:
        return bool(self.table["status"] == "running" and self.match["asked"] == self.table["seat"] >= 0)

    def play(self, choice: int = 0) -> None:
        self.do(do="move", decision=self.match["decision"], moves=[self.match["moves"][choice]["text"]])


@contextmanager
def chair(url: str, table: str, who: httpx.Client | None = None, version: int = -1, companion: int = 0, **headers: str) -> Iterator[Chair]:
    path = f"/api/tables/{table}/live?version={version}&companion={companion}"
    if (device := device_at(url)) is not None:
        line = device.connect(path.replace("companion=0", f"companion={companion_of(who)}"))
        yield Chair(line)
        line.close()
        return
    if who is not None and "Authorization" in who.headers:
        headers["Authorization"] = who.headers["Authorization"]
    elif who is not None:
        headers["Cookie"] = f"archipel={who.cookies['archipel']}"
    with connect(url.replace("http", "ws", 1) + path, additional_headers=headers, compression=None) as socket:
        yield Chair(socket)


def command(who: httpx.Client, table: str, **fields: Any) -> Data:
    """A command by POST; a refusal is raised."""
    answer = who.post(f"/api/tables/{table}/commands", json=fields)
    if not answer.is_success:
        raise Refused(answer.json()["reason"])
    done: Data = msgspec.to_builtins(msgspec.json.decode(answer.content, type=Done))
    return done


def open_table(who: httpx.Client, **choice: Any) -> str:
    answer = who.post("/api/tables", json={"game": "flucht", "seats": 2, **choice})
    if not answer.is_success:
        raise Refused(answer.json()["reason"])
    return msgspec.json.decode(answer.content, type=TableView).id


def begin(url: str, seats: int = 3, people: tuple[str, ...] = ("Ann", "Ben"), **choice: Any) -> tuple[str, list[httpx.Client]]:
    """A table whose game has begun: people at the first seats, greedy bots at the others. On a device the first of them is its person."""
    if (device := device_at(url)) is not None:
        device.known.clear()
    all_people = [person(url, name) for name in people]
    owner = all_people[0]
    table = open_table(owner, seats=seats, **choice)
    for other in all_people[1:]:
        command(other, table, do="sit")
    for seat in range(len(people), seats):
        command(owner, table, do="bot", seat=seat, bot="greedy")
    for one in all_people:
        command(one, table, do="contribute", contribution=secrets.token_hex(16))
    command(owner, table, do="start")
    return table, all_people


def begin_hot_seat(url: str, companions: int, **choice: Any) -> tuple[str, httpx.Client]:
    """A table at which somebody sits with their companions, and nobody else."""
    ann = person(url, "Ann")
    table = open_table(ann, seats=companions + 1, **choice)
    for number in range(1, companions + 1):
        command(ann, table, do="sit", companion=number, name=f"Friend {number}")
    for number in range(companions + 1):
        command(ann, table, do="contribute", contribution=secrets.token_hex(16), companion=number)
    command(ann, table, do="start")
    return table, ann


def id_of(who: httpx.Client) -> str:
    return str(who.get("/api/me").json()["id"])


def play_out(chairs: list[Chair], most: int = 2000) -> None:
    """The people at these chairs play their first legal moves to the end of the game."""
    for one in chairs:
        one.until(lambda chair: chair.table)
    for _ in range(most):
        for one in chairs:
            while (
                one.table["status"] == "running" and not one.is_to_move() and one.table["version"] < max(c.table["version"] for c in chairs)
            ):
                one.hear()
        movers = [one for one in chairs if one.is_to_move()]
        if chairs[0].table["status"] != "running":
            return
        if movers:
            movers[0].play()
        else:
            chairs[0].hear()
    raise AssertionError("the game does not end")


def is_behind(one: Chair, chairs: list[Chair]) -> bool:
    """Whether another of these chairs knows a newer version of the table."""
    return bool(one.table["version"] < max(chair.table["version"] for chair in chairs))


def catch_up(one: Chair, version: int) -> None:
    one.until(lambda chair: chair.table and chair.table["version"] >= version)
