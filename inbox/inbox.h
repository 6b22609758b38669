/* A mail as it came, and what it says: the envelope, and the lines that a person wrote for us. Nothing here acts,
   answers, or knows a table: who may act by a mail is decided by others, from this.

   Refused is a mail that is larger than what is read of one, and the sender is told how large that is. Failed is the
   memory of this machine, as far as it is asked for here; GLib, which gmime stands upon, stops the program where it
   gets none, before anything was done with the mail. */
#ifndef INBOX_H
#define INBOX_H

#include "core/lz.h"

enum {
    INBOX_BYTES = 32 << 20,    /* of a mail, with everything that is attached */
    INBOX_PARTS = 200,         /* of its MIME tree, */
    INBOX_DEPTH = 16,          /* and how deep that is */
    INBOX_TEXT = 4 << 20,      /* bytes of text that are looked through: whole threads are quoted */
    INBOX_WRITTEN = 256 << 10, /* of what was written */
    INBOX_LINES = 5000,
    /* What does not fit here is no id, address or word of ours; a subject is cut. */
    INBOX_ID = 256,
    INBOX_ADDRESS = 256,
    INBOX_SUBJECT = 256,
    INBOX_WORD = 64,
    INBOX_NAME = 80,
    INBOX_ANSWERS = 32, /* ids that a mail answers, the nearest first */
    INBOX_WORDS = 4,    /* different reply words in one mail */
    INBOX_LEFT = 8,     /* parts left out that are named */
    INBOX_BOUNCED = 8   /* addresses of one report */
};

/* What we are, as far as a mail speaks of it. */
struct inbox_house {
    const char *mailbox; /* our address, before '+': games@example.org. NULL: any address may hold a reply word */
    const char *trusted; /* who writes Authentication-Results that are true; NULL: nobody */
    void *(*room)(void *old, size_t size); /* realloc */
};

/* Who wrote it. Only a person is ever answered (RFC 3834). */
enum inbox_kind { INBOX_PERSON, INBOX_LIST, INBOX_AUTO, INBOX_BOUNCE };

enum inbox_dkim { INBOX_DKIM_UNSAID, INBOX_DKIM_PASS, INBOX_DKIM_FAIL };

enum inbox_refusal {
    INBOX_TAKEN,
    INBOX_TOO_LARGE,
    INBOX_TOO_MANY_PARTS,
    INBOX_TOO_DEEP,
    INBOX_TOO_MUCH_TEXT,
    INBOX_TOO_LONG,
    INBOX_UNSOUND,
    INBOX_REFUSALS
};

struct inbox_line {
    struct lz_text text; /* clean, without blanks at its end; empty between two paragraphs */
    bool wrapped;        /* its mail program may have broken it here: the next one may go on with it */
};

struct inbox_left {
    char type[INBOX_NAME], name[INBOX_NAME]; /* "image/jpeg", "photo.jpg" */
};

/* One address of a delivery report (RFC 3464). */
struct inbox_bounced {
    char address[INBOX_ADDRESS];
    char status[16]; /* "5.1.1" */
    bool final;      /* it failed; else it is only late, or has arrived */
};

struct inbox_mail {
    uint8_t digest[32]; /* SHA-256 of its bytes */
    uint32_t bytes;
    enum inbox_refusal refusal;

    /* The envelope. All of it is clean text that others wrote: to be compared, and never to be put in a header. */
    char id[INBOX_ID];                     /* without < and >; "" if there is none */
    char answers[INBOX_ANSWERS][INBOX_ID]; /* In-Reply-To, then References from the last on */
    char from[INBOX_ADDRESS];              /* "" unless there is just one; its host in small letters */
    char subject[INBOX_SUBJECT];
    char word[INBOX_WORDS][INBOX_WORD]; /* of our reply addresses, in small letters */
    char pass[INBOX_WORD];              /* of the first line PASS; the line is still there */
    uint32_t answer_count, word_count;
    enum inbox_dkim dkim;
    char dkim_host[INBOX_ADDRESS]; /* who signed */
    enum inbox_kind kind;
    char because[INBOX_NAME]; /* what says that it is no person's: "Auto-Submitted: auto-replied" */

    /* A bounce. */
    char about[INBOX_ID]; /* the id of the mail that came back */
    struct inbox_bounced bounced[INBOX_BOUNCED];
    uint32_t bounced_count;

    /* What was written: first in the mail itself, then in text that is attached. A bounce has none. */
    struct inbox_line *line;
    uint32_t lines, attached_from; /* line[attached_from] is the first of what is attached */
    char charset[INBOX_NAME];      /* as it was read */
    bool html, flowed;             /* there was no plain text; lines were joined as RFC 3676 says */
    bool guessed;                  /* the charset was not said, or was not true */
    bool encrypted, forwards;      /* a part that we cannot read; something of somebody else's below or inside */

    /* What was left out, in lines. */
    uint32_t quoted, signature;
    struct inbox_left left[INBOX_LEFT];
    uint32_t left_count; /* may be more than are named */

    char *text; /* of the lines; */
    void *(*room)(void *, size_t);
};

/* Once in a process, before any mail is read. */
void inbox_open(void);
void inbox_close(void);

/* Any bytes: a mail with its head, or text alone. Whatever comes back, inbox_free is safe and all fields are set as far
   as was read. */
enum lz_status inbox_read(const struct inbox_house *, struct lz_text bytes, struct inbox_mail *) LZ_MUST_CHECK;
void inbox_free(struct inbox_mail *);

/* What is told to whoever sent a mail that is refused. */
const char *inbox_refusal_words(enum inbox_refusal);

/* What a mail was understood as, for the host; words that are secrets are not printed whole. */
void inbox_explain(const struct inbox_mail *, struct lz_writer *);
void inbox_explain_json(const struct inbox_mail *, struct lz_writer *);
enum { INBOX_EXPLAINED = 4 << 20 }; /* bytes that are enough for either */

#endif
