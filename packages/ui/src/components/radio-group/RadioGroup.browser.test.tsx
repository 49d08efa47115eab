import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { RadioGroup, type RadioGroupProps } from './index.ts';

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

describe('keyboard', () => {
  test('RDG-01 one Tab stop; arrows choose and skip what cannot be chosen', async () => {
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
});

describe('before script', () => {
  test('RDG-02 question, answers, hints and first choice are in the HTML', () => {
    const { container } = renderServerHtml(group({ hint: 'One only.', error, defaultValue: 'pediatric' }));
    for (const words of [
      legend,
      'One only.',
      error,
      'Adults',
      '18 years or older',
      'Closed: the goal is reached.',
    ])
      expect(container.innerText).toContain(words);
    expect(sent()).toEqual(['pediatric']);
  });

  test.each([undefined, 'adult'])('RDG-03 keeps what was chosen; at first %s', async (defaultValue) => {
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
});

test('RDG-04 a choice is reported once, and a closed answer never', async () => {
  const onValueChange = vi.fn();
  await render(group({ onValueChange }));
  await userEvent.click(page.getByText('Pregnancy'), { force: true });
  await userEvent.click(page.getByText('Children'));
  await userEvent.click(page.getByText('Children'));
  expect(onValueChange.mock.calls).toEqual([['pediatric', byInput]]);
});

test('RDG-04 nothing is reported when nothing was chosen', async () => {
  const onValueChange = vi.fn();
  const { hydrate } = renderServerHtml(group({ onValueChange, defaultValue: 'adult' }));
  await hydrate();
  await render(
    <RadioGroup
      legend={legend}
      name="other"
      options={options}
      defaultValue="adult"
      onValueChange={onValueChange}
    />,
  );
  expect(onValueChange).not.toHaveBeenCalled();
});

test('RDG-05 the form sends nothing, then the chosen value', async () => {
  await render(group());
  expect(sent()).toEqual([]);
  await userEvent.click(page.getByText('Adults'));
  expect(sent()).toEqual(['adult']);
});

test('RDG-06 required and error are told on the group', async () => {
  await render(group({ isRequired: true, error }));
  const tree = await commands.accessibilityTree();
  const line = tree.find((entry) => entry.startsWith(`radiogroup "${legend} required"`));
  expect(line).toContain('invalid=true');
  expect(line).toContain(`description="Error: ${error}"`);
});

test.each([undefined, error])('RDG-07 no axe finding, error: %s', async (problem) => {
  const { container } = await render(group({ error: problem, isRequired: true, hint: 'One only.' }));
  expect(await axeFindings(container)).toEqual([]);
});
