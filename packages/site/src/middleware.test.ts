import { expect, test } from 'vitest';

import type { PageDefinition } from './pages.ts';
import { runMiddleware } from './middleware.ts';

const page: PageDefinition = { id: 'join', path: '/join', middleware: ['query'], query: ['site'] };
const url = (text: string) => new URL(text, 'http://localhost');

test('keeps only the query parameters of the page', () => {
  expect(runMiddleware({ page, url: url('/join?site=a&evil=<b>&site=b') }).search).toBe('?site=a&site=b');
});

test('throws 500 with the name of an unknown middleware', async () => {
  const run = () => runMiddleware({ page: { ...page, middleware: ['color'] }, url: url('/join') });
  const thrown = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(500);
  expect(await (thrown as Response).text()).toBe('Unknown middleware color');
});

test('throws 404 when the validation of a page fails', () => {
  const refused: PageDefinition = { ...page, validate: ({ searchParams }) => searchParams.has('site') };
  expect(runMiddleware({ page: refused, url: url('/join?site=a') }).pathname).toBe('/join');
  expect(() => runMiddleware({ page: refused, url: url('/join') })).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
