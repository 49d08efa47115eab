import type { Figure } from '@longcovid/content';
import { Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as article from '../../embeds/Article.css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { figureRecord } from './figure-record.ts';
import { LazyFigure, wantFigures } from './figure-script.ts';
import * as styles from './Figures.css.ts';

/** How near the window a figure may come before its script is fetched. */
const NEAR = '50%';

/** A figure of the page: its claim, key points, picture and table. What is made up is marked above it. */
export function FigureInPage({ figure }: { figure: Figure }) {
  const intl = useIntl();
  const locale = useLocale();
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
        <LazyFigure figure={figureRecord(figure)} headingLevel={3} locale={locale} />
      </Suspense>
    </div>
  );
}

/** Stands there for a moment where no server has written the figure: after a navigation by script. */
function Claim({ claim }: { claim: string }) {
  useEffect(wantFigures, []);
  return <h3>{claim}</h3>;
}
