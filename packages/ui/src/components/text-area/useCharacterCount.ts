'use client';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type CountMessages, textAreaMessages } from './TextArea.messages.ts';

/** Milliseconds without typing before the count is said. */
const pause = 1000;
/** Said aloud only for the last tenth, or the last twenty characters of a short text. */
const isNearLimit = (left: number, limit: number) => left <= Math.max(20, limit / 10);

/** Characters as a person counts them: an accented letter or an emoji of one code point is one. */
const countCharacters = (text: string) => Array.from(text.normalize('NFC')).length;

type Options = {
  limit: number | undefined;
  messages: Partial<CountMessages> | undefined;
};

/**
 * How much still fits, in words. Seen at once; said politely, after a pause, and only near the limit.
 * `count` is what to call at each change of the text, `settle` when the field is left.
 */
export function useCharacterCount({ limit, messages: given }: Options) {
  const [length, setLength] = useState<number>();
  const [settledLength, setSettledLength] = useState<number>();
  const said = useRef<string>(undefined);
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

  const isSaid = limit !== undefined && left !== undefined && isNearLimit(left, limit);
  useEffect(() => {
    if (!isSaid || message === undefined || message === said.current) return;
    const timer = setTimeout(() => {
      said.current = message;
      announce(message, { lang: lang ?? language });
    }, pause);
    return () => clearTimeout(timer);
  }, [isSaid, message, lang, language]);

  return {
    message,
    /** Language of the message, where it is not that of the page. */
    lang,
    /** The same as it was when the field was left: a description that changes is said again with each letter. */
    settled: getCountMessage(getRemaining(settledLength)),
    isTooLong: left !== undefined && left < 0,
    count: (text: string) => setLength(countCharacters(text)),
    settle: () => setSettledLength(length),
  };
}
