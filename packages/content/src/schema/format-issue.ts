import type { z } from 'zod';
import { getErrorHint } from './error-hints.ts';
import type { RecordKind } from './error-hints.ts';

/** Validates a record. Returns it, or one message per error: file, field, what is wrong, why it matters, what to do. */
export function checkRecord<T>(
  record: unknown,
  schema: z.ZodType<T>,
  place: { file: string; kind: RecordKind },
): { record: T; problems: [] } | { record: null; problems: string[] } {
  const result = schema.safeParse(record, { reportInput: true });
  if (result.success) return { record: result.data, problems: [] };
  return { record: null, problems: result.error.issues.map((issue) => describeIssue(issue, place)) };
}

function describeIssue(issue: z.core.$ZodIssue, { file, kind }: { file: string; kind: RecordKind }): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...issue.path, ...unknown.slice(0, 1)].map(String).join('.');
  const { why, fix } =
    unknown.length > 0
      ? { why: 'It would never be shown.', fix: 'Check its spelling, or remove it.' }
      : getErrorHint(kind, issue.path);
  return `${file}, field "${field}": it ${formatIssue(issue)}. ${why} ${fix}`;
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
