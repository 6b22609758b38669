/* A bare server on epoll, for measures: to "SIZE", padded to any length up to a line end, it answers so many bytes. It
   prints the port that it listens at. */
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { EVENTS = 64, LINE = 65536 };

static void answer(int file) {
    static char line[LINE], words[LINE];
    ssize_t got = recv(file, line, sizeof line - 1, 0);
    if (got <= 0) {
        close(file);
        return;
    }
    line[got] = 0;
    size_t size = strtoul(line, NULL, 10);
    (void)!send(file, words, size < LINE ? size : LINE, MSG_NOSIGNAL);
}

int main(void) {
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t len = sizeof at;
    struct epoll_event event[EVENTS];
    int on = 1, listener = socket(AF_INET, SOCK_STREAM, 0), loop = epoll_create1(0);
    if (bind(listener, (struct sockaddr *)&at, sizeof at) != 0 || listen(listener, 1024) != 0 ||
        getsockname(listener, (struct sockaddr *)&at, &len) != 0)
        return 1;
    printf("%u\n", ntohs(at.sin_port));
    fflush(stdout);
    epoll_ctl(loop, EPOLL_CTL_ADD, listener, &(struct epoll_event){ .events = EPOLLIN, .data.fd = listener });
    for (;;) {
        int count = epoll_wait(loop, event, EVENTS, -1);
        for (int i = 0; i < count; i++) {
            int file = event[i].data.fd;
            if (file != listener) {
                answer(file);
                continue;
            }
            file = accept(listener, NULL, NULL);
            setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            epoll_ctl(loop, EPOLL_CTL_ADD, file, &(struct epoll_event){ .events = EPOLLIN, .data.fd = file });
        }
    }
}
