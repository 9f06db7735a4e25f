"""One game being played, and the frames that show it step by step."""

import functools
import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.kernel import Game
from shoal.kernel.contract import NONE, OTHER_QUESTION
from shoal.kernel.events import new_log, rows
from shoal.kernel.game import ranking
from shoal.kernel.messages import Message, message
from shoal.kernel.options import resolve
from shoal.kernel.records import EVERYONE, PUBLIC_VIEWER, as_bytes, from_plain, to_plain
from shoal.match import back

LOG_ROOM = 255
AGREED = {"agreed": True}  # the last move of a game that the table agreed to end


class IllegalMove(ValueError):
    """An answer that is not legal; nothing has changed. `reason` is a message, `legal` what is allowed instead."""

    def __init__(self, reason: Message, legal: list[str], game: Game) -> None:
        from shoal.match.words import words

        self.reason, self.legal = reason, legal
        allowed = f" Allowed: {', '.join(legal)}." if legal else ""
        super().__init__(f"{words(game).render(reason)}{allowed}")


def key_of_seed(seed: int) -> bytes:
    """The key of a reproducible match."""
    return hashlib.sha256(f"shoal seed {seed}".encode()).digest()


def commitment(key: bytes) -> str:
    """What is published of a live table's key when the table opens."""
    return hashlib.sha256(key).hexdigest()


@dataclass(frozen=True)
class Variant:
    """A game with its options resolved."""

    game: Game
    options: Mapping[str, Any]
    components: str
    tables: NDArray[Any]

    @property
    def seats(self) -> int:
        """How many people play."""
        return int(self.tables[0]["seats"])

    @functools.cached_property
    def veils(self) -> NDArray[np.uint8]:
        """What each viewer may not see (`Layout.veils`)."""
        return self.game.position.veils(self.seats, int(self.tables[0]["hands_each"]))

    def hide(self, positions: NDArray[Any], viewer: int | None) -> NDArray[Any]:
        """The hidden view of a position (an array of one), as a new array of one."""
        views = self.game.position.zeros(1)
        over = self.game.code.over(positions[0])
        code = EVERYONE if over else PUBLIC_VIEWER if viewer is None else viewer
        raw = as_bytes(positions)
        self.game.code.hide(self.tables, positions, raw, 0, code, views, as_bytes(views), 0, self.veils)
        return views


def check_table(game: Game, options: Any, components: str, tables: NDArray[Any]) -> None:
    """Refuse a table that does not fit its options: compiled rules do not check bounds. A ValueError says why."""
    if not isinstance(options, dict) or resolve(game.options, options) != options:
        raise ValueError("these are not the options of a match")
    own = game.load_components(game.folder / "components.toml")
    made = game.resolve(options, own)
    if components != own.digest and (len(components) != 64 or set(components) - set("0123456789abcdef")):
        raise ValueError("components is the SHA-256 of a components file")
    free = game.component_fields if components != own.digest else frozenset()
    for field in game.table.by_name:
        if field not in free and not np.array_equal(tables[0][field], made[0][field]):
            raise ValueError(f"the table's {field} is not what the options make it")
    game.check_components(tables[0])


class Frame:
    """One automatic step, or an answer taken back: what happened, and what each viewer sees afterwards."""

    def __init__(
        self,
        match: "Match",
        before: NDArray[Any],
        after: NDArray[Any],
        events: list[tuple[int, ...]],
        said: Sequence[Message] = (),
        drew: bool = False,
    ) -> None:
        self._match, self._before, self._after, self._rows = match, before, after, events
        self._said = said  # what is no event of the game
        self.drew = drew  # chance was used
        self._views: dict[tuple[int, int | None], NDArray[Any]] = {}
        self._stage, self._agreed = match.stage, match.agreed

    def _view(self, which: int, viewer: int | None) -> NDArray[Any]:
        if (which, viewer) not in self._views:
            positions = self._after if which else self._before
            self._views[which, viewer] = self._match.variant.hide(positions, viewer)
        return self._views[which, viewer]

    def events(self, viewer: int | None = None) -> list[Message]:
        """What happened, in words for this viewer, from nothing but this viewer's own views."""
        t, scenes = self._match.variant.tables[0], self._match.game.scenes
        before, after = self._view(0, viewer)[0], self._view(1, viewer)[0]
        told = [line for row in self._rows for line in scenes.describe(t, row, before, after, viewer)]
        return [*told, *self._said]

    def view(self, viewer: int | None = None, memory: bool = False) -> dict[str, Any]:
        """What the viewer sees after this step."""
        undo = self._match.way_back(viewer) if self._match.latest is self else []
        return self._match.show(self._after, self._view(1, viewer), viewer, memory, self._stage, undo, self._agreed)


class SeatView:
    """All that a bot gets: the hidden record of one seat, on which it may try out its own answers."""

    def __init__(self, variant: Variant, views: NDArray[Any], seat: int) -> None:
        self.game, self.tables, self.views, self.seat = variant.game, variant.tables, views, seat

    def legal(self) -> NDArray[np.uint8]:
        """A mask of the legal answers to the question now open; all zeros when none is."""
        mask = np.zeros(len(self.game.answers), np.uint8)
        if self.game.code.legal(self.tables, self.views, 0, self.seat, mask) == 0:
            mask[:] = 0
        return mask

    def act(self, answer: int) -> None:
        """Stage an answer, so that the next part of a compound question can be asked."""
        self.game.code.act(self.tables, self.views, 0, self.seat, answer)


class Match:
    """A game being played. Positions change only through `play`, `change`, `withdraw` and `undo`; `agree` ends it."""

    def __init__(self, variant: Variant, key: bytes, live: bool) -> None:
        self.variant, self.game, self.options = variant, variant.game, dict(variant.options)
        self.seats = variant.seats
        self.live = live
        self.stage = 0
        self.moves: list[dict[str, Any]] = []
        self.opening: list[Frame] = []
        self.latest: Frame | None = None
        self._back = back.WayBack()
        self._key = key
        self._p = self.game.position.zeros(1)
        self._log = new_log(LOG_ROOM)
        self._mask = np.zeros(len(self.game.answers), np.uint8)

    def __repr__(self) -> str:
        state = "over" if self.over else f"stage {self.stage}, asked: {self.open or 'nobody'}"
        return f"<Match of {self.game.name}, {self.seats} seats, {state}>"

    @classmethod
    def begin(cls, variant: Variant, key: bytes, live: bool) -> "Match":
        """Set up and run to the first question."""
        match = cls(variant, key, live)
        match._seed_step()
        before = match._p.copy()
        match._log[0, 0] = 0
        match.game.code.setup(variant.tables, match._p, 0, match._log)
        before[0]["viewer"] = match._p[0]["viewer"]
        match.opening = [Frame(match, before, match._p.copy(), rows(match._log)), *match._settle()]
        return match

    # --- chance ---
    def _seed_step(self) -> None:
        """Each automatic step draws from the key and the count of steps: seeing one outcome never tells the next."""
        step = int(self._p[0]["step"])
        stream = hmac.new(self._key, step.to_bytes(8, "big"), hashlib.sha256).digest()
        self._p[0]["chance"] = int.from_bytes(stream[:8], "big")

    @property
    def commitment(self) -> str:
        """The SHA-256 of the key, published from the start."""
        return commitment(self._key)

    @property
    def key(self) -> bytes | None:
        """The key, once the match is over or if it came from a seed."""
        return self._key if self.over or not self.live else None

    # --- questions ---
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.agreed or bool(self.game.code.over(self._p[0]))

    @property
    def agreed(self) -> bool:
        """Whether the game has ended because the table agreed to end it (`agree`)."""
        return self.moves[-1:] == [AGREED]

    @property
    def open(self) -> dict[int, str]:
        """Who is asked what now."""
        if self.agreed:
            return {}
        return {seat: self.game.questions[code] for seat in range(self.seats) if (code := self._question(seat)) != NONE}

    def _question(self, seat: int) -> int:
        return int(self.game.code.question(self.variant.tables, self._p, 0, seat))

    def _legal(self, positions: NDArray[Any], seat: int) -> list[int]:
        n = self.game.code.legal(self.variant.tables, positions, 0, seat, self._mask)
        return [int(a) for a in np.flatnonzero(self._mask)] if n else []

    def legal(self, seat: int) -> list[str]:
        """The legal answers to the question the seat is asked now, in notation."""
        self._check_seat(seat)
        return [] if self.agreed else [self.game.answers[a] for a in self._legal(self._p, seat)]

    def ready(self, seat: int) -> bool:
        """Whether the seat has answered all it was asked while others have not."""
        self._check_seat(seat)
        return bool(self._p[0]["ready"][seat])

    def _forced(self, positions: NDArray[Any], seat: int) -> int:
        """The only legal answer to a question whose answer set all can work out, else NONE."""
        answers = self._legal(positions, seat)
        if len(answers) != 1:
            return NONE
        asked = self.game.code.question(self.variant.tables, positions, 0, seat)
        return NONE if asked in self.game.private_questions else answers[0]

    def questions(self, seat: int) -> list[dict[str, Any]]:
        """The parts of the question the seat is asked, in order, or could still answer anew.

        Later parts are shown as they stand for the first legal answer to the earlier ones.
        """
        self._check_seat(seat)
        return [] if self.over else self._questions(self._p, seat)

    def _questions(self, positions: NDArray[Any], seat: int) -> list[dict[str, Any]]:
        game, tables = self.game, self.variant.tables
        trial = self.variant.hide(positions, seat)
        if trial[0]["ready"][seat]:
            game.code.take_back(tables, trial, 0, seat)
        parts = []
        while answers := self._legal(trial, seat):
            code = int(game.code.question(tables, trial, 0, seat))
            if len(answers) > 1 or code in game.private_questions:
                parts.append(self._part(trial, seat, code, set(answers)))
            game.code.act(tables, trial, 0, seat, answers[0])
        return parts

    def ahead(self, seat: int, *answers: str, memory: bool = True) -> dict[str, Any]:
        """What the seat would see once it has given these first parts of its answer, and be asked next. Nothing changes.

        All comes from what the seat may know: nobody learns anything by looking ahead. No `questions` are left when
        these parts are the whole answer.

        Raises:
            IllegalMove: with the reason and the legal answers.
        """
        self._check_seat(seat)
        game, tables = self.game, self.variant.tables
        views = self.variant.hide(self._p, seat)
        if views[0]["ready"][seat]:
            game.code.take_back(tables, views, 0, seat)
        self._answer(views, seat, answers)
        while (forced := self._forced(views, seat)) != NONE:
            game.code.act(tables, views, 0, seat, forced)
        shown = game.scenes.view(tables[0], views[0], seat, memory)
        shown["questions"] = [] if views[0]["ready"][seat] else self._questions(views, seat)
        return shown

    def _part(self, views: NDArray[Any], seat: int, code: int, legal: set[int]) -> dict[str, Any]:
        game, tables = self.game, self.variant.tables
        hand, prompt = game.scenes.prompt(tables[0], views[0], seat, code)
        answers = []
        for answer, name in enumerate(game.answers):
            if answer in legal:
                answers.append({"answer": name, "legal": True})
            elif (reason := int(game.code.why(tables, views, 0, seat, answer))) in game.shown_reasons:
                why = game.scenes.reason(tables[0], views[0], seat, reason, answer)
                answers.append({"answer": name, "legal": False, "why": why})
        return {"name": game.questions[code], "hand": hand, "prompt": prompt, "answers": answers}

    # --- moves ---
    def play(self, seat: int, *answers: str) -> list[Frame]:
        """Answer the question the seat is asked: all parts or the first few. Returns the frames that follow.

        Raises:
            IllegalMove: with the reason and the legal answers; nothing has changed.
        """
        self._check_seat(seat)
        before, trial = self._p, self._p.copy()
        self._answer(trial, seat, answers)
        alone = self._alone(seat)
        self._p = trial
        self.moves.append({"seat": seat, "play": list(answers)})
        frames = self._settle()
        if alone and self._nothing_seen(before, frames):
            self._back.add(seat, list(answers), before)
        else:
            self._back.block()
        return frames

    def change(self, seat: int, *answers: str) -> list[Frame]:
        """Replace what the seat has answered while others are still asked."""
        self._check_seat(seat)
        if not self.may_change(seat):
            raise IllegalMove(message("common-why-too-late"), [], self.game)
        trial = self._p.copy()
        self.game.code.take_back(self.variant.tables, trial, 0, seat)
        self._answer(trial, seat, answers)
        self._p = trial
        self.moves.append({"seat": seat, "change": list(answers)})
        self._back.block()
        return self._settle()

    def withdraw(self, seat: int) -> list[Frame]:
        """Forget what the seat has answered since everybody was last asked."""
        self._check_seat(seat)
        if not self.over:
            before = self._p.copy()
            self.game.code.take_back(self.variant.tables, self._p, 0, seat)
            self.moves.append({"seat": seat, "change": []})
            if self._p.tobytes() != before.tobytes():
                self._back.block()
        return self._settle()

    def may_change(self, seat: int) -> bool:
        """Whether the seat has answered and others are still asked."""
        return not self.over and bool(self._p[0]["ready"][seat])

    def agree(self) -> list[Frame]:
        """End the game here, because all people at the table want that: nobody wins.

        Raises:
            IllegalMove: the game is over already.
        """
        if self.over:
            raise IllegalMove(message("common-why-over"), [], self.game)
        self.moves.append(dict(AGREED))
        self._back.block()
        self.latest = Frame(self, self._p.copy(), self._p.copy(), [], [message("common-event-agreed")])
        return [self.latest]

    # --- taking back ---
    def undo(self, seat: int, count: int = 1) -> list[Frame]:
        """Take back the seat's last `count` answers, with all that followed from them.

        Raises:
            IllegalMove: not so many can be taken back; nothing has changed.
        """
        most = self.may_undo(seat)
        if type(count) is not int or count < 1:
            raise IllegalMove(message("common-why-undo-count"), [], self.game)
        if most == 0:
            raise IllegalMove(message("common-why-no-undo"), [], self.game)
        if count > most:
            raise IllegalMove(message("common-why-undo-far", n=("n", most)), [], self.game)
        before, self._p = self._p, self._back.go(count)
        self.moves.append({"seat": seat, "undo": count})
        self.stage += 1  # never the same again: what others were asked meanwhile is not what they are asked next
        said = message("common-event-undo", who=("seat", seat), n=("n", count))
        self.latest = Frame(self, before, self._p.copy(), [], [said])
        return [self.latest]

    def may_undo(self, seat: int) -> int:
        """How many of its answers the seat may take back: those since the last mark, which nobody has built on."""
        self._check_seat(seat)
        return len(self.way_back(seat))

    def way_back(self, seat: int | None) -> list[list[str]]:
        """The answers that the seat may take back, oldest first."""
        return self._back.of(seat)

    def mark(self) -> None:
        """Let nothing before this moment be taken back, as when a bot has been asked."""
        self._back.block()

    def _alone(self, seat: int) -> bool:
        """Whether nobody else is asked, or has answered and waits for the others."""
        others = [other for other in range(self.seats) if other != seat]
        return all(self._question(other) == NONE and not self._p[0]["ready"][other] for other in others)

    def _nothing_seen(self, before: NDArray[Any], frames: Sequence[Frame]) -> bool:
        """Whether the step from `before` to now, by way of `frames`, showed nobody anything."""
        if back.FIELD not in self.game.position.by_name or self.over or any(frame.drew for frame in frames):
            return False
        return bool(before[0][back.FIELD] == self._p[0][back.FIELD])

    # --- answering ---
    def _answer(self, positions: NDArray[Any], seat: int, answers: Iterable[str]) -> None:
        given = list(answers)
        if self.over:
            raise IllegalMove(message("common-why-over"), [], self.game)
        if not given:
            raise IllegalMove(message("common-why-no-answer"), self.legal(seat), self.game)
        if positions[0]["ready"][seat]:
            raise IllegalMove(message("common-why-answered"), [], self.game)
        for name in given:
            answer = self._number(positions, seat, name)
            while (
                self._why(positions, seat, answer) == OTHER_QUESTION
                and (forced := self._forced(positions, seat)) != NONE
            ):
                self.game.code.act(self.variant.tables, positions, 0, seat, forced)
            if answer not in self._legal(positions, seat):
                raise self._refusal(positions, seat, answer)
            self.game.code.act(self.variant.tables, positions, 0, seat, answer)

    def _number(self, positions: NDArray[Any], seat: int, name: Any) -> int:
        if name in self.game.answers:
            return self.game.answers.index(name)
        legal = [self.game.answers[a] for a in self._legal(positions, seat)]
        if not isinstance(name, str):
            raise IllegalMove(message("common-why-not-text"), legal, self.game)
        raise IllegalMove(message("common-why-unknown-answer", answer=("text", str(name)[:40])), legal, self.game)

    def _why(self, positions: NDArray[Any], seat: int, answer: int) -> int:
        return int(self.game.code.why(self.variant.tables, positions, 0, seat, answer))

    def _refusal(self, positions: NDArray[Any], seat: int, answer: int) -> IllegalMove:
        code = self._why(positions, seat, answer)
        view = self.variant.hide(positions, seat)
        reason = self.game.scenes.reason(self.variant.tables[0], view[0], seat, code, answer)
        return IllegalMove(reason, [self.game.answers[a] for a in self._legal(positions, seat)], self.game)

    def _settle(self) -> list[Frame]:
        """Run automatic steps and forced answers until somebody has a choice or the game is over."""
        frames: list[Frame] = []
        self._answer_forced()
        while self._may_advance():
            self.stage += 1
            while self._may_advance():
                frames.append(self._advance())
            self._answer_forced()
        self.latest = frames[-1] if frames else self.latest
        return frames

    def _may_advance(self) -> bool:
        return not self.over and all(self._question(seat) == NONE for seat in range(self.seats))

    def _advance(self) -> Frame:
        before = self._p.copy()
        self._p[0]["step"] += 1
        self._seed_step()
        self._log[0, 0] = 0
        stream = self._p[0]["chance"].item()
        self.game.code.advance(self.variant.tables, self._p, 0, self._log)
        after = self._p.copy()
        return Frame(self, before, after, rows(self._log), drew=after[0]["chance"].item() != stream)

    def _answer_forced(self) -> None:
        """Answer the questions that have only one answer, where all can work that out."""
        for seat in range(0 if self.over else self.seats):
            while (answer := self._forced(self._p, seat)) != NONE:
                self.game.code.act(self.variant.tables, self._p, 0, seat, answer)

    def _check_seat(self, seat: Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(message("common-why-no-seat", n=("n", self.seats)), [], self.game)

    # --- views ---
    def view(self, viewer: int | None = None, memory: bool = True) -> dict[str, Any]:
        """What the viewer (a seat, None: the public) may know, as plain data; without `memory` what lies on the table."""
        if viewer is not None:
            self._check_seat(viewer)
        views = self.variant.hide(self._p, viewer)
        return self.show(self._p, views, viewer, memory, self.stage, self.way_back(viewer), self.agreed)

    def show(
        self,
        positions: NDArray[Any],
        views: NDArray[Any],
        viewer: int | None,
        memory: bool,
        stage: int,
        undo: list[list[str]],
        agreed: bool,
    ) -> dict[str, Any]:
        """A view as plain data. Of the true position only what all see is used: who is asked, and the end."""
        tables, code = self.variant.tables, self.game.code
        shown = self.game.scenes.view(tables[0], views[0], viewer, memory)
        shown["stage"] = stage
        asked = [] if agreed else range(self.seats)
        shown["asked"] = [s for s in asked if int(code.question(tables, positions, 0, s)) != NONE]
        if agreed or code.over(positions[0]):
            shown["result"] = self._result(positions, agreed)
        elif viewer is not None:
            questions = self._questions(positions, viewer)
            if questions:
                shown["questions"] = questions
            if undo:
                shown["undo"] = undo
        return shown

    def seat_view(self, seat: int) -> SeatView:
        """What a bot in this seat gets: the hidden record, memory included."""
        self._check_seat(seat)
        return SeatView(self.variant, self.variant.hide(self._p, seat), seat)

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended: None while it goes on."""
        return self._result(self._p, self.agreed) if self.over else None

    def _result(self, positions: NDArray[Any], agreed: bool) -> dict[str, Any]:
        game = self.game
        levels = np.zeros((self.seats, len(game.levels)), np.int32)
        end = int(game.code.score(self.variant.tables, positions, 0, levels))
        if agreed:  # points as if counted now, but no places
            points = levels[:, 0].tolist()
            return {"end": "agreed", "winners": [], "ranks": [], "points": points, "levels": [], "level": "nobody"}
        survival = game.levels.index(game.survival) if game.survival else None
        ranks, winners = ranking(levels, self.seats, end in game.nobody_wins, survival)
        named = [{"name": name, "values": levels[:, i].tolist()} for i, name in enumerate(game.levels)]
        return {
            "end": game.ends[end],
            "winners": winners,
            "ranks": ranks,
            "points": levels[:, 0].tolist(),
            "levels": named,
            "level": deciding_level(levels, ranks, winners, game.levels),
        }

    def cap(self) -> bool:
        """Give an endless game its cap, because a bot now sits where only people were to; whether it had none.

        For the first moves: what was played so far must be what would have been played with the cap.
        """
        missing = [option for option in self.game.options if option.cap and not self.options[option.name]]
        if not missing:
            return False
        tables = self.variant.tables.copy()
        for option in missing:
            tables[0][option.cap] = self.options[option.name] = option.default
        self.variant = Variant(self.game, dict(self.options), self.variant.components, tables)
        return True

    # --- saving ---
    def position(self) -> dict[str, Any]:
        """The full position as field-named plain data, secrets included."""
        return to_plain(self._p[0])

    def place(self, zones: Mapping[str, Any]) -> list[Frame]:
        """Change the position to have these zones, in the words of scenarios; a ValueError says what does not fit."""
        trial = self._p.copy()
        self.game.scenes.place(self.variant.tables[0], trial[0], zones)
        self._p = trial
        self._back.block()
        return self._settle()

    def save(self) -> dict[str, Any]:
        """Everything needed to go on, secrets included, as plain data."""
        saved = {
            "format": 1,
            "game": self.game.name,
            "revision": self.game.revision,
            "schema": self.game.schema,
            "options": self.options,
            "components": self.variant.components,
            "table": to_plain(self.variant.tables[0]),
            "position": self.position(),
            "key": self._key.hex(),
            "live": self.live,
            "stage": self.stage,
            "moves": list(self.moves),
        }
        return saved | ({"undo": self._back.save(self._p[0])} if self._back.steps else {})

    @classmethod
    def restore(cls, game: Game, saved: dict[str, Any]) -> "Match":
        """The match that `save` wrote; a ValueError says what is wrong with the data."""
        try:
            return cls._restore(game, saved)
        except KeyError as error:
            raise ValueError(f"the saved match has no {error}") from None
        except (TypeError, AttributeError) as error:  # Python's own words, which say nothing of the match
            raise ValueError("the saved match is damaged: what it holds does not fit the game") from error

    @classmethod
    def _restore(cls, game: Game, saved: dict[str, Any]) -> "Match":
        if saved["format"] != 1:
            raise ValueError(f"format {saved['format']!r} of saved matches is not known; this is format 1")
        if saved["game"] != game.name:
            raise ValueError(f"the saved match is of the game {saved['game']!r}, not {game.name!r}")
        schema = saved["schema"]
        if not isinstance(schema, int) or not 1 <= schema <= game.schema:
            raise ValueError(f"schema {schema!r} of {game.name} is not known; this is schema {game.schema}")
        if not isinstance(saved["revision"], int) or saved["revision"] > game.revision:
            raise ValueError(f"revision {saved['revision']!r} of {game.name} is not known; this is {game.revision}")
        data = {**saved, "position": saved["position"]}
        for upgrade in game.upgrade[schema - 1 :]:
            data = upgrade(data)
        if not isinstance(data["options"], dict) or not isinstance(data["moves"], list):
            raise ValueError("the saved match is damaged: options must be an object and moves a list")
        if not isinstance(data["live"], bool) or not isinstance(data["stage"], int):
            raise ValueError("the saved match is damaged: live must be true or false and stage a number")
        try:
            key = bytes.fromhex(data["key"])
        except (TypeError, ValueError):
            raise ValueError("the saved match is damaged: its key is not hexadecimal") from None
        variant = Variant(game, data["options"], data["components"], from_plain(game.table, data["table"]))
        game.check_components(variant.tables[0])
        match = cls(variant, key, data["live"])
        match._p = from_plain(game.position, data["position"])
        game.check_position(variant.tables[0], match._p[0])
        match.stage, match.moves = data["stage"], list(data["moves"])
        if "undo" in saved and schema == game.schema:  # an older position's way back is not worth an upgrade
            match._back = back.WayBack.restore(game, variant.tables[0], match._p[0], saved["undo"])
        return match

    def copy(self) -> "Match":
        """An independent match in the same position."""
        return Match.restore(self.game, self.save())

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The game record. Of a live match that is not over: no key, and no moves but the given seat's own."""
        from shoal.match.records import make_record

        return make_record(self, seat)


def deciding_level(levels: NDArray[Any], ranks: list[int], winners: list[int], names: tuple[str, ...]) -> str:
    """The level that decided first place: the first on which the winners stand above all others; "shared" if none."""
    if not winners:
        return "nobody"
    if len(winners) > 1:
        return "shared"
    first = levels[winners[0]]
    rivals = [levels[seat] for seat in range(len(ranks)) if seat not in winners]
    for i, name in enumerate(names):
        rivals = [row for row in rivals if row[i] == first[i]]
        if not rivals:
            return name
    return names[0]
