import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = [
  'packages/ui/src/internal/csv-field.ts',
  'packages/api/src/cli/csv.ts',
  'packages/audit/src/reports/csv.ts',
];

// The three packages do not depend on each other, so each has a copy.
test('ui, the service and the audit have the same pattern for formulas in CSV', () => {
  const patterns = FILES.map((file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    return /^const FORMULA = (.+);$/m.exec(text)?.[1];
  });
  expect(patterns[0]).toBeDefined();
  expect(new Set(patterns).size).toBe(1);
});
