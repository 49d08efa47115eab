import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * The package's folder, found by its name: the same from source, from compiled files and from a bundle that includes
 * this file.
 */
export function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@longcovid/content/package.json'));
}
