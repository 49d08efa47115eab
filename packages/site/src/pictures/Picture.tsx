import { useIntl } from 'react-intl';

import * as styles from './Picture.css.ts';
import type { PictureName } from './picture-names.ts';
import { scenes } from './scenes.tsx';

type PictureProps = {
  name: PictureName;
  /**
   * Hidden from screen readers, since the text beside it says the same. Otherwise it has alternative text, and the page
   * needs the messages of `documents`. Default false.
   */
  isDecorative?: boolean | undefined;
};

/** A picture of the site, 320 by 200, in the colors of the theme and of forced colors. */
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
