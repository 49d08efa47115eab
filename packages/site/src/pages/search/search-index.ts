import type { Locale } from '@longcovid/content';
import MiniSearch, { type Options } from 'minisearch';

/** What a search finds: a page, or an answer or a term on one. */
export type SearchDocument = {
  id: number;
  /** Path with the fragment, such as '/answers#pay'. */
  path: string;
  title: string;
  /** The page that lists it, such as 'Answers to your questions'; '' for none. */
  within: string;
  /** One sentence of it. */
  summary: string;
  headings: string;
  text: string;
};

export type FoundPage = Pick<SearchDocument, 'path' | 'title' | 'within' | 'summary'>;

export type SearchIndex = MiniSearch<SearchDocument>;

/** The longest text that can be searched for. */
export const MAX_LENGTH = 100;

const MOST_RESULTS = 20;

/** With fewer pages that have all words, those with some of them follow. */
const FEW_RESULTS = 3;

/** Words that say nothing about a page. */
const STOP_WORDS = new Set(
  (
    'and are but can did does for from get had has have how its need not old our out she that the their them then there ' +
    'they this was what when where which who will with year years you your ' +
    'anos como con cual cuando del donde ella ellos esta este esto hay las los mas mis muy necesito para pero por que ' +
    'quien son sus tengo tiene una unas unos usted'
  ).split(' '),
);

/** Without accents and in lower case; null for what is not searched. */
function normalizeWord(word: string): string | null {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length < 3 || STOP_WORDS.has(folded) ? null : folded;
}

const options: Options<SearchDocument> = {
  fields: ['title', 'headings', 'text'],
  storeFields: ['path', 'title', 'within', 'summary'],
  processTerm: normalizeWord,
  searchOptions: {
    boost: { title: 6, headings: 3 },
    // A typo in words of four letters and more, and the rest of a word: "tired" for "tiredness".
    fuzzy: (word) => (word.length > 3 ? 0.25 : false),
    maxFuzzy: 1,
    prefix: true,
    // A page comes before leaflets and news about the same, and before home, which mentions everything.
    boostDocument: (_id, _word, stored) =>
      /^(?:\/es)?\/?$|\/(?:study-materials|updates|newsletters)(?:\/|$)/.test(String(stored?.path)) ? 0.4 : 1,
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
};

/** Words that people type, without accents, and those that the pages use for the same. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  // English
  autopsy: ['tissue'],
  breastfeeding: ['pregnancy'],
  compensation: ['paid'],
  cost: ['bill', 'pay'],
  daughter: ['child'],
  exhausted: ['tired', 'malaise'],
  fatigue: ['tired', 'malaise'],
  husband: ['family'],
  immigrant: ['immigration'],
  job: ['work'],
  kid: ['child'],
  kids: ['children'],
  money: ['paid'],
  quit: ['stop'],
  tired: ['malaise'],
  transport: ['ride'],
  transportation: ['ride'],
  wife: ['family'],
  // Spanish; “covid largo” is a literal translation.
  abandonar: ['dejar'],
  analisis: ['prueba'],
  autopsia: ['tejidos'],
  bebe: ['bebes'],
  cansada: ['cansancio', 'malestar'],
  cansado: ['cansancio', 'malestar'],
  cansancio: ['malestar'],
  costo: ['cobran', 'pago'],
  dinero: ['pagan', 'pago'],
  esposa: ['familiar'],
  esposo: ['familiar'],
  fatiga: ['cansancio', 'malestar'],
  hija: ['ninos'],
  hijo: ['ninos'],
  hijos: ['ninos'],
  inmigracion: ['migratorio'],
  inmigrante: ['migratorio'],
  largo: ['persistente'],
  trabajo: ['trabajar'],
  viaje: ['transporte'],
};

/** Path of the index of a language. */
export const searchIndexPath = (locale: Locale): string => `/data/search/${locale}.json`;

/** Builds an index as JSON. Each word of a text counts once: it is there, or it is not. */
export function buildSearchIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(options);
  index.addAll(documents.map((each) => ({ ...each, text: [...new Set(splitWords(each.text))].join(' ') })));
  return JSON.stringify(index);
}

const splitWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => normalizeWord(word) ?? []);

/** @throws SyntaxError for text that is no index. */
export const readSearchIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, options);

/**
 * Finds the pages with all words, and when they are few those with some, the best first, 20 at most. Accents and one
 * typo are forgiven.
 */
export function searchPages(index: SearchIndex, words: string): FoundPage[] {
  const queries = splitWords(words).map((word) => ({
    combineWith: 'OR' as const,
    queries: [word, ...(ALSO[word] ?? [])],
  }));
  const all = index.search({ combineWith: 'AND', queries });
  const some = all.length < FEW_RESULTS ? index.search({ combineWith: 'OR', queries }) : [];
  const found = [...all, ...some.filter(({ id }) => all.every((each) => each.id !== id))];
  // The stored fields have no types.
  return found.slice(0, MOST_RESULTS).map((each) => {
    const { path, title, within, summary } = each as unknown as FoundPage;
    return { path, title, within, summary };
  });
}
