#!/bin/sh
# Resolves all dependencies again, into lock files with a hash for every file: scripts/lock.sh [PYTHON]
# Locks are made with the oldest Python that Shoal runs on, and checked with the others by tests/project.
set -eu
cd "$(dirname "$0")/.."
[ -x .venv-lock/bin/python ] || scripts/venv.sh .venv-lock "${1:-python3.11}"
.venv-lock/bin/python -m pip install --quiet 'pip-tools>=7.6'

compile() {
    output=$1
    shift
    .venv-lock/bin/python -m piptools compile --quiet --upgrade --generate-hashes --strip-extras \
        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
        --output-file "$output" "$@"
}

export CUSTOM_COMPILE_COMMAND="make lock"
compile requirements/play.lock --extra server pyproject.toml requirements/build.in
compile requirements/dev.lock --extra server --extra dev pyproject.toml requirements/build.in
compile requirements/node.lock requirements/node.in
compile bench/requirements-peers.lock bench/requirements-peers.in
