/**
 * A number as our formats write it, in English and in United States Spanish: 1,331,736; 12.4; −3. A hyphen between two
 * digits is a range, not a sign; digits that belong to a word or name, as in COVID-19, are not a number of the data.
 */
const numberPattern = /(?<![\p{L}\p{N}.,]|[\p{L}]-)[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?!\d)/gu;
const rangeEnd = /(?<=\d)[-–—](?=\d)/gu;

/** The numbers that a text names in digits, in order. Grouped otherwise (1.331.736), it gives other numbers. */
export function numbersIn(text: string): number[] {
  const apart = text.replace(rangeEnd, ' ');
  return [...apart.matchAll(numberPattern)].map(([written]) =>
    Number(written.replaceAll(',', '').replace('−', '-')),
  );
}
