import { expect, test } from 'vitest';

import type { PageDefinition } from '../pages.ts';
import { runMiddleware } from './middleware.ts';

const page: PageDefinition = { id: 'join', path: '/join', middleware: ['query'], query: ['site'] };
const url = (text: string) => new URL(text, 'http://localhost');

test('the query middleware keeps the parameters that the page names and drops every other', () => {
  expect(runMiddleware({ page, url: url('/join?site=a&evil=<b>&site=b') }).search).toBe('?site=a&site=b');
});

test('an unknown middleware answers 500 with its name', async () => {
  const run = () => runMiddleware({ page: { ...page, middleware: ['colour'] }, url: url('/join') });
  const thrown = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(500);
  expect(await (thrown as Response).text()).toBe('Unknown middleware colour');
});

test('a page whose validation says no answers 404', () => {
  const refused: PageDefinition = { ...page, validate: ({ searchParams }) => searchParams.has('site') };
  expect(runMiddleware({ page: refused, url: url('/join?site=a') }).pathname).toBe('/join');
  expect(() => runMiddleware({ page: refused, url: url('/join') })).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
