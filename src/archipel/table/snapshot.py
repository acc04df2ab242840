"""A table as data, so that a long log need not be played again from its first entry. Only a cache: what holds is the log.

`take` writes down what is neither in the log nor in the settings, `restore` reads it. No seed is written before the game is over, nor the
dealer's key, but how far the dealer has come: seed and log are handed in again.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from archipel.engine.dealer import KeyedDealer, deal_key
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.phrase import Data, Event, Reason
from archipel.engine.record import read_record
from archipel.table.clock import Clock
from archipel.table.settings import Settings, read_settings
from archipel.table.table import Chair, LogEntry, Table
from archipel.table.verbs import repeat


class Unfit(Exception):
    """A snapshot of another log, or one whose game does not hold together."""


def take(table: Table) -> Data:
    """The table now. What is written shares nothing with it that may change."""
    return {
        "version": table.version,
        "log": fingerprint(table.log),
        "status": table.status,
        "owner": table.owner,
        "title": table.settings.title,
        "rematch": table.rematch,
        "seats": [chair.data() for chair in table.seats],
        "contributions": dict(table.contributions),
        "pledges": dict(table.pledges),
        "sealed": table.sealed,
        "format": table.format,
        "called_off": table.called_off,
        "answered": dict(table.answered),
        "agreed": sorted(table.agreed),
        "decision": table.decision,
        "asked": table.asked,
        "turn": table.turn,
        "spans": [[number, *span] for number, span in table.spans.items()],
        "told": take_told(table.told),
        "clock": take_clock(table.clock) if table.begun else None,
        "match": take_match(table.match) if table.begun else None,
    }


def restore(id: str, seed: bytes, games: Callable[[str], Game], log: list[LogEntry], data: Data) -> Table:
    """The table that the log describes; only what came after the snapshot is carried out. A damaged snapshot raises any exception."""
    version = data["version"]
    if not 0 < version <= len(log) or fingerprint(log[:version]) != data["log"]:
        raise Unfit
    table = Table(id, seed, games)
    table.settings = settings_of(games, log)
    table.settings.title = data["title"]
    table.log = log[:version]
    table.status = data["status"]
    table.owner = data["owner"]
    table.rematch = data["rematch"]
    table.seats = [restore_chair(chair) for chair in data["seats"]]
    table.contributions = dict(data["contributions"])
    table.pledges = dict(data["pledges"])
    table.sealed = data["sealed"]
    table.format = data["format"]
    table.called_off = data["called_off"]
    table.answered = dict(data["answered"])
    table.agreed = set(data["agreed"])
    table.decision = data["decision"]
    table.asked = data["asked"]
    table.turn = data["turn"]
    table.spans = {number: (first, last) for number, first, last in data["spans"]}
    table.told = restore_told(data["told"])
    if data["match"] is not None:
        table.clock = restore_clock(table.settings, data["clock"])
        table.begin(restore_match(table.settings, seed, data["match"]))
    for entry in log[version:]:
        repeat(table, entry)
    return table


def fingerprint(log: list[LogEntry]) -> str:
    """The same for the same entries, in memory and from a store."""
    entries = [[entry.number, float(entry.at), entry.kind, entry.person, entry.data] for entry in log]
    return hashlib.sha256(json.dumps(entries, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def settings_of(games: Callable[[str], Game], log: list[LogEntry]) -> Settings:
    """What was chosen when the table was opened."""
    chosen = log[0].data["settings"]
    return read_settings(games(chosen["game"]), chosen)


def restore_chair(data: Data) -> Chair:
    chair = Chair()
    chair.kind, chair.person, chair.invited, chair.name = data["kind"], data["person"], data["invited"], data["name"]
    chair.program = data.get("program", False)
    return chair


# What was told


def take_told(told: dict[int, list[Event]]) -> Data:
    """Games tell the same events again and again: each is written once, and the entries count in that list."""
    events: list[Event] = []
    places: dict[int, int] = {}
    for heard in told.values():
        for event in heard:
            if id(event) not in places:
                places[id(event)] = len(events)
                events.append(event)
    entries = [[number, [places[id(event)] for event in heard]] for number, heard in told.items()]
    return {"events": take_events(events), "entries": entries}


def restore_told(data: Data) -> dict[int, list[Event]]:
    events = restore_events(data["events"])
    return {number: [events[place] for place in heard] for number, heard in data["entries"]}


def take_events(events: list[Event]) -> list[list[Any]]:
    return [[event.key, event.args, event.only, event.but] for event in events]


def restore_events(data: list[list[Any]]) -> list[Event]:
    return [Event(key, args, only, but) for key, args, only, but in data]


# The clock


def take_clock(clock: Clock) -> Data:
    return {
        "left": clock.left[:],
        "seat": clock.seat,
        "since": clock.since,
        "outages": [list(outage) for outage in clock.outages],
        "rewards": [given[:] for given in clock.rewards],
    }


def restore_clock(settings: Settings, data: Data) -> Clock:
    clock = Clock(settings.clock, settings.seats)
    clock.left = list(data["left"])
    clock.seat = data["seat"]
    clock.since = data["since"]
    clock.outages = [(begin, end) for begin, end in data["outages"]]
    clock.rewards = [list(given) for given in data["rewards"]]
    return clock


# The game


def take_match(match: Match) -> Data:
    assert isinstance(match.dealer, KeyedDealer)
    return {
        "record": match.record.write(),
        "state": match.state.data(),
        "back": [[seat, state.data()] for seat, state in match.back],
        "obstacle": None if match.obstacle is None else [match.obstacle.key, match.obstacle.args],
        "standing": match.standing[:],
        "lone": match.lone,
        "told": take_events(match.told),
        "shown": match.shown[:],
        "resigned": match.resigned[:],
        "stand_ins": [[seat, bot] for seat, bot in match.stand_ins.items()],
        "stopped": match.stopped,
        "spent": match.dealer.spent(),
    }


def restore_match(settings: Settings, seed: bytes, data: Data) -> Match:
    game = settings.game
    record = read_record(data["record"])
    if record.edition_data is not None:
        record.embed(settings.edition)
    if settings.origin is not None:
        record.origin = settings.origin.seal(seed)
    dealer = KeyedDealer(deal_key(seed, record.header().encode()))
    dealer.skip(data["spent"])
    match = Match(game, record, seed, game.restore(data["state"]), dealer)
    match.back = [(seat, game.restore(state)) for seat, state in data["back"]]
    match.obstacle = None if data["obstacle"] is None else Reason(*data["obstacle"])
    match.standing = list(data["standing"])
    match.lone = data["lone"]
    match.told = restore_events(data["told"])
    match.shown = list(data["shown"])
    match.resigned = list(data["resigned"])
    match.stand_ins = dict(data["stand_ins"])
    match.stopped = data["stopped"]
    match.last_hash = record.entries[-1].hash if record.entries else record.deal_hash
    if not match.fits():
        raise Unfit
    return match
