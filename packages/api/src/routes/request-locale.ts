import { LOCALES } from '@longcovid/content';
import type { Locale } from '@longcovid/content';
import type { FastifyRequest } from 'fastify';
import { findPreferredLocale } from '../web/accept-language.ts';

/** The language of a response: the body's `locale`, else `Accept-Language`, else English. */
export function getRequestLocale(request: FastifyRequest): Locale {
  const { body } = request;
  const given = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : undefined;
  return (
    LOCALES.find((locale) => locale === given) ??
    findPreferredLocale(request.headers['accept-language']) ??
    'en'
  );
}
