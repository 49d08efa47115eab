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

/** A site with these scripts, opened with these privacy settings. */
async function open({ built = {}, visitor = {} }: { built?: object; visitor?: object }) {
  for (const [name, url] of Object.entries(built)) vi.stubGlobal(name, url);
  vi.stubGlobal('navigator', visitor);
  const { loadThirdParties } = await import('./load-scripts.ts');
  loadThirdParties();
}
const both = { __CHAT_SCRIPT_URL__: chatScript, __TAG_MANAGER_URL__: tagManager };

test('fetches no third-party scripts unless configured', async () => {
  await open({});
  expect(scripts).toEqual([]);
});

test('fetches configured scripts under Trusted Types', async () => {
  const asked: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL(url: string) {
        asked.push(url);
        return rules.createScriptURL(url);
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
])('fetches neither with %s', async (_name, visitor) => {
  await open({ built: both, visitor });
  expect(scripts).toEqual([]);
});

test('shows the text about the chat only after its script has loaded', async () => {
  await open({ built: both });
  expect(dataset).toEqual({});
  scripts[0]?.load?.();
  expect(dataset).toEqual({ chat: '' });
});
