/* The dialogue LBP/1 (docs/protocol.md) with one program, at a room that its owner hosts: no hall, no store of its own.
   What is to be sent is there when the call returns, because the room has stored what caused it. */
#ifndef SERVER_ALONE_H
#define SERVER_ALONE_H

#include "host/room.h"

struct alone;

struct alone *alone_new(struct lz_room *, int seat, int64_t (*wall)(void)); /* NULL: out of memory */
void alone_free(struct alone *);

/* What is new to it: the greeting first, then whatever has happened and is asked. */
void alone_tell(struct alone *);
/* A line of the program's is answered, and it is told what that has changed. False: the answer is an error. */
bool alone_said(struct alone *, struct lz_text line);

/* Lines that wait to be sent, and that so many bytes of them were. False: memory was missing, and they are not all. */
bool alone_out(const struct alone *, struct lz_text *lines);
void alone_sent(struct alone *, uint32_t bytes);

#endif
