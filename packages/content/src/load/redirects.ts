import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALES, type Locale } from '../index.ts';
import { packageFolder } from './package-folder.ts';

/** A redirect between English paths. */
export type Redirect = {
  from: string;
  /** A path, with a hash for a section. */
  to: string;
  /** HTTP status. Default: 302. */
  status: 301 | 302;
  /** The languages of the redirect. Default: all. */
  locales: readonly Locale[];
};

type Row = { from?: unknown; to?: unknown; status?: unknown; locales?: unknown };

/**
 * The redirects of `datasets/redirects.json`. Node only.
 * @throws Error that names the invalid row.
 */
export function loadRedirects(): Redirect[] {
  const file = join(packageFolder(), 'datasets', 'redirects.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Row[]).map(readRedirect);
}

export function readRedirect({ from, to, status = 302, locales = LOCALES }: Row, index: number): Redirect {
  const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');
  const known = LOCALES.filter((locale) => Array.isArray(locales) && locales.includes(locale));
  const areKnown = Array.isArray(locales) && known.length > 0 && known.length === locales.length;
  if (isPath(from) && isPath(to) && from !== to && (status === 301 || status === 302) && areKnown)
    return { from, to, status, locales: known };
  throw new Error(
    `[@longcovid/content] row ${index + 1} of datasets/redirects.json is invalid: visitors of that URL would find nothing. Write "from" and "to" as different paths that begin with /, as status 301, 302 or nothing, and as locales a list of ${LOCALES.join(' and ')}, or nothing for all.`,
  );
}
