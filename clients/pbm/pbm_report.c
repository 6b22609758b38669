/* Reports: the engine's part, wrapped in what the host knows; docs/report.md. */
#include "clients/mail/buffer.h"
#include "clients/pbm/pbm.h"

#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum { REPORT_ROOM = 1 << 20 };

static void put_due(json_t *header, json_t *press) {
    char words[64];
    time_t due = (time_t)json_integer_value(json_object_get(press, "due"));
    struct tm tm;
    strftime(words, sizeof words, "%e %B, %H:%M", localtime_r(&due, &tm));
    json_object_set_new(header, "due", json_string(words + (words[0] == ' ')));
}

static json_t *desk_in(json_t *press, int clan) {
    return clan ? json_array_get(json_object_get(press, "seats"), (size_t)clan - 1) : NULL;
}

static json_t *header_of(const struct pbm *p, json_t *press, int clan) {
    json_t *header = json_object(), *desk = desk_in(press, clan);
    json_object_set_new(header, "game", json_string(p->id));
    json_object_set_new(header, "preset", json_string(p->preset));
    if (!lz_head_of(p->state)->over)
        put_due(header, press);
    if (clan && !lz_head_of(p->state)->over && json_object_get(desk, "player")) {
        char token[PBM_TOKEN];
        pbm_token(p, clan, pbm_turn_now(p) + 1, token);
        json_object_set_new(header, "pass", json_string(token));
    }
    if (json_object_get(desk, "player")) {
        json_object_set(header, "player", json_object_get(desk, "player"));
        json_object_set(header, "address", json_object_get(desk, "address"));
    }
    return header;
}

static bool is_for(json_t *message, int clan) {
    json_t *to = json_object_get(message, "clans");
    for (size_t i = 0; i < json_array_size(to); i++)
        if (json_integer_value(json_array_get(to, i)) == clan)
            return true;
    return false;
}

static json_t *received(const struct pbm *p, int from, json_t *message) {
    struct lz_text code = pbm_entry(p, from).code;
    return json_pack("{s:i,s:s%,s:O}", "clan", from, "code", code.at, (size_t)code.len, "text",
                     json_object_get(message, "text"));
}

/* SW-16.1: the receiver learns the sender and nobody else who got it; the sender has a copy with all receivers. */
static json_t *messages_of(const struct pbm *p, json_t *press, int clan) {
    json_t *in = json_array(), *out = json_array(), *message;
    size_t i;
    pbm_view(p, LZ_ONLOOKER);
    for (int from = 1; from <= p->record.setup.seats; from++)
        json_array_foreach(json_object_get(desk_in(press, from), "messages"), i, message) {
            if (from == clan)
                json_array_append(out, message);
            else if (is_for(message, clan))
                json_array_append_new(in, received(p, from, message));
        }
    return json_pack("{s:o,s:o}", "in", in, "out", out);
}

/* SW-15.4: the points after each turn. */
static json_t *history_of(const struct pbm *p) {
    json_t *history = json_array();
    for (int turn = 0; turn < p->turns; turn++) {
        json_t *points = json_array();
        for (int seat = 0; seat < p->record.setup.seats; seat++)
            json_array_append_new(points, json_integer(p->scores[turn][seat]));
        json_array_append_new(history, json_pack("{s:i,s:o}", "turn", turn, "points", points));
    }
    return history;
}

/* The events that the clan was told. */
static uint32_t told_to(const struct pbm *p, int seat, struct lz_event *told) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < p->spool.count; i++)
        if (lz_in(p->spool.at[i].seen, seat))
            told[n++] = p->spool.at[i];
    return n;
}

/* The game's own part goes in as it is written: to read it only to write it again would cost more than the turn. */
static bool put_engine(const struct pbm *p, int clan, struct buffer *out) {
    int seat = clan ? clan - 1 : LZ_ONLOOKER;
    struct lz_event *told = malloc((p->spool.count + 1) * sizeof *told);
    char *text = malloc(REPORT_ROOM);
    bool made = told && text;
    if (made) {
        struct lz_writer w = lz_writer_in(text, REPORT_ROOM);
        p->match.game->report(p->match.game, pbm_view(p, seat), told, told_to(p, seat, told), &w);
        made = !w.full;
        buffer_add(out, text, w.len);
    }
    free(told);
    free(text);
    return made;
}

/* A part by its key, and the last use of it; what there is not is left out. */
static void put_part(struct buffer *out, const char *key, json_t *part) {
    char *text = part ? json_dumps(part, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;
    if (text) {
        buffer_format(out, ",\"%s\":", key);
        buffer_text(out, text);
    } else if (part) {
        out->failed = true;
    }
    free(text);
    json_decref(part);
}

json_t *pbm_press(const struct pbm *p) {
    char name[64];
    snprintf(name, sizeof name, "press/turn-%03d.json", pbm_turn_now(p));
    return pbm_get_json(p, name);
}

bool pbm_put_report(struct pbm *p, json_t *press, int clan, struct buffer *out) {
    json_t *host = header_of(p, press, clan);
    char *header = json_dumps(host, JSON_COMPACT);
    json_decref(host);
    buffer_text(out, "{\"header\":");
    buffer_text(out, header ? header : "{}");
    buffer_text(out, ",\"report\":");
    bool made = put_engine(p, clan, out) && header;
    free(header);
    put_part(out, "messages", messages_of(p, press, clan));
    put_part(out, "dropped", json_incref(json_object_get(desk_in(press, clan), "dropped")));
    put_part(out, "notes", json_incref(json_object_get(press, "notes")));
    if (lz_head_of(p->state)->over)
        put_part(out, "history", history_of(p));
    buffer_byte(out, '}');
    return (made && !out->failed) ||
           pbm_say("the report of clan %d for turn %d could not be made; this is a bug", clan, pbm_turn_now(p));
}
