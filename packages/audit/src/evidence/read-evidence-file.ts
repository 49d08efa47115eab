import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A file of evidence that is not valid; its message says what, why it matters, and what to do. */
export class InvalidEvidenceError extends Error {
  constructor(file: string, problems: readonly string[], todo: string) {
    super(
      `${file} is invalid:\n${problems.map((line) => `- ${line}\n`).join('')}A report would leave out what its reader does not know. Mend the file: ${todo}`,
    );
  }
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `no. ${part + 1}` : String(part))).join(', ');

const formatIssue = (issue: z.core.$ZodIssue): string =>
  `${issue.path.length > 0 ? `${formatPath(issue.path)}: ` : ''}${
    issue.code === 'unrecognized_keys' ? `Unknown key "${issue.keys.join('", "')}".` : issue.message
  }`;

const formatError = (error: unknown): string[] => {
  if (error instanceof z.ZodError) return error.issues.map(formatIssue);
  // Of the parsers of JSON, YAML and transcripts; anything else is a fault of the program.
  if (error instanceof Error) return [error.message];
  throw error;
};

/**
 * Reads and parses a file of evidence.
 * @param parse Parses the text; throws what is wrong with it.
 * @param todo What to do about a problem.
 * @throws InvalidEvidenceError that lists each problem with its location.
 */
export function readEvidenceFile<T>(path: string, parse: (text: string) => T, todo: string): T {
  const text = readFileSync(path, 'utf8');
  try {
    return parse(text);
  } catch (error) {
    throw new InvalidEvidenceError(path, formatError(error), todo);
  }
}
