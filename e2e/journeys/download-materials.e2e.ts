import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';

import { readCommittedFile, readEntries } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import type { Visitor } from '../visitor.ts';
import type { Language } from '../ways.ts';
import { followMenu, openDisclosure } from './menu.ts';

const TYPES = ['enrollment', 'educational', 'at_home_tests', 'in_person_tests'] as const;
const GROUPS = ['adult', 'pediatric', 'young_adult', 'pregnancy', 'autopsy'] as const;

/** A button of the component library, which has its own messages. */
const SHOW = { en: 'Show results', es: 'Mostrar resultados' } as const;

type Data = { group: (typeof GROUPS)[number]; type: (typeof TYPES)[number] | undefined };

/** The files of a group, of one type or of all. */
const findFiles = (language: Language, { group, type }: Data): string[] =>
  readEntries('study-material', language)
    .filter(({ meta }) => meta.cohort === group && (type === undefined || meta.type === type))
    .map(({ meta }) => String(meta.file));

/** Saves the zip file and returns its files by name. */
async function downloadAll(visitor: Visitor, count: number): Promise<Map<string, Buffer>> {
  const [before = '', after = ''] = visitor.text('materials.zip.download', { count, size: '|' }).split('|');
  const name = new RegExp(`^${RegExp.escape(before)}.+${RegExp.escape(after)}$`);
  const saving = visitor.page.waitForEvent('download');
  await visitor.press(visitor.page.getByRole('button', { name }));
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(visitor.text('materials.zip.file'));
  const files = unzipSync(await readFile(await saved.path()));
  return new Map(Object.entries(files).map(([file, bytes]) => [file, Buffer.from(bytes)]));
}

/** Downloads the files that the list links to, by name. */
async function downloadEach(visitor: Visitor): Promise<Map<string, Buffer>> {
  const links = visitor.page.getByRole('main').locator('a[download]').filter({ visible: true });
  const files = new Map<string, Buffer>();
  for (const link of await links.all()) {
    const saving = visitor.page.waitForEvent('download');
    await visitor.press(link);
    const saved = await saving;
    files.set(saved.suggestedFilename(), await readFile(await saved.path()));
  }
  return files;
}

visitorTask<Data>('download all materials of my group', {
  who: 'A participant or caregiver who wants to have everything for their group at home, on paper or offline.',
  draw: (draw, { language }) => {
    const hasFiles = (data: Data) => findFiles(language, data).length > 0;
    const group = draw.pick(GROUPS.filter((each) => hasFiles({ group: each, type: undefined })));
    const types = TYPES.filter((type) => hasFiles({ group, type }));
    return { group, type: draw.chance(0.5) ? draw.pick(types) : undefined };
  },
  run: async (visitor, { group, type }) => {
    await visitor.arrive();
    await followMenu(visitor, 'informed', 'materials');
    const form = visitor.page.getByRole('search', { name: visitor.text('materials.search') });
    await openDisclosure(visitor, form.locator('[data-component=filter-set] summary'));
    const select = (id: string, label: string) =>
      visitor.select(
        form.getByRole('combobox', { name: visitor.text(id), exact: true }),
        new RegExp(`^${RegExp.escape(label)} \\(`),
      );
    await select('materials.group', visitor.text(`material.cohort.${group}`));
    if (type) await select('materials.type', visitor.text(`material.type.${type}`));
    await visitor.press(form.getByRole('button', { name: SHOW[visitor.language], exact: true }));

    const expected = findFiles(visitor.language, { group, type });
    const heading = visitor.text('materials.heading', { count: expected.length });
    await expect(visitor.page.getByRole('heading', { name: heading, exact: true })).toBeVisible();

    await visitor.waitForScript();
    const files = visitor.hasScript
      ? await downloadAll(visitor, expected.length)
      : await downloadEach(visitor);
    expect([...files.keys()].sort()).toEqual(expected.toSorted());
    for (const [file, bytes] of files) {
      const committed = readCommittedFile(`pdf/${visitor.language}/${file}`);
      expect(bytes.equals(committed), `${file} is the committed one, byte for byte`).toBe(true);
    }
  },
});
