import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The header by which a browser says which answer it has. */
export const ETAG_HEADERS = z.object({
  'if-none-match': z.string().optional().describe('The ETag of an answer before.'),
});

/** The answer to a browser that has it already. */
export const NOT_MODIFIED = z.undefined().describe('Unchanged since the answer with this ETag.');

/** The mark of an answer: the same for the same text. */
export const createEtag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** True when `If-None-Match` names the tag; a proxy that compresses makes it a weak one (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
