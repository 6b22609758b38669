/* --grammar: every word of the scripts' language, the games' own included. */
#include "tests/rules/runner/frame.h"

static const char frame[] =
    "RULE SCRIPTS\n"
    "\n"
    "A file NAME.t or docs/rules/NAME.md is about the game NAME (also NAME-anything.t). Of Markdown, the fenced "
    "blocks\n"
    "are run in which one line begins a position or a match and one moves or expects; all others are left alone.\n"
    "\n"
    "Cases are separated by empty lines. The first line of a case is its name: the ids of the rules it proves, and "
    "what\n"
    "it shows. Its other lines:\n"
    "\n"
    "  seats N turn #i PHASE name=value ...   begins a position: N seats, whose turn, what is asked, options\n"
    "  CLAUSE | CLAUSE                        what lies where, in the game's own words; `#i CLAUSE | CLAUSE`: all of "
    "#i's\n"
    "  game NAME seats=N name=value seed=S    begins a match dealt by its seed instead; now=MS sets the clock\n"
    "  game NAME no [ID]: seats=N name=value  a setup that must be refused, by that rule if one is given\n"
    "  game WORD VALUE WORD VALUE ...         several clauses about the match in one\n"
    "  #i: MOVE, MOVE                         moves made, in words or codes; each must be accepted\n"
    "  #i no [ID]: MOVE, MOVE                 moves each of which must be refused, by the rule ID if one is given;\n"
    "                                         LZ-1 is for words that are no move of the game at all\n"
    "  *: MOVE                                a move of the host\n"
    "  #i: say \"WORDS, WORDS\"                 a spoken move; commas within the quotes are said\n"
    "  CT: MOVE                               #i may be the game's own word for the seat, where it has one\n"
    "  tick                                   the alarm rings\n"
    "  tick +MS                               time passes; the alarms that come due ring\n"
    "  @MS LINE                               the line happens at that time; the alarms that come due before ring\n"
    "  random N N WORD                        what the next draws give: numbers from 0, or the game's own words;\n"
    "                                         40x7: forty times 7; *x7: 7 from now on, or the most a draw has\n"
    "  shuffle NAME NAME ...                  the next shuffle begins with these, first one first\n"
    "  = EXPECTATION ; EXPECTATION            what must hold now\n"
    "  -- comment                             to the end of the line, also after ` -- `\n"
    "\n"
    "` // ` joins lines, ` | ` clauses, `, ` moves, ` ; ` expectations. Position lines may also follow moves.\n"
    "Beside what a script says, at each step: what is listed is accepted, what is not listed is refused, a refused "
    "move\n"
    "leaves no trace, the game's own sums hold, and every scripted draw is used.\n";

struct page {
    void (*put)(void *to, const char *words);
    void *to;
};

static void put_row(struct page *page, const char *usage, const char *help) {
    static const char blanks[] = "                                         ";
    uint32_t len = lz_span(usage).len;
    page->put(page->to, "  ");
    page->put(page->to, usage);
    page->put(page->to, len < sizeof blanks - 1 ? blanks + len : " ");
    page->put(page->to, help);
    page->put(page->to, "\n");
}

static void put_rows(struct page *page, const struct expectation *rows, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        put_row(page, rows[i].usage, rows[i].help);
}

/* First the words that can be placed and expected, then those that can only be expected. */
static void put_words(struct page *page, const struct rig_word *words, uint32_t count) {
    for (int found = 0; found < 2; found++)
        for (uint32_t i = 0; i < count; i++)
            if (!(words[i].flags & RIG_FOUND) == !found) {
                put_row(page, words[i].usage, words[i].help);
                if (found)
                    continue;
            }
}

static void put_rig(struct page *page, const struct rig *rig) {
    page->put(page->to, "\nTHE WORDS OF ");
    page->put(page->to, rig->game->id);
    page->put(page->to, " (clauses and expectations; what is worked out from the rest stands last and can only be "
                        "expected)\n\n");
    put_words(page, rig->words, rig->word_count);
    page->put(page->to, rig->help);
    page->put(page->to, "  phases:");
    for (int i = 0; i < rig->game->phase_count; i++)
        if (rig->game->phases[i]) {
            page->put(page->to, " ");
            page->put(page->to, rig->game->phases[i]);
        }
    page->put(page->to, "\n  events:");
    for (int i = 0; i < rig->game->kind_count; i++) {
        page->put(page->to, " ");
        page->put(page->to, rig->game->kinds[i].word);
    }
    page->put(page->to, "\n");
}

void script_grammar(void (*put)(void *to, const char *words), void *to) {
    struct page page = { put, to };
    put(to, frame);
    put(to, "\nEXPECTATIONS OF EVERY GAME\n\n");
    put_rows(&page, expectations, expectations_count);
    put_rows(&page, sights, sights_count);
    put_words(&page, head_words, head_words_count);
    for (uint32_t i = 0; i < rigs_count; i++)
        put_rig(&page, rigs[i]);
}
