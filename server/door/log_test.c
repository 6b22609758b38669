/* The log: whole objects, one for each line, in a file that only its owner may read. */
#include "tests/unit/base_folder.h"

#include "server/door/log.h"
#include "server/server.h"

#include <jansson.h>
#include <string.h>
#include <sys/stat.h>

static void put_line(struct server *server, const char *event, uint32_t bytes) {
    struct log_line line;
    char words[2 * LOG_LINE] = "";
    memset(words, 'x', bytes);
    log_begin(&line, server, event);
    lz_json_string(&line.w, "words", words);
    log_end(&line, server);
}

/* How many lines there are; each is an object with a time and an event. */
static int read_lines(void) {
    char line[2 * LOG_LINE];
    FILE *file = fopen(path, "r");
    int count = 0;
    assert_non_null(file);
    for (; fgets(line, sizeof line, file); count++) {
        json_t *object = json_loads(line, 0, NULL);
        assert_true(json_is_object(object) && line[strlen(line) - 1] == '\n');
        assert_true(json_is_integer(json_object_get(object, "at")) && json_is_string(json_object_get(object, "event")));
        json_decref(object);
    }
    fclose(file);
    return count;
}

TEST(a_line_is_whole_or_left_out) {
    static struct server server;
    struct stat about;
    int most = 0;
    UNUSED;
    sweep();
    assert_true(log_open(&server, path));
    for (uint32_t bytes = LOG_LINE - 100; bytes < LOG_LINE + 100; bytes++) {
        put_line(&server, "long", bytes);
        most += bytes < LOG_LINE;
    }
    int lines = read_lines();
    assert_in_range(lines, 1, most);
    log_close(&server);
    assert_true(log_open(&server, path)); /* a new start writes behind the old one's lines */
    put_line(&server, "start", 1);
    log_close(&server);
    assert_int_equal(read_lines(), lines + 1);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

TEST(a_log_that_cannot_be_written_says_why) {
    static struct server server;
    UNUSED;
    assert_false(log_open(&server, "/nowhere/log"));
    assert_non_null(strstr(server.words, "/nowhere/log: the log cannot be written: No such file"));
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_line_is_whole_or_left_out),
                                        CASE(a_log_that_cannot_be_written_says_why) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
