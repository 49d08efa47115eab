import type { Locale } from '@longcovid/content';

import { localePath } from '../../pages.ts';
import type { Receipt } from './send.ts';

/** A reference as the service writes it: LC-XXXXX-XXXXXX in Crockford's alphabet (no I, L, O, U). */
const pattern = /^LC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/;

/** The reference in a URL, or undefined if it is invalid, so that links cannot inject text. */
export const readReference = (query: URLSearchParams): string | undefined => {
  const reference = query.get('reference') ?? '';
  return pattern.test(reference) ? reference : undefined;
};

/** The path of a page with the receipt in its query, without which the service shows no reference. */
export const formatReceiptPath = (locale: Locale, path: string, receipt: Required<Receipt>): string =>
  `${localePath(locale, path)}?${new URLSearchParams(receipt).toString()}`;
