import type { BrowserContextOptions, Page } from '@playwright/test';

import { test as base } from '../packages/site/e2e/test.ts';
import { createDraw, type Draw } from './draw.ts';
import { Visitor } from './visitor.ts';
import { nameWay, PAIRWISE, sampleWays, type Way } from './ways.ts';

const seed = Number(process.env.TASK_SEED);
const isWhole = process.env.TASK_WAYS === 'all';

/** The phone of a visitor who touches. */
const PHONE = { width: 390, height: 800 };

/** The browser of somebody who works in this way. */
export const browserFor = (way: Way): BrowserContextOptions => ({
  javaScriptEnabled: way.script !== 'no script',
  locale: way.language === 'es' ? 'es-US' : 'en-US',
  ...(way.input === 'touch' ? { hasTouch: true, isMobile: true, viewport: PHONE } : {}),
});

/** Sits a person down at a page. Late script is held back until they have done something. */
export async function seatVisitor(page: Page, way: Way): Promise<Visitor> {
  let releaseScript = () => {};
  if (way.script === 'late script') {
    const released = new Promise<void>((resolve) => (releaseScript = resolve));
    // The starter, 3 kB, comes with the page. What it fetches comes late.
    await page.route(/\/assets\/(?!loader-)[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
  }
  return new Visitor(page, way, () => releaseScript());
}

export type VisitorTask<Data> = {
  /** Who has the task, in a sentence. It is printed beside a failure. */
  who: string;
  /** The ways in which it can be done at all. Default: all nine. */
  ways?: readonly Way[];
  /** Expected errors of console and network. All others fail the task. */
  allowed?: RegExp;
  /** Generates the data of one run. */
  draw: (draw: Draw, way: Way) => Data;
  /** Data that once failed or are improbable; run in one random way each. */
  fixed?: readonly Data[];
  /** From the front door to the outcome. */
  run: (visitor: Visitor, data: Data) => Promise<void>;
};

/**
 * Declares what a visitor comes to do, in the words of the person who has the task. Each run does it in two drawn ways,
 * a whole run (`--all`) in all nine; each way draws data of its own.
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
          await run(await seatVisitor(page, way), data);
        });
      });
    }
  });
}
