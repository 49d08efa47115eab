const name = 'longcovid-open-dialog';

/** Asks a dialog to open; true when one with script heard it. */
export const askToOpen = (dialog: Element, opener: Element): boolean =>
  !dialog.dispatchEvent(new CustomEvent(name, { cancelable: true, detail: opener }));

/** Lets a dialog hear openers; returns a function that ends it. */
export function hearOpeners(dialog: Element, open: (opener: Element) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<Element>).detail);
  };
  dialog.addEventListener(name, hear);
  return () => dialog.removeEventListener(name, hear);
}
