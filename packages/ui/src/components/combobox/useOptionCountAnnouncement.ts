'use client';
import { useEffect, useRef } from 'react';
import { useDebouncedAnnouncement } from '../announcer/useDebouncedAnnouncement.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { ListMessages } from './Combobox.messages.ts';

type Shown = {
  isOpen: boolean;
  /** Whether an option is active: the screen reader then reads it with its position and their number. */
  isNavigating: boolean;
  count: number;
  /** Whether more options are awaited: their number is not known yet. */
  isLoading: boolean;
  query: string | undefined;
} & ResolvedMessages<ListMessages>;

/** Announces how many options there are, politely, after a pause, and the same number only once while the list is open. */
export function useOptionCountAnnouncement({
  isOpen,
  isNavigating,
  count,
  isLoading,
  query,
  messages,
  getLang,
}: Shown): void {
  const announced = useRef<string>(undefined);
  const { locale, language } = useLocale();
  const key = isLoading ? 'loading' : count === 0 ? 'noMatch' : 'count';
  const message = key === 'count' ? messages.count(formatNumber(count, locale), count) : messages[key];
  useEffect(() => {
    if (!isOpen) announced.current = undefined;
  }, [isOpen]);
  useDebouncedAnnouncement({
    message,
    lang: getLang(key) ?? language,
    key: isOpen && !isNavigating && message !== '' ? message : undefined,
    announced,
    input: query,
  });
}
