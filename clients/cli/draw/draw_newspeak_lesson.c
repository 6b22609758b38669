/* A round of NewSpeak in a minute, by doing: first as a Dissident, then as a Moderator. Nothing of it counts, and it
   can be sent away. */
#include "clients/cli/draw/draw_newspeak.h"

#include <stdio.h>

struct step {
    const char *words;  /* what is shown */
    const char *prompt; /* what is asked */
    char answer;        /* the digit that is right */
    const char *right, *wrong;
};

static const struct step steps[] = {
    { "NewSpeak in a minute, 1 of 2: you are a Dissident.\n\n"
      "  Your secret code card says:   Answer = glass     Heart = queue     Road = cold\n"
      "  The places show:              1 Swimming Pool: water, warm, fun\n"
      "                                2 Night Club: party, loud, glass, queue\n"
      "                                3 Cathedral: stone, quiet, glass, cold\n\n"
      "  Your partner says, for all to hear: \"She has a big heart, but I still owe her an answer.\"\n\n",
      "Heart means queue, Answer means glass. Where do you meet? Your dial, 1 to 3: ", '2',
      "Yes: your partner dialled 2 too. More than half of you at one place, and nobody was watching: it is Hacked.\n",
      "A queue and glass: only 2 shows both. Your partner dialled 2; apart, you lose the round.\n" },
    { "2 of 2: you are a Moderator. You hear the same words, but do not know which code is in use.\n\n"
      "              code 1    code 2    code 3\n"
      "  Heart       queue     cold      paper\n"
      "  Answer      glass     seat      warm\n\n"
      "  The places: 1 Swimming Pool: water, warm, fun\n"
      "              2 Night Club: party, loud, glass, queue\n"
      "              3 Cathedral: stone, quiet, glass, cold\n\n",
      "In which code do both words fit one place? Point at that place, 1 to 3: ", '2',
      "Yes: in code 1 both fit the Night Club; in code 2 only cold fits, in code 3 only warm. A Dissident is there: "
      "the hack is prevented, and the place becomes Moderated.\n",
      "In code 1 both words fit 2, in the other codes only one fits anything. Of three codes, that is the "
      "likeliest.\n" },
};

static const char closing[] = "Now the dials are open, the Moderators know what those words meant. So Dissidents "
                              "change the code with ID cards, and\n"
                              "hide code-words behind near ones. Seven Hacked places win for the Dissidents, six "
                              "Moderated for the Moderators.\n\n";

static void show(const struct term *term, const char *words) {
    char room[4000];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    for (struct lz_text left = lz_span(words); left.len;) {
        struct lz_text line = lz_take_line(&left);
        if (term_columns(line) > term->wide) {
            term_put_wrapped(&w, line, (struct term_wrap){ term->wide, 0, 9 });
            continue;
        }
        lz_put_text(&w, line);
        lz_put_char(&w, '\n');
    }
    term_print(term, (struct lz_text){ room, w.len });
}

/* One screen: asked until a digit comes, or the person has had enough. */
static enum term_line teach(const struct term *term, const struct step *step, bool *enough) {
    struct lz_text line;
    term_clear(term);
    show(term, step->words);
    enum term_line got = term_read(term, step->prompt, &line);
    line = lz_trim(line);
    *enough = got == TERM_LINE && line.len && (*line.at == 'q' || *line.at == 'n');
    if (got == TERM_LINE && !*enough)
        show(term, line.len && *line.at == step->answer ? step->right : step->wrong);
    return got;
}

bool ns_lesson(const struct term *term) {
    struct lz_text line;
    bool enough = false;
    if (term_read(term, "A round in one minute, by doing? Enter: yes, n: no, begin at once. ", &line) != TERM_LINE)
        return false;
    line = lz_trim(line);
    if (line.len && (*line.at == 'n' || *line.at == 'q' || *line.at == 'N'))
        return true;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0] && !enough; i++) {
        if (teach(term, &steps[i], &enough) != TERM_LINE)
            return false;
        if (!enough && i + 1 < sizeof steps / sizeof steps[0] &&
            term_read(term, "-- Enter: the other side, q: enough -- ", &line) != TERM_LINE)
            return false;
    }
    if (!enough)
        show(term, closing);
    return term_read(term, "While you play, ? explains what you can type. Enter begins. ", &line) == TERM_LINE;
}
