/* A turn report read, and what its drawers share: which items go where, how a row of the listing is worded. */
#ifndef MAIL_REPORT_H
#define MAIL_REPORT_H

#include "clients/mail/map/map.h"

struct report {
    struct doc_file file;
    const struct doc *all, *header, *body; /* the whole, "header" and "report" */
    struct map map;
};

bool report_read(struct report *r, const char *json, size_t length, struct fault *why);
void report_free(struct report *r);

/* The pages. The buffer holds nothing of use if they fail. */
bool report_html(struct buffer *out, const struct report *r, struct fault *why);
bool report_pdf(struct buffer *out, const struct report *r, struct fault *why);
bool report_map_pdf(struct buffer *out, const struct report *r, struct fault *why);
/* The points after each turn, from "history", as a drawing of its own. */
bool report_plot_svg(struct buffer *out, const struct report *r, struct fault *why);

/* Where an item of a phase is told on a page. */
enum report_part { PART_BATTLES, PART_LOSSES, PART_CHANGES, PART_ORDERS };
enum report_part report_part_of(const struct doc *item);
/* The hex an item is listed under; "" if it concerns everybody. */
const char *report_hex(const struct doc *item);
/* Its last sentence says why the order was not carried out. */
bool report_failed(const struct doc *item);
/* How a battle ended; "" if its title says so already. */
const char *report_verdict(const struct doc *battle);
/* The number of the last order that is told of. */
long report_last_line(const struct report *r);
char report_capital(char letter);
/* What discs and tabs on a map mean. */
extern const char report_signs[];

/* How much of the map is drawn round the home den, and round a battle. */
extern const struct map_window report_home, report_battle;

/* The pictures that lie beside a report: "map", "home", "battle-1" .., by what they show. */
enum { REPORT_BATTLES = 6, REPORT_PICTURES = 2 + REPORT_BATTLES };
struct report_pictures {
    int count;
    struct report_picture {
        char name[16];
        struct map_window window;
    } picture[REPORT_PICTURES];
};
struct report_pictures report_pictures(const struct report *r);

/* One row of the clan listing in words. */
struct report_row {
    const char *hex;
    char what[80], people[32], lizards[96], state[96];
    long clan;
    bool home;
};
struct report_list {
    const char *key, *title;
};
extern const struct report_list report_lists[6];
void report_word_row(struct report_row *row, const struct doc *d, const char *list);

/* Will this clan send orders again? */
bool report_playing(const struct report *r);
/* The orders to send back, line ends included: every suggestion is a comment (SW-22.4). `pass` NULL: without the word
   that stands for the password, which is in no report. */
void report_template(struct buffer *out, const struct report *r, const char *pass);
/* "clans 1, 4" or "all clans" */
void report_receivers(char *words, size_t room, const struct doc *message);
/* What a message says, and the hexes of its map sheet (SW-16.3), a line each. */
void report_letter(struct buffer *out, const struct doc *message);
/* "Cold Blood (COB)" as far as the report names the clan. */
void report_clan(char *words, size_t room, const struct report *r, long clan);

#endif
