import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

import { readCommittedFile, readEntry, readMarkdown } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import { followMenu } from './menu.ts';

const FILMS = [
  { film: 'adults', link: 'adults' },
  { film: 'pregnancy', link: 'pregnancy' },
] as const;

const NO_SOUND = { en: 'This video has no sound.', es: 'Este video no tiene sonido.' } as const;

visitorTask<(typeof FILMS)[number]>('watch the film with its words', {
  who: 'Somebody who is too tired to read a long page, or cannot see the film, or cannot hear it.',
  draw: (draw) => draw.pick(FILMS),
  run: async (visitor, { film, link }) => {
    const { page, language } = visitor;
    await visitor.arrive();
    await followMenu(visitor, 'participants', link);
    const { fields, body, meta } = readEntry('video', film, language);
    const region = page.getByRole('region', { name: String(fields.title), exact: true });
    const committed = readCommittedFile(`video/${language}/${String(meta.file)}`);

    // A film without sound needs no captions, and the page says that it has no sound.
    expect(committed.includes('soun'), 'the committed film has a track of sound').toBe(false);
    await expect(region.getByText(NO_SOUND[language])).toBeVisible();

    const summary = region.locator('summary');
    await visitor.press(summary);
    const transcript = region.locator('details > :not(summary)');
    await expect(transcript).toBeVisible();
    expect((await transcript.innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(readMarkdown(body));

    const saving = page.waitForEvent('download');
    await visitor.press(region.locator('a[download]'));
    expect((await readFile(await (await saving).path())).equals(committed)).toBe(true);

    const player = region.locator('video');
    if (visitor.way.input === 'keyboard') {
      await visitor.reach(player);
      await page.keyboard.press('Space');
    } else {
      // The browser's own play button, in the lower left corner, can only be found by position.
      const { height = 0 } = (await player.boundingBox()) ?? {};
      const position = { x: 25, y: height - 50 };
      if (visitor.way.input === 'touch') await player.tap({ position });
      else await player.click({ position });
    }
    const seconds = () => player.evaluate((element) => (element as HTMLVideoElement).currentTime);
    await expect.poll(seconds).toBeGreaterThan(0);
  },
});
