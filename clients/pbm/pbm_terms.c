/* What becomes of whoever is late or sends nothing, in sentences: status, reports and receipts say the same. */
#include "clients/pbm/pbm.h"

#include "core/seats.h"

static void put_number(struct lz_writer *w, const char *before, int n, const char *after) {
    lz_put(w, before);
    lz_put_number(w, n);
    lz_put(w, after);
}

struct lz_due pbm_grace(const struct pbm *p, struct lz_due due) {
    due.at += (int64_t)p->table.deadline.grace * 60;
    return due;
}

void pbm_put_terms(const struct pbm *p, struct lz_due due, int missed, struct lz_writer *w) {
    if (p->table.deadline.grace) {
        lz_put(w, "The turn waits for late orders until ");
        pbm_put_time(w, pbm_grace(p, due));
        lz_put(w, ".");
    } else {
        lz_put(w, "The turn does not wait for late orders.");
    }
    if (!p->table.absent) {
        lz_put(w, " A clan stays with its player, however many turns pass without orders.");
        return;
    }
    put_number(w, " After ", p->table.absent, " turns in a row without orders a bot plays the clan");
    if (missed)
        put_number(w, "; ", missed, missed == 1 ? " was missed" : " were missed");
    lz_put(w, ".");
}
