#!/bin/sh
# Installs one Debian package, or says what to type: scripts/apt.sh PACKAGE "what needs it"
set -eu
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "shoal: $2. On Debian and Ubuntu type this, then try again:" >&2
    echo "    sudo apt-get install $1" >&2
    exit 1
fi
echo "Installing Debian's $1 ..."
told=$(mktemp)
trap 'rm -f "$told"' EXIT
export DEBIAN_FRONTEND=noninteractive
if ! { apt-get update && apt-get install -y --no-install-recommends "$1"; } </dev/null >"$told" 2>&1; then
    cat "$told" >&2
    exit 1
fi
