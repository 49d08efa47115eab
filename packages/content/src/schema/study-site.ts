import { z } from 'zod';
import { COHORT_IDS, COHORT_STATUSES, COUNTRIES, COVID_CONDITIONS, SPECIALTIES } from '../index.ts';
import type { CohortId, Specialty, StateName, StudySite } from '../index.ts';
import { inLanguages, slug, webAddress, withoutRepeats, nonBlankText } from './values.ts';

const literalUnion = <const T extends number>(values: readonly T[]) => z.literal(values);

const POSTAL_CODE = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z](?: \d[A-Z]\d)?$/ } as const;

const fields = {
  id: slug,
  city: nonBlankText,
  state: z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter code'),
  country: z.enum(COUNTRIES),
  postalCode: nonBlankText,
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
  cohorts: withoutRepeats(
    z.array(z.strictObject({ cohort: z.enum(COHORT_IDS), status: z.enum(COHORT_STATUSES) })).min(1),
    ({ cohort }) => cohort,
  ),
  covidConditions: withoutRepeats(z.array(literalUnion(COVID_CONDITIONS)).min(1), (condition) => condition),
  specialty: literalUnion(SPECIALTIES),
  offSite: z.boolean(),
  website: webAddress.nullable(),
  sample: z.boolean(),
};

const postalCodeFits = ({ country, postalCode }: Pick<StudySite, 'country' | 'postalCode'>) =>
  POSTAL_CODE[country].test(postalCode);
const misfit = { path: ['postalCode'], error: 'does not fit the country' };

const NEVER_HAD_COVID = 2;
const MUSIC = 2;

/** The tissue study (people who died after COVID) and MUSIC (children after MIS-C, an illness after COVID). */
const isAfterCovid = (cohort: CohortId, specialty: Specialty) =>
  cohort === 'autopsy' || (cohort === 'pediatric' && specialty === MUSIC);

/** The contradiction between the COVID conditions of a study site and its studies, or null. */
function findContradiction(
  site: Pick<StudySite, 'cohorts' | 'covidConditions' | 'specialty'>,
): string | null {
  const after = site.cohorts.filter(({ cohort }) => isAfterCovid(cohort, site.specialty));
  if (after.length === 0 || !site.covidConditions.includes(NEVER_HAD_COVID)) return null;
  const isOnlyAfter = after.length === site.cohorts.length;
  if (!isOnlyAfter && site.covidConditions.length > 1) return null;
  return `holds ${isOnlyAfter ? '' : 'only '}2 (never had COVID), but the tissue study and MUSIC are only for people who had COVID`;
}

const checkConditions: z.core.CheckFn<Pick<StudySite, 'cohorts' | 'covidConditions' | 'specialty'>> = ({
  value,
  issues,
}) => {
  const message = findContradiction(value);
  if (message !== null)
    issues.push({ code: 'custom', path: ['covidConditions'], message, input: value.covidConditions });
};

/**
 * A study site in one language. `lat` and `long` are degrees; the postal code must fit the country, and the COVID
 * conditions must fit the studies.
 */
export const studySiteSchema = z
  .strictObject({ ...fields, name: nonBlankText })
  .refine(postalCodeFits, misfit)
  .check(checkConditions) satisfies z.ZodType<StudySite>;

/** A study site in `datasets/study-sites.json`, with its name in every language. */
export const studySiteRecordSchema = z
  .strictObject({ ...fields, name: inLanguages })
  .refine(postalCodeFits, misfit)
  .check(checkConditions);
export type StudySiteRecord = z.infer<typeof studySiteRecordSchema>;

/** A state or province in one language. */
export const stateNameSchema = z.strictObject({
  code: fields.state,
  country: fields.country,
  name: nonBlankText,
}) satisfies z.ZodType<StateName>;

/** A state or province in `datasets/states.json`. */
export const stateRecordSchema = z.strictObject({
  code: fields.state,
  country: fields.country,
  name: inLanguages,
});
export type StateRecord = z.infer<typeof stateRecordSchema>;
