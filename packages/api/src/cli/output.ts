import { userInfo } from 'node:os';

/** The forms as staff name them, and the kind of record that each makes. */
export const FORMS = {
  requests: { kind: 'join', one: 'request', many: 'requests' },
  messages: { kind: 'contact', one: 'message', many: 'messages' },
} as const;

export type Form = (typeof FORMS)[keyof typeof FORMS];

/** `1 request`, `2 requests`. */
export const countOf = (count: number, { one, many }: Form): string => `${count} ${count === 1 ? one : many}`;

/** `1 key`, `2 keys`. */
export const keysOf = (count: number): string => `${count} ${count === 1 ? 'key' : 'keys'}`;

/** `1 record`, `2 records`. */
export const recordsOf = (count: number): string => `${count} ${count === 1 ? 'record' : 'records'}`;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Notes on standard error who did what, for the log of the machine; what was done to is a reference or a count. */
export function account(what: string): void {
  process.stderr.write(`${new Date().toISOString()} ${userName()} ${what}\n`);
}

/** With `sudo`, the person and not the account that they work as. */
const userName = (): string => (process.env.SUDO_USER ?? userInfo().username).replaceAll(/[^\w.@-]/g, '?');
