'use client';
import { use, useMemo } from 'react';
import { createFormatNumber, type FormatNumber } from './format-number.ts';
import { LocaleContext } from './locale-context.ts';
import { type BuiltInMessages, resolveMessages, type ResolvedMessages } from './useMessages.ts';

/** `useMessages` for messages that write numbers as the page does. The same object until language or messages change. */
export function useFormattedMessages<Messages extends object>(
  component: string,
  createBuiltIn: (formatNumber: FormatNumber) => BuiltInMessages<Messages>,
  given?: Partial<Messages>,
): ResolvedMessages<Messages> {
  const context = use(LocaleContext);
  return useMemo(() => {
    const builtIn = createBuiltIn(createFormatNumber(context.locale));
    return resolveMessages(context, component, builtIn, given);
  }, [context, component, createBuiltIn, given]);
}
