import { type Warning, warnDeveloper } from './warning.ts';

const warned = new Set<string>();

/** Tells a developer of a mistake, in development builds only, and of the same one only once. */
export function warnOnce(component: string, warning: Warning | string): void {
  const mistake = `${component}: ${typeof warning === 'string' ? warning : warning.what}`;
  if (warned.has(mistake)) return;
  warned.add(mistake);
  warnDeveloper(component, warning);
}
