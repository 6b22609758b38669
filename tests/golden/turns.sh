#!/bin/sh
# Recorded turns of a game by mail, compared byte for byte: the reports of one clan, made again from the game's journal.
#   turns.sh LIZARDRY          compares
#   turns.sh LIZARDRY --write  writes them anew after the journal; read the diff, and say in the commit why it is right
#   turns.sh LIZARDRY --play   plays another game for it, too
set -u
here=$(cd "$(dirname "$0")" && pwd)/turns
lizardry=$1
clan=2
export TZ=UTC LIZARDRY_NOW=1700000000

play() {
    work=$(mktemp -d) || exit 1
    "$lizardry" pbm new "$work/g" --preset quick8 --id golden --seed golden --zone UTC \
        --option victory_per_home=10000 --option max_turns=26 --option drop_after_missed=3 >/dev/null 2>&1
    while "$lizardry" pbm turn "$work/g" --now >/dev/null 2>&1; do :; done
    cp "$work/g/game.journal" "$work/g/game.journal.drawer" "$here"
    rm -rf "$work"
}

turns() { "$lizardry" pbm history "$here" | awk 'NR > 1 { print $1 }'; }

case ${2-} in
--play | --write)
    [ "$2" = --write ] || play
    rm -f "$here"/*.txt
    for turn in $(turns); do
        "$lizardry" pbm report "$here" $clan --turn "$turn" --format text >"$here/$(printf %03d "$turn").txt" || exit 1
    done
    rm -rf "$here"/game.journal.ledger "$here"/turn-* # of what is owed: nothing is
    ;;
*)
    copy=$(mktemp -d) || exit 1
    trap 'rm -rf "$copy"' EXIT
    cp "$here"/game.journal* "$copy"
    n=0 failed=0
    for file in "$here"/*.txt; do
        n=$((n + 1))
        turn=$(basename "$file" .txt | sed 's/^0*\(.\)/\1/')
        if "$lizardry" pbm report "$copy" $clan --turn "$turn" --format text | cmp - "$file"; then
            echo "ok $n - turn $turn"
        else
            failed=1
            echo "not ok $n - turn $turn"
        fi
    done
    echo "1..$n"
    exit $failed ;;
esac
