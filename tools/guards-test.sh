#!/bin/sh
# Breaks each guard's rule on purpose, in a copy of the tree, and sees the guard say so: a guard that cannot fail
# guards nothing. guards-test.sh BUILD: the build whose dependencies and objects the guard of layers reads.
set -u
build=$(cd "${1:?usage: guards-test.sh BUILD}" && pwd) || exit 1
source=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
(cd "$source" && cp -r bots clients contrib core docs examples games host inbox mailbox README.md LICENSE install man meson.build server sim studies tests tools run test .ci .clang-format "$dir") || exit 1
cd "$dir" || exit 1
failed=0 tried=0

# WHAT FILE LINE GUARD...: the guard has to fail while the line stands at the end of the file.
breaks() {
    what=$1 file=$2 line=$3
    shift 3
    before=
    [ -e "$file" ] && before=1 && cp -p "$file" "$dir/kept"
    mkdir -p "$(dirname "$file")"
    printf '%b\n' "$line" >>"$file"
    tried=$((tried + 1))
    if "$@" >said 2>&1; then
        echo "not noticed: $what"
        failed=$((failed + 1))
    fi
    if [ "$before" ]; then mv "$dir/kept" "$file"; else rm -f "$file"; rmdir "$(dirname "$file")" 2>/dev/null; fi
}
object() { # the guard over an archive of one object: GUARD FILE
    gcc -std=gnu17 -I. -O1 -fPIC -c "$2" -o one.o && rm -f one.a && ar rc one.a one.o && "tools/$1.sh" one.a
}
# A rule that nothing but the comment names: the guard has to miss it.
named_by_comment() {
    cp docs/rules/legends.md kept.md
    echo "- **$1** Said to be tested." >>docs/rules/legends.md
    tools/rules.sh
    found=$?
    mv kept.md docs/rules/legends.md
    return $found
}
compiles() { gcc -std=gnu17 -I. -include core/banned.h -fsyntax-only "$1"; }

# Several at once: WHAT FILE LINE, each in a file of its own; then one run of the GUARD has to name them all.
plant() {
    [ -e "$2" ] && mkdir -p "$dir/kept.d/$(dirname "$2")" && cp -p "$2" "$dir/kept.d/$2"
    printf '%b\n' "$3" >>"$2"
    printf '%s|%s\n' "$2" "$1" >>"$dir/planted"
}
named() {
    "$@" >said 2>&1
    while IFS='|' read -r file what; do
        tried=$((tried + 1))
        grep -q "^ *$file[: ]" said || { echo "not noticed: $what"; failed=$((failed + 1)); }
        if [ -e "$dir/kept.d/$file" ]; then mv "$dir/kept.d/$file" "$file"; else rm -f "$file"; fi
    done <"$dir/planted"
    rm -f "$dir/planted"
}

# The guard of layers reads objects: each case is a copy of FILE with LINE at its end, compiled beside the build's.
copies=0
mkdir one
copied() { # FILE LINE: the copy's name
    copies=$((copies + 1))
    copy=${1%.c}_x$copies.c
    { cat "$1"; printf '%b\n' "$2"; } >"$copy"
    gcc -std=gnu17 -D_GNU_SOURCE '-DCLI_VERSION=""' -w -I. -I"$build" -MD -c "$copy" -o "one/x$copies.o" 2>said || rm -f "$copy"
}
layers() { "$source/tools/includes.sh" "$build" "$dir/one"; }
crosses() { # WHAT FILE LINE
    copied "$2" "$3"
    printf '%s|%s\n' "$copy" "$1" >>"$dir/planted"
}
for file in core/match.c games/pig/pig.c bots/greedy.c sim/sim.c clients/mail/doc.c clients/cli/party.c; do
    copied "$file" ''
    echo "$copy" >>"$dir/sound"
done
crosses "core includes a game" core/words/text.c '#include "games/pig/pig.h"'
crosses "a game includes another" games/pig/pig.c '#include "games/legends/legends.h"'
crosses "a game includes another, by the way to it" games/pig/pig.c '#include "../legends/legends.h"'
crosses "a game includes the table of games" games/pig/pig.c '#include "core/games.h"'
crosses "a game looks another up" games/pig/pig.c 'extern const struct lz_game *const lz_games[]; const void *f(void); const void *f(void) { return lz_games[0]; }'
crosses "the kit includes a game" games/kit/rummy_turn.c '#include "games/legends/legends.h"'
crosses "a bot includes a state" bots/greedy.c '#include "games/kit/rummy_state.h"'
crosses "a bot includes a state, oddly written" bots/greedy.c '  #  include   "games/swamp/swamp_state.h"'
crosses "a bot includes a state behind a comment" bots/greedy.c '/* */ #include "games/swamp/swamp_state.h"'
crosses "a bot includes a state by a macro" bots/greedy.c '#define STATE "games/swamp/swamp_state.h"\n#include STATE'
crosses "a bot includes a state on a line that goes on" bots/greedy.c '#inc\\\nlude "games/swamp/swamp_state.h"'
echo '#include "games/swamp/swamp_state.h"' >bots/open.inc
crosses "a bot includes a file that includes a state" bots/greedy.c '#include "bots/open.inc"'
rm bots/open.inc
crosses "a bot declares and calls what no view offers" bots/greedy.c 'extern void swamp_turn(void); void f(void); void f(void) { swamp_turn(); }'
crosses "core calls a game" core/match.c 'extern void swamp_turn(void); void f(void); void f(void) { swamp_turn(); }'
crosses "sim includes a game" sim/sim.c '#include "games/pig/pig_view.h"'
crosses "sim takes a game by its name" sim/sim.c 'extern const struct lz_game pig_game; const void *f(void); const void *f(void) { return &pig_game; }'
crosses "the reports' drawer gets the engine through the moderator" clients/mail/doc.c '#include "clients/pbm/pbm.h"'
crosses "the command line includes a state" clients/cli/lizardry.c '#include "games/kit/rummy_state.h"'
for header in swamp/rules/swamp_work.h swamp/swamp_tables.h kit/rummy_doors.h kit/rummy.h; do
    [ -e "games/$header" ] && crosses "the command line includes $header" clients/cli/party.c "#include \"games/$header\""
done
crosses "the command line calls a rule" clients/cli/party.c 'extern void swamp_turn(void); void f(void); void f(void) { swamp_turn(); }'
named layers
while read -r copy; do
    [ -e "$copy" ] && ! grep -q "^$copy: " said && rm "$copy" && continue
    echo "$copy is refused as it is: the cases above prove nothing"
    failed=$((failed + 1))
done <"$dir/sound"
# The one file that knows the games: a copy of it would be another.
table() {
    rm -rf one && mkdir one
    gcc -std=gnu17 -w -I. -I"$build" -MD -c core/games.c -o one/x.o || return 0
    layers
}
breaks "core/games.c includes a view" core/games.c '#include "games/pig/pig_view.h"' table

plant "a client asks for a game by its id" clients/cli/party.c 'static const char *id = "swamp";'
plant "a client calls a game's own function" clients/pbm/pbm_mail.c 'void f(void) { swamp_sheet_read(); }'
plant "a client knows a game's verb" clients/pbm/pbm_turn.c 'enum { READY = SW_READY };'
plant "a host includes a game" clients/pbm/pbm.h '#include "games/lies/lies.h"'
plant "sim compares an id that is an English word" sim/sim.c 'static const char *id = "lies";'
plant "sim knows an option of a game" sim/bench.c 'enum { CLOCK = NS_O_CLOCK };'
plant "a table of drawers by hand" clients/cli/draw/draw.c 'extern const struct drawer draw_legends;'
plant "a game speaks of another" games/swamp/swamp.c '/* as newspeak does */'
plant "the kit asks who calls it" games/kit/rummy_turn.c 'bool f(const char *id) { return *id == *"legends"; }'
plant "a bot of one game calls another's" bots/swamp/swamp_bot.c '#include "bots/lies/lies_mind.h"'
plant "a screen says the title of a game" clients/cli/play/menu.c 'static const char *title = "Lizards & Lies";'
named tools/names.sh

plant "a function of five parameters" core/match.c 'static int f(int a, int b, int c, int d, int e) {\n    return a + b + c + d + e;\n}'
plant "two statements joined by a comma" games/pig/pig.c 'static void f(int *a) {\n    if (*a)\n        *a = 1, a[1] = 2;\n}'
plant "two statements returned as one" host/crew.c 'static int f(int *a) {\n    return *a = 1, 2;\n}'
plant "a chain of questions" bots/greedy.c 'static int f(int a) {\n    return a > 1 ? 2 : a > 3 ? 4 : a > 5 ? 6 : 7;\n}'
plant "sixteen ways through a function" sim/sim.c 'static int f(int a) {\n    return a && a && a && a && a && a && a && a && a && a && a && a && a && a && a && a;\n}'
plant "a function of a page and a half" core/hash.c "static void f(int *a) {$(i=0; while [ $i -lt 75 ]; do printf '\\n    a[%d] = 0;' $i; i=$((i + 1)); done)\n}"
named tools/shape.py
breaks "a writable global" core/seats.c 'int turns;' object globals core/seats.c
breaks "a writable global with a value" core/seats.c 'int turns = 3;' object globals core/seats.c
breaks "a static local" core/seats.c 'int f(void); int f(void) { static int n; return n++; }' object globals core/seats.c
breaks "a table that is not const" core/seats.c 'const char *names[] = { "a" };' object globals core/seats.c
breaks "a static local of the command line" clients/cli/party.c 'int f(void); int f(void) { static int n; return n++; }' object globals clients/cli/party.c
# The terminal may own what a signal says, and no more.
terminal() {
    gcc -std=gnu17 -D_GNU_SOURCE -I. -O1 -c clients/cli/play/term.c -o play_term.c.o && rm -f one.a && ar rc one.a play_term.c.o &&
        tools/globals.sh one.a
}
if ! terminal >said 2>&1; then
    cat said
    echo "the terminal owns more than its rest as it is: its case below proves nothing"
    failed=$((failed + 1))
fi
breaks "the terminal keeps a page" clients/cli/play/term.c 'char *page(void); char *page(void) { static char room[4096]; return room; }' terminal
breaks "a call of time" core/seats.c '#include <time.h>\nlong f(void); long f(void) { return time(0); }' object banned core/seats.c
breaks "a call of malloc" core/seats.c '#include <stdlib.h>\nvoid *f(void); void *f(void) { return malloc(9); }' object banned core/seats.c
breaks "malloc before the compiler" games/pig/pig.c 'void *f(void) { return malloc(9); }' compiles games/pig/pig.c
breaks "double before the compiler" games/pig/pig.c 'double f(void);' compiles games/pig/pig.c
breaks "stdio.h before the compiler" games/pig/pig.c '#include <stdio.h>' compiles games/pig/pig.c

plant "a hole in a state" games/pig/pig.c 'struct hog_state { char a; int b; }; int hog = sizeof(struct hog_state);'
named tools/holes.sh

breaks "a header that a page has not" core/words/text.c '#include <sys/stat.h>' tools/wasm.sh core/words/text.c
breaks "a pointer of eight bytes" core/words/text.c '_Static_assert(sizeof(void *) == 8, "a pointer");' tools/wasm.sh core/words/text.c
breaks "a call that no library of ours has" core/words/text.c 'long f(void); long f(void) { return strtoll("7", 0, 10); }' tools/wasm.sh core/words/text.c

breaks "a rule without a test" docs/rules/legends.md '- **LE-99.1** Nobody tests this.' tools/rules.sh
breaks "a rule with a long prefix without a test" docs/rules/pig.md '- **PIG-99.1** Nobody tests this.' tools/rules.sh
breaks "a test that is only said to be one" games/pig/pig_test.c '/* LE-99.1 */' named_by_comment LE-99.1
breaks "a game without a rule" games/zebra/zebra.c 'int zebra;' tools/rules.sh
breaks "a test of a rule that is not" tests/rules/zz.t 'LE-98.7 no such rule' tools/rules.sh
breaks "a new excuse" tests/rules/untested.txt 'LE-1.1 no reason good enough' tools/rules.sh
breaks "a test that is an excuse of the code" tests/rules/uncoded.txt 'LE-99.1 holds by what is left out' named_by_comment LE-99.1
breaks "a rule that no code names" docs/rules/pig.md '- **PIG-1.9** Nobody keeps this.' tools/coded.py
breaks "an excuse of the code without a reason" tests/rules/uncoded.txt 'SW-2.5' tools/coded.py
breaks "an excuse for what code names" tests/rules/uncoded.txt 'PIG-1.1 holds by what is left out' tools/coded.py
breaks "an excuse for no rule" tests/rules/uncoded.txt 'PIG-98.7 holds by what is left out' tools/coded.py
plant "a file not formatted" core/seats.h 'static  int f( void );'
named tools/format.sh
breaks "a path of a machine" docs/architecture.md 'See /home/someone/notes.' tools/words.sh
breaks "unfinished work" core/seats.h '/* TO''DO: more of this */' tools/words.sh
breaks "a phrase that is no English" docs/architecture.md 'The guard fails the build else.' tools/words.sh
breaks "one thing a thing" docs/house.md 'There is one page a decision.' tools/words.sh
breaks "a message that is no English" sim/sim.c 'static const char *says = "is a word too many";' tools/words.sh
breaks "a link to nowhere" docs/architecture.md 'See [this](nowhere.md).' tools/links.sh
breaks "a function that is not" docs/architecture.md 'See `lz_noth''ing_at_all`.' tools/figures.sh
breaks "a count by hand" docs/architecture.md 'There are 715 unit tests.' tools/figures.sh
breaks "a size by hand" README.md 'It has 20,000 lines of C.' tools/figures.sh
breaks "a screen that is not" README.md '```\n$ ./run verify nothing.journal\nAll is well.\n```' tools/readme.py "$build/clients/cli/lizardry"
breaks "a speed by hand" docs/choices/chance.md 'A draw costs 17 ns.' tools/figures.sh
breaks "a hook that the house does not describe" core/lz.h 'struct lz_game {\n    bool (*zebra)(const struct lz_game *);\n};' tools/figures.sh
breaks "a folder that the house does not describe" clients/zebra/zebra.c 'int zebra;' tools/figures.sh
breaks "a file that is not" docs/architecture.md 'See `core/nothing.c`.' tools/links.sh

# A manual page without what it should name: LINE of it is taken out.
unnamed() {
    cp man/"$2" kept.scd
    sed -i "/$1/d" man/"$2"
    tools/pages.sh "$build/clients/cli/lizardry"
    found=$?
    mv kept.scd man/"$2"
    return $found
}
breaks "a game that no manual page names" said '' unnamed '(newspeak)' lizardry.1.scd
breaks "an option that no manual page names" said '' unnamed 'until' lizardry.1.scd
breaks "a moderator's command that no manual page names" said '' unnamed '^\*drop\*' lizardry-pbm.1.scd

# The guard of commits over a repository of its own, in which one commit with this BODY changes FILE.
committed() {
    rm -rf repository && mkdir -p repository/core repository/docs && cp -r tools repository && cd repository || return 0
    git init -q . && git config user.name nobody && git config user.email nobody@example.org && git add tools &&
        git commit -qm base && echo "/* */" >>"$2" && git add "$2" && git commit -qm title ${1:+-m "$1"} && tools/commits.sh HEAD~1
    found=$?
    cd "$dir" && rm -rf repository
    return $found
}
if command -v git >/dev/null; then
    breaks "a commit without a body" said '' committed '' docs/x.md
    breaks "a commit of the engine without its Golden: line" said '' committed 'Why not.' core/x.c
    breaks "a commit with a path of a machine" said '' committed 'As /home/someone/notes say.' docs/x.md
    breaks "a commit of unfinished work" said '' committed 'TO''DO: the rest.' docs/x.md
    committed 'Golden: same' core/x.c >said && committed 'Why.' core/x_test.c >said ||
        { cat said; echo "a commit as it should be is refused: the cases of commits prove nothing"; failed=$((failed + 1)); }
fi

rm -rf one # its dependency file names folders of this machine, which words.sh would find
"$source/tools/includes.sh" "$build" >said 2>&1 || { cat said; echo "includes fails on the tree as it is"; failed=$((failed + 1)); }
# Those that had to name the file need no more: whether they find the tree sound is their own test.
for guard in rules words links figures; do
    "tools/$guard.sh" >said 2>&1 && continue
    echo "$guard fails on the tree as it is: its cases above prove nothing"
    failed=$((failed + 1))
done
for guard in coded.py "wasm.sh core/words/text.c"; do
    # shellcheck disable=SC2086 # a guard and its words
    tools/$guard >said 2>&1 && continue
    echo "$guard fails on the tree as it is: its cases above prove nothing"
    failed=$((failed + 1))
done
echo "$tried tried, $failed not noticed"
[ "$failed" -eq 0 ]
