// A machine that slept, or a page that was not looked at: what was measured is old, and the line may be dead without anybody having
// said so. A screen that nobody touches is seen to have slept by a clock that stood still.

const TICK_MS = 5000;
const SLEPT_MS = 20000;

/** @type {Set<() => void>} */
const ears = new Set();
let last = Date.now();

/** Whoever listens is told. */
export function wake() {
    for (const ear of ears) ear();
}

const woken = () => { if (document.visibilityState === 'visible') wake(); };

function tick() {
    const slept = Date.now() - last > SLEPT_MS;
    last = Date.now();
    if (slept) woken();
}

if (typeof document !== 'undefined' && typeof addEventListener === 'function') {
    addEventListener('online', woken);
    document.addEventListener('visibilitychange', woken);
    setInterval(tick, TICK_MS);
}

/** @param {() => void} ear @returns {() => void} no more */
export function onWake(ear) {
    ears.add(ear);
    return () => { ears.delete(ear); };
}
