export { checkFigure, type FigureProblem, type FigureProblemCode } from './check-figure.ts';
export { checkClaim, type ClaimProblem, type ClaimProblemCode } from './claims.ts';
export { getCsvFileName, formatCsv } from './csv.ts';
export { describe, type Description } from './describe.ts';
export { createFigureLocale, type FigureLocale } from './locale.ts';
export type { Phrases } from './phrases.ts';
export { type FigureTable, createTable, type TableCell } from './table.ts';
export type {
  Assertion,
  Category,
  CellRef,
  Claim,
  Datum,
  Estimate,
  FigureKind,
  FigureRecord,
  Comparison,
  Series,
  Unit,
  LocalizedText,
  ValueOrigin,
} from './types.ts';
