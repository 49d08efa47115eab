import type { Location } from 'react-router-dom';

/**
 * Where the window stood on each entry of the history.
 * The router's own component is not used: entries made by native anchors have no key, so it mixes them up.
 */
const positions = new Map<string, number>();

const entry = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>) =>
  `${key} ${pathname}${hash}`;

/** Notes the window's position for the entry that is being left. */
export const saveScroll = (location: Location): void => void positions.set(entry(location), window.scrollY);

/** The noted position of an entry in pixels from the top, or 0 when there is none. */
export const savedScroll = (location: Location): number => positions.get(entry(location)) ?? 0;
