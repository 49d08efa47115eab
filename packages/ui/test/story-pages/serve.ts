/** Builds every story as a page of its own, serves them under the strictest policy, and prints where, until it is ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtract } from '../../vanilla-extract.mjs';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveStrictly } from '../strict-host.ts';

const outDir = mkdtempSync(join(tmpdir(), 'story-pages-'));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit());

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [vanillaExtract(), react()],
  // A file as a data address would be stopped by the policy, as in a partner's build.
  build: { outDir, minify: false, modulePreload: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
const { address } = await serveStrictly(outDir);
console.log(address);
