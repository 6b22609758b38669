#include "clients/cli/play/guest.h"

#include "clients/cli/cli.h"
#include "clients/cli/play/jail.h"
#include "clients/cli/play/program.h"
#include "core/seats.h"
#include "server/alone.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STRIKES = 3,
    MESSAGES = 500,  /* that a program may send before it answers one question */
    UNREAD = 4 << 20 /* bytes that it does not take */
};

struct guest {
    struct program program;
    struct alone *alone;
};

/* ---- coming and going */

static bool start(struct table *table, int seat, struct lz_writer *trouble) {
    struct guest *guest = cli_room(NULL, sizeof *guest);
    bool runs = program_start(&guest->program, table->party.program[seat], table->party.uncontained);
    guest->alone = runs ? alone_new(&table->room, seat, table_clock) : NULL;
    if (!guest->alone) {
        lz_put(trouble, "cannot start '");
        lz_put(trouble, table->party.program[seat]);
        lz_put(trouble, "': ");
        lz_put(trouble, strerror(runs ? ENOMEM : errno));
        if (runs)
            program_end(&guest->program);
        free(guest);
        return false;
    }
    table->guest[seat] = guest;
    return true;
}

static void end(struct table *table, int seat) {
    struct guest *guest = table->guest[seat];
    if (!guest)
        return;
    program_end(&guest->program);
    alone_free(guest->alone);
    free(guest);
    table->guest[seat] = NULL;
}

void guests_end(struct table *table) {
    for (int i = 0; i < LZ_SEATS; i++)
        end(table, i);
}

bool guests_start(struct table *table, struct lz_writer *trouble) {
    if (party_programs(&table->party) && !table->party.uncontained && !jail_is_there()) {
        lz_put(trouble,
               "this system cannot keep a program from the network: --uncontained lets it play all the same, with "
               "all that you may do yourself");
        return false;
    }
    for (int i = 0; i < table->party.setup.seats; i++)
        if (table->party.program[i][0] && !start(table, i, trouble)) {
            guests_end(table);
            return false;
        }
    return true;
}

/* ---- an easy bot takes its seat */

static enum lz_status hand_over(struct table *table, int seat) {
    const struct lz_bot *bot = party_usual_bot(table->game, LZ_LEVEL_EASY);
    char label[LZ_LABEL];
    struct lz_reply reply;
    snprintf(label, sizeof label, "%s%s", LZ_BOT_LABEL, bot->id);
    if (lz_room_begin(&table->room, &(struct lz_act){ .who = LZ_CLOCK, .wall = table_clock() }, &reply)) {
        if (lz_room_seat(&table->room, seat, label)) {
            lz_room_commit(&table->room, &reply);
        } else {
            lz_room_drop(&table->room);
            reply = (struct lz_reply){ .status = LZ_FAILED, .no = LZ_NO_ROOM };
        }
    }
    table->party.bot[seat] = bot;
    table->party.program[seat][0] = 0;
    snprintf(table->party.given[seat], PARTY_NAME, "%s", bot->id);
    return table_done(table, &reply);
}

static void say(struct table *table, int seat, const char *why) {
    char words[sizeof table->notice];
    snprintf(words, sizeof words, "%s %s: %s plays on in its place.", table->party.name[seat], why,
             party_usual_bot(table->game, LZ_LEVEL_EASY)->id);
    if (party_people(&table->party))
        memcpy(table->notice, words, sizeof words);
    else
        printf("%s\n", words);
}

static enum lz_status send_off(struct table *table, int seat, const char *why) {
    end(table, seat);
    say(table, seat, why);
    return hand_over(table, seat);
}

enum lz_status guests_replace(struct table *table) {
    enum lz_status status = LZ_OK;
    for (int i = 0; i < table->party.setup.seats && status == LZ_OK; i++)
        if (lz_text_begins(lz_span(table->room.holder[i].label), PARTY_EXEC)) {
            say(table, i, "was a program, and a file does not start any");
            status = hand_over(table, i);
        }
    return status;
}

/* ---- its turn */

static bool asked(const struct table *table, int seat, uint32_t decision) {
    const struct lz_head *head = table_head(table);
    return !head->over && lz_in(head->wait ? head->wait : head->may, seat) &&
           lz_room_decision(&table->room, seat) == decision && !table->room.lost && !table->room.aside;
}

/* What it says next is answered; NULL, or why it has to go. */
static const char *hear(struct table *table, int seat, int64_t *left, int *strikes) {
    struct guest *guest = table->guest[seat];
    struct program_talk talk = { .left = *left };
    struct lz_text line;
    if (!alone_out(guest->alone, &talk.lines) || talk.lines.len > UNREAD)
        return "does not read what it is told";
    enum program_said said = program_talk(&guest->program, &talk, &line);
    alone_sent(guest->alone, talk.sent);
    *left = talk.left;
    if (said == PROGRAM_GONE)
        return "has ended";
    if (said == PROGRAM_LONG)
        return "said a line that is too long";
    if (said == PROGRAM_LATE) {
        *left = table->party.think_ms;
        return ++*strikes < STRIKES ? NULL : "did not answer in time";
    }
    bool well = !line.len || alone_said(guest->alone, line);
    *strikes = well ? 0 : *strikes + 1;
    return *strikes < STRIKES ? NULL : "made three mistakes";
}

enum lz_status guest_turn(struct table *table, int seat) {
    uint32_t decision = lz_room_decision(&table->room, seat);
    int64_t left = table->party.think_ms;
    int strikes = 0;
    const char *why = NULL;
    alone_tell(table->guest[seat]->alone);
    for (int messages = 0; !why && asked(table, seat, decision); messages++)
        why = messages < MESSAGES ? hear(table, seat, &left, &strikes) : "talks without an end";
    return why ? send_off(table, seat, why) : table_done(table, &(struct lz_reply){ .status = LZ_OK });
}
