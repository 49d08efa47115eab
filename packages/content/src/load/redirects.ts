import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALES, type Locale } from '../index.ts';
import { packageFolder } from './package-folder.ts';

/** An address that leads to another one; both are written as in English. */
export type Redirect = {
  from: string;
  /** A path, with an anchor where it leads to a section. */
  to: string;
  /** HTTP status; 302 where none is given. */
  status: 301 | 302;
  /** The languages in which it leads there; all where none is given. */
  locales: readonly Locale[];
};

type Row = { from?: unknown; to?: unknown; status?: unknown; locales?: unknown };

/**
 * The addresses that lead elsewhere, from `datasets/redirects.json`. Node only.
 * @throws Error that names the row which is not as it should be.
 */
export function loadRedirects(): Redirect[] {
  const file = join(packageFolder(), 'datasets', 'redirects.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Row[]).map(readRedirect);
}

/** One row of the table. */
export function readRedirect({ from, to, status = 302, locales = LOCALES }: Row, index: number): Redirect {
  const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');
  const known = LOCALES.filter((locale) => Array.isArray(locales) && locales.includes(locale));
  const areKnown = Array.isArray(locales) && known.length > 0 && known.length === locales.length;
  if (isPath(from) && isPath(to) && from !== to && (status === 301 || status === 302) && areKnown)
    return { from, to, status, locales: known };
  throw new Error(
    `[@longcovid/content] row ${index + 1} of datasets/redirects.json cannot be used: visitors of that address would find nothing. Write "from" and "to" as different paths that begin with /, as status 301, 302 or nothing, and as locales a list of ${LOCALES.join(' and ')}, or nothing for both.`,
  );
}
