/* What a server tells unasked: entries of the log, views, decisions, who sits where, what is done around the match. */
#include "clients/cli/far/far_work.h"

#include "core/seats.h"
#include "core/words/clean.h"
#include "host/mirror.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* ---- for the person to read */

/* The newest stay. */
void far_said(struct far *far, const char *words) {
    size_t len = strlen(far->said), more = strlen(words);
    while (len && len + more + 2 > sizeof far->said) {
        const char *next = strchr(far->said, '\n');
        size_t drop = next ? (size_t)(next + 1 - far->said) : len;
        memmove(far->said, far->said + drop, len - drop + 1);
        len -= drop;
    }
    snprintf(far->said + len, sizeof far->said - len, "%s%s", len ? "\n" : "", words);
    lz_tame(far->said);
}

void far_label(const json_t *seat, char label[LZ_LABEL]) {
    const char *name = json_string_value(json_object_get(seat, "name"));
    bool bot = json_is_true(json_object_get(seat, "bot"));
    snprintf(label, LZ_LABEL, "%s%s", bot ? LZ_BOT_LABEL : "", name ? name : "");
    lz_tame(label);
}

static void take_seats(struct far *far, const json_t *seats) {
    char label[LZ_LABEL];
    for (int i = 0; i < far->room->record.setup.seats; i++) {
        far_label(json_array_get(seats, (size_t)i), label);
        if (i != far->seat || !far->bot)
            lz_mirror_hold(far->room, i, label);
    }
    far->reseated = true;
}

static void take_talk(struct far *far, const json_t *said) {
    char line[FAR_WORDS];
    const char *words = json_string_value(json_object_get(said, "words"));
    const char *name = json_string_value(json_object_get(said, "name"));
    const char *to = json_string_value(json_object_get(said, "to"));
    const json_t *seat = json_object_get(said, "seat");
    json_int_t number = json_integer_value(seat);
    bool sits = json_is_integer(seat) && number >= 0 && number < far->room->record.setup.seats;
    if (sits)
        name = number == far->seat ? "You" : far->room->holder[number].label;
    if (!words)
        return;
    bool team = to && strcmp(to, "team") == 0;
    snprintf(line, sizeof line, "%s%s: %s", name ? name : "?", team ? " (to your side)" : "", words);
    far_said(far, line);
}

static void take_around(struct far *far, const json_t *around) {
    const char *tale = json_string_value(json_object_get(around, "tale"));
    if (tale)
        far_said(far, tale);
}

/* ---- the log */

/* [NUMBER, KIND, SEAT, ARGUMENTS..., words of a spoken one] */
static bool read_event(const json_t *entry, struct lz_event *event) {
    size_t count = json_array_size(entry);
    bool ends_in_words = !json_is_integer(json_array_get(entry, count - 1));
    const char *words = ends_in_words ? json_string_value(json_array_get(entry, count - 1)) : NULL;
    size_t args = count - ends_in_words;
    *event = (struct lz_event){ .text = words ? lz_span(words) : (struct lz_text){ 0 } };
    if (args < 3 || args - 3 > LZ_ARGS)
        return false;
    event->kind = (uint16_t)json_integer_value(json_array_get(entry, 1));
    event->seat = (uint8_t)json_integer_value(json_array_get(entry, 2));
    event->args = (uint8_t)(args - 3);
    for (size_t i = 3; i < args; i++)
        event->arg[i - 3] = (int32_t)json_integer_value(json_array_get(entry, i));
    return true;
}

/* Each has the next number, or is one that was heard before. */
static bool take_entry(struct far *far, const json_t *entry) {
    const json_t *other = json_array_get(entry, 1), *back = json_object_get(other, "back");
    struct lz_event event = { .kind = LZ_SAID };
    if (json_integer_value(json_array_get(entry, 0)) != (json_int_t)lz_room_count(far->room, far->seat) + 1)
        return true;
    if (back)
        return lz_mirror_back(far->room, (uint32_t)json_integer_value(back));
    if (!json_is_object(other))
        return read_event(entry, &event) && event.kind < far->room->game->kind_count &&
               lz_mirror_told(far->room, &event);
    take_talk(far, json_object_get(other, "said"));
    take_around(far, json_object_get(other, "around"));
    return lz_mirror_told(far->room, &event);
}

/* [AT, "BASE64", ...] */
static bool read_runs(struct far *far, const json_t *runs) {
    uint32_t size = far->room->game->view_size;
    for (size_t i = 0; i + 1 < json_array_size(runs); i += 2) {
        json_int_t at = json_integer_value(json_array_get(runs, i));
        const char *text = json_string_value(json_array_get(runs, i + 1));
        size_t len;
        if (!text || at < 0 || at >= size ||
            sodium_base642bin(far->view + at, size - (size_t)at, text, strlen(text), NULL, &len, NULL,
                              sodium_base64_VARIANT_ORIGINAL) != 0)
            return false;
    }
    return true;
}

static bool take_view(struct far *far, const json_t *message) {
    const json_t *whole = json_object_get(message, "view"), *seen = json_object_get(message, "seen");
    if (whole)
        memset(far->view, 0, far->room->game->view_size);
    if ((!whole && !seen) || (!whole && !far->viewed))
        return true;
    far->viewed = read_runs(far, whole ? whole : seen) &&
                  lz_mirror_view(far->room, far->view, json_integer_value(json_object_get(message, "time")),
                                 far->wall());
    return far->viewed;
}

static bool take_news(struct far *far, const json_t *message) {
    size_t i;
    json_t *entry;
    if (!json_object_get(message, "view") && !json_object_get(message, "seen"))
        return true; /* told before views were asked for: it comes again */
    json_array_foreach(json_object_get(message, "news"), i, entry) if (!take_entry(far, entry)) return false;
    return take_view(far, message);
}

/* ---- around the match */

static void take_stands(struct far *far, const json_t *around) {
    const json_t *undo = json_object_get(around, "undo");
    lz_mirror_paused(far->room, json_object_get(around, "paused") ? far->wall() : 0);
    far->asks_back = 0;
    bool host = json_is_true(json_object_get(undo, "host"));
    int asker = host ? LZ_CLOCK : (int)json_integer_value(json_object_get(undo, "seat")) & 15;
    if (undo && asker != far->seat) {
        far->asks_back = lz_only(asker);
        far_said(far, "allow or deny: may that move be taken back?");
    }
}

static void take_own(struct far *far, const json_t *own) {
    const char *note = json_string_value(json_object_get(own, "note"));
    if (note)
        snprintf(far->note, sizeof far->note, "%s", note);
    lz_tame(far->note);
}

static bool take(struct far *far, const json_t *message) {
    if (json_object_get(message, "hello")) {
        take_own(far, json_object_get(message, "own"));
        far->hello = json_incref((json_t *)message);
        return true;
    }
    if (!far->room->state)
        return true;
    if (json_object_get(message, "lost"))
        lz_mirror_lost(far->room,
                       (uint32_t)json_integer_value(json_object_get(json_object_get(message, "lost"), "from")) - 1);
    if (json_object_get(message, "seats"))
        take_seats(far, json_object_get(message, "seats"));
    if (json_object_get(message, "decision"))
        lz_mirror_asked(far->room, (uint32_t)json_integer_value(json_object_get(message, "decision")));
    if (json_object_get(message, "around"))
        take_stands(far, json_object_get(message, "around"));
    if (json_object_get(message, "own"))
        take_own(far, json_object_get(message, "own"));
    if (json_object_get(message, "over"))
        lz_mirror_over(far->room);
    return !json_object_get(message, "news") || take_news(far, message);
}

void far_take(void *to, struct lz_text text) {
    struct far *far = to;
    json_t *message = json_loadb(text.at, text.len, 0, NULL);
    const char *re = json_string_value(json_object_get(message, "re"));
    if (re && far->waits[0] && strcmp(re, far->waits) == 0 && !far->answer)
        far->answer = json_incref(message);
    else if (!re && !take(far, message) && !far->ended) {
        snprintf(far->words, sizeof far->words, "What the server sends does not fit the rules of this program.");
        far->ended = true;
    }
    if (!re)
        far_stir(far);
    json_decref(message);
}
