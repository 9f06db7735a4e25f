"""A game at one screen: who is asked next, what they see, what they type, and what is saved."""

import datetime
import hashlib
import operator
import re
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from shoal import bots
from shoal.cli import answers, saves
from shoal.cli.console import indented, one_line
from shoal.cli.faces import face
from shoal.cli.screen import Leave, Screen
from shoal.cli.seating import Person
from shoal.cli.topics import find, squeeze
from shoal.match import Frame, IllegalMove, Match
from shoal.match.words import words

PUBLIC = "public"
COMMANDS = ("help", "log", "table", "details", "undo", "change", "agree", "quit")
Part = dict[str, Any]


class Session:
    """One match, the people at it, and the screen they share."""

    def __init__(
        self, screen: Screen, match: Match, people: Sequence[Person], *, name: str, memory: bool, dice: str
    ) -> None:
        self.screen, self.match, self.people = screen, match, list(people)
        self.name, self.memory, self.dice = name, memory, dice
        self.humans = [seat for seat, person in enumerate(people) if not person.bot]
        self.words = words(match.game)
        hands_each = int(match.view(None)["hands_each"])
        self.face = face(match.game, {seat: person.name for seat, person in enumerate(people)}, hands_each)
        self.logs: dict[str, list[dict[str, Any]]] = {key: [] for key in (PUBLIC, *map(str, self.humans))}
        self.seen: dict[str, int] = dict.fromkeys(self.logs, 0)
        self.at: int | None = None  # whose secrets are on the screen
        self.turn: int | None = None  # who asked to be next
        self.held: tuple[int, str] | None = None  # the last answer of several people, until all let it be turned up
        self.numbers = False  # the answers on the screen are numbered
        self.explained: set[str] = set()  # the questions whose note has been shown
        self.full_at = -1  # the round whose whole table has been shown
        self.note(match.opening)

    # --- saving ---
    @classmethod
    def resume(cls, screen: Screen, match: Match, data: dict[str, Any], name: str) -> "Session":
        """The session that `save` wrote."""
        people = [Person(str(person["name"]), str(person["bot"])) for person in data["people"]]
        session = cls(screen, match, people, name=name, memory=bool(data["memory"]), dice=str(data["dice"]))
        for key in session.logs:
            session.logs[key] = list(data["logs"][key])
            session.seen[key] = operator.index(data["seen"][key])
        return session

    def save(self) -> None:
        """Write everything, so that the game can go on after any interruption."""
        view = self.match.view(None, memory=False)
        saves.write_atomically(
            saves.path_of(self.name),
            {
                "format": saves.FORMAT,
                "match": self.match.save(),
                "people": [{"name": person.name, "bot": person.bot} for person in self.people],
                "memory": self.memory,
                "logs": self.logs,
                "seen": self.seen,
                "dice": self.dice,
                "place": [view[name] for name in ("round", "rounds") if name in view],
                "saved": datetime.datetime.now().isoformat(" ", "minutes"),
            },
        )

    # --- words ---
    def say(self, key: str, **parameters: Any) -> str:
        """A message of the catalogue."""
        return self.words.text(key, **parameters)

    def tell(self, key: str, style: str = "", **parameters: Any) -> None:
        """Print a message of the catalogue."""
        self.screen.print(Text(indented(self.say(key, **parameters), self.screen.width, 0), style))

    # --- the log ---
    def note(self, frames: Sequence[Frame]) -> None:
        """Keep what happened, as each viewer saw it."""
        for key, log in self.logs.items():
            viewer = None if key == PUBLIC else int(key)
            log += [event for frame in frames for event in frame.events(viewer)]

    def print_log(self, viewer: int | None, start: int) -> None:
        """Print the log of a viewer from an entry on."""
        key = PUBLIC if viewer is None else str(viewer)
        for sentence, style in self.face.sentences(self.logs[key][start:]):
            text = Text(indented(sentence, self.screen.width, 4, 2), style)
            if style == "bold cyan":
                self.screen.print()
                text = Text(f"── {sentence} ", style)
            if viewer is not None:
                text.highlight_words([self.people[viewer].name], "bold")
            self.screen.print(text)
        self.seen[key] = len(self.logs[key])

    # --- the game ---
    def intro(self) -> None:
        """Say what is played, by whom, and what the game's chance is bound to."""
        from shoal.cli.options import option_words

        name = self.match.game.name
        self.screen.print(Text(self.say(f"{name}-name"), "bold cyan"))
        self.tell("cli-seated", people=self.words.list([person.name for person in self.people]))
        said = option_words(self.words, name, self.match.game.options, self.match.options)
        if said:
            self.screen.print(Text(indented(", ".join(said), self.screen.width, 0)))
        seal = self.say("cli-seal" if self.match.live else "cli-seal-open")
        self.screen.print(Text(seal, "dim"), Text(f"  {self.match.commitment}", "dim"))
        if self.humans:
            self.tell("cli-hint", "dim")

    def run(self) -> None:
        """Play until the game is over."""
        self.save()
        while not self.match.over:
            open_seats = list(self.match.open)
            waiting = [seat for seat in open_seats if self.people[seat].bot]
            if waiting:
                self.bot_answers(waiting[0])
            else:
                self.person_answers(self.turn if self.turn in open_seats else open_seats[0])
        self.finish()

    def bot_answers(self, seat: int) -> None:
        """Let a bot answer, with dice that depend on nothing but the game's own."""
        text = f"{self.dice} {self.match.stage} {seat} {self.match.open[seat]}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
        given = bots.answer(self.match, seat, self.people[seat].bot, seed)
        self.after(self.match.play(seat, *given))

    def after(self, frames: list[Frame]) -> None:
        """After every move: keep, save, and show to all if there is something to see.

        Whoever sits at the screen and is asked again keeps it; the others see later what happened.
        """
        self.note(frames)
        self.save()
        goes_on = self.at is not None and list(self.match.open) == [self.at]
        if frames and len(self.humans) != 1 and not self.match.over and not goes_on:
            self.show_all()

    def show_all(self) -> None:
        """Show to everybody what happened."""
        if self.at is not None:
            self.screen.clear()
            self.at = None
        self.print_log(None, self.seen[PUBLIC])

    def involved(self) -> list[int]:
        """The people who are choosing or have chosen, before anything of it is shown."""
        return [seat for seat in self.humans if seat in self.match.open or self.match.may_change(seat)]

    def person_answers(self, seat: int) -> None:
        """Ask one person, part by part."""
        self.turn = None
        if self.held and self.held[0] == seat and len(self.match.open) == 1:
            self.turn_up()
            return
        if not self.hand_over(seat):
            return
        self.show_turn(seat)
        while not self.match.over:
            parts = self.match.questions(seat)
            answer = self.choose(seat, parts[0])
            if not answer:
                continue
            if len(parts) == 1 and len(self.match.open) == 1 and len(self.involved()) > 1:
                self.held = (seat, answer)
                self.turn_up()
                return
            frames = self.match.play(seat, answer)
            self.after(frames)
            if frames or seat not in self.match.open:
                return

    def turn_up(self) -> None:
        """The last of several people has chosen: all may still change before the cards are turned up."""
        assert self.held
        seat, answer = self.held
        if self.at is not None:
            self.screen.clear()
            self.at = None
        changers = [s for s in self.humans if self.match.may_change(s)]
        if self.press_enter(self.say("cli-reveal"), [*changers, seat]):
            self.held = None
            self.after(self.match.play(seat, answer))

    def show_turn(self, seat: int) -> None:
        """What has happened since this person last looked, and the table."""
        self.print_log(seat, self.seen[str(seat)])
        view = self.match.view(seat, memory=self.memory)
        whole = len(self.humans) > 1 or view.get("round", 0) != self.full_at
        self.screen.print()
        self.screen.print((self.face.table if whole else self.face.brief)(view, self.screen.width))
        self.full_at = view.get("round", 0)

    # --- several people at one screen ---
    def hand_over(self, seat: int) -> bool:
        """Give the screen to a person, with nothing of anybody else's on it. False if somebody wants to go back."""
        if len(self.humans) == 1 or self.at == seat:
            return True
        if self.at is not None:
            self.screen.clear()
            self.at = None
        changers = [s for s in self.humans if self.match.may_change(s) or self.match.may_undo(s)]
        self.screen.print()
        if not self.press_enter(self.say("cli-pass", name=self.people[seat].name), changers):
            return False
        self.screen.clear()
        self.at = seat
        return True

    def press_enter(self, prompt: str, changers: Sequence[int]) -> bool:
        """Wait for Enter. False if one of those who have chosen takes it back."""
        names = self.words.list([self.people[s].name for s in changers], "common-list-or")
        how = "undo" if any(self.match.may_undo(s) for s in changers) else "change"
        if changers:
            prompt += " " + self.say(f"cli-or-{how}", names=names)
        while True:
            self.screen.print(Text(indented(prompt, self.screen.width, 0), "bold"))
            typed = squeeze(self.screen.ask(self.say("cli-prompt")))
            if not typed:
                return True
            if typed in ("quit", "exit", "q"):
                raise Leave
            word, _, who = typed.partition(" ")
            if word in ("change", "undo") and changers:
                fits = [s for s in changers if squeeze(self.people[s].name).startswith(who)]
                if len(fits) == 1:
                    if self.held and self.held[0] == fits[0]:
                        self.held = None
                    if self.match.may_undo(fits[0]):
                        self.note(self.match.undo(fits[0]))
                    else:
                        self.match.withdraw(fits[0])
                    self.turn = fits[0]
                    self.save()
                    return False
                self.tell(f"cli-{how}-who", names=names)
            else:
                self.tell("cli-press-enter")

    # --- asking ---
    def choose(self, seat: int, part: Part) -> str:
        """Ask until a legal answer is typed; empty if the question has to be asked anew."""
        legal = [one["answer"] for one in part["answers"] if one["legal"]]
        self.print_question(seat, part, legal)
        while True:
            typed = self.screen.ask(self.say("cli-prompt"), [*answers.short_forms(legal).values(), *COMMANDS])
            word, _, rest = squeeze(typed).partition(" ")
            if not word:
                self.tell("cli-nothing-typed", "dim")
            elif word.startswith("?"):
                self.explain(seat, part, (word[1:] + " " + rest).strip())
                return ""
            elif word in (*COMMANDS, "exit"):
                if self.command(seat, part, word, rest):
                    return ""
            elif answer := self.read_answer(seat, part, legal, typed):
                return answer
            elif answer is None:
                begun = [command for command in COMMANDS if command.startswith(word)]
                if len(begun) == 1 and not rest:
                    if self.command(seat, part, begun[0], ""):
                        return ""
                else:
                    self.refuse(seat, part, typed, legal)

    def print_question(self, seat: int, part: Part, legal: list[str]) -> None:
        """The question and what may be answered."""
        view = self.match.view(seat, memory=self.memory)
        self.screen.print()
        self.screen.print(Text(self.face.render(part["prompt"]), "bold yellow"))
        asked = part["prompt"]["key"]
        if self.words.has(asked, "note") and asked not in self.explained:
            self.explained.add(asked)
            self.screen.print(Text(self.words.text(asked, "note"), "dim"))
        if "undo" in view:
            self.tell("cli-may-undo", "dim", answer=", ".join(map(self.face.answer, view["undo"][-1])))
        short = answers.short_forms(legal)
        items = []
        for answer in legal:
            note = self.note_of(answer, short[answer], part, view)
            same = squeeze(note) == squeeze(short[answer])
            item = Text(short[answer], "bold")
            items.append(item if same or not note else Text.assemble(item, " ", note))
        wide = max(item.cell_len for item in items) > 32
        self.numbers = wide and not any(answer.isdigit() for answer in self.match.game.answers)  # 5 may be a card
        if wide:
            numbers = [
                f"{n:>2} " if self.numbers and answers.numbered(str(n), legal) else "" for n in range(1, len(items) + 1)
            ]
            self.screen.print(*(Text.assemble("  ", (n, "dim"), item) for n, item in zip(numbers, items, strict=True)))
            return
        line = Text()
        for item in items:
            if line.cell_len and line.cell_len + item.cell_len + 3 > self.screen.width:
                self.screen.print(line)
                line = Text()
            line = Text.assemble(line, "   " if line.cell_len else "", item)
        self.screen.print(line)

    def note_of(self, answer: str, typed: str, part: Part, view: dict[str, Any]) -> str:
        """What stands beside an answer: its name too, where neither what is typed nor the note tells it."""
        note, name = self.face.choice(answer, part, view), self.face.answer(answer)
        told = squeeze(name) == squeeze(typed) or squeeze(name) in squeeze(note) or squeeze(note) in squeeze(name)
        return note if told else f"{name}: {note}"

    def read_answer(self, seat: int, part: Part, legal: list[str], typed: str) -> str | None:
        """The legal answer that is meant; empty if it was refused with a reason; None if it is no answer at all."""
        found = answers.match(typed, legal, self.face.answer) or (
            answers.numbered(typed, legal) if self.numbers else []
        )
        if len(found) == 1:
            return found[0]
        if found:
            short = answers.short_forms(legal)
            self.tell("cli-ambiguous", "yellow", answers=", ".join(short[answer] for answer in found))
            return ""
        refused = {one["answer"]: one["why"] for one in part["answers"] if not one["legal"]}
        found = answers.match(typed, list(refused), self.face.answer)
        if len(found) == 1:
            self.screen.print(Text(self.face.render(refused[found[0]]), "yellow"))
            return ""
        wanted = squeeze(typed)
        for answer in self.match.game.answers:
            if squeeze(answer) in (wanted, f"{squeeze(part['name'])} {wanted}"):
                try:
                    self.match.copy().play(seat, answer)
                except IllegalMove as error:
                    self.screen.print(Text(self.face.render(error.reason), "yellow"))
                    self.print_allowed(legal)
                    return ""
        return None

    def refuse(self, seat: int, part: Part, typed: str, legal: list[str]) -> None:
        """Say that this was no answer, and what would be."""
        self.tell("cli-unknown", "yellow", typed=one_line(typed, 40))
        self.print_allowed(legal)

    def print_allowed(self, legal: list[str]) -> None:
        """The answers in their short forms."""
        self.tell("cli-allowed", answers=", ".join(answers.short_forms(legal).values()))

    # --- commands ---
    def command(self, seat: int, part: Part, word: str, rest: str) -> bool:
        """Do what a command says. True if the question has to be asked anew, as whenever something long was shown."""
        view = self.match.view(seat, memory=self.memory)
        if word in ("quit", "exit"):
            raise Leave
        if word == "help":
            if rest:
                self.explain(seat, part, rest)
            else:
                self.print_help()
        elif word == "log":
            log = self.logs[str(seat)]
            rounds = [i for i, event in enumerate(log) if event["key"].endswith("-round")]
            self.print_log(seat, rounds[-2] if len(rounds) > 1 and rest != "all" else 0)
        elif word == "table":
            self.screen.print(self.face.table(view, self.screen.width))
        elif word == "details":
            self.screen.print(self.face.details(view, self.screen.width))
        elif word == "agree":
            return self.agree()
        else:
            return self.undo(seat, rest)
        return True

    def agree(self) -> bool:
        """End the game here if all at this screen want that; whether they do."""
        alone = len(self.humans) == 1
        self.tell("cli-agree-alone" if alone else "cli-agree", "bold", people=self.words.list(self.people_here()))
        typed = self.screen.ask(self.say("cli-agree-ask"), ["yes", "no"])
        if not typed.strip().lower().startswith(("y", self.say("ui-yes")[0])):
            self.tell("cli-agree-not")
            return False
        self.note(self.match.agree())
        self.save()
        return True

    def people_here(self) -> list[str]:
        """The names of the people at this screen."""
        return [self.people[seat].name for seat in self.humans]

    def undo(self, seat: int, rest: str) -> bool:
        """Take back this person's last answers as far as that goes, or else the parts of the choice made so far."""
        if most := self.match.may_undo(seat):
            count = most if rest == "all" else int(rest) if re.fullmatch("[0-9]{1,4}", rest) else 0 if rest else 1
            try:
                self.note(self.match.undo(seat, count))
            except IllegalMove as error:
                self.screen.print(Text(self.face.render(error.reason), "yellow"))
                return False
            self.save()
            self.show_turn(seat)
            return True
        before = self.match.questions(seat)
        mark = len(self.match.moves)
        self.match.withdraw(seat)
        if [part["prompt"] for part in self.match.questions(seat)] == [part["prompt"] for part in before]:
            del self.match.moves[mark:]  # there was nothing to take back
            self.tell("common-why-no-undo", "yellow")
            return False
        self.save()
        self.tell("cli-undone")
        return True

    def print_help(self) -> None:
        """The commands."""
        for line in self.say("cli-help").splitlines():
            self.screen.print(Text(line))

    def explain(self, seat: int, part: Part, topic: str) -> None:
        """Explain one thing, or all answers."""
        view = self.match.view(seat, memory=self.memory)
        if topic:
            found = find(self.match.game, topic)
            if not found:
                self.tell("cli-no-topic", "yellow", topic=one_line(topic, 40), name=self.match.game.name)
            for one in found:
                self.screen.print(Text(one.title, "bold cyan"))
                text = f"{one.text} {self.face.figures(one.name, view)}".rstrip()
                self.screen.print(Text(indented(text, self.screen.width)))
            return
        short = answers.short_forms([one["answer"] for one in part["answers"]])
        for one in part["answers"]:
            name = self.face.answer(one["answer"])
            label = short[one["answer"]] + ("" if squeeze(name) == squeeze(short[one["answer"]]) else f"  {name}")
            text = self.face.explain(one["answer"], part, view) if one["legal"] else self.face.render(one["why"])
            style = "bold" if one["legal"] else "dim"
            if cell_len(label) + cell_len(text) + 2 <= self.screen.width:
                self.screen.print(Text.assemble((label, style), f": {text}" if text else ""))
            else:
                self.screen.print(Text(label, style), Text(indented(text, self.screen.width, 4)))
        self.tell("cli-more", "dim", name=self.match.game.name)

    # --- the end ---
    def finish(self) -> None:
        """Show how it ended, and keep the record."""
        viewer = self.humans[0] if len(self.humans) == 1 else None
        if viewer is None:
            self.show_all()
        else:
            self.print_log(viewer, self.seen[str(viewer)])
        view = self.match.view(None)
        self.screen.print()
        self.screen.print(self.face.final(view, self.screen.width))
        self.screen.print()
        winners = [self.people[seat].name for seat in view["result"]["winners"]]
        key = "cli-nobody-wins" if not winners else "cli-wins" if len(winners) == 1 else "cli-share"
        self.tell(key, "bold green", names=self.words.list(winners))
        assert self.match.key is not None
        self.screen.print(Text(self.say("cli-seal-end"), "dim"))
        self.screen.print(Text(f"  {self.say('cli-seal-short')} {self.match.commitment}", "dim"))
        self.screen.print(Text(f"  {self.say('cli-key-short')} {self.match.key.hex()}", "dim"))
        path = saves.record_path(self.name)
        saves.write_atomically(path, self.record())
        saves.forget(self.name)
        self.screen.print(Text(self.say("cli-record", name=self.name), "dim"))

    def record(self) -> dict[str, Any]:
        """The record of the match, with the names of those who played."""
        return self.match.record() | {"names": [person.name for person in self.people]}
