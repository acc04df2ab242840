"""Analyses of finished games, and who began them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

UNDER_WAY = sa.text("maker IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("maker", sa.String(64)),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("heard", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("one_analysis_a_person", "analyses", ["person"], unique=True, postgresql_where=UNDER_WAY, sqlite_where=UNDER_WAY)
    op.create_index("analyses_by_person", "analyses", ["person"])


def downgrade() -> None:
    op.drop_index("analyses_by_person", "analyses")
    op.drop_index("one_analysis_a_person", "analyses")
    op.drop_table("analyses")
