import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { maskReferences, unmaskReferences } from './source-text.ts';

/** Advice for editors by the error code of the parser. */
const YAML_ADVICE: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "This field has a second colon, or the next line is indented. Put quotes around a text with a colon: title: 'Two things: rest and water'.",
  UNEXPECTED_TOKEN:
    'There is text after the closing quote. An apostrophe ends a text in single quotes: put double quotes around it, "It\'s open".',
  MISSING_CHAR: 'A quote is not closed, or the line is not a field. Write each field as name: text.',
  DUPLICATE_KEY: 'Duplicate field. Remove one of the two.',
  TAB_AS_INDENT: 'It begins with a tab. Use two spaces.',
  BAD_INDENT: 'A bracket is not closed, or the line is not indented as the one above it. Use two spaces.',
  BAD_SCALAR_START: "The text begins with a character that has a meaning in YAML. Put quotes around it: '…'.",
  BAD_ALIAS: "The text begins with a character that has a meaning in YAML. Put quotes around it: '…'.",
  MULTILINE_IMPLICIT_KEY:
    'It is not a field. A text over more than one line begins with >- after the name of its field, and its lines are indented by two spaces.',
};

/** Names of the folders in a folder, sorted; none when it is missing. */
export function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const children = readdirSync(folder, { withFileTypes: true });
  return children
    .filter((child) => child.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Parses fields or a list in YAML. References need no quotes and are left in the text.
 * @param firstLine The line of the file at which the text begins.
 * @throws Error with file, line, what is wrong, why it matters and what to do.
 */
export function readYaml(text: string, file: string, firstLine = 1): unknown {
  const lines = text.split('\n');
  const fail = (line: number, advice: string): never => {
    const text = lines[line - 1]?.trim() ?? '';
    const where = text === '' ? 'it cannot be parsed from here on' : `“${text}” cannot be parsed`;
    throw new Error(`${file}:${line + firstLine - 1}: ${where}. Nothing of the file can be shown. ${advice}`);
  };
  const document = parseDocument(maskReferences(text));
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const [message = ''] = error.message.split(/ at line \d/);
    fail(error.linePos?.[0].line ?? 1, YAML_ADVICE[error.code] ?? `YAML error: ${message}.`);
  }
  try {
    return unmaskReferences(document.toJS());
  } catch (alias) {
    // An unknown alias (*name), which the parser reports last.
    const at = lines.findIndex((line) => /:\s*\*/.test(line));
    if (at < 0) throw alias;
    return fail(at + 1, YAML_ADVICE['BAD_ALIAS'] ?? '');
  }
}

/** Reads a file of JSON or YAML; undefined when it is missing or cannot be parsed, which is added to `problems`. */
export function readData(file: string, problems: string[]): unknown {
  if (!existsSync(file)) {
    problems.push(`${file}: the file is missing. The site cannot be built without it. Restore it.`);
    return undefined;
  }
  const text = readFileSync(file, 'utf8');
  try {
    return file.endsWith('.yml') ? readYaml(text, file) : parseJson(text, file);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = String(text.trimEnd().split('\n').length)] =
      /\(line (\d+) column \d+\)/.exec(message) ?? [];
    throw new Error(
      `${file}:${line}: it cannot be parsed from here on (${message}). Nothing of the file can be shown. Look for a missing or extra comma, quote or bracket.`,
      { cause: error },
    );
  }
}
