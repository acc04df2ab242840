"""The routes about people: becoming a guest or an account, logging in, one's own data, muting and blocking."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, TypeAlias

from fastapi import APIRouter, Request, Response
from msgspec import Meta, convert
from pydantic import Field, SecretStr

from archipel.engine.phrase import Data, trouble
from archipel.room.forms import CHANGE, NEW_GUEST
from archipel.server.guard import address_of
from archipel.server.messages import Strict
from archipel.server.people import COOKIE, LIFETIME, People, Person
from archipel.server.structs import as_response, gives, json_body, of, refuses, takes
from archipel.table.views import OwnResult, Shown, TableSummary

Kind = Literal["mute", "block"]
Notify = Literal["none", "turn", "daily"]
ById: TypeAlias = Callable[[str], Awaitable[None]]


# What a client sends


class Login(Strict):
    """What an account is entered by: a login of 3 to 40 characters, without regard to capitals, and a password of 8 to 200."""

    login: str = Field(max_length=200)
    password: SecretStr


class NewPassword(Strict):
    """The password so far, and the one from now on."""

    old: SecretStr
    new: SecretStr


class Recover(Strict):
    """A login, its recovery code and the password from now on."""

    login: str = Field(max_length=200)
    code: SecretStr
    password: SecretStr


class Goodbye(Strict):
    """Accounts confirm by their password that they shall be deleted; guests need not."""

    password: SecretStr | None = None


class Stance(Strict):
    """`mute`: I do not see their chat. `block`: also, they do not sit at my tables and do not invite me."""

    kind: Kind


# What a server answers


class Me(Strict):
    """Who one is. `mail` is the confirmed address for notices, if any; `program` is whether one is a program, and came with a token;
    `admin` is whether one may use the desk."""

    id: str
    name: str
    language: str
    account: bool
    login: str | None
    notify: Notify
    mail: str | None
    program: bool
    admin: bool


class Session(Strict):
    """Who the browser that asks belongs to; none: somebody new."""

    me: Me | None


class Secured(Me):
    """Who one is, and a new recovery code: it is shown this once, and only its hash is kept."""

    recovery: str


class Relation(Shown):
    """Somebody whom one has muted or blocked."""

    kind: Kind
    person: str
    name: str


class Profile(Shown):
    """What is kept about a person, except the hashes of password and codes."""

    id: str
    name: str
    language: str
    account: bool
    login: str | None
    epoch: Annotated[int, Meta(description="counts the changes of the password, and the account itself")]
    banned: bool
    admin: bool
    created: float
    seen: float
    notify: Notify
    mail: str | None
    mail_unconfirmed: str | None
    digest_at: Annotated[float, Meta(description="when the last daily digest went out")]


class Program(Shown):
    """A program of one's own; `seen` is about when it was last here (none: not yet)."""

    id: str
    name: str
    created: float
    seen: float | None


class SaidLine(Shown):
    """A line of one's own, or of a program of one's own, in the chat of a table."""

    table: str
    number: int
    at: float
    name: str
    text: str


class Notice(Shown):
    """A turn that one was told of (`sent`), or will be."""

    table: str
    turn: int
    at: float
    sent: float | None


class OwnTable(TableSummary):
    """A table at which one, or a program of one's own, sits or is invited; `record` is where to GET the record of its game."""

    record: str


class OwnReport(Shown):
    """Something that one has reported, as it read then; `handled` is when an admin has dealt with it."""

    table: str
    at: float
    kind: str
    text: str
    reason: str
    note: str
    handled: float | None


class OwnDeed(Shown):
    """Something that one has done as an admin: to a person or at a table."""

    at: float
    deed: str
    person: str | None
    table: str | None
    said: str


class OwnAnalysis(Shown):
    """A finished game whose analysis one has begun; it can be read at the table."""

    table: str
    at: float


class OwnPuzzle(Shown):
    """A puzzle that one has answered, by the id of its position, and whether one was right at once."""

    game: str
    puzzle: str
    solved: bool
    at: float


class Export(Shown):
    """Everything that is kept about a person."""

    profile: Profile
    programs: list[Program]
    relations: list[Relation]
    chat: list[SaidLine]
    notices: list[Notice]
    tables: list[OwnTable]
    results: list[OwnResult]
    reports: list[OwnReport]
    deeds: list[OwnDeed]
    analyses: list[OwnAnalysis]
    puzzles: list[OwnPuzzle]


# Who asks


def current(request: Request) -> Person | None:
    """Who asks, if they have said so."""
    person: Person | None = request.state.person
    return person


def required(request: Request) -> Person:
    """Who asks; refused where nobody has said so."""
    person = current(request)
    if person is None:
        raise trouble("who-are-you", {})
    return person


def set_cookie(request: Request, response: Response, value: str) -> None:
    response.set_cookie(COOKIE, value, max_age=LIFETIME, **attributes(request))


def clear_cookie(request: Request, response: Response) -> None:
    response.delete_cookie(COOKIE, **attributes(request))


def attributes(request: Request) -> dict[str, Any]:
    return {"path": "/", "secure": request.url.scheme == "https", "httponly": True, "samesite": "lax"}


def router(people: People, farewell: ById, hush: ById, limit: Callable[[Request, str], None]) -> APIRouter:
    """`farewell` gets a person up from all tables; `hush` tells a table that lines of its chat are gone; `limit` refuses who asks too
    often."""
    routes = APIRouter(prefix="/api")

    async def me(id: str) -> Me:
        return Me(**of_row(await people.profile(id)))

    @routes.post("/guests", responses=refuses(400, 409, 429), openapi_extra=takes("NewGuest"))
    async def become_guest(request: Request, response: Response) -> Me:
        """Makes somebody new, who can play at once. The answer sets the cookie by which the server knows them from now on."""
        given = NEW_GUEST.read(await json_body(request))
        limit(request, "guest")
        if current(request) is not None:
            raise trouble("known-already", {})
        person = await people.guest(given.name, given.language)
        set_cookie(request, response, people.cookie_for(person))
        return await me(person.id)

    @routes.get("/session", responses=refuses(403))
    async def session(request: Request, response: Response) -> Session:
        """Who one is, if anybody yet: to be new is no error. A cookie that is void is cleared, one that was made long ago is replaced."""
        if current(request) is not None:
            return Session(me=await who_am_i(request, response))
        if COOKIE in request.cookies:
            clear_cookie(request, response)
        return Session(me=None)

    @routes.get("/me", responses=refuses(401))
    async def who_am_i(request: Request, response: Response) -> Me:
        """Who one is. A cookie that was made long ago is replaced by a new one."""
        person = required(request)
        if not person.owner and (renewed := people.renewed(person, request.cookies[COOKIE])):
            set_cookie(request, response, renewed)
        return await me(person.id)

    @routes.patch("/me", responses=refuses(400, 401), openapi_extra=takes("Change"))
    async def change_me(request: Request) -> Me:
        """Changes name or language. At tables where one sits already, the name stays as it was."""
        given = CHANGE.read(await json_body(request))
        person = await people.rename(required(request).id, given.name, given.language)
        return await me(person.id)

    @routes.post("/account", responses=refuses(400, 401, 409, 429))
    async def register(request: Request, response: Response, given: Login) -> Secured:
        """Makes the guest an account, under the same id and with all games. The answer holds the recovery code, shown this once, and sets
        a new cookie; the guest's is void."""
        limit(request, "register")
        person, code = await people.register(required(request).id, given.login, given.password.get_secret_value())
        set_cookie(request, response, people.cookie_for(person))
        return Secured(**of_row(await people.profile(person.id)), recovery=code)

    @routes.post("/login", responses=refuses(401, 403, 429))
    async def login(request: Request, response: Response, given: Login) -> Me:
        """Enters an account. Whoever was a guest until now is that guest no longer: become an account first to keep a guest's games."""
        limit(request, "login")
        person = await people.login(given.login, given.password.get_secret_value(), address_of(request))
        set_cookie(request, response, people.cookie_for(person))
        return await me(person.id)

    @routes.post("/logout", status_code=204)
    async def logout(request: Request, response: Response) -> None:
        """Clears the cookie, which is void from now on. A guest cannot come back, an account by its password."""
        if current(request) is not None:
            await people.log_out(request.cookies[COOKIE])
        clear_cookie(request, response)

    @routes.post("/account/password", responses=refuses(400, 401, 403, 409, 429))
    async def change_password(request: Request, response: Response, given: NewPassword) -> Me:
        """Changes the password. All cookies made before are void; the answer sets a new one."""
        limit(request, "login")
        person = await people.change_password(required(request).id, given.old.get_secret_value(), given.new.get_secret_value())
        set_cookie(request, response, people.cookie_for(person))
        return await me(person.id)

    @routes.post("/recover", responses=refuses(400, 401, 403, 429))
    async def recover(request: Request, response: Response, given: Recover) -> Secured:
        """Sets a new password by the recovery code, which is used up: the answer holds a new one, shown this once, and sets the cookie.
        All cookies made before are void."""
        limit(request, "recover")
        secrets = given.code.get_secret_value(), given.password.get_secret_value()
        person, code = await people.recover(given.login, *secrets, address_of(request))
        set_cookie(request, response, people.cookie_for(person))
        return Secured(**of_row(await people.profile(person.id)), recovery=code)

    @routes.get("/me/export", responses={**gives(of("Export")), **refuses(401, 429)})
    async def export(request: Request) -> Response:
        """Everything that is kept about one, as a file: profile, programs, relations, chat lines, notices, tables with the addresses of
        their records, results, what one has reported, what one has done as an admin, the games whose analysis one has begun, and
        the puzzles that one has answered."""
        limit(request, "results")
        kept = await people.export(required(request).id)
        shown = Export(
            profile=Profile(**{name: kept["profile"][name] for name in Profile.__struct_fields__}),
            programs=[show_program(row) for row in kept["programs"]],
            relations=[Relation(**row) for row in kept["relations"]],
            chat=[SaidLine(**row) for row in kept["chat"]],
            notices=[Notice(**row) for row in kept["notices"]],
            tables=convert(kept["tables"], list[OwnTable]),
            results=kept["results"],
            reports=[OwnReport(**row) for row in kept["reports"]],
            deeds=[OwnDeed(**row) for row in kept["deeds"]],
            analyses=[OwnAnalysis(**row) for row in kept["analyses"]],
            puzzles=[OwnPuzzle(**row) for row in kept["puzzles"]],
        )
        answer = as_response(shown)
        answer.headers["content-disposition"] = "attachment; filename=archipel-export.json"
        return answer

    @routes.delete("/me", status_code=204, responses=refuses(401, 403, 429))
    async def delete_me(request: Request, response: Response, given: Goodbye | None = None) -> None:
        """Gets one up from all tables, then deletes chat lines, relations, notices, analyses, answers to puzzles, programs and the person,
        and clears the cookie. It cannot be undone. The name of a seat stays in the records of games, and a number without a name in their
        logs, as records replay for ever."""
        person = required(request)
        password = given.password if given is not None else None
        if person.account:
            limit(request, "login")
        await people.confirm(person.id, password.get_secret_value() if password is not None else None)
        await see_off(people, person.id, farewell, hush)
        clear_cookie(request, response)

    @routes.get("/me/relations", responses={**gives({"type": "array", "items": of("Relation")}), **refuses(401)})
    async def relations(request: Request) -> Response:
        """Whom one has muted or blocked. Nobody else learns it."""
        return as_response([Relation(**row) for row in await people.relations(required(request).id)])

    @routes.put("/me/relations/{person}", status_code=204, responses=refuses(400, 401, 404))
    async def relate(request: Request, person: str, given: Stance) -> None:
        """Mutes or blocks somebody."""
        await people.set_relation(required(request).id, person, given.kind)

    @routes.delete("/me/relations/{person}", status_code=204, responses=refuses(400, 401, 404))
    async def no_longer_relate(request: Request, person: str) -> None:
        """Neither mutes nor blocks somebody any more."""
        await people.set_relation(required(request).id, person, None)

    return routes


async def see_off(people: People, id: str, farewell: ById, hush: ById) -> None:
    """Somebody goes for good, with their programs: from all tables first, and then from among the people."""
    for one in await people.with_programs(id):
        await farewell(one)
    for table in await people.delete(id):
        await hush(table)


def of_row(row: Data) -> Data:
    """What somebody is told of themselves."""
    told = ("id", "name", "language", "login", "notify", "mail")
    return {
        **{name: row[name] for name in told},
        "account": row["login"] is not None,
        "program": row["owner"] is not None,
        "admin": bool(row["admin"]),
    }


def show_program(row: Data) -> Program:
    return Program(id=row["id"], name=row["name"], created=row["created"], seen=row["seen"] or None)
