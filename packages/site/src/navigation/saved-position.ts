import type { Location } from 'react-router-dom';

/** Where a visitor was on a page: pixels from the top, and what had focus. */
export type Position = { top: number; findFocused?: () => HTMLElement | undefined };

/**
 * Positions per history entry. The router's own component is not used: entries made by native anchors have no
 * key, so it mixes them up.
 */
const positions = new Map<string, Position>();

const entry = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>) =>
  `${key} ${pathname}${hash}`;

/**
 * Saves the position in the entry that the visitor leaves. What has focus is found again on the page rendered anew by
 * its kind, its text and its place among its like.
 */
export function savePosition(location: Location): void {
  const focused = document.querySelector<HTMLElement>(':focus') ?? document.body;
  const { localName, textContent } = focused;
  const listLike = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter((each) => each.textContent === textContent);
  const index = listLike().indexOf(focused);
  positions.set(entry(location), { top: scrollY, findFocused: () => listLike()[index] });
}

/** The saved position of an entry; by default the top. */
export const savedPosition = (location: Location): Position => positions.get(entry(location)) ?? { top: 0 };
