import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { setPlainView } from './plain-view-preference.ts';
import * as records from './Figure.records.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';

const { fruit, walks, sleep, growth, clubs, rest, many } = records;
const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const parts = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)];
const tabbable = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
const withSource: FigureRecord = { ...many, source: { label: 'Survey', href: 'https://example.org/survey' } };

afterEach(() => setPlainView(false));

describe('names and roles', () => {
  test('FIG-01 one record is told four times, each with its address', async () => {
    await render(show(fruit));
    expect(document.getElementById('sample-fruit-claim')?.textContent).toContain('55%');
    expect(document.getElementById('sample-fruit-points')?.textContent).toContain(
      'Highest: Apples, with 55%.',
    );
    expect(document.querySelector('#sample-fruit-picture svg')?.textContent).toContain('55%');
    expect(document.querySelector('table#sample-fruit-table')?.textContent).toContain('55%');
    expect(part('claim').closest('#sample-fruit')).not.toBeNull();
  });

  test('FIG-02 the picture is one image, named by the claim, with key points and table as its details', async () => {
    await render(show(walks));
    const tree = await commands.accessibilityTree();
    const picture = tree.findIndex((line) => line.startsWith('image'));
    expect(tree[picture]).toBe(`image "${part('claim').textContent}"`);
    // Nothing inside it is read: a second time, and without its table.
    expect(tree[picture + 1]).toMatch(/^table/);
    const details = part('picture').getAttribute('aria-details')?.split(' ') ?? [];
    expect(details.map((id) => document.getElementById(id)?.tagName)).toEqual(['UL', 'TABLE']);
  });

  test('FIG-03 the claim is a heading of the level asked for, and the title names the figure', async () => {
    await render(show(fruit, { headingLevel: 3 }));
    const tree = await commands.accessibilityTree();
    expect(tree).toContain(`heading "${part('claim').textContent}" level=3`);
    expect(tree.some((line) => line.startsWith(`figure "${part('title').textContent}"`))).toBe(true);
  });

  test.each([fruit, walks, sleep, clubs, rest])('FIG-31 no axe finding: $id', async (figure) => {
    const { container } = await render(show(figure));
    expect(await axeFindings(container)).toEqual([]);
  });

  test('FIG-30 a figure without a claim, a title or a heading level is a type error', () => {
    const { claim, title, ...nameless } = fruit;
    // @ts-expect-error the claim names the picture
    const unclaimed: FigureProps['figure'] = { ...nameless, title };
    // @ts-expect-error the title names the figure
    const untitled: FigureProps['figure'] = { ...nameless, claim };
    // @ts-expect-error the claim is a heading, of which level only the page knows
    const flat: FigureProps = { figure: fruit };
    // @ts-expect-error there is no className
    const styled: FigureProps = { figure: fruit, headingLevel: 2, className: 'mine' };
    expect([unclaimed, untitled, flat, styled]).toHaveLength(4);
  });
});

describe('the same numbers', () => {
  test('FIG-28 what a pointer brings up are words of the table, and nothing waits for it (carbon-charts #1920, #938)', async () => {
    await render(show(walks));
    const hints = [...document.querySelectorAll('[data-part="picture"] title')].map(
      (hint) => hint.textContent,
    );
    expect(hints).toContain('August (Adults): 4,726');
    expect(hints).toHaveLength(10);
    const table = part('table').textContent;
    for (const hint of hints) expect(table).toContain(hint.split(': ')[1]);
  });

  test('FIG-22 the table is native: caption with unit, heads of columns and rows, nothing to open first (carbon-charts #2037, #1963, cagov/covid19 #1750)', async () => {
    await render(show(walks));
    expect(part('table').querySelector('caption')?.textContent).toBe(
      'Visits to three parks by month (visits)',
    );
    const heads = (scope: string) =>
      [...part('table').querySelectorAll(`th[scope="${scope}"]`)].map((head) => head.textContent);
    expect(heads('col')).toEqual(['Group', 'Adults', 'Children', 'Babies']);
    expect(heads('row')).toEqual(['June', 'July', 'August', 'September']);
    expect(part('table').checkVisibility()).toBe(true);
  });

  test('FIG-11 missing and hidden values stand in words in picture, key points and table', async () => {
    await render(show(walks, { locale: 'es' }));
    for (const name of ['picture', 'points', 'table']) {
      expect(part(name).textContent).toContain('Sin datos');
      expect(part(name).textContent).toContain('Oculto para proteger la privacidad');
    }
  });

  test('FIG-12 unit, source, date, method, ranges and notes are said', async () => {
    await render(
      show({ ...rest, method: 'We asked.', source: { label: 'Survey', href: 'https://example.org/' } }),
    );
    expect(part('origin').innerText.split('\n').filter(Boolean)).toEqual([
      'Source: Survey',
      'Date of the data: May 2026',
      'Ranges: 95% confidence interval',
      'How the numbers were made: We asked.',
      'Notes: Where fewer than 20 people answered, the number is hidden.',
    ]);
    expect(document.querySelector('time')?.dateTime).toBe('2026-05');
  });

  test('FIG-12 that no date is given is said, and no date is marked up', async () => {
    await render(show({ ...fruit, asOf: null }, { locale: 'es' }));
    expect(part('as-of').innerText).toBe('Fecha de los datos: sin fecha');
    expect(document.querySelector('time')).toBeNull();
  });
});

test('FIG-32 its words can be replaced', async () => {
  await render(show(fruit, { messages: { source: 'Counted by', calm: 'Quiet' } }));
  expect(part('source').textContent).toContain('Counted by');
  expect(part('calm').textContent).toBe('Quiet');
});

describe('keyboard', () => {
  test.each([
    [fruit, 1],
    [growth, 1],
    [withSource, 3],
    [{ ...withSource, kind: 'line' as const }, 3],
  ])(
    'FIG-14 at most three Tab stops, none on a mark (highcharts #10615): $0.id, $1',
    async (figure, stops) => {
      const { container } = await render(show(figure));
      expect(tabbable(container)).toHaveLength(stops);
      expect(tabbable(part('picture'))).toEqual([]);
      for (const element of tabbable(container)) {
        await userEvent.tab();
        expect(document.activeElement).toBe(element);
      }
      await userEvent.tab();
      expect(container.contains(document.activeElement)).toBe(false);
    },
  );

  test('FIG-15 arrow keys, Home and End go through the tools', async () => {
    await render(show(fruit));
    await userEvent.tab();
    const goesTo = async (key: string) => {
      await userEvent.keyboard(key);
      return document.activeElement?.getAttribute('data-part');
    };
    expect(document.activeElement).toBe(part('calm'));
    expect(await goesTo('{ArrowRight}')).toBe('csv');
    expect(await goesTo('{End}')).toBe('png');
    expect(await goesTo('{ArrowRight}')).toBe('png');
    expect(await goesTo('{ArrowLeft}')).toBe('csv');
    expect(await goesTo('{Home}')).toBe('calm');
    expect(tabbable(part('tools'))).toEqual([part('calm')]);
  });

  test('FIG-15 left and right change places from right to left', async () => {
    await render(<div dir="rtl">{show(fruit)}</div>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(part('csv'));
  });

  test('FIG-16 a link leads past a figure of more than 20 rows, and is seen when it has focus', async () => {
    await render(show(many));
    await userEvent.tab();
    expect(document.activeElement).toBe(part('skip'));
    expect(part('skip').textContent).toBe('Skip figure: Steps in 500 streets');
    expect(part('skip').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(part('end'));
    expect(part('end').textContent).toBe('End of figure: Steps in 500 streets');
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('FIG-16 a short figure has no such link', async () => {
    await render(show(fruit));
    expect(parts('skip')).toEqual([]);
  });
});

describe('before script', () => {
  test.each([fruit, walks, sleep, growth, clubs, rest])(
    'FIG-21 $id is complete, and stays so',
    async (figure) => {
      const { container, hydrate } = renderServerHtml(show(figure));
      for (const name of ['claim', 'points', 'picture', 'table', 'origin'])
        expect(part(name).checkVisibility()).toBe(true);
      expect(part('picture').getBoundingClientRect().height).toBeGreaterThan(100);
      expect(container.innerHTML).not.toMatch(/ style=|<style|<script/);
      const html = container.innerHTML;
      expect(await hydrate()).toEqual([]);
      expect(container.innerHTML).toBe(html.replace(' hidden=""', ''));
    },
  );
});
