import { COHORT_IDS, LOCALES } from '@longcovid/content';
import { stringify } from 'csv-stringify/sync';
import { REASONS, STATUSES } from '../storage/request-status.ts';
import { formatNotes, toPrintable } from './csv.ts';
import type { OpenedRecord } from './csv.ts';

/** A request as `open` decrypts it, or as `list` prints it, which has nothing of the person. */
type Listed = { reference: string; receivedAt: string; siteId: string; cohort: string } & {
  suspect: boolean;
  status: string;
  doneAt: string;
};
type Opened = Extract<OpenedRecord, { kind: 'join' }>;

/** The instrument that all fields belong to. */
const FORM_NAME = 'join_request';

type Field = {
  type: 'text' | 'radio' | 'dropdown' | 'yesno' | 'notes';
  label: string;
  /** Codes, for `radio` and `dropdown`. */
  choices?: readonly string[];
  validation?: 'datetime_seconds_ymd';
  isIdentifier?: boolean;
};

/** REDCap has no time zone, so times are in UTC. Its checks of addresses and phone numbers refuse some that are right. */
const FIELDS = {
  record_id: { type: 'text', label: 'Reference' },
  received_at: { type: 'text', label: 'Received (UTC)', validation: 'datetime_seconds_ymd' },
  site_id: { type: 'text', label: 'Study site' },
  cohort: { type: 'radio', label: 'Group', choices: COHORT_IDS },
  locale: { type: 'radio', label: 'Language', choices: LOCALES },
  first_name: { type: 'text', label: 'First name', isIdentifier: true },
  last_name: { type: 'text', label: 'Last name', isIdentifier: true },
  mobile_phone: { type: 'text', label: 'Mobile phone', isIdentifier: true },
  home_phone: { type: 'text', label: 'Home phone', isIdentifier: true },
  email: { type: 'text', label: 'E-mail', isIdentifier: true },
  suspect: { type: 'yesno', label: 'A bot may have sent it' },
  status: { type: 'dropdown', label: 'Status', choices: STATUSES },
  status_reason: { type: 'dropdown', label: 'Reason of the status', choices: REASONS },
  done_at: { type: 'text', label: 'Done (UTC)', validation: 'datetime_seconds_ymd' },
  staff_notes: { type: 'notes', label: 'Notes of staff', isIdentifier: true },
} as const satisfies Record<string, Field>;

type FieldName = keyof typeof FIELDS;

/** The CSV file of the data dictionary, for Designer > Data Dictionary > Upload. */
export function serializeRedcapDictionary(): string {
  const rows = Object.entries<Field>(FIELDS).map(([name, field]) => ({
    'Variable / Field Name': name,
    'Form Name': FORM_NAME,
    'Section Header': '',
    'Field Type': field.type,
    'Field Label': field.label,
    'Choices, Calculations, OR Slider Labels': (field.choices ?? []).map(formatChoice).join(' | '),
    'Field Note': '',
    'Text Validation Type OR Show Slider Number': field.validation ?? '',
    'Text Validation Min': '',
    'Text Validation Max': '',
    'Identifier?': field.isIdentifier === true ? 'y' : '',
    'Branching Logic (Show field only if...)': '',
    'Required Field?': '',
    'Custom Alignment': '',
    'Question Number (surveys only)': '',
    'Matrix Group Name': '',
    'Matrix Ranking?': '',
    'Field Annotation': '',
  }));
  return stringify(rows, { header: true });
}

const formatChoice = (code: string): string => `${toRedcapCode(code)}, ${toLabel(code)}`;

/** `not-eligible` as a label: `Not eligible`. */
const toLabel = (code: string): string =>
  `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;

/** REDCap's codes have letters, digits and underscores. */
const toRedcapCode = (code: string): string => code.replaceAll('-', '_');

/** `2026-11-20 10:00:00`, without its zone; empty without a time. */
const toRedcapTime = (time: string): string => time.slice(0, 19).replace('T', ' ');

/** Decrypted requests for the Data Import Tool. */
export const serializeRedcap = (records: readonly Opened[]): string =>
  toRedcapCsv(
    records.map((record) => ({
      ...toListedFields({ ...record, doneAt: record.doneAt ?? '' }),
      locale: record.locale,
      first_name: record.firstName,
      last_name: record.lastName,
      mobile_phone: record.contactMethods.mobile_phone ?? '',
      home_phone: record.contactMethods.home_phone ?? '',
      email: record.contactMethods.email ?? '',
      status_reason: toRedcapCode(record.reason),
      staff_notes: formatNotes(record),
    })),
    Object.keys(FIELDS) as FieldName[],
  );

/** Requests without the fields of the person, to bring what REDCap has up to date. */
export const serializeRedcapList = (entries: readonly Listed[]): string =>
  toRedcapCsv(entries.map(toListedFields), [
    ...(['record_id', 'received_at', 'site_id', 'cohort', 'suspect', 'status', 'done_at'] as const),
  ]);

const toListedFields = ({ reference, receivedAt, siteId, cohort, suspect, status, doneAt }: Listed) => ({
  record_id: reference,
  received_at: toRedcapTime(receivedAt),
  site_id: siteId,
  cohort,
  suspect: suspect ? '1' : '0',
  status: toRedcapCode(status),
  done_at: toRedcapTime(doneAt),
});

/** Formulas are not escaped and there is no byte order mark: REDCap would store both. */
const toRedcapCsv = (
  rows: readonly Partial<Record<FieldName, string>>[],
  columns: readonly FieldName[],
): string =>
  stringify([[...columns], ...rows.map((row) => columns.map((column) => toPrintable(row[column] ?? '')))]);
