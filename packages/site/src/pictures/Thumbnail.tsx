import type { MaterialCohort } from '@longcovid/content';

import type { ThumbnailData } from '../embeds/embed-views.ts';
import symbols from './symbols.svg';
import * as styles from './Thumbnail.css.ts';

/** The color of data that each group has at the edge. */
const EDGES: Record<MaterialCohort, number> = {
  adult: 1,
  pediatric: 2,
  pregnancy: 3,
  young_adult: 4,
  autopsy: 6,
};

/** A decorative thumbnail of a study material: what is in it, and for which group, which the text beside it also says. */
export const Thumbnail = ({ symbol, cohort }: ThumbnailData) => (
  <svg
    viewBox="0 0 84 80"
    width="84"
    height="80"
    aria-hidden="true"
    className={styles.thumbnail}
    data-part="thumbnail"
  >
    <path fill="var(--longcovid-action-base)" fillOpacity="0.11" d="M4 0h80v80H4Z" />
    <path fill={`var(--longcovid-data-${EDGES[cohort]})`} d="M0 0h4v80H0Z" />
    <use href={`${symbols}#${symbol}`} x="4" width="80" height="80" />
  </svg>
);
