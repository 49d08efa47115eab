/** Assertive interrupts what is being read; polite waits for its end. */
export type Politeness = 'polite' | 'assertive';

/** The two live regions of one place. */
export type LiveRegions = Record<Politeness, Element>;

/** page: the one of the page · modal: in a modal dialog, while that is open. */
export type LiveRegionScope = 'page' | 'modal';

const outlets: { place: LiveRegionScope; outlet: LiveRegions }[] = [];
const listeners = new Set<() => void>();

/** Where words are heard now: in the modal dialog opened last, otherwise in the page. */
export const getActiveRegions = (): LiveRegions | undefined =>
  (outlets.findLast(({ place }) => place === 'modal') ?? outlets.at(-1))?.outlet;

/** True when the page has more than one announcer of its own. */
export const hasDuplicatePageRegions = (): boolean =>
  outlets.filter(({ place }) => place === 'page').length > 1;

/** Calls the listener whenever a place has come. */
export const onRegionsAdded = (listener: () => void) => listeners.add(listener);

/** Makes a place known; call what it returns when the place goes. */
export function registerRegions(place: LiveRegionScope, outlet: LiveRegions): () => void {
  const entry = { place, outlet };
  outlets.push(entry);
  for (const listener of listeners) listener();
  return () => {
    outlets.splice(outlets.indexOf(entry), 1);
  };
}
