/* Making a game, and who plays in it: new, join, startup, replace, drop. */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"

#include "core/fair.h"
#include "core/games.h"
#include "core/hash.h"
#include "core/words/option.h"
#include "core/words/verb.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

/* ---- passwords: made by us, long enough that one round of SHA-256 over a salt will do */

static bool random_bytes(uint8_t *bytes, size_t n) {
    return getrandom(bytes, n, 0) == (ssize_t)n || pbm_say("the system provides no random bytes: %s", strerror(errno));
}

static void secret_of(const char *salt, struct lz_text password, char secret[PBM_SECRET]) {
    char both[PBM_SECRET + PBM_NAME];
    uint8_t digest[32];
    int n = snprintf(both, sizeof both, "%s%.*s", salt, (int)(password.len < PBM_NAME ? password.len : PBM_NAME - 1),
                     password.at);
    lz_sha256(both, (size_t)n, digest);
    lz_hex_print(digest, 32, secret);
}

/* Twelve letters and digits that are not mistaken for each other: 60 bits. */
static void spell(const uint8_t bytes[PBM_TOKEN - 1], char word[PBM_TOKEN]) {
    static const char letters[32] = "abcdefghijkmnpqrstuvwxyz23456789";
    for (int i = 0; i < PBM_TOKEN - 1; i++)
        word[i] = letters[bytes[i] % sizeof letters];
    word[PBM_TOKEN - 1] = 0;
}

void pbm_token(const struct pbm *p, int clan, int turn, char token[PBM_TOKEN]) {
    uint8_t bytes[LZ_SEED + 8] = { 'r', 'e', 'p', 'l', 'y', (uint8_t)clan, (uint8_t)turn, 0 }, digest[32];
    memcpy(bytes + 8, p->record.seed, LZ_SEED);
    lz_sha256(bytes, sizeof bytes, digest);
    spell(digest, token);
}

/* Compares all of it, however soon it differs. */
static bool same_bytes(const char *a, const char *b, size_t n) {
    unsigned differs = 0;
    for (size_t i = 0; i < n; i++)
        differs |= (unsigned char)(a[i] ^ b[i]);
    return !differs;
}

int pbm_token_turn(const struct pbm *p, int clan, struct lz_text word) {
    char token[PBM_TOKEN];
    for (int turn = pbm_turn_now(p) + 1; turn >= 0 && word.len == PBM_TOKEN - 1; turn--) {
        pbm_token(p, clan, turn, token);
        if (same_bytes(word.at, token, PBM_TOKEN - 1))
            return turn;
    }
    return -1;
}

bool pbm_password_set(struct pbm_seat *seat, char password[PBM_NAME]) {
    uint8_t bytes[PBM_TOKEN - 1], salt[16];
    if (!random_bytes(bytes, sizeof bytes) || !random_bytes(salt, sizeof salt))
        return false;
    spell(bytes, password);
    lz_hex_print(salt, sizeof salt, seat->salt);
    secret_of(seat->salt, lz_span(password), seat->secret);
    return true;
}

bool pbm_password_fits(const struct pbm_seat *seat, struct lz_text password) {
    char secret[PBM_SECRET];
    secret_of(seat->salt, password, secret);
    return seat->secret[0] && same_bytes(secret, seat->secret, PBM_SECRET - 1);
}

/* ---- the options of a new game */

static bool take_options(const struct lz_game *game, struct lz_text words, struct lz_setup *setup) {
    for (struct lz_text word; (word = lz_take_word(&words)).len;) {
        char said[800];
        struct lz_writer trouble = lz_writer_in(said, sizeof said);
        if (!lz_option_parse(game, word, setup, &trouble))
            return pbm_say("%s", said);
    }
    return true;
}

static bool good_text(const char *what, const char *text, size_t room) {
    if (strlen(text) >= room)
        return pbm_say("the %s '%s' is too long: at most %zu bytes", what, text, room - 1);
    for (const unsigned char *at = (const unsigned char *)text; *at; at++)
        if (*at < 32 || *at == 127)
            return pbm_say("the %s has a control character in it", what);
    return true;
}

static bool good_id(const char *id) {
    size_t n = strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.");
    return (n && !id[n] && n < PBM_ID) ||
           pbm_say("'%s' cannot be an id: letters, digits and - _ . only, at most 31 of them", id);
}

/* ---- a seat is taken */

static bool clan_of(const struct pbm *p, const char *word, int *clan) {
    *clan = p->sheet->seat(p->match.game, pbm_view(p, LZ_ONLOOKER), lz_span(word)) + 1;
    return *clan || pbm_say("there is no clan '%s': clans are 1 to %d, or their codes", word, p->record.setup.seats);
}

static bool name_clan(struct pbm *p, int clan, const char *name) {
    struct lz_move move = { .seat = (uint8_t)(clan - 1), .verb = p->sheet->name, .args = LZ_ARGS };
    struct lz_why why = { 0 };
    if (!lz_text_pack(lz_trim(lz_span(name)), move.arg))
        return pbm_say("'%s' cannot be the name of a clan: 1 to 20 bytes of text", name);
    return pbm_submit(p, &move, &why) == LZ_OK || pbm_say("%s", p->match.game->ruleset[why.rule].text);
}

/* A person sits down. The password is printed by the caller once everything is written. */
static bool seat_person(struct pbm *p, int clan, const struct pbm_call *call, char password[PBM_NAME]) {
    struct pbm_seat *seat = &p->seat[clan - 1];
    const char *address = call->address ? call->address : "";
    if (!good_text("player's name", call->player, PBM_NAME) || !good_text("address", address, PBM_ADDRESS))
        return false;
    if (call->name && !name_clan(p, clan, call->name))
        return false;
    seat->bot[0] = 0;
    seat->told_to_leave = false;
    snprintf(seat->player, sizeof seat->player, "%s", call->player);
    snprintf(seat->address, sizeof seat->address, "%s", address);
    return pbm_password_set(seat, password);
}

static bool seat_bot(struct pbm *p, int clan, const char *level) {
    struct pbm_seat *seat = &p->seat[clan - 1];
    if (!lz_bot_by_id(lz_span(level), p->record.game))
        return pbm_say("there is no bot '%s' for this game; `lizardry games` lists them", level);
    *seat = (struct pbm_seat){ 0 };
    snprintf(seat->bot, sizeof seat->bot, "%s", level);
    return true;
}

static const char *best_bot(const struct lz_game *game) {
    const struct lz_bot *usual = lz_bot_by_id(lz_span("normal"), game);
    for (uint32_t i = 0; !usual && i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            usual = lz_bots[i];
    return usual->id;
}

/* ---- the file of players */

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

static bool seat_line(struct pbm *p, char *line, FILE *passwords) {
    char *field[4] = { 0 }, password[PBM_NAME];
    int n = split(line, field), clan;
    if (!*field[0] || *field[0] == '#')
        return true;
    if (n < 2)
        return pbm_say("'%s' is not a line of players: write CLAN|NAME|MAIL|CLAN-NAME, or CLAN|bot LEVEL", line);
    if (!clan_of(p, field[0], &clan))
        return false;
    if (strncmp(field[1], "bot", 3) == 0 && (!field[1][3] || field[1][3] == ' '))
        return seat_bot(p, clan, field[1][3] ? field[1] + 4 : best_bot(p->record.game));
    struct pbm_call call = { .player = field[1], .address = field[2], .name = n > 3 && *field[3] ? field[3] : NULL };
    if (!seat_person(p, clan, &call, password))
        return false;
    fprintf(passwords, "clan %d: %s, password %s\n", clan, field[1], password);
    return true;
}

static bool seat_players(struct pbm *p, const char *path, FILE *passwords) {
    FILE *file = fopen(path, "re");
    char line[512];
    bool good = file != NULL;
    if (!file)
        return pbm_say("cannot read the players in '%s': %s", path, strerror(errno));
    for (int n = 1; good && fgets(line, sizeof line, file); n++) {
        good = seat_line(p, line, passwords);
        if (!good)
            pbm_say("line %d of '%s' was not understood; nothing was made", n, path);
    }
    fclose(file);
    return good;
}

/* ---- the commands */

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

static bool make(struct pbm *p, const struct pbm_call *call, const struct lz_setup *setup, FILE *passwords) {
    uint8_t seed[LZ_SEED];
    if (!cli_seed(call->seed, seed))
        return pbm_say("the system provides no random bytes");
    if (!pbm_create(p, game_of(call), setup, seed))
        return false;
    for (int seat = 0; seat < setup->seats; seat++)
        if (!seat_bot(p, seat + 1, best_bot(p->record.game)))
            return false;
    if (call->players && !seat_players(p, call->players, passwords))
        return false;
    p->notes = json_array();
    p->ran = pbm_now();
    p->due = pbm_due_after(&p->rule, p->ran);
    return pbm_establish(p, call->dir);
}

static void tell_made(const struct pbm *p, const struct pbm_call *call, const char *passwords) {
    char rule[PBM_WORDS];
    pbm_rule_print(&p->rule, rule);
    if (call->seed)
        pbm_say("whoever guesses the seed '%s' can foresee the game; leave --seed out unless this is a rehearsal",
                call->seed);
    printf("Game %s: %s, %d clans, in %s. Deadline: %s.\n%s", p->id, p->preset, p->record.setup.seats, call->dir, rule,
           passwords);
    printf("The deal is committed to: %s\n", p->record.commit);
    printf("Next: %s pbm join %s CLAN --player NAME; then %s pbm turn %s --now makes the world.\n", cli_call(),
           call->dir, cli_call(), call->dir);
    pbm_log(p, "game %s was made: %s, %d clans", p->id, p->preset, p->record.setup.seats);
}

int pbm_do_new(const struct pbm_call *call) {
    struct pbm pbm = { .lock = -1 }, *p = &pbm;
    const struct lz_game *game = game_of(call);
    if (!game)
        return 1;
    struct lz_setup setup = { .now = pbm_now() * 1000 };
    const char *preset = call->preset ? call->preset : game->sheet->preset, *slash = strrchr(call->dir, '/');
    const char *id = call->id ? call->id : slash && slash[1] ? slash + 1 : call->dir;
    char *said = NULL;
    size_t len = 0;
    lz_options_usual(game, &setup);
    char said_preset[800];
    struct lz_writer trouble = lz_writer_in(said_preset, sizeof said_preset);
    if (!cli_preset(game, preset, &setup, &trouble))
        return !!pbm_say("%s", said_preset) + 1;
    if (!pbm_rule_parse(call->deadline ? call->deadline : "week", &p->rule) || !good_id(id))
        return 1;
    for (int i = 0; i < call->options; i++)
        if (!take_options(game, lz_span(call->option[i]), &setup))
            return 1;
    snprintf(p->id, sizeof p->id, "%s", id);
    snprintf(p->preset, sizeof p->preset, "%s", preset);
    FILE *passwords = open_memstream(&said, &len);
    bool made = passwords && make(p, call, &setup, passwords);
    if (passwords)
        fclose(passwords);
    if (made)
        tell_made(p, call, said);
    free(said);
    pbm_close(p);
    return !made;
}

/* join and replace: a person or a bot takes the seat. */
static const char *player_of(const struct pbm_seat *seat) { return seat->bot[0] ? seat->bot : seat->player; }

static bool may_take(const struct pbm *p, int clan, bool replace) {
    const struct pbm_seat *seat = &p->seat[clan - 1];
    return replace || seat->bot[0] ||
           pbm_say("clan %d is played by %s; `pbm replace` puts another in that place", clan, seat->player);
}

static void tell_taken(struct pbm *p, int clan, const char *password) {
    const struct pbm_seat *seat = &p->seat[clan - 1];
    printf(seat->bot[0] ? "Clan %d is played by the bot %s now.\n" : "Clan %d is played by %s now.\n", clan,
           player_of(seat));
    if (*password)
        printf("The password is %s; it is shown only once and is in no file. Put it in every orders mail:\n"
               "GAME %s\nCLAN %d\nPASS %s\n",
               password, p->id, clan, password);
    pbm_log(p, "clan %d was taken by %s", clan, player_of(seat));
}

static int take_seat(const struct pbm_call *call, bool replace) {
    struct pbm pbm, *p = &pbm;
    char password[PBM_NAME] = "";
    int clan;
    if (!call->player == !call->bot || (call->bot && !replace))
        return cli_wrong("pbm", replace ? "say who takes the clan: --player NAME or --bot LEVEL"
                                        : "say who joins: --player NAME");
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool taken = clan_of(p, call->argv[0], &clan) && may_take(p, clan, replace);
    taken = taken && (call->bot ? seat_bot(p, clan, call->bot) : seat_person(p, clan, call, password));
    taken = taken && pbm_commit(p) && pbm_save(p);
    if (taken)
        tell_taken(p, clan, password);
    pbm_close(p);
    return !taken;
}
int pbm_do_join(const struct pbm_call *call) { return take_seat(call, false); }
int pbm_do_replace(const struct pbm_call *call) { return take_seat(call, true); }

int pbm_do_drop(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    int clan;
    struct lz_why why = { 0 };
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool dropped = clan_of(p, call->argv[0], &clan);
    struct lz_move move = {
        .seat = LZ_CLOCK, .verb = p->sheet->drop, .args = 1, .arg = { (int16_t)(dropped ? clan - 1 : 0) }
    };
    if (dropped && pbm_submit(p, &move, &why) != LZ_OK)
        dropped = pbm_say("%s", p->match.game->ruleset[why.rule].text);
    dropped = dropped && pbm_commit(p);
    if (dropped) {
        printf("Clan %d leaves the game at the end of turn %d: its dens become free, and everyone's report says so.\n",
               clan, pbm_turn_now(p) + 1);
        pbm_log(p, "clan %d is dropped with turn %d", clan, pbm_turn_now(p) + 1);
    }
    pbm_close(p);
    return !dropped;
}
