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
import { type FigureLocale, localize } from './locale.ts';
import type { Phrases } from './phrases.ts';
import type { FigureRecord } from './types.ts';

/** A figure as text. */
export type Description = {
  /** The written claim. `checkClaim` checks it against the data. */
  claim: string;
  /** Key points, computed from the data: one to four sentences, three or four when the data have enough facts. */
  keyPoints: string[];
};

type DescribeContext = { figure: FigureRecord; locale: FigureLocale; phrases: Phrases };

function nameIn({ names }: Pick<Part, 'names'>, cell: Cell, { figure, locale }: DescribeContext): string {
  return names === 'both' ? formatCellName(cell, figure, locale) : localize(cell[names].label, locale);
}

/** A value in a sentence: with its unit, or with its range when it has one. */
const formatValueWithUnit = ({ reading }: NumberCell, { figure, locale }: DescribeContext) =>
  reading.range ? formatReading(reading, figure, locale) : formatAmount(reading.value, figure, locale);

/** Cells that share a value, and the value. Of several only the shared number is described, since ranges may differ. */
function shared(cells: readonly NumberCell[], part: Part, context: DescribeContext) {
  const { figure, locale, phrases } = context;
  const names = formatList(
    cells.map((cell) => nameIn(part, cell, context)),
    locale,
  );
  const [first] = cells;
  if (!first) return { names, value: '' };
  const value =
    cells.length > 1
      ? phrases.each(formatAmount(first.reading.value, figure, locale))
      : formatValueWithUnit(first, context);
  return { names, value };
}

/** How far two values are apart, as they are shown, so that a reader who subtracts gets the same. */
const apart = (from: NumberCell, to: NumberCell, { figure }: DescribeContext) =>
  roundShown(to.reading.value, figure) - roundShown(from.reading.value, figure);

function change(fact: Extract<Fact, { kind: 'change' }>, context: DescribeContext): string {
  const { figure, locale, phrases } = context;
  const by = apart(fact.from, fact.to, context);
  const parts = {
    from: nameIn(fact.part, fact.from, context),
    to: nameIn(fact.part, fact.to, context),
    first: formatValue(fact.from.reading.value, figure, locale),
    last: formatAmount(fact.to.reading.value, figure, locale),
    amount:
      figure.unit === 'percent'
        ? formatDifference(by, figure, locale)
        : formatValue(Math.abs(by), figure, locale),
  };
  const sentence =
    by === 0 ? phrases.changeNone(parts) : by > 0 ? phrases.changeUp(parts) : phrases.changeDown(parts);
  return fact.isOneOfSeveral ? phrases.inPart(localize(fact.part.label, locale), sentence) : sentence;
}

function step(fact: Extract<Fact, { kind: 'step' }>, context: DescribeContext): string {
  const by = apart(fact.from, fact.to, context);
  const parts = {
    from: nameIn(fact.part, fact.from, context),
    to: nameIn(fact.part, fact.to, context),
    amount: formatDifference(by, context.figure, context.locale),
  };
  return by >= 0 ? context.phrases.stepUp(parts) : context.phrases.stepDown(parts);
}

function gaps({ missing, suppressed }: Extract<Fact, { kind: 'gaps' }>, context: DescribeContext): string {
  const { figure, locale, phrases } = context;
  const names = (cells: readonly Cell[]) =>
    formatList(
      cells.map((cell) => formatCellName(cell, figure, locale)),
      locale,
    );
  return [
    ...(missing.length > 0 ? [phrases.noData(names(missing))] : []),
    ...(suppressed.length > 0 ? [phrases.hidden(names(suppressed))] : []),
  ].join(' ');
}

function oneValue(fact: Extract<Fact, { kind: 'single' | 'all-same' }>, context: DescribeContext): string {
  const { figure, locale, phrases } = context;
  const part = localize(fact.part.label, locale);
  if (fact.kind === 'all-same') {
    const value = formatAmount(fact.cell.reading.value, figure, locale);
    return fact.isOneOfSeveral ? phrases.allSameIn({ part, value }) : phrases.allSame(value);
  }
  const named = {
    names: nameIn(fact.part, fact.cell, context),
    value: formatValueWithUnit(fact.cell, context),
  };
  return fact.isOneOfSeveral ? phrases.singleIn({ part, ...named }) : phrases.single(named);
}

function widestGap(
  { left, right, parts }: Extract<Fact, { kind: 'widest-gap' }>,
  context: DescribeContext,
): string {
  const side = (cell: NumberCell, part: Part) => ({
    names: localize(part.label, context.locale),
    value: formatAmount(cell.reading.value, context.figure, context.locale),
  });
  return context.phrases.widestGap({
    name: nameIn(parts[0], left, context),
    left: side(left, parts[0]),
    right: side(right, parts[1]),
  });
}

function sentence(fact: Fact, context: DescribeContext): string {
  const { figure, locale, phrases } = context;
  switch (fact.kind) {
    case 'highest':
    case 'lowest':
      return phrases[fact.kind](shared(fact.cells, fact.part, context));
    case 'extremes':
      return phrases.extremes({
        part: localize(fact.part.label, locale),
        highest: shared(fact.highest, fact.part, context),
        lowest: shared(fact.lowest, fact.part, context),
      });
    case 'all-same':
    case 'single':
      return oneValue(fact, context);
    case 'difference':
      return phrases.difference(formatDifference(apart(fact.lowest, fact.highest, context), figure, locale));
    case 'change':
      return change(fact, context);
    case 'step':
      return step(fact, context);
    case 'widest-gap':
      return widestGap(fact, context);
    case 'gaps':
      return gaps(fact, context);
    case 'overlap': {
      const names = [fact.first, fact.second].map((cell) => formatCellName(cell, figure, locale));
      return phrases.overlap(formatList(names, locale));
    }
    case 'least-certain':
      return phrases.leastCertain({
        names: formatCellName(fact.cell, figure, locale),
        value: formatValueWithUnit(fact.cell, context),
      });
  }
}

/**
 * A figure as text, in English or Spanish: the written claim, and key points computed from the data (highest, lowest,
 * change, what is missing or hidden, how sure it is). Pure: the same figure gives the same text on server and client.
 * An unknown locale gives English.
 */
export function describe(figure: FigureRecord, locale: FigureLocale): Description {
  const context: DescribeContext = { figure, locale, phrases: locale.phrases };
  const claim = localize(figure.claim.text, locale);
  if (isEmpty(figure)) return { claim, keyPoints: [context.phrases.nothing] };
  return { claim, keyPoints: getFacts(figure).map((fact) => sentence(fact, context)) };
}
