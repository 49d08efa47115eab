import type { Page } from 'playwright';
import { z } from 'zod';

import { LANGUAGES, type Language } from '../evidence/record.ts';

/** The same in both languages, or one per language. */
const perLanguage = z.union([z.string(), z.record(z.enum(LANGUAGES), z.string())]);

/** One interaction on the way to a state. Selectors are those of Playwright. */
export const step = z
  .strictObject({
    click: perLanguage.optional(),
    hover: perLanguage.optional(),
    focus: perLanguage.optional(),
    /** A key of Playwright: `Escape`, `Shift+Tab`. */
    press: z.string().optional(),
    /** Text to type into the focused element. */
    type: perLanguage.optional(),
    /** Waits until the element is visible. */
    see: perLanguage.optional(),
  })
  .refine((each) => Object.keys(each).length === 1, {
    error: 'A step has one key: click, hover, focus, press, type or see.',
  });

export type Step = z.infer<typeof step>;

/** Time for each step; the visit is 'untested' when it takes longer. */
export const STEP_TIMEOUT_MS = 10_000;

/**
 * Takes the steps in their order.
 * @throws Error with the step that cannot be taken.
 */
export async function takeSteps(page: Page, steps: readonly Step[], language: Language): Promise<void> {
  for (const each of steps) {
    try {
      await takeStep(page, each, language);
    } catch (error) {
      throw new Error(`The step ${JSON.stringify(each)} could not be taken.`, { cause: error });
    }
  }
}

async function takeStep(page: Page, { click, hover, focus, press, type, see }: Step, language: Language) {
  const timeout = STEP_TIMEOUT_MS;
  const at = (selector: z.infer<typeof perLanguage>) =>
    page.locator(typeof selector === 'string' ? selector : selector[language]).first();
  if (click !== undefined) await at(click).click({ timeout });
  if (hover !== undefined) await at(hover).hover({ timeout });
  if (focus !== undefined) {
    await at(focus).focus({ timeout });
    // What is closed or hidden stays without focus, and the keys of the next steps would go elsewhere.
    if (!(await at(focus).evaluate((element) => element.matches(':focus-within'))))
      throw new Error('It cannot have focus.');
  }
  if (press !== undefined) await page.keyboard.press(press);
  if (type !== undefined) await page.keyboard.type(typeof type === 'string' ? type : type[language]);
  if (see !== undefined) await at(see).waitFor({ state: 'visible', timeout });
}
