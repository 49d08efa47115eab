export { checkFigure, type FigureProblem, type FigureProblemCode } from './check-figure.ts';
export { checkClaim, type ClaimProblem, type ClaimProblemCode } from './claims.ts';
export { describe, type Description } from './describe.ts';
export { createTable, type FigureTable, formatCsv, getCsvFileName, type TableCell } from './formats.ts';
export { createFigureLocale, type FigureLocale, type Phrases } from './phrases.ts';
export type {
  Assertion,
  Category,
  CellRef,
  Claim,
  Comparison,
  Datum,
  Estimate,
  FigureKind,
  FigureRecord,
  LocalizedText,
  Series,
  Unit,
  ValueOrigin,
} from './record.ts';
