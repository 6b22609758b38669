#!/bin/sh
# run.sh SECONDS: each fuzzer for so many seconds, two at a time, from its corpus. One line for each: "ok fuzz:
# NAME" or "not ok fuzz: NAME". The corpus is only read; what a fuzzer finds on the way is thrown away, but for inputs
# that stop it: those are kept in BUILD/crashes, to be mended and added to the corpus.
# run.sh guided SECONDS: the same in a build of their own, in which they see where in the engine an input leads.
# run.sh grow SECONDS: that too, and what is worth keeping joins the corpus.
set -u
cd "$(dirname "$0")/../.." || exit 1
how=blind build=build-test/sanitized guided=false
case ${1-} in
guided | grow) how=$1 build=build-test/guided guided=true; shift ;;
esac
seconds=${1-}
case $seconds in
'' | *[!0-9]*) echo "usage: tests/fuzz/run.sh [guided | grow] SECONDS" >&2; exit 2 ;;
esac
names="verb move journal grown script sheet talk set set_newspeak changes zone wire body inbox"
{
    [ -e "$build/build.ninja" ] || CC=clang meson setup "$build" -Dwerror=true -Dbuildtype=debugoptimized \
        -Db_sanitize=address,undefined -Db_lundef=false -Dguided=$guided || exit 1
    for name in $names; do echo "tests/fuzz/fuzz_$name"; done | xargs ninja -j2 -C "$build" || exit 1
} >&2
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
trap 'exit 130' INT TERM

fuzz() { # NAME
    mkdir -p "$room/$1" "$build/crashes"
    "$build/tests/fuzz/fuzz_$1" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=1500 -max_len=1500 \
        $([ ! -e "tests/fuzz/$1.dict" ] || echo "-dict=tests/fuzz/$1.dict") -print_final_stats=1 -artifact_prefix="$build/crashes/$1-" "$room/$1" "tests/fuzz/corpus/$1" \
        >"$room/$1.log" 2>&1
    code=$?
    if [ $code -eq 0 ]; then
        echo "ok fuzz: $1"
    else
        echo "not ok fuzz: $1"
        tail -n 40 "$room/$1.log" >&2
    fi
    grep number_of_executed_units "$room/$1.log" | sed "s/.*: */fuzz $1: inputs tried: /" >&2
    return $code
}

two() { # NAME [NAME]
    fuzz "$1" &
    first=$!
    second=0
    [ $# -lt 2 ] || fuzz "$2" || second=1
    wait "$first" && [ $second -eq 0 ]
}
failed=0
# shellcheck disable=SC2086 # names are words
set -- $names
while [ $# -gt 0 ]; do
    two "$1" ${2+"$2"} || failed=1
    shift
    [ $# -eq 0 ] || shift
done
if [ $how = grow ]; then
    for name in $names; do
        mkdir -p "$room/new"
        "$build/tests/fuzz/fuzz_$name" -set_cover_merge=1 -max_len=1500 "$room/new" "tests/fuzz/corpus/$name" "$room/$name" \
            >"$room/merge.log" 2>&1 || { cat "$room/merge.log" >&2; exit 1; }
        rm -rf "tests/fuzz/corpus/$name"
        mv "$room/new" "tests/fuzz/corpus/$name"
    done
fi
exit $failed
