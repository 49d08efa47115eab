import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { expect, test } from 'vitest';

test('two modules that import each other are found', async () => {
  const root = new URL('..', import.meta.url).pathname;
  const ours = new ESLint({ cwd: root });
  const { plugins, settings, languageOptions, rules } = (await ours.calculateConfigForFile(
    'packages/site/src/pages.ts',
  )) as Required<Linter.Config> & { languageOptions: { parser: Linter.Parser } };
  const rule = 'import-x/no-cycle';
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-lint-'));
  try {
    writeFileSync(join(folder, 'a.ts'), "import { b } from './b.ts';\nexport const a = () => b;\n");
    writeFileSync(join(folder, 'b.ts'), "import { a } from './a.ts';\nexport const b = () => a;\n");
    const eslint = new ESLint({
      cwd: folder,
      overrideConfigFile: true,
      overrideConfig: {
        files: ['*.ts'],
        plugins,
        settings,
        languageOptions: { parser: languageOptions.parser },
        rules: { [rule]: rules[rule] },
      },
    });
    const found = await eslint.lintFiles('*.ts');
    expect(found.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([rule, rule]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
