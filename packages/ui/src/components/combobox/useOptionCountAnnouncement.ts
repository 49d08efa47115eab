'use client';
import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';
import type { ComboboxMessages } from './Combobox.messages.ts';

/** Milliseconds without typing before the count is said: earlier it would talk over the letters. */
const pause = 800;

type Shown = {
  isOpen: boolean;
  /** An option is active, and the screen reader says it with its place and their number. */
  isNavigating: boolean;
  count: number;
  query: string | undefined;
  messages: ComboboxMessages;
  locale: string | undefined;
};

/** Says how many options there are, politely, after a pause, and not the same number twice for one opening. */
export function useOptionCountAnnouncement({
  isOpen,
  isNavigating,
  count,
  query,
  messages: words,
  locale,
}: Shown): void {
  const said = useRef<string>(undefined);
  const number = new Intl.NumberFormat(locale === 'es' ? 'es-US' : 'en-US').format(count);
  const message = count === 0 ? words.noMatch : words.count(number, count);
  useEffect(() => {
    if (!isOpen) {
      said.current = undefined;
      return;
    }
    if (isNavigating) return;
    const timer = setTimeout(() => {
      if (said.current === message) return;
      said.current = message;
      announce(message, { lang: locale });
    }, pause);
    return () => clearTimeout(timer);
  }, [isOpen, isNavigating, message, query, locale]);
}
