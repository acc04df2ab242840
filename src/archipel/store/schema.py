"""What is kept: tables and the entries of their logs, people, chat, notices, leases. Migrations make them; the queries speak of these."""

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint, text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("private", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),
    Column("asked", String(64)),
    Column("bot", Integer, nullable=False, server_default="0"),
    Column("summary", Text, nullable=False, server_default="{}"),
    Column("result", Text),
)
"""`asked` is the person who must choose, `bot` whether a bot must; `summary` is what a lobby shows of the table, `result` how its game
ended (a game that ended before there were results gets one when somebody asks; an empty one cannot be read any more)."""

Index("tables_by_status", tables.c.status, tables.c.changed)
Index("tables_by_bot", tables.c.bot, tables.c.changed)
Index("tables_by_due", tables.c.due)

WITHOUT_RESULT = text("result IS NULL AND status = 'over'")
Index("tables_without_result", tables.c.status, postgresql_where=WITHOUT_RESULT, sqlite_where=WITHOUT_RESULT)
"""Hardly any; whoever asks for their results asks whether one of these games is theirs."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("client_id", String(64)),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "person", "client_id", name="one_move_a_client_id"),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(128), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
)
"""Who sits, or is invited, at which table: to find one's own. What holds is the log."""

Index("seatings_by_person", seatings.c.person)

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(256)),
    Column("recovery", String(256)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("voided", Text, nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("banned", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("notify", String(16), nullable=False, server_default="none"),
    Column("mail", String(254)),
    Column("mail_unconfirmed", String(254)),
    Column("mail_code", String(256)),
    Column("digest_at", Float, nullable=False, server_default="0"),
    Column("owner", String(64)),
    Column("token", String(64)),
    Column("admin", Integer, nullable=False, server_default="0"),
)
"""Guests have no `login`; a cookie of an older `epoch` is void, and so is one of a session in `voided`, a list with spaces. `notify` is
none, turn or daily. A program has an `owner` and the SHA-256 of its `token`; one that never came was `seen` at 0. An
`admin` may use the desk."""

Index("people_by_owner", people.c.owner)

relations = Table(
    "relations",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
)
Index("chat_by_person", chat.c.person)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made_by", String(64), nullable=False),
    Column("data", Text, nullable=False),
)
"""A cache: may be deleted at any time."""

editions = Table(
    "editions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)
"""The games' own editions that tables here were opened with, as JSON: a later release may have another text of them, or none."""

records = Table(
    "records",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
"""The records of finished games, as they were when these ended. A log that is older than this gets its record when a server starts."""

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", Float),
)
"""Turns that somebody might want to be told of, one a turn: `turn` is the version at which they were asked."""

Index("notices_by_sent", notices.c.sent, notices.c.at)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(64)),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(64), nullable=False),
    Column("thing", String(128), nullable=False),
    Column("person", String(64)),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False, server_default=""),
    Column("handled", Float),
    Column("handled_by", String(64)),
    Column("outcome", String(16)),
    UniqueConstraint("reporter", "kind", "table_id", "thing", name="one_report_a_thing"),
)
"""Something at a table that somebody found wrong: a `line` of the chat, a `name` or the `title`. `thing` tells it from the others of its
kind, `text` is how it read then, `person` and `name` are whose it was. Who is deleted is none any more, as `reporter` and as `person`.
`outcome` is the deed by which it was `handled`."""

Index("reports_by_handled", reports.c.handled, reports.c.at)

deeds = Table(
    "deeds",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("doer", String(64), nullable=False),
    Column("deed", String(16), nullable=False),
    Column("person", String(64)),
    Column("table_id", String(64)),
    Column("said", Text, nullable=False, server_default=""),
)
"""What admins have done, and (`doer` is empty) the operator at the shell: to whom, or at which table. `said` is the new name or title, or
the number of a line."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("maker", String(64)),
    Column("begun", Float, nullable=False),
    Column("heard", Float, nullable=False),
    Column("text", Text, nullable=False),
)
"""Analyses of finished games, each for the `person` who began it. One that is under way has a `maker`, the process that was `heard` of then
and tells in `text` how far it has come."""

UNDER_WAY = text("maker IS NOT NULL")
Index("one_analysis_a_person", analyses.c.person, unique=True, postgresql_where=UNDER_WAY, sqlite_where=UNDER_WAY)
Index("analyses_by_person", analyses.c.person)

solvings = Table(
    "solvings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("solved", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""How somebody's first answer to a puzzle was; `puzzle` is the id of its position."""

Index("solvings_by_person", solvings.c.person)

facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes on this database share: the key that signs cookies, the last heartbeat, when a server last started."""

outages = Table(
    "outages",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)
"""When nobody was here. A table is told when it is needed (`server/timekeeper.py`)."""
