import { describe, expect, test } from 'vitest';

import { joinRequestSchema } from './join-request.ts';

describe('a join request on the wire', () => {
  test('reads missing texts as empty', () => {
    expect(joinRequestSchema.parse({})).toEqual({
      siteId: '',
      cohort: '',
      firstName: '',
      lastName: '',
      contactMethods: {},
      captchaToken: '',
    });
  });

  test('keeps the empty value of a chosen method and drops unknown fields', () => {
    const body = joinRequestSchema.parse({
      contactMethods: { email: '', pigeon: 'x' },
      locale: 'es',
      extra: 1,
    });
    expect(body).toMatchObject({ contactMethods: { email: '' }, locale: 'es' });
    expect(body).not.toHaveProperty('extra');
    expect(body.contactMethods).not.toHaveProperty('pigeon');
  });

  test.each<[string, unknown]>([
    ['a number for a name', { firstName: 7 }],
    ['null for a name', { firstName: null }],
    ['a list of methods', { contactMethods: ['email'] }],
    ['an unsupported language', { locale: 'fr' }],
    ['a list', []],
    ['null', null],
  ])('rejects %s', (_what, body) => {
    expect(joinRequestSchema.safeParse(body).success).toBe(false);
  });
});
