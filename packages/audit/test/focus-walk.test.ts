import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findChromium } from '../src/scan/find-chromium.ts';
import { pressTab, moveToTop } from '../src/scan/rules/focus-walk.ts';
import { createExamplePages } from './example-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(() => browser.close());

async function walk(page: Page, limit = 9): Promise<(string | undefined)[]> {
  const stops: (string | undefined)[] = [];
  for (let at = 0; at < limit; at++) {
    const { path } = await pressTab(page);
    stops.push(path);
    if (path === undefined) break;
  }
  return stops;
}

const links = '<a href="#1" id="one">1</a> <a href="#2" id="two">2</a> <a href="#3" id="three">3</a>';

test.each([
  ['a page', `<main>${links}</main>`],
  [
    'an open dialog',
    `<a href="#0">0</a><dialog>${links}</dialog><script>document.querySelector('dialog').showModal()</script>`,
  ],
])('moves to the first tab stop of %s, also after a walk that ended in its middle', async (_name, body) => {
  const page = await createExamplePages(browser).open(
    `<!doctype html><html lang="en"><title>Walk</title>${body}</html>`,
  );
  await moveToTop(page);
  const whole = await walk(page);
  expect(whole).toHaveLength(4);
  await moveToTop(page);
  expect(await walk(page, 2)).toEqual(whole.slice(0, 2));
  await moveToTop(page);
  expect(await walk(page)).toEqual(whole);
});
