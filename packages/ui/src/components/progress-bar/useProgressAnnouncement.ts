'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/**
 * What is announced while a task is pending. silent: nothing · milestones: each quarter, and the end · end: the end.
 */
export type AnnouncementPolicy = 'silent' | 'milestones' | 'end';

type Progress = {
  /** Part that is done, 0 to 1; undefined while it is unknown. */
  part: number | undefined;
  /** How far it is, as text. */
  valueText: string;
  complete: string;
  policy: AnnouncementPolicy;
  lang: string | undefined;
};

/** Announces politely, by name, how far a task is: each part once, and nothing of what was done initially. */
export function useProgressAnnouncement(labelRef: RefObject<HTMLElement | null>, progress: Progress): void {
  const { part, valueText, complete, policy, lang } = progress;
  const quarter = part === undefined ? 0 : Math.floor(part * 4);
  const announcedQuarter = useRef<number>(undefined);
  useEffect(() => {
    const before = announcedQuarter.current;
    announcedQuarter.current = Math.max(before ?? 0, quarter);
    if (before === undefined || quarter <= before || policy === 'silent') return;
    const isDone = quarter === 4;
    if (!isDone && policy === 'end') return;
    announce(`${labelRef.current?.textContent ?? ''}: ${isDone ? complete : valueText}`, { lang });
  }, [quarter, policy, valueText, complete, lang, labelRef]);
}
