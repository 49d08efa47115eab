import type { ReactNode } from 'react';

import * as styles from './ThumbnailRow.css.ts';

type Props = {
  /** Decorative. */
  picture: ReactNode;
  /** Description of the document. */
  children: ReactNode;
};

/** The text about a document beside a decorative picture. */
export function ThumbnailRow({ picture, children }: Props) {
  return (
    <div className={styles.row}>
      {picture}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
