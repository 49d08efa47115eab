import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * The package's folder, found by its own name: the same from its source, from its compiled files,
 * and from a bundle that has taken this file in.
 */
export function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@longcovid/content/package.json'));
}
