/* Reports as files: text, HTML, PDF and JSON of every clan; the moderator's map; the scores; and the proof that all of
   it can be made again. */
#include "clients/cli/cli.h"
#include "clients/mail/map/map_cairo.h"
#include "clients/mail/map/map_svg.h"
#include "clients/mail/report.h"
#include "clients/mail/report_text.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"
#include "core/bug.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool draw_text(struct buffer *out, const struct report *r, struct fault *why) {
    return report_text(out, r->all, why);
}
static bool draw_svg(struct buffer *out, const struct report *r, struct fault *why) {
    return map_svg(out, &r->map, why);
}
static bool draw_png(struct buffer *out, const struct report *r, struct fault *why) {
    return map_png(out, &r->map, why);
}

/* JSON is what the others are drawn from. */
struct drawing {
    const char *word, *suffix;
    bool (*draw)(struct buffer *, const struct report *, struct fault *);
};
static const struct drawing papers[] = { { "text", "txt", draw_text },
                                         { "html", "html", report_html },
                                         { "pdf", "pdf", report_pdf },
                                         { "json", "json", NULL } };
static const struct drawing maps[] = { { "svg", "svg", draw_svg },
                                       { "png", "png", draw_png },
                                       { "pdf", "pdf", report_map_pdf } };
static const struct drawing plots[] = { { "svg", "svg", report_plot_svg }, { "text", "txt", NULL } };
enum { PAPERS = sizeof papers / sizeof papers[0] };
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

/* Draws it in one format; the buffer is the caller's to free. */
static bool draw(const struct drawing *how, struct source *from, struct buffer *out) {
    struct fault why = { "" };
    if (!how->draw) {
        buffer_add(out, from->json.bytes, from->json.length);
        buffer_byte(out, '\n');
        return !out->failed || pbm_say("out of memory");
    }
    if (!from->read)
        from->read = report_read(&from->tree, from->json.bytes, from->json.length, &why);
    return (from->read && how->draw(out, &from->tree, &why)) ||
           pbm_say("the report could not be drawn as %s: %s", how->word, why.words);
}

/* ---- all of a turn */

static bool put_paper(struct pbm *p, const char *name, const struct buffer *paper, bool check) {
    if (!check)
        return pbm_put(p, name, paper->bytes, paper->length);
    char path[PATH_MAX];
    if (!pbm_path(p, path, "%s", name))
        return false;
    FILE *file = fopen(path, "re");
    char *there = malloc(paper->length + 1);
    size_t n = file && there ? fread(there, 1, paper->length + 1, file) : 0;
    bool same = file && there && n == paper->length && memcmp(there, paper->bytes, n) == 0;
    if (file)
        fclose(file);
    free(there);
    return same || pbm_say(file ? "'%s' differs from what is made now" : "'%s' is missing", path);
}

static bool put_clan(struct pbm *p, json_t *press, int clan, bool check) {
    struct source from = { 0 };
    bool put = pbm_put_report(p, press, clan, &from.json);
    for (int i = 0; put && i < PAPERS; i++) {
        char name[64];
        struct buffer out = { 0 };
        snprintf(name, sizeof name, "turn-%03d/clan-%02d.%s", pbm_turn_now(p), clan, papers[i].suffix);
        put = draw(&papers[i], &from, &out) && put_paper(p, name, &out, check);
        buffer_free(&out);
    }
    source_free(&from);
    return put;
}

static bool put_turn(struct pbm *p, int turn, bool check) {
    char folder[64];
    bool put = true;
    lz_assert(turn == pbm_turn_now(p));
    snprintf(folder, sizeof folder, "turn-%03d", turn);
    if (!check && !pbm_folder(p, folder))
        return false;
    json_t *press = pbm_press(p);
    for (int clan = 1; clan <= p->record.setup.seats; clan++)
        if (!p->seat[clan - 1].bot[0])
            put = put_clan(p, press, clan, check) && put;
    json_decref(press);
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

/* The report of a clan, or of all (0), in that format, where the call wants it. */
static int draw_to(const struct pbm_call *call, const struct drawing *how, struct pbm *p, int clan) {
    struct source from = { 0 };
    struct buffer out = { 0 };
    bool binary = strcmp(how->word, "pdf") == 0 || strcmp(how->word, "png") == 0;
    json_t *press = pbm_press(p);
    bool put = pbm_put_report(p, press, clan, &from.json);
    if (put && binary && !call->out && isatty(STDOUT_FILENO))
        put = pbm_say("a terminal cannot show a %s; use --out FILE", how->word);
    put = put && draw(how, &from, &out) && put_out(call->out, &out);
    json_decref(press);
    buffer_free(&out);
    source_free(&from);
    return !put;
}

int pbm_do_report(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    const struct drawing *how = drawing_of(papers, PAPERS, call->format);
    int64_t clan;
    int code = 1;
    if (!how || !pbm_open(p, call->dir, call->wait))
        return 1;
    if (!cli_number(call->argv[0], 1, p->record.setup.seats, &clan))
        pbm_say("there is no clan '%s': they are 1 to %d", call->argv[0], p->record.setup.seats);
    else if (pbm_turn_now(p) < 0)
        pbm_say("the world has not been made yet; `pbm turn` makes it");
    else if (call->turn < 0 || pbm_rewind(p, call->turn))
        code = draw_to(call, how, p, (int)clan);
    pbm_close(p);
    return code;
}

/* The whole world is what everybody sees once a game is over: a copy of this one says that it is. */
static int draw_all(const struct pbm_call *call, const struct drawing *how, struct pbm *p) {
    void *true_state = p->state, *copy = malloc(p->match.game->state_size);
    if (!copy)
        return !pbm_say("out of memory");
    memcpy(copy, true_state, p->match.game->state_size);
    ((struct lz_head *)copy)->over = 1;
    p->state = copy;
    int code = draw_to(call, how, p, 0);
    p->state = true_state;
    free(copy);
    return code;
}

static int draw_world(const struct pbm_call *call, const struct drawing *how) {
    struct pbm pbm, *p = &pbm;
    int code = 1;
    if (!how || !pbm_open(p, call->dir, call->wait))
        return 1;
    if (pbm_turn_now(p) < 0)
        pbm_say("the world has not been made yet; `pbm turn` makes it");
    else if (call->turn < 0 || pbm_rewind(p, call->turn))
        code = draw_all(call, how, p);
    pbm_close(p);
    return code;
}

int pbm_do_map(const struct pbm_call *call) { return draw_world(call, drawing_of(maps, COUNT(maps), call->format)); }

/* Turn by turn in columns, a clan each. */
static int print_history(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    pbm_view(p, LZ_ONLOOKER);
    printf("turn");
    for (int clan = 1; clan <= p->record.setup.seats; clan++) {
        struct lz_text code = pbm_entry(p, clan).code;
        printf("  %5.*s", (int)code.len, code.at);
    }
    for (int turn = 0; turn < p->turns; turn++) {
        printf("\n%4d", turn);
        for (int seat = 0; seat < p->record.setup.seats; seat++)
            printf("  %5d", p->scores[turn][seat]);
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
    int last = pbm_turn_now(p);
    for (int turn = 0; turn <= last; turn++) {
        same = pbm_rewind(p, turn) && put_turn(p, turn, true) && same;
        if (turn < last && !pbm_rewind_end(p))
            same = false;
    }
    if (same)
        printf("%d turn%s: the same states and the same reports, byte for byte.\n", last + 1, last ? "s" : "");
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
    bool ended = p->record.ended;
    if (!ended)
        printf("Game %s, %d turns: every line is whole, every move is by the rules, every hash of the state holds, and "
               "the "
               "seed is the one committed to (%.8s..). When the game is over anybody can check this with the journal "
               "alone.\n",
               p->id, pbm_turn_now(p), p->record.commit);
    pbm_close(p);
    optind = 1;
    return ended ? cli_verify(2, argv) : 0;
}
