"""Runs the steps on the connection that the storage hands over."""

from alembic import context

from shoal.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
