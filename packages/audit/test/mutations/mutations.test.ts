import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadConfig } from '../../src/config.ts';
import { findChromium } from '../../src/scan/find-chromium.ts';
import { behaviorMutations } from './behavior.ts';
import { appearanceMutations } from './appearance.ts';
import { nameMutations } from './names.ts';
import { checkStory, serveStories } from './story-pages.ts';

const mutations = [...nameMutations, ...appearanceMutations, ...behaviorMutations];
let browser: Browser;
let stories: Awaited<ReturnType<typeof serveStories>>;

beforeAll(async () => {
  stories = await serveStories();
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(async () => {
  await browser.close();
  stories.stop();
});

test('covers each component', async () => {
  const config = await loadConfig(join(import.meta.dirname, '../../../../audit.config.ts'));
  expect([...new Set(mutations.map(({ component }) => component))].sort()).toEqual(
    config.components.map(({ id }) => id).sort(),
  );
});

test.each(mutations)('$component, $check: $mutation', async (row) => {
  const { before, after } = await checkStory(browser, stories.address, row);
  expect(before.outcome, JSON.stringify(before.findings)).toMatch(/^(passed|inapplicable)$/);
  expect(after.outcome, JSON.stringify(after.findings)).toBe(row.becomes ?? 'failed');
});
