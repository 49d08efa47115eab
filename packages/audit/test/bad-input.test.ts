import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findChromium } from '../src/scan/find-chromium.ts';
import { scan, type ScanResult } from '../src/scan/scan.ts';
import { rules } from '../src/scan/rules/index.ts';
import { createResilientBrowser } from '../src/scan/resilient-browser.ts';
import type { AuditRecord } from '../src/evidence/record.ts';
import { computeStatus } from '../src/evidence/status.ts';
import { input } from './evidence.ts';

// A few rules are enough: these tests are about pages that break.
const chosen = rules.filter(({ id }) => ['page-title', 'label-in-name', 'reflow'].includes(id));
const state = { language: 'en', theme: 'light', width: 1280, interactionState: 'as loaded' } as const;

/** A frame of Storybook, which renders the story or its error after the page has loaded. */
const frame = (
  shown: string,
  draw: string,
) => `<!doctype html><html lang="en"><head><title>A story</title></head>
  <body class="sb-show-preparing-story"><div id="storybook-root"></div>
  <div hidden class="sb-errordisplay"><pre id="error-message"></pre></div>
  <script>setTimeout(() => { ${draw}; document.body.className = '${shown}'; }, 300);</script></body></html>`;
const GOOD = `<!doctype html><html lang="en"><head><title>Bus times | Rivertown</title></head><body>
  <header><nav><a href="/good">Times</a> <a href="/other">Stops</a></nav></header>
  <main><h1>Bus times</h1><img src="data:,"></main></body></html>`;
const PAGES: Record<string, string> = {
  '/late': frame(
    'sb-show-main',
    "document.querySelector('#storybook-root').innerHTML = '<main><h1>A story</h1><img src=\"data:,\"></main>'",
  ),
  '/throws': frame(
    'sb-show-errordisplay',
    "document.querySelector('.sb-errordisplay').hidden = false; document.querySelector('#error-message').textContent = 'Error: no label'",
  ),
  // After loading, its script blocks on a synchronous request without a response.
  '/hangs': `<!doctype html><html lang="en"><title>Busy</title><script>
    addEventListener('load', () => setTimeout(() => {
      const request = new XMLHttpRequest(); request.open('GET', '/never', false); request.send();
    })); </script></html>`,
  '/good': GOOD,
  '/other': GOOD,
  // A script of the page declares a function with the name of one that Playwright and the rules use.
  '/map': GOOD.replace('<head>', '<head><script>function Map() {}</script>'),
  '/array': GOOD.replace('<head>', '<head><script>Array.prototype.filter = () => [];</script>'),
  '/keys': GOOD.replace('<head>', '<head><script>Object.keys = () => [];</script>'),
  '/query': GOOD.replace('<head>', '<head><script>Document.prototype.querySelectorAll = () => [];</script>'),
};

let server: Server;
let base: string;
let result: ScanResult;
const started: Browser[] = [];
const browsers = () =>
  createResilientBrowser(async () => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    started.push(browser);
    return browser;
  });
const target = (id: string, path = id) => ({
  kind: 'component' as const,
  id,
  addresses: { en: `${base}/${path}` },
});

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    // /kills closes the browser and never responds.
    if (url === '/kills') void started.at(-1)?.close();
    else if (url !== '/never')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGES[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const targets = ['throws', 'kills', 'late'].map((id) => target(id));
  result = await scan(targets, [state], () => undefined, { browsers: [browsers()], chosen });
}, 180_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const findRows = (id: string): AuditRecord[] => result.records.filter(({ target }) => target.id === id);
const reasons = (id: string) => [
  ...new Set(findRows(id).map(({ outcome, reason }) => `${outcome}: ${reason}`)),
];

test('marks a story that throws as untested, with its error', () => {
  expect(reasons('throws')).toEqual(['untested: The story could not be rendered: Error: no label']);
});

test('marks the page on which the browser crashes as untested, with the reason', () => {
  expect(reasons('kills')).toHaveLength(1);
  expect(reasons('kills')[0]).toMatch(/^untested: .*(closed|ERR_ABORTED)/);
});

test('scans the next story in a new browser once it is rendered', () => {
  expect(started).toHaveLength(2);
  const rules = (outcome: string) =>
    findRows('late').flatMap((row) => (row.outcome === outcome ? [row.rule] : []));
  expect(rules('untested')).toEqual([]);
  expect(rules('failed')).toContain('axe/image-alt');
});

test('does not apply rules about whole pages to stories', () => {
  const applied = findRows('late').map(({ rule }) => rule);
  expect(applied).toContain('reflow');
  for (const rule of ['page-title', 'axe/document-title', 'axe/html-has-lang'])
    expect(applied).not.toContain(rule);
});

test('marks pages that never respond as untested, with the reason', { timeout: 120_000 }, async () => {
  const { records } = await scan(
    [target('hangs'), target('hangs-again', 'hangs')],
    [state],
    () => undefined,
    { browsers: [browsers()], answerTimeoutMs: 3000, chosen },
  );
  const lines = new Set(records.map(({ target: { id }, outcome, reason }) => `${id} ${outcome}: ${reason}`));
  expect(lines.size).toBe(2);
  // A slow machine may not even load it in this time.
  for (const line of lines)
    expect(line).toMatch(
      /^hangs(-again)? untested: .*(did not respond within \d+ s|Timeout 3000ms exceeded)/,
    );
});

test('untested results never count as passed for a criterion', () => {
  const rows = [...findRows('throws'), ...findRows('kills')];
  const numbers = new Set(rows.flatMap(({ criteria }) => criteria));
  expect([...numbers].sort()).toEqual(['1.4.10', '2.5.3']);
  expect(new Set([...numbers].map((number) => computeStatus(number, input(rows)).status))).toEqual(
    new Set(['notTested']),
  );
});

test(
  'reports pages that replaced functions of JavaScript as untested, and goes on',
  { timeout: 120_000 },
  async () => {
    const lines: string[] = [];
    const bad = ['map', 'array', 'keys', 'query'];
    const targets = ['good', ...bad, 'other'].map((id) => ({ ...target(id), kind: 'page' as const }));
    const { records } = await scan(targets, [state], (line) => lines.push(line), {
      browsers: [browsers()],
      chosen,
    });
    for (const id of bad) {
      const rows = records.filter((row) => row.target.id === id);
      expect(rows.map(({ rule }) => rule)).toEqual(
        expect.arrayContaining(['axe/*', 'page-title', 'consistent-navigation', 'consistent-help']),
      );
      expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['untested']));
      expect(rows[0]?.reason).toMatch(/^The page has replaced .*nothing that it answers can be believed/);
      expect(lines.filter((line) => line.startsWith(`${id} `))).toEqual([
        expect.stringContaining(`NOT TESTED. ${rows[0]?.reason}`),
      ]);
    }
    for (const id of ['good', 'other']) {
      const rows = records.filter((row) => row.target.id === id);
      expect(rows.filter(({ outcome }) => outcome === 'untested')).toEqual([]);
      expect(rows.find(({ rule }) => rule === 'axe/image-alt')?.outcome).toBe('failed');
      expect(rows.find(({ rule }) => rule === 'consistent-navigation')?.outcome).toBe('passed');
    }
  },
);
