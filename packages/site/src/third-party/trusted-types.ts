import { isConfigured } from './configured-scripts.ts';

/** The part of the browser's Trusted Types that is used here; not every browser has them. */
type Policy = { createScriptURL: (address: string) => unknown };
type Factory = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
};

/** Our own built scripts, which have a hash in their name, and the one script of reCAPTCHA; beside them what the site is built with. */
const own = /^\/assets\/[\w-]+-[\w-]{8}\.js$/;
const recaptcha = 'https://www.google.com/recaptcha/api.js?';

function check(address: string): string {
  const isKnown = own.test(address) || address.startsWith(recaptcha) || isConfigured(address);
  if (isKnown || import.meta.env.DEV) return address;
  throw new TypeError(`${address} is no script of this site.`);
}

let policy: Policy | undefined;

/**
 * An address that a worker or a script element may have under the content security policy.
 * @throws TypeError for any other script than our own and a configured third party's.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  // The policy may be made once only; without it the browser checks nothing, so the address is checked all the same.
  policy ??= trustedTypes?.createPolicy('longcovid', { createScriptURL: check }) ?? {
    createScriptURL: check,
  };
  return policy.createScriptURL(address) as string;
}
