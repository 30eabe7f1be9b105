#!/bin/sh
# Set the project up: Debian's packages where apt-get is there, then an environment of its own.
# usage: setup.sh FOLDER "DEBIAN PACKAGES" "WHAT PIP INSTALLS" ["FOLDER" "DEBIAN PACKAGES TO UNPACK"]
set -eu
venv=$1 packages=$2 target=$3 others=${4:-} unpacked=${5:-}
log=$(mktemp) ticker=
trap 'rm -f "$log"; [ -z "$ticker" ] || kill "$ticker" 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM HUP

# The same sentence in French, English and German: the one of the locale, as the program chooses.
say() {
    for locale in "${LC_ALL:-}" "${LC_MESSAGES:-}" "${LANG:-}"; do
        case ${locale%%.*} in '' | C | POSIX) ;; *) break ;; esac
    done
    case $locale in
        en*) echo "$2" ;;
        de*) echo "$3" ;;
        *) echo "$1" ;;
    esac >&2
}

# A download makes no sound: a line now and then says that it goes on.
tell_time() {
    pause=
    trap 'kill "$pause" 2>/dev/null; exit 0' TERM
    while :; do
        sleep "${SETUP_PAUSE:-20}" & pause=$!
        wait "$pause"
        say "Cela continue." "Still working." "Es geht weiter."
    done
}

quietly() {
    trap - TERM  # a shell that just starts would lose one, with this trap inherited, and never end
    tell_time & ticker=$!
    trap 'exit 130' TERM
    if "$@" >"$log" 2>&1; then failed=; else failed=yes; fi
    kill "$ticker"
    wait "$ticker" 2>/dev/null || true
    ticker=
    if [ -n "$failed" ]; then
        say "Ceci a échoué : $*" "This failed: $*" "Das schlug fehl: $*"
        cat "$log" >&2
        exit 1
    fi
}

is_here() {
    dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'
}

say "Installation d'accessigame : quelques minutes, une seule fois. Une ligne dit de temps en temps que cela continue." \
    "Setting up accessigame: a few minutes, only this once. A line now and then says that it is still working." \
    "accessigame wird eingerichtet: einige Minuten, nur dieses eine Mal. Ab und zu sagt eine Zeile, dass es weitergeht."

missing= wanted=
if command -v apt-get >/dev/null 2>&1; then
    for package in $packages; do
        is_here "$package" || missing="$missing $package"
    done
    for package in $unpacked; do
        grep -qsx "$package" "$others/unpacked" || wanted=$unpacked
    done
fi
if [ -n "$wanted" ]; then
    say "À déplier dans le dossier $others, sans rien installer, paquets de Debian : $wanted." \
        "Debian packages to unpack into the folder $others, without installing them: $wanted." \
        "In den Ordner $others zu entpacken, nicht zu installieren, Pakete von Debian: $wanted."
fi
if [ -n "$missing" ]; then
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || {
            say "Installe d'abord ceci comme root :$missing" "Please install these as root first:$missing" \
                "Bitte installiere zuerst als root:$missing"
            exit 1
        }
        as_root=sudo
    fi
    say "À installer, paquets de Debian :$missing." "Debian packages to install:$missing." \
        "Zu installieren, Pakete von Debian:$missing."
    export DEBIAN_FRONTEND=noninteractive
    quietly $as_root apt-get update -q
    # word splitting is meant: one argument a package; nothing that is there is taken away for it
    quietly $as_root apt-get install -q -y --no-install-recommends --no-remove $missing
fi

if [ -n "$wanted" ]; then
    say "Les programmes pour les tests, par le réseau." "Downloading the programs for the tests." \
        "Die Programme für die Tests, übers Netz."
    quietly sh tests/others/unpack.sh "$others" $wanted  # word splitting is meant here as well
fi

if [ ! -x "$venv/bin/python" ]; then
    say "L'environnement de Python." "Creating the Python environment." "Die Umgebung von Python."
    quietly "$PYTHON" -m venv "$venv"
fi
"$venv/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    say "Il faut Python 3.11 ou plus récent : make PYTHON=/chemin/vers/python3" \
        "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" \
        "Python 3.11 oder neuer ist nötig: make PYTHON=/pfad/zu/python3"
    exit 1
}
say "Les bibliothèques, par le réseau." "Downloading the libraries." "Die Bibliotheken, übers Netz."
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
say "C'est prêt." "Ready." "Fertig."
