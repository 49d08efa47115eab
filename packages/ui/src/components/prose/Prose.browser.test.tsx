import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Disclosure } from '../disclosure/index.ts';
import { Prose } from './index.ts';

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

/** The characters in the longest line of a paragraph. */
function countLongestLine(paragraph: Element): number {
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

test('PRO-01 has lines of 45 to 80 characters, which are not justified', async () => {
  await render(text);
  expect(countLongestLine(find('#long'))).toBeLessThanOrEqual(80);
  expect(countLongestLine(find('#long'))).toBeGreaterThanOrEqual(45);
  expect(getComputedStyle(find('#long')).textAlign).toBe('start');
  expect(
    Number.parseFloat(getComputedStyle(find('#long')).lineHeight) /
      Number.parseFloat(getComputedStyle(find('#long')).fontSize),
  ).toBeGreaterThanOrEqual(1.5);
});

test('PRO-02 puts a heading nearer to what it names than to what is before it, and no margin at the ends', async () => {
  await render(text);
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(find('h3'));
  expect(Number.parseFloat(marginBlockStart)).toBeGreaterThan(Number.parseFloat(marginBlockEnd));
  expect(getComputedStyle(find('h2')).marginBlockStart).toBe('0px');
  expect(getComputedStyle(find('table')).marginBlockEnd).toBe('0px');
});

test('PRO-03 keeps the roles of lists and tables', async () => {
  const { container } = await render(text);
  await expect.element(page.getByRole('list')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Hours' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Monday' })).toBeVisible();
  expect(getComputedStyle(find('ul')).listStyleType).toBe('disc');
  expect(await axeFindings(container)).toEqual([]);
});

test('PRO-04 keeps the look of a component in the text', async () => {
  const inside = (
    <Disclosure summary="More" defaultOpen>
      <h2>Rest</h2>
    </Disclosure>
  );
  const alone = await render(inside);
  const { marginBlockStart } = getComputedStyle(find('details h2'));
  await alone.unmount();
  await render(<Prose>{inside}</Prose>);
  expect(getComputedStyle(find('details h2')).marginBlockStart).toBe(marginBlockStart);
});

test('PRO-06 prints the URL after a link, and does not show it on the screen', async () => {
  await render(text);
  const after = () => getComputedStyle(find('a'), '::after').content;
  expect(after()).toBe('none');
  await commands.emulateMedia({ media: 'print' });
  expect(after()).toBe('" (https://example.org/help)"');
});

test('PRO-08 is complete before hydration, and takes a language', async () => {
  const { container, hydrate } = renderServerHtml(<Prose lang="es">Descanse.</Prose>);
  expect(container.textContent).toBe('Descanse.');
  expect(container.querySelector<HTMLElement>('[data-component="prose"]')?.lang).toBe('es');
  expect(await hydrate()).toEqual([]);
});
