// What more than one screen needs, in one file to fetch: build.py splits the page by which screens reach a module, and every
// screen reaches these. Over a slow line the number of files counts more than their size.
import './frame/parts.js';
import './frame/text.js';
import './frame/keys.js';
import './frame/time.js';
import './frame/ahead.js';
import './frame/art.js';
import './frame/paper.js';
import './frame/sides.js';
import './frame/people.js';
import './frame/notice.js';
import './frame/line/session.js';
import './frame/line/mine.js';
import './frame/table/explain.js';
import './screens/arrive.js';
import './screens/masthead.js';
import './screens/ask-name.js';
import './screens/join-by.js';
import './screens/rows.js';
