#!/bin/sh
# Makes sure that there is a Chromium for the browser tests.
set -eu
if [ -n "${SHOAL_CHROMIUM:-}" ]; then
    if command -v "$SHOAL_CHROMIUM" >/dev/null; then exit 0; fi
    echo "shoal: SHOAL_CHROMIUM names $SHOAL_CHROMIUM, which is no program." >&2
    exit 1
fi
if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then exit 0; fi
exec "$(dirname "$0")/apt.sh" chromium "the browser tests need Chromium (SHOAL_CHROMIUM may name another)"
