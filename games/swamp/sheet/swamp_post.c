/* Letters that were sent: as a reader gets them and as the sender has them, with the sheet held against what each saw
   when it was sent (SW-16.4), and what comes to light after the end (SW-16.5). */
#include "core/bug.h"
#include "core/seats.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

enum { WORDS = 400 };

static void take_apart(const struct swamp_view *v, const struct lz_post *post, struct swamp_letter_parts *parts) {
    parts->v = v;
    parts->writing = false;
    swamp_letter_part(parts, post->words);
}

static void json_text(struct lz_writer *w, const struct lz_post *post, struct swamp_letter_parts *parts) {
    char room[4 * SW_MESSAGE + 4];
    struct lz_writer prose = lz_writer_in(room, sizeof room);
    parts->prose = &prose;
    take_apart(parts->v, post, parts);
    lz_json_text(w, "text", lz_trim((struct lz_text){ room, prose.len }));
}

static void json_hex(struct lz_writer *w, const struct swamp_view *v, int hex) {
    char room[8];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    swamp_hex_print(swamp_name_of(&v->laws, hex), &name);
    lz_json_string(w, "hex", room);
}

static void json_words(struct lz_writer *w, const char *key, const struct swamp_view *v,
                       const struct swamp_claim *claim) {
    char room[WORDS];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    swamp_claim_words(v, claim, &words);
    lz_json_string(w, key, room);
}

/* ---- a sheet */

static void json_ground(struct lz_writer *w, const struct swamp_claim *claim) {
    if (claim->terrain)
        lz_json_string(w, "terrain", swamp_facts.ground[claim->terrain].code);
    if (claim->terrain == SW_DEN && claim->colour < SW_COLOURS)
        lz_json_string(w, "colour", swamp_den_colours[claim->colour]);
    if (claim->marks & SW_HOME)
        lz_json_bool(w, "home", true);
    if (claim->marks & (SW_BRIDGE | SW_RAFT))
        lz_json_string(w, "sign", claim->marks & SW_BRIDGE ? "=" : "~");
    if (claim->old)
        lz_json_bool(w, "old", true);
}

static void json_lizards(struct lz_writer *w, const struct swamp_claim *claim) {
    if (claim->clan != SW_UNTOLD)
        lz_json_number(w, "clan", claim->clan);
    if (claim->counted)
        lz_json_number(w, "number", claim->number);
    if (!claim->coloured || !claim->number)
        return;
    lz_json_open(w, "lizards", '{');
    for (int i = 0; i < SW_COLOURS; i++)
        if (claim->lizards[i])
            lz_json_number(w, swamp_facts.colour[i], claim->lizards[i]);
    lz_json_close(w, '}');
}

/* "12AC: Water; you saw Black den of SPS, 23 lizards." */
static void json_line(struct lz_writer *w, const struct swamp_view *v, const struct swamp_claim *claim,
                      const struct swamp_claim *saw) {
    char room[2 * WORDS];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    swamp_hex_print(swamp_name_of(&v->laws, claim->hex), &line);
    lz_put(&line, ": ");
    swamp_claim_words(v, claim, &line);
    if (saw) {
        lz_put(&line, "; you saw ");
        swamp_claim_words(v, saw, &line);
    }
    lz_put_char(&line, '.');
    lz_json_string(w, "line", room);
}

/* What it says, and what the view's clan saw there. */
static enum swamp_verdict json_claim(struct lz_writer *w, const struct swamp_view *v, const struct swamp_claim *claim) {
    static const char *const verdicts[SW_VERDICTS] = { "unseen", "agrees", "differs" };
    enum swamp_verdict is = swamp_claim_judged(v, claim);
    struct swamp_claim saw = swamp_claim_seen(v, claim->hex);
    lz_json_open(w, NULL, '{');
    json_hex(w, v, claim->hex);
    json_ground(w, claim);
    json_lizards(w, claim);
    json_words(w, "says", v, claim);
    lz_json_string(w, "is", verdicts[is]);
    if (is != SW_CLAIM_UNSEEN)
        json_words(w, "saw", v, &saw);
    json_line(w, v, claim, is == SW_CLAIM_DIFFERS ? &saw : NULL);
    lz_json_close(w, '}');
    return is;
}

static void put_sum(struct lz_writer *w, int n, const char *one, const char *more) {
    if (!n)
        return;
    lz_put(w, w->len ? ", " : "");
    lz_put_number(w, n);
    lz_put(w, n == 1 ? one : more);
}

/* "3 hexes are as you saw them, 1 is not, 1 was out of your sight." */
static void json_sheet(struct lz_writer *w, const struct swamp_view *v, const struct swamp_chart *chart) {
    char room[WORDS];
    struct lz_writer says = lz_writer_in(room, sizeof room);
    int sum[SW_VERDICTS] = { 0 };
    if (!chart->count)
        return;
    lz_json_open(w, "sheet", '{');
    lz_json_number(w, "turn", v->turn);
    lz_json_open(w, "hexes", '[');
    for (int i = 0; i < chart->count; i++)
        sum[json_claim(w, v, &chart->at[i])]++;
    lz_json_close(w, ']');
    put_sum(&says, sum[SW_CLAIM_AGREES], " hex is as you saw it", " hexes are as you saw them");
    put_sum(&says, sum[SW_CLAIM_DIFFERS], " is not as you saw it", " are not as you saw them");
    put_sum(&says, sum[SW_CLAIM_UNSEEN], " was out of your sight", " were out of your sight");
    lz_put_char(&says, '.');
    lz_json_string(w, "says", room);
    lz_json_close(w, '}');
}

/* ---- copies */

static void json_clans(struct lz_writer *w, const char *key, lz_seats seats) {
    lz_json_open(w, key, '[');
    for (int seat = 0; seat < SW_CLANS; seat++)
        if (lz_in(seats, seat))
            lz_json_number(w, NULL, seat + 1);
    lz_json_close(w, ']');
}

static void json_code(struct lz_writer *w, const struct swamp_view *v, int seat) {
    lz_json_number(w, "clan", seat + 1);
    lz_json_text(w, "code", (struct lz_text){ v->clans[seat].code, 3 });
}

static void put_clan(const struct swamp_view *v, int seat, struct lz_writer *w) {
    lz_put(w, "clan ");
    lz_put_number(w, seat + 1);
    lz_put(w, " (");
    swamp_put_code(v, seat + 1, w);
    lz_put_char(w, ')');
}

static void put_receivers(lz_seats to, struct lz_writer *w) {
    const char *before = lz_seats_count(to) == 1 ? "clan " : "clans ";
    for (int seat = 0; seat < SW_CLANS; seat++)
        if (lz_in(to, seat)) {
            lz_put(w, before);
            lz_put_number(w, seat + 1);
            before = ", ";
        }
}

/* " without a name", " in the name of clan 5 (GIS)". */
static void put_false_name(const struct swamp_view *v, const struct lz_post *post, struct lz_writer *w) {
    if (post->as == LZ_ONLOOKER) {
        lz_put(w, " without a name");
    } else if (post->as != post->from) {
        lz_put(w, " in the name of ");
        put_clan(v, post->as, w);
    }
}

/* What stands above a letter that does not bear its writer's name. */
static void json_head(struct lz_writer *w, const struct swamp_view *v, const struct lz_post *post) {
    char room[WORDS];
    struct lz_writer head = lz_writer_in(room, sizeof room);
    if (post->from != v->clan - 1) {
        lz_json_string(w, "head", "without a name");
        return;
    }
    lz_put(&head, "you to ");
    put_receivers(post->to, &head);
    put_false_name(v, post, &head);
    lz_json_string(w, "head", room);
}

/* SW-16.1: who reads it is not told who else does; SW-16.2: nor who wrote it, if it bears no name or another's. */
void swamp_letter_copy(const struct swamp_view *v, const struct lz_post *post, struct lz_writer *w) {
    struct swamp_letter_parts parts = { .v = v };
    bool own = v->clan && post->from == v->clan - 1;
    if (own)
        json_clans(w, "clans", post->to);
    else if (post->as < SW_CLANS)
        json_code(w, v, post->as);
    if (post->as == LZ_ONLOOKER)
        lz_json_bool(w, "unsigned", true);
    else if (own && post->as != post->from)
        lz_json_number(w, "as", post->as + 1);
    if (post->as == LZ_ONLOOKER || (own && post->as != post->from))
        json_head(w, v, post);
    json_text(w, post, &parts);
    json_sheet(w, v, &parts.chart);
}

/* "   12AC: the sheet says Water; you see Black den of SPS, 23." */
void swamp_letter_doctored(const struct swamp_view *v, const struct lz_post *post, struct lz_writer *w) {
    struct swamp_letter_parts parts = { 0 };
    take_apart(v, post, &parts);
    for (int i = 0; i < parts.chart.count; i++) {
        const struct swamp_claim *claim = &parts.chart.at[i];
        struct swamp_claim saw = swamp_claim_seen(v, claim->hex);
        if (swamp_claim_judged(v, claim) == SW_CLAIM_AGREES || (claim->old && saw.terrain == claim->terrain))
            continue;
        lz_put(w, "   ");
        swamp_hex_print(swamp_name_of(&v->laws, claim->hex), w);
        lz_put(w, ": the sheet says ");
        swamp_claim_words(v, claim, w);
        lz_put(w, "; you see ");
        swamp_claim_words(v, &saw, w);
        lz_put(w, ".\n");
    }
}

/* ---- after the end */

/* "Turn 12: clan 3 (SPS) wrote to clans 1, 4 in the name of clan 5 (GIS)." */
static void json_writer(struct lz_writer *w, const struct swamp_view *v, const struct lz_post *post) {
    char room[WORDS];
    struct lz_writer says = lz_writer_in(room, sizeof room);
    lz_put(&says, "Turn ");
    lz_put_number(&says, post->turn);
    lz_put(&says, ": ");
    put_clan(v, post->from, &says);
    lz_put(&says, " wrote to ");
    put_receivers(post->to, &says);
    put_false_name(v, post, &says);
    lz_put_char(&says, '.');
    lz_json_string(w, "says", room);
}

/* "12AC: the sheet said Fertile, nobody; it was Fertile, 45 of GIS. SPS had seen it." */
static void json_untrue(struct lz_writer *w, const struct swamp_view *v, const struct swamp_claim *said,
                        const struct swamp_claim *was) {
    char room[2 * WORDS];
    struct lz_writer says = lz_writer_in(room, sizeof room);
    bool knew = swamp_claim_judged(v, said) == SW_CLAIM_DIFFERS;
    lz_json_open(w, NULL, '{');
    json_hex(w, v, said->hex);
    json_words(w, "said", v, said);
    json_words(w, "was", v, was);
    lz_json_bool(w, "knew", knew);
    swamp_hex_print(swamp_name_of(&v->laws, said->hex), &says);
    lz_put(&says, ": the sheet said ");
    swamp_claim_words(v, said, &says);
    lz_put(&says, "; it was ");
    swamp_claim_words(v, was, &says);
    lz_put(&says, ". ");
    swamp_put_code(v, v->clan, &says);
    lz_put(&says, knew ? " had seen it." : " could not see it.");
    lz_json_string(w, "says", room);
    lz_json_close(w, '}');
}

void swamp_letter_expose(const struct swamp_state *s, const struct lz_post *post, struct lz_writer *w) {
    struct swamp_view v;
    struct swamp_letter_parts parts = { .v = &v };
    struct swamp_claim was[SW_CHART];
    bool untrue[SW_CHART], told = post->as != post->from;
    swamp_view(&swamp_game, s, post->from, &v);
    take_apart(&v, post, &parts);
    for (int i = 0; i < parts.chart.count; i++) {
        was[i] = swamp_claim_true(s, parts.chart.at[i].hex);
        untrue[i] = swamp_claim_against(&parts.chart.at[i], &was[i]) == SW_CLAIM_DIFFERS;
        told = told || untrue[i];
    }
    if (!told)
        return;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "turn", post->turn);
    json_code(w, &v, post->from);
    json_clans(w, "to", post->to);
    if (post->as == LZ_ONLOOKER)
        lz_json_bool(w, "unsigned", true);
    else if (post->as != post->from)
        lz_json_number(w, "as", post->as + 1);
    json_writer(w, &v, post);
    json_text(w, post, &parts);
    lz_json_number(w, "claims", parts.chart.count);
    lz_json_open(w, "untrue", '[');
    for (int i = 0; i < parts.chart.count; i++)
        if (untrue[i])
            json_untrue(w, &v, &parts.chart.at[i], &was[i]);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}
