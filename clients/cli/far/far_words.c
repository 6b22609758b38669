/* Commands that only a match with people elsewhere has. */
#include "clients/cli/far/far_table.h"

#include "clients/cli/draw/draw.h"

#include <stdlib.h>

static json_t *text(struct lz_text words) { return json_stringn(words.at, words.len); }

static json_t *say_to(const char *whom, struct lz_text words) {
    return json_pack("{soss}", "say", text(words), "to", whom);
}
static json_t *say_all(struct lz_text rest) { return say_to("table", rest); }
static json_t *say_team(struct lz_text rest) { return say_to("team", rest); }
static json_t *keep_note(struct lz_text rest) { return json_pack("{so}", "note", text(rest)); }
static json_t *allow(struct lz_text rest) {
    (void)rest;
    return json_pack("{sb}", "allow", 1);
}
static json_t *deny(struct lz_text rest) {
    (void)rest;
    return json_pack("{sb}", "allow", 0);
}
static json_t *stop(struct lz_text rest) { return json_pack("{sb}", "stop", !lz_text_like(rest, "off")); }
static json_t *give_up(struct lz_text rest) {
    (void)rest;
    return json_pack("{sb}", "give_up", 1);
}

/* The first of "5,7 Let us meet." is whom it is for. */
static json_t *letter(struct lz_text rest) {
    struct lz_text to = lz_take_word(&rest);
    return json_pack("{s{soso}}", "letter", "to", text(to), "text", text(lz_trim(rest)));
}

static const struct {
    const char *word, *form, *about, *done;
    json_t *(*message)(struct lz_text rest);
    bool words; /* it needs some */
} commands[] = {
    { "talk", "talk WORDS", "say something to all who sit here, where the game allows it", "", say_all, true },
    { "team", "team WORDS", "say something to your own side alone", "", say_team, true },
    { "note", "note [WORDS]", "keep a note that nobody else sees; alone: read it", "Kept.", keep_note, true },
    { "letter", "letter 5,7 WORDS", "write to others, in a game that has letters", "It goes out with the turn.", letter,
      true },
    { "allow", "allow, deny", "answer whoever asks to take a move back", "", allow, false },
    { "deny", NULL, NULL, "", deny, false },
    { "stop", "stop [off]", "you would end the match here; it is over once all would", "", stop, false },
    { "give-up", "give-up", "the table's stand-in plays on in your place", "", give_up, false },
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

void far_put_words(const struct term_list *list) {
    for (int i = 0; i < COMMANDS; i++)
        if (commands[i].form)
            term_put_pair(list, commands[i].form, commands[i].about);
}

/* NULL: it is none of them, or the game has one of that name. */
static json_t *(*find(const struct table *table, struct lz_text word, int *row))(struct lz_text) {
    for (*row = 0; *row < COMMANDS; (*row)++)
        if (lz_text_like(word, commands[*row].word) && !drawer_word_of(table->game, word))
            return commands[*row].message;
    return NULL;
}

bool far_word(struct table *table, struct lz_text line, struct lz_writer *says) {
    struct lz_text rest = line, word = lz_take_word(&rest);
    struct lz_reply reply;
    int row;
    json_t *(*message)(struct lz_text) = find(table, word, &row);
    rest = lz_trim(rest);
    if (!message)
        return false;
    if (commands[row].words && !rest.len) {
        bool note = message == keep_note;
        lz_put(says, note ? table->far->note[0] ? table->far->note : "There is no note yet: note WORDS keeps one."
                          : "What? ");
        lz_put(says, note ? "" : commands[row].form);
        return true;
    }
    enum lz_status status = far_act(table->far, message(rest), &reply);
    (void)!table_done(table, &(struct lz_reply){ .status = LZ_OK });
    lz_put(says, status == LZ_OK ? commands[row].done : table->far->words);
    return true;
}
