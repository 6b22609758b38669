/* lizardry verify: what a journal proves. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "clients/cli/load.h"
#include "clients/cli/play/term.h"
#include "core/match.h"
#include "core/words/text.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: lizardry verify FILE... [--set FILE] [--json]\n\n"
    "Plays the journal of a match again and checks that every line is unaltered and in its place, that every move\n"
    "obeys the rules, that every hash of the state holds, and that the seed is the one committed to before the\n"
    "deal. Says in one line what was proved. Of several files each has its line, which begins with its name. Exit\n"
    "code 1: something does not hold in one of them, or cannot be known until its match is over.\n\n"
    "  --set FILE  the set that the match was played with, if it is not kept next to the journal as FILE.set\n"
    "  --json      the same as JSON, an object for each file\n"
    "  --help      this page\n";

struct verdict {
    struct loaded loaded;
    bool proved;
    bool lots; /* seats were drawn by lot */
    uint32_t hashes;
    char why[PATH_MAX + 1000]; /* what does not hold */
    char result[400];          /* how the match ended */
};

/* "lots 2 0 1": where the people sit who had taken the first, second and third place. False: the seed says otherwise.
 */
static bool lots_hold(const struct lz_record *record, struct lz_text line) {
    int seat[LZ_SEATS], place[LZ_SEATS], lot[LZ_SEATS], count = 0;
    int64_t number;
    while ((line = lz_trim(line)).len) {
        if (count == record->setup.seats || !lz_read_number(lz_take_word(&line), 0, record->setup.seats - 1, &number))
            return false;
        seat[count++] = (int)number;
    }
    for (int i = 0, n = 0; i < record->setup.seats; i++)
        for (int j = 0; j < count; j++)
            if (seat[j] == i && n < count)
                place[n++] = i;
    lz_fair_lots(record->seed, record->words, count, lot);
    for (int i = 0; i < count; i++)
        if (seat[i] != place[lot[i]])
            return false;
    return true;
}

static bool judge_lots(struct verdict *v) {
    struct lz_scan scan = { v->loaded.text, v->loaded.record.header };
    struct lz_line line;
    while (lz_scan_next(&scan, &line)) {
        if (line.kind != LZ_LINE_HOST || !lz_text_is(lz_take_word(&line.rest), "lots"))
            continue;
        v->lots = true;
        if (!lots_hold(&v->loaded.record, line.rest))
            return false;
    }
    return true;
}

static void judge(struct verdict *v) {
    struct loaded *l = &v->loaded;
    struct lz_writer why = lz_writer_in(v->why, sizeof v->why), result = lz_writer_in(v->result, sizeof v->result);
    if (l->status != LZ_OK) {
        lz_put(&why, l->trouble);
        return;
    }
    if (!l->record.seed_known)
        return;
    void *state = cli_room(NULL, l->record.game->state_size);
    struct lz_replay replay = { 0 };
    v->proved = lz_journal_replay(&l->record, state, &replay, &why) == LZ_OK && l->record.ended;
    v->hashes = replay.hashes;
    if (v->proved && !judge_lots(v)) {
        v->proved = false;
        lz_put(&why, "the lots by which seats were drawn do not follow from the seed");
    }
    if (v->proved)
        load_put_result(l, state, &result);
    else if (!why.len)
        lz_put(&why, "the seed is shown, but the 'end' line is missing");
    free(state);
}

static int tell(const struct verdict *v, bool named) {
    const struct lz_record *record = &v->loaded.record;
    char hex[LZ_HEX];
    if (v->why[0])
        return cli_failed("verify", "%s does not hold: %s", v->loaded.path, v->why);
    if (named)
        printf("%s: ", v->loaded.path);
    printf("%s, %d seats, %u step%s: ", record->game->id, record->setup.seats, record->steps,
           record->steps == 1 ? "" : "s");
    if (!v->proved) {
        printf("not over. All %u lines are whole and in order; the seed is not shown yet, so neither the deal nor "
               "the moves can be checked.\n",
               record->lines);
        return 1;
    }
    lz_hex_print(record->seed, LZ_SEED, hex);
    printf("%u state hash%s, the seed %.8s.. matches the commitment published before the deal, %s.", v->hashes,
           v->hashes == 1 ? " holds" : "es hold", hex, v->result);
    if (v->lots)
        printf(" The lots of the seats follow from the seed.");
    if (record->struck)
        printf(" The words of %u speech%s were struck out.", record->struck, record->struck == 1 ? "" : "es");
    putchar('\n');
    return 0;
}

static int show(const struct verdict *v) {
    const struct lz_record *record = &v->loaded.record;
    char room[16384], hex[LZ_HEX];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_json_open(&w, NULL, '{');
    lz_json_string(&w, "file", v->loaded.path);
    lz_json_bool(&w, "proved", v->proved);
    lz_json_string(&w, "game", record->game->id);
    lz_json_number(&w, "seats", record->setup.seats);
    lz_json_number(&w, "steps", record->steps);
    lz_json_number(&w, "undos", record->undos);
    lz_json_number(&w, "struck", record->struck);
    lz_json_number(&w, "lines", record->lines);
    lz_json_number(&w, "hashes", v->hashes);
    lz_json_bool(&w, "ended", record->ended);
    lz_json_string(&w, "commit", record->commit);
    if (v->proved) {
        lz_hex_print(record->seed, LZ_SEED, hex);
        lz_json_string(&w, "seed", hex);
        lz_json_string(&w, "result", v->result);
        if (v->lots)
            lz_json_bool(&w, "lots", true);
    }
    if (v->why[0])
        lz_json_string(&w, "trouble", v->why);
    lz_json_close(&w, '}');
    puts(room);
    return !v->proved;
}

static int verify(const char *path, const struct cli_call *call) {
    struct verdict verdict = { .loaded = { .word = "verify", .path = path, .set = { .given = call->value[CLI_SET] } } };
    if (!load_file(&verdict.loaded))
        return 1;
    judge(&verdict);
    int code = call->value[CLI_JSON] ? show(&verdict) : tell(&verdict, call->count > 1);
    load_free(&verdict.loaded);
    return code;
}

int cli_verify(int argc, char **argv) {
    static const struct cli_form form = { .word = "verify",
                                          .help = help,
                                          .takes = CLI_TAKES(JSON) | CLI_TAKES(SET),
                                          .least = 1,
                                          .most = INT_MAX,
                                          .question = "which file?" };
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    code = 0;
    for (int i = 0; i < call.count; i++)
        code |= verify(call.words[i], &call);
    return code;
}
