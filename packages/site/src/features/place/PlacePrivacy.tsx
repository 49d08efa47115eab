import { useHydrated } from '../../hydration/useHydrated.ts';
import * as styles from './Place.css.ts';
import { usePlaceMessages } from './place-messages.ts';

/**
 * Says that the place stays on the device, once it is true. Its space is reserved, so that nothing moves under a
 * pointer that is about to press.
 */
export function PlacePrivacy({ id }: { id: string }) {
  const hydrated = useHydrated();
  const t = usePlaceMessages();
  return (
    <p id={id} className={hydrated ? styles.privacy : styles.notYet}>
      {t('private')}
    </p>
  );
}
