/* WordNet's files as memory: found, mapped read-only, given back. Twelve files or none. */
#include "bots/newspeak/newspeak_words.h"

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
static const char *const names[NSW_PARTS][NSW_FILES] = {
    [NSW_NOUN] = { "index.noun", "data.noun", "noun.exc" },
    [NSW_VERB] = { "index.verb", "data.verb", "verb.exc" },
    [NSW_ADJECTIVE] = { "index.adj", "data.adj", "adj.exc" },
    [NSW_ADVERB] = { "index.adv", "data.adv", "adv.exc" },
};

const char *newspeak_words_without(void) {
    return "Without WordNet the bots of NewSpeak hear only code-words, their forms and their covers, and no message is "
           "refused for its language. Install Debian's wordnet-base, or name the folder of WordNet's files in "
           "LIZARDRY_WORDNET.";
}

static bool go_without(struct newspeak_words *w, const char *which, const char *why, struct lz_writer *trouble) {
    newspeak_words_close(w);
    if (trouble) {
        lz_put(trouble, "Cannot use WordNet's '");
        lz_put(trouble, which);
        lz_put(trouble, "': ");
        lz_put(trouble, why);
        lz_put(trouble, ". ");
        lz_put(trouble, newspeak_words_without());
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

static const char *folder_or(const char *folder) {
    const char *named = getenv("LIZARDRY_WORDNET");
    return folder ? folder : named && *named ? named : debian;
}

bool newspeak_words_map(struct newspeak_words *w, const char *folder, struct lz_writer *trouble) {
    memset(w->file, 0, sizeof w->file);
    for (int part = 0; part < NSW_PARTS; part++)
        for (int kind = 0; kind < NSW_FILES; kind++) {
            char path[PATH_ROOM];
            int length = snprintf(path, sizeof path, "%s/%s", folder_or(folder), names[part][kind]);
            const char *why = length >= (int)sizeof path ? strerror(ENAMETOOLONG) : NULL;
            why = why ? why : map_file(path, &w->file[part][kind]);
            if (why)
                return go_without(w, path, why, trouble);
        }
    return w->have = true;
}

void newspeak_words_close(struct newspeak_words *w) {
    for (int part = 0; part < NSW_PARTS; part++)
        for (int kind = 0; kind < NSW_FILES; kind++) {
            struct lz_text *file = &w->file[part][kind];
            if (file->len)
                munmap((void *)(uintptr_t)file->at, file->len);
            *file = (struct lz_text){ 0 };
        }
    w->have = false;
}

bool newspeak_words_open(struct newspeak_words *w, const struct newspeak_facts *facts, const char *folder,
                         struct lz_writer *trouble) {
    bool mapped = newspeak_words_map(w, folder, trouble);
    if (newspeak_learn(w, facts->set, NS_SETS))
        return mapped;
    go_without(w, folder_or(folder), "its files are damaged, or not those of WordNet 3.0", trouble);
    newspeak_learn(w, facts->set, NS_SETS);
    return false;
}
