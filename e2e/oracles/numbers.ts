import { readdirSync, readFileSync } from 'node:fs';

import type { Language } from '../ways.ts';

const entries = new URL('../../packages/content/entries/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, entries), 'utf8');

/** Reads the number of a field that has its own line. */
export const numberIn = (record: string, name: string): number => {
  const digits = new RegExp(`^ *${name}: (\\d+)$`, 'm').exec(record)?.[1];
  if (digits === undefined) throw new Error(`The record has no number "${name}".`);
  return Number(digits);
};

/** An age range with its share of participants, in percent. */
export type AgeBand = { id: string; share: number; label: Record<Language, string> };

/** The committed age ranges that contain an age. Ranges overlap, so there may be two. */
export function findAgeBands(age: number): AgeBand[] {
  const record = read('figure/age/meta.yml');
  const text = { en: read('figure/age/en.md'), es: read('figure/age/es.md') };
  const ids = [...record.matchAll(/^ +(age-(\d+)-(\d+|up)): \d+$/gm)]
    .filter(([, , from, to]) => age >= Number(from) && (to === 'up' || age <= Number(to)))
    .map(([, id = '']) => id);
  const labelIn = (language: Language, id: string) =>
    new RegExp(`^ +${id}: (.+)$`, 'm').exec(text[language])?.[1] ?? '';
  return ids.map((id) => ({
    id,
    share: numberIn(record, id),
    label: { en: labelIn('en', id), es: labelIn('es', id) },
  }));
}

/** The committed enrollment and goal of a group. */
export function readEnrollment(group: string): { enrolled: number; goal: number } {
  const record = read(`enrollment/${group}/meta.yml`);
  return { enrolled: numberIn(record, 'enrolled'), goal: numberIn(record, 'goal') };
}

/** A number in the record of a total or a group, with its file and field. */
export type RecordedNumber = { file: string; field: string; value: number };

/** All totals and enrollments of 1,000 and above that are in one record only. */
export const recordedNumbers: readonly RecordedNumber[] = ['metric', 'enrollment'].flatMap((kind) =>
  readdirSync(new URL(`${kind}/`, entries)).flatMap((id) => {
    const file = `${kind}/${id}/meta.yml`;
    return [...read(file).matchAll(/^(adultValue|pediatricValue|enrolled|goal): (\d{4,})$/gm)].map(
      ([, field = '', digits]) => ({
        file: `packages/content/entries/${file}`,
        field,
        value: Number(digits),
      }),
    );
  }),
);
