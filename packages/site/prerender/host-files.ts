/**
 * The headers of every page for a static host, in the `_headers` form that several hosts read.
 * @param folders Folders whose pages have other headers.
 */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  publicUrl: string,
  folders: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(),
): string {
  const transport = publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
  const lines = Object.entries({ ...headers, ...transport }).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '  Cache-Control: no-cache',
    '/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    // Two policies would both hold: the one of all pages is taken away first.
    ...[...folders].flatMap(([folder, own]) => [
      `/${folder}/*`,
      ...Object.entries(own)
        .filter(([name, value]) => headers[name] !== value)
        .flatMap(([name, value]) => [...(name in headers ? [`  ! ${name}`] : []), `  ${name}: ${value}`]),
    ]),
    '',
  ].join('\n');
}

/**
 * The addresses that lead elsewhere, for a static host, in the `_redirects` form that several hosts read. Each line holds
 * for every query, which hosts such as Netlify pass on to the target.
 */
export const redirectsFile = (redirects: ReadonlyMap<string, { to: string; status: number }>): string =>
  [...redirects].map(([from, { to, status }]) => `${from} ${to} ${status}\n`).join('');
