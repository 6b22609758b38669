/* A game is made: new. */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm_commands.h"
#include "clients/pbm/pbm_seats.h"

#include "core/games.h"
#include "core/match.h"
#include "core/words/option.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { FACTS = 7, PLAYERS_LINE = 512 };

/* What is to be made, before anything is. */
struct plan {
    const struct pbm_call *call;
    const struct lz_game *game;
    struct lz_setup setup;
    const char *preset, *id;
    void *view; /* the onlooker's, of the deal */
    struct lz_deadline deadline;
    struct lz_zone zone;
    char label[LZ_SEATS][LZ_LABEL], name[LZ_SEATS][LZ_LABEL], address[LZ_SEATS][PBM_ADDRESS];
};

/* ---- the game and its options */

/* The game that is named, or the first with sheets. NULL after saying what is wrong. */
static const struct lz_game *game_of(const struct pbm_call *call) {
    const struct lz_game *game = call->game ? lz_game_by_id(lz_span(call->game)) : NULL;
    for (uint32_t i = 0; !call->game && !game && i < lz_games_count; i++)
        game = lz_games[i]->sheet ? lz_games[i] : NULL;
    if (game && game->sheet)
        return game;
    pbm_say(game ? "%s is not played by mail: it has no sheets of orders" : "there is no game '%s'",
            game ? game->title : call->game);
    return NULL;
}

static bool take_options(struct plan *plan, struct lz_text words) {
    for (struct lz_text word; (word = lz_take_word(&words)).len;) {
        char said[PBM_SAID];
        struct lz_writer trouble = lz_writer_in(said, sizeof said);
        if (!lz_option_parse(plan->game, word, &plan->setup, &trouble))
            return pbm_say("%s", said);
    }
    return true;
}

/* A clan whose player is absent is played by a bot instead of destroyed, unless the call wants that. */
static bool plan_options(struct plan *plan) {
    char said[PBM_SAID];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    lz_options_usual(plan->game, &plan->setup);
    if (!cli_preset(plan->game, plan->preset, &plan->setup, &trouble))
        return pbm_say("%s", said);
    if (plan->game->sheet->absent)
        plan->setup.option[plan->game->sheet->absent - 1] = 0;
    for (int i = 0; i < plan->call->options; i++)
        if (!take_options(plan, lz_span(plan->call->option[i])))
            return false;
    return true;
}

static bool good_id(const char *id) {
    size_t n = strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.");
    return (n && !id[n] && n < PBM_ID) ||
           pbm_say("'%s' cannot be an id: letters, digits and - _ . only, at most 31 of them", id);
}

/* ---- time */

static bool plan_time(struct plan *plan) {
    char said[PBM_SAID] = "", name[LZ_ZONE_NAME];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    const char *rule = plan->call->deadline ? plan->call->deadline : "week";
    if (!lz_deadline_parse(lz_span(rule), &plan->deadline, &trouble))
        return pbm_say("%s", said);
    lz_zone_own(&lz_calls_system, getenv("TZ"), name);
    const char *zone = plan->call->zone ? plan->call->zone : name;
    return lz_zone_load(&plan->zone, &lz_calls_system, zone, &trouble) == LZ_OK ||
           pbm_say("%s; --zone names another, UTC for example", said);
}

/* ---- papers */

static bool plan_papers(const struct plan *plan) {
    return !plan->call->papers || pbm_papers_read(lz_span(plan->call->papers)) ||
           pbm_say("--papers is a list of some of these, apart by commas: %s; found '%s'", PBM_PAPERS,
                   plan->call->papers);
}

/* ---- who plays: a line each, CLAN|NAME|MAIL|CLAN-NAME or CLAN|bot LEVEL */

static bool plan_bot(struct plan *plan, int seat, const char *id) {
    snprintf(plan->label[seat], LZ_LABEL, LZ_BOT_LABEL "%s", id);
    return pbm_bot_named(plan->game, id);
}

/* Fields of a line between bars, each trimmed. */
static int split(char *line, char *field[4]) {
    int n = 0;
    for (char *at = line; at && n < 4; n++) {
        char *bar = strchr(at, '|');
        if (bar)
            *bar = 0;
        at += strspn(at, " \t");
        for (size_t len = strlen(at); len && strchr(" \t\r\n", at[len - 1]); len--)
            at[len - 1] = 0;
        field[n] = at;
        at = bar ? bar + 1 : NULL;
    }
    return n;
}

static bool plan_person(struct plan *plan, int seat, char *const field[4]) {
    const char *address = field[2] ? field[2] : "", *name = field[3] ? field[3] : "";
    if (!pbm_good_player(field[1]) || !pbm_good_text("address", address, PBM_ADDRESS) ||
        !pbm_good_text("clan's name", name, LZ_LABEL))
        return false;
    snprintf(plan->label[seat], LZ_LABEL, "%s", field[1]);
    snprintf(plan->address[seat], PBM_ADDRESS, "%s", address);
    snprintf(plan->name[seat], LZ_LABEL, "%s", name);
    return true;
}

static bool plan_line(struct plan *plan, char *line) {
    char *field[4] = { 0 };
    int n = split(line, field);
    if (!*field[0] || *field[0] == '#')
        return true;
    if (n < 2)
        return pbm_say("'%s' is not a line of players: write CLAN|NAME|MAIL|CLAN-NAME, or CLAN|bot LEVEL", line);
    int seat = plan->game->sheet->seat(plan->game, plan->view, lz_span(field[0]));
    if (seat < 0)
        return pbm_say("there is no clan '%s': clans are 1 to %d, or their codes", field[0], plan->setup.seats);
    if (strncmp(field[1], "bot", 3) == 0 && (!field[1][3] || field[1][3] == ' '))
        return plan_bot(plan, seat, field[1][3] ? field[1] + 4 : pbm_best_bot(plan->game));
    return plan_person(plan, seat, field);
}

static bool is_whole(const char *line) {
    return strlen(line) < PLAYERS_LINE - 1 || pbm_say("a line has at most %d bytes", PLAYERS_LINE - 2);
}

static bool plan_players(struct plan *plan, const char *path) {
    FILE *file = fopen(path, "re");
    char line[PLAYERS_LINE];
    bool good = file != NULL;
    if (!file)
        return pbm_say("cannot read the players in '%s': %s", path, strerror(errno));
    for (int n = 1; good && fgets(line, sizeof line, file); n++) {
        good = is_whole(line) && plan_line(plan, line);
        if (!good)
            pbm_say("line %d of '%s' was not understood; nothing was made", n, path);
    }
    if (ferror(file))
        good = pbm_say("cannot read the players in '%s': %s; nothing was made", path, strerror(errno));
    fclose(file);
    return good;
}

/* Clans by their codes are those of the deal. */
static bool deal_view(struct plan *plan) {
    const struct lz_game *game = plan->game;
    void *state = calloc(1, game->state_size);
    struct lz_match match = { .game = game, .state = state };
    struct lz_why why = { 0 };
    plan->view = calloc(1, game->view_size);
    bool dealt = state && plan->view && lz_begin(&match, &plan->setup, NULL, &why);
    if (dealt)
        game->view(game, state, LZ_ONLOOKER, plan->view);
    else
        pbm_say("%s", state && plan->view ? game->ruleset[why.rule].text : "out of memory");
    free(state);
    return dealt;
}

static bool plan_seats(struct plan *plan) {
    for (int seat = 0; seat < plan->setup.seats; seat++)
        if (!plan_bot(plan, seat, pbm_best_bot(plan->game)))
            return false;
    return deal_view(plan) && (!plan->call->players || plan_players(plan, plan->call->players));
}

/* ---- it is made */

static bool put_fact(struct lz_writer *w, struct lz_text *line, const char *word, const char *rest) {
    uint32_t from = w->len;
    lz_put(w, word);
    lz_put(w, rest);
    *line = (struct lz_text){ w->at + from, w->len - from };
    lz_put_char(w, 0);
    return true;
}

static uint32_t put_facts(const struct plan *plan, int64_t now, struct lz_writer *w, struct lz_text line[FACTS]) {
    char words[PBM_RULE], due[80], absent[16];
    struct lz_writer rule = lz_writer_in(words, sizeof words);
    struct lz_due first = lz_due_first(&plan->deadline, &plan->zone, now);
    lz_deadline_print(&plan->deadline, &rule);
    snprintf(due, sizeof due, "%lld %d", (long long)first.at, first.ahead);
    snprintf(absent, sizeof absent, "%d", plan->call->absent < 0 ? PBM_ABSENT : plan->call->absent);
    uint32_t n = 0;
    put_fact(w, &line[n++], "id ", plan->id);
    put_fact(w, &line[n++], "preset ", plan->preset);
    put_fact(w, &line[n++], "rule ", words);
    put_fact(w, &line[n++], "zone ", plan->zone.name);
    put_fact(w, &line[n++], "absent ", absent);
    if (plan->call->papers)
        put_fact(w, &line[n++], "papers ", plan->call->papers);
    put_fact(w, &line[n++], "due 0 ", due);
    return n;
}

static bool make(struct pbm *p, struct plan *plan) {
    char room[PBM_SAID];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct lz_text line[FACTS];
    struct pbm_new new = {
        .dir = plan->call->dir, .game = plan->game, .record = { .setup = plan->setup }, .wait = plan->call->wait
    };
    if (!cli_seed(plan->call->seed, new.record.seed))
        return pbm_say("the system provides no random bytes");
    new.facts = (struct lz_facts){ line, put_facts(plan, p->now, &w, line) };
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        new.record.player[seat] = lz_span(plan->label[seat]);
        new.address[seat] = plan->address[seat][0] ? plan->address[seat] : NULL;
        new.name[seat] = plan->name[seat][0] ? plan->name[seat] : NULL;
    }
    return pbm_create(p, &new);
}

static void tell_made(struct pbm *p, const struct plan *plan) {
    const struct pbm_call *call = plan->call;
    if (call->seed)
        pbm_say("whoever guesses the seed '%s' can foresee the game; leave --seed out unless this is a rehearsal",
                call->seed);
    printf("Game %s: %s, %d clans, in %s. Deadline: %s, on the clocks of %s.\n", p->table.id, p->table.preset,
           p->room.record.setup.seats, call->dir, p->table.rule, p->table.zone);
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        if (!pbm_is_bot(p, seat)) {
            char word[LZ_SECRET];
            pbm_password(p, seat, word);
            printf("clan %d: %s, password %s\n", seat + 1, p->room.holder[seat].label, word);
        }
    printf("The deal is committed to: %s\n", p->room.record.commit);
    printf("Next: `%s pbm join %s CLAN --player NAME` for each player. They choose start-ups; `%s pbm turn %s` makes "
           "the world when all are in or due, with --now at once.\n",
           cli_call(), call->dir, cli_call(), call->dir);
    pbm_log(p, "game %s was made: %s, %d clans", p->table.id, p->table.preset, p->room.record.setup.seats);
}

static bool make_plan(struct plan *plan, const struct pbm_call *call, int64_t now) {
    const char *slash = strrchr(call->dir, '/');
    plan->call = call;
    plan->game = game_of(call);
    if (!plan->game)
        return false;
    plan->setup.now = now * 1000;
    plan->preset = call->preset ? call->preset : plan->game->sheet->preset;
    plan->id = call->id ? call->id : slash && slash[1] ? slash + 1 : call->dir;
    return plan_options(plan) && plan_time(plan) && plan_papers(plan) && good_id(plan->id) && plan_seats(plan);
}

int pbm_do_new(const struct pbm_call *call) {
    struct pbm *p = calloc(1, sizeof *p);
    struct plan *plan = calloc(1, sizeof *plan);
    bool made = p && plan;
    if (made) {
        *p = (struct pbm){ .calls = &lz_calls_system, .now = pbm_clock(), .file.file = -1 };
        made = make_plan(plan, call, p->now) && make(p, plan);
        if (made)
            tell_made(p, plan);
        pbm_close(p);
        free(plan->view);
    } else {
        pbm_say("out of memory");
    }
    free(plan);
    free(p);
    return !made;
}
