/** The headers of every page for a static host, in the `_headers` form that several hosts read. */
export function headersFile(headers: Readonly<Record<string, string>>, publicUrl: string): string {
  const transport = publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const lines = Object.entries({ ...headers, ...transport }).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '  Cache-Control: no-cache',
    '/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/** The addresses that lead elsewhere, for a static host, in the `_redirects` form that several hosts read. */
export const redirectsFile = (redirects: ReadonlyMap<string, { to: string; status: number }>): string =>
  [...redirects].map(([from, { to, status }]) => `${from} ${to} ${status}\n`).join('');
