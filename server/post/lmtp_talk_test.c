/* What a mail server says to us, in whatever pieces it comes. */
#include "tests/unit/unit.h"

#include "inbox/inbox.h"
#include "server/post/lmtp_talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct mailbox box = { .address = "games@example.org" };
static struct lmtp_talk talk;
static char answers[1 << 16], mail[1 << 16];
static int mails;
static bool ended;

static void begin(void) {
    lmtp_free(&talk);
    talk = (struct lmtp_talk){ .box = &box, .calls = &lz_calls_system };
    answers[0] = mail[0] = 0;
    mails = 0;
    ended = false;
}

/* In pieces of so many bytes; answers and the last mail are kept. */
static void hear(const char *words, uint32_t piece) {
    uint32_t before = (uint32_t)strlen(answers);
    struct lz_writer all = lz_writer_in(answers + before, (uint32_t)sizeof answers - before);
    for (struct lz_text left = lz_span(words); left.len;) {
        struct lz_text came = lz_cut(&left, piece < left.len ? piece : left.len);
        while (came.len) {
            char answer[LMTP_ANSWER];
            struct lz_writer w = lz_writer_in(answer, sizeof answer);
            enum lmtp_news news = lmtp_hear(&talk, &came, &w);
            ended |= news == LMTP_ENDS;
            if (news == LMTP_MAIL) {
                struct lz_text whole = lmtp_mail(&talk);
                snprintf(mail, sizeof mail, "%.*s", (int)whole.len, whole.at ? whole.at : "");
                mails++;
                lmtp_answer(&talk, whole.at, &w);
            }
            lz_put_text(&all, (struct lz_text){ answer, w.len });
        }
    }
}

#define HEAD "LHLO here\r\nMAIL FROM:<anna@example.net> SIZE=100\r\nRCPT TO:<Games@Example.org>\r\n"
#define BACK "Delivered-To: Games@Example.org\r\n"

TEST(a_mail_comes_whole_in_whatever_pieces) {
    UNUSED;
    for (uint32_t piece = 1; piece < 40; piece++) {
        begin();
        hear(HEAD "DATA\r\nSubject: x\r\n\r\n..a point\r\n.. two\r\nend\r\n.\r\nQUIT\r\n", piece);
        assert_string_equal(mail, BACK "Subject: x\r\n\r\n.a point\r\n. two\r\nend\r\n");
        assert_int_equal(mails, 1);
        assert_true(ended);
        assert_non_null(strstr(answers, "354 "));
        assert_non_null(strstr(answers, "\r\n250 2.0.0 Read\r\n221 "));
    }
    begin();
    hear(HEAD "DATA\r\n.\r\n", 1000);
    assert_string_equal(mail, BACK);
}

TEST(a_point_ends_a_mail_between_whole_ends_of_lines_alone) {
    static const char *const bodies[] = { "a\n.\n", "a\n.\r\n", "a\r\n.\n", "a\r.\r", "a\r\n.\rb\n", "a\r\n. \r\n" };
    UNUSED;
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        begin();
        hear(HEAD "DATA\r\n", 1000);
        hear(bodies[i], 3);
        assert_int_equal(mails, 0);
        hear("\r\n.\r\n", 3);
        assert_int_equal(mails, 1);
    }
}

TEST(each_recipient_is_answered_and_others_are_not_ours) {
    UNUSED;
    begin();
    hear(HEAD "RCPT TO:<games+1.0.2.abc@example.org>\r\nRCPT TO:<gamesx@example.org>\r\nRCPT TO:<games@example.com>\r\n"
              "RCPT TO:<games+a b@example.org>\r\nRCPT TO:games@example.org\r\nDATA\r\nx\r\n.\r\n",
         7);
    assert_string_equal(mail, BACK "Delivered-To: games+1.0.2.abc@example.org\r\nx\r\n");
    assert_non_null(strstr(answers, "250 2.0.0 Read\r\n250 2.0.0 Read\r\n"));
    assert_null(strstr(answers, "250 2.0.0 Read\r\n250 2.0.0 Read\r\n250"));
    int refused = 0;
    for (const char *at = answers; (at = strstr(at, "550 5.1.1")); at++)
        refused++;
    assert_int_equal(refused, 3);
}

TEST(what_comes_out_of_order_is_refused) {
    static const char *const wrong[] = {
        "MAIL FROM:<a@b>\r\n",       "DATA\r\n", "RCPT TO:<games@example.org>\r\n", "LHLO x\r\nDATA\r\n", "EHLO x\r\n",
        "LHLO x\r\nMAIL FROM:a\r\n", "\r\n",     HEAD "MAIL FROM:<a@b>\r\n"
    };
    UNUSED;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        begin();
        hear(wrong[i], 5);
        assert_non_null(strstr(answers, "50"));
        assert_false(talk.data);
    }
    begin();
    hear(HEAD "RSET\r\nDATA\r\n", 100);
    assert_false(talk.data);
    char *longest = malloc(3000);
    memset(longest, 'x', 2999);
    longest[2998] = '\n';
    longest[2999] = 0;
    begin();
    hear(longest, 100);
    hear(HEAD "DATA\r\nx\r\n.\r\n", 100);
    free(longest);
    assert_non_null(strstr(answers, "too long"));
    assert_int_equal(mails, 1);
}

static void *no_memory(void *old, size_t size) {
    (void)old;
    (void)size;
    return NULL;
}

TEST(what_is_too_long_or_finds_no_memory_is_not_taken) {
    UNUSED;
    begin();
    hear(HEAD "DATA\r\n", 100);
    char *line = malloc(1 << 20);
    memset(line, 'x', 1 << 20);
    line[(1 << 20) - 1] = 0;
    for (int i = 0; i < 33; i++)
        hear(line, 1 << 20);
    free(line);
    hear("\r\n.\r\n", 100);
    assert_non_null(strstr(answers, "552 5.3.4"));
    struct lz_calls failing = lz_calls_system;
    failing.room = no_memory;
    begin();
    talk.calls = &failing;
    hear(HEAD "DATA\r\nx\r\n.\r\n", 100);
    assert_non_null(strstr(answers, "451 4.3.0"));
    talk.calls = &lz_calls_system; /* and the next is read */
    hear("MAIL FROM:<>\r\nRCPT TO:<games@example.org>\r\nDATA\r\nx\r\n.\r\n", 100);
    assert_non_null(strstr(answers, "250 2.0.0 Read"));
    lmtp_free(&talk);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_mail_comes_whole_in_whatever_pieces),
                                        CASE(a_point_ends_a_mail_between_whole_ends_of_lines_alone),
                                        CASE(each_recipient_is_answered_and_others_are_not_ours),
                                        CASE(what_comes_out_of_order_is_refused),
                                        CASE(what_is_too_long_or_finds_no_memory_is_not_taken) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
