import { expect, test } from 'vitest';

import { cataloguePolicy, contentSecurityPolicy, policyFor } from './security-headers.ts';

const directives = (policy: string): Partial<Record<string, string[]>> => {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
};

test.each([[[]], [['altcha']], [['none']], [['constructor']]])(
  'allows no third party with %j',
  (thirdParties) => {
    const policy = policyFor(thirdParties);
    expect(policy).not.toMatch(/https?:/);
    expect(directives(policy)['trusted-types']).toEqual(['longcovid', 'longcovid-worker']);
    expect(directives(policy)['frame-src']).toBeUndefined();
  },
);

test('allows reCAPTCHA where needed and still requires Trusted Types', () => {
  const policy = directives(policyFor(['recaptcha-v3']));
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
});

test('allows the host of a chat in addition to the captcha, but no inline script', () => {
  const policy = directives(policyFor(['recaptcha-v3'], ['https://chat.example.org/widget.js?id=1']));
  expect(policy['script-src']?.at(-1)).toBe('https://chat.example.org');
  expect(policy['script-src']).toContain("'self'");
  expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(policy['frame-src']?.at(-1)).toBe('https://chat.example.org');
  expect(policy['trusted-types']).toEqual(['longcovid', 'longcovid-worker', '*']);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('allows inline script and framing for the catalogue only, without third parties', () => {
  const own = directives(cataloguePolicy);
  expect(own['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(own['frame-ancestors']).toEqual(["'self'"]);
  expect(own['default-src']).toEqual(["'none'"]);
  expect(own['base-uri']).toEqual(["'none'"]);
  expect(own['trusted-types']).toBeUndefined();
  expect(cataloguePolicy).not.toMatch(/https?:|unsafe-eval/);
  expect(contentSecurityPolicy).not.toContain('unsafe');
});
