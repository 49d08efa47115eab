import { expect } from '@playwright/test';

import { formatEntryDate, readEntries, readEntry, readMarkdown } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import { expectPage, followLink, followMenu } from './menu.ts';

/** `nth`: which update is read, from 0 (the newest) to 1 (the oldest). */
type Data = { nth: number };

visitorTask<Data>('read the news', {
  who: 'A participant who comes by once in a while to see what has changed.',
  draw: (draw) => ({ nth: draw.integer(1000) / 1000 }),
  fixed: [{ nth: 0 }],
  run: async (visitor, { nth }) => {
    const { page, language } = visitor;
    await visitor.arrive();
    await followMenu(visitor, 'informed', 'informed.all');
    const news = readEntry('page', 'stay-informed', language).fields.heading;
    await expectPage(visitor, news);

    // A month is sorted as its first day.
    const updates = readEntries('update', language)
      .map((entry) => ({ ...entry, title: String(entry.fields.title), date: String(entry.meta.date) }))
      .toSorted((a, b) => (a.date < b.date ? 1 : -1));
    const titles = updates.map(({ title }) => title);
    const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
    const shown = await links.allTextContents();
    expect(
      shown.filter((title) => titles.includes(title)),
      'the newest stands first',
    ).toEqual(titles);

    const update = updates[Math.floor(nth * updates.length)];
    if (!update) throw new Error('There are no updates.');
    const date = formatEntryDate(update.date, language);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: update.title, exact: true }) });
    await expect(card).toContainText(date);
    await followLink(visitor, update.title);
    await expectPage(visitor, update.title);
    await expect(page.getByRole('main').locator('time').first()).toHaveText(date);
    // The headings and paragraphs of the update, without values that the build inserts.
    const parts = update.body.split('\n\n').filter((part) => /^[^:|{}]+(?: \{#[\w-]+\})?$/.test(part.trim()));
    const read = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    for (const part of parts) {
      const text = readMarkdown(
        part
          .trim()
          .replace(/^#+ /, '')
          .replace(/ \{#[\w-]+\}$/, ''),
      );
      expect(read).toContain(text);
    }

    await page.goBack();
    await expectPage(visitor, news);
    await expect(
      page.getByRole('main').getByRole('link', { name: update.title, exact: true }),
    ).toBeInViewport();
  },
});
