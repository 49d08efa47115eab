import type { ReactNode } from 'react';
import type { Label } from '../field/index.ts';
import type { TimelineDate } from './format-date.ts';

/** One event of a timeline. */
export type TimelineEvent = {
  /** Unique on the page: a link can lead to the event. */
  id: string;
  title: Label;
  /** When it was. Default: none. */
  date?: TimelineDate | undefined;
  /** When it is, as text, where there is no date: '3 months after you join'. Default: the date. */
  when?: Label | undefined;
  /** What is different since. Default: none. */
  change?: Label | undefined;
  /** More about it. Default: none. */
  content?: ReactNode;
};
