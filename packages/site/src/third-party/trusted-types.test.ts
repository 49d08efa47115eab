import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const load = async () => (await import('./trusted-types.ts')).trustedScript;

test.each(['/assets/pbkdf2-B4aLUSvr.js', 'https://www.google.com/recaptcha/api.js?render=key'])(
  'allows %s',
  async (url) => {
    expect((await load())(url)).toBe(url);
  },
);

test.each([
  '/assets/../api/evil.js',
  '/uploads/pbkdf2-B4aLUSvr.js',
  '//example.org/assets/pbkdf2-B4aLUSvr.js',
  'https://www.google.com.example.org/recaptcha/api.js?x',
  'data:text/javascript,alert(1)',
  'blob:https://example.org/1',
  '',
])('rejects %s with and without Trusted Types', async (url) => {
  const plain = await load();
  expect(() => plain(url)).toThrow(TypeError);
  vi.resetModules();
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, rules: object) => rules });
  const typed = await load();
  expect(() => typed(url)).toThrow(TypeError);
});

test('allows the configured script and no other of its host', async () => {
  vi.stubGlobal('__CHAT_SCRIPT_URL__', 'https://chat.example.org/widget.js');
  const trusted = await load();
  expect(trusted('https://chat.example.org/widget.js')).toBe('https://chat.example.org/widget.js');
  expect(() => trusted('https://chat.example.org/other.js')).toThrow(TypeError);
});

test('creates one policy with the name in the security headers', async () => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      names.push(name);
      return rules;
    },
  });
  const trustedScript = await load();
  trustedScript('/assets/pbkdf2-B4aLUSvr.js');
  trustedScript('/assets/pbkdf2-B4aLUSvr.js');
  expect(names).toEqual(['longcovid']);
});
