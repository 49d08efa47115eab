/** The browser that tests run in; written in plain JavaScript, since the bootstrap needs it before any install. */
declare module '*/scripts/chromium.mjs' {
  export const chromiumArgs: string[];
  /** Path of a Chromium on this machine, or undefined when there is none. */
  export function findChromium(): string | undefined;
}
