import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { contrastRatio } from '../../theme/index.ts';
import { Notice } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const tones = ['info', 'success', 'danger'] as const;
const box = () => document.querySelector('[data-part="box"]') as HTMLElement;

describe('icon', () => {
  test.each([
    ['en', ['Information', 'Success', 'Important']],
    ['es', ['Información', 'Listo', 'Importante']],
    // A page without types may give any language.
    ['fr' as 'en', ['Information', 'Success', 'Important']],
  ] as const)('NTC-01 says what it shows, %s', async (locale, names) => {
    await render(tones.map((tone) => withLocale(locale, <Notice key={tone} tone={tone} title="Title" />)));
    const tree = await commands.accessibilityTree();
    expect(tree.filter((line) => line.startsWith('image'))).toEqual(names.map((name) => `image "${name}"`));
  });

  test('NTC-01 has a shape of its own for each tone', async () => {
    await render(tones.map((tone) => <Notice key={tone} tone={tone} title="Title" />));
    const shapes = [...document.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(shapes).size).toBe(3);
  });

  test('NTC-01 its words can be replaced', async () => {
    await render(<Notice tone="danger" title="Titre" messages={{ danger: 'Attention' }} />);
    await expect.element(page.getByRole('img')).toHaveAccessibleName('Attention');
  });
});

test('NTC-02 the title is a heading at the level asked for, otherwise strong text', async () => {
  const { rerender } = await render(<Notice tone="info" title="Thank you" headingLevel={3} />);
  expect(await commands.accessibilityTree()).toContain('heading "Thank you" level=3');
  await rerender(<Notice tone="info" title="Thank you" />);
  expect(page.getByRole('heading').query()).toBeNull();
  expect(getComputedStyle(page.getByText('Thank you').element()).fontWeight).toBe('700');
});

test('NTC-03 a live one is the same status before and after it has words', async () => {
  const { rerender } = await render(<Notice tone="success" live="polite" />);
  const before = page.getByRole('status').element();
  await rerender(
    <Notice tone="success" live="polite" title="Thank you!">
      <p>We have received it.</p>
    </Notice>,
  );
  expect(page.getByRole('status').element()).toBe(before);
  expect(before.textContent).toBe('Thank you!We have received it.');
  expect((await commands.accessibilityTree()).find((line) => line.startsWith('status'))).toContain(
    'live=polite',
  );
});

test('NTC-03 otherwise it is not announced', async () => {
  await render(<Notice tone="danger" title="Closed" />);
  expect((await commands.accessibilityTree()).filter((line) => line.includes('live='))).toEqual([]);
});

test.each([undefined, null, false, ''])('NTC-04 without words (%j) nothing is seen', async (nothing) => {
  const { container } = await render(
    <Notice tone="info" live="polite">
      {nothing}
    </Notice>,
  );
  expect(container.getBoundingClientRect().height).toBe(0);
});

describe.each(tones)('%s', (tone) => {
  test.each([{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
    'NTC-05 has an edge and an icon, %j',
    async (media) => {
      await commands.emulateMedia(media);
      await render(<Notice tone={tone} title="Title" />);
      const icon = document.querySelector('svg') as SVGElement;
      for (const color of [getComputedStyle(box()).borderInlineStartColor, getComputedStyle(icon).color])
        expect(contrastRatio(hex(color), pageColor())).toBeGreaterThanOrEqual(3);
    },
  );

  test('NTC-05 at 320 px no word widens the page', async () => {
    await page.viewport(320, 800);
    const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
    await render(
      <Notice tone={tone} title={long}>
        <p>{long}</p>
      </Notice>,
    );
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('NTC-06 no axe finding', async () => {
    const { container } = await render(
      <Notice tone={tone} title="Title">
        <p>
          Words and <a href="#link">a link</a>
        </p>
      </Notice>,
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  test('NTC-07 is in the HTML', () => {
    const { container } = renderServerHtml(
      <Notice tone={tone} title="Title">
        <p>Words</p>
      </Notice>,
    );
    expect(container.innerText).toMatch(/Title\s+Words/);
  });
});
