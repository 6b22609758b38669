#!/bin/sh
# The layers of docs/house.md, section 2: who may include whom. Prints every include that crosses a line.
set -u
cd "$(dirname "$0")/.." || exit 1

# FROM (a file) includes WHAT ("core/x.h", or "<string.h>" for the system's): may it? First pattern that fits decides.
may() {
    from=$1 what=$2
    case $from:$what in
    core/games.c:games/*/*_view.h | core/games.c:games/*/*_state.h) return 1 ;;
    core/games.c:games/*/*.h | core/bug.c:\<unistd.h\> | core/bug.c:\<stdlib.h\> | core/banned.h:\<*) return 0 ;;
    *_test.c:* | tests/* | tools/*) return 0 ;;
    core/*:\<std*.h\> | core/*:\<string.h\> | games/*:\<std*.h\> | games/*:\<string.h\>)
        case $what in "<stdio.h>" | "<stdlib.h>") return 1 ;; esac ;;
    core/*:core/*) return 0 ;;
    games/lies/lies.c:lies_made.h | games/newspeak/newspeak.c:newspeak_made.h) return 0 ;;
    games/*:core/games.h) return 1 ;;
    games/*:core/* | games/*:games/kit/*) return 0 ;;
    games/*:*) [ "$(echo "$what" | cut -d/ -f1,2)" = "$(echo "$from" | cut -d/ -f1,2)" ] ;; # its own rooms
    bots/*:*_state.h | bots/*:*_work.h | bots/*:*_inner.h) return 1 ;;
    bots/*:core/* | bots/*:bots/* | bots/*:games/*/*_view.h | bots/*:games/*/*_facts.h | bots/*:\<*) return 0 ;;
    sim/*:core/* | sim/*:bots/bot.h | sim/*:sim/* | sim/*:\<*) return 0 ;;
    studies/*:*_state.h | studies/*:*_work.h | studies/*:*_inner.h) return 1 ;;
    studies/*:core/* | studies/*:bots/bot.h | studies/*:sim/* | studies/*:games/*.h | studies/*:clients/mail/* | studies/*:studies/* | studies/*:\<*) return 0 ;;
    server/*:core/* | server/*:bots/bot.h | server/*:server/* | server/*:\<*) return 0 ;;
    clients/cli/draw/*:games/*_state.h | clients/cli/draw/*:games/*_work.h | clients/cli/draw/*:games/*_inner.h) return 1 ;;
    clients/cli/draw/draw_*:games/*) return 0 ;;
    clients/cli/*:games/* | clients/cli/*:server/*) return 1 ;;
    clients/pbm/*:games/* | clients/pbm/*:server/*) return 1 ;;
    clients/cli/* | clients/pbm/*) return 0 ;;
    clients/*:clients/* | clients/*:\<*) return 0 ;;
    *) return 1 ;;
    esac
}

crossed=0 seen=0
list=$(mktemp) || exit 1
trap 'rm -f "$list"' EXIT
find bots clients core games server sim studies -name '*.[ch]' 2>/dev/null | sort | xargs grep -nE '^[[:space:]]*#[[:space:]]*include' |
    sed -E 's/^([^:]*):([^:]*):[^<"]*("([^"]*)"|(<[^>]*>)).*/\1 \2 \4\5/' >"$list"
while read -r file line what; do
    seen=$((seen + 1))
    if ! may "$file" "$what"; then
        echo "$file:$line: ${file%/*}/ may not include $what"
        crossed=$((crossed + 1))
    fi
done <"$list"
[ "$seen" -gt 0 ] || { echo "no includes found: wrong folder?"; exit 1; }
[ "$crossed" -eq 0 ] || { echo "$crossed of $seen includes cross a layer; docs/house.md, section 2, is the table"; exit 1; }
