#!/bin/sh
# Run a program of Debian from the folder into which unpack.sh put it: FOLDER/bin/PROGRAM leads here.
# A program finds its libraries by the environment, and its own files by the options below.
set -eu
debian=$(cd "${0%/*}/../debian" && pwd)
name=${0##*/}
for program in "$debian/usr/bin/$name" "$debian/usr/sbin/$name"; do
    [ ! -e "$program" ] || break
done
for folder in "$debian"/usr/lib/*-linux-gnu*; do
    LD_LIBRARY_PATH=$folder:$folder/pulseaudio:$folder/speech-dispatcher${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
done
export LD_LIBRARY_PATH

case $name in
    brltty)
        set -- -D "$debian/usr/lib/brltty" -T "$debian/etc/brltty" "$@"
        ;;
    chromium)
        program=$debian/usr/lib/chromium/chromium  # what Debian starts it by knows one place only
        export FONTCONFIG_FILE="$debian/fonts.conf"
        ;;
    fenrir)
        for library in "$debian"/usr/lib/*/libenchant-2.so.2; do
            export PYENCHANT_LIBRARY_PATH="$library"
        done
        # not by PYTHONPATH, which the program that it reads would inherit
        set -- "$debian/usr/lib/python3/dist-packages" "$program" "$@"
        set -- -c 'import runpy, sys
del sys.argv[0]
sys.path.insert(0, sys.argv.pop(0))
runpy.run_path(sys.argv[0], run_name="__main__")' "$@"
        program=/usr/bin/python3
        ;;
    makensis)
        export NSISDIR="$debian/usr/share/nsis"
        ;;
    pulseaudio)
        for modules in "$debian"/usr/lib/pulse-*/modules; do
            set -- "--dl-search-path=$modules" "$@"
            LD_LIBRARY_PATH=$modules:$LD_LIBRARY_PATH
        done
        ;;
    speech-dispatcher)
        set -- --module-dir "$debian/usr/lib/speech-dispatcher-modules" "$@"
        ;;
    zbarimg)
        for coders in "$debian"/usr/lib/*/ImageMagick*/modules*/coders; do
            export MAGICK_CODER_MODULE_PATH="$coders"
        done
        ;;
esac
exec "$program" "$@"
