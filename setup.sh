#!/bin/sh
# Set the project up: Debian's packages where apt-get is there, then an environment of its own.
# usage: setup.sh FOLDER "DEBIAN PACKAGES" "WHAT PIP INSTALLS"
set -eu
venv=$1 packages=$2 target=$3
log=$(mktemp)
trap 'rm -f "$log"' EXIT

quietly() {
    "$@" >"$log" 2>&1 || { echo "This failed: $*" >&2; cat "$log" >&2; exit 1; }
}

is_here() {
    dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'
}

missing=
if command -v apt-get >/dev/null 2>&1; then
    for package in $packages; do
        if is_here "$package"; then
            continue
        elif [ "$package" = pulseaudio ] && { is_here pipewire-alsa || is_here pipewire-audio; }; then
            # both cannot be there, and who hears this computer must not lose what it speaks with
            echo "PipeWire is here in the place of PulseAudio: the tests that listen are left out." >&2
        else
            missing="$missing $package"
        fi
    done
fi
if [ -n "$missing" ]; then
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || { echo "Please install these as root first:$missing" >&2; exit 1; }
        as_root=sudo
    fi
    echo "Installing$missing." >&2
    export DEBIAN_FRONTEND=noninteractive
    quietly $as_root apt-get update -q
    # word splitting is meant: one argument a package; nothing that is there is taken away for it
    quietly $as_root apt-get install -q -y --no-install-recommends --no-remove $missing
fi

if [ ! -x "$venv/bin/python" ]; then
    echo "Making the environment." >&2
    quietly "$PYTHON" -m venv "$venv"
fi
"$venv/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" >&2; exit 1; }
quietly "$venv/bin/python" -m pip install -q --disable-pip-version-check -e "$target"
if [ "$venv" = "${venv##*/}" ]; then
    # Python 3.11 does not start with an accent in such a file where the locale is not UTF-8, so the
    # path to this folder, which pip wrote there, is told from the file on.
    for path in "$venv"/lib/python3*/site-packages/_editable_impl_accessigame.pth; do
        echo ../../../.. >"$path"
    done
fi

# Debian's louis module, and nothing else of Debian's, becomes visible in the environment.
louis=/usr/lib/python3/dist-packages/louis
if [ -d "$louis" ]; then
    ln -sfn "$louis" "$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/louis"
fi
