import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { isHydrated } from '../../packages/site/test/hydrated.ts';
import { expect, test } from './test.ts';

type Query = { place: string; search: string; expect: { kind: string; total?: number; first?: string[] } };

const table = fileURLToPath(new URL('../../packages/content/test/queries.json', import.meta.url));
/** Without a place and a valid filter, the list is replaced by links to states. */
const isListed = ({ place, expect: { total } }: Query) =>
  total !== undefined && (place.trim() !== '' || total < 200);

const queries = (JSON.parse(readFileSync(table, 'utf8')) as Query[]).filter(isListed);

/** Shows the whole list, which has ten results near a place by default. */
const ALL = '500';

/** With a place the list has the order of the search; without one it is grouped by state. */
const isOrdered = ({ place }: Query) => place.trim() !== '';

function expectFound(query: Query, ids: string[]): void {
  const { total, first = [] } = query.expect;
  const label = `“${query.place}” ?${query.search}`;
  expect(ids.length, label).toBe(total);
  if (isOrdered(query)) expect(ids.slice(0, first.length), label).toEqual(first);
  else expect(ids, label).toEqual(expect.arrayContaining(first));
}

test('finds the expected study sites of each query without script', async ({ request }) => {
  test.setTimeout(120_000);
  for (const query of queries) {
    const parameters = new URLSearchParams(query.search);
    if (query.place) parameters.set('near', query.place);
    parameters.set('shown', ALL);
    const html = await (await request.get(`/?${parameters.toString()}`)).text();
    expectFound(
      query,
      [...html.matchAll(/ id="result-(sample-\d+)"/g)].map((match) => match[1] ?? ''),
    );
  }
});

const resultIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id^="result-sample-"]')].map(({ id }) => id.slice('result-'.length)),
  );

test('finds the expected study sites of each query with script', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/#find-sites?near=87101');
  await isHydrated(page);
  for (const query of queries) {
    await page.evaluate(
      ({ place, search, shown }) => {
        const near = place ? `?${new URLSearchParams({ near: place }).toString()}` : '';
        const parameters = new URLSearchParams(search);
        parameters.set('shown', shown);
        history.pushState(null, '', `/?${parameters.toString()}#find-sites${near}`);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      { ...query, shown: ALL },
    );
    // The list is rendered after the URL has changed.
    await expect(async () => expectFound(query, await resultIds(page))).toPass({ timeout: 20_000 });
  }
});
