import { notFound } from 'next/navigation';
import type { Locale } from './visit/check-visit';

export type Params = { params: Promise<{ lang: string }> };

const locales = new Map<string, Locale>([
  ['en', 'en-US'],
  ['es', 'es-US'],
]);

/** The locale of the first part of the path. Other paths are not found. */
export async function readLocale(params: Params['params']): Promise<Locale> {
  return locales.get((await params).lang) ?? notFound();
}
