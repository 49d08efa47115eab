import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { TextField } from '../text-field/index.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './index.ts';

const byInput = { reason: 'input', event: expect.any(Event) as Event };

const legend = 'How can we contact you?';
const options = [
  { value: 'phone', label: 'Phone', reveals: <TextField label="Phone number" name="phone" /> },
  { value: 'email', label: 'Email', reveals: <TextField label="Email address" name="email" /> },
  { value: 'letter', label: 'Letter', hint: 'Not possible yet.', isDisabled: true },
  { value: 'visit', label: 'Visit' },
];
const group = (props: Partial<CheckboxGroupProps> = {}) => (
  <form>
    <CheckboxGroup legend={legend} name="methods" options={options} {...props} />
  </form>
);
const data = () => new FormData(document.querySelector('form') as HTMLFormElement);
const box = (name: string) => page.getByRole('checkbox', { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const isVisible = (name: string) => field(name)?.checkVisibility();

test('CBG-01 makes each checkbox a Tab stop, which Space checks and unchecks', async () => {
  await render(group());
  await userEvent.tab();
  await expect.element(box('Phone')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(box('Visit')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(data().getAll('methods')).toEqual(['visit']);
  await userEvent.keyboard(' ');
  expect(data().getAll('methods')).toEqual([]);
});

describe('before hydration', () => {
  test('CBG-03 keeps what was checked and entered', async () => {
    const { hydrate } = renderServerHtml(group({ defaultValue: ['visit'] }));
    await userEvent.click(box('Phone'));
    await userEvent.click(box('Visit'));
    await userEvent.type(page.getByRole('textbox', { name: 'Phone number' }), '555');
    expect(await hydrate()).toEqual([]);
    expect(data().getAll('methods')).toEqual(['phone']);
    expect(data().get('phone')).toBe('555');
    expect(isVisible('phone')).toBe(true);
  });

  test('CBG-04 shows what a checked option reveals as the next Tab stop, and no other', async () => {
    renderServerHtml(group());
    expect([isVisible('phone'), isVisible('email')]).toEqual([false, false]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect([isVisible('phone'), isVisible('email')]).toEqual([true, false]);
    await expect.element(box('Phone')).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement).toBe(field('phone'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    expect(isVisible('phone')).toBe(false);
  });

  test('CBG-05 hides what options reveal only by a rule that needs :has', async () => {
    await render(group());
    const [rule, ...others] = supportsRules().filter(({ cssText }) => cssText.includes('display: none'));
    expect([rule?.conditionText, others.length]).toEqual(['selector(:has(*))', 0]);
    expect([isVisible('phone'), isVisible('email')]).toEqual([false, false]);
    // A browser without `:has` ignores the rule.
    const parent = rule?.parentRule as CSSGroupingRule;
    const [text, index] = [rule?.cssText ?? '', [...parent.cssRules].indexOf(rule as CSSRule)];
    parent.deleteRule(index);
    const visible = [isVisible('phone'), isVisible('email')];
    parent.insertRule(text, index);
    expect(visible).toEqual([true, true]);
  });
});

test('CBG-06 reports all checked values, in the order of the options', async () => {
  const onValueChange = vi.fn();
  const { hydrate } = renderServerHtml(group({ onValueChange }));
  await userEvent.click(box('Visit'));
  await hydrate();
  await userEvent.click(box('Phone'));
  await userEvent.click(box('Visit'));
  expect(onValueChange.mock.calls).toEqual([
    [['visit'], { reason: 'hydration', event: undefined, option: undefined }],
    [['phone', 'visit'], { ...byInput, option: 'phone' }],
    [['phone'], { ...byInput, option: 'visit' }],
  ]);
});

test('CBG-06 keeps a value of the caller that has no box at present', async () => {
  const onValueChange = vi.fn();
  await render(group({ value: ['later', 'phone'], onValueChange }));
  await userEvent.click(box('Visit'));
  expect(onValueChange.mock.calls).toEqual([[['phone', 'visit', 'later'], { ...byInput, option: 'visit' }]]);
});

test('CBG-08 keeps what was entered when the option is unchecked and checked again', async () => {
  await render(group());
  await userEvent.click(box('Email'));
  await userEvent.type(page.getByRole('textbox', { name: 'Email address' }), 'ana@example.org');
  await userEvent.click(box('Email'));
  expect(isVisible('email')).toBe(false);
  await userEvent.click(box('Email'));
  await expect.element(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ana@example.org');
});

/** The `@supports` rules of all style sheets, nested ones included. */
function supportsRules(): CSSSupportsRule[] {
  const inside = (rules: CSSRuleList): CSSSupportsRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSSupportsRule ? [rule] : []),
      ...('cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets].flatMap(({ cssRules }) => inside(cssRules));
}
