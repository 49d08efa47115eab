import { expect, test } from 'vitest';

import { formatStopPath, readStopLink } from './stop-link.ts';

const link = { reference: 'LC-7Q2MX-0B9K4T', signature: 'aB3_-567890123456789zz' };

test.each(['en', 'es'] as const)('reads the link that it writes, %s', (locale) => {
  const url = new URL(formatStopPath(locale, '/alerts/stop', link), 'https://study.example');
  expect(url.pathname).toBe(locale === 'en' ? '/alerts/stop' : '/es/alerts/stop');
  expect(readStopLink(url.searchParams)).toEqual(link);
});

test.each([
  ['no signature', { reference: link.reference }],
  ['no reference', { signature: link.signature }],
  ['a signature that was cut off', { ...link, signature: link.signature.slice(0, -1) }],
  ['a reference that was cut off', { ...link, reference: link.reference.slice(0, -1) }],
  ['text in place of a reference', { ...link, reference: 'Call 555-0100 now' }],
  ['markup in a signature', { ...link, signature: '"><script>alert(1)</scr' }],
])('reads no link with %s', (_name, query) => {
  expect(readStopLink(new URLSearchParams(query))).toBeUndefined();
});
