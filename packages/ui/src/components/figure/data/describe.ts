import { type Cell, isEmpty, type NumberCell } from './cells.ts';
import { type Fact, getFacts, type Part } from './facts.ts';
import {
  formatAmount,
  formatCellName,
  formatDifference,
  formatList,
  formatReading,
  roundShown,
  formatValue,
} from './formats.ts';
import { knownLocale, localize } from './locale.ts';
import { type Phrases, phrases } from './phrases.ts';
import type { FigureRecord, Locale } from './types.ts';

/** A figure in words. */
export type Description = {
  /** The written claim. `checkClaim` tells whether the data bear it out. */
  claim: string;
  /** Key points, computed from the data: one to four sentences, three or four when the data have as much to say. */
  keyPoints: string[];
};

type DescribeContext = { figure: FigureRecord; locale: Locale; phrases: Phrases };

function nameIn({ names }: Pick<Part, 'names'>, cell: Cell, { figure, locale }: DescribeContext): string {
  return names === 'both' ? formatCellName(cell, figure, locale) : localize(cell[names].label, locale);
}

/** A value in a sentence: with its unit, or with its range when it has one. */
const formatValueWithUnit = ({ reading }: NumberCell, { figure, locale }: DescribeContext) =>
  reading.range ? formatReading(reading, figure, locale) : formatAmount(reading.value, figure, locale);

/** Cells that share a value, and the value. Of several only the shared number is said, since ranges may differ. */
function shared(cells: readonly NumberCell[], part: Part, telling: DescribeContext) {
  const { figure, locale, phrases: words } = telling;
  const names = formatList(
    cells.map((cell) => nameIn(part, cell, telling)),
    locale,
  );
  const [first] = cells;
  if (!first) return { names, value: '' };
  const value =
    cells.length > 1
      ? words.each(formatAmount(first.reading.value, figure, locale))
      : formatValueWithUnit(first, telling);
  return { names, value };
}

/** How far two values are apart, as they are shown, so that a reader who subtracts gets the same. */
const apart = (from: NumberCell, to: NumberCell, { figure }: DescribeContext) =>
  roundShown(to.reading.value, figure) - roundShown(from.reading.value, figure);

function change(fact: Extract<Fact, { kind: 'change' }>, telling: DescribeContext): string {
  const { figure, locale, phrases: words } = telling;
  const by = apart(fact.from, fact.to, telling);
  const parts = {
    from: nameIn(fact.part, fact.from, telling),
    to: nameIn(fact.part, fact.to, telling),
    first: formatValue(fact.from.reading.value, figure, locale),
    last: formatAmount(fact.to.reading.value, figure, locale),
    amount:
      figure.unit === 'percent'
        ? formatDifference(by, figure, locale)
        : formatValue(Math.abs(by), figure, locale),
  };
  const sentence =
    by === 0 ? words.changeNone(parts) : by > 0 ? words.changeUp(parts) : words.changeDown(parts);
  return fact.isOneOfSeveral ? words.inPart(localize(fact.part.label, locale), sentence) : sentence;
}

function step(fact: Extract<Fact, { kind: 'step' }>, telling: DescribeContext): string {
  const by = apart(fact.from, fact.to, telling);
  const parts = {
    from: nameIn(fact.part, fact.from, telling),
    to: nameIn(fact.part, fact.to, telling),
    amount: formatDifference(by, telling.figure, telling.locale),
  };
  return by >= 0 ? telling.phrases.stepUp(parts) : telling.phrases.stepDown(parts);
}

function gaps({ missing, suppressed }: Extract<Fact, { kind: 'gaps' }>, telling: DescribeContext): string {
  const { figure, locale, phrases: words } = telling;
  const names = (cells: readonly Cell[]) =>
    formatList(
      cells.map((cell) => formatCellName(cell, figure, locale)),
      locale,
    );
  return [
    ...(missing.length > 0 ? [words.noData(names(missing))] : []),
    ...(suppressed.length > 0 ? [words.hidden(names(suppressed))] : []),
  ].join(' ');
}

function oneValue(fact: Extract<Fact, { kind: 'single' | 'all-same' }>, telling: DescribeContext): string {
  const { figure, locale, phrases: words } = telling;
  const part = localize(fact.part.label, locale);
  if (fact.kind === 'all-same') {
    const value = formatAmount(fact.cell.reading.value, figure, locale);
    return fact.isOneOfSeveral ? words.allSameIn({ part, value }) : words.allSame(value);
  }
  const named = {
    names: nameIn(fact.part, fact.cell, telling),
    value: formatValueWithUnit(fact.cell, telling),
  };
  return fact.isOneOfSeveral ? words.singleIn({ part, ...named }) : words.single(named);
}

function widestGap(
  { left, right, parts }: Extract<Fact, { kind: 'widest-gap' }>,
  telling: DescribeContext,
): string {
  const side = (cell: NumberCell, part: Part) => ({
    names: localize(part.label, telling.locale),
    value: formatAmount(cell.reading.value, telling.figure, telling.locale),
  });
  return telling.phrases.widestGap({
    name: nameIn(parts[0], left, telling),
    left: side(left, parts[0]),
    right: side(right, parts[1]),
  });
}

function sentence(fact: Fact, telling: DescribeContext): string {
  const { figure, locale, phrases: words } = telling;
  switch (fact.kind) {
    case 'highest':
    case 'lowest':
      return words[fact.kind](shared(fact.cells, fact.part, telling));
    case 'extremes':
      return words.extremes({
        part: localize(fact.part.label, locale),
        highest: shared(fact.highest, fact.part, telling),
        lowest: shared(fact.lowest, fact.part, telling),
      });
    case 'all-same':
    case 'single':
      return oneValue(fact, telling);
    case 'difference':
      return words.difference(formatDifference(apart(fact.lowest, fact.highest, telling), figure, locale));
    case 'change':
      return change(fact, telling);
    case 'step':
      return step(fact, telling);
    case 'widest-gap':
      return widestGap(fact, telling);
    case 'gaps':
      return gaps(fact, telling);
    case 'overlap': {
      const names = [fact.first, fact.second].map((cell) => formatCellName(cell, figure, locale));
      return words.overlap(formatList(names, locale));
    }
    case 'least-certain':
      return words.leastCertain({
        names: formatCellName(fact.cell, figure, locale),
        value: formatValueWithUnit(fact.cell, telling),
      });
  }
}

/**
 * A figure in words, in English or Spanish: the written claim, and key points computed from the data (highest, lowest,
 * change, what is missing or hidden, how sure it is). Pure: the same figure gives the same words on server and client.
 * An unknown locale gives English.
 */
export function describe(figure: FigureRecord, locale: Locale): Description {
  const known = knownLocale(locale);
  const telling: DescribeContext = { figure, locale: known, phrases: phrases[known] };
  const claim = localize(figure.claim.text, known);
  if (isEmpty(figure)) return { claim, keyPoints: [telling.phrases.nothing] };
  return { claim, keyPoints: getFacts(figure).map((fact) => sentence(fact, telling)) };
}
