"""People of a server: guests, accounts and their programs, the cookies and tokens that say who somebody is, and who does not want to hear
whom."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Generic, TypeVar

from itsdangerous import BadData, TimestampSigner
from sqlalchemy.exc import DBAPIError, IntegrityError

from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.record import printable
from archipel.games import find
from archipel.languages import check_language
from archipel.server.credentials import (
    check_password,
    clean_login,
    fold_login,
    hash_token,
    hashed,
    matches,
    new_code,
    new_token,
    read_code,
    read_token,
)
from archipel.server.tries import Tries
from archipel.store import Store
from archipel.store.analyses import Analyses
from archipel.store.deeds import Deeds
from archipel.store.people import PeopleStore
from archipel.store.puzzles import Solvings
from archipel.store.reports import Reports
from archipel.store.results import Results
from archipel.table.names import clean_name
from archipel.table.tallies import own_results

COOKIE: Final = "archipel"
DAY: Final = 86_400
LIFETIME: Final = 400 * DAY
"""How long a cookie holds: as long as browsers keep one."""
RENEWAL: Final = 30 * DAY
"""A cookie older than this is replaced, so that only who stays away loses theirs."""
SEEN_EVERY: Final = 3_600
"""How exactly, in seconds, it is kept when somebody was last seen."""
FRESH: Final = 3.0
"""How many seconds something read is believed: after so long a ban or a deletion holds in every process."""
LATELY: Final = 30.0
MOST_KEPT: Final = 10_000
MOST_TABLES: Final = 100_000

MOST_VOIDED: Final = 200
"""After so many sessions that were left one by one, all others end with the next."""

MOST_PROGRAMS: Final = 10
"""How many programs somebody may have at once."""

FORGOTTEN_AT_ONCE: Final = 50
"""How many guests who stay away are forgotten in one go."""

MUTE: Final = "mute"
BLOCK: Final = "block"

T = TypeVar("T")


@dataclass(frozen=True)
class Person:
    """Somebody who plays here. `id` is public; `account` is whether they have a login; a cookie of an older `epoch` is void,
    and so is one of a session that is in `voided`. A program has an `owner`, and comes with the token of this hash instead of a cookie."""

    id: str
    name: str
    language: str
    account: bool
    banned: bool
    epoch: int
    seen: float = 0.0
    voided: frozenset[str] = frozenset()
    owner: str = ""
    token: str = field(default="", repr=False)


@dataclass(frozen=True)
class Claim:
    """What a cookie says: who somebody is, since which epoch, in which session ("": the cookie is from before there were any), and how
    many seconds ago it was made. A token only says who, and is known by its hash."""

    id: str
    epoch: int = 0
    session: str = ""
    age: float = 0.0
    token: str = field(default="", repr=False)


class People:
    """Callers that pass a person's id have checked that this person is asking. `on_change` is called with the id of somebody whose cookies
    or token may have become void, `on_exclusion` with that of somebody who was let in here and is found to be banned or deleted: what they
    did in the moment before this process knew must not last."""

    def __init__(self, store: PeopleStore, secret: str, clock: Callable[[], float] = time.time, pace: float = 1.0) -> None:
        self.store = store
        self.tries = Tries(clock, pace)
        self.clock = clock
        self.known: Fresh[Person] = Fresh(clock)
        self.stances: Fresh[dict[str, str]] = Fresh(clock)
        self.signer = Signer(secret, clock)
        self.on_change: list[Callable[[str], None]] = []
        self.on_exclusion: list[Callable[[str], object]] = []
        self.let_in: set[str] = set()

    # Cookies

    def cookie_for(self, person: Person, session: str = "") -> str:
        """A cookie for a session, for a new one if none is named."""
        return self.signer.sign(f"{person.id}.{person.epoch}.{session or secrets.token_hex(8)}").decode()

    async def of_claim(self, claim: Claim) -> Person:
        """Who has this cookie or token. A cookie that is outdated, was left by logging out, or is of somebody deleted is void; a token is
        once it was withdrawn. A program of somebody banned is as banned as they are."""
        person = await (self.with_token(claim) if claim.token else self.with_cookie(claim))
        if person.banned:
            raise trouble("person-banned", {})
        self.let_in.add(person.id)
        if self.clock() - person.seen > SEEN_EVERY:
            person = await self.greet(person)
        return person

    async def with_cookie(self, claim: Claim) -> Person:
        person = await self.person(claim.id)
        if person is not None and person.epoch != claim.epoch:
            self.known.forget(claim.id)
            person = await self.person(claim.id)
        if person is None or person.owner or person.epoch != claim.epoch or claim.session in person.voided:
            raise trouble("session-void", {})
        return person

    async def with_token(self, claim: Claim) -> Person:
        person = await self.person(claim.id)
        right = person is not None and hmac.compare_digest(person.token, claim.token)
        owner = await self.person(person.owner) if person is not None and right else None
        if person is None or owner is None:
            raise trouble("token-void", {})
        return replace(person, banned=person.banned or owner.banned)

    async def greet(self, person: Person) -> Person:
        """Notes that a person is present; a failure to note it does no harm."""
        try:
            return await self.change(person.id, seen=self.clock())
        except (DBAPIError, OSError):
            return person

    def read_cookie(self, cookie: str) -> Claim:
        """What a cookie of ours says."""
        try:
            said, made = self.signer.unsign(cookie, return_timestamp=True)
        except BadData:
            raise trouble("session-void", {}) from None
        id, epoch, *session = said.decode().split(".")
        age = self.clock() - made.timestamp()
        if age > LIFETIME:
            raise trouble("session-void", {})
        return Claim(id, int(epoch), "".join(session), age)

    def read_token(self, token: str) -> Claim:
        """What a token says, if it looks like one of ours."""
        id, hash = read_token(token)
        return Claim(id, token=hash)

    def renewed(self, person: Person, cookie: str) -> str:
        """A new cookie for the same session, if it is time for one; else ""."""
        claim = self.read_cookie(cookie)
        return self.cookie_for(person, claim.session) if claim.age > RENEWAL else ""

    async def log_out(self, cookie: str) -> None:
        """Ends the session of this cookie, everywhere; the others of the person go on."""
        claim = self.read_cookie(cookie)
        row = await self.profile(claim.id)
        if claim.session and len(row["voided"].split()) < MOST_VOIDED:
            await self.store.void(claim.id, claim.session)
        else:
            await self.store.next_epoch(claim.id, claim.epoch, {})
        self.changed(claim.id)

    def changed(self, id: str) -> None:
        """Somebody's cookies or token may have become void, here or by another process."""
        self.known.forget(id)
        for hear in self.on_change:
            hear(id)

    # Who is who

    async def person(self, id: str) -> Person | None:
        person = self.known.get(id)
        if person is None:
            row = await self.store.find(id)
            if row is not None:
                person = self.known.keep(id, person_of(row))
        return person

    async def refresh(self, connected: set[str]) -> None:
        """Reads again, all at once, who was here lately or is connected: asked for every second or two, it spares every command a question
        of its own."""
        lately = sorted(connected.union(self.known.lately()))
        if lately:
            here = {row["id"]: person_of(row) for row in await self.store.find_all(lately)}
            for id in lately:
                if id in here:
                    self.known.keep(id, here[id])
                else:
                    self.known.forget(id)
                if id not in here or here[id].banned:
                    self.exclude(id)
        self.let_in.intersection_update(lately)

    def exclude(self, id: str) -> None:
        """Somebody is banned or deleted."""
        if id in self.let_in:
            self.let_in.remove(id)
            for hear in self.on_exclusion:
                hear(id)

    async def profile(self, id: str) -> Data:
        """The row of somebody who is here, as the store keeps it."""
        row = await self.store.find(id)
        if row is None:
            raise trouble("session-void", {})
        return row

    async def change(self, id: str, **values: object) -> Person:
        """Changes a row; the cookies stay as they are."""
        await self.store.update(id, **values)
        return await self.again(id)

    async def again(self, id: str) -> Person:
        """Somebody as they are after a change."""
        row = await self.profile(id)
        return self.known.keep(id, person_of(row))

    async def guest(self, name: str, language: str) -> Person:
        """Somebody new, who can play at once."""
        id = secrets.token_hex(16)
        await self.store.create(id, clean_name(name), check_language(language), self.clock())
        return await self.again(id)

    async def rename(self, id: str, name: str | None = None, language: str | None = None) -> Person:
        """Another name, another language, or both. At tables where they sit already, the name stays."""
        values: Data = {}
        if name is not None:
            values["name"] = clean_name(name)
        if language is not None:
            values["language"] = check_language(language)
        return await self.change(id, **values) if values else await self.again(id)

    # Programs

    async def make_program(self, owner: Person, name: str) -> tuple[Data, str]:
        """A program that plays for its owner; also its token, which is told this once."""
        id = secrets.token_hex(16)
        token = new_token(id)
        values = (clean_name(name), owner.language, hash_token(token), self.clock(), MOST_PROGRAMS)
        if not await self.store.add_program(id, owner.id, *values):
            raise trouble("programs-full", {"allowed": MOST_PROGRAMS})
        return await self.program(owner.id, id), token

    async def programs(self, owner: str) -> list[Data]:
        return await self.store.programs(owner)

    async def program(self, owner: str, id: str) -> Data:
        """One of somebody's own."""
        for row in await self.programs(owner):
            if row["id"] == id:
                return row
        raise trouble("program-unknown", {"value": printable(id[:64])})

    async def with_programs(self, id: str) -> list[str]:
        """Somebody, and the programs that go when they go."""
        return [id, *(row["id"] for row in await self.programs(id))]

    # Accounts

    async def register(self, id: str, login: str, password: str) -> tuple[Person, str]:
        """The guest becomes an account, and everything stays theirs; also the recovery code, which is told this once. The guest's cookies
        are void."""
        folded = clean_login(login)
        check_password(password, folded, (await self.profile(id))["name"])
        code = new_code()
        try:
            done = await self.store.register(id, folded, await hashed(password), await hashed(code))
        except IntegrityError:
            raise trouble("login-taken", {"value": folded}) from None
        if not done:
            raise trouble("account-already", {})
        self.changed(id)
        return await self.again(id), code

    async def login(self, login: str, password: str, address: str = "") -> Person:
        row = await self.proven(fold_login(login), "password", password, trouble("login-wrong", {}), address)
        return person_of(row)

    async def proven(self, login: str, proof: str, secret: str, wrong: Trouble, address: str) -> Data:
        """The row of an account whose secret this is; whether there is such an account at all, nobody else learns. `address` is where
        they ask from."""
        self.tries.take(proof, login, address)
        row = await self.store.find_login(login)
        right = await matches(secret, row[proof] if row is not None else None)
        if row is None or not right:
            raise wrong
        self.tries.right(proof, login, address)
        if row["banned"]:
            raise trouble("person-banned", {})
        return row

    async def change_password(self, id: str, old: str, new: str) -> Person:
        """All cookies but the one made from the answer are void."""
        row = await self.profile(id)
        if row["login"] is None:
            raise trouble("account-needed", {})
        check_password(new, row["login"], row["name"])
        if not await matches(old, row["password"]):
            raise trouble("password-wrong", {})
        return await self.next_epoch(row, trouble("password-wrong", {}), password=await hashed(new))

    async def recover(self, login: str, code: str, password: str, address: str = "") -> tuple[Person, str]:
        """A new password for who has the recovery code, which is used up: the answer brings a new one. All older cookies are void."""
        folded = fold_login(login)
        check_password(password, folded)
        wrong = trouble("recovery-wrong", {})
        row = await self.proven(folded, "recovery", read_code(code), wrong, address)
        check_password(password, folded, row["name"])
        fresh = new_code()
        return await self.next_epoch(row, wrong, password=await hashed(password), recovery=await hashed(fresh)), fresh

    async def next_epoch(self, row: Data, too_late: Trouble, **values: object) -> Person:
        """Changes a person's credentials; `too_late` if they were changed meanwhile."""
        if not await self.store.next_epoch(row["id"], row["epoch"], values):
            raise too_late
        self.changed(row["id"])
        return await self.again(row["id"])

    # Going

    async def confirm(self, id: str, password: str | None) -> None:
        """Accounts confirm by their password what cannot be undone."""
        row = await self.profile(id)
        if row["login"] is not None and not await matches(password or "", row["password"]):
            raise trouble("password-wrong", {})

    async def delete(self, id: str) -> list[str]:
        """Deletes everything about a person and their programs but what the records of games say; the tables whose chat lacks their lines
        now."""
        everybody = await self.with_programs(id)
        hushed = await self.store.delete(id)
        self.gone(everybody)
        return hushed

    async def forget_guests(self, days: float) -> list[str]:
        """Does so with some of the guests who have not been here for so many days; the tables whose chat lacks their lines now."""
        forgotten, hushed = await self.store.forget_guests(self.clock() - days * DAY, FORGOTTEN_AT_ONCE)
        self.gone(forgotten)
        return hushed

    def gone(self, everybody: list[str]) -> None:
        for one in everybody:
            self.stances.forget(one)
            self.changed(one)

    async def export(self, id: str) -> Data:
        """Everything that is kept about a person and their programs, without hashes."""
        row = await self.profile(id)
        store = Store(self.store.engine, find)
        everybody = await self.with_programs(id)
        tables = {table["id"]: table for one in everybody for table in await store.tables_of(one, MOST_TABLES)}
        results = Results(store)
        for one in everybody:
            await results.fill(one, MOST_TABLES)
        return {
            "profile": {**row, "account": row["login"] is not None, "banned": bool(row["banned"]), "admin": bool(row["admin"])},
            "programs": await self.programs(id),
            "relations": await self.relations(id),
            "chat": [line for one in everybody for line in await self.store.said_by(one)],
            "notices": await self.store.notices_for(id),
            "tables": [{**table, "record": f"/api/tables/{table['id']}/record"} for table in tables.values()],
            "results": [result for one in everybody for result in own_results(one, await results.of(one, 0, MOST_TABLES))],
            "reports": await Reports(store.engine).made_by(id),
            "deeds": await Deeds(store.engine).done_by(id),
            "analyses": await Analyses(store.engine).begun_by(id),
            "puzzles": await Solvings(store.engine).of(id),
        }

    # How people stand to each other

    async def set_relation(self, id: str, other: str, kind: str | None) -> None:
        """Mutes or blocks somebody; None: no longer."""
        if other == id:
            raise trouble("relation-self", {})
        if await self.person(other) is None:
            raise trouble("person-unknown", {"value": printable(other)})
        await self.store.relate(id, other, kind)
        self.stances.forget(id)

    async def relations(self, id: str) -> list[Data]:
        """Whom a person has muted or blocked, with their names."""
        return await self.store.relations(id)

    async def stance(self, person: str) -> dict[str, str]:
        """The same as quickly as it is asked at every line of a chat: the kind for each id. Whoever is muted or blocked is so with their
        programs; a program stands to others as its owner does."""
        stance = self.stances.get(person)
        if stance is None:
            known = await self.person(person)
            found = await self.store.stances(known.owner or person if known is not None else person)
            stance = {row["person"]: row["kind"] for row in found}
            stance |= {row["person"]: BLOCK for row in found if row["kind"] == BLOCK}
            self.stances.keep(person, stance)
        return stance

    async def blocks(self, person: str, other: str) -> bool:
        """Whether `person` wants to have nothing to do with `other`."""
        return (await self.stance(person)).get(other) == BLOCK

    async def muted_by(self, person: str) -> set[str]:
        """Those whose chat this person does not see."""
        return set(await self.stance(person))


def person_of(row: Data) -> Person:
    account, banned, voided = row["login"] is not None, bool(row["banned"]), frozenset(row["voided"].split())
    owner, token = row["owner"] or "", row["token"] or ""
    return Person(row["id"], row["name"], row["language"], account, banned, row["epoch"], row["seen"], voided, owner, token)


class Fresh(Generic[T]):
    """What was read a moment ago, so that not every request asks the database. What is not there is never kept."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.kept: dict[str, tuple[float, T]] = {}
        self.asked: dict[str, float] = {}

    def lately(self) -> list[str]:
        """What was asked for in the last while."""
        limit = self.clock() - LATELY
        self.asked = {id: at for id, at in self.asked.items() if at > limit}
        return list(self.asked)

    def get(self, id: str) -> T | None:
        self.asked[id] = self.clock()
        at, value = self.kept.get(id, (float("-inf"), None))
        return value if 0 <= self.clock() - at < FRESH else None

    def keep(self, id: str, value: T) -> T:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
            self.asked.clear()
        self.kept[id] = (self.clock(), value)
        return value

    def forget(self, id: str) -> None:
        self.kept.pop(id, None)


class Signer(TimestampSigner):
    """Signs with the time of the clock that was handed in."""

    def __init__(self, secret: str, clock: Callable[[], float]) -> None:
        super().__init__(secret, salt="archipel-person", key_derivation="hmac", digest_method=hashlib.sha256)
        self.clock = clock

    def get_timestamp(self) -> int:
        return int(self.clock())
