import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../test/axe.ts';
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

test('RSL-04 a state is in words, and its mark differs by shape in forced colours too', async () => {
  await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
  await commands.emulateMedia({ forcedColors: 'active' });
  const [open, closed] = [...document.querySelectorAll('[data-part="status"]')].map((status) => ({
    words: status.textContent,
    background: getComputedStyle(status, '::before').backgroundColor,
    border: getComputedStyle(status, '::before').borderTopWidth,
  }));
  await commands.emulateMedia({ forcedColors: 'none' });
  expect(open?.words).toBe('Adults: Open');
  expect(closed?.words).toBe('Children: Closed');
  expect(open?.background).not.toBe(closed?.background);
  expect(parseFloat(closed?.border ?? '0')).toBeGreaterThan(1);
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
  await commands.emulateMedia({ forcedColors: 'none' });
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
  await page.viewport(1280, 800);
});

test.each([undefined, groups])('RSL-09 no axe finding', async (given) => {
  const { container } = await render(
    <ResultList headingLevel={2} heading="2 clinics" items={items} groups={given} />,
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('RSL-10 links and buttons are not printed', async () => {
  await render(<ResultList headingLevel={2} heading="2 clinics" items={items} />);
  await commands.emulateMedia({ media: 'print' });
  expect(getComputedStyle(part('actions')).display).toBe('none');
  await commands.emulateMedia({ media: 'screen' });
});
