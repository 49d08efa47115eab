import { describe, expect, test, vi, expectTypeOf } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { Link } from './index.ts';

const variants = ['inline', 'standalone', 'primary', 'secondary'] as const;
const link = () => document.querySelector('a') as HTMLAnchorElement;

function systemColor(name: string): string {
  const sample = document.createElement('span');
  sample.style.color = name;
  document.body.append(sample);
  const color = hex(getComputedStyle(sample).color);
  sample.remove();
  return color;
}

test('LNK-01 is followed by Enter, and has its text as its name', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <Link href="#who" onClick={onClick}>
      Who can join
    </Link>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Who can join' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('LNK-01 warns a developer of a link without a name', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <Link href="#who" aria-label="Who can join">
      {''}
    </Link>,
  );
  expect(warn).not.toHaveBeenCalled();
  await render(<Link href="#who"> </Link>);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('[@longcovid/ui] Link: `children` has no text'),
  );
  warn.mockRestore();
});

test.each([
  ['en', 'Survey (opens in a new window)'],
  ['es', 'Survey (se abre en una ventana nueva)'],
  // A page without types may give any language.
  ['fr' as 'en', 'Survey (opens in a new window)'],
] as const)('LNK-02 has the new window in its name, %s', async (locale, name) => {
  await render(
    withLocale(
      locale,
      <Link href="https://example.org/" isNewWindow>
        Survey
      </Link>,
    ),
  );
  await expect.element(link()).toHaveAccessibleName(name);
  expect(link().innerText).toBe(name);
  expect([link().target, link().rel]).toEqual(['_blank', 'noopener']);
});

test('LNK-02 takes a note of the page, and has none in the same window', async () => {
  const { rerender } = await render(
    <Link href="#a" isNewWindow messages={{ newWindow: '(nouvelle fenêtre)' }}>
      Enquête
    </Link>,
  );
  await expect.element(link()).toHaveAccessibleName('Enquête (nouvelle fenêtre)');
  await rerender(<Link href="#a">Enquête</Link>);
  await expect.element(link()).toHaveAccessibleName('Enquête');
  expect(link().hasAttribute('target')).toBe(false);
});

test('LNK-03 marks the language of its text, and of the note', async () => {
  await render(
    withLocale(
      'en',
      <Link href="#a" lang="es" hrefLang="es" isNewWindow>
        Resumen en español
      </Link>,
    ),
  );
  expect([link().lang, link().hreflang]).toEqual(['es', 'es']);
  expect(page.getByText('(opens in a new window)').element().closest('[lang]')?.getAttribute('lang')).toBe(
    'en',
  );
});

test('LNK-04 is underlined in a sentence', async () => {
  await render(
    <p>
      Please <Link href="#a">read this</Link> first.
    </p>,
  );
  expect(getComputedStyle(link()).textDecorationLine).toBe('underline');
});

test.each(['standalone', 'primary', 'secondary'] as const)(
  'LNK-05 %s is at least 44 by 44 px',
  async (variant) => {
    await render(
      <Link href="#a" variant={variant}>
        A
      </Link>,
    );
    const { width, height } = link().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
);

describe.each(variants)('%s', (variant) => {
  test.each([{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
    'LNK-07 shows itself and its focus, %j',
    async (media) => {
      await commands.emulateMedia(media);
      await render(
        <Link href="#a" variant={variant}>
          Who can join
        </Link>,
      );
      await userEvent.tab();
      const { color, backgroundColor, outlineStyle, outlineColor } = getComputedStyle(link());
      const behind = backgroundColor === 'rgba(0, 0, 0, 0)' ? pageColor() : hex(backgroundColor);
      expect(contrastRatio(hex(color), behind)).toBeGreaterThanOrEqual(4.5);
      if ('forcedColors' in media) expect(hex(color)).toBe(systemColor('LinkText'));
      expect(outlineStyle).toBe('solid');
      expect(contrastRatio(hex(outlineColor), pageColor())).toBeGreaterThanOrEqual(3);
    },
  );
});

test('LNK-01 requires a URL', () => {
  expectTypeOf(Link).toBeCallableWith({ children: 'Who can join', href: '/join' });
  // @ts-expect-error A link must have a URL.
  expectTypeOf(Link).toBeCallableWith({ children: 'Who can join' });
});
