"""What a server keeps besides the logs: people and how they stand to each other, chat, who sits where, notices, snapshots, facts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("asked", sa.String(64)))
        tables.add_column(sa.Column("bot", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("summary", sa.Text, nullable=False, server_default="{}"))
    op.create_index("tables_by_bot", "tables", ["bot", "changed"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
    )
    op.create_index("seatings_by_person", "seatings", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.String(256)),
        sa.Column("recovery", sa.String(256)),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.Column("banned", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("notify", sa.String(16), nullable=False, server_default="none"),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_unconfirmed", sa.String(254)),
        sa.Column("mail_code", sa.String(256)),
        sa.Column("digest_at", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "relations",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.Float),
    )
    op.create_index("notices_by_sent", "notices", ["sent", "at"])
    op.create_table(
        "facts",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("facts", "notices", "snapshots", "chat", "relations", "people", "seatings"):
        op.drop_table(name)
    op.drop_index("tables_by_bot", "tables")
    with op.batch_alter_table("tables") as tables:
        for column in ("summary", "bot", "asked"):
            tables.drop_column(column)
