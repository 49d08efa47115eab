import type { OpenedRecord } from './open.ts';

type Read = (record: OpenedRecord) => string;
type JoinRecord = Extract<OpenedRecord, { kind: 'join' }>;
type ContactRecord = Extract<OpenedRecord, { kind: 'contact' }>;

const ofJoin =
  (read: (record: JoinRecord) => string | undefined): Read =>
  (record) =>
    record.kind === 'join' ? (read(record) ?? '') : '';
const ofContact =
  (read: (record: ContactRecord) => string): Read =>
  (record) =>
    record.kind === 'contact' ? read(record) : '';

const FIRST: Record<string, Read> = {
  reference: (record) => record.reference,
  receivedAt: (record) => record.receivedAt,
};
const JOIN: Record<string, Read> = {
  siteId: ofJoin((record) => record.siteId),
  cohort: ofJoin((record) => record.cohort),
};
const LANGUAGE: Record<string, Read> = { locale: (record) => record.locale };
const PERSON: Record<string, Read> = {
  firstName: ofJoin((record) => record.firstName),
  lastName: ofJoin((record) => record.lastName),
  mobilePhone: ofJoin((record) => record.contactMethods.mobile_phone),
  homePhone: ofJoin((record) => record.contactMethods.home_phone),
};
const EMAIL: Record<string, Read> = {
  email: (record) => (record.kind === 'join' ? (record.contactMethods.email ?? '') : record.email),
};
const WRITER: Record<string, Read> = { name: ofContact((record) => record.name) };
const MESSAGE: Record<string, Read> = { message: ofContact((record) => record.message) };
const LAST: Record<string, Read> = {
  suspect: (record) => (record.suspect ? 'yes' : ''),
  doneAt: (record) => record.doneAt ?? '',
  outsideDiffers: (record) => (record.outsideDiffers ? 'yes' : ''),
};

/** Tells spreadsheet programs that the text is UTF-8, so that accents survive. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Opened records as CSV (RFC 4180), with a line of column names: those of the forms that are in it. */
export function csvOf(records: readonly OpenedRecord[]): string {
  const has = (kind: OpenedRecord['kind']): boolean => records.some((record) => record.kind === kind);
  const isJoin = has('join') || !has('contact');
  const columns = {
    ...FIRST,
    ...(isJoin && JOIN),
    ...LANGUAGE,
    ...(isJoin && PERSON),
    ...(has('contact') && WRITER),
    ...EMAIL,
    ...(has('contact') && MESSAGE),
    ...LAST,
  };
  const rows = records.map((record) => Object.values(columns).map((read) => read(record)));
  return (
    BYTE_ORDER_MARK +
    [Object.keys(columns), ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
  );
}

/**
 * What makes a spreadsheet run a cell as a formula, also behind spaces and in full width (OWASP, CSV injection).
 * A plus sign is the beginning of many phone numbers, so these get the apostrophe too.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell that would be run gets an apostrophe in front, which spreadsheets do not show. */
function cellOf(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
