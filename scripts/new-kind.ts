import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeKind, parseKindName, USAGE, UsageError } from './compose-kind.ts';
import type { KindName } from './new-kind-files.ts';

function create(root: string, name: KindName): void {
  const { made, changed } = composeKind(root, name);
  for (const [file, text] of Object.entries({ ...made, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file in made ? `made ${file}` : `added a line to ${file}`);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'packages/content/tools/write-kinds-table.ts')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  console.log('added a row to docs/guides/editing.md');
  console.log(
    `Next: change the fields and hints in packages/content/src/kinds/${name.folder}.ts, write ::${name.pluralFolder} in the text of a page, then npm run build`,
  );
}

/** The folder of the project, which tests replace, and the names. */
function readArguments(): { root: string; name: string | undefined; plural: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        root: { type: 'string', default: join(import.meta.dirname, '..') },
        plural: { type: 'string' },
      },
    });
    return { root: values.root, name: positionals[0], plural: values.plural };
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message : String(error),
      'No file was written.',
      USAGE,
    );
  }
}

try {
  const { root, name, plural } = readArguments();
  create(root, parseKindName(root, name, plural));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
