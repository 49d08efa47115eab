'use client';
import { useRef, useState } from 'react';
import { useDebouncedAnnouncement } from '../announcer/useDebouncedAnnouncement.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type CountMessages, textAreaMessages } from './TextArea.messages.ts';

/** Longer than for a search, since nobody waits for the count, and people pause between sentences. */
const DELAY_MS = 1000;
/** Announced only for the last tenth, or the last twenty characters of a short text. */
const isNearLimit = (left: number, limit: number) => left <= Math.max(20, limit / 10);

/** Number of code points: an accented letter or an emoji of one code point is one character. */
const countCharacters = (text: string) => Array.from(text.normalize('NFC')).length;

type Options = {
  limit: number | undefined;
  messages: Partial<CountMessages> | undefined;
};

/**
 * The number of characters left, as a message: shown immediately, announced after a pause and only near the limit.
 * Call `count` at each change of the text, `settle` when the field loses focus, `reset`
 * when the form is reset.
 */
export function useCharacterCount({ limit, messages: given }: Options) {
  const [length, setLength] = useState<number>();
  const [settledLength, setSettledLength] = useState<number>();
  const announced = useRef<string>(undefined);
  const { locale, language } = useLocale();
  const { messages, getLang } = useMessages<CountMessages>('TextArea', textAreaMessages, given);
  const format = (count: number) => formatNumber(count, locale);
  const getRemaining = (count: number | undefined) =>
    limit === undefined || count === undefined ? undefined : limit - count;
  const getCountMessage = (left: number | undefined) => {
    if (limit === undefined) return undefined;
    if (left === undefined) return messages.limit(format(limit));
    return left < 0 ? messages.tooMany(format(-left), -left) : messages.left(format(left), left);
  };
  const left = getRemaining(length);
  const message = getCountMessage(left);
  const lang = getLang('left');

  const isAnnounced = limit !== undefined && left !== undefined && isNearLimit(left, limit);
  useDebouncedAnnouncement({
    message: message ?? '',
    lang: lang ?? language,
    key: isAnnounced ? message : undefined,
    announced,
    delayMs: DELAY_MS,
  });

  return {
    message,
    /** Language of the message, where it is not that of the page. */
    lang,
    /** The message when the field last lost focus: screen readers read a description again whenever it changes. */
    settled: getCountMessage(getRemaining(settledLength)),
    isTooLong: left !== undefined && left < 0,
    count: (text: string) => setLength(countCharacters(text)),
    settle: () => setSettledLength(length),
    reset: () => {
      setLength(undefined);
      setSettledLength(undefined);
    },
  };
}
