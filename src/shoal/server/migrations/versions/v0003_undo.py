"""Answers that are taken back: a command says how many."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for the number; what was stored before took nothing back."""
    op.add_column("commands", sa.Column("undo", sa.Integer))
