/** Text that spreadsheets run as a formula, also after spaces and in full width. Source: OWASP, CSV Injection. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text as a field of a CSV file (RFC 4180), with an apostrophe, which spreadsheets hide, before a formula. */
export function toCsvField(text: string): string {
  const escaped = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
