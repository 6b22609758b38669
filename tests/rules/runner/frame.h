/* Inside the runner of rule scripts: one case being run, and what its files share. */
#ifndef FRAME_H
#define FRAME_H

#include "core/words/event.h"
#include "core/match.h"
#include "core/words/text.h"
#include "tests/rules/runner/chance.h"
#include "tests/rules/runner/rig.h"
#include "tests/rules/runner/script.h"

enum { FRAME_SAID = 1 << 16, FRAME_SHOWN = 1 << 19, FRAME_EVENTS = 8192, FRAME_LINE = 1 << 14, FRAME_SPEECH = 1 << 14 };

struct script {
    void *block; /* all of this lies in it */
    const struct lz_game *game;
    const struct rig *rig; /* NULL: the game has none, only dealt matches can be played */
    const char *file;
    uint32_t line;
    struct lz_setup setup;
    struct lz_match match;
    void *state, *copy, *past; /* past: the end of the round that the last moves ended */
    void *view, *other;
    bool begun, dealt, unsettled, ended;
    bool acted; /* a move was tried or something expected: the case proves something */
    bool timed; /* `@MS` stands before this line: what rang on the way to it belongs to it */
    enum script_outcome outcome;
    int64_t clock;
    struct chance chance;
    char memory[SCRIPT_MEMORY];
    uint32_t events, lost;
    struct lz_event event[FRAME_EVENTS]; /* since the last line of moves */
    uint32_t spoken;
    char speech[FRAME_SPEECH]; /* the words of those events */
    struct lz_move legal[LZ_MOVES], wanted[LZ_MOVES];
    struct lz_writer said;
    char said_room[FRAME_SAID], shown[FRAME_SHOWN], words[2][FRAME_LINE];
};

/* The game did not do what the script says. Answers false. */
bool script_failed(struct script *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Two lines: what was expected of `what`, and what was found. */
bool script_differs(struct script *, struct lz_text what, const char *expected, const char *found);

/* The part of `from` before the joint, trimmed; `from` goes on behind it. Empty parts are skipped. */
struct lz_text take_part(struct lz_text *from, const char *joint);
bool text_find(struct lz_text in, const char *words, uint32_t *where);
/* For printf("%.*s"). */
#define SPAN(text) (int)(text).len, (text).at

/* Position lines: place.c. */
bool place_begin(struct script *, struct lz_text line); /* seats N ... or game NAME ... */
bool place_line(struct script *, struct lz_text line);
bool place_clause(struct script *, void *state, struct lz_text clause, int *seat);
bool place_settle(struct script *);
/* The rig's words, then those of every game. */
const struct rig_word *word_of(const struct script *, struct lz_text word);
extern const struct rig_word head_words[];
extern const uint32_t head_words_count;

/* Moves: moves.c. */
void moves_forget_events(struct script *);
struct lz_sink moves_sink(struct script *); /* events of the next input */
/* `@MS` off the front of a line: the alarms until then ring, and the rest of the line happens then. */
bool moves_time(struct script *, struct lz_text *line);
bool moves_line(struct script *, struct lz_text line, bool *was_moves);
/* The draws that were scripted could be given. */
bool moves_chance_good(struct script *);
bool moves_tick(struct script *, struct lz_text args);
struct lz_moves moves_legal(struct script *, int seat);
bool moves_parse(struct script *, int seat, struct lz_text, struct lz_move *);

/* What must hold: expect.c; what it asks of a view: seen.c. */
bool expect_line(struct script *, struct lz_text line);
struct expectation {
    const char *word, *usage, *help;
    bool (*hold)(struct script *, struct lz_text args);
};
extern const struct expectation expectations[], sights[];
extern const uint32_t expectations_count, sights_count;
/* `#i` or `watcher`. */
bool take_viewer(struct script *, struct lz_text *from, int *seat);

/* The value at a path of a JSON text; false if there is none. json.c. */
bool json_at(struct lz_text json, struct lz_text path, struct lz_text *value);

#endif
