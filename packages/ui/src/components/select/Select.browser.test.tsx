import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { hex } from '../../../test/rendered-color.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Select, type SelectGroup } from './index.ts';

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
const submitted = () => new FormData(document.querySelector('form') as HTMLFormElement).get('siteId');

test('SEL-01, SEL-09 chooses by arrow keys and typing, and submits the value with the form', async () => {
  await render(select());
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  expect(submitted()).toBe('');
  await userEvent.keyboard('{ArrowDown}');
  expect(submitted()).toBe('1');
  await userEvent.keyboard('sa');
  expect(submitted()).toBe('3');
});

test.each([undefined, '2'])(
  'SEL-03 keeps the chosen option and the focus; initially %s',
  async (defaultValue) => {
    const onValueChange = vi.fn();
    const { hydrate } = renderServerHtml(select({ onValueChange, ...(defaultValue && { defaultValue }) }));
    await userEvent.selectOptions(control(), '3');
    control().focus();
    expect(await hydrate()).toEqual([]);
    expect(submitted()).toBe('3');
    expect(document.activeElement).toBe(control());
    expect(onValueChange.mock.calls).toEqual([['3', { reason: 'hydration', event: undefined }]]);
  },
);

test('SEL-05 has the placeholder as first option, with an empty value, and selectable again', async () => {
  await render(select({ defaultValue: '2' }));
  expect([control().options[0]?.text, control().options[0]?.value]).toEqual([placeholder, '']);
  await userEvent.selectOptions(control(), '');
  expect(submitted()).toBe('');
});

test('SEL-05 selects the first option without a placeholder', async () => {
  const ref = createRef<HTMLSelectElement>();
  await render(<Select label={label} name="siteId" options={[{ value: 'a', label: 'A' }]} ref={ref} />);
  expect(ref.current?.value).toBe('a');
});

test.each([['value'], ['defaultValue']])('SEL-05 warns of a %s that is no option', async (prop) => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const options = [{ value: 'a', label: 'A' }];
  await render(
    <Select label={label} name="siteId" options={options} {...{ [prop]: '' }} onValueChange={vi.fn()} />,
  );
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    `[@longcovid/ui] Select: \`${prop}\` is “”, which is no option. The form would send the first option, which nobody has chosen. Add the option, or \`placeholder\` for no answer.`,
  );
});

test('SEL-07 exposes its groups by their labels', async () => {
  await render(select());
  const tree = await commands.accessibilityTree();
  expect(tree).toContain('group "New Mexico"');
  expect(tree.indexOf('group "New Mexico"')).toBeLessThan(
    tree.findIndex((line) => line.includes('Albuquerque')),
  );
});

test.each(['light', 'dark'] as const)('SEL-12 has one arrow in forced colors, %s', async (colorScheme) => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme });
  await render(select());
  const arrow = document.querySelector('[data-component=select] svg') as SVGElement;
  expect(arrow.getBoundingClientRect().width).toBeGreaterThan(0);
  const { backgroundColor, appearance } = getComputedStyle(control());
  expect(contrastRatio(hex(getComputedStyle(arrow).stroke), hex(backgroundColor))).toBeGreaterThanOrEqual(3);
  // The browser's own arrow would be a second one.
  expect(appearance).toBe('none');
});
