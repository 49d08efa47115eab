import type { z } from 'zod';
import type { ErrorHint, Hints } from '../kinds/define-kind.ts';

/**
 * Validates a record against its kind. Returns it, or one message per error: file, field, what is wrong, why it matters,
 * what to do.
 */
export function checkRecord<Schema extends z.ZodObject>(
  record: unknown,
  { schema, hints }: { schema: Schema; hints: Hints<Schema> },
  file: string,
): { record: z.output<Schema>; problems: [] } | { record: null; problems: string[] } {
  const result = schema.safeParse(record, { reportInput: true });
  if (result.success) return { record: result.data, problems: [] };
  return { record: null, problems: result.error.issues.map((issue) => describeIssue(issue, hints, file)) };
}

function describeIssue(issue: z.core.$ZodIssue, hints: Hints, file: string): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...issue.path, ...unknown.slice(0, 1)].map(String).join('.');
  const { why, fix } =
    unknown.length > 0
      ? { why: 'It would never be shown.', fix: 'Check its spelling, or remove it.' }
      : getErrorHint(hints, issue.path);
  return `${file}, field "${field}": it ${formatIssue(issue)}. ${why} ${fix}`;
}

const ANY_FIELD: ErrorHint = {
  why: 'The site cannot be built without it.',
  fix: 'Compare the record with another one of its kind and fill it in.',
};
const TEXT: ErrorHint = { why: 'Visitors read it.', fix: 'Write it in this language.' };
const READ_BY_VISITORS = new Set([
  'name',
  'shortName',
  'city',
  'title',
  'heading',
  'lead',
  'summary',
  'description',
  'text',
  'label',
]);

/** The hint for a field; `path` is its path inside the record. */
function getErrorHint(hints: Hints, path: readonly PropertyKey[]): ErrorHint {
  const names = path.filter((part) => typeof part === 'string');
  const listed = names.map((name) => hints[name]).find((hint) => hint !== undefined);
  return listed ?? (READ_BY_VISITORS.has(names[0] ?? '') ? TEXT : ANY_FIELD);
}

function formatIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}, not ${show(issue.input)}`;
    case 'too_small':
      return issue.origin === 'array' ? 'has no entries' : `is below ${String(issue.minimum)}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${String(issue.maximum)} characters`
        : `is above ${String(issue.maximum)}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'is missing'
        : `must be one of ${issue.values.map(String).join(', ')}, not ${show(issue.input)}`;
    case 'unrecognized_keys':
      return 'is an unknown field';
    case 'invalid_format':
      return issue.input === '' ? 'is empty' : issue.message;
    default:
      return issue.message;
  }
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const show = (input: unknown): string => JSON.stringify(input);
