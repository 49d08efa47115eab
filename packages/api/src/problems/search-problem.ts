import { COUNTRIES } from '@longcovid/content';
import type { Locale } from '@longcovid/content';
import type { Place } from '@longcovid/content/search';
import { z } from 'zod';
import { problemSchema } from './problem.ts';
import { SEARCH_ERROR_CODES } from './messages.ts';
import type { SearchErrorCode, ApiMessages } from './messages.ts';

/** A place that `near` can mean. */
const choiceSchema = z.object({
  label: z.string().describe('The place with its state; for a state, its name in the visitor’s language.'),
  lat: z.number(),
  long: z.number(),
  precision: z
    .enum(['point', 'near', 'state'])
    .describe('state: a whole state, to search with `state`; the others with `lat` and `long`.'),
  state: z.string().optional(),
  country: z.enum(COUNTRIES).optional(),
});

/** Problem details of a search: the invalid parameters and, for an ambiguous place, its candidates. */
export const searchProblemSchema = problemSchema.extend({
  problem: z.literal('search'),
  errors: z.array(z.object({ field: z.string(), code: z.enum(SEARCH_ERROR_CODES), message: z.string() })),
  choices: z
    .array(choiceSchema)
    .optional()
    .describe(
      'For an ambiguous place, its candidates, the largest first; for an unknown one, what may be meant.',
    ),
});

/** Why a search failed. */
export type SearchProblem = {
  errors: readonly { field: string; code: SearchErrorCode }[];
  choices?: readonly Place[];
};

/** Formats a search problem as problem details. */
export function toSearchProblemDetails(
  { errors, choices }: SearchProblem,
  locale: Locale,
  messages: ApiMessages,
): z.output<typeof searchProblemSchema> {
  return {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: messages.search,
    problem: 'search',
    locale,
    errors: errors.map(({ field, code }) => ({ field, code, message: messages.searchError[code] })),
    ...(choices && { choices: choices.map(toChoice) }),
  };
}

function toChoice({ label, lat, long, precision, state, country }: Place): z.output<typeof choiceSchema> {
  return {
    label,
    lat,
    long,
    precision,
    ...(state !== undefined && { state }),
    ...(country !== undefined && { country }),
  };
}
