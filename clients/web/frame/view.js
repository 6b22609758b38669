// What every component is written with: Preact, its hooks, and htm in place of JSX.
import { h, render, Fragment } from '../vendor/preact.mjs';
import { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from '../vendor/hooks.mjs';
import htm from '../vendor/htm.mjs';

export const html = htm.bind(h);
export { h, render, Fragment, useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback };

/** Draws again whenever the source tells of a change.
 * @param {{ hear: (f: () => void) => () => void }} source */
export function useChanges(source) {
    const [, again] = useState(0);
    useEffect(() => source.hear(() => again((n) => n + 1)), [source]);
}
