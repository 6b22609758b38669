/* All that is true of a game of NewSpeak. Private to this folder. */
#ifndef NEWSPEAK_STATE_H
#define NEWSPEAK_STATE_H

#include "games/newspeak/newspeak_view.h"

struct newspeak_state {
    struct lz_head head;
    struct newspeak_open open;
    struct lz_notices notices; /* NS-13.3: a hidden move must not show as a step */
    struct newspeak_cell cell;
    struct newspeak_team team;
    uint8_t dial[NS_DISSIDENTS];
    uint8_t dealt[NS_SLOTS]; /* the places, before the layout is shown: NS-3.2 */
    uint8_t spare[3];
};

#endif
