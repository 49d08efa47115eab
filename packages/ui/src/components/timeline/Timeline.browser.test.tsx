import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Timeline, type TimelineEvent, type TimelineProps } from './index.ts';

const events: TimelineEvent[] = [
  { id: 'begin', title: 'The study begins', date: { on: '2021-10-05' } },
  {
    id: 'sites',
    title: 'More sites',
    date: { from: '2022-03', to: '2022-11' },
    change: 'More people can take part.',
  },
  {
    id: 'survey',
    title: 'Shorter survey',
    date: { on: '2022-12', isAbout: true },
    content: <p>Twenty minutes.</p>,
  },
];
const timeline = (props: Partial<TimelineProps> = {}) => (
  <Timeline label="History" events={events} headingLevel={2} {...props} />
);
const tree = async () => (await commands.accessibilityTree()).join('\n');

describe('the list', () => {
  test('TML-01 is an ordered, named list of all events (primer PR #7910, eui #5782, primevue PR #8155, saas-ui #268)', async () => {
    await render(timeline());
    const list = page.getByRole('list', { name: 'History' });
    expect(list.element().tagName).toBe('OL');
    expect(list.getByRole('listitem').elements()).toHaveLength(3);
    // VoiceOver drops the role of a list without numbers, unless it is written.
    expect(list.element().getAttribute('role')).toBe('list');
  });

  test('TML-02 gives each event a heading of the same level (California template #140)', async () => {
    await render(timeline({ headingLevel: 4 }));
    expect(
      page
        .getByRole('heading', { level: 4 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['The study begins', 'More sites', 'Shorter survey']);
    expect(page.getByRole('heading').elements()).toHaveLength(3);
  });

  test.each([1280, 320])(
    'TML-03 begins each event with its heading, the date beside or above it, at %i px',
    async (width) => {
      await page.viewport(width, 800);
      await render(timeline());
      const [, sites] = page.getByRole('listitem').elements();
      expect((sites as HTMLElement).innerText.split(/\n+/)).toEqual([
        'More sites',
        'from March 2022 to November 2022',
        'What changed: More people can take part.',
      ]);
      const [title, when, change] = [...(sites?.children ?? [])].map((part) => part.getBoundingClientRect());
      if (!title || !when || !change) throw new Error('The event has no date or no change.');
      expect(change.top).toBeGreaterThanOrEqual(title.bottom);
      if (width === 320) expect(when.bottom).toBeLessThanOrEqual(title.top);
      else expect([when.right < title.left, when.top]).toEqual([true, title.top]);
    },
  );

  test('TML-04 marks dates for programs', async () => {
    await render(withLocale('es', timeline()));
    const times = [...document.querySelectorAll('time')].map((time) => [time.dateTime, time.textContent]);
    expect(times).toEqual([
      ['2021-10-05', '5 de octubre de 2021'],
      ['2022-03', 'marzo de 2022'],
      ['2022-11', 'noviembre de 2022'],
      ['2022-12', 'diciembre de 2022'],
    ]);
    await expect.element(page.getByText('hacia diciembre de 2022')).toBeVisible();
  });

  test('TML-05 newest first', async () => {
    await render(timeline({ order: 'newest-first' }));
    const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Shorter survey', 'More sites', 'The study begins']);
  });

  test('TML-06 has a heading for each year, with the events one level below', async () => {
    await render(timeline({ isGroupedByYear: true }));
    const outline = page
      .getByRole('heading')
      .elements()
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(outline).toEqual([
      'H2 2021',
      'H3 The study begins',
      'H2 2022',
      'H3 More sites',
      'H3 Shorter survey',
    ]);
    await expect.element(page.getByRole('list', { name: 'History, 2022' })).toBeVisible();
  });

  test('TML-07 shows the text of an event without a date, or nothing', async () => {
    await render(
      timeline({
        events: [
          { id: 'one', title: 'Survey', when: 'Every 3 months' },
          { id: 'two', title: 'Visit' },
        ],
      }),
    );
    const texts = page
      .getByRole('listitem')
      .elements()
      .map((each) => (each as HTMLElement).innerText);
    expect(texts.map((each) => each.split(/\n+/))).toEqual([['Survey', 'Every 3 months'], ['Visit']]);
  });

  test.each([
    ['en', 'What changed:'],
    ['es', 'Qué cambió:'],
  ] as const)('TML-08 labels what changed, %s', async (locale, label) => {
    await render(withLocale(locale, timeline()));
    await expect.element(page.getByText(label)).toBeVisible();
  });
});

describe('the table', () => {
  test.each([1280, 320])('TML-09 has a caption, column and row headers, at %i px too', async (width) => {
    await page.viewport(width, 800);
    await render(timeline({ form: 'table' }));
    const lines = await tree();
    expect(lines).toContain('table "History"');
    expect(lines).toMatch(
      /columnheader "What happened"[^]*columnheader "When"[^]*columnheader "What changed"/,
    );
    expect(lines).toContain('rowheader "More sites"');
    expect(lines).toMatch(/(grid)?cell "from March 2022 to November 2022"/);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test('TML-09 keeps the label of what changed where cells are stacked', async () => {
    await page.viewport(320, 800);
    await render(withLocale('es', timeline({ form: 'table' })));
    const cells = [...document.querySelectorAll('td[data-part="change"]')];
    expect(cells.map((cell) => getComputedStyle(cell, '::before').content)).toEqual([
      'none',
      '"Qué cambió: "',
      'none',
    ]);
  });

  test('TML-09 has no column for changes when there are none', async () => {
    await render(timeline({ form: 'table', events: events.slice(0, 1) }));
    expect(page.getByRole('columnheader').elements()).toHaveLength(2);
  });
});

describe('everywhere', () => {
  test('TML-10 shows an invalid date unchanged, without a time element', async () => {
    await render(timeline({ events: [{ id: 'bad', title: 'Visit', when: 'soon', date: { on: 'soon' } }] }));
    await expect.element(page.getByText('soon')).toBeVisible();
    expect(document.querySelector('time')).toBeNull();
  });

  test('TML-12 shows its line and dots in forced colors, and is printed', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(timeline());
    const event = page.getByRole('listitem').first().element();
    const line = getComputedStyle(event).borderInlineStartColor;
    const dot = getComputedStyle(event, '::before').borderTopColor;
    for (const color of [line, dot]) {
      expect(contrastRatio(hex(color), pageColor())).toBeGreaterThanOrEqual(3);
    }
    await commands.emulateMedia({ media: 'print' });
    const change = document.querySelector('[data-part="change"]');
    expect(change?.checkVisibility()).toBe(true);
  });
});
