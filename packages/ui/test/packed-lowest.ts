import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installPacked, version } from '../../../scripts/packed.mjs';
import { root } from './packed-package.ts';

type Manifest = { peerDependencies: Record<'react' | 'react-dom', string>; engines: { node: string } };

const { peerDependencies, engines } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Manifest;
/** The lowest version in a range such as '^19.2.0' or '>=20', with all three numbers. */
const lowest = (range: string) => [...range.replace(/^\D+/, '').split('.'), '0', '0'].slice(0, 3).join('.');
const react = { react: lowest(peerDependencies.react), 'react-dom': lowest(peerDependencies['react-dom']) };

/** What the tests run with, and what a story imports itself. */
const testPrograms = [
  '@tanstack/react-table',
  'vitest',
  'jsdom',
  ...['dom', 'react', 'user-event'].map((name) => `@testing-library/${name}`),
];

/** A project of a partner's that has this package alone, with the oldest React and Node that it allows. */
export function lowestTests(partner: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-lowest-'));
  const { ui } = inject('tarballs');
  const packages = () => readdirSync(join(folder, 'node_modules/.pnpm'));

  beforeAll(() =>
    installPacked(folder, { ui }, react, { engineStrict: true, nodeVersion: lowest(engines.node) }),
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has no dependency that excludes that Node, and no optional peer', () => {
    expect(packages()).toContain(`react@${react.react}`);
    expect(packages().filter((name) => /^(pdfjs-dist|@napi-rs|react-aria|react-stately)/.test(name))).toEqual(
      [],
    );
  });

  test('a suite in jsdom renders, hydrates and tests its components', () => {
    const programs = Object.fromEntries(testPrograms.map((name) => [name, version(name, root)]));
    installPacked(folder, { ui }, { ...react, ...programs });
    expect(packages().filter((name) => name.startsWith('react@'))).toEqual([`react@${react.react}`]);
    cpSync(join(import.meta.dirname, 'packed-suite'), folder, { recursive: true });
    cpSync(join(partner, 'stories'), join(folder, 'stories'), { recursive: true });
    const report = execFileSync(join(folder, 'node_modules/.bin/vitest'), ['run'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(report).toMatch(/Tests +\d{3} passed \(\d{3}\)/);
  });
}
