import type { Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { diffSnapshots, takeSnapshot } from '../page-snapshot.ts';
import { toResult, undecided, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CHARACTERS = Array.from("abcdefghijklmnopqrstuvwxyz0123456789?/.,;:'!*+-=[]#@<>");

/** Presses characters without focus on a field; a phrase for the change, if any. */
async function press(page: Page, characters: readonly string[]): Promise<string | undefined> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = await takeSnapshot(page);
  for (const character of characters) await page.keyboard.press(character);
  await waitForEffects(page);
  return diffSnapshots(before, await takeSnapshot(page));
}

/** Without focus on a field, a character does nothing, since speech input may type it by accident. */
export const characterShortcuts: Rule = {
  id: 'character-shortcuts',
  criteria: ['2.1.4'],
  invariantTo: ['theme', 'width', 'language'],
  isSlow: true,
  needsScript: true,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      const change = await press(page, CHARACTERS);
      const happened = [...(await changes.since()), ...(change ? [change] : [])];
      if (happened.length === 0) return toResult([]);
      /** Finds the characters by bisection, since most do nothing. */
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
      const shortcuts = await findShortcuts(CHARACTERS);
      const seen = `Single characters have an effect: ${happened.join(', and ')}.`;
      if (shortcuts.length > 0)
        return toResult([{ where: 'html', seen: `${seen} Keys: ${shortcuts.join(' ')}` }]);
      // The page may have changed by itself, such as by a dialog that opens late.
      return undecided('The page changed once while characters were pressed, and not again.', [
        { where: 'html', seen },
      ]);
    }),
};
