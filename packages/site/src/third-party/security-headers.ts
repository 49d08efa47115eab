import { CHAT_SCRIPT, TAG_MANAGER_SCRIPT } from './configured-scripts.ts';

/** Sources that each directive of the content security policy allows. A configured third party widens this table by name. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'longcovid longcovid-worker',
};

/**
 * What a configured third party adds, by name. reCAPTCHA: Google publishes the URLs, yet not the names of the
 * Trusted Types policies that its script makes, so any name is allowed then; what they may be used for is not.
 */
const widened: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'recaptcha-v3': {
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'connect-src': 'https://www.google.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'trusted-types': '*',
  },
};

/**
 * What the published catalogue of components has in place of it: Storybook writes script and style into its own pages,
 * shows each story in a frame from the same place, and knows no Trusted Types. No page of the site is served so.
 */
const catalogue: Readonly<Record<string, string | undefined>> = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
  'require-trusted-types-for': undefined,
  'trusted-types': undefined,
};

const written = (directives: Iterable<readonly [string, string | undefined]>): string =>
  [...directives]
    .flatMap(([directive, sources]) => (sources === undefined ? [] : `${directive} ${sources}`))
    .join('; ');

/** The content security policy of the catalogue of components. */
export const cataloguePolicy: string = written(Object.entries({ ...policy, ...catalogue }));

/**
 * What a chat or a tag manager adds: its host, for script and all that this fetches, shows and frames. How it names its
 * Trusted Types policies is not known, so any name is allowed then. Inline script and style stay forbidden.
 */
function widenedFor(script: string): Readonly<Record<string, string>> {
  const { origin } = new URL(script);
  const served = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'];
  return { ...Object.fromEntries(served.map((directive) => [directive, origin])), 'trusted-types': '*' };
}

/**
 * The content security policy, widened for the third parties that are configured.
 * @param thirdParties Names of this table; a name that is not in it adds nothing.
 * @param scripts URLs of other scripts, such as a chat's.
 */
export function policyFor(thirdParties: readonly string[], scripts: readonly string[] = []): string {
  const directives = new Map(Object.entries(policy).map(([name, sources]) => [name, new Set([sources])]));
  for (const added of [...thirdParties.map((name) => widened[name] ?? {}), ...scripts.map(widenedFor)]) {
    for (const [name, sources] of Object.entries(added)) {
      directives.set(name, new Set([...(directives.get(name) ?? []), sources]));
    }
  }
  return written([...directives].map(([name, sources]) => [name, [...sources].join(' ')]));
}

/** The one content security policy of all pages. The service and the build read the captcha's provider from the environment. */
export const contentSecurityPolicy: string = policyFor(
  [process.env.CAPTCHA_PROVIDER ?? 'altcha'],
  [CHAT_SCRIPT, TAG_MANAGER_SCRIPT].filter(Boolean),
);

/** Headers of every page. `same-origin` for the referrer: with `no-referrer` browsers would send `Origin: null` with our own forms. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folder of the published catalogue of components. */
export const CATALOGUE = 'storybook';

/** Folders whose pages have other headers than those of the site. The catalogue is for developers, not for search engines. */
export const folderHeaders: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  [CATALOGUE, { ...securityHeaders, 'Content-Security-Policy': cataloguePolicy, 'X-Robots-Tag': 'noindex' }],
]);
