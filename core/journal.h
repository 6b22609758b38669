/* The record of a match as lines of text; docs/journal.md. Every line ends with a check that chains it to all
   lines before it, every 64 steps a line holds the hash of the state, the header holds the commitment to the
   seed and, when the match is over, the seed is shown. Files are the host's. */
#ifndef LZ_JOURNAL_H
#define LZ_JOURNAL_H

#include "core/fair.h"
#include "core/lz.h"

enum { LZ_HASH_EVERY = 64, LZ_LINE = 512, LZ_PROSE = 400, LZ_HEADER = 16384 };

/* Writing. `line` puts what it is given where it is safe: one line or several, newlines included. False if it could
   not: then nothing of it may stay behind, and the same may be tried again. */
struct lz_journal {
    bool (*line)(void *to, struct lz_text);
    void *to;
    uint32_t chain; /* 0 before the first line; after a reopening, as lz_record.chain says */
    bool open;      /* a host has more to write: what is put now does not close the act */
};

/* What stands in the header, and at the end. Texts read from a journal point into it. */
struct lz_record {
    struct lz_text text; /* of a journal that was read: all of it */
    const struct lz_game *game;
    struct lz_text set;              /* of a game with sets: the one that was played with, and its hash; read even if */
    uint64_t tables;                 /* that set is not at hand, so that the host can look for it */
    struct lz_setup setup;           /* key is set once the seed is known */
    struct lz_text player[LZ_SEATS]; /* who sits there, in the host's words; may be empty */
    struct lz_text words;            /* what the seats added to the seed; may be empty */
    char commit[LZ_HEX];
    uint8_t seed[LZ_SEED];
    bool seed_known, ended;
    uint32_t steps;        /* inputs that stand, undone ones not counted */
    uint32_t undos;        /* how often inputs were undone */
    uint32_t struck;       /* spoken moves whose words were struck out */
    uint32_t lines, chain; /* good lines read, and the chain after them */
    uint32_t header, good; /* bytes of the header; bytes that were good: a damaged journal opens up to here */
};

/* Whether a player's name or the seats' words may stand in a journal: at most LZ_PROSE bytes, no '~' and nothing
   below a blank. lz_journal_begin takes no others. */
bool lz_journal_prose(struct lz_text);

bool lz_journal_begin(struct lz_journal *, const struct lz_record *) LZ_MUST_CHECK;
/* `head` as it is before the input. */
bool lz_journal_input(struct lz_journal *, const struct lz_game *, const struct lz_head *,
                      const struct lz_input *) LZ_MUST_CHECK;
/* A line of the host's, which the engine checks and passes over; what was said with it, if its last word is the mark of
   that (core/words/prose.h). */
bool lz_journal_host(struct lz_journal *, struct lz_text words, struct lz_text said) LZ_MUST_CHECK;
bool lz_journal_hash(struct lz_journal *, uint32_t step, uint64_t hash) LZ_MUST_CHECK;
/* The match goes on from the state after `step`. */
bool lz_journal_undo(struct lz_journal *, uint32_t step) LZ_MUST_CHECK;
bool lz_journal_end(struct lz_journal *, uint32_t step, uint64_t hash, const uint8_t seed[LZ_SEED]) LZ_MUST_CHECK;
/* For a host that gathers lines until it knows which is the last: these, all put while the journal was open, are an
   act. Closes it in place. */
void lz_journal_close(struct lz_journal *, char *lines, uint32_t len);

/* Reading. LZ_OK: all of it is good. LZ_REFUSED: good up to record->good, and `trouble` says what is wrong
   there. LZ_FAILED: no header that could be used. `trouble` may be NULL. */
enum lz_status lz_journal_read(struct lz_text, struct lz_record *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* The same for a host that has loaded a set: `set` is its descriptor. A match of the built-in set is read all the same.
   Without the set that a match was played with the answer is LZ_FAILED, and the trouble says which. */
enum lz_status lz_journal_read_with(struct lz_text, const struct lz_game *set, struct lz_record *,
                                    struct lz_writer *trouble) LZ_MUST_CHECK;

/* What follows the good part: may it be one act that was never written whole? Not if an act is closed in it and more
   follows, because hosts write the next only when the one before is safe: then the file was altered. */
bool lz_journal_torn(struct lz_text rest);

/* One line after the header. */
enum lz_line_kind { LZ_LINE_NONE, LZ_LINE_INPUT, LZ_LINE_HASH, LZ_LINE_UNDO, LZ_LINE_SEED, LZ_LINE_END, LZ_LINE_HOST };
struct lz_line {
    enum lz_line_kind kind;
    uint32_t step;
    uint64_t hash;
    int64_t wait;        /* ms since the input before */
    int seat;            /* LZ_CLOCK for a tick and for the host's moves */
    struct lz_text rest; /* the move's words, none for a tick; the seed's digits; what the host wrote */
    struct lz_text said; /* what was said with it, if something was and was not struck out */
    bool closes;         /* the act ends here */
};

/* The lines of the good part, one after the other; false when there are no more. Begins with `at` record->header. */
struct lz_scan {
    struct lz_text text; /* the good part: record->good bytes */
    uint32_t at;
};
bool lz_scan_next(struct lz_scan *, struct lz_line *);

/* Plays the good part of a journal that lz_journal_read has read into `state`, and tells each input that stands.
   The seed must be known (shown in the journal, or set by the host that keeps it). Checks every move and every
   hash line, in undone parts too. Unless LZ_OK the state must not be used: LZ_REFUSED, the journal is not the
   record of a match by these rules; LZ_FAILED, the seed is missing or not the one of the commitment. */
struct lz_replay {
    void (*each)(void *to, const struct lz_input *, const void *state); /* after it was applied; may be NULL */
    /* Every line before it is played. A host that has this is told all that ever happened in its order: what is undone
       later, too, and then its undo. With `until` 0 only. May be NULL. */
    void (*line)(void *to, const struct lz_line *);
    void *to;
    struct lz_sink *out; /* events; may be NULL */
    uint32_t until;      /* stop after this step; 0 plays to the end */
    uint32_t hashes;     /* out: hash lines that held, that of the end included */
};
enum lz_status lz_journal_replay(struct lz_record *, void *state, struct lz_replay *,
                                 struct lz_writer *trouble) LZ_MUST_CHECK;

#endif
