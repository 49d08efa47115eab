import type { IntlShape } from 'react-intl';

/** A size in whole kilobytes, in the words of the page: 24,539 bytes are '25 kB'. Number and unit stay in one line. */
export const fileSize = (intl: IntlShape, bytes: number): string =>
  intl
    .formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
    .replace(' ', '\u00A0');
