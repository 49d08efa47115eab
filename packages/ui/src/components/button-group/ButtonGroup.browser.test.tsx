import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { ButtonGroup, type ButtonGroupProps } from './index.ts';

const box = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect().toJSON() as DOMRectReadOnly;
const root = () => document.querySelector('[data-component="button-group"]') as HTMLElement;
const group = (props: Partial<ButtonGroupProps> = {}) => (
  <ButtonGroup {...props}>
    <Button variant="primary">Send</Button>
    <Button>Save for later</Button>
  </ButtonGroup>
);

describe('the place of the buttons', () => {
  test('BTG-01 is side by side on a wide screen, with room for two focus rings', async () => {
    await render(group());
    expect(box('Save for later').left - box('Send').right).toBe(16);
    expect(box('Save for later').top).toBe(box('Send').top);
  });

  test('BTG-01 wraps to another row where there is no room', async () => {
    await render(<div style={{ inlineSize: '12rem' }}>{group()}</div>);
    expect(box('Save for later').top - box('Send').bottom).toBe(16);
  });

  test('BTG-02 is one below the other on a narrow screen, each as wide as the screen', async () => {
    await page.viewport(320, 800);
    await render(group({ align: 'end' }));
    const { width } = root().getBoundingClientRect();
    expect([box('Send').width, box('Save for later').width]).toEqual([width, width]);
    expect(box('Save for later').top - box('Send').bottom).toBe(16);
  });

  test.each([
    ['start', 'ltr', [0, undefined]],
    ['end', 'ltr', [undefined, 0]],
    ['between', 'ltr', [0, 0]],
    ['start', 'rtl', [undefined, 0]],
    ['end', 'rtl', [0, undefined]],
  ] as const)('BTG-03 is at the %s, %s', async (align, dir, edges) => {
    await render(<div dir={dir}>{group({ align })}</div>);
    const boxes = [box('Send'), box('Save for later')];
    const { left, right } = root().getBoundingClientRect();
    const rests = [
      Math.min(...boxes.map((each) => each.left)) - left,
      right - Math.max(...boxes.map((each) => each.right)),
    ];
    expect(rests.map((rest) => (rest === 0 ? 0 : undefined))).toEqual(edges);
  });

  test('BTG-03 is in the middle', async () => {
    await render(group({ align: 'center' }));
    const { left, right } = root().getBoundingClientRect();
    expect(box('Send').left - left).toBeGreaterThan(100);
    expect(box('Send').left - left).toBeCloseTo(right - box('Save for later').right, 0);
  });

  test.each([320, 1280])('BTG-04 is that of the HTML for Tab and for the eye, %i px', async (width) => {
    await page.viewport(width, 800);
    await render(group());
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Save for later' })).toHaveFocus();
    const [first, second] = [box('Send'), box('Save for later')];
    expect(second.top > first.top || second.left > first.left).toBe(true);
  });
});

describe('role', () => {
  test('BTG-05 is a group of its name', async () => {
    await render(
      <>
        <p id="medicine">Your first medicine</p>
        {group({ 'aria-labelledby': 'medicine' })}
        {group({ 'aria-label': 'Your second medicine' })}
      </>,
    );
    const tree = await commands.accessibilityTree();
    expect(tree.filter((line) => line.startsWith('group'))).toEqual([
      'group "Your first medicine"',
      'group "Your second medicine"',
    ]);
  });

  test('BTG-05 is none without a name', async () => {
    await render(group());
    expect((await commands.accessibilityTree()).some((line) => line.startsWith('group'))).toBe(false);
  });
});

test.each([320, 1280])('BTG-06 moves no button when one becomes pending, %i px', async (width) => {
  await page.viewport(width, 800);
  const pendingGroup = (isPending: boolean) => (
    <ButtonGroup>
      <Button isPending={isPending} pendingLabel="Sending…">
        Send
      </Button>
      <Button>Save for later</Button>
    </ButtonGroup>
  );
  const { rerender } = await render(pendingGroup(false));
  const before = box('Send');
  const next = box('Save for later');
  // The live region takes no gap.
  expect(width === 320 ? next.top - before.bottom : next.left - before.right).toBe(16);
  await rerender(pendingGroup(true));
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending…');
  expect([box('Send'), box('Save for later')]).toEqual([before, next]);
});
