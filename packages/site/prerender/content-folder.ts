import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of `@longcovid/content`: its entries, and the files that it keeps. */
export const contentFolder = dirname(
  createRequire(import.meta.url).resolve('@longcovid/content/package.json'),
);
