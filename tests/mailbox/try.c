/* try BOX send ADDRESS < MAIL: what became of it, as "done 0 words". try BOX collect VALIDITY UID [FOLLOW]: a line for
   each mail; those that hold FOLLOW are handled. */
#include "core/words/text.h"
#include "mailbox/mailbox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const fates[] = { "done", "later", "never", "denied" };

static int tell(struct mailbox_answer answer) {
    printf("%s %d %s\n", fates[answer.fate], answer.code, answer.words);
    return 0;
}

static bool take(void *to, const struct mailbox_mail *mail, struct lz_text bytes, bool *handled) {
    const char *follow = to;
    printf("mail %u %u %lld %s %u\n", mail->mark.validity, mail->mark.uid, (long long)mail->came,
           mail->seen ? "seen" : "new", bytes.at ? bytes.len : 0);
    *handled = follow && bytes.len && memmem(bytes.at, bytes.len, follow, strlen(follow));
    return true;
}

int main(int argc, char **argv) {
    static char room[1 << 20];
    static struct mailbox box;
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (argc < 2 || !mailbox_read(argv[1], &box, &trouble)) {
        printf("unread %s\n", room);
        return 1;
    }
    if (argc == 4 && strcmp(argv[2], "send") == 0) {
        size_t len = fread(room, 1, sizeof room, stdin);
        return tell(mailbox_send(&box, argv[3], (struct lz_text){ room, (uint32_t)len }));
    }
    if (argc >= 5 && strcmp(argv[2], "collect") == 0) {
        struct mailbox_mark after = { (uint32_t)strtoul(argv[3], NULL, 10), (uint32_t)strtoul(argv[4], NULL, 10) };
        return tell(mailbox_collect(&box, after, take, argc > 5 ? argv[5] : NULL));
    }
    return argc > 2;
}
