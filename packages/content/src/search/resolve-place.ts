import type { Locale } from '../index.ts';
import type { PlaceTables } from './place-tables.ts';
import type { ResolvedPlace } from './place.ts';
import { resolveFsa, resolveZip, resolveZip3 } from './resolve-postal-code.ts';
import { resolveTown } from './resolve-town.ts';

/** Longer than any place with its state; what is longer was pasted by mistake. */
const MAX_LENGTH = 100;

/** Five digits, with or without the four of ZIP+4. */
const ZIP = /(?<!\d)(\d{5})(?:-?\d{4})?(?!\d)/g;

/** A Canadian postal code, whole or its first half. */
const CANADIAN = /(?<![a-z\d])([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?(?![a-z\d])/gi;

/**
 * Finds the place that a person typed: a town, a town with its state, a state by name or code in English or Spanish,
 * a US postal code or its first three digits, a Canadian postal code, also with words around it. Never throws and
 * never rejects: tables that cannot be had lead to a nearby place or to `unavailable`.
 */
export async function resolvePlace(
  input: string,
  tables: PlaceTables,
  locale: Locale = 'en',
): Promise<ResolvedPlace> {
  const text = input
    .slice(0, 10 * MAX_LENGTH)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > MAX_LENGTH) return { kind: 'unknown', reason: 'too_long' };
  // A street may have five digits too; the postal code comes last.
  const zip = [...text.matchAll(ZIP)].at(-1)?.[1];
  if (zip !== undefined) return resolveZip(zip, tables);
  const fsa = [...text.matchAll(CANADIAN)].at(-1)?.[1];
  if (fsa !== undefined) return resolveFsa(fsa.toUpperCase(), tables);
  if (/^\d{3}$/.test(text)) return resolveZip3(text, tables);
  if (/^[\d\s-]+$/.test(text)) return { kind: 'unknown', reason: 'postal_code' };
  return resolveTown(text, tables, locale);
}
