import { Button } from '@longcovid/ui/button';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { formatChoice, type Place, type ResolvedPlace } from '@longcovid/content/search';
import type { Ref } from 'react';

import { useHydrated } from '../../hydration/useHydrated.ts';
import * as styles from './Place.css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { getPlaceGuesses, usePlaceMessages } from './place-messages.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** What the typed text means; `null` while pending. */
  place: ResolvedPlace | null;
  /** Whether the distances are measured from this place. */
  isUsed: boolean;
  /** Returns the URL of the same search with another text of the place, for visitors without script. */
  createUrl: CreateUrl;
  onChoose: OnChoose;
};

type CreateUrl = (near: string) => string;

/** @param near The text of the place, which resolves to it. */
type OnChoose = (place: Place, near: string) => void;

/** Options for an ambiguous place. Receives focus after such a search. */
export function PlaceAnswer({ ref, place, isUsed, createUrl, onChoose }: Props) {
  const t = usePlaceMessages();
  const locale = useLocale();
  const question = getPlaceQuestion(place, isUsed);
  const choices = question && (
    <ul className={styles.choices}>
      {question.places.map((choice) => (
        <li key={choice.label}>
          <PlaceChoice
            place={choice}
            near={place?.kind === 'ambiguous' ? formatChoice(choice, locale) : choice.label}
            createUrl={createUrl}
            onChoose={onChoose}
          />
        </li>
      ))}
      {question.count > question.places.length && (
        <li>{t('more', { count: question.count, shown: question.places.length })}</li>
      )}
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

type GuessProps = { place: ResolvedPlace | null; createUrl: CreateUrl; onChoose: OnChoose };

/** 'Did you mean Albuquerque, NM?', or one of up to three, beside the field of an unknown place. */
export function PlaceGuess({ place, ...actions }: GuessProps) {
  const t = usePlaceMessages();
  const guess = getPlaceGuesses(place, t);
  if (!guess) return null;
  const { question, places } = guess;
  const choices = places.map((each) => (
    <PlaceChoice key={each.label} place={each} near={each.label} {...actions}>
      {places.length > 1 ? each.label : question}
    </PlaceChoice>
  ));
  return (
    <div>
      {places.length > 1 && <p>{question}</p>}
      <div className={styles.choices}>{choices}</div>
    </div>
  );
}

type ChoiceProps = {
  place: Place;
  near: string;
  createUrl: CreateUrl;
  onChoose: OnChoose;
  /** Default: the text of the place. */
  children?: string;
};

/** A button with script, a link without. */
function PlaceChoice({ place, near, createUrl, onChoose, children = near }: ChoiceProps) {
  const hydrated = useHydrated();
  return hydrated ? (
    <Button onClick={() => onChoose(place, near)}>{children}</Button>
  ) : (
    <Link href={createUrl(near)}>{children}</Link>
  );
}

/** Maximum of options; a name with more needs its state. */
const MAX_CHOICES = 12;

/** The question, the places to offer, and how many places have the name. */
function getPlaceQuestion(
  place: ResolvedPlace | null,
  isUsed: boolean,
): { id: string; places: Place[]; count: number } | null {
  if (place?.kind === 'ambiguous') return offer('ambiguous', place.choices);
  if (place?.kind === 'place' && place.others && isUsed) return offer('others', place.others);
  return null;
}

const offer = (id: string, places: Place[]) => ({
  id,
  places: places.slice(0, MAX_CHOICES),
  count: places.length,
});
