import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findChromium } from '../src/measured/chromium.ts';
import { measure, type Measured } from '../src/measured/measure.ts';
import { steadyBrowser } from '../src/measured/steady-browser.ts';
import type { AuditRecord } from '../src/store/record.ts';
import { statusOf } from '../src/store/status.ts';
import { writeResults } from '../src/store/results.ts';
import { evidence, input } from './evidence.ts';
import { foreignSite } from './foreign-site.ts';

const state = { language: 'en', theme: 'light', width: 1280, after: 'as loaded' } as const;

/** The frame of a catalogue as Storybook writes it: the story, or its error, is drawn after the page has loaded. */
const frame = (
  shown: string,
  draw: string,
) => `<!doctype html><html lang="en"><head><title>A story</title></head>
  <body class="sb-show-preparing-story"><div id="storybook-root"></div>
  <div hidden class="sb-errordisplay"><pre id="error-message"></pre></div>
  <script>setTimeout(() => { ${draw}; document.body.className = '${shown}'; }, 300);</script></body></html>`;
const PAGES: Record<string, string> = {
  '/late': frame(
    'sb-show-main',
    "document.querySelector('#storybook-root').innerHTML = '<main><h1>A story</h1><img src=\"data:,\"></main>'",
  ),
  '/throws': frame(
    'sb-show-errordisplay',
    "document.querySelector('.sb-errordisplay').hidden = false; document.querySelector('#error-message').textContent = 'Error: no label'",
  ),
  // Its script waits for an answer that never comes: no CPU is burnt, and nothing in the page can be asked.
  '/hangs':
    '<!doctype html><html lang="en"><title>Busy</title><script>const r = new XMLHttpRequest(); r.open("GET", "/never", false); r.send();</script></html>',
  '/plain':
    '<!doctype html><html lang="en"><head><title>Bus times</title></head><body><main><h1>Bus times</h1><p>All the times of the bus to the school for you.</p></main></body></html>',
};

let server: Server;
let measured: Measured;
const started: Browser[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    // The page that kills the browser never comes.
    if (url === '/kills') void started.at(-1)?.close();
    else if (url !== '/never')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGES[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browsers = steadyBrowser(async () => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    started.push(browser);
    return browser;
  });
  const places = ['late', 'throws', 'kills', 'hangs', 'plain'].map((id) => ({
    kind: 'component' as const,
    id,
    addresses: { en: `http://127.0.0.1:${port}/${id}` },
  }));
  // Long enough for a rule on a slow machine; the page that hangs takes all of it.
  measured = await measure(places, [state], () => undefined, { browsers, answersWithin: 20_000 });
}, 600_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const rowsOf = (id: string): AuditRecord[] => measured.records.filter(({ place }) => place.id === id);
const reasons = (id: string) => [
  ...new Set(rowsOf(id).map(({ outcome, reason }) => `${outcome}: ${reason}`)),
];

test('a story that is drawn after its frame has loaded is waited for', () => {
  expect(
    rowsOf('late')
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ rule }) => rule),
  ).toContain('axe/image-alt');
});

test('a story that throws is not tested, with its error; the error page is not measured in its place', () => {
  expect(reasons('throws')).toEqual(['untested: The story could not be shown: Error: no label']);
});

test('a browser that dies leaves its page untested, and the next one is measured by a new browser', () => {
  expect(reasons('kills')).toHaveLength(1);
  expect(reasons('kills')[0]).toMatch(/^untested: .*(closed|ERR_ABORTED)/);
});

test('a page that never answers is given up, with the reason', () => {
  expect(reasons('hangs')).toHaveLength(1);
  expect(reasons('hangs')[0]).toMatch(/^untested: (The page did not answer within 20 s\.|.*Timeout)/);
});

test('after all of them a plain page is measured as ever', () => {
  expect(rowsOf('plain').map(({ outcome }) => outcome)).not.toContain('untested');
  expect(rowsOf('plain').filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(5);
  expect(started.length).toBeGreaterThanOrEqual(2);
});

test('what was not tested never counts as passed, for any criterion', () => {
  const rows = [...rowsOf('throws'), ...rowsOf('kills'), ...rowsOf('hangs')];
  const numbers = new Set(rows.flatMap(({ criteria }) => criteria));
  expect(numbers.size).toBeGreaterThan(4);
  expect(new Set([...numbers].map((number) => statusOf(number, input(rows)).status))).toEqual(
    new Set(['notTested']),
  );
});

test('two runs on an unchanged site give the same results, byte for byte', { timeout: 600_000 }, async () => {
  const site = await foreignSite();
  const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-twice-'));
  const places = ['good', 'bad', 'gone'].map((id) => ({
    kind: 'page' as const,
    id,
    addresses: { en: `${site.base}/${id}` },
  }));
  const bytes: string[] = [];
  for (const at of [0, 1]) {
    const { records } = await measure(places, [state], () => undefined);
    const file = join(folder, `${at}.json`);
    writeResults(file, evidence(records).results);
    bytes.push(readFileSync(file, 'utf8'));
  }
  site.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(bytes[0]).toContain('"bad"');
  expect(bytes[1]).toBe(bytes[0]);
});
