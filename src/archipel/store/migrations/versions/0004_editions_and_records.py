"""The editions that tables were opened with, and the records of finished games: a later release may play by others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("editions", sa.Column("hash", sa.String(64), primary_key=True), sa.Column("data", sa.Text, nullable=False))
    op.create_table("records", sa.Column("table_id", sa.String(64), primary_key=True), sa.Column("text", sa.Text, nullable=False))


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("editions")
