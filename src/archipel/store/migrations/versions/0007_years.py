"""For years of use: outages, of which a table is told when it is needed, and an index of the finished games that have no result yet."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    missing = sa.text("result IS NULL AND status = 'over'")
    op.create_index("tables_without_result", "tables", ["status"], postgresql_where=missing, sqlite_where=missing)


def downgrade() -> None:
    op.drop_index("tables_without_result", "tables")
    op.drop_table("outages")
