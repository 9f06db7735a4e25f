"""Differences of views as JSON merge patches (RFC 7396).

A view never says null: inside an object, null and absent mean the same, and a patch's null removes.
"""

from typing import Any

View = dict[str, Any]


def diff(old: View, new: View) -> View:
    """The patch that makes `new` of `old`."""
    patch: View = {name: None for name in old if new.get(name) is None and old[name] is not None}
    for name, value in new.items():
        before = old.get(name)
        if value is None or (value == before and type(value) is type(before)):
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            if inner := diff(before, value):
                patch[name] = inner
        else:
            patch[name] = value
    return patch


def merge(target: Any, patch: Any) -> Any:
    """What a patch makes of `target`, which stays as it is."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        else:
            merged[name] = merge(merged.get(name), value)
    return merged
