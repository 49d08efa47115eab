/** Builds the whole site: the browser's files, the server's bundle, then every page as a file. */
import { join } from 'node:path';
import { build } from 'vite';

import { endWithMessage } from './content-errors.ts';
import { prerender } from './prerender.ts';

const configFile = join(import.meta.dirname, '../vite.config.ts');
// Vite's performance hints would hide messages about the content.
const rolldownOptions = { checks: { pluginTimings: false } };

await endWithMessage(async () => {
  await build({ configFile, logLevel: 'warn', build: { rolldownOptions } });
  await build({ configFile, logLevel: 'warn', build: { ssr: true, rolldownOptions } });
  const { pages, seconds } = await prerender();
  console.log(`Built ${pages} pages in ${seconds.toFixed(1)} s.`);
});
