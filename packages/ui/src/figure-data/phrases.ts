import type { LocalizedText } from './record.ts';

type Step = { from: string; to: string; amount: string };
type Change = Step & { first: string; last: string };
type Named = { names: string; value: string };

/** Every phrase that the sentences, the table and the CSV are made of. */
export type Phrases = {
  missing: string;
  suppressed: string;
  percent: string;
  percentPoint: string;
  percentPoints: string;
  more: (count: number) => string;
  between: (value: string, low: string, high: string) => string;
  shareOfGoal: string;
  each: (value: string) => string;
  highest: (of: Named) => string;
  lowest: (of: Named) => string;
  extremes: (of: { part: string; highest: Named; lowest: Named }) => string;
  difference: (amount: string) => string;
  allSame: (value: string) => string;
  allSameIn: (of: { part: string; value: string }) => string;
  single: (of: Named) => string;
  singleIn: (of: { part: string } & Named) => string;
  changeUp: (change: Change) => string;
  changeDown: (change: Change) => string;
  changeNone: (change: Change) => string;
  inPart: (part: string, sentence: string) => string;
  stepUp: (step: Step) => string;
  stepDown: (step: Step) => string;
  widestGap: (of: { name: string; left: Named; right: Named }) => string;
  noData: (names: string) => string;
  hidden: (names: string) => string;
  overlap: (names: string) => string;
  leastCertain: (of: Named) => string;
  nothing: string;
  csv: {
    series: string;
    value: (unit: string) => string;
    low: string;
    high: string;
    note: string;
    source: string;
    asOf: string;
    notes: string;
  };
};

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const en: Phrases = {
  missing: 'No data',
  suppressed: 'Hidden to protect privacy',
  percent: 'percent',
  percentPoint: 'percentage point',
  percentPoints: 'percentage points',
  more: (count) => `${count} more`,
  between: (value, low, high) => `${value}, between ${low} and ${high}`,
  shareOfGoal: 'Percent of the goal',
  each: (value) => `${value} each`,
  highest: ({ names, value }) => `Highest: ${names}, with ${value}.`,
  lowest: ({ names, value }) => `Lowest: ${names}, with ${value}.`,
  extremes: ({ part, highest, lowest }) =>
    `${part}: highest for ${highest.names}, with ${highest.value}; lowest for ${lowest.names}, with ${lowest.value}.`,
  difference: (amount) => `From lowest to highest, the difference is ${amount}.`,
  allSame: (value) => `All values are the same: ${value}.`,
  allSameIn: ({ part, value }) => `${part}: all values are the same, ${value}.`,
  single: ({ names, value }) => `There is one value: ${names}, with ${value}.`,
  singleIn: ({ part, names, value }) => `${part}: there is one value, ${names}, with ${value}.`,
  changeUp: ({ from, to, first, last, amount }) =>
    `From ${from} to ${to}: up from ${first} to ${last}, a rise of ${amount}.`,
  changeDown: ({ from, to, first, last, amount }) =>
    `From ${from} to ${to}: down from ${first} to ${last}, a fall of ${amount}.`,
  changeNone: ({ from, to, last }) => `From ${from} to ${to}: no change, ${last} both times.`,
  inPart: (part, sentence) => `${part}: ${lowerFirst(sentence)}`,
  stepUp: ({ from, to, amount }) => `Biggest step: from ${from} to ${to}, up by ${amount}.`,
  stepDown: ({ from, to, amount }) => `Biggest step: from ${from} to ${to}, down by ${amount}.`,
  widestGap: ({ name, left, right }) =>
    `Biggest difference: ${name}, with ${left.value} (${left.names}) and ${right.value} (${right.names}).`,
  noData: (names) => `No data for ${names}.`,
  hidden: (names) => `Hidden to protect privacy: ${names}.`,
  overlap: (names) => `It is not certain which is highest: the ranges of ${names} overlap.`,
  leastCertain: ({ names, value }) => `Least certain: ${names}, with ${value}.`,
  nothing: 'There is no data to show.',
  csv: {
    series: 'Series',
    value: (unit) => `Value (${unit})`,
    low: 'Lower end of range',
    high: 'Upper end of range',
    note: 'Note',
    source: 'Source',
    asOf: 'Date of the data',
    notes: 'Notes on the figure',
  },
};

const es: Phrases = {
  missing: 'Sin datos',
  suppressed: 'Oculto para proteger la privacidad',
  percent: 'por ciento',
  percentPoint: 'punto porcentual',
  percentPoints: 'puntos porcentuales',
  more: (count) => `${count} más`,
  between: (value, low, high) => `${value}, entre ${low} y ${high}`,
  shareOfGoal: 'Porcentaje de la meta',
  each: (value) => `${value} en cada caso`,
  highest: ({ names, value }) => `El valor más alto: ${names}, con ${value}.`,
  lowest: ({ names, value }) => `El valor más bajo: ${names}, con ${value}.`,
  extremes: ({ part, highest, lowest }) =>
    `${part}: el valor más alto es el de ${highest.names}, con ${highest.value}; el más bajo, el de ${lowest.names}, con ${lowest.value}.`,
  difference: (amount) => `Entre el valor más bajo y el más alto, la diferencia es de ${amount}.`,
  allSame: (value) => `Todos los valores son iguales: ${value}.`,
  allSameIn: ({ part, value }) => `${part}: todos los valores son iguales, ${value}.`,
  single: ({ names, value }) => `Hay un solo valor: ${names}, con ${value}.`,
  singleIn: ({ part, names, value }) => `${part}: hay un solo valor, ${names}, con ${value}.`,
  changeUp: ({ from, to, first, last, amount }) =>
    `De ${from} a ${to}: sube de ${first} a ${last}, un aumento de ${amount}.`,
  changeDown: ({ from, to, first, last, amount }) =>
    `De ${from} a ${to}: baja de ${first} a ${last}, una disminución de ${amount}.`,
  changeNone: ({ from, to, last }) => `De ${from} a ${to}: sin cambio, ${last} las dos veces.`,
  inPart: (part, sentence) => `${part}: ${lowerFirst(sentence)}`,
  stepUp: ({ from, to, amount }) => `El mayor cambio de un punto a otro: de ${from} a ${to}, sube ${amount}.`,
  stepDown: ({ from, to, amount }) =>
    `El mayor cambio de un punto a otro: de ${from} a ${to}, baja ${amount}.`,
  widestGap: ({ name, left, right }) =>
    `La mayor diferencia: ${name}, con ${left.value} (${left.names}) y ${right.value} (${right.names}).`,
  noData: (names) => `Sin datos: ${names}.`,
  hidden: (names) => `Oculto para proteger la privacidad: ${names}.`,
  overlap: (names) => `No es seguro cuál es el valor más alto: los rangos de ${names} coinciden en parte.`,
  leastCertain: ({ names, value }) => `El valor menos seguro: ${names}, con ${value}.`,
  nothing: 'No hay datos que mostrar.',
  csv: {
    series: 'Serie',
    value: (unit) => `Valor (${unit})`,
    low: 'Extremo inferior del rango',
    high: 'Extremo superior del rango',
    note: 'Nota',
    source: 'Fuente',
    asOf: 'Fecha de los datos',
    notes: 'Notas de la figura',
  },
};

/** The phrases of a language; English ones where the package has none. */
export const getPhrases = (language: string): Phrases => (language === 'es' ? es : en);

// The language of a figure

/** The language of a figure: how its numbers and dates are written, and the phrases of its sentences. */
export type FigureLocale = {
  /** BCP 47 tag, such as `es-US`. */
  tag: string;
  /** Its language: `es`. */
  language: string;
  phrases: Phrases;
};

/**
 * @param tag BCP 47 tag of the page's language.
 * @param phrases Default: those of the package, in English or Spanish.
 */
export function createFigureLocale(tag: string, phrases?: Phrases): FigureLocale {
  const { language } = new Intl.Locale(tag);
  return { tag, language, phrases: phrases ?? getPhrases(language) };
}

/** A text in a language; undefined where it has none. */
export const findText = (
  text: LocalizedText | undefined,
  { tag, language }: FigureLocale,
): string | undefined =>
  text === undefined || typeof text === 'string' ? text : (text[tag] ?? text[language]);

/** A text in a language; in English where it has none. */
export const localize = (text: LocalizedText, locale: FigureLocale): string =>
  findText(text, locale) ?? (typeof text === 'string' ? text : (text.en ?? ''));

/** For `lang` of the element that shows a text: 'en' where it falls back to English, else undefined. */
export const getTextLang = (text: LocalizedText, locale: FigureLocale): 'en' | undefined =>
  findText(text, locale) === undefined ? 'en' : undefined;
