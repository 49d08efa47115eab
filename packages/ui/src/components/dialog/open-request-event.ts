const name = 'longcovid-open-dialog';

type OpenRequest = { trigger: Element; event: Event };

/** Asks a dialog to open; true when a hydrated one received it. */
export const requestOpen = (dialog: Element, trigger: Element, event: Event): boolean =>
  !dialog.dispatchEvent(new CustomEvent<OpenRequest>(name, { cancelable: true, detail: { trigger, event } }));

/** Opens a dialog for its triggers; returns a function that ends it. */
export function onOpenRequest(dialog: Element, open: (trigger: Element, event: Event) => void): () => void {
  const handleRequest = (request: Event) => {
    request.preventDefault();
    const { trigger, event } = (request as CustomEvent<OpenRequest>).detail;
    open(trigger, event);
  };
  dialog.addEventListener(name, handleRequest);
  return () => dialog.removeEventListener(name, handleRequest);
}
