import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { TranscriptEvidence } from '../evidence/evidence.ts';
import { LANGUAGES, type Language } from '../evidence/record.ts';
import { listenInChromium } from './chromium.ts';
import { findMissingPackages, startDesktop } from './desktop.ts';
import { listenInFirefox } from './firefox.ts';
import { getBrowser, readScenario, toTranscriptPath, type Browser } from './scenario.ts';
import {
  checkTranscripts,
  diffTranscripts,
  formatTranscripts,
  parseTranscripts,
  type Transcript,
} from './transcript.ts';

/** Result of one scenario. A skipped one neither passed nor failed. */
export type ScreenReaderTestResult = {
  file: string;
  status: TranscriptEvidence['status'];
  /** Why it was skipped, or the differences. */
  details: string[];
};

export type ListenOptions = {
  /** Address that the paths of the scenarios are relative to. */
  base: string;
  /** Finds the program of a browser; throws when there is none. */
  program: (browser: Browser) => string;
  /** Writes the new transcripts, also where they are not as expected. */
  isAccepted: boolean;
  /** Version and commit of what a scenario is about, for the header of its transcript. */
  readSourceVersion: (file: string) => { version: string; commit: string };
  onProgress: (line: string) => void;
};

const readVersion = (program: string) =>
  /[\d.]+\d/.exec(execFileSync(program, ['--version'], { stdio: 'pipe' }).toString())?.[0];

function describeRun(title: string, versions: string, of: { version: string; commit: string }): string[] {
  const patches = process.env.ORCA_UNPATCHED
    ? 'none'
    : 'a selection that no focused select has made is not spoken; the language of a text is passed to the voice';
  return [
    title,
    `${versions} on Linux, ${new Date().toISOString().slice(0, 10)}; Orca speaks the language of the page.`,
    `Version ${of.version}, commit ${of.commit}.`,
    `Patches of Orca: ${patches}.`,
    'Real key presses, recorded by a program and not reviewed by a person. Other screen readers may differ.',
    'In brackets: the keys. {es}: a language other than the listener’s. ~: continuous reading without a key.',
  ];
}

/** What the tests need of the machine; replaced in tests of failures. */
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

/** The program of a browser, or the reason why there is none. */
export function findBrowserProgram(find: () => string): { program: string } | { missing: string } {
  try {
    return { program: find() };
  } catch (error) {
    return { missing: String(error) };
  }
}

/** The transcript of a scenario in one language, or why there is none. */
type Recording = { transcript: Transcript } | { missing: string };

/** Records scenarios one after the other on one desktop. */
async function recordInLanguage(
  language: Language,
  programs: ReadonlyMap<string, string>,
  { base, onProgress }: ListenOptions,
  machine: Machine,
): Promise<Map<string, Recording>> {
  const recordings = new Map<string, Recording>();
  const desktop = await machine.startDesktop(language).catch((error: unknown) => String(error));
  for (const [file, program] of programs) {
    if (typeof desktop === 'string') {
      recordings.set(file, { missing: `${language}: ${desktop}` });
      continue;
    }
    try {
      const listen = getBrowser(file) === 'Firefox' ? machine.listenInFirefox : machine.listenInChromium;
      const transcript = await listen(desktop, readScenario(file), { language, base, program });
      recordings.set(file, { transcript });
      onProgress(`${language} ${file}`);
    } catch (error) {
      recordings.set(file, { missing: `${language}: ${String(error)}` });
    }
  }
  if (typeof desktop !== 'string') await desktop.stop();
  return recordings;
}

/**
 * Runs scenarios with one screen reader for each language, both at once since most of the time is silence, and compares
 * the transcripts. A scenario is skipped, with the reason, when programs are missing, the screen reader does not start,
 * or the browser crashes; the others continue.
 */
export async function runScreenReaderTests(
  files: readonly string[],
  options: ListenOptions,
  machine: Machine = thisMachine,
): Promise<ScreenReaderTestResult[]> {
  const missingPackages = machine.findMissingPackages();
  const failures = new Map<string, string>();
  const programs = new Map<string, string>();
  for (const file of files) {
    const found = missingPackages
      ? { missing: missingPackages }
      : findBrowserProgram(() => options.program(getBrowser(file)));
    if ('missing' in found) failures.set(file, found.missing);
    else programs.set(file, found.program);
  }
  const byLanguage = await Promise.all(
    programs.size > 0
      ? LANGUAGES.map((language) => recordInLanguage(language, programs, options, machine))
      : [],
  );
  return files.map((file) => {
    const failure = failures.get(file);
    const recordings = byLanguage.flatMap((recorded) => recorded.get(file) ?? []);
    const missing = recordings.flatMap((each) => ('missing' in each ? [each.missing] : []));
    const details = failure === undefined ? missing : [failure];
    if (details.length > 0) return { file, status: 'skipped', details };
    const transcripts = recordings.flatMap((each) => ('transcript' in each ? [each.transcript] : []));
    const version = machine.readVersion(programs.get(file) ?? '');
    const versions = `Orca ${machine.readVersion('orca')} with ${getBrowser(file)} ${version}`;
    return compareTranscripts(file, transcripts, versions, options);
  });
}

function compareTranscripts(
  file: string,
  transcripts: readonly Transcript[],
  versions: string,
  { isAccepted, readSourceVersion }: ListenOptions,
): ScreenReaderTestResult {
  const scenario = readScenario(file);
  const path = toTranscriptPath(file);
  const text = formatTranscripts(
    describeRun(scenario.title.en, versions, readSourceVersion(file)),
    transcripts,
  );
  const differences = checkTranscripts(scenario, transcripts);
  const changes = existsSync(path)
    ? diffTranscripts(parseTranscripts(readFileSync(path, 'utf8')), transcripts)
    : [];
  if (isAccepted) writeFileSync(path, text);
  const details = [...differences, ...(isAccepted ? [] : changes)];
  return { file, status: details.length === 0 ? 'pass' : 'mismatch', details };
}
