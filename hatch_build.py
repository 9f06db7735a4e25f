"""Build hook: the wheel and the sdist carry the built browser client."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_client() -> ModuleType:
    """scripts/client.py, which is not on the path while the package is built."""
    path = Path(__file__).parent / "scripts" / "client.py"
    spec = importlib.util.spec_from_file_location("shoal_build_client", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BrowserClientHook(BuildHookInterface[Any]):
    """Builds the client when it is missing or stale; an editable install goes without."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, only where it is needed and no other is here."""
        client = load_client()
        return [client.NODE_PACKAGE] if client.stale() and not client.find_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed."""
        if version != "editable":
            load_client().build()
