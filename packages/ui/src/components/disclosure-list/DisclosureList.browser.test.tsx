import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Announcer } from '../announcer/index.ts';
import { DisclosureList, type DisclosureListProps, type DisclosureListSection } from './index.ts';

const sections: DisclosureListSection[] = [
  { id: 'length', summary: 'How long is a visit?', content: <p id="two-hours">About two hours.</p> },
  {
    id: 'bring',
    summary: 'What should I bring?',
    inside: 'Medicines, glasses',
    content: <a href="#list">A list</a>,
  },
  { id: 'ride', summary: 'Can someone drive me?', content: <p>Yes, call us.</p> },
];
const list = (props: Partial<DisclosureListProps> = {}) => (
  <>
    <Announcer />
    <DisclosureList sections={sections} headingLevel={3} {...props} />
  </>
);
const openIds = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const getSummary = (id: string) => document.querySelector(`#${id} > summary`) as HTMLElement;

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  sessionStorage.clear();
});

describe('all at once', () => {
  test('DSL-01 one button shows all, then hides all, and focus stays on it (govuk-frontend PR #3074)', async () => {
    await render(list());
    await button('Show all sections').click();
    await expect.poll(openIds).toEqual(['length', 'bring', 'ride']);
    await expect.element(button('Hide all sections')).toHaveFocus();
    expect((await commands.accessibilityTree()).join('\n')).toContain('link "A list"');
    await userEvent.keyboard('{Enter}');
    await expect.poll(openIds).toEqual([]);
    await expect.element(button('Show all sections')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(openIds).toEqual(['length', 'bring', 'ride']);
  });

  test('DSL-01 when some are open it shows the rest', async () => {
    await render(list());
    await userEvent.click(getSummary('bring'));
    await expect.element(button('Show all sections')).toBeVisible();
    await button('Show all sections').click();
    await expect.poll(openIds).toEqual(['length', 'bring', 'ride']);
    await userEvent.click(getSummary('length'));
    await expect.element(button('Show all sections')).toBeVisible();
  });

  test.each([
    ['en', 'Show all sections'],
    ['es', 'Mostrar todas las secciones'],
  ] as const)(
    'DSL-02 what is seen on it is what is spoken, %s (govuk-design-system PR #1961)',
    async (locale, words) => {
      await render(list({ locale }));
      const element = button(words).element() as HTMLElement;
      expect(element.innerText).toBe(words);
      expect(element.hasAttribute('aria-label')).toBe(false);
    },
  );

  test('DSL-03 it is there with script only, and nothing moves when it comes', async () => {
    const { container, hydrate } = renderServerHtml(list());
    const top = () => getSummary('length').getBoundingClientRect().top;
    const before = top();
    expect((await commands.accessibilityTree()).join('\n')).not.toContain('Show all');
    expect(container.querySelector('button')?.checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(await hydrate()).toEqual([]);
    await expect.element(button('Show all sections')).toBeVisible();
    expect(top()).toBe(before);
  });

  test('DSL-04 what the press did is said once', async () => {
    await render(list());
    await button('Show all sections').click();
    const getAnnouncement = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
    await expect.poll(getAnnouncement, { timeout: 4000 }).toContain('All sections are open.');
    expect(getAnnouncement().match(/All sections are open/g)).toHaveLength(1);
  });
});

describe('finding', () => {
  test('DSL-05 the browser’s search finds closed content and opens it (uswds #3435, va.gov-team #2203, Sage/carbon #7672)', async () => {
    await render(
      <>
        <a href={`#:~:text=${encodeURIComponent('Yes, call us.')}`}>Search</a>
        {list()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Search' }));
    await expect.poll(openIds).toEqual(['ride']);
  });

  test('DSL-05 closed content is hidden in a way that search can enter (tailwindcss #14631)', async () => {
    const reset = document.createElement('style');
    reset.textContent = '@layer base { [hidden] { display: none !important } }';
    document.head.append(reset);
    await render(
      <>
        <a href={`#:~:text=${encodeURIComponent('Yes, call us.')}`}>Search</a>
        {list()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Search' }));
    await expect.poll(openIds).toEqual(['ride']);
    reset.remove();
  });

  test('DSL-06 a link opens the right section, and focus goes to it', async () => {
    await render(
      <>
        <a href="#ride">Rides</a>
        {list()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Rides' }));
    await expect.poll(openIds).toEqual(['ride']);
    await expect.poll(() => document.activeElement).toBe(getSummary('ride'));
  });

  test('DSL-06 the button knows what a link has opened', async () => {
    await render(list({ sections: sections.slice(0, 2) }));
    location.hash = '#length';
    await expect.poll(openIds).toEqual(['length']);
    await userEvent.click(getSummary('bring'));
    await expect.element(button('Hide all sections')).toBeVisible();
  });
});

describe('words', () => {
  test.each([2, 3, 4, 5, 6] as const)(
    'DSL-07 each section is a heading of level %i',
    async (headingLevel) => {
      // @ts-expect-error A list without a level would leave its sections out of the outline.
      const without: DisclosureListProps = { sections };
      expect(without.headingLevel).toBeUndefined();
      await render(list({ headingLevel }));
      const headings = page.getByRole('heading', { level: headingLevel });
      expect(headings.elements()).toHaveLength(3);
    },
  );

  test.each([
    ['en', 3, '3 sections'],
    ['en', 1, '1 section'],
    ['es', 3, '3 secciones'],
    ['es', 1, '1 sección'],
  ] as const)('DSL-08 says how many there are, %s %i', async (locale, count, words) => {
    await render(list({ locale, sections: sections.slice(0, count) }));
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  test('DSL-09 what is inside is seen while it is closed, and is part of the name', async () => {
    await render(list());
    await expect.element(page.getByText('Medicines, glasses')).toBeVisible();
    expect(await commands.accessibilityTree()).toContain(
      'DisclosureTriangle "What should I bring? Medicines, glasses" expanded=false',
    );
  });

  test('DSL-10 an unknown locale is English, and a developer is told once', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const { rerender } = await render(list({ locale: 'xx' as 'en' }));
    await rerender(list({ locale: 'xx' as 'en', headingLevel: 2 }));
    await expect.element(button('Show all sections')).toBeVisible();
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      '[@longcovid/ui] DisclosureList: there are no words in the language “xx”, so they are in English. A screen reader reads them with the wrong voice, and people may not understand them. Set locale to “en” or “es”, or give your own words by props.',
    );
    warned.mockRestore();
  });

  test('DSL-11 words can be replaced', async () => {
    await render(list({ messages: { showAll: 'Open every answer', count: (many) => `${many} answers` } }));
    await expect.element(button('Open every answer')).toBeVisible();
    await expect.element(page.getByText('3 answers')).toBeVisible();
  });
});

describe('memory', () => {
  const readStoredSections = () =>
    Array.from({ length: sessionStorage.length }, (_, index) =>
      sessionStorage.getItem(sessionStorage.key(index) ?? ''),
    );

  test('DSL-12 keeps nothing unless asked', async () => {
    await render(list());
    await button('Show all sections').click();
    await expect.poll(openIds).toHaveLength(3);
    await expect.element(button('Hide all sections')).toBeVisible();
    expect(readStoredSections()).toEqual([]);
  });

  test('DSL-12 when asked, what was open is open again, and what was closed is not', async () => {
    const { unmount } = await render(list({ remember: 'visit' }));
    await userEvent.click(getSummary('length'));
    await userEvent.click(getSummary('ride'));
    await userEvent.click(getSummary('length'));
    await expect.poll(readStoredSections).toEqual(['["ride"]']);
    await unmount();
    await render(list({ remember: 'visit' }));
    expect(openIds()).toEqual(['ride']);
    await button('Show all sections').click();
    await expect.element(button('Hide all sections')).toBeVisible();
  });

  test.each(['{', '{"ride":true}', '[1, "gone", null]'])(
    'DSL-12 memory that is damaged opens nothing: %s',
    async (damaged) => {
      sessionStorage.setItem('longcovid-open-sections:visit', damaged);
      await render(list({ remember: 'visit' }));
      expect(openIds()).toEqual([]);
    },
  );

  test('DSL-12 where the browser forbids storage, the list works', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const spies = [
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid),
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid),
    ];
    await render(list({ remember: 'visit' }));
    await button('Show all sections').click();
    await expect.element(button('Hide all sections')).toBeVisible();
    for (const spy of spies) spy.mockRestore();
  });
});

describe('before script, on paper, and its look', () => {
  test('DSL-13 is complete before script; what was opened then stays and is counted', async () => {
    const { container, hydrate } = renderServerHtml(list({ sections: sections.slice(0, 2) }));
    expect(container.textContent).toContain('About two hours.');
    await userEvent.click(getSummary('length'));
    await userEvent.click(getSummary('bring'));
    expect(await hydrate()).toEqual([]);
    expect(openIds()).toEqual(['length', 'bring']);
    await expect.element(button('Hide all sections')).toBeVisible();
  });

  test('DSL-14 is printed open and without its button', async () => {
    await render(list());
    await commands.emulateMedia({ media: 'print' });
    expect(document.getElementById('two-hours')?.checkVisibility()).toBe(true);
    expect(document.querySelector('button')?.checkVisibility()).toBe(false);
  });

  test.each([1280, 320])('DSL-15 the button can be hit: at least 44 px high, at %i px', async (width) => {
    await page.viewport(width, 800);
    await render(list());
    const { height } = button('Show all sections').element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test('DSL-16 no axe finding, closed and open', async () => {
    const { container } = await render(list());
    expect(await axeFindings(container)).toEqual([]);
    await button('Show all sections').click();
    await expect.poll(openIds).toHaveLength(3);
    expect(await axeFindings(container)).toEqual([]);
  });

  test('DSL-17 Tab goes over the button, the summaries, and what is open', async () => {
    await render(list());
    (document.getElementById('bring') as HTMLDetailsElement).open = true;
    const stops: (string | undefined)[] = [];
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab();
      stops.push((document.activeElement as HTMLElement).innerText.split('\n')[0]);
    }
    expect(stops).toEqual([
      'Show all sections',
      'How long is a visit?',
      'What should I bring?',
      'A list',
      'Can someone drive me?',
    ]);
  });

  test('DSL-18 with no section it shows nothing', async () => {
    const { container } = await render(list({ sections: [] }));
    expect(container.textContent).toBe('');
  });
});
