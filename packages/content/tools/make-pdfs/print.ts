import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { chromiumArgs, ensureChromium } from '../../../../scripts/chromium.mjs';
import { finishPdf } from './finish-pdf.ts';
import { fontFaces } from './html.ts';
import { getPages, parsePdfObjects } from './pdf-objects.ts';

type PrintedPage = {
  setContent: (html: string) => Promise<void>;
  evaluate: <Value>(script: string) => Promise<Value>;
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
    /** Prints with the largest body text that needs the fewest pages. */
    print: async (html: string, publisher: string): Promise<Buffer> => {
      await page.setContent(html.replace('<style>', `<style>\n${fonts}`));
      await page.evaluate('document.fonts.ready.then(() => true)');
      const links = await page.evaluate<string[]>('[...document.links].map((link) => link.textContent)');
      const tries: { bytes: Buffer; pages: number }[] = [];
      for (const size of BODY_SIZES) {
        await page.evaluate(`void (document.body.style.font = "${size} 'Paper'")`);
        const bytes = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
        tries.push({ bytes, pages: getPages(parsePdfObjects(bytes)).length });
        if (tries[0]?.pages === 1) break;
      }
      const fewest = Math.min(...tries.map(({ pages }) => pages));
      const best = tries.find(({ pages }) => pages === fewest) as (typeof tries)[number];
      return finishPdf(best.bytes, { publisher, links });
    },
    close: () => browser.close(),
  };
}

/** Body text in points and its line height, the largest first. */
const BODY_SIZES = ['13pt/1.55', '12.5pt/1.5', '12pt/1.45'];

/** A digest of the source, independent of the browser that prints it. */
export const fingerprint = (html: string): string =>
  createHash('sha256').update(html).digest('hex').slice(0, 16);
