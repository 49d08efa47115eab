import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { PlaceGuess } from '../place/PlaceAnswer.tsx';
import { getPlaceGuesses, getPlaceProblem, usePlaceMessages } from '../place/place-messages.ts';
import { PlaceField } from '../place/PlaceField.tsx';
import { PlacePrivacy } from '../place/PlacePrivacy.tsx';
import { useIsSlow } from '../place/useIsSlow.ts';
import { usePlaceText } from '../place/usePlaceText.ts';
import { locateDevice } from './device-location.ts';
import { createPlaceUrl, FINDER_ANCHOR, FINDER_FORM } from './finder-url.ts';
import * as styles from './Finder.css.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';

/**
 * The field of the place, its button, and the device's location: a GET form, to which the filters belong as well. With
 * script the place stays on the device.
 */
export function PlaceForm({
  finder: { finder, messages, search, searchIn, searchFromDevice },
}: {
  finder: StudySiteFinder;
}) {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const privacy = useId();
  const [isLocating, setIsLocating] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const isSlow = useIsSlow(isSearching);
  const [deviceProblem, setDeviceProblem] = useState<string>();
  const { t } = messages;
  const placeMessages = usePlaceMessages();
  const { text, onTextChange, reset } = usePlaceText(finder.near);

  const locate = async () => {
    setIsLocating(true);
    setDeviceProblem(undefined);
    const found = await locateDevice();
    setIsLocating(false);
    if (typeof found === 'string') {
      const problem = t(found === 'refused' ? 'place.refused' : 'place.noDevice');
      setDeviceProblem(problem);
      // Focus stays on the button for a retry.
      announce(problem);
      return;
    }
    reset();
    searchFromDevice({ kind: 'place', label: t('place.deviceName'), ...found, precision: 'point' });
  };

  /** Shows the error of the place at its field and announces it once, even if the field already has focus. */
  const submit = async () => {
    setDeviceProblem(undefined);
    setIsSearching(true);
    // The field itself: React learns after the press what was typed just before hydration.
    const place = await search(field.current?.value.trim() ?? '');
    setIsSearching(false);
    reset();
    const problem = getPlaceProblem(place, placeMessages);
    if (problem === undefined) return;
    const guess = getPlaceGuesses(place, placeMessages)?.announcement;
    if (document.activeElement === field.current) announce([problem, guess].filter(Boolean).join(' '));
    else {
      field.current?.focus();
      if (guess !== undefined) announce(guess);
    }
  };

  return (
    <form
      id={FINDER_FORM}
      className={styles.placeForm}
      method="get"
      action={`${pathname}#${FINDER_ANCHOR}`}
      role="search"
      aria-labelledby="finder-heading"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSearching) void submit();
      }}
    >
      <PlaceField
        className={styles.place}
        error={deviceProblem ?? getPlaceProblem(finder.place, placeMessages)}
        ref={field}
        text={text}
        onTextChange={onTextChange}
        aria-describedby={privacy}
      />
      <div className={styles.placeActions}>
        <div className={styles.placeAction}>
          <Button
            type="submit"
            variant="primary"
            isPending={isSlow}
            pendingLabel={placeMessages('searching')}
          >
            {t('search')}
          </Button>
        </div>
        <div data-script-only className={`${styles.placeAction} ${styles.scriptOnly}`}>
          <Button isPending={isLocating} pendingLabel={t('place.deviceBusy')} onClick={() => void locate()}>
            {t('place.device')}
          </Button>
        </div>
      </div>
      <PlaceGuess
        place={finder.place}
        createUrl={(near) => createPlaceUrl(pathname, finder, near)}
        onChoose={(place, near) => void searchIn(place, near)}
      />
      <PlacePrivacy id={privacy} />
    </form>
  );
}
