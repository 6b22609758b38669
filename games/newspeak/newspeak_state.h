/* All that is true of a game of NewSpeak. Private to this folder. */
#ifndef NEWSPEAK_STATE_H
#define NEWSPEAK_STATE_H

#include "games/newspeak/newspeak_view.h"

struct newspeak_state {
    struct lz_head head;
    struct newspeak_open open;
    /* NS-13.3: inputs that each side has noticed and the time of the last: a hidden move must not show as a step. */
    int64_t noticed_at[NS_SIDES];
    uint32_t noticed[NS_SIDES];
    struct newspeak_cell cell;
    struct newspeak_team team;
    uint8_t dial[NS_DISSIDENTS];
    uint8_t dealt[NS_SLOTS]; /* the places, before the layout is shown: NS-3.2 */
    uint8_t spare[7];
};

#endif
