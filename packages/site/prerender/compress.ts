import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { CATALOGUE } from '../src/third-party/security-headers.ts';
import { REPORTS } from './copy-reports.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const textFiles = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** Copies of maximum quality by the hash of what they hold: compressing takes a third of a build. */
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/longcovid/brotli');
/** Names in the cache that this build has used. */
const used = new Set<string>();

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readCached(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(CACHE, name));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Brotli with maximum quality, as in the budgets; what an earlier build has compressed comes from its cache. */
export async function brotli(content: Buffer | string): Promise<Buffer> {
  const name = createHash('sha256').update(`${process.versions.brotli}\0`).update(content).digest('hex');
  used.add(name);
  const cached = await readCached(name);
  if (cached) return cached;
  const compressed = await brotliAsync(content);
  await mkdir(CACHE, { recursive: true });
  // Renamed once it is whole: a build that is interrupted leaves no part of a copy under the name.
  const part = join(CACHE, randomUUID());
  await writeFile(part, compressed);
  await rename(part, join(CACHE, name));
  return compressed;
}

/** Deletes from the cache what this build has not used. */
async function pruneCache(): Promise<void> {
  const names = await readdir(CACHE);
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(join(CACHE, name))));
}

/**
 * For the thousands of small place tables, where maximum quality would take half of the build to save a few bytes each;
 * also for the reports and the catalogue, which are large and rarely read.
 */
const brotliQuickly = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** The place tables that are large, and loaded when somebody comes to the field of a place. */
const loadedWhole = [join('geo', 'names.json'), join('geo', 'states.json')];

/** Writes a .br and a .gz file next to each text file, so that servers need not compress. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const isQuick =
        !loadedWhole.some((part) => file === join(folder, part)) &&
        ['geo', REPORTS, CATALOGUE]
          .map((part) => join(folder, part))
          .some((part) => entry.parentPath.startsWith(part));
      await writeFile(`${file}.br`, await (isQuick ? brotliQuickly : brotli)(content));
      await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }));
    }),
  );
  await pruneCache();
}
