// Times as people say them: in the reader's own zone and the reader's own way of writing.

/** @param {number} ms */
export const clockTime = (ms) => new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
/** @param {number} ms */
export const secondTime = (ms) => new Date(ms).toLocaleTimeString();
/** @param {number} ms */
export const dayTime = (ms) => new Date(ms).toLocaleString([], { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A time of the table: the reader's own way, and beside it the table's if that is another zone.
 * @param {number} ms @param {string} [zone] */
export function bothTimes(ms, zone) {
    const here = dayTime(ms);
    if (!zone || zone === Intl.DateTimeFormat().resolvedOptions().timeZone) return here;
    try {
        return `${here} (${new Date(ms).toLocaleString([], { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: zone })} ${zone})`;
    } catch { /* a zone that this browser does not know */
        return here;
    }
}

/** What is left: "2:41" below an hour, "28 h" below two days, then days. @param {number} ms */
export function left(ms) {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const hours = Math.round(seconds / 3600);
    return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}
