/* Each place as three pictures of 160 by 96: its Neutral face as the parts are drawn, the Hacked one with a red plate
   that slipped and torn paper, the Filter one in grey over a sun, with no black. Colours are custom properties, so a
   page that has its own ink, paper or night gives them to the pictures. */
#include "tools/newspeak/newspeak_scenes.h"

#include <errno.h>
#include <string.h>

/* A colour that a face has in place of the usual one: as it is set, and for readers that know no custom properties. */
struct ink {
    const char *name, *set, *plain;
};
enum { INKS = 8 };
struct face {
    const char *suffix;
    struct ink inks[INKS];    /* laid over the place's own; those without a name are not there */
    const char *under, *over; /* what lies behind and before the parts */
    bool slipped;
};
static const struct face faces[] = {
    { "", { { 0 } }, "", "", false },
    { "-hacked",
      { { "spot", "var(--red,#BE2A17)", "#BE2A17" } },
      "",
      "<path class=\"ns-p\" d=\"M0 70l9 3 11-5 14 6 9-4 12 5 10-3v3l-10 4-12-5-9 4-14-6-11 5-9-3zM96 18l12 4 10-5 15 6 "
      "12-4 "
      "15 3v4l-15-3-12 4-15-6-10 5-12-4z\"/>",
      true },
    { "-filter",
      { { "ink", "#64756A", "#64756A" },
        { "dark", "#64756A", "#64756A" },
        { "spot", "#F2D25C", "#F2D25C" },
        { "wat", "#E4EAD4", "#E4EAD4" },
        { "c1", "#A9B5A0", "#A9B5A0" },
        { "c2", "#F2D25C", "#F2D25C" },
        { "c3", "#8FA096", "#8FA096" },
        { "c4", "#C3CCB4", "#C3CCB4" } },
      "<circle cx=\"80\" cy=\"44\" r=\"62\" fill=\"#FFE98A\" opacity=\".7\"/>",
      "",
      false },
};

/* The plates of parts.svg: what each colours, and with which ink. */
static const struct plate {
    const char *name, *property, *ink, *usual, *more; /* usual NULL: the place's own spot colour */
} plates[] = {
    { "i", "fill", "ink", "#10201A", "" },
    { "n", "fill", "dark", "#10201A", "" },
    { "s", "fill", "spot", NULL, "" },
    { "p", "fill", "sheet", "#F6FAF0", "" },
    { "y", "fill", "light", "#FFDD33", "" },
    { "w", "fill", "wat", "#C4E1EA", "" },
    { "a", "fill", "c1", "#C7321F", "" },
    { "b", "fill", "c2", "#F2C230", "" },
    { "c", "fill", "c3", "#2457A6", "" },
    { "d", "fill", "c4", "#1E7A4B", "" },
    { "l", "stroke", "ink", "#10201A", "" },
    { "h", "stroke", "ink", "#10201A", ";stroke-width:1.4" },
    { "m", "stroke", "dark", "#10201A", "" },
    { "k", "stroke", "sheet", "#F6FAF0", "" },
    { "t", "stroke", "spot", NULL, ";stroke-width:2.5" },
};

static const char *plain_ink(const struct plate *plate, const struct face *face, const char *spot) {
    for (int i = 0; i < INKS && face->inks[i].name; i++)
        if (strcmp(face->inks[i].name, plate->ink) == 0)
            return face->inks[i].plain;
    return plate->usual ? plate->usual : spot;
}

/* Every colour is there twice: plain, and for those who understand it as one that the page may set. */
static void put_style(FILE *file, const struct face *face, const char *spot) {
    fputs("<style>.ns-i,.ns-n,.ns-s,.ns-p,.ns-y,.ns-w,.ns-a,.ns-b,.ns-c,.ns-d{stroke:none;stroke:var(--edge,none);"
          "stroke-width:3}"
          ".ns-o{--edge:var(--sheet,#F6FAF0);--ink:var(--edge);--dark:var(--edge);--spot:var(--edge);"
          "--light:var(--edge);--wat:var(--edge);--c1:var(--edge);--c2:var(--edge);--c3:var(--edge);--c4:var(--edge)}"
          ".ns-l,.ns-h,.ns-m,.ns-k,.ns-t{fill:none;stroke-width:2}",
          file);
    for (size_t i = 0; i < sizeof plates / sizeof plates[0]; i++) {
        const struct plate *p = &plates[i];
        fprintf(file, ".ns-%s{%s:%s;%s:var(--%s%s%s)%s}", p->name, p->property, plain_ink(p, face, spot), p->property,
                p->ink, p->usual ? "," : "", p->usual ? p->usual : "", p->more);
    }
    fputs("</style>", file);
}

static void put_escaped(FILE *file, const char *text) {
    static const char *const names['<' + 1] = { ['"'] = "&quot;", ['&'] = "&amp;", ['<'] = "&lt;" };
    for (; *text; text++) {
        uint8_t c = (uint8_t)*text;
        if (c <= '<' && names[c])
            fputs(names[c], file);
        else
            putc(c, file);
    }
}

static void put_symbols(FILE *file, const struct album *album, const struct scene *scene) {
    fputs("<defs>", file);
    for (int i = 0; i < album->parts; i++) {
        bool used = false;
        for (int j = 0; j < scene->pieces; j++)
            used = used || scene->piece[j].part == i;
        if (used)
            fwrite(album->part[i].symbol, 1, (size_t)(album->part[i].end - album->part[i].symbol), file);
    }
    fputs("</defs>", file);
}

static void put_use(FILE *file, const struct part *part, const struct piece *piece, const char *how) {
    double high = (double)piece->wide * part->high / part->wide, y = piece->on_ground ? GROUND - high : piece->y;
    fprintf(file, "<use href=\"#%s\" x=\"%d\" y=\"%.4g\" width=\"%d\" height=\"%.4g\"%s/>", part->id, piece->x, y,
            piece->wide, high, how);
}

/* What stands before something else is cut out with an edge of paper, or black on black would be one blot. */
static void put_pieces(FILE *file, const struct album *album, const struct scene *scene, bool edged) {
    for (int i = 0; i < scene->pieces; i++) {
        const struct piece *piece = &scene->piece[i];
        const struct part *part = &album->part[piece->part];
        if (piece->flipped)
            fprintf(file, "<g transform=\"matrix(-1 0 0 1 %d 0)\">", 2 * piece->x + piece->wide);
        if (edged && part->wide < SCENE_WIDE)
            put_use(file, part, piece, " class=\"ns-o\"");
        put_use(file, part, piece, "");
        if (piece->flipped)
            fputs("</g>", file);
    }
    fprintf(file, "<path class=\"ns-i\" d=\"M0 %dh%dv8H0z\"/>", GROUND, SCENE_WIDE);
}

static const struct scene *scene_of(const struct album *album, const char *word) {
    static const struct scene none = { .spot = "#6FC0D8" };
    for (int i = 0; i < album->scenes; i++)
        if (strcmp(album->scene[i].word, word) == 0)
            return &album->scene[i];
    return &none; /* a place of another data file: bare ground */
}

static void put_picture(FILE *file, const struct album *album, int place, const struct face *face) {
    const struct newspeak_place *facts = &newspeak_built_in.place[place];
    const struct scene *scene = scene_of(album, facts->word);
    const char *sentence[] = { facts->neutral, facts->hacked, facts->filter };
    fprintf(file, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 160 96\" role=\"img\" aria-label=\"");
    put_escaped(file, sentence[face - faces]);
    fprintf(file, "\" style=\"--spot:%s", scene->spot);
    for (int i = 0; i < INKS && face->inks[i].name; i++)
        fprintf(file, ";--%s:%s", face->inks[i].name, face->inks[i].set);
    fputs("\">", file);
    put_style(file, face, scene->spot);
    put_symbols(file, album, scene);
    fprintf(file,
            "<path class=\"ns-p\" d=\"M0 0h160v96H0z\"/><path class=\"ns-s\" opacity=\".16\" d=\"M0 0h160v96H0z\"/>%s",
            face->under);
    if (face->slipped) {
        fputs("<g transform=\"translate(3 1)\" opacity=\".6\" style=\"--ink:var(--red,#BE2A17)\">", file);
        put_pieces(file, album, scene, false);
        fputs("</g>", file);
    }
    put_pieces(file, album, scene, true);
    fprintf(file, "%s</svg>\n", face->over);
}

static bool picture_write(const struct album *album, const char *folder, int place, const struct face *face) {
    char path[4096];
    snprintf(path, sizeof path, "%s/scene-%02d%s.svg", folder, place + 1, face->suffix);
    FILE *file = fopen(path, "w");
    if (file)
        put_picture(file, album, place, face);
    bool good = file && !ferror(file);
    if ((file && fclose(file) != 0) || !good) {
        fprintf(stderr, "newspeak-scenes: cannot write '%s': %s\n", path, strerror(errno));
        return false;
    }
    return true;
}

bool album_write(const struct album *album, const char *folder) {
    for (int place = 0; place < newspeak_built_in.places; place++)
        for (size_t i = 0; i < sizeof faces / sizeof faces[0]; i++)
            if (!picture_write(album, folder, place, &faces[i]))
                return false;
    return true;
}
