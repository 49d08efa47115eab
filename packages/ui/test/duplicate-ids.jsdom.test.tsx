import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { stripDevWarnings } from '../development-only.mjs';
import { CheckboxGroup } from '../src/components/checkbox-group/index.ts';
import { Checkbox } from '../src/components/checkbox/index.ts';
import { Combobox } from '../src/components/combobox/index.ts';
import { DateInput } from '../src/components/date-input/index.ts';
import { Dialog } from '../src/components/dialog/index.ts';
import { DisclosureList } from '../src/components/disclosure-list/index.ts';
import { NumberField } from '../src/components/number-field/index.ts';
import { RadioGroup } from '../src/components/radio-group/index.ts';
import { SearchField } from '../src/components/search-field/index.ts';
import { Select } from '../src/components/select/index.ts';
import { Tabs } from '../src/components/tabs/index.ts';
import { TextArea } from '../src/components/text-area/index.ts';
import { TextField } from '../src/components/text-field/index.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const options = [{ value: 'a', label: 'Adults' }];
const components: Record<string, (id: string) => ReactElement> = {
  Checkbox: (id) => <Checkbox id={id} label="I agree" name="consent" />,
  CheckboxGroup: (id) => <CheckboxGroup id={id} legend="Groups" name="groups" options={options} />,
  Combobox: (id) => <Combobox id={id} label="Group" name="group" options={options} />,
  DateInput: (id) => <DateInput id={id} legend="Date of birth" name="birth" />,
  Dialog: (id) => (
    <Dialog id={id} title="Your visit">
      Two hours
    </Dialog>
  ),
  DisclosureList: (id) => (
    <DisclosureList headingLevel={2} sections={[{ id, summary: 'What to bring', content: 'Your card' }]} />
  ),
  NumberField: (id) => <NumberField id={id} label="Weight" name="weight" />,
  RadioGroup: (id) => <RadioGroup id={id} legend="Group" name="group" options={options} />,
  SearchField: (id) => <SearchField id={id} label="Search" name="query" />,
  Select: (id) => <Select id={id} label="Group" name="group" options={options} />,
  Tabs: (id) => <Tabs label="Age" headingLevel={2} panels={[{ id, title: 'Chart', content: 'Half' }]} />,
  TextArea: (id) => <TextArea id={id} label="Story" name="story" />,
  TextField: (id) => <TextField id={id} label="Name" name="name" />,
};

/** Renders into the page and returns what a developer reads then. */
async function readWarnings(element: ReactElement) {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(element));
  await vi.waitFor(() => expect(document.querySelector('[data-component]')).not.toBeNull());
  return reported.mock.calls.map(([message]) => String(message));
}

test.each(Object.entries(components))(
  '%s reports an id that another element has, once',
  async (name, render) => {
    const id = `id of ${name}`;
    document.body.appendChild(document.createElement('p')).id = id;
    const report = `[@longcovid/ui] ${name}: two elements have the id “${id}”. Labels, errors and links refer to the first one, so people reach the wrong element. Give each a unique id.`;
    expect(await readWarnings(render(id))).toEqual([report]);
  },
);

test.each(Object.entries(components))('%s reports nothing of an id of its own', async (name, render) => {
  expect(await readWarnings(render(`own-${name}`))).toEqual([]);
});

test('the page is read once, however many components it has', async () => {
  const read = vi.spyOn(document, 'querySelectorAll');
  await readWarnings(
    <>
      {Object.entries(components).map(([name, render]) => (
        <p key={name}>{render(`once-${name}`)}</p>
      ))}
    </>,
  );
  expect(read.mock.calls.filter(([selector]) => selector === '[id]')).toHaveLength(1);
});

test('a production build does not look for names and ids', () => {
  const { transform } = stripDevWarnings() as unknown as {
    transform: { handler: (code: string) => { code: string } };
  };
  const { code } = transform.handler(`import { useDuplicateIdCheck } from './useDuplicateIdCheck.ts';
function useOwnCheck() {}
useDuplicateIdCheck('Dialog', [id]);
useOwnCheck();
warnEmptyName('Dialog', 'title', title);
`);
  const guard = "process.env.NODE_ENV !== 'production' && ";
  expect(code.split('\n').map((line) => line.startsWith(guard))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
});
