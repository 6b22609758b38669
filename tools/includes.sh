#!/bin/sh
# includes.sh BUILD [OBJECTS]: the layers of docs/house.md, section 2, by what the compiler read (the dependency files
# that ninja keeps) and by what the linker sees (the symbols of the objects), not by how a line looks. Prints every
# include and every call that crosses a layer. OBJECTS: a folder of further x.o with their x.d, compiled from the top
# folder, which stand for the build's objects of the same source.
set -u
cd "$(dirname "$0")/.." || exit 1
build=${1:?usage: includes.sh BUILD [OBJECTS]} extra=${2-}
export LC_ALL=C

# May FROM (a source) use WHAT (a header it reads, or the header that declares what it calls; the source that defines it
# if no open header declares it)? The first pattern that fits decides.
may() {
    from=$1 what=$2
    case $from:$what in
    core/games.c:games/*/*_*.h) return 1 ;;
    core/games.c:games/*/*.h) return 0 ;;
    core/*:core/*) return 0 ;;
    games/*:core/games.[ch]) return 1 ;;
    games/*:core/* | games/*:games/kit/*) return 0 ;;
    games/*:*_made.[ch])
        room=${from#games/}
        case ${what##*/} in "${room%%/*}"_made.*) return 0 ;; esac
        return 1 ;;
    games/*:games/*) # its own rooms
        room=${from#games/}
        case $what in games/"${room%%/*}"/*) return 0 ;; esac
        return 1 ;;
    *_made.c:core/* | *_made.c:games/* | *_made.c:*_made.[ch]) return 0 ;;
    # What a game lays open: its view, its facts, and the lists that these are made of.
    bots/*:games/*_view.h | bots/*:games/*_facts.h | bots/*:games/*_kinds.def | bots/*:games/*_codes.def) return 0 ;;
    studies/*:games/*_view.h | studies/*:games/*_facts.h | studies/*:games/*_kinds.def | studies/*:games/*_codes.def) return 0 ;;
    clients/cli/draw/*:games/*_view.h | clients/cli/draw/*:games/*_facts.h | clients/cli/draw/*:games/*_kinds.def | \
        clients/cli/draw/*:games/*_codes.def) return 0 ;;
    studies/bench_newspeak.c:games/newspeak/newspeak.h) return 0 ;;                # the descriptor alone
    clients/cli/draw/draw_swamp_desk.c:games/swamp/sheet/*) return 0 ;;            # it explains sheets
    clients/cli/draw/draw_newspeak*:bots/newspeak/*) return 0 ;;                   # what its bots believe, told to a learner
    bots/*:core/* | bots/*:bots/*) return 0 ;;
    host/*:core/* | host/*:bots/bot.h | host/*:host/*) return 0 ;;
    sim/*:host/* | studies/*:host/* | clients/cli/*:host/* | clients/pbm/*:host/* | server/*:host/*) return 0 ;;
    sim/*:core/* | sim/*:bots/bot.h | sim/*:sim/*) return 0 ;;
    studies/*:core/* | studies/*:bots/bot.h | studies/*:sim/* | studies/*:clients/mail/* | studies/*:studies/*) return 0 ;;
    clients/cli/*:core/* | clients/cli/*:bots/bot.h | clients/cli/*:sim/* | clients/cli/*:studies/*) return 0 ;;
    clients/pbm/*:core/* | clients/pbm/*:bots/bot.h | clients/pbm/*:sim/*) return 0 ;;
    clients/cli/*:clients/* | clients/pbm/*:clients/* | clients/cli/*:server/serve.[ch] | clients/cli/*:server/alone.[ch]) return 0 ;;
    clients/cli/*:server/bench/bench.c | clients/cli/*:server/store/keep.c | clients/cli/*:server/store/carry.c | clients/cli/*:server/post/desk.c) return 0 ;;
    clients/cli/*:bots/lore/* | clients/pbm/*:bots/lore/* | sim/*:bots/lore/lore.h | studies/*:bots/lore/lore.h) return 0 ;; # a host opens it
    clients/mail/*:clients/mail/*) return 0 ;;
    examples/*:core/* | examples/*:bots/bot.h | examples/*:bots/lore/lore.h | examples/*:host/*) return 0 ;; # what is installed
    inbox/*:core/* | inbox/*:inbox/* | server/*:inbox/inbox.h | clients/cli/*:inbox/* | clients/pbm/*:inbox/*) return 0 ;;
    mailbox/*:core/* | mailbox/*:mailbox/* | server/*:mailbox/* | server/*:inbox/* | clients/cli/*:mailbox/*) return 0 ;;
    server/*:core/* | server/*:bots/bot.h | server/*:server/*) return 0 ;;
    *) return 1 ;;
    esac
}

dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
build=$(cd "$build" && pwd) || exit 1

# OBJECT DEPENDENCY, the source first; of our own files, as seen from the top folder. The system's are not asked after:
# core/banned.h and tools/banned.sh hold what core and games may use of it.
ninja -C "$build" -t deps >"$dir/log" || { echo "no dependencies in $build"; exit 1; }
awk -v top="$(realpath --relative-to="$build" .)/" -v build="$build/" '
    /^[^ ]/ { object = /\(VALID\)$/ ? build $1 : ""; sub(/:$/, "", object); next }
    /^    / && object && $1 !~ "^/" { sub("^" top, "", $1); print object, $1 }' "$dir/log" >"$dir/read"
if [ "$extra" ]; then
    for made in "$extra"/*.d; do
        tr -s ' \\\n' '\n' <"$made" | awk -v object="${made%.d}.o" '
            NR > 1 && NF && $1 !~ "^/" { while (sub(/[^\/.]+\/\.\.\//, "", $1)); print object, $1 }'
    done >"$dir/more"
    awk 'NR == FNR { if (!($1 in seen)) taken[$2]; seen[$1]; next }
        !($1 in first) { first[$1] = $2 } !(first[$1] in taken)' "$dir/more" "$dir/read" >"$dir/rest"
    cat "$dir/rest" "$dir/more" >"$dir/read"
fi

# SOURCE DEPENDENCY and OBJECT SOURCE, without tests and tools.
awk -v of="$dir/objects" '
    !($1 in source) { source[$1] = $2; if ($2 !~ /_test\.c$|^tests\/|^tools\/|^install\//) { print $1, $2 >of; asked[$1] } next }
    $1 in asked && !seen[source[$1] " " $2]++ { print source[$1], $2, "includes" }' "$dir/read" >"$dir/uses"
[ -s "$dir/objects" ] || { echo "no objects in $build: is it built?"; exit 1; }

# WORD HEADER: what the headers that are open to others declare; the narrowest first.
for header in games/*/*_view.h games/*/*_facts.h games/*/rummy_view.h bots/bot.h games/*/*.h; do
    case $header in
    *\** | *_inner.h | *_state.h | *_work.h) continue ;;
    games/*_view.h | games/*_facts.h | bots/bot.h) ;;
    *) name=${header##*/}; case $header in games/"${name%.h}"/*) ;; *) continue ;; esac ;;
    esac
    ${CC:-cc} -E -P -I. -I"$build" "$header" 2>/dev/null | grep -oE '[A-Za-z_][A-Za-z0-9_]*' | sort -u | sed "s|\$| $header|"
done >"$dir/open"

# SOURCE WHERE calls NAME, for every symbol that one object asks for and another of ours defines.
cut -d' ' -f1 "$dir/objects" | (cd "$build" && xargs nm -A -g -P) 2>/dev/null >"$dir/names"
awk -v objects="$dir/objects" -v open="$dir/open" '
    BEGIN {
        while ((getline <objects) > 0) source[$1] = $2
        while ((getline <open) > 0) if (!($1 in header)) header[$1] = $2
    }
    { sub(/(\[[^]]*\])?:$/, "", $1) }
    $3 != "U" { if (!($2 in where)) where[$2] = source[$1]; next }
    { asks[source[$1] " " $2] }
    END {
        for (ask in asks) {
            split(ask, part, " ")
            if (!(part[2] in where)) continue
            at = where[part[2]]
            if (at ~ /^(games|bots)\/|_made\.c$/ && part[2] in header) at = header[part[2]]
            print part[1], at, "calls", part[2]
        }
    }' "$dir/names" | sort -u >>"$dir/uses"

crossed=0 seen=0
while read -r from what how name; do
    seen=$((seen + 1))
    may "$from" "$what" && continue
    echo "$from: ${from%/*}/ may not $([ "$how" = calls ] && echo "call $name of $what" || echo "include $what")"
    crossed=$((crossed + 1))
done <"$dir/uses"
[ "$seen" -gt 1000 ] || [ "$extra" ] || { echo "only $seen includes and calls found: is $build built?"; exit 1; }
[ "$crossed" -eq 0 ] || { echo "$crossed of $seen includes and calls cross a layer; docs/house.md, section 2, is the table"; exit 1; }
