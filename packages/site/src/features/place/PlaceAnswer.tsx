import { Button } from '@longcovid/ui/button';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import type { Place, ResolvedPlace } from '@longcovid/content/search';
import type { Ref } from 'react';

import { useHydrated } from '../../hydration/useHydrated.ts';
import * as styles from './Place.css.ts';
import { usePlaceMessages } from './place-messages.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** What the typed text means; `null` while pending. */
  place: ResolvedPlace | null;
  /** Whether the distances are measured from this place. */
  isUsed: boolean;
  /** Returns the URL of the same search with another text of the place, for visitors without script. */
  createUrl: (near: string) => string;
  onChoose: (place: Place) => void;
};

/** Options for an ambiguous place, or a guess for an unknown one. Receives focus after such a search. */
export function PlaceAnswer({ ref, place, isUsed, createUrl, onChoose }: Props) {
  const t = usePlaceMessages();
  const hydrated = useHydrated();
  const question = getPlaceQuestion(place, isUsed);
  const choices = question && (
    <ul className={styles.choices}>
      {question.places.map((choice) => {
        const label = place?.kind === 'unknown' ? t('useGuess', { place: choice.label }) : choice.label;
        return (
          <li key={choice.label}>
            {hydrated ? (
              <Button onClick={() => onChoose(choice)}>{label}</Button>
            ) : (
              <Link href={createUrl(choice.label)}>{label}</Link>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div ref={ref} tabIndex={-1} className={styles.answer}>
      {question &&
        // The likeliest meaning is in use; the others are options.
        (place?.kind === 'place' ? (
          <Disclosure summary={t(question.id)}>{choices}</Disclosure>
        ) : (
          <>
            <p>{t(question.id)}</p>
            {choices}
          </>
        ))}
    </div>
  );
}

/** Maximum of options; a name with more needs its state. */
const MAX_CHOICES = 12;

function getPlaceQuestion(
  place: ResolvedPlace | null,
  isUsed: boolean,
): { id: string; places: Place[] } | null {
  if (place?.kind === 'ambiguous') return { id: 'ambiguous', places: place.choices.slice(0, MAX_CHOICES) };
  if (place?.kind === 'unknown' && place.near) return { id: 'didYouMean', places: [place.near] };
  if (place?.kind === 'place' && place.others && isUsed)
    return { id: 'others', places: place.others.slice(0, MAX_CHOICES) };
  return null;
}
