#!/bin/sh
# No file names a game but the game's own: games/X, bots/X, its drawer, its studies, data and tests, and the two tables,
# core/games.c and bots/bot.c. So clients, hosts and simulations reach every game through the contract alone. Prints
# every line that names one elsewhere, in code, strings and comments.
set -u
cd "$(dirname "$0")/.." || exit 1

# May FILE name GAME? The kit's own files serve its two games.
may() {
    case $1 in
    *_test.[ch] | core/games.c | bots/bot.c) return 0 ;;
    core/lz.h) [ "$2" = pig ] && return 0 ;; # the example that newcomers read next
    clients/mail/*) [ "$2" = swamp ] && return 0 ;; # the drawer of its reports
    games/lies/* | bots/lies/* | clients/cli/draw/draw_lies*) [ "$2" = conspiracy ] && return 0 ;; # a word of its rulebook
    bots/rummy/* | clients/cli/draw/draw_rummy* | studies/*_rummy*) [ "$2" = conspiracy ] || [ "$2" = legends ] && return 0 ;;
    esac
    case $1 in
    "games/$2"/* | "bots/$2"/* | "clients/cli/draw/draw_$2"* | studies/*_"$2".[ch] | studies/*_"$2"_*.[ch]) return 0 ;;
    esac
    return 1
}

# What names it, as one expression: its folders, its title, the beginnings of its public names and of its rules' names;
# its id in an identifier and as a string of its own, unless the program uses that word for something else; and the id
# anywhere, if it is no common English word.
pattern() {
    id=$1 rest=${1#?}
    ID=$(echo "$id" | tr '[:lower:]' '[:upper:]')
    title=$(sed -n 's/^ *\.title = "\(.*\)",$/\1/p' "games/$id/$id.c")
    rules=$(sed -n 's/^RULE(\([A-Z]*\)_.*/\1/p' "games/$id/${id}_rules.def" 2>/dev/null | head -n 1)
    printf '%s' "(games|bots)/$id([^a-z]|\$)|\"${title:?no title in games/$id/$id.c}|(^|[^A-Za-z_])${id}_|(^|[^A-Za-z_])${ID}_"
    [ "$rules" ] && printf '%s' "|(^|[^A-Za-z])${rules}_[A-Z0-9]"
    case $id in
    duel) ;; # a command, and a preset
    *) printf '%s' "|_$id([^a-z]|\$)|\"$id\"" ;;
    esac
    case $id in
    conspiracy | duel | legends | lies | pig) ;;
    *) printf '%s' "|(^|[^A-Za-z])[${id%"$rest"}${ID%"${ID#?}"}]$rest([^a-z]|\$)" ;;
    esac
}

list=$(mktemp) || exit 1
trap 'rm -f "$list"' EXIT
games=$(find games -mindepth 1 -maxdepth 1 -type d ! -name kit | sed 's|.*/||' | sort)
[ "$games" ] || { echo "no games found: wrong folder?"; exit 1; }
for game in $games; do
    find bots clients core games host inbox install mailbox server sim studies \( -name '*.[ch]' -o -name '*.def' \) 2>/dev/null | sort |
        xargs grep -nE "$(pattern "$game")" /dev/null | sed "s/^/$game /"
done | while IFS= read -r hit; do
    file=${hit#* }
    may "${file%%:*}" "${hit%% *}" || echo "${hit#* }"
done >"$list"
[ ! -s "$list" ] && exit 0
cat "$list"
echo "$(wc -l <"$list") lines name a game where no game should be known; core/lz.h is the way to reach one"
exit 1
