"""Messages: a key of the catalogue and typed parameters, rendered where they are shown."""

from typing import Any

Message = dict[str, Any]


def message(key: str, **parameters: tuple[str, Any]) -> Message:
    """A message with parameters given as (type, value).

    >>> message("krill-event-net", hand=("hand", 2), n=("n", 4))
    {'key': 'krill-event-net', 'params': {'hand': ['hand', 2], 'n': ['n', 4]}}
    """
    return {"key": key, "params": {name: list(parameter) for name, parameter in parameters.items()}}
