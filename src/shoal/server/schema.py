"""The tables of the database. `migrations/` makes them; a test keeps the two alike."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# Somebody, known by a cookie.
identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A cookie's token, as its hash.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("identity", ForeignKey("identities.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A link by which somebody takes their own seat along to another device, once and soon.
passes = Table(
    "passes",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash
    Column("identity", ForeignKey("identities.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)

# A table. `head` counts its commands and the bots that took free seats, `version` counts every change of what its information says.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("wishes", Text, nullable=False),  # the options as they were asked for, for a rematch
    Column("options", Text, nullable=False),  # the options as they were resolved
    Column("memory", Boolean, nullable=False),
    Column("host", ForeignKey("identities.id"), nullable=False),
    Column("key", LargeBinary, nullable=False),  # chance; public when the game is over
    Column("commitment", String(64), nullable=False),  # its SHA-256; public from the start
    Column("secret", LargeBinary, nullable=False),  # decision ids and bots' seeds; never public
    Column("head", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch_of", ForeignKey("tables.id"), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("ending", Text),  # the proposal to end the game, if there was one since somebody last played on
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person or bot
    Column("bot", String(64)),
    Column("identity", ForeignKey("identities.id")),
    Column("name", String(80), nullable=False),
    Column("invite", String(64), unique=True),  # the hash of the invite
    UniqueConstraint("table_id", "identity", name="one_seat_each"),
)

# What was answered, taken back and said of ending the game, in order. The key decides between two writers.
commands = Table(
    "commands",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("client", String(100), nullable=False),
    Column("decision", String(64), nullable=False),
    Column("answers", Text, nullable=False),
    Column("seen", Integer, nullable=False),  # the seat's own sequence after it
    Column("at", BigInteger, nullable=False),
    Column("undo", Integer),  # how many answers it takes back, if it is no answer itself
    Column("agree", Boolean),  # whether the seat agrees to end the game, if that is what it is about
    UniqueConstraint("table_id", "seat", "client", name="once_each"),
)

# The position that play goes on from: field-named data with the number of its schema.
positions = Table(
    "positions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# Where each audience (a seat, or the public as -1) stands.
audiences = Table(
    "audiences",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("audience", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("decision", String(64)),
)

# What each audience was shown, exactly as it was sent.
frames = Table(
    "frames",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("audience", Integer, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# Decisions that bots have to take.
jobs = Table(
    "jobs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("decision", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("bot", String(64), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease", BigInteger, nullable=False),  # taken until then, in ms; 0 when free
    Column("created", BigInteger, nullable=False),
    Index("jobs_by_lease", "lease"),
)

Index("seats_by_identity", seats.c.identity)
