/* parts.svg, a symbol a line, and scenes.txt: a line "scene PLACE #INK", then a line "PART X Y WIDTH [flip]" for each
   piece, from the back to the front; Y is a number or "ground". A line that begins with # is a comment. */
#include "tools/newspeak/newspeak_scenes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MOST = 1 << 20 };

static char *file_text(const char *path) {
    FILE *file = fopen(path, "rb");
    char *text = file ? calloc(1, FILE_MOST + 1) : NULL;
    if (!text || !fread(text, 1, FILE_MOST, file))
        fprintf(stderr, "newspeak-scenes: cannot read '%s': %s\n", path, errno ? strerror(errno) : "it is empty");
    if (file)
        fclose(file);
    return text;
}

static void complain(struct album *album, const char *what, const char *found) {
    fprintf(stderr, "%s:%d: %s: found '%s'\n", album->path, album->line, what, found);
    album->bad = true;
}

static int meaning_find(const char *word) {
    for (int i = 0; i < newspeak_built_in.meanings; i++)
        if (strcmp(newspeak_built_in.meaning[i], word) == 0)
            return i;
    return -1;
}

static void shows_take(struct album *album, struct part *part, const char *symbol) {
    char shows[200] = "";
    const char *at = strstr(symbol, "data-shows=\"");
    if (at && at < part->end)
        sscanf(at, "data-shows=\"%199[^\"]", shows);
    if (!*shows)
        complain(album, "expected data-shows with what the part shows", part->id);
    for (char *rest = shows, *word; (word = strtok_r(rest, " ", &rest));) {
        int meaning = meaning_find(word);
        if (meaning >= 0)
            part->shows |= UINT64_C(1) << meaning;
    }
}

static void part_take(struct album *album, const char *symbol) {
    struct part *part = &album->part[album->parts];
    int wide, high;
    char id[WORD_MOST];
    if (sscanf(symbol, "<symbol id=\"%39[a-z]\" viewBox=\"0 0 %d %d\"", id, &wide, &high) != 3 || wide < 1 ||
        high < 1) {
        complain(album, "expected <symbol id=\"WORD\" viewBox=\"0 0 WIDE HIGH\"",
                 "another beginning");
    } else if (album->parts == PARTS) {
        complain(album, "expected fewer parts", id);
    } else {
        *part = (struct part){ .symbol = symbol, .end = symbol + strcspn(symbol, "\n"), .wide = wide, .high = high };
        memcpy(part->id, id, sizeof id);
        shows_take(album, part, symbol);
        album->parts++;
    }
}

static void parts_take(struct album *album) {
    album->path = album->parts_path;
    album->line = 1;
    for (const char *at = album->parts_text; at; album->line++) {
        if (strncmp(at, "<symbol ", 8) == 0)
            part_take(album, at);
        at = strchr(at, '\n');
        if (at)
            at++;
    }
}

static int part_find(const struct album *album, const char *id) {
    for (int i = 0; i < album->parts; i++)
        if (strcmp(album->part[i].id, id) == 0)
            return i;
    return -1;
}

static void scene_take(struct album *album, const char *line) {
    struct scene scene = { .line = album->line };
    if (sscanf(line, "scene %39[a-z-] %7[#0-9A-F]", scene.word, scene.spot) != 2 || strlen(scene.spot) != 7)
        complain(album, "expected 'scene PLACE #INK'", line);
    else if (album->scenes == SCENES)
        complain(album, "expected fewer scenes", line);
    else
        album->scene[album->scenes++] = scene;
}

static void piece_take(struct album *album, const char *line) {
    char id[WORD_MOST] = "", high[10] = "", word[8] = "";
    struct piece piece = { 0 };
    int fields = sscanf(line, "%39[a-z] %d %9s %d %7s", id, &piece.x, high, &piece.wide, word);
    struct scene *scene = album->scenes ? &album->scene[album->scenes - 1] : NULL;
    piece.part = part_find(album, id);
    piece.on_ground = strcmp(high, "ground") == 0;
    piece.y = atoi(high);
    piece.flipped = fields == 5;
    if (fields < 4 || piece.wide < 1 || (fields == 5 && strcmp(word, "flip") != 0))
        complain(album, "expected 'PART X Y WIDTH [flip]'", line);
    else if (piece.part < 0)
        complain(album, "expected a part of the other file", id);
    else if (!scene || scene->pieces == PIECES)
        complain(album, "expected a scene before it, with fewer pieces", line);
    else
        scene->piece[scene->pieces++] = piece;
}

static void scenes_take(struct album *album) {
    album->path = album->scenes_path;
    album->line = 1;
    for (char *rest = album->scenes_text; *rest; album->line++) {
        char *line = rest;
        rest += strcspn(rest, "\n");
        if (*rest)
            *rest++ = 0;
        if (strncmp(line, "scene ", 6) == 0)
            scene_take(album, line);
        else if (*line && *line != '#')
            piece_take(album, line);
    }
}

bool album_read(struct album *album) {
    album->parts_text = file_text(album->parts_path);
    album->scenes_text = file_text(album->scenes_path);
    if (!album->parts_text || !album->scenes_text)
        return false;
    parts_take(album);
    scenes_take(album);
    return !album->bad;
}
