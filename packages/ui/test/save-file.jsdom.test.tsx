import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CsvExport, DataTable } from '../src/components/data-table/index.ts';
import { renderHydrated } from './render-hydrated.tsx';
import { saveFile } from '../src/internal/save-file.ts';

const file = new Blob(['Omaha'], { type: 'text/csv' });

/** Vitest gives its jsdom the URL of Node; plain jsdom has none of these. */
const stubUrl = (functions: Record<'createObjectURL' | 'revokeObjectURL', unknown>) =>
  vi.stubGlobal('URL', Object.assign(class extends URL {}, functions));

beforeEach(() => {
  stubUrl({ createObjectURL: undefined, revokeObjectURL: undefined });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** What throws in a handler is an event of the window. */
const watchErrors = () => {
  const errors = vi.fn();
  addEventListener('error', errors);
  return errors;
};

test('a file in jsdom is not saved and throws nothing, which is reported once, in three parts', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  saveFile(file, 'towns.csv');
  saveFile(file, 'towns.csv');
  expect(reported.mock.calls).toEqual([
    [
      '[@longcovid/ui] saveFile: “towns.csv” is not saved, because `URL.createObjectURL` is missing, as in jsdom. A test cannot read the file that people get in a browser. Define `URL.createObjectURL` and `URL.revokeObjectURL` in the test; the first receives the file.',
    ],
  ]);
});

test('a file is saved where a test defines the URL', () => {
  const createObjectURL = vi.fn(() => 'blob:towns');
  stubUrl({ createObjectURL, revokeObjectURL: vi.fn() });
  const saved: (string | null)[] = [];
  const { prototype } = HTMLAnchorElement;
  vi.spyOn(prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'), this.download);
  });
  saveFile(file, 'towns.csv');
  expect(createObjectURL).toHaveBeenCalledExactlyOnceWith(file);
  expect(saved).toEqual(['blob:towns', 'towns.csv']);
});

test('the button of a DataTable throws nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const errors = watchErrors();
  await renderHydrated(
    <DataTable
      caption="Visits"
      toolbar={<CsvExport />}
      columns={[{ id: 'state', header: 'State', getValue: String }]}
      rows={['Ohio', 'Utah']}
    />,
  );
  await vi.waitFor(() => expect(document.querySelector('[data-part=toolbar] button')).not.toBeNull());
  for (const button of document.querySelectorAll('button')) button.click();
  expect(errors).not.toHaveBeenCalled();
});
