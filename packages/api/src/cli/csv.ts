import { stringify } from 'csv-stringify/sync';
import type { SealedBody } from '../sealing/sealed-body.ts';
import type { ExportLine } from './export-line.ts';
import { sanitizeCell } from './output.ts';

/** A note of staff, decrypted. */
export type OpenedNote = { changedAt: string; status: string; text: string };

/**
 * A decrypted record as `open` writes it. `outsideDiffers`, a name of the export format: its columns do not match the
 * sealed content. `reason`: of its status; empty without one.
 */
export type OpenedRecord = SealedBody &
  Pick<ExportLine, 'suspect' | 'doneAt' | 'status'> & {
    outsideDiffers: boolean;
    reason: string;
    notes: OpenedNote[];
  };

type ReadColumn = (record: OpenedRecord) => string;
type JoinRecord = Extract<OpenedRecord, { kind: 'join' }>;
type ContactRecord = Extract<OpenedRecord, { kind: 'contact' }>;
type AlertRecord = Extract<OpenedRecord, { kind: 'alert' }>;

const fromJoin =
  (read: (record: JoinRecord) => string | undefined): ReadColumn =>
  (record) =>
    record.kind === 'join' ? (read(record) ?? '') : '';
const fromContact =
  (read: (record: ContactRecord) => string): ReadColumn =>
  (record) =>
    record.kind === 'contact' ? read(record) : '';
const fromAlert =
  (read: (record: AlertRecord) => string | undefined): ReadColumn =>
  (record) =>
    record.kind === 'alert' ? (read(record) ?? '') : '';

const FIRST: Record<string, ReadColumn> = {
  reference: (record) => record.reference,
  receivedAt: (record) => record.receivedAt,
};
const JOIN: Record<string, ReadColumn> = {
  siteId: fromJoin((record) => record.siteId),
  cohort: fromJoin((record) => record.cohort),
};
const ALERT: Record<string, ReadColumn> = {
  group: fromAlert((record) => record.group),
  place: fromAlert((record) => record.place),
  distance: fromAlert((record) => record.distance),
};
const LANGUAGE: Record<string, ReadColumn> = { locale: (record) => record.locale };
const PERSON: Record<string, ReadColumn> = {
  firstName: fromJoin((record) => record.firstName),
  lastName: fromJoin((record) => record.lastName),
  mobilePhone: fromJoin((record) => record.contactMethods.mobile_phone),
  homePhone: fromJoin((record) => record.contactMethods.home_phone),
};
const EMAIL: Record<string, ReadColumn> = {
  email: (record) => (record.kind === 'contact' ? record.email : (record.contactMethods.email ?? '')),
};
const PHONE: Record<string, ReadColumn> = { phone: fromAlert((record) => record.contactMethods.phone) };
const WRITER: Record<string, ReadColumn> = { name: fromContact((record) => record.name) };
const MESSAGE: Record<string, ReadColumn> = { message: fromContact((record) => record.message) };
const LAST: Record<string, ReadColumn> = {
  suspect: (record) => (record.suspect ? 'yes' : ''),
  doneAt: (record) => record.doneAt ?? '',
  outsideDiffers: (record) => (record.outsideDiffers ? 'yes' : ''),
};

const STATUS: Record<string, ReadColumn> = {
  status: (record) => record.status,
  reason: (record) => record.reason,
  notes: formatNotes,
};

/** One note a line, oldest first. */
export function formatNotes({ notes }: OpenedRecord): string {
  return notes.map(({ changedAt, status, text }) => `${changedAt} ${status}: ${text}`).join('\n');
}

/** Decrypted records as CSV (RFC 4180), with the columns of the forms that occur. */
export function serializeCsv(records: readonly OpenedRecord[]): string {
  const has = (kind: OpenedRecord['kind']): boolean => records.some((record) => record.kind === kind);
  const isJoin = has('join') || records.length === 0;
  const columns = {
    ...FIRST,
    ...(isJoin && JOIN),
    ...(has('alert') && ALERT),
    ...LANGUAGE,
    ...(isJoin && PERSON),
    ...(has('contact') && WRITER),
    ...(has('alert') && PHONE),
    ...EMAIL,
    ...(has('contact') && MESSAGE),
    ...LAST,
    ...(isJoin && STATUS),
  };
  const rows = records.map((record) => Object.values(columns).map((read) => toPrintable(read(record))));
  return toCsv([Object.keys(columns), ...rows]);
}

/** Entries as CSV (RFC 4180), with a header. */
export const serializeTable = <Column extends string>(
  columns: readonly Column[],
  entries: readonly Readonly<Record<Column, string>>[],
): string =>
  toCsv([[...columns], ...entries.map((entry) => columns.map((column) => toPrintable(entry[column])))]);

const toCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], {
    // Makes spreadsheet programs read UTF-8.
    bom: true,
    quoted: true,
    quoted_empty: true,
    // A plus sign starts many phone numbers, which get the apostrophe too.
    escape_formulas: true,
    record_delimiter: 'windows',
  });

/**
 * Replaces control characters other than tabs and line breaks. Without spaces at the start: some spreadsheet programs run
 * a formula after them, which `escape_formulas` does not see.
 */
export const toPrintable = (value: string): string =>
  value.trimStart().replaceAll(/[^\t\r\n]+/g, sanitizeCell);
