/* The options of a match: name=value against the game's option table. */
#ifndef LZ_OPTION_H
#define LZ_OPTION_H

#include "core/lz.h"

void lz_options_usual(const struct lz_game *, struct lz_setup *);
/* "stall-laps=2", "dealer=round"; "preset=quick8" sets the seats, too, and all options of that preset. Says in
 * `trouble` (may be NULL) what is wrong and what would be right. */
bool lz_option_parse(const struct lz_game *, struct lz_text, struct lz_setup *, struct lz_writer *trouble);
/* The value of one option, "40" or "round". */
bool lz_option_read(const struct lz_option *, struct lz_text, int32_t *value, struct lz_writer *trouble);
bool lz_option_in_range(const struct lz_option *, int32_t value);
/* The value as a person writes it: "40" or "round". */
void lz_option_print(const struct lz_option *, int32_t value, struct lz_writer *);
/* The option that lets people alone play with this setup; NULL: bots may play, too. */
const struct lz_option *lz_option_for_people(const struct lz_game *, const struct lz_setup *);
/* What the value means, in one sentence; nothing where the game does not say. */
void lz_option_says(const struct lz_option *, int32_t value, struct lz_writer *);

#endif
