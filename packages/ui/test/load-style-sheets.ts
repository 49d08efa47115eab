import { commands } from 'vitest/browser';

/** The style sheets of the library as partners import them, by name (`select`, `styles`), for `adoptedStyleSheets`. */
export async function loadStyleSheets(): Promise<Record<string, CSSStyleSheet>> {
  const texts = await commands.buildStyleSheets();
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [name, sheet];
    }),
  );
}
