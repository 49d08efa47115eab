import { inspect } from 'node:util';
import { z } from 'zod';

/** Faults of the program or of a config: only their stack says where. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError, z.ZodError];

/** What is printed of an error that ends a command: its message where that is written for who typed the command. */
export const explainError = (error: unknown): string =>
  error instanceof Error && !FAULTS.some((fault) => error instanceof fault) ? error.message : inspect(error);
