import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Select, type SelectGroup } from './index.ts';

const byInput = { reason: 'input', event: expect.any(Event) as Event };

const label = 'Study site';
const placeholder = 'Choose a study site';
const groups: SelectGroup[] = [
  { label: 'Nebraska', options: [{ value: '1', label: 'Omaha' }] },
  { label: 'New Mexico', options: [{ value: '2', label: 'Albuquerque' }, { value: '3', label: 'Santa Fe' }] }, // prettier-ignore
];
const select = (
  props: {
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    error?: string;
  } = {},
) => (
  <form>
    <Select label={label} name="siteId" placeholder={placeholder} groups={groups} {...props} />
  </form>
);
const control = () => document.querySelector('select') as HTMLSelectElement;
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('siteId');

describe('keyboard', () => {
  test('SEL-01 SEL-09 arrow keys and typing choose, and the form sends it', async () => {
    await render(select());
    await userEvent.tab();
    expect(document.activeElement).toBe(control());
    expect(sent()).toBe('');
    await userEvent.keyboard('{ArrowDown}');
    expect(sent()).toBe('1');
    await userEvent.keyboard('sa');
    expect(sent()).toBe('3');
  });
});

describe('before script', () => {
  test('SEL-02 label, answers, groups and first choice are in the HTML', () => {
    const { container } = renderServerHtml(select({ defaultValue: '2', error: 'Please choose' }));
    for (const words of [label, placeholder, 'Omaha', 'Santa Fe', 'Please choose'])
      expect(container.textContent).toContain(words);
    expect([...container.querySelectorAll('optgroup')].map((group) => group.label)).toEqual([
      'Nebraska',
      'New Mexico',
    ]);
    expect(sent()).toBe('2');
  });

  test.each([undefined, '2'])('SEL-03 keeps what was chosen; at first %s', async (defaultValue) => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(select({ onValueChange, ...(defaultValue && { defaultValue }) }));
    await userEvent.selectOptions(control(), '3');
    control().focus();
    expect(await hydrate()).toEqual([]);
    expect(sent()).toBe('3');
    expect(document.activeElement).toBe(control());
    expect(onValueChange.mock.calls).toEqual([['3', { reason: 'hydration', event: undefined }]]);
  });
});

test('SEL-04 a choice is reported with its reason', async () => {
  const onValueChange = vi.fn();
  await render(select({ onValueChange }));
  await userEvent.selectOptions(control(), '2');
  expect(onValueChange.mock.calls).toEqual([['2', byInput]]);
});

test('SEL-04 nothing is reported when script renders it with a value of the page', async () => {
  const onValueChange = vi.fn();
  await render(select({ value: '2', onValueChange }));
  expect(sent()).toBe('2');
  expect(onValueChange).not.toHaveBeenCalled();
});

test.each([undefined, '2'])(
  'SEL-04 nothing is reported when nothing was chosen; at first %s',
  async (defaultValue) => {
    const onValueChange = vi.fn();
    const element = select({ onValueChange, ...(defaultValue && { defaultValue }) });
    const { hydrate, remove } = renderServerHtml(element);
    await hydrate();
    remove();
    await render(element);
    expect(onValueChange).not.toHaveBeenCalled();
  },
);

test('SEL-05 the placeholder comes first, is empty, and can be chosen again', async () => {
  await render(select({ defaultValue: '2' }));
  expect([control().options[0]?.text, control().options[0]?.value]).toEqual([placeholder, '']);
  await userEvent.selectOptions(control(), '');
  expect(sent()).toBe('');
});

test('SEL-05 without a placeholder the first answer is chosen', async () => {
  const ref = createRef<HTMLSelectElement>();
  await render(<Select label={label} name="siteId" options={[{ value: 'a', label: 'A' }]} ref={ref} />);
  expect(ref.current?.value).toBe('a');
});

test('SEL-06 can be hit, and a long answer does not widen a page of 320 px', async () => {
  await page.viewport(320, 800);
  await render(<Select label={label} name="siteId" options={[{ value: 'a', label: 'Long '.repeat(60) }]} />);
  expect(control().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('SEL-07 groups are heard as groups', async () => {
  await render(select());
  const tree = await commands.accessibilityTree();
  expect(tree).toContain('group "New Mexico"');
  expect(tree.indexOf('group "New Mexico"')).toBeLessThan(
    tree.findIndex((line) => line.includes('Albuquerque')),
  );
});

test.each(['', 'Please choose'])('SEL-08 no axe finding, error: %j', async (error) => {
  const { container } = await render(select({ error }));
  expect(await axeFindings(container)).toEqual([]);
});
