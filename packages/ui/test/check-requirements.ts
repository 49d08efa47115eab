/**
 * Prints what proves each component's requirements, and which of them have no transcript or manual result yet. Fails on
 * a requirement without a proof. `--src` reads another folder.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAllRequirements } from './component-requirements.ts';
import { proofs } from './spec-table.ts';

const { values } = parseArgs({ options: { src: { type: 'string' } } });
const all = readAllRequirements(values.src ?? join(import.meta.dirname, '../src'));

const COLUMN = 15;
const formatShare = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`.padStart(6);
const formatRow = (name: string, counts: Record<(typeof proofs)[number], number>) => {
  const whole = proofs.reduce((sum, proof) => sum + counts[proof], 0);
  const shares = proofs.map((proof) => formatShare(counts[proof], whole).padStart(COLUMN));
  return `${name.padEnd(22)}${String(whole).padStart(6)}${shares.join('')}`;
};
console.log(
  `${'component'.padEnd(22)}${'rows'.padStart(6)}${proofs.map((proof) => proof.padStart(COLUMN)).join('')}`,
);
for (const { folder, counts } of all) console.log(formatRow(folder, counts));
const sum = (proof: (typeof proofs)[number]) => all.reduce((total, { counts }) => total + counts[proof], 0);
console.log(
  formatRow('total', {
    test: sum('test'),
    'story-matrix': sum('story-matrix'),
    'screen-reader': sum('screen-reader'),
    manual: sum('manual'),
    consumer: sum('consumer'),
  }),
);

const open = all.flatMap((each) =>
  each.open.map(({ id, proof, requirement }) => `${each.folder} ${id} (${proof}): ${requirement}`),
);
if (open.length > 0)
  console.log(`\nOpen, not proved yet: ${open.length}\n${open.map((line) => `  ${line}`).join('\n')}`);

const problems = all.flatMap((each) => each.problems.map((problem) => `${each.folder}: ${problem}`));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
