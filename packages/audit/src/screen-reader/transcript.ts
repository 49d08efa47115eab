import { LANGUAGES, type Language } from '../evidence/record.ts';
import { formatStepName, type Scenario } from './scenario.ts';
import type { Utterance } from './speech.ts';

/** What was said in each step of one language; the first one is the page's loading. */
export type Transcript = { language: Language; steps: { name: string; lines: string[] }[] };

/** The line of a transcript for what was said: its language in braces where it is not the listener's. */
export const formatLine = ({ text, lang, kind }: Utterance, language: Language): string =>
  `${kind === 'sayall' ? '~ ' : ''}${text.trim().replace(/\s+/g, ' ')}${lang && lang !== language ? ` {${lang}}` : ''}`;

const HEAD = 34;

/** `X.heard.txt`: lines that begin with # say when and with what; the rest is compared. */
export function formatTranscript(about: readonly string[], heard: readonly Transcript[]): string {
  const parts = heard.map(({ language, steps }) =>
    [
      `== ${language}`,
      ...steps.flatMap(({ name, lines: [first = '(silence)', ...rest] }) => [
        ...(name.length + 3 > HEAD
          ? [`[${name}]`, `${' '.repeat(HEAD)}${first}`]
          : [`${`[${name}]`.padEnd(HEAD)}${first}`]),
        ...rest.map((line) => `${' '.repeat(HEAD)}${line}`),
      ]),
    ].join('\n'),
  );
  return `${about.map((line) => `# ${line}`).join('\n')}\n\n${parts.join('\n\n')}\n`;
}

/** Reads `X.heard.txt` back. */
export function parseTranscript(text: string): Transcript[] {
  const heard: Transcript[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const language = LANGUAGES.find((each) => line === `== ${each}`);
    if (language) {
      heard.push({ language, steps: [] });
      continue;
    }
    const steps = heard.at(-1)?.steps;
    if (!steps) throw new Error(`A transcript begins with a language (== en), not with: ${line}`);
    const head = line.startsWith('[') ? /^\[(.*?)\](?:\s{1,}|$)(.*)$/.exec(line) : null;
    if (head) steps.push({ name: head[1] ?? '', lines: head[2] ? [head[2]] : [] });
    else steps.at(-1)?.lines.push(line.trim());
  }
  return heard;
}

/** Words as they are compared: without the marks of the transcript, case, or stops between words. */
const normalize = (text: string) =>
  text
    .replace(/\{..\}/g, '')
    .replace(/~ /g, '')
    .replace(/[.,:;]/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const findMissing = (lines: readonly string[], phrases: readonly string[]): string[] => {
  const said = normalize(lines.join(' '));
  let from = 0;
  return phrases.filter((phrase) => {
    const at = said.indexOf(normalize(phrase).trim(), from);
    if (at === -1) return true;
    from = at + normalize(phrase).trim().length;
    return false;
  });
};

/** Differences between what the script expects and what was heard, one sentence each; none when all was heard. */
export function checkTranscripts(script: Scenario, heard: readonly Transcript[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const mine = heard.find((each) => each.language === language);
    if (!mine) return [`${language}: not heard at all.`];
    const expected = [
      { name: 'load', hears: script.load[language], once: [] as string[] },
      ...script.steps.map((step) => ({
        name: formatStepName(step, language),
        hears: step.hears?.[language] ?? [],
        once: step.once?.[language] ?? [],
      })),
    ];
    const names = mine.steps.map(({ name }) => name);
    if (names.join('|') !== expected.map(({ name }) => name).join('|')) {
      return [`${language}: the transcript has other steps than the script; listen again.`];
    }
    return expected.flatMap(({ name, hears, once }, index) => {
      const lines = mine.steps[index]?.lines ?? [];
      const said = `heard “${lines.join(' / ') || '(silence)'}”`;
      return [
        ...findMissing(lines, hears).map((phrase) => `${language} [${name}]: “${phrase}” expected, ${said}`),
        ...once
          .map((phrase) => ({
            phrase,
            times: normalize(lines.join(' ')).split(normalize(phrase).trim()).length - 1,
          }))
          .filter(({ times }) => times !== 1)
          .map(({ phrase, times }) => `${language} [${name}]: “${phrase}” ${times} times, not once, ${said}`),
      ];
    });
  });
}

/** Steps whose words have changed since they were recorded, as lines of a diff. */
export function diffTranscripts(before: readonly Transcript[], after: readonly Transcript[]): string[] {
  const flat = (heard: readonly Transcript[]) =>
    heard.flatMap(({ language, steps }) =>
      steps.map(({ name, lines }, index) => ({
        key: `${language} ${index} [${name}]`,
        said: lines.join(' / ') || '(silence)',
      })),
    );
  const old = new Map(flat(before).map(({ key, said }) => [key, said]));
  const now = new Map(flat(after).map(({ key, said }) => [key, said]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was === is) return [];
    return [key, ...(was === undefined ? [] : [`- ${was}`]), ...(is === undefined ? [] : [`+ ${is}`])];
  });
}
