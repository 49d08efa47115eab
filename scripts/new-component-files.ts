/** The names of a component: its folder, its name in code, and the prefix of its requirement ids. */
export type ComponentName = { folder: string; component: string; prefix: string };

const index = ({
  component,
}: ComponentName) => `export { ${component}, type ${component}Props } from './${component}.tsx';
`;

const code = ({ folder, component }: ComponentName) => `import type { ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import * as styles from './${component}.css.ts';

export type ${component}Props = RootProps<HTMLDivElement> & {
  /** What it shows. */
  children: ReactNode;
};

/** Shows its content; say here in one plain sentence what it is for. */
export function ${component}({ children, className, ...root }: ${component}Props) {
  return (
    <div {...root} data-component="${folder}" className={joinClassNames(styles.root, className)}>
      {children}
    </div>
  );
}
`;

const styles = () => `import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** In this order: base, states, narrow, forced colors, reduced motion, print. */
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

const examples = () => `/** Sample text of the stories. */
export const examples = {
  en: { text: 'Rest when you need to.' },
  es: { text: 'Descanse cuando lo necesite.' },
};

/** Sample text of the story in Arabic. */
export const arabic = { text: 'استرح عندما تحتاج إلى ذلك.' };
`;

const stories = ({
  component,
}: ComponentName) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './${component}.examples.ts';
import { ${component} } from './${component}.tsx';

export default { title: '${component}', component: ${component} } satisfies Meta<typeof ${component}>;

export const Plain: StoryObj = {
  render: (_args, context) => <${component}>{getSample(context, examples).text}</${component}>,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <${component}>{arabic.text}</${component}>
    </InArabic>
  ),
};
`;

/** A Markdown table, formatted as by Prettier. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}

const requirements = ({ component, prefix }: ComponentName) =>
  table([
    ['id', 'requirement', 'WCAG', 'proof'],
    [
      `${prefix}-01`,
      `${component} MUST NOT cause a finding of axe-core or an error of hydration, or scroll sideways at 320 px.`,
      '1.4.10, 4.1.2',
      'story-matrix',
    ],
    [`${prefix}-02`, `${component} MUST show its text before hydration.`, '4.1.2', 'test'],
    [`${prefix}-03`, 'A screen reader MUST read its text, in English and Spanish.', '4.1.2', 'screen-reader'],
  ]);

const spec = (name: ComponentName) => `# ${name.component}

Status: draft. Screen reader: not yet. Manual review: not yet.

Say what it is for, and when not to use it.

## Why native

Name the HTML element that does the work. A hook needs a reason: no element exists, or it fails with a named assistive technology and version.

## Requirements

${requirements(name)}

## Keyboard

None: there is nothing to operate.

## What you must do

- Write plain language.
`;

// The story matrix proves axe, hydration and reflow: a test is for what this component alone does.
const browserTest = ({ component, prefix }: ComponentName) => `import { expect, test } from 'vitest';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { ${component} } from './index.ts';

test('${prefix}-02 shows its text before hydration', () => {
  const { container } = renderServerHtml(<${component}>Rest when you need to.</${component}>);
  expect(container.textContent).toBe('Rest when you need to.');
});
`;

const conformance = () => `{
  "about": "There is no evidence for this component yet. npm run release:evidence writes this file."
}
`;

/** The files of a minimal component, with their text by name. */
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

/** The changeset of a new component. */
export const changeset = ({ folder, component }: ComponentName) => `---
'@longcovid/ui': minor
---

Partner sites can import the new component \`${component}\` from \`@longcovid/ui/${folder}\`; nothing changes for those that do not.
`;
