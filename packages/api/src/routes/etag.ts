import { createHash } from 'node:crypto';
import { z } from 'zod';

export const ETAG_HEADERS = z.object({
  'if-none-match': z.string().optional().describe('The ETag of an earlier response.'),
});

export const NOT_MODIFIED = z.undefined().describe('Unchanged since the response with this ETag.');

/** A group that staff close is told to everyone within 5 seconds: a second until the service knows it, and these. */
export const CACHED_BRIEFLY = 'public, max-age=3';

export const createEtag = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` names the tag. A compressing proxy turns it into a weak one (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
