import { Fragment } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { SkipLink } from './index.ts';

const linkText = 'Skip to main content';
const pageWith = (label = linkText) => (
  <>
    <SkipLink href="#content">{label}</SkipLink>
    <a href="#menu">Menu</a>
    <main id="content" tabIndex={-1}>
      <a href="#first">First link of the content</a>
    </main>
  </>
);
const link = () => document.querySelector('a') as HTMLAnchorElement;
const atMiddle = () => {
  const { left, top, width, height } = link().getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

test('SKL-01 is first by Tab, moves focus to its target by Enter, and lets Tab go on from there, before hydration', async () => {
  renderServerHtml(pageWith());
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: linkText })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('content');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('First link of the content');
});

test('SKL-08 moves focus to content that was replaced without loading, and again (react-router #5210, rfd-site PR #258)', async () => {
  const { rerender } = await render(pageWith());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await rerender(<Fragment key="next page">{pageWith()}</Fragment>);
  for (const time of ['first', 'second']) {
    link().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.id, { message: time }).toBe('content');
    expect(document.activeElement?.isConnected, time).toBe(true);
  }
});

test.each([linkText, 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)])(
  'SKL-02 shows itself whole with focus, above all else, at 320 px: %s',
  async (label) => {
    await page.viewport(320, 640);
    await render(pageWith(label));
    await userEvent.tab();
    const { left, right, top, bottom } = link().getBoundingClientRect();
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(bottom).toBeLessThanOrEqual(640);
    expect(atMiddle()).toBe(link());
    expect(getComputedStyle(link()).outlineStyle).toBe('solid');
  },
);

test('SKL-09 warns a developer of a link without text', () =>
  expectWarning(pageWith(''), 'SkipLink: `children` is empty.'));

test.each([{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
  'SKL-04 has a border, %j',
  async (media) => {
    await commands.emulateMedia(media);
    await render(pageWith());
    await userEvent.tab();
    expect(contrastRatio(hex(getComputedStyle(link()).borderTopColor), pageColor())).toBeGreaterThanOrEqual(
      3,
    );
  },
);

test('SKL-06 takes no room and no click without focus, and is not printed', async () => {
  const { container } = await render(pageWith());
  const height = container.scrollHeight;
  const next = page.getByRole('link', { name: 'Menu' }).element();
  expect(next.getBoundingClientRect().left).toBe(container.getBoundingClientRect().left);
  expect(atMiddle()).not.toBe(link());
  await userEvent.tab();
  expect(container.scrollHeight).toBe(height);
  await commands.emulateMedia({ media: 'print' });
  expect(link().checkVisibility()).toBe(false);
});
