import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { describeEachDatabase } from './each-database.ts';
import { findLeaks, findLeaksInFolder } from './leaks.ts';
import { createSiteService } from './site-service.ts';
import type { RenderedState } from './site-service.ts';
import { createTestService, FULL_COHORT, OPEN_COHORT, submitForm, VISITOR } from './test-service.ts';

const EMAIL = 'zyxwv.nandu@example.org';
const PHONE = '(505) 555-0147';
const { firstName, lastName } = VISITOR;

/** What all forms have in common is tested with each. */
const FORMS = {
  join: {
    api: '/api/join-requests',
    page: '/join',
    body: { ...OPEN_COHORT, firstName, lastName, contactMethods: { email: EMAIL, mobile_phone: PHONE } },
    otherBodies: [{ firstName: 'Eva' }, { contactMethods: { email: EMAIL } }],
    columns: { site_id: OPEN_COHORT.siteId, cohort: OPEN_COHORT.cohort },
    sealed: {},
    secrets: [firstName, lastName, EMAIL, PHONE, '5055550147'],
    invalid: { contactMethods: { email: 'zyxwv.nandu@' } },
    malformed: { firstName: 7 },
    empty: {
      siteId: ['Please select a study site', 'Seleccione un sitio del estudio'],
      cohort: ['Please select the study group', 'Seleccione el grupo de estudio'],
      firstName: ['Please enter your first name', 'Escriba su nombre'],
      lastName: ['Please enter your last name', 'Escriba su apellido'],
      contactMethods: ['at least one', 'al menos una forma'],
    },
    fields: { ...OPEN_COHORT, firstName, lastName, contactMethods: 'email', email: EMAIL, home_phone: '' },
    sealedFields: { firstName, lastName, contactMethods: { email: EMAIL } },
    wrongFields: { ...FULL_COHORT, firstName: '', email: 'no' },
    errors: { cohort: 'cohort_full', firstName: 'required', 'contactMethods.email': 'invalid' },
  },
  contact: {
    api: '/api/contact-messages',
    page: '/contact',
    body: { name: firstName, email: EMAIL, message: 'When can I call?\n\n¿Y en español? 🙂' },
    otherBodies: [{ message: 'Another' }],
    columns: { site_id: '', cohort: '' },
    sealed: { siteId: '', cohort: '' },
    secrets: [firstName, EMAIL, 'When can I call?'],
    invalid: { email: 'zyxwv.nandu@' },
    malformed: { name: 7 },
    empty: {
      name: ['Please enter your name', 'Escriba su nombre'],
      email: ['Please enter your email address', 'Escriba su dirección de correo electrónico'],
      message: ['Please enter your message', 'Escriba su mensaje'],
    },
    // Browsers encode line breaks in forms as CRLF.
    fields: { name: firstName, email: EMAIL, message: 'One\r\nTwo' },
    sealedFields: { name: firstName, email: EMAIL, message: 'One\nTwo' },
    wrongFields: { name: '', email: 'zyxwv@' },
    errors: { name: 'required', email: 'invalid' },
  },
  alert: {
    api: '/api/alerts',
    page: '/alerts',
    body: {
      cohort: 'pregnancy',
      place: '87102-4821',
      distance: '50',
      contactMethods: { email: EMAIL, phone: PHONE },
    },
    otherBodies: [
      { cohort: 'adult' },
      { place: 'TX' },
      { distance: 'any' },
      { contactMethods: { email: EMAIL } },
    ],
    columns: { site_id: '', cohort: '' },
    sealed: { siteId: '', cohort: '', group: 'pregnancy', place: '871' },
    secrets: [EMAIL, PHONE, '5055550147', '87102', 'pregnancy'],
    invalid: { contactMethods: { email: 'zyxwv.nandu@' } },
    malformed: { place: 7 },
    empty: {
      cohort: [
        'Please choose the study group you want to hear about',
        'Elija el grupo de estudio sobre el que desea que le avisemos',
      ],
      place: [
        'Please enter your state, or the first 3 digits of your ZIP code',
        'Escriba su estado o los primeros 3 números de su código postal',
      ],
      distance: ['Please choose how far you can travel', 'Elija hasta dónde puede viajar'],
      contactMethods: [
        'Please choose email or phone, so that we can tell you',
        'Elija correo electrónico o teléfono para que podamos avisarle',
      ],
    },
    fields: {
      ...{ cohort: 'pregnancy', place: '87102-4821', distance: '50' },
      ...{ contactMethods: 'phone', phone: PHONE, email: 'left.over@example.org' },
    },
    sealedFields: { group: 'pregnancy', place: '871', distance: '50', contactMethods: { phone: PHONE } },
    wrongFields: { place: 'Qwertyville', phone: '555' },
    errors: { place: 'unknown_place', 'contactMethods.phone': 'invalid' },
  },
};

const toErrors = (errors: object) =>
  Object.entries(errors).map(([field, code]) => ({ field, code: String(code) }));

describe.each(Object.entries(FORMS))('%s', (kind, form) => {
  const { api, page } = form;
  const changed = (changes: object) => ({ ...form.body, ...changes });

  describeEachDatabase((createLocation) => {
    test('stores a valid form sealed, and outside the seal only where it belongs and when it came', async () => {
      const { app, readRecords, open } = await createTestService({}, await createLocation());
      const response = await submitForm(app, api, { body: form.body, headers: { 'accept-language': 'es' } });
      expect(response.statusCode).toBe(201);
      const { reference } = response.json<{ reference: string }>();
      expect(reference).toMatch(/^LC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/);
      const [row, ...others] = await readRecords();
      expect(others).toEqual([]);
      expect(row).toMatchObject({ reference, kind, suspect: 0, done_at: null, ...form.columns });
      const { cohort, ...own } = form.body as Record<string, unknown>;
      expect(await open(row?.sealed ?? new Uint8Array())).toEqual({
        ...{ version: 1, reference, kind, receivedAt: row?.received_at, locale: 'es' },
        ...{ ...own, ...(kind === 'join' && { cohort }), ...form.sealed },
      });
    });

    test('stores ten concurrent repeats once, and refuses the key for another body or form', async () => {
      const { app, readRecords } = await createTestService({}, await createLocation());
      const key = randomUUID();
      const repeat = (index: number) =>
        submitForm(app, api, {
          key: index % 2 === 0 ? key : key.toUpperCase(),
          body: changed({ captchaToken: `renewed ${index}` }),
        });
      const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => repeat(index)));
      responses.push(await repeat(1));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
        ...Array<number>(10).fill(200),
        201,
      ]);
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      for (const body of form.otherBodies.map(changed)) {
        const refused = await submitForm(app, api, { key, body });
        expect([refused.statusCode, refused.json()]).toMatchObject([
          409,
          { detail: 'The form could not be sent. Please review your input.' },
        ]);
      }
      const [other] = Object.values(FORMS).filter((each) => each !== form);
      expect((await submitForm(app, other?.api ?? '', { key, body: other?.body })).statusCode).toBe(409);
      expect(await readRecords()).toHaveLength(1);
    });
  });

  test.each(['en', 'es'])('responds with an error message for each empty field (%s)', async (locale) => {
    const { app, readRecords } = await createTestService();
    const response = await submitForm(app, api, { body: { locale } });
    expect(response.statusCode).toBe(422);
    expect(response.json<ProblemDetails>()).toMatchObject({
      problem: 'fields',
      errors: Object.entries(form.empty).map(([field, messages]) => ({
        field,
        code: 'required',
        message: expect.stringContaining(messages[locale === 'en' ? 0 : 1] ?? '') as string,
      })),
    });
    expect(await readRecords()).toEqual([]);
  });

  test.each([
    ['no key', { 'idempotency-key': '' }, 400],
    ['another content type', { 'content-type': 'text/plain' }, 415],
    ['another origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('rejects one with %s', async (_name, headers, status) => {
    const { app, readRecords } = await createTestService();
    expect((await submitForm(app, api, { body: form.body, headers })).statusCode).toBe(status);
    expect(await readRecords()).toEqual([]);
  });

  test('writes nothing of the person to files, log or responses', async () => {
    const { app, folder, readLog } = await createTestService();
    const bodies = [form.body, changed(form.invalid), changed(form.malformed)];
    const responses = await Promise.all(bodies.map((body) => submitForm(app, api, { body })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 422, 400]);
    for (const { body } of responses) expect(findLeaks(Buffer.from(body), form.secrets)).toEqual([]);
    expect(findLeaks(Buffer.from(readLog()), form.secrets)).toEqual([]);
    expect(findLeaksInFolder(folder, form.secrets)).toEqual([]);
  });

  describe('without script', () => {
    async function openPage(path: string) {
      const service = await createSiteService();
      const state = (await service.getPage(path)).form;
      expect(state).toMatchObject({ form: kind, values: {}, errors: [], problem: null });
      const hidden = { key: state.key, token: state.token, nickname: '' };
      return { ...service, hidden, fields: { ...form.fields, ...hidden } as Record<string, string> };
    }

    test.each([
      [page, 'en'],
      [`/es${page}`, 'es'],
    ])('stores the form of %s once, and redirects to its confirmation', async (path, locale) => {
      const { advanceClock, post, fields, readRecords, open } = await openPage(path);
      advanceClock(60_000);
      const [first, second] = [await post(fields, { path }), await post(fields, { path })];
      const [row, ...others] = await readRecords();
      expect(others).toEqual([]);
      expect(first.statusCode).toBe(303);
      expect(first.headers.location).toMatch(
        new RegExp(`^${path}/sent\\?reference=${row?.reference}&signature=[\\w-]{22}$`),
      );
      expect(second.headers.location).toBe(first.headers.location);
      expect(row).toMatchObject({ kind, suspect: 0 });
      expect(await open(row?.sealed ?? new Uint8Array())).toMatchObject({ locale, ...form.sealedFields });
    });

    test('renders an invalid form again with its values, errors, key and query', async () => {
      const { post, hidden, readRecords } = await openPage(page);
      const typed: Record<string, string> = { ...form.fields, ...form.wrongFields };
      const response = await post({ ...typed, ...hidden }, { path: `${page}?from=home` });
      expect([response.statusCode, response.json<RenderedState>()]).toEqual([
        422,
        {
          path: page,
          query: 'from=home',
          form: {
            ...{ form: kind, key: hidden.key, token: hidden.token, problem: 'fields' },
            values: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
            errors: toErrors(form.errors),
          },
        },
      ]);
      expect(await readRecords()).toEqual([]);
    });

    test.each([
      ['a filled honeypot', { nickname: 'bot' }, 60_000],
      ['a submission in under 3 seconds', {}, 2999],
    ])('stores a form with %s, marked as suspect', async (_name, extra, age) => {
      const { advanceClock, post, fields, readRecords } = await openPage(page);
      advanceClock(age);
      expect((await post({ ...fields, ...extra }, { path: page })).statusCode).toBe(303);
      expect(await readRecords()).toMatchObject([{ kind, suspect: 1 }]);
    });
  });
});

test('accepts a message of 5,000 characters, rejects 5,001 and names the limit', async () => {
  const { app } = await createTestService();
  const send = (length: number) =>
    submitForm(app, '/api/contact-messages', {
      body: { ...FORMS.contact.body, message: 'ñ'.repeat(length) },
    });
  expect((await send(5000)).statusCode).toBe(201);
  expect((await send(5001)).json<ProblemDetails>().errors).toEqual([
    { field: 'message', code: 'too_long', message: 'Please enter a message of 5,000 characters or fewer' },
  ]);
});
