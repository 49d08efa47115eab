import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { createDraw, testSeed } from '../../scripts/draw.mjs';
import { readGuide } from '../guides/read-guide.ts';
import { htmlToText } from '../oracles/built-site.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/guides/audit.md'), 'utf8');

/** A defect of a page, and the success criterion of WCAG that it fails. */
type Defect = { criterion: string; change: (html: string) => string };
const DEFECTS: readonly Defect[] = [
  { criterion: '1.1.1', change: (html) => html.replace(' alt="A bus"', '') },
  { criterion: '2.4.2', change: (html) => html.replace(/<title>.*<\/title>/, '') },
  { criterion: '3.1.1', change: (html) => html.replace(' lang="en"', '') },
  { criterion: '4.1.2', change: (html) => html.replace('>Show stops</button>', '></button>') },
];

const createPage = (place: string): string => `<!doctype html><html lang="en">
  <head><title>Bus times in ${place}</title><meta name="viewport" content="width=device-width"></head>
  <body><main><h1>Bus times in ${place}</h1>
    <p>These are the times of the bus from the station to the school, with all stops for you.</p>
    <img alt="A bus" width="40" height="40"
      src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">
    <button type="button">Show stops</button>
  </main></body></html>`;

type Results = {
  targets: { id: string }[];
  results: { targets: number[]; criteria: string[]; outcomes: { failed?: unknown } }[];
};

/** Serves pages by their path. */
async function serve(pages: Record<string, string>): Promise<{ base: string; stop: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const html = pages[url.replace(/\?.*/, '')];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** The guide's command, with another subcommand and configuration. Does not block the server of this process. */
function runAudit(subcommand: string, config: string): Promise<{ code: number; printed: string }> {
  const [line = ''] = readGuide(guide)
    .flatMap((step) => (step.kind === 'left out' ? step.text.split('\n') : []))
    .filter((each) => each.endsWith(' scan'));
  const script = `${line.replace(/ scan$/, ` ${subcommand}`)} --config '${config}'`;
  return new Promise((resolve) => {
    execFile('bash', ['-c', script], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
}

test('an auditor scans a small site and reads its report', async () => {
  const draw = createDraw(testSeed, 'audit a small site');
  const place = draw.pick(['Rivertown', 'Peñasco', 'Saint-Cloud']);
  const { criterion, change } = draw.pick(DEFECTS);
  const bad = `page-${draw.integer(1000)}`;
  test
    .info()
    .annotations.push(
      { type: 'who', description: 'an auditor of a site that is not ours, with the guide' },
      { type: 'drawn', description: JSON.stringify({ place, criterion, bad }) },
    );
  const html = createPage(place);
  const pages = { '/': html, [`/${bad}`]: change(html.replaceAll('Bus times', 'All stops')) };
  const { base, stop } = await serve(pages);
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-audit-'));
  try {
    const config = join(folder, 'audit.config.mjs');
    const listed = ['home', bad].map((id) => ({ id, addresses: { en: id === 'home' ? '/' : `/${id}` } }));
    const settings = {
      product: { en: place, es: place },
      sources: [{ kind: 'pages', base, pages: listed }],
      ...{ languages: ['en'], themes: ['light'], widths: [1280] },
    };
    writeFileSync(config, `export default ${JSON.stringify(settings)};\n`);

    const scan = await runAudit('scan', config);
    expect(scan.code, scan.printed).toBe(1);
    const report = await runAudit('report', config);
    expect(report.code, report.printed).toBe(0);

    const text = htmlToText(readFileSync(join(folder, 'a11y-reports/report.en.html'), 'utf8'));
    const { results, targets } = JSON.parse(
      readFileSync(join(folder, 'a11y-reports/results.json'), 'utf8'),
    ) as Results;
    const failing = results.filter(
      ({ criteria, outcomes }) => outcomes.failed !== undefined && criteria.includes(criterion),
    );
    expect([
      ...new Set(failing.flatMap(({ targets: found }) => found.map((index) => targets[index]?.id))),
    ]).toEqual([bad]);
    // A result of the guide's table.
    expect(guide).toContain('| Failure found ');
    expect(text).toMatch(new RegExp(`${RegExp.escape(criterion)} .{0,80}Failure found`));
    expect(text).toContain(bad);
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
