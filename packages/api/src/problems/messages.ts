import type { Locale, Programme } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import { fieldMessageId } from '@longcovid/content/forms';
import type { FieldError, FormName, ProblemId } from '@longcovid/content/forms';
import { loadContent, loadMessages } from '@longcovid/content/load';
import { IntlMessageFormat } from 'intl-messageformat';

/** The service's messages in one language, from the content. */
export type ApiMessages = {
  getProblem: (id: ProblemId) => string;
  /** For a page that does not exist. */
  notFound: string;
  /** For a visitor who came by an address that is not the site's. */
  misdirected: string;
  /** For a page that cannot be rendered at the moment, and for one whose rendering failed. */
  unavailable: string;
  failed: string;
  /** For a visitor over a limit: when to try again, why, and how, after a page and after a form. */
  tooMany: {
    formatTitle: (retryAfterSeconds: number) => string;
    reason: string;
    reload: string;
    resend: string;
  };
  /** For the link to the home page. */
  home: string;
  phone: Programme['phone'];
  formatFieldError: (form: FormName, error: FieldError) => string;
  /** For a search that failed. */
  search: string;
  /** For an invalid query parameter of a search. */
  searchError: Record<SearchErrorCode, string>;
};

/** Error codes of query parameters. */
export const SEARCH_ERROR_CODES = [
  'invalid',
  'ambiguous_place',
  'unknown_place',
  'unknown_postal_code',
  'too_long',
] as const;
export type SearchErrorCode = (typeof SEARCH_ERROR_CODES)[number];

/**
 * Loads the messages of all languages. Throws at startup if one is missing, not when a visitor needs it.
 *
 * @param origin That of the site, such as `https://example.org`.
 */
export function loadApiMessages(origin: string): Record<Locale, ApiMessages> {
  const entries = LOCALES.map((locale) => [locale, createApiMessages(locale, origin)] as const);
  return Object.fromEntries(entries) as Record<Locale, ApiMessages>;
}

function createApiMessages(locale: Locale, origin: string): ApiMessages {
  const messages = loadMessages(locale);
  const { email, phone } = loadContent(locale).programme;
  const format = (id: string, values: Record<string, number> = {}): string => {
    const text = messages[id];
    if (text === undefined)
      throw new Error(`The message ${id} is missing in ${locale}. Add it to the messages.`);
    return String(new IntlMessageFormat(text, locale).format({ email, url: origin, ...values }));
  };
  const problems = {
    review: format('problem.review'),
    fields: format('problem.fields'),
    captcha: format('problem.captcha'),
    technical: format('problem.technical'),
  };
  return {
    getProblem: (id) => problems[id],
    notFound: format('problem.page.notFound'),
    misdirected: format('problem.misdirected'),
    unavailable: format('problem.page.unavailable'),
    failed: format('problem.page.failed'),
    tooMany: {
      formatTitle: (seconds) => format('problem.tooMany.title', { minutes: Math.ceil(seconds / 60) }),
      reason: format('problem.tooMany.reason'),
      reload: format('problem.tooMany.reload'),
      resend: format('problem.tooMany.resend'),
    },
    home: format('problem.page.home'),
    phone,
    formatFieldError: (form, error) => format(fieldMessageId(form, error)),
    search: format('problem.search'),
    searchError: {
      invalid: format('problem.search.invalid'),
      ambiguous_place: format('problem.search.ambiguousPlace'),
      unknown_place: format('problem.search.unknownPlace'),
      unknown_postal_code: format('problem.search.unknownPostalCode'),
      too_long: format('problem.search.tooLong'),
    },
  };
}
