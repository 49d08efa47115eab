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
      what: 'it is rendered outside a ResultList.',
      why: 'Screen readers announce it as part of no list, and its heading has the wrong level.',
      todo: 'Render it as a child of a ResultList or of its groups.',
    });
  }
  return level ?? 6;
}
