/* What programs and pages read: events, moves, decisions, refusals, games, as JSON. docs/json.md shows each.
   In words every argument is its word, as the journal has it; short is numbers alone, which the game's description
   explains. An event's JSON never says who else has seen it. */
#ifndef LZ_JSON_H
#define LZ_JSON_H

#include "core/words/event.h"

enum { LZ_WORDS_LISTED = 1024 }; /* a lexicon of more words is described by their number alone */

/* {"event":"drew-card","seat":1,"args":["area-51"],"tale":"Anna draws Area 51."}; the tale if there is a reader; of a
   spoken kind "said", null if the words were struck out. Short: [4,1,17], what was said last. _put: into a list that
   is open, "Anna draws Area 51.","drew-card",1,"area-51", or short 4,1,17. */
void lz_event_json(const struct lz_game *, const struct lz_event *, const struct lz_reader *, struct lz_writer *);
void lz_event_json_short(const struct lz_game *, const struct lz_event *, struct lz_writer *);
void lz_event_put(const struct lz_game *, const struct lz_event *, const struct lz_reader *, struct lz_writer *);
void lz_event_put_short(const struct lz_game *, const struct lz_event *, struct lz_writer *);

/* {"move":"give #2 bean","seat":0,"verb":"give","args":["#2","bean"]}. Short: [0,3,2,2]. */
void lz_move_json(const struct lz_game *, const struct lz_move *, struct lz_writer *);
void lz_move_json_short(const struct lz_move *, struct lz_writer *);

/* {"rule":"TOY-1.2","says":"Nobody bids less than 0 or more than 100.","arg":101} */
void lz_refusal_json(const struct lz_game *, const struct lz_why *, struct lz_writer *);

/* What the view's seat is asked now: the phase, the game's question, until when; its legal moves in words, and where
   they are not all of them ("complete") the verbs' forms; in a game with sheets the "targets": where each order can be
   given, and what may follow there. `legal` is what game.legal listed for that seat. */
void lz_decision_json(const struct lz_game *, const void *view, const struct lz_moves *legal, struct lz_writer *);
void lz_decision_json_short(const struct lz_game *, const void *view, const struct lz_moves *legal, struct lz_writer *);

/* {"target":100,"dealer":"round"}: the options of a match as they were chosen. */
void lz_setup_json(const struct lz_game *, const struct lz_setup *, struct lz_writer *);

/* The option table: ranges, words, help. And all that a page has to know of a game: seats, options, presets, verbs,
   kinds of events, words, phases, rules. */
void lz_option_json(const struct lz_option *, struct lz_writer *);
void lz_options_json(const struct lz_game *, struct lz_writer *);
void lz_game_json(const struct lz_game *, struct lz_writer *);

/* What a seat is sent: its picture (show), the events since the last one, and the game's own report if it writes one.
 */
struct lz_news {
    const void *view;
    const struct lz_event *events;
    uint32_t count;
    const struct lz_reader *reader;
};
void lz_report_json(const struct lz_game *, const struct lz_news *, struct lz_writer *);

#endif
