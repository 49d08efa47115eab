/**
 * The headers of every page for a static host, in the `_headers` format of several hosts.
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
    // Browsers would enforce both policies, so the general one is removed first.
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
 * The redirects for a static host, in the `_redirects` format of several hosts. Each line applies to every query, which
 * hosts such as Netlify pass on to the target.
 */
export const redirectsFile = (redirects: ReadonlyMap<string, { to: string; status: number }>): string =>
  [...redirects].map(([from, { to, status }]) => `${from} ${to} ${status}\n`).join('');
