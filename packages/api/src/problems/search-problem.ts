import { COUNTRIES } from '@longcovid/content';
import type { Locale } from '@longcovid/content';
import type { Place } from '@longcovid/content/search';
import { z } from 'zod';
import { problemSchema } from './problem.ts';
import { SEARCH_ERROR_CODES } from './messages.ts';
import type { SearchErrorCode, ApiMessages } from './messages.ts';

/** A place that the words could have meant. */
const choiceSchema = z.object({
  label: z.string().describe('Names it with its state; a state by its name in the visitor’s language.'),
  lat: z.number(),
  long: z.number(),
  precision: z
    .enum(['point', 'near', 'state'])
    .describe('state: a whole state; ask for it with `state`, for anything else with `lat` and `long`.'),
  state: z.string().optional(),
  country: z.enum(COUNTRIES).optional(),
});

/** Problem details of a search: which part of the query is wrong and, of a place, what it could have meant. */
export const searchProblemSchema = problemSchema.extend({
  problem: z.literal('search'),
  errors: z.array(z.object({ field: z.string(), code: z.enum(SEARCH_ERROR_CODES), message: z.string() })),
  choices: z
    .array(choiceSchema)
    .optional()
    .describe(
      'Of an ambiguous place: all that it could mean, the largest first. Of an unknown one: a guess.',
    ),
});

/** Why a search was not done. */
export type SearchProblem = {
  errors: readonly { field: string; code: SearchErrorCode }[];
  choices?: readonly Place[];
};

/** Writes the refusal of a search as problem details. */
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
