import type { Language } from '../evidence/record.ts';
import { findReaderWords, isNoise, splitUtterance } from './reader-words.ts';
import type { Scenario } from './scenario.ts';
import { normalize, type Transcript } from './transcript.ts';

/** What each rule is about, and what to do. */
export const SPEECH_RULES = {
  'run-together':
    'Put white space between the two texts in the HTML. Spans that CSS lays out as blocks need <br> or elements of their own.',
  twice: 'Say it once: take it out of the name, the description or the second element.',
  silence: 'Make what has focus now, or what happened, be announced.',
  unheard: 'Expose the role or state, or give it a name.',
  language: 'Translate it, or mark its language with lang.',
  late: 'Say the point first, or cross fewer named landmarks and groups on the way.',
} as const;
export type SpeechRule = keyof typeof SPEECH_RULES;

/** What a rule found: in which transcript and step, and the words. */
export type SpeechFinding = {
  rule: SpeechRule;
  file: string;
  language: Language;
  step: string;
  words: string;
};

/** Identifies a finding in the list of known ones. */
export const formatFinding = ({ file, language, step, words }: SpeechFinding): string =>
  `${file} ${language} ${step}: ${words}`;

/**
 * Five seconds at 175 words a minute, the rate that eSpeak starts with. WCAG has no limit; 2.2.2 takes five seconds as
 * the longest that something may hold up a reader.
 */
const MOST_WORDS_BEFORE_THE_POINT = 14;

/** Signs that two texts touch: a lower-case letter, digit or closing sign, then a capital or an opening sign. */
const TOUCHING = /(?:\p{Ll}{2}|[\p{L}\p{N}][.!?:;,)”»])\p{Lu}\p{L}|\p{Ll}{2}[([¿¡“«•]/u;

/** Words that are common in one language and are none in the other. */
const COMMON: Record<Language, RegExp> = {
  en: /^(?:the|of|and|to|for|with|your|you|is|are|in|on|this|that|what|how|who|show|more|options|play|mute|english|study|site|search|close|page|research|program|loading)$/,
  es: /^(?:el|la|los|las|de|del|y|para|con|su|una|un|es|está|en|este|esta|que|qué|cómo|quién|por|más|español|estudio|sitio|buscar|cerrar|página|investigación|programa)$/,
};

/** Roles that nobody can use without one of these states in the same breath. */
const STATES: readonly (readonly [role: string, states: readonly string[]])[] = [
  ['check box', ['checked', 'not checked']],
  ['radio button', ['selected', 'not selected']],
  ['toggle button', ['collapsed', 'expanded', 'pressed', 'not pressed']],
];

type Utterance = { text: string; name: string; added: string[]; isContinuous: boolean; isMarked: boolean };

/** Text that a person typed more than once is theirs, and no fault of the page. */
const withoutRepeated = (text: string, typed: readonly string[]) =>
  typed.reduce((rest, each) => rest.replaceAll(`${each}${each}`, ''), text);

const parseUtterance = (line: string, typed: readonly string[], language: Language): Utterance => {
  const text = withoutRepeated(line.replace(/^~ /, '').replace(/ \{..\}$/, ''), typed);
  return {
    text,
    ...splitUtterance(text, language),
    isContinuous: line.startsWith('~ '),
    isMarked: / \{..\}$/.test(line),
  };
};
const split = (text: string) => normalize(text).split(' ').filter(Boolean);

function findTwice(utterances: readonly Utterance[]): string[] {
  const names = utterances.map(({ name }) => normalize(name).trim());
  return utterances.flatMap(({ text, name, added, isContinuous }, at) => {
    const same = names[at] ?? '';
    const before = isContinuous ? names.slice(Math.max(at - 1, 0), at) : names.slice(0, at);
    const isRepeated = /\p{L}{2}/u.test(same) && before.includes(same);
    // One word twice with a sign between is a sentence that goes on: "It is up to you: you may say no".
    const isDoubled =
      /(?:^| )(\S*\p{L}{2}) \1(?: |$)/u.test(name.toLowerCase()) ||
      /(?:^| )(\S+(?: \S+)+) \1(?: |$)/u.test(normalize(name).trim());
    return isRepeated || isDoubled || new Set(added).size < added.length ? [text] : [];
  });
}

function findUnheardStates(utterances: readonly Utterance[], language: Language): string[] {
  const has = (added: readonly string[], english: string) =>
    added.some((each) => findReaderWords(english, language)?.test(each));
  return utterances.flatMap(({ text, name, added }, at) => {
    // Continuous reading says the state as the next utterance.
    const near = [...added, ...(utterances[at + 1]?.added ?? [])];
    const lacksState = STATES.some(
      ([role, states]) => has(added, role) && !states.some((state) => has(near, state)),
    );
    return lacksState || (has(added, 'level bar') && name === '') ? [text] : [];
  });
}

function isOtherLanguage({ name, isMarked }: Utterance, language: Language): boolean {
  // Names of places: "Luling, LA", "Los Angeles".
  const rest = name.replace(/\p{Lu}{2,}|(?:El|La|Los|Las) \p{Lu}\p{Ll}+/gu, '');
  const words = split(rest).map((word) => word.replace(/[^\p{L}]/gu, ''));
  const count = (of: Language) => words.filter((word) => COMMON[of].test(word)).length;
  return !isMarked && count(language === 'en' ? 'es' : 'en') > count(language);
}

/** What is said before the first expected words or, where nothing is expected, before the first control or heading. */
function findLate(
  utterances: readonly Utterance[],
  expected: string | undefined,
  language: Language,
): string[] {
  const points = [
    'link',
    'push button',
    'toggle button',
    'check box',
    'combo box',
    'entry',
    'heading level 2',
  ];
  const at = utterances.findIndex(({ text, added }) =>
    expected === undefined
      ? points.some((role) => added.some((each) => findReaderWords(role, language)?.test(each)))
      : normalize(text).includes(normalize(expected).trim()),
  );
  const before = utterances.slice(0, Math.max(at, 0)).map(({ text }) => text);
  return before.flatMap(split).length > MOST_WORDS_BEFORE_THE_POINT ? [before.join(' / ')] : [];
}

/** Judges one transcript by each rule. `heard`: English words of roles and states that it must have. */
export function judgeTranscript(
  file: string,
  scenario: Scenario,
  { language, steps }: Transcript,
  heard: readonly string[] = [],
): SpeechFinding[] {
  const typed = scenario.steps.flatMap(({ type }) => type?.[language] ?? []);
  const judged = steps.map(({ name, lines }, index) => {
    const said = lines
      .filter((line) => line !== '(silence)')
      .map((line) => parseUtterance(line, typed, language));
    return { name, index, said, words: said.filter(({ text }) => !isNoise(text, language)) };
  });
  const added = judged.flatMap(({ words }) => words.flatMap((each) => each.added));
  const find = (rule: SpeechRule, step: string, words: readonly string[]) =>
    [...new Set(words)].map((each) => ({ rule, file, language, step, words: each }));
  return [
    ...judged.flatMap(({ name, index, said, words }) => {
      const step = `${index} [${name}]`;
      const source = index === 0 ? undefined : scenario.steps[index - 1];
      // A key without a meaning only waits, and one with Insert is the reader's own; typing need not be echoed.
      const mustSpeak = source && !source.type && !/^(?:|Shift_L|Insert\+.*)$/.test(name);
      const expected = source?.expects?.[language][0] ?? source?.once?.[language][0];
      const isRead = words.some(({ isContinuous }) => isContinuous);
      return [
        ...find(
          'run-together',
          step,
          words.map(({ text }) => text).filter((text) => TOUCHING.test(text)),
        ),
        ...find('twice', step, index === 0 ? [] : findTwice(words)),
        ...find('silence', step, mustSpeak && words.length === 0 ? ['(silence)'] : []),
        ...find('unheard', step, findUnheardStates(words, language)),
        ...find(
          'language',
          step,
          words.filter((each) => isOtherLanguage(each, language)).map(({ text }) => text),
        ),
        ...find('late', step, source && !isRead ? findLate(said, expected, language) : []),
      ];
    }),
    ...find(
      'unheard',
      'anywhere',
      heard.filter((each) => !added.some((one) => findReaderWords(each, language)?.test(one))),
    ),
  ];
}
