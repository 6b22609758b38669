// What the page uses of Preact, for tsc. Not part of what is published.
export function h(type: any, props?: any, ...children: any[]): any;
export function render(what: any, where: Element): void;
export const Fragment: any;
export const options: any;
