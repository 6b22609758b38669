// Told when it is one's turn: by a sound, by a notice of the system's if the page is not looked at. Both are off until somebody
// asks for them.
import { useEffect, useRef } from './view.js';
import { settings } from './settings.js';
import { t } from './text.js';

/** Without https a browser shows no notices. */
export const noticesThere = () => typeof Notification === 'function' && globalThis.isSecureContext;

/** Asks the reader's browser; answers whether it may. */
export const allowNotices = async () => noticesThere() && (await Notification.requestPermission()) === 'granted';

function ring() {
    const audio = new AudioContext();
    for (const [i, hertz] of [523, 784].entries()) {
        const tone = audio.createOscillator();
        const loud = audio.createGain();
        tone.frequency.value = hertz;
        loud.gain.setValueAtTime(0.12, audio.currentTime + i * 0.12);
        loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + i * 0.12 + 0.2);
        tone.connect(loud).connect(audio.destination);
        tone.start(audio.currentTime + i * 0.12);
        tone.stop(audio.currentTime + i * 0.12 + 0.22);
    }
    setTimeout(() => audio.close(), 1000);
}

/** @param {any} match */
export function useNotice(match) {
    const was = useRef(true); /* what waits when the page is opened is seen anyway */
    useEffect(() => {
        const begins = match.asked && !was.current;
        was.current = match.asked;
        if (!begins) return;
        if (settings.sound) ring();
        if (settings.notices && document.hidden && noticesThere() && Notification.permission === 'granted') {
            const notice = new Notification(`${t('your-turn')} · ${match.game?.title ?? ''}`, { body: match.asks.ask, tag: `table-${match.table}` });
            notice.onclick = () => { globalThis.focus(); notice.close(); };
        }
    }, [match, match.asked, match.decision]);
}
