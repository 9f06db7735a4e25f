"""Games that the table agrees to end: who has agreed, and commands that say so."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room; nobody has agreed to anything before."""
    op.add_column("tables", sa.Column("ending", sa.Text))
    op.add_column("commands", sa.Column("agree", sa.Boolean))
