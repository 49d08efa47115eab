import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Proof, proofs, readSpec, type Requirement, readTitles } from './spec-table.ts';

/** What one component promises and how: requirements by proof, and what is wrong, in sentences; empty when all is well. */
export type ComponentProofs = { folder: string; counts: Record<Proof, number>; problems: string[] };

/** An adopter who must do more than this part of a component's requirements was given a kit, not a component. */
export const ADOPTER_AT_MOST = 0.2;

/** The folder of a component. The theme has requirements too, and a folder beside the components. */
export const componentPath = (src: string, name: string): string =>
  join(src, name === 'theme' ? 'theme' : `components/${name}`);

/** The names of all components. */
export const componentFolders = (src: string): string[] =>
  [...readdirSync(join(src, 'components')), 'theme'].filter((name) =>
    existsSync(join(componentPath(src, name), 'index.ts')),
  );

const isProof = (proof: string): proof is Proof => (proofs as readonly string[]).includes(proof);

function requirementProblems({ id, requirement, wcag, proof }: Requirement, proved: Set<string>): string[] {
  const problems = [];
  if (!/^[A-Z]{3,4}-\d{2,}$/.test(id)) problems.push(`“${id}” is no requirement id.`);
  if (!requirement.endsWith('.')) problems.push(`${id} is no sentence.`);
  const unknown = wcag.filter((criterion) => !/^\d\.\d\.\d{1,2}$/.test(criterion));
  if (unknown.length > 0) problems.push(`${id} names ${unknown.join(', ')}, which is no criterion of WCAG.`);
  if (!isProof(proof))
    problems.push(`${id} has no proof and no owner: “${proof}” is none of ${proofs.join(', ')}.`);
  if (proof === 'test' && !proved.has(id)) problems.push(`${id} has no test: no title begins with its id.`);
  return problems;
}

function evidenceProblems(status: string, evidence: readonly string[]): string[] {
  if (!/^(draft|beta|stable)\. Heard: .+\. Checked by a person: .+\.$/.test(status))
    return ['Its status does not say how far it is, whether it was heard, and whether a person checked it.'];
  const has = (ending: string) => evidence.some((file) => file.endsWith(ending));
  const problems = [];
  if (!/Heard: (not yet|nothing to hear)/.test(status) && !has('.heard.txt'))
    problems.push('It claims to have been heard, without evidence.');
  if (!status.includes('Checked by a person: not yet') && !has('.a11y.yml'))
    problems.push('It claims that a person checked it, without evidence.');
  return problems;
}

/** Reads the SPEC.md and the tests of one component's folder. Throws when it has no SPEC.md. */
export function readRequirements(src: string, folder: string): ComponentProofs {
  const path = componentPath(src, folder);
  const { status, requirements, keyboard, duties } = readSpec(join(path, 'SPEC.md'));
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const tests = files
    // `.test-d` are tests of types: the compiler runs them.
    .filter((file) => /\.test(?:-d)?\.tsx?$/.test(file))
    .map((file) => readTitles(readFileSync(join(path, file), 'utf8')));
  const known = requirements.map(({ id }) => id);
  const proved = new Set(tests.flatMap(({ ids }) => ids));
  const count = (proof: Proof) => requirements.filter((each) => each.proof === proof).length;
  const counts = {
    test: count('test'),
    heard: count('heard'),
    person: count('person'),
    adopter: count('adopter'),
  };

  const problems = [
    ...requirements.flatMap((requirement) => requirementProblems(requirement, proved)),
    ...evidenceProblems(status, files),
    ...[...proved]
      .filter((id) => !known.includes(id))
      .map((id) => `A test proves ${id}, which is no requirement.`),
    ...tests.flatMap(({ without }) => without).map((title) => `A test has no requirement: “${title}”.`),
    ...keyboard
      .filter((id) => !known.includes(id))
      .map((id) => `Its keyboard table names “${id}”, which is no requirement.`),
  ];
  if (known.length === 0) problems.push('It promises nothing: its SPEC.md has no table of requirements.');
  if (counts.adopter > 0 && duties.length === 0)
    problems.push('The adopter has duties, and no list says them.');
  if (counts.adopter > ADOPTER_AT_MOST * known.length)
    problems.push(
      `The adopter must do ${counts.adopter} of ${known.length} things; at most a fifth may be left.`,
    );
  return { folder, counts, problems };
}

/** The proofs of every component, and requirement ids that two of them use. */
export function allProofs(src: string): ComponentProofs[] {
  const all = componentFolders(src).map((folder) => readRequirements(src, folder));
  const owner = new Map<string, string>();
  for (const each of all) {
    for (const { id } of readSpec(join(componentPath(src, each.folder), 'SPEC.md')).requirements) {
      const first = owner.get(id);
      if (first !== undefined) each.problems.push(`${id} is used by ${first} too.`);
      owner.set(id, each.folder);
    }
  }
  return all;
}
