/** Writes a number as people who read a language do. */
export type FormatNumber = (value: number) => string;

/** Building a formatter is slow: keep it while the locale stays. */
export function createFormatNumber(locale: string): FormatNumber {
  const formatter = new Intl.NumberFormat(locale);
  return (value) => formatter.format(value);
}

const formats = new Map<string, FormatNumber>();

/** A number as a locale writes it. */
export function formatNumber(value: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = createFormatNumber(locale)));
  return format(value);
}
