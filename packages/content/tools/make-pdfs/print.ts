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

/** Prints HTML as a tagged PDF with an outline; `close` closes the browser. */
export async function openPrinter() {
  // The browser of ui's tests; this package uses it only here.
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

/** A constant creation date, so that the same text produces the same bytes. */
const FIXED_DATE = 'D:20000101000000';

/** Replaces the times in a PDF with one of the same length, so that no offset moves. */
function withoutClock(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \()D:\d{14}/g, `$1${FIXED_DATE}`);
  return Buffer.from(text, 'latin1');
}

/** A digest of the source, independent of the browser that prints it. */
export const fingerprint = (html: string): string =>
  createHash('sha256').update(html).digest('hex').slice(0, 16);
