#!/bin/sh
# compilers.sh HASHES COMPILER FOLDER SOURCE...: builds tests/prop/hashes.c by gcc and clang, at -O0 and -O3, and compares
# what they print with what HASHES does, which the build has made of it by COMPILER ("gcc -O3"): that one is not built
# again. FOLDER has the tables that are made. TAP.
set -u
hashes=$(realpath "$1") own=$2 made=$3
cd "$(dirname "$0")/../.." || exit 1
shift 3
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
number=0
failed=0
"$hashes" >"$room/first" && [ -s "$room/first" ] || exit 1
for compiler in gcc clang; do
    for level in 0 3; do
        number=$((number + 1))
        name="$compiler -O$level"
        if [ "$name" = "$own" ]; then
            echo "ok $number - $name is this build"
            continue
        fi
        if ! command -v "$compiler" >/dev/null; then
            echo "ok $number - $name # SKIP not installed"
            continue
        fi
        if "$compiler" -std=gnu17 -O$level -I. -I"$made" -o "$room/hashes" "$@" "$made"/*_made.c >"$room/log" 2>&1 &&
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
done
echo "1..$number"
exit $failed
