/* A battle as one of its parties is told it (SW-17.2): who met whom, the rounds on one line, and what came of it. */
#include "core/bug.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

/* What the events from BATTLE to the next one, or to the end of the run, say of it. */
struct battle {
    const struct lz_event *begin, *field, *took, *fled, *captives, *den_lost;
    bool attacking;                   /* the reader's clan is the attacker */
    int theirs, attackers, defenders; /* standing after the last round */
    int32_t lost[SW_COLOURS];
};

static const struct lz_event *until(const struct swamp_run *run, const struct lz_event *e) {
    do
        e++;
    while (e < run->end && e->kind != SW_K_BATTLE);
    return e;
}

static void count_round(struct battle *b, const struct lz_event *e) {
    b->theirs -= e->arg[b->attacking ? 1 : 2];
    b->attackers -= e->arg[2];
    b->defenders -= e->arg[1];
}

static void note(struct battle *b, const struct lz_event *e) {
    if (e->kind == SW_K_ROUND)
        count_round(b, e);
    if (e->kind == SW_K_FIELD)
        b->field = e;
    if (e->kind == SW_K_FLED)
        b->fled = e;
    if (e->kind == SW_K_CAPTIVES)
        b->captives = e;
    if (e->kind == SW_K_TOOK && !b->took && e->arg[0] == b->begin->arg[0])
        b->took = e;
    if (e->kind == SW_K_DEN_LOST && e->arg[0] == b->begin->arg[0])
        b->den_lost = e;
    if (e->kind == SW_K_LOST && e->arg[1] == SW_BY_BATTLE)
        for (int i = 0; i < SW_COLOURS; i++)
            b->lost[i] += e->arg[2 + i];
}

static struct battle battle_of(const struct swamp_story *s, const struct lz_event *begin) {
    struct battle b = { .begin = begin,
                        .attacking = begin->arg[1] == s->view->clan,
                        .attackers = begin->arg[3],
                        .defenders = begin->arg[4] };
    b.theirs = begin->arg[b.attacking ? 4 : 3];
    for (const struct lz_event *e = begin + 1, *end = until(s->run, begin); e < end; e++)
        note(&b, e);
    return b;
}

/* "10F: 90 attack the free Red den, 30 militia." */
static void tell_begin(struct swamp_story *s, const struct battle *b) {
    const int32_t *arg = b->begin->arg;
    bool den = arg[5] == SW_FIGHT_DEN;
    struct lz_writer *w = swamp_sentence(s);
    if (arg[0] != s->here) {
        swamp_hex_print(arg[0], w);
        lz_put(w, ": ");
    }
    lz_put_number(w, arg[3]);
    if (!b->attacking) {
        lz_put_char(w, ' ');
        swamp_put_of(s, arg[1]);
    }
    lz_put(w, arg[5] == SW_FIGHT_GATE ? " out of the gate" : "");
    lz_put(w, arg[3] == 1 ? " attacks " : " attack ");
    if (arg[2] == SW_FREE && den) {
        lz_put(w, "the free ");
        swamp_put_den(s, arg[0]);
        lz_put(w, ", ");
        swamp_put_count(arg[4], "militia", "militia", w);
    } else {
        lz_put_number(w, arg[4]);
        lz_put_char(w, ' ');
        swamp_put_of(s, arg[2]);
        if (den) {
            lz_put(w, " in the ");
            swamp_put_den(s, arg[0]);
        }
    }
    lz_put_char(w, '.');
    s->here = arg[0];
    swamp_story_line(s);
}

/* "round 1: 11 of theirs down, 8 of ours.  2: 10, 5.  3: 9, 2." */
static void tell_rounds(struct swamp_story *s, const struct battle *b) {
    struct lz_writer *w = &s->line;
    int round = 0;
    for (const struct lz_event *e = b->begin + 1, *end = until(s->run, b->begin); e < end; e++) {
        if (e->kind != SW_K_ROUND)
            continue;
        int theirs = e->arg[b->attacking ? 1 : 2], ours = e->arg[b->attacking ? 2 : 1];
        lz_put(w, round++ ? "  " : "round ");
        lz_put_number(w, round);
        lz_put(w, ": ");
        lz_put_number(w, theirs);
        lz_put(w, round == 1 ? " of theirs down, " : ", ");
        lz_put_number(w, ours);
        lz_put(w, round == 1 ? " of ours." : ".");
    }
    swamp_story_line(s);
}

static bool won(const struct battle *b) { return b->field && b->field->arg[1] == (b->attacking ? 1 : 2); }
static bool nobody(const struct battle *b) { return b->field && b->field->arg[1] == 0; }

/* Who has the field now. */
static void tell_field(struct swamp_story *s, const struct battle *b) {
    bool den = b->begin->arg[5] == SW_FIGHT_DEN;
    if (b->took)
        swamp_story_say(s, "The {w1}{p2} is yours.", b->took);
    else if (nobody(b))
        swamp_story_say(s, "Nobody is left.", b->begin);
    else if (won(b))
        swamp_story_say(s,
                        b->attacking ? "The field is yours."
                        : den        ? "The den is held."
                                     : "You hold the field.",
                        b->begin);
    else if (b->attacking)
        swamp_story_say(s, b->attackers > 0 ? "Beaten back." : "They held; nobody of yours is left.", b->begin);
    else if (b->den_lost)
        swamp_story_say(
            s, b->den_lost->arg[3] ? "The {d0} is lost, and {n3} den lizard{e3||s} with it." : "The {d0} is lost.",
            b->den_lost);
    else
        swamp_story_say(s, den ? "The den is lost." : "The field is lost.", b->begin);
}

static void tell_flight(struct swamp_story *s, const struct battle *b) {
    struct lz_event left = { .arg = { b->theirs } };
    if (won(b) && b->theirs > 0)
        swamp_story_say(s, "{n0} of theirs {e0|flees|flee}.", &left);
    if (b->fled && !b->attacking)
        swamp_story_say(s, "{n2} {e2|flees|flee} to {h1}.", b->fled);
}

static void tell_after(struct swamp_story *s, const struct battle *b) {
    struct lz_event lost = { .arg = { b->lost[0], b->lost[1], b->lost[2], b->lost[3], b->lost[4] } };
    tell_field(s, b);
    tell_flight(s, b);
    if (lost.arg[0] + lost.arg[1] + lost.arg[2] + lost.arg[3] + lost.arg[4])
        swamp_story_say(s, "Lost {m0}.", &lost);
    if (b->captives)
        swamp_story_say(s, b->captives->arg[1] == s->view->clan ? "Captured {m2}." : "{k1} capture {m2} of them.",
                        b->captives);
    if (won(b)) {
        struct lz_writer *w = swamp_sentence(s);
        lz_put_number(w, b->field->arg[2]);
        lz_put(w, " now ");
        lz_assert(b->field->arg[3] >= 0 && b->field->arg[3] <= SW_VETERAN);
        lz_put(w, swamp_facts.skill[b->field->arg[3]]);
        lz_put_char(w, '.');
    } else if (b->attacking && b->attackers > 0) {
        swamp_story_say(s, "{n0} {e0|is|are} left.", &(struct lz_event){ .arg = { b->attackers } });
    }
}

/* Whether a battle before it in the run has told the event already; rounds, fields and flights have no words besides.
 */
static bool told(const struct swamp_story *s, const struct lz_event *e) {
    const struct lz_event *begin = e;
    while (begin > s->run->from && begin->kind != SW_K_BATTLE)
        begin--;
    if (begin->kind != SW_K_BATTLE)
        return false;
    struct battle b = battle_of(s, begin);
    switch (e->kind) {
    case SW_K_CAPTIVES:
        return b.captives == e;
    case SW_K_TOOK:
        return b.took == e;
    case SW_K_DEN_LOST:
        return b.den_lost == e && !won(&b) && !nobody(&b);
    case SW_K_LOST:
        return e->arg[1] == SW_BY_BATTLE;
    case SW_K_MOVED: /* where they have just won */
        return e->arg[1] == begin->arg[0] && won(&b) && b.attacking;
    default:
        return false;
    }
}

bool swamp_story_battle(struct swamp_story *s, const struct lz_event *e) {
    if (e->kind != SW_K_BATTLE)
        return told(s, e);
    struct battle b = battle_of(s, e);
    swamp_story_line(s);
    tell_begin(s, &b);
    tell_rounds(s, &b);
    tell_after(s, &b);
    return true;
}

/* ---- as data */

static const char *verdict_of(const struct battle *b) {
    if (b->took)
        return "taken";
    if (nobody(b))
        return "nobody left";
    if (won(b))
        return b->attacking ? "won" : "held";
    return b->attacking ? "beaten" : "lost";
}

/* Whether the clan has attacked there before in this turn. */
static bool tried_before(const struct swamp_story *s, const struct battle *b) {
    for (const struct lz_event *e = s->run->turn; e && e < b->begin; e++)
        if (b->attacking && e->kind == SW_K_BATTLE && e->arg[0] == b->begin->arg[0] && e->arg[1] == s->view->clan)
            return true;
    return false;
}

/* "The Red home den is lost", "Second try at 12AC", "90 against 30". */
static void put_title(struct swamp_story *s, const struct battle *b) {
    const int32_t *arg = b->begin->arg;
    if (tried_before(s, b) && !b->took)
        swamp_story_say(s, "Second try at {h0}", b->begin);
    else if (arg[5] != SW_FIGHT_DEN)
        swamp_story_say(s, b->attacking ? "{n3} against {n4}" : "{n4} against {n3}", b->begin);
    else if (b->took)
        swamp_story_say(s, "The {d0} is taken", b->begin);
    else if (b->attacking)
        swamp_story_say(s, won(b) ? "The {d0} is stormed" : "In vain at the {d0}", b->begin);
    else
        swamp_story_say(s, won(b) ? "The {d0} is held" : "The {d0} is lost", b->begin);
}

static void write_side(struct lz_writer *w, const char *key, const int side[3]) {
    lz_json_open(w, key, '{');
    lz_json_number(w, "clan", side[0]);
    lz_json_number(w, "before", side[1]);
    lz_json_number(w, "after", side[2]);
    lz_json_close(w, '}');
}

static void write_battle(struct swamp_story *s, const struct battle *b) {
    static const char *const kinds[] = { [SW_FIGHT_OPEN] = "open", [SW_FIGHT_DEN] = "den", [SW_FIGHT_GATE] = "gate" };
    const int32_t *arg = b->begin->arg;
    struct lz_writer *w = s->out;
    char name[8];
    struct lz_writer hex = lz_writer_in(name, sizeof name);
    swamp_hex_print(arg[0], &hex);
    lz_assert(!hex.full && arg[5] >= 0 && arg[5] < LZ_COUNT(kinds));
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "hex", name);
    lz_json_string(w, "kind", kinds[arg[5]]);
    put_title(s, b);
    lz_json_text(w, "title", (struct lz_text){ s->line.at, s->line.len });
    s->line = lz_writer_in(s->room, sizeof s->room);
    lz_json_string(w, "verdict", verdict_of(b));
    write_side(w, "attacker", (const int[]){ arg[1], arg[3], b->attackers });
    write_side(w, "defender", (const int[]){ arg[2], arg[4], b->defenders });
    lz_json_open(w, "rounds", '[');
    for (const struct lz_event *e = b->begin + 1, *end = until(s->run, b->begin); e < end; e++)
        if (e->kind == SW_K_ROUND) {
            lz_json_open(w, NULL, '{');
            lz_json_number(w, "attackers_lost", e->arg[2]);
            lz_json_number(w, "defenders_lost", e->arg[1]);
            lz_json_close(w, '}');
        }
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

void swamp_run_battles(const struct swamp_view *v, const struct swamp_run *run, struct lz_writer *out) {
    struct swamp_story story = { .view = v, .run = run, .out = out, .here = SW_NO_NAME }, *s = &story;
    s->line = lz_writer_in(s->room, sizeof s->room);
    for (const struct lz_event *e = run->from; e < run->end; e++)
        if (e->kind == SW_K_BATTLE) {
            struct battle b = battle_of(s, e);
            write_battle(s, &b);
        }
}
