import { test as run } from 'vitest';
import { needReact, needsReact } from './needs-react.ts';

export * from 'vitest';

type Title = Parameters<typeof run>[0];

const listed = new Set([
  ...needReact,
  ...Object.values(needsReact)
    .flatMap((folders) => Object.values(folders))
    .flatMap((ids) => ids.split(' ')),
]);
const holds = (title: Title) => {
  const [id = ''] = /^[A-Z]+-\d+/.exec(String(title)) ?? [];
  return !listed.has(String(title)) && !listed.has(id);
};

/** Stands in for `test`: without those that only a page with React can pass. */
export const test = Object.assign(
  (...args: Parameters<typeof run>) => {
    if (holds(args[0])) run(...args);
  },
  {
    each:
      (cases: readonly unknown[]) =>
      (title: string, body: (...args: unknown[]) => void, timeout?: number) => {
        if (holds(title)) run.each(cases)(title, body, timeout);
      },
  },
);
