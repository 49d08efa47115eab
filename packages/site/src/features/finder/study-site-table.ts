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
 * Study sites as rows without the names of their fields, in the order of `FIELDS`; groups as 'adult open'. A third of the
 * bytes of the records, which are in each page with a finder.
 */
export type StudySiteTable = readonly (readonly unknown[])[];

export const packStudySites = (studySites: readonly StudySite[]): StudySiteTable =>
  studySites.map((studySite) =>
    FIELDS.map((field) =>
      field === 'cohorts'
        ? studySite.cohorts.map(({ cohort, status }) => `${cohort} ${status}`)
        : studySite[field],
    ),
  );

/** The reverse of `packStudySites`. */
export const unpackStudySites = (table: StudySiteTable): StudySite[] =>
  table.map((row) => {
    const studySite = Object.fromEntries(FIELDS.map((field, index) => [field, row[index]]));
    return { ...studySite, cohorts: (studySite.cohorts as string[]).map(parseGroup) } as StudySite;
  });

function parseGroup(text: string): StudySite['cohorts'][number] {
  const [cohort, status] = text.split(' ') as [CohortId, CohortStatus];
  return { cohort, status };
}
