"""What the command-line library says itself, in the language in use.

Click takes its sentences from gettext; here they come from our catalogues instead, so that one line is never half
English. A sentence that is not in the list stays as it is.
"""

import gettext
import re
from types import ModuleType

import click

from shoal.messages import say

# Click's own sentences and the messages that say the same. What stands in braces is filled in by Click afterwards.
SAID = {
    "Usage:": "cli-click-usage",
    "Options": "cli-click-options",
    "Commands": "cli-commands",
    "Aborted!": "cli-click-aborted",
    "Error: {message}": "cli-click-error",
    "default: {default}": "cli-click-default",
    "Try '{command} {option}' for help.": "cli-click-try",
    "Invalid value: {message}": "cli-click-invalid",
    "Invalid value for {param_hint}: {message}": "cli-click-invalid-for",
    "Missing command.": "cli-click-no-command",
    "Missing argument": "cli-click-missing",
    "Missing option": "cli-click-missing",
    "Missing parameter": "cli-click-missing",
    "No such option {name!r}.": "cli-click-no-option",
    "Did you mean {possibility}?": "cli-click-meant",
    "(Did you mean one of: {possibilities}?)": "cli-click-meant-one",
    "Option {name!r} requires an argument.": "cli-click-no-value",
    "Option {name!r} does not take a value.": "cli-click-no-flag",
    "Got unexpected extra argument ({args})": "cli-click-extra",
    "Got unexpected extra arguments ({args})": "cli-click-extra",
    "{value!r} is not a valid {number_type}.": "cli-click-number",
    "{value} is not in the range {range}.": "cli-click-range",
    "{value!r} is not one of {choices}.": "cli-click-choice",
    "{name} {filename!r} does not exist.": "cli-click-no-file",
    "{name} {filename!r} is a file.": "cli-click-is-file",
    "{name} {filename!r} is a directory.": "cli-click-is-folder",
}


def translated(sentence: str) -> str:
    """A sentence of Click's in the language in use, with the same places to fill in.

    >>> translated("No such option {name!r}.")
    'There is no option {name!r}.'
    >>> translated("Something else.")
    'Something else.'
    """
    if sentence not in SAID:
        return sentence
    places = re.findall(r"(\{(\w+)(?:![rs])?\})", sentence)
    return say(SAID[sentence], **{name.replace("_", "-"): place for place, name in places})


def _plural(one: str, many: str, n: int) -> str:
    return translated(one if n == 1 else many)


def speak() -> None:
    """Let Click's sentences come from our catalogues."""
    ours = {gettext.gettext: translated, gettext.ngettext: _plural}
    for part in [part for part in vars(click).values() if isinstance(part, ModuleType)]:
        for name in ("_", "ngettext"):
            if (theirs := getattr(part, name, None)) in ours:
                setattr(part, name, ours[theirs])
