import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readStaffConfiguration } from '../config/environment.ts';
import { readRecords } from '../storage/staff-store.ts';
import { serializeExportLine } from './export-line.ts';
import type { Form } from './output.ts';
import { writeAuditLog, formatCount } from './output.ts';
import { withDatabase } from './with-database.ts';

/** Exports all records of a form, still sealed, to a new file or to standard output. */
export async function exportSealed(
  environment: NodeJS.ProcessEnv,
  form: Form,
  out: string | undefined,
): Promise<void> {
  const count = await withDatabase(readStaffConfiguration(environment), async ({ database }) => {
    const target = out === undefined ? process.stdout : createWriteStream(out, { flags: 'wx', mode: 0o600 });
    let written = 0;
    for await (const row of readRecords(database, form.kind)) {
      await write(target, serializeExportLine(row));
      written += 1;
    }
    if (out !== undefined) await finished(target.end());
    return written;
  });
  writeAuditLog(`exported ${formatCount(count, form)}, sealed`);
}

async function write(target: Writable, line: string): Promise<void> {
  if (!target.write(line)) await once(target, 'drain');
}
