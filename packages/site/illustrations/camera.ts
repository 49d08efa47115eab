import { chromium, type Page } from '@playwright/test';

import { chromiumArgs, ensureChromium } from '../../../scripts/chromium.mjs';

type Size = { width: number; height: number };

/**
 * Takes pictures of HTML, in pixels of its own size; `close` ends the browser.
 * @param colorScheme Which colours of the theme they have. Default 'light'.
 */
export async function openCamera(colorScheme: 'light' | 'dark' = 'light'): Promise<{
  /** A picture as PNG; with `isOpaque` false the page has no ground. */
  take: (html: string, size: Size, options?: { isOpaque?: boolean }) => Promise<Buffer>;
  close: () => Promise<void>;
}> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const page: Page = await browser.newPage({ deviceScaleFactor: 1, colorScheme });
  return {
    take: async (html, size, { isOpaque = true } = {}) => {
      await page.setViewportSize(size);
      await page.setContent(html);
      await page.evaluate(`document.documentElement.dataset.longcovidScheme = '${colorScheme}'`);
      await page.evaluate('document.fonts.ready.then(() => true)');
      return page.screenshot({ type: 'png', omitBackground: !isOpaque });
    },
    close: () => browser.close(),
  };
}
