import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

import { launchService } from '../../packages/site/test/start-service.ts';
import type { Draw } from '../../scripts/draw.mjs';
import { visitorTask } from '../task.ts';

/** A request designed to cost more than its size. `repeated` fills the room that is left. */
type Attack = { kind: keyof typeof ATTACKS; repeated: string };
type Data = { attacks: readonly Attack[] };

type Request = { path: string; init?: RequestInit };

const postForm = (body: string): Request => ({
  path: '/contact',
  init: { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
});
const fill = (repeated: string, bytes: number): string =>
  repeated.repeat(Math.floor(bytes / Buffer.byteLength(repeated)));

/** As large as the service allows: a form of 256 KiB, JSON of 32 KiB, a URL or headers of 16 KiB. */
const ATTACKS = {
  'names of fields': (part) =>
    postForm(Array.from({ length: 250_000 / (part.length + 6) }, (_, index) => `${part}${index}`).join('&')),
  'values of one field': (part) => postForm(`message=${fill(encodeURIComponent(part), 250_000)}`),
  'JSON of marks': (part) => ({
    path: '/api/contact-messages',
    init: {
      method: 'POST',
      body: JSON.stringify({ name: 'Ana', email: 'ana@example.org', message: `a${fill(part, 32_000)}` }),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    },
  }),
  languages: (part) => ({
    path: '/',
    init: {
      headers: { 'accept-language': `fr${fill(encodeURI(part).replaceAll('%20', ' '), 15_000)}es` },
      redirect: 'manual',
    },
  }),
  address: (part) => ({ path: `/${fill(encodeURI(part), 15_000)}x` }),
  'names in the query': (part) => {
    const name = encodeURIComponent(part);
    return {
      path: `/?cohort=adult&${Array.from({ length: 14_000 / (name.length + 5) }, (_, index) => `${name}${index}`).join('&')}`,
    };
  },
} satisfies Record<string, (repeated: string) => Request>;

const PARTS = [
  ' ',
  '/',
  ',',
  ';',
  'a',
  'ñ',
  '\u0301\u0316',
  '\u0316\u0301',
  '\u0323\u0308\u0327',
  '%',
  '&',
  '=',
] as const;

const drawAttacks = (draw: Draw): Attack[] =>
  (Object.keys(ATTACKS) as Attack['kind'][]).map((kind) => ({ kind, repeated: draw.pick(PARTS) }));

/** The most expensive page that anyone may request, to which the cost of an attack is compared. */
const DEAREST_PAGE = '/?cohort=adult';
const MAX_COST_RATIO = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

visitorTask<Data>('read and move on while others attack the service', {
  who: 'Somebody who wants to read, while somebody else sends what costs the service most.',
  // The attack hits the service, so one way with script and one without are enough.
  ways: [
    { language: 'en', input: 'pointer', script: 'script' },
    { language: 'es', input: 'pointer', script: 'no script' },
  ],
  draw: (draw) => ({ attacks: drawAttacks(draw) }),
  fixed: [
    {
      attacks: [
        { kind: 'names of fields', repeated: 'a' },
        { kind: 'values of one field', repeated: '\u0301\u0316' },
        { kind: 'JSON of marks', repeated: '\u0301\u0316' },
        { kind: 'languages', repeated: ' ' },
        { kind: 'address', repeated: '/' },
        { kind: 'names in the query', repeated: 'a' },
      ],
    },
  ],
  run: async (visitor, { attacks }) => {
    const metricsPort = await freePort();
    const { url, stop } = await launchService({ METRICS_PORT: String(metricsPort) });
    const send = async ({ path, init }: Request): Promise<number> => {
      const answer = await fetch(url + path, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    /** Processor time of the service so far in milliseconds, from its metrics. */
    const processorTime = async (): Promise<number> => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1]) * 1000;
    };
    /** The minimum of three, since garbage collection only adds to it. */
    const measureCost = async (request: () => Request): Promise<number> => {
      const costs: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const before = await processorTime();
        await send(request());
        costs.push((await processorTime()) - before);
      }
      return Math.min(...costs.slice(1));
    };
    try {
      const page = await measureCost(() => ({ path: DEAREST_PAGE }));
      for (const { kind, repeated } of attacks) {
        const attack = await measureCost(() => ATTACKS[kind](repeated));
        expect(
          attack / page,
          `${kind} of ${JSON.stringify(repeated)}: ${attack} ms, a page ${page} ms`,
        ).toBeLessThan(MAX_COST_RATIO);
      }

      const reading = new AbortController();
      const attacker = (async () => {
        while (!reading.signal.aborted) {
          for (const { kind, repeated } of attacks)
            expect(await send(ATTACKS[kind](repeated))).toBeLessThan(500);
        }
      })();
      await visitor.page.goto(url);
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', visitor.language);
      await visitor.press(
        visitor.page
          .getByRole('contentinfo')
          .getByRole('link', { name: visitor.text('shell.footer.siteMap') }),
      );
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.page).toHaveURL(/site-map$/);
      reading.abort();
      await attacker;
    } finally {
      stop();
    }
  },
});
