import { cloneElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { stripDevWarnings } from '../development-only.mjs';
import { components } from './components.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const withId = [
  'checkbox',
  'checkbox-group',
  'combobox',
  'date-input',
  'dialog',
  'file-upload',
  'number-field',
  'radio-group',
];
const alsoWithId = ['password-input', 'search-field', 'select', 'switch', 'text-area', 'text-field'];
const create = (folder: string, props: object) => cloneElement(components[folder] as ReactElement, props);
const renders: ((id: string) => ReactElement)[] = [
  ...[...withId, ...alsoWithId].map((folder) => (id: string) => create(folder, { id })),
  (id) => create('disclosure-list', { sections: [{ id, summary: 'What to bring', content: 'Your card' }] }),
  (id) => create('tabs', { panels: [{ id, title: 'Chart', content: 'Half' }] }),
];
const cases = renders.map((render) => [(render('').type as { name: string }).name, render] as const);

/** Renders into the page and returns what a developer reads then. */
async function readWarnings(element: ReactElement) {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(element));
  await vi.waitFor(() => expect(document.querySelector('[data-component]')).not.toBeNull());
  return reported.mock.calls.map(([message]) => String(message));
}

test.each(cases)('%s reports an id that another element has, once', async (name, render) => {
  const id = `id of ${name}`;
  document.body.appendChild(document.createElement('p')).id = id;
  const report = `[@longcovid/ui] ${name}: two elements have the id “${id}”. Labels, errors and links refer to the first one, so people reach the wrong element. Give each a unique id.`;
  expect(await readWarnings(render(id))).toEqual([report]);
});

test.each(cases)('%s reports nothing of an id of its own', async (name, render) => {
  expect(await readWarnings(render(`own-${name}`))).toEqual([]);
});

test('the page is read once, however many components it has', async () => {
  const read = vi.spyOn(document, 'querySelectorAll');
  await readWarnings(
    <>
      {cases.map(([name, render]) => (
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
