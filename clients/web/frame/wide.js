// Desk or phone: below 1100 px of width, or less if the reader has set larger letters, the layout is that of a phone. Paper has the desk's, with every panel.
import { useEffect, useState } from './view.js';

const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 68.75em), print') : null;

export function useWide() {
    const [wide, setWide] = useState(query ? query.matches : true);
    useEffect(() => {
        const turned = () => setWide(Boolean(query?.matches));
        query?.addEventListener('change', turned);
        return () => query?.removeEventListener('change', turned);
    }, []);
    return wide;
}
