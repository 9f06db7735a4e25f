#!/bin/sh
# Makes sure that there is a Chromium for the browser tests.
set -eu
if [ -n "${SHOAL_CHROMIUM:-}" ]; then
    if command -v "$SHOAL_CHROMIUM" >/dev/null; then exit 0; fi
    echo "shoal: SHOAL_CHROMIUM names $SHOAL_CHROMIUM, which is no program." >&2
    exit 1
fi
if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing chromium for the browser tests ..."
    apt-get update -qq </dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium </dev/null >/dev/null
else
    echo "shoal: the browser tests need Chromium. On Debian type this, then try again:" >&2
    echo "    sudo apt-get install chromium" >&2
    echo "or name another one in SHOAL_CHROMIUM." >&2
    exit 1
fi
