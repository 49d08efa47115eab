import { type SyntheticEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { isLeftToBrowser } from '../../../test/is-left-to-browser.ts';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor, themes } from '../../../test/rendered-color.ts';
import { Announcer } from '../announcer/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { contrastRatio } from '../../theme/index.ts';
import { FilterSet, type FilterSetProps } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const labels = ['Adults', 'Open', 'Texas'];
const options = [{ value: 'adult', label: 'Adults' }];

function Example(props: Partial<FilterSetProps> & { on?: string[]; withHref?: boolean }) {
  const { on = labels, withHref, onRemove, onClear, ...set } = props;
  const [active, setActive] = useState(on);
  return (
    <>
      <Announcer />
      <FilterSet
        legend="Filters"
        activeSummary={`${active.length} filters are on: ${active.join(', ')}`}
        emptySummary="No filters are on"
        activeFilters={active.map((label) => ({
          id: label.toLowerCase(),
          label,
          href: withHref ? `#without-${label}` : undefined,
        }))}
        onRemove={(id, details) => {
          onRemove?.(id, details);
          setActive(active.filter((label) => label.toLowerCase() !== id));
        }}
        onClear={(ids, details) => {
          onClear?.(ids, details);
          setActive([]);
        }}
        clearHref={withHref ? '#cleared' : undefined}
        resultCountText={`${20 - active.length} study sites`}
        {...set}
      >
        {set.children ?? <CheckboxGroup legend="Group" name="cohort" options={options} />}
      </FilterSet>
    </>
  );
}

const click = expect.any(MouseEvent) as MouseEvent;
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const chip = (label: string) => page.getByRole('button', { name: `Remove the filter ${label}` });
const field = () => document.querySelector('input[name="cohort"]') as HTMLElement;
const region = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`) as HTMLElement;
const getAnnouncements = () => [...region('polite').children].map((each) => each.textContent.trim());
/** Empties the live region after what other tests announced. */
const settle = () => {
  vi.advanceTimersByTime(1000);
  region('polite').replaceChildren();
  vi.advanceTimersByTime(1000);
};

describe('active filters', () => {
  test('FLS-01 is a region named by its heading, of the given level', async () => {
    await render(<Example headingLevel={3} />);
    const tree = await commands.accessibilityTree();
    expect(tree).toContain('heading "Filters" level=3');
    expect(tree.some((line) => line.startsWith('region "Filters"'))).toBe(true);
  });

  test('FLS-02 has the active filters as text at load, before hydration (uswds #6528, carbon #2562)', () => {
    const { container } = renderServerHtml(<Example />);
    expect(container.innerText).toContain('3 filters are on: Adults, Open, Texas');
    for (const label of labels) expect(chip(label).query()).not.toBeNull();
  });

  test('FLS-02 has a text when none is active', async () => {
    await render(<Example on={[]} />);
    expect(part('summary').textContent).toBe('No filters are on');
    expect(part('chips')).toBeNull();
    expect(page.getByRole('button', { name: 'Clear all filters' }).query()).toBeNull();
  });

  test('FLS-03 names the list of chips by the summary', async () => {
    await render(<Example />);
    const tree = await commands.accessibilityTree();
    expect(tree).toContain('list "3 filters are on: Adults, Open, Texas"');
  });

  test('FLS-03 warns of a name without the visible label', () =>
    expectWarning(
      <Example on={['Adults']} messages={{ remove: () => 'Remove this' }} />,
      'FilterSet: “Adults” is removed by “Remove this”, which does not contain it.',
    ));
});

describe('removal', () => {
  test.each(['{Enter}', ' '])(
    'FLS-04 is reported once by %j, and focus goes to the next chip, at last to the summary',
    async (key) => {
      const onRemove = vi.fn();
      await render(<Example onRemove={onRemove} />);
      (chip('Open').element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      expect(onRemove.mock.calls).toEqual([['open', { reason: 'remove-press', event: click }]]);
      await expect.element(chip('Texas')).toHaveFocus();
      await userEvent.keyboard(key);
      await expect.poll(() => document.activeElement).toBe(part('summary'));
      expect(part('summary').textContent).toBe('1 filters are on: Adults');
    },
  );

  test.each([
    ['en', 'Remove the filter Open', 'Filter removed: Open.'],
    ['es', 'Quitar el filtro Open', 'Filtro quitado: Open.'],
  ] as const)('FLS-04 is announced, %s', async (locale, name, announcement) => {
    vi.useFakeTimers();
    await render(withLocale(locale, <Example />));
    settle();
    (page.getByRole('button', { name }).element() as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(3000);
    expect(getAnnouncements()).toEqual([`${announcement} 18 study sites.`]);
  });
});

describe('clearing', () => {
  test('FLS-05 is reached by Tab and reported once, and focus goes to the summary (carbon #3418)', async () => {
    const onClear = vi.fn();
    await render(<Example onClear={onClear} />);
    for (let press = 0; press < 4; press++) await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear all filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClear.mock.calls).toEqual([
      [['adults', 'open', 'texas'], { reason: 'clear-press', event: click }],
    ]);
    await expect.poll(() => document.activeElement).toBe(part('summary'));
    expect(part('summary').textContent).toBe('No filters are on');
  });

  test.each([
    ['en', 'Clear all filters', 'Filters cleared: Adults, Open, and Texas.'],
    ['es', 'Quitar todos los filtros', 'Filtros quitados: Adults, Open y Texas.'],
  ] as const)(
    'FLS-05 announces once what it cleared, %s (carbon #3419)',
    async (locale, name, announcement) => {
      vi.useFakeTimers();
      await render(withLocale(locale, <Example resultCountText={undefined} />));
      settle();
      (page.getByRole('button', { name }).element() as HTMLElement).click();
      vi.advanceTimersByTime(3000);
      expect(getAnnouncements()).toEqual([announcement]);
    },
  );

  test('FLS-05 focuses no paragraph, which Orca 43 reads as its name and again as its text', async () => {
    await render(<Example />);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => document.activeElement?.textContent).toBe('No filters are on');
    const lines = (await commands.accessibilityTree()).filter((line) => line.includes('No filters are on'));
    expect(lines.map((line) => line.trim().split(' ')[0])).not.toContain('paragraph');
  });

  test('FLS-06 announces the action and the count that follows as one message, after focus has moved', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example />);
    settle();
    (page.getByRole('button', { name: 'Clear all filters' }).element() as HTMLElement).click();
    expect(document.activeElement).toBe(part('summary'));
    vi.advanceTimersByTime(500);
    expect(getAnnouncements()).toEqual([]);
    await rerender(<Example resultCountText="200 study sites" />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual(['Filters cleared: Adults, Open, and Texas. 200 study sites.']);
  });

  test('FLS-05 announces what it cleared when the set is gone before', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example />);
    settle();
    (page.getByRole('button', { name: 'Clear all filters' }).element() as HTMLElement).click();
    await rerender(<Announcer />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual(['Filters cleared: Adults, Open, and Texas.']);
  });
});

describe('the number of results', () => {
  test('FLS-06 is visible, and not announced at load (react-spectrum #10220, PR #10503)', async () => {
    vi.useFakeTimers();
    await render(<Example resultCountText="12 study sites" />);
    vi.advanceTimersByTime(3000);
    expect(page.getByText('12 study sites').query()).not.toBeNull();
    expect(getAnnouncements()).toEqual([]);
  });

  test('FLS-06 is announced once it has settled, politely (carbon-components-svelte PR #3645, suomifi PR #483)', async () => {
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

  test('FLS-23 of another search is not announced, and the fields keep their elements', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example resultCountText="12 study sites" searchKey="" />);
    const box = document.querySelector('input');
    await rerender(<Example resultCountText="3 study sites" searchKey="Santa Fe, NM" />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual([]);
    expect(document.querySelector('input')).toBe(box);
    await rerender(<Example resultCountText="2 study sites" searchKey="Santa Fe, NM" />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual(['2 study sites.']);
  });

  test('FLS-06 is not announced again when it has not changed in the end (carbon-components-svelte PR #3645)', async () => {
    vi.useFakeTimers();
    const { rerender } = await render(<Example resultCountText="12 study sites" />);
    await rerender(<Example resultCountText="11 study sites" />);
    vi.advanceTimersByTime(500);
    await rerender(<Example resultCountText="12 study sites" />);
    vi.advanceTimersByTime(3000);
    expect(getAnnouncements()).toEqual([]);
  });
});

describe('before hydration', () => {
  test('FLS-07 has links that remove and clear, and the fields', async () => {
    await page.viewport(320, 800);
    const { container } = renderServerHtml(<Example withHref />);
    await userEvent.click(page.getByRole('link', { name: 'Remove the filter Open' }));
    expect(location.hash).toBe('#without-Open');
    await userEvent.click(page.getByRole('link', { name: 'Clear all filters' }));
    expect(location.hash).toBe('#cleared');
    expect(container.textContent).toContain('Show results');
    await userEvent.click(page.getByText('Choose filters'));
    expect(field().checkVisibility()).toBe(true);
  });

  test('FLS-07 removes and clears in place after hydration', async () => {
    const onRemove = vi.fn();
    const { hydrate } = renderServerHtml(<Example withHref onRemove={onRemove} />);
    expect(await hydrate()).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: 'Remove the filter Open' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  test.each(['Remove the filter Open', 'Clear all filters'])(
    'FLS-08 leaves a click on “%s” for a new tab to the browser',
    async (name) => {
      const onRemove = vi.fn();
      const onClear = vi.fn();
      await render(<Example withHref onRemove={onRemove} onClear={onClear} />);
      expect(isLeftToBrowser(page.getByRole('link', { name }).element())).toBe(true);
      expect([onRemove, onClear].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});

describe('the fields', () => {
  test('FLS-09 are in a closed disclosure on a narrow screen, below the active filters', async () => {
    await page.viewport(320, 800);
    await render(<Example />);
    expect(field().checkVisibility()).toBe(false);
    await expect.element(page.getByText('3 filters are on: Adults, Open, Texas')).toBeVisible();
    await userEvent.click(page.getByText('Choose filters'));
    expect(field().checkVisibility()).toBe(true);
  });

  test('FLS-09 are always shown on a wide screen, and reached by Tab', async () => {
    await page.viewport(1280, 800);
    await render(<Example on={[]} />);
    expect(field().checkVisibility()).toBe(true);
    expect(page.getByText('Choose filters').element().checkVisibility()).toBe(false);
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
  });

  test.each([320, 1280])(
    'FLS-22 shows the main ones as the others, and those behind “More filters”, %i px',
    async (width) => {
      await page.viewport(width, 800);
      const main = <Checkbox label="Only open groups" name="status" value="open" />;
      await render(<Example on={[]} mainFilters={main} />);
      const mainField = page.getByRole('checkbox', { name: 'Only open groups', includeHidden: true });
      expect(mainField.element().checkVisibility()).toBe(width === 1280);
      expect(field().checkVisibility()).toBe(false);
      if (width === 320) {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        expect(mainField.element().checkVisibility()).toBe(true);
      }
      await userEvent.tab();
      await expect.element(mainField).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(field().checkVisibility()).toBe(true);
      // The number of results and the active filters share a line below both.
      const [count, summary] = [part('count'), document.querySelector('div[data-part=summary]')];
      expect(count.getBoundingClientRect().top).toBe(summary?.getBoundingClientRect().top);
    },
  );

  test.each([
    ['en', 'immediate', 'The results change as you choose.'],
    ['es', 'immediate', 'Los resultados cambian mientras elige.'],
    ['en', 'button', 'Choose first, then press “Show results”.'],
    ['es', 'button', 'Primero elija y después oprima “Mostrar resultados”.'],
    // A page without types may give any language.
    ['fr' as 'en', 'button', 'Choose first, then press “Show results”.'],
  ] as const)('FLS-10 follow a text about when a choice is applied, %s %s', async (locale, apply, hint) => {
    await render(withLocale(locale, <Example apply={apply} />));
    expect(part('apply-hint').textContent).toBe(hint);
    expect(part('apply-hint').compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('FLS-10 end with a button that submits the form, unless it is hidden', async () => {
    const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
    const { rerender } = await render(
      <form onSubmit={onSubmit}>
        <Example />
      </form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Show results' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    await rerender(<Example isApplyButtonHidden />);
    expect(page.getByRole('button', { name: 'Show results' }).query()).toBeNull();
  });

  test('FLS-11 have no listbox, option or tree: native elements only', async () => {
    const { container } = await render(<Example />);
    expect(container.querySelector('[role]')).toBeNull();
  });
});

describe('appearance', () => {
  test.each(themes)('FLS-13 has chips with a visible edge and cross, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(<Example />);
    const cross = document.querySelector('[data-part="chip"] svg') as SVGElement;
    for (const color of [getComputedStyle(part('chip')).borderTopColor, getComputedStyle(cross).color])
      expect(contrastRatio(hex(color), pageColor())).toBeGreaterThanOrEqual(3);
  });

  test('FLS-14 prints the active filters and the count, without controls', async () => {
    await render(<Example />);
    await commands.emulateMedia({ media: 'print' });
    expect(part('summary').checkVisibility()).toBe(true);
    expect(part('count').checkVisibility()).toBe(true);
    expect([part('chips').checkVisibility(), field().checkVisibility()]).toEqual([false, false]);
  });
});

describe('interface', () => {
  test('FLS-16 takes other messages', async () => {
    await page.viewport(320, 800);
    const messages = {
      choose: 'Choisir',
      apply: 'Montrer',
      appliesImmediately: 'Tout de suite',
      clear: 'Effacer',
      remove: (label: string) => `Enlever ${label}`,
    };
    await render(<Example messages={messages} />);
    await userEvent.click(page.getByText('Choisir'));
    for (const name of ['Montrer', 'Effacer', 'Enlever Open'])
      await expect.element(page.getByRole('button', { name })).toBeVisible();
    expect(part('apply-hint').textContent).toBe('Tout de suite');
  });

  test('FLS-20 opens and closes its fields, and reports it', async () => {
    await page.viewport(320, 800);
    const onOpenChange = vi.fn<NonNullable<FilterSetProps['onOpenChange']>>();
    await render(<Example defaultOpen onOpenChange={onOpenChange} />);
    expect(field().checkVisibility()).toBe(true);
    await userEvent.click(page.getByText('Choose filters'));
    await expect.poll(() => field().checkVisibility()).toBe(false);
    await expect
      .poll(() => onOpenChange.mock.calls)
      .toEqual([[false, { reason: 'trigger-press', event: expect.any(Event) as Event }]]);
  });

  test('FLS-20 opens and closes its fields for its caller', async () => {
    await page.viewport(320, 800);
    const { rerender } = await render(<Example isOpen={false} />);
    await userEvent.click(page.getByText('Choose filters'));
    await expect.poll(() => field().checkVisibility()).toBe(false);
    await rerender(<Example isOpen />);
    expect(field().checkVisibility()).toBe(true);
  });

  test('FLS-21 warns of an empty legend', () =>
    expectWarning(<Example legend="" />, 'FilterSet: `legend` is empty.'));
});
