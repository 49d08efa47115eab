import type { OpenedRequest } from './open.ts';

const COLUMNS: Record<string, (request: OpenedRequest) => string> = {
  reference: (request) => request.reference,
  receivedAt: (request) => request.receivedAt,
  siteId: (request) => request.siteId,
  cohort: (request) => request.cohort,
  locale: (request) => request.locale,
  firstName: (request) => (request.kind === 'join' ? request.firstName : ''),
  lastName: (request) => (request.kind === 'join' ? request.lastName : ''),
  mobilePhone: (request) => (request.kind === 'join' ? (request.contactMethods.mobile_phone ?? '') : ''),
  homePhone: (request) => (request.kind === 'join' ? (request.contactMethods.home_phone ?? '') : ''),
  email: (request) => (request.kind === 'join' ? (request.contactMethods.email ?? '') : request.email),
  suspect: (request) => (request.suspect ? 'yes' : ''),
  doneAt: (request) => request.doneAt ?? '',
  outsideDiffers: (request) => (request.outsideDiffers ? 'yes' : ''),
};

/** Tells spreadsheet programs that the text is UTF-8, so that accents survive. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Opened requests as CSV (RFC 4180), with a line of column names. */
export function csvOf(requests: readonly OpenedRequest[]): string {
  const rows = requests.map((request) => Object.values(COLUMNS).map((read) => read(request)));
  return (
    BYTE_ORDER_MARK +
    [Object.keys(COLUMNS), ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
  );
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV injection). */
function cellOf(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
