import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Disclosure } from '../disclosure/index.ts';
import { Prose, type ProseProps } from './index.ts';

const sentence = 'Many people with Long COVID feel worse after effort, so rest before you are tired. ';
const text = (
  <Prose>
    <h2>Rest</h2>
    <p id="long">{sentence.repeat(10)}</p>
    <h3>At work</h3>
    <ul>
      <li>One thing a day</li>
      <li>
        Ask <a href="https://example.org/help">for help</a>
      </li>
    </ul>
    <table>
      <caption>Hours</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Monday</th>
          <td>3</td>
        </tr>
      </tbody>
    </table>
  </Prose>
);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Letters in the longest line of a paragraph. */
function lettersInALine(paragraph: Element): number {
  const node = paragraph.firstChild as Text;
  const range = document.createRange();
  const lines = new Map<number, number>();
  for (let index = 0; index < node.length; index++) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { top } = range.getBoundingClientRect();
    lines.set(top, (lines.get(top) ?? 0) + 1);
  }
  return Math.max(...lines.values());
}

test('PRO-01 lines are of a length that can be read, and never justified', async () => {
  await render(text);
  expect(lettersInALine(find('#long'))).toBeLessThanOrEqual(80);
  expect(lettersInALine(find('#long'))).toBeGreaterThanOrEqual(45);
  expect(getComputedStyle(find('#long')).textAlign).toBe('start');
  expect(
    Number.parseFloat(getComputedStyle(find('#long')).lineHeight) /
      Number.parseFloat(getComputedStyle(find('#long')).fontSize),
  ).toBeGreaterThanOrEqual(1.5);
});

test('PRO-02 a heading stands nearer to what it names than to what is before it; nothing hangs at the ends', async () => {
  await render(text);
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(find('h3'));
  expect(Number.parseFloat(marginBlockStart)).toBeGreaterThan(Number.parseFloat(marginBlockEnd));
  expect(getComputedStyle(find('h2')).marginBlockStart).toBe('0px');
  expect(getComputedStyle(find('table')).marginBlockEnd).toBe('0px');
});

test('PRO-03 lists and tables keep their roles', async () => {
  const { container } = await render(text);
  await expect.element(page.getByRole('list')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Hours' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Monday' })).toBeVisible();
  expect(getComputedStyle(find('ul')).listStyleType).toBe('disc');
  expect(await axeFindings(container)).toEqual([]);
});

test('PRO-04 a component in it keeps its own look', async () => {
  const inside = (
    <Disclosure summary="More" defaultOpen>
      <h2>Words</h2>
    </Disclosure>
  );
  const alone = await render(inside);
  const { marginBlockStart } = getComputedStyle(find('details h2'));
  await alone.unmount();
  await render(<Prose>{inside}</Prose>);
  expect(getComputedStyle(find('details h2')).marginBlockStart).toBe(marginBlockStart);
});

test('PRO-05 at 320 px no word widens the page', async () => {
  await page.viewport(320, 800);
  const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5);
  await render(
    <Prose>
      <h2>{word}</h2>
      <p>{word}</p>
      <pre>{word}</pre>
      <table>
        <tbody>
          <tr>
            <th scope="row">{word}</th>
            <td>{word}</td>
          </tr>
        </tbody>
      </table>
    </Prose>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('PRO-06 on paper a link is followed by its address, and on the screen it is not', async () => {
  await render(text);
  const after = () => getComputedStyle(find('a'), '::after').content;
  expect(after()).toBe('none');
  await commands.emulateMedia({ media: 'print' });
  expect(after()).toBe('" (https://example.org/help)"');
});

test('PRO-07 keyboard focus on a link shows a ring', async () => {
  await render(text);
  await userEvent.tab();
  const { outlineStyle, outlineWidth } = getComputedStyle(find('a'));
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
});

test('PRO-08 complete before script; takes a language and no class of its own', async () => {
  const { container, hydrate } = renderServerHtml(<Prose lang="es">Descanse.</Prose>);
  expect(container.textContent).toBe('Descanse.');
  expect(container.querySelector<HTMLElement>('[data-component="prose"]')?.lang).toBe('es');
  expect(await hydrate()).toEqual([]);
  // @ts-expect-error How it looks is not for its user to say.
  const withClass: ProseProps = { children: 'Rest', className: 'wide' };
  expect(withClass.children).toBe('Rest');
});
