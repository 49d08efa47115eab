import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { Stack, type StackGap } from './index.ts';

const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
const root = () => document.querySelector('[data-component="stack"]') as HTMLElement;

describe('the gap', () => {
  test.each<[StackGap | undefined, number, number]>([
    ['none', 0, 0],
    ['xsmall', 4, 4],
    ['small', 8, 8],
    [undefined, 16, 16],
    ['medium', 16, 16],
    ['large', 24, 24],
    ['xlarge', 32, 32],
    ['section', 64, 40],
  ])('STC-01 is, for %s, %i px, and %i px on a narrow screen', async (gap, wide, narrow) => {
    await render(
      <Stack gap={gap}>
        <div>Rest</div>
        <div>Visit</div>
      </Stack>,
    );
    expect(box('Visit').top - box('Rest').bottom).toBe(wide);
    await page.viewport(320, 800);
    expect(box('Visit').top - box('Rest').bottom).toBe(narrow);
  });

  test('STC-01 follows the reader’s text size', async () => {
    document.documentElement.style.fontSize = '200%';
    await render(
      <Stack>
        <div>Rest</div>
        <div>Visit</div>
      </Stack>,
    );
    expect(box('Visit').top - box('Rest').bottom).toBe(32);
  });

  test('STC-02 is the same beside headings, paragraphs and lists, which have margins', async () => {
    await render(
      <Stack gap="large">
        <h2>Heading</h2>
        <p>Paragraph</p>
        <ul>
          <li>Item</li>
        </ul>
        <p>Last</p>
      </Stack>,
    );
    const boxes = [...root().children].map((child) => child.getBoundingClientRect());
    const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
    expect(gaps).toEqual([24, 24, 24]);
    expect(root().getBoundingClientRect().bottom).toBe(boxes.at(-1)?.bottom);
  });
});

test('STC-11 leaves a component its own size', async () => {
  await page.viewport(320, 800);
  await render(
    <Stack direction="row" align="start">
      <Button>I</Button>
      <span>I</span>
    </Stack>,
  );
  expect(page.getByRole('button').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});

describe('order', () => {
  test.each(['ltr', 'rtl'])('STC-03 of a row is that of reading, %s', async (dir) => {
    await render(
      <div dir={dir}>
        <Stack direction="row" gap="small">
          <div>Rest</div>
          <div>Visit</div>
        </Stack>
      </div>,
    );
    const [from, to] = dir === 'ltr' ? [box('Rest'), box('Visit')] : [box('Visit'), box('Rest')];
    expect(to.left - from.right).toBe(8);
    expect(to.top).toBe(from.top);
  });

  test('STC-04 wraps a row at 320 px, and does not widen the page by a long word', async () => {
    await page.viewport(320, 800);
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
    await render(
      <Stack direction="row">
        <Button>{long}</Button>
        <Button>Visit</Button>
      </Stack>,
    );
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(box('Visit').top - box(long).bottom).toBe(16);
  });
});

test.each([
  ['column', undefined, ['left', 'right']],
  ['column', 'start', ['left']],
  ['column', 'end', ['right']],
  ['row', undefined, []],
  ['row', 'start', ['top']],
  ['row', 'end', ['bottom']],
] as const)('STC-05 aligns what is in a %s, %s', async (direction, align, edges) => {
  await render(
    <Stack direction={direction} align={align}>
      <div>Visit</div>
      <div>
        Two
        <br />
        lines
      </div>
    </Stack>,
  );
  const sides = direction === 'column' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const outer = root().getBoundingClientRect();
  expect(sides.filter((side) => box('Visit')[side] === outer[side])).toEqual(edges);
});

describe('a message that may come', () => {
  const stack = (message?: string) => (
    <Stack gap="large">
      <p>Before</p>
      <Notice tone="success" live="polite" title={message} />
      <p>After</p>
    </Stack>
  );

  test('STC-06 has no gap while it is empty, and is there for screen readers', async () => {
    await render(stack());
    expect(box('After').top - box('Before').bottom).toBe(24);
    expect((await commands.accessibilityTree()).some((line) => line.startsWith('status'))).toBe(true);
  });

  test('STC-06 has its gaps once it has come', async () => {
    const { rerender } = await render(stack());
    await rerender(stack('Thank you!'));
    const notice = page.getByRole('status').element().getBoundingClientRect();
    expect([notice.top - box('Before').bottom, box('After').top - notice.bottom]).toEqual([24, 24]);
  });
});

test.each(['ul', 'ol'] as const)('STC-07 is a list with its items, %s', async (as) => {
  await render(
    <Stack as={as}>
      <li>Rest</li>
      <li>Visit</li>
    </Stack>,
  );
  expect(root().tagName).toBe(as.toUpperCase());
  // Explicit, since Safari removes the role of a list without bullets.
  expect(root().getAttribute('role')).toBe('list');
  expect((await commands.accessibilityTree()).filter((line) => line.startsWith('listitem'))).toHaveLength(2);
  expect(box('Rest').left).toBe(root().getBoundingClientRect().left);
});

test('STC-07 is nothing to a screen reader otherwise', async () => {
  await render(<Stack>Rest</Stack>);
  expect(root().getAttribute('role')).toBeNull();
});

test('STC-08 is in the HTML, with its layout', () => {
  const { container } = renderServerHtml(
    <Stack gap="small">
      <div>Rest</div>
      <div>Visit</div>
    </Stack>,
  );
  expect(container.innerText).toMatch(/Rest\s+Visit/);
  expect(box('Visit').top - box('Rest').bottom).toBe(8);
});
