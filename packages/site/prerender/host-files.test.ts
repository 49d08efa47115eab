import { expect, test } from 'vitest';

import { cataloguePolicy, folderHeaders, securityHeaders } from '../src/third-party/security-headers.ts';
import { headersFile } from './host-files.ts';

/**
 * The headers of a host: matching rules apply from the top, `! Name` removes a header, and repeated names are sent with
 * both values.
 */
function getHeaders(text: string, path: string): Record<string, string> {
  const sent = new Map<string, string>();
  let fits = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) fits = path.startsWith(line.replace(/\*$/, ''));
    if (!fits || !line.startsWith('  ')) continue;
    const [, gone, name = '', value = ''] = /^ {2}(?:! (\S+)|([^:]+): (.*))$/.exec(line) ?? [];
    if (gone) sent.delete(gone);
    else sent.set(name, [...(sent.has(name) ? [sent.get(name)] : []), value].join(', '));
  }
  return Object.fromEntries(sent);
}

const file = headersFile(securityHeaders, 'http://localhost:3000', folderHeaders);

test('every page has the site’s policy once', () => {
  for (const path of ['/', '/es/join', '/accessibility/reports/report.en.html', '/storybook-of-ours'])
    expect(getHeaders(file, path)).toEqual({ ...securityHeaders, 'Cache-Control': 'no-cache' });
});

test('the catalogue has only its own policy, and otherwise the headers of every page', () => {
  for (const path of ['/storybook/', '/storybook/iframe.html', '/storybook/assets/a.js'])
    expect(getHeaders(file, path)).toEqual({
      ...securityHeaders,
      'Content-Security-Policy': cataloguePolicy,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-cache',
    });
});

test('no other folder has a policy of its own', () => {
  expect([...folderHeaders.keys()]).toEqual(['storybook']);
});

test('files with a hash in their name are cached for a year', () => {
  expect(getHeaders(file, '/assets/page-Ab12.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('an https host sends HSTS, also for the catalogue', () => {
  const secure = headersFile(securityHeaders, 'https://example.org', folderHeaders);
  for (const path of ['/', '/storybook/'])
    expect(getHeaders(secure, path)).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
  expect(getHeaders(file, '/')).not.toHaveProperty('Strict-Transport-Security');
});
