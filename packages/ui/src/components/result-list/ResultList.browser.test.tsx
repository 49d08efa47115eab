import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { paintedColor } from '../../../test/painted.ts';
import { hex } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { type ResultItem, ResultList, type ResultListHandle } from './index.ts';

const items: ResultItem[] = [
  {
    id: 'result-a',
    title: 'Clinic A',
    status: [
      { label: 'Adults: Open', tone: 'open' },
      { label: 'Children: Closed', tone: 'closed' },
    ],
    facts: [{ term: 'Distance', detail: '12 miles' }],
    actions: <a href="#join-a">Ask to join at Clinic A</a>,
  },
  { id: 'result-b', title: 'Clinic B' },
];
const groups = [
  { heading: 'Maine', itemIds: ['result-b'] },
  { heading: 'Ohio', itemIds: ['result-a'] },
];
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const headings = async () =>
  (await commands.accessibilityTree()).filter((line) => line.startsWith('heading'));

describe('headings', () => {
  test('RSL-01 one list: results stand right under the heading', async () => {
    await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
    expect(await headings()).toEqual([
      'heading "2 clinics" level=2',
      'heading "Clinic A" level=3',
      'heading "Clinic B" level=3',
    ]);
  });

  test('RSL-01 groups: each has a heading and its results the next level', async () => {
    await render(<ResultList headingLevel={2} heading="2 clinics" items={items} groups={groups} />);
    expect(await headings()).toEqual([
      'heading "2 clinics" level=2',
      'heading "Maine" level=3',
      'heading "Clinic B" level=4',
      'heading "Ohio" level=3',
      'heading "Clinic A" level=4',
    ]);
  });

  test('RSL-02 takes focus by its handle; Tab goes on to the first link', async () => {
    const handle = createRef<ResultListHandle>();
    await render(<ResultList ref={handle} headingLevel={2} heading="2 clinics" items={items} />);
    handle.current?.focusHeading();
    await expect.element(page.getByRole('heading', { name: '2 clinics' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Ask to join at Clinic A' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(document.body);
  });
});

test('RSL-18 the heading that takes focus stands at the top, with the first result below it', async () => {
  const handle = createRef<ResultListHandle>();
  await render(
    <>
      <div style={{ blockSize: '200vh' }} />
      <ResultList ref={handle} headingLevel={2} heading="2 clinics" items={items} />
      <div style={{ blockSize: '200vh' }} />
    </>,
  );
  handle.current?.focusHeading();
  const heading = page.getByRole('heading', { name: '2 clinics' });
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(50);
  await expect.element(page.getByRole('heading', { name: 'Clinic A' })).toBeInViewport();
});

test('RSL-03 alone the results are ordered, in groups they are not; both are lists', async () => {
  const { rerender } = await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
  expect(part('results').tagName).toBe('OL');
  expect(part('results').children).toHaveLength(2);
  await rerender(<ResultList headingLevel={2} heading="2 clinics" items={items} groups={groups} />);
  const lists = [...document.querySelectorAll('[data-part="results"]')];
  expect(lists.map(({ tagName, children }) => [tagName, children.length])).toEqual([
    ['UL', 1],
    ['UL', 1],
  ]);
  expect(lists.every((list) => list.getAttribute('role') === 'list')).toBe(true);
});

describe.each([
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'dark' },
] as const)('in %j', (media) => {
  test('RSL-04 a state is in words; open is filled, closed a ring with a bar', async () => {
    await commands.emulateMedia(media);
    await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
    const [open, closed] = [...document.querySelectorAll<HTMLElement>('[data-part="status"]')];
    expect([open?.textContent, closed?.textContent]).toEqual(['Adults: Open', 'Children: Closed']);
    const ground = await paintedColor(part('result'), 0.5, 0.02);
    const seen = async (status: HTMLElement | undefined, down: number) => {
      const em = Number.parseFloat(getComputedStyle(status as HTMLElement).fontSize);
      const { width, height } = (status as HTMLElement).getBoundingClientRect();
      const color = await paintedColor(status as HTMLElement, (0.5 * em) / width, (down * em) / height);
      return contrastRatio(hex(color), hex(ground)) >= 3;
    };
    // Down the middle of the sign: its upper part, and its middle where the bar is.
    expect([await seen(open, 0.6), await seen(open, 0.8)]).toEqual([true, true]);
    expect([await seen(closed, 0.6), await seen(closed, 0.8)]).toEqual([false, true]);
  });
});

test('RSL-05 facts are terms with their descriptions', async () => {
  await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
  await expect.element(page.getByRole('term')).toHaveTextContent('Distance');
  await expect.element(page.getByRole('definition')).toHaveTextContent('12 miles');
});

test('RSL-06 without results there is no list, but what helps', async () => {
  await render(
    <ResultList
      headingLevel={2}
      heading="No clinics"
      items={[]}
      emptyContent={<p>Please check again later.</p>}
    />,
  );
  expect(page.getByRole('list').query()).toBeNull();
  await expect.element(page.getByText('Please check again later.')).toBeVisible();
});

test('RSL-07 the chosen result is told and seen', async () => {
  await render(<ResultList headingLevel={2} heading="2 clinics" items={items} selectedId="result-b" />);
  const chosen = document.querySelector('[aria-current="true"]') as HTMLElement;
  expect(chosen.textContent).toBe('Clinic B');
  expect(getComputedStyle(chosen).outlineStyle).toBe('solid');
  await commands.emulateMedia({ forcedColors: 'active' });
  expect(getComputedStyle(chosen).outlineStyle).toBe('solid');
});

test('RSL-08 at 320 px no word widens the page', async () => {
  await page.viewport(320, 640);
  const long = 'x'.repeat(300);
  await render(
    <ResultList
      headingLevel={2}
      heading={long}
      items={[
        {
          id: 'long',
          title: long,
          status: [{ label: long, tone: 'open' }],
          facts: [{ term: long, detail: long }],
        },
      ]}
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('RSL-13 an item without a group comes last, an empty group is left out', async () => {
  const some = [
    { heading: 'Ohio', itemIds: ['result-a', 'result-gone'] },
    { heading: 'Texas', itemIds: ['result-gone'] },
  ];
  await render(<ResultList headingLevel={2} heading="2 clinics" items={items} groups={some} />);
  expect(await headings()).toEqual([
    'heading "2 clinics" level=2',
    'heading "Ohio" level=3',
    'heading "Clinic A" level=4',
    'heading "Clinic B" level=3',
  ]);
});

test('RSL-14 everything is in the HTML, and hydration changes nothing', async () => {
  const list = <ResultList headingLevel={2} heading="2 clinics" items={items} groups={groups} />;
  const { container, hydrate } = renderServerHtml(list);
  for (const words of ['2 clinics', 'Maine', 'Clinic A', 'Adults: Open', 'Distance', '12 miles'])
    expect(container.innerText).toContain(words);
  const { innerHTML } = container;
  expect(await hydrate()).toEqual([]);
  expect(container.innerHTML).toBe(innerHTML);
});

test.each([1, 10_000])('RSL-15 %i results are all there', async (count) => {
  const many = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, title: `Clinic ${index}` }));
  await render(<ResultList headingLevel={2} heading="Clinics" items={many} />);
  expect(part('results').children).toHaveLength(count);
});

test.each([undefined, groups])('RSL-09 no axe finding', async (given) => {
  const { container } = await render(
    <ResultList headingLevel={2} heading="2 clinics" items={items} groups={given} />,
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('RSL-10 on paper it is one column without links and buttons', async () => {
  await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
  await commands.emulateMedia({ media: 'print' });
  expect(getComputedStyle(part('actions')).display).toBe('none');
  const lefts = [...document.querySelectorAll('[data-part="result"]')].map(
    (result) => result.getBoundingClientRect().left,
  );
  expect(new Set(lefts).size).toBe(1);
});

test('RSL-16 closed groups keep their headings and their results in the HTML, and open by Enter', async () => {
  await render(
    <ResultList headingLevel={2} heading="2 clinics" items={items} groups={groups} areGroupsCollapsed />,
  );
  expect(await headings()).toEqual([
    'heading "2 clinics" level=2',
    'heading "Maine" level=3',
    'heading "Ohio" level=3',
  ]);
  const title = document.querySelector('#result-a') as HTMLElement;
  expect(title.checkVisibility()).toBe(false);
  const ohio = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === 'Ohio');
  ohio?.focus();
  await userEvent.keyboard('{Enter}');
  expect(title.checkVisibility()).toBe(true);
});

test('RSL-17 an open group stays open when the number in its heading changes', async () => {
  const list = (itemIds: string[]) => (
    <ResultList
      headingLevel={2}
      heading="Clinics"
      items={items}
      groups={[{ id: 'north', heading: `North (${itemIds.length})`, itemIds }]}
      areGroupsCollapsed
    />
  );
  const ids = items.map(({ id }) => id);
  const { rerender } = await render(list(ids));
  await page.getByText(`North (${ids.length})`).click();
  await rerender(list(ids.slice(1)));
  await expect.element(page.getByText(`North (${ids.length - 1})`)).toBeVisible();
  expect(document.querySelector('details')?.open).toBe(true);
});
