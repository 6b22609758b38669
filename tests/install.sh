#!/bin/sh
# install.sh SOURCE BUILD: what a packager does. Installs what was built below a scratch root, builds programs against the
# library by pkg-config alone, plays a match of every game and the matches of examples/tables.c with them, and looks at
# what the library lets out.
set -eu
source=$1 build=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
step() { echo "$*"; }

step "install"
DESTDIR=$dir/root meson install -C "$build" --no-rebuild >"$dir/log" 2>&1 || { tail -n 40 "$dir/log"; exit 1; }
lib=$(dirname "$(find "$dir/root" -name liblizardry.so)")
prefix=$(dirname "$(dirname "$(find "$dir/root" -path '*/bin/lizardry')")")

cat >"$dir/match.c" <<'C'
#include <lizardry/core/bug.h>
#include <lizardry/core/games.h>
#include <lizardry/core/match.h>
#include <lizardry/core/words/option.h>
#include <lizardry/core/rng.h>
#include <lizardry/core/seats.h>
#include <lizardry/core/words/text.h>
#include <lizardry/core/words/verb.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

/* A bug of the engine is this program's to deal with. */
static jmp_buf aside;
_Noreturn void lz_bug(const char *file, int line, const char *what) {
    printf("set aside: %s:%d: %s\n", file, line, what);
    longjmp(aside, 1);
}
static int set_aside(void) {
    char room[16];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (setjmp(aside))
        return 1;
    lz_word_print(lz_games[0], '?', 0, &w);
    return 0;
}

int main(void) {
    if (!set_aside())
        return 1;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        const struct lz_game *game = lz_games[i];
        struct lz_setup setup = { .key = { 7, 11 }, .seats = game->seats_least };
        lz_options_usual(game, &setup);
        struct lz_match match = { .game = game, .state = malloc(game->state_size), .audit = true };
        struct lz_rng rng = lz_rng_from(1, 2);
        const struct lz_head *head = match.state;
        if (!match.state || !lz_begin(&match, &setup, NULL, NULL))
            return 1;
        while (!head->over && head->step < 100000) {
            struct lz_input in = { .at = head->now };
            if (!head->wait && lz_ring(&match, head->alarm, NULL) == LZ_OK)
                continue; /* nobody is waited for: the clock is */
            if (!game->sample(game, match.state, lz_first(head->wait), &rng, &in.move) ||
                lz_submit(&match, &in, NULL, NULL) != LZ_OK)
                return 1;
        }
        printf("%s: over after %u moves\n", game->id, head->step);
        if (!head->over)
            return 1;
        free(match.state);
    }
    return 0;
}
C
step "a program against the library"
PKG_CONFIG_PATH=$lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$dir/root PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 PKG_CONFIG_ALLOW_SYSTEM_LIBS=1
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_ALLOW_SYSTEM_CFLAGS PKG_CONFIG_ALLOW_SYSTEM_LIBS
# shellcheck disable=SC2046 # flags are words
${CC:-cc} -std=gnu17 -Wall -Wextra -Werror "$dir/match.c" -o "$dir/match" $(pkg-config --cflags --libs lizardry)
LD_LIBRARY_PATH="$lib" "$dir/match"

step "every header stands alone"
for header in $(cd "$prefix/include" && find lizardry -name '*.h'); do
    # shellcheck disable=SC2046
    echo "#include <$header>" |
        ${CC:-cc} -std=gnu17 -Wall -Wextra -Werror -fsyntax-only -x c - $(pkg-config --cflags lizardry)
done

step "what the library lets out is what its headers declare"
find "$prefix/include/lizardry" -name '*.h' -exec "$source/install/names.sh" "$lib/liblizardry.so" {} +

step "the example, from the shared and from the static library: killed and called again"
# shellcheck disable=SC2046
${CC:-cc} -std=gnu17 -Wall -Wextra -Werror "$source/examples/tables.c" -o "$dir/tables" $(pkg-config --cflags --libs lizardry) -lpthread
# shellcheck disable=SC2046
${CC:-cc} -std=gnu17 -Wall -Wextra -Werror "$source/examples/tables.c" -o "$dir/tables-static" $(pkg-config --cflags lizardry) \
    $(pkg-config --static --libs lizardry | sed "s,-llizardry,$lib/liblizardry.a,") -lpthread
ldd "$dir/tables-static" | grep -q liblizardry && { echo "it is not static"; exit 1; }
LD_LIBRARY_PATH="$lib" "$source/examples/killed.sh" "$dir/tables"
"$source/examples/killed.sh" "$dir/tables-static"
[ "$(wc -l <"$source/examples/tables.c")" -le 150 ] || { echo "the example has become too long"; exit 1; }

step "the program and its pages"
"$prefix/bin/lizardry" games >/dev/null
for page in "$prefix"/share/man/man[0-9]/*; do
    [ -s "$page" ] || { echo "no manual page is installed"; exit 1; }
done
