import { countErrors } from '@longcovid/content/suggestions';
import { SECRETS } from './secret-files.ts';
import { VARIABLES } from './variables.ts';

/** Read by the build of the site, whose environment is often the same. */
const BUILD_VARIABLES = ['CHAT_SCRIPT_URL', 'TAG_MANAGER_URL'];
const KNOWN = new Set([
  ...Object.keys(VARIABLES),
  ...SECRETS.map((name) => `${name}_FILE`),
  ...BUILD_VARIABLES,
]);

/** Beginnings of names that mean this service. */
const PREFIXES =
  /^(AGE|CAPTCHA|CHAT|DRAIN|FORM|LONGCOVID|METRICS|RATE_LIMIT|RECAPTCHA|RETENTION|SITE_RECIPIENTS|TAG_MANAGER|TRUST_PROXY|WEBHOOK)_/;
/** Shorter names are close to many others, as `HOST` is to `POST`. */
const MIN_LENGTH = 8;
const MAX_ERRORS = 2;

/**
 * Warnings about variables that look as if they were meant for the service, and have no effect: misspelled, or of another
 * version. They name variables, never values.
 */
export function findUnknownVariables(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter((name) => !KNOWN.has(name))
    .flatMap((name) => {
      const similar = findSimilar(name);
      if (similar === undefined && !PREFIXES.test(name)) return [];
      const remedy =
        similar === undefined ? 'Remove it, or see docs/guides/environment.md.' : `Did you mean ${similar}?`;
      return [`${name} is not a setting of the service, so it has no effect. ${remedy}`];
    });
}

function findSimilar(name: string): string | undefined {
  if (name.length < MIN_LENGTH) return undefined;
  return [...KNOWN].find(
    (known) => known.length >= MIN_LENGTH && countErrors(name, known, MAX_ERRORS).beginning <= MAX_ERRORS,
  );
}
