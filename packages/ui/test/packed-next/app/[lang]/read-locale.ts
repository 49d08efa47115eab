import { notFound } from 'next/navigation';
import { findLocale, type Locale } from './visit/check-visit';

export type Params = { params: Promise<{ lang: string }> };

/** The locale of the first part of the path. Other paths are not found. */
export const readLocale = async (params: Params['params']): Promise<Locale> =>
  findLocale((await params).lang) ?? notFound();
