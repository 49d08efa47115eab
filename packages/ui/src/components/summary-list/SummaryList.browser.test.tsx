import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { hex, palettes, pageColor } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { LinkProvider } from '../link/index.ts';
import { SummaryList } from './index.ts';

const summary = (answer?: ReactNode) => (
  <SummaryList
    rows={[
      { question: 'Your name', answer, changeHref: '/join/name' },
      { question: 'Reference', answer: 'LC-1' },
    ]}
  />
);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;

test('SML-01 is a description list of questions, each with its answer after it', async () => {
  await render(summary('Ana'));
  const lines = await commands.accessibilityTree();
  const isRead = (line: string) => /^(?:DescriptionList|StaticText|link)/.test(line);
  expect(
    lines.filter(isRead).filter((line) => !/"(?:Change| |Your name)"$/.test(line) || line.startsWith('l')),
  ).toEqual([
    expect.stringMatching(/^DescriptionList/),
    'StaticText "Ana"',
    'link "Change Your name"',
    'StaticText "Reference"',
    'StaticText "LC-1"',
  ]);
  expect(document.querySelector('dl > div > dt + dd')?.textContent).toBe('Ana');
});

test.each([
  ['en', 'Change Your name', 'Not provided', null],
  ['es', 'Cambiar Your name', 'Sin respuesta', null],
  // A page without types may give any language.
  ['fr', 'Change Your name', 'Not provided', 'en'],
])(
  'SML-02, SML-03 names its links by the question, and says that there is no answer, %s',
  async (locale, name, text, lang) => {
    await render(withLocale(locale, summary()));
    const link = page.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', '/join/name');
    expect(page.getByRole('link').elements()).toHaveLength(1);
    expect(part('answer').textContent).toBe(text);
    expect(part('not-provided').getAttribute('lang')).toBe(lang);
  },
);

test.each([
  ['nothing', null, true],
  ['a space', ' ', true],
  ['an empty list', [], true],
  ['false', false, true],
  ['an element without text', <p key="empty" />, true],
  ['zero', 0, false],
])('SML-03 takes %s for no answer: %s, %s', async (_what, answer, isMissing) => {
  await render(summary(answer));
  expect(part('answer').textContent).toBe(isMissing ? 'Not provided' : '0');
});

test('SML-04 has links of the router', async () => {
  const Routed = ({ children, ...props }: React.ComponentProps<'a'>) => (
    <a {...props} data-routed="">
      {children}
    </a>
  );
  await render(<LinkProvider component={Routed}>{summary('Ana')}</LinkProvider>);
  expect(part('change').dataset.routed).toBe('');
});

test.each([
  [1280, 'beside'],
  [320, 'below'],
])('SML-05 has the answer beside or below its question, %i px: %s', async (width, place) => {
  await page.viewport(width, 640);
  await render(summary('Ana'));
  const question = part('question').getBoundingClientRect();
  const answer = part('answer').getBoundingClientRect();
  expect(answer.left >= question.right).toBe(place === 'beside');
  expect(answer.top >= question.bottom).toBe(place === 'below');
});

test('SML-06 prints no links, and keeps a question and its answer on one sheet', async () => {
  await commands.emulateMedia({ media: 'print' });
  await render(summary('Ana'));
  await expect.element(part('change')).not.toBeVisible();
  expect(getComputedStyle(part('row')).breakInside).toBe('avoid');
});

test.each(palettes)('SML-07 has a line below each row with a contrast of 3:1, %j', async (media) => {
  await commands.emulateMedia(media);
  await render(summary('Ana'));
  const { borderBottomColor, borderBottomWidth } = getComputedStyle(part('row'));
  expect(borderBottomWidth).toBe('1px');
  expect(contrastRatio(hex(borderBottomColor), pageColor())).toBeGreaterThanOrEqual(3);
});
