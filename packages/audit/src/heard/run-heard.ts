import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Subject } from '../sources/subjects.ts';
import { LANGUAGES } from '../store/record.ts';
import { startDesktop, whatIsMissing } from './desktop.ts';
import { listen } from './listen.ts';
import { readScript } from './steps.ts';
import { changes, formatHeard, parseHeard, unheard, type Heard } from './transcript.ts';

/** What came of one list of steps. NOT RUN is neither passed nor failed. */
export type HeardResult = {
  file: string;
  status: 'AS EXPECTED' | 'OTHER WORDS' | 'NOT RUN';
  /** Why it was not run, or what differs. */
  details: string[];
};

export type ListenOptions = {
  /** Address that the paths of the scripts start from. */
  base: string;
  /** Finds the Chromium to listen with; throws when there is none. */
  program: () => string;
  /** Writes what was heard down as the new recording, also where it is not what was expected: a recording never flatters. */
  isAccepted: boolean;
  /** What the recording is about, and the hash of its source; the recording is stale once that changes. */
  subjectOf: (file: string) => Subject | undefined;
  onProgress: (line: string) => void;
};

/** `X.steps.yml` is recorded in `X.heard.txt` beside it. */
export const recordingOf = (steps: string): string => steps.replace(/\.steps\.yml$/, '.heard.txt');

const versionOf = (program: string) =>
  /[\d.]+\d/.exec(execFileSync(program, ['--version'], { stdio: 'pipe' }).toString())?.[0];

function aboutThisRun(title: string, program: string, subject: Subject | undefined): string[] {
  const patches = process.env.ORCA_PURE
    ? 'none'
    : 'a selection that no focused select has made is not spoken; the language of a text is passed to the voice';
  return [
    title,
    `Orca ${versionOf('orca')} with Chromium ${versionOf(program)} on Linux, ${new Date().toISOString().slice(0, 10)}; Orca speaks the language of the page.`,
    `Patches of Orca: ${patches}.`,
    ...(subject ? [`Source of ${subject.id}: ${subject.source}`] : []),
    'Real keys, words kept by a program: heard, not judged by a person. This is no other screen reader.',
    'In brackets what was pressed; {es} is a language other than the listener’s; ~ is read without a key.',
  ];
}

/** What listening needs of the machine; tests put a broken one in its place. */
export type Machine = {
  whatIsMissing: () => string | undefined;
  startDesktop: typeof startDesktop;
  listen: typeof listen;
};

const thisMachine: Machine = { whatIsMissing, startDesktop, listen };

/** The browser, or why there is none to listen with. */
function whyNoBrowser(program: () => string): { program: string } | { missing: string } {
  try {
    return { program: program() };
  } catch (error) {
    return { missing: String(error) };
  }
}

/**
 * Listens to all scripts, one screen reader per language, and compares. Goes on when one cannot be heard: without the
 * programs, when the screen reader does not start, or when the browser dies, its scripts are NOT RUN, with the reason.
 */
export async function runHeard(
  files: readonly string[],
  options: ListenOptions,
  machine: Machine = thisMachine,
): Promise<HeardResult[]> {
  const browser = whyNoBrowser(options.program);
  const missing = 'missing' in browser ? browser.missing : machine.whatIsMissing();
  if (missing || !('program' in browser))
    return files.map((file) => ({ file, status: 'NOT RUN', details: [missing ?? ''] }));
  const { program } = browser;
  const heard = new Map<string, Heard[]>(files.map((file) => [file, []]));
  const failures = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const desktop = await machine.startDesktop(language).catch((error: unknown) => String(error));
    for (const file of files) {
      const failed = (why: string) =>
        failures.set(file, [...(failures.get(file) ?? []), `${language}: ${why}`]);
      if (typeof desktop === 'string') {
        failed(desktop);
        continue;
      }
      try {
        const { base } = options;
        heard.get(file)?.push(await machine.listen(desktop, readScript(file), { language, base, program }));
        options.onProgress(`${language} ${file}`);
      } catch (error) {
        failed(String(error));
      }
    }
    if (typeof desktop !== 'string') await desktop.stop();
  }
  return files.map((file) =>
    resultOf(file, heard.get(file) ?? [], failures.get(file), { ...options, program }),
  );
}

function resultOf(
  file: string,
  heard: readonly Heard[],
  failures: string[] | undefined,
  { isAccepted, program, subjectOf }: Omit<ListenOptions, 'program'> & { program: string },
): HeardResult {
  if (failures) return { file, status: 'NOT RUN', details: failures };
  const script = readScript(file);
  const recording = recordingOf(file);
  const text = formatHeard(aboutThisRun(script.title.en, program, subjectOf(file)), heard);
  const wrong = unheard(script, heard);
  const different = existsSync(recording) ? changes(parseHeard(readFileSync(recording, 'utf8')), heard) : [];
  if (isAccepted) writeFileSync(recording, text);
  const details = [...wrong, ...(isAccepted ? [] : different)];
  return { file, status: details.length === 0 ? 'AS EXPECTED' : 'OTHER WORDS', details };
}
