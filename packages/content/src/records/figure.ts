/** bar: compare groups · stacked-bar: parts of a whole · line: change over time. */
export const FIGURE_KINDS = ['bar', 'stacked-bar', 'line'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A cell, by ids. `series` is optional when the figure has one. */
export type FigureCell = { series?: string | undefined; category: string };

/** How a number in a sentence relates to the value. Default: exactly. about: the value rounded like the number. */
export const FIGURE_HOLDS = ['exactly', 'more-than', 'less-than', 'about'] as const;
export type FigureHolds = (typeof FIGURE_HOLDS)[number];

/**
 * What a claim asserts about the numbers, which the build verifies. highest, lowest: of the category in its series,
 * alone or with others · value: of one category · compare: two values · total: the sum of a series · as-of: the
 * sentence names the date.
 */
export type FigureAssertion =
  | ({ kind: 'highest' | 'lowest' } & FigureCell)
  | ({ kind: 'value'; value: number; holds?: FigureHolds | undefined } & FigureCell)
  | { kind: 'compare'; left: FigureCell; right: FigureCell; relation: 'more' | 'less' | 'same' }
  | { kind: 'total'; series?: string | undefined; value: number; holds?: FigureHolds | undefined }
  | { kind: 'as-of' };

/** A number, or the reason why there is none. */
export type FigureValue = number | 'missing' | 'suppressed';

/** Numbers shown as sentences, table and chart, in one language. */
export type Figure = {
  /** Unique in a page; prefix of the ids of the figure's parts. */
  id: string;
  kind: FigureKind;
  /** Topic, in a few words. */
  title: string;
  /** The main message in one sentence, and its assertions. */
  claim: { text: string; asserts: FigureAssertion[] };
  /** percent: values from 0 to 100 · otherwise singular and plural of what is counted. */
  unit: 'percent' | { one: string; other: string };
  /** Header of the table's first column, such as 'Age'. */
  categoryLabel: string;
  categories: { id: string; label: string }[];
  /** Values by category id; an absent one is missing. */
  series: { id: string; label: string; values: Record<string, FigureValue> }[];
  source: { label: string; href?: string | undefined };
  /** Day or month of the numbers; null when no date is given. */
  asOf: string | null;
  /** How the numbers were collected. */
  method?: string | undefined;
  notes?: string[] | undefined;
  /** One of the numbers is invented; a note then says so. */
  sample: boolean;
};
