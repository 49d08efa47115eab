import type { Locale } from '../index.ts';
import type { PlaceTables } from './place-tables.ts';
import { findCountry, type ResolvedPlace } from './place.ts';
import { resolveFsa, resolveZip, resolveZip3 } from './resolve-postal-code.ts';
import { resolveTown } from './resolve-town.ts';

/** Longer than any place with its state; longer input was pasted by accident. */
const MAX_LENGTH = 100;

/** Five digits, optionally ZIP+4. */
const ZIP = /(?<!\d)(\d{5})(?:-?\d{4})?(?!\d)/g;

/** A street or post-office box of five digits before a comma, without a postal code behind it. */
const STREET_NUMBER = /^(?=[^,]*[a-z])[^,]*\d{5}[^,]*,(?!.*\d{5})/i;

/** A Canadian postal code or its first half. */
const CANADIAN = /(?<![a-z\d])([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?(?![a-z\d])/gi;

/**
 * Resolves typed text to a place: a town, a town with its state, a state by name or code in English or Spanish, Canada, a US
 * postal code or its first three digits, a Canadian postal code; other text around it is ignored. Never throws and
 * never rejects: without a table the result is a nearby place or `unavailable`.
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
  const town = text.replace(STREET_NUMBER, '');
  if (town !== text) {
    const named = await resolveTown(town, tables, locale);
    // "10001 New York, NY" has a state behind its comma, which is the second choice where it is one.
    const place = named.kind === 'ambiguous' ? named.choices[1] : named;
    if (place?.kind === 'place' && place.precision === 'point') return named;
  }
  // A street number may have five digits too; the postal code is last. A dictated one has its digits apart.
  const zip =
    [...text.matchAll(ZIP)].at(-1)?.[1] ??
    (/^\d(?: \d){4}$/.test(text) ? text.replaceAll(' ', '') : undefined);
  if (zip !== undefined) return resolveZip(zip, tables);
  const fsa = [...text.matchAll(CANADIAN)].at(-1)?.[1];
  if (fsa !== undefined) return resolveFsa(fsa.toUpperCase(), tables);
  if (/^\d{3}$/.test(text)) return resolveZip3(text, tables);
  // Digits, or letters and digits of about the length of a code.
  if (/^[\d\s-]+$/.test(text) || /^(?=.*\d)[a-z\d]{5,6}$/i.test(text.replace(/[\s-]/g, '')))
    return { kind: 'unknown', reason: 'postal_code' };
  return findCountry(text, locale) ?? resolveTown(text, tables, locale);
}
