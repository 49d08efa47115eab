import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor, themes } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Toggletip } from './index.ts';

const text = 'A medicine that flows into a vein.';
const sentence = (
  <p>
    You may get an <Toggletip label="infusion">{text}</Toggletip> on that day.
  </p>
);
const trigger = () => page.getByRole('button', { name: /infusion/ });
const explanation = () => document.querySelector('[data-part="explanation"]') as HTMLElement;
const isOpen = () => explanation().checkVisibility();
const line = async () => (await commands.accessibilityTree()).find((each) => each.startsWith('button'));

describe('name and state', () => {
  test.each([
    ['en', 'infusion explanation'],
    ['es', 'infusion explicación'],
  ])('TGL-01 is a button with the label and what it brings, %s', async (locale, name) => {
    await render(withLocale(locale, sentence));
    await expect.element(page.getByRole('button')).toHaveAccessibleName(name);
  });

  test('TGL-01 has a message that can be replaced', async () => {
    await render(
      <Toggletip label="infusion" messages={{ explanation: 'meaning' }}>
        {text}
      </Toggletip>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('infusion meaning');
  });

  test('TGL-02 exposes whether it is open', async () => {
    await render(sentence);
    expect(await line()).toContain('expanded=false');
    await userEvent.click(trigger());
    expect(await line()).toContain('expanded=true');
  });

  test('TGL-03 is read right after its button, and not at all while closed', async () => {
    await render(sentence);
    expect((await commands.accessibilityTree()).join('\n')).not.toContain(text);
    await userEvent.click(trigger());
    const tree = await commands.accessibilityTree();
    const rest = tree.slice(tree.findIndex((each) => each.startsWith('button'))).join('\n');
    expect(rest.indexOf(text)).toBeGreaterThan(-1);
    expect(rest.indexOf(text)).toBeLessThan(rest.indexOf('on that day.'));
  });
});

describe('keyboard and pointer', () => {
  test.each(['{Enter}', ' '])('TGL-04 %j opens and closes it, and focus stays', async (key) => {
    await render(sentence);
    await userEvent.tab();
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
  });

  test('TGL-05 Escape closes it, and focus stays', async () => {
    await render(sentence);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await expect.element(trigger()).toHaveFocus();
  });

  test('TGL-05 a press elsewhere closes it, a press on its text does not', async () => {
    await page.viewport(600, 600);
    await render(
      <>
        {sentence}
        <div style={{ blockSize: '20rem' }} />
        <div>Elsewhere</div>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.click(explanation());
    expect(isOpen()).toBe(true);
    await userEvent.click(page.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
  });

  test('TGL-06 Tab goes from the button to a link in the explanation, then on', async () => {
    await render(
      <>
        <Toggletip label="infusion">
          {text} <a href="#more">More</a>
        </Toggletip>
        <a href="#after">After</a>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'More' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
  });

  test('TGL-07 one is open at a time', async () => {
    await render(
      <>
        {sentence}
        <Toggletip label="Why do we ask?">Some groups are closed.</Toggletip>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const open = [...document.querySelectorAll('[data-part="explanation"]')].map((each) =>
      each.checkVisibility(),
    );
    expect(open).toEqual([false, true]);
  });
});

test('TGL-08 opens in the HTML of the server, in a paragraph, and stays open', async () => {
  const { container, hydrate } = renderServerHtml(sentence);
  // A block would have ended the paragraph.
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(container.querySelector('p')?.textContent).toBe(`You may get an infusion${text} on that day.`);
  await userEvent.click(trigger());
  expect(isOpen()).toBe(true);
  expect(await hydrate()).toEqual([]);
  expect(isOpen()).toBe(true);
});

describe('styles', () => {
  test.each(['ltr', 'rtl'])('TGL-09 is next to its button, in a viewport of 320 px, %s', async (dir) => {
    await page.viewport(320, 600);
    await render(
      <div dir={dir}>
        <p>
          <Toggletip label="infusion">{text.repeat(3)}</Toggletip>
        </p>
      </div>,
    );
    await userEvent.click(trigger());
    const button = trigger().element().getBoundingClientRect();
    const tip = explanation().getBoundingClientRect();
    expect(
      Math.min(Math.abs(tip.top - button.bottom), Math.abs(button.top - tip.bottom)),
    ).toBeLessThanOrEqual(8);
    expect(tip.left).toBeGreaterThanOrEqual(8);
    expect(tip.right).toBeLessThanOrEqual(312);
    expect(tip.width).toBeGreaterThan(270);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('TGL-09 is above its button where there is no room below', async () => {
    await page.viewport(600, 300);
    await render(
      <>
        <div style={{ blockSize: '200px' }} />
        {sentence}
      </>,
    );
    await userEvent.click(trigger());
    expect(explanation().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      trigger().element().getBoundingClientRect().top,
    );
  });

  test.each(['IV', 'IV '.repeat(400)])(
    'TGL-10 is at least 44 px large, and lines keep their distance',
    async (label) => {
      await render(
        <>
          <p>
            <span style={{ display: 'inline-block', paddingInlineEnd: '1.5rem' }}>{label}</span> on that day.
          </p>
          <p>
            <Toggletip label={label}>{text}</Toggletip> on that day.
          </p>
        </>,
      );
      const { width, height } = page.getByRole('button').element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      const [plain, explained] = [...document.querySelectorAll('p')].map(
        (each) => each.getBoundingClientRect().height,
      );
      expect(Math.abs((explained ?? 0) - (plain ?? 0))).toBeLessThanOrEqual(2);
    },
  );

  test.each(themes)('TGL-11 has a contrast of 7 to 1 and an edge, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(sentence);
    await userEvent.click(trigger());
    const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(explanation());
    expect(borderTopWidth).toBe('2px');
    expect(contrastRatio(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
    expect(
      contrastRatio(hex(getComputedStyle(trigger().element()).color), pageColor()),
    ).toBeGreaterThanOrEqual(7);
  });

  test.each([false, true])('TGL-12 is printed in the text, in parentheses, open before: %s', async (open) => {
    await render(sentence);
    if (open) await userEvent.click(trigger());
    dispatchEvent(new Event('beforeprint'));
    await commands.emulateMedia({ media: 'print' });
    expect(isOpen()).toBe(true);
    expect(explanation().matches(':popover-open')).toBe(false);
    expect(getComputedStyle(explanation()).display).toBe('inline');
    expect(getComputedStyle(explanation(), '::before').content).toBe('" ("');
    expect(document.querySelector('svg')?.checkVisibility()).toBe(false);
  });

  test.each([false, true])('TGL-13 has no axe finding, open: %s', async (open) => {
    const { container } = await render(sentence);
    if (open) await userEvent.click(trigger());
    expect(await axeFindings(container)).toEqual([]);
  });
});

test('TGL-14 warns a developer of an empty label', () =>
  expectWarning(<Toggletip label="">{text}</Toggletip>, 'Toggletip: `label` is empty.'));
