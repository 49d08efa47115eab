'use client';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { wordsIn } from '../field/index.ts';
import { numberLocale, type TextAreaWords, textAreaMessages } from './TextArea.messages.ts';

/** Milliseconds without typing before the count is said. */
const pause = 1000;
/** Said aloud only for the last tenth, or the last twenty characters of a short text. */
const isNearLimit = (left: number, limit: number) => left <= Math.max(20, limit / 10);

/** Characters as a person counts them: an accented letter or an emoji of one code point is one. */
const lengthOf = (text: string) => Array.from(text.normalize('NFC')).length;

type Options = {
  limit: number | undefined;
  locale: string | undefined;
  words: Partial<TextAreaWords> | undefined;
};

/**
 * How much still fits, in words. Seen at once; said politely, after a pause, and only near the limit.
 * `count` is what to call at each change of the text.
 */
export function useCharacterCount({ limit, locale, words }: Options) {
  const [length, setLength] = useState<number>();
  const said = useRef<string>(undefined);
  const {
    limit: ofLimit,
    left: ofLeft,
    tooMany,
  } = {
    ...wordsIn<TextAreaWords>(textAreaMessages, locale, 'TextArea'),
    ...words,
  };
  const format = (count: number) =>
    new Intl.NumberFormat(numberLocale[locale === 'es' ? 'es' : 'en']).format(count);
  const left = limit === undefined || length === undefined ? undefined : limit - length;

  let message: string | undefined;
  if (limit !== undefined && left === undefined) message = ofLimit(format(limit));
  else if (left !== undefined) {
    message = left < 0 ? tooMany(format(-left), -left) : ofLeft(format(left), left);
  }

  const isSaid = limit !== undefined && left !== undefined && isNearLimit(left, limit);
  useEffect(() => {
    if (!isSaid || message === undefined || message === said.current) return;
    const timer = setTimeout(() => {
      said.current = message;
      announce(message, { lang: locale });
    }, pause);
    return () => clearTimeout(timer);
  }, [isSaid, message, locale]);

  return {
    message,
    isTooLong: left !== undefined && left < 0,
    count: (text: string) => setLength(lengthOf(text)),
  };
}
