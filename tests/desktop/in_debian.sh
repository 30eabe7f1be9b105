#!/bin/sh
# Run the games of tests/desktop under the Orca of Debian releases, each in a folder of its own.
# usage: in_debian.sh PYTHON FOLDER "SUITE..." [all|menu-LANGUAGE|GAME-LANGUAGE-DECK...]
# Needs root, mmdebstrap and the network. What is installed is installed in FOLDER/SUITE.
set -eu
python=$1 folder=$2 suites=$3
shift 3
packages=orca,xvfb,xdotool,openbox,at-spi2-core,dbus,dbus-daemon,mate-terminal,gir1.2-wnck-3.0
packages=$packages,python3-gi,python3-pyatspi,python3-speechd,python3-venv,python3-louis
packages=$packages,liblouis-data,libespeak-ng1,espeak-ng-data,libportaudio2,locales,util-linux
packages=$packages,dconf-gsettings-backend,gsettings-desktop-schemas,libglib2.0-bin
packages=$packages,adwaita-icon-theme,fonts-dejavu-core

command -v mmdebstrap >/dev/null || {
    echo "mmdebstrap is missing: apt-get install mmdebstrap" >&2
    exit 1
}
[ "$(id -u)" = 0 ] || {
    echo "A Debian in a folder needs root." >&2
    exit 1
}
project=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# Make the Debian, with the locales of the three languages.
make_root() {
    mmdebstrap --variant=apt --aptopt='APT::Install-Recommends "false"' \
        --include="$packages" "$1" "$folder/$1" >"$folder/$1.log" 2>&1 || {
        tail -n 20 "$folder/$1.log" >&2
        exit 1
    }
    for locale in fr_FR en_US de_DE; do
        chroot "$folder/$1" localedef -i "$locale" -f UTF-8 "$locale.UTF-8"
    done
    touch "$folder/$1.ready"
}

# Fetch what the program needs for the Python of the release; install it there, with the tests.
install_program() {
    version=$(chroot "$folder/$1" python3 -c 'import sys; print("%d%d" % sys.version_info[:2])')
    wheels=$folder/$1/wheels
    rm -rf "$wheels"
    "$python" -m pip wheel -qq --no-deps --wheel-dir "$wheels" "$project"
    "$python" -m pip download -qq --only-binary=:all: --python-version "$version" \
        --dest "$wheels" "$wheels"/accessigame-*.whl pexpect pyte
    rm -rf "$folder/$1/opt/accessigame" "$folder/$1/project"
    mkdir "$folder/$1/project"
    cp -a "$project/accessigame" "$project/braille_tables" "$project/tests" "$folder/$1/project"
    chroot "$folder/$1" sh -euc 'python3 -m venv --system-site-packages /opt/accessigame
        /opt/accessigame/bin/pip install -qq --no-index --find-links /wheels \
            accessigame pexpect pyte'
}

# Run in namespaces of its own: nothing stays mounted, nothing goes on, nobody else is seen.
enter() {
    root=$folder/$1
    shift
    export root
    unshare --mount --pid --fork --kill-child -- sh -euc '
        mount --make-rprivate /
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount -t tmpfs tmpfs "$root/run"
        mount -t tmpfs tmpfs "$root/tmp"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin PYTHONDONTWRITEBYTECODE=1 \
            chroot "$root" sh -euc "cd /project; exec \"\$@\"" sh "$@"' sh "$@"
}

failed=0
for suite in $suites; do
    [ -e "$folder/$suite.ready" ] || make_root "$suite"
    install_program "$suite"
    echo "Debian $suite"
    enter "$suite" /opt/accessigame/bin/python -m tests.desktop "$@" || failed=1
done
exit $failed
