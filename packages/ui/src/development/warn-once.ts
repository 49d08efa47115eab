import { type Warning, warnDeveloper } from './warning.ts';

const told = new Set<string>();

/** Tells a developer of a mistake, in development builds only, and of the same one only once. */
export function warnOnce(component: string, warning: Warning): void {
  const mistake = `${component}: ${warning.what}`;
  if (told.has(mistake)) return;
  told.add(mistake);
  warnDeveloper(component, warning);
}
