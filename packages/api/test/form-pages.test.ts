import { expect, test, vi } from 'vitest';
import type { RenderPage } from '../src/web/mount.ts';
import { FULL_SITE } from './test-service.ts';
import { visit } from './site-service.ts';
import type { Drawn, Visit } from './site-service.ts';

const FILLED = {
  siteId: 'sample-001',
  cohort: 'pediatric',
  firstName: 'Ñandú',
  lastName: "O'Zyxwv <b>",
  contactMethods: 'email',
  email: 'ana@example.org',
};

/** The form as a person sends it: taken a minute ago. */
async function filledForm(
  { draw, wait }: Visit,
  fields: Record<string, string> = FILLED,
): Promise<Record<string, string>> {
  const { form } = await draw('/join');
  wait(60_000);
  return { ...fields, key: form.key, token: form.token, nickname: '' };
}

test('the page comes with a fresh form, and is kept nowhere', async () => {
  const { app } = await visit();
  const answer = await app.inject('/es/join?site=sample-001&cohort=adult');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  });
  const { path, query, form } = answer.json<Drawn>();
  expect({ path, query }).toEqual({ path: '/es/join', query: 'site=sample-001&cohort=adult' });
  expect(form).toMatchObject({ form: 'join', values: {}, errors: [], problem: null });
  expect(form.key).toMatch(/^[0-9a-f-]{36}$/);
  expect((await app.inject('/es/join')).json<Drawn>().form.key).not.toBe(form.key);
});

test('the page that says thanks has no form', async () => {
  const { draw } = await visit();
  expect(await draw('/join/sent?reference=LC-00000-000000')).toEqual({
    path: '/join/sent',
    query: 'reference=LC-00000-000000',
  });
});

test.each([
  ['/join', 'en'],
  ['/es/join', 'es'],
])('a good form sent to %s is stored and leads to the page that says thanks', async (path, locale) => {
  const under = await visit();
  const answer = await under.post(await filledForm(under), { path });
  const [row] = await under.rows();
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${path}/sent?reference=${row?.reference}`);
  expect(row).toMatchObject({ suspect: 0 });
  expect(await under.open(row?.sealed ?? new Uint8Array())).toMatchObject({
    locale,
    firstName: 'Ñandú',
    lastName: "O'Zyxwv <b>",
    contactMethods: { email: 'ana@example.org' },
  });
});

test('a form sent twice is stored once and leads to the same place', async () => {
  const under = await visit();
  const fields = await filledForm(under);
  const [first, second] = [await under.post(fields), await under.post(fields)];
  expect(second.headers.location).toBe(first.headers.location);
  expect(await under.rows()).toHaveLength(1);
});

test('a form with mistakes comes back with every value, its mistakes, and the same key', async () => {
  const under = await visit();
  const typed = {
    ...FILLED,
    ...FULL_SITE,
    firstName: '',
    email: 'no',
    home_phone: '',
  };
  const fields = await filledForm(under, typed);
  const answer = await under.post(fields, { path: '/join?site=sample-002' });
  expect(answer.statusCode).toBe(422);
  const { form, query } = answer.json<Drawn>();
  expect(query).toBe('site=sample-002');
  expect(form).toEqual({
    form: 'join',
    key: fields.key,
    token: fields.token,
    values: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
    errors: [
      { field: 'cohort', code: 'cohort_full' },
      { field: 'firstName', code: 'required' },
      { field: 'contactMethods.email', code: 'invalid' },
    ],
    problem: 'fields',
  });
  expect(await under.rows()).toEqual([]);
});

test('after a success, changed values under the old key come back with a new key that works', async () => {
  const under = await visit();
  const fields = await filledForm(under);
  await under.post(fields);
  const changed = await under.post({ ...fields, firstName: 'Eva' });
  expect(changed.statusCode).toBe(409);
  const { form } = changed.json<Drawn>();
  expect(form).toMatchObject({ problem: 'review', values: { firstName: ['Eva'] } });
  expect((await under.post({ ...fields, firstName: 'Eva', key: form.key })).statusCode).toBe(303);
  expect(await under.rows()).toHaveLength(2);
});

test.each([
  ['no token', { token: '' }],
  ['a token that was made up', { token: 'mhxyz123.c2lnbmF0dXJl' }],
  ['no key', { key: '' }],
  ['a key that is no UUID', { key: 'again' }],
])('a form with %s comes back with its values and can be sent then', async (_name, broken) => {
  const under = await visit();
  const fields = await filledForm(under);
  const answer = await under.post({ ...fields, ...broken });
  expect(answer.statusCode).toBe(400);
  const { form } = answer.json<Drawn>();
  expect(form).toMatchObject({
    problem: 'review',
    values: { firstName: ['Ñandú'], email: ['ana@example.org'] },
  });
  expect((await under.post({ ...fields, key: form.key, token: form.token })).statusCode).toBe(303);
});

test('a token counts for a day', async () => {
  const under = await visit();
  const fields = await filledForm(under);
  under.wait(24 * 3600 * 1000 - 60_000);
  expect((await under.post(fields)).statusCode).toBe(303);
  under.wait(1);
  expect((await under.post(fields)).statusCode).toBe(400);
});

test.each([
  ['a filled honeypot', { nickname: 'bot' }, 60_000],
  ['a send in under 3 seconds', {}, 2999],
])('%s marks the request, but it is kept', async (_name, extra, age) => {
  const under = await visit();
  const { form } = await under.draw('/join');
  under.wait(age);
  const answer = await under.post({ ...FILLED, key: form.key, token: form.token, ...extra });
  expect(answer.statusCode).toBe(303);
  expect(await under.rows()).toMatchObject([{ suspect: 1 }]);
});

test('the honeypot is not given back as if a person had typed it', async () => {
  const under = await visit();
  const answer = await under.post({ nickname: 'bot', firstName: 'Ana' });
  expect(answer.json<Drawn>().form.values).toEqual({ firstName: ['Ana'] });
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
])('a form from another site (%s) is refused and not filled in for it', async (_name, headers) => {
  const under = await visit();
  const answer = await under.post(await filledForm(under), { headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.json<Drawn>().form).toMatchObject({ problem: 'review', values: {} });
  expect(await under.rows()).toEqual([]);
});

test('a text that is far too long comes back with its error', async () => {
  const under = await visit();
  const firstName = 'ñ'.repeat(30_000);
  const answer = await under.post({ ...(await filledForm(under)), firstName });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Drawn>().form).toMatchObject({
    values: { firstName: [firstName] },
    errors: [{ field: 'firstName', code: 'too_long' }],
  });
});

test('a body that is too large or of another kind gets the form again', async () => {
  const { app, post } = await visit();
  const large = await post({ firstName: 'x'.repeat(300_000) });
  expect([large.statusCode, large.json<Drawn>().form.problem]).toEqual([413, 'review']);
  const json = await app.inject({ method: 'POST', url: '/join', payload: { firstName: 'Ana' } });
  expect([json.statusCode, json.json<Drawn>().form.problem]).toEqual([415, 'review']);
});

test('too many sends: the values stay, and the page says when to try again', async () => {
  const under = await visit({ rateLimitMax: 1 });
  const fields = await filledForm(under);
  await under.post({ ...fields, firstName: '' });
  const answer = await under.post(fields);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json<Drawn>().form).toMatchObject({ problem: 'technical', values: { firstName: ['Ñandú'] } });
  expect(await under.rows()).toEqual([]);
});

test('too many pages: a plain page says so in the language of the address', async () => {
  const { app } = await visit({ rateLimitMax: 1 });
  await app.inject('/es/join');
  const answer = await app.inject('/es/join');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  expect(answer.body).toContain('<html lang="es"');
  expect(answer.body).toContain('help@example.org');
});

test('when storage fails, the form comes back with its values and the same key', async () => {
  const store = {
    findKey: () => Promise.resolve(null),
    store: () => Promise.reject(Object.assign(new Error('disk'), { code: 'ERR_SQLITE_ERROR' })),
    check: () => Promise.resolve(),
  };
  const under = await visit({ store });
  const fields = await filledForm(under);
  const answer = await under.post(fields);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json<Drawn>().form).toMatchObject({
    key: fields.key,
    problem: 'technical',
    values: { firstName: ['Ñandú'] },
  });
});

test('four pages are drawn at once; a fifth visitor is told to wait', async () => {
  const waiting: (() => void)[] = [];
  const slow: RenderPage = () =>
    new Promise((resolve) => waiting.push(() => resolve({ status: 200, html: 'drawn' })));
  const { app } = await visit({}, slow);
  const four = Array.from({ length: 4 }, () => app.inject('/join'));
  await vi.waitUntil(() => waiting.length === 4);
  const fifth = await app.inject('/join');
  expect(fifth.statusCode).toBe(503);
  expect(fifth.headers['retry-after']).toBe('10');
  for (const finish of waiting) finish();
  expect((await Promise.all(four)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const next = app.inject('/join');
  await vi.waitUntil(() => waiting.length === 5);
  waiting[4]?.();
  expect((await next).statusCode).toBe(200);
});

test('a page that cannot be drawn is told plainly, and the reason stays inside', async () => {
  const { app, logged, post } = await visit({}, () => Promise.reject(new Error('Zyxwv')));
  for (const answer of [await app.inject('/join'), await post({ firstName: 'Ana' })]) {
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('due to a technical error');
    expect(answer.body).not.toContain('Zyxwv');
  }
  expect(logged()).not.toContain('Zyxwv');
  expect(logged()).toContain('page not rendered');
});

test('a page may answer with a status of its own', async () => {
  const { app } = await visit({}, () => Promise.resolve({ status: 404, html: 'no such study site' }));
  expect((await app.inject('/join?site=atlantis')).statusCode).toBe(404);
});
