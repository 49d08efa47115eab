import { Button } from '@longcovid/ui/button';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import type { Place } from '@longcovid/content/search';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { FINDER_ANCHOR } from './finder-address.ts';
import type { FinderWords } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import type { FinderState } from './useFinder.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  finder: FinderState;
  words: FinderWords;
  onChoose: (place: Place) => void;
};

/** Which place, when the words could mean several, or a guess when they mean none. Focus comes here after such a search. */
export function PlaceAnswer({ ref, finder, words, onChoose }: Props) {
  const { say } = words;
  const { place } = finder;
  const question = questionOf(finder, words);
  const choices = question && (
    <ul className={styles.choices}>
      {question.places.map((choice) => (
        <li key={choice.label}>
          <Choice
            place={choice}
            label={place?.kind === 'unknown' ? say('place.useGuess', { place: choice.label }) : choice.label}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={ref} tabIndex={-1} className={styles.answer}>
      {question &&
        // One meaning is by far the likeliest and has been used: the others wait.
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

/** Most places that are offered; a name with more is asked for again with its state. */
const MOST_CHOICES = 12;

function questionOf(
  { place, from }: FinderState,
  { say }: FinderWords,
): { text: string; places: Place[] } | null {
  if (place?.kind === 'ambiguous')
    return { text: say('place.ambiguous'), places: place.choices.slice(0, MOST_CHOICES) };
  if (place?.kind === 'unknown' && place.near) return { text: say('place.didYouMean'), places: [place.near] };
  if (place?.kind === 'place' && place.others && from === place) {
    return { text: say('place.others'), places: place.others.slice(0, MOST_CHOICES) };
  }
  return null;
}

/** A button with script; without it a link that asks for the full name. */
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
