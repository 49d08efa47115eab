import type { Figure } from '@longcovid/content';
import { Suspense, useEffect, useRef } from 'react';

import { cardLine } from '../../embeds/Article.css.ts';
import { Sample } from '../../embeds/EnrollmentProgress.tsx';
import { figureRecord } from './figure-record.ts';
import { LazyFigure, wantFigures, wantMissingFigures } from './figure-script.ts';

/** Distance from the viewport at which a figure's script is fetched. */
const NEAR = '50%';

type FigureInPageProps = {
  figure: Figure;
  /** Level of its claim: one below the heading of its section. Default 3. */
  headingLevel?: 3 | 4 | undefined;
};

/** A figure of the page: claim, chart, table and key points, with a mark for invented numbers above. */
export function FigureInPage({ figure, headingLevel = 3 }: FigureInPageProps) {
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
    <div ref={place}>
      {figure.sample && (
        <p className={cardLine}>
          <Sample />
        </p>
      )}
      <Suspense fallback={<Claim claim={figure.claim.text} headingLevel={headingLevel} />}>
        <LazyFigure
          figure={figureRecord(figure)}
          headingLevel={headingLevel}
          view="compact"
          hasKeyPoints={false}
        />
      </Suspense>
    </div>
  );
}

/** Placeholder after a client navigation. */
function Claim({ claim, headingLevel }: { claim: string; headingLevel: 3 | 4 }) {
  useEffect(wantMissingFigures, []);
  const Heading = `h${headingLevel}` as const;
  return <Heading>{claim}</Heading>;
}
