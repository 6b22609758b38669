// What every table needs besides (base.js), in one more file: the screens that show one reach it, and the games' drawings.
import './frame/table/table.js';
import './frame/line/match.js';
