import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { hex, palettes, pageColor } from '../../../test/rendered-color.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { LinkProvider } from '../link/index.ts';
import { BackLink } from './index.ts';

const link = () => document.querySelector('a') as HTMLAnchorElement;
const arrow = () => document.querySelector('svg') as SVGElement;

test.each([
  ['en', undefined, 'Back', null],
  ['es', undefined, 'Volver', null],
  // A page without types may give any language.
  ['fr' as 'en', undefined, 'Back', 'en'],
  ['fr' as 'en', 'Retour', 'Retour', null],
])('BCK-01, BCK-02 is a link named by its text alone, %s %s', async (locale, children, name, lang) => {
  await render(withLocale(locale, <BackLink href="#group">{children}</BackLink>));
  expect(await commands.accessibilityTree()).toEqual([`link "${name}"`, `StaticText "${name}"`]);
  expect(link().getAttribute('lang')).toBe(lang);
});

test('BCK-03 goes to its URL by Enter, without script', async () => {
  renderServerHtml(<BackLink href="#previous-step" />);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#previous-step');
  history.replaceState(null, '', location.pathname + location.search);
});

test('BCK-04 is a link of the router for a page of the site', async () => {
  const Routed = ({ children, ...props }: React.ComponentProps<'a'>) => (
    <a {...props} data-routed="">
      {children}
    </a>
  );
  await render(
    <LinkProvider component={Routed}>
      <BackLink href="/join/group" />
    </LinkProvider>,
  );
  expect(link().dataset.routed).toBe('');
});

test.each(palettes)('BCK-05 has an arrow with a contrast of 3:1, %j', async (media) => {
  await commands.emulateMedia(media);
  await render(<BackLink href="#group" />);
  const { stroke } = getComputedStyle(arrow().firstElementChild as Element);
  expect(contrastRatio(hex(stroke), pageColor())).toBeGreaterThanOrEqual(3);
});

test.each([
  ['ltr', 'none'],
  ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)'],
] as const)('BCK-06 points to the start of the line, %s', async (dir, transform) => {
  await render(
    <div dir={dir}>
      <BackLink href="#group" />
    </div>,
  );
  expect(getComputedStyle(arrow()).transform).toBe(transform);
  const text = document.querySelector('[data-part="text"]') as HTMLElement;
  const isBefore = arrow().getBoundingClientRect().left < text.getBoundingClientRect().left;
  expect(isBefore).toBe(dir === 'ltr');
});
