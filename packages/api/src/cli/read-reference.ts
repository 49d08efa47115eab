import { EXAMPLE_REFERENCE, tryParseReference } from '../sealing/reference.ts';
import type { Form } from './output.ts';

/** @throws Error for what is not a reference. */
export function readReference(typed: string): string {
  const reference = tryParseReference(typed);
  if (reference !== null) return reference;
  throw new Error(
    `This is not a reference: a character is wrong or missing. Enter one such as ${EXAMPLE_REFERENCE}.`,
  );
}

export const createMissingError = ({ singular, plural }: Form, reference: string): Error =>
  new Error(`There is no ${singular} ${reference}. See: longcovid-api ${plural} list --all`);
