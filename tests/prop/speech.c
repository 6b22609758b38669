/* What people read: every event is told and every question asked in sentences, to every seat and to an onlooker. */
#include "tests/prop/prop.h"

#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/event.h"
#include "core/words/text.h"

enum { WORDS = 1000, LEAST = 4 };

struct ear {
    struct walk *w;
    const char *wrong;
};

static bool sentence(const struct lz_writer *said) {
    return !said->full && said->len > LEAST && !strpbrk(said->at, "{}|") && strchr(".!?", said->at[said->len - 1]);
}

/* What people say ends as they like. */
static bool spoken(const struct lz_game *game, const struct lz_event *event) {
    return game->kinds[event->kind].flags & LZ_SPOKEN;
}

static void take(void *to, const struct lz_event *event) {
    struct ear *ear = to;
    const struct lz_game *game = ear->w->game;
    for (int seat = -1; seat < ear->w->setup.seats && !ear->wrong; seat++) {
        char words[WORDS];
        struct lz_writer said = lz_writer_in(words, sizeof words);
        lz_event_tell(game, event, &(struct lz_reader){ .seat = seat }, &said);
        if (!spoken(game, event) && !sentence(&said))
            ear->wrong = walk_say(ear->w, words, NULL, seat);
    }
}

static const char *asked(struct walk *w, int seat) {
    char words[WORDS];
    struct lz_writer said = lz_writer_in(words, sizeof words);
    w->game->view(w->game, w->state, seat, w->view);
    lz_ask_print(w->game, w->view, &said);
    return sentence(&said) ? NULL : walk_say(w, words, NULL, seat);
}

const char *prop_speech(struct walk *w) {
    struct ear ear = { w, NULL };
    struct lz_sink sink = { take, &ear };
    struct lz_input in;
    bool more;
    do {
        const char *wrong = asked(w, LZ_ONLOOKER);
        for (int seat = 0; seat < w->setup.seats && !wrong; seat++)
            wrong = asked(w, seat);
        if (wrong || ear.wrong)
            return wrong ? wrong : ear.wrong;
        more = walk_next(w, &in);
        if (more)
            walk_make(w, &in, &sink);
    } while (more);
    return ear.wrong;
}
