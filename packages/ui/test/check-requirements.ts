/** Prints how each component's requirements are proved, and fails when one has neither a proof nor an owner. `--src` reads another folder. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allProofs } from './component-requirements.ts';
import { proofs } from './spec-table.ts';

const { values } = parseArgs({ options: { src: { type: 'string' } } });
const all = allProofs(values.src ?? join(import.meta.dirname, '../src'));

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`.padStart(6);
const row = (name: string, counts: Record<(typeof proofs)[number], number>) => {
  const whole = proofs.reduce((sum, proof) => sum + counts[proof], 0);
  const shares = proofs.map((proof) => share(counts[proof], whole).padStart(9));
  return `${name.padEnd(22)}${String(whole).padStart(6)}${shares.join('')}`;
};
console.log(
  `${'component'.padEnd(22)}${'rows'.padStart(6)}${proofs.map((proof) => proof.padStart(9)).join('')}`,
);
for (const { folder, counts } of all) console.log(row(folder, counts));
const sum = (proof: (typeof proofs)[number]) => all.reduce((total, { counts }) => total + counts[proof], 0);
console.log(
  row('together', { test: sum('test'), heard: sum('heard'), person: sum('person'), adopter: sum('adopter') }),
);
console.log('“heard” and “person” say who must prove it; each SPEC.md says whether that has happened.');

const problems = all.flatMap((each) => each.problems.map((problem) => `${each.folder}: ${problem}`));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
