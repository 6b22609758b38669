/* Who plays which clan: join, replace, drop, and passwords. */
#include "clients/pbm/pbm_seats.h"
#include "clients/cli/cli.h"
#include "clients/pbm/pbm_commands.h"

#include "core/words/clean.h"
#include "core/words/verb.h"

#include <stdlib.h>
#include <string.h>

/* ---- secrets */

static struct lz_secret secret_of(const struct pbm *p, int seat, const char *what) {
    return (struct lz_secret){ seat, p->room.holder[seat].number, what };
}

void pbm_password(const struct pbm *p, int seat, char word[LZ_SECRET]) {
    struct lz_secret secret = secret_of(p, seat, "password");
    lz_secret_print(&p->drawer, &secret, word);
}

bool pbm_password_fits(const struct pbm *p, int seat, struct lz_text word) {
    struct lz_secret secret = secret_of(p, seat, "password");
    return lz_secret_fits(&p->drawer, &secret, word);
}

static void name_turn(char what[PBM_PATH], int turn) { snprintf(what, PBM_PATH, "turn %d", turn); }

/* Of a turn that is long past: the one who sat there then. */
void pbm_reply_word(const struct pbm *p, int seat, int turn, char word[LZ_SECRET]) {
    char what[PBM_PATH];
    name_turn(what, turn);
    struct lz_secret secret = { seat, p->table.turn[turn - 1].number[seat], what };
    lz_secret_print(&p->drawer, &secret, word);
}

int pbm_reply_turn(const struct pbm *p, int seat, struct lz_text word) {
    for (int turn = pbm_turn_now(p) + 1; turn > 0; turn--) {
        char what[PBM_PATH];
        name_turn(what, turn);
        struct lz_secret secret = secret_of(p, seat, what);
        if (lz_secret_fits(&p->drawer, &secret, word))
            return turn;
    }
    return -1;
}

/* ---- bots */

const char *pbm_best_bot(const struct lz_game *game) {
    const struct lz_bot *usual = lz_bot_by_id(lz_span("normal"), game);
    for (uint32_t i = 0; !usual && i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            usual = lz_bots[i];
    return usual->id;
}

/* ---- what is told about people */

bool pbm_good_text(const char *what, const char *text, size_t room) {
    char clean[PBM_SAID];
    struct lz_writer w = lz_writer_in(clean, sizeof clean);
    if (strlen(text) >= room)
        return pbm_say("the %s '%s' is too long: at most %zu bytes", what, text, room - 1);
    lz_put_clean(&w, lz_span(text), false);
    return (strcmp(clean, text) == 0 && lz_journal_prose(lz_span(text))) ||
           pbm_say("the %s '%s' holds something that cannot be shown, or a '~'", what, text);
}

bool pbm_good_player(const char *name) {
    if (lz_text_begins(lz_span(name), LZ_BOT_LABEL) || !lz_trim(lz_span(name)).len)
        return pbm_say("'%s' cannot be a player's name", name);
    return pbm_good_text("player's name", name, LZ_LABEL) &&
           (lz_label_sound(lz_span(name)) ||
            pbm_say("the player's name '%s' ends like the mark of a letter: put a word behind it", name));
}

bool pbm_bot_named(const struct lz_game *game, const char *name) {
    char said[PBM_SAID];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    struct lz_player player;
    return lz_player_read(lz_span(name), game, &player, &trouble) || pbm_say("%s", said);
}

bool pbm_clan_of(struct pbm *p, const char *word, int *clan) {
    *clan = p->sheet->seat(pbm_game(p), pbm_view(p, LZ_ONLOOKER), lz_span(word)) + 1;
    return *clan ||
           pbm_say("there is no clan '%s': clans are 1 to %d, or their codes", word, p->room.record.setup.seats);
}

/* ---- within an act */

static bool sit(struct pbm *p, int seat, const char *label) {
    if (lz_room_seat(&p->room, seat, label))
        return true;
    pbm_say("out of memory; nothing was changed");
    return pbm_drop_act(p);
}

bool pbm_seat_bot(struct pbm *p, int seat, const char *id) {
    char label[LZ_LABEL];
    snprintf(label, sizeof label, LZ_BOT_LABEL "%s", id);
    return sit(p, seat, label);
}

bool pbm_seat_person(struct pbm *p, int seat, const char *name) { return sit(p, seat, name); }

bool pbm_name_clan(struct pbm *p, int seat, const char *name) {
    struct lz_move move = { .seat = (uint8_t)seat, .verb = p->sheet->name, .args = LZ_ARGS };
    if (lz_text_pack(lz_trim(lz_span(name)), move.arg))
        return pbm_input(p, &move);
    pbm_say("'%s' cannot be the name of a clan: 1 to 20 bytes of text", name);
    return pbm_drop_act(p);
}

/* ---- join and replace */

static bool may_take(const struct pbm *p, int seat, bool replace) {
    return replace || pbm_is_bot(p, seat) ||
           pbm_say("clan %d is played by %s; `pbm replace` puts another in that place", seat + 1,
                   p->room.holder[seat].label);
}

static bool is_good(const struct pbm *p, const struct pbm_call *call) {
    if (call->bot)
        return pbm_bot_named(pbm_game(p), call->bot);
    return pbm_good_player(call->player) && (!call->address || pbm_good_text("address", call->address, PBM_ADDRESS));
}

static bool take(struct pbm *p, const struct pbm_call *call, int seat) {
    /* The drawer knows the next holder's address before there is one: the journal alone says who sits there. */
    if (!call->bot && !pbm_keep_address(p, seat, p->room.handed[seat] + 1, call->address ? call->address : ""))
        return false;
    if (!pbm_begin(p, "host") || (call->name && !pbm_name_clan(p, seat, call->name)))
        return false;
    return (call->bot ? pbm_seat_bot(p, seat, call->bot) : pbm_seat_person(p, seat, call->player)) && pbm_commit(p);
}

static void tell_password(struct pbm *p, int seat) {
    char word[LZ_SECRET];
    pbm_password(p, seat, word);
    printf("The password is %s; `pbm password` shows it again. Put it in every orders mail:\n"
           "GAME %s\nCLAN %d\nPASS %s\n",
           word, p->table.id, seat + 1, word);
}

static int take_seat(const struct pbm_call *call, bool replace) {
    struct pbm pbm, *p = &pbm;
    int clan;
    if (!call->player == !call->bot || (call->bot && !replace))
        return cli_wrong("pbm", replace ? "say who takes the clan: --player NAME or --bot LEVEL"
                                        : "say who joins: --player NAME");
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool taken = pbm_clan_of(p, call->argv[0], &clan) && may_take(p, clan - 1, replace) && is_good(p, call) &&
                 take(p, call, clan - 1);
    if (taken) {
        printf(call->bot ? "Clan %d is played by the bot %s now.\n" : "Clan %d is played by %s now.\n", clan,
               call->bot ? call->bot : call->player);
        if (!call->bot)
            tell_password(p, clan - 1);
        if (!call->bot && pbm_turn_now(p) >= 0)
            printf("`%s pbm report %s %d` makes the report of turn %d for them.\n", cli_call(), call->dir, clan,
                   pbm_turn_now(p));
        pbm_log(p, "clan %d was taken by %s", clan, p->room.holder[clan - 1].label);
    }
    pbm_close(p);
    return !taken;
}
int pbm_do_join(const struct pbm_call *call) { return take_seat(call, false); }
int pbm_do_replace(const struct pbm_call *call) { return take_seat(call, true); }

int pbm_do_password(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    int clan;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool found = pbm_clan_of(p, call->argv[0], &clan) &&
                 (!pbm_is_bot(p, clan - 1) || pbm_say("clan %d is played by a bot: it has no password", clan));
    if (found) {
        printf("Clan %d is played by %s.\n", clan, p->room.holder[clan - 1].label);
        tell_password(p, clan - 1);
    }
    pbm_close(p);
    return !found;
}

int pbm_do_drop(const struct pbm_call *call) {
    struct pbm pbm, *p = &pbm;
    int clan;
    if (!pbm_open(p, call->dir, call->wait))
        return 1;
    bool dropped = pbm_clan_of(p, call->argv[0], &clan) && pbm_begin(p, "host");
    struct lz_move move = {
        .seat = LZ_CLOCK, .verb = p->sheet->drop, .args = 1, .arg = { (int16_t)(dropped ? clan - 1 : 0) }
    };
    dropped = dropped && pbm_input(p, &move) && pbm_commit(p);
    if (dropped) {
        printf("Clan %d leaves the game at the end of turn %d: its dens become free, and everyone's report says so.\n",
               clan, pbm_turn_now(p) + 1);
        pbm_log(p, "clan %d is dropped with turn %d", clan, pbm_turn_now(p) + 1);
    }
    pbm_close(p);
    return !dropped;
}
