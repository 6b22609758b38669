#!/bin/sh
# compilers.sh FOLDER SOURCE...: builds tests/prop/hashes.c by gcc and clang, at -O0 and -O3, and compares what they
# print. FOLDER has the tables that are made. TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
made=$1
shift
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
number=0
failed=0
for compiler in gcc clang; do
    for level in 0 3; do
        number=$((number + 1))
        name="$compiler -O$level"
        if ! command -v "$compiler" >/dev/null; then
            echo "ok $number - $name # SKIP not installed"
            continue
        fi
        if "$compiler" -std=gnu17 -O$level -I. -I"$made" -o "$room/hashes" "$@" "$made"/*_made.c >"$room/log" 2>&1 &&
            "$room/hashes" >"$room/$number" 2>>"$room/log" && [ -s "$room/$number" ]; then
            [ -e "$room/first" ] || cp "$room/$number" "$room/first"
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
