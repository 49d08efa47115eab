import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { TextField } from '@longcovid/ui/text-field';
import type { ResolvedPlace } from '@longcovid/content/search';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { locateDevice } from './device-location.ts';
import { FINDER_ANCHOR, FINDER_FORM } from './finder-address.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';

/**
 * The field of the place, its button, and the device's location: a GET form, to which the filters belong as well. With
 * script the place stays on the device.
 */
export function PlaceForm({
  finder: { finder, messages, search, searchFromDevice },
}: {
  finder: StudySiteFinder;
}) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const privacy = useId();
  const [isLocating, setIsLocating] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const [deviceProblem, setDeviceProblem] = useState<string>();
  const { t } = messages;

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
    searchFromDevice({ kind: 'place', label: t('place.deviceName'), ...found, precision: 'point' });
  };

  /** Shows the error of the place at its field and announces it once, even if the field already has focus. */
  const submit = async () => {
    setDeviceProblem(undefined);
    setIsSearching(true);
    // The field itself: what was typed just before script took over is told to React after the press.
    const place = await search(field.current?.value.trim() ?? '');
    setIsSearching(false);
    const problem = getPlaceProblem(place, messages);
    if (problem === undefined) return;
    if (document.activeElement === field.current) announce(problem);
    else field.current?.focus();
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
      <TextField
        className={styles.place}
        label={t('place.label')}
        error={deviceProblem ?? getPlaceProblem(finder.place, messages)}
        ref={field}
        name="near"
        value={finder.typed}
        onValueChange={finder.setTyped}
        autoComplete="off"
        aria-describedby={hydrated ? privacy : undefined}
      />
      <div className={styles.placeActions}>
        <div className={styles.placeAction}>
          <Button type="submit" variant="primary" isPending={isSearching} pendingLabel={t('searching')}>
            {t('search')}
          </Button>
        </div>
        <div data-script-only className={`${styles.placeAction} ${styles.scriptOnly}`}>
          <Button isPending={isLocating} pendingLabel={t('place.deviceBusy')} onClick={() => void locate()}>
            {t('place.device')}
          </Button>
        </div>
      </div>
      {/* Told once it is true. Its room is kept, so that nothing moves under a hand that is about to press. */}
      <p id={privacy} className={hydrated ? styles.privacy : styles.notYet}>
        {t('place.private')}
      </p>
    </form>
  );
}

/** The error message for the typed place. */
function getPlaceProblem(place: ResolvedPlace | null, { t }: FinderMessages): string | undefined {
  if (place?.kind === 'unavailable') return t('place.unavailable');
  if (place?.kind !== 'unknown') return undefined;
  const ids = {
    postal_code: 'place.postalCode',
    not_found: 'place.notFound',
    too_long: 'place.tooLong',
  } as const;
  return t(ids[place.reason]);
}
