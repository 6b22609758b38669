/* newspeak-scenes: the pictures of NewSpeak's places (NS-2.1, NS-2.4), put together from parts. A part says which
   meanings it shows, so that a test can tell whether every tag of a place is in its picture. */
#ifndef NEWSPEAK_SCENES_H
#define NEWSPEAK_SCENES_H

#include "games/newspeak/newspeak_facts.h"

#include <stdio.h>

enum { PARTS = 250, SCENES = 64, PIECES = 32, WORD_MOST = 40, SCENE_WIDE = 160, SCENE_HIGH = 96, GROUND = 88 };

struct part {
    const char *symbol, *end; /* its text in the file of parts */
    char id[WORD_MOST];
    int wide, high;
    uint64_t shows; /* meanings */
};
struct piece {
    int part, x, y, wide;
    bool on_ground, flipped;
};
struct scene {
    char word[WORD_MOST], spot[8];
    int line, pieces;
    struct piece piece[PIECES];
};
struct album {
    const char *parts_path, *scenes_path;
    char *parts_text, *scenes_text;
    struct part part[PARTS];
    struct scene scene[SCENES];
    int parts, scenes;
    const char *path; /* what is being read, and its line */
    int line;
    bool bad;
};

/* newspeak_scenes_read.c; false, with a message for each thing that is wrong, if the files are not what they should be.
 */
bool album_read(struct album *);
/* newspeak_scenes_write.c: scene-01.svg and on, a picture a place and face; false if the disk would not. */
bool album_write(const struct album *, const char *folder);

#endif
