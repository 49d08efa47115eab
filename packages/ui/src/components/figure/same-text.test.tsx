import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTable } from './data/index.ts';
import { anyFigure } from './Figure.arbitrary.ts';
import { Figure } from './index.ts';

const getText = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

/** The words of each element of a sort, by the ids of its group and its series. The sample names need no escapes. */
function readTexts(html: string, isLine: boolean): Map<string, string> {
  const pattern = isLine
    ? /<g data-part="point"([^>]*)>.*?<title>([^<]*)<\/title>/gs
    : /<text data-part="value"([^>]*)>(.*?)<\/text>/gs;
  return new Map(
    [...html.matchAll(pattern)].map(([, tag = '', inside = '']) => [
      `${attribute(tag, 'data-category') ?? ''} ${attribute(tag, 'data-series') ?? ''}`,
      getText(inside),
    ]),
  );
}

test('FIG-04 the picture says of every value what the table says (semiotic #971)', () => {
  fc.assert(
    fc.property(anyFigure, fc.constantFrom('en' as const, 'es' as const), (figure, locale) => {
      const html = renderToString(<Figure figure={figure} headingLevel={2} locale={locale} />);
      const isLine = figure.kind === 'line';
      const picture = readTexts(html, isLine);
      const rows = [...html.matchAll(/<tr [^>]*data-category="([^"]*)"[^>]*>(.*?)<\/tr>/gs)];
      expect(rows).toHaveLength(figure.categories.length);
      const inTable = rows.flatMap(([, category = '', row = '']) =>
        [...row.matchAll(/<td ([^>]*)>(.*?)<\/td>/gs)].map(([, tag = '', words = '']) => ({
          key: `${category} ${attribute(tag, 'data-series') ?? ''}`,
          words: getText(words),
        })),
      );
      expect(inTable.map(({ words }) => words)).toEqual(
        createTable(figure, locale).rows.flatMap(({ cells }) => cells.map(({ text: words }) => words)),
      );
      for (const { key, words } of inTable) {
        const isGap = /^(No data|Hidden|Sin datos|Oculto)/.test(words);
        const said = picture.get(key);
        if (isLine && isGap) expect(said).toBeUndefined();
        else expect([words, said?.slice(-words.length)]).toEqual([words, words]);
      }
    }),
    { numRuns: 60 },
  );
});
