// At which address others reach this server: the one that this page came from, unless that is the machine's own name for
// itself.

const HOME = ['localhost', '127.0.0.1', '[::1]'];

/** @param {string} host the name in the page's own address @param {string} origin that address @param {{ url: string, near: string[] }} told by the server */
export function reachable(host, origin, { url, near }) {
    const all = HOME.includes(host) ? [url, ...near] : [origin, ...near];
    const abroad = all.filter((one) => !HOME.includes(new URL(one).hostname));
    return [...new Set(abroad)];
}
