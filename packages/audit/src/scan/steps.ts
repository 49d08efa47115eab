import type { Page } from 'playwright';
import { z } from 'zod';

import { LANGUAGES, type Language } from '../evidence/record.ts';

/** The same in both languages, or one per language. */
const perLanguage = z.union([z.string(), z.record(z.enum(LANGUAGES), z.string())]);

/** One thing that a person does to bring a place into a state. Selectors are those of Playwright. */
export const step = z
  .strictObject({
    click: perLanguage.optional(),
    hover: perLanguage.optional(),
    focus: perLanguage.optional(),
    /** A key as Playwright names it: `Escape`, `Shift+Tab`. */
    press: z.string().optional(),
    /** Text that is typed where focus is. */
    type: perLanguage.optional(),
    /** Waits until it is seen; the state is reached. */
    see: perLanguage.optional(),
  })
  .refine((each) => Object.keys(each).length === 1, { error: 'A step does one thing.' });

export type Step = z.infer<typeof step>;

/** A state that a step does not lead into within this time is not reached: the visit is 'untested'. */
export const REACHED_WITHIN_MS = 10_000;

/** Takes the steps one after the other; throws, with the step, when one cannot be taken. */
export async function takeSteps(page: Page, steps: readonly Step[], language: Language): Promise<void> {
  for (const each of steps) {
    try {
      await take(page, each, language);
    } catch (error) {
      throw new Error(`The step ${JSON.stringify(each)} could not be taken.`, { cause: error });
    }
  }
}

async function take(page: Page, { click, hover, focus, press, type, see }: Step, language: Language) {
  const timeout = REACHED_WITHIN_MS;
  const at = (words: z.infer<typeof perLanguage>) =>
    page.locator(typeof words === 'string' ? words : words[language]).first();
  if (click !== undefined) await at(click).click({ timeout });
  if (hover !== undefined) await at(hover).hover({ timeout });
  if (focus !== undefined) await at(focus).focus({ timeout });
  if (press !== undefined) await page.keyboard.press(press);
  if (type !== undefined) await page.keyboard.type(typeof type === 'string' ? type : type[language]);
  if (see !== undefined) await at(see).waitFor({ state: 'visible', timeout });
}
