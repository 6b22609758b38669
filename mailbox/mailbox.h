/* A mailbox of ours at a provider: mail leaves by SMTP and is collected by IMAP, both by libcurl. Bytes in, bytes out:
   what a mail says is read by inbox/, and whose it is decided by others.

   Each call is one conversation that ends within its time; none is for the thread that owns the tables. */
#ifndef MAILBOX_H
#define MAILBOX_H

#include "core/lz.h"

enum {
    MAILBOX_TEXT = 256, /* an address, a server, a name */
    MAILBOX_PATH = 1024,
    MAILBOX_SECRET = 8192, /* tokens are long */
    MAILBOX_WORDS = 600,
    MAILBOX_BYTES = 33 << 20 /* of a mail that is collected; a longer one is told as too long, and left */
};

/* As its file says (lizardry-mail(5)). */
struct mailbox {
    char address[MAILBOX_TEXT]; /* games@example.org: what our mails come from */
    char name[MAILBOX_TEXT];    /* that stands before it */
    char smtp[MAILBOX_TEXT];    /* smtp://host:587 (STARTTLS), smtps://host:465 */
    char imap[MAILBOX_TEXT];    /* imap://host:143 (STARTTLS), imaps://host:993; "": mail comes another way */
    char lmtp[MAILBOX_PATH];    /* a socket at which a mail server of this machine hands mail over; "": there is none */
    char trust[MAILBOX_TEXT];   /* the server whose Authentication-Results are true; "": none */
    char user[MAILBOX_TEXT];
    char password[MAILBOX_PATH], token[MAILBOX_PATH]; /* files of the secret; one of them, or neither */
    char folder[MAILBOX_TEXT], handled[MAILBOX_TEXT]; /* where mail comes, and where it goes when it is read */
    char authority[MAILBOX_PATH];                     /* certificates that are trusted besides the system's; "": none */
    int64_t after;                                    /* s before who is asked and does not come is mailed */
    int64_t again;                                    /* s before a mail is tried again, */
    int64_t rate;                                     /* and how many leave in a minute */
    int64_t poll;              /* s between two looks into the folder; 0: hardly any, for trials */
    int64_t grace;             /* s for which a deadline waits for a mailbox that cannot be read */
    int64_t answers;           /* to mails of one seat within an hour; further mails count, and are not answered */
    bool plus;                 /* games+WORD@example.org reaches it, too */
    const _Atomic bool *stops; /* a conversation ends once this is true, unless a mail is on its way; NULL */
    bool plain;                /* without TLS, which only this machine itself may be spoken to */
};

/* False: `trouble` says what, in which line, and what to do. */
bool mailbox_read(const char *path, struct mailbox *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* An address that may stand in an envelope: one '@', no blank, no sign that means something to SMTP. */
bool mailbox_address(struct lz_text);

/* Does what is answered come back to us? */
bool mailbox_receives(const struct mailbox *);

/* What became of it. */
enum mailbox_fate {
    MAILBOX_DONE,
    MAILBOX_LATER, /* the line, or a server that says "not now": the same again */
    MAILBOX_NEVER, /* this mail, or whom it is for, is refused for good */
    MAILBOX_DENIED /* we are: password, certificate, a server that does not speak as it should. Somebody must look */
};

struct mailbox_answer {
    enum mailbox_fate fate;
    int code; /* of SMTP, 0 if none was given */
    char words[MAILBOX_WORDS];
};

/* Is libcurl here? It is looked for when it is needed, so that no other command waits for it. */
bool mailbox_open(struct lz_writer *trouble) LZ_MUST_CHECK;

/* One mail to one address. */
struct mailbox_answer mailbox_send(const struct mailbox *, const char *to, struct lz_text bytes);

/* One mail, from whomever, to the server that listens at the socket of this mailbox. */
struct mailbox_answer mailbox_hand(const struct mailbox *, struct lz_text bytes);

/* What is in the folder: mails with greater numbers than `after`, if the folder still is the one of that `validity`;
   else all of it. */
struct mailbox_mark {
    uint32_t validity, uid;
};
struct mailbox_mail {
    struct mailbox_mark mark;
    int64_t came;  /* ms: when it reached the mailbox */
    uint32_t size; /* as the server says */
    bool seen;     /* by somebody who reads the mailbox; nothing hangs on it */
};
/* `bytes.at` is NULL of one that is too long. `*handled`: it may leave the folder. False: enough. */
typedef bool mailbox_take(void *to, const struct mailbox_mail *, struct lz_text bytes, bool *handled);
struct mailbox_answer mailbox_collect(const struct mailbox *, struct mailbox_mark after, mailbox_take *, void *to);

#endif
