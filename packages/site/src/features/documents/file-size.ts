import type { IntlShape } from 'react-intl';

/** Formats a size in whole kilobytes: 24,539 bytes are '25 kB', without a line break. */
export const fileSize = (intl: IntlShape, bytes: number): string =>
  intl
    .formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
    .replace(' ', '\u00A0');
