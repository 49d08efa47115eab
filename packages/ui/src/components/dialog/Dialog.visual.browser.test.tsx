import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { hex, pageColor, themes } from '../../../test/rendered-color.ts';
import { Button } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import { contrastRatio } from '../../theme/index.ts';
import { paragraph, Example, dialog, trigger, open, focused, getFocusLocation } from './Dialog.fixtures.tsx';
import { withLocale } from '../../../test/with-locale.tsx';

test('DLG-14 does not scroll or move', async () => {
  const tall = <div className="tall" />;
  await render(
    <>
      <style>{'.tall { block-size: 3000px } ::-webkit-scrollbar { inline-size: 20px }'}</style>
      <Example around={tall} />
    </>,
  );
  const before = trigger().element().getBoundingClientRect().toJSON() as object;
  const width = document.querySelector('main')?.getBoundingClientRect().width;
  await open();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  expect(document.querySelector('a')?.getBoundingClientRect().toJSON()).toEqual(before);
  expect(document.querySelector('main')?.getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test.each([
  ['en', undefined, 'Close'],
  ['es', undefined, 'Cerrar'],
  // A page without types may give any language.
  ['fr' as 'en', undefined, 'Close'],
  ['en', 'Back to the page', 'Back to the page'],
] as const)('DLG-15 shows the close button with its name, %s %s', async (locale, close, name) => {
  await render(
    withLocale(locale, <Example startsOpen messages={close === undefined ? undefined : { close }} />),
  );
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

describe('styles', () => {
  test('DLG-33 does not inherit bold, centered or italic text', async () => {
    const inside = () => {
      const { fontWeight, fontStyle, textAlign } = getComputedStyle(dialog());
      return { fontWeight, fontStyle, textAlign };
    };
    await render(
      <div className="emphasis">
        <style>{'.emphasis { font: italic bold 2em serif; text-align: center }'}</style>
        <Example startsOpen />
      </div>,
    );
    expect(inside()).toEqual({ fontWeight: '400', fontStyle: 'normal', textAlign: 'start' });
  });

  const long = Array.from({ length: 40 }, (_, index) => (
    <p key={index}>
      {paragraph} <a href={`/rest/${index}`}>{`Link${index}`}</a>
    </p>
  ));

  test.each([
    [320, 568],
    [320, 256],
    [1280, 800],
  ])(
    'DLG-16 keeps the close button in view at %i by %i px, and it covers no focus',
    async (width, height) => {
      await page.viewport(width, height);
      await render(<Example startsOpen>{long}</Example>);
      for (let press = 0; press < 12; press++) {
        await userEvent.tab();
        const { top, left, bottom } = getFocusLocation();
        expect(document.elementFromPoint(left + 2, top + 2)?.closest('a, button')).toBe(focused());
        expect(bottom).toBeLessThanOrEqual(height);
      }
      // What lies under the bar comes out from under it.
      const [under, below] = document.querySelectorAll<HTMLElement>('dialog p:nth-child(n + 8) a');
      below?.focus();
      const gap = under ? under.getBoundingClientRect().top - dialog().getBoundingClientRect().top : 0;
      dialog().scrollTop += gap - 10;
      await userEvent.tab({ shift: true });
      expect(focused()).toBe(under);
      const { top, left } = getFocusLocation();
      expect(document.elementFromPoint(left + 2, top + 2)?.closest('a, button')).toBe(under);
      const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
      expect(close.top).toBeGreaterThanOrEqual(0);
      expect(close.bottom).toBeLessThanOrEqual(height);
    },
  );

  const isInView = (part: string) => {
    const { top, bottom } = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? {};
    const box = dialog().getBoundingClientRect();
    return top !== undefined && bottom !== undefined && top >= box.top && bottom <= box.bottom;
  };
  const header = <span>Part 1 of 2</span>;
  const footer = (
    <ButtonGroup>
      <Button variant="primary">Send my request</Button>
      <Button>Save what I wrote for later</Button>
      <Button>Ask somebody who can help me</Button>
    </ButtonGroup>
  );

  test.each([
    [768, 480],
    [1280, 800],
  ])(
    'DLG-37 keeps header and footer in view at %i by %i px, and they cover no focus',
    async (width, height) => {
      await page.viewport(width, height);
      await render(
        <Example startsOpen header={header} footer={footer}>
          {long}
        </Example>,
      );
      for (const scrolled of [0, dialog().scrollHeight / 2, dialog().scrollHeight]) {
        dialog().scrollTop = scrolled;
        expect([isInView('header'), isInView('footer')]).toEqual([true, true]);
      }
      dialog().scrollTop = 0;
      for (const shift of [false, true]) {
        for (let press = 0; press < 44; press++) {
          await userEvent.tab({ shift });
          const link = focused()?.closest('p a');
          if (!link) continue;
          const { top, bottom, left } = getFocusLocation();
          expect(document.elementFromPoint(left + 2, top + 2)?.closest('a')).toBe(link);
          expect(document.elementFromPoint(left + 2, bottom - 2)?.closest('a')).toBe(link);
        }
      }
    },
  );

  test.each([
    [320, 568],
    [320, 256],
    [1280, 256],
  ])('DLG-37 scrolls header and footer with the content at %i by %i px', async (width, height) => {
    await page.viewport(width, height);
    await render(
      <Example startsOpen header={header} footer={footer}>
        {long}
      </Example>,
    );
    expect([isInView('header'), isInView('footer')]).toEqual([true, false]);
    await userEvent.click(page.getByRole('button', { name: 'Send my request' }));
    expect([isInView('header'), isInView('close')]).toEqual([false, true]);
    expect(dialog().scrollWidth).toBe(dialog().clientWidth);
  });

  test.each(['ltr', 'rtl'])('DLG-37 has the header at the start, and Close at the end, %s', async (dir) => {
    await page.viewport(1280, 800);
    await render(
      <div dir={dir}>
        <Example startsOpen header={header} />
      </div>,
    );
    const [start, end] = ['header', 'close'].map(
      (part) => document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().left ?? NaN,
    ) as [number, number];
    expect(dir === 'ltr' ? start < end : start > end).toBe(true);
  });

  test('DLG-16 does not scroll sideways for a long word at 320 px', async () => {
    await page.viewport(320, 568);
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
    await render(
      <Example startsOpen title={word} messages={{ close: word }}>
        <p>{word}</p>
      </Example>,
    );
    expect(dialog().scrollWidth).toBe(dialog().clientWidth);
  });

  test.each(themes)('DLG-17 has an edge, and moves nothing, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(<Example startsOpen />);
    const { borderTopColor, backgroundColor, transitionDuration, animationName } = getComputedStyle(dialog());
    expect(contrastRatio(hex(borderTopColor), hex(backgroundColor))).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
    expect([transitionDuration, animationName]).toEqual(['0s', 'none']);
  });

  test.each(['light', 'dark'] as const)(
    'DLG-34 keeps a ring around it visible with high contrast colors, %s',
    async (colorScheme) => {
      await commands.emulateMedia({ colorScheme, forcedColors: 'active' });
      await render(<Example startsOpen />);
      const behind = getComputedStyle(dialog(), '::backdrop').backgroundColor;
      expect(hex(behind)).toBe(pageColor());
    },
  );

  test('DLG-18 is printed at full length, alone, while open', async () => {
    await page.viewport(1280, 400);
    await render(
      <Example startsOpen around={<p>Behind</p>} header={header} footer={footer}>
        {long}
      </Example>,
    );
    await commands.emulateMedia({ media: 'print' });
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    expect(visible(page.getByText('Behind').element())).toBe(false);
    expect(visible(page.getByText('Part 1 of 2').element())).toBe(true);
    expect(visible(page.getByRole('link', { name: 'Link39' }).element())).toBe(true);
    expect(dialog().clientHeight).toBe(dialog().scrollHeight);
    for (const part of ['close', 'footer'])
      expect(visible(document.querySelector(`[data-part="${part}"]`) as Element)).toBe(false);
  });
});
