/* A row for each match. */
#include "clients/cli/commands/rows.h"

#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <errno.h>
#include <string.h>

enum { ROW = 8192 };

/* A match and all that a row tells of it. */
struct row {
    const struct sim_table *table;
    const struct sim_outcome *outcome;
    uint64_t match;
    char seed[LZ_HEX];
    uint32_t sides; /* that won */
    bool leads;
    int64_t lead;
};

/* ---- CSV */

static void csv_head(const struct rows *rows) {
    const struct lz_game *game = rows->study->table.game;
    fputs("match,seed,seats", rows->file);
    for (int i = 0; i < game->option_count; i++)
        fprintf(rows->file, ",%s", game->options[i].name);
    fputs(",won,given_up,decisions,scorings,rounds,lead", rows->file);
    for (int i = 0; i < rows->seats; i++)
        fprintf(rows->file, ",bot%d,side%d,points%d", i, i, i);
    fputc('\n', rows->file);
}

/* "CT,PM" is one word. */
static void csv_option(struct lz_writer *w, const struct lz_option *option, int32_t value) {
    char room[80];
    struct lz_writer word = lz_writer_in(room, sizeof room);
    lz_option_print(option, value, &word);
    const char *quote = strchr(room, ',') ? "\"" : "";
    lz_put_char(w, ',');
    lz_put(w, quote);
    lz_put(w, room);
    lz_put(w, quote);
}

static void csv_field(struct lz_writer *w, int64_t number) {
    lz_put_char(w, ',');
    lz_put_number(w, number);
}

/* "1", or of a draw "0+1". */
static void csv_sides(struct lz_writer *w, uint32_t sides) {
    const char *plus = ",";
    if (!sides)
        lz_put_char(w, ',');
    for (int i = 0; i < LZ_SEATS; i++)
        if (lz_in(sides, i)) {
            lz_put(w, plus);
            lz_put_number(w, i);
            plus = "+";
        }
}

static void csv_seat(struct lz_writer *w, const struct row *row, int seat) {
    if (seat >= row->table->setup.seats) {
        lz_put(w, ",,,");
        return;
    }
    struct lz_player player = sim_player(row->table, seat);
    lz_put_char(w, ',');
    lz_player_print(&player, w);
    csv_field(w, lz_side_of(row->table->game, row->table->setup.seats, seat));
    csv_field(w, row->outcome->points[seat]);
}

static void csv_row(const struct rows *rows, const struct row *row, struct lz_writer *w) {
    const struct lz_game *game = row->table->game;
    const struct sim_outcome *o = row->outcome;
    lz_put_number(w, (int64_t)row->match);
    lz_put_char(w, ',');
    lz_put(w, row->seed);
    csv_field(w, row->table->setup.seats);
    for (int i = 0; i < game->option_count; i++)
        csv_option(w, &game->options[i], row->table->setup.option[i]);
    csv_sides(w, row->sides);
    csv_field(w, o->cut);
    csv_field(w, o->decisions);
    csv_field(w, o->scorings);
    csv_field(w, o->rounds);
    lz_put_char(w, ',');
    if (row->leads)
        lz_put_number(w, row->lead);
    for (int i = 0; i < rows->seats; i++)
        csv_seat(w, row, i);
}

/* ---- NDJSON */

static void json_seats(struct lz_writer *w, const struct row *row) {
    int seats = row->table->setup.seats;
    lz_json_open(w, "bots", '[');
    for (int i = 0; i < seats; i++) {
        struct lz_player player = sim_player(row->table, i);
        char room[LZ_BOT_NAME];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        lz_player_print(&player, &name);
        lz_json_string(w, NULL, room);
    }
    lz_json_close(w, ']');
    lz_json_open(w, "sides", '[');
    for (int i = 0; i < seats; i++)
        lz_json_number(w, NULL, lz_side_of(row->table->game, seats, i));
    lz_json_close(w, ']');
    lz_json_open(w, "points", '[');
    for (int i = 0; i < seats; i++)
        lz_json_number(w, NULL, row->outcome->points[i]);
    lz_json_close(w, ']');
}

static void json_row(const struct rows *rows, const struct row *row, struct lz_writer *w) {
    const struct sim_outcome *o = row->outcome;
    (void)rows;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "match", (int64_t)row->match);
    lz_json_string(w, "seed", row->seed);
    lz_json_number(w, "seats", row->table->setup.seats);
    lz_json_key(w, "options");
    lz_setup_json(row->table->game, &row->table->setup, w);
    lz_json_open(w, "won", '[');
    for (int i = 0; i < LZ_SEATS; i++)
        if (lz_in(row->sides, i))
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
    lz_json_bool(w, "given_up", o->cut);
    lz_json_number(w, "decisions", o->decisions);
    lz_json_number(w, "scorings", o->scorings);
    lz_json_number(w, "rounds", o->rounds);
    if (row->leads)
        lz_json_number(w, "lead", row->lead);
    else
        lz_json_null(w, "lead");
    json_seats(w, row);
    lz_json_close(w, '}');
}

/* ---- the file */

static bool ends(const char *path, const char *ending) {
    size_t n = strlen(path), m = strlen(ending);
    return n > m && strcmp(path + n - m, ending) == 0;
}

int rows_open(struct rows *rows, const struct cli_study *study, int seats) {
    *rows = (struct rows){ .path = study->rows, .csv = ends(study->rows, ".csv"), .seats = seats, .study = study };
    if (!rows->csv && !ends(rows->path, ".ndjson"))
        return cli_wrong(study->word, "rows are CSV or NDJSON: '%s' must end in .csv or in .ndjson", rows->path);
    rows->file = fopen(rows->path, "we");
    if (!rows->file)
        return cli_failed(study->word, "cannot write '%s': %s; name a file that you may write to", rows->path,
                          strerror(errno));
    if (rows->csv)
        csv_head(rows);
    return -1;
}

void rows_put(void *to, uint64_t match, const struct sim_outcome *outcome) {
    const struct rows *rows = to;
    const struct sim_table *table = &rows->study->table;
    char room[ROW];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct row row = { .table = table, .outcome = outcome, .match = match };
    uint8_t seed[LZ_SEED];
    sim_seed(rows->study->seed, match, seed);
    lz_hex_print(seed, LZ_SEED, row.seed);
    row.sides = sim_sides_of(table->game, table->setup.seats, outcome->won);
    row.leads = sim_lead(outcome, table->setup.seats, &row.lead);
    (rows->csv ? csv_row : json_row)(rows, &row, &w);
    lz_put_char(&w, '\n');
    fwrite(w.at, 1, w.len, rows->file);
}

int rows_close(struct rows *rows, int code) {
    errno = 0;
    bool whole = fflush(rows->file) == 0 && !ferror(rows->file);
    whole = fclose(rows->file) == 0 && whole;
    if (whole)
        return code;
    return cli_failed(rows->study->word, "cannot write all of '%s': %s; free some room or name another file",
                      rows->path, strerror(errno ? errno : EIO));
}
