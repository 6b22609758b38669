/* Programs of ops: LL-15.2. One row of `kinds` says all that may be written after the op's word, and what must have
   been chosen before it; so that a program that compiles is one that the engine can carry out. */
#include "games/lies/load/lies_load.h"

#include "core/words/text.h"

#include <string.h>

/* What ops refer to: chosen or placed by an op before. */
enum { NODE = 1, NET = 2, THEORY = 4, TOKEN = 8, AWARE = 16 };

#define BIT(name) (1u << (name))
enum {
    FIXED = BIT(LIES_T_BIRD) | BIT(LIES_T_LIZARD),
    CHOSEN = BIT(LIES_T_CHOSEN),
    AGAIN = BIT(LIES_T_SAME) | BIT(LIES_T_OTHER),
    FREE = FIXED | CHOSEN | BIT(LIES_T_ANY),
    ADDED = FREE | AGAIN | BIT(LIES_T_LOST)
};
enum {
    COUNTED = 1 << 12, /* xN, min M, opt */
    SPREAD = LIES_F_DISTINCT | LIES_F_OTHERNET | COUNTED,
    REREAD = LIES_F_NOW | LIES_F_FOOTHOLD
};

/* form: the words after the op's own, in this order: N number, M number of moves, T theory, t theory or nothing,
   W selector, C `conn`, F `fit` or `flaggable`. */
static const struct op_kind {
    const char *word, *form;
    uint16_t themes, flags;
    uint8_t does, needs, gives;
    uint8_t times, least; /* unless said otherwise; of those with a number, it is the number */
    const char *usage;    /* {0}, {1}: the theories of the set */
} kinds[] = {
    { "seed", "TW", FIXED, SPREAD, LIES_DOES_SEED, 0, NODE | TOKEN, 1, 1, "seed {0}, or seed {1}, and SELECTOR" },
    { "add", "TW", ADDED, SPREAD | REREAD | LIES_F_ONETHEORY, LIES_DOES_ADD, 0, NODE | TOKEN, 1, 1,
      "add THEORY SELECTOR" },
    { "restore", "", 0, COUNTED, LIES_DOES_RESTORE, NODE, TOKEN, 1, 1, "restore" },
    { "aware", "W", 0, SPREAD | REREAD | LIES_F_CALM, LIES_DOES_AWARE, 0, NODE | AWARE, 1, 1, "aware SELECTOR" },
    { "vuln", "W", 0, COUNTED | LIES_F_NOW, LIES_DOES_VULN, 0, 0, 1, 1, "vuln SELECTOR" },
    { "flag", "W", 0, COUNTED | LIES_F_NOW, LIES_DOES_FLAG, 0, 0, 1, 1, "flag SELECTOR" },
    { "unflag", "", 0, COUNTED, LIES_DOES_UNFLAG, 0, 0, 1, 1, "unflag" },
    { "deploy", "W", 0, SPREAD | LIES_F_NOW, LIES_DOES_DEPLOY, 0, NODE, 1, 1, "deploy SELECTOR" },
    { "move", "M", 0, 0, LIES_DOES_MOVE, 0, 0, 1, 0, "move 1, or move 2" },
    { "shove", "", 0, 0, LIES_DOES_SHOVE, 0, 0, 1, 0, "shove" },
    { "shift", "", 0, COUNTED, LIES_DOES_SHIFT, 0, 0, 1, 1, "shift" },
    { "walk", "", 0, COUNTED, LIES_DOES_WALK, 0, 0, 1, 1, "walk" },
    { "activate", "Wt", FREE, SPREAD | LIES_F_NOW, LIES_DOES_ACTIVATE, 0, NODE, 1, 1, "activate SELECTOR [THEORY]" },
    { "pick", "Wt", FREE, LIES_F_FIT | LIES_F_NOW, LIES_DOES_PICK, 0, NODE, 1, 1, "pick SELECTOR [THEORY]" },
    { "net", "F", 0, 0, LIES_DOES_NET, 0, NET, 1, 1, "net fit, or net flaggable" },
    { "theory", "", 0, LIES_F_FIT, LIES_DOES_THEORY, NODE, THEORY, 1, 1, "theory" },
    { "policy", "W", 0, LIES_F_NOW, LIES_DOES_POLICY, 0, THEORY, 1, 1, "policy SELECTOR" },
    { "again", "T", AGAIN, 0, LIES_DOES_AGAIN, TOKEN, 0, 1, 1, "again same, or again other" },
    { "each", "TC", CHOSEN, 0, LIES_DOES_EACH, NODE, 0, 1, 1, "each chosen conn" },
    { "aware-again", "", 0, 0, LIES_DOES_AWARE_AGAIN, AWARE, 0, 1, 1, "aware-again" },
    { "aware-each", "C", 0, 0, LIES_DOES_AWARE_EACH, NODE, 0, 1, 1, "aware-each conn" },
    { "remove", "NT", FREE, 0, LIES_DOES_REMOVE, NODE, 0, 1, 1, "remove NUMBER THEORY" },
    { "takedown", "T", FIXED, 0, LIES_DOES_TAKEDOWN, NODE, 0, 2, 2, "takedown {0}, or takedown {1}" },
    { "activate-net", "", 0, 0, LIES_DOES_ACTIVATE_NET, NET, 0, 1, 1, "activate-net" },
    { "sweep", "NTW", CHOSEN, LIES_F_UNFLAG, LIES_DOES_SWEEP, 0, 0, 1, 1, "sweep NUMBER chosen SELECTOR" },
    { "calm-nets", "", 0, 0, LIES_DOES_CALM_NETS, 0, 0, 1, 1, "calm-nets" },
    { "strip", "", 0, 0, LIES_DOES_STRIP, 0, 0, 1, 1, "strip" },
    { "draw", "N", 0, 0, LIES_DOES_DRAW, 0, 0, 1, 1, "draw NUMBER" },
};
_Static_assert(sizeof kinds / sizeof kinds[0] == LIES_DOES, "an op without a row");

/* Theories that are found when the op is carried out; the set's own two stand before them. */
static const char *const themes_found[] = { "any", "same", "other", "chosen", "lost", NULL };
static const char *const wheres[] = { "engaged",  "reach",   "conn",       "path",   "net",     "base",
                                      "base1",    "base2",   "centre",     "outer",  "gateway", "modded",
                                      "unmodded", "flagged", "pile3",      "fresh",  "added",   "lost",
                                      "nearlost", "tokens",  "neartokens", "awared", "aware2",  NULL };
_Static_assert(sizeof wheres / sizeof wheres[0] == LIES_WHERES + 1, "a selector without a word");
static const char *const flags[] = { "distinct", "othernet", "onetheory", "calm",   "now",
                                     "foothold", "fit",      "flaggable", "unflag", NULL };

enum { CLAUSE_WORDS = 24, LIST = 500 };

/* A clause being read. */
struct clause {
    struct lies_loader *l;
    const char *themes[LIES_T_LOST + 2]; /* the words for theories, NULL after the last */
    struct lz_text text;                 /* whole, for troubles */
    const struct op_kind *kind;
    struct lz_words words;
    int min;   /* said by `min`, or 0 */
    int at;    /* the next word */
    int known; /* NODE and so on, of the ops before */
    struct lies_op op;
};

bool lies_load_op_word(struct lz_text word) {
    static const char *const others[] = { "need", "all", "min", "opt", NULL };
    bool found = lz_word_find(word, themes_found) >= 0 || lz_word_find(word, wheres) >= 0 ||
                 lz_word_find(word, flags) >= 0 || lz_word_find(word, others) >= 0;
    for (int i = 0; i < LIES_DOES; i++)
        found |= lz_text_is(word, kinds[i].word);
    return found;
}

static bool refuse(struct clause *clause, const char *found, const char *expected) {
    lz_trouble(&clause->l->file, "op '%.*s': found %s, expected %s", LZ_SHOW(clause->text), found, expected);
    return false;
}

static bool refuse_word(struct clause *clause, struct lz_text word, const char *expected) {
    char found[100];
    struct lz_writer w = lz_writer_in(found, sizeof found);
    lz_put(&w, word.len ? "'" : "nothing more");
    lz_put_text(&w, (struct lz_text){ word.at, word.len < 90 ? word.len : 90 });
    lz_put(&w, word.len ? "'" : "");
    return refuse(clause, found, expected);
}

static const char *one_of(const char *what, const char *const *offered, char list[LIST]) {
    struct lz_writer w = lz_writer_in(list, LIST);
    lz_put(&w, what);
    for (int i = 0; offered[i]; i++) {
        lz_put(&w, " ");
        lz_put(&w, offered[i]);
    }
    return list;
}

/* The next word; empty after the last. */
static struct lz_text next(const struct clause *clause) {
    return clause->at < clause->words.count ? clause->words.word[clause->at] : (struct lz_text){ "", 0 };
}

static void put_usage(const struct clause *clause, struct lz_writer *w) {
    for (const char *at = clause->kind->usage; *at; at++) {
        bool hole = at[0] == '{';
        if (hole)
            lz_put(w, clause->themes[at[1] == '1']);
        else
            lz_put_char(w, *at);
        at += hole ? 2 : 0;
    }
}

/* The word that stands here is not what may: the op's usage says it, with all that may follow. */
static bool usage(struct clause *clause) {
    char text[250];
    struct lz_writer w = lz_writer_in(text, sizeof text);
    put_usage(clause, &w);
    lz_put(&w, clause->kind->flags & COUNTED ? " [xN] [min M] [opt]" : "");
    for (int i = 0; flags[i]; i++)
        if (clause->kind->flags & 1 << i) {
            lz_put(&w, " [");
            lz_put(&w, flags[i]);
            lz_put(&w, "]");
        }
    return refuse_word(clause, next(clause), text);
}

/* What an op, a selector or a theory refers to, and who says it. */
static bool known(struct clause *clause, int needs, struct lz_text word) {
    static const struct {
        int what;
        const char *found, *expected;
    } rows[] = { { NODE, "no node named before it", "pick, add, aware, activate or deploy before it" },
                 { NET, "no network chosen before it", "net before it" },
                 { THEORY, "no theory chosen before it", "theory or policy before it" },
                 { TOKEN, "no token added before it", "add before it" },
                 { AWARE, "no Aware added before it", "aware before it" } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (needs & rows[i].what & ~clause->known) {
            lz_trouble(&clause->l->file, "op '%.*s': found '%.*s' with %s, expected %s", LZ_SHOW(clause->text),
                       LZ_SHOW(word), rows[i].found, rows[i].expected);
            return false;
        }
    return true;
}

static bool take_number(struct clause *clause, struct lz_text word, int most) {
    int number;
    if (!lz_set_number(&clause->l->file, word, (struct lz_range){ 1, most }, &number))
        return false;
    clause->op.times = (uint8_t)number;
    if (clause->op.least)
        clause->op.least = clause->op.times;
    clause->at++;
    return true;
}

static bool take_theme(struct clause *clause, struct lz_text word) {
    static const int needs[] = {
        [LIES_T_SAME] = TOKEN, [LIES_T_OTHER] = TOKEN, [LIES_T_CHOSEN] = THEORY, [LIES_T_LOST] = 0
    };
    int theme = lz_word_find(word, clause->themes);
    char list[LIST];
    if (theme < 0)
        return refuse_word(clause, word, one_of("a theory:", clause->themes, list));
    if (!(clause->kind->themes & BIT(theme)))
        return usage(clause);
    lz_assert(theme <= LIES_T_LOST);
    clause->op.theme = (uint8_t)theme;
    clause->at++;
    return known(clause, needs[theme], word);
}

static bool take_where(struct clause *clause, struct lz_text word) {
    static const int needs[LIES_WHERES] = { [LIES_W_CONN] = NODE, [LIES_W_PATH] = NODE, [LIES_W_NET] = NET };
    struct lz_words parts;
    char list[LIST];
    clause->at++;
    if (lz_text_is(word, "any"))
        return true;
    if (!lz_words_split(&parts, word, "&") || !parts.count)
        return refuse_word(clause, word, "a few selectors");
    for (int i = 0; i < parts.count; i++) {
        int where = lz_word_find(parts.word[i], wheres);
        if (lz_text_is(parts.word[i], "any"))
            return refuse(clause, "'any' beside other selectors", "any alone, or without it");
        if (where < 0)
            return refuse_word(clause, parts.word[i], one_of("a selector: any", wheres, list));
        clause->op.where |= BIT(where);
        if (!known(clause, needs[where], parts.word[i]))
            return false;
    }
    return true;
}

static bool take_conn(struct clause *clause, struct lz_text word) {
    return lz_text_is(word, "conn") ? take_where(clause, word) : usage(clause);
}

static bool take_fit(struct clause *clause, struct lz_text word) {
    bool flaggable = lz_text_is(word, "flaggable");
    if (!flaggable && !lz_text_is(word, "fit"))
        return usage(clause);
    clause->op.flags = flaggable ? LIES_F_FLAGGABLE : LIES_F_FIT;
    clause->at++;
    return true;
}

static bool take_word(struct clause *clause, char form, struct lz_text word) {
    switch (form) {
    case 'N':
        return take_number(clause, word, 20);
    case 'M':
        return take_number(clause, word, 2);
    case 'W':
        return take_where(clause, word);
    case 'C':
        return take_conn(clause, word);
    case 'F':
        return take_fit(clause, word);
    default:
        return take_theme(clause, word);
    }
}

/* The words that the op's form asks for. */
static bool take_form(struct clause *clause) {
    for (const char *form = clause->kind->form; *form; form++) {
        struct lz_text word = next(clause);
        if (*form == 't' && lz_word_find(word, clause->themes) < 0)
            continue;
        if (!word.len)
            return usage(clause);
        if (!take_word(clause, *form, word))
            return false;
    }
    return true;
}

/* xN, min M, opt: true if the word was one. */
static bool take_count(struct clause *clause, struct lz_text word, bool *good) {
    bool times = word.len > 1 && word.at[0] == 'x' && word.at[1] >= '0' && word.at[1] <= '9';
    bool min = lz_text_is(word, "min");
    struct lz_text digits = { word.at + 1, word.len - 1 };
    int number = clause->op.times;
    if (!times && !min && !lz_text_is(word, "opt"))
        return false;
    clause->at++;
    if (min)
        digits = next(clause);
    if (times || min)
        *good = lz_set_number(&clause->l->file, digits, (struct lz_range){ 1, 20 }, &number);
    if (min)
        clause->min = number;
    else
        clause->op.times = (uint8_t)number;
    clause->op.least = (uint8_t)clause->min;
    clause->at += min;
    return true;
}

static bool take_modifiers(struct clause *clause) {
    bool good = true;
    for (struct lz_text word; good && (word = next(clause)).len;) {
        if (clause->kind->flags & COUNTED && take_count(clause, word, &good))
            continue;
        int flag = lz_word_find(word, flags);
        if (flag < 0 || !(clause->kind->flags & 1 << flag))
            return usage(clause);
        clause->op.flags |= (uint16_t)(1 << flag);
        clause->at++;
    }
    return good;
}

/* Words that say something only together with others, or that rule each other out. */
static bool consistent(struct clause *clause) {
    static const uint32_t never[] = { BIT(LIES_W_MODDED) | BIT(LIES_W_UNMODDED), BIT(LIES_W_CENTRE) | BIT(LIES_W_OUTER),
                                      BIT(LIES_W_CENTRE) | BIT(LIES_W_GATEWAY), BIT(LIES_W_FRESH) | BIT(LIES_W_TOKENS),
                                      BIT(LIES_W_FRESH) | BIT(LIES_W_PILE3) };
    const struct lies_op *op = &clause->op;
    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
        if ((op->where & never[i]) == never[i])
            return refuse(clause, "selectors that no node meets together", "one or the other");
    if (op->least > op->times)
        return refuse(clause, "min above the number of times", "xN with N as large at least");
    if (op->flags & (LIES_F_NOW | LIES_F_FOOTHOLD) && !(op->where & (BIT(LIES_W_ENGAGED) | BIT(LIES_W_REACH))))
        return refuse(clause, "now or foothold", "engaged or reach beside it");
    return true;
}

static bool refuse_kind(struct clause *clause, struct lz_text word) {
    const char *words[LIES_DOES + 1] = { NULL };
    char list[LIST];
    for (int i = 0; i < LIES_DOES; i++)
        words[i] = kinds[i].word;
    return refuse_word(clause, word, one_of("an op:", words, list));
}

static bool clause_take(struct clause *clause) {
    struct lz_text word = next(clause);
    for (size_t i = 0; i < LIES_DOES; i++)
        if (lz_text_is(word, kinds[i].word))
            clause->kind = &kinds[i];
    lz_assert(!clause->kind || clause->kind->does == clause->kind - kinds); /* a row for each op, in its place */
    if (!clause->kind)
        return refuse_kind(clause, word);
    clause->at++;
    clause->op = (struct lies_op){
        .does = clause->kind->does, .theme = LIES_T_ANY, .times = clause->kind->times, .least = clause->kind->least
    };
    return known(clause, clause->kind->needs, word) && take_form(clause) && take_modifiers(clause) &&
           consistent(clause);
}

/* What an op leans on that comes after it. */
static bool followed(const struct clause *clause, const struct lies_program *program) {
    const struct lies_op *last = program->ops ? &program->op[program->ops - 1] : NULL;
    bool adds = clause && clause->op.does == LIES_DOES_ADD;
    if (last && last->does == LIES_DOES_STRIP && !adds)
        return false;
    return !last || !(last->flags & LIES_F_FIT) || clause;
}

static bool clause_keep(struct clause *clause, struct lies_program *program, bool need) {
    if (need && (program->ops || program->needs == LIES_NEEDS))
        return refuse(clause, "a need too many, or after an op", "at most 2, before all ops");
    if (!need && program->ops == LIES_OPS)
        return refuse(clause, "one op too many", "at most 6");
    if (!need && !followed(clause, program))
        return refuse(clause, "strip before it", "add right after strip");
    lz_assert(program->ops < LIES_OPS && program->needs <= LIES_NEEDS);
    *(need ? &program->need[program->needs++] : &program->op[program->ops++]) = clause->op;
    return true;
}

/* One clause into the program; `known` grows by what it gives. */
static bool clause_read(struct clause *clause, struct lz_text text, struct lies_program *program) {
    bool need = lz_text_begins(text, "need ");
    clause->text = text;
    clause->kind = NULL;
    clause->min = 0;
    clause->at = need;
    if (!lz_words_split(&clause->words, text, " \t") || clause->words.count > CLAUSE_WORDS)
        return refuse(clause, "a very long op", "a few words");
    if (!clause_take(clause) || !clause_keep(clause, program, need))
        return false;
    if (!need)
        clause->known |= clause->kind->gives;
    return true;
}

static void name_themes(struct clause *clause, const struct lies_data *data) {
    clause->themes[LIES_T_BIRD] = data->theory[0].id;
    clause->themes[LIES_T_LIZARD] = data->theory[1].id;
    for (int i = LIES_T_ANY; i <= LIES_T_LOST + 1; i++)
        clause->themes[i] = themes_found[i - LIES_T_ANY];
}

uint8_t lies_load_program(struct lies_loader *l, const char *text) {
    struct lies_program program = { 0 };
    struct clause clause = { .l = l, .text = lz_span(text) };
    struct lz_words clauses;
    name_themes(&clause, l->data);
    if (l->data->programs == LIES_PROGRAMS || !lz_words_split(&clauses, clause.text, ";")) {
        lz_trouble(&l->file, "ops: found too many, expected %d programs in all", LIES_PROGRAMS);
        return LIES_NONE;
    }
    for (int i = 0; i < clauses.count; i++)
        if (!clause_read(&clause, lz_trim(clauses.word[i]), &program))
            return LIES_NONE;
    if (!program.ops || !followed(NULL, &program)) {
        refuse(&clause, program.ops ? "nothing after strip or fit" : "no op", "an op");
        return LIES_NONE;
    }
    lz_assert(l->data->programs < LIES_PROGRAMS && program.ops <= LIES_OPS);
    l->program_line[l->data->programs] = l->file.line;
    l->data->program[l->data->programs] = program;
    return l->data->programs++;
}
