import { z } from 'zod';
import type { JoinRequestRow } from '../storage/schema.ts';

/** One line of an export: what stands outside a record, and the sealed part in base64. */
export const exportLineSchema = z.object({
  reference: z.string(),
  kind: z.string(),
  siteId: z.string(),
  cohort: z.string(),
  receivedAt: z.string(),
  suspect: z.boolean(),
  doneAt: z.string().nullable(),
  sealed: z.base64(),
});

export type ExportLine = z.infer<typeof exportLineSchema>;

/** A record as a line of JSON. */
export function writeExportLine(row: JoinRequestRow): string {
  const line: ExportLine = {
    reference: row.reference,
    kind: row.kind,
    siteId: row.site_id,
    cohort: row.cohort,
    receivedAt: row.received_at,
    suspect: row.suspect === 1,
    doneAt: row.done_at,
    sealed: Buffer.from(row.sealed).toString('base64'),
  };
  return `${JSON.stringify(line)}\n`;
}

/** @throws Error with the number of the line that is not one of an export. */
export function readExport(text: string): ExportLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    const result = exportLineSchema.safeParse(parseJson(line));
    if (result.success) return result.data;
    throw new Error(
      `Line ${index + 1} is not a line of an export. Make the file with: requests export --sealed`,
    );
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
