import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { loadConfig } from '../src/config.ts';
import { createSubjects } from '../src/evidence/subjects.ts';
import { judgeSpeech } from '../src/screen-reader/known-speech.ts';
import { readScenario, toTranscriptPath, type Scenario } from '../src/screen-reader/scenario.ts';
import { judgeTranscript, type SpeechRule } from '../src/screen-reader/speech-rules.ts';
import { parseTranscripts } from '../src/screen-reader/transcript.ts';

const root = join(import.meta.dirname, '../../..');

const scenario = (...steps: Scenario['steps']): Scenario => ({
  title: { en: 'A page', es: 'Una página' },
  address: { en: '/', es: '/es' },
  proves: [],
  criteria: ['4.1.2'],
  load: { en: [], es: [] },
  steps,
});
const type = { type: { en: 'Thank you', es: 'Gracias' } };

/** Judges what is heard in one step after the load. */
function judge(
  language: 'en' | 'es',
  lines: string[],
  step: Scenario['steps'][number] = { press: 'Tab' },
  heard: string[] = [],
): [SpeechRule, string][] {
  const steps = [
    { name: 'load', lines: [] },
    { name: String(step.press ?? 'type “Thank you”'), lines },
  ];
  return judgeTranscript('X.transcript.txt', scenario(step), { language, steps }, heard).map(
    ({ rule, words }) => [rule, words],
  );
}

describe('words run together', () => {
  test.each([
    ['en', 'homeNavigation link.'],
    ['en', '~ Lab resultsWhat a lab found in a sample.'],
    ['en', '~ This number includes the people in the pregnancy group.Counted on'],
    ['es', 'Formulario de consentimiento(en inglés) enlace.'],
    ['es', 'Hable con el equipo¿Qué necesita? enlace.'],
  ] as const)('%s: %s', (language, line) => {
    expect(judge(language, [line])).toEqual([['run-together', line.replace('~ ', '')]]);
  });

  test.each(['Luling, LA.', 'Download (PDF, 25 kB) link.', 'Houston, TX 77010. 3.5 miles (5.6 km)'])(
    'accepts %s',
    (line) => expect(judge('en', [line])).toEqual([]),
  );

  test('accepts what a person typed or pasted twice', () => {
    const steps = [
      { name: 'load', lines: [] },
      { name: 'type “Thank you”', lines: ['Thank youThank youThank youThank you'] },
    ];
    expect(judgeTranscript('X', scenario(type), { language: 'en', steps })).toEqual([]);
  });
});

describe('the same words twice', () => {
  test.each([
    [['1 filter is on: Adults 1 filter is on: Adults clickable.']],
    [['Key points', 'Key points heading level 2.']],
    [['~ navigation', '~ On this page', '~ On this page']],
    [['Page 5 current page current page link.']],
  ])('%j', (lines) => {
    expect(judge('en', lines)).toEqual([['twice', lines.at(-1)?.replace('~ ', '')]]);
  });

  test('accepts one word twice with a sign between', () => {
    expect(judge('en', ['Taking part is up to you: you may say no.'])).toEqual([]);
  });

  test('accepts them in two steps, and apart in what is read through', () => {
    expect(judge('en', ['~ Closed', '~ link', '~ Open', '~ link', '~ Closed'])).toEqual([]);
  });
});

describe('focus moved in silence', () => {
  test.each([[[]], [['(silence)']], [['Focus mode']], [['leaving list.']]])('%j', (lines) => {
    expect(judge('en', lines)).toEqual([['silence', '(silence)']]);
  });

  test.each([{ press: 'Shift_L' }, { press: [] as string[] }, { press: 'Insert+a' }, type])(
    'asks for no words after %j',
    (step) => expect(judge('en', [], step)).toEqual([]),
  );
});

describe('a role or state that nobody heard', () => {
  test.each([
    ['en', 'Only open study sites check box.'],
    ['es', 'Participe botón de activación.'],
    ['en', 'level bar.'],
  ] as const)('%s: %s', (language, line) => {
    expect(judge(language, [line])).toEqual([['unheard', line]]);
  });

  test('names what the pattern has', () => {
    expect(judge('es', ['Su primera visita cabecera nivel 2.'], { press: 'Return' }, ['dialog'])).toEqual([
      ['unheard', 'dialog'],
    ]);
    expect(judge('es', ['Su primera visita diálogo'], { press: 'Return' }, ['dialog'])).toEqual([]);
  });

  test('takes neither a part of a word nor the page’s own words for a state', () => {
    expect(judge('en', ['The dialog opens link.'], { press: 'Tab' }, ['dialog'])).toEqual([
      ['unheard', 'dialog'],
    ]);
    expect(judge('en', ['Adults check box not checked.'], { press: 'Tab' }, ['checked'])).toEqual([
      ['unheard', 'checked'],
    ]);
  });

  test('finds the role before the text of a field', () => {
    expect(
      judge('en', ['Email address entry ana@example selected required.'], undefined, ['entry', 'required']),
    ).toEqual([]);
  });
});

describe('the other language', () => {
  test.each([
    ['es', 'show more media controls botón de pulsación.'],
    ['es', 'The consent form is in English enlace.'],
    ['en', 'Busque un sitio de estudio heading level 2.'],
  ] as const)('%s: %s', (language, line) => {
    expect(judge(language, [line])).toEqual([['language', line]]);
  });

  test('accepts what is marked, and a name with words of the other language', () => {
    expect(judge('en', ['En Español link. {es}', 'Los Angeles, LA.'])).toEqual([]);
  });
});

describe('late', () => {
  const way = [
    'leaving list.',
    'leaving navigation.',
    'main content',
    'region Help us understand Long COVID',
  ];

  test('counts the words before what is expected', () => {
    const step = { press: 'Tab', expects: { en: ['Postal code'], es: [] } };
    expect(judge('en', [...way, 'search Find a study site', 'Postal code entry.'], step)).toEqual([
      ['late', [...way, 'search Find a study site'].join(' / ')],
    ]);
    expect(judge('en', [...way, 'Postal code entry.'], step)).toEqual([]);
  });

  test('counts the words before a control where nothing is expected', () => {
    expect(judge('en', [...way, 'search Find a study site', 'Search push button.'])).toHaveLength(1);
  });
});

describe('the transcripts of this product', async () => {
  const config = await loadConfig(join(root, 'audit.config.ts'));
  const subjects = createSubjects(config);
  const { heard } = parse(readFileSync(join(root, 'packages/audit/a11y-speech.yml'), 'utf8')) as {
    heard: Record<string, string[] | { none: string }>;
  };
  const required = Object.entries(heard).filter(([, words]) => Array.isArray(words)) as [string, string[]][];

  test('have no finding that is not known, and know none that is gone', () => {
    const { findings, gone, unlisted } = judgeSpeech(root, config);
    expect(findings.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(gone).toEqual([]);
    expect(unlisted).toEqual([]);
  });

  test.each(required)('of %s fail without each of %j', (id, all) => {
    const path =
      globSync(config.scenarios, { cwd: root })
        .sort()
        .find((each) => subjects.findByEvidence(each)?.id === id) ?? '';
    const file = join(root, path);
    const [en] = parseTranscripts(readFileSync(toTranscriptPath(file), 'utf8'));
    for (const words of all) {
      const pattern = new RegExp(`\\b${words.replaceAll(/\d/g, '\\d')}\\b`, 'i');
      const steps = (en?.steps ?? []).map(({ name, lines }) => ({
        name,
        lines: lines.map((line) => line.replace(pattern, '')),
      }));
      expect(judgeTranscript(path, readScenario(file), { language: 'en', steps }, all)).toContainEqual(
        expect.objectContaining({ rule: 'unheard', file: path, words }),
      );
    }
  });
});
