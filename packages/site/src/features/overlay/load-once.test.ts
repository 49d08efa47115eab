import { expect, test } from 'vitest';

import { loadOnce } from './load-once.ts';

test('returns a loaded value synchronously, per key', async () => {
  const asked: string[] = [];
  const load = loadOnce(async (key: string) => {
    asked.push(key);
    return Promise.resolve(`text in ${key}`);
  });
  await expect(load('en')).resolves.toBe('text in en');
  expect(load('en')).toBe('text in en');
  await expect(load('es')).resolves.toBe('text in es');
  expect(asked).toEqual(['en', 'es']);
});

test('retries after a failure', async () => {
  let turn = 0;
  const load = loadOnce(async () => {
    turn += 1;
    return turn === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('here');
  });
  await expect(load(null)).rejects.toThrow('offline');
  await expect(load(null)).resolves.toBe('here');
});
