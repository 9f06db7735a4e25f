#!/bin/sh
# Makes a virtual environment: scripts/venv.sh FOLDER [PYTHON]
# Takes the first Python from 3.11 to 3.13 that it finds, and says what to type when something is missing.
set -eu
folder=$1
wanted=${2:-}

fits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' >/dev/null 2>&1; }

python=
for candidate in ${wanted:-python3 python3.13 python3.12 python3.11}; do
    if fits "$candidate"; then python=$candidate; break; fi
done
if [ -z "$python" ]; then
    echo "shoal: ${wanted:-python3} is not a Python from 3.11 to 3.13." >&2
    echo "Install one (Debian: apt-get install python3 python3-venv) or name it: make PYTHON=/path/to/python3 ..." >&2
    exit 1
fi

if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    # Debian keeps these apart from Python itself.
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    "$(dirname "$0")/apt.sh" "python$version-venv" "$python cannot make virtual environments yet"
fi

"$python" -m venv --clear "$folder"
