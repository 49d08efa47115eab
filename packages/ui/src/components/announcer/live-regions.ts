/** Assertive interrupts what is being read; polite waits for its end. */
export type Politeness = 'polite' | 'assertive';

/** The two live regions of one scope. */
export type LiveRegions = Record<Politeness, Element>;

/** page: the one of the page · modal: in a modal dialog, while that is open. */
export type LiveRegionScope = 'page' | 'modal';

const entries: { scope: LiveRegionScope; regions: LiveRegions }[] = [];
const listeners = new Set<() => void>();

/** The regions of the modal dialog opened last, otherwise those of the page; undefined where there is none. */
export const getActiveRegions = (): LiveRegions | undefined =>
  (entries.findLast(({ scope }) => scope === 'modal') ?? entries.at(-1))?.regions;

/** True when the page has more than one announcer of its own. */
export const hasDuplicatePageRegions = (): boolean =>
  entries.filter(({ scope }) => scope === 'page').length > 1;

/** Calls the listener whenever regions are added. */
export const onRegionsAdded = (listener: () => void) => listeners.add(listener);

/** Adds regions. @returns what removes them. */
export function registerRegions(scope: LiveRegionScope, regions: LiveRegions): () => void {
  const entry = { scope, regions };
  entries.push(entry);
  for (const listener of listeners) listener();
  return () => {
    entries.splice(entries.indexOf(entry), 1);
  };
}
