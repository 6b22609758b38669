// Desk or phone: below 1100 px of width the layout is that of a phone. Paper has the desk's, with every panel.
import { useEffect, useState } from './view.js';

const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 1100px), print') : null;

export function useWide() {
    const [wide, setWide] = useState(query ? query.matches : true);
    useEffect(() => {
        const turned = () => setWide(Boolean(query?.matches));
        query?.addEventListener('change', turned);
        return () => query?.removeEventListener('change', turned);
    }, []);
    return wide;
}
