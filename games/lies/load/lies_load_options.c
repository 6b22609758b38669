/* The options of a set (LL-13), and what its game is about: in the words of the set. */
#include "core/words/text.h"
#include "games/lies/load/lies_load.h"

#include <string.h>

#define SEATS "Seats and hands"
#define LENGTH "Story and length"
#define EVEN "Evenness"
#define RULINGS "Where the rulebook is silent"

/* LL-10.4; in the order of enum lies_handicap. */
#define BEGINS(n, points) "|The <Stoppers> begin with " #n " " points "."
#define BEHIND(n, points) "|The <Stoppers> begin " #n " " points " behind."
static const char handicaps[] = "on off 1 2 3 4 5 6 7 8 9 -1 -2 -3 -4 -5 -6 -7 -8 -9";
static const char handicaps_say[] =
    "The <Stoppers> begin with as many points, or as far behind, as evens out the order of seats in games of our bots."
    "|Nobody begins with points, as printed." BEGINS(1, "point") BEGINS(2, "points") BEGINS(3, "points")
        BEGINS(4, "points") BEGINS(5, "points") BEGINS(6, "points") BEGINS(7, "points") BEGINS(8, "points")
            BEGINS(9, "points") BEHIND(1, "point") BEHIND(2, "points") BEHIND(3, "points") BEHIND(4, "points")
                BEHIND(5, "points") BEHIND(6, "points") BEHIND(7, "points") BEHIND(8, "points") BEHIND(9, "points");
#undef BEGINS
#undef BEHIND

/* Where words or sentences are wanting, the set brings them. */
static const struct lz_option options[LIES_OPTIONS] = {
    [LIES_O_ORDER] = { "order", 0, LIES_ORDERS - 1, 0, false, NULL,
                       "who begins and who is next; with four seats the others follow in the same way", SEATS, NULL,
                       false, NULL },
    [LIES_O_SCENARIO] = { "scenario", 0, 1, 0, false, NULL, "the story told round by round", LENGTH, NULL, false,
                          NULL },
    [LIES_O_ROUNDS] = { "rounds", 1, 8, 0, true, NULL, "rounds without a scenario; 0: as many as usual", LENGTH,
                        "The match is over after round {n}.|There are as many rounds as usual.", false,
                        "matches without the scenario" },
    [LIES_O_CONTROL] = { "control", 0, 3, 0, false, "users aware presence full", "what a node asks of the <Spreaders>",
                         RULINGS,
                         "The <Spreaders> hold a node with more tokens than <Aware (several)> and <Moderators> "
                         "together."
                         "|The <Spreaders> hold a node with more tokens than <Aware (several)>."
                         "|The <Spreaders> hold a node with a single token."
                         "|The <Spreaders> hold a node that has no room for another token.",
                         true, NULL },
    [LIES_O_CARDS] = { "cards", 1, 5, 3, true, NULL, "Action cards a turn; 0: no limit", RULINGS,
                       "In a turn at most {n} Action cards are played.|Action cards have no limit, as printed.", true,
                       NULL },
    [LIES_O_HANDS] = { "hands", 0, 2, 0, false, "team closed open", "who sees a hand", SEATS,
                       "Partners see each other's hands.|Everybody sees their own hand alone.|All hands are open.",
                       true, NULL },
    [LIES_O_SEEDS] = { "seeds", 0, 1, 0, false, "split first", "who places the second pair of seeds", RULINGS,
                       "The second <Spreader> places the second pair of seeds.|The first <Spreader> places all seeds.",
                       true, "4 seats" },
    [LIES_O_BASES] = { "bases", 0, 0, 0, false, NULL, "alternative networks that are seeded", RULINGS, NULL, true,
                       NULL },
    [LIES_O_FOOTHOLD] = { "foothold", 0, 1, 0, false, "on off", "a seat that stands nowhere may begin anew", RULINGS,
                          "A seat that has no piece left on the board may begin anew with its first step."
                          "|A seat that has no piece left on the board cannot use its first step.",
                          true, NULL },
    [LIES_O_TIE] = { "tie", 0, 1, 0, false, "draw board", "equal totals", RULINGS,
                     "Equal totals are a draw.|Of equal totals that of the side which more networks pay wins.", true,
                     NULL },
    [LIES_O_HANDICAP] = { "handicap", 0, LIES_HANDICAPS - 1, 0, false, handicaps,
                          "what the <Stoppers> begin with; off: nothing, as printed", EVEN, handicaps_say, true, NULL },
    [LIES_O_DATA] = { "data", 0, 0, 0, false, NULL, "cards, board and scenario", "Set", NULL, true, NULL },
};

static const char about_line[] = "spread a rumour through networks, or stop it";
static const char about_aim[] =
    "Have more points than the other side at the end: the <Spreaders> score for networks in which they hold every "
    "node, the <Stoppers> for networks without a single conspiracy token.";
static const char about_whom[] = "two people, or two teams of two who plan together";
static const char about_handicap[] =
    " The handicap, which evens the sides out, is ours; handicap=off plays without it.";

/* The sentence with the set's words, in the room for good. */
const char *lies_load_said(struct lies_loader *l, const char *sentence) {
    char room[2400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!strchr(sentence, '<'))
        return sentence;
    lies_put_words(l->data, sentence, &w);
    lz_assert(!w.full); /* a few words of LZ_SET_NAME bytes, and a sentence of ours */
    return lies_load_keep(l, &w);
}

/* ---- what the set's own values are called and mean */

static void put_bases(const struct lies_data *data, struct lz_writer *w) {
    for (int i = 0; i < data->pairs; i++) {
        lz_put(w, i ? " " : "");
        lz_put(w, data->alt[data->pair[i][0]].id);
        lz_put(w, "+");
        lz_put(w, data->alt[data->pair[i][1]].id);
    }
}

static void say_bases(const struct lies_data *data, struct lz_writer *w) {
    for (int i = 0; i < data->pairs; i++) {
        lz_put(w, i ? "|" : "");
        lz_put(w, "The first seeds lie beside ");
        lz_put(w, data->alt[data->pair[i][0]].name);
        lz_put(w, ", the second beside ");
        lz_put(w, data->alt[data->pair[i][1]].name);
        lz_put(w, ".");
    }
}

static void put_orders(const struct lies_data *data, struct lz_writer *w) {
    for (int i = 0; i < LIES_ORDERS; i++) {
        lz_put(w, i ? " " : "");
        lz_put(w, data->deck[i / 2].id);
        lz_put(w, ",");
        lz_put(w, data->deck[LIES_PM + i % 2].id);
    }
}

/* "First the A, then the B; with 4 seats then the C and the D." */
static void say_orders(const struct lies_data *data, struct lz_writer *w) {
    for (int i = 0; i < LIES_ORDERS; i++) {
        const char *const names[] = { data->deck[i / 2].name, data->deck[LIES_PM + i % 2].name,
                                      data->deck[!(i / 2)].name, data->deck[LIES_PM + !(i % 2)].name };
        static const char *const before[] = { "First the ", ", then the ", "; with 4 seats then the ", " and the " };
        lz_put(w, i ? "|" : "");
        for (int k = 0; k < LIES_SEATS; k++) {
            lz_put(w, before[k]);
            lz_put(w, names[k]);
        }
        lz_put(w, ".");
    }
}

static void say_scenarios(const struct lies_data *data, struct lz_writer *w) {
    lz_put(w, data->scenario);
    lz_put(w, ": a story told round by round, with effects and endings.|There is no story, only the turns.");
}

static void say_data(const struct lies_data *data, struct lz_writer *w) {
    lz_put(w, "Cards, board and scenario are those of ");
    lz_put(w, data->title);
    lz_put(w, ".");
}

/* What somebody writes, in the room for good. */
static const char *made(struct lies_loader *l, void (*put)(const struct lies_data *, struct lz_writer *)) {
    char room[2400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    put(l->data, &w);
    lz_assert(!w.full); /* some names of LZ_SET_NAME bytes */
    return lies_load_keep(l, &w);
}

/* ---- the whole */

static void make_about(struct lies_loader *l) {
    char room[2400];
    struct lz_writer ours = lz_writer_in(room, sizeof room);
    lz_put(&ours, l->data->note);
    lies_put_words(l->data, about_handicap, &ours);
    l->set->about = (struct lz_about){ .line = about_line,
                                       .aim = lies_load_said(l, about_aim),
                                       .whom = about_whom,
                                       .minutes_least = 20,
                                       .minutes_most = 60,
                                       .ours = lies_load_keep(l, &ours),
                                       .page = lies_load_page(l) };
}

void lies_load_options(struct lies_loader *l) {
    struct lies_set *set = l->set;
    struct lz_writer orders = lz_writer_in(set->orders, sizeof set->orders);
    struct lz_writer scenarios = lz_writer_in(set->scenarios, sizeof set->scenarios);
    struct lz_writer bases = lz_writer_in(set->bases, sizeof set->bases);
    put_orders(l->data, &orders);
    lz_put(&scenarios, l->scenario);
    lz_put(&scenarios, " none");
    put_bases(l->data, &bases);
    lz_assert(orders.len < orders.room && scenarios.len < scenarios.room && bases.len < bases.room);
    memcpy(set->option, options, sizeof set->option);
    for (int i = 0; i < LIES_OPTIONS; i++) {
        set->option[i].help = lies_load_said(l, options[i].help);
        set->option[i].says = options[i].says ? lies_load_said(l, options[i].says) : NULL;
    }
    set->option[LIES_O_ORDER].words = set->orders;
    set->option[LIES_O_ORDER].says = made(l, say_orders);
    set->option[LIES_O_SCENARIO].words = set->scenarios;
    set->option[LIES_O_SCENARIO].says = made(l, say_scenarios);
    set->option[LIES_O_BASES].words = set->bases;
    set->option[LIES_O_BASES].most = set->data.pairs - 1;
    set->option[LIES_O_BASES].says = made(l, say_bases);
    set->option[LIES_O_DATA].words = set->data.id;
    set->option[LIES_O_DATA].says = made(l, say_data);
    make_about(l);
}
