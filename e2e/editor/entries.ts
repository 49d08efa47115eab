import type { Draw } from '../../scripts/draw.mjs';
import type { Clone } from '../guides/clone.ts';
import { LANGUAGES, type Language } from '../ways.ts';

/** Text that occurs on no other page, in each language. */
export type SampleText = Record<Language, { title: string; intro: string; sentence: string }>;

/** Plain sentences, which pass every check of language. `#` is replaced by the random mark. */
const PLAIN: Record<Language, { titles: string[]; intros: string[]; sentences: string[] }> = {
  en: {
    titles: [
      'What we did in #',
      'A day at site #',
      'Rest and sleep: part #',
      'Ask us about #',
      "It's time for #",
    ],
    intros: ['This page is about #.', 'Here is a short text about #.'],
    sentences: [
      'We will call you before your visit to #, and you can ask us anything.',
      'You can rest as long as you like when you come to #.',
      'A friend or someone from your family may come with you to #.',
    ],
  },
  es: {
    titles: [
      'Qué hicimos en #',
      'Un día en el sitio #',
      'Descanso y sueño: parte #',
      'Pregunte por #',
      '¿Ya conoce #?',
    ],
    intros: ['Este es un ejemplo. Trata de #.', 'Este es un texto corto de ejemplo sobre #.'],
    sentences: [
      'Le llamamos antes de su visita a # y usted puede preguntar lo que quiera.',
      'Usted puede descansar todo lo que quiera cuando venga a #.',
      'Puede venir con una persona de su familia a #.',
    ],
  },
};

const LETTERS = ['b', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't'];

/** Draws an invented place name that occurs nowhere else: two syllables, sometimes with an accent or a hyphen. */
export function drawMark(draw: Draw): string {
  const syllable = () => `${draw.pick(LETTERS)}${draw.pick(['a', 'e', 'i', 'o', 'u', 'á', 'é', 'ñu', 'ö'])}`;
  const name = [syllable(), syllable(), syllable(), syllable()].join(draw.chance(0.2) ? '-' : '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function drawSampleText(draw: Draw): SampleText {
  const mark = drawMark(draw);
  const inLanguage = (language: Language) => {
    const { titles, intros, sentences } = PLAIN[language];
    const pickTemplate = (texts: string[]) => draw.pick(texts).replaceAll('#', mark);
    return { title: pickTemplate(titles), intro: pickTemplate(intros), sentence: pickTemplate(sentences) };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}

/** Quotes a text for YAML as the guide says, with quotation marks that it does not contain. */
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

const COHORTS = ['adult', 'pediatric', 'pregnancy', 'autopsy'];
const TYPES = ['enrollment', 'educational', 'at_home_tests', 'in_person_tests'];
const SYMBOLS = ['backpack', 'battery', 'book', 'clipboard', 'phone'];
export const SEASONS = ['spring', 'summer', 'fall'] as const;
const SEASONS_ES = { spring: 'Primavera', summer: 'Verano', fall: 'Otoño' };

export type Addition = { id: string; text: SampleText };
export type Update = Addition & { date: string };
export type CaseStudy = Addition & { order: number };
export type Material = Addition & { cohort: string; type: string; symbol: string };
export type Newsletter = Addition & { season: (typeof SEASONS)[number]; year: number };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Draws a year after that of any update, so that the added one is the newest. */
export const drawYear = (draw: Draw): number => 2030 + draw.integer(60);

export function drawUpdate(draw: Draw, id: string): Update {
  const month = `${drawYear(draw)}-${twoDigits(1 + draw.integer(12))}`;
  const date = draw.chance(0.5) ? month : `${month}-${twoDigits(1 + draw.integer(28))}`;
  return { id, text: drawSampleText(draw), date };
}

export const drawMaterial = (draw: Draw, id: string): Material => ({
  id,
  text: drawSampleText(draw),
  cohort: draw.pick(COHORTS),
  type: draw.pick(TYPES),
  symbol: draw.pick(SYMBOLS),
});

type Fields = (language: Language) => Record<string, string>;

function writeEntry(
  clone: Clone,
  folder: string,
  meta: Record<string, string | number | boolean | null>,
  fields: Fields,
  body: (language: Language) => string,
): void {
  const lines = (values: Record<string, unknown>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${String(value)}\n`)
      .join('');
  clone.write(`packages/content/entries/${folder}/meta.yml`, lines(meta));
  for (const language of LANGUAGES)
    clone.write(
      `packages/content/entries/${folder}/${language}.md`,
      `---\n${lines(fields(language))}---\n\n${body(language)}\n`,
    );
}

const pageFields =
  (text: SampleText, lead: 'intro' | 'summary'): Fields =>
  (language) => {
    const { title, intro } = text[language];
    return {
      pageTitle: quoted(title),
      description: quoted(intro),
      title: quoted(title),
      [lead]: quoted(intro),
    };
  };

const section = (text: SampleText) => (language: Language) =>
  `## ${text[language].title} {#part}\n\n${text[language].sentence}`;

export const writeUpdate = (clone: Clone, { id, text, date }: Update): void =>
  writeEntry(
    clone,
    `update/${id}`,
    { date, image: null, sample: true },
    pageFields(text, 'intro'),
    section(text),
  );

export const writeCaseStudy = (clone: Clone, { id, text, order }: CaseStudy): void =>
  writeEntry(
    clone,
    `case-study/${id}`,
    { order, image: null, sample: false },
    pageFields(text, 'intro'),
    section(text),
  );

export const writeMaterial = (clone: Clone, { id, text, cohort, type, symbol }: Material): void =>
  writeEntry(
    clone,
    `study-material/${id}`,
    { type, cohort, symbol, date: '2026-11', file: null, sample: false },
    pageFields(text, 'summary'),
    section(text),
  );

/** Season and year of an issue, as an editor writes them. */
export const newsletterTitles = ({ season, year }: Newsletter): Record<Language, string> => ({
  en: `${season.charAt(0).toUpperCase()}${season.slice(1)} ${year}`,
  es: `${SEASONS_ES[season]} de ${year}`,
});

export function writeNewsletter(clone: Clone, newsletter: Newsletter): void {
  const { id, text, season, year } = newsletter;
  const titles = newsletterTitles(newsletter);
  writeEntry(
    clone,
    `newsletter/${id}`,
    { season, year, image: null, pdf: null, sample: false },
    (language) => ({
      title: titles[language],
      summary: quoted(text[language].intro),
      downloadLabel: language === 'en' ? 'Download the newsletter' : 'Descargar el boletín',
    }),
    (language) => text[language].sentence,
  );
}
