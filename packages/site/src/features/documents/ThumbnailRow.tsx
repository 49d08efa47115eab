import type { ReactNode } from 'react';

import * as styles from './ThumbnailRow.css.ts';
import type { RecordPdf } from './find-pdf.ts';

/** Half the pixels of the pictures, so that they are sharp on a dense screen: letter paper. */
const SIZE = { width: 120, height: 155 } as const;

type Props = {
  pdf: RecordPdf | undefined;
  /** What the document is, and the way to it. */
  children: ReactNode;
};

/** The words about a document, beside a picture of its first page, which says nothing that they do not. */
export function ThumbnailRow({ pdf, children }: Props) {
  if (pdf?.thumbnail === undefined) return children;
  return (
    <div className={styles.row}>
      <img
        src={pdf.thumbnail}
        alt=""
        {...SIZE}
        loading="lazy"
        decoding="async"
        className={styles.thumbnail}
      />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
