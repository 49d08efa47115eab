const name = 'longcovid-open-dialog';

/** Asks a dialog to open; true when one with script heard it. */
export const requestOpen = (dialog: Element, opener: Element): boolean =>
  !dialog.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: opener }));

/** Lets a dialog hear openers; returns a function that ends it. */
export function onOpenRequest(dialog: Element, open: (opener: Element) => void): () => void {
  const handleRequest = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<Element>).detail);
  };
  dialog.addEventListener(name, handleRequest);
  return () => dialog.removeEventListener(name, handleRequest);
}
