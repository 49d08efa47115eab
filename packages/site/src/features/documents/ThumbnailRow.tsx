import type { ReactNode } from 'react';

import * as styles from './ThumbnailRow.css.ts';
import type { RecordPdf } from './find-pdf.ts';

/** Half of the pictures' pixels, for dense screens; letter paper. */
const SIZE = { width: 120, height: 155 } as const;

type Props = {
  pdf: RecordPdf | undefined;
  /** Description of the document and links to it. */
  children: ReactNode;
};

/** The text about a document beside a decorative thumbnail of its first page. */
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
