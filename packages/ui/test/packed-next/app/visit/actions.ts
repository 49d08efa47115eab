'use server';
import { redirect } from 'next/navigation';
import { checkVisit, type Failure } from './check-visit';

export type Answer = { failure?: Failure; typed?: Record<string, string> };

export async function sendVisit(_last: Answer, data: FormData): Promise<Answer> {
  const failure = checkVisit(data, 'es-US');
  if (failure.errors.length === 0) redirect('/results');
  const typed = [...data]
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, value]) => [name, String(value)]);
  return { failure, typed: Object.fromEntries(typed) };
}
