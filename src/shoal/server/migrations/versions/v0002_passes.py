"""Links by which somebody takes their own seat along to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of passes."""
    op.create_table(
        "passes",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
