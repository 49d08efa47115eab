import { LOCALES } from '@longcovid/content';
import type { Locale, StudySite } from '@longcovid/content';
import type { FastifyRequest } from 'fastify';
import type { IntakeContext } from '../intake/accept.ts';
import type { SubmissionLimits } from '../limits/rate-limit.ts';
import type { ApiMessages } from '../problems/messages.ts';
import { findPreferredLocale } from '../web/accept-language.ts';

/** What the routes under `/api` work with. */
export type ApiContext = SubmissionLimits & {
  intake: IntakeContext;
  /** Those of now; the same list until it changes. */
  getStudySites: () => readonly StudySite[];
  messages: Record<Locale, ApiMessages>;
  publicUrl: URL;
};

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
