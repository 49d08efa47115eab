import { type ReactElement, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Combobox } from '../combobox/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { fields, type FieldState, options } from '../../../test/fields.tsx';
import { useHydrated } from '../../internal/useHydrated.ts';

function Caller({
  show,
  ignoresChanges = false,
}: {
  show: (state: FieldState) => ReactElement;
  ignoresChanges?: boolean;
}) {
  const [value, set] = useState('adult');
  const [atPress, setAtPress] = useState('');
  // As pages do: they render a second time right after hydration.
  const hydrated = useHydrated();
  return (
    <form aria-label="Form" data-hydrated={hydrated}>
      {show({ value, set: ignoresChanges ? () => undefined : set })}
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
/** The caller's value when its button was pressed. */
const knownAtPress = () => document.querySelector('output:last-of-type')?.textContent;
const known = () => document.querySelector('output')?.textContent;

/** Enters or selects “child” as a person does. */
async function changeToChild(): Promise<void> {
  const control = document.querySelector<HTMLElement>('input, select, textarea');
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, 'child');
  else if (
    control instanceof HTMLInputElement &&
    !control.matches('[type=text], [type=search], [type=password]')
  )
    await userEvent.click(page.getByText(/Children|Field/).last());
  else if (control) await userEvent.fill(control, 'child');
}

/** Presses a button, also one that a list of options covers. */
const press = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).click();

/** Touches an element in the middle, as a finger does. */
async function touch(element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: innerWidth };
  // The test runner scales its frame to fit the window.
  const scale = frame.width / innerWidth;
  const { x, y, width, height } = element.getBoundingClientRect();
  const touchPoints = [{ x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale }];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

const touchFocused = () => touch(document.activeElement as Element);
const endTouch = () => cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

describe.each(Object.entries(fields))('controlled %s', (_name, show) => {
  test('FLD-21 reports what a person enters, and shows the value that the caller then sets', async () => {
    await render(<Caller show={show} />);
    await changeToChild();
    await expect.poll(known).toBe('child');
    expect(sent()).toBe('child');
  });

  test('FLD-21 shows a value that the caller sets', async () => {
    await render(<Caller show={show} />);
    await userEvent.click(page.getByRole('button', { name: 'Set' }));
    await expect.poll(sent).toBe('child');
  });

  test('FLD-21 stays unchanged when the caller does not follow', async () => {
    await render(<Caller show={show} ignoresChanges />);
    const before = sent();
    await changeToChild();
    await expect.poll(sent).toBe(before);
    expect(known()).toBe('adult');
  });

  test('FLD-21 keeps and reports what a person entered before hydration', async () => {
    const { hydrate } = renderServerHtml(<Caller show={show} />);
    await changeToChild();
    expect(await hydrate()).toEqual([]);
    await expect.poll(known).toBe('child');
    expect(sent()).toBe('child');
  });

  test('FLD-21 keeps and reports once what a person entered before hydration, also in a field that keeps its value', async () => {
    const set = vi.fn<FieldState['set']>();
    const { hydrate } = renderServerHtml(<form>{show({ initial: 'adult', set })}</form>);
    await changeToChild();
    const [entered, focused] = [allSent(), document.activeElement];
    expect(await hydrate()).toEqual([]);
    expect(document.activeElement).toBe(focused);
    await expect.poll(() => set.mock.calls.map(([, { reason }]) => reason)).toEqual(['hydration']);
    expect(allSent()).toEqual(entered);
  });

  test('FLD-21 reports nothing at hydration when nothing was entered', async () => {
    const set = vi.fn();
    expect(await renderServerHtml(show({ initial: 'adult', set })).hydrate()).toEqual([]);
    expect(set).not.toHaveBeenCalled();
  });

  test('FLD-21 keeps it during a press that outlasts hydration, and reports it before the click', async () => {
    const { hydrate } = renderServerHtml(<Caller show={show} />);
    await changeToChild();
    page.getByRole('button', { name: 'Other' }).element().focus();
    await userEvent.keyboard('{Space>}');
    await hydrate();
    await expect.element(page.getByRole('form')).toHaveAttribute('data-hydrated', 'true');
    expect(allSent()).toContain('child');
    await userEvent.keyboard('{/Space}');
    // The button may submit the form, so its handler needs the current value.
    await expect.poll(knownAtPress).toBe('child');
    expect(known()).toBe('child');
    expect(sent()).toBe('child');
  });

  test('FLD-21 reports it without another press when hydration ends right after a tap', async () => {
    const { hydrate } = renderServerHtml(<Caller show={show} />);
    const other = page.getByRole('button', { name: 'Other' }).element();
    await changeToChild();
    // A tapped element stays active for a moment after its click.
    let wasActive: boolean | undefined;
    const hydrated = new Promise<unknown>((resolve) => {
      other.addEventListener(
        'click',
        () => {
          resolve(hydrate());
          wasActive = document.querySelector(':active') !== null;
        },
        { once: true },
      );
    });
    await touch(other);
    await endTouch();
    expect(await hydrated).toEqual([]);
    await expect.poll(known).toBe('child');
    expect(wasActive).toBe(true);
    expect(sent()).toBe('child');
  });

  test('FLD-26 shows and sends what the caller gives after a form action and after a reset', async () => {
    function Page() {
      const [value, set] = useState('adult');
      const [count, setCount] = useState(0);
      return (
        <form action={() => setCount(count + 1)}>
          {show({ value, set })}
          <output>{value}</output>
          <button>Send</button>
          <button type="reset">Reset</button>
          <output>{count}</output>
        </form>
      );
    }
    await render(<Page />);
    await changeToChild();
    await expect.poll(known).toBe('child');
    press('Send');
    await expect.poll(knownAtPress).toBe('1');
    expect([known(), sent()]).toEqual(['child', 'child']);
    press('Reset');
    expect([known(), sent()]).toEqual(['child', 'child']);
  });
});

test.each(Object.entries(fields))(
  'FLD-21, FLD-26 uncontrolled %s reports its change and its reset once',
  async (_name, show) => {
    const set = vi.fn<FieldState['set']>();
    await render(
      <form>
        {show({ initial: 'adult', set })}
        <button type="reset">Reset</button>
      </form>,
    );
    const initiallySent = allSent();
    await changeToChild();
    expect(allSent()).not.toEqual(initiallySent);
    const reasons = () => set.mock.calls.map(([, { reason, event }]) => event instanceof Event && reason);
    addEventListener('reset', (event) => event.preventDefault(), { once: true });
    press('Reset');
    expect(allSent()).not.toEqual(initiallySent);
    press('Reset');
    press('Reset');
    expect(allSent()).toEqual(initiallySent);
    await expect.poll(reasons).toEqual(['input', 'reset']);
  },
);

test.each([
  ['a key', () => userEvent.keyboard('{Space>}'), () => userEvent.keyboard('{/Space}')],
  ['a finger', touchFocused, endTouch],
])(
  'FLD-21 keeps what %s checks when the press outlasts hydration, and an earlier choice',
  async (_by, hold, release) => {
    function Filters() {
      const [cohort, setCohort] = useState('adult');
      const [isOpen, setIsOpen] = useState(false);
      return (
        <form aria-label="Form" data-hydrated={useHydrated()}>
          <Select label="Group" name="field" options={options} value={cohort} onValueChange={setCohort} />
          <Checkbox label="Open" name="field" value="open" isChecked={isOpen} onCheckedChange={setIsOpen} />
          <output>
            {cohort}, {isOpen ? 'open' : 'any'}
          </output>
        </form>
      );
    }
    const { hydrate } = renderServerHtml(<Filters />);
    await userEvent.selectOptions(page.getByLabelText('Group'), 'child');
    page.getByLabelText('Open').element().focus();
    await hold();
    await hydrate();
    await expect.element(page.getByRole('form')).toHaveAttribute('data-hydrated', 'true');
    await release();
    await expect.poll(known).toBe('child, open');
    expect(allSent()).toEqual(['child', 'open']);
  },
);

test.each(['TextField', 'PasswordInput', 'TextArea', 'Select', 'Combobox', 'Checkbox', 'Switch'])(
  'FLD-22 %s takes no focus and adds nothing to the form data when disabled',
  async (name) => {
    const field = {
      TextField: <TextField label="Field" name="field" defaultValue="adult" isDisabled />,
      PasswordInput: <PasswordInput label="Field" name="field" autoComplete="new-password" isDisabled />,
      TextArea: <TextArea label="Field" name="field" defaultValue="adult" isDisabled />,
      Select: <Select label="Field" name="field" options={options} isDisabled />,
      Combobox: <Combobox label="Field" name="field" options={options} defaultValue="Adults" isDisabled />,
      Checkbox: <Checkbox label="Field" name="field" defaultChecked isDisabled />,
      Switch: <Switch label="Field" name="field" defaultChecked isDisabled />,
    }[name];
    await render(<form>{field}</form>);
    await userEvent.tab();
    expect(document.activeElement?.closest('form')).toBeNull();
    expect(sent()).toBeNull();
    expect(document.querySelector('[data-component]')?.hasAttribute('data-disabled')).toBe(true);
  },
);

test.each(['TextField', 'TextArea', 'Combobox'])(
  'FLD-23 %s takes focus, does not change and is in the form data when read-only',
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

test('FLD-24 calls onBlur when focus leaves the group, not when it moves between its options', async () => {
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
