/* Events put into sentences, as a clan is told them (SW-17.2, SW-22.5). Private to this folder: the report uses it.
     swamp_report_orders.c    cuts the events into items       swamp_story_words.c   lines, sentences, templates
     swamp_story.c  what each kind of event says     swamp_story_battle.c  what a battle says */
#ifndef SWAMP_STORY_H
#define SWAMP_STORY_H

#include "core/words/text.h"
#include "games/swamp/sheet/swamp_sheet.h"

/* What an item of the report is to its clan; the strongest of its events decides. */
enum swamp_tone { SW_TONE_NONE, SW_TONE_NEWS, SW_TONE_GAIN, SW_TONE_LOSS, SW_TONE_BATTLE, SW_TONES };

enum { SW_NO_NAME = -1 }; /* the name of no hex */

/* A run of events that belong together: those of one order, or of one thing that happened in one hex. */
struct swamp_run {
    const struct lz_event *from, *end;  /* of an order: what lies between ORDER and RESULT */
    const struct lz_event *result;      /* of an order, else NULL */
    const struct lz_event *turn, *over; /* the whole turn; `turn` is NULL if nobody said where it begins */
    struct swamp_order order;
    int line; /* 0: not an order */
    int at;   /* name of the hex where it happened, or SW_NO_NAME */
};

/* ---- swamp_report_orders.c */
/* The run that begins at `from`, which is before `end`. False: it is nothing to be told. */
bool swamp_run_take(const struct swamp_view *, struct swamp_run *, const struct lz_event *from,
                    const struct lz_event *end);
const struct lz_event *swamp_run_next(const struct swamp_run *);
enum { SW_RUN_HEXES = 16 };
int swamp_run_hexes(const struct swamp_run *, int names[SW_RUN_HEXES]); /* that it speaks of; how many */

/* ---- swamp_story.c */
enum swamp_tone swamp_run_tone(const struct swamp_view *, const struct swamp_run *);
/* Writes the lines of a run as JSON strings into the open list. */
void swamp_run_tell(const struct swamp_view *, const struct swamp_run *, struct lz_writer *);

#define SW_NOT_DONE "not done: "       /* how the last line of an order that failed begins */
const char *swamp_code_name(int code); /* "BADTERRAIN" */
/* Whether the clan need not be told this: it has been told better as a party. */
bool swamp_needless(const struct swamp_view *, const struct lz_event *);

/* ---- swamp_story_words.c. A run in the telling: */
struct swamp_story {
    const struct swamp_view *view;
    const struct swamp_run *run;
    struct lz_writer *out; /* the JSON */
    int here;              /* name of the hex that is plain and need not be named */
    struct lz_writer line; /* the one being made, in `room` */
    uint32_t sentence;     /* where its last sentence begins */
    char room[2000];
};
void swamp_story_line(struct swamp_story *);            /* ends the line, if there is one */
struct lz_writer *swamp_sentence(struct swamp_story *); /* begins a sentence; write it there */
void swamp_sentence_end(struct swamp_story *);          /* with a capital where one belongs */
void swamp_story_say(struct swamp_story *, const char *template, const struct lz_event *);
/* More of the sentence that was said last. */
void swamp_story_go_on(struct swamp_story *, const char *template, const struct lz_event *);
void swamp_put_whole_name(struct swamp_story *, int clan);      /* "clan 4, Cold Blood (COB)," */
void swamp_put_of(struct swamp_story *, int clan);              /* "of BOG", "of yours", "militia" */
void swamp_put_den(struct swamp_story *, int name);             /* "Yellow home den", as it was then */
void swamp_put_five(struct swamp_story *, const int32_t *five); /* "10 RED 5 BLK" */

void swamp_put_code(const struct swamp_view *, int clan, struct lz_writer *);       /* "BOG" */
void swamp_put_name(const struct swamp_clan *, struct lz_writer *);                 /* "Bog Giants" */
void swamp_put_lizards(const uint16_t lizards[SW_COLOURS], struct lz_writer *);     /* "10 RED 5 BLK" */
void swamp_put_count(int n, const char *one, const char *more, struct lz_writer *); /* "1 spy", "2 spies" */
extern const char *const swamp_den_colours[SW_COLOURS];                             /* "Red" .. */

/* ---- swamp_story_battle.c */
/* Whether the event is part of a battle's tale; if it is the BATTLE itself, tells all of it. */
bool swamp_story_battle(struct swamp_story *, const struct lz_event *);
/* Writes the battles of a run as JSON objects into the open list. */
void swamp_run_battles(const struct swamp_view *, const struct swamp_run *, struct lz_writer *);

#endif
