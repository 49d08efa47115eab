import { expect, test } from 'vitest';

import { DEFINITIONS, getProblems } from '../../test/broken-record.ts';
import type { DefinitionName } from '../../test/broken-record.ts';

const names = Object.keys(DEFINITIONS) as DefinitionName[];

test.each(names)('accepts the example of %s', (name) => {
  expect(getProblems(name, {})).toEqual([]);
});

test.each(names)('has a hint for every field of %s', (name) => {
  const fields = Object.keys(DEFINITIONS[name].example);
  const problems = getProblems(name, Object.fromEntries(fields.map((field) => [field, { wrong: true }])));
  expect(problems.length).toBeGreaterThanOrEqual(fields.length - 2);
  for (const problem of problems) expect(problem).not.toContain('Compare the record with another one');
});
