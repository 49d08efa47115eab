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
  'trusted-types': 'longcovid',
};

/** The one content security policy of all pages. */
export const contentSecurityPolicy: string = Object.entries(policy)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

/** Headers of every page. `same-origin` for the referrer: with `no-referrer` browsers would send `Origin: null` with our own forms. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
