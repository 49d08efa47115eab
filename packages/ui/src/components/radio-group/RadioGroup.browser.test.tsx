import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { RadioGroup, type RadioGroupActions, type RadioGroupProps } from './index.ts';

const byInput = { reason: 'input', event: expect.any(Event) as Event };

const legend = 'Which group do you want to join?';
const error = 'Please select the study group you want to join';
const options = [
  { value: 'adult', label: 'Adults', hint: '18 years or older' },
  { value: 'pregnancy', label: 'Pregnancy', hint: 'Closed: the goal is reached.', isDisabled: true },
  { value: 'pediatric', label: 'Children' },
];
const group = (props: Partial<RadioGroupProps> = {}) => (
  <form>
    <RadioGroup legend={legend} name="cohort" options={options} {...props} />
  </form>
);
const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).getAll('cohort');
const radio = (name: string) => page.getByRole('radio', { name });

test('RDG-01, RDG-05 is one Tab stop; arrow keys check an option, whose value is sent, and skip disabled ones', async () => {
  await render(
    <>
      {group()}
      <a href="#after">After</a>
    </>,
  );
  await userEvent.tab();
  await expect.element(radio('Adults')).toHaveFocus();
  expect(sent()).toEqual([]);
  await userEvent.keyboard(' ');
  expect(sent()).toEqual(['adult']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Children')).toHaveFocus();
  expect(sent()).toEqual(['pediatric']);
  await userEvent.keyboard('{ArrowUp}');
  expect(sent()).toEqual(['adult']);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

test.each([undefined, 'adult'])('RDG-03 keeps the checked option; defaultValue: %s', async (defaultValue) => {
  const onValueChange = vi.fn();
  const { hydrate } = renderServerHtml(group({ defaultValue, onValueChange }));
  await userEvent.click(radio('Children'));
  expect(await hydrate()).toEqual([]);
  expect(sent()).toEqual(['pediatric']);
  await expect.element(radio('Children')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange.mock.calls).toEqual([
    ['pediatric', { reason: 'hydration', event: undefined }],
    ['adult', byInput],
  ]);
});

test('RDG-04 reports each checked option once, and a disabled one never', async () => {
  const onValueChange = vi.fn();
  await render(group({ onValueChange }));
  await userEvent.click(page.getByText('Pregnancy'), { force: true });
  await userEvent.click(page.getByText('Children'));
  await userEvent.click(page.getByText('Children'));
  expect(onValueChange.mock.calls).toEqual([['pediatric', byInput]]);
});

test('RDG-06 has “required” in its name, is invalid, and is described by its error', async () => {
  await render(group({ isRequired: true, error }));
  const tree = await commands.accessibilityTree();
  const line = tree.find((entry) => entry.startsWith(`radiogroup "${legend} required"`));
  expect(line).toContain('invalid=true');
  expect(line).toContain(`description="Error: ${error}"`);
});

test.each([
  ['the first answer that can be chosen', undefined, 'Two'],
  ['the chosen answer', 'c', 'Three'],
])('RDG-14 actionsRef focuses %s', async (_which, chosen, name) => {
  const actionsRef = createRef<RadioGroupActions>();
  const options = [
    { value: 'a', label: 'One', hint: 'Closed.', isDisabled: true },
    { value: 'b', label: 'Two' },
    { value: 'c', label: 'Three' },
  ];
  await render(
    <RadioGroup
      legend="Group"
      name="group"
      options={options}
      defaultValue={chosen}
      actionsRef={actionsRef}
    />,
  );
  actionsRef.current?.focus();
  await expect.element(page.getByRole('radio', { name })).toHaveFocus();
});
