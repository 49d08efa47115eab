/** What a component is called: its folder, its name in code, and the letters of its requirement ids. */
export type ComponentName = { folder: string; component: string; prefix: string };

const index = ({
  component,
}: ComponentName) => `export { ${component}, type ${component}Props } from './${component}.tsx';
`;

const code = ({ folder, component }: ComponentName) => `import type { ReactNode } from 'react';
import * as styles from './${component}.css.ts';

export type ${component}Props = {
  /** What it shows. */
  children: ReactNode;
  id?: string;
};

/** Shows its content; say here in one plain sentence what it is for. */
export function ${component}({ children, id }: ${component}Props) {
  return (
    <div id={id} className={styles.root} data-component="${folder}">
      {children}
    </div>
  );
}
`;

const styles = () => `import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../theme/styling.ts';

/** In this order: base, states, narrow, forced colours, reduced motion, print. */
export const root = style(
  componentLayer({
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);
`;

const examples = () => `/** Sample words of the stories. */
export const examples = {
  en: { words: 'Rest when you need to.' },
  es: { words: 'Descanse cuando lo necesite.' },
};
`;

const stories = ({
  component,
}: ComponentName) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';
import { examples } from './${component}.examples.ts';
import { ${component} } from './${component}.tsx';

export default { title: '${component}', component: ${component} } satisfies Meta<typeof ${component}>;

export const Plain: StoryObj = {
  render: (_args, context) => <${component}>{words(context, examples).words}</${component}>,
};
`;

const spec = ({ component, prefix }: ComponentName) => `# ${component}

Status: draft. Screen reader: not yet. Manual review: not yet.

Say what it is for, and when not to use it.

## Why native

Name the HTML element that does the work. A hook needs a reason: no element exists, or it fails with a named assistive technology and version.

## Requirements

| id     | requirement                         | WCAG  | proof         |
| ------ | ----------------------------------- | ----- | ------------- |
| ${prefix}-01 | No finding of axe-core.             | 4.1.2 | test          |
| ${prefix}-02 | Before script its words are there.  | 4.1.2 | test          |
| ${prefix}-03 | A screen reader says what it shows. | 4.1.2 | screen-reader |
| ${prefix}-04 | Its words are plain.                | 3.1.5 | consumer      |

## Keyboard

None: there is nothing to operate.

## What you must do

- Write plain words.
`;

const browserTest = ({ component, prefix }: ComponentName) => `import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { axeFindings } from '../../test/axe.ts';
import { renderServerHtml } from '../../test/render-server-html.tsx';
import { ${component} } from './index.ts';

const shown = <${component}>Rest when you need to.</${component}>;

test('${prefix}-01 has no axe finding', async () => {
  const { container } = await render(shown);
  expect(await axeFindings(container)).toEqual([]);
});

test('${prefix}-02 has its words before script', async () => {
  const { container, hydrate } = renderServerHtml(shown);
  expect(container.textContent).toBe('Rest when you need to.');
  expect(await hydrate()).toEqual([]);
});
`;

const conformance = () => `{
  "about": "There is no evidence for this component yet. npm run release:evidence writes this file."
}
`;

/** The least folder of a component: the name of each file with its text. */
export const componentFiles = (name: ComponentName): Record<string, string> => ({
  'index.ts': index(name),
  [`${name.component}.tsx`]: code(name),
  [`${name.component}.css.ts`]: styles(),
  [`${name.component}.examples.ts`]: examples(),
  [`${name.component}.stories.tsx`]: stories(name),
  [`${name.component}.browser.test.tsx`]: browserTest(name),
  'SPEC.md': spec(name),
  'evidence/conformance.json': conformance(),
});

/** The note for the next release: who is affected, in a whole sentence. */
export const changeset = ({ folder, component }: ComponentName) => `---
'@longcovid/ui': minor
---

Partner sites can import the new component \`${component}\` from \`@longcovid/ui/${folder}\`; nothing changes for those that do not.
`;
