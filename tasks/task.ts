import type { BrowserContextOptions, Page } from '@playwright/test';

import { test as base } from '../packages/site/e2e/test.ts';
import { createDraw, type Draw } from '../scripts/draw.mjs';
import { Visitor } from './visitor.ts';
import { nameWay, PAIRWISE, sampleWays, type Way } from './ways.ts';

const seed = Number(process.env.TASK_SEED);
const isWhole = process.env.TASK_WAYS === 'all';

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
    createDraw(seed, `typing: ${base.info().titlePath.join(' ')}`).chance(0.5);
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
 * Defines a task, named as the visitor would name it. It runs in two random ways, or in all nine with `--all`, each with
 * its own random data.
 */
export function visitorTask<Data>(name: string, task: VisitorTask<Data>): void {
  const { who, ways = PAIRWISE, allowed, draw, fixed = [], run } = task;
  const sampled = createDraw(seed, `ways of ${name}`);
  const drawnWays = isWhole ? ways : sampleWays(sampled, ways);
  const cases = [
    ...drawnWays.map((way) => ({
      way,
      title: nameWay(way),
      data: draw(createDraw(seed, `${name}: ${nameWay(way)}`), way),
    })),
    ...fixed.map((data, index) => {
      const way = createDraw(seed, `way of ${name}, fixed ${index}`).pick(ways);
      return { way, title: `fixed ${index + 1}, ${nameWay(way)}`, data };
    }),
  ];
  base.describe(name, () => {
    for (const { way, title, data } of cases) {
      base.describe(title, () => {
        base.use({ ...browserFor(way), ...(allowed && { allowed }) });
        base('is done', async ({ page }) => {
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
