#!/bin/sh
# need.sh PACKAGE...: installs those of the named Debian packages that are missing. Silent when none is.
set -u

# Is what the package brings already here, wherever it came from?
here() {
    case $1 in
    libc6-dev) [ -e /usr/include/stdio.h ] ;;
    libclang-rt-14-dev) ls "$(clang -print-resource-dir 2>/dev/null)"/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 ;;
    libcmocka-dev) pkg-config --exists cmocka 2>/dev/null ;;
    libjansson-dev) pkg-config --exists jansson 2>/dev/null ;;
    libpango1.0-dev) pkg-config --exists pangocairo cairo-pdf 2>/dev/null ;;
    fonts-courier-prime) [ -d /usr/share/fonts/opentype/courier-prime ] ;;
    fonts-roboto-unhinted) [ -d /usr/share/fonts/truetype/roboto ] ;;
    libxml2-utils) command -v xmllint >/dev/null ;;
    ninja-build) command -v ninja >/dev/null ;;
    poppler-utils) command -v pdftotext >/dev/null ;;
    tzdata) [ -e /usr/share/zoneinfo/Etc/UTC ] ;;
    wordnet-base) [ -n "${LIZARDRY_WORDNET-}" ] || [ -e /usr/share/wordnet/index.noun ] ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

missing=
for package in "$@"; do
    here "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

say() { printf '%s\n' "$@" >&2; }
as_root=
if ! command -v apt-get >/dev/null; then
    say "Missing, by their Debian names:$missing" "There is no apt-get here. Install them your system's way and start again."
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null || { [ ! -t 0 ] && ! sudo -n true 2>/dev/null; }; then
        say "Missing packages:$missing" "May not install them as this user. As root: apt-get install$missing"
        exit 1
    fi
    as_root=sudo
fi
say "Installing:$missing"
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
apt() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get "$@" >>"$log" 2>&1; }
# shellcheck disable=SC2086 # one word a package
if ! { apt -q update && apt -qy install --no-install-recommends $missing; }; then
    tail -n 20 "$log" >&2
    say "Could not install:$missing"
    exit 1
fi
