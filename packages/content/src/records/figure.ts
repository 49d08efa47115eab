/** bar: compare groups · stacked-bar: parts of a whole · line: change over time. */
export const FIGURE_KINDS = ['bar', 'stacked-bar', 'line'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** Where a value stands, by ids. `series` may be left out when the figure has one. */
export type FigureCell = { series?: string | undefined; category: string };

/** How a number in a sentence holds for a value. Default exactly; about: the value, rounded as the number is. */
export const FIGURE_HOLDS = ['exactly', 'more-than', 'less-than', 'about'] as const;
export type FigureHolds = (typeof FIGURE_HOLDS)[number];

/**
 * What a claim says about the numbers, so that the build can tell when the two part ways. highest, lowest: of the
 * category in its series, alone or with others · value: of one category · compare: two values · total: the sum of a
 * series · as-of: the sentence names the date.
 */
export type FigureAssertion =
  | ({ kind: 'highest' | 'lowest' } & FigureCell)
  | ({ kind: 'value'; value: number; holds?: FigureHolds | undefined } & FigureCell)
  | { kind: 'compare'; left: FigureCell; right: FigureCell; relation: 'more' | 'less' | 'same' }
  | { kind: 'total'; series?: string | undefined; value: number; holds?: FigureHolds | undefined }
  | { kind: 'as-of' };

/** A number, or the reason why there is none. */
export type FigureValue = number | 'missing' | 'suppressed';

/** Numbers that are shown as sentences, table and picture, in one language. */
export type Figure = {
  /** Unique in a page; the parts of the figure have it in their addresses. */
  id: string;
  kind: FigureKind;
  /** What it is about, in a few words. */
  title: string;
  /** The one sentence that it is there to say, and what that rests on. */
  claim: { text: string; asserts: FigureAssertion[] };
  /** percent: values from 0 to 100 · words: one and several of what is counted. */
  unit: 'percent' | { one: string; other: string };
  /** Head of the table's first column, such as 'Age'. */
  categoryLabel: string;
  categories: { id: string; label: string }[];
  /** One row of values, by the ids of the categories; one that is left out is missing. */
  series: { id: string; label: string; values: Record<string, FigureValue> }[];
  source: { label: string; href?: string | undefined };
  /** Day or month of the numbers; null when no date is given. */
  asOf: string | null;
  /** How the numbers were made. */
  method?: string | undefined;
  notes?: string[] | undefined;
  /** True when one of the numbers is invented; a note then says so. */
  sample: boolean;
};
