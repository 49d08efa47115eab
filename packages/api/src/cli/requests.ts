import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readReference } from '../sealing/reference.ts';
import type { ListedRequest } from '../storage/staff-store.ts';
import { deleteRequest, listRequests, streamRequests } from '../storage/staff-store.ts';
import { writeExportLine } from './export-line.ts';
import { withDatabase } from './staff-database.ts';

/** Prints one line a request, oldest first. */
export async function list(environment: NodeJS.ProcessEnv, all: boolean): Promise<void> {
  const requests = await withDatabase(environment, (database) => listRequests(database, all));
  for (const request of requests) process.stdout.write(`${lineOf(request)}\n`);
  if (requests.length === 0) process.stderr.write('No requests.\n');
}

function lineOf(request: ListedRequest): string {
  const { reference, received_at, site_id, cohort, suspect, done_at } = request;
  const marks = [suspect === 1 ? 'suspect' : '', done_at === null ? '' : `done ${done_at}`];
  return [reference, received_at, site_id, cohort, ...marks.filter((mark) => mark !== '')].join('  ');
}

/** Writes every request as it is stored, sealed, to a new file or to standard output. */
export async function exportSealed(environment: NodeJS.ProcessEnv, out: string | undefined): Promise<void> {
  await withDatabase(environment, async (database) => {
    const target = out === undefined ? process.stdout : createWriteStream(out, { flags: 'wx', mode: 0o600 });
    for await (const row of streamRequests(database)) await write(target, writeExportLine(row));
    if (out === undefined) return;
    target.end();
    await finished(target);
  });
}

async function write(target: Writable, line: string): Promise<void> {
  if (!target.write(line)) await once(target, 'drain');
}

/** Removes one request for good; backups made before still hold it. */
export async function deleteOne(environment: NodeJS.ProcessEnv, typed: string): Promise<void> {
  const reference = readReference(typed);
  if (reference === null) {
    throw new Error(
      'This is not a reference: a character is wrong or missing. It looks like LC-7Q2MX-0B9K4T.',
    );
  }
  const isDeleted = await withDatabase(environment, (database) => deleteRequest(database, reference));
  if (!isDeleted) throw new Error(`There is no request ${reference}. See: longcovid-api requests list --all`);
  process.stdout.write(`Deleted ${reference}. Backups made before may still hold it.\n`);
}
