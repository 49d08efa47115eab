import type { ReactNode } from 'react';
import { warnOnce } from './warn-once.ts';

/** Warns a developer, once, of an accessible name without text, which types cannot see. A production build drops the call. */
export function warnEmptyName(component: string, prop: string, name: ReactNode): void {
  if (typeof name !== 'string' || name.trim() !== '') return;
  warnOnce(component, {
    what: `\`${prop}\` is empty.`,
    why: 'People who use a screen reader cannot tell what it is.',
    todo: `Give \`${prop}\` the text that names it.`,
  });
}
