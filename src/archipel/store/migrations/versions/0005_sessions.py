"""The sessions that people have logged out of, beside the people."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("voided", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("voided")
