#!/bin/sh
# A match survives what happens to programs: kill -9, torn lines, a full disk, and two who want the same file.
# shellcheck disable=SC2317,SC2086 source=tests/e2e/lib.sh
. "$(dirname "$0")/lib.sh"

# Starts a match whose answers come slowly enough to be killed: it waits for the answer that never comes.
begin() { # NAME ANSWERS ARGUMENTS...
    name=$1 lines=$2
    shift 2
    mkfifo "$room/$name.in"
    "$lizardry" play "$@" --save "$room/$name.journal" <"$room/$name.in" >"$room/$name.out" 2>&1 &
    pid=$!
    exec 3>"$room/$name.in"
    printf '%b' "$lines" >&3
}

lines_of() { if [ -e "$1" ]; then wc -l <"$1"; else echo 0; fi; }

# Until the file has so many lines; the program then waits for its next answer.
await() { # FILE LINES
    tries=0
    while [ "$(lines_of "$1")" -lt "$2" ]; do
        tries=$((tries + 1))
        [ $tries -lt 200 ] || return 1
        sleep 0.05
    done
}

killed() { # NAME ANSWERS LINES ARGUMENTS...
    k_name=$1 k_lines=$3
    k_answers=$2
    shift 3
    begin "$k_name" "$k_answers" "$@"
    await "$room/$k_name.journal" "$k_lines" || return 1
    kill -9 $pid
    wait $pid 2>/dev/null
    exec 3>&-
    before=$(wc -l <"$room/$k_name.journal")
    yes 1 | timeout 120 "$lizardry" play --resume "$room/$k_name.journal" >"$room/$k_name.more" || return 1
    [ "$(wc -l <"$room/$k_name.journal")" -gt "$before" ] &&
        code 0 "matches the commitment" "$lizardry" verify "$room/$k_name.journal"
}
check "kill -9 before the first move" killed k0 '' 8 pig --seed 1
check "kill -9 in the middle" killed k1 '1\n1\n1\n1\n1\n1\n' 14 pig --seed 2
check "kill -9 in a card game" killed k2 '1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n' 28 conspiracy --bots greedy --seed 3
check "kill -9 with partners" killed k3 '1\n1\n1\n1\n1\n1\n' 30 legends --seats 4 --bots greedy --seed 4

same_end() { # the match that was killed ends as the one that was not
    yes 1 | timeout 120 "$lizardry" play pig --seed 2 --save "$room/calm.journal" >/dev/null || return 1
    sed -n 's/^[0-9]* +[0-9]* \(.*\) ~.*/\1/p' "$room/calm.journal" >"$room/calm.moves"
    sed -n 's/^[0-9]* +[0-9]* \(.*\) ~.*/\1/p' "$room/k1.journal" >"$room/k1.moves"
    [ -s "$room/calm.moves" ] && cmp "$room/calm.moves" "$room/k1.moves"
}
check "it goes on as if nothing had happened" same_end

interrupted() {
    begin int '1\n1\n' pig --seed 5
    await "$room/int.journal" 9 || return 1
    sleep 0.3
    kill -INT $pid
    wait $pid
    got=$?
    exec 3>&-
    [ $got = 0 ] && holds "lizardry play --resume" "$room/int.out"
}
check "ctrl-C says how to go on" interrupted

torn() {
    printf '1\n1\n1\nquit\n' | "$lizardry" play pig --seed 6 --save "$room/torn.journal" >/dev/null || return 1
    printf '99 +3 #0 ro' >>"$room/torn.journal"
    yes 1 | timeout 60 "$lizardry" play --resume "$room/torn.journal" >"$room/torn.out" || return 1
    holds "The journal was damaged at line" "$room/torn.out" && holds "99 +3 #0 ro" "$room/torn.journal.damaged" &&
        code 0 "matches the commitment" "$lizardry" verify "$room/torn.journal"
}
check "a torn last line is set aside" torn

full() {
    (
        ulimit -f 2
        yes 1 | "$lizardry" play pig --seed 7 --save "$room/full.journal"
        echo "exit code $?"
    ) 2>&1 | cat >"$room/full.out"
    holds "exit code 1" "$room/full.out" || return 1
    holds "cannot write" "$room/full.out" && holds "Nothing is lost" "$room/full.out" &&
        yes 1 | timeout 60 "$lizardry" play --resume "$room/full.journal" >"$room/full.more" &&
        lacks "damaged" "$room/full.more" && code 0 "matches the commitment" "$lizardry" verify "$room/full.journal"
}
check "a full disk: told, and nothing lost" full

twice() {
    begin both '1\n' pig --seed 8
    await "$room/both.journal" 8 || return 1
    code 1 "in another terminal" "$lizardry" play --resume "$room/both.journal"
    got=$?
    exec 3>&-
    wait $pid
    return $got
}
check "one match, one player" twice

finished() { code 0 "The seed of this match was" "$lizardry" play --resume "$room/calm.journal" </dev/null; }
check "a match that is over shows its end" finished
no_seed() {
    printf '1\nquit\n' | "$lizardry" play pig --save "$room/lost.journal" >/dev/null
    rm "$room/lost.journal.seed"
    code 1 "lost.journal.seed" "$lizardry" play --resume "$room/lost.journal"
}
check "a lost seed is named" no_seed
wrong_seed() {
    printf '1\nquit\n' | "$lizardry" play pig --save "$room/wrong.journal" >/dev/null
    printf '%064d\n' 0 >"$room/wrong.journal.seed"
    code 1 "is not the one that the header commits to" "$lizardry" play --resume "$room/wrong.journal"
}
check "a wrong seed is refused" wrong_seed
half_end() { # killed while the end was written: it is one act with the seed, which the file beside it still has
    head -n -1 "$room/calm.journal" >"$room/half.journal"
    sed -n 's/^seed \([0-9a-f]*\) .*/\1/p' "$room/calm.journal" >"$room/half.journal.seed"
    code 0 "The seed of this match was" "$lizardry" play --resume "$room/half.journal" </dev/null &&
        code 0 "matches the commitment" "$lizardry" verify "$room/half.journal"
}
check "an end half written is written anew" half_end
finish
