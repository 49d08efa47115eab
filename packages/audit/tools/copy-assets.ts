/** Copies what the compiler leaves: the speech server of Orca, and the documents of the rules. */
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
for (const file of globSync(['screen-reader/*.py', 'scan/rules/*/RULE.md'], { cwd: join(folder, 'src') })) {
  cpSync(join(folder, 'src', file), join(folder, 'dist', file));
}
