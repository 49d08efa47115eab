'use client';
import { createContext, useContext } from 'react';
import type { HeadingLevel } from '../field/index.ts';
import { warnOnce } from '../../internal/warn-once.ts';

/** Level of the headings of the items and groups in a list, one below the heading above them. */
export const ItemHeadingLevel = createContext<Exclude<HeadingLevel, 1> | undefined>(undefined);

/** The level of the heading of an item or a group. */
export function useItemHeadingLevel(component: string): Exclude<HeadingLevel, 1> {
  const level = useContext(ItemHeadingLevel);
  if (level === undefined) {
    warnOnce(component, {
      what: 'it is outside of a ResultList.',
      why: 'A screen reader finds neither its list nor its heading in the outline of the page.',
      todo: 'Render it as a child of a ResultList or of its groups.',
    });
  }
  return level ?? 6;
}
