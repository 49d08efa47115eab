export { checkFigure, type FigureProblem, type FigureProblemCode } from './check-figure.ts';
export { checkClaim, type ClaimProblem, type ClaimProblemCode } from './claims.ts';
export { csvName, csvOf } from './csv.ts';
export { describe, type Description } from './describe.ts';
export { type FigureTable, tableOf, type TableCell } from './table.ts';
export type {
  Assertion,
  Category,
  CellRef,
  Claim,
  Datum,
  Estimate,
  FigureRecord,
  Holds,
  Locale,
  Series,
  Unit,
  Words,
} from './types.ts';
