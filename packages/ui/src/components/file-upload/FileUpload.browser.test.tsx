import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { findBeyondTheEdge } from '../../../test/beyond-the-edge.ts';
import { findSmallTargets } from '../../../test/find-in-page.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { Announcer } from '../announcer/index.ts';
import { FileUpload, type FileUploadProps } from './index.ts';

const createFile = (name: string, bytes = 1500) => new File(['x'.repeat(bytes)], name, { lastModified: 0 });
const fileUpload = (props: Partial<FileUploadProps> = {}) => (
  <form aria-label="Form">
    <FileUpload label="Letter" name="letter" {...props} />
    <button type="reset">Reset</button>
    <Announcer />
  </form>
);
const input = () => document.querySelector('input') as HTMLInputElement;
const sent = () => [...new FormData(document.forms[0]).values()].map((file) => (file as File).name);
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="file"]')].map(({ innerText }) =>
    innerText.replaceAll(/\s+/g, ' '),
  );
const error = () => document.querySelector('[data-part="error-message"]')?.textContent;
const announced = () => document.querySelector('[data-part="polite"]')?.textContent.trim();

/** Chooses the very same files, which `upload` would copy. */
function choose(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input().files = transfer.files;
  input().dispatchEvent(new Event('change', { bubbles: true }));
}

test('FUP-01, FUP-02 is a file input named by its label, described by hint, limits and error', async () => {
  const limits = { multiple: true, maxFiles: 3, maxBytes: 5e6, accept: '.pdf' };
  await render(fileUpload({ hint: 'A photo.', error: 'Choose a file', ...limits }));
  await expect.element(input()).toHaveAccessibleName('Letter');
  await expect
    .element(input())
    .toHaveAccessibleDescription('A photo. At most 3 files, each at most 5 MB. Error: Choose a file');
  expect([input().type, input().accept, input().ariaInvalid]).toEqual(['file', '.pdf', 'true']);
});

test('FUP-03, FUP-04 sends its files before script, and lists and reports them once after', async () => {
  const onFilesChange = vi.fn();
  const { hydrate } = renderServerHtml(fileUpload({ onFilesChange }));
  await userEvent.upload(input(), createFile('scan.pdf'));
  expect(sent()).toEqual(['scan.pdf']);
  expect(await hydrate()).toEqual([]);
  await expect.poll(listed).toEqual(['scan.pdf 1.5 kB Remove scan.pdf']);
  expect(sent()).toEqual(['scan.pdf']);
  const details = { reason: 'hydration', event: undefined };
  expect(onFilesChange.mock.calls).toEqual([[[input().files?.[0]], details]]);
});

test('FUP-04, FUP-05 adds files that are chosen later, removes one by its button, and says so', async () => {
  const onFilesChange = vi.fn();
  await render(fileUpload({ multiple: true, onFilesChange }));
  const first = createFile('a.pdf');
  choose(first, createFile('b.pdf', 2_310_000));
  await expect.poll(listed).toHaveLength(2);
  choose(first, createFile('c.pdf', 999));
  await expect.poll(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(listed()[1]).toBe('b.pdf 2.4 MB Remove b.pdf');
  await expect.poll(announced).toContain('3 files chosen.');
  await expect.element(page.getByRole('list', { name: 'Chosen files' })).toBeVisible();
  page.getByRole('button', { name: 'Remove b.pdf' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus();
  expect(sent()).toEqual(['a.pdf', 'c.pdf']);
  expect(onFilesChange.mock.lastCall?.[1]).toMatchObject({ reason: 'remove-press' });
  await expect.poll(announced).toContain('b.pdf removed. 2 files chosen.');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => document.activeElement).toBe(input());
  expect([sent(), listed()]).toEqual([[''], []]);
});

test.each([
  ['en', 'You chose 3 files; choose at most 2', '“b.pdf” is too large: it is 1.1 MB,'],
  ['es', 'Eligió 3 archivos; elija 2 como máximo', '“b.pdf” es demasiado grande: mide 1.1 MB'],
])('FUP-06 has an error for too many files and for a large one, %s', async (locale, tooMany, tooLarge) => {
  await render(withLocale(locale, fileUpload({ multiple: true, maxFiles: 2, maxBytes: 1e6 })));
  choose(createFile('a.pdf'), createFile('b.pdf', 1_000_001), createFile('c.pdf', 1e6));
  await expect.poll(error).toBe(tooMany);
  await expect.poll(announced).toContain(tooMany);
  await userEvent.click(page.getByRole('button', { name: /c\.pdf/ }));
  await expect.poll(error).toContain(tooLarge);
  expect(input().ariaInvalid).toBe('true');
  await userEvent.click(page.getByRole('button', { name: /b\.pdf/ }));
  await expect.poll(error).toBe(undefined);
});

test('FUP-07 has no files after a reset, and keeps the error of its caller', async () => {
  const onFilesChange = vi.fn();
  const { rerender } = await render(fileUpload({ onFilesChange, maxBytes: 9 }));
  choose(createFile('a.pdf'));
  await rerender(fileUpload({ onFilesChange, maxBytes: 9, error: 'Not a letter' }));
  expect(error()).toBe('Not a letter');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(listed).toEqual([]);
  expect(onFilesChange.mock.lastCall).toMatchObject([[], { reason: 'reset' }]);
});

test('FUP-08 fits long names into 320 px, with targets of 44 px and no finding of axe-core', async () => {
  await page.viewport(320, 640);
  const { container } = await render(fileUpload({ multiple: true }));
  choose(createFile(`${'scan'.repeat(40)}.pdf`), createFile('a.pdf'));
  await expect.poll(() => listed().length).toBe(2);
  const field = input().parentElement as HTMLElement;
  expect([findBeyondTheEdge(container), findSmallTargets(field)]).toEqual([[], []]);
  expect(await axeFindings(container)).toEqual([]);
  const remove = page.getByRole('button', { name: /a\.pdf/ }).element();
  await commands.emulateMedia({ media: 'print' });
  expect(remove).not.toBeVisible();
});
