import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import '../../../scripts/packed.mjs';
import { startForeignSite } from './foreign-site.ts';

const folder = inject('partner');

/** Runs the installed command, without blocking, since this process serves the site under test. */
const audit = (...args: string[]): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    execFile(join(folder, 'node_modules/.bin/a11y-audit'), args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), printed: stdout + stderr }),
    );
  });

test('prints its help', async () => {
  const { code, printed } = await audit('--help');
  expect(code).toBe(0);
  expect(printed).toMatch(/^Usage: a11y-audit [^]*scan[^]*listen[^]*report/);
});

test('scans a page of a partner and finds its failures', async () => {
  const { base, stop } = await startForeignSite();
  const pages = [{ id: 'bad', addresses: { en: '/bad' } }];
  writeFileSync(
    join(folder, 'audit.config.ts'),
    `import { defineConfig } from '@longcovid/audit';
     const sources = [{ kind: 'pages' as const, base: '${base}', pages: ${JSON.stringify(pages)} }];
     const product = { en: 'Bus times', es: 'Horarios' };
     export default defineConfig({ product, sources, languages: ['en'], themes: ['light'], widths: [1280] });`,
  );
  const { code, printed } = await audit('scan', '--only', 'bad');
  stop();
  expect(printed).toMatch(/bad light 1280: .*page-title/);
  expect(code).toBe(1);
});
