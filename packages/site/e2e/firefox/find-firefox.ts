import { existsSync } from 'node:fs';

/** Path of the Firefox of this machine, or undefined. FIREFOX_PATH names another; then it must be there. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named === undefined)
    return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which is not there.`);
  return named;
}
