import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a reference can be read out on the phone. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RANDOM_LENGTH = 10;
/** A valid reference, for help and errors. */
export const EXAMPLE_REFERENCE = 'LC-7Q2MX-0B9K4A';

/** Creates a reference, `LC-XXXXX-XXXXXX`: 50 random bits and a check character. */
export function createReference(): string {
  let random = '';
  while (random.length < RANDOM_LENGTH) random += ALPHABET.charAt(randomInt(ALPHABET.length));
  return formatReference(random + computeCheckCharacter(random));
}

/**
 * Parses a reference as people type it: in any case, with or without hyphens, O for 0, I or L for 1.
 *
 * @returns the reference in its canonical form, or null if it is invalid.
 */
export function tryParseReference(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replace(/^LC/, '');
  const characters = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{11}$/.test(characters)) return null;
  const random = characters.slice(0, RANDOM_LENGTH);
  return computeCheckCharacter(random) === characters.slice(RANDOM_LENGTH)
    ? formatReference(characters)
    : null;
}

const formatReference = (characters: string): string => `LC-${characters.slice(0, 5)}-${characters.slice(5)}`;

/** Luhn's algorithm modulo 32 (ISO/IEC 7812-1 uses modulo 10). */
function computeCheckCharacter(characters: string): string {
  const size = ALPHABET.length;
  let sum = 0;
  let factor = 2;
  for (const character of Array.from(characters).reverse()) {
    const product = factor * ALPHABET.indexOf(character);
    sum += Math.floor(product / size) + (product % size);
    factor = factor === 2 ? 1 : 2;
  }
  return ALPHABET.charAt((size - (sum % size)) % size);
}
