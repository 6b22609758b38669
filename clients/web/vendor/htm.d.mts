// What the page uses of htm, for tsc. Not part of what is published.
declare const htm: { bind(h: any): (texts: TemplateStringsArray, ...values: any[]) => any };
export default htm;
