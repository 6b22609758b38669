/* What makes a refusal apply (NS-14.1), from what its seat can see: rows by rule and verb, the first that fits. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak_inner.h"

struct refused {
    const struct lz_game *game;
    const struct newspeak_facts *f;
    const struct newspeak_view *v;
    const struct newspeak_open *o;
    const struct lz_input *in;
};

/* ---- holes */

static const struct refused *refused_of(const void *from) { return from; }
static const struct newspeak_open *open_of(const void *from) { return refused_of(from)->o; }
static int seat_of(const void *from) { return refused_of(from)->v->seen.seat; }

static void put_dissident(int d, struct lz_writer *w) {
    lz_put_char(w, 'D');
    lz_put_number(w, d + 1);
}

static void put_now(const void *from, struct lz_writer *w) {
    static const char *const words[NS_PHASES] = {
        "the Dissidents choose a set of codes",
        "the Dissidents take ID cards",
        "D1 names the first code",
        "a Dissident starts the talk",
        "the Dissidents talk",
        "the Dissidents set their dials",
        "the Moderators guess",
        "the Dissidents choose a Neutral slot",
        "the Moderators choose a Neutral slot",
        "the Dissidents vote on an ID card",
        "the owner of the card changes the code",
        "the match is over",
    };
    lz_put(w, words[refused_of(from)->v->seen.phase]);
}

static void put_turn(const void *from, struct lz_writer *w) { put_dissident(open_of(from)->turn, w); }
static void put_owner(const void *from, struct lz_writer *w) { put_dissident(open_of(from)->owner, w); }
static void put_dissidents(const void *from, struct lz_writer *w) { put_dissident(open_of(from)->dissidents - 1, w); }
static void put_codes(const void *from, struct lz_writer *w) { lz_put_number(w, open_of(from)->codes); }
static void put_messages(const void *from, struct lz_writer *w) { lz_put_number(w, open_of(from)->messages); }
static void put_most(const void *from, struct lz_writer *w) { lz_put_number(w, open_of(from)->option[NS_O_MSG_MAX]); }
static void put_length(const void *from, struct lz_writer *w) { lz_put_number(w, refused_of(from)->in->text.len); }
static void put_budget(const void *from, struct lz_writer *w) {
    lz_put_number(w, open_of(from)->option[NS_O_MSG_BUDGET]);
}
static void put_gap(const void *from, struct lz_writer *w) { lz_put_number(w, open_of(from)->option[NS_O_MSG_GAP_MS]); }
static void put_since(const void *from, struct lz_writer *w) {
    int64_t since = refused_of(from)->in->at - open_of(from)->said_at[seat_of(from)];
    lz_put_number(w, since < 0 ? 0 : since);
}
static void put_asked(const void *from, struct lz_writer *w) { lz_put_number(w, open_of(from)->asked); }

/* "1 2 4": the slots of which it is true. */
static void put_slots(const struct newspeak_open *o, bool (*is)(const struct newspeak_open *, int),
                      struct lz_writer *w) {
    for (int slot = 0, put = 0; slot < NS_SLOTS; slot++)
        if (is(o, slot)) {
            lz_put(w, put++ ? " " : "");
            lz_put_number(w, slot + 1);
        }
}
static bool has_token(const struct newspeak_open *o, int slot) { return o->tokens >> slot & 1; }
static void put_tokens(const void *from, struct lz_writer *w) { put_slots(open_of(from), has_token, w); }
static void put_neutral(const void *from, struct lz_writer *w) { put_slots(open_of(from), newspeak_neutral, w); }
static void put_in_play(const void *from, struct lz_writer *w) { put_slots(open_of(from), newspeak_in_play, w); }

static void put_card(const void *from, struct lz_writer *w) {
    lz_put(w, refused_of(from)->f->card[open_of(from)->card].name);
}
static void put_power(const void *from, struct lz_writer *w) {
    newspeak_put_power(&refused_of(from)->f->card[open_of(from)->card], w);
}

/* Cards that can be taken; that can be voted for. */
static void put_pool(const void *from, struct lz_writer *w) {
    const struct refused *r = from;
    int owner, put = 0;
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_card_in(&r->f->card[card], r->v->seen.seats) && !newspeak_holds(&r->v->cell, r->o, card, &owner)) {
            lz_put(w, put++ ? ", " : "");
            lz_put(w, r->f->card[card].name);
        }
}
static void put_usable(const void *from, struct lz_writer *w) {
    const struct refused *r = from;
    int owner;
    lz_put(w, "none");
    for (int card = 0; card < NS_CARDS; card++)
        if (newspeak_holds(&r->v->cell, r->o, card, &owner) && newspeak_usable(r->f, r->o, card)) {
            lz_put(w, ", ");
            lz_put(w, r->f->card[card].name);
        }
}
static void put_mine(const void *from, struct lz_writer *w) {
    lz_put(w, refused_of(from)->f->card[refused_of(from)->v->cell.card[seat_of(from)]].name);
}

/* Who has not agreed yet. */
static void put_unready(const void *from, struct lz_writer *w) {
    for (int m = 0; m < open_of(from)->moderators; m++)
        if (!(open_of(from)->ready >> m & 1)) {
            lz_put_char(w, 'M');
            lz_put_number(w, m + 1);
            return;
        }
}

static const struct lz_blank blanks[] = {
    { "now", put_now },         { "turn", put_turn },
    { "owner", put_owner },     { "dissidents", put_dissidents },
    { "codes", put_codes },     { "messages", put_messages },
    { "most", put_most },       { "length", put_length },
    { "budget", put_budget },   { "gap", put_gap },
    { "since", put_since },     { "asked", put_asked },
    { "tokens", put_tokens },   { "neutral", put_neutral },
    { "slots", put_in_play },   { "card", put_card },
    { "power", put_power },     { "pool", put_pool },
    { "usable", put_usable },   { "mine", put_mine },
    { "unready", put_unready }, { NULL, NULL },
};

/* ---- cases and rows */

static bool not_pointed(const struct refused *r) { return r->v->seen.phase == NS_P_GUESS && !r->o->pointed; }
static bool turns(const struct refused *r) { return !newspeak_free(r->o) && r->v->seen.phase == NS_P_TALK; }
static bool all_talk(const struct refused *r) { return newspeak_free(r->o) && r->v->seen.phase == NS_P_TALK; }
static bool moderator(const struct refused *r) { return r->v->side == NS_MODERATOR; }
static bool any_tokens(const struct refused *r) { return r->o->tokens; }
static bool holds_one(const struct refused *r) { return r->v->cell.card[seat_of(r)] < NS_CARDS; }
static bool free_shift(const struct refused *r) { return r->f->card[r->o->card].any_code; }
static bool typed(const struct refused *r) { return r->in->text.len > (uint32_t)r->o->option[NS_O_MSG_MAX]; }

enum { ANY = 255 };
static const struct {
    uint8_t rule, verb;
    bool (*holds)(const struct refused *); /* NULL: always */
    const char *sentence;
} rows[] = {
    { NS_14_1_STATE, NS_V_READY, not_pointed, "Nobody has pointed in this round." },
    { NS_14_1_STATE, NS_V_TARGET, turns, "You talk by turns: dials are set when the talk is over." },
    { NS_14_1_STATE, NS_V_PASS, all_talk, "All talk at once here: say nothing, or be done." },
    { NS_14_1_STATE, ANY, NULL, "At present {now}." },
    { NS_14_1_SEAT, NS_V_CODE, NULL, "D1 leads the Dissidents and names it." },
    { NS_14_1_SEAT, NS_V_SHIFT, NULL, "{owner} holds {card}." },
    { NS_14_1_SEAT, NS_V_FREE, NULL, "{owner} holds {card}." },
    { NS_14_1_SEAT, ANY, moderator, "You are a Moderator: at present {now}." },
    { NS_14_1_SEAT, ANY, NULL, "You are a Dissident: at present {now}." },
    { NS_14_1_DONE, NS_V_READY, NULL, "You are ready; {unready} is not yet." },
    { NS_14_1_DONE, NS_V_RESIGN, NULL, "You have given up." },
    { NS_14_1_DONE, ANY, NULL, "You were done with talking in this round." },
    { NS_4_6_TURN, ANY, NULL, "It is {turn}'s turn." },
    { NS_14_1_RANGE, NS_V_CODE, NULL, "Codes 1 to {codes} are in play." },
    { NS_14_1_RANGE, NS_V_SHIFT, free_shift,
      "{card} names any code from =1 to ={codes} and a Neutral slot: f with one of {neutral}." },
    { NS_14_1_RANGE, NS_V_SHIFT, NULL, "{card} can do this: {power}." },
    { NS_14_1_RANGE, NS_V_FREE, free_shift, "Codes 1 to {codes} are in play, and Neutral are {neutral}." },
    { NS_14_1_RANGE, NS_V_FREE, NULL, "{card} can do this: {power}." },
    { NS_14_1_RANGE, NS_V_ASK, NULL, "You ask about D1 to {dissidents}, and within 0 to 3 steps." },
    { NS_14_1_RANGE, NS_V_OBJECT, NULL, "Messages of this round: {messages}." },
    { NS_14_1_RANGE, NS_V_CHOOSE, NULL, "Neutral are {neutral}." },
    { NS_14_1_RANGE, ANY, NULL, "In play are {slots}." },
    { NS_14_1_CARD, NS_V_ID, NULL, "Free in this match: {pool}." },
    { NS_14_1_CARD, ANY, NULL, "You can vote for {usable}." },
    { NS_14_1_TAKEN, NS_V_ID, holds_one, "You hold {mine}." },
    { NS_14_1_TAKEN, NS_V_ID, NULL, "Free in this match: {pool}." },
    { NS_14_1_TAKEN, ANY, NULL, "You have marked that message." },
    { NS_8_2_TOKEN, ANY, any_tokens, "Tokens lie on {tokens}." },
    { NS_8_2_TOKEN, ANY, NULL, "No token is on the board." },
    { NS_14_1_CAP, NS_V_ASK, NULL, "You Moderators have asked {asked} of {asked} questions of this round." },
    { NS_14_1_CAP, NS_V_POINT, NULL, "You have pointed 3 of 3 times in this round." },
    { NS_14_1_CAP, ANY, NULL, "You have named one 3 of 3 times." },
    { NS_5_4_LENGTH, ANY, typed, "It has {length} characters of at most {most}." },
    { NS_5_4_LENGTH, ANY, NULL, "At most {most} characters are heard." },
    { NS_5_4_GAP, ANY, NULL, "You spoke {since} ms ago; {gap} must pass." },
    { NS_5_4_BUDGET, ANY, NULL, "You have said {budget} of {budget} messages." },
};

void newspeak_because(const struct lz_game *game, const void *view, const struct lz_input *in, const struct lz_why *why,
                      struct lz_writer *w) {
    const struct newspeak_view *v = view;
    struct refused r = { game, newspeak_facts_of(game), v, &v->open, in };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bool about = rows[i].rule == why->rule && (rows[i].verb == ANY || rows[i].verb == in->move.verb);
        if (!about || (rows[i].holds && !rows[i].holds(&r)))
            continue;
        lz_put_filled(w, rows[i].sentence, blanks, &r);
        return;
    }
}
