"""`shoal play`: a game in the terminal."""

import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from shoal import bots
from shoal.cli import saves
from shoal.cli.console import ANY_SEED, Whole, one_line, reason_of, refuse
from shoal.cli.options import PerGame, game_flags, given_options
from shoal.cli.screen import Leave, Screen
from shoal.cli.seating import called, seat_people
from shoal.cli.session import Session
from shoal.cli.spoken import Command, Flag
from shoal.cli.warm import rehearse
from shoal.kernel import OptionError
from shoal.kernel.compiling import COMPILED
from shoal.match import GameHandle, game
from shoal.match.words import words
from shoal.messages import say


def _seats_flags() -> list[click.Option]:
    return [
        click.Option(
            ["--seat", "seats"],
            multiple=True,
            metavar="N=WHO[:NAME]",
            help="cli-flag-seat",
        ),
        click.Option(
            ["--humans"],
            metavar="N|NAMES",
            help="cli-flag-humans",
        ),
        Flag(
            ["--bots", "bot_names"],
            lambda: say("cli-flag-bots", bots=", ".join(bots.names())),
            default="instinct",
            metavar="BOT[,BOT...]",
            show_default=True,
        ),
        click.Option(
            ["--seed"],
            type=Whole(0, ANY_SEED),
            help="cli-flag-seed",
        ),
        click.Option(
            ["--memory/--no-memory"],
            default=False,
            show_default=True,
            help="cli-flag-memory",
        ),
        click.Option(
            ["--record"],
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE",
            help="cli-flag-record",
        ),
        click.Option(["--plain"], is_flag=True, help="cli-flag-plain"),
    ]


def _command(name: str) -> click.Command:
    handle = game(name)

    def run(**parameters: Any) -> None:
        start(handle, **parameters)

    return Command(
        name,
        params=[*game_flags(handle), *_seats_flags()],
        callback=run,
        about="cli-about-play-game",
        words=lambda: {"game": name, "title": words(handle.kernel).text(f"{name}-name")},
    )


@click.group(
    cls=PerGame,
    command=_command,
    summary="cli-play-one",
    invoke_without_command=True,
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[NAME]",
    help="cli-flag-resume",
)
@click.option("--list", "list_all", is_flag=True, help="cli-flag-list")
@click.option("--forget", metavar="NAME", help="cli-flag-forget")
@click.option("--plain", is_flag=True, help="cli-flag-resume-plain")
@click.pass_context
def play(context: click.Context, resume: str | None, list_all: bool, forget: str | None, plain: bool) -> None:
    """Play in the terminal, alone against bots or several people at one screen."""
    if context.invoked_subcommand:
        if resume is not None or forget is not None or list_all:
            raise click.UsageError(say("cli-error-game-with-resume"))
        return
    try:
        if forget is not None:
            if forget not in saves.names():
                raise saves.absent(forget)
            with saves.held(forget):
                saves.forget(forget)
            click.echo(say("cli-deleted", name=forget))
        elif list_all:
            list_games()
        elif resume is not None:
            go_on(Screen(plain), saves.find(resume))
        else:
            raise click.exceptions.NoArgsIsHelpError(context)  # as `shoal sim` and `shoal` do
    except saves.SaveError as error:
        raise click.UsageError(str(error)) from None


def list_games() -> None:
    """Print the interrupted games."""
    there = saves.names()
    if not there:
        click.echo(say("cli-list-none"))
    for name in there:
        try:
            summary = saves.summary(name)
            click.echo(f"{name:<16} {summary.round:<20} {say('cli-list-one', saved=summary.saved)}")
        except saves.SaveError as error:
            click.echo(f"{name:<16} {one_line(error)}")


def start(
    handle: GameHandle,
    seats: tuple[str, ...],
    humans: str | None,
    bot_names: str,
    seed: int | None,
    memory: bool,
    record: Path | None,
    plain: bool,
    **parameters: Any,
) -> None:
    """Begin a game, or go on with one that waits."""
    screen = Screen(plain)
    components = parameters.pop("components")
    options = given_options(handle, parameters)
    names = [option.name for option in handle.options]
    try:
        variant = handle.variant(components, **options)
        known = bots.names()
        people = seat_people(variant.seats, seats, humans, bot_names, {bot: called(bot) for bot in known})
        if record:
            check_writable(record)
        bare = not (options or components or seats or humans or seed is not None)
        if offer(screen, handle, bare):
            return
        options = handle.seated(options, bots=any(person.bot for person in people))
        load_rules(handle, screen)
        match = handle.start(seed=seed, components=components, **options)
    except OptionError as error:
        raise refuse(error, names) from None
    except saves.SaveError as error:
        raise click.UsageError(str(error)) from None
    dice = secrets.token_hex(16) if seed is None else hashlib.sha256(f"shoal bots {seed}".encode()).hexdigest()
    try:
        name = saves.fresh_name(handle.name)
        with saves.held(name):
            session = Session(screen, match, people, name=name, memory=memory, dice=dice)
            session.intro()
            sit_down(session, record)
    except saves.SaveError as error:
        raise click.UsageError(str(error)) from None


def load_rules(handle: GameHandle, screen: Screen) -> None:
    """Compile the rules at the first game, with something to look at meanwhile."""
    if COMPILED and screen.console.is_terminal:
        rehearse(handle, screen.console)


def offer(screen: Screen, handle: GameHandle, bare: bool) -> bool:
    """Offer to go on with an interrupted game; True if that was played."""
    waiting = [name for name in saves.names() if name.startswith(f"{handle.name}-")]
    if not waiting:
        return False
    try:
        summary = saves.summary(waiting[0])
    except saves.SaveError:
        return False
    catalogue = words(handle.kernel)
    if not (bare and screen.interactive):
        screen.print(Text(catalogue.text("cli-waiting", name=summary.name, label=summary.label), "dim"))
        return False
    try:
        screen.print(Text(catalogue.text("cli-offer", label=summary.label, saved=summary.saved)))
        typed = screen.ask(catalogue.text("cli-offer-ask"), ["yes", "no"])
    except Leave:
        return True
    if typed.strip().lower().startswith(("n", say("ui-no")[0])):
        return False
    go_on(screen, waiting[0])
    return True


def go_on(screen: Screen, name: str) -> None:
    """Go on with an interrupted game."""
    with saves.held(name):
        data = saves.read(name)
        try:
            handle = game(str(data["match"]["game"]))
            load_rules(handle, screen)
            match = handle.load(data["match"])
            session = Session.resume(screen, match, data, name)
        except (OptionError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
            reason = reason_of(error)[:120]
            if isinstance(error, OptionError) and "there is no game" in reason:
                raise saves.SaveError(say("cli-error-save-game", name=name, reason=reason)) from None
            raise saves.SaveError(
                say("cli-error-save-damaged", path=str(saves.path_of(name)), reason=reason, name=name)
            ) from None
        session.tell("cli-resumed", "bold cyan", name=name)
        for seat in session.humans:  # what was on the screen when the game was interrupted
            session.seen[str(seat)] = last_round(session.logs[str(seat)])
        sit_down(session, None)


def last_round(log: list[dict[str, Any]]) -> int:
    """Where the last round begins in a log."""
    return max((i for i, event in enumerate(log) if str(event["key"]).endswith("-round")), default=0)


def sit_down(session: Session, record: Path | None) -> None:
    """Play; whatever interrupts it, the game is saved and can go on."""
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        session.save()
        if session.at is not None:
            session.screen.clear()
        session.tell("cli-left", name=session.name)
        session.screen.print(Text(f"  shoal play --resume {session.name}", "bold"))
        return
    if record:
        try:
            record.write_text(json.dumps(session.record(), indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise click.UsageError(say("cli-error-file", what=f"--record {record}", reason=error.strerror)) from None
        session.tell("cli-record-written", "dim", file=str(record))


def check_writable(path: Path) -> None:
    """Say that a file cannot be written before the game rather than after it."""
    if path.exists():
        raise click.UsageError(say("cli-error-record-exists", path=str(path)))
    if not path.absolute().parent.is_dir():
        folder = str(path.absolute().parent)
        raise click.UsageError(say("cli-error-record-folder", path=str(path), folder=folder))
