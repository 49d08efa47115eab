'use client';
import { use } from 'react';
import { warnOnce } from '../internal/warn-once.ts';
import { checkOwnMessages } from '../internal/warn-unknown-messages.ts';
import { LocaleContext, type LocaleContextValue } from './locale-context.ts';

/** The messages of a component in the languages of the package. English is the fallback for every other language. */
export type BuiltInMessages<Messages> = {
  readonly en: Messages;
  readonly es: Messages;
  readonly [language: string]: Messages | undefined;
};

export type ResolvedMessages<Messages> = {
  messages: Messages;
  /** For `lang` of the element that shows a message: 'en' where it had to fall back to English, else undefined. */
  getLang: (key: keyof Messages) => 'en' | undefined;
};

/**
 * The messages of a component: those of its props first, then those of `LocaleProvider`, then those of the package. A
 * message that is missing in the page's language is in English, marked as such, and reported once in development.
 */
export function resolveMessages<Messages extends object>(
  { language, messages: host }: Pick<LocaleContextValue, 'language' | 'messages'>,
  component: string,
  builtIn: BuiltInMessages<Messages>,
  given?: Partial<Messages>,
): ResolvedMessages<Messages> {
  const own = { ...host[component], ...given } as Partial<Messages>;
  const known = builtIn[language];
  if (process.env.NODE_ENV !== 'production') {
    warnOfUnknown(component, host[component] ?? {}, builtIn.en);
    checkOwnMessages(component, given, builtIn.en);
    if (!known) warnOfMissing(component, language, own, builtIn.en);
  }
  return {
    messages: { ...builtIn.en, ...known, ...own },
    getLang: (key) => (known || key in own ? undefined : 'en'),
  };
}

/** `resolveMessages` in the language of the nearest `LocaleProvider`. */
export const useMessages = <Messages extends object>(
  component: string,
  builtIn: BuiltInMessages<Messages>,
  given?: Partial<Messages>,
): ResolvedMessages<Messages> => resolveMessages(use(LocaleContext), component, builtIn, given);

function warnOfUnknown(component: string, ofHost: object, known: object): void {
  const unknown = Object.keys(ofHost).filter((key) => !(key in known));
  if (unknown.length === 0) return;
  warnOnce(component, {
    what: `LocaleProvider has unknown messages: ${unknown.join(', ')}.`,
    why: 'Their text is never shown.',
    todo: `Use one of ${Object.keys(known).join(', ')}.`,
  });
}

function warnOfMissing(component: string, language: string, own: object, known: object): void {
  const missing = Object.keys(known).filter((key) => !(key in own));
  if (missing.length === 0) return;
  warnOnce(component, {
    what: `the language “${language}” has no message ${missing.join(', ')}, so English is shown.`,
    why: 'People who do not read English cannot understand it.',
    todo: `Add it to LocaleProvider: messages={{ ${component}: { ${missing[0]}: … } }}.`,
  });
}
