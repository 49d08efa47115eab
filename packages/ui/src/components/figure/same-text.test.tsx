import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFigureLocale, createTable } from './data/index.ts';
import { anyFigure } from './Figure.arbitrary.ts';
import { Figure } from './index.ts';
import { toTag, withLocale } from '../../../test/with-locale.tsx';

const getText = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

/** The text of each element of a kind, by the ids of its group and its series. The sample names need no escapes. */
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

test('FIG-04 has the same text for every value in picture and table (semiotic #971)', () => {
  fc.assert(
    fc.property(anyFigure, fc.constantFrom('en' as const, 'es' as const), (figure, locale) => {
      const html = renderToString(withLocale(locale, <Figure figure={figure} headingLevel={2} />));
      const isLine = figure.kind === 'line';
      const picture = readTexts(html, isLine);
      const rows = [...html.matchAll(/<tr [^>]*data-category="([^"]*)"[^>]*>(.*?)<\/tr>/gs)];
      expect(rows).toHaveLength(figure.categories.length);
      const inTable = rows.flatMap(([, category = '', row = '']) =>
        [...row.matchAll(/<td ([^>]*)>(.*?)<\/td>/gs)].map(([, tag = '', content = '']) => ({
          key: `${category} ${attribute(tag, 'data-series') ?? ''}`,
          text: getText(content),
        })),
      );
      expect(inTable.map(({ text }) => text)).toEqual(
        createTable(figure, createFigureLocale(toTag(locale))).rows.flatMap(({ cells }) =>
          cells.map(({ text }) => text),
        ),
      );
      for (const { key, text } of inTable) {
        const isGap = /^(No data|Hidden|Sin datos|Oculto)/.test(text);
        const label = picture.get(key);
        if (isLine && isGap) expect(label).toBeUndefined();
        else expect([text, label?.slice(-text.length)]).toEqual([text, text]);
      }
    }),
    { numRuns: 60 },
  );
});
