import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Stack } from '../stack/index.ts';
import { Container } from './index.ts';

/** The room of the content and the distances from the edges of the screen. */
const measure = () => {
  const { left, right, width } = page.getByText('Visit').element().getBoundingClientRect();
  return [left, width, document.documentElement.clientWidth - right];
};
const content = <div>Visit</div>;

test.each([
  ['page', 1920, 1216],
  [undefined, 1920, 1216],
  ['reading', 1920, 672],
  ['reading', 768, 672],
] as const)('CNT-01 %s on %i px is in the middle, %i px wide', async (width, screen, wide) => {
  await page.viewport(screen, 800);
  await render(<Container width={width}>{content}</Container>);
  const rest = (screen - wide) / 2;
  expect(measure()).toEqual([rest, wide, rest]);
});

test('CNT-01 is as wide in a Stack', async () => {
  await render(
    <Stack>
      <Container width="reading">{content}</Container>
    </Stack>,
  );
  expect(measure()).toEqual([304, 672, 304]);
});

test.each([
  [1000, 24],
  [600, 16],
  [320, 16],
])('CNT-02 keeps away from the edges of %i px by %i px', async (screen, distance) => {
  await page.viewport(screen, 800);
  await render(<Container>{content}</Container>);
  expect(measure()).toEqual([distance, screen - 2 * distance, distance]);
});

test.each(['page', 'reading'] as const)('CNT-02 keeps away from the edges once, in %s', async (width) => {
  await page.viewport(320, 800);
  await render(
    <Container width={width}>
      <Container width="reading">{content}</Container>
    </Container>,
  );
  expect(measure()).toEqual([16, 288, 16]);
});

test('CNT-02 begins where the container around it begins', async () => {
  await page.viewport(1920, 800);
  await render(
    <Container>
      <Container width="reading">{content}</Container>
    </Container>,
  );
  expect(measure()).toEqual([352, 672, 896]);
});

test('CNT-04 is as wide as the paper', async () => {
  await page.viewport(1000, 800);
  await commands.emulateMedia({ media: 'print' });
  await render(<Container width="reading">{content}</Container>);
  expect(measure()).toEqual([0, 1000, 0]);
});

test('CNT-05 is in the HTML and has no role', () => {
  const { container } = renderServerHtml(<Container>{content}</Container>);
  expect(container.innerText).toBe('Visit');
  expect(container.querySelector('[role]')).toBeNull();
});
