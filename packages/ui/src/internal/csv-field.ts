/**
 * Text that spreadsheets run as a formula, also after spaces and in full width. Source: OWASP, CSV Injection. The audit
 * and the service, which do not depend on this package, have the same pattern; `scripts/csv-fields.test.ts` compares them.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text as a field of a CSV file (RFC 4180), with an apostrophe, which spreadsheets hide, before a formula. */
export function toCsvField(text: string): string {
  const escaped = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
