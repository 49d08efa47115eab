import { LANGUAGES, type Language, type TranscriptHead } from '../evidence/record.ts';
import { formatStepName, type Scenario } from './scenario.ts';
import type { Utterance } from './speech.ts';

/** The output of the screen reader for each step in one language; the first step is the loading of the page. */
export type Transcript = { language: Language; steps: { name: string; lines: string[] }[] };

/** A line of a transcript; braces name a language other than that of the listener, `~` marks continuous reading. */
export const formatLine = ({ text, lang, kind }: Utterance, language: Language): string =>
  `${kind === 'sayall' ? '~ ' : ''}${text.trim().replace(/\s+/g, ' ')}${lang && lang !== language ? ` {${lang}}` : ''}`;

/** Width of the column of step names. */
const INDENT = 34;

/** Formats `X.transcript.txt`: a header of lines that begin with #, and the transcript in each language. */
export function formatTranscripts(about: readonly string[], transcripts: readonly Transcript[]): string {
  const parts = transcripts.map(({ language, steps }) =>
    [
      `== ${language}`,
      ...steps.flatMap(({ name, lines: [first = '(silence)', ...rest] }) => [
        ...(name.length + 3 > INDENT
          ? [`[${name}]`, `${' '.repeat(INDENT)}${first}`]
          : [`${`[${name}]`.padEnd(INDENT)}${first}`]),
        ...rest.map((line) => `${' '.repeat(INDENT)}${line}`),
      ]),
    ].join('\n'),
  );
  return `${about.map((line) => `# ${line}`).join('\n')}\n\n${parts.join('\n\n')}\n`;
}

/** "Orca 43.1 with Chromium 156.0.8078.79 on Linux, 2026-11-26; Orca speaks the language of the page." */
const PROGRAMS = /^(?<screenReader>\S+ \S+) with (?<browser>\S+ \S+) on [^,]+, (?<date>\d{4}-\d\d-\d\d)/m;
/** "Version 1.2.3, commit 0123456789ab." */
const VERSION = /^Version (?<version>\S+), commit (?<commit>[0-9a-f]+\+?|unknown)\.$/m;

/** Parses the header of a transcript; a key is missing where no line names it. */
export function parseTranscriptHead(about: readonly string[]): TranscriptHead {
  const text = about.join('\n');
  return { ...PROGRAMS.exec(text)?.groups, ...VERSION.exec(text)?.groups };
}

/**
 * Parses `X.transcript.txt` without its header.
 * @throws Error when it does not begin with a language.
 */
export function parseTranscripts(text: string): Transcript[] {
  const transcripts: Transcript[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const language = LANGUAGES.find((each) => line === `== ${each}`);
    if (language) {
      transcripts.push({ language, steps: [] });
      continue;
    }
    const steps = transcripts.at(-1)?.steps;
    if (!steps) throw new Error(`A transcript begins with a language (== en), not with: ${line}`);
    // A name that fills the column, such as a selector with brackets, has a line of its own.
    const pattern =
      line.length > INDENT && /^\S+( \S+)*\]$/.test(line) ? /^\[(.*)\]()$/ : /^\[(.*?)\](?:\s{1,}|$)(.*)$/;
    const head = pattern.exec(line);
    if (head) steps.push({ name: head[1] ?? '', lines: head[2] ? [head[2]] : [] });
    else steps.at(-1)?.lines.push(line.trim());
  }
  return transcripts;
}

/** Text for comparison: without the marks of the transcript, case and punctuation. */
export const normalize = (text: string) =>
  text
    .replace(/\{..\}/g, '')
    .replace(/~ /g, '')
    .replace(/[.,:;]/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** A negated state is one word: who expects "checked" has not heard "not checked". */
const joinNegations = (text: string) =>
  text.replaceAll(/\b(not|no) (?=checked|selected|pressed|marcad|seleccionad|pulsad)/g, '$1-');

/** A phrase of whole words and states: "3 options" is not in "13 options", "link" not in "linked". */
const createPattern = (phrase: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])${joinNegations(normalize(phrase).trim()).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'gu',
  );

const findMissing = (lines: readonly string[], phrases: readonly string[]): string[] => {
  const output = joinNegations(normalize(lines.join(' ')));
  let from = 0;
  return phrases.filter((phrase) => {
    const pattern = createPattern(phrase);
    pattern.lastIndex = from;
    if (!pattern.test(output)) return true;
    from = pattern.lastIndex;
    return false;
  });
};

/** Compares transcripts with what the scenario expects: a sentence for each difference. */
export function checkTranscripts(scenario: Scenario, transcripts: readonly Transcript[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const transcript = transcripts.find((each) => each.language === language);
    if (!transcript) return [`${language}: no transcript.`];
    const expected = [
      { name: 'load', expects: scenario.load[language], once: [] as string[] },
      ...scenario.steps.map((step) => ({
        name: formatStepName(step, language),
        expects: step.expects?.[language] ?? [],
        once: step.once?.[language] ?? [],
      })),
    ];
    const names = transcript.steps.map(({ name }) => name);
    if (names.join('|') !== expected.map(({ name }) => name).join('|')) {
      return [`${language}: the steps of the transcript are not those of the scenario. Record it again.`];
    }
    return expected.flatMap(({ name, expects, once }, index) => {
      const lines = transcript.steps[index]?.lines ?? [];
      const actual = `the transcript has “${lines.join(' / ') || '(silence)'}”`;
      return [
        ...findMissing(lines, expects).map(
          (phrase) => `${language} [${name}]: “${phrase}” expected, ${actual}`,
        ),
        ...once
          .map((phrase) => ({
            phrase,
            times: joinNegations(normalize(lines.join(' '))).match(createPattern(phrase))?.length ?? 0,
          }))
          .filter(({ times }) => times !== 1)
          .map(
            ({ phrase, times }) => `${language} [${name}]: “${phrase}” ${times} times, not once, ${actual}`,
          ),
      ];
    });
  });
}

/** Steps whose output has changed, as lines of a diff. */
export function diffTranscripts(before: readonly Transcript[], after: readonly Transcript[]): string[] {
  const toOutputs = (transcripts: readonly Transcript[]) =>
    new Map(
      transcripts.flatMap(({ language, steps }) =>
        steps.map(
          ({ name, lines }, index) =>
            [`${language} ${index} [${name}]`, lines.join(' / ') || '(silence)'] as const,
        ),
      ),
    );
  const [old, now] = [toOutputs(before), toOutputs(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was === is) return [];
    return [key, ...(was === undefined ? [] : [`- ${was}`]), ...(is === undefined ? [] : [`+ ${is}`])];
  });
}
