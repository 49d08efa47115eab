import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
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
  sessionStorage.clear();
});

describe('the button for all', () => {
  test('DSL-01 shows all sections, then hides all, and focus stays on it (govuk-frontend PR #3074)', async () => {
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

  test('DSL-01 shows the rest when some are open', async () => {
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
    'DSL-02 has its visible label as its name, %s (govuk-design-system PR #1961)',
    async (locale, label) => {
      await render(withLocale(locale, list()));
      const element = button(label).element() as HTMLElement;
      expect(element.innerText).toBe(label);
      expect(element.hasAttribute('aria-label')).toBe(false);
    },
  );

  test('DSL-03 is shown after hydration only, and nothing moves when it comes', async () => {
    const { container, hydrate } = renderServerHtml(list());
    const top = () => getSummary('length').getBoundingClientRect().top;
    const before = top();
    expect((await commands.accessibilityTree()).join('\n')).not.toContain('Show all');
    expect(container.querySelector('button')?.checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(await hydrate()).toEqual([]);
    await expect.element(button('Show all sections')).toBeVisible();
    expect(top()).toBe(before);
  });

  test('DSL-04 announces once what the press did', async () => {
    await render(list());
    await button('Show all sections').click();
    const getAnnouncement = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
    await expect.poll(getAnnouncement, { timeout: 4000 }).toContain('All sections are open.');
    expect(getAnnouncement().match(/All sections are open/g)).toHaveLength(1);
  });
});

describe('openSections', () => {
  const details = (reason: string) => ({ reason, event: expect.any(Event) as Event });
  const hydration = { reason: 'hydration', event: undefined };

  test('DSL-21 reports each change once, with its reason and event', async () => {
    const onOpenSectionsChange = vi.fn();
    await render(list({ defaultOpenSections: ['ride'], onOpenSectionsChange }));
    expect(openIds()).toEqual(['ride']);
    await userEvent.click(getSummary('length'));
    await expect
      .poll(() => onOpenSectionsChange.mock.calls)
      .toEqual([[['length', 'ride'], details('trigger-press')]]);
    location.hash = '#bring';
    await expect
      .poll(() => onOpenSectionsChange.mock.calls.slice(1))
      .toEqual([[['length', 'bring', 'ride'], details('hash-change')]]);
    await button('Hide all sections').click();
    await expect.poll(openIds).toEqual([]);
    expect(onOpenSectionsChange.mock.calls.slice(2)).toEqual([[[], details('trigger-press')]]);
  });

  test('DSL-21 reports what was opened before hydration and what is remembered', async () => {
    sessionStorage.setItem('longcovid-open-sections:visit', '["ride"]');
    const onOpenSectionsChange = vi.fn();
    const { hydrate } = renderServerHtml(list({ remember: 'visit', onOpenSectionsChange }));
    await userEvent.click(getSummary('length'));
    expect(await hydrate()).toEqual([]);
    await expect.poll(openIds).toEqual(['length', 'ride']);
    expect(onOpenSectionsChange.mock.calls).toEqual([
      [['ride'], hydration],
      [['length', 'ride'], hydration],
    ]);
  });

  function Controlled({ accepts }: { accepts: boolean }) {
    const [openSections, setOpenSections] = useState<readonly string[]>(['bring']);
    return (
      <>
        {list({ openSections, onOpenSectionsChange: (ids) => accepts && setOpenSections(ids) })}
        <button onClick={() => setOpenSections(['ride'])}>Only rides</button>
      </>
    );
  }

  test('DSL-22 shows what its caller opens, and follows the reader when the caller does', async () => {
    await render(<Controlled accepts />);
    expect(openIds()).toEqual(['bring']);
    await userEvent.click(getSummary('length'));
    await expect.poll(openIds).toEqual(['length', 'bring']);
    await button('Only rides').click();
    await expect.poll(openIds).toEqual(['ride']);
    await button('Show all sections').click();
    await expect.poll(openIds).toEqual(['length', 'bring', 'ride']);
  });

  test('DSL-22 stays as its caller has it when the caller does not follow', async () => {
    await render(<Controlled accepts={false} />);
    await userEvent.click(getSummary('length'));
    await expect.poll(openIds).toEqual(['bring']);
    await button('Show all sections').click();
    expect(openIds()).toEqual(['bring']);
    await button('Only rides').click();
    await expect.poll(openIds).toEqual(['ride']);
  });
});

describe('links and search', () => {
  test('DSL-05 opens closed content that the browser’s search finds (uswds #3435, va.gov-team #2203, Sage/carbon #7672)', async () => {
    await render(
      <>
        <a href={`#:~:text=${encodeURIComponent('Yes, call us.')}`}>Search</a>
        {list()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Search' }));
    await expect.poll(openIds).toEqual(['ride']);
  });

  test('DSL-05 hides closed content in a way that search can enter (tailwindcss #14631)', async () => {
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

  test('DSL-06 opens the section of a link, and moves focus to it', async () => {
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

  test('DSL-06 renames the button after a link has opened a section', async () => {
    await render(list({ sections: sections.slice(0, 2) }));
    location.hash = '#length';
    await expect.poll(openIds).toEqual(['length']);
    await userEvent.click(getSummary('bring'));
    await expect.element(button('Hide all sections')).toBeVisible();
  });
});

describe('text', () => {
  test.each([2, 3, 4, 5, 6] as const)(
    'DSL-07 has a heading of level %i for each section',
    async (headingLevel) => {
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
  ] as const)('DSL-08 shows how many there are, %s %i', async (locale, count, text) => {
    await render(withLocale(locale, list({ sections: sections.slice(0, count) })));
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  test('DSL-09 shows what is inside a closed section, as a part of its name', async () => {
    await render(list());
    await expect.element(page.getByText('Medicines, glasses')).toBeVisible();
    expect(await commands.accessibilityTree()).toContain(
      'DisclosureTriangle "What should I bring? Medicines, glasses" expanded=false',
    );
  });

  test('DSL-10 is in English, marked as such, in a language without messages, with one warning', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    const { rerender } = await render(withLocale('xx', list()));
    await rerender(withLocale('xx', list({ headingLevel: 2 })));
    await expect.element(button('Show all sections')).toHaveAttribute('lang', 'en');
    await expect.element(page.getByText('3 sections')).toHaveAttribute('lang', 'en');
    expect(warned).toHaveBeenCalledOnce();
  });

  test('DSL-11 takes other messages', async () => {
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

  test('DSL-12 stores nothing by default', async () => {
    await render(list());
    await button('Show all sections').click();
    await expect.poll(openIds).toHaveLength(3);
    await expect.element(button('Hide all sections')).toBeVisible();
    expect(readStoredSections()).toEqual([]);
  });

  test('DSL-12 restores the open sections with remember', async () => {
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
    'DSL-12 opens nothing for a damaged memory: %s',
    async (damaged) => {
      sessionStorage.setItem('longcovid-open-sections:visit', damaged);
      await render(list({ remember: 'visit' }));
      expect(openIds()).toEqual([]);
    },
  );

  test('DSL-12 opens and closes where the browser forbids storage', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    await render(list({ remember: 'visit' }));
    await button('Show all sections').click();
    await expect.element(button('Hide all sections')).toBeVisible();
  });
});

describe('before hydration, on paper, and its look', () => {
  test('DSL-13 is complete before hydration, and keeps what was opened then', async () => {
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

  test('DSL-17 is passed by Tab: the button, the summaries, and what is open', async () => {
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

  test('DSL-18 shows nothing without sections', async () => {
    const { container } = await render(list({ sections: [] }));
    expect(container.textContent).toBe('');
  });
});

test('DSL-23 reports that a summary is empty', () =>
  expectWarning(
    list({ sections: [{ id: 'empty', summary: '', content: 'Your card' }] }),
    'DisclosureList: `sections[].summary` is empty.',
  ));

test('DSL-24 reports that another element has the id of a section', () =>
  expectWarning(
    <>
      <p id="twice" />
      {list({ sections: [{ id: 'twice', summary: 'Your card', content: 'Both sides' }] })}
    </>,
    'DisclosureList: two elements have the id “twice”.',
  ));
