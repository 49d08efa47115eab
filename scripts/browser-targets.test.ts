import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { parseBrowserTargets, scriptTargets, styleTargets } from './browser-targets.mjs';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('reads the versions of one section', () => {
  const text = '# Why.\nchrome >= 119\n\nios_saf >= 17.4\n[styles]\nchrome >= 99\n';
  expect(parseBrowserTargets(text)).toEqual(['chrome119', 'ios17.4']);
  expect(parseBrowserTargets(text, 'styles')).toEqual(['chrome99']);
});

test.each(['last 2 versions', 'opera >= 100', 'chrome > 119', 'not dead'])('rejects %s', (line) => {
  expect(() => parseBrowserTargets(`${line}\n`)).toThrow(`the line "${line}"`);
});

test('rejects a list without the section', () => {
  expect(() => parseBrowserTargets('chrome >= 119\n', 'styles')).toThrow('no section [styles]');
});

type Config = { build?: { target?: unknown; cssTarget?: unknown } };

test.each(['packages/ui/vite.config.ts', 'packages/site/vite.config.ts'])(
  '%s builds for them',
  async (path) => {
    const url = new URL(`../${path}`, import.meta.url).href;
    const { default: config } = (await import(url)) as {
      default: Config | ((environment: { isSsrBuild: boolean }) => Config);
    };
    const { build } = typeof config === 'function' ? config({ isSsrBuild: false }) : config;
    expect(build).toMatchObject({ target: scriptTargets, cssTarget: styleTargets });
  },
);

test('docs/browser-support.md lists the same versions', () => {
  const names = ['Chrome', 'Edge', 'Firefox', 'Safari', 'Safari on iOS'];
  const rows = [
    ...read('docs/browser-support.md').matchAll(/^\| ([A-Za-z ]+?) +\| (\d[\d.]*) +\| (\d[\d.]*) +\|/gm),
  ];
  expect(rows.map(([, name]) => name)).toEqual(names);
  const toVersions = (targets: string[]): string[] => targets.map((target) => target.replace(/^[a-z]+/, ''));
  expect(rows.map(([, , script]) => script)).toEqual(toVersions(scriptTargets));
  expect(rows.map(([, , , style]) => style)).toEqual(toVersions(styleTargets));
});
