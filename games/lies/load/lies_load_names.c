/* The words of a set: a lexicon for each kind of argument that moves and events have. */
#include "core/words/text.h"
#include "games/lies/load/lies_load.h"

#include <string.h>

/* The text in the room for good; "" if there is no room, which is a trouble. */
const char *lies_load_keep(struct lies_loader *l, const struct lz_writer *w) {
    char *to = lz_set_room(&l->file, w->len + 1u);
    lz_assert(w->len < w->room && w->at[w->len] == 0); /* whole, and ended */
    return to ? memcpy(to, w->at, w->len + 1u) : "";
}

/* "Family Feed (TB1)" */
static const char *marked(struct lies_loader *l, const char *name, const char *mark) {
    char room[2 * LZ_SET_NAME + 8];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, name);
    lz_put(&w, " (");
    lz_put(&w, mark);
    lz_put(&w, ")");
    return lies_load_keep(l, &w);
}

/* "part-3" */
static const char *numbered(struct lies_loader *l, const char *word, int number) {
    char room[16];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, word);
    lz_put(&w, "-");
    lz_put_number(&w, number);
    return lies_load_keep(l, &w);
}

static struct lz_name name(const char *word, const char *title) { return (struct lz_name){ word, word, title }; }

static void name_board(struct lies_loader *l) {
    const struct lies_data *data = l->data;
    for (int i = 0; i < data->nodes; i++)
        l->set->node[i] = name(data->node[i].id, marked(l, data->node[i].name, data->node[i].id));
    for (int i = 0; i < data->nets; i++)
        l->set->net[i] = name(data->net[i].id, data->net[i].name);
    for (int i = 0; i < LIES_ROLES; i++)
        l->set->role[i] = name(data->deck[i].id, data->deck[i].name);
}

void lies_put_card_id(const char *role, int kind, struct lz_writer *w) {
    lz_assert(kind >= 0 && kind <= LIES_DECK);
    lz_put(w, role);
    lz_put_number(w, (kind + 1) / 10);
    lz_put_number(w, (kind + 1) % 10);
}

/* Two cards of one name are told apart by their theory, or else by their id. */
static const char *card_title(struct lies_loader *l, const struct lies_deck *deck, int kind) {
    const struct lies_card *card = &deck->card[kind];
    bool shared = false;
    for (int i = 0; i < deck->kinds; i++)
        shared |= i != kind && strcmp(deck->card[i].name, card->name) == 0;
    if (!shared)
        return card->name;
    return marked(l, card->name, card->theme < LIES_THEORIES ? l->data->theory[card->theme].name : card->id);
}

static void name_cards(struct lies_loader *l) {
    for (int i = 0; i < LIES_ROLES * LIES_DECK; i++) {
        const struct lies_deck *deck = &l->data->deck[i / LIES_DECK];
        int kind = i % LIES_DECK;
        char room[8];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lies_put_card_id(deck->id, kind, &w);
        l->set->card[i] = name(lies_load_keep(l, &w), kind < deck->kinds ? card_title(l, deck, kind) : "no such card");
    }
}

static void name_play(struct lies_loader *l) {
    for (int i = 0; i < LIES_ROLES * LIES_STEPS; i++) {
        const struct lies_deck *deck = &l->data->deck[i / LIES_STEPS];
        int step = i % LIES_STEPS;
        l->set->step[i] = name(numbered(l, deck->id, step + 1),
                               step < deck->steps ? deck->step[step].name : "no such step");
    }
    for (int i = 0; i < l->data->parts; i++)
        l->set->part[i] = name(numbered(l, "part", i + 1), l->data->part[i].title);
}

/* A theory's code is its first letter, if no other piece begins with it. */
static void name_pieces(struct lies_loader *l) {
    const char *const *word = l->data->word;
    const struct lz_name pieces[LIES_PIECES] = { [LIES_AWARE] = { "aware", "a", word[LIES_WORD_AWARE] },
                                                 [LIES_VULN] = { "vulnerability", "v", word[LIES_WORD_VULNERABILITY] },
                                                 [LIES_FLAG] = { "flag", "f", word[LIES_WORD_FLAG] },
                                                 [LIES_MOD] = { "moderator", "m", word[LIES_WORD_MODERATOR] } };
    memcpy(l->set->piece, pieces, sizeof pieces);
    for (int t = 0; t < LIES_THEORIES; t++) {
        const struct lies_theory_name *theory = &l->data->theory[t];
        char room[2] = { theory->id[0], 0 };
        struct lz_writer letter = { .at = room, .len = 1, .room = 2 };
        bool taken = strchr("avfm", room[0]) || l->data->theory[!t].id[0] == room[0];
        l->set->piece[t] = (struct lz_name){ theory->id, taken ? theory->id : lies_load_keep(l, &letter),
                                             theory->name };
    }
}

static const char *const story_ends[LIES_STORIES] = { "", "-no", "-yes" };

void lies_story_print(const struct lz_game *game, int story, struct lz_writer *w) {
    (void)game;
    lz_put(w, "part-");
    lz_put_number(w, story / LIES_STORIES + 1);
    lz_put(w, story_ends[story % LIES_STORIES]);
}

bool lies_story_parse(const struct lz_game *game, struct lz_text text, int16_t *story) {
    for (int i = 0; i < LIES_STORIES * lies_facts(game)->parts; i++) {
        char room[24];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lies_story_print(game, i, &w);
        if (lz_text_like(text, room)) {
            *story = (int16_t)i;
            return true;
        }
    }
    return false;
}

void lies_story_title(const struct lz_game *game, int story, struct lz_writer *w) {
    lz_assert(story >= 0 && story < LIES_STORIES * lies_facts(game)->parts);
    const struct lies_part *part = &lies_facts(game)->part[story / LIES_STORIES];
    int end = story % LIES_STORIES;
    if (end) {
        lz_put(w, part->ending[end - 1].text);
        return;
    }
    lz_put(w, part->title);
    lz_put(w, ": ");
    lz_put(w, part->text);
}

static void make_lexicons(struct lies_set *set) {
    lz_assert(set->data.nodes <= LIES_NODES && set->data.nets <= LIES_NETS && set->data.parts <= LIES_PARTS);
    const struct lz_lexicon lexicons[LIES_LEXICONS] = {
        { .form = 'o', .count = set->data.nodes, .what = "node", .names = set->node },
        { .form = 'w', .count = set->data.nets, .what = "network", .names = set->net },
        { .form = 'y', .count = LIES_THEORIES, .what = "theory", .names = set->piece },
        { .form = 'c', .count = LIES_ROLES * LIES_DECK, .what = "card", .names = set->card },
        { .form = 'e', .count = LIES_PIECES, .what = "piece", .names = set->piece },
        { .form = 'r', .count = LIES_ROLES, .what = "role", .names = set->role },
        { .form = 'p', .count = set->data.parts, .what = "part", .names = set->part },
        { .form = 'd', .count = LIES_ROLES * LIES_STEPS, .what = "step", .names = set->step },
        { .form = 'x',
          .count = (uint16_t)(LIES_STORIES * set->data.parts),
          .what = "story",
          .print = lies_story_print,
          .parse = lies_story_parse,
          .title = lies_story_title },
    };
    memcpy(set->lexicon, lexicons, sizeof lexicons);
}

void lies_load_names(struct lies_loader *l) {
    name_board(l);
    name_cards(l);
    name_play(l);
    name_pieces(l);
    make_lexicons(l->set);
}
