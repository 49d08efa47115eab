import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { NewAuditEntry } from '../storage/audit-store.ts';

/** The forms by the name of their command, and the kind of their records. */
export const FORMS = {
  requests: { kind: 'join', singular: 'request', plural: 'requests' },
  messages: { kind: 'contact', singular: 'message', plural: 'messages' },
  alerts: { kind: 'alert', singular: 'alert', plural: 'alerts' },
} as const;

export type Form = (typeof FORMS)[keyof typeof FORMS];

/** `1 request`, `2 requests`. */
export const formatCount = (count: number, { singular, plural }: Form): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** `1 key`, `2 keys`. */
export const formatKeyCount = (count: number): string => `${count} ${count === 1 ? 'key' : 'keys'}`;

/** `1 record`, `2 records`. */
export const formatRecordCount = (count: number): string => `${count} ${count === 1 ? 'record' : 'records'}`;

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints a text, and rejects if it cannot be written. */
export const writeOutput = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** Whether nobody reads the output on, such as after `head`. */
export const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Receives the errors of standard output, which would otherwise end the process with a stack trace. */
export function handleOutputError(error: Error): void {
  if (isClosedPipe(error)) return;
  process.exitCode = 1;
  process.stderr.write(
    `The output is not complete (${error.message}). Run the command again with room for it.\n`,
  );
}

/** An entry of the audit trail by the person who runs the command. */
export const createAuditEntry = (
  action: NewAuditEntry['action'],
  subject: string,
  details: NewAuditEntry['details'] = {},
): NewAuditEntry => ({ actor: getUserName(), action, subject, details });

/** Writes who did what to standard error; `action` contains references and counts only. */
export function writeAuditLog(action: string): void {
  process.stderr.write(`${new Date().toISOString()} ${getUserName()} ${action}\n`);
}

/** Linux: the user ID of the login. It stays the same through `sudo`, and only root can set it. */
const LOGIN_UID_FILE = '/proc/self/loginuid';
/** That of a process without a login, such as a timer. */
const NO_LOGIN_UID = '4294967295';

/**
 * Who runs the command: the person who logged in. Where the system does not tell, the account, and before it whom `sudo`
 * names, such as `ana-as-longcovid`: anyone can set that variable, so it must not stand alone.
 */
export function getUserName(loginUid = readLoginUid()): string {
  const account = getAccount();
  const { SUDO_USER: named = account } = process.env;
  const unproven = named === account ? account : `${named}-as-${account}`;
  return (loginUid === NO_LOGIN_UID ? unproven : findUserName(loginUid)).replaceAll(/[^\w.@-]/g, '?');
}

/** A container may run with a user ID that has no account. */
function getAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? ''}`;
  }
}

const readLoginUid = (): string =>
  existsSync(LOGIN_UID_FILE) ? readFileSync(LOGIN_UID_FILE, 'utf8').trim() : NO_LOGIN_UID;

const userNames = new Map<string, string>();

/** Asked once, since an import writes thousands of entries. */
function findUserName(uid: string): string {
  const known = userNames.get(uid);
  if (known !== undefined) return known;
  const { status, stdout } = spawnSync('id', ['--name', '--user', uid], { encoding: 'utf8' });
  const name = status === 0 ? stdout.trim() : `uid-${uid}`;
  userNames.set(uid, name);
  return name;
}

/** What a terminal executes, or what hides or reorders text. Joiners are a part of spelling in many languages. */
const CONTROL_CHARACTER = /[[\p{C}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;

/** Replaces control characters in a table or CSV file, and keeps the letters of every language. */
export const sanitizeCell = (text: string): string => text.replaceAll(CONTROL_CHARACTER, '?');

/** Removes control characters, which someone could have written into the database or a file. */
export const sanitizeForTerminal = (text: string, maxLength = 40): string =>
  /[^\w-]/.test(text) || text.length > maxLength ? text.replaceAll(/[^\w-]/g, '?').slice(0, maxLength) : text;

/** The same for a time in ISO 8601. */
export const sanitizeTime = (time: string): string => time.replaceAll(/[^\d:.TZ+-]/g, '?').slice(0, 30);
