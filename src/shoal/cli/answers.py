"""From what somebody types to an answer of the game: short forms, names and unique beginnings."""

import re
from collections.abc import Callable, Sequence

from shoal.cli.topics import squeeze


def short_forms(answers: Sequence[str]) -> dict[str, str]:
    """What has to be typed for each answer: a word that all begin with is left out.

    >>> short_forms(["penguin 5", "penguin 10"])
    {'penguin 5': '5', 'penguin 10': '10'}
    >>> short_forms(["5", "squid"])
    {'5': '5', 'squid': 'squid'}
    """
    first = {answer.partition(" ")[0] for answer in answers}
    if len(first) == 1 and all(" " in answer for answer in answers):
        return {answer: answer.partition(" ")[2] for answer in answers}
    return {answer: answer for answer in answers}


def match(typed: str, answers: Sequence[str], name: Callable[[str], str]) -> list[str]:
    """The answers that may be meant, best kind of match first: as it is written, by name, by the beginning.

    A number means itself only: 1 is never the beginning of 10.
    """
    wanted = squeeze(typed)
    if not wanted:
        return []
    short = short_forms(answers)
    exact = [a for a in answers if wanted in (squeeze(a), squeeze(short[a]))]
    if exact or wanted.isdigit():
        return exact
    named = [a for a in answers if wanted == squeeze(name(a))]
    if named:
        return named
    begun = [a for a in answers if squeeze(a).startswith(wanted) or squeeze(short[a]).startswith(wanted)]
    return begun or [a for a in answers if any(word.startswith(wanted) for word in starts(squeeze(name(a))))]


def numbered(typed: str, answers: Sequence[str]) -> list[str]:
    """The answer whose place in the list was typed, where no answer is or ends with a number itself.

    >>> numbered("2", ["small herring", "current"])
    ['current']
    >>> numbered("2", ["10", "squid"])
    []
    """
    number = int(typed) if re.fullmatch(r"\s*[1-9][0-9]?\s*", typed) else 0
    if any(re.search("[0-9]", answer) for answer in answers):
        return []
    return list(answers[number - 1 : number]) if number else []


def starts(name: str) -> list[str]:
    """A name from each of its words on.

    >>> starts("giant squid")
    ['giant squid', 'squid']
    """
    words = name.split()
    return [" ".join(words[i:]) for i in range(len(words))]
