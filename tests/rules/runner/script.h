/* Rule scripts: the project's second language (docs/house.md, section 7). A script is cases; a case is a name, a
   position or a dealt match, moves made, moves refused, and what must hold. `lizardry-check --grammar` explains it. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "core/lz.h"

enum script_outcome {
    SCRIPT_PASSED,
    SCRIPT_FAILED, /* the script is sound, and the game does not do what it says */
    SCRIPT_WRONG,  /* the script itself cannot be understood, or places what cannot be */
};

struct script_case {
    const char *file;
    uint32_t line;
    struct lz_text name;
    enum script_outcome outcome;
    const char *said; /* lines "file:line: ..." of what was wrong; empty if it passed */
};

struct script_report {
    bool (*want)(void *to, struct lz_text name); /* NULL: every case; one not wanted is not run */
    void (*take)(void *to, const struct script_case *);
    void *to;
};

struct script_count {
    uint32_t cases, passed;
};

/* Runs every case of a text. `name` is what messages call it; one that ends in .md is Markdown, of which the fenced
   blocks that are scripts are run. `game` is the game its positions are of. Never crashes on a wrong text. */
struct script_count script_run(struct lz_text text, const char *name, const struct lz_game *game,
                               const struct script_report *);

/* The game a file name implies: conspiracy.t, docs/rules/conspiracy.md, conspiracy-strikes.t; NULL if none. */
const struct lz_game *script_game_of(const char *path);

/* All words of the grammar, the rigs' own included. */
void script_grammar(void (*put)(void *to, const char *words), void *to);

#endif
