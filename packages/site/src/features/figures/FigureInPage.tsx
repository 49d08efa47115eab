import type { Figure } from '@longcovid/content';
import { Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as article from '../../embeds/Article.css.ts';
import { figureRecord } from './figure-record.ts';
import { LazyFigure, wantFigures } from './figure-script.ts';
import * as styles from './Figures.css.ts';

/** Distance from the viewport at which a figure's script is fetched. */
const NEAR = '50%';

/** A figure of the page: claim, key points, chart and table, with a mark for invented numbers above. */
export function FigureInPage({ figure }: { figure: Figure }) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wantFigures();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} data-figure>
      {figure.sample && (
        <p className={styles.made}>
          <strong className={article.tag}>{intl.formatMessage({ id: 'article.sample' })}</strong>
        </p>
      )}
      <Suspense fallback={<Claim claim={figure.claim.text} />}>
        <LazyFigure figure={figureRecord(figure)} headingLevel={3} />
      </Suspense>
    </div>
  );
}

/** Placeholder after a client navigation. */
function Claim({ claim }: { claim: string }) {
  useEffect(wantFigures, []);
  return <h3>{claim}</h3>;
}
