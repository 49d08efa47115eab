import type { Location } from 'react-router-dom';

/**
 * Scroll positions per history entry. The router's own component is not used: entries made by native anchors have no
 * key, so it mixes them up.
 */
const positions = new Map<string, number>();

const entry = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>) =>
  `${key} ${pathname}${hash}`;

/** Saves the scroll position of the entry that the visitor leaves. */
export const saveScroll = (location: Location): void => void positions.set(entry(location), window.scrollY);

/** The saved position of an entry in pixels from the top, or 0. */
export const savedScroll = (location: Location): number => positions.get(entry(location)) ?? 0;
