"""How people got on with puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solvings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("solvings_by_person", "solvings", ["person"])


def downgrade() -> None:
    op.drop_index("solvings_by_person", "solvings")
    op.drop_table("solvings")
