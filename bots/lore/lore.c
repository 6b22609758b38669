/* WordNet's files as memory: found, mapped read-only, given back. Twelve files or none. */
#include "bots/lore/lore.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

static const char debian[] = "/usr/share/wordnet";
static const char *const names[LORE_PARTS][LORE_FILES] = {
    [LORE_NOUN] = { "index.noun", "data.noun", "noun.exc" },
    [LORE_VERB] = { "index.verb", "data.verb", "verb.exc" },
    [LORE_ADJECTIVE] = { "index.adj", "data.adj", "adj.exc" },
    [LORE_ADVERB] = { "index.adv", "data.adv", "adv.exc" },
};

const char *lore_without(void) {
    return "Without WordNet the bots of NewSpeak hear only code-words, their forms and their covers, and no message is "
           "refused for its language. Install Debian's wordnet-base, or name the folder of WordNet's files in "
           "LIZARDRY_WORDNET.";
}

static bool go_without(struct lore *l, const char *which, const char *why, struct lz_writer *trouble) {
    lore_close(l);
    if (trouble) {
        lz_put(trouble, "Cannot use WordNet's '");
        lz_put(trouble, which);
        lz_put(trouble, "': ");
        lz_put(trouble, why);
        lz_put(trouble, ". ");
        lz_put(trouble, lore_without());
    }
    return false;
}

/* NULL, or why not. */
static const char *map_file(const char *path, struct lz_text *file) {
    struct stat about;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return strerror(errno);
    const char *why = NULL;
    if (fstat(descriptor, &about) != 0)
        why = strerror(errno);
    else if (!S_ISREG(about.st_mode) || about.st_size == 0 || about.st_size > INT32_MAX)
        why = "it is no file, an empty or a huge one";
    if (!why) {
        void *at = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (at == MAP_FAILED)
            why = strerror(errno);
        else
            *file = (struct lz_text){ at, (uint32_t)about.st_size };
    }
    close(descriptor);
    return why;
}

const char *lore_folder(void) {
    const char *named = getenv("LIZARDRY_WORDNET");
    return named && *named ? named : debian;
}

static bool knows(const struct lz_lore *lore, const char *word) { return lore_known(lore_of(lore), word); }

/* A word of each part of speech, with a sense that can be read. */
static bool sound(const struct lore *l) {
    static const char *const words[LORE_PARTS] = { "word", "speak", "good", "well" };
    for (int part = 0; part < LORE_PARTS; part++) {
        uint32_t place[LORE_SENSES];
        struct lore_synset set;
        if (!lore_senses(l, part, words[part], place) || !lore_synset(l, part, place[0], &set))
            return false;
    }
    return true;
}

bool lore_open(struct lore *l, const char *folder, struct lz_writer *trouble) {
    memset(l, 0, sizeof *l);
    l->open.knows = knows;
    for (int part = 0; part < LORE_PARTS; part++)
        for (int kind = 0; kind < LORE_FILES; kind++) {
            char path[PATH_ROOM];
            int length = snprintf(path, sizeof path, "%s/%s", folder, names[part][kind]);
            const char *why = length >= (int)sizeof path ? strerror(ENAMETOOLONG) : NULL;
            why = why ? why : map_file(path, &l->file[part][kind]);
            if (why)
                return go_without(l, path, why, trouble);
        }
    return sound(l) || go_without(l, folder, "its files are damaged, or not those of WordNet 3.0", trouble);
}

void lore_close(struct lore *l) {
    for (int part = 0; part < LORE_PARTS; part++)
        for (int kind = 0; kind < LORE_FILES; kind++) {
            struct lz_text *file = &l->file[part][kind];
            if (file->len)
                munmap((void *)(uintptr_t)file->at, file->len);
            *file = (struct lz_text){ 0 };
        }
}
