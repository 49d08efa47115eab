import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Proof, proofs, readSpec, readStoryNames, readTitles, type Requirement } from './spec-table.ts';

/** Requirements of one component by proof, those without their evidence, and problems, one sentence each. */
export type ComponentRequirements = {
  folder: string;
  counts: Record<Proof, number>;
  open: Requirement[];
  problems: string[];
};

/** Share of a component's requirements that may be left to the consumer. */
export const MAX_CONSUMER_SHARE = 0.2;

/** The folder of a component, or of the theme, which has requirements too. */
export const componentPath = (src: string, name: string): string =>
  join(src, name === 'theme' ? 'theme' : `components/${name}`);

/** The names of all components. */
export const componentFolders = (src: string): string[] =>
  [...readdirSync(join(src, 'components')), 'theme'].filter((name) =>
    existsSync(join(componentPath(src, name), 'index.ts')),
  );

/** The names of the stories that the story matrix renders for a folder. */
export const readStories = (path: string): string[] =>
  readdirSync(path)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => readStoryNames(readFileSync(join(path, file), 'utf8')));

const isProof = (proof: string): proof is Proof => (proofs as readonly string[]).includes(proof);

/** What proves the requirements of a folder: the ids in the titles of its tests, and its stories. */
type FolderProofs = { proved: ReadonlySet<string>; stories: readonly string[] };

function requirementProblems(
  { id, requirement, wcag, proof }: Requirement,
  { proved, stories }: FolderProofs,
): string[] {
  const problems = [];
  if (!/^[A-Z]{3,4}-\d{2,}$/.test(id)) problems.push(`“${id}” is not a requirement id.`);
  if (!requirement.endsWith('.')) problems.push(`${id} is not a sentence.`);
  if (!/\b(MUST|SHOULD)\b/.test(requirement)) problems.push(`${id} has neither MUST nor SHOULD (RFC 2119).`);
  const unknown = wcag.filter((criterion) => !/^\d\.\d\.\d{1,2}$/.test(criterion));
  if (unknown.length > 0)
    problems.push(`${id} names ${unknown.join(', ')}, which is not a criterion of WCAG.`);
  if (!isProof(proof))
    problems.push(`${id} has an unknown proof: “${proof}” is not one of ${proofs.join(', ')}.`);
  if (proof === 'test' && !proved.has(id)) problems.push(`${id} has no test: no title begins with its id.`);
  if (proof === 'story-matrix' && stories.length === 0)
    problems.push(`${id} has the proof story-matrix, and the folder has no story.`);
  return problems;
}

function evidenceProblems(status: string, evidence: readonly string[]): string[] {
  if (!/^(draft|beta|stable)\. Screen reader: .+\. Manual review: .+\.$/.test(status))
    return ['Its status line is not “Status: beta. Screen reader: …. Manual review: ….”'];
  const has = (ending: string) => evidence.some((file) => file.endsWith(ending));
  const problems = [];
  if (!/Screen reader: (not yet|not applicable)\./.test(status) && !has('.transcript.txt'))
    problems.push('Its status claims a screen-reader test without a transcript.');
  if (!status.includes('Manual review: not yet.') && !has('.a11y.yml'))
    problems.push('Its status claims a manual review without results.');
  return problems;
}

/** Ids of the requirements that a scenario with a transcript proves; the scenario may be that of another component. */
function readRecordedIds(src: string): Set<string> {
  const scenarios = globSync('**/evidence/*.scenario.yml', { cwd: src })
    .map((file) => join(src, file))
    .filter((file) => existsSync(file.replace(/\.scenario\.yml$/, '.transcript.txt')));
  return new Set(
    scenarios.flatMap((file) => (parse(readFileSync(file, 'utf8')) as { proves: string[] }).proves),
  );
}

/**
 * Reads the SPEC.md and the tests of one component.
 * @throws Error when it has no SPEC.md.
 */
function readRequirements(src: string, folder: string, recorded: ReadonlySet<string>): ComponentRequirements {
  const path = componentPath(src, folder);
  const { status, requirements, keyboard, consumerTasks } = readSpec(join(path, 'SPEC.md'));
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const tests = files
    // `.test-d` are tests of types: the compiler runs them.
    .filter((file) => /\.test(?:-d)?\.tsx?$/.test(file))
    .map((file) => readTitles(readFileSync(join(path, file), 'utf8')));
  const stories = readStories(path);
  const known = requirements.map(({ id }) => id);
  const proved = new Set(tests.flatMap(({ ids }) => ids));
  const count = (proof: Proof) => requirements.filter((each) => each.proof === proof).length;
  const counts = {
    test: count('test'),
    'story-matrix': count('story-matrix'),
    'screen-reader': count('screen-reader'),
    manual: count('manual'),
    consumer: count('consumer'),
  };

  const problems = [
    ...requirements.flatMap((requirement) => requirementProblems(requirement, { proved, stories })),
    ...evidenceProblems(status, files),
    ...[...proved]
      .filter((id) => !known.includes(id))
      .map((id) => `A test proves ${id}, which is not a requirement.`),
    ...tests.flatMap(({ without }) => without).map((title) => `A test has no requirement: “${title}”.`),
    ...keyboard
      .filter((id) => !known.includes(id))
      .map((id) => `Its keyboard table names “${id}”, which is not a requirement.`),
  ];
  if (known.length === 0) problems.push('Its SPEC.md has no table of requirements.');
  if (counts.consumer > 0 && consumerTasks.length === 0)
    problems.push('It leaves requirements to the consumer, and “What you must do” does not list them.');
  if (counts.consumer > MAX_CONSUMER_SHARE * known.length)
    problems.push(
      `It leaves ${counts.consumer} of ${known.length} requirements to the consumer; the limit is a fifth.`,
    );
  const hasManualResults = files.some((file) => file.endsWith('.a11y.yml'));
  const open = requirements.filter(
    ({ id, proof }) =>
      (proof === 'screen-reader' && !recorded.has(id)) || (proof === 'manual' && !hasManualResults),
  );
  return { folder, counts, open, problems };
}

/** Requirements of every component; an id that two components use is a problem. */
export function readAllRequirements(src: string): ComponentRequirements[] {
  const recorded = readRecordedIds(src);
  const all = componentFolders(src).map((folder) => readRequirements(src, folder, recorded));
  const owner = new Map<string, string>();
  for (const each of all) {
    for (const { id } of readSpec(join(componentPath(src, each.folder), 'SPEC.md')).requirements) {
      const first = owner.get(id);
      if (first !== undefined) each.problems.push(`${first} uses ${id} too.`);
      owner.set(id, each.folder);
    }
  }
  return all;
}
