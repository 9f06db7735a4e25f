"""Bots at work. What they have to decide lies in the database; they think beside the event loop.

A job is named by its decision and claimed for a while. Whoever claims it hands the bot the view of
its seat and nothing else. A bot that fails, is late or answers what is not legal is replaced by a
random legal answer; an answer to a decision that is over is dropped. Jobs outlive the process.
"""

import asyncio
import contextlib
import logging
import random
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update

from shoal.server.identity import keyed
from shoal.server.play import answer_for_bot, load_head, open_decision, table_row, take_head
from shoal.server.schema import jobs
from shoal.server.service import Service
from shoal.server.storage import now
from shoal.server.wire import Answer, ApiError

log = logging.getLogger("shoal.server")
PARTS = 16


@dataclass(frozen=True)
class Claimed:
    """A job that this worker has taken."""

    table: str
    decision: str
    seat: int
    bot: str


@dataclass(frozen=True)
class Task:
    """All that a bot gets: its game, the view of its seat, a seed."""

    game: str
    bot: str
    view: Any
    seed: int


# Where bots think. Another process, or another machine, would be another function like this.
Thinker = Callable[[Task], Awaitable[Sequence[str]]]


class Bots:
    """The workers of one process."""

    def __init__(self, service: Service, thinker: Thinker | None = None) -> None:
        self._service = service
        self._think = thinker or self._think_in_thread
        self._loop = asyncio.get_running_loop()
        self._flags = [asyncio.Event() for _ in range(service.settings.bot_workers)]
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Take up what was left lying, and wait for more."""
        await self._service.run(release_all, self._service)
        self._service.wake_bots = self.wake
        self._tasks = [asyncio.create_task(self._work(flag)) for flag in self._flags]

    async def stop(self) -> None:
        """Stop; what is not done is done after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake(self) -> None:
        """There may be something to do. Any thread may call this."""
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        for flag in self._flags:
            flag.set()

    async def _work(self, flag: asyncio.Event) -> None:
        if not await self._service.rules.wait():
            return
        while True:
            flag.clear()
            try:
                claimed = await self._service.run(claim, self._service)
                for job in claimed:
                    await self._do(job)
            except Exception:  # the job stays, and is tried again when its lease is over
                log.exception("a bot's job failed")
                claimed = []
            if not claimed:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(flag.wait(), self._service.settings.poll)

    async def _do(self, job: Claimed) -> None:
        service = self._service
        task = await service.run(task_for, service, job)
        if task is None:
            await service.run(drop, service, job)
            return
        try:
            thinking = self._think(task)
            answers = await asyncio.wait_for(thinking, service.settings.bot_budget)
            await service.run(submit, service, job, list(answers))
        except ApiError as refused:
            if refused.status == 409:  # late: the decision is over
                await service.run(drop, service, job)
                return
            await self._fall_back(job, "illegal")
        except TimeoutError:
            await self._fall_back(job, "late")
        except Exception as error:
            await self._fall_back(job, type(error).__name__)

    async def _fall_back(self, job: Claimed, why: str) -> None:
        log.error("bot replaced by chance", extra={"table": job.table, "bot": job.bot, "why": why})
        await self._service.run(fall_back, self._service, job)

    async def _think_in_thread(self, task: Task) -> Sequence[str]:
        """Think in a thread of its own, which is left to itself when nobody waits any longer."""
        result: asyncio.Future[Sequence[str]] = self._loop.create_future()
        source = self._service.rules.source

        def settle(answers: Sequence[str] | None, error: Exception | None) -> None:
            if result.done():
                return
            if error is not None:
                result.set_exception(error)
            else:
                result.set_result(answers or [])

        def think() -> None:
            answers, failed = None, None
            try:
                answers = source.choose(task.game, task.bot, task.view, task.seed)
            except Exception as error:
                failed = error
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(settle, answers, failed)

        threading.Thread(target=think, name="bot", daemon=True).start()
        return await result


# ---------------------------------------------------------------- the rows


def release_all(service: Service) -> None:
    """Free all jobs: right when this process is the only one, as at its start."""
    with service.storage.write() as connection:
        connection.execute(update(jobs).values(lease=0))


def claim(service: Service) -> list[Claimed]:
    """Take all free jobs of the table that has waited longest."""
    waiting = select(jobs.c.table_id).where(jobs.c.lease < now()).order_by(jobs.c.created).limit(1)
    with service.storage.read() as connection:
        if connection.execute(waiting).first() is None:
            return []
    with service.storage.write() as connection:
        table = connection.execute(waiting).scalar()
        free = (jobs.c.table_id == table) & (jobs.c.lease < now())
        rows = connection.execute(select(jobs).where(free).order_by(jobs.c.seat)).all()
        lease = now() + int(service.settings.lease * 1000)
        connection.execute(update(jobs).where(free).values(lease=lease, tries=jobs.c.tries + 1))
    return [Claimed(row.table_id, row.decision, row.seat, row.bot) for row in rows]


def drop(service: Service, job: Claimed) -> None:
    """Forget a job whose decision is over."""
    where = (jobs.c.table_id == job.table) & (jobs.c.decision == job.decision)
    with service.storage.write() as connection:
        connection.execute(delete(jobs).where(where))


def task_for(service: Service, job: Claimed) -> Task | None:
    """What the bot is told, or None when its decision is over."""
    with service.storage.read() as connection:
        row = table_row(connection, job.table)
        head = take_head(service, connection, row)
    try:
        match = head.match
        if open_decision(match, row.secret, job.seat) != job.decision or match.ready(job.seat):
            return None
        seed = int.from_bytes(keyed(row.secret, "bot", job.decision)[:7], "big")
        return Task(row.game, job.bot, match.seat_view(job.seat), seed)
    finally:
        service.heads.give(head)


def submit(service: Service, job: Claimed, answers: list[str]) -> None:
    """Answer, under an id that makes a second time the same time."""
    wish = Answer(id=f"bot-{job.decision}", decision=job.decision, answers=answers)
    answer_for_bot(service, job.table, job.seat, wish)


def fall_back(service: Service, job: Claimed) -> None:
    """Answer by chance."""
    answers = by_chance(service, job)
    if not answers:
        return drop(service, job)
    try:
        submit(service, job, answers)
    except ApiError as refused:
        if refused.status != 409:
            raise
        drop(service, job)


def by_chance(service: Service, job: Claimed) -> list[str]:
    """A legal answer to every part, found out on a match that is then thrown away."""
    with service.storage.read() as connection:
        row = table_row(connection, job.table)
        match = load_head(service, connection, row).match
    answers: list[str] = []
    for _ in range(PARTS):
        over = open_decision(match, row.secret, job.seat) != job.decision or match.ready(job.seat)
        legal = [] if over else match.legal(job.seat)
        if not legal:
            break
        answers.append(random.choice(legal))
        match.play(job.seat, answers[-1])
    return answers
