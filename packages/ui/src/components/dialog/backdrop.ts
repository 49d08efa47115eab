/** Whether a press was beside the content of a `dialog`, on its backdrop, and not on an element inside. */
export function isBackdropEvent(
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
  dialog: Element,
): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
