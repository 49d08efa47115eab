import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of `@longcovid/content`. */
export const contentFolder = dirname(
  createRequire(import.meta.url).resolve('@longcovid/content/package.json'),
);
