import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { composeKind, parseKindName } from './compose-kind.ts';

const workspace = join(import.meta.dirname, '..');
const site = join(workspace, 'packages/site/tsconfig.json');

/** The workspace with a new kind, whose files exist in memory only. */
let program: ts.Program;
let files: string[];

beforeAll(() => {
  const { made, changed } = composeKind(workspace, parseKindName(workspace, 'tip-sheet'));
  const kind = new Map(
    Object.entries({ ...made, ...changed }).map(([file, text]) => [join(workspace, file), text]),
  );
  const sources = globSync('packages/{content/src,site/src/embeds}/**/*.{ts,tsx}', {
    cwd: workspace,
    exclude: ['**/*.test.*'],
  });
  files = [...new Set([...kind.keys(), ...sources.map((file) => join(workspace, file))])].filter((file) =>
    /\.tsx?$/.test(file),
  );
  const { config } = ts.readConfigFile(site, (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(site), {
    rootDir: workspace,
    composite: false,
    noEmit: true,
  });
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => kind.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => kind.get(file) ?? ts.sys.readFile(file);
  program = ts.createProgram(files, options, host);
});

test.each([
  ['the content package', 'packages/content/src', 'kinds/tip-sheet.ts'],
  ['the embeds of the site', 'packages/site/src/embeds', 'kinds/tip-sheet.tsx'],
])('fits the types of %s', (_name, folder, made) => {
  const checked = files.filter((file) => file.startsWith(join(workspace, folder)));
  expect(checked).toContain(join(workspace, folder, made));
  const errors = checked.flatMap((file) => [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ]);
  expect(
    errors.map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    ),
  ).toEqual([]);
});
