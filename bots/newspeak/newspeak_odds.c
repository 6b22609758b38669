/* How likely a speaker is to say a word: weights of meanings for places, and the speaker model (NS-17.1, NS-17.2). */
#include "bots/newspeak/newspeak_mind.h"

#include <math.h>

int newspeak_weight(const struct newspeak_facts *f, int place, int meaning) {
    const struct newspeak_place *l = &f->place[place];
    for (int i = 0; i < l->tags && meaning != NS_NONE; i++)
        if (l->tag[i] == meaning)
            return f->weight[i];
    return 0;
}

static void weigh_code(const struct newspeak_facts *f, const struct newspeak_open *o, int code,
                       struct newspeak_weights *w) {
    const uint8_t *means = f->set[o->set].means[code];
    w->blank[code] = NS_NONE;
    for (int j = 0; j < w->words; j++) {
        if (means[j] == NS_NONE)
            w->blank[code] = (uint8_t)j;
        for (int l = 0; l < NS_SLOTS; l++)
            w->weight[j][code * NS_SLOTS + l] = (uint8_t)newspeak_weight(f, o->place[l], means[j]);
    }
}

void newspeak_weigh(const struct newspeak_facts *f, const struct newspeak_open *o, struct newspeak_weights *w) {
    w->codes = o->codes;
    w->words = f->set[o->set].words;
    for (int code = 0; code < o->codes; code++)
        weigh_code(f, o, code, w);
}

/* What a word has of the decoys: a blank its share, the rest all alike. */
static double strays(const struct newspeak_weights *w, struct newspeak_speaker s, int code, int word) {
    double blanks = w->blank[code] == NS_NONE ? 0 : s.blanks;
    return s.decoys * ((w->blank[code] == word ? blanks : 0) + (1 - blanks) / w->words);
}

static int sum_of(const struct newspeak_weights *w, int cell) {
    int sum = 0;
    for (int j = 0; j < w->words; j++)
        sum += w->weight[j][cell];
    return sum;
}

/* A place that no word of the code fits is spoken of by decoys alone. */
void newspeak_odds(const struct newspeak_weights *w, struct newspeak_speaker s, struct newspeak_odds *odds) {
    odds->codes = w->codes;
    odds->words = w->words;
    for (int cell = 0; cell < w->codes * NS_SLOTS; cell++) {
        int sum = sum_of(w, cell);
        for (int j = 0; j < w->words; j++) {
            double fits = sum ? (1 - s.decoys) * w->weight[j][cell] / sum : 0;
            double p = fits + strays(w, s, cell / NS_SLOTS, j);
            odds->p[j][cell] = (float)p;
            odds->log[j][cell] = (float)log(p);
        }
    }
}
