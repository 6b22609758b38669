/* Who sits where: --seats, --players and --bots, and the same from a journal's header. */
#include "clients/cli/party.h"

#include "clients/cli/cli.h"
#include "clients/cli/guess.h"
#include "core/words/address.h"
#include "core/words/clean.h"

#include <stdio.h>
#include <string.h>

const struct lz_bot *party_usual_bot(const struct lz_game *game, enum lz_level level) {
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game) && lz_bot_level(lz_bots[i]) == level)
            return lz_bots[i];
    return party_best_bot(game);
}

bool party_offers_bot(const struct lz_game *game, const struct lz_bot *bot) {
    bool levels = lz_bot_level(party_usual_bot(game, LZ_LEVEL_EASY)) == LZ_LEVEL_EASY;
    return lz_bot_plays(bot, game) && (!levels || lz_bot_level(bot) != LZ_LEVEL_NONE);
}

const struct lz_bot *party_best_bot(const struct lz_game *game) {
    for (uint32_t i = lz_bots_count; i-- > 0;)
        if (lz_bot_plays(lz_bots[i], game))
            return lz_bots[i];
    return NULL;
}

bool party_person(const struct party *party, int seat) {
    return !party->bot[seat] && !party->program[seat][0] && !party->elsewhere[seat];
}

void party_alone(struct party *party, int seat) {
    for (int i = 0; i < party->setup.seats; i++) {
        party->elsewhere[i] = i != seat;
        if (i != seat)
            party->bot[i] = NULL;
    }
}

int party_people(const struct party *party) {
    int people = 0;
    for (int i = 0; i < party->setup.seats; i++)
        people += party_person(party, i);
    return people;
}

int party_programs(const struct party *party) {
    int programs = 0;
    for (int i = 0; i < party->setup.seats; i++)
        programs += party->program[i][0] != 0;
    return programs;
}

int party_open(const struct party *party) {
    int open = 0;
    for (int i = 0; i < party->setup.seats; i++)
        open += party->elsewhere[i];
    return open;
}

void party_programs_from(struct party *party, const struct party *gathered) {
    memcpy(party->program, gathered->program, sizeof party->program);
    party->think_ms = gathered->think_ms;
    party->uncontained = gathered->uncontained;
}

void party_names(const struct party *party, const char *names[LZ_SEATS]) {
    for (int i = 0; i < LZ_SEATS; i++)
        names[i] = party->name[i];
}

static const char *short_name(const struct party *party, int seat) {
    return party->given[seat][0] ? party->given[seat] : "Player";
}

/* "D2 hard", and "D1" where nobody gave a name: where the rules name the seats, no two are alike. */
static void name_by_rules(struct party *party) {
    for (int i = 0; i < party->setup.seats; i++) {
        struct lz_writer w = lz_writer_in(party->name[i], sizeof party->name[i]);
        lz_seat_print(party->game, &party->setup, i, &w);
        lz_put(&w, party->given[i][0] ? " " : "");
        lz_put(&w, party->given[i]);
    }
}

static void label_seat(struct party *party, int seat) {
    const char *before = party->bot[seat] ? "bot:" : party->program[seat][0] ? PARTY_EXEC : "";
    snprintf(party->label[seat], sizeof party->label[seat], "%s%s", before, party->given[seat]);
}

/* A name that two seats share is told apart by the seat. */
static void name_seats(struct party *party) {
    for (int i = 0; i < LZ_SEATS; i++) {
        const char *name = short_name(party, i);
        bool shared = false;
        for (int j = 0; j < party->setup.seats; j++)
            shared |= j != i && strcmp(name, short_name(party, j)) == 0;
        snprintf(party->name[i], sizeof party->name[i], shared ? "%s #%d" : "%s", name, i);
        label_seat(party, i);
    }
    if (party->game->seat_name)
        name_by_rules(party);
}

static bool wrong(struct lz_writer *trouble, const char *before, struct lz_text what, const char *after) {
    lz_put(trouble, before);
    lz_put_text(trouble, what);
    lz_put(trouble, after);
    return false;
}

/* Which was perhaps meant. */
static void put_guess(const struct lz_game *game, struct lz_text word, struct lz_writer *w) {
    char room[GUESS_ROOM], asked[PARTY_NAME];
    snprintf(asked, sizeof asked, "%.*s", (int)(word.len < PARTY_NAME ? word.len : 0), word.at);
    asked[strcspn(asked, "@")] = 0;
    struct guess guess = guess_at(asked);
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            guess_try(&guess, lz_bots[i]->id);
    if (!lz_bot_by_id(lz_span(asked), game))
        lz_put(w, guess_said(&guess, room));
}

static bool find_bot(struct party *party, int seat, struct lz_text word, struct lz_writer *trouble) {
    struct lz_player player;
    struct lz_writer given = lz_writer_in(party->given[seat], sizeof party->given[seat]);
    if (!lz_player_read(word, party->game, &player, trouble))
        return false;
    lz_player_print(&player, &given);
    party->bot[seat] = player.bot;
    party->nodes[seat] = player.nodes;
    return true;
}

static bool read_bot(struct party *party, int seat, struct lz_text word, struct lz_writer *trouble) {
    if (find_bot(party, seat, word, trouble))
        return true;
    put_guess(party->game, word, trouble);
    return false;
}

static bool read_name(struct party *party, int seat, struct lz_text name, struct lz_writer *trouble) {
    if (!lz_journal_prose(name) || name.len >= PARTY_NAME || lz_text_begins(name, "bot:"))
        return wrong(trouble, "'", name, "' cannot be a name: at most 39 letters, no '~', not beginning with 'bot:'");
    struct lz_writer given = lz_writer_in(party->given[seat], sizeof party->given[seat]);
    lz_put_text(&given, name); /* a journal's header may leave it out */
    cli_tame(party->given[seat]);
    return true;
}

/* What stands in a journal is shown as well as it can be; a new name has to be clean, and no program's. */
static bool read_new_name(struct party *party, int seat, struct lz_text name, struct lz_writer *trouble) {
    if (lz_text_begins(name, PARTY_EXEC))
        return wrong(trouble, "'", name, "' cannot be a name: a program sits down as exec:CMD, without 'you:'");
    if (lz_is_clean(name))
        return read_name(party, seat, name, trouble);
    return wrong(trouble, "'", name, "' cannot be a name: it is not plain text in UTF-8");
}

static bool is_plain(struct lz_text word) {
    for (uint32_t i = 0; i < word.len; i++)
        if (!strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-+/", word.at[i]))
            return false;
    return word.len;
}

/* "clever.py" of "python3 bots/clever.py --fast": the last part of the last path, or else of the first word. */
static struct lz_text name_program(struct lz_text command) {
    struct lz_text name = { 0 };
    while (command.len) {
        struct lz_text word = lz_take_word(&command);
        bool path = memchr(word.at, '/', word.len) || memchr(word.at, '.', word.len);
        if (is_plain(word) && (path || !name.len))
            name = word;
    }
    for (const char *slash; name.len && (slash = memchr(name.at, '/', name.len));)
        lz_cut(&name, (uint32_t)(slash - name.at) + 1);
    return name.len && name.len < PARTY_NAME ? name : lz_span("program");
}

static bool read_program(struct party *party, int seat, struct lz_text command, struct lz_writer *trouble) {
    struct lz_writer own = lz_writer_in(party->program[seat], PARTY_COMMAND);
    struct lz_writer given = lz_writer_in(party->given[seat], sizeof party->given[seat]);
    lz_put_text(&own, command);
    lz_put_text(&given, name_program(command));
    if (command.len && !own.full)
        return true;
    return wrong(trouble, "exec: needs a command of at most 399 letters that speaks LBP/1, such as exec:./mybot; not '",
                 command, "'");
}

/* "you", "you:NAME", "open", "exec:CMD" or a bot. */
static bool read_player(struct party *party, int seat, struct lz_text word, struct lz_writer *trouble) {
    if (lz_text_like(word, "you"))
        return true;
    if (lz_text_like(word, "open")) {
        party->elsewhere[seat] = true;
        return true;
    }
    if (lz_text_begins(word, "you:"))
        return read_new_name(party, seat, (struct lz_text){ word.at + 4, word.len - 4 }, trouble);
    if (lz_text_begins(word, PARTY_EXEC))
        return read_program(party, seat, (struct lz_text){ word.at + 5, word.len - 5 }, trouble);
    if (find_bot(party, seat, word, trouble))
        return true;
    lz_put(trouble, "; a player is a bot, 'you', 'you:NAME', or 'exec:CMD'");
    put_guess(party->game, word, trouble);
    return false;
}

static struct lz_text take_item(struct lz_text *list) {
    struct lz_text item = { list->at, 0 };
    while (item.len < list->len && list->at[item.len] != ',')
        item.len++;
    uint32_t taken = item.len + (item.len < list->len);
    list->at += taken;
    list->len -= taken;
    return lz_trim(item);
}

static int items(const char *list) {
    int count = 1;
    for (; *list; list++)
        count += *list == ',';
    return count;
}

/* How many are listed, the person who plays against bots among them. */
static int listed_in(const struct party_call *call) {
    if (call->players)
        return items(call->players);
    return call->bots ? items(call->bots) + !call->all_bots : 0;
}

/* How many seats where --seats does not say: bots are listed again until the seats of a preset, or as many as is
   usual, are full. */
static int seats_for(const struct party *party, const struct party_call *call, int listed) {
    int preset = party->setup.seats;
    if (call->players)
        return listed;
    if (preset && !(call->usual && listed > preset))
        return preset;
    return listed < party->game->seats_least ? lz_seats_usual(party->game) : listed;
}

static bool wrong_seats(const struct lz_game *game, const char *seats, struct lz_writer *trouble) {
    lz_put(trouble, game->title);
    lz_put(trouble, " is for ");
    cli_put_seats(game, trouble);
    return wrong(trouble, " seats, not ", lz_span(seats), "");
}

static bool count_seats(struct party *party, const struct party_call *call, struct lz_writer *trouble) {
    const struct lz_game *game = party->game;
    int listed = listed_in(call);
    int64_t seats = seats_for(party, call, listed);
    if (call->seats && !lz_read_number(lz_span(call->seats), game->seats_least, game->seats_most, &seats))
        return wrong_seats(game, call->seats, trouble);
    if (seats < game->seats_least || seats > game->seats_most) {
        char number[24];
        snprintf(number, sizeof number, "%d", (int)seats);
        return wrong_seats(game, number, trouble);
    }
    if (call->players && listed != seats)
        return wrong(trouble, "--seats ", lz_span(call->seats), " does not fit the number of --players");
    party->setup.seats = (uint8_t)seats;
    return true;
}

/* The list is begun again if it is shorter than the seats. One of them may be a person's; -1: none is. */
static bool seat_bots(struct party *party, const char *list, int person, struct lz_writer *trouble) {
    struct lz_text left = lz_span(list);
    if (items(list) > party->setup.seats - (person >= 0))
        return wrong(trouble, "there are more bots than free seats in '", left, "'");
    for (int i = 0; i < party->setup.seats; i++) {
        if (i == person)
            continue;
        if (!left.len)
            left = lz_span(list);
        if (!read_bot(party, i, take_item(&left), trouble))
            return false;
    }
    return true;
}

/* --seat: a number, or what the rules call the seat. */
static bool find_seat(const struct party *party, const char *word, int *seat, struct lz_writer *trouble) {
    int64_t number;
    *seat = lz_seat_parse(party->game, &party->setup, lz_span(word));
    if (*seat >= 0)
        return true;
    if (!lz_read_number(lz_span(word), 0, party->setup.seats - 1, &number)) {
        wrong(trouble, "there is no seat '", lz_span(word), "'; the seats are: ");
        for (int i = 0; i < party->setup.seats; i++) {
            lz_put(trouble, i ? ", " : "");
            lz_seat_print(party->game, &party->setup, i, trouble);
        }
        return false;
    }
    *seat = (int)number;
    return true;
}

/* --players: every seat in order. */
static bool seat_players(struct party *party, const struct party_call *call, struct lz_writer *trouble) {
    struct lz_text players = lz_span(call->players);
    for (int i = 0; i < party->setup.seats; i++)
        if (!read_player(party, i, take_item(&players), trouble))
            return false;
    return true;
}

/* Bots, and a person among them unless all seats are theirs. */
static bool seat_others(struct party *party, const struct party_call *call, struct lz_writer *trouble) {
    int person = call->all_bots ? -1 : 0;
    if (call->seat && !find_seat(party, call->seat, &person, trouble))
        return false;
    const struct lz_bot *usual = person < 0 ? party_best_bot(party->game) : party_usual_bot(party->game, LZ_LEVEL_EASY);
    return seat_bots(party, call->bots ? call->bots : usual->id, person, trouble);
}

bool party_gather(struct party *party, const struct lz_game *game, const struct party_call *call,
                  struct lz_writer *trouble) {
    struct lz_text nothing = { 0 };
    party->game = game;
    if (call->players && call->bots)
        return wrong(trouble, "--players and --bots are two ways to say the same; give one", nothing, "");
    if (call->players && call->seat)
        return wrong(trouble, "--players says already who sits where: --seat does not fit beside it", nothing, "");
    if (!count_seats(party, call, trouble) || !(call->players ? seat_players : seat_others)(party, call, trouble))
        return false;
    name_seats(party);
    return true;
}

bool party_recall(struct party *party, const struct lz_record *record, struct lz_writer *trouble) {
    *party = (struct party){ .game = record->game, .setup = record->setup };
    for (int i = 0; i < record->setup.seats; i++) {
        struct lz_text label = record->player[i];
        bool bot = lz_text_begins(label, "bot:");
        if (lz_text_begins(label, PARTY_EXEC))
            lz_cut(&label, sizeof PARTY_EXEC - 1);
        if (bot ? !read_bot(party, i, (struct lz_text){ label.at + 4, label.len - 4 }, trouble)
                : !read_name(party, i, label, trouble))
            return false;
    }
    name_seats(party);
    return true;
}
