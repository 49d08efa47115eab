import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const chatScript = 'https://chat.example.org/widget.js';
const tagManager = 'https://tags.example.org/manager.js?id=1';

type Script = { src: string; load?: () => void };
let scripts: Script[];
let dataset: Record<string, string>;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  scripts = [];
  dataset = {};
  vi.stubGlobal('document', {
    createElement: () => ({
      addEventListener(this: Script, _type: 'load', then: () => void) {
        this.load = then;
      },
    }),
    head: { append: (script: Script) => scripts.push(script) },
    documentElement: { dataset },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A site that is built with these scripts, opened by a visitor with these wishes. */
async function open({ built = {}, visitor = {} }: { built?: object; visitor?: object }) {
  for (const [name, address] of Object.entries(built)) vi.stubGlobal(name, address);
  vi.stubGlobal('navigator', visitor);
  const { loadThirdParties } = await import('./load-scripts.ts');
  loadThirdParties();
}
const both = { __CHAT_SCRIPT_URL__: chatScript, __TAG_MANAGER_URL__: tagManager };

test('a site that is built without them fetches no script of others', async () => {
  await open({});
  expect(scripts).toEqual([]);
});

test('a site that is built with them fetches them, under Trusted Types', async () => {
  const asked: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL(address: string) {
        asked.push(address);
        return rules.createScriptURL(address);
      },
    }),
  });
  await open({ built: both });
  expect(scripts.map(({ src }) => src)).toEqual([chatScript, tagManager]);
  expect(asked).toEqual([chatScript, tagManager]);
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('whoever asks for privacy by %s gets neither', async (_name, visitor) => {
  await open({ built: both, visitor });
  expect(scripts).toEqual([]);
});

test('the words about the chat are seen once its script has come, and not before', async () => {
  await open({ built: both });
  expect(dataset).toEqual({});
  scripts[0]?.load?.();
  expect(dataset).toEqual({ chat: '' });
});
