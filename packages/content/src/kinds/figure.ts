import { z } from 'zod';
import { FIGURE_KINDS } from '../choices.ts';
import { dayOrMonth, nonBlankText, slug, webAddress, withoutRepeats } from '../schema/values.ts';
import { byId, defineKind } from './define-kind.ts';
import { figureAssertionSchema, unmetAssertion } from './figure-claim.ts';
import { ID, SAMPLE } from './field-hints.ts';

/** Of values, by category: a source or day other than the figure's. */
const origins = z.record(
  slug,
  z.strictObject({ source: nonBlankText.optional(), asOf: dayOrMonth.nullable().optional() }),
);

const label = z.strictObject({ id: slug, label: nonBlankText });
const value = z.union([z.number().min(0), z.literal('missing'), z.literal('suppressed')], {
  error: 'is not a number from 0 up, missing or suppressed',
});

/**
 * Numbers shown as sentences, table and chart. Series refer to categories of the figure only, a real figure has a
 * source, and the numbers confirm the claim.
 */
export const figure = defineKind({
  folder: 'figure',
  about:
    'a chart. `meta.yml` has the numbers and, under `asserts`, what the sentence in `claim` states about them, such as which is the highest. When it no longer holds, the build fails and names the sentence',
  schema: z
    .strictObject({
      /** Unique in a page; prefix of the ids of the figure's parts. */
      id: slug,
      kind: z.enum(FIGURE_KINDS),
      /** Topic, in a few words. */
      title: nonBlankText,
      /** The main message in one sentence, and its assertions. */
      claim: z.strictObject({ text: nonBlankText, asserts: z.array(figureAssertionSchema).min(1) }),
      /** percent: values from 0 to 100 · otherwise singular and plural of what is counted. */
      unit: z.union([z.literal('percent'), z.strictObject({ one: nonBlankText, other: nonBlankText })], {
        error: 'is neither percent nor a singular and a plural',
      }),
      /** End of the scale of bars, the same for figures beside each other. Default: their largest value. */
      scaleEnd: z.number().positive().optional(),
      /** Header of the table's first column, such as 'Age'. */
      categoryLabel: nonBlankText,
      categories: withoutRepeats(z.array(label).min(1), ({ id }) => id),
      /** Values by category id; an absent one is missing. */
      series: withoutRepeats(
        z.array(label.extend({ values: z.record(slug, value), origins: origins.optional() })).min(1),
        ({ id }) => id,
      ),
      source: z.strictObject({ label: nonBlankText, href: webAddress.optional() }),
      /** Day or month of the numbers; null when no date is given. */
      asOf: dayOrMonth.nullable(),
      /** How the numbers were collected. */
      method: nonBlankText.optional(),
      notes: z.array(nonBlankText).optional(),
      /** One of the numbers is invented. */
      sample: z.boolean(),
    })
    .superRefine((record, context) => {
      for (const [at, { values }] of record.series.entries()) {
        for (const id of Object.keys(values)) {
          if (record.categories.some((category) => category.id === id)) continue;
          context.addIssue({
            code: 'custom',
            path: ['series', at, 'values', id],
            message: 'is a value for a category that the figure does not have',
          });
        }
      }
      const [, goals] = record.series;
      if (record.kind === 'bullet' && (record.series.length !== 2 || !goals)) {
        context.addIssue({
          code: 'custom',
          path: ['series'],
          message: 'has no goal beside the numbers',
        });
      }
      const unmet = unmetAssertion(record);
      if (unmet !== null) {
        context.addIssue({ code: 'custom', path: ['claim'], message: `does not hold: ${unmet}` });
      }
    }),
  prose: null,
  order: byId,
  hints: {
    id: ID,
    kind: {
      why: 'It decides the type of chart.',
      fix: 'Use bar, stacked-bar, line, bullet (a number and its goal), dot-plot (groups to compare) or tiles (large numbers).',
    },
    claim: {
      why: 'Visitors trust the sentence beside a chart.',
      fix: 'Write the sentence under claim in both languages, and in meta.yml under asserts what it states about the numbers; both must agree.',
    },
    unit: {
      why: 'A number without its unit means nothing.',
      fix: 'Write unit: percent in meta.yml, or in both languages one and other, such as { one: visit, other: visits }.',
    },
    scaleEnd: {
      why: 'Bars of different charts can be compared only on the same scale.',
      fix: 'Write the end of the scale, such as 100 for percent, or leave it out.',
    },
    categoryLabel: {
      why: 'It is the header of the first column.',
      fix: 'Write one word or two, such as "Age".',
    },
    categories: {
      why: 'Each number belongs to one of them.',
      fix: 'List their ids in meta.yml, and under categories in both languages give each its label.',
    },
    series: {
      why: 'Visitors trust these numbers.',
      fix: 'In meta.yml give each series a number for each category (or missing), and in both languages its label.',
    },
    source: {
      why: 'Visitors must be able to check the numbers.',
      fix: 'Write source with label, and href when there is a page.',
    },
    asOf: {
      why: 'A number is true only at its time.',
      fix: 'Write the day or month of the count, such as 2025-05, or null when no date is given.',
    },
    notes: {
      why: 'Invented numbers must not pass for real ones.',
      fix: 'State in a note which numbers are invented.',
    },
    sample: SAMPLE,
  },
  example: {
    id: 'one',
    kind: 'bar',
    title: 'Groups',
    claim: { text: 'Adults are the largest group.', asserts: [{ kind: 'highest', category: 'adults' }] },
    unit: 'percent',
    categoryLabel: 'Group',
    categories: [
      { id: 'adults', label: 'Adults' },
      { id: 'children', label: 'Children' },
    ],
    series: [{ id: 'all', label: 'All', values: { adults: 60, children: 40 } }],
    source: { label: 'The study' },
    asOf: '2025-05',
    sample: false,
  },
  embed: { name: 'figure', isById: true, example: '#age-adult' },
});
export type Figure = z.infer<typeof figure.schema>;
