import { z } from 'zod';
import { getStatus } from '../storage/request-status.ts';
import type { RecordRow, StatusEntryRow } from '../storage/schema.ts';

/** One change of the status of a request; its note is sealed, in base64. */
const historySchema = z.object({
  sequence: z.number(),
  status: z.string(),
  reason: z.string(),
  changedAt: z.string(),
  note: z.base64().nullable(),
});

/** One line of an export: the columns of a record, and its sealed content in base64. Earlier exports have no status. */
const exportLineSchema = z.object({
  reference: z.string(),
  kind: z.string(),
  siteId: z.string(),
  cohort: z.string(),
  receivedAt: z.string(),
  suspect: z.boolean(),
  doneAt: z.string().nullable(),
  status: z.string().default(''),
  history: z.array(historySchema).default([]),
  sealed: z.base64(),
});

/** One line of `reseal`. `replaces`: SHA-256 of the sealed content that it was created from; `siteId`: where it belongs now. */
const resealedLineSchema = z.object({
  reference: z.string(),
  replaces: z.string().length(64),
  siteId: z.string(),
  sealed: z.base64(),
  /** The notes of a request, each with the digest of the sealed one that it was created from. */
  notes: z
    .array(z.object({ sequence: z.number(), replaces: z.string().length(64), sealed: z.base64() }))
    .default([]),
});

/** One line of `keys check`: a test message that is sealed to one key. */
const keyCheckLineSchema = z.object({ recipient: z.string(), sealed: z.base64() });

export type ExportLine = z.infer<typeof exportLineSchema>;
export type ResealedLine = z.infer<typeof resealedLineSchema>;
export type KeyCheckLine = z.infer<typeof keyCheckLineSchema>;

export function serializeExportLine(row: RecordRow, history: readonly StatusEntryRow[] = []): string {
  const line: ExportLine = {
    reference: row.reference,
    kind: row.kind,
    siteId: row.site_id,
    cohort: row.cohort,
    receivedAt: row.received_at,
    suspect: row.suspect === 1,
    doneAt: row.done_at,
    status: row.kind === 'join' ? getStatus(row) : '',
    history: history.map(toHistoryLine),
    sealed: encodeBase64(row.sealed),
  };
  return `${JSON.stringify(line)}\n`;
}

const toHistoryLine = ({ sequence, status, reason, changed_at, note }: StatusEntryRow) => ({
  sequence,
  status,
  reason,
  changedAt: changed_at,
  note: note === null ? null : encodeBase64(note),
});

type Sealed = { sealed: Uint8Array };
/** A note that was sealed anew. */
export type ResealedNote = Omit<ResealedLine['notes'][number], 'sealed'> & Sealed;

export function serializeResealedLine({
  notes,
  ...line
}: Omit<ResealedLine, 'sealed' | 'notes'> & Sealed & { notes: readonly ResealedNote[] }): string {
  const encoded: ResealedLine = { ...encodeSealed(line), notes: notes.map(encodeSealed) };
  return `${JSON.stringify(encoded)}\n`;
}

const encodeSealed = <Line extends Sealed>(line: Line) => ({ ...line, sealed: encodeBase64(line.sealed) });

export function serializeKeyCheckLine(recipient: string, sealed: Uint8Array): string {
  const line: KeyCheckLine = { recipient, sealed: encodeBase64(sealed) };
  return `${JSON.stringify(line)}\n`;
}

/** @throws Error with the number of the first invalid line. */
export const parseExport = (text: string): ExportLine[] =>
  parseLines(text, exportLineSchema, 'an export', 'requests export --sealed');

/** @throws Error with the number of the first invalid line. */
export const parseResealed = (text: string): ResealedLine[] =>
  parseLines(text, resealedLineSchema, 'a resealed export', 'reseal');

/** @throws Error with the number of the first invalid line. */
export const parseKeyCheck = (text: string): KeyCheckLine[] =>
  parseLines(text, keyCheckLineSchema, 'a key check', 'keys check --out');

function parseLines<Line>(text: string, schema: z.ZodType<Line>, what: string, command: string): Line[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const result = schema.safeParse(tryParseJson(line));
    if (result.success) return result.data;
    throw new Error(`Line ${index + 1} is not a line of ${what}. Create the file with: ${command}`);
  });
}

/** Null for what is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const encodeBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
