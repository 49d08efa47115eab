import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { maskReferences, unmaskReferences } from './source-text.ts';

/** What an editor may have meant, by the code of the parser's error. */
const YAML_ADVICE: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "A second colon stands in this field, or the line after it is indented. Put quotes around a text that holds a colon: title: 'Two things: rest and water'.",
  UNEXPECTED_TOKEN:
    'Something stands after the end of the text. An apostrophe ends a text in single quotes: put double quotes around it, "It\'s open".',
  MISSING_CHAR: 'A quote is opened and not closed, or the line is no field. Write each field as name: text.',
  DUPLICATE_KEY: 'The same field stands above it. Take one of the two out.',
  TAB_AS_INDENT: 'It begins with a tab. Use two spaces.',
  BAD_INDENT: 'A bracket is not closed, or the line is not indented as the one above it. Use two spaces.',
  BAD_SCALAR_START: "The text begins with a sign that means something else here. Put quotes around it: '…'.",
  BAD_ALIAS: "The text begins with a sign that means something else here. Put quotes around it: '…'.",
  MULTILINE_IMPLICIT_KEY:
    'It is no field. A text over more than one line begins with >- after the name of its field, and its lines are indented by two spaces.',
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
 * Reads fields or a list in YAML. A reference needs no quotes, and stays in its text.
 * @param firstLine The line of the file at which the text begins.
 * @throws Error with file, line, what is wrong, why it matters and what to do.
 */
export function readYaml(text: string, file: string, firstLine = 1): unknown {
  const lines = text.split('\n');
  const fail = (line: number, advice: string): never => {
    const text = lines[line - 1]?.trim() ?? '';
    const where = text === '' ? 'it cannot be read from here on' : `“${text}” cannot be read`;
    throw new Error(
      `${file}:${line + firstLine - 1}: ${where}. Nobody would see what the file says. ${advice}`,
    );
  };
  const document = parseDocument(maskReferences(text));
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const [message = ''] = error.message.split(/ at line \d/);
    fail(error.linePos?.[0].line ?? 1, YAML_ADVICE[error.code] ?? `Look at its signs: ${message}.`);
  }
  try {
    return unmaskReferences(document.toJS());
  } catch (alias) {
    // A name after * that nothing has, which the parser finds last.
    const at = lines.findIndex((line) => /:\s*\*/.test(line));
    if (at < 0) throw alias;
    return fail(at + 1, YAML_ADVICE['BAD_ALIAS'] ?? '');
  }
}

/**
 * Reads a file of JSON or YAML; undefined when it is not there or cannot be read, which `problems` then says.
 */
export function readData(file: string, problems: string[]): unknown {
  if (!existsSync(file)) {
    problems.push(`${file}: the file is missing. The site cannot be built without it. Bring it back.`);
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
      `${file}:${line}: it cannot be read from here on (${message}). Nobody would see what the file says. Look for a comma, a quote or a bracket that is missing or too many.`,
      { cause: error },
    );
  }
}
