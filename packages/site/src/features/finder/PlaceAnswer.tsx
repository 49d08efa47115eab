import { Button } from '@longcovid/ui/button';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import type { Place } from '@longcovid/content/search';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { FINDER_ANCHOR } from './finder-address.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import type { FinderState } from './useFinder.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  finder: FinderState;
  messages: FinderMessages;
  onChoose: (place: Place) => void;
};

/** Options for an ambiguous place, or a guess for an unknown one. Receives focus after such a search. */
export function PlaceAnswer({ ref, finder, messages, onChoose }: Props) {
  const { t } = messages;
  const { place } = finder;
  const question = getPlaceQuestion(finder, messages);
  const choices = question && (
    <ul className={styles.choices}>
      {question.places.map((choice) => (
        <li key={choice.label}>
          <Choice
            place={choice}
            label={place?.kind === 'unknown' ? t('place.useGuess', { place: choice.label }) : choice.label}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={ref} tabIndex={-1} className={styles.answer}>
      {question &&
        // The likeliest meaning is in use; the others are options.
        (place?.kind === 'place' ? (
          <Disclosure summary={question.text}>{choices}</Disclosure>
        ) : (
          <>
            <p>{question.text}</p>
            {choices}
          </>
        ))}
    </div>
  );
}

/** Maximum of options; a name with more needs its state. */
const MAX_CHOICES = 12;

function getPlaceQuestion(
  { place, from }: FinderState,
  { t }: FinderMessages,
): { text: string; places: Place[] } | null {
  if (place?.kind === 'ambiguous')
    return { text: t('place.ambiguous'), places: place.choices.slice(0, MAX_CHOICES) };
  if (place?.kind === 'unknown' && place.near) return { text: t('place.didYouMean'), places: [place.near] };
  if (place?.kind === 'place' && place.others && from === place) {
    return { text: t('place.others'), places: place.others.slice(0, MAX_CHOICES) };
  }
  return null;
}

/** A button with script; otherwise a link that searches the full name. */
function Choice({
  place,
  label,
  onChoose,
}: {
  place: Place;
  label: string;
  onChoose: (place: Place) => void;
}) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (hydrated) return <Button onClick={() => onChoose(place)}>{label}</Button>;
  return (
    <Link href={`${pathname}?${new URLSearchParams({ near: place.label }).toString()}#${FINDER_ANCHOR}`}>
      {label}
    </Link>
  );
}
