"""Admins among the people, what was reported to them, and what they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("admin", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("thing", sa.String(128), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
        sa.Column("handled", sa.Float),
        sa.Column("handled_by", sa.String(64)),
        sa.Column("outcome", sa.String(16)),
        sa.UniqueConstraint("reporter", "kind", "table_id", "thing", name="one_report_a_thing"),
    )
    op.create_index("reports_by_handled", "reports", ["handled", "at"])
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("doer", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("table_id", sa.String(64)),
        sa.Column("said", sa.Text, nullable=False, server_default=""),
    )


def downgrade() -> None:
    op.drop_table("deeds")
    op.drop_index("reports_by_handled", "reports")
    op.drop_table("reports")
    with op.batch_alter_table("people") as people:
        people.drop_column("admin")
