type Click = Pick<MouseEvent, 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button'>;

/**
 * False for a click for a new tab or window, a menu or a download, or whose default is prevented.
 * `plain-click.test.ts` compares it with the copies in the loader and in ui.
 */
export const isPlainClick = (event: Click): boolean =>
  !event.defaultPrevented &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.button;
