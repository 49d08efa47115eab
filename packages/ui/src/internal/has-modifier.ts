type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether the browser has another use for a click or key: a new tab or window, a download, a shortcut. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

type Key = { defaultPrevented: boolean; isComposing: boolean; keyCode: number };

/**
 * Whether a key has been used already: prevented by another handler, or part of a composition. The key that ends one
 * comes after its end in Safari, marked by this code alone.
 */
export const isUsedKey = ({ defaultPrevented, isComposing, keyCode }: Key): boolean =>
  defaultPrevented || isComposing || keyCode === 229;
