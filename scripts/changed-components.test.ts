import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findChangedComponents } from './changed-components.ts';

let root = '';
const ui = 'packages/ui/src';
const files = {
  [`${ui}/components/button/SPEC.md`]: '',
  [`${ui}/components/button/Button.tsx`]: 'export const Button = 1;',
  [`${ui}/components/button/index.ts`]: "export { Button } from './Button.tsx';",
  [`${ui}/components/dialog/SPEC.md`]: '',
  [`${ui}/components/dialog/Dialog.tsx`]: "import {\n  Button,\n} from '../button/index.ts';",
  [`${ui}/components/figure/SPEC.md`]: '',
  [`${ui}/components/figure/Figure.tsx`]: "const load = () => import('./data/Table.tsx');",
  [`${ui}/components/figure/data/Table.tsx`]: "import '../../dialog/Dialog.tsx';",
  [`${ui}/internal/Bar.tsx`]: "import { Button } from '../components/button/index.ts';",
  [`${ui}/components/header/SPEC.md`]: '',
  [`${ui}/components/header/Header.tsx`]: "import { Bar } from '../../internal/Bar.tsx';",
  [`${ui}/components/link/SPEC.md`]: '',
  [`${ui}/components/link/Link.tsx`]: "import { useState } from 'react';",
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longcovid-changed-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const cases: [change: string, changed: string[], folders: string[] | undefined][] = [
  ['a component that nobody imports: itself', [`${ui}/components/link/Link.tsx`], ['link']],
  [
    'a component: itself and what imports it, over an index, a subfolder, a dynamic import, or an internal module',
    [`${ui}/components/button/Button.tsx`],
    ['button', 'dialog', 'figure', 'header'],
  ],
  [
    'two components: what imports either',
    [`${ui}/components/link/Link.tsx`, `${ui}/components/dialog/Dialog.tsx`],
    ['dialog', 'figure', 'link'],
  ],
  ['a component’s SPEC.md: itself', [`${ui}/components/button/SPEC.md`], ['button']],
  [
    'a component and a page: the component and what imports it',
    ['packages/site/src/pages.ts', `${ui}/components/dialog/Dialog.tsx`],
    ['dialog', 'figure'],
  ],
  ['a page: all', ['packages/site/src/pages.ts'], undefined],
  ['a component and the theme: all', [`${ui}/components/link/Link.tsx`, `${ui}/theme/index.ts`], undefined],
  ['an internal module: all', [`${ui}/internal/Bar.tsx`], undefined],
  ['the catalogue’s samples: all', ['packages/ui/.storybook/sample.ts'], undefined],
  ['a folder that is no component: all', [`${ui}/components/new/New.tsx`], undefined],
];

test.each(cases)('a change of %s', (_, changed, folders) => {
  expect(findChangedComponents(root, changed)).toEqual(folders);
});
