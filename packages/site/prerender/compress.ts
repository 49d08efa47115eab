import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { CATALOGUE } from '../src/third-party/security-headers.ts';
import { REPORTS } from './copy-reports.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const textFiles = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** Brotli with maximum quality, as in the budgets. */
export const brotli = (content: Buffer | string, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * For the thousands of small place tables, where maximum quality would take half of the build to save a few bytes each;
 * also for the reports and the catalogue, which are large and rarely read.
 */
const QUICK = 5;

/** Writes a .br and a .gz file next to each text file, so that servers need not compress. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const isQuick = ['geo', REPORTS, CATALOGUE]
        .map((part) => join(folder, part))
        .some((part) => entry.parentPath.startsWith(part));
      await writeFile(`${file}.br`, await brotli(content, isQuick ? QUICK : undefined));
      await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }));
    }),
  );
}
