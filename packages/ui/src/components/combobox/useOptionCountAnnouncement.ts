'use client';
import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';
import type { ListMessages } from './Combobox.messages.ts';

/** Without typing, before the count is announced: earlier it would interrupt the letters. */
const DELAY_MS = 800;

type Shown = {
  isOpen: boolean;
  /** Whether an option is active: the screen reader then reads it with its position and their number. */
  isNavigating: boolean;
  count: number;
  query: string | undefined;
  messages: ListMessages;
  locale: string | undefined;
};

/** Announces how many options there are, politely, after a pause, and the same number only once while the list is open. */
export function useOptionCountAnnouncement({
  isOpen,
  isNavigating,
  count,
  query,
  messages,
  locale,
}: Shown): void {
  const announced = useRef<string>(undefined);
  const number = new Intl.NumberFormat(locale === 'es' ? 'es-US' : 'en-US').format(count);
  const message = count === 0 ? messages.noMatch : messages.count(number, count);
  useEffect(() => {
    if (!isOpen) {
      announced.current = undefined;
      return;
    }
    if (isNavigating) return;
    const timer = setTimeout(() => {
      if (announced.current === message) return;
      announced.current = message;
      announce(message, { lang: locale });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isNavigating, message, query, locale]);
}
