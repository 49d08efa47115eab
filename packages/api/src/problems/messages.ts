import type { Locale, Programme } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import { fieldMessageId } from '@longcovid/content/forms';
import type { FieldError, FormName, ProblemId } from '@longcovid/content/forms';
import { loadContent, loadMessages } from '@longcovid/content/load';
import { IntlMessageFormat } from 'intl-messageformat';

/** The service's words in one language, taken from the messages of the content. */
export type Words = {
  problem: (id: ProblemId) => string;
  /** The page that is not there. */
  notFound: string;
  /** The link to the home page. */
  home: string;
  phone: Programme['phone'];
  field: (form: FormName, error: FieldError) => string;
  /** A search that could not be done. */
  search: string;
  /** What is wrong with a part of a search. */
  searchError: Record<SearchErrorCode, string>;
};

/** What can be wrong with a part of a search. */
export const SEARCH_ERROR_CODES = [
  'invalid',
  'ambiguous_place',
  'unknown_place',
  'unknown_postal_code',
  'too_long',
] as const;
export type SearchErrorCode = (typeof SEARCH_ERROR_CODES)[number];

/** Reads the words of both languages; fails at start when one is missing, not when a visitor needs it. */
export function loadWords(): Record<Locale, Words> {
  const words = LOCALES.map((locale) => [locale, wordsOf(locale)] as const);
  return Object.fromEntries(words) as Record<Locale, Words>;
}

function wordsOf(locale: Locale): Words {
  const messages = loadMessages(locale);
  const { email, phone } = loadContent(locale).programme;
  const say = (id: string): string => {
    const text = messages[id];
    if (text === undefined)
      throw new Error(`The message ${id} is missing in ${locale}. Add it to the messages.`);
    return String(new IntlMessageFormat(text, locale).format({ email }));
  };
  const problems = {
    review: say('problem.review'),
    fields: say('problem.fields'),
    captcha: say('problem.captcha'),
    technical: say('problem.technical'),
  };
  return {
    problem: (id) => problems[id],
    notFound: say('problem.page.notFound'),
    home: say('problem.page.home'),
    phone,
    field: (form, error) => say(fieldMessageId(form, error)),
    search: say('problem.search'),
    searchError: {
      invalid: say('problem.search.invalid'),
      ambiguous_place: say('problem.search.ambiguousPlace'),
      unknown_place: say('problem.search.unknownPlace'),
      unknown_postal_code: say('problem.search.unknownPostalCode'),
      too_long: say('problem.search.tooLong'),
    },
  };
}
