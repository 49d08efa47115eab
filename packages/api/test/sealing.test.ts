import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { getDevelopmentKeyFile, loadDevelopmentRecipient } from '../src/sealing/development-key.ts';
import type { SealedBody } from '../src/sealing/sealed-body.ts';
import { decodeBody, encodeBody } from '../src/sealing/sealed-body.ts';
import { createOpener, createSealer } from '../src/sealing/seal.ts';
import { temporaryFolder } from './test-service.ts';

const BODY: SealedBody = {
  version: 1,
  reference: 'LC-00000-000000',
  kind: 'join',
  siteId: 'sample-001',
  cohort: 'adult',
  receivedAt: '2026-11-20T10:00:00.000Z',
  locale: 'es',
  firstName: 'Ñandú',
  lastName: 'Zyxwv',
  contactMethods: { email: 'ana@example.org' },
};

async function createKeyPair() {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

test("decrypts with each recipient's key alone", async () => {
  const [one, two, stranger] = [await createKeyPair(), await createKeyPair(), await createKeyPair()];
  const sealed = await createSealer([one.recipient, two.recipient])(BODY);
  expect(await createOpener(one.identity)(sealed)).toEqual(BODY);
  expect(await createOpener(`# a comment\r\n\r\n${two.identity}\r\n`)(sealed)).toEqual(BODY);
  await expect(createOpener(stranger.identity)(sealed)).rejects.toThrow();
});

test('rejects a sealed body that was changed', async () => {
  const { identity, recipient } = await createKeyPair();
  const sealed = await createSealer([recipient])(BODY);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  await expect(createOpener(identity)(sealed)).rejects.toThrow();
});

test('pads bodies so that their length reveals little', () => {
  const lengths = [1, 50, 100].map((length) => encodeBody({ ...BODY, firstName: 'ñ'.repeat(length) }).length);
  expect(lengths).toEqual([512, 512, 512]);
  expect(encodeBody({ ...BODY, firstName: 'ñ'.repeat(300) }).length).toBe(1024);
});

test('rejects a body of an unknown version', () => {
  expect(() => decodeBody(new TextEncoder().encode(JSON.stringify({ ...BODY, version: 2 })))).toThrow();
});

test('requires at least one valid recipient', () => {
  expect(() => createSealer([])).toThrow('recipient');
  expect(() => createSealer(['age1nonsense'])).toThrow();
  expect(() => createOpener('# nothing here')).toThrow('no identity');
});

test('names the line of a key file that is no key, and repeats nothing of it', async () => {
  const { identity } = await createKeyPair();
  const mistyped = `${identity.slice(0, -1)}${identity.endsWith('Q') ? 'P' : 'Q'}`;
  const read = () => createOpener(`# mine\n\n${mistyped}\n`);
  expect(read).toThrow('Line 3 of the key file is not a whole line AGE-SECRET-KEY-…');
  expect(read).not.toThrow(mistyped.slice(0, 20));
});

test("creates the development key once, for its owner only, in age's format", async () => {
  const folder = temporaryFolder();
  const recipient = await loadDevelopmentRecipient(folder);
  expect(await loadDevelopmentRecipient(folder)).toBe(recipient);
  const file = getDevelopmentKeyFile(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const sealed = await createSealer([recipient])(BODY);
  expect(await createOpener(readFileSync(file, 'utf8'))(sealed)).toEqual(BODY);
  expect(readFileSync(file, 'utf8')).toMatch(/^# .*\n# public key: age1\S+\nAGE-SECRET-KEY-1\S+\n$/);
});

test('rejects an empty key file at startup', async () => {
  const folder = temporaryFolder();
  writeFileSync(getDevelopmentKeyFile(folder), '');
  await expect(loadDevelopmentRecipient(folder)).rejects.toThrow('contains no identity');
});
