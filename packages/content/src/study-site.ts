/** The groups of people who can join a study, in the order in which they are shown. */
export const COHORT_IDS = ['adult', 'pediatric', 'pregnancy', 'autopsy'] as const;
export type CohortId = (typeof COHORT_IDS)[number];

/** `open`: people can join. `full`: the goal is reached (visitors read 'Closed' / 'Cerrado'). */
export const COHORT_STATUSES = ['open', 'full'] as const;
export type CohortStatus = (typeof COHORT_STATUSES)[number];

/** 2 = never had COVID, 3 = had COVID over 1 month ago, 4 = had COVID in the past month. */
export const COVID_CONDITIONS = [2, 3, 4] as const;
export type CovidCondition = (typeof COVID_CONDITIONS)[number];

/** 0 none, 1 ABCD site, 2 MUSIC site, 3 C4R site, 4 Pregnant Women/Babies site. */
export const SPECIALTIES = [0, 1, 2, 3, 4] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export const COUNTRIES = ['US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

/** A hospital or clinic where people join the research. */
export type StudySite = {
  id: string;
  name: string;
  city: string;
  /** Postal code of the state or province, such as `NM`; its name is a `StateName`. */
  state: string;
  country: Country;
  postalCode: string;
  /** Degrees north. */
  lat: number;
  /** Degrees east, so negative in the Americas. */
  long: number;
  cohorts: { cohort: CohortId; status: CohortStatus }[];
  covidConditions: CovidCondition[];
  specialty: Specialty;
  /** True when staff can enroll people away from the study site. */
  offSite: boolean;
  website: string | null;
  /** An invented record, to be replaced before a real programme opens. */
  sample: boolean;
};
