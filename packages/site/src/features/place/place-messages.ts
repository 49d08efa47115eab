import type { Place, ResolvedPlace } from '@longcovid/content/search';
import { useIntl } from 'react-intl';

type PlaceMessages = (id: string, values?: Record<string, string | number>) => string;

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

/** The question whether another place was meant, and the places; undefined without a guess. */
export function getPlaceGuesses(
  place: ResolvedPlace | null,
  t: PlaceMessages,
): { question: string; places: readonly Place[]; announcement: string } | undefined {
  const places = place?.kind === 'unknown' ? (place.guesses ?? []) : [];
  const [first, ...others] = places;
  if (!first) return undefined;
  const question = others.length > 0 ? t('guesses') : t('didYouMean', { place: first.label });
  const labels = others.length > 0 ? places.map(({ label }) => label).join('; ') : '';
  return { question, places, announcement: `${question} ${labels}`.trim() };
}
