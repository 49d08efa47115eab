import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { withLocale } from '../../../test/with-locale.tsx';
import { setPlainView } from './FigureTools.tsx';
import { fruit, walks, growth, rest, many } from './Figure.examples.ts';
import { Figure, type FigureProps, type FigureRecord } from './index.ts';

const show = (figure: FigureRecord, props: Partial<FigureProps> = {}) => (
  <Figure figure={figure} headingLevel={2} {...props} />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const tabbable = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
const withSource: FigureRecord = { ...many, source: { label: 'Survey', href: 'https://example.org/survey' } };

afterEach(() => setPlainView(false));

describe('names and roles', () => {
  test('FIG-01 has claim, key points, picture and table of one record, each with an id', async () => {
    await render(show(fruit));
    expect(document.getElementById('sample-fruit-claim')?.textContent).toContain('55%');
    expect(document.getElementById('sample-fruit-points')?.textContent).toContain(
      'Highest: Apples, with 55%.',
    );
    expect(document.querySelector('#sample-fruit-picture svg')?.textContent).toContain('55%');
    expect(document.querySelector('table#sample-fruit-table')?.textContent).toContain('55%');
    expect(part('claim').closest('#sample-fruit')).not.toBeNull();
  });

  test('FIG-02 has the picture as one image, named by the claim, with key points and table as its details', async () => {
    await render(show(walks));
    const tree = await commands.accessibilityTree();
    const picture = tree.findIndex((line) => line.startsWith('image'));
    expect(tree[picture]).toBe(`image "${part('claim').textContent}"`);
    // Nothing inside it is exposed, a second time and without its table.
    expect(tree[picture + 1]).toMatch(/^table/);
    const details = part('picture').getAttribute('aria-details')?.split(' ') ?? [];
    expect(details.map((id) => document.getElementById(id)?.tagName)).toEqual(['UL', 'TABLE']);
  });

  test('FIG-03 has the claim as a heading of the given level, and is named by its title', async () => {
    await render(show(fruit, { headingLevel: 3 }));
    const tree = await commands.accessibilityTree();
    expect(tree).toContain(`heading "${part('claim').textContent}" level=3`);
    expect(tree.some((line) => line.startsWith(`figure "${part('title').textContent}"`))).toBe(true);
  });
});

describe('the same numbers', () => {
  test('FIG-28 has tooltips whose text is in the table, and hides nothing else until hover (carbon-charts #1920, #938)', async () => {
    await render(show(walks));
    const tooltips = [...document.querySelectorAll('[data-part="picture"] title')].map(
      (tooltip) => tooltip.textContent,
    );
    expect(tooltips).toContain('August (Adults): 4,726');
    expect(tooltips).toHaveLength(10);
    const table = part('table').textContent;
    for (const tooltip of tooltips) expect(table).toContain(tooltip.split(': ')[1]);
  });

  test('FIG-22 has a native table: caption with unit, column and row headers, nothing to open first (carbon-charts #2037, #1963, cagov/covid19 #1750)', async () => {
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

  test('FIG-11 has missing and hidden values as text in picture, key points and table', async () => {
    await render(withLocale('es', show(walks)));
    for (const name of ['picture', 'points', 'table']) {
      expect(part(name).textContent).toContain('Sin datos');
      expect(part(name).textContent).toContain('Oculto para proteger la privacidad');
    }
  });

  test('FIG-12 shows unit, source, date, method, ranges and notes', async () => {
    await render(
      show({ ...rest, method: 'We asked.', source: { label: 'Survey', href: 'https://example.org/' } }),
    );
    expect([...part('origin').children].map((entry) => entry.textContent)).toEqual([
      'Source: Survey',
      'Date of the data: May 2026',
      'Ranges: 95% confidence interval',
      'How the numbers were made: We asked.',
      'Notes: Where fewer than 20 people answered, the number is hidden.',
    ]);
    expect(document.querySelector('time')?.dateTime).toBe('2026-05');
  });

  test('FIG-12 says nothing of a date where none is given', async () => {
    await render(withLocale('es', show({ ...fruit, asOf: null })));
    expect(part('source').innerText).toContain('Fuente');
    expect(document.querySelector('[data-part="as-of"]')).toBeNull();
  });
});

test('FIG-32 takes other messages', async () => {
  await render(show(fruit, { messages: { source: 'Counted by', plainView: 'Quiet' } }));
  expect(part('source').textContent).toContain('Counted by');
  expect(part('plain-view').textContent).toBe('Quiet');
});

describe('a text that the record does not have in the language of the page', () => {
  const texts = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all: { text: string; lang: string | undefined }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, data: text } = walker.currentNode as Text;
      if (parent && !parent.closest('svg'))
        all.push({ text, lang: parent.closest<HTMLElement>('[lang]')?.lang });
    }
    return all;
  };

  test.each([
    ['rest', { ...rest, method: { en: 'We asked.' }, source: { label: { en: 'Survey' }, href: '/survey' } }],
    ['walks', walks],
    ['many', many],
  ])('FIG-41 is marked as English wherever it is shown: %s', async (_name, figure) => {
    const { container } = await render(withLocale('ar', <div lang="ar">{show(figure)}</div>));
    const english = texts(container).filter(({ text }) => /[a-z]{2}/i.test(text));
    expect(english.length).toBeGreaterThan(20);
    expect(english.filter(({ lang }) => lang !== 'en')).toEqual([]);
  });

  test('FIG-41 is marked for itself alone, beside texts in the language', async () => {
    const title = { en: 'Hours of rest', ar: 'ساعات الراحة' };
    const labels = rest.categories.map(({ id }) => ({ id, label: { ar: `مجموعة ${id}` } }));
    const figure = { ...rest, title, categories: labels };
    const { container } = await render(withLocale('ar', <div lang="ar">{show(figure)}</div>));
    const lang = (selector: string) =>
      container.querySelector(selector)?.closest<HTMLElement>('[lang]')?.lang;
    expect(['[data-part=title]', 'caption', 'tbody th', '[data-part=source]'].map(lang)).toEqual(
      Array(4).fill('ar'),
    );
    expect(['[data-part=claim]', 'caption span', 'thead th', '[data-part=source] dd'].map(lang)).toEqual(
      Array(4).fill('en'),
    );
  });
});

test('FIG-39 takes an id of the page for itself and its parts', async () => {
  const { container } = await render(
    <>
      {show(walks)}
      {show(walks, { id: 'again' })}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.startsWith('again'))).toContain('again-table');
  expect(document.querySelector('#again [data-part="bar"]')?.getAttribute('fill')).toContain('again');
});

describe('keyboard', () => {
  test.each([
    [fruit, 1],
    [growth, 1],
    [withSource, 3],
    [{ ...withSource, kind: 'line' as const }, 3],
  ])(
    'FIG-14 has at most three Tab stops, none on a mark (highcharts #10615): $0.id, $1',
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

  test('FIG-15 moves focus through the tools by arrow keys, Home and End', async () => {
    await render(show(fruit));
    await userEvent.tab();
    const press = async (key: string) => {
      await userEvent.keyboard(key);
      return document.activeElement?.getAttribute('data-part');
    };
    expect(document.activeElement).toBe(part('plain-view'));
    expect(await press('{ArrowRight}')).toBe('csv');
    expect(await press('{End}')).toBe('png');
    expect(await press('{ArrowRight}')).toBe('png');
    expect(await press('{ArrowLeft}')).toBe('csv');
    expect(await press('{Home}')).toBe('plain-view');
    expect(await press('{ArrowLeft}')).toBe('plain-view');
    expect(tabbable(part('tools'))).toEqual([part('plain-view')]);
  });

  test('FIG-15 moves focus forward by the left arrow from right to left', async () => {
    await render(<div dir="rtl">{show(fruit)}</div>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(part('csv'));
  });

  test('FIG-16 has a link that skips more than 20 rows, visible on focus', async () => {
    await render(show(many));
    await userEvent.tab();
    expect(document.activeElement).toBe(part('skip'));
    expect(part('skip').textContent).toBe('Skip figure: Steps in 500 streets');
    expect(part('skip').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(part('end'));
    expect(part('end').textContent).toBe('End of figure: Steps in 500 streets');
  });
});

describe('for developers', () => {
  test('FIG-27 warns once of a claim that the data contradict, in three parts', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const untrue: FigureRecord = {
      ...{ ...fruit, id: 'warned-once' },
      claim: { text: 'Plums win.', asserts: [{ kind: 'highest', category: 'plums' }] },
    };
    await render(show(untrue));
    await render(show(untrue));
    expect(warned.mock.calls).toEqual([
      [
        '[@longcovid/ui] Figure: “warned-once”: The claim asserts “highest” (number 1), but the highest is “apples”. Readers would believe something that the data do not show. Correct the sentence, or the data.',
      ],
    ]);
  });

  test('FIG-27 warns of an empty title and an empty claim', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(show({ ...fruit, id: 'nameless', title: '', claim: { ...fruit.claim, text: ' ' } }));
    const warnings = warned.mock.calls.map(([warning]) => String(warning));
    expect(warnings).toEqual([
      expect.stringContaining('“nameless”: title has no text in one of its languages.'),
      expect.stringContaining('“nameless”: There is no claim in en.'),
      expect.stringContaining('“nameless”: There is no claim in es.'),
    ]);
  });
});
