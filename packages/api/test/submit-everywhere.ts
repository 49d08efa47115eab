import { randomUUID } from 'node:crypto';
import { createFormToken } from '../src/web/form-token.ts';
import type { TestService } from './test-service.ts';
import { submitJoinRequest, TEST_FORM_SECRET, VISITOR } from './test-service.ts';

const ADDRESS = '198.51.100.77';
const KEY = randomUUID();
const { mobile_phone, email } = VISITOR.contactMethods;
export const SECRET_VALUES = [
  VISITOR.firstName,
  VISITOR.lastName,
  mobile_phone,
  mobile_phone.replace(/\D/g, ''),
  email,
  ADDRESS,
  KEY,
];

/** Submits the values in every way that a visitor or a bot can. */
export async function submitEverywhere({ app }: TestService): Promise<number[]> {
  const all = SECRET_VALUES.join(' ');
  const query = new URLSearchParams({ firstName: VISITOR.firstName, email, key: KEY, all }).toString();
  const headers = {
    'x-forwarded-for': ADDRESS,
    'user-agent': encodeURIComponent(all),
    referer: `http://localhost:3000/join?${query}`,
    'x-request-id': KEY,
  };
  const form = { ...VISITOR, contactMethods: 'email', email, mobile_phone };
  const { form: rendered } = (await app.inject({ url: '/join', headers })).json<{
    form: { key: string; token: string };
  }>();
  const token = createFormToken(
    TEST_FORM_SECRET,
    { form: 'join', key: KEY },
    new Date(Date.UTC(2026, 10, 20, 12)),
  );
  const post = (fields: Record<string, string>, url = '/join') =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const raw = (payload: string, more = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/join-requests?${query}`,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': KEY, ...more },
      payload,
    });
  const message = ({ key, ...changes }: { key: string; message?: string }) =>
    app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      headers: { ...headers, 'idempotency-key': key },
      payload: { name: VISITOR.lastName, email, message: all, ...changes },
    });
  const alert = ({ key, ...changes }: { key: string; place?: string }) =>
    app.inject({
      method: 'POST',
      url: '/api/alerts',
      headers: { ...headers, 'idempotency-key': key },
      payload: {
        cohort: 'adult',
        place: '87102',
        distance: 'any',
        contactMethods: { phone: mobile_phone },
        ...changes,
      },
    });
  const responses = [
    await submitJoinRequest(app, { key: KEY, headers }),
    await submitJoinRequest(app, { key: KEY, headers }),
    await submitJoinRequest(app, { key: KEY, headers, body: { ...VISITOR, firstName: email } }),
    await submitJoinRequest(app, { headers, body: { ...VISITOR, contactMethods: { email: all } } }),
    await raw(`{"firstName": "${all}`),
    await raw(JSON.stringify({ ...VISITOR, [all]: { [email]: 1 }, lastName: 7 })),
    await raw(JSON.stringify({ __proto__x: 1 }).replace('__proto__x', '__proto__')),
    await raw(all, { 'content-type': 'text/plain' }),
    await raw(JSON.stringify(VISITOR), { 'idempotency-key': email.replace(/[^ -~]/g, '') }),
    await post({ ...form, ...rendered }),
    await post({ ...form, key: KEY, token }),
    await post({ ...form, firstName: '', key: KEY, token }, `/join?${query}`),
    await message({ key: randomUUID() }),
    await message({ key: KEY }),
    await message({ key: randomUUID(), message: '' }),
    await alert({ key: randomUUID() }),
    await alert({ key: KEY }),
    await alert({ key: randomUUID(), place: all }),
    await post({ reference: all, signature: email }, `/alerts/stop?${query}`),
    await app.inject({ url: `/api/sites?near=${encodeURIComponent(all)}`, headers }),
    await app.inject({ url: `/${encodeURIComponent(all)}?${query}`, headers }),
    await app.inject({ url: `/api/${encodeURIComponent(email)}?${query}`, headers }),
    await app.inject({ url: `/%zz?${query}`, headers }),
  ];
  return responses.map(({ statusCode }) => statusCode);
}
