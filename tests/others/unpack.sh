#!/bin/sh
# Fetch packages of Debian, with what they need, and unpack them into a folder.
# usage: unpack.sh FOLDER PACKAGE...
# Nothing is installed: no service is enabled, no udev rule is read, and apt's own lists stay as
# they are, so nobody needs to be root. FOLDER/bin gets the programs of the packages that are named.
# What is installed here does not count, so the folder is the same on every machine.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
work=$folder/work
rm -rf "$work" "$folder/bin" "$folder/debian" "$folder/unpacked"
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/packages" "$folder/bin" \
    "$folder/debian/usr/bin" "$folder/debian/usr/sbin" "$folder/debian/usr/lib"
# Debian has had one place for both since release 12, which some packages do not know yet
ln -s usr/bin usr/sbin usr/lib "$folder/debian"

apt() {
    apt-get -q -o "Dir::State::Lists=$work/lists" -o "Dir::Cache=$work/cache" \
        -o APT::Sandbox::User=root "$@"
}

# Print the packages that a Debian with nothing at all would get, each with its version.
plan() {
    apt -o Dir::State::status=/dev/null --simulate install --no-install-recommends "$@" |
        sed -n 's/^Inst \([^ ]*\)[^(]*(\([^ ]*\) .*/\1=\2/p' | sort
}

export LC_ALL=C.UTF-8
apt update
plan '?essential' '?priority(required)' python3 >"$work/everywhere"  # a library of C twice is no good
plan "$@" >"$work/plan"
found=$(comm -13 "$work/everywhere" "$work/plan")
cd "$work/packages"
apt download $found  # word splitting is meant: one argument a package

for package in *.deb; do
    dpkg-deb --fsys-tarfile "$package" | tar --extract --keep-directory-symlink --no-same-owner \
        --directory="$folder/debian" --exclude='./usr/share/doc/*' --exclude='./usr/share/man/*' \
        --exclude='./usr/share/locale/*' --exclude='./usr/share/icons/*'
done
chmod -R u+w,ug-s "$folder/debian"  # nobody gets another user's rights by what lies here

for name in "$@"; do
    dpkg-deb --contents "${name}"_*.deb | sed -n 's/ -> .*//; s,^[-l].* \./\(usr/\)\{0\,1\}s\{0\,1\}bin/,,p'
done | sort -u | while read -r program; do
    ln -s "$here/launch.sh" "$folder/bin/$program"
done
if [ -d "$folder/debian/etc/fenrirscreenreader" ]; then  # looked for there when /etc has none
    ln -s ../../../etc/fenrirscreenreader "$folder/debian/usr/lib/python3/config"
fi
# fonts are here, unless the system had them before
cat >"$folder/debian/fonts.conf" <<FONTS
<?xml version="1.0"?>
<fontconfig>
  <dir>$(printf %s "$folder" | sed 's/&/\&amp;/g; s/</\&lt;/g')/debian/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
FONTS
rm -rf "$work"
printf '%s\n' "$@" >"$folder/unpacked"
