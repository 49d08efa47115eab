import { test as run } from 'vitest';
import { needsReact } from './needs-react.ts';

export * from 'vitest';

type Title = Parameters<typeof run>[0];

const listed = new Set(Object.values(needsReact).flatMap((folders) => Object.values(folders).flat()));
const holds = (title: Title) => !listed.has(String(title));

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
