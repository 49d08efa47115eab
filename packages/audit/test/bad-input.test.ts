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

// The page is what is bad here, not what the rules find: a few of them are enough.
const chosen = rules.filter(({ id }) => ['page-title', 'label-in-name', 'reflow'].includes(id));
const state = { language: 'en', theme: 'light', width: 1280, interactionState: 'as loaded' } as const;

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
  // Once loaded, its script waits for an answer that never comes: no CPU is burnt, and nothing in the page can be asked.
  '/hangs': `<!doctype html><html lang="en"><title>Busy</title><script>
    addEventListener('load', () => setTimeout(() => {
      const request = new XMLHttpRequest(); request.open('GET', '/never', false); request.send();
    })); </script></html>`,
};

let server: Server;
let base: string;
let measured: ScanResult;
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
    // The page that kills the browser never comes.
    if (url === '/kills') void started.at(-1)?.close();
    else if (url !== '/never')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGES[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const targets = ['throws', 'kills', 'late'].map((id) => target(id));
  measured = await scan(targets, [state], () => undefined, { browsers: browsers(), chosen });
}, 180_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const findRows = (id: string): AuditRecord[] => measured.records.filter(({ target }) => target.id === id);
const reasons = (id: string) => [
  ...new Set(findRows(id).map(({ outcome, reason }) => `${outcome}: ${reason}`)),
];

test('a story that throws is not tested, with its error; the error page is not measured in its place', () => {
  expect(reasons('throws')).toEqual(['untested: The story could not be rendered: Error: no label']);
});

test('a browser that dies leaves its page untested, with the reason', () => {
  expect(reasons('kills')).toHaveLength(1);
  expect(reasons('kills')[0]).toMatch(/^untested: .*(closed|ERR_ABORTED)/);
});

test('after both, a new browser measures the next story, and waits until it is drawn', () => {
  expect(started).toHaveLength(2);
  const rules = (outcome: string) =>
    findRows('late').flatMap((row) => (row.outcome === outcome ? [row.rule] : []));
  expect(rules('untested')).toEqual([]);
  expect(rules('failed')).toContain('axe/image-alt');
});

test('rules about whole pages say nothing of a story, neither that it fails nor that it passes', () => {
  const applied = findRows('late').map(({ rule }) => rule);
  expect(applied).toContain('reflow');
  for (const rule of ['page-title', 'axe/document-title', 'axe/html-has-lang'])
    expect(applied).not.toContain(rule);
});

test(
  'a page that never answers is given up, with the reason, and so is the next one',
  { timeout: 120_000 },
  async () => {
    const { records } = await scan(
      [target('hangs'), target('hangs-again', 'hangs')],
      [state],
      () => undefined,
      { browsers: browsers(), answerTimeoutMs: 3000, chosen },
    );
    const told = new Set(records.map(({ target: { id }, outcome, reason }) => `${id} ${outcome}: ${reason}`));
    expect(told.size).toBe(2);
    // A slow machine may not even have loaded it in this time.
    for (const line of told)
      expect(line).toMatch(
        /^hangs(-again)? untested: .*(did not respond within \d+ s|Timeout 3000ms exceeded)/,
      );
  },
);

test('what was not tested never counts as passed, for any criterion', () => {
  const rows = [...findRows('throws'), ...findRows('kills')];
  const numbers = new Set(rows.flatMap(({ criteria }) => criteria));
  expect([...numbers].sort()).toEqual(['1.4.10', '2.5.3']);
  expect(new Set([...numbers].map((number) => computeStatus(number, input(rows)).status))).toEqual(
    new Set(['notTested']),
  );
});
