/* The manual pages inside the program, for computers without man. */
#ifndef CLI_MANUAL_H
#define CLI_MANUAL_H

#include "clients/cli/play/term.h"

/* A topic of `lizardry help`: the page of man/ that it opens. */
struct manual_topic {
    const char *word, *page, *about; /* "pbm", "lizardry-pbm.1" */
};
extern const struct manual_topic manual_topics[];
extern const int manual_topic_count;

/* The page in words for a screen. */
void manual_put(const struct term *, const struct manual_topic *, struct lz_writer *);

#endif
