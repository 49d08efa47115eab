import { createRef, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { hex, themes, paintedColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import type { DisclosureProps } from '../disclosure/index.ts';
import {
  ResultList,
  type ResultListActions,
  ResultListDisclosure,
  ResultListGroup,
  ResultListItem,
  type ResultListProps,
} from './index.ts';

const clinicA = (
  <ResultListItem
    key="a"
    titleId="result-a"
    title="Clinic A"
    statuses={[
      { label: 'Adults: Open', tone: 'open' },
      { label: 'Children: Closed', tone: 'closed' },
    ]}
    facts={[{ term: 'Distance', detail: '12 miles' }]}
    actions={<a href="#join-a">Ask to join at Clinic A</a>}
  />
);
const clinicB = <ResultListItem key="b" titleId="result-b" title="Clinic B" />;
const items = [clinicA, clinicB];
const groups = [
  <ResultListGroup key="maine" heading="Maine">
    {clinicB}
  </ResultListGroup>,
  <ResultListGroup key="ohio" heading="Ohio">
    {clinicA}
  </ResultListGroup>,
];
const list = (props: Partial<ResultListProps> = {}) => (
  <ResultList headingLevel={2} heading="2 clinics" {...props} />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const headings = async () =>
  (await commands.accessibilityTree()).filter((line) => line.startsWith('heading'));

describe('headings', () => {
  test('RSL-01 has the results right under the heading of one list', async () => {
    await render(list({ children: items }));
    expect(await headings()).toEqual([
      'heading "2 clinics" level=2',
      'heading "Clinic A" level=3',
      'heading "Clinic B" level=3',
    ]);
  });

  test('RSL-01 has a heading for each group and the next level for its results', async () => {
    await render(list({ groups }));
    expect(await headings()).toEqual([
      'heading "2 clinics" level=2',
      'heading "Maine" level=3',
      'heading "Clinic B" level=4',
      'heading "Ohio" level=3',
      'heading "Clinic A" level=4',
    ]);
  });

  test('RSL-02 focuses the heading by actionsRef; Tab moves on to the first link', async () => {
    const actionsRef = createRef<ResultListActions>();
    await render(list({ actionsRef, children: items }));
    actionsRef.current?.focusHeading();
    await expect.element(page.getByRole('heading', { name: '2 clinics' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Ask to join at Clinic A' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(document.body);
  });
});

test('RSL-18 scrolls the focused heading to the top, with the first result below it', async () => {
  const actionsRef = createRef<ResultListActions>();
  await render(
    <>
      <div style={{ blockSize: '200vh' }} />
      {list({ actionsRef, children: items })}
      <div style={{ blockSize: '200vh' }} />
    </>,
  );
  actionsRef.current?.focusHeading();
  const heading = page.getByRole('heading', { name: '2 clinics' });
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(50);
  await expect.element(page.getByRole('heading', { name: 'Clinic A' })).toBeInViewport();
});

test('RSL-03 is an ordered list alone and unordered lists in groups', async () => {
  const { rerender } = await render(list({ children: items }));
  expect(part('results').tagName).toBe('OL');
  expect(part('results').children).toHaveLength(2);
  await rerender(list({ groups }));
  const lists = [...document.querySelectorAll('[data-part="results"]')];
  expect(lists.map(({ tagName, children }) => [tagName, children.length])).toEqual([
    ['UL', 1],
    ['UL', 1],
  ]);
  expect(lists.every((list) => list.getAttribute('role') === 'list')).toBe(true);
});

describe.each(themes)('in %j', (media) => {
  test('RSL-04 shows a status as text, with a filled sign or a ring with a bar', async () => {
    await commands.emulateMedia(media);
    await render(list({ children: items }));
    const [open, closed] = [...document.querySelectorAll<HTMLElement>('[data-part="status"]')];
    expect([open?.textContent, closed?.textContent]).toEqual(['Adults: Open', 'Children: Closed']);
    const ground = await paintedColor(
      document.querySelector('[data-component="result-list-item"]') as Element,
      0.5,
      0.02,
    );
    const isPainted = async (status: HTMLElement | undefined, down: number) => {
      const em = Number.parseFloat(getComputedStyle(status as HTMLElement).fontSize);
      const { width, height } = (status as HTMLElement).getBoundingClientRect();
      const color = await paintedColor(status as HTMLElement, (0.5 * em) / width, (down * em) / height);
      return contrastRatio(hex(color), hex(ground)) >= 3;
    };
    // Down the middle of the sign: its upper part, and its middle where the bar is.
    expect([await isPainted(open, 0.6), await isPainted(open, 0.8)]).toEqual([true, true]);
    expect([await isPainted(closed, 0.6), await isPainted(closed, 0.8)]).toEqual([false, true]);
  });
});

test('RSL-05 has facts as terms with their descriptions', async () => {
  await render(list({ children: items }));
  await expect.element(page.getByRole('term')).toHaveTextContent('Distance');
  await expect.element(page.getByRole('definition')).toHaveTextContent('12 miles');
});

test.each([undefined, [], [null, false]])(
  'RSL-06 has no list without results, but what helps, %j',
  async (children) => {
    await render(list({ children, emptyContent: <p>Please check again later.</p> }));
    expect(page.getByRole('list').query()).toBeNull();
    await expect.element(page.getByText('Please check again later.')).toBeVisible();
  },
);

test('RSL-07 marks the selected result, by an outline too', async () => {
  await render(list({ children: [clinicA, <ResultListItem key="b" title="Clinic B" isSelected />] }));
  const selected = document.querySelector('[aria-current="true"]') as HTMLElement;
  expect([selected.textContent, selected.dataset['selected']]).toEqual(['Clinic B', '']);
  expect(document.querySelectorAll('[aria-current], [data-selected]')).toHaveLength(1);
  expect(getComputedStyle(selected).outlineStyle).toBe('solid');
  await commands.emulateMedia({ forcedColors: 'active' });
  expect(getComputedStyle(selected).outlineStyle).toBe('solid');
});

test('RSL-13 shows results without a group after the groups, and no empty group', async () => {
  const some = (
    <>
      <ResultListGroup heading="Ohio">{clinicA}</ResultListGroup>
      <ResultListGroup heading="Texas">{[]}</ResultListGroup>
      <ResultListDisclosure heading="Utah">{[]}</ResultListDisclosure>
    </>
  );
  await render(list({ groups: some, children: clinicB }));
  expect(await headings()).toEqual([
    'heading "2 clinics" level=2',
    'heading "Ohio" level=3',
    'heading "Clinic A" level=4',
    'heading "Clinic B" level=3',
  ]);
  expect(
    page
      .getByRole('list')
      .elements()
      .map(({ tagName }) => tagName),
  ).not.toContain('OL');
});

test.each([1, 10_000])('RSL-15 shows %i results', async (count) => {
  const children = Array.from({ length: count }, (_, index) => (
    <ResultListItem key={index} title={`Clinic ${index}`} />
  ));
  await render(list({ children }));
  expect(part('results').children).toHaveLength(count);
});

test('RSL-10 is printed in one column without links and buttons', async () => {
  await render(list({ children: items }));
  await commands.emulateMedia({ media: 'print' });
  expect(getComputedStyle(part('actions')).display).toBe('none');
  const lefts = [...document.querySelectorAll('[data-component="result-list-item"]')].map(
    (item) => item.getBoundingClientRect().left,
  );
  expect([lefts.length, new Set(lefts).size]).toEqual([2, 1]);
});

describe('ResultListDisclosure', () => {
  test('RSL-16 keeps heading and results in the HTML while it is closed, and opens by Enter', async () => {
    await render(list({ groups: <ResultListDisclosure heading="Ohio">{clinicA}</ResultListDisclosure> }));
    expect(await headings()).toEqual(['heading "2 clinics" level=2', 'heading "Ohio" level=3']);
    const title = document.querySelector('#result-a') as HTMLElement;
    expect(title.checkVisibility()).toBe(false);
    document.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(title.checkVisibility()).toBe(true);
    expect(title.tagName).toBe('H4');
  });

  test('RSL-17 stays open when the number in its heading changes', async () => {
    const north = (children: ReactElement[]) =>
      list({
        groups: (
          <ResultListDisclosure heading={`North (${children.length})`}>{children}</ResultListDisclosure>
        ),
      });
    const { rerender } = await render(north(items));
    await page.getByText('North (2)').click();
    await rerender(north([clinicB]));
    await expect.element(page.getByText('North (1)')).toBeVisible();
    expect(document.querySelector('details')?.open).toBe(true);
  });

  test('RSL-19 can be opened by the caller, who gets each change that the reader requests', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    const ohio = (isOpen: boolean) =>
      list({
        groups: (
          <ResultListDisclosure heading="Ohio" isOpen={isOpen} onOpenChange={(next) => onOpenChange(next)}>
            {clinicA}
          </ResultListDisclosure>
        ),
      });
    const { rerender } = await render(ohio(false));
    await page.getByText('Ohio').click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
    await expect.poll(() => document.querySelector('details')?.open).toBe(false);
    await rerender(ohio(true));
    await expect.element(page.getByRole('heading', { name: 'Clinic A' })).toBeVisible();
  });
});

test('RSL-20 shows content of the page between the facts and the actions of a result', async () => {
  const facts = [{ term: 'Distance', detail: '12 miles' }];
  await render(
    list({
      children: (
        <ResultListItem title="Clinic A" facts={facts} actions={<a href="#join">Ask to join</a>}>
          <p>Closed in July.</p>
        </ResultListItem>
      ),
    }),
  );
  const [item] = part('results').children;
  expect([...(item?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Clinic A',
    'Distance12 miles',
    'Closed in July.',
    'Ask to join',
  ]);
});

test('RSL-22 reads the summary after the heading, then title, aside and description of each result', async () => {
  await render(
    list({
      summary: '1 within 25 miles.',
      children: <ResultListItem title="Clinic A" aside="12 miles" description="Dayton, OH 45402" />,
    }),
  );
  expect(document.querySelector('[data-component="result-list"]')?.textContent).toBe(
    '2 clinics1 within 25 miles.Clinic A12 milesDayton, OH 45402',
  );
  const [title, aside] = [part('title').getBoundingClientRect(), part('aside').getBoundingClientRect()];
  // On a line of its own it would be compared with no other.
  expect(Math.abs(title.bottom - aside.bottom)).toBeLessThan(4);
  expect(aside.left).toBeGreaterThan(title.right);
});

test('RSL-21 warns of an empty heading, an empty title and an item outside of a list', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await render(list({ heading: '', children: <ResultListItem title="" /> }));
  await render(<ul>{clinicB}</ul>);
  const warnings = warned.mock.calls.flat().join('\n');
  expect(warnings).toContain('ResultList: `heading` is empty.');
  expect(warnings).toContain('ResultListItem: `title` is empty.');
  expect(warnings).toContain('ResultListItem: it is rendered outside a ResultList.');
});

describe('RSL-23 focusItem', () => {
  const renderGroups = async (onOpenChange?: DisclosureProps['onOpenChange']) => {
    const actionsRef = createRef<ResultListActions>();
    const groups = ['Ohio', 'Utah'].map((state) => (
      <ResultListDisclosure
        key={state}
        heading={state}
        isOpen={onOpenChange && false}
        onOpenChange={onOpenChange}
      >
        <ResultListItem title={`Clinic of ${state}`} titleId={`clinic-${state}`} />
      </ResultListDisclosure>
    ));
    await render(
      <>
        <ResultList heading="2 clinics" headingLevel={2} groups={groups} actionsRef={actionsRef} />
        <h2 id="elsewhere" tabIndex={-1}>
          Elsewhere
        </h2>
      </>,
    );
    return actionsRef.current as ResultListActions;
  };

  test('RSL-23 opens the closed group of the item alone, and focuses its title', async () => {
    const { focusItem } = await renderGroups();
    expect(focusItem('clinic-Utah')).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Clinic of Utah' })).toHaveFocus();
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  test('RSL-23 reports that the group has opened', async () => {
    const onOpenChange = vi.fn();
    const { focusItem } = await renderGroups(onOpenChange);
    focusItem('clinic-Ohio');
    await expect
      .poll(() => onOpenChange.mock.calls)
      .toEqual([[true, { reason: 'browser', event: expect.any(Event) as Event }]]);
  });

  test('RSL-23 returns false for an item that is not in the list, and leaves focus where it is', async () => {
    const { focusItem } = await renderGroups();
    expect([focusItem('clinic-Iowa'), focusItem('elsewhere')]).toEqual([false, false]);
    expect(document.activeElement).toBe(document.body);
  });
});
