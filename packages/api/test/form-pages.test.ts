import { expect, test, vi } from 'vitest';
import type { RenderPage } from '../src/web/mount.ts';
import { PAGES_PER_SUBMISSION } from '../src/service.ts';
import { renderStateAsJson } from './fake-site.ts';
import { submitJoinRequest } from './test-service.ts';
import { createSiteService } from './site-service.ts';
import type { RenderedState, SiteService } from './site-service.ts';

const FILLED = {
  siteId: 'sample-001',
  cohort: 'pediatric',
  firstName: 'Ñandú',
  lastName: "O'Zyxwv <b>",
  contactMethods: 'email',
  email: 'ana@example.org',
};

/** The fields as a person sends them, a minute after the page was rendered. */
async function fillForm(
  { getPage, advanceClock }: SiteService,
  fields: Record<string, string> = FILLED,
): Promise<Record<string, string>> {
  const { form } = await getPage('/join');
  advanceClock(60_000);
  return { ...fields, key: form.key, token: form.token, nickname: '' };
}

test('renders a page with an empty form, not cached', async () => {
  const { app } = await createSiteService();
  const response = await app.inject('/es/join?site=sample-001&cohort=adult');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  });
  const { path, query, form } = response.json<RenderedState>();
  expect({ path, query }).toEqual({ path: '/es/join', query: 'site=sample-001&cohort=adult' });
  expect(form).toMatchObject({ form: 'join', values: {}, errors: [], problem: null });
  expect(form.key).toMatch(/^[0-9a-f-]{36}$/);
  expect((await app.inject('/es/join')).json<RenderedState>().form.key).not.toBe(form.key);
});

test('renders the confirmation of a stored form without a form', async () => {
  const service = await createSiteService();
  const confirmation = String((await service.post(await fillForm(service))).headers.location);
  const [path, query] = confirmation.split('?');
  expect(await service.getPage(confirmation)).toEqual({ path, query });
  expect(await service.getPage('/join/sent')).toEqual({ path: '/join/sent', query: '' });
  const receipt = (await submitJoinRequest(service.app)).json<Record<string, string>>();
  const sent = `/join/sent?${new URLSearchParams(receipt).toString()}`;
  expect((await service.app.inject(sent)).statusCode).toBe(200);
});

test('redirects a confirmation that was made up, of another form, or altered to the page without one', async () => {
  const service = await createSiteService();
  const { headers } = await service.post(await fillForm(service));
  const genuine = new URLSearchParams(String(headers.location).split('?')[1]);
  const reference = genuine.get('reference') ?? '';
  const signature = genuine.get('signature') ?? '';
  expect(signature).toMatch(/^[\w-]{22}$/);
  const forged: [path: string, query: Record<string, string>][] = [
    ['/join/sent', { reference }],
    ['/join/sent', { reference: 'LC-7Q2MX-0B9K4T' }],
    ['/es/join/sent', { reference: 'LC-7Q2MX-0B9K4T', signature }],
    ['/contact/sent', { reference, signature }],
    ['/es/alerts/sent', { reference, signature }],
  ];
  for (const [path, query] of forged) {
    const response = await service.app.inject(`${path}?${new URLSearchParams(query).toString()}`);
    expect([response.statusCode, response.headers.location]).toEqual([302, path]);
  }
  expect((await service.app.inject(`/es/join/sent?${genuine.toString()}`)).statusCode).toBe(200);
});

test('renders changed values under a used key with a new key that can be sent', async () => {
  const service = await createSiteService();
  const fields = await fillForm(service);
  await service.post(fields);
  const changed = await service.post({ ...fields, firstName: 'Eva' });
  expect(changed.statusCode).toBe(409);
  const { form } = changed.json<RenderedState>();
  expect(form).toMatchObject({ problem: 'review', values: { firstName: ['Eva'] } });
  const { key, token } = form;
  expect((await service.post({ ...fields, firstName: 'Eva', key, token })).statusCode).toBe(303);
  // The visitor filled it in for as long as the first one.
  expect((await service.readRecords()).map(({ suspect }) => suspect)).toEqual([0, 0]);
});

test.each([
  ['no token', { token: '' }],
  ['a forged token', { token: 'mhxyz123.c2lnbmF0dXJl' }],
  ['no key', { key: '' }],
  ['a key that is not a UUID', { key: 'again' }],
])('renders a form with %s again, ready to be sent', async (_name, changes) => {
  const service = await createSiteService();
  const fields = await fillForm(service);
  const response = await service.post({ ...fields, ...changes });
  expect(response.statusCode).toBe(400);
  const { form } = response.json<RenderedState>();
  expect(form).toMatchObject({
    problem: 'review',
    values: { firstName: ['Ñandú'], email: ['ana@example.org'] },
  });
  expect((await service.post({ ...fields, key: form.key, token: form.token })).statusCode).toBe(303);
});

test('accepts a token under the key and for the form that it was rendered with, and nowhere else', async () => {
  const service = await createSiteService();
  const fields = await fillForm(service);
  for (let i = 0; i < 20; i += 1)
    expect((await service.post({ ...fields, key: crypto.randomUUID() })).statusCode).toBe(400);
  const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' };
  const { key, token } = fields;
  expect((await service.post({ ...message, key, token } as never, { path: '/contact' })).statusCode).toBe(
    400,
  );
  expect(await service.readRecords()).toEqual([]);
  expect((await service.post(fields, { path: '/es/join' })).statusCode).toBe(303);
});

test('accepts a token once, also after staff deleted its record', async () => {
  const service = await createSiteService();
  const fields = await fillForm(service);
  await service.post(fields);
  await service.database.deleteFrom('record').execute();
  const again = await service.post(fields);
  expect([again.statusCode, (await service.readRecords()).length]).toEqual([400, 0]);
  const { form } = again.json<RenderedState>();
  expect(form).toMatchObject({ problem: 'review', values: { firstName: ['Ñandú'] } });
  expect((await service.post({ ...fields, key: form.key, token: form.token })).statusCode).toBe(303);
});

test('accepts a token for a day, and a repeat of what was stored with it for ever', async () => {
  const service = await createSiteService();
  const [fields, late] = [await fillForm(service), await fillForm(service)];
  service.advanceClock(24 * 3600 * 1000 - 2 * 60_000);
  const first = await service.post(fields);
  service.advanceClock(60_001);
  const repeated = await service.post(fields);
  expect([first.statusCode, repeated.headers.location]).toEqual([303, first.headers.location]);
  expect([(await service.post(late)).statusCode, (await service.readRecords()).length]).toEqual([400, 1]);
});

test('stores a form from before the clock jumped back, marked as suspect', async () => {
  const service = await createSiteService();
  const fields = await fillForm(service);
  service.advanceClock(-3 * 60 * 60 * 1000);
  expect((await service.post(fields)).statusCode).toBe(303);
  expect(await service.readRecords()).toMatchObject([{ suspect: 1 }]);
});

test('does not render the value of the honeypot', async () => {
  const service = await createSiteService();
  const response = await service.post({ nickname: 'bot', firstName: 'Ana' });
  expect(response.json<RenderedState>().form.values).toEqual({ firstName: ['Ana'] });
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
])('rejects a %s form and renders it empty', async (_name, headers) => {
  const service = await createSiteService();
  const response = await service.post(await fillForm(service), { headers });
  expect(response.statusCode).toBe(403);
  expect(response.json<RenderedState>().form).toMatchObject({ problem: 'review', values: {} });
  expect(await service.readRecords()).toEqual([]);
});

test('renders a text that is far too long with its error', async () => {
  const service = await createSiteService();
  const firstName = 'ñ'.repeat(30_000);
  const response = await service.post({ ...(await fillForm(service)), firstName });
  expect(response.statusCode).toBe(422);
  expect(response.json<RenderedState>().form).toMatchObject({
    values: { firstName: [firstName] },
    errors: [{ field: 'firstName', code: 'too_long' }],
  });
});

test('renders the form for a body that is too large or has another type', async () => {
  const { app, post } = await createSiteService();
  const large = await post({ firstName: 'x'.repeat(300_000) });
  expect([large.statusCode, large.json<RenderedState>().form.problem]).toEqual([413, 'review']);
  const json = await app.inject({ method: 'POST', url: '/join', payload: { firstName: 'Ana' } });
  expect([json.statusCode, json.json<RenderedState>().form.problem]).toEqual([415, 'review']);
});

test.each([
  ['a valid form', {}, {}],
  ['a form of another site', { 'sec-fetch-site': 'cross-site' }, {}],
  ['another type', { 'content-type': 'text/plain' }, {}],
  ['a body that is too large', {}, { firstName: 'x'.repeat(300_000) }],
])('renders nothing over the rate limit, for %s', async (_name, headers, changes) => {
  const rendered: string[] = [];
  const service = await createSiteService({ rateLimitMax: 1 }, (page) => {
    rendered.push(page.path);
    return renderStateAsJson(page);
  });
  const fields = { ...(await fillForm(service)), ...changes };
  await service.post({}, { path: '/es/join', headers });
  const response = await service.post(fields, { path: '/es/join', headers });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.body).toContain('<h1>Vuelva a intentarlo en un minuto.</h1>');
  expect(response.body).toContain('lo que escribió no se ha perdido');
  expect(response.body.length).toBeLessThan(1500);
  expect(rendered).toEqual(['/join', '/es/join']);
  expect(await service.readRecords()).toEqual([]);
});

test('sends a fallback page in the language of the path over the rate limit', async () => {
  const { app } = await createSiteService({ rateLimitMax: 1 });
  for (let visit = 0; visit < PAGES_PER_SUBMISSION; visit += 1) await app.inject('/es/join');
  const response = await app.inject('/es/join');
  expect(response.statusCode).toBe(429);
  expect(response.headers['content-security-policy']).toBe("default-src 'none'");
  expect(response.body).toContain('<html lang="es"');
  expect(response.body).toContain('<h1>Vuelva a intentarlo en un minuto.</h1>');
  expect(response.body).toContain('desde su conexión a internet');
  expect(response.body).toContain('vuelva a cargar esta página');
  // Nothing was typed.
  expect(response.body).not.toContain('formulario');
});

test('stores a form once that was over the rate limit and is sent again by a reload', async () => {
  const service = await createSiteService({ rateLimitMax: 1 });
  const fields = await fillForm(service);
  await service.post({});
  const rejected = await service.post(fields);
  expect([rejected.statusCode, (await service.readRecords()).length]).toEqual([429, 0]);
  expect(rejected.body).toContain('nothing you typed is lost');
  service.advanceClock(Number(rejected.headers['retry-after']) * 1000);
  expect((await service.post(fields)).statusCode).toBe(303);
  expect(await service.readRecords()).toHaveLength(1);
});

test('renders the values and key again when storage fails', async () => {
  const store = {
    findKey: () => Promise.resolve(null),
    insert: () => Promise.reject(Object.assign(new Error('disk'), { code: 'ERR_SQLITE_ERROR' })),
    delete: () => Promise.resolve(),
    ping: () => Promise.resolve(),
  };
  const service = await createSiteService({ store });
  const fields = await fillForm(service);
  const response = await service.post(fields);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('10');
  expect(response.json<RenderedState>().form).toMatchObject({
    key: fields.key,
    problem: 'technical',
    values: { firstName: ['Ñandú'] },
  });
});

test('renders four pages at a time and responds 503 to a fifth request', async () => {
  const waiting: (() => void)[] = [];
  const slow: RenderPage = () =>
    new Promise((resolve) => waiting.push(() => resolve({ status: 200, html: 'drawn' })));
  const { app } = await createSiteService({}, slow);
  const four = Array.from({ length: 4 }, () => app.inject('/join'));
  await vi.waitUntil(() => waiting.length === 4);
  const fifth = await app.inject('/join');
  expect(fifth.statusCode).toBe(503);
  expect(fifth.headers['retry-after']).toBe('10');
  expect(fifth.body).toContain('<h1>Please try again in a moment. This page could not be shown.</h1>');
  expect(fifth.body).not.toContain('typed');
  for (const finish of waiting) finish();
  expect((await Promise.all(four)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const next = app.inject('/join');
  await vi.waitUntil(() => waiting.length === 5);
  waiting[4]?.();
  expect((await next).statusCode).toBe(200);
});

test('sends a fallback page without the reason when rendering fails', async () => {
  const { app, readLog, post } = await createSiteService({}, () => Promise.reject(new Error('Zyxwv')));
  for (const [response, what] of [
    [await app.inject('/join'), 'This page could not be shown'],
    [await post({ firstName: 'Ana' }), 'The form could not be sent'],
  ] as const) {
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain(`${what} due to a technical error`);
    expect(response.body).not.toContain('Zyxwv');
  }
  expect(readLog()).not.toContain('Zyxwv');
  expect(readLog()).toContain('page not rendered');
});

test('keeps the status of a rendered page', async () => {
  const { app } = await createSiteService({}, () =>
    Promise.resolve({ status: 404, html: 'no such study site' }),
  );
  expect((await app.inject('/join?site=atlantis')).statusCode).toBe(404);
});
