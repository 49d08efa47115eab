import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';

import { scriptTargets } from '../../../scripts/browser-targets.mjs';
import type { Built } from '../src/offline/built.ts';
import { brotli } from './compress.ts';

/** Bytes that the worker, and what it keeps without being asked, may weigh, compressed. */
export const WORKER_LIMIT = 3000;
export const LIST_LIMIT = 300_000;

type Given = Omit<Built, 'version'> & {
  /** The built folder. */
  folder: string;
  /** Texts by path: the pages of the list in all languages, and the documents of the worker. */
  texts: ReadonlyMap<string, string>;
};

/**
 * The service worker of a build, as one script.
 * @throws Error if it is too heavy, or would keep too much.
 */
export async function buildServiceWorker({ folder, texts, ...given }: Given): Promise<string> {
  const pictures = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.svg')).sort();
  const files = [...given.files, ...pictures.map((name) => `/assets/${name}`)];
  const hash = createHash('sha256').update(JSON.stringify([given, files, [...texts]]));
  const built: Built = { ...given, files, version: hash.digest('base64url').slice(0, 8) };
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILT__: JSON.stringify(built) },
    build: {
      write: false,
      target: scriptTargets,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/offline/worker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  await checkWeight('The service worker weighs', [code], WORKER_LIMIT);
  await checkWeight('The pages that the service worker keeps weigh', [...texts.values()], LIST_LIMIT);
  return code;
}

async function checkWeight(what: string, texts: readonly string[], limit: number): Promise<void> {
  const weights = await Promise.all(texts.map(async (text) => (await brotli(text)).length));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum > limit)
    throw new Error(
      `${what} ${sum} bytes, compressed, and may weigh ${limit}: people who pay for data do not ask for it. Shorten it, or the list in src/offline/listed-pages.ts.`,
    );
}
