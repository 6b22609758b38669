/* What whoever draws the words of a set has to know: where nodes and networks lie, what cards and steps say, what a
   role is after. None of it changes in a match, so that it stands in the game's description and not in every picture.
 */
#include "core/words/text.h"
#include "games/lies/lies_inner.h"

static void describe_node(const struct lies_data *d, int n, struct lz_writer *w) {
    const struct lies_place *place = &d->node[n];
    lz_json_string(w, "name", place->name);
    lz_json_string(w, "net", d->net[place->net].id);
    lz_json_number(w, "x", place->x);
    lz_json_number(w, "y", place->y);
    lz_json_open(w, "near", '[');
    LIES_EACH (m, place->near)
        lz_json_string(w, NULL, d->node[m].id);
    lz_json_close(w, ']');
    lz_json_open(w, "beside", '[');
    LIES_EACH (i, place->alts)
        lz_json_string(w, NULL, d->alt[i].id);
    lz_json_close(w, ']');
}

static void describe_net(const struct lies_data *d, int n, struct lz_writer *w) {
    lz_json_number(w, "x", d->net[n].x);
    lz_json_number(w, "y", d->net[n].y);
    lz_json_number(w, "r", d->net[n].r);
    lz_json_string(w, "hue", d->net[n].hue);
}

/* Numbers of cards and steps that no deck has are words that nobody may say. */
static void describe_card(const struct lies_data *d, int n, struct lz_writer *w) {
    static const char *const timings[] = {
        [LIES_ACTION] = "action", [LIES_STEP] = "step", [LIES_REACTION] = "reaction"
    };
    const struct lies_deck *deck = &d->deck[n / LIES_DECK];
    const struct lies_card *card = &deck->card[n % LIES_DECK];
    if (n % LIES_DECK >= deck->kinds)
        return;
    lz_json_string(w, "role", deck->id);
    lz_json_string(w, "name", card->name);
    lz_json_string(w, "timing", timings[card->timing]);
    if (card->theme < LIES_THEORIES)
        lz_json_string(w, "theory", d->theory[card->theme].id);
    lz_json_number(w, "copies", card->copies);
    lz_json_string(w, "text", card->text);
}

static void describe_step(const struct lies_data *d, int n, struct lz_writer *w) {
    const struct lies_deck *deck = &d->deck[n / LIES_STEPS];
    if (n % LIES_STEPS >= deck->steps)
        return;
    lz_json_string(w, "role", deck->id);
    if (*deck->step[n % LIES_STEPS].text)
        lz_json_string(w, "text", deck->step[n % LIES_STEPS].text);
}

static void put_said(const struct lies_data *d, const char *key, const char *sentence, struct lz_writer *w) {
    char room[600];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lies_put_words(d, sentence, &words);
    lz_json_text(w, key, (struct lz_text){ room, words.len });
}

/* LL-10.3, LL-17: what pays a role, and what the others do against it. */
static void describe_role(const struct lies_data *d, int role, struct lz_writer *w) {
    static const char *const sides[LIES_TEAMS] = { "spreaders", "stoppers" };
    static const struct {
        const char *wants, *stopped;
    } says[LIES_ROLES] = {
        [LIES_CT] = { "Networks held in every node. Builds on tokens that lie there already.",
                      "By taking away the tokens that it builds on, and by keeping one node of each network." },
        [LIES_EL] = { "Networks held in every node. Reaches any node, a step at a time.",
                      "By answering its turn: it has no Reactions. One node that is not held is enough." },
        [LIES_PM] = { "Networks without a token. Takes tokens away where <Moderators> and <Flags> are.",
                      "By tokens where no <Moderator> stands: one in a network is enough." },
        [LIES_DE] = { "Networks without a token. Makes nodes <Aware>, and then clears them.",
                      "By tokens where nobody is <Aware> yet: one in a network is enough." },
    };
    lz_json_string(w, "side", sides[lies_team_of(role)]);
    put_said(d, "wants", says[role].wants, w);
    put_said(d, "stopped", says[role].stopped, w);
}

static void describe_theory(const struct lies_data *d, int theory, struct lz_writer *w) {
    lz_json_string(w, "many", d->theory[theory].names);
}

static void describe_part(const struct lies_data *d, int part, struct lz_writer *w) {
    lz_json_string(w, "text", d->part[part].text);
}

void lies_describe(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    static const struct {
        char form;
        void (*describe)(const struct lies_data *, int, struct lz_writer *);
    } rows[] = { { 'o', describe_node }, { 'w', describe_net },  { 'c', describe_card },  { 'd', describe_step },
                 { 'r', describe_role }, { 'p', describe_part }, { 'y', describe_theory } };
    for (int i = 0; i < LZ_COUNT(rows); i++)
        if (rows[i].form == form)
            rows[i].describe(lies_facts(game), arg, w);
}
