import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Combobox } from '../src/components/combobox/index.ts';
import { Dialog } from '../src/components/dialog/index.ts';
import { SearchField } from '../src/components/search-field/index.ts';
import { TextArea } from '../src/components/text-area/index.ts';
import { components } from './components.tsx';
import { renderHydrated } from './render-hydrated.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The `messages` of a DatePicker are those of its DateInput. */
const OF_OTHERS = ['field', 'date-picker'];
/** Fields show the messages of `Field`. */
const FIELDS = ['checkbox', 'checkbox-group', 'radio-group', 'select', 'switch', 'text-field'];
const src = join(import.meta.dirname, '../src/components');
const folders = [
  ...globSync('*/*.messages.ts', { cwd: src })
    .map((file) => dirname(file))
    .filter((folder) => !OF_OTHERS.includes(folder)),
  ...FIELDS,
];

const toName = (folder: string) =>
  folder === 'toast'
    ? 'ToastRegion'
    : folder.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** What a developer reads when an element is rendered, hydrated and rendered again. */
async function readErrors(element: ReactElement): Promise<string[]> {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { root } = await renderHydrated(element);
  root.render(element);
  return reported.mock.calls.map(([message]) => String(message));
}

describe('reports a misspelt key of `messages` once, with what to do, of', () => {
  test.each(folders)('%s', async (folder) => {
    const element = components[folder] as ReactElement<{ messages?: object }>;
    const messages = { ...element.props.messages, misspelt: 'Close' };
    const errors = await readErrors(cloneElement(element, { messages }));
    expect(errors).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^\[@longcovid/ui\] ${toName(folder)}: \`messages\` has unknown keys: misspelt\. Their text is never shown\. Use one of \w+(?:, \w+)*\.$`,
        ),
      ),
    ]);
  });
});

test.each([
  [
    'Combobox',
    <Combobox key="" label="State" name="state" options={[]} messages={{ required: 'a', open: 'b' }} />,
  ],
  [
    'SearchField',
    <SearchField
      key=""
      label="Search"
      name="q"
      error="Enter a word"
      messages={{ errorPrefix: 'a', clear: 'b' }}
    />,
  ],
  [
    'TextArea',
    <TextArea
      key=""
      label="Story"
      name="story"
      characterLimit={9}
      error="Enter a text"
      messages={{ errorPrefix: 'a', limit: () => 'b' }}
    />,
  ],
])('takes messages of the field and of %s in one object', async (_name, element) => {
  expect(await readErrors(element)).toEqual([]);
});

test('reports a message that is undefined, since a button could lose its name', async () => {
  const messages = { close: undefined } as unknown as { close: string };
  expect(
    await readErrors(
      <Dialog title="Visit" messages={messages}>
        Two hours
      </Dialog>,
    ),
  ).toContainEqual(
    '[@longcovid/ui] Dialog: `messages` has no text for close. It replaces the text of the component by nothing, so a control can lose its name. Leave the key out, or give it a text.',
  );
});
