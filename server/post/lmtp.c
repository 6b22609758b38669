#include "server/post/lmtp.h"

#include "core/bug.h"
#include "server/post/lmtp_talk.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { PATIENCE = 5 * 60 * 1000 /* ms for whoever says nothing: RFC 5321 */, BYTES = 1 << 16, WAITING = 64 };

/* ---- the socket */

/* One who was killed has left its socket behind. */
static bool is_left(const struct sockaddr_un *at) {
    struct stat about;
    int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool socket_there = lstat(at->sun_path, &about) == 0 && S_ISSOCK(about.st_mode);
    bool left = socket_there && file >= 0 && connect(file, (const struct sockaddr *)at, sizeof *at) != 0 &&
                errno == ECONNREFUSED;
    if (file >= 0)
        close(file);
    return left;
}

static bool failed(const struct lmtp *lmtp, struct lz_writer *trouble, const char *why) {
    lz_put(trouble, "lmtp = ");
    lz_put(trouble, lmtp->in.clerk.box->lmtp);
    lz_put(trouble, ": ");
    lz_put(trouble, why);
    return false;
}

/* For this user and this group: the mail server's, if it is another. */
static bool bind_to(int file, const struct sockaddr_un *at) {
    mode_t mask = umask(0117);
    bool well = bind(file, (const struct sockaddr *)at, sizeof *at) == 0;
    umask(mask);
    return well;
}

static bool open_socket(struct lmtp *lmtp, struct lz_writer *trouble) {
    struct sockaddr_un at = { .sun_family = AF_UNIX };
    const char *path = lmtp->in.clerk.box->lmtp;
    if (strlen(path) >= sizeof at.sun_path)
        return failed(lmtp, trouble, "the name is too long for a socket: at most 107 signs");
    memcpy(at.sun_path, path, strlen(path) + 1);
    if (is_left(&at))
        unlink(path);
    lmtp->listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    lmtp->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (lmtp->listener >= 0 && lmtp->bell >= 0 && bind_to(lmtp->listener, &at) && listen(lmtp->listener, WAITING) == 0)
        return true;
    return failed(lmtp, trouble,
                  errno == EADDRINUSE ? "there is something already: another server, or a file" : strerror(errno));
}

/* ---- a conversation */

/* Until there is something to read, or room to write; false: it stops, or nobody says anything. */
static bool wait_for(const struct lmtp *lmtp, int file, short events) {
    struct pollfd polled[2] = { { .fd = file, .events = events }, { .fd = lmtp->bell, .events = POLLIN } };
    int ready;
    do
        ready = poll(polled, 2, PATIENCE);
    while (ready < 0 && errno == EINTR);
    return ready > 0 && !polled[1].revents;
}

static bool send_all(const struct lmtp *lmtp, int file, struct lz_writer *w) {
    struct lz_text left = { w->at, w->len };
    w->len = 0;
    while (left.len) {
        ssize_t sent = send(file, left.at, left.len, MSG_NOSIGNAL);
        if (sent > 0)
            lz_cut(&left, (uint32_t)sent);
        else if ((sent < 0 && errno != EAGAIN && errno != EINTR) || !wait_for(lmtp, file, POLLOUT))
            return false;
    }
    return true;
}

/* A mail that is too long is dealt with by saying so. */
static void take(struct lmtp *lmtp, struct lmtp_talk *talk, struct lz_writer *w) {
    struct lz_text mail = lmtp_mail(talk);
    struct clerk *clerk = &lmtp->in.clerk;
    bool taken = mail.at && intake_take(&lmtp->in, mail, clerk->wall(clerk->to)) == INTAKE_DONE;
    lmtp_answer(talk, taken, w);
}

/* False: it is over. */
static bool hear(struct lmtp *lmtp, int file, struct lmtp_talk *talk, struct lz_text came) {
    char answer[LMTP_ANSWER];
    struct lz_writer w = lz_writer_in(answer, sizeof answer);
    while (came.len) {
        enum lmtp_news news = lmtp_hear(talk, &came, &w);
        if (news == LMTP_MAIL) {
            if (!send_all(lmtp, file, &w)) /* so that there is room for an answer for each recipient */
                return false;
            take(lmtp, talk, &w);
        }
        if (!send_all(lmtp, file, &w) || news == LMTP_ENDS)
            return false;
    }
    return true;
}

static void talk_with(struct lmtp *lmtp, int file) {
    struct lmtp_talk talk = { .box = lmtp->in.clerk.box, .calls = lmtp->in.clerk.calls };
    char bytes[BYTES], greeting[LMTP_ANSWER];
    struct lz_writer w = lz_writer_in(greeting, sizeof greeting);
    lmtp_greet(&talk, &w);
    bool on = send_all(lmtp, file, &w);
    while (on && wait_for(lmtp, file, POLLIN)) {
        ssize_t len = recv(file, bytes, sizeof bytes, 0);
        if (len < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        on = len > 0 && hear(lmtp, file, &talk, (struct lz_text){ bytes, (uint32_t)len });
    }
    lmtp_free(&talk);
}

static void *work(void *to) {
    struct lmtp *lmtp = to;
    while (!clerk_stops(&lmtp->in.clerk)) {
        if (!wait_for(lmtp, lmtp->listener, POLLIN))
            continue;
        int file = accept4(lmtp->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (file < 0)
            continue;
        talk_with(lmtp, file);
        close(file);
    }
    return NULL;
}

/* ---- its life */

bool lmtp_open(struct lmtp *lmtp, struct lz_writer *trouble) {
    lmtp->listener = lmtp->bell = -1;
    inbox_open();
    return open_socket(lmtp, trouble) && clerk_open(&lmtp->in.clerk, work, lmtp, trouble);
}

void lmtp_close(struct lmtp *lmtp) {
    uint64_t one = 1;
    if (!lmtp->in.clerk.runs)
        return;
    clerk_stop(&lmtp->in.clerk);
    (void)!write(lmtp->bell, &one, sizeof one);
    clerk_close(&lmtp->in.clerk);
    unlink(lmtp->in.clerk.box->lmtp);
    close(lmtp->listener);
    close(lmtp->bell);
}
