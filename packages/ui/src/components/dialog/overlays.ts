/** Where an overlay stood, kept by a mark in its place. */
type Overlay = { element: Element; mark: Comment };

const overlays = new Set<Overlay>();
/** The container of overlays in each open dialog; the last one is on top. */
const slots: Element[] = [];

/** Keeps what runs inside, such as a frame of a chat, where the browser can (Chrome 133, Firefox 144). */
function move(parent: Node & { moveBefore?: Element['moveBefore'] }, element: Element, before: Node | null) {
  if (parent.moveBefore) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

function moveIn({ element, mark }: Overlay): void {
  const slot = slots.at(-1);
  if (!slot || !element.isConnected || slot.contains(element)) return;
  if (!mark.isConnected) element.before(mark);
  move(slot, element, null);
}

function moveBack({ element, mark }: Overlay): void {
  if (mark.parentNode && mark.isConnected && element.isConnected) move(mark.parentNode, element, mark);
  mark.remove();
}

/** Brings every registered overlay into an open dialog; call what it returns when the dialog closes. */
export function admitOverlays(into: Element): () => void {
  slots.push(into);
  overlays.forEach(moveIn);
  return () => {
    slots.splice(slots.indexOf(into), 1);
    overlays.forEach(slots.length === 0 ? moveBack : moveIn);
  };
}

/**
 * Keeps an overlay that is not ours usable while a Dialog is open, such as a cookie banner or a chat: a modal dialog
 * makes everything outside it inert, so the element is inside the dialog meanwhile, whichever came first.
 * Returns a function that ends it; call that before you remove the element. In browsers that cannot move a running
 * frame (Safari), a frame in it reloads.
 */
export function allowInModal(element: Element): () => void {
  const overlay = { element, mark: document.createComment('overlay') };
  overlays.add(overlay);
  moveIn(overlay);
  return () => {
    moveBack(overlay);
    overlays.delete(overlay);
  };
}
