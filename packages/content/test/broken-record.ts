import { checkRecord, DATASETS, KINDS } from '../src/schema/index.ts';
import type { Dataset } from '../src/schema/index.ts';

const definitions = { ...KINDS, ...DATASETS };

/** The name of a kind or a dataset. */
export type DefinitionName = keyof typeof definitions;

/** What is common to kinds and datasets, by their names. */
export const DEFINITIONS = definitions as unknown as Record<
  DefinitionName,
  Pick<Dataset, 'schema' | 'hints' | 'example'>
>;

/** The errors in the example of a kind after these changes. */
export const getProblems = (name: DefinitionName, changes: object): string[] =>
  checkRecord({ ...DEFINITIONS[name].example, ...changes }, DEFINITIONS[name], 'FILE').problems;
