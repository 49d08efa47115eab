import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readStaffConfiguration } from '../config/environment.ts';
import type { StaffConfiguration } from '../config/environment.ts';
import { getDevelopmentKeyFile, loadDevelopmentRecipient } from '../sealing/development-key.ts';
import { createSealer } from '../sealing/seal.ts';
import { readSiteRecipients, selectRecipients } from '../sealing/site-recipients.ts';
import { runAudited } from '../storage/audit-store.ts';
import { findStatusProblem, isTerminal, STATUSES, tryParseStatus } from '../storage/request-status.ts';
import type { Status } from '../storage/request-status.ts';
import { changeStatus, findHistories, findNextSequence, findStates } from '../storage/status-store.ts';
import type { RequestState } from '../storage/status-store.ts';
import type { Database } from '../storage/schema.ts';
import {
  createAuditEntry,
  FORMS,
  print,
  sanitizeForTerminal,
  sanitizeTime,
  writeAuditLog,
} from './output.ts';
import { createMissingError, readReference } from './filter.ts';
import { withDatabase, withWritableDatabase } from './with-database.ts';

/** Longer notes are documents, which have another place. */
const MAX_NOTE_LENGTH = 5000;

type StatusOptions = { reason?: string; noteStdin: boolean };

/** Gives a request another status, with a note from standard input that is sealed to the keys of the request. */
export async function setStatus(
  environment: NodeJS.ProcessEnv,
  typed: string,
  typedStatus: string,
  { reason = '', noteStdin }: StatusOptions,
): Promise<void> {
  const reference = readReference(typed);
  const status = tryParseStatus(typedStatus);
  if (status === null) {
    throw new Error(
      `${sanitizeForTerminal(typedStatus)} is not a status, so nothing was changed. Choose one of ${STATUSES.join(', ')}.`,
    );
  }
  const configuration = readStaffConfiguration(environment);
  const note = noteStdin ? await readNote() : null;
  const seal = note === null ? null : await createNoteSealer(configuration);
  await withWritableDatabase(configuration, ({ database }) =>
    runAudited(database, async (transaction) => {
      const state = await findState(transaction, reference);
      const problem = findStatusProblem(state.status, status, reason);
      if (problem !== null) throw new Error(`${reference} was not changed. ${problem}`);
      const sequence = await findNextSequence(transaction, reference);
      const sealed = note === null || seal === null ? null : await seal(state, sequence, note);
      return addStatus(transaction, state, sequence, { status, reason, note: sealed }, 'status');
    }),
  );
  writeAuditLog(`changed ${reference} to ${status}`);
  print(`${reference} is ${status} now.`);
}

/** Closes a request, unless it is done. */
export async function closeRequest(environment: NodeJS.ProcessEnv, reference: string): Promise<void> {
  await withWritableDatabase(readStaffConfiguration(environment), ({ database }) =>
    runAudited(database, async (transaction) => {
      const state = await findState(transaction, reference);
      if (isTerminal(state.status)) return { result: null, entries: [] };
      const sequence = await findNextSequence(transaction, reference);
      return addStatus(transaction, state, sequence, { status: 'closed', reason: '', note: null }, 'done');
    }),
  );
}

async function addStatus(
  transaction: Database,
  { reference, status: from }: RequestState,
  sequence: number,
  { status, reason, note }: { status: Status; reason: string; note: Uint8Array | null },
  action: 'status' | 'done',
) {
  const entry = createAuditEntry(action, reference, { from, to: status, reason, note: note !== null });
  const changedAt = new Date().toISOString();
  await changeStatus(transaction, reference, sequence, {
    status,
    reason,
    changedAt,
    actor: entry.actor,
    note,
  });
  return { result: null, entries: [entry] };
}

async function findState(database: Database, reference: string): Promise<RequestState> {
  const state = (await findStates(database, [reference])).get(reference);
  if (state === undefined) throw createMissingError(FORMS.requests, reference);
  return state;
}

async function readNote(): Promise<string> {
  const note = (await text(process.stdin)).trim();
  if (note !== '' && note.length <= MAX_NOTE_LENGTH) return note;
  throw new Error(
    note === ''
      ? 'The note is empty, so nothing was changed. Write it to standard input, or leave out --note-stdin.'
      : `The note is longer than ${MAX_NOTE_LENGTH} characters, so nothing was changed. Shorten it.`,
  );
}

type SealNote = (state: RequestState, sequence: number, text: string) => Promise<Uint8Array>;

/** Seals to the keys that a new request to the same study site is sealed to. */
async function createNoteSealer(configuration: StaffConfiguration): Promise<SealNote> {
  const { siteRecipientsFile, isProgrammeReader } = configuration;
  const programme = await findRecipients(configuration);
  const sites = siteRecipientsFile === null ? {} : readSiteRecipients(siteRecipientsFile);
  return ({ reference, siteId }, sequence, note) =>
    createSealer(selectRecipients({ programme, sites, isProgrammeReader }, siteId))({
      version: 1,
      kind: 'note',
      reference,
      sequence,
      text: note,
    });
}

/** A new development key would open the note, and no request. */
async function findRecipients({ recipients, dataFolder }: StaffConfiguration): Promise<readonly string[]> {
  if (recipients.length > 0) return recipients;
  if (existsSync(getDevelopmentKeyFile(dataFolder))) return [await loadDevelopmentRecipient(dataFolder)];
  throw new Error(
    'AGE_RECIPIENTS is not set, so nobody could open the note, and nothing was changed. Set it as the service has it.',
  );
}

/** Prints what became of a request, oldest first: time, status, reason, who, and whether there is a note. */
export async function printHistory(environment: NodeJS.ProcessEnv, typed: string): Promise<void> {
  const reference = readReference(typed);
  await withDatabase(readStaffConfiguration(environment), async ({ database }) => {
    const record = await database
      .selectFrom('record')
      .select(['received_at', 'done_at'])
      .where('reference', '=', reference)
      .where('kind', '=', 'join')
      .executeTakeFirst();
    if (record === undefined) throw createMissingError(FORMS.requests, reference);
    const history = (await findHistories(database, [reference])).get(reference) ?? [];
    print(`${sanitizeTime(record.received_at)}  new`);
    for (const { changed_at, status, reason, actor, note } of history) {
      const cells = [status, reason, actor].map((cell) => sanitizeForTerminal(cell));
      const parts = [sanitizeTime(changed_at), ...cells, note === null ? '' : 'note, sealed'];
      print(parts.filter((part) => part !== '').join('  '));
    }
    const last = tryParseStatus(history.at(-1)?.status ?? '') ?? 'new';
    // Marked as done by a version without statuses.
    if (record.done_at !== null && !isTerminal(last)) print(`${sanitizeTime(record.done_at)}  closed`);
  });
}
