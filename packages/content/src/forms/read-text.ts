/** The text of a field of an HTML form; '' when it is missing or a file. */
export function readText(fields: URLSearchParams | FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
