import type { Locale } from '@longcovid/content';

import type { AlertData } from './alert-data.ts';

/** Initial values of the form that requests an alert. */
export type AlertStart = { cohort: string | undefined; place: string | undefined };

/** Reads them from a query; a place is the name of its state, or three digits. */
export function readAlertStart(
  query: URLSearchParams,
  { cohorts, states }: Pick<AlertData, 'cohorts' | 'states'>,
  locale: Locale,
): AlertStart {
  const place = query.get('place') ?? '';
  return {
    cohort: cohorts.find(({ id }) => id === query.get('cohort'))?.id,
    place: /^\d{3}$/.test(place) ? place : states.find(({ code }) => code === place)?.name[locale],
  };
}
