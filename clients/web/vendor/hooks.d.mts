// What the page uses of Preact's hooks, for tsc. Not part of what is published.
type Undo = void | (() => void) | (() => boolean);
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(effect: () => Undo, inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Undo, inputs?: readonly unknown[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
export function useCallback<T extends Function>(callback: T, inputs: readonly unknown[]): T;
