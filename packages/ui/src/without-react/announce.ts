const findRegion = (root: ParentNode) => root.querySelector('[aria-live="polite"]');

/**
 * Announces a message politely to screen readers, through the Announcer of the page, or inside the open modal dialog.
 * Nothing is announced without an Announcer.
 */
export function announce(message: string | undefined): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const region = (dialog && findRegion(dialog)) ?? findRegion(document);
  if (!region || !message) return;
  const paragraph = document.createElement('p');
  paragraph.textContent = message;
  region.append(paragraph);
  // Nobody should meet it again at the end of the page.
  setTimeout(() => paragraph.remove(), 10_000);
}

/**
 * Puts live regions like those of the page into a modal dialog that opens; VoiceOver ignores those outside.
 *
 * @returns a function that removes them.
 */
export function addLiveRegion(dialog: HTMLElement): () => void {
  const region = document.querySelector('[data-component="announcer"]')?.cloneNode(true) as
    Element | undefined;
  for (const live of region?.children ?? []) live.replaceChildren();
  dialog.append(region ?? '');
  return () => region?.remove();
}
