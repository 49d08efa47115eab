import { chromium, type Page } from '@playwright/test';

import { chromiumArgs, ensureChromium } from '../../../scripts/chromium.mjs';

type Size = { width: number; height: number };

/**
 * Takes screenshots of HTML in its own size; `close` closes the browser.
 * @param colorScheme Color scheme of the theme. Default 'light'.
 */
export async function openCamera(colorScheme: 'light' | 'dark' = 'light'): Promise<{
  /** A screenshot as PNG; transparent with `isOpaque` false. */
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
