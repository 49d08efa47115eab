import { z } from 'zod';
import { FIGURE_HOLDS, FIGURE_KINDS } from '../../index.ts';
import type { Figure, FigureAssertion } from '../../index.ts';
import { dayOrMonth, slug, webAddress, withoutRepeats, nonBlankText } from '../values.ts';
import { unmetAssertion } from './figure-claim.ts';

const cell = { series: slug.optional(), category: slug };
const holds = z.enum(FIGURE_HOLDS).optional();

const assertion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['highest', 'lowest']), ...cell }),
  z.strictObject({ kind: z.literal('value'), value: z.number(), holds, ...cell }),
  z.strictObject({
    kind: z.literal('compare'),
    left: z.strictObject(cell),
    right: z.strictObject(cell),
    relation: z.enum(['more', 'less', 'same']),
  }),
  z.strictObject({ kind: z.literal('total'), series: slug.optional(), value: z.number(), holds }),
  z.strictObject({ kind: z.literal('as-of') }),
]) satisfies z.ZodType<FigureAssertion>;

const label = z.strictObject({ id: slug, label: nonBlankText });
const value = z.union([z.number().min(0), z.literal('missing'), z.literal('suppressed')], {
  error: 'is not a number from 0 up, missing or suppressed',
});

/**
 * Numbers shown as sentences, table and chart, in one language. Series refer to categories of the figure only, a real
 * figure has a source, and the numbers confirm the claim.
 */
export const figureSchema = z
  .strictObject({
    id: slug,
    kind: z.enum(FIGURE_KINDS),
    title: nonBlankText,
    claim: z.strictObject({ text: nonBlankText, asserts: z.array(assertion).min(1) }),
    unit: z.union([z.literal('percent'), z.strictObject({ one: nonBlankText, other: nonBlankText })], {
      error: 'is neither percent nor a singular and a plural',
    }),
    categoryLabel: nonBlankText,
    categories: withoutRepeats(z.array(label).min(1), ({ id }) => id),
    series: withoutRepeats(z.array(label.extend({ values: z.record(slug, value) })).min(1), ({ id }) => id),
    source: z.strictObject({ label: nonBlankText, href: webAddress.optional() }),
    asOf: dayOrMonth.nullable(),
    method: nonBlankText.optional(),
    notes: z.array(nonBlankText).optional(),
    sample: z.boolean(),
  })
  .superRefine((figure, context) => {
    for (const [at, { values }] of figure.series.entries()) {
      for (const id of Object.keys(values)) {
        if (figure.categories.some((category) => category.id === id)) continue;
        context.addIssue({
          code: 'custom',
          path: ['series', at, 'values', id],
          message: 'is a value for a category that the figure does not have',
        });
      }
    }
    if (figure.sample && (figure.notes ?? []).length === 0) {
      context.addIssue({ code: 'custom', path: ['notes'], message: 'is missing, but numbers are invented' });
    }
    const unmet = unmetAssertion(figure);
    if (unmet !== null) {
      context.addIssue({ code: 'custom', path: ['claim'], message: `does not hold: ${unmet}` });
    }
  }) satisfies z.ZodType<Figure>;
