/** Assertive interrupts what is being read; polite waits for its end. */
export type Politeness = 'polite' | 'assertive';

/** The two live regions of one place. */
export type Outlet = Record<Politeness, Element>;

/** page: the one of the page · modal: in a modal dialog, while that is open. */
export type Place = 'page' | 'modal';

const outlets: { place: Place; outlet: Outlet }[] = [];
const listeners = new Set<() => void>();

/** Where words are heard now: in the modal dialog opened last, otherwise in the page. */
export const outletNow = (): Outlet | undefined =>
  (outlets.findLast(({ place }) => place === 'modal') ?? outlets.at(-1))?.outlet;

/** True when the page has more than one announcer of its own. */
export const hasSecondPageOutlet = (): boolean => outlets.filter(({ place }) => place === 'page').length > 1;

/** Calls the listener whenever a place has come. */
export const onNewOutlet = (listener: () => void) => listeners.add(listener);

/** Makes a place known; call what it returns when the place goes. */
export function addOutlet(place: Place, outlet: Outlet): () => void {
  const entry = { place, outlet };
  outlets.push(entry);
  for (const listener of listeners) listener();
  return () => {
    outlets.splice(outlets.indexOf(entry), 1);
  };
}
