// The sixteen patterns of seats, each a tile of 8 x 8: where colour fails, the pattern tells a seat from another.

/** Lines, or with `fill` areas. In the order of seats. @type {{ d: string, fill?: boolean }[]} */
export const PATTERNS = [
    { d: '' },
    { d: 'M.7 2a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M4.7 6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0', fill: true },
    { d: 'M-2 6l8-8M2 10l8-8' },
    { d: 'M-2 2l8 8M2-2l8 8' },
    { d: 'M2 0v8M6 0v8' },
    { d: 'M0 2h8M0 6h8' },
    { d: 'M4 0v8M0 4h8' },
    { d: 'M0 0h4v4h-4zM4 4h4v4h-4z', fill: true },
    { d: 'M-2 6l8-8M2 10l8-8M-2 2l8 8M2-2l8 8' },
    { d: 'M0 3q2-3 4 0t4 0M0 7q2-3 4 0t4 0' },
    { d: 'M0 4l4-4 4 4M0 8l4-4 4 4' },
    { d: 'M0 4a4 4 0 0 0 8 0M-4 0a4 4 0 0 0 8 0a4 4 0 0 0 8 0' },
    { d: 'M0 0h8M0 4h8M2 0v4M6 4v4' },
    { d: 'M4 1l3 3-3 3-3-3z' },
    { d: 'M1.5 4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0' },
    { d: 'M0 8v-4h4v-4h4' },
];
