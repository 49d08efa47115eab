import { type SyntheticEvent, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { Announcer } from '../announcer/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { contrastRatio } from '../../theme/index.ts';
import { FilterSet, type FilterSetProps } from './index.ts';

const labels = ['Adults', 'Open', 'Texas'];
const options = [{ value: 'adult', label: 'Adults' }];

function Example(props: Partial<FilterSetProps> & { on?: string[]; withHref?: boolean }) {
  const { on = labels, withHref, onRemove, onClear, ...set } = props;
  const [chosen, setChosen] = useState(on);
  return (
    <>
      <Announcer />
      <FilterSet
        legend="Filters"
        activeSummary={`${chosen.length} filters are on: ${chosen.join(', ')}`}
        emptySummary="No filters are on"
        activeFilters={chosen.map((label) => ({
          id: label.toLowerCase(),
          label,
          removeLabel: `Remove ${label}`,
          href: withHref ? `#without-${label}` : undefined,
        }))}
        onRemove={(id, detail) => {
          onRemove?.(id, detail);
          setChosen(chosen.filter((label) => label.toLowerCase() !== id));
        }}
        onClear={(detail) => {
          onClear?.(detail);
          setChosen([]);
        }}
        clearLabel="Clear all"
        clearHref={withHref ? '#cleared' : undefined}
        resultCountText={`${20 - chosen.length} study sites`}
        {...set}
      >
        {set.children ?? <CheckboxGroup legend="Group" name="cohort" options={options} />}
      </FilterSet>
    </>
  );
}

const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const chip = (label: string) => page.getByRole('button', { name: `Remove ${label}` });
const field = () => document.querySelector('input[name="cohort"]') as HTMLElement;
const region = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`) as HTMLElement;
const getAnnouncements = () => [...region('polite').children].map((each) => each.textContent.trim());
/** Lets the region say what other tests had left, and leaves it empty. */
const settle = () => {
  vi.advanceTimersByTime(1000);
  region('polite').replaceChildren();
  vi.advanceTimersByTime(1000);
};

afterEach(() => {
  if (vi.isFakeTimers()) vi.runAllTimers();
  vi.useRealTimers();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('what is on', () => {
  test('FLS-01 a region named by its heading, at the level asked for', async () => {
    await render(<Example headingLevel={3} />);
    const tree = await commands.accessibilityTree();
    expect(tree).toContain('heading "Filters" level=3');
    expect(tree.some((line) => line.startsWith('region "Filters"'))).toBe(true);
  });

  test('FLS-02 what is on at load is there in words, before script (uswds #6528, carbon #2562)', () => {
    const { container } = renderServerHtml(<Example />);
    expect(container.innerText).toContain('3 filters are on: Adults, Open, Texas');
    for (const label of labels) expect(chip(label).query()).not.toBeNull();
  });

  test('FLS-02 and so is that none is on', async () => {
    await render(<Example on={[]} />);
    expect(part('summary').textContent).toBe('No filters are on');
    expect(part('chips')).toBeNull();
    expect(page.getByRole('button', { name: 'Clear all' }).query()).toBeNull();
  });

  test('FLS-03 the list of chips is named by the summary', async () => {
    await render(<Example />);
    const tree = await commands.accessibilityTree();
    expect(tree).toContain('list "3 filters are on: Adults, Open, Texas"');
  });

  test('FLS-03 a name that leaves out what is seen is a warning', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(<Example activeFilters={[{ id: 'a', label: 'Adults', removeLabel: 'Remove this' }]} />);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      '[@longcovid/ui] FilterSet: “Adults” is removed by “Remove this”, which does not contain it. People who speak to their computer say what they see, and nothing happens. Put the label into removeLabel.',
    );
    warned.mockRestore();
  });
});

describe('removing', () => {
  test.each(['{Enter}', ' '])(
    'FLS-04 by %j it is told once, and focus goes to the next, at last to the summary',
    async (key) => {
      const onRemove = vi.fn();
      await render(<Example onRemove={onRemove} />);
      (chip('Open').element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      expect(onRemove.mock.calls).toEqual([['open', { reason: 'press' }]]);
      await expect.element(chip('Texas')).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.poll(() => document.activeElement).toBe(part('summary'));
      expect(part('summary').textContent).toBe('1 filters are on: Adults');
    },
  );

  test.each([
    ['en', 'Filter removed: Open.'],
    ['es', 'Filtro quitado: Open.'],
  ] as const)('FLS-04 and said, %s', async (locale, words) => {
    vi.useFakeTimers();
    await render(<Example locale={locale} />);
    settle();
    (chip('Open').element() as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(3000);
    expect(getAnnouncements()).toEqual([`${words} 18 study sites.`]);
  });
});

describe('clearing', () => {
  test('FLS-05 is reached by Tab, told once, and focus goes to the summary (carbon #3418)', async () => {
    const onClear = vi.fn();
    await render(<Example onClear={onClear} />);
    for (let press = 0; press < 4; press++) await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClear.mock.calls).toEqual([[{ reason: 'press' }]]);
    await expect.poll(() => document.activeElement).toBe(part('summary'));
    expect(part('summary').textContent).toBe('No filters are on');
  });

  test.each([
    ['en', 'Filters cleared: Adults, Open, and Texas.'],
    ['es', 'Filtros quitados: Adults, Open y Texas.'],
  ] as const)('FLS-05 says once what it cleared, %s (carbon #3419)', async (locale, words) => {
    vi.useFakeTimers();
    await render(<Example locale={locale} resultCountText={undefined} />);
    settle();
    (page.getByRole('button', { name: 'Clear all' }).element() as HTMLElement).click();
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual([words]);
  });

  test('FLS-06 what was done and the count that follows are one message, after focus has moved', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example />);
    settle();
    (page.getByRole('button', { name: 'Clear all' }).element() as HTMLElement).click();
    expect(document.activeElement).toBe(part('summary'));
    vi.advanceTimersByTime(500);
    expect(getAnnouncements()).toEqual([]);
    await rerender(<Example resultCountText="200 study sites" />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual(['Filters cleared: Adults, Open, and Texas. 200 study sites.']);
  });

  test('FLS-05 what it cleared is said also when the set is gone before', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example />);
    settle();
    (page.getByRole('button', { name: 'Clear all' }).element() as HTMLElement).click();
    await rerender(<Announcer />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual(['Filters cleared: Adults, Open, and Texas.']);
  });
});

describe('how many results', () => {
  test('FLS-06 is seen, and not said at first (react-spectrum #10220, PR #10503)', async () => {
    vi.useFakeTimers();
    await render(<Example resultCountText="12 study sites" />);
    vi.advanceTimersByTime(3000);
    expect(page.getByText('12 study sites').query()).not.toBeNull();
    expect(getAnnouncements()).toEqual([]);
  });

  test('FLS-06 is said once it has settled, politely (carbon-components-svelte PR #3645, suomifi PR #483)', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example resultCountText="12 study sites" />);
    settle();
    for (const count of [11, 7, 3]) {
      await rerender(<Example resultCountText={`${count} study sites`} />);
      vi.advanceTimersByTime(700);
    }
    expect(getAnnouncements()).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(getAnnouncements()).toEqual(['3 study sites.']);
    expect(region('assertive').textContent).toBe('');
  });

  test('FLS-06 a count that has not changed in the end is not said again (carbon-components-svelte PR #3645)', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example resultCountText="12 study sites" />);
    await rerender(<Example resultCountText="11 study sites" />);
    vi.advanceTimersByTime(500);
    await rerender(<Example resultCountText="12 study sites" />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual([]);
  });
});

describe('before script', () => {
  test('FLS-07 chips and clear are links, and the fields are there', async () => {
    await page.viewport(320, 800);
    const { container } = renderServerHtml(<Example withHref />);
    await userEvent.click(page.getByRole('link', { name: 'Remove Open' }));
    expect(location.hash).toBe('#without-Open');
    await userEvent.click(page.getByRole('link', { name: 'Clear all' }));
    expect(location.hash).toBe('#cleared');
    expect(container.textContent).toContain('Show results');
    await userEvent.click(page.getByText('Choose filters'));
    expect(field().checkVisibility()).toBe(true);
  });

  test('FLS-07 with script the links remove and clear in place', async () => {
    const onRemove = vi.fn();
    const { hydrate } = renderServerHtml(<Example withHref onRemove={onRemove} />);
    expect(await hydrate()).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: 'Remove Open' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  test.each(['Remove Open', 'Clear all'])(
    'FLS-08 a click on “%s” for a new tab is the browser’s',
    async (name) => {
      const onRemove = vi.fn();
      const onClear = vi.fn();
      await render(<Example withHref onRemove={onRemove} onClear={onClear} />);
      let wasHeld: boolean | undefined;
      const hold = (event: Event) => {
        wasHeld = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', hold);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      page.getByRole('link', { name }).element().dispatchEvent(click);
      removeEventListener('click', hold);
      expect(wasHeld).toBe(false);
      expect([onRemove, onClear].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});

describe('the fields', () => {
  test('FLS-09 on a narrow screen they stand in a closed disclosure, and what is on stays in view', async () => {
    await page.viewport(320, 800);
    await render(<Example />);
    expect(field().checkVisibility()).toBe(false);
    await expect.element(page.getByText('3 filters are on: Adults, Open, Texas')).toBeVisible();
    await userEvent.click(page.getByText('Choose filters'));
    expect(field().checkVisibility()).toBe(true);
  });

  test('FLS-09 on a wide screen they are always shown, and reached by Tab', async () => {
    await page.viewport(1280, 800);
    await render(<Example on={[]} />);
    expect(field().checkVisibility()).toBe(true);
    expect(page.getByText('Choose filters').element().checkVisibility()).toBe(false);
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
  });

  test.each([
    ['en', 'at-once', 'The results change as you choose.'],
    ['es', 'at-once', 'Los resultados cambian mientras elige.'],
    ['en', 'button', 'Choose first, then press “Show results”.'],
    ['es', 'button', 'Primero elija y después pulse “Mostrar resultados”.'],
    // A page without types may give any language.
    ['fr' as 'en', 'button', 'Choose first, then press “Show results”.'],
  ] as const)('FLS-10 it is said before them when a choice counts, %s %s', async (locale, apply, words) => {
    await render(<Example locale={locale} apply={apply} />);
    expect(part('how').textContent).toBe(words);
    expect(part('how').compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('FLS-10 the button sends the form around it, and may be left out', async () => {
    const sent = vi.fn((event: SyntheticEvent) => event.preventDefault());
    const { rerender } = await render(
      <form onSubmit={sent}>
        <Example />
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Show results' }));
    expect(sent).toHaveBeenCalledOnce();
    await rerender(<Example hasApplyButton={false} />);
    expect(page.getByRole('button', { name: 'Show results' }).query()).toBeNull();
  });

  test('FLS-11 it brings no listbox, option or tree: native parts only', async () => {
    const { container } = await render(<Example />);
    expect(container.querySelector('[role]')).toBeNull();
  });
});

describe('look', () => {
  test.each([1280, 320])('FLS-12 what is pressed is at least 44 by 44 px, at %i px', async (width) => {
    await page.viewport(width, 800);
    await render(<Example on={['A']} />);
    for (const element of document.querySelectorAll('button, summary')) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('FLS-13 at 320 px no word widens the page', async () => {
    await page.viewport(320, 800);
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
    await render(<Example on={[word, 'A']} legend={word} clearLabel={word} resultCountText={word} />);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test.each([
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const)('FLS-13 a chip has an edge, and its cross is seen, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(<Example />);
    const cross = document.querySelector('[data-part="chip"] svg') as SVGElement;
    for (const color of [getComputedStyle(part('chip')).borderTopColor, getComputedStyle(cross).color])
      expect(contrastRatio(hex(color), pageColor())).toBeGreaterThanOrEqual(3);
  });

  test('FLS-14 what is on and the count are printed, controls are not', async () => {
    await render(<Example />);
    await commands.emulateMedia({ media: 'print' });
    expect(part('summary').checkVisibility()).toBe(true);
    expect(part('count').checkVisibility()).toBe(true);
    expect([part('chips').checkVisibility(), field().checkVisibility()]).toEqual([false, false]);
  });

  test.each([1280, 320])('FLS-15 no axe finding, at %i px', async (width) => {
    await page.viewport(width, 800);
    const { container } = await render(<Example />);
    expect(await axeFindings(container)).toEqual([]);
  });
});

test('FLS-16 the words it brings along can be replaced', async () => {
  await page.viewport(320, 800);
  await render(<Example chooseLabel="Choisir" applyLabel="Montrer" />);
  await userEvent.click(page.getByText('Choisir'));
  await expect.element(page.getByRole('button', { name: 'Montrer' })).toBeVisible();
});
