/** Builds the whole site: the browser's files, the server's bundle, then every page as a file. */
import { build } from 'vite';

import { prerender } from './prerender.ts';

const site = new URL('..', import.meta.url).pathname;
const configFile = `${site}vite.config.ts`;

await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
const { pages, seconds } = await prerender();
console.log(`Built ${pages} pages in ${seconds.toFixed(1)} s.`);
