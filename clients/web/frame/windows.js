// One seat, several windows of one browser: the one that was opened or called last plays, the others look on, so that two
// windows never answer one question.
import { useEffect, useRef, useState } from './view.js';

/** Is the table played in another window? And how it is called back. @param {number | undefined} table @returns {[boolean, () => void]} */
export function useElsewhere(table) {
    const [elsewhere, be] = useState(false);
    const channel = useRef(/** @type {BroadcastChannel | null} */ (null));
    useEffect(() => {
        if (!table || typeof BroadcastChannel !== 'function') return undefined;
        const one = new BroadcastChannel('lizardry.table');
        channel.current = one;
        one.onmessage = ({ data }) => { if (data === table) be(true); };
        one.postMessage(table);
        return () => one.close();
    }, [table]);
    return [elsewhere, () => { be(false); channel.current?.postMessage(table); }];
}
