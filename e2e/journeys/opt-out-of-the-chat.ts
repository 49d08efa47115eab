import { expect, test, type Browser, type BrowserContext } from '@playwright/test';

import { createDraw, testSeed } from '../../scripts/draw.mjs';
import { htmlToText } from '../oracles/built-site.ts';
import { browserFor, createVisitor } from '../task.ts';
import { nameWay, PAIRWISE, type Way } from '../ways.ts';
import { triggerHydration } from './first-intent.ts';

/** The two privacy signals of browsers, each as a property that a page reads and as a header. */
const PRIVACY_SETTINGS = [
  { name: 'globalPrivacyControl', value: true, header: 'Sec-GPC' },
  { name: 'doNotTrack', value: '1', header: 'DNT' },
] as const;
type PrivacySetting = (typeof PRIVACY_SETTINGS)[number];

const CHAT_BUTTON = 'Somebody else’s chat';
/** Stands in for the chat provider's script. */
const chatWidget = `
  const button = document.createElement('button');
  button.textContent = ${JSON.stringify(CHAT_BUTTON)};
  document.body.append(button);`;

export const NAME = 'opt out of the chat';
const chatHost = `chat-${createDraw(testSeed, NAME).integer(1e6)}.example.org`;
/** The setting to build a site with, for `optOut`. */
export const CHAT_SCRIPT_URL = `https://${chatHost}/widget.js`;

/** Answers for the chat's provider. Returns the URLs that are requested from it, filled as they come. */
export async function serveChat(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`https://${chatHost}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: chatWidget });
  });
  return requests;
}

type Visit = { way: Way; setting: PrivacySetting; picks: number[] };

async function optOutIn(browser: Browser, site: string, { way, ...data }: Visit): Promise<void> {
  const context = await browser.newContext({ ...browserFor(way), baseURL: site });
  try {
    const page = await context.newPage();
    const requests = await serveChat(context);
    const visitor = await createVisitor(page, way);
    const chat = page.getByRole('button', { name: CHAT_BUTTON });
    const hint = page.getByText(visitor.text('shell.help.chat')).filter({ visible: true });
    const footer = page.getByRole('contentinfo');

    // Without an opt-out the chat loads. Otherwise its absence would prove nothing.
    await visitor.arrive();
    await triggerHydration(visitor);
    await expect(chat).toHaveCount(visitor.hasScript ? 1 : 0);
    await expect(hint).toHaveCount(visitor.hasScript ? 1 : 0);
    await visitor.press(footer.getByRole('link', { name: visitor.text('shell.footer.privacy') }));
    await expect(page.locator('#third-parties')).toBeVisible();

    // According to the policy the browser's own setting is enough.
    const { name, value, header } = data.setting;
    await context.setExtraHTTPHeaders({ [header]: '1' });
    await context.addInitScript(([key, set]) => Object.defineProperty(navigator, key, { get: () => set }), [
      name,
      value,
    ] as const);
    requests.length = 0;
    await page.reload();

    await visitor.press(footer.getByRole('link', { name: visitor.text('shell.footer.siteMap') }));
    await expect(page).toHaveURL(/site-map$/);
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const paths = [...new Set(links)].filter((path) => !path.startsWith('/pdf/'));
    for (const index of data.picks) {
      const path = paths[index % paths.length] ?? '';
      await page.goto(path);
      await triggerHydration(visitor);
      // Third-party scripts load soon after hydration.
      await page.waitForLoadState('networkidle');
      await expect(chat, path).toHaveCount(0);
      await expect(hint, path).toHaveCount(0);
      await expect(page.locator('a[href^="tel:"]').first(), path).toBeVisible();
    }
    expect(requests).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Each way has its own sequence, so that the command that repeats a failure draws the same in all ways. */
const drawVisit = (way: Way): Visit => {
  const draw = createDraw(testSeed, `${NAME}: ${nameWay(way)}`);
  return {
    way,
    setting: draw.pick(PRIVACY_SETTINGS),
    picks: Array.from({ length: 4 }, () => draw.integer(10_000)),
  };
};

/** The task, in each way of this run, at the URL of a site that is built with `CHAT_SCRIPT_URL`. */
export async function optOut(browser: Browser, site: string): Promise<void> {
  const visits = PAIRWISE.map(drawVisit);
  test.info().annotations.push(
    {
      type: 'who',
      description: 'Somebody who does not want another company to know what they read about.',
    },
    { type: 'drawn', description: JSON.stringify({ chatHost, visits }) },
  );
  // The policy must say how to opt out.
  const policy = htmlToText(await (await fetch(`${site}/privacy-policy`)).text());
  expect(policy).toContain('If your browser asks not to be tracked, we do not load such tools.');
  for (const visit of visits) await test.step(nameWay(visit.way), () => optOutIn(browser, site, visit));
}
