"""The browser client: built files from a folder, and one page for all of its addresses."""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
PAGES = re.compile(r"^(new|gallery(/[^/]*)?|how-to-play/[^/]*|rulings/[^/]*|lesson/[^/]*/[^/]*|t(/[^/]*)?)?/?$")
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Shoal: the browser client is not built</title>
<body style="font:1.1rem/1.6 system-ui;max-width:40rem;margin:12vh auto;padding:0 1rem">
<h1>The browser client is not built</h1>
<p>The service runs, but the pages it should show are missing from
<code>src/shoal/server/static</code>.</p>
<p>In a checkout, <code>make play</code> builds them; <code>python scripts/client.py</code> builds
them alone. Then load this page again.</p>
</body></html>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    kind: str
    cache: str
    tag: str
    status: int = 200


class Site:
    """The files of the built client. Only what lies in its folder is ever sent."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[Path, tuple[float, File]] = {}

    def get(self, path: str) -> File | None:
        """What is at an address, if anything is."""
        if PAGES.match(path):
            return self.index()
        name = Path(path)
        if name.is_absolute() or any(part.startswith(".") for part in name.parts):
            return None
        try:
            return self._file(self._folder / name)
        except ValueError:  # such as a name with a zero byte
            return None

    def index(self) -> File:
        """The one page, or the one that says why it is not there."""
        page = self._file(self._folder / "index.html")
        if page is None:
            body = MISSING.encode()
            return File(body, "text/html", FRESH, _tag(body), 503)
        return page

    def build(self) -> str:
        """A name for the client as it is built now."""
        return self.index().tag

    def _file(self, path: Path) -> File | None:
        try:
            changed = path.stat().st_mtime
            kept = self._kept.get(path)
            if kept is not None and kept[0] == changed:
                return kept[1]
            body = path.read_bytes()
        except OSError:
            return None
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        hashed = path.parent != self._folder and HASHED.search(path.name)
        file = File(body, kind, FOREVER if hashed else FRESH, _tag(body))
        self._kept[path] = (changed, file)
        return file


def _tag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]
