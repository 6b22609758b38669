/* Bytes to UTF-8. Labels are often missing and sometimes wrong: what does not fit its label is read as what it most
   likely is, and that is told. A label comes from a stranger, so only names of a plain form are looked up. */
#include "inbox/inner.h"

#include <ctype.h>
#include <errno.h>
#include <iconv.h>
#include <string.h>

/* Names under which mail programs mean something wider, or that the system does not know. */
static const struct {
    const char *label, *means;
} wider[] = {
    { "us-ascii", "utf-8" },
    { "ascii", "utf-8" },
    { "ansi_x3.4-1968", "utf-8" },
    { "unknown-8bit", "utf-8" },
    { "x-unknown", "utf-8" },
    { "utf8", "utf-8" },
    { "iso-8859-1", "windows-1252" },
    { "latin1", "windows-1252" },
    { "iso8859-1", "windows-1252" },
    { "iso_8859-1", "windows-1252" },
    { "iso-8859-9", "windows-1254" },
    { "iso-8859-8-i", "iso-8859-8" },
    { "iso-8859-6-i", "iso-8859-6" },
    { "gb2312", "gb18030" },
    { "gbk", "gb18030" },
    { "x-gbk", "gb18030" },
    { "ks_c_5601-1987", "cp949" },
    { "euc-kr", "cp949" },
    { "shift_jis", "cp932" },
    { "shift-jis", "cp932" },
    { "x-sjis", "cp932" },
    { "iso-2022-jp", "iso-2022-jp-3" },
    { "x-mac-roman", "macintosh" },
    { "unicode-1-1-utf-7", "utf-7" },
    { "cp-1252", "windows-1252" },
    { "cp-850", "cp850" },
};

static const char *meant_by(const char *label) {
    for (size_t i = 0; i < G_N_ELEMENTS(wider); i++)
        if (g_ascii_strcasecmp(label, wider[i].label) == 0)
            return wider[i].means;
    return label;
}

static bool is_name(const char *label) {
    size_t len = strlen(label);
    for (const char *c = label; *c; c++)
        if (!isalnum((unsigned char)*c) && !strchr("-_.:", *c))
            return false;
    return len > 0 && len < 32;
}

static bool is_utf8(struct lz_text text) { return !text.len || g_utf8_validate_len(text.at, text.len, NULL); }

/* False: there is no such charset here. What does not fit becomes '?'; `errors` counts it. */
static bool convert(struct lz_text bytes, const char *name, struct inbox_buffer *to, uint32_t *errors) {
    iconv_t cd = iconv_open("UTF-8", name);
    if (cd == (iconv_t)-1)
        return false;
    char *from = (char *)(uintptr_t)bytes.at;
    size_t left = bytes.len;
    while (left) {
        char room[4096], *at = room;
        size_t free_room = sizeof room;
        size_t done = iconv(cd, &from, &left, &at, &free_room);
        int reason = errno;
        inbox_put(to, (struct lz_text){ room, (uint32_t)(at - room) });
        if (done != (size_t)-1 || (reason == E2BIG && at > room))
            continue;
        inbox_put_char(to, '?');
        ++*errors;
        from++;
        left--;
    }
    iconv_close(cd);
    return true;
}

/* UTF-16 is seen by its mark, or by every other byte being 0. */
static const char *sixteen_bits(struct lz_text bytes) {
    uint32_t zeros[2] = { 0, 0 }, look = bytes.len < 400 ? bytes.len & ~1u : 400;
    if (bytes.len >= 2 && memcmp(bytes.at, "\xff\xfe", 2) == 0)
        return "utf-16le";
    if (bytes.len >= 2 && memcmp(bytes.at, "\xfe\xff", 2) == 0)
        return "utf-16be";
    for (uint32_t i = 0; i < look; i++)
        zeros[i % 2] += !bytes.at[i];
    if (look < 4 || zeros[0] + zeros[1] < look / 4)
        return NULL;
    return zeros[1] > zeros[0] ? "utf-16le" : "utf-16be";
}

static const char *likely(struct lz_text bytes) {
    const char *wide = sixteen_bits(bytes);
    if (wide)
        return wide;
    if (is_utf8(bytes))
        return "utf-8";
    return "windows-1252";
}

const char *inbox_decode(struct lz_text bytes, const char *label, struct inbox_buffer *to, bool *guessed) {
    const char *name = label && is_name(label) ? meant_by(label) : NULL;
    bool unicode = name && g_ascii_strcasecmp(name, "utf-8") == 0;
    uint32_t errors = 0, before = to->len;
    if (unicode && (sixteen_bits(bytes) || !is_utf8(bytes)))
        name = NULL;
    if (name && convert(bytes, name, to, &errors) && errors <= bytes.len / 20)
        return name;
    *guessed = true;
    to->len = before;
    name = likely(bytes);
    convert(bytes, name, to, &errors);
    return name;
}
