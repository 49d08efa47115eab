import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { joinRequestBody } from './load.ts';
import { startWholeService, withDataFolder } from './whole-service.ts';
import type { Memory } from './whole-service.ts';

const CONNECTIONS = 16;
const POINTS = 10;
/** What a request may leave behind in the heap, in bytes; a UUID in a forgotten map takes more than 100. */
const MAX_HEAP_PER_REQUEST = 16;
/** Share of the resident set by which it may have grown at the end; the allocator's own noise is about 5 %. */
const MAX_RSS_GROWTH = 0.1;
/** What the resident set may reach before a garbage collection, in bytes. */
const MAX_RSS = 500e6;
/** Until code is compiled and each thread of the pool has its memory. */
const WARM_UP_REQUESTS = 10_000;

type MixedRequest = {
  name: string;
  path: string;
  status: number;
  init?: (url: string) => RequestInit | Promise<RequestInit>;
};

const postJson = (body: string) => (): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
});
const postForm = (fields: Record<string, string>) => (): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'sec-fetch-site': 'same-origin' },
});

/** As a browser without script does: the hidden fields of the page, and what the visitor enters. */
async function postRenderedForm(url: string): Promise<RequestInit> {
  const html = await (await fetch(`${url}/join?site=sample-001&cohort=pediatric`)).text();
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return postForm({
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    cohort: 'pediatric',
    firstName: 'Ana María',
    lastName: 'Núñez',
    contactMethods: 'email',
    email: 'ana@example.org',
  })();
}

const CONTACT = JSON.stringify({ name: 'Ana Núñez', email: 'ana@example.org', message: 'When can I call?' });
const ALERT = JSON.stringify({
  cohort: 'adult',
  place: 'TX',
  distance: '100',
  contactMethods: { email: 'ana@example.org' },
});

/** One of each kind of request, with the status that it has to get. They are sent in turn. */
const MIX: readonly MixedRequest[] = [
  { name: 'page', path: '/', status: 200 },
  { name: 'page', path: '/es', status: 200 },
  { name: 'page', path: '/about-us', status: 200 },
  { name: 'page', path: '/privacy-policy', status: 200 },
  { name: 'rendered page', path: '/join?site=sample-001&cohort=pediatric', status: 200 },
  { name: 'search', path: '/api/sites?near=Houston%2C%20TX', status: 200 },
  { name: 'search', path: '/api/sites?near=05401', status: 200 },
  { name: 'search', path: '/api/locations', status: 200 },
  { name: 'shard', path: '/geo/town/00.json', status: 200 },
  { name: 'shard', path: '/data/about-us.json', status: 200 },
  { name: 'form', path: '/api/join-requests', status: 201, init: postJson(joinRequestBody) },
  { name: 'form', path: '/api/contact-messages', status: 201, init: postJson(CONTACT) },
  { name: 'form', path: '/api/alerts', status: 201, init: postJson(ALERT) },
  { name: 'form without script', path: '/join', status: 303, init: postRenderedForm },
  { name: 'form without a token', path: '/join', status: 400, init: postForm({ firstName: 'Ana' }) },
  { name: 'bad input', path: '/api/join-requests', status: 400, init: postJson('{"siteId":') },
  { name: 'bad input', path: '/api/contact-messages', status: 422, init: postJson('{}') },
  { name: 'bad input', path: '/api/alerts', status: 413, init: postJson('x'.repeat(40_000)) },
  { name: 'bad input', path: `/api/sites?near=${'x'.repeat(500)}`, status: 400 },
  { name: 'not found', path: '/nothing-here', status: 404 },
  { name: 'not found', path: '/api/nothing-here', status: 404 },
  { name: 'not found', path: '/assets/nothing-Ab12.js', status: 404 },
  { name: 'health', path: '/api/health', status: 200 },
];

async function sendMixed(url: string, from: number, to: number): Promise<void> {
  let next = from;
  const connection = async (): Promise<void> => {
    while (next < to) {
      const { path, status, init } = MIX[next++ % MIX.length] as MixedRequest;
      const response = await fetch(url + path, { redirect: 'manual', ...(await init?.(url)) });
      await response.arrayBuffer();
      if (response.status !== status)
        throw new Error(`${init ? 'POST' : 'GET'} ${path} got ${response.status}, not ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** Slope of the least-squares line through values at equal distances, per step. */
function computeSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let covariance = 0;
  let variance = 0;
  values.forEach((value, index) => {
    covariance += (index - middle) * (value - mean);
    variance += (index - middle) ** 2;
  });
  return covariance / variance;
}

/**
 * Sends mixed requests to the whole service, and reads its memory at ten points after a warm-up.
 *
 * @throws Error if a request gets another status than it has to, or memory grows with the number of requests or exceeds
 *   500 MB.
 */
export async function soak(requests: number): Promise<void> {
  await withDataFolder(async (folder) => {
    const service = await startWholeService(folder);
    try {
      const step = Math.ceil(requests / POINTS);
      const points: Memory[] = [];
      await sendMixed(service.url, 0, WARM_UP_REQUESTS);
      for (let point = 1; point <= POINTS; point += 1) {
        await sendMixed(service.url, (point - 1) * step, point * step);
        const memory = await service.readMemory();
        points.push(memory);
        console.log(
          `${point * step} requests: heap ${toMegabytes(memory.heapUsed)} MB, resident ${toMegabytes(memory.rss)} MB, before collection ${toMegabytes(memory.peakRss)} MB, load ${(loadavg()[0] ?? NaN).toFixed(1)}`,
        );
      }
      const heapPerRequest = computeSlope(points.map(({ heapUsed }) => heapUsed)) / step;
      const rssGrowth = (computeSlope(points.map(({ rss }) => rss)) * (POINTS - 1)) / (points[0]?.rss ?? NaN);
      const peakRss = Math.max(...points.map((point) => point.peakRss));
      console.log(
        `heap ${heapPerRequest.toFixed(1)} B a request (limit ${MAX_HEAP_PER_REQUEST}), resident ${(rssGrowth * 100).toFixed(1)} % (limit ${MAX_RSS_GROWTH * 100} %), at most ${toMegabytes(peakRss)} MB (limit ${toMegabytes(MAX_RSS)})`,
      );
      if (peakRss > MAX_RSS) throw new Error('The service uses more memory than its limit.');
      if (heapPerRequest > MAX_HEAP_PER_REQUEST || rssGrowth > MAX_RSS_GROWTH)
        throw new Error('Memory grows with the number of requests.');
    } finally {
      await service.stop();
    }
  });
}

const toMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
