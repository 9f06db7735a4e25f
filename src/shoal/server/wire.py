"""What comes in: the bodies of requests, decoded strictly, and the errors that go out."""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

Body = TypeVar("Body", bound=Struct)
Message = dict[str, Any]

Word = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
RawName = Annotated[str, Meta(max_length=200)]
Parts = Annotated[list[Word], Meta(min_length=1, max_length=200)]  # a card each of a hand may be a part of one answer
OptionValue = bool | Number | Word | Annotated[list[Word], Meta(max_length=64)]


class Nothing(Struct, forbid_unknown_fields=True):
    """A body that says nothing."""


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "person", "bot"]
    bot: Word = ""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to open."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=64)] = {}
    name: RawName = ""
    memory: bool = False


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """Taking the seat that an invite is for."""

    invite: Token
    name: RawName = ""


class Fill(Struct, forbid_unknown_fields=True, frozen=True):
    """Giving an unclaimed seat to a bot."""

    seat: SeatNumber
    bot: Word


class Answer(Struct, forbid_unknown_fields=True, frozen=True):
    """The answers of one seat to one decision, under an id that the client made."""

    id: Token
    decision: Token
    answers: Parts


class Ahead(Struct, forbid_unknown_fields=True, frozen=True):
    """The first parts of an answer that is still being made."""

    decision: Token
    answers: Parts


Moves = Annotated[list[Annotated[list[Word], Meta(min_length=1, max_length=32)]], Meta(max_length=64)]


class Learned(Struct, forbid_unknown_fields=True, frozen=True):
    """All that somebody has answered in a lesson."""

    moves: Moves = []


class LearnedAhead(Struct, forbid_unknown_fields=True, frozen=True):
    """The first parts of an answer in a lesson, after these."""

    answers: Annotated[list[Word], Meta(min_length=1, max_length=32)]
    moves: Moves = []


class Undo(Struct, forbid_unknown_fields=True, frozen=True):
    """Taking back the last answers of one seat, under an id that the client made."""

    id: Token
    decision: Token
    count: Annotated[int, Meta(ge=1, le=999)] = 1


class End(Struct, forbid_unknown_fields=True, frozen=True):
    """Proposing to end the game, or saying yes or no to a proposal by its name, under an id that the client made."""

    id: Token
    agree: bool
    proposal: Word = ""


class Me(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody wants to be called."""

    name: RawName


class ApiError(Exception):
    """A refusal: a status and a message as key and typed parameters."""

    def __init__(
        self,
        status: int,
        key: str,
        *,
        message: Message | None = None,
        params: dict[str, Any] | None = None,
        legal: list[str] | None = None,
        seq: int | None = None,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.message = message or {"key": f"ui-error-{key}", "params": params or {}}
        self.legal = legal
        self.seq = seq

    def body(self) -> dict[str, Any]:
        """The refusal as it is sent."""
        body: dict[str, Any] = {"error": self.message}
        if self.legal is not None:
            body["legal"] = self.legal
        if self.seq is not None:
            body["seq"] = self.seq
        return body


def decode(body: bytes, kind: type[Body]) -> Body:
    """A request's body as `kind`, or a refusal; nothing a client sends gets past this half read."""
    try:
        decoded = msgspec.json.decode(body, type=kind)
        msgspec.json.encode(decoded).decode()
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise ApiError(400, "malformed") from None
    return decoded
