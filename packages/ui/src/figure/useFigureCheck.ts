import { useEffect } from 'react';
import { checkFigure } from './data/check-figure.ts';
import type { FigureRecord } from './data/types.ts';

/** What has been said in this page, so that nothing is said twice. */
const said = new Set<string>();

function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`[@longcovid/ui] Figure: ${message}`);
}

/** Tells a developer, once and in development builds only, what is wrong with a figure or its language. */
export function useFigureCheck(figure: FigureRecord, locale: string | undefined): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (locale !== undefined && locale !== 'en' && locale !== 'es') {
      warnOnce(
        `there are no words for the language “${locale}”. Its readers get English. Use “en” or “es”, or replace the words by \`messages\`.`,
      );
    }
    for (const { message } of checkFigure(figure)) warnOnce(`“${figure.id}”: ${message}`);
  }, [figure, locale]);
}
