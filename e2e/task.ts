import type { BrowserContextOptions, Page } from '@playwright/test';

import { nightly } from './pages/nightly.ts';
import { test as base } from './pages/test.ts';
import { createDraw, testSeed, type Draw } from '../scripts/draw.mjs';
import { Visitor } from './visitor.ts';
import { nameWay, PAIRWISE, chooseWay, type Way } from './ways.ts';

/** Window of a visitor by touch, in CSS pixels. */
const PHONE = { width: 390, height: 800 };

/** Options of the browser for this way. */
export const browserFor = (way: Way): BrowserContextOptions => ({
  javaScriptEnabled: way.script !== 'no script',
  locale: way.language === 'es' ? 'es-US' : 'en-US',
  ...(way.input === 'touch' ? { hasTouch: true, isMobile: true, viewport: PHONE } : {}),
});

/** Creates a visitor for a page. Late script loads after the visitor's first action. */
export async function createVisitor(page: Page, way: Way): Promise<Visitor> {
  const isSlowTypist =
    way.script === 'late script' &&
    createDraw(testSeed, `typing: ${base.info().titlePath.join(' ')}`).chance(0.5);
  let releaseScript = () => {};
  if (way.script === 'late script') {
    const released = new Promise<void>((resolve) => (releaseScript = resolve));
    // The loader is part of the page. The scripts that it loads are late.
    await page.route(/\/assets\/(?!loader-)[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  }
  return new Visitor(page, way, () => releaseScript(), isSlowTypist);
}

export type VisitorTask<Data> = {
  /** Who has the task, in a sentence that is printed with a failure. */
  who: string;
  /** The ways in which the task can be done. Default: all nine. */
  ways?: readonly Way[];
  /** Expected errors of console and network. Any other fails the task. */
  allowed?: RegExp;
  /** Draws the data of one run. */
  draw: (draw: Draw, way: Way) => Data;
  /** Data that once failed, or that are rarely drawn. Each runs in one random way. */
  fixed?: readonly Data[];
  /** Goes from the home page to the outcome. */
  run: (visitor: Visitor, data: Data) => Promise<void>;
};

/**
 * Defines a task, named as the visitor would name it. Each way has random data of its own. The gate runs one of the ways, the
 * nightly run all nine and the fixed data.
 */
export function visitorTask<Data>(name: string, task: VisitorTask<Data>): void {
  const { who, ways = PAIRWISE, allowed, draw, fixed = [], run } = task;
  const wayOfGate = chooseWay(createDraw(testSeed, `way of ${name}`), ways);
  const cases = [
    ...ways.map((way) => ({
      way,
      options: way === wayOfGate ? {} : nightly,
      title: nameWay(way),
      data: draw(createDraw(testSeed, `${name}: ${nameWay(way)}`), way),
    })),
    ...fixed.map((data, index) => {
      const way = createDraw(testSeed, `way of ${name}, fixed ${index}`).pick(ways);
      return { way, options: nightly, title: `fixed ${index + 1}, ${nameWay(way)}`, data };
    }),
  ];
  base.describe(name, () => {
    for (const { way, options, title, data } of cases) {
      base.describe(title, () => {
        base.use({ ...browserFor(way), ...(allowed && { allowed }) });
        base('is done', options, async ({ page }) => {
          base
            .info()
            .annotations.push(
              { type: 'who', description: who },
              { type: 'drawn', description: JSON.stringify(data) },
            );
          await run(await createVisitor(page, way), data);
        });
      });
    }
  });
}
