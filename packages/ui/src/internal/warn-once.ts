import { type Warning, warnDeveloper } from './warning.ts';

const warned = new Set<string>();

/** Prints a warning to the console, in development builds only, once for each component and cause. */
export function warnOnce(component: string, warning: Warning | string): void {
  const key = `${component}: ${typeof warning === 'string' ? warning : warning.what}`;
  if (warned.has(key)) return;
  warned.add(key);
  warnDeveloper(component, warning);
}
