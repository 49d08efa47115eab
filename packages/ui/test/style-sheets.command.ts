import { defineBrowserCommand } from '@vitest/browser-playwright';
import * as styleSheets from './style-sheets.ts';

/** Builds the style sheets of the library for a test in the browser. */
export const buildStyleSheets = defineBrowserCommand<[]>(() => styleSheets.buildStyleSheets());

declare module 'vitest/browser' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  interface BrowserCommands {
    buildStyleSheets: () => Promise<Record<string, string>>;
  }
}
