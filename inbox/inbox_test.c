/* Reading a mail: what the corpus (tests/inbox) cannot see from outside. Words are whole, memory that is not there is
   told, nothing of a mail is kept past it. */
#include "inbox/inbox.h"

#include "core/words/clean.h"
#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

static const char letter[] = "From: A. Newt <Newt@Example.NET>\r\n"
                             "To: Games <games+K7q2-Abcd@example.org>\r\n"
                             "Subject: Re: turn 3\r\n"
                             "Message-ID: <a1@example.net>\r\n"
                             "In-Reply-To: <t3.s5@example.org>\r\n"
                             "Content-Type: multipart/mixed; boundary=e\r\n\r\n"
                             "--e\r\nContent-Type: text/html; charset=iso-8859-1\r\n\r\n"
                             "<p>PASS kelp-otter-9<p>Gr\xfc\xdf"
                             "e<blockquote>ORDERS</blockquote>\r\n"
                             "--e\r\nContent-Type: text/plain; name=orders.txt; format=flowed\r\n"
                             "Content-Disposition: attachment\r\n\r\nMO 11E \r\nN NE\r\n"
                             "--e--\r\n";

static struct inbox_mail mail;

static enum lz_status read_with(const char *bytes, void *(*room)(void *, size_t)) {
    struct inbox_house house = { "games@example.org", "mx.example.org", room };
    return inbox_read(&house, lz_span(bytes), &mail);
}

static void assert_line(uint32_t i, const char *words) {
    assert_true(i < mail.lines);
    assert_true(lz_text_is(mail.line[i].text, words));
}

TEST(words_are_whole) {
    UNUSED;
    assert_int_equal(read_with(letter, realloc), LZ_OK);
    assert_string_equal(mail.from, "Newt@example.net");
    assert_string_equal(mail.id, "a1@example.net");
    assert_int_equal(mail.word_count, 1);
    assert_string_equal(mail.word[0], "k7q2-abcd");
    assert_string_equal(mail.pass, "kelp-otter-9");
    assert_int_equal(mail.answer_count, 1);
    assert_string_equal(mail.answers[0], "t3.s5@example.org");
    assert_int_equal(mail.lines, 3);
    assert_line(1, "Grüße");
    assert_line(2, "MO 11E N NE");
    assert_int_equal(mail.attached_from, 2);
    inbox_free(&mail);
}

/* The host may show what was understood to others: words that let somebody act are not in it. */
TEST(explained_without_secrets) {
    UNUSED;
    static char room[INBOX_EXPLAINED];
    assert_int_equal(read_with(letter, realloc), LZ_OK);
    for (int json = 0; json < 2; json++) {
        struct lz_writer w = lz_writer_in(room, sizeof room);
        if (json)
            inbox_explain_json(&mail, &w);
        else
            inbox_explain(&mail, &w);
        assert_null(strstr(room, "q2-abcd"));
        assert_null(strstr(room, "kelp"));
        assert_non_null(strstr(room, "Newt@example.net"));
    }
    inbox_free(&mail);
}

static int left, asked;
static void *failing(void *old, size_t size) {
    asked++;
    return left-- == 0 ? NULL : realloc(old, size);
}

TEST(every_allocation_fails_once) {
    UNUSED;
    enum lz_status status = LZ_FAILED;
    for (int n = 0; status == LZ_FAILED; n++) {
        left = n;
        asked = 0;
        status = read_with(letter, failing);
        assert_true(status == LZ_FAILED || asked <= n);
        assert_true(status == LZ_OK || !mail.lines);
        assert_string_equal(mail.from, "Newt@example.net"); /* it can be told */
        inbox_free(&mail);
        assert_true(n < 1000);
    }
    assert_int_equal(status, LZ_OK);
    assert_true(asked > 4);
}

/* Equal bytes have equal digests, others have others: this and the id decide that a mail counts once. */
TEST(digest_of_all_bytes) {
    UNUSED;
    uint8_t first[32];
    assert_int_equal(read_with(letter, realloc), LZ_OK);
    memcpy(first, mail.digest, sizeof first);
    inbox_free(&mail);
    assert_int_equal(read_with(letter, realloc), LZ_OK);
    assert_memory_equal(first, mail.digest, sizeof first);
    inbox_free(&mail);
    assert_int_equal(read_with("From: a@b\r\n\r\nx\r\n", realloc), LZ_OK);
    assert_memory_not_equal(first, mail.digest, sizeof first);
    inbox_free(&mail);
}

/* Cut anywhere, a mail is read as far as it goes, and what is read is clean. */
TEST(cut_anywhere) {
    UNUSED;
    char *part = malloc(sizeof letter);
    for (size_t len = 0; len < sizeof letter; len++) {
        memcpy(part, letter, len);
        part[len] = 0;
        assert_int_equal(read_with(part, realloc), LZ_OK);
        for (uint32_t i = 0; i < mail.lines; i++)
            assert_true(lz_is_clean(mail.line[i].text));
        inbox_free(&mail);
    }
    free(part);
}

/* Under a head of one line more, with this text: who, what kind, which words, which lines. */
static const struct {
    const char *head, *text, *from, *word, *pass, *only; /* only: the one line that was written */
    enum inbox_kind kind;
    enum inbox_dkim dkim;
} rows[] = {
    { "From: a@b.c", "N", "a@b.c", "", "", "N" },
    { "From: a@b.c\r\nFrom: d@b.c", "N", "", "", "", "N" },
    { "From: a@b.c, d@b.c", "N", "", "", "", "N" },
    { "From: a@b.c\r\nTo: games+k7q2@example.com", "N", "a@b.c", "", "", "N" },
    { "From: a@b.c\r\nTo: games+k7q2@example.org", "N", "a@b.c", "k7q2", "", "N" },
    { "From: a@b.c\r\nAuto-Submitted: auto-replied", "N", "a@b.c", "", "", "N", .kind = INBOX_AUTO },
    { "From: a@b.c\r\nReturn-Path: <>", "N", "a@b.c", "", "", "N", .kind = INBOX_AUTO },
    { "From: a@b.c\r\nList-Id: <x>", "N", "a@b.c", "", "", "N", .kind = INBOX_LIST },
    { "From: a@b.c\r\nAuthentication-Results: mx.example.org; dkim=pass", "N", "a@b.c", "", "", "N",
      .dkim = INBOX_DKIM_PASS },
    { "From: a@b.c\r\nAuthentication-Results: mx.example.com; dkim=pass", "N", "a@b.c", "", "", "N" },
    { "From: a@b.c\r\nAuthentication-Results: mx.example.org; dkim=fail\r\nAuthentication-Results: mx.example.org; "
      "dkim=pass",
      "N", "a@b.c", "", "", "N", .dkim = INBOX_DKIM_FAIL },
    { "From: a@b.c", "> PASS kelp-otter-9\r\nN", "a@b.c", "", "", "N" },
    { "From: a@b.c", "N\r\n\r\nOn 16 Nov 2026, Games wrote:\r\n> MO 11E", "a@b.c", "", "", "N" },
    { "From: a@b.c", "N\r\n-- \r\nNewt", "a@b.c", "", "", "N" },
    { "From: a@b.c", "N\x1b[31m", "a@b.c", "", "", "N [31m" },
};

TEST(who_and_what) {
    UNUSED;
    char bytes[1000];
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        snprintf(bytes, sizeof bytes, "%s\r\n\r\n%s\r\n", rows[i].head, rows[i].text);
        assert_int_equal(read_with(bytes, realloc), LZ_OK);
        assert_string_equal(mail.from, rows[i].from);
        assert_string_equal(mail.word[0], rows[i].word);
        assert_string_equal(mail.pass, rows[i].pass);
        assert_int_equal(mail.kind, rows[i].kind);
        assert_int_equal(mail.dkim, rows[i].dkim);
        assert_int_equal(mail.lines, 1);
        assert_line(0, rows[i].only);
        inbox_free(&mail);
    }
}

/* gmime goes down the stack for each of these; before it is asked they are counted. */
TEST(groups_within_groups) {
    UNUSED;
    enum { GROUPS = 300000 };
    char *bytes = malloc(2 * GROUPS + 20), *at = bytes + sprintf(bytes, "From: ");
    for (int i = 0; i < GROUPS; i++, at += 2)
        memcpy(at, "a:", 2);
    strcpy(at, "\r\n\r\nN\r\n");
    assert_int_equal(read_with(bytes, realloc), LZ_REFUSED);
    assert_int_equal(mail.refusal, INBOX_UNSOUND);
    inbox_free(&mail);
    free(bytes);
}

TEST(every_refusal_has_words) {
    UNUSED;
    for (int i = INBOX_TAKEN + 1; i < INBOX_REFUSALS; i++)
        assert_non_null(inbox_refusal_words((enum inbox_refusal)i));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        CASE(words_are_whole),
        CASE(explained_without_secrets),
        CASE(every_allocation_fails_once),
        CASE(digest_of_all_bytes),
        CASE(cut_anywhere),
        CASE(who_and_what),
        CASE(groups_within_groups),
        CASE(every_refusal_has_words),
    };
    inbox_open();
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    inbox_close();
    return failed;
}
