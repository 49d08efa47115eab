import { cloneElement, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../src/components/button/index.ts';
import { Link } from '../src/components/link/index.ts';
import type { NoticeProps } from '../src/components/notice/index.ts';
import { warnEmptyName } from '../src/internal/warn-empty-name.ts';
import { components } from './components.tsx';
import { renderHydrated } from './render-hydrated.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Props that name a component, or a part of it. */
const NAMES = /^(?:label|legend|title|heading|summary|caption|\w+Label|\w+Heading)$/;
/** Components named by their children. */
const NAMED_BY_CHILDREN = ['back-link', 'button', 'link', 'skip-link', 'tag'];

const toFolder = (component: string) =>
  component.replace(/(?!^)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).toLowerCase();

/** What a developer reads when a component is rendered. */
async function readWarnings(element: ReactElement): Promise<string[]> {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await renderHydrated(element);
  return reported.mock.calls.map(([message]) => String(message));
}

/** What happened, why it matters, what to do, each a sentence. */
const createWarning = (component: string, what: RegExp) =>
  new RegExp(String.raw`^\[@longcovid/ui\] ${component}: ${what.source}.*\. [A-Z].*\. [A-Z].*\.$`);

describe('warns a developer of a name without text, of', () => {
  // Each is rendered with the props that it requires.
  const rows = Object.values(components).flatMap((element) =>
    Object.keys(element.props)
      .filter((prop) => NAMES.test(prop))
      .map((prop) => ({ component: (element.type as { name: string }).name, prop, element })),
  );

  test.each(rows)('$component $prop', async ({ component, prop, element }) => {
    const warnings = await readWarnings(cloneElement(element, { [prop]: ' ' }));
    expect(warnings).toEqual(
      expect.arrayContaining([expect.stringMatching(createWarning(component, /`\w+` /))]),
    );
  });

  test.each(NAMED_BY_CHILDREN)('%s', async (name) => {
    const warnings = await readWarnings(cloneElement(components[name] as ReactElement, {}, ' '));
    expect(warnings).toEqual([expect.stringMatching(createWarning('\\w+', /`children` /))]);
  });

  test.each([
    ['RadioGroup', 'options[].label', { options: [{ value: 'a', label: '' }] }],
    ['CheckboxGroup', 'options[].label', { options: [{ value: 'a', label: '' }] }],
    ['Select', 'options[].label', { options: [{ value: 'a', label: ' ' }] }],
    ['Combobox', 'options[].label', { options: [{ value: 'a', label: ' ' }] }],
    ['SummaryList', 'rows[].question', { rows: [{ question: ' ' }] }],
  ])('%s %s', async (component, prop, props) => {
    const element = components[toFolder(component)] as ReactElement;
    const warnings = await readWarnings(cloneElement(element, props));
    expect(warnings).toContainEqual(expect.stringContaining(`${component}: \`${prop}\` is empty.`));
  });

  test('no Notice without a title', async () => {
    const notice = components.notice as ReactElement<NoticeProps>;
    expect(await readWarnings(cloneElement(notice, { title: undefined }, 'Closed'))).toEqual([]);
  });
});

describe('a name', () => {
  const icon = (
    <svg viewBox="0 0 2 2">
      <path d="M0 0h2" />
    </svg>
  );
  const Icon = () => icon;
  test.each([
    ['an icon alone', icon, true],
    ['an icon that is labelled', <svg key="icon" aria-label="Close" />, false],
    ['an image without alt', <img key="image" alt="" src="data:," />, true],
    ['an image with alt', <img key="image" alt="Close" src="data:," />, false],
    ['an empty fragment', <></>, true],
    ['a list of nothing', ['', ' ', null, false], true],
    ['a list with text', ['', 'Close'], false],
    ['markup with text', <b key="bold">Close</b>, false],
    ['a component, whose text is not known', <Icon key="icon" />, false],
    ['zero', 0, false],
  ])('that is %s', (title, name, isEmpty) => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    warnEmptyName(title, 'label', name);
    expect(reported).toHaveBeenCalledTimes(isEmpty ? 1 : 0);
  });
});

describe('a Button or Link that holds an icon', () => {
  const path = <path d="M0 0h9" />;
  const named = {
    'a label': <svg aria-label="Close">{path}</svg>,
    'a title': (
      <svg>
        <title>Close</title>
        {path}
      </svg>
    ),
    'the alt of an image': <img alt="Close" src="data:," />,
    'text beside it': [<svg key="icon">{path}</svg>, 'Close'],
  };
  const nameless = {
    'an icon alone': <svg>{path}</svg>,
    'an image without alt': <img alt="" src="data:," />,
    'a title that is hidden': (
      <svg aria-hidden="true">
        <title>Close</title>
      </svg>
    ),
  };
  const render = { Button: <Button>x</Button>, Link: <Link href="/a">x</Link> };
  const every = Object.entries(render);

  test.each(
    every.flatMap(([name, element]) =>
      Object.entries(named).map(([by, icon]) => [name, by, element, icon] as const),
    ),
  )('%s is named by %s', async (_name, _by, element, icon) => {
    expect(await readWarnings(cloneElement(element, {}, icon))).toEqual([]);
  });

  test.each(every)('%s is named by aria-label and by aria-labelledby', async (_name, element) => {
    const { 'an icon alone': icon } = nameless;
    expect(await readWarnings(cloneElement(element, { 'aria-label': 'Close' }, icon))).toEqual([]);
    expect(await readWarnings(cloneElement(element, { 'aria-labelledby': 'title' }, icon))).toEqual([]);
  });

  test.each(
    every.flatMap(([name, element]) =>
      Object.entries(nameless).map(([by, icon]) => [name, by, element, icon] as const),
    ),
  )('%s is not named by %s, which is reported', async (name, _by, element, icon) => {
    expect(await readWarnings(cloneElement(element, {}, icon))).toEqual([
      expect.stringMatching(createWarning(name, /`children` has no text in <\w+ /)),
    ]);
  });

  test('a Link to a new window is not named by the note about it', async () => {
    const link = (
      <Link href="/a" isNewWindow>
        {nameless['an icon alone']}
      </Link>
    );
    expect(await readWarnings(link)).toEqual([expect.stringContaining('Link: `children` has no text')]);
  });
});
