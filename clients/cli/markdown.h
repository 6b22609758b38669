/* A rulebook's Markdown in words for a screen: no markup is left, lines are wrapped, tables are laid out. */
#ifndef CLI_MARKDOWN_H
#define CLI_MARKDOWN_H

#include "clients/cli/play/term.h"

/* Whole lines of Markdown. `fenced`: they are the inside of a fenced block, up to its end. */
void markdown_put(const struct term *, struct lz_text, bool fenced, struct lz_writer *);

/* Text within a line: emphasis, code and links without their marks. */
void markdown_put_inline(struct lz_text, struct lz_writer *);

#endif
