import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands } from 'vitest/browser';
import { hex, palettes, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { InsetText } from './index.ts';

const inset = () => document.querySelector('[data-component="inset-text"]') as HTMLElement;

test.each([
  ['no role', {}, false],
  ['a group by aria-label', { 'aria-label': 'Example' }, true],
  ['a group by aria-labelledby', { 'aria-labelledby': 'title' }, true],
])('INS-01, INS-02 is text in its place, with %s', async (_what, name, isGroup) => {
  await render(
    <>
      <h2 id="title">Example</h2>
      <InsetText {...name}>Two hours</InsetText>
    </>,
  );
  const lines = (await commands.accessibilityTree()).filter((line) => !line.startsWith('heading'));
  expect(lines.some((line) => line === 'group "Example"')).toBe(isGroup);
  expect(lines.filter((line) => !/^(?:group|StaticText) /.test(line))).toEqual([]);
  expect(lines.at(-1)).toBe('StaticText "Two hours"');
});

test.each([...palettes, { media: 'print', colorScheme: 'dark' } as const])(
  'INS-03 has an edge at its start alone, in %j',
  async (media) => {
    await commands.emulateMedia(media);
    await render(
      <div dir="rtl">
        <InsetText>Two hours</InsetText>
      </div>,
    );
    const { borderRightColor, borderRightWidth, borderLeftWidth } = getComputedStyle(inset());
    expect([borderRightWidth, borderLeftWidth]).toEqual(['6px', '0px']);
    expect(contrastRatio(hex(borderRightColor), pageColor())).toBeGreaterThanOrEqual(3);
  },
);

test('INS-04 adds no distance above and below to that of its paragraphs', async () => {
  await render(
    <InsetText>
      <p>Two hours</p>
    </InsetText>,
  );
  const { top, bottom } = inset().getBoundingClientRect();
  const text = (inset().firstElementChild as HTMLElement).getBoundingClientRect();
  expect([text.top - top, bottom - text.bottom]).toEqual([16, 16]);
});
