#!/bin/sh
# compilers.sh WHICH HASHES COMPILER FOLDER SOURCE...: builds tests/prop/hashes.c by the compilers of WHICH ("gcc -O0,clang
# -O3") and compares what they print with what HASHES does, which the build has made of it by COMPILER: that one is not
# built again. FOLDER has the tables that are made. TAP.
set -u
which=$1 hashes=$(realpath "$2") own=$3 made=$4
cd "$(dirname "$0")/../.." || exit 1
shift 4
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
number=0
failed=0
"$hashes" >"$room/first" && [ -s "$room/first" ] || exit 1
IFS=,
for name in $which; do
    compiler=${name% *} level=${name#* }
    number=$((number + 1))
    if [ "$name" = "$own" ]; then
        echo "ok $number - $name is this build"
        continue
    fi
    if ! command -v "$compiler" >/dev/null; then
        echo "ok $number - $name # SKIP not installed"
        continue
    fi
    if "$compiler" -std=gnu17 "$level" -I. -I"$made" -o "$room/hashes" "$@" "$made"/*_made.c >"$room/log" 2>&1 &&
        "$room/hashes" >"$room/$number" 2>>"$room/log" && [ -s "$room/$number" ]; then
        if cmp -s "$room/first" "$room/$number"; then
            echo "ok $number - $name plays the same matches"
            continue
        fi
        diff "$room/first" "$room/$number" | sed 's/^/# /'
    else
        sed 's/^/# /' "$room/log"
    fi
    failed=1
    echo "not ok $number - $name plays the same matches"
done
unset IFS
echo "1..$number"
exit $failed
