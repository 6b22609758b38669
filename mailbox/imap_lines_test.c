/* What servers write of their mails, well and badly. */
#include "mailbox/inner.h"

#include "core/words/text.h"
#include "tests/unit/unit.h"

TEST(a_mail_is_read) {
    UNUSED;
    static const struct {
        const char *line;
        bool well;
        uint32_t uid, size;
        int64_t came;
        bool seen;
    } rows[] = {
        { "* 1 FETCH (UID 7 FLAGS () INTERNALDATE \"17-Jul-2026 02:44:25 +0000\" RFC822.SIZE 32)", true, 7, 32,
          1784256265000, false },
        { "* 12 FETCH (FLAGS (\\Answered \\Seen) RFC822.SIZE 32 INTERNALDATE \" 7-Jan-1970 00:00:00 +0100\" UID "
          "4294967295)",
          true, 4294967295U, 32, 514800000, true },
        { "* 1 fetch (uid 7 flags (\\SEEN) internaldate \"17-jul-2026 02:44:25 -0730\" rfc822.size 0)", true, 7, 0,
          1784283265000, true },
        { "* 1 FETCH (UID 7 FLAGS (\\Seen (x) INTERNALDATE", false, 0, 0, 0, false },
        { "* 1 FETCH (UID 0 INTERNALDATE \"17-Jul-2026 02:44:25 +0000\" RFC822.SIZE 32)", false, 0, 0, 0, false },
        { "* 1 FETCH (UID 4294967296 INTERNALDATE \"17-Jul-2026 02:44:25 +0000\" RFC822.SIZE 32)", false, 0, 0, 0,
          false },
        { "* 1 FETCH (UID 7 INTERNALDATE \"17-Jux-2026 02:44:25 +0000\" RFC822.SIZE 32)", false, 0, 0, 0, false },
        { "* 1 FETCH (UID 7 INTERNALDATE \"32-Jul-2026 02:44:25 +0000\" RFC822.SIZE 32)", false, 0, 0, 0, false },
        { "* 1 FETCH (UID 7 INTERNALDATE \"17-Jul-2026 24:44:25 +0000\" RFC822.SIZE 32)", false, 0, 0, 0, false },
        { "* 1 FETCH (UID 7 INTERNALDATE \"17-Jul-2026 02:44:25\" RFC822.SIZE 32)", false, 0, 0, 0, false },
        { "* 1 FETCH (UID 7 RFC822.SIZE 32)", false, 0, 0, 0, false },
        { "* 1 FETCH", false, 0, 0, 0, false },
        { "* 1 EXPUNGE", false, 0, 0, 0, false },
        { "", false, 0, 0, 0, false },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct mailbox_mail mail = { 0 };
        assert_int_equal(imap_read_fetch(lz_span(rows[i].line), &mail), rows[i].well);
        if (!rows[i].well)
            continue;
        assert_int_equal(mail.mark.uid, rows[i].uid);
        assert_int_equal(mail.size, rows[i].size);
        assert_int_equal(mail.came, rows[i].came);
        assert_int_equal(mail.seen, rows[i].seen);
    }
}

TEST(an_edition_is_read) {
    UNUSED;
    uint32_t validity = 0, next = 0;
    assert_true(imap_read_status(lz_span("* STATUS \"INBOX\" (UIDNEXT 3 UIDVALIDITY 1794994592)"), &validity, &next));
    assert_int_equal(validity, 1794994592);
    assert_int_equal(next, 3);
    assert_false(imap_read_status(lz_span("* STATUS INBOX (UIDNEXT 3 UIDVALIDITY 0)"), &validity, &next));
    assert_false(imap_read_status(lz_span("* STATUS INBOX (UIDNEXT 3)"), &validity, &next));
    assert_false(imap_read_status(lz_span("* LIST () \"/\" INBOX"), &validity, &next));
}

RUN(CASE(a_mail_is_read), CASE(an_edition_is_read))
