import { type ReactElement, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Combobox } from '../combobox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { useHydrated } from '../../internal/useHydrated.ts';

const options = [
  { value: 'adult', label: 'Adults' },
  { value: 'child', label: 'Children' },
];
type State = { value: string; set: (next: string) => void };

/** Each field with its state in the caller's hands, as a text that the caller can read and set. */
const fields: Record<string, (state: State) => ReactElement> = {
  TextField: ({ value, set }) => <TextField label="Field" name="field" value={value} onValueChange={set} />,
  TextArea: ({ value, set }) => <TextArea label="Field" name="field" value={value} onValueChange={set} />,
  Select: ({ value, set }) => (
    <Select label="Field" name="field" options={options} value={value} onValueChange={set} />
  ),
  Combobox: ({ value, set }) => (
    <Combobox label="Field" name="field" options={options} value={value} onValueChange={set} />
  ),
  RadioGroup: ({ value, set }) => (
    <RadioGroup legend="Field" name="field" options={options} value={value} onValueChange={set} />
  ),
  CheckboxGroup: ({ value, set }) => (
    <CheckboxGroup
      legend="Field"
      name="field"
      options={options}
      value={[value]}
      onValueChange={(next) => set(next.find((each) => each !== value) ?? '')}
    />
  ),
  Checkbox: ({ value, set }) => (
    <Checkbox
      label="Field"
      name="field"
      value="child"
      isChecked={value === 'child'}
      onCheckedChange={(isChecked) => set(isChecked ? 'child' : 'adult')}
    />
  ),
};

function Caller({ show, isDeaf = false }: { show: (state: State) => ReactElement; isDeaf?: boolean }) {
  const [value, set] = useState('adult');
  const [atPress, setAtPress] = useState('');
  // As pages do: they render a second time right after hydration.
  const hydrated = useHydrated();
  return (
    <form aria-label="Form" data-hydrated={hydrated}>
      {show({ value, set: isDeaf ? () => undefined : set })}
      <output>{value}</output>
      <button type="button" onClick={() => set('child')}>
        Set
      </button>
      <button type="button" onClick={() => setAtPress(value)}>
        Other
      </button>
      <output>{atPress}</output>
    </form>
  );
}

const allSent = () => new FormData(document.querySelector('form') as HTMLFormElement).getAll('field');
const sent = () => allSent()[0] ?? null;
/** What the caller knew when its button was pressed. */
const knownAtPress = () => document.querySelector('output:last-of-type')?.textContent;
const known = () => document.querySelector('output')?.textContent;

/** What a person does so that the field means "child". */
async function changeToChild(): Promise<void> {
  const control = document.querySelector<HTMLElement>('input, select, textarea');
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, 'child');
  else if (control instanceof HTMLInputElement && control.type !== 'text')
    await userEvent.click(page.getByText(/Children|Field/).last());
  else if (control) await userEvent.fill(control, 'child');
}

describe.each(Object.entries(fields))('%s with the state in the hands of its caller', (_name, show) => {
  test('FLD-21 shows what the caller sets, and the caller gets what a person enters', async () => {
    await render(<Caller show={show} />);
    await changeToChild();
    await expect.poll(known).toBe('child');
    expect(sent()).toBe('child');
  });

  test('FLD-21 follows the caller', async () => {
    await render(<Caller show={show} />);
    await userEvent.click(page.getByRole('button', { name: 'Set' }));
    await expect.poll(sent).toBe('child');
  });

  test('FLD-21 stays as it is when the caller does not follow', async () => {
    await render(<Caller show={show} isDeaf />);
    const before = sent();
    await changeToChild();
    await expect.poll(sent).toBe(before);
    expect(known()).toBe('adult');
  });

  test('FLD-21 keeps what a person entered before hydration', async () => {
    const { hydrate } = renderServerHtml(<Caller show={show} />);
    await changeToChild();
    expect(await hydrate()).toEqual([]);
    await expect.poll(known).toBe('child');
    expect(sent()).toBe('child');
  });

  test('FLD-21 keeps it through a press that lasts longer than hydration', async () => {
    const { hydrate } = renderServerHtml(<Caller show={show} />);
    await changeToChild();
    page.getByRole('button', { name: 'Other' }).element().focus();
    await userEvent.keyboard('{Space>}');
    await hydrate();
    await expect.element(page.getByRole('form')).toHaveAttribute('data-hydrated', 'true');
    expect(allSent()).toContain('child');
    await userEvent.keyboard('{/Space}');
    // The button may submit the form, so its handler has to know.
    await expect.poll(knownAtPress).toBe('child');
    expect(known()).toBe('child');
    expect(sent()).toBe('child');
  });
});

test.each(['TextField', 'TextArea', 'Select', 'Combobox', 'Checkbox'])(
  'FLD-22 %s that is disabled takes no focus and sends nothing',
  async (name) => {
    const field = {
      TextField: <TextField label="Field" name="field" defaultValue="adult" isDisabled />,
      TextArea: <TextArea label="Field" name="field" defaultValue="adult" isDisabled />,
      Select: <Select label="Field" name="field" options={options} isDisabled />,
      Combobox: <Combobox label="Field" name="field" options={options} defaultValue="Adults" isDisabled />,
      Checkbox: <Checkbox label="Field" name="field" defaultChecked isDisabled />,
    }[name];
    await render(<form>{field}</form>);
    await userEvent.tab();
    expect(document.activeElement?.closest('form')).toBeNull();
    expect(sent()).toBeNull();
    expect(document.querySelector('[data-component]')?.hasAttribute('data-disabled')).toBe(true);
  },
);

test.each(['TextField', 'TextArea', 'Combobox'])(
  'FLD-23 %s that is read only is focused, read and sent',
  async (name) => {
    const shared = { label: 'Field', name: 'field', defaultValue: 'adult', isReadOnly: true };
    const field = {
      TextField: <TextField {...shared} />,
      TextArea: <TextArea {...shared} />,
      Combobox: <Combobox {...shared} options={options} />,
    }[name];
    await render(<form>{field}</form>);
    await userEvent.tab();
    await userEvent.keyboard('x');
    expect(document.activeElement).toBe(page.getByLabelText('Field').element());
    expect(sent()).toBe('adult');
  },
);

test('FLD-24 a group reports that focus left it, not that it went from choice to choice', async () => {
  const onBlur = vi.fn();
  await render(
    <>
      <CheckboxGroup legend="Groups" name="groups" options={options} onBlur={onBlur} />
      <button>After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
