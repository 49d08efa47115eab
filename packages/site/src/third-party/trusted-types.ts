import { isConfigured } from './configured-scripts.ts';

/** The part of the browser's Trusted Types that is used here; not every browser has them. */
type Policy = { createScriptURL: (url: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** Our own scripts, which have a hash in their name, the script of reCAPTCHA, and configured third-party scripts. */
const own = /^\/assets\/[\w-]+-[\w-]{8}\.js$/;
const recaptcha = 'https://www.google.com/recaptcha/api.js?';

function check(url: string): string {
  const isKnown = own.test(url) || url.startsWith(recaptcha) || isConfigured(url);
  if (isKnown || import.meta.env.DEV) return url;
  throw new TypeError(`${url} is not a script of this site.`);
}

let policy: Policy | undefined;

/**
 * A trusted URL for a worker or a script element.
 * @throws TypeError for scripts that are neither our own nor of a configured third party.
 */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  // A policy can be created only once; the URL is also checked in browsers without Trusted Types.
  policy ??= trustedTypes?.createPolicy('longcovid', { createScriptURL: check }) ?? {
    createScriptURL: check,
  };
  return policy.createScriptURL(url) as string;
}
