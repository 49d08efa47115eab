import type { Place, ResolvedPlace } from '@longcovid/content/search';
import { useIntl } from 'react-intl';

type PlaceMessages = (id: string, values?: Record<string, string>) => string;

/** The messages of the field of a place, of its answers, and of the question for whom it is. */
export function usePlaceMessages(): PlaceMessages {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id: `place.${id}` }, values);
}

/** The error message for the typed place; undefined for one that was found, and for none. */
export function getPlaceProblem(place: ResolvedPlace | null, t: PlaceMessages): string | undefined {
  if (place?.kind === 'unavailable') return t('unavailable');
  if (place?.kind !== 'unknown') return undefined;
  const ids = { postal_code: 'postalCode', not_found: 'notFound', too_long: 'tooLong' } as const;
  return t(ids[place.reason]);
}

/** The question whether another place was meant; undefined without a guess. */
export function getPlaceGuess(
  place: ResolvedPlace | null,
  t: PlaceMessages,
): { place: Place; question: string } | undefined {
  if (place?.kind !== 'unknown' || !place.near) return undefined;
  return { place: place.near, question: t('didYouMean', { place: place.near.label }) };
}
