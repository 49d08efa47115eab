/**
 * The names to suggest while a place is typed, without coordinates: a chosen suggestion is looked up like any typed text.
 */
export type PlaceNames = {
  /** The larger towns of each state or province, in the order of the alphabet, one per line. */
  towns: Partial<Record<string, string>>;
  /** A digit for each of them: its population is at least 2.5 thousand times 2 to this power. */
  sizes: Partial<Record<string, string>>;
  /** Other names of towns, such as 'Philly', each with the label of the town. */
  aliases: readonly (readonly [alias: string, label: string])[];
  /**
   * The postal codes of each state or territory, in order, as the differences between them, in the base of 36: '1q9l 1 1'
   * is 81273, 81274, 81275.
   */
  zips: Partial<Record<string, string>>;
  /** The first halves of the Canadian postal codes of each province, such as 'M5A M5B'. */
  fsas: Partial<Record<string, string>>;
};

/** Smaller towns are found by a search, and would make the names of all too large to load while somebody types. */
export const SUGGESTED_POPULATION = 2500;

/** The size of a town as a digit. */
export const getTownSize = (population: number): number =>
  Math.min(9, Math.floor(Math.log2(population / SUGGESTED_POPULATION)));

const BASE = 36;

/** Postal codes in ascending order, as `PlaceNames` has them. */
export const packZips = (zips: readonly number[]): string =>
  zips.map((zip, index) => (zip - (zips[index - 1] ?? 0)).toString(BASE)).join(' ');

/** The reverse of `packZips`, as five digits each. */
export function unpackZips(packed: string): string[] {
  let zip = 0;
  return packed.split(' ').map((difference) => {
    zip += parseInt(difference, BASE);
    return String(zip).padStart(5, '0');
  });
}
