'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/**
 * What is said while a task goes on. silent: nothing · milestones: each quarter, and the end · end: the end.
 */
export type AnnouncementPolicy = 'silent' | 'milestones' | 'end';

type Progress = {
  /** Part that is done, 0 to 1; undefined while nobody knows. */
  part: number | undefined;
  /** How far it is, in words. */
  valueText: string;
  completeText: string;
  announcing: AnnouncementPolicy;
  lang: string | undefined;
};

/** Says politely, by name, how far a task is. Each is said once, and nothing of what was done at first. */
export function useProgressAnnouncement(label: RefObject<HTMLElement | null>, progress: Progress): void {
  const { part, valueText, completeText, announcing, lang } = progress;
  const quarter = part === undefined ? 0 : Math.floor(part * 4);
  const said = useRef<number>(undefined);
  useEffect(() => {
    const before = said.current;
    said.current = Math.max(before ?? 0, quarter);
    if (before === undefined || quarter <= before || announcing === 'silent') return;
    const isDone = quarter === 4;
    if (!isDone && announcing === 'end') return;
    announce(`${label.current?.textContent ?? ''}: ${isDone ? completeText : valueText}`, { lang });
  }, [quarter, announcing, valueText, completeText, lang, label]);
}
