import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Subject } from '../evidence/freshness.ts';
import { LANGUAGES } from '../evidence/record.ts';
import { startDesktop, findMissingPackages } from './desktop.ts';
import { listenInFirefox } from './firefox.ts';
import { listenInChromium } from './chromium.ts';
import { readScenario } from './scenario.ts';
import {
  diffTranscripts,
  formatTranscript,
  parseTranscript,
  checkTranscripts,
  type Transcript,
} from './transcript.ts';

/** What came of one list of steps. NOT RUN is neither passed nor failed. */
export type ScreenReaderTestResult = {
  file: string;
  status: 'AS EXPECTED' | 'OTHER WORDS' | 'NOT RUN';
  /** Why it was not run, or what differs. */
  details: string[];
};

/** Browsers that can be listened to. */
export type Browser = 'Chromium' | 'Firefox';

/** `X.firefox.steps.yml` is listened to in Firefox, every other list in Chromium. */
export const getBrowser = (steps: string): Browser =>
  steps.endsWith('.firefox.steps.yml') ? 'Firefox' : 'Chromium';

export type ListenOptions = {
  /** Address that the paths of the scripts start from. */
  base: string;
  /** Finds the browser to listen with; throws when there is none. */
  program: (browser: Browser) => string;
  /** Writes what was heard down as the new recording, also where it is not what was expected: a recording never flatters. */
  isAccepted: boolean;
  /** What the recording is about, and the hash of its source; the recording is stale once that changes. */
  findSubject: (file: string) => Subject | undefined;
  onProgress: (line: string) => void;
};

/** `X.steps.yml` is recorded in `X.heard.txt` beside it. */
export const toTranscriptPath = (steps: string): string => steps.replace(/\.steps\.yml$/, '.heard.txt');

const readVersion = (program: string) =>
  /[\d.]+\d/.exec(execFileSync(program, ['--version'], { stdio: 'pipe' }).toString())?.[0];

function describeRun(title: string, versions: string, subject: Subject | undefined): string[] {
  const patches = process.env.ORCA_PURE
    ? 'none'
    : 'a selection that no focused select has made is not spoken; the language of a text is passed to the voice';
  return [
    title,
    `${versions} on Linux, ${new Date().toISOString().slice(0, 10)}; Orca speaks the language of the page.`,
    `Patches of Orca: ${patches}.`,
    ...(subject ? [`Source of ${subject.id}: ${subject.source}`] : []),
    'Real keys, words kept by a program: heard, not judged by a person. This is no other screen reader.',
    'In brackets what was pressed; {es} is a language other than the listener’s; ~ is read without a key.',
  ];
}

/** What listening needs of the machine; tests put a broken one in its place. */
export type Machine = {
  findMissingPackages: () => string | undefined;
  startDesktop: typeof startDesktop;
  listenInChromium: typeof listenInChromium;
  listenInFirefox: typeof listenInFirefox;
  readVersion: (program: string) => string | undefined;
};

const thisMachine: Machine = {
  findMissingPackages,
  startDesktop,
  listenInChromium,
  listenInFirefox,
  readVersion,
};

/** The browser, or why there is none to listen with. */
function findBrowserProgram(program: () => string): { program: string } | { missing: string } {
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
export async function runScreenReaderTests(
  files: readonly string[],
  options: ListenOptions,
  machine: Machine = thisMachine,
): Promise<ScreenReaderTestResult[]> {
  const none = machine.findMissingPackages();
  const failures = new Map<string, string[]>();
  const programs = new Map<string, string>();
  for (const file of files) {
    const found = none ? { missing: none } : findBrowserProgram(() => options.program(getBrowser(file)));
    if ('missing' in found) failures.set(file, [found.missing]);
    else programs.set(file, found.program);
  }
  const heard = new Map<string, Transcript[]>(files.map((file) => [file, []]));
  for (const language of programs.size > 0 ? LANGUAGES : []) {
    const desktop = await machine.startDesktop(language).catch((error: unknown) => String(error));
    for (const [file, program] of programs) {
      const failed = (why: string) =>
        failures.set(file, [...(failures.get(file) ?? []), `${language}: ${why}`]);
      if (typeof desktop === 'string') {
        failed(desktop);
        continue;
      }
      try {
        const { base } = options;
        const hear = getBrowser(file) === 'Firefox' ? machine.listenInFirefox : machine.listenInChromium;
        heard.get(file)?.push(await hear(desktop, readScenario(file), { language, base, program }));
        options.onProgress(`${language} ${file}`);
      } catch (error) {
        failed(String(error));
      }
    }
    if (typeof desktop !== 'string') await desktop.stop();
  }
  return files.map((file) => {
    const why = failures.get(file);
    if (why) return { file, status: 'NOT RUN', details: why };
    const version = machine.readVersion(programs.get(file) ?? '');
    const versions = `Orca ${machine.readVersion('orca')} with ${getBrowser(file)} ${version}`;
    return compareTranscript(file, heard.get(file) ?? [], versions, options);
  });
}

function compareTranscript(
  file: string,
  heard: readonly Transcript[],
  versions: string,
  { isAccepted, findSubject: subjectOf }: ListenOptions,
): ScreenReaderTestResult {
  const script = readScenario(file);
  const recording = toTranscriptPath(file);
  const text = formatTranscript(describeRun(script.title.en, versions, subjectOf(file)), heard);
  const wrong = checkTranscripts(script, heard);
  const different = existsSync(recording)
    ? diffTranscripts(parseTranscript(readFileSync(recording, 'utf8')), heard)
    : [];
  if (isAccepted) writeFileSync(recording, text);
  const details = [...wrong, ...(isAccepted ? [] : different)];
  return { file, status: details.length === 0 ? 'AS EXPECTED' : 'OTHER WORDS', details };
}
