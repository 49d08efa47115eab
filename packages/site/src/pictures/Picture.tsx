import { useIntl } from 'react-intl';

import * as styles from './Picture.css.ts';
import type { PictureName } from './picture-names.ts';
import { scenes } from './scenes.tsx';

type PictureProps = {
  name: PictureName;
  /**
   * The words beside it say the same, so that it is not read out. Otherwise its own words are: the page needs the
   * messages of `documents`. Default false.
   */
  isDecorative?: boolean | undefined;
};

/** A picture of the site's own family, 320 by 200, in the colours of the theme and of the reader. */
export function Picture({ name, isDecorative = false }: PictureProps) {
  const intl = useIntl();
  const label = isDecorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': intl.formatMessage({ id: `documents.picture.${name}` }) };
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" className={styles.picture} {...label}>
      <rect className={styles.ground} width="320" height="200" />
      {scenes[name]}
    </svg>
  );
}
