import type { Locale } from '@longcovid/content';

import { formatReceiptPath, readReference } from '../form/reference.ts';

/** What the link to stop an alert carries. */
export type StopLink = { reference: string; signature: string };

/** 128 bits in base64url, as the service writes them. */
const SIGNATURE = /^[\w-]{22}$/;

/** The link in a query, or undefined if a part of it is missing. Only the service knows whether it is genuine. */
export function readStopLink(query: URLSearchParams): StopLink | undefined {
  const reference = readReference(query);
  const signature = query.get('signature') ?? '';
  return reference && SIGNATURE.test(signature) ? { reference, signature } : undefined;
}

/** The path of a page with the link in its query. */
export const formatStopPath = (
  locale: Locale,
  path: '/alerts/sent' | '/alerts/stop',
  link: StopLink,
): string => formatReceiptPath(locale, path, link);
