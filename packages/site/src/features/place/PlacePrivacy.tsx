import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { SPACE } from '../../shell/space.ts';
import * as styles from './Place.css.ts';
import { usePlaceMessages } from './place-messages.ts';

/**
 * Says what becomes of the place: that it stays on the device, once it is true, and before that that it is not kept.
 * Both texts have the same space, so that nothing moves under a pointer that is about to press.
 */
export function PlacePrivacy({ id }: { id: string }) {
  const hydrated = useHydrated();
  const { search } = useLocation();
  // A search from before script has sent its place.
  const isOnDevice = hydrated && !new URLSearchParams(search).has('near');
  const t = usePlaceMessages();
  return (
    <p id={id} className={styles.privacy}>
      <span className={isOnDevice ? styles.reserved : undefined}>{t('notKept')}</span>
      {SPACE}
      <span className={isOnDevice ? undefined : styles.reserved}>{t('private')}</span>
    </p>
  );
}
