#!/bin/sh
# need.sh PACKAGE...: installs those of the named Debian packages that are missing. Silent when none is.
set -u

# Is what the package brings already here, wherever it came from?
here() {
    case $1 in
    dovecot-imapd) [ -x /usr/sbin/dovecot ] ;;
    libc6-dev) [ -e /usr/include/stdio.h ] ;;
    libclang-rt-14-dev) ls "$(clang -print-resource-dir 2>/dev/null)"/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 ;;
    libcmocka-dev) pkg-config --exists cmocka 2>/dev/null ;;
    libcurl4-gnutls-dev) pkg-config --exists libcurl 2>/dev/null ;;
    libgmime-3.0-dev) pkg-config --exists gmime-3.0 2>/dev/null ;;
    libgnutls28-dev) pkg-config --exists gnutls 2>/dev/null ;;
    libjansson-dev) pkg-config --exists jansson 2>/dev/null ;;
    libmicrohttpd-dev) pkg-config --exists libmicrohttpd 2>/dev/null ;;
    libsodium-dev) pkg-config --exists libsodium 2>/dev/null ;;
    libsqlite3-dev) pkg-config --exists sqlite3 2>/dev/null ;;
    libwslay-dev) [ -e /usr/include/wslay/wslay.h ] ;;
    libpango1.0-dev) pkg-config --exists pangocairo cairo-pdf 2>/dev/null ;;
    fonts-courier-prime) [ -d /usr/share/fonts/opentype/courier-prime ] ;;
    fonts-roboto-unhinted) [ -d /usr/share/fonts/truetype/roboto ] ;;
    libxml2-utils) command -v xmllint >/dev/null ;;
    nodejs) command -v node >/dev/null ;;
    ninja-build) command -v ninja >/dev/null ;;
    python3-aiosmtpd) [ -d /usr/lib/python3/dist-packages/aiosmtpd ] ;;
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
apt() { # WHAT ARGUMENTS...
    what=$1
    shift
    "$(dirname "$0")/progress.sh" "$what" $as_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get "$@"
}
# shellcheck disable=SC2086 # one word a package
if ! { apt "Looking for packages" -q update && apt Installing -qy install --no-install-recommends $missing; }; then
    say "Could not install:$missing"
    exit 1
fi
# Tests start servers of their own: what a package has just brought is not left running, nor for the next start of the machine.
for package in $missing; do
    case $package in
    dovecot-imapd) services="dovecot.service dovecot.socket" ;;
    nginx-light) services=nginx.service ;;
    *) continue ;;
    esac
    # shellcheck disable=SC2086 # some are two
    [ ! -d /run/systemd/system ] || $as_root systemctl -q disable --now $services || say "Could not stop $services, which $package has started."
done
