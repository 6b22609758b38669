/* The data file as JSON, and its pieces: objects with known keys, lists of a known length, texts, numbers. */
#include "tools/newspeak/newspeak_tables.h"

#include <stdio.h>
#include <string.h>

bool file_read(struct maker *maker, const char *path) {
    json_error_t error;
    maker->path = path;
    maker->root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (maker->root)
        return true;
    if (error.line > 0)
        fprintf(stderr, "%s:%d: not JSON: %s; mend what stands there or before it\n", path, error.line, error.text);
    else
        fprintf(stderr, "newspeak-tables: cannot read '%s': %s\n", path, error.text);
    return false;
}

/* The key without the mark of those that may be missing. */
static const char *bare(const char *key) { return key + (*key == '?'); }

static bool known(const char *key, const char *const *keys) {
    for (; *keys; keys++)
        if (strcmp(key, bare(*keys)) == 0)
            return true;
    return false;
}

struct list_text {
    char text[400];
};
static struct list_text keys_list(const char *const *keys) {
    struct list_text list = { "" };
    for (size_t len = 0; *keys && len < sizeof list.text; keys++) {
        const char *before = !len ? "" : keys[1] ? ", " : " and ";
        len += (size_t)snprintf(list.text + len, sizeof list.text - len, "%s'%s'", before, bare(*keys));
    }
    return list;
}

bool object_take(struct maker *maker, const json_t *json, const char *const *keys) {
    int before = maker->complaints;
    if (!json_is_object(json)) {
        complain(maker, "found no object, expected { } with %s", keys_list(keys).text);
        return false;
    }
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)json, key, value) if (!known(key, keys))
        complain(maker, "found '%s', expected only %s", key, keys_list(keys).text);
    for (const char *const *each = keys; *each; each++)
        if (**each != '?' && !json_object_get(json, *each))
            complain(maker, "found no '%s', expected one", *each);
    return maker->complaints == before;
}

json_t *list_take(struct maker *maker, const json_t *object, const char *key, struct range count) {
    json_t *list = json_object_get(object, key);
    int size = (int)json_array_size(list);
    if (json_is_array(list) && size >= count.least && size <= count.most)
        return list;
    enter(maker, "%s", key);
    if (!json_is_array(list))
        complain(maker, "found no list, expected one in [ ]");
    else if (count.least == count.most)
        complain(maker, "found %d, expected %d", size, count.least);
    else
        complain(maker, "found %d, expected %d to %d", size, count.least, count.most);
    leave(maker);
    return NULL;
}

const char *text_take(struct maker *maker, const json_t *json, struct range length) {
    const char *text = json_string_value(json);
    if (!text) {
        complain(maker, "found no text, expected one in \" \"");
        return "";
    }
    int len = (int)strlen(text);
    bool plain = true;
    for (const char *at = text; *at; at++)
        plain = plain && (unsigned char)*at >= ' ' && *at != 0x7f;
    if (!plain)
        complain(maker, "found a control character, expected plain text");
    else if (len < length.least || len > length.most)
        complain(maker, "found '%s' of %d bytes, expected %d to %d", text, len, length.least, length.most);
    return text;
}

const char *member_text(struct maker *maker, const json_t *object, const char *key, struct range length) {
    enter(maker, "%s", key);
    const char *text = text_take(maker, json_object_get(object, key), length);
    leave(maker);
    return text;
}

const char *const *texts_take(struct maker *maker, const json_t *object, const char *key, struct range count) {
    const char **list = &maker->text[maker->texts];
    json_t *texts = list_take(maker, object, key, count);
    int size = (int)json_array_size(texts);
    if (maker->texts + size >= TEXTS) { /* the counts of all lists leave no room for this */
        complain(maker, "found more than %d texts, expected fewer", TEXTS);
        return list;
    }
    for (int i = 0; i < size; i++) {
        enter(maker, "%s %d", key, i + 1);
        maker->text[maker->texts++] = text_take(maker, json_array_get(texts, (size_t)i), (struct range){ 1, 60 });
        leave(maker);
    }
    maker->text[maker->texts++] = NULL;
    return list;
}

int number_take(struct maker *maker, const json_t *json, struct range range) {
    json_int_t number = json_integer_value(json);
    if (json_is_integer(json) && number >= range.least && number <= range.most)
        return (int)number;
    if (json_is_integer(json))
        complain(maker, "found %lld, expected %d to %d", (long long)number, range.least, range.most);
    else
        complain(maker, "found no whole number, expected %d to %d", range.least, range.most);
    return range.least;
}

int meaning_find(const struct maker *maker, const char *name) {
    for (int i = 0; i < maker->facts.meanings; i++)
        if (strcmp(maker->facts.meaning[i], name) == 0)
            return i;
    return -1;
}
