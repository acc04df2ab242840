"""What is kept: tables, the entries of their logs, and leases. The migrations make these; `schema` is what the queries speak of."""

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

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
)
Index("tables_by_status", tables.c.status, tables.c.changed)
Index("tables_by_due", tables.c.due)

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
