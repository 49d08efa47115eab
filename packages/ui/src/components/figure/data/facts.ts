import {
  allCells,
  type Cell,
  cellAt,
  getCells,
  isNumber,
  type NumberCell,
  getRange,
  rangesOverlap,
} from './cells.ts';
import { roundShown } from './formats.ts';
import type { FigureRecord, LocalizedText } from './types.ts';

/** A row of cells that is described as one: a series, or one stacked bar. `names` is what distinguishes its cells. */
export type Part = { label: LocalizedText; cells: Cell[]; names: 'category' | 'series' | 'both' };

/** A fact of the data. `part` is named first when there are several. */
export type Fact =
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
export function getParts(figure: FigureRecord): Part[] {
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
function widestGap([one, other]: [Part, Part]): Fact[] {
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
    extra: one && other && parts.length === 2 ? widestGap([one, other]) : [],
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
export function getFacts(figure: FigureRecord): Fact[] {
  const { main, extra } = selectAllFacts(figure);
  const caveats = findCaveats(figure).slice(0, MAX_KEY_POINTS - main.length);
  const room = MAX_KEY_POINTS - main.length - caveats.length;
  return [...main, ...extra.slice(0, room), ...caveats];
}
