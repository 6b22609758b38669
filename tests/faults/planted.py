#!/usr/bin/env python3
"""planted.py LIZARDRY SHIM [WORD...]: tests of the tests. Plants bugs in what hosts a match, one at a time: compiles the
one file, links it in the place of the true one into a test, and runs that. A bug that no test notices is a hole in the
suite, and fails here. TAP. With words, only the bugs whose names hold one of them. The numbers in the names (H12) are
those of faults that the hosts once had: the bug brings the fault back. noticed.txt says which case of a test noticed a bug:
that one is tried alone, and the whole tests only where it does not notice it.
planted.py LIZARDRY SHIM learn: writes noticed.txt anew.
planted.py LIZARDRY SHIM alone: whether each of those cases passes alone without any bug, or it would notice everything.
planted.py places: only whether there is still a place for each of them, which takes no time."""
import concurrent.futures
import contextlib
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 300
WORKERS = 3  # much of a test with a bug in it is waiting for what does not come
QUICK_LINK = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []

FILE, ACT, LOG, TIME = "host/store/file.c", "host/room/room_act.c", "host/room/room_log.c", "host/room/room_time.c"
BOTS, CREW, DRAWER, READ = "host/room/room_bots.c", "host/crew.c", "host/store/drawer.c", "host/room/room_read.c"
ROOM, DEADLINE, CLEAN = "host/room/room.c", "host/time/deadline.c", "core/words/clean.c"
MAIL, TABLE, SEATS, TURN = (f"clients/pbm/pbm_{name}.c" for name in ("mail", "table", "seats", "turn"))
RECEIPT, OPEN, PAPERS, SHOW = (f"clients/pbm/pbm_{name}.c" for name in ("receipt", "open", "files", "show"))
SETUP, REPORT, POST = "clients/pbm/pbm_setup.c", "clients/pbm/pbm_report.c", "host/post.c"
OWED, OFFICE = "server/post/owed.c", "server/post/office.c"
SERVED = ("serve", "people", "plain", "answered", "newcomers", "desk", "post", "security", "running", "kills", "drops")
CALLED = ("guest", "secure", "between")
TELLING = "clients/cli/commands/telling.c"
REQUEST, CABLE, FAR = "server/table/request.c", "clients/cli/far/cable.c", "clients/cli/far/far.c"
NOTICED = pathlib.Path(__file__).with_name("noticed.txt")  # bug, test and case, with tabs between
# The build that runs the scripts with sanitizers has this on; here it needs no library, and stops the program.
UNDEFINED = ["-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"]

# What is wrong; the file; a line of it; what the line becomes; the tests that may notice it, all of ./test quick but the
# scenes of faults with a mode of their own; words for the compiler.
BUGS = [
    # what is kept
    ("no fsync (H46)", FILE, "done = f->calls->sync(file);", "done = 0;", ["file", "room_fault"]),
    ("no fsync of the folder (H46)", FILE, "bool safe = sync_all(f, file);", "bool safe = true;", ["file", "room_fault"]),
    ("a torn append is kept (H45)", FILE, "f->lost = !lz_file_cut(f, f->size);", "f->lost = false;", ["file", "room_fault"]),
    ("a write that failed is not noticed (H44)", FILE, "if (put < 0)\n            return failed(f, \"write\");",
     "if (put < 0)\n            return true;", ["file", "room_fault"]),
    ("a sync that failed is not noticed", FILE, "errno == EROFS || failed(f, \"write\");", "true;", ["file", "room_fault"]),
    ("papers are written in place", FILE, "put_paper(f, made, text) && (f->calls->rename(made, path) == 0 ||",
     "put_paper(f, path, text) && (true ||", ["file", "room_fault"]),
    ("two processes at one match", FILE, "taken == 0 || errno != EWOULDBLOCK ||", "true ||", ["file", "e2e crash"]),
    ("what a kill left stays (H32)", FILE, "    drop_made(f);\n", "", ["room_fault", "faults play: a new match"]),
    # what a bot thinks for a seat
    ("the seed of the match colours a thought", "host/room/room_think.c", "lz_crew_seat(&crew, no_seed, thinking->seat);",
     "lz_crew_seat(&crew, room->record.seed, thinking->seat);", ["room_think"]),
    ("who is not asked is told what to do", "host/room/room_think.c", "!lz_in(head->wait, seat) || room_run", "room_run", ["room_think"]),
    # acts
    ("acknowledged whatever the store says (H1, H44)", ACT, "    if (status == LZ_OK) {\n        stand(room, reply);",
     "    if (true) {\n        stand(room, reply);", ["room", "room_fault"]),
    ("what was refused by the store is acknowledged", ACT, "not_stored(room, reply, room->lost ? LZ_NO_LOST : LZ_NO_STORE);",
     "lz_room_drop(room);", ["room", "room_fault"]),
    ("a store that does not know goes on", ACT, "room->lost = status == LZ_FAILED;", "", ["room", "room_fault"]),
    ("a repeat is done twice", ACT, "if (room_answered(room, act, reply) || !takes_acts(room, act, reply))",
     "if (!takes_acts(room, act, reply))", ["room"]),
    ("an id stands for other bytes", ACT, "if (known->digest == lz_hash(act->bytes.at, act->bytes.len, 0))", "if (true)",
     ["room"]),
    ("a late answer is taken for the next question", ACT, "act->decision != lz_room_decision(room, act->who)", "false",
     ["room"]),
    ("a batch goes on after a reveal", ACT, "room->act.sealed = tells_sender(room, first);", "", ["room"]),
    ("a batch goes on after chance was told", "games/pig/pig.c", "\"rolled\", \"n\", LZ_TO_ALL, LZ_REVEALS,",
     "\"rolled\", \"n\", LZ_TO_ALL, 0,", ["prop/batch 1 pig"]),
    ("speech in a batch is answered by the chance to come", "games/newspeak/newspeak_talk.c", "if (!rule && heard->len > most)",
     "if (!rule && s->head.rng.key[0] & 1)", ["prop/batch 1 newspeak"]),
    ("half an act stands", ACT, "            lz_room_drop(room);\n            return;\n        }\n    room_window_commit(",
     "            break;\n        }\n    room_window_commit(", ["room_eyes"]),
    ("a seat moves for another", ACT, "in->move.seat = (uint8_t)room->act.who;", ";", ["room_eyes"]),
    ("the end is not in the last act (H4)", ACT, "return (!head->over && !room->act.stops) || room->record.ended ||", "return true ||",
     ["room", "room_fault"]),
    ("the seed's paper stays after the end", ACT, "(void)!room->store.drop(room->store.to, \"seed\");", "", ["room_eyes"]),
    ("a paused match takes moves", ACT, "room->paused && act->who != LZ_CLOCK", "false", ["room"]),
    # logs
    ("everybody is told everything", LOG,
     "if (!lz_in(room->told[entry].event.seen, i == LZ_SEATS ? LZ_ONLOOKER : i))\n            continue;", "", ["room_eyes"]),
    ("an undo is told to those who saw nothing", LOG, ".seat = LZ_CLOCK, .seen = saw }",
     ".seat = LZ_CLOCK, .seen = lz_everyone(room->record.setup.seats) }", ["room_eyes"]),
    ("an undo is told to nobody", LOG, "    if (!saw)\n        return true;", "    return true;", ["room"]),
    ("an undo takes a reveal back", LOG, "past->barred = past->bar || head->alarm", "past->barred = head->alarm", ["room_eyes"]),
    ("questions keep their number", LOG, "now.number += other || !now.number;", "now.number += !now.number;",
     ["room"]),
    # time
    ("match time goes back", TIME, "return now > head->now ? now : head->now;", "return now;", ["room_eyes"]),
    ("a table that nobody hosts loses time", TIME, "if (!room->live || head->over", "if (true || head->over", ["room"]),
    ("no alarm before an act", ACT, "    lz_room_wake(room, act->wall, reply);\n    if (reply->status != LZ_OK)\n        return false;",
     "", ["room"]),
    ("no grace (H43)", DEADLINE, "return now >= grace ? LZ_RUNS :", "return now >= due ? LZ_RUNS :", ["deadline"]),
    # bots
    ("bots are told everything (H42)", CREW, " && lz_in(event->seen, i))", ")", ["crew"]),
    ("one key for all bots", CREW, "lz_bot_key(seed, seat, chair.key);", "lz_bot_key(seed, 0, chair.key);", ["crew", "room"]),
    ("bots hear what was taken back", BOTS, "if (!room->told[i].back && lz_told", "if (lz_told", ["room_eyes"]),
    # secrets
    ("half a secret is enough (H41)", DRAWER, "for (int i = 0; i < LZ_SECRET - 1; i++)\n        differs",
     "for (int i = 0; i < LZ_SECRET / 2; i++)\n        differs", ["drawer"]),
    ("a secret outlives its holder (H5)", DRAWER, "lz_put_number(&w, secret->holder);", "lz_put_number(&w, 1);", ["drawer"]),
    ("last turn's secret fits (H41)", DRAWER, "    lz_put(&w, secret->what);\n", "", ["drawer"]),
    ("a seat handed over keeps its number (H5)", READ, "++room->handed[handing->seat];", "1;", ["room"]),
    # letters
    ("letters to everybody (H39)", POST, "return one->post.as == as && lz_in(one->post.to, r->seat);",
     "return one->post.as == as;", ["pbm_post", "e2e pbm-host"]),
    ("a letter without a name names who wrote it", "games/swamp/sheet/swamp_post.c",
     "    else if (post->as < SW_CLANS)\n        json_code(w, v, post->as);", "    else\n        json_code(w, v, post->from);",
     ["pbm_post"]),
    ("the order of letters tells who wrote them", POST, "bool veiled = as == LZ_ONLOOKER || press == LZ_PRESS_FORGED;",
     "bool veiled = false;", ["pbm_post"]),
    ("a clan is not told that its name was used", POST, "forged = forged || (one->post.as == r->seat && one->post.from != r->seat);",
     "", ["pbm_post"]),
    ("the lie ledger is open before the end", REPORT, "if (is_over(r) && pbm_head(r->p)->over)", "if (true)", ["pbm_post"]),
    ("a letter that is read again bears another name", POST, "    if (as && !read_seat(room, &left, &post->as))\n        return false;\n",
     "    if (as)\n        lz_take_word(&left);\n", ["pbm_post"]),
    # replays
    ("a replay shows everybody's moves (H40)", TELLING,
     "return t->call->seat == TELL_ALL || t->call->seat == move->seat || move->verb == LZ_TICK;", "return true;",
     ["telling", "e2e verify"]),
    ("a replay shows what others were told (H40)", TELLING,
     "if (t->call->seat != TELL_ALL && !lz_in(event->seen, t->call->seat))\n        return;", "", ["telling", "e2e verify"]),
    ("a hidden move has a line in a replay (H27)", TELLING, "    if (step == t->step)\n        return;\n", "", ["telling"]),
    ("a replay shows a bot's hand before the end (H15)", "clients/cli/commands/cmd_replay.c", "&& load_bots_seat(l, (int)seat))",
     "&& false)", ["e2e verify"]),
    # what is read back
    ("half an act is read back (H3)", "core/journal_read.c", "        if (!r.open) {\n", "        if (true) {\n", ["journal"]),
    ("a file that may not grow ends the program (H3)", "clients/cli/lizardry.c", "signal(SIGXFSZ, SIG_IGN);", ";", ["e2e crash"]),
    ("a new file has its name before its header (H30)", FILE,
     "empty(f) && put_all(f, f->file, act) && sync_all(f, f->file) && take_name(f, made);",
     "take_name(f, made) && empty(f) && put_all(f, f->file, act) && sync_all(f, f->file);", ["file", "room_fault"]),
    ("an end that is missing stays so (H4)", ROOM, "if (!lz_room_head(room)->over || room->record.ended)", "if (true)",
     ["room_eyes"]),
    ("an act after the end (H4)", ACT, "else if (room->record.ended)", "else if (false)", ["room", "room_fault"]),
    ("a name that is not there is copied (H28)", "core/words/text.c", "    if (fits)\n        memcpy", "    memcpy",
     ["e2e crash"], UNDEFINED),
    ("a bot speaks by the chance to come (H49)", CREW, "    in->text = lz_bot_words(crew->bot[seat], crew->memory[seat], words);",
     "    in->text = lz_bot_words(crew->bot[seat], crew->memory[seat], words);\n"
     "    in->text.len -= in->text.len && lz_head_of(question.state)->rng.key[0] & 1;", ["room_eyes"]),
    # mails
    ("a receipt is made with all eyes (H49)", MAIL, "r->p->sheet->read(pbm_game(r->p), pbm_view(r->p, r->seat), r->part.text,",
     "struct lz_head *head = r->p->room.state;\n        head->over = 1;\n        const void *all = pbm_view(r->p, r->seat);\n"
     "        head->over = 0;\n        r->p->sheet->read(pbm_game(r->p), all, r->part.text,", ["pbm_receipt"]),
    ("a receipt tells whether others wrote (H49)", RECEIPT, "buffer_text(&r->answer, coming(r) ?",
     "if (!pbm_awaits(r->p).missing)\n        buffer_text(&r->answer, \"; all are in\");\n"
     "    buffer_text(&r->answer, coming(r) ?", ["pbm_receipt"]),
    ("a receipt for what is not stored (H1)", MAIL, "    if (act && !number)\n        return false;\n", "", ["pbm_mail"]),
    ("orders are in before they are stored (H2)", MAIL, "return !pbm_has_orders(r) ||",
     "r->p->table.now.seat[r->seat].in |= pbm_has_orders(r);\n    return !pbm_has_orders(r) ||", ["pbm_mail"]),
    ("what the store says of a mail is not heard (H44)", MAIL, "return reply.status == LZ_OK ? reply.number : refuse(r, &reply);",
     "return 1;", ["pbm_mail"]),
    ("a letter for which there is no memory is lost (H13)", MAIL,
     "    if (!text)\n        return pbm_say(\"out of memory\");\n    struct lz_writer why",
     "    if (!text)\n        return true;\n    struct lz_writer why",
     ["faults pbm orders, no memory"]),
    ("a mail drops the letters of the one before (H16)", TABLE, "    p->table.now.seat[seat].wish = false;\n",
     "    lz_post_free(p->table.now.letters);\n    p->table.now.letters = NULL;\n", ["pbm_mail"]),
    ("any mail is orders (H17)", RECEIPT, "return r->moves.count || r->part.ready || r->left;", "return true;", ["pbm_mail"]),
    ("an empty mail is an act (H17)", MAIL, "return r->moves.count || r->part.ready ||", "return true ||", ["pbm_mail"]),
    ("two clans in one mail are one (H50)", "games/swamp/sheet/swamp_mail.c", "return s->sent || (speaks", "return false && (speaks",
     ["swamp_mail"]),
    ("the word of an older report is a wrong word (H19)", SEATS, "turn > 0; turn--", "turn > pbm_turn_now(p); turn--", ["pbm_table"]),
    ("who is late is not told (H20)", RECEIPT, "    if (p->now > due.at)\n        put_time", "    if (false)\n        put_time",
     ["e2e pbm"]),
    ("what was not read is not told (H33)", RECEIPT, "    if (!part->unreads)\n        return;", "    return;", ["e2e pbm"]),
    ("a seed of one's own is not warned of (H34)", SETUP, "    if (call->seed)\n", "    if (false)\n", ["e2e pbm"]),
    ("a clan has no name (H35)", "games/swamp/sheet/swamp_letter.c", "return name.len && lz_text_like(name, all);", "return false;",
     ["swamp_mail", "e2e pbm"]),
    ("columns are bytes (H35)", SHOW, "uint32_t n = lz_columns((struct lz_text){ room, w.len });", "uint32_t n = w.len;",
     ["e2e clean"]),
    ("a password is said back (H36)", RECEIPT,
     "good = good && (isalnum((unsigned char)text.at[i]) || memchr(\"_-.\", text.at[i], 3));", ";", ["e2e pbm"]),
    ("the log does not say who sent it (H37)", MAIL, "    if (!line.len)\n        return lz_span(\"-\");", "    return lz_span(\"-\");",
     ["e2e pbm-host"]),
    # the moderator
    ("a late turn moves all dates (H6)", DEADLINE, "from = runs < due ? runs : due;", "from = runs;", ["deadline"]),
    ("a wrong clock sets the date (H11)", DEADLINE, "now : later(now, turn->ran));", "now : now);", ["deadline"]),
    ("an undo loses the note (H7)", TABLE, "        if (paper->act != turn->act) {",
     "        if (paper->act != turn->act && paper->kind != PBM_NOTE) {", ["pbm_table"]),
    ("a note is delivered twice (H29)", TABLE, "    table->now = (struct pbm_await){ .due = turn->due, .ran = ran };\n",
     "    table->now = (struct pbm_await){ .due = turn->due, .ran = ran };\n"
     "    for (struct pbm_paper *note = turn->before.post; note; note = note->next)\n"
     "        if (note->kind == PBM_NOTE)\n"
     "            add_paper(table, &(struct pbm_paper){ .kind = PBM_NOTE, .from = LZ_CLOCK, .to = note->to },\n"
     "                      &(struct lz_host_said){ .said = { note->text, note->len }, .act = note->act });\n",
     ["pbm_table"]),
    ("reports that are missing stay so (H8)", OPEN, "        tidy(p);\n        pbm_pay(p);\n", "        tidy(p);\n", ["e2e pbm-host"]),
    ("rerun asks who plays now (H9)", PAPERS, "lz_span(p->table.turn[turn].label[seat])", "lz_span(p->room.holder[seat].label)",
     ["e2e pbm-host"]),
    ("reports know the caller's time zone (H10)", REPORT, "lz_put_due(&when, r->turn->due, \"%e %B, %H:%M\");",
     "char own[LZ_ZONE_NAME];\n    static struct lz_zone zone;\n    lz_zone_own(&lz_calls_system, getenv(\"TZ\"), own);\n"
     "    lz_zone_load(&zone, &lz_calls_system, own, &when);\n    lz_put_due(&when, lz_due_at(&zone, r->turn->due.at), \"%e %B, %H:%M\");",
     ["e2e pbm-host"]),
    ("-24 is an option (H21)", "clients/pbm/cmd_pbm.c", "return word[0] == '-' && word[1] >= '0' && word[1] <= '9';", "return false;",
     ["e2e pbm"]),
    ("a start-up does not count (H22)", MAIL, "if (!pbm_line(p, (struct lz_text){ 0 }, \"in #%d\", r->seat) || !pbm_commit(p))",
     "if (!pbm_commit(p))", ["e2e pbm-host"]),
    ("no bot takes over (H23)", TURN, "if (lz_in(leave, seat) && !pbm_seat_bot", "if (false && !pbm_seat_bot", ["pbm_table"]),
    ("the game destroys the absent (H23)", SETUP, "plan->setup.option[plan->game->sheet->absent - 1] = 0;", ";", ["e2e pbm-host"]),
    ("status counts no absence (H23)", SHOW, "if (at->missed && p->table.absent)", "if (false)", ["e2e pbm-host"]),
    ("status shows no address (H38)", SHOW, "who->bot ? (struct lz_text){ 0 } : pbm_address(p, seat, who->number);", "{ 0 };",
     ["e2e pbm"]),
    ("the word stands in reports (H24)", PAPERS, "put = draw(&papers[i], &from, &out) && put_paper(p, name, &out, check);",
     "char word[LZ_SECRET];\n        pbm_reply_word(p, scene->clan - 1, scene->turn + 1, word);\n"
     "        put = draw(&papers[i], &from, &out);\n        buffer_text(&out, word);\n"
     "        put = put && put_paper(p, name, &out, check);",
     ["e2e pbm-host"]),
    ("a report is for all eyes (H31)", PAPERS, "O_CLOEXEC, 0600)", "O_CLOEXEC, 0644)", ["e2e pbm"]),
    ("the log is for all eyes (H31)", OPEN, "O_CLOEXEC, 0600)", "O_CLOEXEC, 0644)", ["e2e pbm"]),
    ("a paper that was begun stays (H32)", OPEN, "(void)!lz_paper_drop(&p->folder, \"paper.new\");", "", ["e2e pbm-host"]),
    # foreign words
    ("a name holds anything (H12, H14)", SEATS, "return (strcmp(clean, text) == 0 && lz_journal_prose(lz_span(text))) ||", "return true ||",
     ["e2e clean"]),
    ("the moderator is told anything (H12)", OPEN, "lz_put_clean(&w, lz_span(said), true);", "lz_put(&w, said);", ["e2e clean"]),
    ("a clan's name holds anything (H12)", "core/words/verb.c", "return lz_is_clean(text) && lz_text_take(text, arg);",
     "return lz_text_take(text, arg);", ["verb", "e2e clean"]),
    ("control characters of 8 bits are shown (H12)", CLEAN, "{ 0x7f, 0x9f }", "{ 0x7f, 0x7f }", ["clean"]),
    ("marks that turn writing round are shown (H12)", CLEAN, "{ 0x2028, 0x202e }", "{ 0x2028, 0x2029 }", ["clean"]),
    ("a lone byte is shown (H12)", CLEAN, "return lz_span(\"?\");", "return (struct lz_text){ whole.at, 1 };", ["clean"]),
    # what a mail says
    ("two in From, and the first is believed", "inbox/envelope.c", "if (!value || inbox_header(message, \"From\", 1))", "if (!value)", ["inbox"]),
    ("a word at somebody else's address", "inbox/envelope.c", "g_ascii_strcasecmp(host, at) != 0", "false", ["inbox"]),
    ("a signature that anybody says is good", "inbox/envelope.c", "g_ascii_strcasecmp(g_strstrip(method[0]), house->trusted) == 0", "true", ["inbox"]),
    ("a lower header mends what ours said", "inbox/envelope.c", "        if (ours)\n            return;\n", "", ["inbox"]),
    ("an automatic answer is a person's", "inbox/kind.c", "{ INBOX_AUTO, \"Auto-Submitted\", IS_NOT, \"no\" },", "", ["inbox"]),
    ("what nobody sent is a person's", "inbox/kind.c", "    else if (nobody)\n", "    else if (false)\n", ["inbox"]),
    ("a quoted password counts", "inbox/quotes.c", "is_quoted(line) ? QUOTED : OWN", "OWN", ["inbox"]),
    ("a mail's signature counts", "inbox/quotes.c", "    find_signatures(&rows);\n", "", ["inbox"]),
    ("a mail steers the terminal", "inbox/tidy.c", "{ 0x00, 0x1f, ' ' },", "", ["inbox"]),
    ("a password is explained", "inbox/explain.c", "return mail->pass[0] && is_pass(mail->line[i].text) ?", "return false ?", ["inbox"]),
    ("a reply word is explained", "inbox/explain.c", "for (uint32_t i = 0; i < 2 && i < len; i++)", "for (uint32_t i = 0; i < len; i++)", ["inbox"]),
    ("no memory, and half a mail is read", "inbox/buffer.c", "    b->broken = !at;\n    if (b->broken)", "    if (!at)", ["inbox"]),
    ("groups of addresses go down the stack", "inbox/guard.c", "if (colons > COLONS)", "if (false)", ["inbox"]),
    ("a move that is called pass is a password", "inbox/command.c", "words_in(c->rest) == 1 && c->rest.len >= 6", "words_in(c->rest) == 1", ["command"]),
    ("a sentence that begins with STOP stops the mails", "inbox/command.c", "return !c->rest.len || lz_text_like(c->rest, \"please\");", "return true;", ["command"]),
    ("one number more than there is room for", "inbox/command.c", "c->numbers == INBOX_MOVES ||", "c->numbers == INBOX_MOVES + 1 ||", ["command"]),
    # what the engine tells its hosts
    ("an event is told to others than its kind names (H47)", "core/match.c", " && audience_fits(crier->game, crier->seats, event));", ");",
     ["match_tell"]),
    ("a view counts what its seat did not notice (H26, H48)", "core/match.c", "    if (game->notices) {", "    if (false) {",
     ["prop/prop leak 1 duel"]),
    ("all notice who writes an order (H26, H48)", "games/swamp/sight/swamp_sight.c", "lz_everyone(s->head.seats) : lz_only(move->seat);",
     "lz_everyone(s->head.seats) : lz_everyone(s->head.seats);", ["swamp"]),
    # talk, and what a seat keeps for itself
    ("a side's talk is heard by all", "host/room/room_say.c", "        return partner ? side : 0;", "        return lz_everyone(4);",
     ["room_say", "voice"]),
    ("talk is counted for the whole table", "host/room/room_say.c", "        return &room->says[seat];", "        return &room->says[0];",
     ["room_say"]),
    ("one more than the rate allows", "host/room/room_say.c", "(says->count >= LZ_SAYS &&", "(says->count > LZ_SAYS &&", ["room_say"]),
    ("talk is taken back with a move", "host/room/room_log.c", "if (!undo && !lz_told_event(told)) {", "if (!undo && told->event.kind != LZ_SAID && !lz_told_event(told)) {",
     ["room_say"]),
    ("partners talk where the rules forbid it", "host/room/room_say.c", "(room->game->talk == LZ_TALK_ALONE && partner)", "false",
     ["room_say"]),
    ("a pause that was talked through is forgotten", READ, "room->paused && room->paused < act->wall ? room->paused", "false ? 0",
     ["room_say"]),
    ("the next holder reads the notes", "host/room/room_own.c", "lz_put_number(&w, room->holder[seat].number);", "lz_put_number(&w, 1);",
     ["room_own"]),
    ("a muted seat is heard", "host/room/room_log.c", "own ? own->muted : 0", "0 * !own", ["room_own", "voice"]),
    ("a window closes at once for whoever is quick", "host/room/room_window.c", "if (open && room_window(room, seat))", "if (false)", ["room_window"]),
    ("a standing answer does not wait for its window", "host/room/room_standing.c", "int64_t closes = room_window(room, i) ? room_closes(room, i) : 0,", "int64_t closes = 0,", ["room_window"]),
    ("a bot is heard before its window closes", "host/room/room_bots.c", "room_window_commit(room, (struct lz_text){ 0 }, &in, reply);", "lz_room_commit(room, reply);", ["room_window"]),
    ("what waits for its window is lost with the server", "host/room/room_own.c", "own->held = w.full || door.full ? 0 : (uint32_t)held;", "own->held = 0;", ["room_window"]),
    ("marks are told to everybody", "host/room/room_own.c", "lz_in(lz_say_heard(room, of, LZ_SAY_TEAM), seat) ? own : NULL;", "lz_say_heard(room, of, LZ_SAY_TEAM) ? own : NULL;", ["room_own", "voice"]),
    ("a standing answer is never used up", "host/room/room_standing.c", "if (--one->times == 0)", "if (one->times == 0)", ["room_own"]),
    ("a standing answer outlives its round", "host/room/room_standing.c", "(!one->until || rounds < one->until)", "true", ["room_own"]),
    ("what a seat keeps goes to another", "server/table/keeps.c", "lz_own_json(talk_room(talk), talk->seat, talk->own, w);",
     "lz_own_json(talk_room(talk), 0, (uint32_t[LZ_OWN_PARTS]){ 0 }, w);", ["voice"]),
    ("what a seat keeps is told again and again", "server/table/keeps.c",
     "    keeps_told(talk);\n", "", ["voice"]),
    ("watchers' talk is the table's", "host/room/room_say.c", "lz_seats watchers = lz_only(LZ_ONLOOKER);", "lz_seats watchers = lz_everyone(2);",
     ["room_say", "voice"]),
    ("a turn that is taken back keeps its letters", "host/bag.c", "        bag->now = turn->letters;\n", "", ["bag"]),
    ("a letter goes out with no turn", "host/bag.c", "(struct lz_bag_turn){ bag->now, told->step,", "(struct lz_bag_turn){ NULL, told->step,",
     ["bag"]),
    ("one letter too many", "host/bag.c", ">= LZ_LETTERS)", "> LZ_LETTERS)", ["bag"]),
    ("what waits is shown to its readers", "host/bag.c", "if (one->post.from == r->seat) {", "if (true) {", ["bag", "voice"]),
    ("a replay shows what was taken back", "host/room/room_replay.c", "return !told->back && lz_told_event(told);", "return lz_told_event(told);",
     ["room_replay"]),
    ("a replay forgets the last picture", "host/room/room_replay.c", "    a->shown = now;\n", "    free(now);\n    a->shown = NULL;\n", ["room_replay"]),
    ("another seat's replay before the end", "server/table/replay.c", "replay->not_over = !own && !table->room.record.ended;", "(void)own;",
     ["serve"]),
    ("the seed is not the one that was committed to", "server/lobby/seed.c", "lz_hex_parse(lz_span(hex), seed, LZ_SEED);",
     "(randombytes_buf(seed, LZ_SEED), true);", ["serve"]),
    ("words are not in the deal", "server/lobby/deal.c", "    deal->record.words = lz_span(deal->words);\n", "", ["serve"]),
    ("a word of 21 bytes", "server/lobby/seed.c", "word.len < SEED_WORD", "word.len <= SEED_WORD", ["serve"]),
    ("talk after the end is not kept", "host/room/room_after.c", "    if (!room->store.keep(room->store.to, paper, all))\n        return false;\n", "",
     ["room_say"]),
    ("what is repeated after the end is said twice", "host/room/room_say.c", "    if (room_answered(room, act, reply))\n        return;\n", "", ["room_say"]),
    ("all who watch share one limit", "host/room/room_say.c", "if (one->from == mark)", "if (one)", ["room_say"]),
    ("the host takes back what was shown, and asks nobody", "host/room/room_accord.c", "!room->past[step].barred && !room->clock.on;", "step;", ["room_around"]),
    ("a dial that comes late counts", "host/room/room_time.c", "room->house.number[LZ_HOUSE_ALLOWANCE] : 0;", "room->house.number[LZ_HOUSE_ALLOWANCE] + 1000 : 0;", ["room_around"]),
    ("an order ends the question, and so shows", "host/room/room_around.c", "room->accord.asked && room->game->sheet;", "false;", ["room_around"]),
    ("a match is carried without its set", "server/store/bundle.c", "\"seed\", \"set\", ", "\"seed\", ", ["e2e carry"]),
    ("a mirror keeps what was taken back", "host/room/room_mirror.c", "            room->told[log->at[i]].back = true;\n", "            (void)i;\n", ["room_mirror"]),
    ("a mirror keeps what the server lost", "host/room/room_mirror.c", "    room->told_count = number < room->told_count ? number : room->told_count;\n", "    (void)number;\n", ["room_mirror"]),
    ("a mirror's time is the wall's", "host/room/room_mirror.c", "room->late = room_wall(wall) - time;", "room->late = 0 * (room_wall(wall) - time);", ["room_mirror"]),
    ("a mirror of a match that is over goes on", "host/room/room_mirror.c", "{ room->record.ended = true; }", "{ (void)room; }", ["room_mirror"]),
    ("a run of a view has the bytes of before", "server/table/views.c", "now + at, end - at", "was + at, end - at", ["voice"]),
    ("a view that was told is forgotten", "server/table/views.c", "    memcpy(talk->views, talk->views + size, size);\n", "    (void)size;\n", ["voice"]),
    ("views for one who watches", "server/table/views.c", "if (request->value && request->talk->seat == LZ_ONLOOKER)", "if (false)", ["voice"]),
    ("views that are laid out in another way", "server/table/views.c", "!is_hex(word(request, \"mark\"), lz_view_mark(room->game, room->calls))", "false", ["voice"]),
    ("views of other tables", "server/table/views.c", "if (!is_hex(word(request, \"tables\"), room->game->tables))", "if (false)", ["voice"]),
    ("who is here shows through sealed moves", "server/table/here.c", "(nobody || lz_room_others_hide(room, talk->seat))", "nobody", ["voice"]),
    ("who is here shows at an anonymous table", "server/table/here.c", "room->house.number[LZ_HOUSE_ANONYMOUS]", "!room->house.on", ["voice"]),
    ("one who has left is still here", "server/table/talk.c", "        finish(talk, \"\");\n        tell_left(table);", "        finish(talk, \"\");", ["voice"]),
    ("advice among people", "server/table/request.c", "if (request->talk->learner || lz_room_may_hint(request->room, request->talk->seat))", "if (true)", ["voice"]),
    # the server
    ("a later alarm stands above an earlier one", "server/table/alarms.c", "at[below + 1]->due < at[below]->due", "at[below + 1]->due > at[below]->due",
     ["alarms_heap"]),
    ("one that leaves takes the last along", "server/table/alarms.c", "    if (last != table)\n        settle(alarms, last, table->place);\n", "",
     ["alarms_heap"]),
    ("the locks of the data base are dropped", "server/store/base.c", "O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC", "O_RDWR | O_CREAT | O_CLOEXEC",
     ["people"]),
    ("acts of another match are read", "server/store/base.c", "\"a.journal = c.journal AND a.n = c.n - 1) \"", "\"a.n = c.n - 1) \"", ["tray"]),
    ("a match whose acts are missing is read", "server/store/tray.c", "sqlite3_column_int64(ask, 2) == acts;", "true;", ["tray"]),
    ("an act that is cut off stays the last", "server/store/base.c", "acts = OLD.n, last = OLD.before", "acts = OLD.n + 1, last = OLD.id", ["tray"]),
    ("a commit is not synced", "server/store/base.c", "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL", ["writer"]),
    ("a failed commit counts", "server/store/writer.c", "    decide(group, status);\n    return status", "    decide(group, LZ_OK);\n    return status",
     ["writer"]),
    ("one that breaks a rule takes its group along", "server/store/writer.c", "if (status == LZ_REFUSED && group->next)", "if (false)",
     ["writer"]),
    ("what does not stand stays on the tray", "server/table/table.c", "    batch_empty(&table->tray.batch);\n    for (int i",
     "    for (int i", ["hall"]),
    ("answered before it is safe", "server/table/table.c", "        table->hand = TABLE_WRITER;\n",
     "        talk_send_all(table);\n        table->hand = TABLE_WRITER;\n", ["hall"]),
    ("the event of another seat", "server/table/talk.c", "lz_room_told_json)(room, talk->seat, i, w)",
     "lz_room_told_json)(room, talk->seat ? 0 : talk->seat, i, w)", ["hall"]),
    ("what changed for the first seat is told to the next", "host/picture/changes.c",
     "if (!same(pair->old, old) || !same(pair->new, new))", "if (!same(pair->old, old))",
     ["prop/pictures 1 conspiracy"]),
    ("a cursor is off by one", "server/table/talk.c", "    talk->cursor = count;\n", "    talk->cursor = count ? count - 1 : 0;\n", ["hall"]),
    ("what was lost is not said", "server/table/talk.c", "    talk->lost = from > count", "    talk->lost = from < count", ["hall"]),
    ("a history without its beginning", "server/table/talk.c", "put_entries(talk, \"history\", 0, w)", "put_entries(talk, \"history\", talk->cursor, w)",
     ["hall"]),
    ("a picture is forgotten", "server/table/talk.c", "    shown->text = text;\n", "    scroll_free(&text);\n", ["hall"]),
    ("a repeat over the wire is another act", "server/table/request.c", ".id = request->id,", ".id = { 0 },", ["hall"]),
    ("a late answer over the wire", "server/table/request.c", "? (uint32_t)decision : UINT32_MAX", "? (uint32_t)(decision * 0) : UINT32_MAX", ["hall"]),
    ("a page of others may ask", "server/door/exchange.c", "    exchange_no(e, MHD_HTTP_FORBIDDEN, \"origin\",", "    return true;\n    exchange_no(e, MHD_HTTP_FORBIDDEN, \"origin\",",
     ["security"]),
    ("a session that was ended", "server/people/people.c", "BASE_SESSION_END, { 0 }, { lz_span(hash) }", "BASE_SESSION_END, { 0 }, { lz_span(\"\") }", ["serve"]),
    ("an old session outlives a new password", "server/people/account.c", "exchange_change(e, &(struct base_row){ BASE_SESSIONS_END, { knock->person } })",
     "true", ["people"]),
    ("a socket outlives its session", "server/people/people.c", "wire_end(e->server, e->person, e->number ? NULL : e->token, \"You have logged out.\");",
     ";", ["people"]),
    ("any password will do", "server/people/account.c", "    if (!knock->hash.fits)\n        login_safe", "    if (!knock->person)\n        login_safe",
     ["people"]),
    ("a link is good twice", "server/people/ticket.c", "return hash_asked(e, hash) &&\n           exchange_change(e, &(struct base_row){ BASE_TICKET_USE, { server_wall(e->server) }, { lz_span(hash) } });",
     "return hash_asked(e, hash);", ["people"]),
    ("a token is kept as it is", "server/people/people.c", "    sodium_bin2hex(hash, EXCHANGE_TOKEN, bytes, sizeof bytes);\n",
     "    memcpy(hash, token.at, token.len);\n    hash[token.len] = 0;\n", ["people"]),
    ("an earlier holder's message is done", "server/table/table.c", "    if (!talk_lost(job->from)) /*", "    if (true) /*", ["hall"]),
    ("a takeover leaves the old holder in", "server/table/talk.c", "return talk_lost(talk) ?", "return false ?", ["people", "hall"]),
    ("a seat handed over stays its owner's", "server/table/table.c", "{ table->id, job->seat, job->person, room", "{ table->id, -1, job->person, room",
     ["people"]),
    ("code words are tried without end", "server/people/invite.c", "    if (!exchange_counts(e, LIMIT_CODES, e->address))\n        return 0;\n", "",
     ["security"]),
    ("who sits down without a script is forgotten", "server/door/exchange.c", "e->sets_cookie && e->status < 400", "e->sets_cookie && e->status < 300",
     ["plain"]),
    ("a seat without a script for nothing", "server/door/sit.c", "if (!people_name_sound(e, name) || !exchange_counts(e, LIMIT_GUESTS, e->address) ||", "if (!people_name_sound(e, name) ||", ["security"]),
    ("logins are tried without end", "server/people/account.c", "exchange_counts(e, LIMIT_NAME_LOGINS, limits_key(limits, lz_span(login)))",
     "true", ["security"]),
    ("anybody is believed who asks", "server/door/proxies.c", "while (forwarded.len && proxies_have(proxies, &peer))", "while (forwarded.len)",
     ["proxies"]),
    ("the operator's page is everybody's", "server/door/exchange.c", "e->route->who == ROUTE_OPERATOR && ", "false && ", ["people", "security"]),
    ("a secret is logged", "server/people/account.c", "    knock->person = ticket.of;\n", "    knock->person = ticket.of;\n    fprintf(stderr, \"%s\\n\", knock->hash.fresh);\n", ["people"], ["-include", "stdio.h"]),
    ("an act of the operator is not written down", "server/people/takeover.c", "if (!ticket_make(e, &ticket, t->word) || !exchange_change(e, &noted))",
     "if (!ticket_make(e, &ticket, t->word))", ["people"]),
    ("a table is everybody's", "server/lobby/laid.c", "return laid->listed || laid->host", "return true || laid->host", ["serve"]),
    ("what was built anew is not fetched anew", "server/door/page.c", "kept ? \"public, max-age=31536000, immutable\" : \"no-cache\"", "\"public, max-age=31536000, immutable\"",
     ["serve shown"]),
    ("a packed file goes to those who cannot unpack it", "server/door/page.c", "file->packed && takes_packed(e->connection)", "file->packed", ["serve shown"]),
    ("who talks at a table that sleeps is forgotten by its deadline", "server/table/table.c", "int64_t sleeps = table->talks ? table->dozes : LZ_NEVER;",
     "int64_t sleeps = LZ_NEVER;", ["hall"]),
    ("a table that dozed and was left never rings", "server/table/hall.c", "table_rings(table) : table->dozes;", "lz_room_due(&table->room) : LZ_NEVER;",
     ["hall"]),
    ("a row is told to whoever asks", "server/door/talks.c", "if (laid_seat_of(laid, talks->person) < 0 && laid->host != talks->person)", "if (false)", ["serve talks"]),
    ("a set is forgotten by a rematch", "server/lobby/rematch.c", "if (!laid->plan.set[0])\n        return true;", "if (true)\n        return true;", ["serve sets"]),
    ("a set is forgotten by a restart", "server/table/table.c", "table->room.game = table->set.room ? &table->set.game : NULL;", "table->room.game = NULL;", ["serve sets"]),
    ("a lesson makes any move", "server/table/request.c", "(request->talk->learner ? do_lesson : do_inputs)", "do_inputs", ["serve talks"]),
    ("a channel says what is another's", "server/door/talks.c", "channel->at == at && !channel->shut", "!channel->shut", ["serve talks"]),
    ("one who only asks hears the talk", "server/door/say.c", ".deaf = true,", ".deaf = false,", ["serve lines"]),
    ("a stream forgets its end", "server/door/stream.c", "(void)!scroll_put(&stream->out, put_bye, why);", "{ }", ["serve lines"]),
    ("a program reaches the network", "clients/cli/play/jail.c", "{ SYS_socket, EACCES },", "", ["guest"]),
    ("a program gains rights", "clients/cli/play/jail.c", "prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&", "", ["guest"]),
    ("a program is not held where it cannot be", "clients/cli/play/guest.c", "&& !jail_is_there())", "&& false)", ["guest"]),
    ("a request is smuggled behind another", "server/door/exchange.c", "if (!twice && !(count[LENGTH] && count[CODING]))", "if (true)",
     ["security"]),
    ("an address ends at a NUL", "server/door/loop.c", "MHD_OPTION_UNESCAPE_CALLBACK, as_it_came, NULL,", "", ["security"]),
    ("a name that nobody sees", "server/people/people.c", "lz_is_clean(name) && is_seen(name) &&", "lz_is_clean(name) &&", ["security"]),
    ("a decision that cannot be is any", "server/table/request.c", "(uint32_t)decision : UINT32_MAX }", "(uint32_t)decision : 0 }", ["security"]),
    ("the host chooses who sits where", "server/lobby/deal.c", "lz_fair_lots(deal->record.seed, lz_span(deal->words), count, lot);",
     "lz_fair_lots(deal->record.seed, lz_span(\"chosen\"), count, lot);", ["serve"]),
    ("passwords are hashed on the loop", "server/people/hasher.c", "        *hasher->waiting_end = job;\n        hasher->waiting_end = &job->next;\n        hasher->waits++;\n",
     "        do_job(hasher, job);\n        job->next = hasher->done;\n        hasher->done = job;\n        hasher->told(hasher->to);\n", ["hasher"]),
    ("a program multiplies", "clients/cli/play/jail.c", "CLONE_THREAD, 5, 0)", "CLONE_THREAD, 5, 5)", ["guest"]),
    ("the journal before the end", "server/lobby/lobby.c", "if (laid.stage != STAGE_OVER) {", "if (laid.stage == STAGE_LAID) {", ["serve"]),
    # who plays at somebody's server
    ("a certificate is not looked at", CABLE, "gnutls_session_set_verify_cert(cable->tls, host, 0);", "", ["secure"]),
    ("a certificate is good for any host", CABLE, "set_verify_cert(cable->tls, host, 0);", "set_verify_cert(cable->tls, NULL, 0);",
     ["secure"]),
    ("a server by https is spoken to plainly", CABLE, "if (!why && place->tls)", "if (false)", ["secure"]),
    ("what is said twice is heard twice", "clients/cli/far/far_news.c", "!= (json_int_t)lz_room_count(far->room, far->seat) + 1)",
     "> (json_int_t)lz_room_count(far->room, far->seat) + 1)", ["between"]),
    ("an act is sent again under a new name", FAR, "        answer = ask_once(far, message);\n        if (!answer && !far->cut())\n",
     "        answer = ask_once(far, answer ? message : named(far, message));\n        if (!answer && !far->cut())\n", ["between"]),
    ("a table of other cards is played", FAR, "if (!theirs || strcmp(theirs, tables) != 0)", "if (!theirs)", ["between"]),
    ("a cursor is one too far", FAR, "\"resume\", (json_int_t)lz_room_count(far->room, far->seat)", "\"resume\", (json_int_t)lz_room_count(far->room, far->seat) + 1",
     ["e2e far"]),
    # what a seat learns over the wire of what others do unseen, channel by channel
    ("what is new since the last move counts hidden moves", "host/room/room_words.c", "(told->step == step && !lz_told_event(told))", "false",
     ["veil/veil 0.1 duel"]),
    ("an answer counts the acts of all", REQUEST, "lz_json_number(w, \"number\", reply->number);",
     "lz_json_number(w, \"number\", request->room->acts);", ["veil/veil 0.1 duel"]),
    ("the greeting counts what all were told", "server/table/talk.c", "lz_json_number(w, \"n\", lz_room_count(room, talk->seat));",
     "lz_json_number(w, \"n\", room->told_count);", ["veil/veil 0.1 duel"]),
    ("an entry has the number of its act", LOG, "    lz_json_number(w, NULL, number);", "    lz_json_number(w, NULL, lz_room_told(room, seat, number)->act);",
     ["veil/veil 0.1 duel"]),
    ("a question has a new number when another has answered", LOG, "now.wait != was->wait || lz_in(anew, i);",
     "now.wait != was->wait || anew;", ["veil/veil 0.1 duel"]),
    ("a message comes whenever something is done", "server/table/talk.c", "talk->whole || seen)\n        well",
     "talk->whole || seen || talk->sits)\n        well", ["veil/veil 0.1 duel"]),
    ("who is there is told", REQUEST, "lz_json_number(w, \"pong\", talk_wall(request->talk));",
     "lz_json_number(w, \"pong\", talk_wall(request->talk) + (request->talk->table->talks->seat == LZ_ONLOOKER));", ["veil/veil 0.1 pig"]),
    ("who comes while others act unseen is told", "server/table/here.c", "if (!talk->here_asked || lz_in(table->veiled, talk->seat) ||", "if (!talk->here_asked ||",
     ["veil/veil 0.1 duel"]),
    ("who comes to a table of strangers is told", "server/table/here.c", "(nobody || lz_room_others_hide(room, talk->seat))", "lz_room_others_hide(room, talk->seat)",
     ["veil/veil 0.1 pig"]),
    ("the lobby counts acts", "server/lobby/laid.c", "    read_seats(base, laid);\n    seed_read(base, laid);\n",
     "    read_seats(base, laid);\n    seed_read(base, laid);\n"
     "    sqlite3_stmt *acts = base_asked(base, BASE_ASK_ACTS_COUNT, laid->id, (struct lz_text){ 0 });\n"
     "    laid->made += base_next(base, acts) == LZ_OK ? sqlite3_column_int64(acts, 1) : 0;\n    base_done(acts);\n",
     ["veil/veil 0.1 duel"]),
    ("all share one limit of talk", "host/room/room_say.c", "    if (seat != LZ_ONLOOKER)\n        return &room->says[seat];", "    if (room)\n        return &room->says[0];",
     ["veil/veil 0.1 lies"]),
    ("a team's words go to all", "host/room/room_say.c", "return partner ? side : 0;", "return partner ? lz_everyone(room->record.setup.seats) : 0;",
     ["veil/veil 0.1 lies", "room_say"]),
    ("advice depends on how much has happened", REQUEST, "|| lz_room_may_hint(request->room, request->talk->seat))",
     "|| (lz_room_may_hint(request->room, request->talk->seat) && request->room->acts % 2))", ["veil/veil 0.1 duel"]),
    ("a refusal tells how many moves were made", REQUEST, "lz_json_string(w, \"code\", no->code);",
     "lz_json_string(w, \"code\", no->code);\n    lz_json_number(w, \"step\", lz_room_head(request->room)->step);", ["veil/veil 0.1 duel"]),
    ("an effect from another seat", REQUEST, "lz_room_effect_json(request->room, request->talk->seat, in, w)",
     "lz_room_effect_json(request->room, request->room->record.setup.seats - 1 - request->talk->seat, in, w)", ["veil/veil 0.1 duel"]),
    ("an effect tells how many moves were made", REQUEST, "    lz_json_key(w, \"effect\");",
     "    lz_json_number(w, \"step\", lz_room_head(request->room)->step);\n    lz_json_key(w, \"effect\");", ["veil/veil 0.1 duel"]),
    ("who resumes learns how much was told to others", "server/table/talk.c", "talk->lost = from > count && from != TALK_NEW ? from : 0;",
     "talk->lost = from > (open ? talk_room(talk)->told_count : 0) && from != TALK_NEW ? from : 0;", ["veil/veil 0.3 duel"]),
    ("a seat's replay shows hidden moves", "host/room/room_replay.c", "(!n && lz_head_of(state)->step))", "false)", ["veil/veil 0.1 duel"]),
    ("a picture is another's", "server/table/talk.c", "lz_room_show(showing->room, showing->seat, w);",
     "lz_room_show(showing->room, showing->seat == LZ_ONLOOKER ? 0 : showing->seat, w);", ["veil/veil 0.1 conspiracy"]),
    # the house
    ("a clock of sealed moves is shown", "host/room/room_clock.c", "return seat == to || room->shared || !room->game->noticed;", "return true;",
     ["room_around"]),
    ("all hear that sealed moves were missed", "host/room/room_around.c", "    return hidden ? lz_only(seat) :", "    return false ? lz_only(seat) :",
     ["room_around"]),
    ("misses are never forgiven", "host/room/room_read.c", "act->taken ? 0 : room->clock.row[act->who]", "room->clock.row[act->who]", ["room_around"]),
    ("nobody loses a seat", "host/room/room_clock.c", "return most && room->clock.row[seat] + 1 >= (uint32_t)most;", "return false;",
     ["room_around", "around"]),
    ("a stand-in writes the next sheet, too", "host/room/room_clock.c", "    return turned || !lz_in(", "    return !lz_in(", ["room_around"]),
    ("orders that are not handed in are lost", "host/room/room_clock.c", "    return w.len > 0;\n}\n\nstatic bool hand_in", "    return false;\n}\n\nstatic bool hand_in",
     ["room_around"]),
    ("a vacation without end", "host/room/room_accord.c", "> budget) {", "> budget * 2) {", ["room_around"]),
    ("days that were not used are gone", "host/room/room_around.c", "    accord->absent[seat] -= left > 0 ? left : 0;\n", "", ["room_around"]),
    ("one who disagrees is not heard", "host/room/room_accord.c", "    return (allow & all) != all || lz_room_back", "    return lz_room_back",
     ["room_around", "around"]),
    ("a question outlives the next move", "host/room/room_read.c", "    room_accord_moved(room);\n", "", ["room_around"]),
    ("one alone stops the match", "host/room/room_accord.c", "(stop & all) == all)", "stop)", ["room_around", "around"]),
    ("an undo hides what was done around it", "host/room/room_log.c", "if (!undo && !lz_told_event(told)) {",
     "if (told->event.kind == LZ_SAID) {", ["room_say"]),
    ("what was done around a void move has no picture", "host/room/room_log.c", "told->step = told->step > step ? step : told->step;", "",
     ["room_say"]),
    ("who gave up sees the seat's replay", "server/table/replay.c", "table->room.holder[replay->seat].number == replay->holder", "true",
     ["serve"]),
    ("an entry stands after what its act told", "host/room/room_log.c", "    memmove(told + 1, told, (size_t)(last - told) * sizeof *told);\n", "    told = last;\n",
     ["room_around"]),
    ("a date is forgotten at a restart", "host/room/room_date.c", "    clock->due = second * 1000;\n", "    clock->due = room->act.open ? 0 : second * 1000 + room->acts % 2;\n",
     ["room_around"]),
    ("nobody is given grace", "host/room/room_date.c", "(int64_t)rule.grace * 60000", "(int64_t)rule.grace * 0", ["room_around"]),
    ("an end that nobody agreed to is proved", "core/replay.c", "p->stopped |= lz_text_is(entry->rest, \"stopped\");", "p->stopped = true;", ["room_around"]),
    ("bots speak all at once", "server/table/tempo.c", "return LEAST + lz_roll(&own, MOST - LEAST + 1);", "return 1;", ["around"]),
    ("a silent bot is never asked again", "server/table/table.c", "    table->tempo.due[job->seat] = 0;\n",
     "    table->tempo.due[job->seat] = reply.status == LZ_OK ? 0 : LZ_NEVER;\n", ["around"]),
    ("anybody pauses", "server/table/around.c", "    return request->talk->host;", "    return true;", ["around"]),
    ("a table by the clock falls asleep", "server/table/table.c", "next_bot(table) < 0 && !lives(table)", "next_bot(table) < 0", ["around"]),
    ("who has lost a seat acts for it", "server/table/table.c", "    if (!talk_lost(job->from)) /* what an earlier holder sent before it heard of the new one */\n", "", ["around"]),
    ("who has lost a seat hears of it", "server/table/talk.c", "    if (talk_lost(talk))\n        return;\n", "", ["around"]),
    ("a talk that is over at once is ended twice", "server/door/wire.c", "talk_begin(&wire->talk, from)) {\n", "talk_begin(&wire->talk, from)) {\n        wire->talks = true;\n",
     ["serve"]),
    ("anybody looks on", "server/lobby/lobby.c", "    if (!belongs &&", "    if (false &&", ["serve"]),
    ("strangers have names", "server/lobby/laid.c", "if (hides_names(laid) &&", "if (false &&", ["serve"]),
    ("what could not be read is never tried again", "server/table/hall.c", "        hall->anew = hall->wall(hall->to) + ANEW;\n", "        hall->anew = LZ_NEVER;\n",
     ["alarms"]),
    ("one that is set aside stays in memory", "server/table/hall.c", "(hall->bytes > bytes || hall->oldest->aside)", "hall->bytes > bytes", ["alarms"]),
    ("those held back are never woken", "server/table/hall.c", "    if (hall->held)\n        hall->alarm = 0;\n", "", ["alarms"]),
    # mails to those who are away
    ("who is at the table is mailed", OWED, "(turns ? 0 : here(table, job)) | wrote : 0;", "wrote : 0;", ["post"]),
    ("who has come and gone is never mailed again", OWED, "return !open || add_row(table, BASE_MAIL_VISIT, seat, 0);", "return true || open;", ["post"]),
    ("a mail that was sent is sent again", OFFICE, "if (answer->fate == MAILBOX_DONE || never)", "if (never)", ["post"]),
    ("a mail that could not be sent is gone", OFFICE, "bool never = answer->fate == MAILBOX_NEVER ||", "bool never = answer->fate != MAILBOX_DONE ||", ["post"]),
    ("a refused address is good", OFFICE, "answer->fate == MAILBOX_NEVER ? 3 : 2", "2", ["post"]),
    ("a refusal of us is one of the player", OFFICE, "if (answer.fate == MAILBOX_DENIED) {", "if (false) {", ["post"]),
    ("an address need not answer", "server/post/address.c", "{ BASE_ADDRESS_PUT, { e->person }, { address } }) &&", "{ BASE_ADDRESS_PUT, { e->person }, { address } }) && exchange_change(e, &(struct base_row){ BASE_ADDRESS_GOOD, { e->person } }) &&",
     ["post"]),
    ("the word of an address is good twice", "server/post/address.c", "&& ticket_use(e) &&", "&&", ["post"]),
    ("what waits goes to an address that was taken away", "server/post/address.c", "if (exchange_change(e, &cancel) && exchange_change(e, &drop))", "if (cancel.what && exchange_change(e, &drop))",
     ["post"]),
    # mails that come
    ("an address is as good as a word", "server/post/arrival.c", "    if (fits == LZ_OK)\n", "    if (fits == LZ_OK || own)\n", ["mailed"]),
    ("a word is good from any address", "server/post/arrival.c", "return own ? count(table, a, &owner) :", "return own || true ? count(table, a, &owner) :", ["mailed"]),
    ("a deadline does not wait for the mailbox", OWED, "return due <= now && *by->looked < due &&", "return due > LZ_WALL_MOST && *by->looked < due &&", ["mailed"]),
    ("a deadline waits for the mailbox for ever", OWED, "now < due + by->grace;", "now >= 0;", ["mailed"]),
    ("a mail counts at the time at which it is read", "server/post/reading.c", ".wall = r->came,", ".wall = r->table->hall->wall(r->table->hall->to),", ["mailed"]),
    ("who has written is mailed besides", "server/post/arrival.c", "    table->owed.wrote = lz_only(r->seat); /* it tells what is asked */\n", "", ["mailed"]),
    ("a program is answered", "server/post/intake.c", "if (a->mail.kind == INBOX_LIST || a->mail.kind == INBOX_AUTO)", "if (a->mail.kind == INBOX_LIST)", ["answered"]),
    ("a mail that was read is read again", "server/post/intake.c", "    if (known != -1)\n", "    if (known < -1)\n", ["answered"]),
    ("anybody says that a mail came back", "server/post/arrival.c", "return fits == LZ_OK ? came_back(", "return fits != LZ_FAILED ? came_back(", ["answered"]),
    ("nobody is asked before a seat is given up", "server/post/commands.c", "if (r->arrival->tag.what != 'r') {", "if (false) {", ["answered"]),
    ("orders for a turn that has run are those of the next", "server/post/tag.c", "return (uint32_t)told->event.arg[0] + 2;", "return 2;", ["answered"]),
    ("a report goes as text alone", "server/post/letter.c", "if (!letter->html.len) {", "if (true) {", ["answered"]),
    ("who sees the drawn report is not told how to answer", "clients/cli/commands/cmd_serve.c", "        put_around(&whole, around[1]);\n", "", ["answered"]),
    ("the report of any turn is that of the last", "server/post/report.c", "report_json(table, seat, turn, &json) : LZ_REFUSED;", "report_json(table, seat, REPORT_LAST, &json) : LZ_REFUSED;", ["answered"]),
    ("orders that are final are not ready", "server/post/orders.c", "if (o->part.ready || r->final)", "if (o->part.ready)", ["answered"]),
    ("a point alone ends a mail wherever a line may end", "server/post/lmtp_talk.c", "bool ends = sign == '\\n' && t->last == '\\r';", "bool ends = sign == '\\n';", ["lmtp_talk"]),
    ("a doubled point stays double", "server/post/lmtp_talk.c", "        t->dotted = true;\n        return false;", "        t->dotted = true;", ["lmtp_talk"]),
    ("mail for others is taken", "server/post/lmtp_talk.c", "else if (!is_ours(t->box, path) ||", "else if (", ["lmtp_talk"]),
    ("a socket that was left is in the way", "server/post/lmtp.c", "    if (is_left(&at))\n        unlink(path);\n", "", ["answered"]),
    ("a report for which memory is missing is left out", "server/post/telling.c", "return status != LZ_FAILED;", "return true;", ["mailed"]),
    ("a report is made again when its table is opened again", OWED, "if (!table->owed.edition) /*", "if (false) /*", ["mailed"]),
    ("answers without end", "server/post/telling.c", "sent += sqlite3_column_int(ask, 0) == seat;", "sent += 0 * sqlite3_column_int(ask, 0);", ["mailed"]),
    ("an answer does not tell what is asked", "server/post/telling.c", "bool tells = memchr(\"amr\", tag->what, 3) &&", "bool tells = false &&", ["mailed"]),
    ("whoever has the question answers for its owner", "server/post/newcomer.c", "    if (strcasecmp(address, in->arrival.mail.from) != 0)", "    if (!in->arrival.mail.from[0])", ["newcomers"]),
    ("codes are guessed at by mail without end", "server/post/newcomer.c", "return in->codes < WRONG;", "return true;", ["newcomers"]),
    ("a stranger is asked without end", "server/post/newcomer.c", " || questions >= A_DAY)", ")", ["newcomers"]),
    ("an address moves before the old one has said so", "server/post/commands.c", "else if (r->arrival->tag.what != 'm') {", "else if (r->seat < 0) {", ["newcomers"]),
    ("nobody is reminded", "server/post/remind.c", "        well = add_mail(table, i, what);\n", "        well = what > 0 || add_mail(table, i, what);\n", ["mailed"]),
    ("a reminder waits until somebody looks at the table", "server/table/table.c", "    return post < room ? post : room;", "    return post < 0 ? post : room;", ["mailed"]),
    ("what is held leaves", "server/post/desk.c", "BASE_POST_HOLD, { 1 } }", "BASE_POST_HOLD, { 0 } }", ["desk"]),
    ("no host hears of a mailbox that fails", "server/post/collector.c", "answer->fate == MAILBOX_DENIED ||", "false ||", ["desk"]),
    ("what was given up is gone", "server/post/office.c", "answer->fate == MAILBOX_DONE ? MAIL_SENT : MAIL_GIVEN_UP, wall }", "answer->fate == MAILBOX_DONE ? MAIL_SENT : MAIL_OVERTAKEN, wall }", ["desk"]),
    ("a mail's HTML holds what its sender wrote as it came", "server/door/markup.c", "            lz_put(w, \"&lt;\");", "            lz_put_char(w, '<');", ["answered"]),
    ("an address that begins as ours is a link", "server/post/leaf.c", "(word.len == len || word.at[len] == '/')", "word.len", ["answered"]),
    ("a report goes without its pictures", "server/post/report.c", "    page->pictures++;\n", "", ["answered"]),
    ("what somebody has read is left", "server/post/collector.c", "    if (!bytes.at) {", "    if (!bytes.at || mail->seen) {", ["answered"]),
    ("the word that acts stands in the text", "server/post/telling.c", "    lz_put(w, \"\\nThe table: \");\n", "    lz_put(w, \"\\nThe table: \");\n    struct tag tag = { .seat = 0 };\n    (void)!tag_put((struct table *)table, &tag, w);\n", ["answered"]),
    ("what is said of DKIM is not kept", "server/post/arrival.c", "lz_span(dkim[a->mail.dkim])", "lz_span(dkim[0])", ["answered"]),
    ("a silent provider holds up the end", "mailbox/curl.c", "return line->box->stops && *line->box->stops &&", "return line->box->stops && false &&", ["answered"]),
    ("the end of a match is not told", OWED, "        return add_end(table, seat);\n", "        return true;\n", ["answered"]),
    # what is kept, and what its operator sees
    ("a copy is written over another", "server/store/keep.c", "    if (access(file, F_OK) == 0)\n        return failed(trouble, file, \"it is there",
     "    if (false)\n        return failed(trouble, file, \"it is there", ["running"]),
    ("a copy is everybody's to read", "server/store/keep.c", "int file = open(to, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);",
     "int file = open(to, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);", ["running"]),
    ("a damaged copy is put back", "server/store/keep.c", "    return well || failed(trouble, \"the copy\"", "    return true || failed(trouble, \"the copy\"", ["running"]),
    ("what a server has is replaced", "server/store/keep.c", "return flock(lock, LOCK_EX | LOCK_NB) == 0 ||", "return true ||", ["running"]),
    ("what is replaced is gone", "server/store/keep.c", "    well = well && set_by(folder, trouble);\n", "", ["running"]),
    ("what is replaced loses its log", "server/store/keep.c", "    if (base_open_to_write(&old, base))\n        base_close(&old);\n",
     "    char wal[PATH];\n    if (name_of(wal, folder, \"-wal\"))\n        unlink(wal);\n    (void)old;\n", ["running"]),
    ("half of a line is logged", "server/door/log.c", "    if (!line->w.full)\n", "", ["log"]),
    ("the log begins anew", "server/door/log.c", "O_APPEND | O_CREAT", "O_TRUNC | O_CREAT", ["log"]),
    ("the log is everybody's to read", "server/door/log.c", "O_CLOEXEC, 0600)", "O_CLOEXEC, 0644)", ["log"]),
    ("whoever a proxy lets in is the operator", "server/door/metrics.c", "            return false;\n", "            break;\n", ["running"]),
    ("numbers are everybody's", "server/door/metrics.c", "strcmp(name, operator_at) == 0;", "name[0];", ["running"]),
    ("commits that failed are not told", "server/door/metrics.c", "(int64_t)counts.failures }", "0 }", ["running"]),
    ("requests that failed are not told", "server/door/exchange.c", "    e->server->failures += e->status >= 500;\n", "", ["running"]),
    ("a table that is set aside is told without its number", "server/table/table.c", "    lz_put_number(&w, table->id);\n", "", ["running"]),
    ("tables set aside are not told", "server/door/loop.c", "    server->asides += news == HALL_ASIDE;\n", "", ["running"]),
    ("the front page has markup of others", "server/door/markup.c", "            lz_put(w, \"&amp;\");", "            lz_put_char(w, '&');", ["running"]),
    ("a plain form is called anew each time", "server/door/plain.c", "json_pack(\"{s:s, s:s, s:I}\", \"id\", id, ", "json_pack(\"{s:s, s:s, s:I}\", \"id\", e->token, ", ["plain"]),
    ("a plain page of anybody's", "server/door/plain.c", "bool well = talk_begin(&plain->talk, TALK_NEW);", "plain->talk.seat = 1 - plain->talk.seat;\n    bool well = talk_begin(&plain->talk, TALK_NEW);", ["plain"]),
    ("seats that are taken are open", "server/door/front.c", "!laid->plan.bot[i] && !laid->seat[i].person;", "!laid->plan.bot[i];", ["running"]),
    ("an older data base is not brought up", "server/store/base.c", "while (writes && edition >= 0 && edition < BASE_EDITION)", "while (writes && edition > 0 && edition < BASE_EDITION)",
     ["running"]),
    ("a newer data base is taken", "server/store/base.c", "    if (edition == BASE_EDITION)\n        return true;", "    if (edition >= BASE_EDITION)\n        return true;", ["running"]),
    # under load
    ("one batch of many is called safe and left out", "server/store/writer.c", "        status = put_batch(base, b);\n",
     "    {\n        static int n;\n        status = ++n % 29 ? put_batch(base, b) : LZ_OK;\n    }\n", ["kills"]),
    ("who resumes hears one entry twice", "server/table/talk.c", "    talk->cursor = from < count ? from : count;\n", "    talk->cursor = from < count ? from - !!from : count;\n", ["hall"]),
    ("who does not read costs without end", "server/door/stream.c", "    stream->out.broken |= too_much;\n", "    (void)too_much;\n", ["security"]),
    ("a socket that nobody reads costs without end", "server/door/wire.c", "(!reads && !writes) || unread >", "(!reads && !writes) || 0 * unread >", ["security"]),
    ("a talk goes on with half of what it was told", "server/table/talk.c", "    if (talk->out.broken)\n        return \"There is not enough memory: come again.\";\n", "", ["memory"]),
    ("what the end of a job posts is done before all are told", "server/table/table.c", "!table->now && !table->ends && ", "!table->now && ", ["serve talks"]),
    ("one that was set aside never plays again", "server/table/table.c", "    table->aside &= !table->open;\n", "", ["alarms"]),
    ("strangers sit in the order in which they came", "server/lobby/deal.c", "    draw_lots(laid, deal);\n", "", ["serve"]),
]


class Bench:
    """How objects and programs are made in the build folder, and the tests that are linked anew."""

    def __init__(self, program, shim, scratch):
        self.program, self.shim, self.scratch = program, shim, pathlib.Path(scratch)
        self.only = str(pathlib.Path(shim).with_name("only.so"))
        self.build = next(folder for folder in program.parents if (folder / "build.ninja").exists())
        self.compile, self.objects, self.links = {}, {}, {}
        for row in json.loads((self.build / "compile_commands.json").read_text()):
            path = os.path.relpath(os.path.join(row["directory"], row["file"]), ROOT)
            self.compile.setdefault(path, shlex.split(row["command"]))
            self.objects.setdefault(path, []).append(row["output"])

    def object_of(self, path, text, more):
        """Compiles text as if it were the file, with more words for the compiler. It runs once: nothing is optimized."""
        command, out, skip = [], self.scratch / "changed.o", 0
        for word in self.compile[path]:
            if skip:
                skip -= 1
            elif word in ("-o", "-MF", "-MQ", "-c"):
                skip = 1
            elif word != "-MD" and not word.startswith("-Werror"):
                command.append(word)
        self.path, here = path, (ROOT / path).parent
        subprocess.run([*command, "-O0", *more, "-w", f"-I{here}", "-x", "c", "-c", "-", "-o", out], input=text, cwd=self.build, text=True,
                       check=True)
        return out

    def linked(self, target, changed):
        """The program or test, with the changed object in the place of the true one or before its library."""
        if changed is None:
            return self.build / target
        if target not in self.links:
            said = subprocess.run(["ninja", "-C", self.build, "-t", "commands", target], check=True, capture_output=True, text=True)
            self.links[target] = shlex.split(said.stdout.strip().splitlines()[-1])
        command, out = [word for word in self.links[target] if word not in self.objects[self.path]], self.scratch / "linked"
        at = command.index("-o")
        command[at:at + 2] = ["-o", out, changed, *QUICK_LINK]
        subprocess.run(command, cwd=self.build, check=True, stdout=subprocess.DEVNULL)
        return out

    def run_of(self, test, changed):
        """The command of a test, with the bug in it; without any if nothing is changed."""
        kind, _, name = test.partition(" ")
        if kind.startswith(("prop/", "veil/")):
            return [self.linked("tests/" + kind, changed), *name.split()]
        if is_unit(test):
            return [self.linked(f"tests/unit/{test}_test", changed)]
        program = self.linked(os.path.relpath(self.program, self.build), changed)
        if kind in SERVED:
            more = {"kills": [self.shim, "kills", "40"], "drops": ["300"]}.get(kind, [])
            python = "/usr/bin/python3" if kind in ("post", "answered", "newcomers", "desk") else sys.executable  # Debian's own has aiosmtpd
            return [python, "-B", ROOT / f"tests/server/{name or kind}.py", program, ROOT, *more]
        if kind in CALLED:
            return [sys.executable, ROOT / f"tests/e2e/{kind}.py", program, ROOT]
        if kind == "e2e":
            return ["sh", ROOT / "tests/e2e" / f"{name}.sh", program]
        scene, _, mode = name.partition(", ")
        return [sys.executable, ROOT / "tests/faults/every.py", program, self.shim, mode or "quick", scene]

    def notices(self, test, changed, case=None):
        """The case that fails, None if the test passes, or if it takes so long that nobody can say. Of one case, if it is named."""
        env = dict(os.environ, FIRST_FAILURE="1", CMOCKA_MESSAGE_OUTPUT="TAP", SOURCE=str(ROOT))
        if case:
            env["CASE"] = case
            if is_unit(test):
                env["LD_PRELOAD"] = self.only
        run = subprocess.Popen(self.run_of(test, changed), cwd=self.scratch, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, env=env, start_new_session=True)
        try:
            out, _ = run.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return None
        finally:  # a server that the bug keeps from ending would stay
            with contextlib.suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
            run.wait()
        first = re.search(rb"^not ok \d+ -? ?(.*)", out, re.M)
        said = first[1].decode(errors="replace") if first else f"exit code {run.returncode}"
        return f"{test}: {said}" if run.returncode else None


def is_unit(test):
    return not test.startswith(("prop/", "veil/")) and test.split()[0] not in ("e2e", "faults", *CALLED, *SERVED)


def planted(path, line, becomes):
    text = (ROOT / path).read_text()
    if text.count(line) != 1:
        return None
    return text.replace(line, becomes)


def places():
    """Whoever changes the code that a bug is planted in hears of it at once."""
    gone = [bug for bug in BUGS if planted(*bug[1:4]) is None]
    for what, path, line, *_ in gone:
        print(f"# '{what}': {path} does not hold this line once: {line!r}")
    print(f"{'not ok' if gone else 'ok'} 1 - a place for each of {len(BUGS)} bugs\n1..1")
    return len(gone) > 0


def case(bench, bug, alone):
    """Which case noticed it, and what is wrong otherwise. `alone`: a test and a case of it that is tried first, or None."""
    what, path, line, becomes, tests, *more = bug
    text = planted(path, line, becomes)
    if text is None:
        return None, f"{path} does not hold this line once: {line}"
    changed = bench.object_of(path, text, more[0] if more else [])
    found = alone and bench.notices(alone[0], changed, alone[1])
    found = found or next(filter(None, (bench.notices(test, changed) for test in tests)), None)
    return found, f"none of these notices it: {', '.join(tests)}"


def learned(bugs):
    """By the name of a bug, the test and the case that noticed it."""
    rows = [line.split("\t") for line in NOTICED.read_text().splitlines()] if NOTICED.exists() else []
    tests = {bug[0]: bug[4] for bug in bugs}
    return {what: (test, name) for what, test, name in rows if test in tests.get(what, ())}


def learn(bugs, found, passes_alone):
    """Cases that have a name; what a test says besides depends on the run."""
    with open(NOTICED, "w") as out:
        for bug, said in zip(bugs, found):
            test, _, name = (said or "").partition(": ")
            named = name and not name.startswith("exit code") and test.split()[0] not in ("faults", "kills", "drops")
            if named and not test.startswith(("prop/", "veil/")) and passes_alone((test, name)):
                out.write(f"{bug[0]}\t{test}\t{name}\n")


def passes(bench, one):
    """Whether a case passes alone with nothing planted."""
    return bench().notices(one[0], None, one[1]) is None


def alone(bench, pool):
    cases = sorted(set(learned(BUGS).values()))
    good = list(pool.map(lambda one: passes(bench, one), cases))
    for number, (one, passed) in enumerate(zip(cases, good), 1):
        print(f"{'ok' if passed else 'not ok'} {number} - alone: {': '.join(one)}")
    print(f"1..{len(cases)}")
    return not all(good)


def plant(bench, pool, words):
    learns, failed = words == ["learn"], 0
    bugs = [bug for bug in BUGS if learns or not words or any(word in bug[0] for word in words)]
    cases = {} if learns else learned(bugs)
    found = []
    for number, (bug, (by, wrong)) in enumerate(zip(bugs, pool.map(lambda bug: case(bench(), bug, cases.get(bug[0])), bugs)), 1):
        found.append(by)
        print(f"{'ok' if by else 'not ok'} {number} - {bug[0]}{': noticed by ' + by if by else ''}", flush=True)
        if not by:
            failed += 1
            print("# " + wrong)
    if learns:
        learn(bugs, found, lambda one: passes(bench, one))
    print(f"1..{len(bugs)}")
    return failed > 0


def main():
    program, shim, words, own = pathlib.Path(sys.argv[1]).resolve(), os.path.realpath(sys.argv[2]), sys.argv[3:], threading.local()

    def bench():
        """Each thread has its own."""
        if not hasattr(own, "bench"):
            own.bench = Bench(program, shim, tempfile.mkdtemp(dir=scratch))
        return own.bench

    with tempfile.TemporaryDirectory(prefix="lizardry-planted-") as scratch, concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        return alone(bench, pool) if words == ["alone"] else plant(bench, pool, words)


if __name__ == "__main__":
    sys.exit(places() if sys.argv[1:] == ["places"] else main())
