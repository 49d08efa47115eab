import { z } from 'zod';
import { COHORT_IDS, COHORT_STATUSES, COUNTRIES, COVID_CONDITIONS, SPECIALTIES } from '../choices.ts';
import type { CohortId, Specialty } from '../choices.ts';
import { inLanguages, nonBlankText, slug, stateCode, webAddress, withoutRepeats } from '../schema/values.ts';
import { defineDataset } from './define-kind.ts';
import { ID_TEXT, WEB } from './field-hints.ts';

const literalUnion = <const T extends number>(values: readonly T[]) => z.literal(values);

const POSTAL_CODE = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z](?: \d[A-Z]\d)?$/ } as const;

const fields = {
  id: slug,
  city: nonBlankText,
  /** Postal code of the state or province, such as `NM`; its name is a `StateName`. */
  state: stateCode,
  country: z.enum(COUNTRIES),
  postalCode: nonBlankText,
  /** Degrees north. */
  lat: z.number().min(-90).max(90),
  /** Degrees east, so negative in the Americas. */
  long: z.number().min(-180).max(180),
  cohorts: withoutRepeats(
    z.array(z.strictObject({ cohort: z.enum(COHORT_IDS), status: z.enum(COHORT_STATUSES) })).min(1),
    ({ cohort }) => cohort,
  ),
  covidConditions: withoutRepeats(z.array(literalUnion(COVID_CONDITIONS)).min(1), (condition) => condition),
  specialty: literalUnion(SPECIALTIES),
  /** True when staff can enroll people away from the study site. */
  offSite: z.boolean(),
  website: webAddress.nullable(),
  /** An invented record, to be replaced before a real programme opens. */
  sample: z.boolean(),
};
type Fields = z.infer<z.ZodObject<typeof fields>>;

const postalCodeFits = ({ country, postalCode }: Pick<Fields, 'country' | 'postalCode'>) =>
  POSTAL_CODE[country].test(postalCode);
const misfit = { path: ['postalCode'], error: 'does not fit the country' };

const NEVER_HAD_COVID = 2;
const MUSIC = 2;

/** The tissue study (people who died after COVID) and MUSIC (children after MIS-C, an illness after COVID). */
const isAfterCovid = (cohort: CohortId, specialty: Specialty) =>
  cohort === 'autopsy' || (cohort === 'pediatric' && specialty === MUSIC);

/** The contradiction between the COVID conditions of a study site and its studies, or null. */
function findContradiction(site: Pick<Fields, 'cohorts' | 'covidConditions' | 'specialty'>): string | null {
  const after = site.cohorts.filter(({ cohort }) => isAfterCovid(cohort, site.specialty));
  if (after.length === 0 || !site.covidConditions.includes(NEVER_HAD_COVID)) return null;
  const isOnlyAfter = after.length === site.cohorts.length;
  if (!isOnlyAfter && site.covidConditions.length > 1) return null;
  return `holds ${isOnlyAfter ? '' : 'only '}2 (never had COVID), but the tissue study and MUSIC are only for people who had COVID`;
}

const checkConditions: z.core.CheckFn<Pick<Fields, 'cohorts' | 'covidConditions' | 'specialty'>> = ({
  value,
  issues,
}) => {
  const message = findContradiction(value);
  if (message !== null)
    issues.push({ code: 'custom', path: ['covidConditions'], message, input: value.covidConditions });
};

/**
 * A hospital or clinic where people join the research, in one language. The postal code must fit the country, and the
 * COVID conditions must fit the studies.
 */
export const studySiteSchema = z
  .strictObject({ ...fields, name: nonBlankText })
  .refine(postalCodeFits, misfit)
  .check(checkConditions);
export type StudySite = z.infer<typeof studySiteSchema>;

/** The study sites with their names in every language. */
export const studySite = defineDataset({
  file: 'study-sites.json',
  schema: z
    .strictObject({ ...fields, name: inLanguages })
    .refine(postalCodeFits, misfit)
    .check(checkConditions),
  hints: {
    id: ID_TEXT,
    state: {
      why: 'Study sites are listed by state.',
      fix: 'Use a code from datasets/states.json, such as NM.',
    },
    country: { why: 'Postal codes are read by country.', fix: 'Use US or CA.' },
    postalCode: {
      why: 'People look for study sites near a postal code.',
      fix: 'Use 5 digits for US; for CA use the form H3T or H3T 1C5.',
    },
    lat: {
      why: 'Distances are measured from it.',
      fix: 'Give degrees north, from -90 to 90, such as 35.08.',
    },
    long: {
      why: 'Distances are measured from it.',
      fix: 'Give degrees east, from -180 to 180; in the Americas it is negative, such as -106.65.',
    },
    cohorts: {
      why: 'People can ask to join only the groups listed here.',
      fix: 'List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
    },
    covidConditions: {
      why: 'People look for study sites that take people like them.',
      fix: 'List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
    },
    specialty: {
      why: 'Some study sites take part in one study only.',
      fix: 'Use 0 none, 1 ABCD, 2 MUSIC, 3 C4R or 4 pregnancy and babies.',
    },
    offSite: { why: 'Some people cannot travel.', fix: 'Write true or false.' },
    website: { why: WEB.why, fix: 'Write the whole address, beginning with https://, or null.' },
    sample: { why: 'Invented records must not pass for real ones.', fix: 'Write true or false.' },
  },
  example: {
    id: 'boston',
    name: { en: 'Clinic', es: 'Clínica' },
    city: 'Boston',
    state: 'MA',
    country: 'US',
    postalCode: '02133',
    lat: 42.36,
    long: -71.06,
    cohorts: [{ cohort: 'adult', status: 'open' }],
    covidConditions: [2, 3],
    specialty: 0,
    offSite: false,
    website: null,
    sample: true,
  },
  embed: { name: 'study-sites', attributes: { state: stateCode }, example: 'state=NM' },
});
export type StudySiteRecord = z.infer<typeof studySite.schema>;
