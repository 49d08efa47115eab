import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Lints files with one rule of our configuration, as if they were at a path of the repository. */
async function lintWithOurRule(rule: string, path: string, files: Record<string, string>) {
  const ours = new ESLint({ cwd: root });
  const { plugins, languageOptions, rules } = (await ours.calculateConfigForFile(
    path,
  )) as Required<Linter.Config> & { languageOptions: { parser: Linter.Parser } };
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-lint-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const eslint = new ESLint({
      cwd: folder,
      overrideConfigFile: true,
      overrideConfig: {
        files: ['*.ts'],
        plugins,
        languageOptions: { parser: languageOptions.parser },
        rules: { [rule]: rules[rule] ?? 'off' },
      },
    });
    const found = await eslint.lintFiles('*.ts');
    return found.flatMap(({ messages }) => messages);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(['packages/ui/src/useTitle.ts', 'packages/site/src/useTitle.ts', 'packages/site/src/Title.tsx'])(
  'a hook with a wrong dependency is an error in %s',
  async (path) => {
    const rule = 'react-hooks/exhaustive-deps';
    const found = await lintWithOurRule(rule, path, {
      'useTitle.ts': [
        "import { useEffect } from 'react';",
        'export function useTitle(title: string): void {',
        '  useEffect(() => void (document.title = title), []);',
        '}',
      ].join('\n'),
    });
    expect(found.map(({ ruleId, severity }) => ({ ruleId, severity }))).toEqual([
      { ruleId: rule, severity: 2 },
    ]);
  },
);

test.each(['packages/ui/src/internal/layout.ts', 'packages/site/src/client.tsx'])(
  'a function that a browser of .browserslistrc lacks is an error in %s',
  async (path) => {
    const source = 'export const handle = requestIdleCallback(() => undefined);\n';
    const [result] = await new ESLint({ cwd: root }).lintText(source, { filePath: join(root, path) });
    const found = result?.messages.filter(({ ruleId }) => ruleId === 'compat/compat') ?? [];
    expect(found.map(({ message, severity }) => ({ message, severity }))).toEqual([
      { message: expect.stringContaining('not supported in Safari 17.4') as string, severity: 2 },
    ]);
  },
);

test.each([
  ['our package by name', "import { searchStudySites } from '@longcovid/content/search';"],
  ['a type of our package', "import type { Locale } from '@longcovid/content';"],
  ['a source file', "import { accept } from '../packages/api/src/intake/accept.ts';"],
  ['an export of a source file', "export { pages } from '../../packages/site/src/pages.ts';"],
])('a task that imports %s is an error', async (_what, source) => {
  const rule = 'no-restricted-imports';
  const found = await lintWithOurRule(rule, 'tasks/visitor/example.task.ts', { 'example.ts': source });
  expect(found.map(({ message, severity }) => ({ message, severity }))).toEqual([
    { message: expect.stringContaining('A task imports no code under test.') as string, severity: 2 },
  ]);
});

test.each(["await import('@longcovid/content');", "await import('../packages/api/src/intake/accept.ts');"])(
  'a task that loads code under test at run time is an error: %s',
  async (source) => {
    const rule = 'no-restricted-syntax';
    const found = await lintWithOurRule(rule, 'tasks/visitor/example.task.ts', { 'example.ts': source });
    expect(found.map(({ ruleId, severity }) => ({ ruleId, severity }))).toEqual([
      { ruleId: rule, severity: 2 },
    ]);
  },
);

test.each([
  "import { createDraw } from '../scripts/draw.mjs';",
  "import { test } from '../packages/site/e2e/test.ts';",
])('a task may have %s', async (source) => {
  const path = 'tasks/visitor/example.task.ts';
  expect(await lintWithOurRule('no-restricted-imports', path, { 'example.ts': source })).toEqual([]);
});
