/* libcurl, and what every conversation with a mail server has in common. */
#include "mailbox/inner.h"

#include "core/words/clean.h"
#include "core/words/text.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { CONNECT_S = 20, WHOLE_S = 180, SLOW_BYTES = 10, SLOW_S = 40 };

/* Linked, it and its thirty libraries would take 8 ms at the start of every command that never sends a mail. */
static const char *const names[] = { "libcurl-gnutls.so.4", "libcurl.so.4" };

static struct curl_calls found;
static bool is_found;
static pthread_once_t looked = PTHREAD_ONCE_INIT;

static void look(void) {
    void *library = NULL;
    CURLcode (*init)(long) = NULL;
    for (int i = 0; !library && i < 2; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return;
    struct {
        const char *name;
        void *to;
    } wanted[] = {
        { "curl_global_init", &init },
        { "curl_easy_init", &found.easy_init },
        { "curl_easy_setopt", &found.easy_setopt },
        { "curl_easy_perform", &found.easy_perform },
        { "curl_easy_getinfo", &found.easy_getinfo },
        { "curl_easy_cleanup", &found.easy_cleanup },
        { "curl_easy_strerror", &found.easy_strerror },
        { "curl_slist_append", &found.slist_append },
        { "curl_slist_free_all", &found.slist_free_all },
    };
    is_found = true;
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        void *symbol = dlsym(library, wanted[i].name);
        memcpy(wanted[i].to, &symbol, sizeof symbol);
        is_found &= symbol != NULL;
    }
    is_found = is_found && init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

const struct curl_calls *curl_found(void) {
    pthread_once(&looked, look);
    return is_found ? &found : NULL;
}

bool mailbox_open(struct lz_writer *trouble) {
    if (!curl_found())
        lz_put(trouble, "libcurl is not on this machine: apt-get install libcurl3-gnutls");
    return curl_found();
}

/* ---- a line */

static size_t hear(char *bytes, size_t one, size_t count, void *to) {
    struct mailbox_line *line = to;
    struct lz_text said = lz_trim((struct lz_text){ bytes, (uint32_t)(one * count) });
    if (line->parts)
        return one * count;
    snprintf(line->reply, sizeof line->reply, "%.*s", (int)said.len, said.at);
    lz_tame(line->reply);
    return one * count;
}

/* Which command is being answered: libcurl tells its own errors, and not what the server spoke of. */
static int watch(CURL *curl, curl_infotype kind, char *bytes, size_t len, void *to) {
    struct mailbox_line *line = to;
    struct lz_text left = { bytes, (uint32_t)len };
    (void)curl;
    if (kind == CURLINFO_HEADER_OUT) {
        struct lz_text word = lz_take_word(&left);
        line->parts = lz_text_is(word, "QUIT"); /* what is said to that is about nothing */
        if (line->parts)
            return 0;
        snprintf(line->stage, sizeof line->stage, "%.*s", (int)word.len, word.at);
    } else if (kind == CURLINFO_DATA_OUT) {
        snprintf(line->stage, sizeof line->stage, "DATA");
    }
    return 0;
}

/* A mail whose last byte may have gone is waited for: whoever sends it again does not know whether it came. */
static int ask_stop(void *to, curl_off_t in, curl_off_t in_now, curl_off_t out, curl_off_t out_now) {
    const struct mailbox_line *line = to;
    (void)in;
    (void)in_now;
    (void)out;
    (void)out_now;
    return line->box->stops && *line->box->stops && strcmp(line->stage, "DATA") != 0;
}

static bool set_secret(const struct mailbox_line *line, struct lz_writer *trouble) {
    const struct mailbox *box = line->box;
    char secret[MAILBOX_SECRET];
    const char *path = box->token[0] ? box->token : box->password;
    if (!path[0])
        return true;
    if (!mailbox_secret(path, secret, trouble))
        return false;
    bool well = line->calls->easy_setopt(line->curl, CURLOPT_USERNAME, box->user) == CURLE_OK &&
                line->calls->easy_setopt(line->curl, box->token[0] ? CURLOPT_XOAUTH2_BEARER : CURLOPT_PASSWORD,
                                         secret) == CURLE_OK;
    explicit_bzero(secret, sizeof secret);
    if (!well)
        lz_put(trouble, "out of memory");
    return well;
}

static void set_limits(const struct mailbox_line *line) {
    static const struct {
        CURLoption what;
        long value;
    } set[] = {
        { CURLOPT_NOSIGNAL, 1 },
        { CURLOPT_CONNECTTIMEOUT, CONNECT_S },
        { CURLOPT_TIMEOUT, WHOLE_S },
        { CURLOPT_LOW_SPEED_LIMIT, SLOW_BYTES },
        { CURLOPT_LOW_SPEED_TIME, SLOW_S },
        { CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2 },
        { CURLOPT_VERBOSE, 1 },
        { CURLOPT_NOPROGRESS, 0 },
    };
    for (size_t i = 0; i < sizeof set / sizeof set[0]; i++)
        (void)line->calls->easy_setopt(line->curl, set[i].what, set[i].value);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_USE_SSL,
                                   (long)(line->box->plain ? CURLUSESSL_NONE : CURLUSESSL_ALL));
    (void)line->calls->easy_setopt(line->curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps,imap,imaps");
    (void)line->calls->easy_setopt(line->curl, CURLOPT_PROXY, ""); /* none from the environment */
}

bool mailbox_line_open(struct mailbox_line *line, const struct mailbox *box, const char *url,
                       struct mailbox_answer *answer) {
    struct lz_writer trouble = lz_writer_in(answer->words, sizeof answer->words);
    *line = (struct mailbox_line){ .calls = curl_found(), .box = box };
    answer->fate = MAILBOX_DENIED;
    answer->code = 0;
    if (!mailbox_open(&trouble))
        return false;
    answer->fate = MAILBOX_LATER;
    line->curl = line->calls->easy_init();
    if (!line->curl || line->calls->easy_setopt(line->curl, CURLOPT_URL, url) != CURLE_OK) {
        lz_put(&trouble, "out of memory");
        mailbox_line_close(line);
        return false;
    }
    set_limits(line);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_ERRORBUFFER, line->error);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_HEADERFUNCTION, hear);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_HEADERDATA, line);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_DEBUGFUNCTION, watch);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_DEBUGDATA, line);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_XFERINFOFUNCTION, ask_stop);
    (void)line->calls->easy_setopt(line->curl, CURLOPT_XFERINFODATA, line);
    if (box->authority[0])
        (void)line->calls->easy_setopt(line->curl, CURLOPT_CAINFO, box->authority);
    answer->fate = MAILBOX_DENIED;
    if (set_secret(line, &trouble))
        return true;
    mailbox_line_close(line);
    return false;
}

void mailbox_line_close(struct mailbox_line *line) {
    if (line->curl)
        line->calls->easy_cleanup(line->curl);
    line->curl = NULL;
}

/* Those that no second try will mend. */
static const struct {
    CURLcode code;
    const char *words;
} ours[] = {
    { CURLE_LOGIN_DENIED,
      "the server does not take this user and secret: look at user, password-file or token-file (large providers "
      "want an app password, or a token)" },
    { CURLE_PEER_FAILED_VERIFICATION,
      "the server's certificate is not one that this machine trusts: is the name of the server right? Of a "
      "server of your own, name its certificate in authority-file" },
    { CURLE_SSL_CACERT_BADFILE, "authority-file cannot be read as certificates" },
    { CURLE_USE_SSL_FAILED, "the server offers no STARTTLS: try smtps:// or imaps://" },
    { CURLE_SSL_CONNECT_ERROR, "no TLS is spoken there: try smtp:// with port 587, or imap://" },
};

struct mailbox_answer mailbox_line_answer(const struct mailbox_line *line, CURLcode code) {
    struct mailbox_answer answer = { .fate = code == CURLE_OK ? MAILBOX_DONE : MAILBOX_LATER };
    struct lz_writer w = lz_writer_in(answer.words, sizeof answer.words);
    const char *words = line->error[0] ? line->error : line->calls->easy_strerror(code);
    for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
        if (code == ours[i].code) {
            answer.fate = MAILBOX_DENIED;
            words = ours[i].words;
        }
    if (code != CURLE_OK)
        lz_put(&w, words);
    return answer;
}
