/* The file of a mailbox: a key and its value in each line. */
#include "mailbox/inner.h"

#include "core/words/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_BYTES = 1 << 16 };

static bool is_plain(struct lz_text text) {
    for (uint32_t i = 0; i < text.len; i++)
        if ((unsigned char)text.at[i] < ' ' || text.at[i] == 127)
            return false;
    return text.len > 0;
}

static bool is_printable(struct lz_text text, const char *but) {
    for (uint32_t i = 0; i < text.len; i++)
        if (text.at[i] <= ' ' || text.at[i] > '~' || strchr(but, text.at[i]))
            return false;
    return text.len > 0;
}

bool mailbox_address(struct lz_text text) {
    const char *at = text.len ? memchr(text.at, '@', text.len) : NULL;
    size_t before = at ? (size_t)(at - text.at) : 0;
    return at && before && before + 1 < text.len && text.len < MAILBOX_TEXT && text.at[0] != '-' &&
           !memchr(at + 1, '@', text.len - before - 1) && is_printable(text, "<>()[],;:\\\"");
}

bool mailbox_receives(const struct mailbox *box) { return box->imap[0] || box->lmtp[0]; }

static bool is_url(struct lz_text text, const char *scheme, const char *secure) {
    struct lz_text rest = text;
    const char *begins = lz_text_begins(text, secure) ? secure : scheme;
    if (!lz_text_begins(text, begins))
        return false;
    lz_cut(&rest, (uint32_t)strlen(begins));
    return is_printable(rest, "/@?#;%\"\\");
}

static bool is_smtp(struct lz_text text) { return is_url(text, "smtp://", "smtps://"); }
static bool is_imap(struct lz_text text) { return is_url(text, "imap://", "imaps://"); }
/* It is quoted for IMAP by libcurl's own rules, of which these want none. */
static bool is_folder(struct lz_text text) { return is_printable(text, "\"\\{}%*()"); }
static bool is_host(struct lz_text text) { return is_printable(text, "/@?#;%\"\\:"); }
static bool is_name(struct lz_text text) { return is_plain(text) && !memchr(text.at, '"', text.len); }

static const struct key {
    const char *word;
    uint32_t at, room;
    bool (*fits)(struct lz_text);
    const char *right;
} keys[] = {
#define KEY(word, member, fits, right) \
    { word, offsetof(struct mailbox, member), sizeof((struct mailbox *)0)->member, fits, right }
    KEY("address", address, mailbox_address, "an address as games@example.org"),
    KEY("name", name, is_name, "a name as Lizardry, without \""),
    KEY("smtp", smtp, is_smtp, "smtps://HOST:465 or smtp://HOST:587"),
    KEY("imap", imap, is_imap, "imaps://HOST:993 or imap://HOST:143"),
    KEY("lmtp", lmtp, is_plain, "the name of a socket, as /run/lizardry/lmtp"),
    KEY("trust", trust, is_host, "the name of your provider's server, as mx.example.org"),
    KEY("user", user, is_plain, "the name by which the provider knows you, usually the address"),
    KEY("password-file", password, is_plain, "a file that only you may read"),
    KEY("token-file", token, is_plain, "a file that only you may read"),
    KEY("folder", folder, is_folder, "a folder of the mailbox, usually INBOX"),
    KEY("handled", handled, is_folder, "a folder of the mailbox, as Lizardry"),
    KEY("authority-file", authority, is_plain, "a file of certificates, as PEM"),
#undef KEY
};
enum { KEYS = sizeof keys / sizeof keys[0] };

static const struct number {
    const char *word;
    uint32_t at;
    int64_t least, most, usual;
} numbers[] = {
    { "after", offsetof(struct mailbox, after), 0, 86400, 60 },
    { "again", offsetof(struct mailbox, again), 1, 86400, 60 },
    { "rate", offsetof(struct mailbox, rate), 1, 10000, 60 },
    { "poll", offsetof(struct mailbox, poll), 0, 86400, 60 },
    { "grace", offsetof(struct mailbox, grace), 0, 7 * 86400, 6 * 3600 },
    { "answers", offsetof(struct mailbox, answers), 1, 100000, 60 },
};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };

static int64_t *number_of(struct mailbox *box, int i) { return (int64_t *)((char *)box + numbers[i].at); }

/* ---- a line */

struct reading {
    const char *path;
    struct mailbox *box;
    struct lz_writer *trouble;
    uint32_t given; /* a bit for each key */
    int64_t line;
};

static bool wrong(const struct reading *reading, const char *what, const char *right) {
    struct lz_writer *w = reading->trouble;
    lz_put(w, reading->path);
    if (reading->line) {
        lz_put(w, ", line ");
        lz_put_number(w, reading->line);
    }
    lz_put(w, ": ");
    lz_put(w, what);
    lz_put(w, right);
    return false;
}

/* -1: it is neither of the two; else whether it is well. */
static int read_yes_no(struct reading *reading, struct lz_text word, struct lz_text value) {
    bool tls = lz_text_is(word, "tls");
    if (!tls && !lz_text_is(word, "plus"))
        return -1;
    if (!lz_text_is(value, "no") && !lz_text_is(value, "yes"))
        return wrong(reading, tls ? "tls is " : "plus is ", "yes or no");
    if (tls)
        reading->box->plain = lz_text_is(value, "no");
    else
        reading->box->plus = lz_text_is(value, "yes");
    return 1;
}

/* -1: it is no number's; else whether it is well. */
static int read_number(struct reading *reading, struct lz_text word, struct lz_text value) {
    for (int i = 0; i < NUMBERS; i++) {
        if (!lz_text_is(word, numbers[i].word))
            continue;
        if (lz_read_number(value, numbers[i].least, numbers[i].most, number_of(reading->box, i)))
            return 1;
        wrong(reading, numbers[i].word, " is a number from ");
        lz_put_number(reading->trouble, numbers[i].least);
        lz_put(reading->trouble, " to ");
        lz_put_number(reading->trouble, numbers[i].most);
        return 0;
    }
    return -1;
}

static bool read_line(struct reading *reading, struct lz_text line) {
    const char *sign = memchr(line.at, '=', line.len);
    if (!sign)
        return wrong(reading, "a line is ", "KEY = VALUE");
    struct lz_text word = lz_trim((struct lz_text){ line.at, (uint32_t)(sign - line.at) });
    struct lz_text value = lz_trim((struct lz_text){ sign + 1, line.len - (uint32_t)(sign - line.at) - 1 });
    int other = read_yes_no(reading, word, value);
    other = other < 0 ? read_number(reading, word, value) : other;
    if (other >= 0)
        return other;
    for (int i = 0; i < KEYS; i++) {
        const struct key *key = &keys[i];
        if (!lz_text_is(word, key->word))
            continue;
        if (reading->given & 1U << i)
            return wrong(reading, key->word, " is given twice");
        if (value.len >= key->room || !key->fits(value)) {
            wrong(reading, key->word, " is ");
            lz_put(reading->trouble, key->right);
            return false;
        }
        reading->given |= 1U << i;
        memcpy((char *)reading->box + key->at, value.at, value.len);
        return true;
    }
    return wrong(reading, "there is no such key; ", "lizardry help mail has all of them");
}

static bool read_lines(struct reading *reading, struct lz_text left) {
    while (left.len) {
        struct lz_text line = lz_trim(lz_take_line(&left));
        reading->line++;
        if (line.len && line.at[0] != '#' && !read_line(reading, line))
            return false;
    }
    reading->line = 0;
    return true;
}

/* ---- the whole */

/* Without TLS whoever is between could read the password and every order: nobody is between this machine and itself. */
static bool is_here(const char *url) {
    static const char *const here[] = { "://127.0.0.1", "://[::1]", "://localhost" };
    const char *host = strstr(url, "://");
    for (int i = 0; i < 3; i++)
        if (host && strncmp(host, here[i], strlen(here[i])) == 0 && strchr(":", host[strlen(here[i])]))
            return true;
    return !url[0];
}

/* A file beside this one may be named without its folder. */
static void place_beside(const char *path, char *file) {
    char whole[MAILBOX_PATH];
    const char *slash = strrchr(path, '/');
    if (!file[0] || file[0] == '/' || !slash)
        return;
    int len = snprintf(whole, sizeof whole, "%.*s/%s", (int)(slash - path), path, file);
    if (len > 0 && len < (int)sizeof whole)
        memcpy(file, whole, (size_t)len + 1);
}

static bool is_whole(const struct reading *reading) {
    const struct mailbox *box = reading->box;
    if (!box->address[0] || !box->smtp[0])
        return wrong(reading, !box->address[0] ? "address" : "smtp", " is missing");
    if (box->password[0] && box->token[0])
        return wrong(reading, "there are a password and a token: ", "one of them");
    if ((box->password[0] || box->token[0]) && !box->user[0])
        return wrong(reading, "user is missing: ", "whose the password is");
    if (strcmp(box->folder, box->handled) == 0)
        return wrong(reading, "handled mail would stay in its folder: ", "name another in handled");
    if (box->plain && (!is_here(box->smtp) || !is_here(box->imap)))
        return wrong(reading, "tls = no is for a server on this machine alone: ", "leave it out");
    return true;
}

static bool cannot(const char *path, struct lz_writer *trouble, const char *why) {
    lz_put(trouble, path);
    lz_put(trouble, ": ");
    lz_put(trouble, why);
    return false;
}

/* The whole of a small file. */
struct small {
    const char *path;
    bool secret; /* nobody else may read it */
    char *to;
    uint32_t room;
};

static bool read_file(const struct small *small, struct lz_writer *trouble) {
    struct stat about;
    const char *path = small->path;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || fstat(file, &about) < 0) {
        cannot(path, trouble, strerror(errno));
        if (file >= 0)
            close(file);
        return false;
    }
    ssize_t len = read(file, small->to, small->room);
    int error = errno;
    close(file);
    if (len < 0)
        return cannot(path, trouble, strerror(error));
    if (small->secret && (about.st_mode & (S_IRWXG | S_IRWXO)))
        return cannot(path, trouble, "others may read it: chmod 600");
    if (len == (ssize_t)small->room)
        return cannot(path, trouble, "it is too long");
    small->to[len] = 0;
    return true;
}

bool mailbox_secret(const char *path, char secret[MAILBOX_SECRET], struct lz_writer *trouble) {
    if (!read_file(&(struct small){ path, true, secret, MAILBOX_SECRET }, trouble))
        return false;
    secret[strcspn(secret, "\r\n")] = 0;
    return secret[0] || cannot(path, trouble, "it is empty: the secret stands in its first line");
}

bool mailbox_read(const char *path, struct mailbox *box, struct lz_writer *trouble) {
    *box = (struct mailbox){ .folder = "INBOX", .handled = "Lizardry", .name = "Lizardry" };
    struct mailbox given = { 0 };
    for (int i = 0; i < NUMBERS; i++)
        *number_of(&given, i) = numbers[i].usual;
    struct reading reading = { .path = path, .box = &given, .trouble = trouble };
    char *text = malloc(FILE_BYTES);
    if (!text)
        return cannot(path, trouble, "out of memory");
    bool well = read_file(&(struct small){ path, false, text, FILE_BYTES }, trouble) &&
                read_lines(&reading, lz_span(text));
    free(text);
    for (int i = 0; i < KEYS; i++)
        if (!(reading.given & 1U << i))
            memcpy((char *)&given + keys[i].at, (char *)box + keys[i].at, keys[i].room);
    *box = given;
    reading.box = box;
    place_beside(path, box->password);
    place_beside(path, box->token);
    place_beside(path, box->authority);
    place_beside(path, box->lmtp);
    return well && is_whole(&reading);
}
