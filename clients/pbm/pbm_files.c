/* Reports as files: text, HTML, PDF and JSON of every clan; the moderator's map; the scores; and the proof that all of
   it can be made again. */
#include "clients/cli/cli.h"
#include "clients/mail/map/map_cairo.h"
#include "clients/mail/map/map_svg.h"
#include "clients/mail/report.h"
#include "clients/mail/report_text.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"
#include "clients/pbm/pbm_seats.h"
#include "core/seats.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool draw_text(struct buffer *out, const struct report *r, struct fault *why) {
    return report_text(out, r->all, why);
}
static bool draw_svg(struct buffer *out, const struct report *r, struct fault *why) {
    return map_svg(out, &r->map, &r->map.all, why);
}
static bool draw_png(struct buffer *out, const struct report *r, struct fault *why) {
    return map_png(out, &r->map, &r->map.all, why);
}

/* JSON is what the others are drawn from. */
struct drawing {
    const char *word, *suffix;
    bool (*draw)(struct buffer *, const struct report *, struct fault *);
};
static const struct drawing papers[] = { { "text", "txt", draw_text }, { "html", "html", report_html },
                                         { "pdf", "pdf", report_pdf }, { "json", "json", NULL },
                                         { "svg", "svg", draw_svg },   { "png", "png", draw_png } };
static const struct drawing maps[] = { { "svg", "svg", draw_svg },
                                       { "png", "png", draw_png },
                                       { "pdf", "pdf", report_map_pdf } };
static const struct drawing plots[] = { { "svg", "svg", report_plot_svg }, { "text", "txt", NULL } };
/* Of which so many lie in a turn's folder: those of PBM_PAPERS in their order, but for the pictures, which come last.
 */
enum { PAPERS = sizeof papers / sizeof papers[0], WRITTEN = 4 };
#define COUNT(table) ((int)(sizeof(table) / sizeof(table)[0]))

/* The drawing a format names, the first without one. NULL after saying which there are. */
static const struct drawing *drawing_of(const struct drawing *table, int n, const char *format) {
    char known[80] = "";
    for (int i = 0; i < n; i++) {
        if (!format || strcmp(format, table[i].word) == 0)
            return &table[i];
        snprintf(known + strlen(known), sizeof known - strlen(known), i ? ", %s" : "%s", table[i].word);
    }
    pbm_say("there is no format '%s'; there are %s", format, known);
    return NULL;
}

/* A report as JSON, and the tree that all else is drawn from: read once, when first it is needed. */
struct source {
    struct buffer json;
    struct report tree;
    bool read;
};

static void source_free(struct source *from) {
    buffer_free(&from->json);
    report_free(&from->tree);
}

static bool read_source(struct source *from, struct fault *why) {
    if (!from->read)
        from->read = report_read(&from->tree, from->json.bytes, from->json.length, why);
    return from->read;
}

/* Draws it in one format; the buffer is the caller's to free. */
static bool draw(const struct drawing *how, struct source *from, struct buffer *out) {
    struct fault why = { "" };
    if (!how->draw) {
        buffer_add(out, from->json.bytes, from->json.length);
        buffer_byte(out, '\n');
        return !out->failed || pbm_say("out of memory");
    }
    return (read_source(from, &why) && how->draw(out, &from->tree, &why)) ||
           pbm_say("the report could not be drawn as %s: %s", how->word, why.words);
}

/* ---- all of a turn */

static bool put_paper(struct pbm *p, const char *name, const struct buffer *paper, bool check) {
    struct lz_text text = { paper->bytes, (uint32_t)paper->length }, there;
    if (!check)
        return pbm_keep(p, name, text);
    char *found = lz_paper_find(&p->folder, name, &there);
    bool same = found && there.len == text.len && memcmp(there.at, text.at, text.len) == 0;
    free(found);
    return same || pbm_say(found ? "'%s/%s' differs from what is made now" : "'%s/%s' is missing", pbm_dir(p), name);
}

/* Those that are not in the list. */
static bool drop_pictures(struct pbm *p, const struct pbm_scene *scene, const struct report_pictures *list) {
    bool dropped = true;
    for (int i = 0; i < REPORT_PICTURES; i++) {
        char what[16], name[PBM_PATH];
        bool kept = false;
        if (i < 2)
            snprintf(what, sizeof what, "%s", i ? "home" : "map");
        else
            snprintf(what, sizeof what, "battle-%d", i - 1);
        for (int j = 0; j < list->count; j++)
            kept |= strcmp(list->picture[j].name, what) == 0;
        snprintf(name, sizeof name, "turn-%03d/clan-%02d.%s.png", scene->turn, scene->clan, what);
        dropped = (kept || lz_paper_drop(&p->folder, name)) && dropped;
    }
    return dropped || pbm_say("cannot remove old pictures of clan %d: %s", scene->clan, strerror(p->folder.error));
}

/* A mail to fill in and send back, with the word for the next turn: it stands in no report, because people show those
   to each other. Who has lost the clan gets none: no word of theirs fits any more. */
static bool put_reply(struct pbm *p, const struct pbm_scene *scene, struct source *from, bool check) {
    char name[PBM_PATH], word[LZ_SECRET];
    struct buffer out = { 0 };
    struct fault why = { "" };
    snprintf(name, sizeof name, "turn-%03d/clan-%02d.reply.txt", scene->turn, scene->clan);
    if (!read_source(from, &why))
        return pbm_say("the report could not be read: %s", why.words);
    if (!report_playing(&from->tree) || lz_in(p->table.turn[scene->turn].left, scene->clan - 1))
        return check || lz_paper_drop(&p->folder, name) || pbm_say("cannot remove '%s/%s'", pbm_dir(p), name);
    pbm_reply_word(p, scene->clan - 1, scene->turn + 1, word);
    report_template(&out, &from->tree, word);
    bool put = !out.failed ? put_paper(p, name, &out, check) : pbm_say("out of memory");
    buffer_free(&out);
    return put;
}

/* For mail clients that show no SVG. A turn that was taken back may have had more battles than this one. */
static bool put_pictures(struct pbm *p, const struct pbm_scene *scene, struct source *from, bool check) {
    struct report_pictures list = report_pictures(&from->tree);
    bool put = true;
    char name[PBM_PATH];
    for (int i = 0; put && i < list.count; i++) {
        struct buffer out = { 0 };
        struct fault why = { "" };
        snprintf(name, sizeof name, "turn-%03d/clan-%02d.%s.png", scene->turn, scene->clan, list.picture[i].name);
        put = map_png(&out, &from->tree.map, &list.picture[i].window, &why) || pbm_say("%s", why.words);
        put = put && put_paper(p, name, &out, check);
        buffer_free(&out);
    }
    return put && (check || drop_pictures(p, scene, &list));
}

/* Is this one of PBM_PAPERS written at this table? */
static bool writes(const struct pbm *p, int paper) { return !p->table.papers || p->table.papers >> paper & 1; }

static bool put_clan(struct pbm *p, const struct pbm_scene *scene, bool check) {
    struct source from = { 0 };
    bool put = pbm_put_report(p, scene, &from.json);
    for (int i = 0; put && i < WRITTEN; i++) {
        char name[PBM_PATH];
        struct buffer out = { 0 };
        if (!writes(p, i))
            continue;
        snprintf(name, sizeof name, "turn-%03d/clan-%02d.%s", scene->turn, scene->clan, papers[i].suffix);
        put = draw(&papers[i], &from, &out) && put_paper(p, name, &out, check);
        buffer_free(&out);
    }
    put = put && put_reply(p, scene, &from, check) && (!writes(p, WRITTEN) || put_pictures(p, scene, &from, check));
    source_free(&from);
    return put;
}

/* Who gets no report has none lying there: a turn that was taken back may have made one. */
static bool drop_clan(struct pbm *p, const struct pbm_scene *scene) {
    static const char *const suffixes[] = { "txt", "html", "pdf", "json", "reply.txt" };
    bool dropped = true;
    for (int i = 0; i < COUNT(suffixes); i++) {
        char name[PBM_PATH];
        snprintf(name, sizeof name, "turn-%03d/clan-%02d.%s", scene->turn, scene->clan, suffixes[i]);
        dropped = lz_paper_drop(&p->folder, name) && dropped;
    }
    dropped = drop_pictures(p, scene, &(struct report_pictures){ .count = 0 }) && dropped;
    return dropped || pbm_say("cannot remove old reports of clan %d: %s", scene->clan, strerror(p->folder.error));
}

/* For those who were persons then. */
static bool put_turn(struct pbm *p, int turn, bool check) {
    struct pbm_scene scene = { .turn = turn };
    char folder[PBM_PATH];
    snprintf(folder, sizeof folder, "turn-%03d", turn);
    if (!check && !lz_folder_make(&p->folder, folder))
        return pbm_say("cannot make '%s/%s': %s", pbm_dir(p), folder, strerror(p->folder.error));
    void *state = pbm_state_at(p, turn);
    bool put = state != NULL;
    scene.state = state;
    for (int seat = 0; state && seat < p->room.record.setup.seats; seat++) {
        scene.clan = seat + 1;
        if (!lz_text_begins(lz_span(p->table.turn[turn].label[seat]), LZ_BOT_LABEL))
            put = put_clan(p, &scene, check) && put;
        else if (!check)
            put = drop_clan(p, &scene) && put;
    }
    free(state);
    return put;
}

bool pbm_write_reports(struct pbm *p, int turn) { return put_turn(p, turn, false); }

/* ---- one of them */

/* What is written holds the whole world, or a word that stands for a password: nobody else reads it. */
static FILE *open_out(const char *path) {
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "w");
    if (fd >= 0 && !file)
        close(fd);
    return file;
}

static bool put_out(const char *path, const struct buffer *out) {
    FILE *file = path ? open_out(path) : stdout;
    if (!file)
        return pbm_say("cannot write '%s': %s", path, strerror(errno));
    bool put = fwrite(out->bytes, 1, out->length, file) == out->length;
    put = (path ? fclose(file) : fflush(file)) == 0 && put;
    return put || pbm_say("cannot write '%s': %s", path ? path : "the output", strerror(errno));
}

static int draw_to(const struct pbm_call *call, const struct drawing *how, struct pbm *p, struct pbm_scene scene) {
    struct source from = { 0 };
    struct buffer out = { 0 };
    bool binary = strcmp(how->word, "pdf") == 0 || strcmp(how->word, "png") == 0;
    bool put = pbm_put_report(p, &scene, &from.json);
    if (put && binary && !call->out && isatty(STDOUT_FILENO))
        put = pbm_say("a terminal cannot show a %s; use --out FILE", how->word);
    put = put && draw(how, &from, &out) && put_out(call->out, &out);
    buffer_free(&out);
    source_free(&from);
    return !put;
}

/* The turn that the call names, or the last. */
static bool turn_of(const struct pbm_call *call, const struct pbm *p, int *turn) {
    *turn = call->turn < 0 ? pbm_turn_now(p) : call->turn;
    if (pbm_turn_now(p) < 0)
        return pbm_say("the world has not been made yet; `pbm turn` makes it");
    return *turn <= pbm_turn_now(p) ||
           pbm_say("turn %d has not run in '%s'; the last one was %d", *turn, pbm_dir(p), pbm_turn_now(p));
}

/* The report of a clan, or of the whole world (0), which is what everybody sees once a game is over: a copy of the
   state says that it is. */
static int draw_scene(const struct pbm_call *call, const struct drawing *how, struct pbm *p, int clan) {
    struct pbm_scene scene = { .clan = clan, .handed_on = true };
    if (!turn_of(call, p, &scene.turn))
        return 1;
    void *state = pbm_state_at(p, scene.turn);
    if (!state)
        return 1;
    if (!clan)
        ((struct lz_head *)state)->over = 1;
    scene.state = state;
    int code = draw_to(call, how, p, scene);
    free(state);
    return code;
}

int pbm_do_report(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    const struct drawing *how = drawing_of(papers, PAPERS, call->format);
    int clan;
    if (!how || !pbm_open(p, call->dir, call->wait))
        return 1;
    int code = pbm_clan_of(p, call->argv[0], &clan) ? draw_scene(call, how, p, clan) : 1;
    pbm_close(p);
    return code;
}

static int draw_world(const struct pbm_call *call, const struct drawing *how) {
    struct pbm pbm, *p = &pbm;
    if (!how || !pbm_open(p, call->dir, call->wait))
        return 1;
    int code = draw_scene(call, how, p, 0);
    pbm_close(p);
    return code;
}

int pbm_do_map(const struct pbm_call *call) { return draw_world(call, drawing_of(maps, COUNT(maps), call->format)); }

/* Turn by turn in columns, a clan each. */
static int print_history(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    printf("turn");
    for (int clan = 1; clan <= p->room.record.setup.seats; clan++) {
        struct lz_text code = pbm_entry(p, clan).code;
        printf("  %5.*s", (int)code.len, code.at);
    }
    for (int turn = 0; turn < p->table.turns; turn++) {
        printf("\n%4d", turn);
        for (int seat = 0; seat < p->room.record.setup.seats; seat++)
            printf("  %5d", p->table.turn[turn].score[seat]);
    }
    puts("");
    pbm_close(p);
    return 0;
}

int pbm_do_history(const struct pbm_call *call) {
    const struct drawing *how = drawing_of(plots, COUNT(plots), call->format ? call->format : "text");
    return !how ? 1 : how->draw ? draw_world(call, how) : print_history(call);
}

/* ---- proofs */

/* Every turn again from its inputs: the hashes of the journal, and every report byte for byte. */
int pbm_do_rerun(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    if (!call->check)
        return cli_wrong("pbm", "rerun only compares: use --check");
    if (!pbm_open(p, call->dir, call->wait)) /* this has played all of it, and compared its hashes */
        return 1;
    bool same = true;
    for (int turn = 0; turn < p->table.turns; turn++)
        same = put_turn(p, turn, true) && same;
    if (same)
        printf("%d turn%s: the same states and the same reports, byte for byte.\n", p->table.turns,
               p->table.turns == 1 ? "" : "s");
    pbm_close(p);
    return !same;
}

/* A game that is over can be proved to anybody; one that goes on only to its host, who has the seed. */
int pbm_do_verify(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    char path[PATH_MAX + 16];
    char *argv[] = { "verify", path, NULL };
    snprintf(path, sizeof path, "%s/game.journal", call->dir);
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool ended = p->room.record.ended;
    if (!ended)
        printf("Game %s, %d turns: every line is whole, every move is by the rules, every hash of the state holds, and "
               "the seed is the one committed to (%.8s..). When the game is over anybody can check this with the "
               "journal alone.\n",
               p->table.id, pbm_turn_now(p), p->room.record.commit);
    pbm_close(p);
    optind = 1;
    return ended ? cli_verify(2, argv) : 0;
}
