"""Damaged components files, for the games that have cards of one's own."""

import re
from pathlib import Path

import pytest

import shoal


def own_file(name: str) -> str:
    """The components file that comes with a game."""
    return (shoal.game(name).kernel.folder / "components.toml").read_text(encoding="utf-8")


def anywhere(own: str) -> dict[str, tuple[str, str]]:
    """What is wrong in the file of any game, and what the refusal says."""
    return {
        "empty": ("", "schema"),
        "not text": ("\udcff", "not TOML"),
        "not TOML": ("schema = ", "not TOML"),
        "another schema": (own.replace("schema = 1", "schema = 2"), "schema"),
        "unknown section": (own + "\n[chess]\nx = 1\n", "chess"),
        "no provenance": (re.sub(r"\nprovenance = .*", "", own, count=1), "provenance"),
        "a wrong provenance": (re.sub(r"\nprovenance = .*", '\nprovenance = "guess"', own, count=1), "provenance"),
    }


def check_refused(name: str, folder: Path, text: str, says: str) -> None:
    """A game with this components file does not start, and the message names the file and the fault."""
    path = folder / "my.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert text != own_file(name), "the damage did nothing"
    with pytest.raises(shoal.OptionError, match=re.escape(says)) as refused:
        shoal.game(name).start(components=path)
    assert str(path) in str(refused.value)
