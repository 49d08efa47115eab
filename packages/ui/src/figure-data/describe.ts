import {
  allCells,
  type Cell,
  cellAt,
  getCells,
  isNumber,
  type NumberCell,
  getRange,
  rangesOverlap,
  type FigureRecord,
  type LocalizedText,
  isEmpty,
} from './record.ts';
import {
  roundShown,
  formatAmount,
  formatCellName,
  formatDifference,
  formatList,
  formatReading,
  formatValue,
} from './formats.ts';
import { type FigureLocale, localize, type Phrases } from './phrases.ts';

// Facts

/** A row of cells that is described as one: a series, or one stacked bar. `names` is what distinguishes its cells. */
type Part = { label: LocalizedText; cells: Cell[]; names: 'category' | 'series' | 'both' };

/** A fact of the data. `part` is named first when there are several. */
type Fact =
  | { kind: 'highest' | 'lowest'; cells: NumberCell[]; part: Part }
  | { kind: 'extremes'; highest: NumberCell[]; lowest: NumberCell[]; part: Part }
  | { kind: 'all-same' | 'single'; cell: NumberCell; part: Part; isOneOfSeveral: boolean }
  | { kind: 'difference'; lowest: NumberCell; highest: NumberCell }
  | { kind: 'change'; from: NumberCell; to: NumberCell; part: Part; isOneOfSeveral: boolean }
  | { kind: 'step'; from: NumberCell; to: NumberCell; part: Part }
  | { kind: 'widest-gap'; left: NumberCell; right: NumberCell; parts: [Part, Part] }
  | { kind: 'gaps'; missing: Cell[]; suppressed: Cell[] }
  | { kind: 'overlap'; first: NumberCell; second: NumberCell }
  | { kind: 'least-certain'; cell: NumberCell };

/** Most key points of a figure, and most parts that each get one of their own. */
const MAX_KEY_POINTS = 4;
const MAX_PARTS = 3;

/** Series by series; a stacked bar is described bar by bar, since its parts make a whole. */
function getParts(figure: FigureRecord): Part[] {
  if (figure.kind === 'stacked-bar' && figure.series.length > 1) {
    return figure.categories.map((category) => ({
      label: category.label,
      cells: figure.series.map((series) => cellAt(series, category)),
      names: 'series',
    }));
  }
  return figure.series.map((series) => ({
    label: series.label,
    cells: getCells(figure, series),
    names: 'category',
  }));
}

/** The cells that share the highest, and the lowest, value as it is shown. */
export function findExtremes(cells: readonly NumberCell[], figure: FigureRecord) {
  const shown = (cell: NumberCell) => roundShown(cell.reading.value, figure);
  const values = cells.map(shown);
  const [high, low] = [Math.max(...values), Math.min(...values)];
  return {
    highest: cells.filter((cell) => shown(cell) === high),
    lowest: cells.filter((cell) => shown(cell) === low),
    isFlat: high === low,
  };
}

const size = (from: NumberCell, to: NumberCell) => Math.abs(to.reading.value - from.reading.value);

/** Of pairs of values, the one that is furthest apart; the first of several. */
function furthest(pairs: readonly (readonly [NumberCell, NumberCell])[]) {
  return pairs.reduce<readonly [NumberCell, NumberCell] | undefined>(
    (best, pair) => (best && size(...best) >= size(...pair) ? best : pair),
    undefined,
  );
}

const pairs = (cells: readonly Cell[]) =>
  cells.slice(1).flatMap((to, index) => {
    const from = cells[index];
    return from && isNumber(from) && isNumber(to) ? [[from, to] as const] : [];
  });

type SelectedFacts = { main: Fact[]; extra: Fact[] };

/** The facts of one row of values, at length. */
function selectFacts(part: Part, figure: FigureRecord): SelectedFacts {
  const numbers = part.cells.filter(isNumber);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (!first || !last) return { main: [], extra: [] };
  const isOneOfSeveral = false;
  if (first === last) return { main: [{ kind: 'single', cell: first, part, isOneOfSeveral }], extra: [] };
  const { highest, lowest, isFlat } = findExtremes(numbers, figure);
  if (isFlat) return { main: [{ kind: 'all-same', cell: first, part, isOneOfSeveral }], extra: [] };
  const high: Fact = { kind: 'highest', cells: highest, part };
  const low: Fact = { kind: 'lowest', cells: lowest, part };
  if (figure.kind !== 'line' || part.names === 'both') {
    const [from, to] = [lowest[0] ?? first, highest[0] ?? first];
    return { main: [high, low], extra: [{ kind: 'difference', lowest: from, highest: to }] };
  }
  const step = numbers.length > 2 ? furthest(pairs(part.cells)) : undefined;
  const steps: Fact[] = step ? [{ kind: 'step', from: step[0], to: step[1], part }] : [];
  return {
    main: [{ kind: 'change', from: first, to: last, part, isOneOfSeveral }, high],
    extra: numbers.length > 2 ? [low, ...steps] : [],
  };
}

/** One fact of each of several rows. */
function selectMainFact(part: Part, figure: FigureRecord): Fact[] {
  const numbers = part.cells.filter(isNumber);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (!first || !last) return [];
  const isOneOfSeveral = true;
  if (first === last) return [{ kind: 'single', cell: first, part, isOneOfSeveral }];
  const { highest, lowest, isFlat } = findExtremes(numbers, figure);
  if (isFlat) return [{ kind: 'all-same', cell: first, part, isOneOfSeveral }];
  if (figure.kind === 'line') return [{ kind: 'change', from: first, to: last, part, isOneOfSeveral }];
  return [{ kind: 'extremes', highest, lowest, part }];
}

/** Where two rows are furthest apart. */
function findWidestGap([one, other]: [Part, Part]): Fact[] {
  const pairs = one.cells.flatMap((left, index) => {
    const right = other.cells[index];
    return right && isNumber(left) && isNumber(right) ? [[left, right] as const] : [];
  });
  const widest = pairs.length > 1 ? furthest(pairs) : undefined;
  return widest && size(...widest) > 0
    ? [{ kind: 'widest-gap', left: widest[0], right: widest[1], parts: [one, other] }]
    : [];
}

function selectAllFacts(figure: FigureRecord): SelectedFacts {
  const parts = getParts(figure);
  const [one, other] = parts;
  if (one && parts.length === 1) return selectFacts(one, figure);
  if (parts.length > MAX_PARTS) {
    return selectFacts({ label: figure.title, cells: allCells(figure), names: 'both' }, figure);
  }
  return {
    main: parts.flatMap((part) => selectMainFact(part, figure)),
    extra: one && other && parts.length === 2 ? findWidestGap([one, other]) : [],
  };
}

/** What a reader must know besides: what is missing or hidden, and how sure the rest is. */
function findCaveats(figure: FigureRecord): Fact[] {
  const cells = allCells(figure);
  const missing = cells.filter(({ reading }) => reading.kind === 'missing');
  const suppressed = cells.filter(({ reading }) => reading.kind === 'suppressed');
  const gaps: Fact[] = missing.length + suppressed.length > 0 ? [{ kind: 'gaps', missing, suppressed }] : [];
  return [...gaps, ...findUncertainty(cells.filter(isNumber))];
}

const width = (cell: NumberCell) => getRange(cell).high - getRange(cell).low;

function findUncertainty(cells: readonly NumberCell[]): Fact[] {
  const sorted = [...cells].sort((a, b) => b.reading.value - a.reading.value);
  const [first, second] = sorted;
  if (first && second && rangesOverlap(first, second)) return [{ kind: 'overlap', first, second }];
  const [widest] = cells.filter(({ reading }) => reading.range).sort((a, b) => width(b) - width(a));
  return widest ? [{ kind: 'least-certain', cell: widest }] : [];
}

/** The facts behind the key points of a figure, at most four, in the order of the key points. */
function getFacts(figure: FigureRecord): Fact[] {
  const { main, extra } = selectAllFacts(figure);
  const caveats = findCaveats(figure).slice(0, MAX_KEY_POINTS - main.length);
  const room = MAX_KEY_POINTS - main.length - caveats.length;
  return [...main, ...extra.slice(0, room), ...caveats];
}

// Sentences

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
