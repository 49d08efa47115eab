import type { Browser, Page } from 'playwright';

import { installInPage } from '../src/rules/in-page.ts';
import type { Visit } from '../src/rules/rule.ts';

const ADDRESS = 'http://rules.example/';

/** Shows the examples of a rule's document as pages of a site; `done` closes what was opened. */
export function examplePages(browser: Browser) {
  const opened: Page[] = [];

  async function open(html: string, { hasClock = false, hasMotion = false, path = '' } = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    });
    if (hasClock) await context.clock.install();
    const body = html.startsWith('<html') ? `<!doctype html>${html}` : `<!doctype html><body>${html}`;
    await context.route('**', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    const page = await context.newPage();
    opened.push(page);
    await page.goto(new URL(path, ADDRESS).href);
    await installInPage(page);
    return page;
  }

  /** `unused` is a page that nothing was done in: it saves opening a second one. */
  const visitOf = (html: string, unused: Page): Visit => ({
    language: 'en',
    inFreshPage: async (look, options) => look(options ? await open(html, options) : unused),
  });

  const done = () => Promise.all(opened.splice(0).map((page) => page.context().close()));

  return { open, visitOf, done };
}
