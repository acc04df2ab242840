"""Programs among the people: whose they are, and the hashes of their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("owner", sa.String(64)))
        people.add_column(sa.Column("token", sa.String(64)))
    op.create_index("people_by_owner", "people", ["owner"])


def downgrade() -> None:
    op.drop_index("people_by_owner", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("token")
        people.drop_column("owner")
