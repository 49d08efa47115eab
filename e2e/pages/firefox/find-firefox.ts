import { existsSync } from 'node:fs';

/** Path of the installed Firefox, or undefined. `FIREFOX_PATH` overrides it. @throws Error if that file does not exist. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named === undefined)
    return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`);
  return named;
}
