/* lies-tables: the data file of Lizards & Lies (LL-15) made into C tables. docs/lies-data.md is the format.
   Read (lines to records), take (each record into struct lies_data), check (what no single record can show), write. */
#ifndef LIES_TABLES_H
#define LIES_TABLES_H

#include "games/lies/lies_view.h"

#include <stdio.h>

enum { FIELDS = 9, RECORDS = 400, COMPLAINTS = 40, WORDS = 24, PROGRAMS = 96 };

/* A record of the file; field[0] says what kind it is. Fields beyond FIELDS are counted, not kept: no kind has so many.
 */
struct record {
    int line, fields;
    char *field[FIELDS];
};

struct complaint {
    int line, order; /* line 0: of the whole file */
    char text[1000];
};

struct maker {
    const char *path;
    char *store; /* the file's records, which the fields point into */
    struct record record[RECORDS];
    struct complaint complaint[COMPLAINTS];
    int records, complaints;
    struct lies_data data;
    const char *scenario; /* its id */
    /* Where things stand in the file, for what is checked at the end. */
    int net_line[LIES_NETS], node_line[LIES_NODES], alt_line[LIES_ALTS], deck_line[LIES_ROLES];
    int program_line[PROGRAMS], part_line[LIES_PARTS], pair_line[4], supply_line;
    bool disordered[LIES_ROLES]; /* cards not numbered in a row: said once for each deck */
    bool seats_given[3][2];      /* points, threshold, komi: for two seats, for four */
};

/* lies_tables.c: FILE:LINE: what is wrong: found what, expected what. More than COMPLAINTS are dropped. */
void complain(struct maker *, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* lies_tables_read.c. */
bool file_read(struct maker *, const char *path);

/* lies_tables_word.c: small things that many records are made of. All complain, then answer false or -1. */
struct words {
    int count;
    char *word[WORDS], text[600];
};
bool words_split(struct words *, const char *text, const char *separators);
struct range {
    int least, most;
};
bool number_take(struct maker *, const struct record *, const char *word, struct range, int *number);
bool numbers_take(struct maker *, const struct record *, const char *text, int count, int *numbers);
bool id_take(struct maker *, const struct record *, const char *word);
int role_take(struct maker *, const struct record *, const char *word);
int roles_take(struct maker *, const struct record *, const char *words); /* bits: CT,EL or all */
int word_take(struct maker *, const struct record *, const char *word, const char *const *offered);
int offered_find(const char *word, const char *const *offered); /* silently */
struct list {
    char text[500];
};
struct list offered_list(const char *const *offered); /* " one other third" */

/* lies_tables_ops.c: LL-15.2. The number of the program, or LIES_NONE after a complaint. */
uint8_t program_take(struct maker *, const struct record *, const char *text);

/* The takers of records: lies_tables_board.c, _deck.c, _play.c. */
void take_net(struct maker *, const struct record *);
void take_node(struct maker *, const struct record *);
void take_lines(struct maker *, const struct record *);
void take_alt(struct maker *, const struct record *);
void take_bases(struct maker *, const struct record *);
void take_deck(struct maker *, const struct record *);
void take_card(struct maker *, const struct record *);
void take_board(struct maker *, const struct record *);
void take_set(struct maker *, const struct record *);
void take_supply(struct maker *, const struct record *);
void take_limit(struct maker *, const struct record *);
void take_rounds(struct maker *, const struct record *);
void take_points(struct maker *, const struct record *);
void take_threshold(struct maker *, const struct record *);
void take_komi(struct maker *, const struct record *);
void take_setup(struct maker *, const struct record *);
void take_scenario(struct maker *, const struct record *);
void take_part(struct maker *, const struct record *);
void take_effect(struct maker *, const struct record *);
void take_ending(struct maker *, const struct record *);
void take_after(struct maker *, const struct record *);

/* lies_tables_kinds.c: every record to its taker, one kind after the other. */
void records_take(struct maker *);

/* lies_tables_check.c: LL-15.4, and the masks that follow from the records. */
void set_check(struct maker *);

/* lies_tables_write.c: the two C files; false if the disk would not. */
bool tables_write(const struct maker *, const char *source, const char *header);
void text_quote(FILE *, const char *text);
/* lies_tables_names.c: the lexicons, and the words of the options. */
void names_write(FILE *, const struct maker *);

#endif
