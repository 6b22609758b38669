/* A mail handed to a server on this machine by LMTP (RFC 2033). */
#include "mailbox/mailbox.h"

#include "core/words/text.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

enum { PATIENCE = 5 * 60, LINE = 600, BYTES = 1 << 14 };

struct line {
    int file;
    char said[LINE], came[LINE];
    uint32_t len; /* of what came and was not read yet */
};

static bool say(struct line *line, const char *words, size_t len) {
    while (len) {
        ssize_t sent = send(line->file, words, len, MSG_NOSIGNAL);
        if (sent <= 0 && errno != EINTR)
            return false;
        words += sent > 0 ? sent : 0;
        len -= sent > 0 ? (size_t)sent : 0;
    }
    return true;
}

/* The next line of the server's, without its end. */
static bool hear_line(struct line *line) {
    const char *end;
    while (!(end = memchr(line->came, '\n', line->len))) {
        ssize_t len = line->len < LINE ? recv(line->file, line->came + line->len, LINE - line->len, 0) : 0;
        if (len < 0 && errno == EINTR)
            continue;
        if (len <= 0)
            return false;
        line->len += (uint32_t)len;
    }
    uint32_t took = (uint32_t)(end - line->came) + 1;
    snprintf(line->said, LINE, "%.*s", (int)strcspn(line->came, "\r\n"), line->came);
    line->len -= took;
    memmove(line->came, line->came + took, line->len);
    return true;
}

/* Its code; 0: the line broke. */
static int hear(struct line *line) {
    int64_t code = 0;
    do
        if (!hear_line(line) || !lz_read_number((struct lz_text){ line->said, 3 }, 100, 999, &code))
            return 0;
    while (line->said[3] == '-');
    return (int)code;
}

/* Lines end with both signs, and a point at the beginning of one is doubled. */
static bool say_mail(struct line *line, struct lz_text bytes) {
    char out[BYTES];
    size_t len = 0;
    bool first = true;
    for (uint32_t i = 0; i < bytes.len; i++) {
        char sign = bytes.at[i];
        if (sign == '\n' && (!i || bytes.at[i - 1] != '\r'))
            out[len++] = '\r';
        if (sign == '.' && first)
            out[len++] = '.';
        out[len++] = sign;
        first = sign == '\n';
        if (len > sizeof out - 4) {
            if (!say(line, out, len))
                return false;
            len = 0;
        }
    }
    return say(line, out, len) && say(line, first ? ".\r\n" : "\r\n.\r\n", first ? 3 : 5);
}

static struct mailbox_answer judge(const struct line *line, int code) {
    struct mailbox_answer answer = { code >= 200 && code < 300 ? MAILBOX_DONE
                                     : code >= 500             ? MAILBOX_NEVER
                                                               : MAILBOX_LATER,
                                     code, "" };
    if (answer.fate != MAILBOX_DONE)
        snprintf(answer.words, sizeof answer.words, code ? "the server says: %s" : "the line to the server broke%s",
                 code ? line->said : "");
    return answer;
}

static struct mailbox_answer talk(struct line *line, const struct mailbox *box, struct lz_text bytes) {
    char to[MAILBOX_TEXT + 20];
    snprintf(to, sizeof to, "RCPT TO:<%s>\r\n", box->address);
    const char *const steps[] = { "LHLO localhost\r\n", "MAIL FROM:<>\r\n", to, "DATA\r\n" };
    int code = hear(line);
    for (int i = 0; i < 4 && code >= 200 && code < 400; i++)
        code = say(line, steps[i], strlen(steps[i])) ? hear(line) : 0;
    if (code == 354)
        code = say_mail(line, bytes) ? hear(line) : 0;
    return judge(line, code);
}

struct mailbox_answer mailbox_hand(const struct mailbox *box, struct lz_text bytes) {
    struct mailbox_answer answer = { .fate = MAILBOX_LATER };
    struct sockaddr_un at = { .sun_family = AF_UNIX };
    struct timeval patience = { .tv_sec = PATIENCE };
    struct line line = { .file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) };
    struct lz_writer path = lz_writer_in(at.sun_path, sizeof at.sun_path);
    lz_put(&path, box->lmtp);
    if (line.file < 0 || setsockopt(line.file, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience) != 0 ||
        connect(line.file, (struct sockaddr *)&at, sizeof at) != 0)
        snprintf(answer.words, sizeof answer.words, "no server listens at %.200s: %s", box->lmtp, strerror(errno));
    else
        answer = talk(&line, box, bytes);
    if (line.file >= 0)
        close(line.file);
    return answer;
}
