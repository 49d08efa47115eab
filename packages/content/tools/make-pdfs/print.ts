import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { chromiumArgs, ensureChromium } from '../../../../scripts/chromium.mjs';
import { fontFaces } from './html.ts';

type PrintedPage = {
  setContent: (html: string) => Promise<void>;
  evaluate: (script: string) => Promise<unknown>;
  pdf: (options: { tagged: boolean; outline: boolean; preferCSSPageSize: boolean }) => Promise<Buffer>;
};
type Browser = { newPage: () => Promise<PrintedPage>; close: () => Promise<void> };
type Playwright = {
  chromium: { launch: (options: { executablePath: string; args: string[] }) => Promise<Browser> };
};

/** Prints HTML as a PDF with language, title, headings, lists, tables and an outline; `close` ends the browser. */
export async function openPrinter() {
  // The browser is that of the tests of ui; this package needs it for nothing else.
  const { chromium } = createRequire(new URL('../../../ui/package.json', import.meta.url))(
    'playwright',
  ) as Playwright;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const page = await browser.newPage();
  const fonts = fontFaces();
  return {
    print: async (html: string): Promise<Buffer> => {
      await page.setContent(html.replace('<style>', `<style>\n${fonts}`));
      await page.evaluate('document.fonts.ready.then(() => true)');
      return withoutClock(await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true }));
    },
    close: () => browser.close(),
  };
}

/** The day that every file says it was made on: the same words give the same bytes. */
const FIXED_DATE = 'D:20000101000000';

/** Replaces the times in a PDF by one of the same length, so that no offset in it moves. */
function withoutClock(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \()D:\d{14}/g, `$1${FIXED_DATE}`);
  return Buffer.from(text, 'latin1');
}

/** Tells whether a PDF is as old as its source; it says nothing of the browser that printed it. */
export const fingerprint = (html: string): string =>
  createHash('sha256').update(html).digest('hex').slice(0, 16);
