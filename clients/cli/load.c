/* A recorded match in memory. */
#include "clients/cli/load.h"

#include "clients/cli/cli.h"
#include "clients/cli/save.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "host/room.h"

#include <stdio.h>
#include <stdlib.h>

/* "#1 greedy", or "#0" where nobody gave a name; where the rules name the seats, "D2 hard". */
static void name_seats(struct loaded *l) {
    for (int i = 0; i < l->record.setup.seats; i++) {
        struct lz_text label = l->record.player[i];
        if (load_bots_seat(l, i))
            lz_cut(&label, sizeof LZ_BOT_LABEL - 1);
        int fits = label.len < PARTY_NAME ? (int)label.len : PARTY_NAME;
        struct lz_writer name = lz_writer_in(l->name[i], sizeof l->name[i]);
        lz_seat_print(l->record.game, &l->record.setup, i, &name);
        lz_put(&name, label.len ? " " : "");
        lz_put_text(&name, (struct lz_text){ label.len ? label.at : "", (uint32_t)fits });
        cli_tame(l->name[i]);
        l->names[i] = l->name[i];
    }
}

/* Who sits where now: a seat may have been handed over since the deal. */
static void find_holders(struct loaded *l) {
    struct lz_scan scan = { l->text, l->record.header };
    struct lz_line line;
    struct lz_handing handing;
    while (lz_scan_next(&scan, &line))
        if (line.kind == LZ_LINE_HOST && lz_handing_read(line.rest, l->record.setup.seats, &handing))
            l->record.player[handing.seat] = handing.label;
}

bool load_bots_seat(const struct loaded *l, int seat) { return lz_text_begins(l->record.player[seat], LZ_BOT_LABEL); }

bool load_text(struct loaded *l, char *room, uint32_t len) {
    struct lz_writer trouble = lz_writer_in(l->trouble, sizeof l->trouble);
    l->room = room;
    l->text = (struct lz_text){ room, len };
    l->status = set_read_journal(&l->set, (struct set_journal){ l->text, l->path }, &l->record, &trouble);
    if (l->status == LZ_FAILED) {
        cli_failed(l->word, "%s: %s", l->path, l->trouble);
        load_free(l);
        return false;
    }
    l->text.len = l->record.good;
    find_holders(l);
    name_seats(l);
    return true;
}

bool load_file(struct loaded *l) {
    char room[PATH_MAX + 200];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct lz_text text;
    char *content = save_read(l->path, &text, &trouble);
    if (content)
        return load_text(l, content, text.len);
    cli_failed(l->word, "%s", room);
    return false;
}

void load_free(struct loaded *l) {
    free(l->room);
    l->room = NULL;
    set_free(&l->set);
}

/* Partners have one total: it is told of the first of them. */
static bool told_before(const struct lz_game *game, const struct lz_head *head, int seat) {
    for (int i = 0; i < seat; i++)
        if (lz_side_of(game, head->seats, i) == lz_side_of(game, head->seats, seat))
            return true;
    return false;
}

void load_put_result(const struct loaded *l, const void *state, struct lz_writer *w) {
    int32_t points[LZ_SEATS] = { 0 };
    const struct lz_head *head = state;
    int winner = lz_first(head->won), told = 0;
    l->record.game->score(l->record.game, state, points);
    lz_put(w, head->over ? "" : "stopped because all agreed, ");
    for (int i = 0; i < head->seats; i++)
        if (lz_in(head->won, i)) {
            lz_put(w, told++ ? " and " : "");
            lz_put(w, l->names[i]);
        }
    lz_put(w, winner < 0 ? "nobody won, " : lz_seats_count(head->won) > 1 ? " won together with " : " won ");
    if (winner >= 0)
        lz_put_number(w, points[winner]);
    for (int i = 0; i < head->seats; i++)
        if (!lz_in(head->won, i) && !told_before(l->record.game, head, i)) {
            lz_put(w, winner < 0 && told++ == 0 ? "" : " to ");
            lz_put_number(w, points[i]);
        }
}
