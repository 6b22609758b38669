/* The facts as two C files, of which the first is its tables as they lie in struct newspeak_facts. */
#include "tools/newspeak/newspeak_tables.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void put_text(FILE *file, const char *text) {
    putc('"', file);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\' || *text == '?') /* two marks and a sign would be one character to old C */
            putc('\\', file);
        putc(*text, file);
    }
    putc('"', file);
}

static void put_field(FILE *file, const char *name, const char *text) {
    fprintf(file, ".%s = ", name);
    put_text(file, text);
    fputs(", ", file);
}

static void put_texts(FILE *file, const char *const *list) {
    fputs("(const char *const[]){ ", file);
    for (; *list; list++) {
        put_text(file, *list);
        fputs(", ", file);
    }
    fputs("NULL },\n", file);
}

static void put_list(FILE *file, const char *name, const char *const *list) {
    fprintf(file, ".%s = ", name);
    put_texts(file, list);
}

static void put_bytes(FILE *file, const char *name, const uint8_t *bytes, int count) {
    fprintf(file, "%s{ ", name);
    for (int i = 0; i < count; i++)
        fprintf(file, "%d, ", bytes[i]);
    fputs("},\n", file);
}

static void write_places(FILE *file, const struct newspeak_facts *facts) {
    fputs(".place = {\n", file);
    for (int i = 0; i < facts->places; i++) {
        const struct newspeak_place *place = &facts->place[i];
        fputs("{ ", file);
        put_field(file, "name", place->name);
        put_field(file, "word", place->word);
        put_field(file, "neutral", place->neutral);
        put_field(file, "hacked", place->hacked);
        put_field(file, "filter", place->filter);
        fprintf(file, ".tags = %d, ", place->tags);
        put_bytes(file, ".tag = ", place->tag, place->tags);
        fputs("},\n", file);
    }
    fputs("},\n", file);
}

static void write_set(FILE *file, const struct newspeak_set *set) {
    fprintf(file, "{ .words = %d, .word = {\n", set->words);
    for (int i = 0; i < set->words; i++) {
        const struct newspeak_word *word = &set->word[i];
        fputs("{ ", file);
        put_field(file, "word", word->word);
        put_field(file, "parts", word->parts);
        put_list(file, "forms", word->forms);
        put_list(file, "covers", word->covers);
        put_list(file, "plain", word->plain);
        put_list(file, "veiled", word->veiled);
        fputs("},\n", file);
    }
    fputs("}, .means = {\n", file);
    for (int i = 0; i < NS_CODES; i++)
        put_bytes(file, "", set->means[i], set->words);
    fputs("} },\n", file);
}

static void write_cards(FILE *file, const struct newspeak_facts *facts) {
    fputs(".card = {\n", file);
    for (int i = 0; i < NS_CARDS; i++) {
        const struct newspeak_card *card = &facts->card[i];
        fputs("{ ", file);
        put_field(file, "name", card->name);
        fprintf(file, ".seats_least = %d, .seats_most = %d, .prevented = %d, .any_code = %d, .steps = %d, .step = { ",
                card->seats_least, card->seats_most, card->prevented, card->any_code, card->steps);
        for (int j = 0; j < NS_STEPS; j++)
            fprintf(file, "%d, ", card->step[j]);
        fputs("} },\n", file);
    }
    fputs("},\n", file);
}

static void write_talk(FILE *file, const struct newspeak_facts *facts) {
    for (int i = 0; i < NS_SAYINGS; i++) {
        fprintf(file, ".saying[%d] = ", i);
        put_texts(file, facts->saying[i]);
    }
    fprintf(file, ".topics = %d, .topic = {\n", facts->topics);
    for (int i = 0; i < facts->topics; i++) {
        fputs("{ ", file);
        put_list(file, "nouns", facts->topic[i].nouns);
        put_list(file, "fillers", facts->topic[i].fillers);
        fputs("},\n", file);
    }
    fputs("},\n", file);
}

static void write_facts(FILE *file, const struct newspeak_facts *facts) {
    fputs("/* Made by newspeak-tables. */\n#include \"games/newspeak/newspeak_facts.h\"\n\n#include <stddef.h>\n\n"
          "const struct newspeak_facts newspeak_built_in = {\n",
          file);
    put_field(file, "id", facts->id);
    fprintf(file, ".places = %d, .meanings = %d, .meaning = { ", facts->places, facts->meanings);
    for (int i = 0; i < facts->meanings; i++) {
        put_text(file, facts->meaning[i]);
        fputs(", ", file);
    }
    fputs("},\n", file);
    put_bytes(file, ".weight = ", facts->weight, NS_TAGS);
    write_places(file, facts);
    fputs(".set = {\n", file);
    for (int i = 0; i < NS_SETS; i++)
        write_set(file, &facts->set[i]);
    fputs("},\n", file);
    write_cards(file, facts);
    write_talk(file, facts);
    fputs("};\n", file);
}

static bool closed(FILE *file, const char *path) {
    bool bad = ferror(file);
    if (fclose(file) == 0 && !bad)
        return true;
    fprintf(stderr, "newspeak-tables: cannot write '%s': %s\n", path, strerror(errno));
    return false;
}

static FILE *opened(const char *path) {
    FILE *file = fopen(path, "w");
    if (!file)
        fprintf(stderr, "newspeak-tables: cannot write '%s': %s\n", path, strerror(errno));
    return file;
}

bool tables_write(const struct newspeak_facts *facts, uint64_t hash, const char *source, const char *header) {
    FILE *file = opened(source);
    if (!file)
        return false;
    write_facts(file, facts);
    file = closed(file, source) ? opened(header) : NULL;
    if (!file)
        return false;
    fprintf(file,
            "/* Made by newspeak-tables. */\n#ifndef NEWSPEAK_MADE_H\n#define NEWSPEAK_MADE_H\n\n"
            "#define NEWSPEAK_BUILT_IN_ID \"%s\"\n#define NEWSPEAK_DATA_HASH 0x%016" PRIx64 "ull\n\n#endif\n",
            facts->id, hash);
    return closed(file, header);
}
