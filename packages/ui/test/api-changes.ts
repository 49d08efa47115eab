import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicApi } from './public-api.ts';

/** What has changed for those who import the package: what breaks their code, and what does not. Both in sentences. */
export type ApiChanges = { breaking: string[]; additions: string[] };

const lines = (api: PublicApi) =>
  Object.entries(api).flatMap(([path, names]) =>
    Object.entries(names).map(([name, kind]) => ({ path, name, kind, key: `${path} ${name}` })),
  );

/** Compares the names that were promised with those that are there now. */
export function compareApi(promised: PublicApi, current: PublicApi): ApiChanges {
  const [before, now] = [lines(promised), lines(current)].map(
    (each) => new Map(each.map((line) => [line.key, line])),
  ) as [Map<string, ReturnType<typeof lines>[number]>, Map<string, ReturnType<typeof lines>[number]>];
  const breaking: string[] = [];
  const additions: string[] = [];
  for (const [key, { path, name, kind }] of before) {
    const is = now.get(key)?.kind;
    if (is === undefined) breaking.push(`${name} (${kind}) is gone from @longcovid/ui/${path}.`);
    else if (kind === 'required' && is === 'optional')
      additions.push(`${name} of @longcovid/ui/${path} need not be given any more.`);
    else if (is !== kind) breaking.push(`${name} of @longcovid/ui/${path} was ${kind} and is ${is}.`);
  }
  for (const [key, { path, name, kind }] of now) {
    if (before.has(key)) continue;
    const isOfKnownType = before.has(`${path} ${name.split('.')[0] ?? name}`);
    const says = `${name} (${kind}) is new in @longcovid/ui/${path}.`;
    (kind === 'required' && isOfKnownType ? breaking : additions).push(says);
  }
  return { breaking, additions };
}

/** Whether one of the notes for the next release calls it a major one of `@longcovid/ui`. */
export const announcesMajor = (changesets: string): boolean =>
  readdirSync(changesets)
    .filter((file) => file.endsWith('.md'))
    .some((file) => /^['"]@longcovid\/ui['"]: major$/m.test(readFileSync(join(changesets, file), 'utf8')));

/** Why breaking changes may not go out: what, why, what to do; undefined when they may. */
export function findBreakingChangeError({ breaking }: ApiChanges, isMajor: boolean): string | undefined {
  if (breaking.length === 0 || isMajor) return undefined;
  return [
    ...breaking,
    'The sites of those who import these names would no longer build, or would lose what they had.',
    'Keep the old name beside the new one, or say so by `npm run changeset`: @longcovid/ui, major, and what to do instead.',
  ].join('\n');
}
