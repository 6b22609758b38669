/* The page that people open: files that its build made, read once when the server starts. What an address names is
   looked up among them, never on the disk. */
#ifndef SERVER_PAGE_H
#define SERVER_PAGE_H

#include "core/lz.h"

enum { PAGE_NAME = 120, PAGE_TAG = 40 };

struct MHD_Response;
struct exchange;
struct server;

/* A file, as it is answered. */
struct page_file {
    char name[PAGE_NAME];                         /* as in its address, without the first '/' */
    char tag[PAGE_TAG];                           /* its ETag, quotes and all; empty: its name is its content's */
    struct MHD_Response *whole, *packed, *notice; /* packed: by gzip, or NULL; notice: "you have it already" */
};

struct page {
    struct page_file *file;
    uint32_t count, room;
    struct page_file *index; /* as it is; then, for each game, told of an invitation to it. NULL: there is no page */
};

/* Reads the folder; NULL: the one beside the program, if there is one. False: the server's words say why. */
bool page_open(struct server *, const char *folder) LZ_MUST_CHECK;
void page_close(struct page *);

/* Routes. */
void page_asset(struct exchange *); /* GET /assets/NAME */
void page_join(struct exchange *);  /* GET /join/GAME */
void page_other(struct exchange *); /* GET /NAME and whatever addresses the page has of its own */
/* The page itself; false: there is none, and nothing was answered. */
bool page_index(struct exchange *) LZ_MUST_CHECK;

#endif
