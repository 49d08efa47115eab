import { Fragment, isValidElement, type ReactNode } from 'react';
import { warnOnce } from './warn-once.ts';

/** Whether it renders no text. What a component renders is not known here, and counts as text. */
export function isEmpty(name: ReactNode): boolean {
  if (name === null || name === undefined || typeof name === 'boolean') return true;
  if (typeof name === 'string') return name.trim() === '';
  if (Array.isArray(name)) return name.every(isEmpty);
  if (!isValidElement<Record<string, ReactNode>>(name)) return false;
  const { type, props } = name;
  if (typeof type !== 'string' && type !== Fragment) return false;
  if ('dangerouslySetInnerHTML' in props) return false;
  return ['aria-label', 'aria-labelledby', 'alt', 'title', 'children'].every((prop) => isEmpty(props[prop]));
}

/**
 * Warns a developer, once, of an accessible name without text, which types cannot see. A production build drops the call.
 *
 * @param component its name, or its value of `data-component`.
 */
export function warnEmptyName(component: string, prop: string, name: ReactNode): void {
  if (!isEmpty(name)) return;
  warnOnce(getComponentName(component), {
    what: `\`${prop}\` is empty.`,
    why: 'People who use a screen reader cannot tell what it is.',
    todo: `Give \`${prop}\` the text that names it.`,
  });
}

/** The same for the names of a list, such as its options. */
export function warnEmptyNames(component: string, prop: string, names: readonly ReactNode[]): void {
  for (const name of names) warnEmptyName(component, prop, name);
}

/** `text-field` → `TextField`; a name of a component stays as it is. */
export const getComponentName = (component: string): string =>
  component.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
