import type { CohortId, CohortStatus, StudySite } from '@longcovid/content';

const FIELDS = [
  'id',
  'name',
  'city',
  'state',
  'country',
  'postalCode',
  'lat',
  'long',
  'cohorts',
  'covidConditions',
  'offSite',
  'specialty',
  'website',
  'sample',
] as const satisfies readonly (keyof StudySite)[];

/**
 * Study sites as columns, in the order of `FIELDS`; the groups of one as 'adult open,pregnancy full'. A third of the bytes
 * of the records, which are in each page with a finder, and less than rows once compressed.
 */
export type StudySiteTable = readonly (readonly unknown[])[];

export const packStudySites = (studySites: readonly StudySite[]): StudySiteTable =>
  FIELDS.map((field) =>
    studySites.map((studySite) =>
      field === 'cohorts'
        ? studySite.cohorts.map(({ cohort, status }) => `${cohort} ${status}`).join()
        : studySite[field],
    ),
  );

/** The reverse of `packStudySites`. */
export const unpackStudySites = (table: StudySiteTable): StudySite[] =>
  (table[0] ?? []).map((_, row) => {
    const studySite = Object.fromEntries(FIELDS.map((field, index) => [field, table[index]?.[row]]));
    return { ...studySite, cohorts: (studySite.cohorts as string).split(',').map(parseGroup) } as StudySite;
  });

function parseGroup(text: string): StudySite['cohorts'][number] {
  const [cohort, status] = text.split(' ') as [CohortId, CohortStatus];
  return { cohort, status };
}
