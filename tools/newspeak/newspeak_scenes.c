/* newspeak-scenes PARTS.svg SCENES.txt FOLDER writes the pictures; newspeak-scenes PARTS.svg SCENES.txt, without a
   folder, tells in TAP for each place whether its picture shows all its tags. */
#include "tools/newspeak/newspeak_scenes.h"

#include <stdlib.h>
#include <string.h>

static uint64_t scene_shows(const struct album *album, const struct scene *scene) {
    uint64_t shows = 0;
    for (int i = 0; i < scene->pieces; i++)
        shows |= album->part[scene->piece[i].part].shows;
    return shows;
}

/* The tags of the place that no scene of its name shows. */
static uint64_t place_misses(const struct album *album, const struct newspeak_place *place) {
    uint64_t shows = 0, tags = 0;
    for (int i = 0; i < album->scenes; i++)
        if (strcmp(album->scene[i].word, place->word) == 0)
            shows = scene_shows(album, &album->scene[i]);
    for (int i = 0; i < place->tags; i++)
        tags |= UINT64_C(1) << place->tag[i];
    return tags & ~shows;
}

static bool album_check(const struct album *album) {
    bool all = true;
    for (int i = 0; i < newspeak_built_in.places; i++) {
        const struct newspeak_place *place = &newspeak_built_in.place[i];
        uint64_t misses = place_misses(album, place);
        printf("%sok %d - NS-2.4: the picture of %s shows its tags\n", misses ? "not " : "", i + 1, place->word);
        for (int j = 0; j < newspeak_built_in.meanings; j++)
            if (misses >> j & 1)
                printf("# no part of it shows '%s'\n", newspeak_built_in.meaning[j]);
        all = all && !misses;
    }
    printf("1..%d\n", newspeak_built_in.places);
    return all;
}

int main(int argc, char **argv) {
    struct album *album = argc == 3 || argc == 4 ? calloc(1, sizeof *album) : NULL;
    if (!album) {
        fprintf(stderr, "usage: newspeak-scenes PARTS.svg SCENES.txt [FOLDER]\n");
        return 2;
    }
    album->parts_path = argv[1];
    album->scenes_path = argv[2];
    bool good = album_read(album) && (argc == 4 ? album_write(album, argv[3]) : album_check(album));
    free(album->parts_text);
    free(album->scenes_text);
    free(album);
    return good ? 0 : 1;
}
