import type { Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { diffSnapshots, takeSnapshot } from '../page-snapshot.ts';
import { toResult, undecided, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CHARACTERS = Array.from("abcdefghijklmnopqrstuvwxyz0123456789?/.,;:'!*+-=[]#@<>");

/** Presses the characters with focus on no field, and tells what is noticed then, if anything. */
async function press(page: Page, characters: readonly string[]): Promise<string | undefined> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = await takeSnapshot(page);
  for (const character of characters) await page.keyboard.press(character);
  await waitForEffects(page);
  return diffSnapshots(before, await takeSnapshot(page));
}

/** With focus on no field, a letter does nothing: whoever speaks to the computer may say it by chance. */
export const characterShortcuts: Rule = {
  id: 'character-shortcuts',
  criteria: ['2.1.4'],
  invariantTo: ['theme', 'width', 'language'],
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      const noticed = await press(page, CHARACTERS);
      const happened = [...(await changes.since()), ...(noticed ? [noticed] : [])];
      if (happened.length === 0) return toResult([]);
      /** Those of the characters that do something, by halves: most do nothing. */
      const findShortcuts = async (characters: readonly string[]): Promise<string[]> => {
        const one = await press(page, characters);
        if (!one && (await changes.since()).length === 0) return [];
        if (characters.length === 1) return [...characters];
        const middle = Math.ceil(characters.length / 2);
        return [
          ...(await findShortcuts(characters.slice(0, middle))),
          ...(await findShortcuts(characters.slice(middle))),
        ];
      };
      const guilty = await findShortcuts(CHARACTERS);
      const seen = `Characters alone do something: ${happened.join(', and ')}.`;
      if (guilty.length > 0) return toResult([{ where: 'html', seen: `${seen} Keys: ${guilty.join(' ')}` }]);
      // The page may have done it by itself just then, as a dialog that opens late.
      return undecided('Something happened while characters were pressed, and did not happen again.', [
        { where: 'html', seen },
      ]);
    }),
};
