#!/bin/sh
# regold.sh [BUILD]: writes the golden matches anew. A change of any is a change of the rules, the tables, the journal or
# a bot: read the diff, and say in the commit why it is right.
# regold.sh --check MAKE: writes nothing; fails if one that is quickly made, because nobody thinks in it, is not what it was.
set -eu
make=
[ "${1-}" != --check ] || make=$(realpath "$2")
cd "$(dirname "$0")/.."
build=${1-build}
if [ -z "$make" ]; then
    ninja -C "$build" tests/golden/golden_make >/dev/null
    make=$build/tests/golden/golden_make
    thinking=yes
fi
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT

gold() { # NAME GAME SEATS BOTS [OPTION...]
    name=$1 game=$2 seats=$3 bots=$4
    shift 4
    case ${thinking-} in
    '') printf '%s\n' "$bots" | grep -qxE 'walk|random(,random)*' || return 0 ;;
    esac
    mkdir -p "$new/$game"
    "$make" "$game" "$seats" "$name" "$bots" "$@" >"$new/$game/$name.journal"
}

gold random    conspiracy 2 random,random                     target=50
gold greedy    conspiracy 2 greedy,greedy
gold rummy     conspiracy 2 rummy,rummy
gold three     conspiracy 3 rummy,greedy,random               target=60 dealer=round
gold four      conspiracy 4 rummy,greedy,rummy,random         rounds=3
gold strict    conspiracy 3 rummy,rummy,greedy                rounds=3 discredit-choice=auto redraw-discard=no cloned-doubling=either
gold reptilian conspiracy 2 greedy,rummy                      target=60 reptilian=two-actions cloning-wild=after-reveal philadelphia-pick=top
gold lastlap   conspiracy 4 greedy,random,random,greedy       rounds=2 empty-unknown=last-lap stall-laps=2
gold undone    conspiracy 2 walk                              rounds=3 empty-unknown=end exhaust-discard=none
gold undone4   conspiracy 4 walk                              rounds=2

gold random    duel 2 random,random
gold greedy    duel 3 greedy,random,greedy                    rounds=12 purse=12
gold undone    duel 4 walk                                    rounds=8 patience=20000

gold random    legends 2 random,random                        target=50
gold greedy    legends 2 greedy,greedy
gold rummy     legends 2 rummy,rummy
gold three     legends 3 rummy,greedy,random                  target=60 dealer=round
gold partners  legends 4 rummy,greedy,rummy,greedy
gold block     legends 3 rummy,rummy,greedy                   round-limit=3 discredit=block discredit-choice=auto redraw-discard=no
gold experts   legends 2 greedy,rummy                         target=60 expert-value=two crop-extra=tabloids esp-order=kept
gold reshuffled legends 3 random,random,random                  round-limit=3 stall-laps=2
gold undone    legends 2 walk                                 round-limit=3 exhaust-discard=none
gold undone4   legends 4 walk                                 round-limit=2

gold random    lies 4 random,random,random,random
gold greedy    lies 4 greedy,greedy,greedy,greedy             order=EL,DE
gold closed    lies 4 greedy,random,greedy,random             order=CT,DE hands=closed scenario=none rounds=2 control=aware seeds=first
gold two       lies 2 greedy,random                           order=EL,PM
gold atekun    lies 2 random,greedy                           order=EL,DE bases=chan+atekun tie=board handicap=-1 cards=0
gold short     lies 2 random,random                           scenario=none rounds=1 foothold=off cards=1 control=presence
gold undone    lies 4 walk                                    order=EL,PM control=full
gold undone2   lies 2 walk                                    order=CT,DE hands=open

gold random    newspeak 3 random,random,random
gold normal    newspeak 4 normal,normal,normal,normal         clock=none
gold hard      newspeak 6 hard,hard,hard,hard,hard,hard       clock=none set=B
gold live      newspeak 5 hard,easy,normal,normal,hard
gold corr      newspeak 4 normal,hard,easy,random             clock=corr set=A codes=10
gold strict    newspeak 5 easy,normal,hard,hard,easy          clock=none id_reuse=off surv_per_round=1 mod_chat=public msg_max=120
gold fixed     newspeak 3 normal,random,normal                absent=fixed talk=1 ready_ms=0 hack_ms=60000
gold undone    newspeak 4 walk
gold undone6   newspeak 6 walk                                clock=none

gold random    pig 2 random,random                            target=50
gold greedy    pig 4 greedy,random,greedy,random
gold undone    pig 8 walk                                     target=40 patience=15000

gold random    swamp 2 random,random                          victory_per_home=2500 max_turns=20
gold house     swamp 4 normal,hard,easy,normal                victory_per_home=1500 max_turns=10
gold edge      swamp 3 hard,random,easy                       wrap=off victory_per_home=3000 max_turns=8 xp_modifier=signed winner_wounded=half
gold hidden    swamp 6 normal,random,easy,random,hard,random  ranking_points=hide map_memory=off max_turns=6 captive_xp=average excess_starve=half
gold sixteen   swamp 16 normal,easy,normal,easy,normal,easy,normal,easy,normal,easy,normal,easy,random,random,random,random max_turns=4
gold clock     swamp 2 walk                                   clock=1 victory_per_home=2500 max_turns=12 drop_after_missed=0
gold undone    swamp 4 walk                                   victory_per_home=1500 max_turns=8 halt_after_battle=on spy_mire_spreads=on

if [ -z "${thinking-}" ]; then
    stale=0
    for made in "$new"/*/*.journal; do
        kept=tests/golden${made#"$new"}
        cmp -s "$made" "$kept" || { echo "$kept is not what is made today: tools/regold.sh writes it anew"; stale=1; }
    done
    exit $stale
fi
for game in "$new"/*; do
    kept=tests/golden/$(basename "$game")
    mkdir -p "$kept"
    rm -f "$kept"/*.journal # not those of turns/, which are played again below
    cp "$game"/*.journal "$kept"
done
ninja -C "$build" clients/cli/lizardry >/dev/null
tests/golden/turns.sh "$build/clients/cli/lizardry" --write
git diff --stat -- tests/golden
