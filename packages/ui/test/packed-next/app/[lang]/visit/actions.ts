'use server';
import { redirect } from 'next/navigation';
import { checkVisit, type Failure, type Locale } from './check-visit';

export type Answer = { failure?: Failure; typed?: Record<string, string> };

export async function sendVisit(locale: Locale, _last: Answer, data: FormData): Promise<Answer> {
  const failure = checkVisit(data, locale);
  // Store the data here.
  if (failure.errors.length === 0) redirect(locale === 'es-US' ? '/es/sent' : '/en/sent');
  const typed = [...data]
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, value]) => [name, String(value)]);
  return { failure, typed: Object.fromEntries(typed) };
}
