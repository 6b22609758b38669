// What is typed and not sent yet, kept by this window through a reload.

/** @param {string} key */
export function kept(key) {
    try {
        return sessionStorage.getItem(`lizardry.${key}`);
    } catch {
        return null;
    }
}

/** @param {string} key @param {string | null} text null or empty: nothing any more */
export function keep(key, text) {
    try {
        if (text) sessionStorage.setItem(`lizardry.${key}`, text);
        else sessionStorage.removeItem(`lizardry.${key}`);
    } catch { /* a browser that keeps nothing */ }
}
