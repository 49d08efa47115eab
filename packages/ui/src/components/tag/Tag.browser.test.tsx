import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Tag } from './index.ts';

const tones = ['neutral', 'info', 'success', 'danger'] as const;
const tag = () => document.querySelector('[data-component="tag"]') as HTMLElement;

test('TGA-01 is text in its place, and no control', async () => {
  // The space is a node of its own, as it is beside text that comes from data.
  const clinic = 'Clinic';
  await render(
    <h2>
      {clinic} <Tag tone="danger">Closed</Tag>
    </h2>,
  );
  const [heading, ...texts] = await commands.accessibilityTree();
  expect(heading).toBe('heading "Clinic Closed" level=2');
  expect(texts.map((line) => /^StaticText "(.*)"$/.exec(line)?.[1]).join('')).toBe('Clinic Closed');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

describe.each(tones)('%s', (tone) => {
  test.each(['light', 'dark'] as const)('TGA-02 has a contrast of 7 to 1, %s', async (colorScheme) => {
    await commands.emulateMedia({ colorScheme });
    await render(<Tag tone={tone}>Open</Tag>);
    const { color, backgroundColor, borderTopColor } = getComputedStyle(tag());
    expect(contrastRatio(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
  });

  test.each([
    { forcedColors: 'active', colorScheme: 'dark' },
    { media: 'print', colorScheme: 'dark' },
  ] as const)('TGA-03 has an edge without its background, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(<Tag tone={tone}>Open</Tag>);
    const { color, borderTopColor, borderTopStyle } = getComputedStyle(tag());
    expect(borderTopStyle).toBe('solid');
    for (const each of [borderTopColor, color])
      expect(contrastRatio(hex(each), pageColor())).toBeGreaterThanOrEqual(3);
  });
});

test('TGA-07 warns a developer of a tag without text', () =>
  expectWarning(<Tag> </Tag>, 'Tag: `children` is empty.'));
