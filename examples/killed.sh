#!/bin/sh
# killed.sh TABLES: the example, killed again and again while its matches go on, and called again, ends with the bytes of
# a run that nobody disturbed. Matches are played until it was killed five times, however fast the machine is.
set -eu
tables=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/whole"
"$tables" "$dir/whole" word

ended() { grep -qs '^end ' "$dir/killed/legends.journal" && grep -qs '^end ' "$dir/killed/lies.journal"; }
size() { cat "$dir"/killed/*.journal 2>/dev/null | wc -c; }
kills=0 rounds=0
while [ $kills -lt 5 ] && [ $rounds -lt 20 ]; do
    rm -rf "$dir/killed"
    mkdir "$dir/killed"
    rounds=$((rounds + 1))
    while ! ended; do
        until_size=$(($(size) + 1200))
        "$tables" "$dir/killed" word >"$dir/said" 2>&1 &
        pid=$!
        while kill -0 $pid 2>/dev/null && [ "$(size)" -lt $until_size ]; do :; done
        if ! ended && kill -9 $pid 2>/dev/null; then kills=$((kills + 1)); fi
        wait $pid 2>/dev/null || true
    done
    "$tables" "$dir/killed" word
    rm -f "$dir"/killed/*.damaged # what was torn off: it had not been confirmed
    diff -r "$dir/whole" "$dir/killed"
done
[ $kills -ge 5 ] || { echo "killed $kills times only"; exit 1; }
echo "killed $kills times: the same"
