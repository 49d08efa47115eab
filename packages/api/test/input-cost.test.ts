import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProblemDetails } from '../src/problems/problem.ts';
import { findPreferredLocale } from '../src/web/accept-language.ts';
import { measureGrowth, measureProcessorTime } from './processor-time.ts';
import { submitJoinRequest, VISITOR } from './test-service.ts';
import { createSiteService } from './site-service.ts';
import type { RenderedState, SiteService } from './site-service.ts';

/** Ten times the input may cost 15 times as much, a little more than in proportion. */
const MAX_LINEAR_GROWTH = 15;
/** How many inputs are drawn per shape. A failing one is not shrunk, which would take minutes. */
const RUNS = { numRuns: 3, endOnFailure: true };

const above = fc.constantFrom(...Array.from('\u0300\u0301\u0302\u0308\u030a\u0483\u05c4\u06d6\u0951\u1dc3'));
const below = fc.constantFrom(...Array.from('\u0316\u0317\u0323\u0325\u0331\u0591\u06e3\u0952\u1dc2\u302d'));
const letter = fc.constantFrom(...Array.from('aeñçøק한가अ'));
const blank = fc.constantFrom(' ', '\u00a0', '\u2003');

/** A text of about `size` characters. */
type Shape = fc.Arbitrary<(size: number) => string>;

const shape = (parts: fc.Arbitrary<string>[], write: (size: number, ...drawn: string[]) => string): Shape =>
  fc.tuple(...parts).map((drawn) => {
    // Written once per size: only the service is to be measured.
    const texts = new Map<number, string>();
    return (size) => {
      const text = texts.get(size) ?? write(size, ...drawn);
      texts.set(size, text);
      return text;
    };
  });

const TEXTS: Record<string, Shape> = {
  'marks above, then marks below': shape(
    [letter, above, below],
    (size, base, up, down) => base + up.repeat(size / 2) + down.repeat(size / 2),
  ),
  'marks below, then marks above': shape(
    [letter, above, below],
    (size, base, up, down) => base + down.repeat(size / 2) + up.repeat(size / 2),
  ),
  'alternating marks above and below': shape(
    [letter, above, below],
    (size, base, up, down) => base + (up + down).repeat(size / 2),
  ),
  'a mark on each letter': shape([letter, above], (size, base, up) => (base + up).repeat(size / 2)),
  'spaces inside': shape([letter, blank], (size, base, space) => base + space.repeat(size) + base),
  'unseen characters and marks': shape(
    [
      fc.constantFrom(...Array.from('aनم山❤')),
      above,
      fc.constantFrom(...Array.from('\u200b\u200d\ufe0f\u2800')),
    ],
    (size, base, mark, unseen) => base + mark.repeat(size / 2) + unseen.repeat(size / 2),
  ),
  'spaces alone': shape([blank], (size, space) => space.repeat(size)),
  'one letter': shape([letter], (size, base) => base.repeat(size)),
};

/** A form body of about `size` bytes. */
const BODIES: Record<string, Shape> = {
  'many names': shape([fc.constantFrom('0', 'x', 'ñ', 'name')], (size, name) =>
    Array.from({ length: size / 8 }, (_, i) => `${name}${i}`).join('&'),
  ),
  'one repeated name': shape(
    [fc.constantFrom('firstName', 'contactMethods', 'nickname', 'constructor')],
    (size, name) =>
      Array<string>(Math.ceil(size / (name.length + 3)))
        .fill(`${name}=a`)
        .join('&'),
  ),
  'two alternating names': shape([fc.constantFrom('siteId', 'email', '__proto__')], (size, name) =>
    `${name}=1&other&`.repeat(size / 20),
  ),
  'separators alone': shape([fc.constantFrom('&', '&=', '=')], (size, separator) =>
    separator.repeat(size / separator.length),
  ),
  'one very long value': shape(
    [fc.constantFrom('%', '%C3%B1', '+', 'x')],
    (size, part) => `firstName=${part.repeat(size / part.length)}`,
  ),
};

/** The largest JSON body, and a tenth of it. */
const [LARGE_BYTES, SMALL_BYTES] = [32_000, 3200];

/** A text as the first name of a request, or parts of JSON in a field that no form has. */
const inName = (text: string): string => JSON.stringify({ ...VISITOR, firstName: text });
const inUnknownField = (json: string): string => `{"z":${json}}`;
const list = (size: number, part: string): string =>
  Array<string>(Math.floor(size / (part.length + 1)))
    .fill(part)
    .join(',');

/** A JSON body of about `size` bytes. */
const JSON_BODIES: Record<string, Shape> = {
  'deep arrays': shape([], (size) => inUnknownField('['.repeat(size / 2) + ']'.repeat(size / 2))),
  'deep objects': shape([], (size) => inUnknownField(`${'{"z":'.repeat(size / 6)}0${'}'.repeat(size / 6)}`)),
  'many names': shape([fc.constantFrom('', 'x', 'name')], (size, name) => {
    const names = Array.from({ length: size / 16 }, (_, i) => `"${name}${10_000 + i}":1`);
    return `{${names.join(',')}}`;
  }),
  'combining marks': shape([letter, above, below], (size, base, up, down) =>
    inName(base + (up + down).repeat(size / 8)),
  ),
  'spaces inside': shape([letter, blank], (size, base, space) =>
    inName(base + space.repeat((0.9 * size) / Buffer.byteLength(space)) + base),
  ),
  'a repeated name': shape([fc.constantFrom('firstName', 'z', '__proto__')], (size, name) =>
    `{${list(size, `"${name}":"a"`)}}`.replaceAll('__proto__', 'proto'),
  ),
  numbers: shape(
    [fc.constantFrom('1', '-1.5e9', '0.1234567890123456789', '9007199254740993')],
    (size, number) => inUnknownField(`[${list(size, number)}]`),
  ),
  'one long word': shape([fc.constantFrom('x', '@', 'a.', '-')], (size, part) =>
    inName(part.repeat((0.9 * size) / part.length)),
  ),
};

/** How often the time for JSON.parse of the same bytes a body may cost more than an empty one. */
const MAX_COST_OF_PARSING = 20;
const MAX_JSON_GROWTH = 10;
/** One request is too fast to measure. */
const REQUESTS = 20;

test.each(Object.entries(JSON_BODIES))(
  'costs at most in proportion to the length of a JSON body, and little more than its parsing: %s',
  async (_name, bodies) => {
    const service = await createSiteService({ rateLimitMax: 1_000_000 });
    const send = async (payload: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const response = await service.app.inject({
        method: 'POST',
        url: '/api/join-requests',
        headers,
        payload,
      });
      expect(response.statusCode).toBe(422);
    };
    const repeat = async (work: () => unknown) => {
      for (let i = 0; i < REQUESTS; i += 1) await work();
    };
    const property = fc.asyncProperty(bodies, async (write) => {
      const [empty, small, large] = ['{}', write(SMALL_BYTES), write(LARGE_BYTES)];
      const bytes = Buffer.from(large);
      const least = { empty: Infinity, small: Infinity, large: Infinity, parsing: Infinity };
      for (let round = 0; round < 8; round += 1) {
        const measure = async (name: keyof typeof least, work: () => unknown) => {
          least[name] = Math.min(least[name], await measureProcessorTime(() => repeat(work), 1));
        };
        await measure('empty', () => send(empty));
        await measure('small', () => send(small));
        await measure('large', () => send(large));
        await measure('parsing', () => JSON.parse(bytes.toString()) as unknown);
      }
      expect(least.large / least.small).toBeLessThanOrEqual(MAX_JSON_GROWTH);
      expect((least.large - least.empty) / least.parsing).toBeLessThanOrEqual(MAX_COST_OF_PARSING);
    });
    await fc.assert(property, RUNS);
  },
);

const postBody = (service: SiteService, payload: string) =>
  service.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload,
  });

test.each(Object.entries(BODIES))(
  'costs at most in proportion to the length of a form: %s',
  async (_name, bodies) => {
    const service = await createSiteService({ rateLimitMax: 10_000 });
    const property = fc.asyncProperty(bodies, async (write) => {
      expect(await measureGrowth((size) => postBody(service, write(size)), 24_000)).toBeLessThan(
        MAX_LINEAR_GROWTH,
      );
    });
    await fc.assert(property, RUNS);
  },
);

test.each(Object.entries(TEXTS))(
  'costs at most in proportion to the length of a text, and finds its error: %s',
  async (name, texts) => {
    const code = name === 'spaces alone' ? 'required' : 'too_long';
    const service = await createSiteService({ rateLimitMax: 10_000 });
    const json = (text: string) => submitJoinRequest(service.app, { body: { ...VISITOR, firstName: text } });
    const { form } = await service.getPage('/contact');
    const { key, token } = form;
    const post = (message: string) =>
      service.post({ name: 'Ana', email: 'ana@example.org', message, key, token }, { path: '/contact' });
    const property = fc.asyncProperty(texts, async (write) => {
      expect((await json(write(3_000))).json<ProblemDetails>().errors).toMatchObject([
        { field: 'firstName', code },
      ]);
      expect((await post(write(20_000))).json<RenderedState>().form.errors).toEqual([
        { field: 'message', code },
      ]);
      expect(await measureGrowth((size) => json(write(size)), 900)).toBeLessThan(MAX_LINEAR_GROWTH);
      // A little less than what is far too long, and not read.
      expect(await measureGrowth((size) => post(write(size)), 1_900)).toBeLessThan(MAX_LINEAR_GROWTH);
    });
    await fc.assert(property, RUNS);
  },
);

test('sends a fallback page for a form with too many fields, without its values', async () => {
  const service = await createSiteService();
  const property = fc.asyncProperty(
    fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 51, maxLength: 200 }),
    async (pairs) => {
      const response = await postBody(service, new URLSearchParams(pairs).toString());
      expect([response.statusCode, response.headers['content-security-policy']]).toEqual([
        400,
        "default-src 'none'",
      ]);
      expect(response.body).toContain('<h1>The form could not be sent. Please review your input.</h1>');
    },
  );
  await fc.assert(property);
});

test("renders the values of the form's own fields only", async () => {
  const service = await createSiteService();
  const own = fc.constantFrom('name', 'email', 'message');
  const other = fc.string().filter((name) => !['name', 'email', 'message'].includes(name));
  const pair = fc.tuple(fc.oneof(own, other), fc.string());
  const property = fc.asyncProperty(fc.array(pair, { maxLength: 40 }), async (pairs) => {
    const sent = new URLSearchParams(pairs);
    const { form } = (await postBody(service, sent.toString())).json<RenderedState>();
    const expected: Record<string, string[]> = {};
    for (const [name, value] of sent)
      if (['name', 'email', 'message'].includes(name)) (expected[name] ??= []).push(value);
    expect(form.values).toEqual(expected);
  });
  await fc.assert(property);
});

const HEADERS: Record<string, Shape> = {
  'spaces between two languages': shape([blank], (size, space) => `fr${space.repeat(size)}es`),
  'spaces before a weight': shape(
    [blank],
    (size, space) => `es${space.repeat(size)};${space.repeat(size)}q=1`,
  ),
  commas: shape([fc.constantFrom(',', ', ', ',;')], (size, part) => part.repeat(size / part.length)),
  semicolons: shape(
    [fc.constantFrom(';', '; ', ';q')],
    (size, part) => `es${part.repeat(size / part.length)}`,
  ),
  languages: shape([fc.constantFrom('fr', 'fr;q=0.1', 'x-ñ')], (size, part) => `${part},`.repeat(size / 8)),
};

test.each(Object.entries(HEADERS))(
  'costs at most in proportion to the length of Accept-Language: %s',
  async (_name, headers) => {
    // A hundred calls, since one is too fast to measure.
    const request = (header: string) => {
      for (let i = 0; i < 100; i += 1) findPreferredLocale(header);
    };
    const property = fc.asyncProperty(headers, async (write) => {
      expect(findPreferredLocale(`es, ${write(100)}`)).toBe('es');
      expect(await measureGrowth((size) => request(write(size)), 1500)).toBeLessThan(MAX_LINEAR_GROWTH);
    });
    await fc.assert(property, RUNS);
  },
);

const ADDRESSES: Record<string, Shape> = {
  'slashes before a letter': shape(
    [letter],
    (size, base) => `/${'/'.repeat(size)}${encodeURIComponent(base)}`,
  ),
  'slashes after a letter': shape(
    [letter],
    (size, base) => `/${encodeURIComponent(base)}${'/'.repeat(size)}`,
  ),
  'folders of one letter': shape(
    [fc.constantFrom('a', '.', '..', '~')],
    (size, part) => `/${`${part}/`.repeat(size / (part.length + 1))}`,
  ),
  escapes: shape(
    [fc.constantFrom('%41', '%2f', '%25', '%C3%B1')],
    (size, part) => `/${part.repeat(size / part.length)}`,
  ),
  'malformed escapes': shape(
    [fc.constantFrom('%', '%E0', '%C3%28', '%zz')],
    (size, part) => `/${part.repeat(size / part.length)}`,
  ),
  'names in the query': shape([fc.constantFrom('', 'x', 'cohort')], (size, name) => {
    const names = Array.from({ length: size / 10 }, (_, i) => `${name}${i}`);
    return `/?cohort=adult&${names.join('&')}`;
  }),
};

test.each(Object.entries(ADDRESSES))(
  'costs at most in proportion to the length of a URL: %s',
  async (_name, addresses) => {
    const { app } = await createSiteService({ rateLimitMax: 1_000_000 });
    const property = fc.asyncProperty(addresses, async (write) => {
      const request = async (size: number) => {
        for (let i = 0; i < 10; i += 1) await app.inject(write(size));
      };
      expect(await measureGrowth(request, 1_500)).toBeLessThan(MAX_LINEAR_GROWTH);
    });
    await fc.assert(property, RUNS);
  },
);
