import type { Browser, Page } from 'playwright';

import { watchScripts } from '../src/scan/rules/has-script.ts';
import { installInPage } from '../src/scan/rules/in-page.ts';
import type { Visit } from '../src/scan/rules/rule.ts';

const ADDRESS = 'http://rules.example/';

/** Opens examples of a RULE.md as pages of a site; `done` closes or reuses them. */
export function createExamplePages(browser: Browser) {
  /** Pages for reuse: opening one takes longer than most examples. */
  const idle: Page[] = [];
  const opened: { page: Page; hasClock: boolean }[] = [];

  async function blank(hasClock: boolean): Promise<Page> {
    const used = hasClock ? undefined : idle.pop();
    if (used) return used;
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await watchScripts(context);
    if (hasClock) await context.clock.install();
    return context.newPage();
  }

  async function open(html: string, { hasClock = false, hasMotion = false, path = '' } = {}): Promise<Page> {
    const page = await blank(hasClock);
    opened.push({ page, hasClock });
    await page.emulateMedia({ reducedMotion: hasMotion ? 'no-preference' : 'reduce' });
    const body = html.startsWith('<html') ? `<!doctype html>${html}` : `<!doctype html><body>${html}`;
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(new URL(path, ADDRESS).href);
    await installInPage(page);
    return page;
  }

  /** `unused` is an unchanged page of the example, which saves opening another one. */
  const createVisit = (html: string, unused: Page): Visit => ({
    language: 'en',
    withFreshPage: async (look, options) => look(options ? await open(html, options) : unused),
  });

  /** Closes pages with a fake clock and those of a failed example, and keeps the others for reuse. */
  async function done({ isBroken = false } = {}): Promise<void> {
    for (const { page, hasClock } of opened.splice(0)) {
      if (isBroken || hasClock) {
        await page.context().close();
        continue;
      }
      page.removeAllListeners();
      await page.unrouteAll();
      await page.mouse.move(0, 0);
      await page.setViewportSize({ width: 1280, height: 800 });
      idle.push(page);
    }
  }

  return { open, visitOf: createVisit, done };
}
