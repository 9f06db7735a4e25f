"""`python -m shoal.server`: the service from the command line."""

import argparse
import sys

from shoal.server.run import BusyPort, serve

LEVELS = ("debug", "info", "warning", "error")


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="shoal.server", description="Shoal's web service")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--data", help="folder of the database")
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--log", choices=LEVELS, help="how much to log")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.data, given.open, log_level=given.log)
    except BusyPort as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
